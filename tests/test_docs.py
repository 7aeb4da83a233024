"""What the documents name exists."""

import ast
import builtins
import keyword
import re
import sys

import pytest

import nine_mens_morris
import readability
from board import NAMES
from helpers.playing import ROOT, open_match, python_files, type_lines
from rooms.commands.arguments import START, VERSION
from rooms.computer.levels import LEVELS
from rooms.console import TEXT, sentences
from rooms.console.languages import deutsch
from rules import OPTIONS, Refused, new_game, read_points
from test_house import DOORS, FILES, MODULES, ROOMS, TREES, WHOLE, name_of

# The documents describe all rooms. They stay when a room is removed.
of_the_whole_house = pytest.mark.skipif(
    not WHOLE, reason="the documents tell of a room that is gone")

README = (ROOT / "README.md").read_text("utf-8")
REFERENCE = (ROOT / "docs" / "reference.md").read_text("utf-8")
THE_HOUSE = (ROOT / "docs" / "the-house.md").read_text("utf-8")
DOCS = [ROOT / "README.md"] + sorted((ROOT / "docs").glob("*.md"))
SOURCES = sorted({*FILES, *python_files("tests", "players", "docs/build")})

# What the exercises ask for. It does not exist yet: a pupil writes it.
TO_WRITE = {
    "mills", "show_mills", "blocker", "placed_mills", "results.txt",
    "options placed-mills wait", "computer black blocker", "wait",
    "test_a_player_who_flies_may_close_a_mill_from_far_away",
    "test_mills_names_the_mills_on_the_board",
    "test_a_point_with_four_ways_is_a_reason",
    "test_a_mill_made_by_placing_removes_nobody_if_so_agreed",
    "test_blocker_beats_mill_maker", "blocker.py", "three_mens_morris.py",
    "level blocker", "test_a_mill_may_stand_on_a_diagonal",
    "test_a_line_for_each_game_that_has_ended_stands_in_the_results",
    "test_the_first_player_wins_in_nine_turns"}

# What a player chooses, files that are written, and words of other programs
EXAMPLES = set("""ann ben cid ann_ben.py old fox fox.py wolf mon monday sobota
    nothere morris well txt tournaments auto always unicode con nul com1 NO_COLOR
    FORCE_COLOR random my_morris.py pytest pip python install requirements
    colorama thonny slow --all far_away test_meeting lunes montag""".split())


def names_in(path):
    """The functions, classes and tables of a file, and what they take."""
    tree = TREES.get(path) or ast.parse(path.read_text("utf-8"))
    return {target.id for node in tree.body if isinstance(node, ast.Assign)
            for target in node.targets if isinstance(target, ast.Name)} | {
        getattr(node, "arg", "") or node.name for node in ast.walk(tree)
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.arg))}


def named_in(path):
    """What stands in backticks in a document, but not in its code blocks."""
    text = re.sub(r"```.*?```", "", path.read_text("utf-8"), flags=re.S)
    return sorted(set(re.findall(r"`([^`\n]+)`", text)))


PLACES = {name_of(path): names_in(path) for path in SOURCES}
USES = "".join(path.read_text("utf-8").split('"""')[1] for path in SOURCES)
KNOWN = set().union(
    *PLACES.values(), PLACES, TO_WRITE, EXAMPLES, NAMES, ROOMS, LEVELS,
    MODULES, OPTIONS, dir(builtins), keyword.kwlist, vars(new_game()), deutsch.WORDS,
    nine_mens_morris.WORDS, ["--" + name for name in [
        *START, *nine_mens_morris.WORDS, "white", "black", "classic",
        *[option.replace("_", "-") for option in OPTIONS]]],
    [path.stem for path in SOURCES], [path.name for path in SOURCES])


def is_there(name):
    """Does this name a file or a turn, or is each of its words one?"""
    if name.endswith("/") and (ROOT / name).is_dir() or any(
            (place / name).is_file() for place in [
                ROOT, *[door.parent for door in DOORS]]):
        return True
    try:
        return bool(read_points(name))
    except Refused:
        return {name, name.replace("-", "_")} & KNOWN or all(
            KNOWN & {word, word.lower(), word.replace("-", "_")}
            or ".py %s " % word in USES
            for word in re.findall(r"[\w/]*\w\.py|-?-?[^\W\d][\w-]{2,}", name))


@of_the_whole_house
@pytest.mark.parametrize("path", DOCS, ids=[path.name for path in DOCS])
def test_whatever_a_document_names_is_there_and_where_it_finds_it(path):
    sentences.speak(readability.OTHER_LANGUAGES.get(path.name, "english"))
    missing = [name for name in named_in(path)
               if not (is_there(name) or is_there(" ".join(
                   map(sentences.english_word, name.split()))))]
    assert missing == []
    text = " ".join(path.read_text("utf-8").split())
    for names, file in re.findall(r"((?:`\w+`(?:, | and | to )?)+)"
                                  r" (?:in|of) `([\w/]+\.py)`", text):
        for name in re.findall(r"`(\w+)`", names):
            assert name in PLACES[file] or name in TO_WRITE, (name, file)


def test_the_version_is_told_and_each_page_says_for_whom_it_is(capsys):
    with pytest.raises(SystemExit) as ended:
        nine_mens_morris.run(["--version"])
    assert not ended.value.code
    assert capsys.readouterr().out.split() == ["nine_mens_morris.py", VERSION]
    changes = (ROOT / "docs" / "changelog.md").read_text("utf-8")
    assert re.findall(r"^## (\S+)", changes, re.M)[0] == VERSION
    assert TO_WRITE <= set(named_in(ROOT / "docs" / "exercises.md"))
    for path in DOCS[1:]:
        first = path.read_text("utf-8").split("\n")[0]
        assert path.name in readability.OTHER_LANGUAGES or re.fullmatch(
            r"# .*\b[Ff]or (players|pupils who program|teachers"
            r"|translators|everybody)\)?",
            first), path.name
        title = re.sub(r" \(.*", "", first[2:])
        assert "[%s](docs/%s)" % (title, path.name) in README


def test_at_most_one_sentence_in_twenty_is_long_and_all_are_easy():
    for name, text in readability.texts().items():
        *_, share, ease = readability.measures_of(text)
        assert share <= 5 and ease >= 70, name


@of_the_whole_house
def test_every_command_and_every_option_stand_in_their_table():
    table = REFERENCE.split("## Commands\n")[1].split("## Options\n")[0]
    named = set(re.findall(r"`(\w+)", table))
    assert {key[5:] for key in TEXT if key.startswith("help ")} \
        >= set(nine_mens_morris.WORDS) - {""}
    assert set(nine_mens_morris.WORDS) - {"", "yes", "no"} <= named
    for name, values in OPTIONS.items():
        dashed = name.replace("_", "-")
        row = re.search(r"\| `--%s` \| `options %s` \| (.*)" % (
            dashed, dashed), REFERENCE)[1]
        for value in values if isinstance(values[0], str) else values[:1]:
            assert "`%s`" % value in row
        assert row.startswith("`%s`" % values[0])


@of_the_whole_house
def test_every_file_of_a_room_and_every_tool_stand_in_their_table():
    for door in DOORS:
        room = door.parent
        table = THE_HOUSE.split("| `rooms/%s/` |" % room.name)[1]
        table = table.split("\n\n")[0]
        assert sorted(re.findall(r"^\| `([\w/]+\.py)` \|", table, re.M)) == \
            sorted(path.relative_to(room).as_posix()
                   for path in room.rglob("*.py") if path != door
                   and (path.parent == room or path.stem == "english"))
    sources = "".join(path.read_text("utf-8") for path in SOURCES)
    assert {*re.findall(r'^\| "([a-z ]+)" \|', THE_HOUSE, re.M)} == {
        *re.findall(r'\bnotes(?:\[|\.\w+\()"([a-z ]+)"', sources)}
    way = THE_HOUSE.split("## The way of a lost game")[1].split("```")[1]
    for name, file in re.findall(r"^ +(\w+) .*?([\w/]+\.py)$", way, re.M):
        assert "def %s(" % name in (ROOT / file).read_text("utf-8")
    drawing = re.findall(r"```\n(.*?)```", THE_HOUSE, re.S)[0]
    assert all(name + "/" in drawing for name in ROOMS)
    assert all(path.name in drawing for path in ROOT.glob("*.py"))
    tools = sorted((ROOT / "tests" / "tools").glob("*.py"))
    assert len(tools) == 11
    table = (ROOT / "docs" / "CONTRIBUTING.md").read_text("utf-8")
    for path in tools:
        assert "python tests/tools/%s" % path.name in table
        assert '\nif __name__ == "__main__":\n' in path.read_text("utf-8")


def test_a_typed_line_goes_the_way_that_is_told(monkeypatch):
    match, _ = open_match([])
    type_lines(match, "3", "18", "4", "19")
    called = []

    def typed(prompt=""):
        if match.game.turns[4:]:
            raise KeyboardInterrupt
        return "5x18"

    monkeypatch.setattr("builtins.input", typed)
    sys.setprofile(lambda frame, event, argument:
                   event == "call" and called.append(frame.f_code.co_name))
    with pytest.raises(KeyboardInterrupt):
        nine_mens_morris.take_turn(match)
        nine_mens_morris.take_turn(match)
    sys.setprofile(None)
    drawing = THE_HOUSE.split("## The way of a line")[1].split("```")[1]
    told = [name for name in re.findall(r"^ +(\w+)", drawing, re.M)
            if name != "listeners"]
    way = iter(called)
    assert len(told) > 10 and [name for name in told if name in way] == told
