"""helpers - what the tests share.

    playing.py        plays the program with typed lines: begin reading here
    drawn.py          positions, drawn as they lie on the board
    set_up.py         positions set up, by chance or from FENs
    slow_rules.py     the rules a second time, slow and obvious, to compare
    perft.py          counts all games up to some turn
    seldom.py         cases of which only some run every day
    recorded.py       games for the tests of records
    keeping.py        the games that the program has kept
    kept_player.py    a program that keeps a game until it is killed
    class_players.py  players of a class, and games of theirs in this process;
                      class_fixtures.py, the fixtures for them
    bad_players.py    players who do everything wrong that can be done
    naive_human.py    a player who sees mills and nothing else
    one_game_of_nine.py, program.py   a game apart, and the whole program, as
                      processes of their own in which nine men play
    here.py           programs at two PCs, all in this process
    two_pcs.py        the same as real processes; chairs.py, only the chairs
    window.py         what is seen in a window, made up in this process
    terminal.py       the program in a pseudo-terminal
    xterm.py          the program in a real window of a terminal; typist.py,
                      who types there; pixels.py, what is seen of it
    thonny.py         the program in Thonny, without its window; with it:
                      thonny_window.py, and thonny_typist.py, who types there
    real_idle.py      the real IDLE, driven; hidden_screen.py, its screen;
                      idle_observer.py, what runs inside it
"""
