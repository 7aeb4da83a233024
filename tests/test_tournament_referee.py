"""The referee: the game keeps the rules, whatever the players do, and what a
player does wrong is told, with its line."""

import os
import random

import pytest

from board import BLACK, WHITE
from helpers.bad_players import BAD_PLAYERS
from helpers.class_players import FIRST, one_game
from rooms.tournament.apart import (GameApart, PlayerError, games_apart,
                                    legal_choice, play_game)
from rooms.tournament.class_players import fault_in_words
from rooms.tournament.standings import Row
from rooms.tournament.tournaments import result_of
from rules import legal_turns, new_game, play, result

pytest_plugins = ["helpers.class_fixtures"]
# A player that never ends would use up all its time.
ENDLESS = ("endless_bare", "endless_in_c", "prints_on", "endless_at_once")

# A player that does more than raise an error needs its own process. So does
# the player that asks: it reads nothing there, but the keyboard here.
APART = ("asks", "leaves", "kills_itself", "much_memory")


# The rules

def test_whatever_a_player_changes_in_its_game_the_real_one_stays():
    def meddles(game):
        """Change everything in the game, and return the first turn."""
        turn = legal_turns(game)[0]
        for name, value in vars(game).items():
            if isinstance(value, (list, dict)):
                value.clear()
            else:
                setattr(game, name, None)
        return turn
    game, other = new_game(), new_game()
    play_game(game, {WHITE: meddles, BLACK: meddles}, {}, 25)
    for _ in range(25):
        play(other, legal_turns(other)[0])
    assert vars(game) == vars(other)


@pytest.mark.parametrize("answer, reason", [
    (None, "no turn"), (4, "no turn"), ((None, 24, ()), "no turn"),
    ([None, 4, ()], "no turn"), ((None, 4, [1]), "no turn"),
    ((None, "4", ()), "no turn"), ((None, 0, ()), "taken"),
    ((0, 1, ()), "men_in_hand"), ((None, 1, (0,)), "unearned")])
def test_an_answer_that_is_no_legal_turn_is_refused_with_the_reason(
        answer, reason, players):
    game = new_game()
    play(game, (None, 0, ()))
    with pytest.raises(PlayerError) as refused:
        legal_choice(game, answer)
    assert refused.value.facts.get("why", refused.value.reason) == reason
    # One that equals a legal turn is that turn
    assert repr(legal_choice(new_game(), (None, 4.0, ()))) == "(None, 4, ())"
    mad = players("mad", "class A:\n    __eq__ = lambda self, other: True\n"
                  "def choose_turn(game):\n    return A()\n")
    assert one_game(mad, "easy", most=1).fault.reason == "no turn"


def test_a_player_that_took_too_long_has_lost_although_it_answers(monkeypatch):
    game, slow, now = new_game(), {}, [5.0]
    # patched: the clock
    monkeypatch.setattr("rooms.tournament.apart.perf_counter", lambda: now[0])

    def late(game):
        """Take an eighth of a second more for each turn."""
        now[0] += (len(game.turns) + 1) / 8
        return legal_turns(game)[0]
    with pytest.raises(PlayerError) as stopped:
        play_game(game, {WHITE: late, BLACK: late}, slow, limit=0.375)
    assert (stopped.value.reason, stopped.value.facts) == (
        "player slow", {"seconds": 0.375})
    assert len(game.turns) == 3             # a turn may take the limit itself
    assert slow == {WHITE: 0.5, BLACK: 0.75}


def test_a_game_that_no_rule_ends_is_a_draw_after_1000_turns():
    def circles(game):
        """Play any turn that makes no mill."""
        return chance.choice([turn for turn in legal_turns(game)
                              if not turn[2]])
    chance = random.Random(1)
    apart = GameApart(new_game(
        no_mill_turns=0, three_men_turns=0, repetitions=0),
        {WHITE: "easy", BLACK: "easy"}, 1, 60, row=Row(1, "easy", "easy"))
    play_game(apart.game, {WHITE: circles, BLACK: circles}, {})
    row = result_of(apart)
    assert (row.reason, row.winner, row.turns) == ("long", "", 1000)


# Bad players

def check(apart, name):
    """Does the program tell what this bad player did as White?"""
    _, reason, line = BAD_PLAYERS[name]
    assert (apart.at_fault, apart.fault.reason) == (WHITE, reason), name
    at = apart.fault.lines[-1][0] if apart.fault.lines else None
    assert at == line or name == "endless_bare", name
    assert apart.game.options == new_game().options
    assert not result(apart.game)
    assert "%s.py" % name in fault_in_words(apart)


@pytest.mark.parametrize("name", [
    name for name in BAD_PLAYERS if name not in (*ENDLESS, *APART)])
def test_the_mistake_of_a_bad_player_is_told_with_its_line(name, players):
    file = players(name, BAD_PLAYERS[name][0])
    check(one_game(file, players("good one")), name)


# All play at once, since some use all their time, as the clock tells. None has
# an opponent: then nobody else is late on a slow machine.
def test_a_player_that_ends_its_process_or_never_ends_is_told(
        players, monkeypatch):
    # patched: each second more would be spent by each of them
    monkeypatch.setattr("rooms.tournament.apart.LOADING", 0.25)
    monkeypatch.setattr("rooms.tournament.apart.GRACE", 3.0)    # all at once
    names = [*ENDLESS, *APART]
    if os.name == "nt":     # it does not limit the memory of a process
        names.remove("much_memory")
    games = [GameApart(
        new_game(), {WHITE: players(name, BAD_PLAYERS[name][0])}, 1,
        0.25 if name in ENDLESS else 60) for name in names]
    ended = {apart.players[WHITE][:-3]: apart
             for apart in games_apart(games, len(games))}
    assert set(ended) == set(names)
    for name, apart in ended.items():
        check(apart, name)
        assert name in APART or apart.fault.facts == {"seconds": 0.25}
    for name in ("prints_on", "endless_at_once"):   # known before they end
        printed = ended[name].seats[WHITE].printed
        assert printed.startswith("xxx") and len(printed) == 4000


@pytest.mark.parametrize("text, line, turns", [
    ("def choose_turn(game):\n    return 1\n", 1, 0),
    ("raise ValueError\n# choose_turn\n", 1, 0),
    (FIRST.replace("    return", "    if len(game.turns) > 5: [][0]\n"
                   "    return"), 4, 6)])
@pytest.mark.parametrize("man", [WHITE, BLACK], ids=["white", "black"])
def test_the_player_that_did_it_is_told_and_the_turns_before(
        man, text, line, turns, players):
    names = {WHITE: players("one"), BLACK: "one.py", man: players("bad", text)}
    outcome = one_game(names[WHITE], names[BLACK])
    assert outcome.at_fault == man and outcome.fault.lines[-1][0] == line
    moves_first = man == WHITE or "raise" in text
    assert len(outcome.game.turns) == (turns if moves_first else turns + 1)
