"""helpers - what the tests share.

    guard.py          the tests touch nothing but their own folder
    playing.py        plays the program with typed lines: read this first
    drawn.py          positions, drawn as they lie on the board
    set_up.py         positions by chance or from FENs
    slow_rules.py     the rules a second time, slow but clear, to compare
    seldom.py         cases: only some of them run every day
    recorded.py       games for the tests of records
    held_open.py      a file that another program has open, as on Windows
    keeping.py        the games that the program has kept
    kept_player.py    a program that keeps a game until it is killed
    learners.py       a player who presses Ctrl-C while learning
    class_players.py  players of a class, and their games in this process;
                      class_fixtures.py: the fixtures for them
    bad_players.py    players that make every possible mistake
    naive_human.py    a player who sees mills and nothing else
    one_player_of_nine.py, program.py a game apart, and the whole program.
                      Each is its own process, and nine men play
    here.py           programs at two PCs, all in this process
    two_pcs.py        the same as real processes; by_hand.py: sheets as no
                      program writes them
    window.py         what a player sees in a window, without a real one
    terminal.py       the program in a pseudo-terminal
    real_windows.py   real windows, and what a player sees of them; typist.py
                      types there
    thonny.py         the program in Thonny, without its window;
                      thonny_typist.py types in the window
    real_idle.py      the real IDLE, which tests use; idle_observer.py runs
                      inside it
"""
