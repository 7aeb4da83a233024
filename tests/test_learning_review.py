"""What a review says about a game, a sentence each."""

import pathlib
import random
import re
from functools import lru_cache
from time import process_time

import pytest

from board import BLACK, MILLS, WHITE

from rooms.computer import choose_turn
from rooms.learning.advice import warn
from rooms.learning.grades import (LEAST, MOST_JUDGED, SPREADS, chance_to_win,
                                   chances, judged_turns, lost, turning_points)
from rooms.learning.history import BAR
from rooms.learning.review import misses_mill

from rooms.learning.chart import chart_of
from rooms.learning.chart import bar
from rooms.console.picture import men_shown
from rooms.console.screen import Screen
from rooms.console.sentences import TEXT, sentence
from helpers.drawn import drawn
from helpers.playing import WHOLE_GAME, answer, new_match, obey, played
from rooms.records import RecordError, load_record, save_record
from rooms.records.files import check_record
from rooms.records.record import read_record, record_of
from rules import OTHER, copy_of, legal_turns, make, new_game, play, result

@pytest.fixture(autouse=True)
def coarser_clock(clock):
    """With this clock the computer looks hardly more than two turns ahead."""
    clock.tick = 0.1


# PROCESS

@lru_cache(maxsize=None)
def whole_review():
    """What the review of a whole game says, and the record that is saved then.
    The game is reviewed once for all tests that only read this."""
    said = played(*WHOLE_GAME, "review 2", "save monday", "log", "stop", "no")
    return said, pathlib.Path("monday.txt").read_text("utf-8")


# The level hard plays both sides up to some turn. Then a man is given away:
# the other player makes a new mill, and removes as many men as they can.

def given_away(game):
    """A turn after which the other player can make a mill, if they could not
    make one before. None if there is no such turn."""
    man = OTHER[game.to_move]
    for turn in legal_turns(game):
        after = copy_of(game)
        make(after, turn)
        if turn[2] or result(after):
            continue
        replies = [reply for reply in legal_turns(after) if reply[2]]
        if replies and not could_remove(game, man):
            return turn
    return None


def could_remove(game, man):
    """Could this player make a mill if it were their turn?"""
    game = copy_of(game)
    game.to_move = man
    return any(turn[2] for turn in legal_turns(game))


def blundered_game(seed):
    """(game, the number of the turn that gives a man away)."""
    chance_now = random.Random(seed)
    game, planted = None, None
    while not planted:          # in some games nothing can be given away
        game, planted = played_with_gift(chance_now, 10 + seed % 20)
    return game, planted


def played_with_gift(chance_now, least):
    """A game of sixty turns at most. After at least this many turns, a man is
    given away as soon as possible: (game, number of that turn or None)."""
    game, planted = new_game(), None
    while not result(game) and len(game.turns) < 60:
        turn = None
        if planted is None and len(game.turns) >= least:
            turn = given_away(game)
        if turn:
            planted = len(game.turns) + 1
        play(game, turn or choose_turn(game, "hard", chance=chance_now))
        if turn:
            best = max(legal_turns(game), key=lambda turn: len(turn[2]))
            play(game, best)            # the other player takes the gift
    return game, planted


@pytest.mark.slow(why="hard plays each game, and it is reviewed with care")
@pytest.mark.parametrize("seed", range(10))
def test_a_man_given_away_is_a_turning_point(seed, clock):
    clock.tick = 0.005
    game, planted = blundered_game(seed)
    points = turning_points(judged_turns(game, 12, [*OTHER]))
    assert planted in [len(judged.game.turns) + 1 for judged in points]


def test_a_mill_missed_and_a_man_given_away_are_found(clock):
    clock.tick = 0.007      # worths must be exact only this far ahead
    game = drawn("""
        W-----W-----.
        | B---B---. |
        | | .-.-. | |
        .-.-.   .-.-W
        | | .-.-. | |
        | .---.---. |
        B-----.-----.""", "W", (5, 5))
    for turn in [(None, 23, ()), (None, 5, (23,)), (None, 2, (21,))]:
        play(game, turn)
    first, second, third = judged_turns(game, 3, [*OTHER])
    assert misses_mill(first) and lost(first) > LEAST
    assert not misses_mill(second) and not misses_mill(third)
    assert turning_points([first, second, third])[0] is first


@pytest.mark.parametrize("moving", [False, True])
def test_chances_grow_with_the_worth(moving):
    worths = range(-400, 401, 20)
    found = [chance_to_win(worth, moving) for worth in worths]
    assert found == sorted(found) and len(set(found)) > 30
    assert chance_to_win(SPREADS[moving], moving) == 0.75
    assert chance_to_win(-10 ** 9, moving) == 0
    assert chance_to_win(10 ** 9, moving) == 1


def test_a_position_seen_twice_is_no_turning_point(clock):
    clock.tick = 0.002                  # five thousand positions a turn
    game = drawn("""
        W-----W-----B
        | .---W---. |
        | | .-.-. | |
        W-B-.   .-W-.
        | | .-.-. | |
        | W---B---W |
        .-----.-----B""", "W", flying="never")
    for turn in [(4, 3, ()), (2, 14, ()), (3, 4, ()), (14, 2, ()), (4, 3, ())]:
        play(game, turn)
    judged = list(judged_turns(game, 5, [*OTHER]))
    for one in judged:
        white = one.game.to_move == WHITE
        assert min(chances(one)) > 0.8 if white else max(chances(one)) < 0.2
    assert max(map(lost, judged)) < 0.1


# The chart

def test_the_chart_shows_white_above_and_black_below():
    assert rows_of_chart(
        [0.5, 0.75, 1, 0.25, 0], ["phase one"] * 2 + ["phase two"] * 3, 60,
        Screen(style="ascii")) == [
            "White 100%     WW",
            "               WW",
            "             WWWW",
            "             WWWW",
            "50%        ----------",
            "                 BBBB",
            "                 BBBB",
            "                   BB",
            "Black 100%         BB",
            "",
            "           |   |"]


def rows_of_chart(*details):
    """The rows of a chart as text."""
    return ["".join(text for _, text in row).rstrip()
            for row in chart_of(*details)]


@pytest.mark.parametrize("brush, light", [
    ("none", False), ("none", True), ("idle", False), ("idle", True),
    ("terminal", False)])
def test_the_bars_are_drawn_as_the_men_are(brush, light):
    screen = Screen(brush, light=light)
    rows = chart_of([1, 0], ["phase two"] * 2, 60, screen)
    for man, row in ((WHITE, rows[0]), (BLACK, rows[8])):
        kind, glyph = men_shown(screen)[man]
        assert (kind, 2 * glyph[1]) in row
        assert all(other == "plain" for other, text in row
                   if glyph[1] not in text)


def test_a_bar_reaches_a_row_from_its_half_on():
    heights = [0.49, 0.5, 1.49, 1.5]
    for row, text in ((1, " WWW"), (2, "   W")):
        assert "".join(text for _, text in bar(heights, row, "white", " W ")
                       ) == text


def test_a_chart_needs_room_for_ten_columns():
    screen = Screen()
    rows = rows_of_chart([0.5] * 10, ["phase two"] * 10, 21, screen)
    assert max(map(len, rows)) <= 21
    with pytest.raises(ValueError, match="20 wide is too narrow"):
        chart_of([0.5] * 10, ["phase two"] * 10, 20, screen)


@pytest.mark.parametrize("turns", [1, 9, 10, 66, 67, 68, 134, 135, 999])
@pytest.mark.parametrize("width", [25, 79])
def test_a_chart_is_never_too_wide_and_shows_the_last_turn(turns, width):
    rows = rows_of_chart([0.5] * (turns - 1) + [1], ["phase two"] * turns,
                         width, Screen())
    assert max(map(len, rows)) <= width
    assert rows[0].endswith(WHITE[1])


# The command

def test_a_review_shows_course_turning_points_and_sums():
    said, _ = whole_review()
    assert TEXT["chart white"] in said
    assert re.search("\n +│phase one +│phase two +\n", said)
    assert re.search(r"\n1\. Turn (\d+), (White|Black) played [\d-]+", said)
    assert re.search(r"Chances:\s+[\w %]+\s+before,\s+[\w %]+\s+after\.",
                     said)
    assert "Better:" not in said
    assert re.search(("White: mistakes \\d+, mills missed \\d+, mills "
                      "made \\d+"),
                     said)


def test_who_hears_the_board_is_shown_no_chart():
    said = played(*WHOLE_GAME[:2], "review 1", arguments=["--plain"])
    assert TEXT["chart white"] not in said and "White: mistakes" in said


def test_a_very_narrow_window_has_room_for_a_chart(monkeypatch):
    monkeypatch.setattr("rooms.learning.review.columns", lambda screen: 7)
    assert TEXT["chart white"] in played(*WHOLE_GAME[:2], "review 1")


@pytest.mark.parametrize("typed", ["0", "3601", "-1", "1.5", "?"])
def test_seconds_that_cannot_be_are_refused(typed):
    assert answer("4", "review " + typed).startswith(
        "'%s' is not a number of seconds from 1 to 3600. Type review" % typed)


def test_without_turns_there_is_no_review():
    assert answer("review").startswith(TEXT["no turns"])


def test_what_a_review_says_is_saved_in_braces_and_shown_in_a_replay(folder):
    (folder / "monday.txt").write_text(whole_review()[1], "utf-8")
    game, tags = load_record(folder / "monday.txt")
    numbers = [name for name in tags if isinstance(name, int)]
    assert numbers and len(game.turns) == len(WHOLE_GAME)
    told = [number for number in numbers if "Better" in tags[number]]
    for number in told:
        grade, *words = tags[number].split()
        begin = "%d. %s:" % (number, WHOLE_GAME[number - 1])
        assert grade in ("?!", "?", "??")
        assert " ".join(words).startswith(begin)
        assert "{%s " % begin in " ".join(
            (folder / "monday.txt").read_text("utf-8").split())
    said = played("replay monday", "turn %d" % told[0])
    assert "%d. %s: " % (told[0], WHOLE_GAME[told[0] - 1]) in said


def test_who_plays_on_has_no_comments_any_more(folder):
    (folder / "monday.txt").write_text(whole_review()[1], "utf-8")
    assert "{" in whole_review()[1] and "$2" in whole_review()[1]
    played("load monday", "save tuesday", "undo", "save wednesday")
    assert "$2" in (folder / "tuesday.txt").read_text("utf-8")
    for sign in "{$":
        assert sign not in (folder / "wednesday.txt").read_text("utf-8")


def test_comments_of_others_are_read_and_written_again():
    text = "1. d6 {good} {or {not} f4 ; skipped\n2. g4 {} d7 {\x1b[31m red} *"
    game, tags = read_record("[White \"Ann\"]\n\n"
                             + text.replace("{or {", "{("))
    assert {name: tags[name] for name in tags if isinstance(name, int)} \
        == {1: "good (not", 4: "[31m red"}
    again = read_record(record_of(game, tags))
    assert again[1][1] == "good (not" and again[0].turns == game.turns


def test_a_long_comment_is_cut_and_one_without_turns_is_read():
    game, tags = read_record("1. d6 {%s} *" % ("word " * 5000))
    assert 900 < len(tags[1]) <= 1000
    assert read_record("[White \"A\"]\n{nothing}\n")[1][0] == "nothing"


def test_a_comment_before_the_first_turn_and_after_the_result_is_kept():
    text = "[White \"Ann\"]\n\n{before} 1. d6 f4 1-0 {resigned}"
    game, tags = read_record(text)
    assert (tags[0], tags[2]) == ("before", "resigned")
    again = read_record(record_of(game, tags))[1]
    assert (again[0], again[2]) == ("before", "resigned")


def test_a_text_with_braces_is_no_record(folder):
    place = folder / "it.txt"
    for text in ("int main() { return 0; }", "{only a comment}", "4 {a}"):
        place.write_text(text)
        with pytest.raises(RecordError) as caught:
            check_record(str(place), True)
        assert caught.value.reason == "file no record"


def test_hundred_thousand_comments_are_read_in_no_time():
    begun = process_time()
    tags = read_record("1. d6 {%s}%s *" % ("word " * 99, "{}" * 100000))[1]
    assert len(tags[1]) < 600
    one = process_time() - begun
    begun = process_time()
    read_record("1. d6 {%s} *" % ("word " * 60000))
    assert one < 40 * max(0.01, process_time() - begun)


def test_comments_of_others_are_kept_beside_those_of_the_review(folder):
    lines = ["4", "19", "3", "18", "save teach"]
    played(*lines)
    path = folder / "teach.txt"
    text = path.read_text("utf-8")
    path.write_text(text.replace(" d2 ", " d2 ") .replace(" b2", " b2 {Why?}"),
                    "utf-8")
    assert "{Why?}" in path.read_text("utf-8")
    for _ in range(2):
        played("review teach", "save teach", "yes")
        said = " ".join(path.read_text("utf-8").split())
        assert said.count("$2 {Why? 4. 18: White can play 5 and remove the "
                          "man on 19. Better: ") == said.count("4. 18:") == 1


def test_a_comment_on_a_turn_that_is_no_point_any_more_goes(folder):
    played("4", "19", "3", "save teach")
    path = folder / "teach.txt"
    path.write_text(path.read_text("utf-8").replace(
        " d6", " d6 {Well begun. 1. 4: White can win. Better: 7.}"), "utf-8")
    played("review teach", "save teach", "yes")
    text = path.read_text("utf-8")
    assert "Well begun." in text and "1. 4:" not in text


def test_a_record_is_reviewed_by_its_name_or_on_the_command_line(folder):
    played(*WHOLE_GAME[:3], "save monday")
    for said in (played("review monday"),
                 played(arguments=["--review", "monday"])):
        assert "White: mistakes" in said and "Turn 0 of 3" in said
    assert "There is no saved game 'tuesday.txt'" in played("review tuesday")
    assert TEXT["no turns"] not in played(
        arguments=["--review", "tuesday"], ends=(2,))


def test_ctrl_c_shows_what_is_known_by_then(monkeypatch):
    from rooms.learning import review

    def broken(game, seconds, men):
        for number, judged in enumerate(judged_turns(game, 1, men)):
            if number == 7:
                raise KeyboardInterrupt
            yield judged

    monkeypatch.setattr(review, "judged_turns", broken)
    said = played(*WHOLE_GAME[:9], "review", "stop", "no")
    assert sentence("cut off", turns=7) in said
    assert TEXT["chart white"] in said


def test_where_somebody_looks_on_a_bar_grows(capsys):
    match = new_match(Screen(), {})
    match.screen.live = True
    for line in WHOLE_GAME[:7]:
        obey(match, line)
    obey(match, "review 1")
    said = " ".join(capsys.readouterr().out.split())
    assert ("The computer looks at every turn (7 in all). This takes about 1 "
            "second. ") in said
    assert "#" * BAR in said


# Advice

def test_advice_is_off_until_it_is_asked_for():
    match = new_match(Screen(), {})
    assert [player.advice for player in match.players.values()] == [None] * 2
    obey(match, "advice on")
    assert [player.advice for player in match.players.values()] == [warn] * 2
    obey(match, "advice off")
    assert [player.advice for player in match.players.values()] == [None] * 2
    assert answer("advice maybe").startswith("Type advice on")


@pytest.mark.parametrize("word", ["advice", "a"])
def test_advice_alone_asks_before_it_changes_anything(word):
    said = played(word, "no", word, "yes", word, "yes")
    assert said.count(TEXT["ask advice on"]) == 2
    assert said.count(TEXT["ask advice off"]) == 1
    assert said.count(TEXT["advice on"]) == said.count(TEXT["advice off"]) == 1


def test_who_loses_a_man_is_warned_and_may_take_the_turn_back():
    said = played("4", "19", "3", "advice on", "18", "yes")
    _, after = said.split("Careful: this may be a mistake, because ")
    assert " ".join(after.split()).startswith(
        "White can play 5 and remove the man on 19. Take your turn back "
        "(yes or no)")
    assert TEXT["not played"] in after
    assert "Turn 4, phase one. Black, place a man: " in after
    for word in ("undo", "back"):
        said = played("4", "19", "3", "advice on", "18", word)
        assert TEXT["put back"] in said
        assert "Turn 4, phase one. Black, place a man: " in said


WARNED = ["4", "19", "3", "advice on", "18"]


def test_who_is_warned_may_ask_or_resign_as_himself():
    assert sentence("wins", who="White", reason=sentence("resigned",
        loser="Black")) in played(*WARNED, "resign", "yes")
    assert "White, Black offers a draw." in played(*WARNED, "draw")
    assert "Hint: 5, because it stops White's mill" in played(*WARNED, "hint")
    assert "Black can place a man on 0, 1" in played(*WARNED, "moves")


def test_who_is_warned_may_play_on():
    said = played("4", "19", "3", "advice on", "18", "no", "5x19")
    assert "White placed a man on 5, made a mill, removed the man on 19." in said
    assert said.count(sentence("placed", who="Black", end=18) + ".") == 1


def test_who_plays_well_is_not_warned():
    assert "Careful: " not in played("4", "19", "3", "18", "advice on",
                                     "5x19")


def test_a_game_without_mistakes_has_no_turning_point():
    assert TEXT["no points"] in played("4", "19", "review 1")


def test_the_winner_is_at_his_end_of_the_chart_and_mills_are_counted():
    said, _ = whole_review()
    rows = said.split("\n")
    assert [row for row in rows if row.startswith(TEXT["chart white"])][0] \
        .endswith(WHITE[1])
    assert [row for row in rows if row.startswith(TEXT["chart black"])] \
        == ["Black 100%"]
    assert re.search(("White: mistakes \\d+, mills missed \\d+, mills "
                      "made 7\\."),
                     said)
    assert re.search(("Black: mistakes \\d+, mills missed \\d+, mills "
                      "made 0\\."),
                     said)


@pytest.mark.skipif(len(MILLS) > 16, reason="this game has no diagonals")
def test_the_chart_of_one_player_shows_where_phase_two_begins():
    said = played(*WHOLE_GAME[:28], "computer black easy", "review 1")
    row = re.search("\n( +│phase one.*)", said).group(1)
    assert row.index("│phase two") - row.index("│phase one") == 2 * 18


def test_a_review_that_is_stopped_says_only_what_it_has_seen(monkeypatch):
    from rooms.learning import review

    def broken(game, seconds, men):
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(review, "judged_turns", broken)
    said = played(*WHOLE_GAME[:9], "review", "no")
    assert sentence("cut off", turns=0) in said
    assert TEXT["not all judged"] in said
    assert "mistakes 0" not in said


def test_of_a_long_game_the_last_turns_are_judged_and_that_is_said(clock):
    clock.tick = 10
    game = new_game(no_mill_turns=0, three_men_turns=0, repetitions=0)
    chance = random.Random(5)
    while len(game.turns) < 700:
        turns = legal_turns(game)
        play(game, chance.choice([turn for turn in turns if not turn[2]]
                                 or turns))
    judged = list(judged_turns(game, 1, [WHITE, BLACK]))
    assert len(judged) == 700 and None not in judged[-MOST_JUDGED:]
    assert set(judged[:-MOST_JUDGED]) == {None}
    save_record("long", game, {})
    said = played("load long", "review 1", "stop").replace("\n  ", " ")
    assert sentence("review long", turns=300) in said
    assert "takes about 10 seconds" in said
