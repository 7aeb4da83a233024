"""How a player gets better: kept games, their grades, and what to work on."""

import os
import re

import pytest

from board import MILLS, WHITE
from helpers.playing import (BLOCKED_GAME, ENDED_GAME, WHOLE_GAME, again, answer,
                             new_match)
from rooms.computer import LEVELS
from rooms.console.screen import Screen
from rooms.learning.history import (ENOUGH, fitting_level, games_of,
                                    known_name, graded_games)
from rooms.records import PUZZLES, load_record, record_of
from rules import new_game, play, resign
from helpers.quoting import part
from rooms.console.sentences import TEXT, sentence

if len(MILLS) > 16:
    pytest.skip("these games and positions have no diagonals",
                allow_module_level=True)


@pytest.fixture(autouse=True)
def coarser_clock(clock):
    """With this clock the computer looks hardly more than two turns ahead."""
    clock.tick = 0.1


def keep_results(folder, *games):
    """Keep a short game for each (White's name, level of Black, result)."""
    (folder / "games").mkdir(exist_ok=True)
    for number, (name, level, said) in enumerate(games, 1):
        game = new_game()
        for point in (4, 19, 3, 18):
            play(game, (None, point, ()))
        resign(game, WHITE)
        tags = {"White": name, "Black": "Computer, %s" % level}
        if level:
            tags["BlackComputer"] = level
        text = record_of(game, tags).replace("0-1", said).replace(
            '"resigned"', '"agreement"' if "/" in said else '"resigned"')
        (folder / "games" / ("game %04d.txt" % number)).write_text(text)


# The kept games of a player

def test_games_of_a_player_are_those_with_their_name_that_are_over(folder):
    keep_results(folder, ("Ann", "easy", "0-1"), ("Ben", "easy", "0-1"),
                 ("ann", "", "1-0"), ("Ann", "easy", "*"))
    match = new_match(Screen(), {})
    assert [os.path.basename(path) for path, _, _ in games_of(match, "ann")] \
        == ["game 0003.txt", "game 0001.txt"]
    assert [men for _, _, men in games_of(match, "ben")] == [[WHITE]]


@pytest.mark.parametrize("name", ["Player one", "player two", "?", "", " ",
                                  "White", "BLACK"])
def test_the_usual_names_are_no_names(name):
    assert known_name(name) == "" and known_name("Ann") == "ann"


def test_a_game_is_looked_at_once_and_then_holds_its_grades(folder, capsys):
    again(*BLOCKED_GAME, "no", arguments=["--white", "Ann"])
    path = folder / "games" / "game 0001.txt"
    assert "$" not in path.read_text("utf-8")
    said = again("progress Ann")
    assert "The computer looks at your games without grades: 1." in said
    text = path.read_text("utf-8")
    assert "[Puzzles " in text and re.search(r" \$[1246] ", text)
    assert "looks at your games" not in again("progress Ann")
    assert path.read_text("utf-8") == text


def test_a_game_with_the_line_ends_of_windows_gets_its_grades_too(folder):
    again(*BLOCKED_GAME, "no", arguments=["--white", "Ann"])
    path = folder / "games" / "game 0001.txt"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    again("progress Ann")
    assert b"[Puzzles " in path.read_bytes()


def test_grades_leave_the_game_and_its_comments_as_they_were(folder):
    again(*BLOCKED_GAME, "no", arguments=["--white", "Ann"])
    path = folder / "games" / "game 0001.txt"
    path.write_text(path.read_text("utf-8").replace("1. f4", "1. f4 {Why?}"),
                    "utf-8")
    before, _ = load_record(str(path))
    again("progress Ann")
    after, tags = load_record(str(path))
    assert after.turns == before.turns and tags[1].endswith("Why?")


@pytest.mark.parametrize("old, new", [
    ("1. f4", "1. f4 (1. d2)"), ("1. f4", "1. f4 $3"), ("g1 2", "g1 ;ha\n2"),
    ("[Site ", "% a line of another program\n[Site ")])
def test_a_record_that_would_lose_something_stays_as_it_is(folder, old, new):
    again(*BLOCKED_GAME, "no", arguments=["--white", "Ann"])
    path = folder / "games" / "game 0001.txt"
    text = path.read_text("utf-8").replace(old, new)
    path.write_text(text, "utf-8")
    assert sentence("games of", name="Ann", games=1) in again("progress Ann")
    assert path.read_text("utf-8") == text


def test_a_folder_that_cannot_be_written_is_no_trouble(folder, monkeypatch):
    again(*BLOCKED_GAME, "no", arguments=["--white", "Ann"])

    def full(path, text):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("rooms.learning.history.write_whole", full)
    said = again("progress Ann", "progress Ann")
    assert said.count(part("games of")) == 2
    assert said.count("looks at your games") == 1


@pytest.mark.parametrize("damage", [
    lambda text: text[:len(text) // 2], lambda text: "",
    lambda text: text.replace("\n1.", "\n99."), lambda text: text[::-1],
    lambda text: text.replace("f4", "\x00")])
def test_a_damaged_game_is_left_out(folder, damage):
    for name in ("Ann", "Ann"):
        again(*BLOCKED_GAME, "no", arguments=["--white", name])
    path = folder / "games" / "game 0001.txt"
    path.write_text(damage(path.read_text("utf-8")), "utf-8")
    assert sentence("games of", name="Ann", games=1) in again("progress Ann")


@pytest.mark.parametrize("tag", ["-", "99 man 2", "1 man 9", "x", "1 win",
                                 "0 man 1", "-1 save 1", "1 man 1, 1 man 1"])
def test_any_tag_of_puzzles_is_no_trouble(folder, tag):
    again(*BLOCKED_GAME, "no", arguments=["--white", "Ann"])
    path = folder / "games" / "game 0001.txt"
    path.write_text(path.read_text("utf-8").replace(
        "[Termination", "[Puzzles \"%s\"]\n[Termination" % tag), "utf-8")
    said = again("name white Ann", "progress", "puzzle mine")
    assert sentence("games of", name="Ann", games=1) in said


def test_ctrl_c_ends_the_look_at_the_games(folder, monkeypatch):
    for _ in range(3):
        again(*BLOCKED_GAME, "no", arguments=["--white", "Ann"])
    looks = []
    from rooms.learning import history
    with_grades = history.with_grades

    def interrupted(path):
        looks.append(path)
        if len(looks) == 2:
            raise KeyboardInterrupt
        return with_grades(path)

    monkeypatch.setattr(history, "with_grades", interrupted)
    assert sentence("games of", name="Ann", games=1) in again("progress Ann",
        "no")


# The word

def test_progress_shows_partners_a_chart_and_one_sentence(folder):
    again(*BLOCKED_GAME, "no", arguments=["--white", "Ann"])
    again(*WHOLE_GAME, "no", arguments=["--white", "Ann"])
    said = again("progress Ann")
    assert re.search(r"  Against people: games 2, points 2, mistakes a game "
                     r"\d+(\.\d)?\.", said)
    assert TEXT["progress chart"] in said
    assert re.search(r"\n     \+ \+\n(Work on this: |No mistake comes)", said)


def test_a_chart_shows_who_won(folder):
    keep_results(folder, ("Ann", "easy", "1-0"), ("Ann", "easy", "1/2-1/2"),
                 ("Ann", "fair", "0-1"))
    said = again("progress Ann")
    assert "\n     + = -\n" in said
    assert "Against easy: games 2, points 1.5," in said
    assert "Against fair: games 1, points 0," in said


def test_whoever_hears_the_board_hears_no_chart(folder):
    keep_results(folder, ("Ann", "easy", "1-0"))
    said = again("progress Ann", arguments=["--plain"])
    assert TEXT["progress chart"] not in said and "Against easy" in said


def test_the_name_of_the_person_here_is_taken(folder):
    keep_results(folder, ("Ann", "easy", "1-0"), ("", "easy", "1-0"))
    assert sentence("games of you", games=1) in again("progress")
    assert sentence("games of", name="Ann",
        games=1) in again("name white Ann", "progress")
    assert sentence("games of", name="Ann", games=1) in again(
        "computer white", "name black Ann", "progress")


def test_without_games_there_is_no_progress():
    assert answer("progress").startswith("You have finished no game yet.")
    assert answer("progress Zoe").startswith("Zoe has finished no game")
    again(*ENDED_GAME[:1])
    assert answer("progress").startswith("You have finished no game yet.")


def test_at_most_twenty_games_are_looked_at(folder):
    keep_results(folder, *[("Ann", "easy", "1-0")] * 25)
    said = again("progress Ann")
    assert sentence("games of", name="Ann", games=20) in said


# The level that fits

def fitting(folder, *games):
    """The level that fits after games of these (level, result)."""
    keep_results(folder, *[("", level, said) for level, said in games])
    return fitting_level(new_match(Screen(), {}), "")


def test_without_games_no_level_is_known(folder):
    assert fitting(folder) == (None, None)


def test_the_level_with_about_half_of_the_points_fits(folder):
    assert fitting(folder, ("easy", "1-0"), ("easy", "1-0"), ("fair", "1-0"),
                   ("fair", "0-1"), ("good", "0-1")) == ("fair", "fits")


def test_with_no_such_level_it_is_the_latest(folder):
    assert fitting(folder, ("easy", "1-0"), ("good", "0-1")) \
        == ("good", "fits")


def test_after_three_wins_in_a_row_it_is_the_next_level(folder):
    assert fitting(folder, *[("easy", "1-0")] * ENOUGH) \
        == ("fair", "won in a row")
    assert fitting(folder, *[("expert", "1-0")] * ENOUGH)[0] == "expert"


def test_after_three_losses_in_a_row_it_is_the_level_before(folder):
    assert fitting(folder, *[("easy", "0-1")] * ENOUGH) \
        == ("beginner", "lost in a row")
    assert fitting(folder, *[("beginner", "0-1")] * ENOUGH)[0] == "beginner"


def test_three_draws_in_a_row_fit(folder):
    assert fitting(folder, *[("easy", "1/2-1/2")] * ENOUGH) \
        == ("easy", "fits")


def test_computer_alone_plays_at_the_level_that_fits(folder):
    keep_results(folder, ("", "good", "1-0"), ("", "good", "0-1"))
    said = again("computer")
    assert sentence("fits", level="good") in said
    assert "The computer plays Black at level good." in said
    assert "at level good" in again("play")
    assert "at level easy" in again("computer black")
    assert "at level hard" in again("computer hard")


def test_progress_tells_the_level_that_fits(folder):
    keep_results(folder, *[("", "easy", "0-1")] * ENOUGH)
    said = " ".join(again("progress").split())
    assert "You have lost three games in a row. Level beginner is easier. " \
        "Type computer to play against it." in said


def test_every_level_has_a_next_one_and_one_before():
    assert [*LEVELS][0] == "beginner" and [*LEVELS][-1] == "expert"


def test_looked_at_gives_games_with_their_grades(folder):
    keep_results(folder, ("Ann", "easy", "0-1"))
    match = new_match(Screen(), {})
    [(game, tags, men)] = graded_games(match, list(games_of(match, "ann")))
    assert len(game.turns) == 4 and men == [WHITE] and PUZZLES in tags


def test_two_results_in_a_record_are_no_trouble(folder):
    keep_results(folder, ("Ann", "easy", "1-0"))
    path = folder / "games" / "game 0001.txt"
    path.write_text(path.read_text().replace(
        '[Result "1-0"]', '[Result "1-0"]\n [Result "*"]'))
    assert "Traceback" not in again("progress Ann")


def test_the_level_that_is_told_is_that_of_the_player_who_is_asked_for(folder):
    keep_results(folder, *[("Ann", "hard", "0-1")] * ENOUGH,
                 *[("", "easy", "1-0")] * ENOUGH)
    said = " ".join(again("progress Ann").split())
    assert "Level good is easier." in said
    assert "Level fair is the next for you." in " ".join(
        again("progress").split())
