"""What the documents name exists, and the README's session is true."""

import ast
import builtins
import re
import runpy
import sys

import pytest

import nine_mens_morris
import readability
from board import EMPTY, NAMES
from helpers.playing import (ROOT, WHOLE_GAME, answer, has_room, open_match,
                             played, type_lines)
from rooms.commands.arguments import VERSION, parser
from rooms.commands.typed_line import read_turn
from rooms.computer.levels import LEVELS
from rooms.console import TEXT, sentences
from readability import OTHER_LANGUAGES
from rules import OPTIONS, new_game
from test_house import DOORS, FILES, ROOMS, TREES, module_of, name_of

# The documents describe all rooms. They stay when a room is removed.
WHOLE_HOUSE = all(map(has_room, ("learning", "meeting", "tournament")))
if WHOLE_HOUSE:
    import make_puzzles
    from rooms.learning.lessons import IN_LESSON
    from rooms.learning.proof import GOALS, puzzle_in
    from rooms.learning.replay import REPLAY
    from rooms.learning.tasks import COLOURS
    from rooms.meeting.at_table import AT_TABLE, READY
    from rooms.meeting.meet import LOBBY
    from rooms.tournament.player_files import class_players
of_the_whole_house = pytest.mark.skipif(
    not WHOLE_HOUSE, reason="the documents tell of a room that is gone")

README = (ROOT / "README.md").read_text("utf-8")
REFERENCE = (ROOT / "docs" / "reference.md").read_text("utf-8")
THE_HOUSE = (ROOT / "docs" / "the-house.md").read_text("utf-8")
BLOCKS = re.findall(r"```\n(.*?)```", README, re.S)
DOCS = [ROOT / "README.md"] + sorted((ROOT / "docs").glob("*.md"))
SOURCES = FILES + sorted((ROOT / "tests").rglob("*.py")) + sorted(
    (ROOT / "players").glob("*.py"))

# What the exercises ask for. It does not exist yet: a pupil writes it.
TO_WRITE = {
    "mills", "blocker", "placed_mills", "results.txt",
    "options placed-mills wait", "computer black blocker", "wait",
    "test_a_player_who_flies_may_close_a_mill_from_far_away",
    "test_mills_names_the_mills_on_the_board",
    "test_a_point_with_four_ways_is_a_reason",
    "test_a_mill_made_by_placing_removes_nobody_if_so_agreed",
    "test_blocker_beats_mill_maker", "blocker.py", "three_mens_morris.py",
    "level blocker", "test_a_mill_may_stand_on_a_diagonal",
    "test_a_line_for_each_game_that_has_ended_stands_in_the_results",
    "test_the_first_player_wins_in_nine_turns"}

# Names of files that the program writes, and words of other programs.
OTHERS = {"ann", "Ann", "ben", "cid", "old", "S:\\morris", "fox.py", "players",
          "tournaments", "seed 7", "monday.txt", "unfinished game.txt",
          "Line 12 of Ben's file (...) was changed later, or is damaged",
          "learning.txt", "pytest", "!", "?!", "?", "??", "$1", "$2", "$4",
          "$6", '[Puzzles "17 man 2"]', "mill", "shut", "open",
          "fly", "win", "stop shut", "colorama", "turn 5",
          "NO_COLOR", "FORCE_COLOR", "(!)", "(W)", "(B)", "{}",
          "match.begun", "match.game.spots", "print", ".py", "test_meeting",
          "START", "mill_maker.py", "--files", "ti", "con", "nul", "com1"}


def names_in(path):
    """The functions, classes and tables of a file, and what they take."""
    tree = TREES.get(module_of(path)) or ast.parse(path.read_text("utf-8"))
    names = {target.id for node in tree.body if isinstance(node, ast.Assign)
             for target in node.targets if isinstance(target, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        if isinstance(node, ast.arg):
            names.add(node.arg)
    return names


def named_in(path):
    """What stands in backticks in a document, but not in its code blocks."""
    text = re.sub(r"```.*?```", "", path.read_text("utf-8"), flags=re.S)
    return sorted(set(re.findall(r"`([^`\n]+)`", text)))


PLACES = {name_of(path): names_in(path) for path in SOURCES}
DEFINED = set().union(*PLACES.values())
USES = "".join(path.read_text("utf-8").split('"""')[1] for path in SOURCES)
ARGUMENTS = parser()
FLAGS = set(ARGUMENTS._option_string_actions)
VALUES = {str(value) for values in OPTIONS.values() for value in values}
WORDS = {*nine_mens_morris.WORDS, *LEVELS, *VALUES, "0", "off", "white",
         "black", "both", "fox"}
if WHOLE_HOUSE:
    WORDS.update(REPLAY, IN_LESSON, AT_TABLE, LOBBY, READY, GOALS, COLOURS,
                 [name[:-3] for name in class_players()])
FIELDS = set(vars(new_game())) | {"spots", "man"}


def is_file(name):
    """Is this a file or a folder, seen from the top level? The tables of the
    README leave the room out: it stands above them."""
    return name.endswith("/") and (ROOT / name).is_dir() or any(
        (folder / name).is_file() for folder in [ROOT] + [
            door.parent for door in DOORS])


def is_command(name):
    """Is this a command, with its words, that a player can type?"""
    first, *words = name.split()
    if first == "options" and words:
        return words[0].replace("-", "_") in OPTIONS and len(words) < 3 \
            and set(words[1:]) <= VALUES
    if first in ("say", "watch"):
        return True
    if first in ("computer", "level"):
        return set(words) <= WORDS | {"5"}
    return first in nine_mens_morris.WORDS


def is_turn(name):
    """Is this a turn, or a part of one, that a player can type?"""
    try:
        return bool(read_turn(name))
    except ValueError:
        return False


def is_argument(name):
    """Are these arguments that the command line takes?"""
    flag, *value = name.split(" ", 1)
    if flag not in FLAGS:
        return False
    choices = ARGUMENTS._option_string_actions[flag].choices
    if not (value and choices) or value[0].isupper():
        return True
    return set(value[0].split("|")) <= set(choices)


def is_order(name):
    """Is this a command for a terminal? Do its files and options exist?"""
    if not name.startswith("python "):
        return False
    files = re.findall(r"[\w/]+\.py\b", name)
    tested = name.startswith(("python -m pytest", "python tests/tools/"))
    flags = re.findall(r"--[a-z-]+", name)
    return all(is_file(file) for file in files) and (
        tested or set(flags) <= FLAGS)


def is_python(name):
    """Is this Python for a class player? Do all its names mean something?"""
    try:
        tree = ast.parse(name)
    except SyntaxError:
        return False
    used = {getattr(part, kind) for part in ast.walk(tree)
            for kind in ("id", "attr", "name") if hasattr(part, kind)}
    return used <= DEFINED | FIELDS | {"game", "turn", "turns", "mills",
                                       "random",
                                       "after"} | set(dir(builtins))


def is_there(name):
    """Does this name anything at all?"""
    plain = name.split("(")[0]
    return any((name in OTHERS, name in NAMES, is_file(name), is_turn(name),
                is_command(name), is_argument(name), is_order(name),
                plain in DEFINED, name in WORDS, name in OPTIONS,
                name in TREES, name in ROOMS,
                ".py " + name + " " in USES,
                is_python(name.replace("return", "None"))))


@of_the_whole_house
@pytest.mark.parametrize("path", DOCS, ids=[path.name for path in DOCS])
def test_whatever_a_document_names_is_there(path):
    sentences.speak(OTHER_LANGUAGES.get(path.name, "english"))
    missing = [name for name in named_in(path)
               if not (is_there(name) or is_there(" ".join(
                   map(sentences.in_english, name.split()))))
               and name not in TO_WRITE]
    assert missing == []


@of_the_whole_house
@pytest.mark.parametrize("path", DOCS, ids=[path.name for path in DOCS])
def test_a_name_stands_in_the_file_in_which_a_document_finds_it(path):
    text = " ".join(path.read_text("utf-8").split())
    found = re.findall(r"((?:`\w+`(?:, | and | to )?)+)"
                       r" (?:in|of) `([\w/]+\.py)`", text)
    for names, file in found:
        for name in re.findall(r"\w+", names.replace(" and ", " ")
                               .replace(" to ", " ")):
            assert name in PLACES[file] or name in TO_WRITE, (name, file)


def test_the_page_names_everything_that_an_exercise_asks_for():
    assert TO_WRITE <= set(named_in(ROOT / "docs" / "exercises.md"))


def test_there_are_twelve_exercises_each_with_its_six_parts():
    text = (ROOT / "docs" / "exercises.md").read_text("utf-8")
    tasks = re.split(r"^## \d+\. ", text, flags=re.M)[1:]
    assert len(tasks) == 12
    for task in tasks:
        assert re.findall(r"^- \*\*(.+):\*\* ", task, re.M) == [
            "Change", "See", "Turns red", "Why", "Effort", "Time"]
        assert "test_" in task


def test_the_version_is_told_and_is_the_first_in_the_changelog(capsys):
    with pytest.raises(SystemExit) as ended:
        nine_mens_morris.start(["--version"])
    assert not ended.value.code
    assert capsys.readouterr().out.split() == ["nine_mens_morris.py", VERSION]
    changes = (ROOT / "docs" / "changelog.md").read_text("utf-8")
    assert re.findall(r"^## (\S+)", changes, re.M)[0] == VERSION


# The pages

def test_a_page_says_in_its_first_line_for_whom_it_is():
    for path in DOCS[1:]:
        first = path.read_text("utf-8").split("\n")[0]
        assert path.name in OTHER_LANGUAGES or re.fullmatch(
            r"# .*\b[Ff]or (players|pupils who program|teachers"
            r"|translators|everybody)\)?",
            first), path.name
        title = re.sub(r" \(.*", "", first[2:])
        assert "[%s](docs/%s)" % (title, path.name) in README


@pytest.mark.parametrize("name, text", sorted(readability.texts().items()),
                         ids=sorted(readability.texts()))
def test_at_most_one_sentence_in_twenty_is_long_and_all_are_easy(name, text):
    *_, share, ease = readability.measures_of(text)
    assert share <= 5 and ease >= 70


def test_the_measure_of_sentences_finds_what_is_hard():
    text = readability.text_of_page(
        "# A title\n\nType `4` or `d6`. It is easy.\n\n| one cell is here |"
        " another cell is there |\n|---|---|\n\n    code is left out\n")
    assert readability.sentences_in(text) == [
        ["Type", "word", "or", "word"], ["It", "is", "easy"],
        ["one", "cell", "is", "here"], ["another", "cell", "is", "there"]]
    hard = "Notwithstanding " + "innumerable considerations " * 11
    *_, share, ease = readability.measures_of(hard)
    assert share == 100 and ease < 0
    assert list(map(readability.syllables_in, (
        "man", "removes", "placed", "table", "point"))) == [1, 2, 1, 2, 1]


# The README

def test_the_readme_has_at_most_200_lines():
    assert README.count("\n") <= 200


def test_the_first_screen_shows_the_board_and_the_two_commands():
    top = README.split("\n")[:28]
    assert any(EMPTY.strip() + "──" in line for line in top)
    assert "    python nine_mens_morris.py" in top
    assert ("    python -m pip install -r requirements.txt "
            "&& python -m pytest") in top


def test_the_board_in_the_readme_is_the_one_that_is_drawn():
    said = played("4", "2", "0", "13", "7", "16")
    rows = [line.rstrip() for line in said.split("\n")]
    assert BLOCKS[0] in "\n".join(rows) + "\n"


def test_the_session_in_the_readme_happens_so():
    session = BLOCKS[1]
    typed = re.findall(r": (\S+)$", session, re.M)
    said = played(*typed)
    kept = [line for line in said.split("\n") if re.match(
        r"Turn \d|White, remove|There|Taken|\d\.|Good", line)]
    assert "\n".join(kept) + "\n" == session


@of_the_whole_house
def test_every_command_stands_in_its_table():
    table = REFERENCE.split("## Commands\n")[1].split("## Options\n")[0]
    named = set(re.findall(r"`(\w+)", table))
    assert {key[5:] for key in TEXT if key.startswith("help ")} \
        == set(nine_mens_morris.WORDS)
    assert set(nine_mens_morris.WORDS) - {"yes", "no"} <= named


def test_every_option_stands_in_its_table():
    for name, values in OPTIONS.items():
        dashed = name.replace("_", "-")
        row = re.search(r"\| `--%s` \| `options %s` \| (.*)" % (
            dashed, dashed), REFERENCE)[1]
        for value in values:
            assert "`%s`" % value in row
        assert row.startswith("`%s`" % values[0])
    told = ARGUMENTS.format_help()
    for name in re.findall(r"`(--[a-z-]+)", REFERENCE):
        assert name in told


def test_the_rules_stand_in_ten_lines():
    rules = README.split("## The rules in ten lines")[1].split("##")[0]
    assert re.findall(r"^(\d+)\. ", rules, re.M) == [str(n + 1)
                                                     for n in range(10)]


def test_every_file_of_a_room_stands_in_its_table():
    for door in DOORS:
        room = door.parent
        table = THE_HOUSE.split("| `rooms/%s/` |" % room.name)[1]
        table = table.split("\n\n")[0]
        assert sorted(re.findall(r"^\| `([\w/]+\.py)` \|", table, re.M)) == \
            sorted(path.relative_to(room).as_posix()
                   for path in room.rglob("*.py") if path != door
                   and (path.parent == room or path.stem == "english"))


def test_the_drawing_of_the_house_has_its_rooms_and_its_three_files():
    drawing = re.findall(r"```\n(.*?)```", THE_HOUSE, re.S)[0]
    for name in ROOMS:
        assert name + "/" in drawing
    for path in ROOT.glob("*.py"):
        assert path.name in drawing


def way_of(line, match, monkeypatch):
    """The files of the program that a typed line goes through: first those
    that wait for it, then those that it enters until the board is shown."""
    way, ours = [], {str(path): name_of(path) for path in FILES + DOORS}

    def note(frame, event, argument):
        name = ours.get(frame.f_code.co_filename)
        if event == "call" and name and name not in way:
            way.append(name)

    def typed(prompt):
        waiting = [sys._getframe(1)]
        while waiting[0].f_back:
            waiting.insert(0, waiting[0].f_back)
        for frame in waiting:
            note(frame, "call", None)
        sys.setprofile(note)
        return line

    monkeypatch.setattr("builtins.input", typed)
    try:
        nine_mens_morris.take_turn(match)
        nine_mens_morris.show_board(match)
    finally:
        sys.setprofile(None)
    return way


def test_a_typed_line_goes_the_way_that_is_told(monkeypatch):
    match, _ = open_match([])
    type_lines(match, *WHOLE_GAME[:22])
    way = way_of("12-13x4", match, monkeypatch)
    assert len(match.game.turns) == 23
    text = (ROOT / "docs" / "for-teachers.md").read_text("utf-8")
    told = re.findall(r"`([\w/]+\.py)`", text.split("## A line on its way")[1]
                      .split("##")[0])
    assert [name for name in way if name in told
            or not name.startswith("rooms/records/")] == told


@of_the_whole_house
def test_the_puzzle_on_the_page_is_one():
    page = (ROOT / "docs" / "puzzles.md").read_text("utf-8")
    title, *drawing = page.split("```")[1].strip().split("\n")
    assert make_puzzles.proven(puzzle_in(title, "\n".join(drawing)))


def test_the_ways_to_type_a_turn_are_understood():
    for typed in ("4 7", "4-7", "4,7", "4-7x12", "d6", "d6-d5xg4"):
        assert "is not a point" not in answer(typed)


@of_the_whole_house
@pytest.mark.parametrize("script, words, path, told", [
    ("benchmark_computer.py", ["zzz"], None, "invalid choice: 'zzz'"),
    ("benchmark_computer.py", ["games", "x"], None, "invalid int value: 'x'"),
    ("benchmark_learning.py", ["zzz"], None, "invalid choice: 'zzz'"),
    ("exercises.py", ["99"], None, "no exercise 99. There are 1 to 12"),
    ("make_puzzles.py", ["zzz"], None, "Nothing can be made: "),
    ("make_puzzles.py", ["check", "zzz"], None, "Nothing can be proven: "),
    ("mutate.py", ["zzz"], None, "There is no file or room zzz to change"),
    ("measure_contrast.py", [], "", "Nothing can be measured: "),
    ("make_pictures.py", [], "", "No picture can be made: ")])
def test_a_tool_that_cannot_do_it_says_so(script, words, path, told,
                                          monkeypatch, capsys):
    place = str(ROOT / "tests" / "tools" / script)
    monkeypatch.setattr(sys, "argv", [place] + words)
    if path is not None:
        monkeypatch.setenv("PATH", path)
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(place, run_name="__main__")
    assert told in capsys.readouterr().err + str(ended.value)
    assert ended.value.code


def test_every_tool_can_be_run_and_stands_on_the_page_of_the_house():
    tools = sorted((ROOT / "tests" / "tools").glob("*.py"))
    assert len(tools) > 10
    for path in tools:
        assert "python tests/tools/%s" % path.name in THE_HOUSE
        assert '\nif __name__ == "__main__":\n' in path.read_text("utf-8")
