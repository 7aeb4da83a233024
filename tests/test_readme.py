"""The README: its commands, tables and session are true."""

import re

from board import EMPTY
from commands import COMMANDS
from game import OPTIONS
from playing import ROOT, answer, played, run
from manual import HELP

README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```\n(.*?)```", README, re.S)


def test_the_first_screen_shows_the_board_and_the_two_commands():
    top = README.split("\n")[:28]
    assert any(EMPTY + "─" in line for line in top)
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
        r"(White|Black), |There|Taken|\d\.|Good", line)]
    assert "\n".join(kept) + "\n" == session


def test_every_command_stands_in_its_table():
    table = README.split("### Commands")[1].split("### Options")[0]
    named = set(re.findall(r"`(\w+)", table))
    assert set(HELP) == set(COMMANDS)
    assert set(HELP) - {"yes", "no"} <= named


def test_every_option_stands_in_its_table():
    for name, values in OPTIONS.items():
        dashed = name.replace("_", "-")
        row = re.search(r"\| `--%s` \| `options %s` \| (.*)" % (
            dashed, dashed), README)[1]
        for value in values:
            assert "`%s`" % value in row
        assert row.startswith("`%s`" % values[0])
    for name in re.findall(r"`(--[a-z-]+)", README):
        assert name in run(b"", "--help").stdout.decode()


def test_the_rules_stand_in_ten_lines():
    rules = README.split("### The rules in ten lines")[1].split("##")[0]
    assert re.findall(r"^(\d+)\. ", rules, re.M) == [str(n + 1)
                                                     for n in range(10)]


def test_every_file_of_the_program_stands_in_the_plan():
    files = set(re.findall(r"^\| `(\w+\.py)`(?:, `(\w+\.py)`)?", README, re.M))
    files = {name for pair in files for name in pair if name}
    assert files == {path.name for path in ROOT.glob("*.py")}


def test_every_function_that_answers_a_question_is_there():
    import position
    import rules
    table = README.split("functions that answer them")[1].split("##")[0]
    for name in re.findall(r"`(\w+)\(", table):
        assert hasattr(rules, name) or hasattr(position, name)


def test_the_ways_to_type_a_turn_are_understood():
    for typed in ("4 7", "4-7", "4,7", "4-7x12", "d6", "d6-d5xg4"):
        assert "is no point" not in answer(typed)
