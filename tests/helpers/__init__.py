"""helpers - what the tests share. The first line of each file says what it is
for. playing.py plays the program with typed lines: read this first. drawn.py
has positions, drawn as they lie on the board.
"""
