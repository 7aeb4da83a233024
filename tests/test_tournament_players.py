"""The players of the class: their names, their list, games against them."""

import itertools
import re

import pytest

from board import BLACK, WHITE
from helpers.class_players import FIRST, games_here, one_game, table_in
from helpers.playing import (ROOT, boards, last_board, men, new_match, obey,
                             played)
from rooms.commands.computer_player import named
from rooms.computer import LEVELS
from rooms.console.screen import Screen
from rooms.console.sentences import TEXT, sentence
from rooms.tournament.one_player import IN_ROOMS
from rooms.tournament.player_files import (class_players, motto_of,
                                           path_of_player, players_named)

pytest_plugins = ["helpers.class_fixtures"]
pytestmark = pytest.mark.usefixtures("played_here")


# Names

def meant(word):
    """The levels and players that a word may mean."""
    return [name for _, name in named(new_match(None, {}), word)]


def test_a_player_is_called_by_his_file(players):
    for name in ("fox", "Mill maker", "_tools", "easy"):
        players(name)
    assert class_players() == ["easy.py", "fox.py", "Mill maker.py"]
    assert meant("FOX") == meant("fo") == ["fox.py"]
    assert meant("mill_m") == meant("Mill_Maker") == ["Mill maker.py"]
    assert meant("fox.py") == ["fox.py"]
    assert meant("zzz") == meant("_tools") == []


def test_a_level_comes_before_a_player_of_the_class(players):
    for name in ("easy", "ea", "h"):
        players(name)
    match = new_match(None, {})
    assert named(match, "easy") == [("computer", "easy")]
    assert named(match, "EASY") == [("computer", "easy")]
    assert named(match, "easy.py") == [("class", "easy.py")]
    assert named(match, "ea") == [("class", "ea.py")]       # its whole name
    assert named(match, "eas") == [("computer", "easy")]
    assert named(match, "e") == [("computer", "easy"), ("computer", "expert")]
    assert named(match, "h") == [("class", "h.py")]


def test_the_files_that_a_word_means_are_found_without_the_levels(players):
    for name in ("easy", "ea", "fox"):
        players(name)
    assert players_named("easy") == players_named("easy.py") == ["easy.py"]
    assert players_named("ea") == ["ea.py"]
    assert players_named("e") == ["ea.py", "easy.py"]
    assert players_named("") == ["ea.py", "easy.py", "fox.py"]
    assert players_named("medium") == []


def test_a_file_anywhere_may_be_named(folder):
    (folder / "far.py").write_text(FIRST)
    far = str(folder / "far.py")
    assert meant("far.py") == meant(far) == players_named(far) == [far]
    assert meant("far") == meant("gone.py") == []
    assert path_of_player(str(folder / "far.py")) == str(folder / "far.py")


def test_the_list_has_levels_and_players_with_their_mottos(players):
    players("fox")
    players("mute", "def choose_turn(game):\n    pass\n")
    players("broken", "\n\ndef choose_turn(game)\n")
    players("binary", "\x00 choose_turn")
    players("deep", "(" * 9000 + "# choose_turn")
    players("typing", "def chose_turn(game):\n    return 1\n")
    players("My fox")
    players("easy")
    said = played("players").partition(TEXT["levels listed"])[2]
    assert "  fox            Plays the first turn." in said
    assert "  mute           (no motto" in said
    assert "  broken         (no motto" in said
    assert "  binary         (no motto" in said
    assert "  deep           (no motto" in said
    assert "  typing         (it has no function choose_turn)" in said
    assert "  My_fox         Plays" in said and "  easy.py   " in said
    for level in LEVELS:
        assert "  %-14s %s" % (level, TEXT["motto " + level]) in re.sub(
            r"\n {17}", " ", said)
    assert max(map(len, said.split("\n"))) < 80 and "..." not in said


def test_without_players_the_list_says_how_to_make_one(players):
    assert "There are no players of your class yet" in played("players")


# At the keyboard

def test_a_player_of_the_class_is_not_called_a_level(players):
    players("wolf")
    said = played("computer black wolf", "computer off").replace("\n  ", " ")
    assert "Type computer black to let it play Black with the player wolf.\n" \
        in said
    assert "Type computer black to let it play Black at level easy.\n" \
        in played("computer off").replace("\n  ", " ")


def test_a_player_of_the_class_plays_like_a_level(players):
    players("fox")
    said = played("computer black fox", "4", "computer white easy", "undo")
    assert "The computer plays Black with the player fox." in said
    assert sentence("placed", who="fox (Black)", end=0) + "." in said
    assert "fox: 8 in hand" in said


def test_after_an_error_of_a_player_the_board_is_not_shown_again(players):
    players("fails", "def choose_turn(game):\n    print('so')\n    return 7\n")
    said = played("computer black fails", "4", "computer black fails", "19")
    shown = [len(men(spots, WHITE)) + len(men(spots, BLACK))
             for spots in boards(said.split("place a man: 4\n")[1])]
    assert shown == [1, 2, 2]       # after 4, after 19, and at the end
    assert said.count("Player fails printed:\n  so\n") == 2


def test_the_dots_of_thinking_end_before_anything_is_told(
        players, monkeypatch):
    players("prints", FIRST.replace("    return",
                                    "    print('so')\n    return"))

    def in_two_seconds(jobs, cores=1, alive=None):
        """Do what games_here does, but two seconds pass."""
        alive(2.0)
        return games_here(jobs, cores, alive)
    monkeypatch.setattr("rooms.tournament.class_players.games_apart",
                        in_two_seconds)
    said = played("computer black prints", "4", "quit", terminal=True)
    assert re.search("Thinking\\.*\\nPlayer prints printed:\\n", said)


def test_a_player_of_the_class_plays_from_the_command_line(players, folder):
    players("fox")
    path = str(folder / "class" / "fox.py")
    for word in ("fox", path):
        said = played("4", arguments=["--computer", "black", word])
        assert sentence("placed", who="fox (Black)", end=0) + "." in said
    with pytest.raises(SystemExit):
        played(arguments=["--computer", "black", "wolf"])


def test_after_an_error_its_lines_are_shown_and_a_person_plays_on(players):
    players("fox", "from rules import legal_turns\n"
            "def choose_turn(game):\n    return best(legal_turns(game))\n"
            "def best(turns):\n    return turns[100]\n")
    said = played("computer black fox", "4", "19")
    assert ("Player fox made an error in line 5 of fox.py: IndexError: list "
            "index out of\n  range.\n  line 3, in choose_turn: return "
            "best(legal_turns(game))\n"
            "  line 5, in best: return turns[100]\n") in said
    assert sentence("position", fen="********/O*******/") \
        in said
    assert "computer black fox" in said.split("You play Black from now on")[1]
    assert sentence("placed", who="Black", end=19) + "." in said
    assert "one_player" not in said and "referee" not in said


@pytest.mark.parametrize("orders, said_then", [
    (["computer black fox"], "You play Black from now on"),
    (["computer white fox", "computer black fox"], "Stopped. Type computer "
                                                   "both")])
def test_ctrl_c_stops_a_player_who_thinks(orders, said_then, players,
                                          monkeypatch):
    players("fox")

    def interrupted(*details):
        """Do what Ctrl-C does."""
        raise KeyboardInterrupt
    monkeypatch.setattr("rooms.tournament.class_players.turn_apart",
                        interrupted)
    said = played("4", *orders, "no")
    assert said_then in said.replace("\n  ", " ")
    if len(orders) == 1:
        assert sentence("player stopped", player="fox") in said


def test_the_position_that_is_told_can_be_set_up(players):
    players("fox", "def choose_turn(game):\n    return 4\n")
    said = played("computer black fox", "4", "setup *")
    setup = re.search(r"  (setup [^\n]*)\n", said).group(1)
    assert "Black, place a man" in played(setup)
    assert "in choose_turn: " not in said       # not the lines before it
    assert men(last_board(setup), WHITE) == [4]


def test_why_a_turn_is_not_legal_is_said_as_to_a_person(players):
    players("fox", "def choose_turn(game):\n    return None, 4, ()\n")
    said = played("computer black fox", "4").replace("\n  ", " ")
    assert ("Player fox returned 4 from its function in line 1 of fox.py, "
            "which is not legal: There is already a man on 4.\n") in said


def test_what_a_player_prints_is_shown_cleaned_after_his_turn(players):
    players("fox", FIRST.replace("    return",
                                 "    print('I see', '\\x1b[31m4')\n"
                                 "    return"))
    said = played("computer black fox", "4")
    assert "Player fox printed:\n  I see ?[31m4\n" in said


def test_of_much_that_is_printed_the_first_20_lines_are_shown(players):
    players("fox", FIRST.replace(
        "    return", "    for n in range(30): print(n)\n    return"))
    said = played("computer black fox", "4")
    assert "\n  0\n  1\n" in said and "\n  19\n  ...\n" in said


def every_turn_takes(seconds, monkeypatch):
    """Let each turn take this many seconds by the referee's clock."""
    monkeypatch.setattr("rooms.tournament.apart.perf_counter",
                        itertools.count(0.0, seconds).__next__)


def test_what_was_printed_in_a_turn_that_took_too_long_is_shown(
        players, monkeypatch):
    players("fox", FIRST.replace("    return",
                                 "    print('here')\n    return"))
    every_turn_takes(1.5, monkeypatch)
    said = played("computer black fox 1", "4")
    assert said.index("Player fox printed:\n  here\n") \
        < said.index("Player fox took more")


def test_a_player_may_be_given_more_time_than_2_seconds(players, monkeypatch):
    players("slow")
    every_turn_takes(2.5, monkeypatch)
    for order, seconds in (("slow", "2 seconds"), ("slow 1", "1 second")):
        said = played("computer black " + order, "4")
        assert "Player slow took more than %s for a turn" % seconds in said
    said = played("computer black slow 3", "4")
    assert sentence("placed", who="slow (Black)", end=0) + "." in said


def test_a_kept_game_goes_on_with_the_player_of_the_class(players, folder):
    players("fox")
    played("computer black fox", "4")
    said = played("continue", "yes", "5", afresh=False)
    assert "were in this game: fox. A player is a program." in said
    assert said.count("fox (Black) placed") == 3  # shown again, and one is new
    (folder / "class" / "fox.py").unlink()
    said = played("continue", "6", afresh=False)
    assert sentence("placed", who="fox (Black)", end=1) not in said


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


@pytest.mark.parametrize("side, other", [("black", "white"),
                                         ("white", "black")])
@pytest.mark.parametrize("path", ["%s/evil.py", "evil.py", "./evil.py",
                                  "../evil.py", "~/evil.py"])
def test_a_record_lets_no_file_play_but_those_of_the_class(
        path, side, other, players, folder):
    players("fox")
    (folder / "evil.py").write_text("open('harm.txt', 'w')\n" + FIRST)
    path = path.replace("%s", str(folder))
    played("computer %s fox" % side, "4", "save kept")
    record = folder / "kept.txt"
    text = record.read_text("utf-8")
    tag = '[%sComputer "%%s"]' % side.title()
    assert tag % "fox.py" in text
    record.write_text(text.replace(tag % "fox.py", tag % path), "utf-8")
    said = played("load kept", "5", "6")
    for colour in (side, other):
        assert "%s placed" % colour.title() in said
    assert "evil" not in said and "Computer" not in said
    assert not (folder / "harm.txt").exists()
    match = new_match(Screen(), {})
    obey(match, "load kept")
    assert {player.kind for player in match.players.values()} == {"person"}
    assert {player.plays for player in match.players.values()} \
        == {("computer", "easy")}


def test_who_imports_a_room_by_its_old_name_is_told_where_it_is(players):
    for room in IN_ROOMS:
        for number, text in enumerate((
                "import %s\n", "from %s import LEVELS\n",
                "import %s.search\n", "from %s.search import think\n")):
            name = "%s%d" % (room, number)
            players(name, "from rules import legal_turns\n" + text % room
                    + "def choose_turn(game):\n    return 1\n")
            said = played("computer black " + name, "4").replace("\n  ", " ")
            assert ("Player %s made an error in line 2 of %s.py: "
                    "ModuleNotFoundError: No module named '%s'; it is "
                    "rooms.%s now."
                    % (name, name, room, room)) in said


def test_of_a_module_that_was_never_a_room_no_place_is_told(players):
    players("fox", "import learning_by_heart\n" + FIRST)
    said = played("computer black fox", "4")
    assert "No module named 'learning_by_heart'." in said.replace("\n  ", " ")
    players("wolf", "from rooms.computer import no_such_level\n" + FIRST)
    said = played("computer black wolf", "4")
    assert "cannot import name" in said and "it is rooms" not in said


def test_a_player_may_import_a_room_by_its_new_name(players):
    players("fox", "from rooms.computer import choose_turn as best\n"
            "def choose_turn(game):\n    return best(game, 'easy')\n")
    assert "fox (Black) placed" in played("computer black fox", "4")


# The page for writing a player

def steps_of_the_page():
    """The complete players that stand in docs/your-own-player.md."""
    text = (ROOT / "docs" / "your-own-player.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.S)
    return [block for block in blocks if "def choose_turn" in block]


def test_the_players_of_the_page_play(players):
    steps = steps_of_the_page()
    assert len(steps) == 3
    for number, text in enumerate(steps):
        assert not one_game(players("step%d" % number, text), "easy").fault


def test_each_step_of_the_page_is_better_than_the_one_before(players):
    points = []
    for number, text in enumerate(steps_of_the_page()):
        name = players("step%d" % number, text)
        said = played("tournament %s easy, 20 games, seed 3" % name)
        points += [float(row[1]) / 20 for row in table_in(said)
                   if row[0] != "easy"]
    assert points[0] < 0.1 and 0.4 < points[1] < points[2]


@pytest.mark.parametrize("name", ["chance", "looks_ahead", "mill_maker"])
def test_an_example_has_a_motto_and_fewer_than_25_lines(name):
    path = ROOT / "players" / (name + ".py")
    assert len(path.read_text("utf-8").split("\n")) <= 25
    assert motto_of(name + ".py").endswith((".", "?"))
    assert not one_game(name + ".py", "easy").fault
