"""The three classic files: alone in a folder, and with the rooms."""

import ast
import random
import re
import shutil
import sys
from functools import partial

import pytest

from board import BLACK, NAMES, WHITE
from helpers.alone import typed
from helpers.drawn import random_game
from helpers.quoting import keys_in
from helpers.playing import (ROOT, WHOLE_GAME, as_tested, boards, changed,
                             has_room, men, played, run, said_by)
from helpers.seldom import SLOW, some_daily
from helpers.usual import USUAL, sentences_in
from rooms.console.sentences import without_forms
from rules import DRAW_LIMITS, notation, result

COLOURS = {WHITE: "white", BLACK: "black"}
DEVICES = {"open_match", "ask", "look_up", "tell", "show_board", "show_help"}
WRONG = ["", "zz", "24", "-1", "x", "x5", "4 4 4", "5-", "help", "HELP 3",
         "yes", "no", "back", "redo", "redo 0", "4x4x4", "9" * 9999,
         "\x1b[31m", "draw\nno", "resign\nno", "new\nno", "undo\nredo",
         "\u2713", "redo \u0663", "\u00b2", "white 99", "place", "a8", "4;7"]


def says(key, **facts):
    """What a copy of the three files says for a key and its facts."""
    return without_forms(USUAL[key]).format(**{"who": USUAL["white"], **facts})


def random_lines(chance):
    """(the lines of a whole game, with wrong ones between; the game). A turn
    is typed in one line, or point by point."""
    game, lines = random_game(chance), []
    for number, turn in enumerate(game.turns):
        wrong = chance.choice(WRONG) * chance.randrange(2)
        if wrong != "undo\nredo" or number:
            lines += wrong.split("\n")
        whole = notation(turn)
        points = re.findall(r"\d+", whole)
        lines += chance.choice([
            [whole], [notation(turn, NAMES)], [" ".join(points)], points,
            [whole.replace("-", " ").replace("x", " x ")],
            [*points[:-1], "x" + points[-1]] if turn[2] else [whole]])
    return lines, game


@pytest.mark.parametrize("number", some_daily([2, 300], [2]))
def test_whole_games_with_wrong_lines_between_end_as_the_rules_say(number):
    for seed in range(number):
        lines, game = random_lines(random.Random(seed))
        shown, (man, reason) = typed(*lines, "no", "quit"), result(game)
        assert [(key, facts.get("who")) for key, facts in keys_in(shown)
                if key in {"few", "blocked", "wins", "draw", *DRAW_LIMITS}] \
            == [(reason, None), ("wins" if man else "draw", COLOURS.get(man))]
        assert shown.count("ask over") == 2
        assert boards(shown)[-1] == game.spots


def test_on_any_screen_men_differ_and_strange_signs_are_refused(folder):
    for name in ("nine_mens_morris.py", "board.py", "rules.py"):
        shutil.copy(str(ROOT / name), str(folder))
    alone = as_tested(folder)
    wrong = [word for word in WRONG if "no" not in word] + [
        "\x00", "\u200b", "\U0001f3b2", "\xe9" * 9999, "x\xb2"]
    for encoding in "ascii", "utf-8":
        said = said_by(alone, *wrong, "4", "19", encoding=encoding)
        assert men(boards(said)[-1], WHITE) == [4]
        assert men(boards(said)[-1], BLACK) == [19]
        assert says("placed", end=4) in said and "\x1b" not in said
        assert max(map(len, said.split("\n"))) < 250
    # Also in a game of another length with other men
    table = alone / "board.py"
    table.write_text(re.sub("(?m)^MEN = 9", "MEN = 3", table.read_text("utf-8"))
                     .replace("'▓▓▓'", "'(W)'").replace("'░░░'", "'(B)'"),
                     "utf-8")
    said = said_by(alone, *"4 19 3 18 22 5 22-9".split())
    assert says("flew", start=22, end=9) in said and "(W)" in said and "▓" not in said


@pytest.mark.parametrize("names", ["join.py", pytest.param("**/*.*", marks=SLOW)])
def test_a_file_that_is_missing_is_named_in_one_sentence(names, folder):
    program = changed(folder)
    paths = ["board.py", "rules.py", *(
        path.relative_to(program).as_posix()
        for path in program.glob("rooms/" + names))]
    started = 0
    for path in paths:
        (program / path).rename(folder / "away")
        done = run(b"", folder=program)
        (folder / "away").rename(program / path)
        told = done.stderr.decode()
        started += not done.returncode
        assert "Traceback" not in told and ("--classic" in told) == (
            done.returncode and "/" in path)
        assert (re.sub(r"(/__init__|).py$", "", path) in told) == bool(
            done.returncode), path
    assert started < 13
    shutil.rmtree(str(program / "rooms"))
    assert says("placed", end=4) in said_by(program, "4", "quit")


def test_what_changes_in_the_classic_files_is_seen_with_the_rooms(folder):
    keys = {"ask place": "rules.py", "taken": "rules.py",
            "agreement": "rules.py", "draw": "nine_mens_morris.py",
            "mills made 1": "nine_mens_morris.py"}
    program = changed(folder, ("board.py", "'▓▓▓'", "'(w)'"), *[
        (name, '"%s": "' % key, '"%s": "(my %s) ' % (key, key))
        for key, name in keys.items()], *has_room("learning") * [(
            "rooms/learning/review.py", "END_SECONDS = 2", "END_SECONDS = 0")])
    lines = ["4", "4 (w)", "4", "19", "3", "18", "5", "x18", "draw", "yes"]
    for said in (said_by(program, *lines, "no", arguments=["--classic"]),
                 *said_by(program, *lines, "language deutsch", "new", *lines,
                          "no").split(" language deutsch\n")):
        said = " ".join(said.split())
        assert [key for key in keys if "(my %s)" % key not in said] == []
        assert "(w)'" in said or "Deutsch" in said      # as it was typed


def test_a_new_rule_with_its_sentence_holds_and_is_told_everywhere(folder):
    program = changed(
        folder, ("rules.py", "WHY = {", 'WHY = {"ten": "Not on {point}!",'),
        ("rules.py", '        return "taken"\n',
         '        return "taken"\n    if end == 10:\n        return "ten"\n'),
        ("nine_mens_morris.py", '    match.question = Question("draw"',
         '    raise Refused("ten", point="paper")\n    match.question = Question('
         '"draw"'))
    (folder / "mine.txt").write_text("1. a7 b4 *\n", "utf-8")
    said = said_by(program, "computer black", "10", "4", "draw",
                   "load " + str(folder / "mine.txt"), "quit")
    for place in ("10", "paper", "b4"):     # typed, at a draw, in a record
        assert said.count("Not on %s!" % place) == 1
    assert "Not on 10!" in said_by(program, "10", "quit",
                                   arguments=["--classic"])


def test_the_classic_sentences_are_those_of_english():
    for key, (_, text) in sentences_in(ROOT).items():
        if not key.endswith(" classic"):
            assert text.value == without_forms(USUAL[key]), key


TALES = [
    [*WHOLE_GAME[:20], "new", "yes", "4", "undo", "redo", "draw", "no", "draw",
     "yes", "no"],
    ["4", "\x03", "no", "resign", "no", "resign", "yes", "new", "4", "new",
     "yes", "back", "\x03", "yes"],
    ["zz", "x", "4", "19", "3", "18", "5", "back", "5", "x18", "quit"], ["4"]]


def functions_run(play, tales):
    """The names of the functions of the entry script that run then."""
    path, ran = str(ROOT / "nine_mens_morris.py"), set()

    def note(frame, event, argument):
        if event == "call" and frame.f_code.co_filename == path:
            ran.add(frame.f_code.co_name)
    for tale in tales:
        sys.setprofile(note)
        try:
            play(*tale)
        finally:
            sys.setprofile(None)
    return ran


def test_the_whole_entry_script_runs_and_with_the_rooms_all_but_devices():
    functions = {node.name for node in ast.parse(
        (ROOT / "nine_mens_morris.py").read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)}
    assert functions <= functions_run(typed, [*TALES, ["help"]])
    assert not has_room("tournament") or functions - functions_run(
        partial(played, ends=(0, 130), terminal=True), TALES) == DEVICES
