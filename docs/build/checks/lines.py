"""lines.py - what a script types, and what the board must show then.

INPUT    reads the scripts, and the lines of one: SCRIPTS lines_of

A script is a row of words. A man is placed with 4, moved with 4-7, and removed
with x12. With m it makes a mill. With q nothing new may be said. With ! the
line is wrong and must be refused (_! is only Enter). With ~ it is typed, and
not judged. "end" means that the game must be over, and "eof" is Ctrl-D.
"""

import collections

from sentences import rows_of_file

TABLE = [(key, *row.partition("|")[::2])
         for key, row in rows_of_file("scripts.txt")]
NINE_EACH = TABLE[0][1]
SCRIPTS = [(int(step), script.replace("NINE_EACH", NINE_EACH), hint.strip())
           for step, hint, script in TABLE[1:]]
KINDS = {"m": "mill", "q": "quiet", "!": "wrong", "~": "raw"}

# One typed line. Its kind is good mill quiet wrong raw eof end, or for the
# start of a move half, bad half (a wrong move), again (after a wrong one).
# `man` types it, W or B, and `point` changes. The board is `before` the turn,
# and must be `after` it: texts of 24 signs. (After None is not judged.)
Line = collections.namedtuple("Line", "text kind man point before after")


def lines_of(script, joined=False):
    """The lines of a script. A move is typed `joined` in one line, or first
    its start and then its end."""
    board, man, lines, sure = ["."] * 24, "W", [], True
    for word in script.split():
        before, core = "".join(board), word.rstrip("mq!~").lstrip("x")
        kind = KINDS.get(word[-1], "good")
        start, dash, end = core.partition("-")
        if word in ("eof", "end"):
            lines.append(Line(None, word, man, None, before, None))
            continue
        if start and dash and not joined:
            half = "bad half" if kind == "wrong" else "half"
            if kind == "good" and lines and lines[-1].kind == "wrong":
                half = "again"
            lines.append(Line(start, half, man, None, before, None))
        text = core.replace("_", "")
        if start and dash:
            text = start + " " + end if joined else end
        if kind in ("wrong", "raw"):
            lines.append(Line(text, kind, man, None, before, None))
            sure = sure and kind == "wrong"
            continue
        point = int(end or start)
        board[point] = "." if word[0] == "x" else man
        if dash:
            board[int(start)] = "."
        after = "".join(board) if sure and kind != "mill" else None
        lines.append(Line(text, kind, man, point, before, after))
        if kind != "mill":
            man = "B" if man == "W" else "W"
    return lines
