"""How a player gets better: kept games, their grades, and what to work on."""

import os
import re

import pytest

from board import WHITE
from helpers.keeping import change_text, games_kept, keep_record, remember
from helpers.playing import BLOCKED_GAME, ROOT, again, played
from helpers.quoting import keys_again, keys_of
from rooms.computer import LEVELS
from rooms.console.sentences import TEXT, spoken
from rooms.commands.languages import remembered_language
from rooms.commands.memory import FAILED, QUIZ_RIGHT, known_name
from rooms.learning.progress import fitting_level
from rooms.learning.proof import in_a_line, read_puzzles
from rooms.records import (COMMENT, PUZZLES, comment_at, load_record,
                           record_of)
from rules import new_game, play, resign
from test_learning_own_puzzles import a_game


def keep_results(folder, *games):
    """Keep a short game for each (White's name, level of Black, result).
    Returns the path of the first."""
    for number, (name, level, said) in reversed([*enumerate(games, 1)]):
        game = new_game()
        for point in (4, 19, 3, 18):
            play(game, (None, point, ()))
        resign(game, WHITE)
        path = keep_record(folder, number, game, {
            "White": name, "Black": "Computer, %s" % level,
            **({"BlackComputer": level} if level else {})})
        change_text(path, "0-1", said)
        if "/" in said:
            change_text(path, '"resigned"', '"agreement"')
    return path


LOST = ("Ann", "easy", "0-1")


def games_told(*lines):
    """How many games of Ann the program tells of, as it looks at them."""
    return [facts["games"] for key, facts in keys_again(*lines)
            if (key, facts.get("name")) == ("games of", "Ann")]


def test_a_game_is_looked_at_once_and_then_holds_its_grades(folder, clock):
    clock.tick = 0.2
    again(*BLOCKED_GAME, "no", arguments=["--white", "Ann"])
    path = folder / "games" / "game 0001.txt"
    game, tags = load_record(str(path))
    text = record_of(game, {name: tags[name] for name in tags
                            if name[0] not in "cP"})
    assert "1. f4" in text
    path.write_bytes(text.replace("1. f4", "1. f4 {Why?}").replace(
        "\n", "\r\n").encode("utf-8"))     # ends of lines as on Windows
    before, _ = load_record(str(path))
    said = keys_again("progress Ann")
    assert ("looking", {"games": "1", "seconds": "3"}) in said
    row = dict(said)["progress row"]
    assert (row["partner"], row["games"], row["points"]) == ("people", "1",
                                                             "1")
    assert re.fullmatch(r"\d+(\.\d)?", row["mistakes"])
    assert any(key.startswith("habit ") for key, _ in said)
    text = path.read_text("utf-8")
    assert "[Puzzles " in text and re.search(r" \$[1246] ", text)
    assert TEXT["looking"][:9] not in again("progress Ann")
    assert path.read_text("utf-8") == text
    after, tags = load_record(str(path))
    assert after.turns == before.turns and comment_at(tags, 1).endswith("Why?")


def test_a_record_that_would_lose_something_or_is_damaged_stays(folder):
    text = keep_results(folder, *[LOST] * 7).read_text("utf-8")
    texts = [text[:len(text) // 2], "", text.replace("\n1.", "\n99."),
             text[::-1], text.replace("d6", "\x00"),
             text.replace("1. d6", "1. d6 $3"),
             text.replace("1. d6", "1. d6 {%s}" % ("long" * 300))]
    for path, text in zip(games_kept(), texts):
        path.write_text(text, "utf-8")
    assert games_told("progress Ann") == ["2"]
    assert [path.read_text("utf-8") for path in games_kept()] == texts


def test_the_latest_twenty_games_are_looked_at_first_and_soon(folder, clock):
    clock.tick = 0.04
    keep_results(folder, *[LOST] * 25)
    said = dict(keys_again("progress Ann"))
    assert said["looking"] == {"games": "20", "seconds": "12"}
    assert said["games of"]["games"] == "20"
    assert clock.ticks * clock.tick <= 12       # seconds, as many as a review
    assert [path.name for path in sorted(folder.glob("games/*.txt"))
            if "[Puzzles" in path.read_text("utf-8")] == [
        "game %04d.txt" % number for number in range(6, 26)]


def test_after_ctrl_c_or_a_long_time_the_games_seen_are_told(folder, clock):
    keep_results(folder, *[LOST] * 8)
    clock.strikes_at = 32
    assert games_told("progress Ann", "no") in (["1"], ["2"])
    clock.tick = 2
    first, second = games_told("progress Ann") + games_told("progress Ann")
    assert 1 <= int(first) < 8 and int(second) > int(first)


def keep_graded(folder, game, *signs):
    """Keep games of Ann with these turns, in which turn 5 has these grades."""
    resign(game, WHITE)
    for number, sign in enumerate(signs, len(games_kept()) + 1):
        keep_record(folder, number, game, {
            "White": "Ann", PUZZLES: "-", COMMENT % 5: sign})


def habits_told(name="Ann"):
    """What progress tells of the habits of this player."""
    return [(key, facts) for key, facts in keys_again(
        "name Ann", "progress " + name) if key.startswith("habit ")]


def test_a_habit_is_told_and_once_that_it_has_gone(folder):
    missed = {"missed": "3", "occasions": "3", "theme": spoken("mill")}
    keep_graded(folder, a_game(), "?", "??", "??")  # the mill that is missed
    assert habits_told() == [("habit misses", missed)]
    game = new_game()               # in which two mills are made
    for turn in "0 19 1 18 2x19 20 3 21 4 22 5x18".split():
        point, *removed = map(int, turn.split("x"))
        play(game, (None, point, tuple(removed)))
    keep_graded(folder, game, "", "", "")
    assert [key for key, _ in habits_told("Ben")] == []
    assert habits_told() == [("habit gone", missed), ("habit none", {})]
    assert habits_told() == [("habit none", {})]


def test_a_chart_shows_results_in_the_window_not_by_ear(folder, monkeypatch):
    keep_results(folder, ("Ann", "easy", "1-0"), ("Ann", "easy", "1/2-1/2"),
                 ("Ann", "fair", "0-1"))
    chart = again("progress Ann").rpartition(TEXT["progress chart"][-9:])[2]
    assert re.match(r"\n( +\d+ [# ]+\n)*     \+ = -\n", chart)
    for arguments, seen in (([], True), (["--plain"], False)):
        said = keys_again("progress Ann", arguments=arguments)
        assert [(facts["partner"], facts["games"], facts["points"])
                for key, facts in said if key == "progress row"] == [
            ("computer", "1", "0"), ("computer", "2", "1.5")]
        assert ("progress chart" in dict(said)) == seen
    keep_results(folder, *[("Ann", "easy", "1-0")] * 21)    # the latest twenty
    for width, shown in (20, 8), (80, 20):
        monkeypatch.setattr(os, "get_terminal_size", lambda *_: (width, 24))
        said = played("progress Ann", afresh=False, terminal=True)
        assert [row for row in said.split("\n") if {*row} == {*" +"}] \
            == ["    " + " +" * shown]


def test_progress_is_of_the_person_here_if_there_are_games(folder):
    for name in "Player one", "player two", "?", "", " ", "White", "BLACK":
        assert known_name(name) == ""
    said = keys_again("progress", "4", "progress", "progress Zoe")
    assert [key for key, _ in said].count("no games of you") == 2
    assert ("no games of", {"name": "Zoe"}) in said
    keep_results(folder, ("Ann", "easy", "1-0"), ("", "easy", "1-0"))
    assert ("games of you", {"games": "1"}) in keys_again("progress")
    assert games_told("name white Ann", "progress") == ["2"]
    assert games_told("computer white", "name black Ann", "progress") == ["2"]


@pytest.mark.parametrize("games, level, why", [
    ("easy+ easy+ fair+ fair- good-", "good", "fits"),    # one loss
    ("hard- hard- good-", "good", "fits"),
    ("easy= easy= easy=", "easy", "fits"), ("easy+ easy+ easy-", "easy", "fits"),
    ("easy+ easy+ easy+", "fair", "level up"),
    ("easy- easy- easy-", "beginner", "level down"),
    *[(few, level, "level guessed") for few, level in (
        ("easy+", "fair"), ("easy+ easy-", "easy"), ("good- good=", "good"),
        ("good+ easy-", "easy"),                            # the latest
        ("good- easy-", "easy"), ("easy- good-", "easy"),   # the lower one
        ("easy- easy-", "beginner"))],
    ("easy+ easy- easy-", "easy", "fits"),
    ("easy- easy+ easy+", "easy", "fits"),
    ("easy+ easy- easy+ easy+ easy+", "fair", "level up"),
    ("expert+ expert+ expert+", "expert", "fits"),
    ("fair- fair- expert-", "easy", "level down"),  # far too strong
    ("beginner- beginner- beginner-", "beginner", "fits")])
def test_the_level_goes_up_after_wins_and_down_after_losses(games, level, why):
    scores = {}
    for game in reversed(games.split()):        # the latest comes first
        scores.setdefault(game[:-1], []).append("-=+".index(game[-1]) / 2)
    fits, key, facts = fitting_level(scores)
    assert (fits, key, facts["level"]) == (level, why, level)


def test_only_computer_alone_plays_at_the_level_that_fits_the_player(folder):
    assert not {"fits", "level guessed", "level down"} & {
        key for key, _ in keys_again("computer")}
    keep_results(folder, ("", "good", "1-0"), ("", "good", "1-0"))
    said = keys_again("computer")
    assert dict(said)["level guessed"]["level"] == "hard"
    for word, level in (
            ("computer", "hard"), ("play", "hard"), ("computer fair", "fair"),
            ("computer black", "beginner")):
        assert ("computer", {"level": level}) in keys_again(word)
    for path in folder.glob("games/*.txt"):     # begun at a position
        change_text(path, "[Termination", "[SetUp \"1\"]\n[Termination")
    assert "level guessed" not in dict(keys_again("computer"))
    assert ([*LEVELS][0], [*LEVELS][-1]) == ("beginner", "expert")
    keep_results(folder, *[("Ann", "hard", "0-1")] * 3,
                 ("Ben", "easy", "0-1"), *[("", "easy", "1-0")] * 3)
    for word, key, level in (("progress Ann", "level down", "good"),
                             ("progress Ben", "level guessed", "easy"),
                             ("progress", "level up", "fair")):
        said = dict(keys_again(word))
        assert said[key]["level"] == level and "try level" in said


def test_who_takes_a_name_along_to_the_other_side_takes_the_points_too():
    lines = ["name white Ann", "4", "5", "resign", "yes"]
    said = keys_of(*lines, "computer black easy", "4", "resign", "yes", "new")
    assert dict(said)["score"]["two"] == "0"    # Ann has won none


def test_progress_counts_solved_puzzles_own_ones_too(folder):
    keep_results(folder, ("", "easy", "1-0"))
    lines = [*map(in_a_line, read_puzzles()[:2]), *[
        "White better 1 8 8 " + 24 * ".", "White man 1 8 8 " + 24 * "."] * 2,
        "White man 2 8 8 " + 24 * ".", FAILED + "Black man 1 8 8 " + 24 * "."]
    remember(folder, *lines)
    said = dict(keys_again("progress"))
    assert (said["tasks done"]["solved"], said["tasks done"]["own"]) \
        == ("2", "3") and "quiz answers" not in said
    remember(folder, *lines, QUIZ_RIGHT + "value")
    assert dict(keys_again("progress"))["quiz answers"] == {"right": "1"}


def test_what_version_1_22_has_written_is_still_known(folder):
    (folder / "games").mkdir()
    for path in ROOT.glob("tests/helpers/version_1_22/old [gl]*.txt"):
        (folder / "games" / path.name[len("old "):]).write_bytes(
            path.read_bytes())
    assert remembered_language() == "deutsch"
    (folder / "games" / "language.txt").unlink()    # to ask for keys
    said = keys_again("load all", "load 3", "log", "continue", "progress",
                      "puzzle mine")
    facts = dict(said)
    assert facts["welcome name"] == {"name": "Ann"} and "heard ??" in facts
    assert [about["name"] for key, about in said if key == "record"] \
        == ["game 000%d" % number for number in (1, 2, 3)]
    assert [about["turns"] for key, about in said if key == "loaded"] \
        == ["8", "3"]
    assert facts["computer"] == {"level": "hard"}
    assert facts["progress row"]["mistakes"] == "2"
    assert (facts["tasks done"]["learnt"], facts["tasks done"]["solved"],
            facts["quiz answers"]["right"]) == ("1", "1", "1")
    assert facts["own puzzle"]["last"] == "2"
