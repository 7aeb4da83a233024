"""lines.py - what a script types, and what the board must show then.

INPUT    reads a script: lines_of

A script is a row of words. A man is placed with 4, moved with 4-7, and removed
with x12. With m it makes a mill. With q nothing new may be said. With ! the
line is wrong and must be refused. With ~ it is typed, and not judged. "end"
means that the game must be over, and "eof" that the input ends.
"""


class Line:
    """One typed line."""

    def __init__(self, text, kind, turn, point=None, before=None, after=None):
        self.text = text
        self.kind = kind    # good mill quiet wrong raw eof end, half of a
                            # move: half, bad half, again (after wrong)
        self.turn = turn    # who types: W or B
        self.point = point  # the point that changes
        self.before = before    # the board before this turn: 24 of . W B
        self.after = after      # the board that must be shown, or None


def lines_of(script, joined=False):
    """The lines of a script. A move is typed `joined` in one line, or first
    its start and then its end."""
    board, man, lines, sure = ["."] * 24, "W", [], True
    for word in script.split():
        before, core = "".join(board), word.rstrip("mq!~").replace("_", "")
        kind = {"m": "mill", "q": "quiet", "!": "wrong", "~": "raw"}.get(
            word[-1], "good")
        start, dash, end = core.partition("-")
        if core == "eof":
            lines.append(Line(None, "eof", man))
        elif core == "end":
            lines.append(Line("", "end", man))
        elif kind in ("wrong", "raw"):
            if start and dash and not joined:
                half = "bad half" if word.endswith("!") else "raw"
                lines.append(Line(start, half, man))
            core = core.replace("-", " ") if start else core
            text = end if start and dash and not joined else core.lstrip("x")
            lines.append(Line(text, kind, man, None, before))
            sure = sure and kind != "raw"
        else:
            point = int(end or start.lstrip("x"))
            board[point] = "." if core[0] == "x" else man
            if dash:
                board[int(start)] = "."
                if not joined:
                    again = lines and lines[-1].kind == "wrong"
                    lines.append(Line(start, "again" if again else "half",
                                      man))
                else:
                    end = core.replace("-", " ")
            shown = "".join(board) if sure and kind != "mill" else None
            lines.append(Line(end or start.lstrip("x"), kind, man, point,
                              before, shown))
            if kind != "mill":
                man = "B" if man == "W" else "W"
    return lines
