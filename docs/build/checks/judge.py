"""judge.py - compares what a program has shown with what it should show.

PROCESS  finds the first fault of a run: fault_in

`answer` is what child.py tells of a run. A fault is (the key of a sentence,
its facts), or None.
"""

from pictures import boards_in, bad_row, words_in
from lines import lines_of


def fault_in(step, script, answer, joined=False):
    """The first fault of a run of this script."""
    if step < 3:
        return crash_in(answer, []) or (
            no_picture(answer) if step == 1 else not_two_men(answer))
    lines = lines_of(script, joined)
    return Run(step, lines, answer).fault()


def crash_in(answer, lines):
    """Why the program stopped by itself, or could not stop."""
    last = line_read(answer, lines)
    facts = dict(answer, typed=last and last.text, refusing=bool(
        last and last.kind in ("wrong", "eof")))
    if answer["end"] in ("crash", "endless"):
        began = "" if len(answer["printed"]) > 1 else " at once"
        return answer["end"] + began, facts
    return None


def line_read(answer, lines):
    """The last line that the program has read, or None."""
    number = len(answer["printed"]) - 1
    return lines[number - 1] if lines and number else None


def no_picture(answer):
    """The fault of step 1."""
    text = answer["printed"][0]
    if boards_in(text):
        return None
    row = bad_row(text)
    if row:
        return "bad row", {"row": row}
    return ("no picture" if text.strip() else "nothing"), {}


def not_two_men(answer):
    """The fault of step 2. A later program asks, and shows no men yet."""
    boards = boards_in(answer["printed"][0])
    if answer["end"] == "asks":
        return None
    if not boards:
        row = bad_row(answer["printed"][0])
        return ("bad row", {"row": row}) if row else ("no picture", {})
    marks = boards[-1]
    empty = max(marks, key=marks.count)
    men = [point for point in range(24) if marks[point] != empty]
    if "\u25cb" in "".join(marks) and len(set(marks)) > 1:
        return "holes", {"point": marks.index(" \u25cb ")}
    if len(boards) > 2:
        return "many boards", {"number": len(boards)}
    if men != [4, 19]:
        return ("not two men" if men else "no men"), {
            "points": " and ".join(map(str, men))}
    return ("same men", {"one": 4, "two": 19}) if marks[4] == marks[19] \
        else None


class Run:
    """One run of a program, while it is judged."""

    def __init__(self, step, lines, answer):
        self.step, self.answer = step, answer
        self.lines = [line for line in lines if line.kind != "end"]
        self.over = len(self.lines) < len(lines)
        self.printed = answer["printed"]
        self.empty, self.men = set(), {}
        self.wrong = []         # wrong lines since the last good turn

    def fault(self):
        """The first fault, in the order of the lines."""
        if self.answer["end"] == "crash" and len(self.printed) == 1:
            return crash_in(self.answer, self.lines)
        if len(self.printed) == 1 and self.answer["end"] == "end":
            return "never asks", {}
        boards = boards_in(self.printed[0])
        if boards and len({mark for point, mark in enumerate(boards[-1])
                           if mark.strip() != str(point)}) > 1:
            return "full at start", {}
        self.empty = set(boards[-1] if boards else [])
        for number, line in enumerate(self.lines[:len(self.printed) - 1]):
            last = number == len(self.printed) - 2
            if last and self.answer["end"] in ("crash", "endless"):
                break
            found = self.fault_of_line(number, line)
            if found:
                return found[0], dict({"typed": line.text}, **found[1])
        return crash_in(self.answer, self.lines) or self.end_of_run()

    def end_of_run(self):
        """Did the program end too early, or too late?"""
        asked, wanted = len(self.printed) - 1, len(self.lines)
        facts = {"typed": line_read(self.answer, self.lines).text}
        if asked < wanted - (self.lines[-1].kind == "raw"):
            return "ended", facts
        if self.over and self.answer["end"] == "asks":
            return "goes on", facts
        if self.over and not self.new_words(asked):
            return "no winner", facts
        return None

    def new_words(self, number, kinds=("good", "half", "mill")):
        """What is said after this many lines, and in no turn of this kind."""
        usual = words_in(self.printed[0]).union(*[
            words_in(self.printed[other + 1])
            for other, line in enumerate(self.lines[:len(self.printed) - 1])
            if line.kind in kinds and other + 1 != number])
        return words_in(self.printed[number]) - usual

    def fault_of_line(self, number, line):
        """The fault after one line."""
        boards = boards_in(self.printed[number + 1])
        if line.kind == "mill" and not self.new_words(number + 1,
                                                      ("good", "half")):
            return "silent mill", {}
        if line.kind == "quiet" and self.new_words(number + 1,
                                                   ("good", "half")):
            return "false mill", {}
        if line.kind == "raw" and self.step == 4 and boards \
                and not self.is_empty(boards[-1], int(line.text)):
            return "tenth man", {}
        if line.kind == "wrong":
            self.wrong.append(number)
            if boards and self.differences(boards[-1], line.before):
                return "took", {"point": self.differences(
                    boards[-1], line.before)[0][0]}
        if line.after:
            found = self.fault_of_board(line, boards)
            silent = [wrong for wrong in self.wrong if not (
                self.new_words(wrong + 1) or self.lines[wrong - 1].kind
                == "bad half" and self.new_words(wrong))]
            if not found and silent:
                return "silent", {"typed": self.lines[silent[0]].text}
            self.wrong = []
            return found
        return None

    def fault_of_board(self, line, boards):
        """The fault of the board after a good turn."""
        if not boards:
            return ("not removed" if line.after[line.point] == "." else
                    "no board"), {"point": line.point}
        marks, man = boards[-1], line.turn
        if not self.empty:
            self.empty = {max(marks, key=marks.count)}
        if man not in self.men:
            if self.is_empty(marks, line.point):
                return self.no_man(line, marks)
            self.men[man] = marks[line.point]
            if self.step > 3 and len(self.men) == 2 \
                    and self.men["W"] == self.men["B"]:
                return "same men", {"one": self.lines[0].text,
                                    "two": line.text}
        found = self.differences(marks, line.after)
        return self.explained(line, marks, found) if found else None

    def is_empty(self, marks, point):
        """Is no man on this point?"""
        return marks[point] in self.empty or marks[point].strip() == str(point)

    def letter(self, marks, point):
        """What is on a point: . or W or B, or ? for an unknown mark."""
        if self.is_empty(marks, point):
            return "."
        if self.step == 3:
            return "M"
        return {mark: man for man, mark in self.men.items()}.get(
            marks[point], "?")

    def differences(self, marks, wanted):
        """[(point, what it should be, what it is)] where the board differs."""
        if self.step == 3:
            wanted = wanted.replace("W", "M").replace("B", "M")
        return [(point, wanted[point], self.letter(marks, point))
                for point in range(24)
                if self.letter(marks, point) != wanted[point]]

    def no_man(self, line, marks):
        """The fault if the first man of a player is not where it was put."""
        others = [point for point in range(24) if line.before[point] == "."
                  and not self.is_empty(marks, point)]
        if others:
            return "elsewhere", {"point": line.point, "other": others[0]}
        return "no man", {"point": line.point}

    def explained(self, line, marks, found):
        """The sentence that says best what differs."""
        point, wanted, shown = found[0]
        facts = {"point": point, "wanted": wanted, "shown": shown}
        places = [place for place, _, _ in found]
        if self.wrong:
            wrong = self.lines[self.wrong[-1]].text
            facts.update(wrong=wrong, man=line.turn)
            swapped = places == [line.point] and shown in "WB"
            return ("turn lost" if swapped else "took"), dict(
                facts, typed=wrong)
        if all(shown == "." and wanted != "." for _, wanted, shown in found) \
                and line.point not in places:
            return "forgotten", facts
        if places == [line.point] and shown == line.before[line.point]:
            return ("not removed" if wanted == "." else "no man"), facts
        if line.point in places and len(found) == 2 and wanted != shown \
                and self.letter(marks, line.point) == ".":
            others = [place for place in places if place != line.point]
            return "elsewhere", {"point": line.point, "other": others[0]}
        if line.point not in places and len(found) == 1 and wanted == ".":
            return "not left", facts
        return "differs", facts
