"""The players of the class: their names, their list, games against them."""

import re

import pytest

from board import BLACK, WHITE
from helpers.class_players import FIRST, one_game, table_of
from helpers.playing import (EXAMPLES, ROOT, again, boards, last_board, men,
                             men_on, new_match, obey, played)
from helpers.quoting import keys_of, keys_said
from rooms.commands.computer_player import players_meant
from rooms.computer import LEVELS
from rooms.console.sentences import TEXT, sentence
from rooms.tournament.player_files import (class_players, motto_of,
                                           path_of_player, players_named)

pytest_plugins = ["helpers.class_fixtures"]
pytestmark = pytest.mark.usefixtures("played_here")


# Names

@pytest.mark.parametrize("word, names, of_class", [
    ("FOX", "fox.py", "fox.py"), ("fo", "fox.py", "fox.py"),
    ("fox.py", "fox.py", "fox.py"), ("zzz", "", ""), ("_tools", "", ""),
    ("mill_m", "Mill maker.py", "Mill maker.py"),
    ("Mill_Maker", "Mill maker.py", "Mill maker.py"),
    ("easy", "easy", "easy.py"), ("EASY", "easy", "easy.py"),
    ("easy.py", "easy.py", "easy.py"), ("eas", "easy", "easy.py"),
    ("ea", "ea.py", "ea.py"),       # its whole name
    ("e", "easy expert", "ea.py easy.py"), ("medium", "medium", ""),
    ("h", "h.py", "h.py"), ("gone.py", "", ""), ("far", "", "")])
def test_a_word_means_a_level_or_a_player_by_its_file(
        word, names, of_class, players, folder):
    for name in ("fox", "Mill maker", "_tools", "easy", "ea", "h"):
        players(name)
    (folder / "far.py").write_text(FIRST)
    assert " ".join(name for _, name in players_meant(word)) == names
    assert " ".join(players_named(word)) == of_class
    far = str(folder / "far.py")        # a file anywhere may be named
    assert [name for word in ("far.py", far)
            for _, name in players_meant(word)] == [far, far]
    assert players_named(far) == [far] == [path_of_player(far)]
    assert players_named("") == class_players() == [
        "ea.py", "easy.py", "fox.py", "h.py", "Mill maker.py"]


def test_the_list_has_levels_and_players_with_their_mottos(players):
    assert "no own players" in dict(keys_of("players"))
    for name, text in (
            ("mute", "def choose_turn(game):\n    pass\n"),
            ("broken", "\n\ndef choose_turn(game)\n"),
            ("binary", "\x00 choose_turn"),
            ("deep", "(" * 9000 + "# choose_turn"),
            ("typing", "def play(game):\n    return 1\n"),
            ("slip", "def chose_turn(game):\n    return 1\n"),
            ("fox", FIRST), ("My fox", FIRST), ("easy", FIRST)):
        players(name, text)
    mottos = {facts["name"]: facts["motto"] for key, facts in keys_said(
        "players") if key == "player row"}
    first = "Plays the first turn."
    assert mottos == dict(
        {level: "motto " + level for level in LEVELS},
        fox=first, My_fox=first, **dict.fromkeys(
            ("mute", "broken", "binary", "deep"), "motto missing"),
        typing="motto no player", slip="motto near", **{"easy.py": first})
    said = played("players")
    assert max(map(len, said.split("\n"))) < 80 and "..." not in said


# At the keyboard

def test_a_player_of_the_class_plays_like_a_level(players, folder):
    players("fox")
    far = folder / "far.py"
    far.write_text(FIRST)
    for name, lines, arguments in (
            ("fox", ["computer black fox"], ()),
            ("fox", [], ["--computer", "black", "fox"]),
            ("far", [], ["--computer", "black", str(far)])):
        said = keys_of(*lines, "4", arguments=arguments)
        assert ("named", {"name": name, "colour": "black"}) in said
        assert ("placed", {"who": "named", "end": "0"}) in said
    keys = keys_of("computer black fox", "4", "computer white easy", "undo")
    assert ("at level", {"colour": "white", "strength": "easy"}) in keys
    assert ("as player", {"colour": "black", "strength": "fox"}) in keys
    assert "taken back several" in dict(keys)
    played(arguments=["--computer", "black", "wolf"], ends=(2,))


def test_an_error_is_told_with_its_lines_and_a_person_plays_on(players):
    players("fox", "from rules import legal_turns\n"
            "def choose_turn(game):\n    return best(legal_turns(game))\n"
            "def best(turns):\n    print('so')\n    return turns[100]\n")
    order = "computer black fox"
    said = keys_of(order, "4", "19")
    for wanted in (
            ("player printed", {"player": "fox"}),
            ("player raised", {"player": "fox", "at": "at line", "error":
                               "IndexError: list index out of range"}),
            ("at line", {"line": "6", "file": "fox.py"}),
            ("fault row", {"line": "3", "function": "choose_turn", "text":
                           "return best(legal_turns(game))"}),
            ("fault row", {"line": "6", "function": "best",
                           "text": "return turns[100]"}),
            ("taken over", {"colour": "black", "player": "fox",
                            "side": "black"}),
            ("placed", {"who": "black", "end": "19"})):
        assert wanted in said
    assert len([key for key, _ in said if key == "fault row"]) == 2
    [setup] = [facts["fen"] for key, facts in said if key == "position"]
    assert men(last_board("setup " + setup), WHITE) == [4]
    # The board is not shown again after the error.
    said = played(order, "4", order, "19")
    assert [men_on(spots) for spots in boards(said)[-3:]] == [1, 2, 2]


@pytest.mark.parametrize("name, near", [
    ("chose_turn", True), ("chooseTurn", True), ("choose_turns", True),
    ("Choose_Turn", True), ("choose_move", True), ("chose_trun", True),
    ("legal_turns", False), ("play", False)])
def test_a_function_with_nearly_the_right_name_is_told(name, near, players):
    players("fox", FIRST.replace("choose_turn", name))
    said = keys_of("computer black fox", "4", "players")
    keys = dict(said)
    assert ("near choose_turn" in keys, "motto near" in keys,
            "no choose_turn" in keys) == (near, near, not near)
    assert not near or keys["near choose_turn"]["near"] == name


@pytest.mark.parametrize("orders", [
    ["computer black fox"], ["computer white fox", "computer black fox"]])
def test_ctrl_c_stops_a_player_that_thinks(orders, players, played_here):
    players("fox")
    played_here.stops_after = 0
    said = dict(keys_of("4", *orders, "no"))
    both = len(orders) == 2
    assert both == ("computers stopped" in said) != ("taken over" in said)
    assert said.get("player stopped", both) == (both or {"player": "fox"})


def test_the_text_that_a_player_prints_is_shown_cleaned_and_cut(players):
    for text, told in (
            (r"print('I see', '\x1b[31m4')", "  I see ?[31m4\n"),
            ("for n in range(30): print(n)", "%s\n%s\n" % (
                "\n".join("  %d" % n for n in range(20)),
                TEXT["printed more"]))):
        players("fox", FIRST.replace("    return", "    %s\n    return"
                                     % text))
        assert "%s\n%s" % (sentence("player printed", player="fox"),
                           told) in played("computer black fox", "4")


# Games that were kept

def test_a_kept_game_goes_on_with_the_player_of_the_class(players, folder):
    players("fox")
    played("computer black fox", "4")
    said = again("continue", "5")
    fox = sentence("named", name="fox", colour="Black")
    assert sentence("placed", who=fox, end=1) in said
    (folder / "class" / "fox.py").unlink()
    assert sentence("placed", who=fox, end=2) not in again("continue", "6")


@pytest.mark.parametrize("side", ["black", "white"])
def test_a_record_lets_no_file_play_but_those_of_the_class(
        side, players, folder):
    players("fox")
    (folder / "evil.py").write_text("open('harm.txt', 'w')\n" + FIRST)
    played("computer %s fox" % side, "4", "save kept")
    record = folder / "kept.txt"
    text, tag = record.read_text("utf-8"), '[%sComputer "%%s"]' % side.title()
    assert tag % "fox.py" in text
    for path in (str(folder / "evil.py"), "evil.py", "./evil.py",
                 "../evil.py", "~/evil.py"):
        record.write_text(text.replace(tag % "fox.py", tag % path), "utf-8")
        said = keys_of("load kept", "5", "6")
        assert {facts["who"] for key, facts in said if key == "placed"} \
            == {"white", "black"}
        assert not (folder / "harm.txt").exists()
        match = new_match()
        obey(match, "load kept")
        assert {(player.kind, *player.plays) for player
                in match.players.values()} == {("person", "computer", "beginner")}


def test_a_module_that_is_missing_is_told(players):
    for text, told in (
            ("import learning_by_heart\n", "named 'learning_by_heart'"),
            ("from rooms.computer import no_such\n", "cannot import name")):
        players("fox", text + FIRST)
        [error] = [facts["error"] for key, facts in keys_of(
            "computer black fox", "4") if key == "player raised"]
        assert told in error
    players("fox", "from rooms.computer import choose_turn as best\n"
            "def choose_turn(game):\n    return best(game, 'easy')\n")
    assert "player raised" not in dict(keys_of("computer black fox", "4"))


@pytest.mark.slow(why="many games are played")
def test_each_step_of_the_page_is_better_than_the_one_before(players):
    text = (ROOT / "docs" / "your-own-player.md").read_text("utf-8")
    steps = [block for block in re.findall(r"```python\n(.*?)```", text, re.S)
             if "def choose_turn" in block]
    points = []
    for number, text in enumerate(steps):
        players("step%d" % number, text)
        table = table_of(keys_of("tournament step%d easy, 20 games, seed 3"
                                 % number))
        points += [row[1] for row in table if row[0] != "easy"]
        assert not any(row[-1] for row in table)        # no errors
    assert len(points) == 3
    assert points[0] < 2 and 8 < points[1] < points[2]


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_has_a_motto_and_fewer_than_25_lines(name):
    path = ROOT / "players" / name
    assert len(path.read_text("utf-8").split("\n")) <= 25
    assert motto_of(str(path)).endswith((".", "?"))
    outcome = one_game(str(path), "easy")
    assert not outcome.fault and BLACK in outcome.spent
