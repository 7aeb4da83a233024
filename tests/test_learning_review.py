"""What a review says about a game, and advice, a sentence each."""

import re

import pytest

from board import BLACK, WHITE
from helpers.keeping import keep_record
from helpers.playing import BLOCKED_GAME, WHOLE_GAME, boards, played
from helpers.quoting import (all_said, keys_again, keys_in, keys_of,
                             keys_said, keys_to_each)
from helpers.set_up import at
from rooms.computer.judgement import WIN
from rooms.computer.weighing import WeighedTurns
from rooms.console.screen import Screen
from rooms.console.sentences import TEXT, sentence
from rooms.learning.grades import chance_lost, chances, judged_turns
from rooms.learning.history import BAR
from rooms.learning.review import chance_in_words, chart_of, course
from rooms.records import load_record
from rules import OTHER, play
from test_learning_own_puzzles import a_game


def is_said(said, key, facts):
    """Is this said, with these facts and perhaps others?"""
    return any(key == other and facts.items() <= found.items()
               for other, found in said)


# White can make a mill on 3 4 5 with the fifth turn.
MILL = ["4", "19", "3", "18"]

# Black does not stop a mill with turn 4. White does not with turn 7.
TWO_MISTAKES = [*MILL, "5x19", "20", "0", "19x0", "1"]


def test_a_position_seen_twice_is_no_turning_point(clock):
    clock.tick = 0.01                   # a thousand positions a turn
    game = at("W 0 1 4 9 13 18 20 B 2 10 19 23", flying="never")
    for turn in [(4, 3, ()), (2, 14, ()), (3, 4, ()), (14, 2, ()), (4, 3, ())]:
        play(game, turn)
    judged = list(judged_turns(game, 5, [*OTHER]))
    for one in judged:
        white = one.game.to_move == WHITE
        assert min(chances(one)) > 0.8 if white else max(chances(one)) < 0.2
    assert max(map(chance_lost, judged)) < 0.1
    assert 0.8 < min(course(None, judged)) <= max(course(None, judged)) <= 1
    assert [course((man, "few"), [None])[0] for man in (None, WHITE, BLACK)] \
        == [0.5, 1, 0]


def test_a_chance_is_told_by_its_percents_or_by_the_end_that_is_sure():
    game, turns = at("W 4 10 13 B 2 7 14 15"), [(4, 1, ()), (4, 3, ()),
                                                (4, 5, ())]
    judged = WeighedTurns(game, None, dict(zip(
        turns, (0, WIN - 5, 5 - WIN))), 6, False)
    assert [chance_in_words(judged, turn) for turn in turns] == [
        sentence("percent", percent=50), sentence("wins in", turns=3),
        sentence("loses in", turns=3)]


def test_the_chart_shows_white_above_and_black_below():
    rows = ["".join(text for _, text in row).rstrip() for row in chart_of(
        [0.5, 0.75, 1, 0.25, 0], 60, Screen(style="ascii"))]
    labels = [TEXT["chart " + key] for key in ("white", "equal", "black")]
    left = 1 + max(map(len, labels))
    assert [rows[at][:left].strip() for at in (0, 4, 8)] == labels
    assert [row[left:] for row in rows[:-1]] == [
        *["  W"] * 2, *[" WW"] * 2, "-----", *["   BB"] * 2, *["    B"] * 2]
    numbers = [chart_of([0.5] * turns, 60, Screen(style="ascii"))[-1][1][1]
               for turns in (9, 10)]
    assert [row.split() for row in numbers] == [[], ["10"]]


@pytest.mark.parametrize("moment", [0, 20])
def test_ctrl_c_shows_what_was_found_by_then(moment, clock, folder):
    clock.strikes_at = moment
    said = dict(keys_said(*WHOLE_GAME[:9], "review"))
    judged = int(said["cut off"]["turns"])
    assert 0 < judged < 9 if moment else judged == 0
    assert ("chart" in said) == bool(moment)
    assert "no points" in said and "ask leave" not in said
    kept = folder / "games" / "game 0001.txt"
    assert "Puzzles" not in kept.read_text("utf-8")


def test_a_record_is_reviewed_by_name_number_or_on_the_command_line(folder):
    keep_record(folder, 3, a_game(), {"White": "Ann"})
    said = dict(keys_again("review", "review 2", "review 1"))
    assert "no turns" in said and said["file missing"]["name"] == "2.txt"
    assert said["reviewing"]["turns"] == "6"
    played(*MILL[:3], "save monday")
    for lines, words in (["review monday"], ()), ([], ("--review", "monday")):
        said = keys_said(*lines, arguments=words)
        assert "reviewing" in dict(said)
        assert ("ask replay", {"turn": "0", "turns": "3"}) in said
    assert ("file missing", {"name": "tuesday.txt"}) \
        in keys_said("review tuesday")
    played(arguments=["--review", "tuesday"], ends=(2,))


# The mistakes: a player finds better turns there

BACK_AT_LIST = ("ask review list", {"numbers": "1 or 2"})

# Lines typed one after another, and what is said after each.
STORY = [
    ("review", ("review point", {"number": "1", "turn": "7", "mark": ".",
                                   "played": "0", "against": "worse man"}),
     ("review point", {"number": "2", "turn": "4", "played": "18"}),
     ("worse man", {"point": "19", "reply": "5"}), ("points", {"count": "2"}),
     BACK_AT_LIST),
    *[(typed, ("in review", {}))
      for typed in ("3", "0", "4 7", "x5", "xyz", "hint")],
    ("no", ("turn", {"turn": "10"})), ("review", BACK_AT_LIST),
    ("show", ("review point", {"number": "1"}), BACK_AT_LIST),
    *[said for typed in ("", "why") for said in (
        (typed, ("review try", {"turn": "7"})),
        ("stop", ("review point", {"number": "1"}), BACK_AT_LIST))],
    ("2", ("review turn", {"number": "2", "count": "2"}),
     ("review try", {"turn": "4", "played": "18"})),
    ("4", ("taken", {"point": "4"})),
    ("99", ("no point", {})),
    *[(typed, ("in puzzle", {}))
      for typed in ("save it", "replay", "review", "new")],
    ("hint", ("hint of stop", {})),
    ("18", ("verdict played", {"turn": "18", "why": "worse man"}),
     ("ask puzzle wrong", {})),
    ("0", ("verdict bad", {"turn": "0", "why": "worse man"})),
    ("undo", ("men", {"board": "1", "hand": "8"})),     # it is taken back
    ("show", ("hint", {"turn": "5", "why": "because"})),
    ("5", ("verdict best", {"turn": "5"}), ("ask review found", {})),
    ("next", ("review try", {"turn": "7", "played": "0"})),
    ("0", ("verdict played", {"turn": "0"})),
    ("stop", ("review point", {"number": "2", "mark": "."}),    # a hint told
     BACK_AT_LIST),
    ("turn 4", ("review try", {"turn": "4", "played": "18"})),
    ("no", BACK_AT_LIST), ("4", ("review try", {"turn": "4"})),
    ("5", ("verdict best", {"turn": "5"}), ("ask review found", {})),
    ("stop", ("review point", {"number": "1", "mark": "."}),
     ("review point", {"number": "2", "mark": "*"}),
     ("review found", {"found": "1"}), BACK_AT_LIST),
    ("stop", ("turn", {"turn": "10"}))]


@pytest.mark.slow(why="many lines are typed in a review")
def test_each_line_in_a_review_is_answered():
    told = keys_to_each(*[line for line, *_ in STORY], before=TWO_MISTAKES)
    for (line, *expected), said in zip(STORY, told):
        for key, facts in expected:
            assert is_said(said, key, facts), (line, key, said)
        assert ("review try" in dict(said)) == (
            expected[-1][0] == "review try"), line


def test_mistakes_have_chances_and_names_and_enter_goes_on_to_the_next():
    said = keys_of(*TWO_MISTAKES[:-1], "advice on", *"1 review 2 18 5".split(),
                   "", "next", arguments="--white Ann --black Ben".split())
    percents = [int(facts["percent"]) for key, facts in said
                if key.strip().startswith("percent")]
    assert 99 > percents[0] > percents[1] > 9 and percents[2] > percents[3]
    points = [facts for key, facts in said if key == "review point"]
    assert [facts["who"].strip() for facts in points[:2]] == ["named"] * 2
    assert [facts["mark"] for facts in points] == [*"...*"]
    assert {facts["name"] for key, facts in said if key == "named"} \
        == {"Ann", "Ben"}
    assert [facts["turn"] for key, facts in said if key == "review try"] \
        == ["4", "7"]
    assert [key for key, _ in said if key.startswith("ask review")] \
        == ["ask review list", "ask review found", "ask review list"]
    assert "review found" in dict(said)         # told with the list
    keys = [key for key, _ in said]     # 18 is judged, without a warning
    assert keys.count("verdict played") == 2    # again after the best turn
    assert not {"ask advice", "in review"} & {*keys}
    assert BACK_AT_LIST in said


@pytest.mark.parametrize("typed", ["5-2x10", "5-2x9", "5-2x12"])
def test_a_turn_that_wins_the_game_is_tried_without_trouble(typed):
    said = keys_of("setup W 0 1 5 B 9 10 12", "5 4", "12-11x0", "review",
                   "1", "5-2", "stop", "1", typed)
    # It can be left before a man is removed
    assert [key for key, _ in said if key.startswith("ask re")][-4:] == [
        "ask review list", "ask remove", "ask review list", "ask review found"]
    assert {"verdict best", "verdict good"} & {*dict(said)}


def test_against_the_computer_only_the_person_is_judged_and_a_bar_grows():
    for side, points in ("black", []), ("white", ["4"]):
        text = all_said(*TWO_MISTAKES[:6], "computer %s easy" % side,
                        "review", terminal=True)
        said = keys_in(text)
        assert [facts["turn"] for key, facts in said
                if key == "review point"] == points, side
        assert "#" * BAR in text
    assert dict(said)["reviewing"] == {"turns": "7", "seconds": "3"}


def test_a_lost_game_is_explained_without_a_mistake_and_when_shut_in(clock):
    said = dict(keys_said(*"4 19 0 9 10 13 1 22 resign yes".split(), "review"))
    assert said["slow loss"]["last"] == "7" and "no points" in said
    assert "points" not in said and "shut in at last" not in said
    clock.tick = 1              # a position is looked at for a moment only
    said = dict(keys_said(*BLOCKED_GAME, "review"))
    assert int(said["shut in at last"]["turn"]) > 17
    assert int(said["shut in at last"]["ways"]) > 3


def test_the_log_and_the_kept_game_have_grades_until_the_game_goes_on(folder):
    kept = folder / "games" / "game 0001.txt"
    lines = [*TWO_MISTAKES, "review", "log", "save it", "stop", "log"]
    assert played(*lines).count("4. 18?") == 2
    for path in folder / "it.txt", kept:
        assert re.search(r"\bb2\s+\$[246]", path.read_text("utf-8"))
    assert "[Puzzles " in kept.read_text("utf-8")
    assert "4. 18?" not in played(*lines[:-4], "stop", "21", "log")
    text = kept.read_text("utf-8")
    assert "$" not in text and "Puzzles" not in text and "{" not in text


def test_a_review_is_saved_as_grades_and_shown_in_a_replay(folder):
    rows = played(*WHOLE_GAME, "review", "save monday", "no").split("\n")
    white, black = [[row for row in rows if row.startswith(TEXT[key])][0]
                    for key in ("chart white", "chart black")]
    assert white.endswith(WHITE[1]) and black.rstrip() == TEXT["chart black"]
    game, tags = load_record(folder / "monday.txt")
    [name, *_] = [name for name in tags if name[0] == "c"
                  and tags[name] in ("?!", "?", "??")]
    assert len(game.turns) == len(WHOLE_GAME)
    assert "heard " + tags[name] in dict(keys_said(
        "replay monday", "turn " + name.split(" ")[1]))
    played("load monday", "save tuesday", "undo", "save wednesday")
    assert "$" in (folder / "tuesday.txt").read_text("utf-8")
    assert "$" not in (folder / "wednesday.txt").read_text("utf-8")


WARNED = [*MILL[:3], "advice on", "18"]
LOOKS = "hint", "why", "moves", "4 1"          # 4 1 is refused


@pytest.mark.parametrize("lines, warned", [
    ([*MILL[:3], "18"], False), (WARNED, True),
    ([*MILL[:3], "advice on", "advice off", "18"], False),
    ([*MILL, "advice on", "5x19"], False)])
def test_a_player_who_loses_a_man_is_warned_if_they_want_advice(lines, warned):
    said = keys_said(*lines)
    assert (("worse man", {"other": "white", "point": "19", "reply": "5"})
            in said) == ("ask advice" in dict(said)) == warned
    said = [key for key, _ in keys_of(*["advice"] * 3, "advice maybe")
            if key.startswith("advice ") or key == "on or off"]
    assert said == ["advice on", "advice off", "advice on", "on or off"]


@pytest.mark.parametrize("line, keys, facts", [
    ("yes", "not played", {}), ("undo", "put back", {}),
    ("new", "taken back", {}), ("resign", "taken back, ask resign", {}),
    ("draw", "ask draw", {"who": "black", "other": "white"}),
    ("hint", "hint", {"turn": "5"}), ("why", "hint worse", {"turn": "18"}),
    ("moves", "may place", {"who": "black"}),
    ("5", "taken back", {"turn": "18."}),               # another turn
    ("4 1", "men_in_hand, ask advice", {}),
    ("no", "placed", {"who": "black", "end": "18"})])
def test_who_is_warned_may_take_it_back_ask_or_play_on(line, keys, facts):
    text = all_said(*WARNED, line)
    said = keys_in(text.rpartition(" %s\n" % line)[2])
    for key in keys.split(", "):
        assert is_said(said, key, facts)
    assert (boards(text)[-1][18] == BLACK) == (line in (*LOOKS, "no"))
    assert ("ask advice" in dict(said)) == (line in LOOKS)
