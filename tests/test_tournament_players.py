"""Tournaments and the players of the class: orders, tables, names, games."""

import re
import sys
import types

import pytest

from board import BLACK, WHITE
from helpers import class_players as ready
from helpers.class_players import FIRST, one_game, table_of
from helpers.keeping import failing
from helpers.playing import (EXAMPLES, ROOT, again, boards, has_room,
                             last_board, men, men_on, new_match, obey, played)
from helpers.quoting import keys_of, keys_said
from rooms.commands.computer_player import machines_meant
from rooms.computer import LEVELS
from rooms.console.sentences import TEXT, sentence
from rooms.records import load_record
from rooms.tournament.plan import Plan, fixtures_of, game_of
from rooms.tournament.player_files import (class_players, motto_of,
                                           players_named)
from rooms.tournament.standings import (Row, cross_lines, points_between,
                                        standings_of, whole_table)

players, played_here = ready.players, ready.played_here
pytestmark = pytest.mark.usefixtures("played_here")


def test_a_tournament_ends_with_a_table_and_a_folder(players, folder):
    players("one")
    players("last", FIRST.replace("[0]", "[-1]"))
    said = keys_of("options flying never", "4",
                   "tournament one last easy, 4 games each, seed 3", "19")
    [begun] = [facts for key, facts in said if key == "tournament begins"]
    assert (begun["players"], begun["games"], begun["seconds"]) \
        == ("3", "12", "2")
    table = table_of(said)
    assert {row[0] for row in table} == {"one", "last", "easy"}
    assert sum(row[1] for row in table) == 12
    assert "errors head" not in dict(said)
    assert ("placed", {"who": "black", "end": "19"}) in said    # it waited
    place = folder / "tournaments" / "1"
    assert {path.name for path in place.iterdir()} == {
        "table.txt", *["%d.txt" % number for number in range(1, 13)]}
    text = (place / "table.txt").read_text("utf-8")
    assert all("name=" + name in text for name, *_ in table)
    game, tags = load_record(str(place / "12.txt"))
    assert game.options["flying"] == "never"
    assert "Computer, easy" in (tags["White"], tags["Black"])


def test_the_same_seed_gives_the_same_table_on_any_number_of_cores(players):
    for name in ("chance", "luck"):
        players(name, "import random\n" + FIRST.replace(
            "legal_turns(game)[0]", "random.choice(legal_turns(game))"))
    tables = [table_of(keys_of("tournament chance luck, 4 games, seed %d, "
                               "%d core" % (seed, cores)))
              for seed, cores in [(5, 3), (5, 1), *[(6, 2), (7, 2), (8, 2)]]]
    assert tables[0] == tables[1] and tables.count(tables[0]) < 5
    one, two = [dict(keys_of("tournament chance easy, 2 games", arguments=[
        "--seed", "3"]))["kept in"]["seed"] for _ in "ab"]
    assert one == two       # the seed of the program, if none is typed


@pytest.mark.parametrize("typed, key, facts", [
    ("tournament zzz easy", "tournament player", {"word": "zzz"}),
    *[("tournament" + names, "tournament two", {})
      for names in ("", " easy", " easy easy")],
    ("tournament easy one 3 games", "tournament games", {"most": "1000"}),
    ("tournament easy 5 geese", "tournament number", {"word": "5"}),
    ("tournament 5 easy one", "tournament number", {"word": "5"}),
    *[("tournament easy one %s games" % number, "tournament games", {})
      for number in ("0", "99999")],
    ("tournament easy one 0.1 seconds", "tournament range", {
        "word": "0.1", "unit": "seconds", "least": "0.5", "most": "600"}),
    ("tournament easy one -2 cores", "tournament range", {
        "word": "-2", "unit": "cores", "least": "1", "most": "256"}),
    ("tournament e one", "ambiguous", {"word": "e"}),
    ("tournament fxo.py easy", "tournament player", {"word": "fxo.py"}),
    ("computer black fxo.py", "no player", {"word": "fxo.py"}),
    ("tournament " + "x" * 10000, "tournament player", {})])
def test_an_order_that_cannot_be_is_refused_with_the_reason(
        typed, key, facts, players, folder):
    players("one")
    assert facts.items() <= dict(keys_said(typed))[key].items()
    assert not (folder / "tournaments").exists()


def test_a_tournament_from_the_command_line_and_its_progress_on_a_screen(
        players, played_here):
    players("one")
    said = dict(keys_of(
        arguments="--tournament one easy 2 games 1 core 3 seconds".split()))
    assert said["tournament begins"] == {"players": "2", "games": "2",
                                         "seconds": "3", "cores": "1"}
    assert "tournament two" in dict(keys_of(
        arguments=["--tournament", "2", "games"], ends=(2,)))
    order = "tournament one easy, 4 games, 1 core"
    played_here.seconds = 5.0
    assert "progress" not in dict(keys_of(order))       # in a pipe
    done = [facts["done"] for key, facts in keys_of(order, terminal=True)
            if key == "progress"]
    assert done and set(done) <= {"0", "1", "2", "3"}


def test_a_player_too_slow_in_three_games_is_out(players, folder, monkeypatch):
    clock = types.SimpleNamespace(now=0.0)
    # patched: the clock of the referee. Only slow players move it on.
    monkeypatch.setattr("rooms.tournament.apart.perf_counter",
                        lambda: clock.now)
    monkeypatch.setitem(sys.modules, "clock", clock)
    players("one")
    for name in ("loop", "spin"):
        players(name, FIRST.replace("    return", "    import clock\n"
                                    "    clock.now += 9\n    return"))
    said = keys_of("tournament 10 games, seed 3")
    assert table_of(said)[0] == ("one", 20, 20, 0, 0, 0)
    assert sum(row[-1] for row in table_of(said)) == 30
    for name in ("loop", "spin"):
        assert ("player out", {"player": name}) in said
        assert ("player slow", {"player": name, "at": "at line",
                                "seconds": "2"}) in said
    assert len([*folder.glob("tournaments/1/[0-9]*.txt")]) == 6     # games


def test_an_error_loses_the_game_and_each_is_told_and_kept(players, folder):
    players("one")
    players("bad", "from rules import legal_turns\ndef choose_turn(game):\n"
            "    if len(game.turns) > 5:\n        return turns[0]\n"
            "    return legal_turns(game)[0]\n")
    said = keys_of("tournament one bad, 4 games, seed 3")
    assert table_of(said) == [("one", 4, 4, 0, 0, 0), ("bad", 0, 0, 0, 4, 4)]
    told = {"player": "bad", "at": "at line",
            "error": "NameError: name 'turns' is not defined"}
    assert ("player raised", told) in said
    assert ("at line", {"line": "4", "file": "bad.py"}) in said
    assert ("error row", {"number": "4", "error": "player raised",
                          "first": "1"}) in said
    if has_room("learning"):
        assert told["error"][:10] in " ".join(played(
            "replay tournaments/1/1", "turn 99").split())
    players("bad", "def choose_turn(game):\n"
            "    return None if len(game.turns) % 2 else 7\n")
    said = keys_of("tournament one bad, 4 games, seed 3")
    assert [facts["number"] for key, facts in said
            if key == "error row"] == ["2", "2"]
    assert {facts["answer"] for key, facts in said
            if key == "no turn"} == {"None", "7"}
    players("worse", "import random\ndef choose_turn(game):\n"
            "    return random.random()\n")
    said = keys_of("tournament one worse, 10 games")
    assert [facts["number"] for key, facts in said
            if key == "error row"] == ["1"] * 3
    assert ("more errors", {"number": "7", "name": "worse"}) in said
    table = (folder / "tournaments" / "3" / "table.txt").read_text("utf-8")
    assert len({*re.findall(r"\d{9,}", table)}) == 10


def test_after_ctrl_c_the_games_so_far_are_shown_and_kept(
        players, folder, played_here):
    players("one")
    played_here.stops_after = 5
    said = keys_of("tournament one easy fair, 4 games, seed 3")
    assert ("tournament stopped", {"done": "5", "games": "12"}) in said
    assert sum(row[1] for row in table_of(said)) == 5
    for name in ("table.txt", "5.txt"):
        assert (folder / "tournaments" / "1" / name).exists()


@pytest.mark.parametrize("full", ["at once", "3.txt"])
def test_where_nothing_can_be_written_it_is_said_once_and_the_table_shown(
        full, players, folder, monkeypatch):
    players("one")
    if full == "at once":
        monkeypatch.setattr("os.makedirs", failing(28))
    else:       # a player puts a folder in the place of the file
        players("one", "import os, pathlib\n" + FIRST.replace("    return", (
            "    path = pathlib.Path(%r)\n    if not path.is_dir():\n"
            "        if path.exists(): path.unlink()\n        path.mkdir()\n"
            "    return" % str(folder / "tournaments" / "1" / full))))
    said = keys_of("tournament one easy, 4 games")
    keys = [key for key, _ in said]
    assert keys.count("not written") == 1 and "kept in" not in keys
    assert sum(row[1] for row in table_of(said)) == 4


def rows_of(*results):
    """Rows of games: "a b w", "a b b" or "a b d" says who has won. A "!"
    after it: the other one lost by an error."""
    winners = {"w": "white", "b": "black", "d": ""}
    return [Row(number, white, black, winners[how[0]],
                "error" if how[1:] else "few")
            for number, (white, black, how) in enumerate(
                map(str.split, results), 1)]


def test_each_pair_plays_as_often_with_each_colour_after_the_same_turns():
    games = fixtures_of(Plan(["easy", "fair", "good"], 4, 1, 2, {}))
    assert [game.number for game in games] == list(range(1, 13))
    colours = [(game.white, game.black) for game in games]
    for pair in (("easy", "fair"), ("easy", "good"), ("fair", "good")):
        assert colours.count(pair) == colours.count(pair[::-1]) == 2

    def begun(seed):
        """The games of a tournament with this seed."""
        plan = Plan(["easy", "fair"], 8, seed, 2, {"flying": "never"})
        return [game_of(plan, fixture) for fixture in fixtures_of(plan)]
    turns, again, other = [[apart.game.turns for apart in begun(seed)]
                           for seed in (1, 1, 2)]
    assert turns == again != other and {len(each) for each in turns} == {2}
    assert turns[::2] == turns[1::2] and len(set(map(tuple, turns))) == 4
    assert begun(1)[0].game.options["flying"] == "never"
    assert len({apart.seed for apart in begun(1)}) == 8


def test_points_by_colour_results_errors_and_seconds_are_counted():
    rows = rows_of("a b w!", "b a d", "a b b!", "b a b", "b a b!")
    rows[0] = rows[0]._replace(turns=20, white_seconds=3, black_seconds=5)
    rows[1] = rows[1]._replace(turns=20, white_seconds=7, black_seconds=11)
    first, second = standings_of(["b", "a"], rows)
    for standing, *wanted in (
            (first, "a", 3, 1, 1, 1, 2.5, 1, 14),
            (second, "b", 1, 1, 3, 0.5, 1, 2, 12)):
        assert wanted == [getattr(standing, name) for name in (
            "name wins draws losses as_white as_black errors seconds".split())]
    assert points_between(rows) == {("a", "b"): 3.5, ("b", "a"): 1.5}


@pytest.mark.parametrize("first, results", [
    ("dbca", "a b w|a c b|b c d|d b b|c d b|d a w|b d d"),
    ("zaxy", "z a w|a x w|x a b|z x w|x y w"),
    ("az", "z a b|a x w|x z b|z x w|x y w")])
def test_the_points_decide_then_the_games_of_equal_players(first, results):
    rows = rows_of(*results.split("|"))
    standings = standings_of(sorted({row.white for row in rows}
                                    | {row.black for row in rows}), rows)
    assert "".join(row.name for row in standings).startswith(first)


def test_each_result_stands_below_a_number_and_is_told_with_names_by_ear():
    names = ["a_name_of_22_letters_.py", "b"]
    points = {(names[0], "b"): 2.5, ("b", names[0]): 1.5}
    assert cross_lines(names, points)[1:] \
        == ["                       1    2",
            "  1 a_name_of_22_le    -  2.5",
            "  2 b                1.5    -"]
    told = whole_table("", Plan(["easy", "fair", "good"], 2, 1, 2, {}),
                       rows_of("easy fair w", "fair easy d"), 0)
    for name, other, points in (("easy", "fair", "1.5"),
                                ("fair", "easy", "0.5")):
        assert sentence("heard cross row", name=name, cells=sentence(
            "points against", points=points, other=other)) in told
    assert sentence("heard cross row", name="good", cells="") not in told


# The players of the class: their names, their list, games against them

@pytest.mark.parametrize("word, names, of_class", [
    ("FOX", "fox.py", "fox.py"), ("fo", "fox.py", "fox.py"),
    ("fox.py", "fox.py", "fox.py"), ("zzz", "", ""), ("_tools", "", ""),
    ("mill_m", "Mill maker.py", "Mill maker.py"),
    ("Mill_Maker", "Mill maker.py", "Mill maker.py"),
    ("easy", "easy", "easy.py"), ("EASY", "easy", "easy.py"),
    ("easy.py", "easy.py", "easy.py"), ("eas", "easy", "easy.py"),
    ("ea", "ea.py", "ea.py"),       # its whole name
    ("e", "easy expert", "ea.py easy.py"), ("medium", "medium", ""),
    ("h", "h.py", "h.py"), ("gone.py", "", "")])
def test_a_word_means_a_level_or_a_player_file(word, names, of_class, players):
    for name in ("fox", "Mill maker", "_tools", "easy", "ea", "h"):
        players(name)
    assert " ".join(name for _, name in machines_meant(word)) == names
    assert " ".join(players_named(word)) == of_class
    assert players_named("") == class_players() == [
        "ea.py", "easy.py", "fox.py", "h.py", "Mill maker.py"]


def test_the_list_has_levels_and_players_with_their_mottos(players):
    assert "no own players" in dict(keys_of("players"))
    for name, text in (
            ("mute", "def choose_turn(game):\n    pass\n"),
            ("broken", "\n\ndef choose_turn(game)\n"),
            ("indent", "def choose_turn(game):\nreturn 1\n"),
            ("binary", "\x00 choose_turn"),
            ("deep", "-" * 99000 + "1 # choose_turn"),
            ("typing", "def play(game):\n    return 1\n"),
            ("slip", "def chose_turn(game):\n    return 1\n"),
            ("fox", FIRST), ("My fox", FIRST), ("easy", FIRST)):
        players(name, text)
    mottos = {facts["name"]: facts["motto"] for key, facts in keys_said(
        "players") if key == "player row"}
    first = "Plays the first turn."
    assert mottos == dict(
        {level: "motto " + level for level in LEVELS},
        fox=first, My_fox=first, mute="motto missing", broken="motto error",
        indent="motto error", binary="motto error", deep="motto error",
        typing="motto no player", slip="motto near", **{"easy.py": first})
    said = played("players")
    assert max(map(len, said.split("\n"))) < 80 and "..." not in said
    assert "broken.py, line 3" in said and "indent.py, line 2" in said


def test_a_player_of_the_class_plays_like_a_level(players):
    players("fox")
    for lines, arguments in ((["computer black fox"], ()),
                             ([], ["--computer", "black", "fox"])):
        said = keys_of(*lines, "4", arguments=arguments)
        assert ("named", {"name": "fox", "colour": "black"}) in said
        assert ("placed", {"who": "named", "end": "0"}) in said
    keys = keys_of("computer black fox", "4", "computer both", "undo")
    for colour in "white", "black":
        assert ("as player", {"colour": colour, "strength": "fox"}) in keys
    assert {"computers stopped", "taken back"} <= {*dict(keys)}
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


def test_a_function_with_nearly_the_right_name_is_told(players):
    for name in ("chose_turn", "chooseTurn", "choose_turns", "choose_move",
                 "chose_trun", "legal_turns", "play"):
        players("fox", FIRST.replace("choose_turn", name))
        said = dict(keys_of("computer black fox", "4", "players"))
        near = name[:2] == "ch"
        assert ("near choose_turn" in said, "motto near" in said,
                "no choose_turn" in said) == (near, near, not near), name
        assert not near or said["near choose_turn"]["near"] == name


@pytest.mark.parametrize("orders", [
    ["computer black fox"], ["computer white fox", "computer both"]])
def test_ctrl_c_stops_a_player_that_thinks(orders, players, played_here):
    players("fox")
    played_here.stops_after = 0
    said = dict(keys_of("4", *orders, "no"))
    both = len(orders) == 2
    assert both == ("computers stopped" in said) != ("taken over" in said)
    assert said.get("player stopped", both) == (both or {"player": "fox"})


def test_the_text_that_a_player_prints_is_shown_cleaned_and_cut(players):
    players("fox", FIRST.replace("    return", (
        "    print('I see', '\\x1b[31m4')\n"
        "    for n in range(30): print(n)\n    return")))
    rows = [sentence("player printed", player="fox"), "  I see ?[31m4",
            *["  %d" % n for n in range(19)], TEXT["printed more"], ""]
    assert "\n".join(rows) in played("computer black fox", "4")


def test_a_kept_game_goes_on_with_the_player_of_the_class(players, folder):
    players("fox")
    played("computer black fox", "4")
    said = again("continue", "5")
    fox = sentence("named", name="fox", colour="Black")
    assert sentence("placed", who=fox, end=1) in said
    (folder / "class" / "fox.py").unlink()
    assert sentence("placed", who=fox, end=2) not in again("continue", "6")


@pytest.mark.parametrize("side", ["black", "white"])
def test_a_record_lets_only_files_of_the_class_play(side, players, folder):
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
        assert {(each.kind, *each.machine) for each in match.players.values()
                } == {("person", "computer", "beginner")}


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
