"""reds.py - tells what is red in plain words.

INPUT    reads the assertion that failed: assertion_at
STORAGE  all that is said: SAID PLAIN_WORDS
PROCESS  finds the function that the red tests share: noted suspects
OUTPUT   says what was expected, and what came: told_reds told told_error

A red is (the name of a test, its error). `calls` is {name of a test: the code
of each function that it called}.
"""

import ast
import collections
import contextlib
import itertools
import linecache
import os
import pathlib
import re
import sys
import textwrap
import traceback

ROOT = pathlib.Path(__file__).resolve().parents[2]

# STORAGE

SAID = {
    "place": '  File "{path}", line {line}',
    "equal": "  {left} should be {right},\n    but it is {came}.",
    "side": "    {text} is {came}.", "assert": "  This should be true: {text}",
    "error": "  The program stopped there: {kind}: {error}",
    "name": "{name}:", "board": "  The board of this test:",
    "broken": "{file}, line {line}: {words}\n{place}\n    {code}",
    "floor 1": "1 test of {floor} is red.",
    "floor": "{number} tests of {floor} are red.",
    "not run": " The tests above it were not run.",
    "rest": " That is enough: no more tests were run.",
    "more": "... and {number} more.",
    "suspect": "Look here first. The red tests use:",
    "in": "{place}, in {name}"}

# What Python says, and what it means. Other words stay as they are.
PLAIN_WORDS = (
    (r"expected ':'", "a colon is missing in this line."),
    (r"invalid syntax", "Python cannot read this. Is a colon, a comma, a "
     "bracket or a quotation mark missing here, or in the lines above?"),
    (r"expected an indented block.*",
     "this line must stand further to the right (by four spaces)."),
    (r"'return' outside function",
     "this line stands too far to the left: a return belongs to a function."),
    (r"unexpected indent", "this line stands too far to the right, or the "
     "line above stands too far to the left."),
    (r"unindent does not match any outer indentation level",
     "this line begins between two levels. Has it moved, or the line above?"),
    (r"'(.)' was never closed", r"the \1 in this line is never closed."),
    (r"unmatched '(.)'", r"nothing is open that this \1 could close."),
    (r"closing parenthesis '(.)' does not match opening parenthesis '(.)'.*",
     r"the \1 in this line cannot close a \2."),
    (r"unexpected EOF while parsing",
     "the file ends too early. Perhaps a bracket is not closed."),
    (r"EOL while scanning string literal|unterminated string literal.*",
     "a text in this line has no quotation mark at its end."),
    (r"EOF while scanning triple-quoted string literal|unterminated "
     r"triple-quoted string literal.*",
     "a text that begins with three quotation marks does not end."),
    (r".*Maybe you meant '==' .*", "write == to compare two things."),
    (r"inconsistent use of tabs.*|.*TabError.*",
     "tabs and spaces are mixed. Use spaces."),
    (r"(.*\bNoneType\b.*)",
     r"\1. Something in this line is None. Did a function return nothing?"),
    (r"maximum recursion depth.*", "functions call each other without an end"))

LONGEST = 120           # signs of a value that is shown
MOST_NOTED = 100        # calls of a function that are noted line by line
MOST_CALLS = 2000000    # of a test without rooms: twice those of the longest
MOST_WITH_ROOMS = 10 * MOST_CALLS       # they search when a game ends
THREE_FILES = "board.py", "rules.py", "nine_mens_morris.py"
PATHS = {str(ROOT / file) for file in THREE_FILES}
KINDS_OF_TABLE = ast.Dict, ast.ListComp, ast.BinOp, ast.Tuple
TABLES_LESS = 0.8       # nearly all tests read tables
NAMED = 0.3             # how much less a name says than where it stopped


class NeverEnds(RuntimeError):
    """A test has called more functions than any test needs."""


# INPUT

def assertion_at(path, line):
    """(the assertion of a file that this line is a part of, as ast.Assert; the
    text of the file). (None, "") if there is none."""
    with contextlib.suppress(OSError, SyntaxError, ValueError):
        source = pathlib.Path(path).read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Assert) \
                    and node.lineno <= line <= node.end_lineno:
                return node, source
    return None, ""


def text_of(source, node):
    """The text of a part of the source, in one line."""
    text = " ".join((ast.get_source_segment(source, node) or "").split())
    return text.replace(" \\ ", " ")


def frames_of(error):
    """[(path, line, the names of the function)], the test first."""
    frames = [(frame.f_code.co_filename, line, {
        **frame.f_globals, **frame.f_locals}) for frame, line
        in traceback.walk_tb(error.__traceback__)]
    return [frame for frame in frames
            if frame[0].startswith(str(ROOT) + os.sep)
            and os.path.basename(frame[0]) not in (
                "conftest.py", "plain.py", "reds.py")]


def last_frames(error):
    """The last of these frames. What never ends may go on in each of them."""
    return frames_of(error)[0 if isinstance(error, NeverEnds) else -1:]


# PROCESS

@contextlib.contextmanager
def noted(calls, name, most=MOST_CALLS):
    """Note which lines of which functions a test runs, in calls[name]."""
    number, times, ran = itertools.count(), {}, {}
    before = sys.gettrace()

    def note(frame, event, _):
        code = frame.f_code
        key = id(code)              # a hash of the code itself is slow
        if event == "call":
            if next(number) > most:
                raise NeverEnds("this never ends")
            times[key] = times.get(key, 0) + 1
            if times[key] > MOST_NOTED:
                return None
        ran[key, frame.f_lineno] = code
        return note if code.co_filename in PATHS else None
    sys.settrace(note)
    try:
        yield
    finally:
        sys.settrace(before)
        calls.setdefault(name, set()).update(
            (code, line) for (_, line), code in ran.items())


def definitions():
    """({each function, class and table of the three files: (file, line, all
    names in it)}, the tables, {(path, line): its function or class})."""
    known, tables, lines = {}, set(), {}
    for file in THREE_FILES:
        path = ROOT / file
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            names = {part.id for part in ast.walk(node)
                     if isinstance(part, ast.Name)}
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                known[node.name] = file, node.lineno, names
                lines.update(((str(path), line), node.name) for line in
                             range(node.lineno, node.end_lineno + 1))
            elif isinstance(node, ast.Assign) \
                    and isinstance(node.value, KINDS_OF_TABLE):
                name = getattr(node.targets[0], "id", "")
                if isinstance(node.value, ast.Dict):
                    names -= {*known} - tables      # it calls no function
                known[name] = file, node.lineno, names
                tables.add(name)
    return known, tables, lines


def names_used(ran, known, tables, lines):
    """What a test has used of the three files, as (name, line): the lines that
    ran, and with line 0 the tables that they read, or these are made from."""
    found = set()
    used = [name for code, _ in ran for name in code.co_names
            if name in tables]
    while used:
        name = used.pop()
        if name in known and (name, 0) not in found:
            found.add((name, 0))
            used += known[name][2]
    return found | {(lines[code.co_filename, line], line) for code, line in ran
                    if (code.co_filename, line) in lines}


def suspects(calls, reds):
    """What may be wrong, the likeliest first, each as (file, line, name): all
    red tests use it and few green ones, or the program stopped there, or it is
    named there or in the error. `reds` are {test: its error}."""
    known, tables, lines = definitions()
    used = {test: names_used(ran, known, tables, lines)
            for test, ran in calls.items()}
    red = [places for test, places in used.items() if test in reds and places]
    ends = [frame[:2] for error in reds.values()
            for frame in last_frames(error)]
    stopped = [lines.get(place) for place in ends]
    named = [name for text in [*map(str, reds.values()),
                               *[linecache.getline(*place) for place in ends]]
             for name in {*re.findall(r"\w+", text)}]
    weights = collections.defaultdict(float)
    for name, line in set().union(*red):
        if name in tables and {name} < known[name][2] <= tables:
            continue                    # it only joins other tables
        both = sum((name, line) in places for places in red)
        weight = (both / len(red)) ** 4 * both \
            / sum((name, line) in places for places in used.values()) \
            * (TABLES_LESS if name in tables else 1) \
            + (stopped.count(name) + NAMED * named.count(name)) / len(reds)
        weights[name] = max(weight, weights[name])
    return [(*known[name][:2], name) for name in sorted(
        weights, key=lambda name: (-weights[name], known[name][1]))]


# OUTPUT

def told_reds(reds, most):
    """So many of these (name, error) as texts, and how many more there are. A
    test that stopped before it could ask comes last. Of those that stopped
    alike only one is told."""
    rows = sorted(reds, key=lambda red: not isinstance(
        red[1], AssertionError) and not any(
            path in PATHS for path, *_ in frames_of(red[1])))
    ways = {}
    for red in rows:
        ways.setdefault(way_of(*red), red)
    texts = [told(*red) for red in list(ways.values())[:most]]
    return texts + [said("more", number=len(rows) - len(texts))] * (
        len(rows) > len(texts))


def way_of(name, error):
    """How a test is red: the same where it stopped at the same place."""
    ends = not isinstance(error, AssertionError) and last_frames(error)
    return (ends[-1][:2], str(error)) if ends else name


def told(name, error):
    """What a red test says: the sentence of its name, its place, what was
    expected, what came, and the board if there is one."""
    words, *case = name.split("[", 1)
    if words.startswith("test_"):
        words = words[5:].replace("_", " ").capitalize()
    rows = [said("name", name=" [".join([words, *case]))]
    frames = frames_of(error)
    if not frames:          # an example of a docstring, or no file of ours
        return "\n".join(rows + [
            short(error) if isinstance(error, AssertionError) else
            said("error", kind=type(error).__name__, error=short(error))])
    if isinstance(error, AssertionError):
        rows.append(place(*frames[-1][:2]))
        rows += expected_and_came(*frames[-1])
    else:
        rows += dict.fromkeys(place(path, line) for path, line, *_ in
                              [frames[0], *last_frames(error)])
        rows += ["    " + code_at(*frames[-1][:2]),
                 said("error", kind=type(error).__name__,
                      error=in_plain_words(short(error)))]
    rows += board_in([names for *_, names in frames])
    return "\n".join(rows)


def expected_and_came(path, line, names):
    """The rows that say what a failed assertion expected, and what came."""
    node, source = assertion_at(path, line)
    if node is None:
        return []
    text, test = text_of(source, node.test), node.test
    try:
        while isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
            test = next(part for part in test.values
                        if not value_of(part, names))
            text = text_of(source, test)
        sides = [getattr(test, "operand", test)]        # of a not
        if isinstance(test, ast.Compare) and len(test.ops) == 1:
            sides = [test.left, *test.comparators]
            if isinstance(test.ops[0], (ast.Eq, ast.Is)) \
                    and is_literal(sides[1]):
                return [said("equal", left=text_of(source, sides[0]),
                             right=text_of(source, sides[1]),
                             came=short(value_of(sides[0], names)))]
        sides = [side for side in sides if not is_literal(side)]
        return [said("assert", text=text)] + [
            said("side", text=text_of(source, side), came=came)
            for side, came in zip(sides, shown_apart(
                [value_of(side, names) for side in sides]))]
    except BaseException:       # it cannot be worked out a second time
        return [said("assert", text=text)]


def is_literal(node):
    """Does a part of an assertion stand for itself, such as {4}?"""
    try:
        ast.literal_eval(node)
        return True
    except (ValueError, TypeError, SyntaxError):
        return False


def value_of(node, names):
    """What a part of an assertion is worth with these names."""
    return eval(compile(ast.Expression(node), "test", "eval"), names)


def board_in(many_names):
    """The rows of the board that a test looked at last, if it has one."""
    for names in reversed(many_names):
        spots = getattr(names.get("game"), "spots", names.get("spots"))
        if isinstance(spots, list) and len(spots) == 24:
            try:
                import board        # it may be what is broken
                plain = not board.can_show(board.picture_of(spots))
                return [said("board"), board.picture_with_map(spots, plain)]
            except Exception:
                return []
    return []


def told_error(error):
    """Why a file of the program cannot be read at all, in plain words."""
    words = "%s: %s" % (type(error).__name__, short(error))
    if isinstance(error, SyntaxError):
        path, line = error.filename, error.lineno
        words = in_plain_words(str(error.msg))
    elif frames_of(error):
        path, line, _ = frames_of(error)[-1]
    else:
        return words
    return said("broken", file=os.path.basename(str(path)), line=line,
                words=words, place=place(path, line), code=code_at(path, line))


def code_at(path, line):
    """This line of a file, or "" if it cannot be read."""
    with contextlib.suppress(OSError, SyntaxError, TypeError, ValueError):
        return linecache.getline(path, line).strip()
    return ""


def in_plain_words(words):
    """What Python says of a line that it cannot read, in plain words."""
    for pattern, meaning in PLAIN_WORDS:
        found = re.fullmatch(pattern, words)
        words = found.expand(meaning) if found else words
    return words


def told_floor(number, floor, whole=True):
    """How many tests of a floor are red, if the whole floor was run or not."""
    text = said("floor 1" if number == 1 else "floor", number=number,
                floor=floor)
    return text + said("not run" if whole else "rest")


def told_suspects(functions):
    """The functions where the fault may be, as rows."""
    if not functions:
        return ""
    return "\n".join([said("suspect")] + [
        said("in", place=place(str(ROOT / file), line), name=name)
        for file, line, name in functions])


def place(path, line):
    """A place as IDLE and Thonny know it: they go there by a click."""
    return said("place", path=path, line=line)


def short(value):
    """A value as text, cut if it is long."""
    return shown_apart([value])[0]


def shown_apart(values):
    """These values (of a refusal its reason) as texts that are cut if they are
    long. If they differ later than that, they begin a little before it."""
    values = [getattr(value, "reason", value) for value in values]
    texts = [value if isinstance(value, str) and "\n" in value else (
        str(value) if isinstance(value, BaseException) else repr(value))
        for value in values]
    alike = len(os.path.commonprefix(texts))
    if len({*texts}) > 1 and alike > LONGEST * 2 // 3:
        texts = ["... " + text[alike - LONGEST // 3:] for text in texts]
    return [text if len(text) <= LONGEST else text[:LONGEST] + " ..."
            for text in texts]


def said(key, **facts):
    """The sentence with this key, in rows that fit into the window. The row of
    a place stays whole, or IDLE does not go there."""
    return "\n".join(
        row if len(row) < 80 or row.startswith('  File "')
        else textwrap.fill(row, 79, subsequent_indent="      ")
        for row in SAID[key].format(**facts).split("\n"))
