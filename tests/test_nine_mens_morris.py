"""The whole program: how it starts, its phases, its end."""

import re
import runpy

import nine_mens_morris
from board import BLACK, WHITE
from helpers.keeping import kept_game
from helpers.playing import (ENDED_GAME, copied, last_board, men, played, run)
from helpers.quoting import keys_said
from rooms.console.sentences import TEXT, sentence
from rules import legal_turns

W, B = TEXT["white"], TEXT["black"]


def test_the_first_screen_says_how_to_play_in_few_lines_and_a_new_game_how():
    lines = played().split("\n\n")[0].split("\n")
    assert lines[0] == TEXT["title"] and len(lines) <= 5
    assert " ".join(" ".join(lines).split()).endswith(" ".join(
        TEXT["greeting"].split()))
    said = played("4", "new", "yes", arguments=(
        "--flying both --two-mills each --all-in-mills none --no-mill-turns 5 "
        "--three-men-turns 2 --repetitions 2").split())
    assert " %s %s." % (TEXT["and"], sentence("said repetitions", value=2)) \
        in " ".join(said.split())


def test_ctrl_c_outside_a_question_ends_the_program_with_130(monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt
    monkeypatch.setattr("os.environ.get", interrupt)
    assert nine_mens_morris.run([]) == 130


def test_men_that_cannot_be_drawn_are_refused_in_a_sentence(folder):
    table = copied(folder / "program") / "board.py"
    text = table.read_text("utf-8")
    for name, value, key in (
            ("BLACK", WHITE, "bad glyphs"), ("WHITE", "W", "bad glyphs"),
            ("BLACK", "   ", None), ("EMPTY", " o ", "bad picture")):
        table.write_text(re.sub("(?m)^%s = .*" % name, '%s = "%s"' % (
            name, value), text), "utf-8")
        assert runpy.run_path(str(table))["why_not_drawn"]() == key
    for words in (), ("--classic",):
        done = run(b"4\n", *words, folder=folder / "program")
        assert " ".join(done.stdout.decode("utf-8").split()) == TEXT[key]
        assert done.stderr == b"" and done.returncode == 1


def test_a_new_kind_of_player_needs_a_function_and_a_line(monkeypatch):
    # patched: this is what a pupil writes there.
    monkeypatch.setitem(nine_mens_morris.PLAYERS, "computer",
                        lambda match: legal_turns(match.game)[-1])
    played("0", arguments=["--computer", "black"])
    assert kept_game().turns == [(None, 0, ()), (None, 23, ())]


def test_the_end_shows_result_reason_turns_mills_and_men_lost():
    end = played("setup W 0 1 14 17 B 3 19 21", "14-2x3").partition(
        TEXT["ask over"])[0]
    result = sentence("wins", who=W, reason=sentence("few", loser=B))
    last = sentence("moved", who=W, start=14, end=2) + TEXT[
        "mills made 1"] + sentence("removed", points=3) + "."
    line = len(result) * "="
    sums = [name + sentence("sums", mills=mills, lost=lost)
            for name, mills, lost in (
                ("%s %s %s" % (W, WHITE, TEXT["player one"]), 1, 5),
                ("%s %s %s" % (B, BLACK, TEXT["player two"]), 0, 7))]
    assert "\n" + "\n".join([last, line, result, line, *sums]) + "\n" in end
    assert "\n%s\n" % sentence("turns", turns=1) in end
    # Then no answer leaves, but new and yes begin another game
    for line in ("no", "4"):
        assert "ask over" in dict(keys_said(*ENDED_GAME, line)), line
    for line in "new", "yes":
        assert men(last_board(*ENDED_GAME, "no", line, "4"), WHITE) == [4]
    lines = [*ENDED_GAME, "save it", "save it", "no"]
    assert TEXT["good-bye"] not in played(*lines)
    assert "saved" in dict(keys_said(*lines[:-1], "yes"))


def test_colours_are_exchanged_for_another_game_and_the_points_told():
    ann = ["--white", "Ann", "--black", "Ben"]
    lines = ["4", "resign", "yes", "new"]
    assert ("score", {"white": "Ben", "one": "0", "two": "1", "black": "Ann"}
            ) in keys_said(*lines, arguments=ann)
    lines += ["4", "draw", "yes", "new"]
    score = ("score", {"white": "Ann", "one": "1.5", "two": "0.5",
                       "black": "Ben"})
    assert score in keys_said(*lines, arguments=ann)
    keys = keys_said(*lines, "4", "new", "yes", arguments=ann)
    assert "score" not in dict(keys)
    assert "%s %s Ann: 9 " % (W, WHITE) in played(*lines, arguments=ann)
    # The computer changes colours, too
    keys = dict(keys_said("4", "resign", "yes", "new", arguments=[
        "--computer", "black", "beginner", "--seed", "1"]))
    assert keys["score"]["white"] == "computer" and "placed" in keys
