"""helpers - what the tests share: playing, drawing, a terminal, IDLE.

    playing.py        plays the program with typed lines: begin reading here
    drawn.py          positions, drawn as they lie on the board
    seldom.py         cases of which only some run every day
    slow_rules.py     the rules a second time, slow and obvious, to compare
    set_up.py         positions set up, by chance or from FENs
    keeping.py        the games that the program has kept
    window.py         what is seen in a window, made up in this process
    terminal.py       the program in a pseudo-terminal
    real_idle.py      the real IDLE, driven; hidden_screen.py, its screen;
                      idle_observer.py, what runs inside it
    kept_player.py    a program that keeps a game until it is killed
"""
