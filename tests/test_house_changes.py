"""The changes that must stay cheap: each is made on a copy, in few files.
The house stays in order."""

import ast
import os
import re
import subprocess
import sys

import pytest

from helpers.playing import ROOT, as_tested, copied, copy_all, has_room, run

SLOW = pytest.mark.slow(why="the program and its house tests run on a copy")
ENGLISH = "rooms/console/languages/english.py"

OPTION = {
    "rules.py": [
        ('    "repetitions": (3,),\n',
         '    "repetitions": (3,),\n    "first": ("white", "black"),\n'),
        ("    return Game({name: options.get(name, values[0])\n"
         "                 for name, values in OPTIONS.items()})\n",
         "    game = Game({name: options.get(name, values[0])\n"
         "                 for name, values in OPTIONS.items()})\n"
         '    game.to_move = {"white": WHITE, "black": BLACK}[\n'
         '        game.options["first"]]\n    return game\n')],
    ENGLISH: [('    "--style":',
               '    "--first": "who begins",\n    "--style":')]}
COMMAND = {
    "rooms/commands/reports.py": [
        ("def show_rules(",
         'def count_men(match, words):\n    """The men on the board."""\n'
         '    tell(match, "men there", number=24 - match.game.spots.count(" ● "'
         "))\n\n\ndef show_rules("),
        ('"log": show_log}', '"log": show_log, "count": count_men}')],
    ENGLISH: [('    "help help":', '    "help count": "how many men there are",'
               '\n    "men there": "Men: {number}.",\n    "help help":')]}
LEVEL = {"rooms/computer/levels.py": [
    ("def good(", "def wild(game, turns, seconds, chance, alive):\n"
     '    """Plays whatever comes."""\n    return turns[0]\n\n\ndef good('),
    ('    "good": good,\n', '    "good": good,\n    "wild": wild,\n')]}
GLYPHS = {"board.py": [("WHITE = '▓▓▓'", "WHITE = '(W)'"),
                       ("BLACK = '░░░'", "BLACK = '(B)'")]}


def changed(folder, change):
    """The folder of a copy of the project with this change. It plays with nine
    men."""
    copy_all(folder)
    for name, pairs in change.items():
        text = (folder / name).read_text("utf-8")
        for old, new in pairs:
            assert text.count(old) == 1
            text = text.replace(old, new)
        (folder / name).write_text(text, "utf-8")
    return as_tested(folder)


def said(folder, *lines, arguments=()):
    """What the changed program says."""
    done = run("".join(line + "\n" for line in lines).encode(), *arguments,
               folder=folder)
    assert done.returncode == 0 and done.stderr == b""
    return done.stdout.decode("utf-8")


def house_is_in_order(folder):
    """Are the tests of the house green in this copy?"""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider",
         "tests/test_house.py"], cwd=str(folder), stdout=subprocess.PIPE,
        env=dict(os.environ, PYTEST_ADDOPTS=""))
    return done.returncode == 0


@SLOW
def test_a_new_option_takes_two_files(folder):
    there = changed(folder / "program", OPTION)
    told = said(there, "options", "4", "save it", "load it",
                arguments=("--first", "black"))
    assert "first black (it can be white or black)" in told \
        and "Black placed a man on 4." in told
    assert "1 turn." in told and house_is_in_order(there)


@SLOW
@pytest.mark.skipif(not has_room("learning"), reason="no room learning")
def test_a_new_command_takes_two_files_and_works_in_replay_and_puzzle(folder):
    there = changed(folder / "program", COMMAND)
    told = said(there, "4", "count", "replay", "count", "help count", "stop",
                "puzzle", "count", "help")
    assert told.count("Men: ") == 3 and "how many men there are" in told
    assert "more      count, stop" in told and house_is_in_order(there)


@SLOW
def test_a_new_level_takes_one_file(folder):
    there = changed(folder / "program", LEVEL)
    told = said(there, "computer black wild", "4")
    assert "Computer, wild: 8 in hand" in told and house_is_in_order(there)


@SLOW
def test_new_glyphs_take_one_file(folder):
    there = changed(folder / "program", GLYPHS)
    assert "(W) Player one" in said(there, "4") and house_is_in_order(there)


@SLOW
def test_a_new_language_takes_one_new_file(folder):
    there = changed(folder / "program", {})
    words = (there / ENGLISH).read_text("utf-8").replace(
        "english.py", "german.py")
    (there / "rooms/console/languages/german.py").write_text(words, "utf-8")
    assert house_is_in_order(there)


@pytest.mark.parametrize("number", [
    6, *[pytest.param(number, marks=pytest.mark.slow(why="one is enough"))
         for number in (3, 4, 5, 7, 8, 10, 11, 12)]])
def test_with_another_number_of_men_no_number_is_wrong(folder, number):
    there = copied(folder / "program", number)
    learned = ["learn", "4", "", *["next"] * 9, "stop", "puzzle list",
               "puzzle", "hint", "hint", "stop", "puzzle 1", "stop"]
    told = said(there, *learned * has_room("learning"),
                "setup W 0 1 2 B 5 9 20", "moves", "new",
                "computer both beginner", "no", "review 1", "1", "stop",
                "progress", "replay", "turn 4", "stop", "log",
                arguments=("--pause", "0", "--seed", "3"))
    assert not re.search(r"-\d+ (lost|in hand)", told)
    assert "is not a" not in told
    numbers = re.findall(r"(\d+) in hand, (\d+) on board, (\d+) lost", told)
    assert len(numbers) > 20
    assert {sum(map(int, men)) for men in numbers} == {number}


def test_no_test_hides_another_of_the_same_name():
    for path in sorted((ROOT / "tests").rglob("*.py")):
        names = [node.name for node in ast.parse(path.read_text("utf-8")).body
                 if isinstance(node, (ast.FunctionDef, ast.ClassDef))]
        assert len(names) == len({*names}), path
