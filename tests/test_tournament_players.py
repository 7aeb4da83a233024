"""The players of the class: their names, their list, games against them."""

import itertools
import re

import pytest

from board import BLACK, WHITE
from helpers.class_players import FIRST, games_here, one_game, table_in
from helpers.playing import (ROOT, boards, last_board, men, new_match, obey,
                             played)
from helpers.quoting import keys_said, part
from rooms.commands.computer_player import named
from rooms.computer import LEVELS
from rooms.console.screen import Screen
from rooms.console.sentences import TEXT, sentence
from rooms.tournament.one_player import IN_ROOMS
from rooms.tournament.player_files import motto_of

pytest_plugins = ["helpers.class_fixtures"]
pytestmark = pytest.mark.usefixtures("played_here")
PLACED = sentence("placed", who="fox (Black)", end=0)


def printing(text):
    """A player that plays the first turn, and does this before."""
    return FIRST.replace("    return", "    %s\n    return" % text)


# Names

@pytest.mark.parametrize("word, names", [
    ("FOX", ["fox.py"]), ("fo", ["fox.py"]), ("fox.py", ["fox.py"]),
    ("mill_m", ["Mill maker.py"]), ("Mill_Maker", ["Mill maker.py"]),
    ("zzz", []), ("_tools", []), ("easy", ["easy"]), ("EASY", ["easy"]),
    ("easy.py", ["easy.py"]), ("ea", ["ea.py"]), ("eas", ["easy"]),
    ("e", ["easy", "expert"]), ("h", ["h.py"]), ("far", []), ("gone.py", []),
    ("far.py", ["%s/far.py"]), ("%s/far.py", ["%s/far.py"])])
def test_a_word_means_a_level_or_else_a_file_of_the_class_or_a_whole_path(
        word, names, players, folder):
    for name in ("fox", "Mill maker", "_tools", "easy", "ea", "h"):
        players(name)
    (folder / "far.py").write_text(FIRST)
    word, *names = [text.replace("%s", str(folder)) for text in (word, *names)]
    meant = named(new_match(None, {}), word)
    assert [name for _, name in meant] == names
    assert all(kind == ("computer" if name in LEVELS else "class")
               for kind, name in meant)


def test_the_list_has_levels_and_players_with_their_mottos(players):
    assert ("no own players", {}) in keys_said("players")
    for name, text in {
            "fox": FIRST, "mute": "def choose_turn(game):\n    pass\n",
            "broken": "\n\ndef choose_turn(game)\n", "My fox": FIRST,
            "binary": "\x00 choose_turn", "easy": FIRST,
            "deep": "(" * 9000 + "# choose_turn",
            "typing": "def chose_turn(game):\n    return 1\n"}.items():
        players(name, text)
    said = re.sub(r"\n {17}", " ", played("players"))
    for name, motto in {
            "fox": "Plays the first turn.", "mute": TEXT["motto missing"],
            "broken": TEXT["motto missing"], "binary": TEXT["motto missing"],
            "deep": TEXT["motto missing"], "typing": TEXT["motto no player"],
            "My_fox": "Plays the first turn.", "easy.py": "Plays",
            **{level: TEXT["motto " + level] for level in LEVELS}}.items():
        assert "  %-14s %s" % (name, motto) in said
    assert max(map(len, played("players").split("\n"))) < 80


# At the keyboard

def test_a_player_of_the_class_plays_like_a_level(players, folder):
    players("fox")
    said = played("computer black fox", "4", "undo")
    assert PLACED in said
    assert "fox" + sentence("men", hand=8, board=1, lost=0) in said
    assert ("as player", {"colour": "black", "strength": "fox"}) \
        in keys_said("computer black fox", "computer off")
    for word in ("fox", str(folder / "class" / "fox.py")):
        assert PLACED in played("4", arguments=["--computer", "black", word])
    with pytest.raises(SystemExit):
        played(arguments=["--computer", "black", "wolf"])


def test_after_an_error_of_a_player_the_board_is_not_shown_again(players):
    players("fails", "def choose_turn(game):\n    print('so')\n    return 7\n")
    said = played("computer black fails", "4", "computer black fails", "19")
    shown = [len(men(spots, WHITE)) + len(men(spots, BLACK))
             for spots in boards(said.split(": 4\n")[1])]
    assert shown == [1, 2, 2]       # after 4, after 19, and at the end
    assert said.count("\n  so\n") == 2


def test_the_dots_of_thinking_end_before_anything_is_told(
        players, monkeypatch):
    players("prints", printing("print('so')"))

    def in_two_seconds(jobs, cores=1, alive=None):
        """Do what games_here does, but two seconds pass."""
        alive(2.0)
        return games_here(jobs, cores, alive)
    # patched: no test waits two seconds for a player
    monkeypatch.setattr("rooms.tournament.class_players.games_apart",
                        in_two_seconds)
    said = played("computer black prints", "4", "quit", terminal=True)
    assert re.search(r"\.\n%s" % sentence("player printed", player="prints"),
                     said)


def test_after_an_error_its_lines_are_shown_and_a_person_plays_on(players):
    players("fox", "from rules import legal_turns\n"
            "def choose_turn(game):\n    return best(legal_turns(game))\n"
            "def best(turns):\n    return turns[100]\n")
    said = keys_said("computer black fox", "4")
    for told in (("at line", {"line": "5", "file": "fox.py"}),
                 ("player raised", {"player": "fox", "at": "at line", "error":
                                    "IndexError: list index out of range"}),
                 ("fault row", {"line": "3", "function": "choose_turn",
                                "text": "return best(legal_turns(game))"}),
                 ("fault row", {"line": "5", "function": "best",
                                "text": "return turns[100]"}),
                 ("position", {"fen": "********/O*******/********"
                                      " b p p 1 8 0 9"}),
                 ("taken over", {"colour": "black", "player": "fox",
                                 "side": "black"})):
        assert told in said
    said = played("computer black fox", "4", "19")
    assert sentence("placed", who="Black", end=19) in said
    assert "one_player" not in said and "referee" not in said


@pytest.mark.parametrize("orders, keys", [
    (["computer black fox"], ["player stopped", "taken over"]),
    (["computer white fox", "computer black fox"], ["computers stopped"])])
def test_ctrl_c_stops_a_player_that_thinks(orders, keys, players, monkeypatch):
    players("fox")

    def interrupted(jobs, cores=1, alive=None):
        """Press Ctrl-C while the player thinks."""
        raise KeyboardInterrupt
    # patched: a player cannot press Ctrl-C at the moment when it thinks
    monkeypatch.setattr("rooms.tournament.class_players.games_apart",
                        interrupted)
    said = played("4", *orders, "no").replace("\n  ", " ")
    assert all(part(key) in said for key in keys)


def test_the_position_that_is_told_can_be_set_up(players):
    players("fox", "def choose_turn(game):\n    return 4\n")
    setup = re.search(r"  (setup [^\n]*)\n", played(
        "computer black fox", "4", "setup *")).group(1)
    assert men(last_board(setup), WHITE) == [4]
    assert ("black", {}) in keys_said(setup)


def test_it_is_said_why_a_turn_of_a_player_is_not_legal(players):
    players("fox", "def choose_turn(game):\n    return None, 4, ()\n")
    said = keys_said("computer black fox", "4")
    assert ("taken", {"point": "4"}) in said
    assert ("illegal turn", {"player": "fox", "turn": "4", "at": "at line",
                             "why": "taken"}) in said


@pytest.mark.parametrize("text, shown", [
    ("print('I see', '\\x1b[31m4')", "  I see ?[31m4\n"),
    ("for n in range(30): print(n)",
     "".join("  %d\n" % number for number in range(20)) + "  ...\n")])
def test_the_first_20_lines_that_a_player_prints_are_shown_cleaned(
        text, shown, players):
    players("fox", printing(text))
    assert sentence("player printed", player="fox") + "\n" + shown \
        in played("computer black fox", "4")


def test_a_turn_may_take_two_seconds_or_as_many_as_were_ordered(
        players, monkeypatch):
    players("slow", printing("print('here')"))
    monkeypatch.setattr("rooms.tournament.apart.perf_counter",      # a clock
                        itertools.count(0.0, 2.5).__next__)
    for order, seconds in (("slow", "2"), ("slow 1", "1")):
        said = keys_said("computer black " + order, "4")
        keys = [key for key, _ in said]
        assert ("player slow", {"player": "slow", "seconds": seconds,
                                "at": "at line"}) in said or (
            "player slow", {"player": "slow", "seconds": seconds}) in said
        assert "player printed" in keys
    assert sentence("placed", who="slow (Black)", end=0) \
        in played("computer black slow 3", "4")


def test_a_kept_game_goes_on_with_the_player_of_the_class(players, folder):
    players("fox")
    played("computer black fox", "4")
    said = played("continue", "yes", "5", afresh=False)
    assert part("ask programs") in said.replace("\n  ", " ")
    assert sentence("placed", who="fox (Black)", end=1) in said
    (folder / "class" / "fox.py").unlink()
    said = played("continue", "6", afresh=False)
    assert "fox (Black)" not in said.split("6\n")[-1]


def test_no_record_runs_a_program_before_somebody_says_yes(players, folder):
    players("spy", "open(%r, 'w').close()\n" % str(folder / "it ran") + FIRST)
    (folder / "trap.txt").write_text(
        '[White "Ann"]\n[BlackComputer "spy.py"]\n\n1. d6 *\n')
    for lines in (["load trap"], ["load trap", "no", "0"], ["replay trap"],
                  ["replay trap", "", "hint"], ["load trap", "board", "0"]):
        played(*lines)
        assert not (folder / "it ran").exists(), lines
    played("load trap", "yes")
    assert (folder / "it ran").exists()


@pytest.mark.parametrize("side", ["black", "white"])
@pytest.mark.parametrize("path", ["%s/evil.py", "evil.py", "./evil.py",
                                  "../evil.py", "~/evil.py"])
def test_a_record_lets_no_file_play_but_those_of_the_class(
        path, side, players, folder):
    players("fox")
    (folder / "evil.py").write_text("open('harm.txt', 'w')\n" + FIRST)
    played("computer %s fox" % side, "4", "save kept")
    record = folder / "kept.txt"
    text = record.read_text("utf-8")
    tag = '[%sComputer "%%s"]' % side.title()
    assert tag % "fox.py" in text
    record.write_text(text.replace(
        tag % "fox.py", tag % path.replace("%s", str(folder))), "utf-8")
    assert "evil" not in played("load kept", "5", "6")
    assert not (folder / "harm.txt").exists()
    match = new_match(Screen(), {})
    obey(match, "load kept")
    assert {player.kind for player in match.players.values()} == {"person"}
    assert {player.plays for player in match.players.values()} \
        == {("computer", "easy")}


@pytest.mark.parametrize("text", [
    "import {room}", "from {room} import LEVELS", "import {room}.search",
    "from {room}.search import think", "import {room}_by_heart",
    "from rooms.{room} import no_such_name"])
def test_a_player_that_imports_a_room_by_its_old_name_is_told_where_it_is(
        text, players):
    for room in IN_ROOMS:
        players("fox", text.format(room=room) + "\n" + FIRST)
        error, = [facts["error"] for key, facts in keys_said(
            "computer black fox", "4") if key == "player raised"]
        assert ("it is rooms.%s now" % room in error) \
            == ("rooms" not in text and "heart" not in text)


# The page for writing a player

def steps_of_the_page():
    """The complete players that stand in docs/your-own-player.md."""
    text = (ROOT / "docs" / "your-own-player.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.S)
    return [block for block in blocks if "def choose_turn" in block]


def test_each_step_of_the_page_is_better_than_the_one_before(players):
    points = []
    for number, text in enumerate(steps_of_the_page()):
        name = players("step%d" % number, text)
        said = played("tournament %s easy, 12 games, seed 1" % name)
        assert TEXT["errors head"] not in said
        points += [float(row[1]) / 12 for row in table_in(said)
                   if row[0] != "easy"]
    assert len(points) == 3
    assert points[0] < 0.1 and 0.3 < points[1] < points[2]


@pytest.mark.parametrize("name", ["chance", "looks_ahead", "mill_maker"])
def test_an_example_has_a_motto_and_fewer_than_25_lines(name):
    path = ROOT / "players" / (name + ".py")
    assert len(path.read_text("utf-8").split("\n")) <= 25
    assert motto_of(name + ".py").endswith((".", "?"))
    assert not one_game(name + ".py", "easy").fault


def test_a_player_may_import_the_program(players):
    players("fox", "from rooms.computer import choose_turn as best\n"
            "def choose_turn(game):\n    return best(game, 'easy')\n")
    assert "fox (Black)" in played("computer black fox", "4")
