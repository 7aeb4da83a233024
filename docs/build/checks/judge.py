"""judge.py - compares what a program has shown with what it should show.

PROCESS  finds the first fault of a run: fault_in

`answer` is what child.py tells of a run. A fault is (the key of a sentence,
its facts), or None. Among them is the `number` of the line that was typed last.
A difference is (point, what is wanted, what is shown).
"""

from pictures import bad_row, boards_in, words_in


def fault_in(step, lines, answer):
    """The first fault of a run in which these lines were typed."""
    text = answer["printed"][0]
    if answer["end"] in ("crash", "endless") and len(answer["printed"]) == 1:
        return answer["end"] + " at once", dict(answer, refusing=False)
    boards = boards_in(text)
    if len(boards) > 2:
        return "many boards", {"number": len(boards)}
    if step > 2:
        return Run(step, lines, answer).fault()
    if not text.strip():
        return "nothing", {}
    if not boards:
        return fault_of_row(text) or ("no picture", {})
    if step == 1 or answer["end"] == "asks":    # later it shows no men yet
        return None
    return fault_of_two_men(boards[-1])


def fault_of_row(text):
    """The fault of a board that is not as on the page, or None. If no hole is
    left, the marks of the spots may be too short."""
    row = bad_row(text)
    key = "bad row" if "\u25cb" in text else "bad marks"
    return (key, {"row": row}) if row else None


def fault_of_two_men(marks):
    """The fault of step 2: a man on 4, and another one on 19."""
    empty = max(marks, key=marks.count)
    men = [point for point in range(24) if marks[point] != empty]
    if " \u25cb " in marks and len(set(marks)) > 1:
        return "holes", {"point": marks.index(" \u25cb ")}
    if men != [4, 19]:
        return ("not two men" if men else "no men"), {
            "points": " and ".join(map(str, men))}
    return ("same men", {"one": 4, "two": 19}) if marks[4] == marks[19] \
        else None


class Run:
    """One run of a program, while it is judged."""

    def __init__(self, step, lines, answer):
        self.step, self.end, self.answer = step, answer["end"], answer
        self.lines = [line for line in lines if line.kind != "end"]
        self.over = len(self.lines) < len(lines)
        self.printed = answer["printed"]
        self.asked = len(self.printed) - 1
        self.empty, self.men = set(), {}    # marks: of no man, and of W and B
        self.wrong = []         # the wrong lines since the last good turn

    def fault(self):
        """The first fault, in the order of the lines."""
        if self.asked == 0:
            return "never asks", {}
        marks = (boards_in(self.printed[0]) or [[]])[-1]
        self.empty = set(marks)
        if len({mark for point, mark in enumerate(marks)
                if mark.strip() != str(point)}) > 1:
            return "full at start", {}
        stopped = self.end in ("crash", "endless")
        for number in range(1, self.asked + 1 - stopped):
            found = self.fault_after(number, self.lines[number - 1])
            if found:
                return found
        return self.fault_of_end(self.lines[self.asked - 1]) or self.silent()

    def fault_of_end(self, last):
        """Did the program crash, or end too early or too late?"""
        facts = {"typed": last.text, "number": self.asked}
        if self.end in ("crash", "endless"):
            return self.end, dict(self.answer, **facts, refusing=last.kind in (
                "wrong", "eof"))
        if self.asked < len(self.lines) - (self.lines[-1].kind == "raw"):
            return "ended", facts
        if self.over and self.end == "asks":
            return "goes on", facts
        if self.over and not self.new_words(self.asked):
            return "no winner", facts
        if self.over and self.named_at_end() not in (None, last.man):
            return "wrong winner", facts
        return None

    def named_at_end(self):
        """The man whose mark stands in the last line, if it is one alone. A
        letter or a number may stand there for something else."""
        said = self.printed[self.asked].strip().split("\n")[-1]
        named = [man for man, mark in self.men.items()
                 if mark in said and not mark.strip().isalnum()]
        return named[0] if len(named) == 1 else None

    def silent(self):
        """Was a line refused without a word?"""
        for number, line in enumerate(self.lines, 1):
            before = self.lines[number - 2].kind == "bad half"
            if line.kind == "wrong" and not self.new_words(number) \
                    and not (before and self.new_words(number - 1)):
                return "silent", {"typed": line.text}
        return None

    def new_words(self, number, kinds=("good", "half", "mill"), end=None):
        """What is said after this many lines, and after no other line of these
        kinds, up to the `end`."""
        usual = words_in(self.printed[0]).union(*[
            words_in(text) for other, (line, text) in enumerate(
                zip(self.lines, self.printed[1:end]), 1)
            if line.kind in kinds and other != number])
        return words_in(self.printed[number]) - usual

    def fault_after(self, number, line):
        """The fault after this many lines. This is the last of them."""
        boards = boards_in(self.printed[number])
        facts = {"typed": line.text, "number": number}
        if line.kind == "mill" or line.kind == "quiet" and boards:
            said = bool(self.new_words(number, ("good", "half"), number))
            if said != (line.kind == "mill"):
                return ("false" if said else "silent") + " mill", facts
        if line.kind == "raw" and self.step == 4 and boards \
                and not self.is_empty(boards[-1], int(line.text)):
            return "tenth man", facts
        if line.kind == "wrong":
            self.wrong.append(number)
            differences = boards and self.differences(boards[-1], line.before)
            if differences:
                return "took", dict(facts, point=differences[0][0])
        if not line.after:
            return None
        found = self.fault_of_board(line, self.printed[number])
        self.wrong = []
        return found and (found[0], dict(facts, **found[1]))

    def fault_of_board(self, line, text):
        """The fault of the board in the text after a good turn."""
        point, boards = line.point, boards_in(text)
        if not boards and self.end == "asks" and line.after[point] == ".":
            return "not removed", {"point": point}
        if not boards and bad_row(text):
            return fault_of_row(text)
        if not boards:                  # is there a refusal, and a question?
            return ("refused" if len(words_in(text)) > 1 else "no board"), {}
        marks = boards[-1]
        if not self.empty:
            self.empty = {max(marks, key=marks.count)}
        if line.man not in self.men and not self.is_empty(marks, point):
            self.men[line.man] = marks[point]
        if self.step > 3 and self.men.get("W") == self.men.get("B"):
            return "same men", {"one": self.lines[0].text, "two": line.text}
        differences = self.differences(marks, line.after)
        return self.explained(line, differences) if differences else None

    def is_empty(self, marks, point):
        """Is no man on this point?"""
        return marks[point] in self.empty or marks[point].strip() == str(point)

    def shown(self, marks, point):
        """What is on a point: . or W or B, or ? for an unknown mark. In step 3
        all men are W."""
        if self.is_empty(marks, point):
            return "."
        if self.step == 3:
            return "W"
        return {mark: man for man, mark in self.men.items()}.get(
            marks[point], "?")

    def differences(self, marks, wanted):
        """Where the board differs."""
        if self.step == 3:
            wanted = wanted.replace("B", "W")
        return [(point, wanted[point], self.shown(marks, point))
                for point in range(24)
                if self.shown(marks, point) != wanted[point]]

    def explained(self, line, differences):
        """The sentence that says best what differs."""
        point, wanted, shown = differences[0]
        facts = {"point": point, "wanted": wanted, "shown": shown}
        points = [place for place, _, _ in differences]
        others = [place for place in points if place != line.point]
        if self.wrong:
            swapped = not others and shown in "WB"
            return ("turn lost" if swapped else "took"), dict(
                facts, typed=self.lines[self.wrong[-1] - 1].text)
        if not others and wanted == ".":
            return "not removed", facts
        if not others and shown == ".":
            return "no man", facts
        if len(points) == 1 and wanted == ".":
            return "not left", facts
        if all(now == line.before[place] for place, _, now in differences):
            return "refused", facts
        if all(after == "." for _, _, after in differences) and others:
            return "forgotten", dict(facts, point=others[0])
        if len(differences) == 2 and line.point in points:
            return "elsewhere", {"point": line.point, "other": others[0]}
        return "differs", facts
