"""The README shows the board and a session as they are."""

import re

from board import EMPTY
from helpers.playing import ROOT, played
from rooms.console import TEXT

README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```\n(.*?)```", README, re.S)


def test_the_readme_is_short_and_begins_with_the_board_and_the_commands():
    top = README.split("\n")[:38]
    assert any(EMPTY.strip() + "──" in line for line in top)
    assert "    python nine_mens_morris.py" in top
    assert ("    python -m pip install -r requirements.txt "
            "&& python -m pytest") in top
    assert README.count("\n") <= 200
    rules = README.split("## The rules in ten lines")[1].split("##")[0]
    assert re.findall(r"^(\d+)\. ", rules, re.M) == [*map(str, range(1, 11))]


def test_the_board_in_the_readme_is_the_one_that_is_drawn():
    said = played("4", "2", "0", "13", "7", "16")
    rows = [line.rstrip() for line in said.split("\n")]
    assert BLOCKS[0] in "\n".join(rows) + "\n"


def test_the_pages_in_other_languages_have_the_parts_of_the_readme():
    for name in re.findall(r"\(docs/(L[A-Z]+\.md|CZYTAJ\.md)\)", README):
        page = (ROOT / "docs" / name).read_text("utf-8")
        for line in ("\n## ", "    python nine_mens_morris.py", "    python -m "
                     "pip install -r requirements.txt && python -m pytest",
                     "    from rules import legal_turns"):
            assert page.count(line) == README.count(line) > 0, (name, line)


def test_the_session_in_the_readme_happens_so():
    session = BLOCKS[1].replace(", making a mill", TEXT["mills made 1"])
    said = played(*re.findall(r": (\S+)$", session, re.M))
    kept = [line for line in said.split("\n") if re.match(
        r"Turn \d|White, remove|There|Taken|\d\.|Good", line)]
    assert "\n".join(kept) + "\n" == session
