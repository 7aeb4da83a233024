"""The players of the class, and their tournaments, a sentence each."""

import csv
import os
import random
import re
import subprocess
import sys
import time

import pytest

import commands.tournaments
import tournament.apart
import tournament.own_players
from board import BLACK, WHITE
from computer import LEVELS
from helpers.bad_players import BAD_PLAYERS
from helpers.playing import ROOT, answer, last_board, men, played
from helpers.two_pcs import until
from records import is_played, unlock
from rules import OPTIONS, copy_of, legal_turns, make, new_game, play, result
from tournament.apart import Job, games_apart, lines_written, read_dump
from tournament.own_players import (class_players, motto_of, path_of_player,
                                    players_beginning)
from tournament.referee import LONGEST, PlayerError, checked, play_game
from tournament.results import (COLUMNS, claim_folder, new_folder, note_row, read_plan,
                                row_in, rows_in)
from tournament.schedule import Plan, fixtures_of, job_of
from tournament.standings import (Row, lead_changes, most_exciting,
                                  points_between, standings_of, strengths)

FIRST = '"""Plays the first turn."""\nfrom rules import legal_turns\n' \
    "def choose_turn(game):\n    return legal_turns(game)[0]\n"


@pytest.fixture
def players(folder, monkeypatch):
    """A function that writes the file of a player; in its folder stand the
    players of the class."""
    place = folder / "class"
    place.mkdir()
    monkeypatch.setattr(tournament.own_players, "FOLDER", str(place))

    def write(name, text=FIRST):
        """Write the file of a player; its name in the folder."""
        (place / (name + ".py")).write_bytes(text.encode("utf-8"))
        return name + ".py"
    return write


def first_turn(game):
    """A player: the first of the legal turns."""
    return legal_turns(game)[0]


def by_chance(game):
    """A player: any turn."""
    return random.choice(legal_turns(game))


def one_game(white, black, seconds=2, most=LONGEST, game=None, seed=1):
    """The Outcome of a game that is played apart."""
    job = Job(game or new_game(), {WHITE: white, BLACK: black}, seed, seconds,
              most)
    return [outcome for _, outcome in games_apart([job])][0]


def rows_of(*results):
    """Rows of games, each "a b w", "a b b" or "a b d": who has won."""
    winners = {"w": "white", "b": "black", "d": ""}
    return [Row(number, white, black, winners[winner])
            for number, (white, black, winner) in enumerate(
                map(str.split, results), 1)]


# The referee

def test_two_players_play_a_game_to_its_end_by_the_rules():
    random.seed(1)
    game, noted = new_game(), []
    seconds = {}
    play_game(game, {WHITE: by_chance, BLACK: by_chance}, noted.append,
              seconds=seconds)
    assert result(game) and game.turns == noted
    assert set(seconds) == {WHITE, BLACK} and min(seconds.values()) > 0
    again = new_game()
    for turn in noted:
        play(again, turn)
    assert result(again) == result(game)


def test_a_game_is_played_on_for_so_many_turns():
    game = new_game()
    play(game, (None, 7, ()))
    play_game(game, {WHITE: first_turn, BLACK: first_turn},
              lambda turn: None, 3)
    assert game.turns == [(None, 7, ()), (None, 0, ()), (None, 1, ()),
                          (None, 2, ())]


def test_whatever_a_player_changes_in_his_game_the_real_one_stays():
    def meddles(game):
        """Changes all that there is, and returns a turn."""
        turn = legal_turns(game)[0]
        for name, value in vars(game).items():
            if isinstance(value, (list, dict)):
                value.clear()
            else:
                setattr(game, name, None)
        return turn
    game, other = new_game(), new_game()
    play_game(game, {WHITE: meddles, BLACK: meddles}, lambda turn: None, 25)
    play_game(other, {WHITE: first_turn, BLACK: first_turn},
              lambda turn: None, 25)
    assert vars(game) == vars(other)


@pytest.mark.parametrize("answer, reason", [
    (None, "no turn"), (4, "no turn"), ((None, 24, ()), "no turn"),
    ([None, 4, ()], "no turn"), ((None, 4, [1]), "no turn"),
    ((None, "4", ()), "no turn"), ((None, 0, ()), "illegal turn"),
    ((0, 1, ()), "illegal turn"), ((None, 1, (0,)), "illegal turn")])
def test_what_is_no_legal_turn_is_refused_with_the_reason(answer, reason):
    game = new_game()
    play(game, (None, 0, ()))
    with pytest.raises(PlayerError) as refused:
        checked(game, answer, legal_turns(game))
    assert refused.value.reason == reason
    if reason == "illegal turn":
        assert refused.value.facts["why"] in ("taken", "men_in_hand",
                                              "no_mill")


def test_what_equals_a_legal_turn_is_that_turn():
    turns = legal_turns(new_game())
    assert checked(new_game(), (None, 4.0, ()), turns) is turns[4]


def test_a_game_that_no_rule_ends_ends_after_1000_turns(players):
    name = players("circles", "import random\nfrom rules import legal_turns\n"
                   "def choose_turn(game):\n    return random.choice([t for t"
                   " in legal_turns(game)\n        if not t[2]])\n")
    outcome = one_game(name, name, game=new_game(
        no_mill_turns=0, three_men_turns=0, repetitions=0))
    assert len(outcome.game.turns) == LONGEST and not outcome.reason
    assert commands.tournaments.result_of(
        Row(1, name, name), outcome).reason == "long"


# Games apart

def test_a_game_apart_is_a_game_by_the_rules(players):
    outcome = one_game(players("one"), "easy")
    assert result(outcome.game) and not outcome.reason
    assert set(outcome.seconds) == {WHITE, BLACK}


def test_the_same_seed_gives_the_same_game(players):
    name = players("chance", "import random\nfrom rules import legal_turns\n"
                   "def choose_turn(game):\n"
                   "    return random.choice(legal_turns(game))\n")
    games = [one_game(name, "fair", seed=seed).game.turns
             for seed in ("a", "a", "b")]
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize("name", [
    pytest.param(name, marks=[pytest.mark.slow] * (name == "endless_at_once"))
    for name in BAD_PLAYERS])
def test_what_a_bad_player_does_wrong_is_told_with_its_line(name, players):
    text, reason, line = BAD_PLAYERS[name]
    outcome = one_game(players(name, text), players("good one"),
                       5 if "memory" in name else 0.5)
    assert (outcome.at_fault, outcome.reason) == (WHITE, reason)
    assert (outcome.lines[-1][0] if outcome.lines else None) == line \
        or line is None and reason == "player slow"
    assert outcome.game.options == new_game().options
    assert not result(outcome.game)


def test_it_is_told_who_of_two_did_it(players):
    fault = "def choose_turn(game):\n    return 1\n"
    assert one_game(players("one"), players("two", fault)).at_fault == BLACK
    assert one_game(players("two", fault), players("one")).at_fault == WHITE
    late = "raise ValueError\n# choose_turn\n"
    outcome = one_game(players("one"), players("two", late))
    assert (outcome.at_fault, outcome.lines[-1][0]) == (BLACK, 1)


def test_the_turns_before_a_fault_are_known(players):
    name = players("late", FIRST.replace(
        "    return", "    if len(game.turns) == 6: [][0]\n    return"))
    outcome = one_game(name, players("one"))
    assert len(outcome.game.turns) == 6 and outcome.lines[-1][0] == 4
    assert outcome.facts == {"error": "IndexError: list index out of range"}


def test_who_meddles_with_the_rules_harms_his_own_game_alone(players):
    name = players("meddler", "import rules, board\n"
                   "rules.legal_turns = board.mills_made = None\n" + FIRST)
    jobs = [Job(new_game(), {WHITE: white, BLACK: "easy"}, 1, 2)
            for white in (name, players("one"))]
    outcomes = {job.players[WHITE]: outcome
                for job, outcome in games_apart(jobs, 2)}
    assert outcomes["one.py"].reason is None
    assert outcomes["meddler.py"].at_fault
    assert legal_turns(new_game())


def test_a_player_may_import_what_stands_beside_his_file(players):
    players("tools", "def best(turns):\n    return turns[-1]\n")
    name = players("imports", "from tools import best\n" + FIRST.replace(
        "legal_turns(game)[0]", "best(legal_turns(game))"))
    assert one_game(name, "easy", most=1).game.turns == [(None, 23, ())]


def test_what_players_print_is_cut(players):
    name = players("prints", FIRST.replace(
        "    return", "    print('x' * 10 ** 6)\n    return"))
    outcome = one_game(name, name, most=6)
    assert len(outcome.game.turns) == 6 and len(outcome.printed) == 4000


def test_a_player_who_leaves_a_thread_running_ends_with_his_game(players):
    name = players("thread", "import threading, time\n"
                   "threading.Thread(target=time.sleep, args=(60,)).start()\n"
                   + FIRST)
    begun = time.monotonic()
    assert not one_game(name, name, seconds=60).reason
    assert time.monotonic() - begun < 30


def test_where_no_second_python_can_be_started_it_is_said(
        players, monkeypatch):
    players("one")
    monkeypatch.setattr("tournament.apart.sys.executable", "/no/such/python")
    said = answer("tournament easy one, 2 games").replace("\n  ", " ")
    assert "No second Python can be started here (No such file" in said
    said = played("computer black one", "4").replace("\n  ", " ")
    assert "No second Python" in said and "You play Black from now on" in said


def test_a_process_that_ends_at_once_is_no_fault_of_a_player(
        players, monkeypatch):
    monkeypatch.setattr("tournament.apart.PROGRAM", "no.such.module")
    with pytest.raises(RuntimeError):
        one_game(players("one"), "easy")


def test_the_lines_of_a_process_and_what_python_wrote_are_told_apart():
    text = '{"begun": true}\n[null, 4, []]\nTimeout!\n  File "/x.py", line ' \
        '7 in f\n  File "/y.py", line 3 in g\n  File "/x.py", line 9 in h\n'
    turns, told, rest = lines_written(text)
    assert turns == [[None, 4, []]] and told == {"begun": True}
    assert rest.startswith("Timeout!")
    assert read_dump(rest, "/x.py") == [[9, "h", ""], [7, "f", ""]]


def test_as_many_games_as_cores_are_played_at_once(players, monkeypatch):
    name, begun = players("one"), []
    begin = tournament.apart.begin
    monkeypatch.setattr("tournament.apart.begin",
                        lambda job: begun.append(job) or begin(job))
    jobs = [Job(new_game(), {WHITE: name, BLACK: name}, 1, 2)] * 7
    games = games_apart(jobs, 3)
    next(games)
    assert 3 <= len(begun) < 7
    assert len(list(games)) == 6 and len(begun) == 7


def test_no_process_is_left_when_the_games_are_not_waited_for(players):
    name = players("endless", "def choose_turn(game):\n"
                   "    sum(range(10 ** 12))\n")
    jobs = [Job(new_game(), {WHITE: name, BLACK: name}, 1, 60)] * 2

    def interrupt(seconds):
        """As Ctrl-C does after half a second."""
        if seconds > 0.5:
            raise KeyboardInterrupt
    begun = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        list(games_apart(jobs, 2, interrupt))
    assert time.monotonic() - begun < 10
    if sys.platform == "linux":
        left = subprocess.run(["ps", "-o", "args", "--ppid", str(os.getpid())],
                              stdout=subprocess.PIPE).stdout
        assert b"tournament.one_game" not in left


@pytest.mark.parametrize("text, reason", [
    ("import tournament.referee as r\nr.legal_turns = lambda game: []\n"
     "def choose_turn(game):\n    pass\n", "player gone"),
    ("import os, json\nfor n in range(3, 30):\n    try: os.write(n, b'{\"reaso"
     "n\": \"boo\"}\\n')\n    except OSError: pass\n"
     "def choose_turn(game):\n    os._exit(0)\n", "player gone"),
    ("import os\ndef choose_turn(game):\n    os.closerange(0, 100)\n",
     "player gone"),
    ("import time\ndef choose_turn(game):\n    sum(range(10 ** 9))\n",
     "player slow"),
    ("class A:\n    __eq__ = lambda self, other: True\n"
     "def choose_turn(game):\n    return A()\n", None)])
def test_a_process_gone_mad_is_told_of_and_harms_nobody(text, reason, players):
    name = players("mad", text)
    said = played("computer black mad 1", "4", "5")
    if reason:
        assert "You play Black from now on" in said
        assert one_game(name, "easy", 0.5, most=1).reason == reason
    else:
        assert "mad (Black) placed 0." in said


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_what_a_player_starts_ends_with_his_game(players):
    mark = "9%d" % os.getpid()
    name = players("forks", "import os, subprocess\n" + FIRST.replace(
        "    return", "    if not game.turns:\n"
        "        subprocess.Popen(['sleep', '%s'])\n"
        "    os.fork()\n    return" % mark))
    begun = time.monotonic()
    outcome = one_game(name, name, 5, most=8)
    assert len(outcome.game.turns) == 8 and not outcome.reason
    assert time.monotonic() - begun < 30
    left = subprocess.run(["ps", "-ef"], stdout=subprocess.PIPE).stdout
    assert ("sleep " + mark).encode() not in left


def test_a_player_of_no_time_limit_in_c_is_stopped_too(players):
    game, slow = new_game(), {}

    def late(game):
        """Takes its time."""
        time.sleep(0.2)
        return legal_turns(game)[0]
    with pytest.raises(PlayerError) as stopped:
        play_game(game, {WHITE: late, BLACK: late}, lambda turn: None,
                  limit=0.1, seconds=slow)
    assert stopped.value.reason == "player slow"
    assert not game.turns and slow[WHITE] >= 0.2


# Names

def test_a_player_is_called_by_his_file(players):
    for name in ("fox", "Mill maker", "_tools", "easy"):
        players(name)
    assert class_players() == ["easy.py", "fox.py", "Mill maker.py"]
    assert players_beginning("FOX") == players_beginning("fo") == ["fox.py"]
    assert players_beginning("mill_m") == ["Mill maker.py"]
    assert players_beginning("fox.py") == ["fox.py"]
    assert players_beginning("zzz") == []


def test_a_level_comes_before_a_player_of_the_class(players):
    for name in ("easy", "ea", "h"):
        players(name)
    assert players_beginning("easy") == ["easy"]
    assert players_beginning("easy.py") == ["easy.py"]
    assert players_beginning("ea") == ["ea.py"]         # his whole name
    assert players_beginning("eas") == ["easy"]
    assert players_beginning("e") == ["easy", "expert"]
    assert players_beginning("h") == ["h.py"]


def test_a_file_anywhere_may_be_named(folder):
    (folder / "far.py").write_text(FIRST)
    assert players_beginning("far.py") == [str(folder / "far.py")]
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
    said = played("players").partition("The levels")[2]
    assert "  fox            Plays the first turn." in said
    assert "  mute           (no motto" in said
    assert "  broken         (no motto" in said
    assert "  binary         (no motto" in said
    assert "  deep           (no motto" in said
    assert "  typing         (it has no function choose_turn)" in said
    assert "  My_fox         Plays" in said and "  easy.py   " in said
    for level in LEVELS:
        assert "  %-14s %s" % (level, motto_of(level)[:40]) in said
    assert max(map(len, said.split("\n"))) < 80


def test_without_players_the_list_says_how_to_make_one(players):
    assert "There are no players of the class yet" in played("players")


# At the keyboard

def test_a_player_of_the_class_plays_like_a_level(players):
    players("fox")
    said = played("computer black fox", "4", "computer white easy", "undo")
    assert "The computer plays Black as fox" in said
    assert "fox (Black) placed 0." in said
    assert "fox: 8 in hand" in said


def test_a_player_of_the_class_plays_from_the_command_line(players, folder):
    players("fox")
    path = str(folder / "class" / "fox.py")
    for word in ("fox", path):
        said = played("4", arguments=["--computer", "black", word])
        assert "fox (Black) placed 0." in said
    with pytest.raises(SystemExit):
        played(arguments=["--computer", "black", "wolf"])


def test_the_new_code_plays_the_next_turn(players):
    players("fox", "import pathlib\n" + FIRST.replace(
        "    return", "    path = pathlib.Path(__file__)\n"
        "    path.write_text(path.read_text().replace('[0]', '[-1]'))\n"
        "    return"))
    said = played("computer black fox", "4", "5")
    assert "fox (Black) placed 0." in said
    assert "fox (Black) placed 23." in said


def test_after_an_error_its_lines_are_shown_and_a_person_plays_on(players):
    players("fox", "from rules import legal_turns\n"
            "def choose_turn(game):\n    return best(legal_turns(game))\n"
            "def best(turns):\n    return turns[100]\n")
    said = played("computer black fox", "4", "19")
    assert ("fox made an error in line 5 of fox.py: IndexError: list index out "
            "of range.\n  line 3, in choose_turn: return best(legal_turns(game"
            "))\n  line 5, in best: return turns[100]\n") in said
    assert "It was asked about this position:\n  setup ********/O*******/" \
        in said
    assert "computer black fox" in said.split("You play Black from now on")[1]
    assert "Black placed 19." in said
    assert "one_game" not in said and "referee" not in said


@pytest.mark.parametrize("orders, said_then", [
    (["computer black fox"], "You play Black from now on"),
    (["computer white fox", "computer black fox"], "Stopped; type computer "
                                                   "both")])
def test_ctrl_c_stops_a_player_who_thinks(orders, said_then, players,
                                          monkeypatch):
    players("fox")

    def interrupted(*details):
        """As Ctrl-C does."""
        raise KeyboardInterrupt
    monkeypatch.setattr("commands.own_players.turn_apart", interrupted)
    said = played("4", *orders, "no")
    assert said_then in said.replace("\n  ", " ")
    if len(orders) == 1:
        assert "fox was stopped." in said


def test_the_position_that_is_told_can_be_set_up(players):
    players("fox", "def choose_turn(game):\n    return 4\n")
    said = played("computer black fox", "4", "setup *")
    setup = re.search(r"  (setup [^\n]*)\n", said).group(1)
    assert "Black, place a man" in played(setup)
    assert "in choose_turn: " not in said       # no line that led there
    assert men(last_board(setup), WHITE) == [4]


def test_why_a_turn_is_not_legal_is_said_as_to_a_person(players):
    players("fox", "def choose_turn(game):\n    return None, 4, ()\n")
    said = played("computer black fox", "4").replace("\n  ", " ")
    assert "fox returned 4 from its function in line 1 of fox.py, which is " \
        "not legal: There is a man on 4 already." in said


def test_what_a_player_prints_is_shown_cleaned_after_his_turn(players):
    players("fox", FIRST.replace("    return",
                                 "    print('I see', '\\x1b[31m4')\n"
                                 "    return"))
    said = played("computer black fox", "4")
    assert "fox printed:\n  I see ?[31m4\n" in said


def test_of_much_that_is_printed_the_first_20_lines_are_shown(players):
    players("fox", FIRST.replace(
        "    return", "    for n in range(30): print(n)\n    return"))
    said = played("computer black fox", "4")
    assert "\n  0\n  1\n" in said and "\n  19\n  ...\n" in said


def test_what_was_printed_before_an_endless_loop_is_shown(players):
    players("fox", "def choose_turn(game):\n    print('here')\n"
            "    while True: pass\n")
    said = played("computer black fox 1", "4")
    assert said.index("fox printed:\n  here\n") < said.index("fox took more")


def test_a_player_may_be_given_more_time(players):
    players("slow", FIRST.replace("    return", "    import time\n"
                                  "    time.sleep(1.5)\n    return"))
    said = played("computer black slow 1", "4")
    assert "slow took more than 1 second for a turn" in said
    assert "slow (Black) placed 0." in played("computer black slow 3", "4")


def test_a_kept_game_goes_on_with_the_player_of_the_class(players, folder):
    players("fox")
    played("computer black fox", "4")
    said = played("continue", "5", afresh=False)
    assert said.count("fox (Black) placed") == 3      # shown again, and one
    (folder / "class" / "fox.py").unlink()
    assert "fox (Black) placed 1" not in played("continue", "6", afresh=False)


def test_a_record_lets_no_file_play_but_those_of_the_class(players, folder):
    players("fox")
    evil = folder / "evil.py"
    evil.write_text("open('harm.txt', 'w')\n" + FIRST)
    said = played("computer black fox", "4", "save kept")
    record = folder / "kept.txt"
    record.write_text(record.read_text("utf-8").replace("fox.py", str(evil)),
                      "utf-8")
    said = played("load kept", "5")
    assert "White placed 5." in said and "Black, place a man: " in said
    assert not (folder / "harm.txt").exists()


# Who plays whom

def test_each_pair_plays_as_often_with_each_colour():
    games = fixtures_of(Plan(["a", "b", "c"], 4, 1, 2, {}))
    assert [game.number for game in games] == list(range(1, 13))
    colours = [(game.white, game.black) for game in games]
    for pair in (("a", "b"), ("a", "c"), ("b", "c")):
        assert colours.count(pair) == colours.count(pair[::-1]) == 2


def test_first_turns_differ_and_come_again_with_colours_exchanged():
    plan = Plan(["a", "b"], 8, 1, 2, {"flying": "never"})
    begun = [job_of(plan, game).game for game in fixtures_of(plan)]
    turns = [game.turns for game in begun]
    assert turns[::2] == turns[1::2] and len(set(map(tuple, turns))) == 4
    assert all(len(game.turns) == 2 for game in begun)
    assert begun[0].options["flying"] == "never"
    again = [job_of(plan, game) for game in fixtures_of(plan)]
    assert [job.game.turns for job in again] == turns
    assert len({job.seed for job in again}) == 8
    other = Plan(["a", "b"], 8, 2, 2, {})
    assert [job_of(other, game).game.turns
            for game in fixtures_of(other)] != turns


# The table

def test_points_by_colour_wins_draws_and_losses_are_counted():
    rows = rows_of("a b w", "b a d", "a b b", "b a b")
    first, second = standings_of(["a", "b"], rows)
    assert (first.name, first.wins, first.draws, first.losses) \
        == ("a", 2, 1, 1)
    assert (first.as_white, first.as_black) == (1, 1.5)
    assert (second.as_white, second.as_black) == (0.5, 1)
    assert points_between(rows) == {("a", "b"): 2.5, ("b", "a"): 1.5}


def test_who_has_more_points_is_placed_before():
    rows = rows_of("a b w", "a c b", "b c d", "d b b", "c d b", "d a w",
                   "b d d")
    names = [standing.name for standing in
             standings_of(["a", "b", "c", "d"], rows)]
    points = {standing.name: standing.as_white + standing.as_black
              for standing in standings_of(["a", "b", "c", "d"], rows)}
    assert points == {"a": 1, "b": 2, "c": 1.5, "d": 2.5}
    assert names == ["d", "b", "c", "a"]


def test_of_two_with_as_many_points_the_winner_of_their_game_is_first():
    rows = rows_of("z a w", "a x w", "x a b", "z x w", "x y w")
    assert [standing.name for standing in standings_of("axyz", rows)] \
        == ["z", "a", "x", "y"]
    rows = rows_of("z a b", "a x w", "x z b", "z x w", "x y w")
    assert [standing.name for standing in standings_of("axyz", rows)][:2] \
        == ["a", "z"]


def test_a_strength_is_zero_for_who_plays_by_chance_and_grows_with_points():
    names = ["chance.py", "b", "c"]
    rows = rows_of(*["chance.py b b"] * 3, "chance.py b w",
                   *["b c b"] * 3, "b c w", *["chance.py c b"] * 4)
    found = strengths(names, points_between(rows))
    assert found["chance.py"][0] == 0 < found["b"][0] < found["c"][0]
    found = strengths(["b", "c"], points_between(rows_of("b c d")))
    assert found["b"][0] == found["c"][0] == 0


def test_100_of_strength_are_64_points_of_100():
    rows = rows_of(*["a b w"] * 640, *["a b b"] * 360)
    found = strengths(["a", "b"], points_between(rows))
    assert abs(found["a"][0] - found["b"][0] - 100) <= 1
    assert 21 < found["a"][1] < 25      # 2 * 400 / ln 10 / sqrt(1000 p q)


def test_more_games_make_a_strength_surer():
    few = strengths(["a", "b"], points_between(rows_of("a b w", "b a w")))
    many = strengths(["a", "b"],
                     points_between(rows_of(*["a b w", "b a w"] * 50)))
    assert many["a"][1] < few["a"][1] / 4


@pytest.mark.parametrize("removals, changes", [
    ("", 0), ("........", 0), ("x.......", 0), ("xx......", 0),
    ("x..x.x..", 1), (".xx.x...", 1), ("x..x.xx.x.", 2), ("xxxxxxxx", 0)])
def test_a_change_of_the_lead_in_men_is_counted(removals, changes):
    game = new_game()
    for point, removal in enumerate(removals):
        make(game, (None, point, (23,) if removal == "x" else ()))
    before = copy_of(game)
    assert lead_changes(game) == changes
    assert vars(game) == vars(before)


def test_the_most_exciting_game_is_that_with_most_changes_and_no_error():
    rows = [Row(1, "a", "b", turns=90), Row(2, "a", "b", changes=2, turns=20),
            Row(3, "a", "b", changes=2, turns=30),
            Row(4, "a", "b", changes=9, error="x")]
    assert most_exciting(rows).number == 3
    assert most_exciting(rows[3:]) is None


# The command

def table_in(said):
    """The names and the points of the table."""
    return re.findall(r"(?m)^ +\d+ (\w+) +([\d.]+) +(\d+) +(\d+) +(\d+)", said)


def test_a_tournament_ends_with_a_table_and_a_folder(players, folder):
    players("one")
    players("last", FIRST.replace("[0]", "[-1]"))
    said = played("tournament one last easy, 4 games each, seed 3")
    assert "3 players, 12 games, at most 2 seconds a turn" in said
    assert {row[0] for row in table_in(said)} == {"one", "last", "easy"}
    assert sum(float(row[1]) for row in table_in(said)) == 12
    place = folder / "tournaments" / "1"
    assert {path.name for path in place.iterdir()} == {
        "plan.json", "games.csv", "table.txt",
        *["%d.txt" % number for number in range(1, 13)]}
    with open(str(place / "games.csv"), encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12 and rows[0]["white"] == "one.py"
    assert table_in((place / "table.txt").read_text("utf-8")) \
        == table_in(said)


def test_each_game_of_a_tournament_can_be_seen_again(players):
    players("one")
    said = played("tournament one easy, 2 games, seed 3",
                  "replay tournaments/1/2", "999")
    assert "easy (White)" in said and "one (Black)" in said
    assert re.search(r"easy \(White\) wins|one \(Black\) wins|draw", said)


def test_without_names_all_players_of_the_class_play(players):
    players("one")
    players("two")
    said = played("tournament 2 games")
    assert {row[0] for row in table_in(said)} == {"one", "two"}


def test_the_same_seed_gives_the_same_table(players):
    players("chance", "import random\nfrom rules import legal_turns\n"
            "def choose_turn(game):\n"
            "    turns = {str(turn): turn for turn in legal_turns(game)}\n"
            "    return turns[random.choice(list(set(turns)))]\n")
    tables = [table_in(played("tournament chance easy fair, 6 games, seed %d, "
                              "%d core" % (seed, cores)))
              for seed, cores in ((5, 2), (5, 1), (6, 2))]
    assert tables[0] == tables[1] != tables[2]


def test_the_seed_of_the_program_decides_if_none_is_typed(players):
    players("one")
    tables = [played("tournament one easy, 2 games", arguments=["--seed", "3"])
              for _ in range(2)]
    seeds = [re.search(r"again: seed (\d+)", said.replace("\n  ", " ")).group(1)
             for said in tables]
    assert seeds[0] == seeds[1]


def test_the_options_of_the_game_hold_in_the_tournament(players, folder):
    players("one")
    played("options flying never", "tournament one easy, 2 games")
    plan = read_plan(str(folder / "tournaments" / "1"))
    assert plan.options["flying"] == "never"
    assert set(plan.options) == set(OPTIONS)


def test_the_game_in_progress_waits_unharmed(players):
    players("one")
    said = played("4", "tournament one easy, 2 games", "19")
    assert "Black placed 19." in said and "Turn 3" in said


@pytest.mark.parametrize("typed, sentence", [
    ("tournament zzz easy", "There is no player or level 'zzz'"),
    ("tournament easy", "A tournament needs two players or more"),
    ("tournament easy easy", "A tournament needs two players or more"),
    ("tournament", "A tournament needs two players or more"),
    ("tournament easy one 3 games", "Each pair plays as often with each"),
    ("tournament easy one 5 geese", "'5' is not understood"),
    ("tournament easy one 0 games", "'0' is not understood"),
    ("tournament easy one 99999 games", "'99999' is not understood"),
    ("tournament easy one 0.1 seconds", "'0.1' is not understood"),
    ("tournament e one", "'e' may be easy or expert; type more of it."),
    ("tournament continue", "There is no tournament that was broken off."),
    ("tournament continue one", "There is no tournament that was"),
    ("tournament fxo.py easy", "There is no player or level 'fxo.py'"),
    ("computer black .py", "There is no level or player '.py'"),
    ("computer black fxo.py", "There is no level or player 'fxo.py'"),
    ("tournament " + "x" * 10000, "There is no player or level 'xxxxxxxxxx")])
def test_an_order_that_cannot_be_is_refused_with_a_sentence(
        typed, sentence, players, folder):
    players("one")
    assert sentence in played(typed).replace("\n  ", " ")
    assert not (folder / "tournaments").exists()


def test_more_than_10000_games_are_refused(players):
    for number in range(21):
        players("p%d" % number)
    assert "at most 10000 games" in answer("tournament 48 games")


def test_a_tournament_from_the_command_line(players):
    players("one")
    said = played(arguments=["--tournament", "one", "easy", "--games", "2",
                             "--cores", "1", "--seconds", "3"])
    assert "2 players, 2 games, at most 3 seconds a turn, 1 at a time" in said
    said = played(arguments=["--tournament", "--games", "2"])
    assert "A tournament needs two players" in said


# Broken off

def test_after_ctrl_c_the_table_so_far_is_shown_and_it_can_go_on(
        players, folder, monkeypatch):
    players("one")
    whole = table_in(played("tournament one easy fair, 4 games, seed 3"))

    note = commands.tournaments.note_outcome

    def interrupt(match, tournament_played, *details):
        """Ctrl-C after five games."""
        note(match, tournament_played, *details)
        if len(tournament_played.rows) == 5:
            raise KeyboardInterrupt
    monkeypatch.setattr(commands.tournaments, "note_outcome", interrupt)
    said = played("tournament one easy fair, 4 games, seed 3")
    assert "This is known after 5 of 12 games" in said
    assert sum(float(row[1]) for row in table_in(said)) == 5
    monkeypatch.undo()
    monkeypatch.chdir(folder)
    monkeypatch.setattr(tournament.own_players, "FOLDER",
                        str(folder / "class"))
    assert table_in(played("tournament continue")) == whole


@pytest.mark.parametrize("kept, more", [
    (1, b""), (4, b""), (4, b"5,one.py,ea"), (4, b'5,"one.py'), (4, b"\xff\x00"),
    (4, b"5,one.py,fair,won,few,9,0,0,0,\n"), (4, b"5,one.py,fair,white,few,"
     b"9" * 400 + b",0,0,0,\n"), (4, b"5,one.py,fair,white,few,9,nan,0,0,\n"),
    (4, b"99,one.py,easy,white,few,1,0,0,0,\n"), (4, b"x,y\n")])
def test_a_killed_tournament_goes_on_to_the_same_table(
        kept, more, players, folder):
    players("one")
    whole = table_in(played("tournament one easy fair, 4 games, seed 3"))
    rows = folder / "tournaments" / "1" / "games.csv"
    lines = rows.read_bytes().split(b"\n")
    rows.write_bytes(b"\n".join(lines[:kept]) + b"\n" + more)
    said = played("tournament one easy, 2 games", "tournament continue")
    assert "tournaments/1 was broken off" in said.replace("\\", "/")
    assert table_in(said)[-3:] == whole
    assert len(rows_in(str(rows.parent), read_plan(str(rows.parent)))) == 12


def test_two_programs_take_folders_of_their_own(players, folder, monkeypatch):
    monkeypatch.setattr("tournament.results.numbered_folders",
                        lambda: ({}, [str(folder / "tournaments")]))
    plan = Plan(["easy", "fair"], 2, 1, 2, {})
    made = [os.path.basename(new_folder(plan)) for _ in range(3)]
    assert made == ["1", "2", "3"]


def test_a_file_in_the_place_of_the_folder_sends_it_home(
        players, folder, monkeypatch):
    monkeypatch.setenv("HOME", str(folder / "home"))
    monkeypatch.setenv("USERPROFILE", str(folder / "home"))
    (folder / "tournaments").write_text("x")
    players("one")
    said = played("tournament one easy, 2 games")
    assert (folder / "home" / "tournaments" / "1" / "table.txt").exists()
    assert "home" in said and len(table_in(said)) == 2


def test_a_tournament_that_is_played_now_is_not_broken_off(players, folder):
    players("one")
    played("tournament one easy, 2 games")
    place = folder / "tournaments" / "1"
    (place / "games.csv").write_text("")
    lock = claim_folder(str(place))
    assert "There is no tournament" in played("tournament continue")
    unlock(lock)
    assert "Type tournament continue alone" in played("tournament continue 50")
    assert len(table_in(played("tournament continue"))) == 2
    assert not (place / "plan.json.lock").exists()


def test_progress_is_shown_while_the_first_game_lasts(
        players, monkeypatch):
    shown = []
    monkeypatch.setattr(commands.tournaments, "show_progress",
                        lambda match, played: shown.append(len(played.rows)))
    players("one")
    played("tournament one easy, 2 games")
    assert 0 in shown and 2 in shown


@pytest.mark.parametrize("seconds, parts, times", [
    (1.0, 20, []), (10.0, 10, [2, 4, 6, 8, 10]),
    (60.0, 2, [2, 17, 30, 45, 60])])
def test_progress_is_shown_neither_too_often_nor_too_late(
        seconds, parts, times):
    told = commands.tournaments.Tournament(Plan(["a", "b"], 2, 1, 2, {}),
                                           None, 1)
    shown = []
    for tick in range(int(seconds * 10) + 1):
        now, part = tick / 10, int(parts * tick / 10 / seconds) / parts
        if commands.tournaments.is_time(told, part, now):
            told.told = part, now
            shown.append(now)
    assert [round(now) for now in shown] == times


def test_of_two_that_were_broken_off_the_latest_goes_on(players, folder):
    players("one")
    played("tournament one easy, 2 games", "tournament one fair, 2 games")
    for number in "12":
        rows = folder / "tournaments" / number / "games.csv"
        rows.write_text(rows.read_text().split("\n")[0] + "\n")
    for name in ("fair", "easy"):
        said = played("tournament continue")
        assert {row[0] for row in table_in(said)} == {"one", name}
    assert "There is no tournament" in played("tournament continue")


@pytest.mark.slow
def test_a_tournament_that_is_really_killed_goes_on_to_the_same_table(
        players, folder):
    players("one")
    order = "tournament %s easy fair medium, 12 games, seed 3" % (
        folder / "class" / "one.py")
    whole = table_in(played(order))
    program = subprocess.Popen(
        [sys.executable, str(ROOT / "nine_mens_morris.py")],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    program.stdin.write((order + "\n").encode())
    program.stdin.flush()
    rows = folder / "tournaments" / "2" / "games.csv"
    until(lambda: rows.exists() and len(rows.read_bytes().split(b"\n")) > 9,
          "nine lines", limit=120)
    program.kill()
    program.communicate()
    # A game just being started may hold the lock some milliseconds longer.
    until(lambda: not is_played(str(rows.with_name("plan.json"))), "no lock")
    assert len(rows.read_bytes().split(b"\n")) < 73
    assert table_in(played("tournament continue")) == whole


@pytest.mark.parametrize("text", [
    "[" * 100000, '{"players": ["a", "a"], "games": 2, "seed": 1, "seconds": '
    '2, "options": {}}', '{"players": ["a", "\\ud800"], "games": 2, "seed": 1,'
    ' "seconds": 2, "options": {}}', '{"players": ["a", "b"], "games": 99999,'
    ' "seed": 1, "seconds": 2, "options": {}}', "", "{", "[]", "null", '{"players": 1}', "\x00", '{"players": ["a", "b"],'
    ' "games": "4", "seed": 1, "seconds": 2, "options": {}}'])
def test_a_damaged_plan_is_passed_over(text, players, folder):
    place = folder / "tournaments" / "7"
    place.mkdir(parents=True)
    (place / "plan.json").write_text(text)
    assert "There is no tournament" in answer("tournament continue")
    players("one")
    played("tournament one easy, 2 games")
    assert (folder / "tournaments" / "8" / "table.txt").exists()


def test_a_line_of_a_game_is_read_as_it_was_written(folder):
    row = Row(3, "a,b.py", 'ann "x".py', "white", "error", 17, 0.25, 1.5, 2,
              "it was wrong, in line 2: 'x'")
    note_row(str(folder), [getattr(row, name) for name in COLUMNS])
    text = (folder / "games.csv").read_text("utf-8").strip("\n")
    assert vars(row_in(text)) == vars(row)
    assert row_in(text[:20]) is row_in("") is row_in("\x00") is None


def test_where_nothing_can_be_written_it_is_said_once_and_the_table_shown(
        players, monkeypatch):
    players("one")

    def full(*details):
        """As a full disk."""
        raise OSError(28, "No space left on device")
    for name in ("new_folder", "note_row"):
        with monkeypatch.context() as patch:
            patch.setattr(commands.tournaments, name, full)
            said = played("tournament one easy, 4 games")
        assert said.count("The results cannot be kept: No space left") == 1
        assert sum(float(row[1]) for row in table_in(said)) == 4


# What was done wrong

def test_different_errors_of_a_player_are_told_apart(players):
    players("one")
    players("bad", "from rules import legal_turns\ndef choose_turn(game):\n"
            "    kind = len(game.turns) % 2\n    return None if kind else 7\n")
    said = played("tournament one bad, 4 games, seed 3").replace("\n  ", " ")
    assert "2 x bad returned None from" in said
    assert "2 x bad returned 7 from" in said
    players("worse", "import random\ndef choose_turn(game):\n"
            "    return random.random()\n")
    said = played("tournament one worse, 10 games").replace("\n  ", " ")
    assert said.count("1 x worse returned 0.") == 3
    assert "and 7 others of worse, see errors.txt" in said


def test_an_error_loses_the_game_and_is_told_in_the_table_and_kept(
        players, folder):
    players("one")
    players("bad", "from rules import legal_turns\ndef choose_turn(game):\n"
            "    if len(game.turns) > 5:\n        return turns[0]\n"
            "    return legal_turns(game)[0]\n")
    said = played("tournament one bad, 4 games, seed 3")
    assert table_in(said) == [("one", "4", "4", "0", "0"),
                              ("bad", "0", "0", "0", "4")]
    text = said.replace("\n  ", " ")
    assert "4 x bad made an error in line 4 of bad.py: NameError: name 'turns'" \
        in text and "(First in game 1.)" in text
    errors = (folder / "tournaments" / "1" / "errors.txt").read_text("utf-8")
    assert errors.count("line 4, in choose_turn: return turns[0]") == 4
    assert errors.count("setup ") == 4
    assert "bad made an error in line 4" in played(
        "replay tournaments/1/1", "99")


@pytest.mark.slow
def test_all_bad_players_in_one_tournament_end_with_a_table(players, folder):
    bad = {name: BAD_PLAYERS[name] for name in BAD_PLAYERS if name not in (
        "endless_at_once", "endless_bare", "prints_on", "endless_memory",
        "a_list")}                      # each of its kind takes its time
    assert len(bad) == 30
    names = {players(name, text)[:-3] for name, (text, _, _) in bad.items()}
    players("good_one")
    before = {path: path.read_bytes() for path in ROOT.rglob("*.py")}
    said = played("4", "tournament 2 games, 0.5 seconds", "19")
    assert {row[0] for row in table_in(said)} \
        == {name[:15] for name in names} | {"good_one"}
    assert table_in(said)[0][0] == "good_one"
    text = said.replace("\n  ", " ")
    for name, (_, reason, line) in bad.items():
        assert re.search(r"\d+ x %s[: ].*?%s\.py" % (name, name), text), name
        if line:
            assert "line %d of %s.py" % (line, name) in text
    assert "Black placed 19." in said
    assert before == {path: path.read_bytes() for path in ROOT.rglob("*.py")}
    games = len(names) * (len(names) + 1)
    assert len(list((folder / "tournaments" / "1").iterdir())) == games + 4


# The page of who writes one

def steps_of_the_page():
    """The players of docs/your-own-player.md that stand there as a whole."""
    text = (ROOT / "docs" / "your-own-player.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.S)
    return [block for block in blocks if "def choose_turn" in block]


def test_the_players_of_the_page_play(players):
    steps = steps_of_the_page()
    assert len(steps) == 3
    for number, text in enumerate(steps):
        assert not one_game(players("step%d" % number, text), "easy").reason


@pytest.mark.slow
def test_each_step_of_the_page_is_better_than_the_one_before(players):
    points = []
    for number, text in enumerate(steps_of_the_page()):
        name = players("step%d" % number, text)
        said = played("tournament %s easy, 60 games, seed 1" % name)
        points += [float(row[1]) / 60 for row in table_in(said)
                   if row[0] != "easy"]
    assert points[0] < 0.1 and 0.4 < points[1] < 0.65 < points[2]


@pytest.mark.parametrize("name", ["chance", "looks_ahead", "mill_maker"])
def test_an_example_has_a_motto_and_fewer_than_25_lines(name):
    path = ROOT / "players" / (name + ".py")
    assert len(path.read_text("utf-8").split("\n")) <= 25
    assert motto_of(name + ".py").endswith((".", "?"))
    assert not one_game(name + ".py", "easy").reason
