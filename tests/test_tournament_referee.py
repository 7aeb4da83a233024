"""The referee: the game keeps the rules, whatever the players do."""

import random

import pytest

from board import BLACK, WHITE
from helpers.class_players import one_game
from rooms.tournament import tournaments
from rooms.tournament.apart import (LONGEST, PlayerError, legal_choice,
                                    play_game)
from rooms.tournament.standings import Row
from rules import legal_turns, new_game, play, result

pytest_plugins = ["helpers.class_fixtures"]


def first_turn(game):
    """A player that plays the first of the legal turns."""
    return legal_turns(game)[0]


def by_chance(game):
    """A player that plays any legal turn."""
    return random.choice(legal_turns(game))


def test_two_players_play_a_game_to_its_end_by_the_rules():
    random.seed(1)
    game, seconds = new_game(), {}
    play_game(game, {WHITE: by_chance, BLACK: by_chance}, seconds)
    assert result(game)
    assert set(seconds) == {WHITE, BLACK} and min(seconds.values()) > 0
    again = new_game()
    for turn in game.turns:
        play(again, turn)
    assert result(again) == result(game)


def test_a_game_is_played_on_for_so_many_turns():
    game = new_game()
    play(game, (None, 7, ()))
    play_game(game, {WHITE: first_turn, BLACK: first_turn}, {}, 3)
    assert game.turns == [(None, 7, ()), (None, 0, ()), (None, 1, ()),
                          (None, 2, ())]


def test_the_real_game_stays_whatever_a_player_changes_in_its_own():
    def meddles(game):
        """Change everything in the game, and return a turn."""
        turn = legal_turns(game)[0]
        for name, value in vars(game).items():
            if isinstance(value, (list, dict)):
                value.clear()
            else:
                setattr(game, name, None)
        return turn
    game, other = new_game(), new_game()
    play_game(game, {WHITE: meddles, BLACK: meddles}, {}, 25)
    play_game(other, {WHITE: first_turn, BLACK: first_turn}, {}, 25)
    assert vars(game) == vars(other)


@pytest.mark.parametrize("answer, reason", [
    (None, "no turn"), (4, "no turn"), ((None, 24, ()), "no turn"),
    ([None, 4, ()], "no turn"), ((None, 4, [1]), "no turn"),
    ((None, "4", ()), "no turn"), ((None, 0, ()), "illegal turn"),
    ((0, 1, ()), "illegal turn"), ((None, 1, (0,)), "illegal turn")])
def test_an_answer_that_is_no_legal_turn_is_refused_with_the_reason(answer, reason):
    game = new_game()
    play(game, (None, 0, ()))
    with pytest.raises(PlayerError) as refused:
        legal_choice(game, answer, legal_turns(game))
    assert refused.value.reason == reason
    if reason == "illegal turn":
        assert refused.value.facts["why"] in ("taken", "men_in_hand",
                                              "no_mill")


def test_an_answer_that_equals_a_legal_turn_is_that_turn():
    turns = legal_turns(new_game())
    assert legal_choice(new_game(), (None, 4.0, ()), turns) is turns[4]


def test_a_player_that_takes_too_long_loses_although_it_answers(monkeypatch):
    game, slow, now = new_game(), {}, [5.0]
    monkeypatch.setattr("rooms.tournament.apart.perf_counter",
                        lambda: now[0])

    def late(game):
        """Take an eighth of a second more for each turn."""
        now[0] += (len(game.turns) + 1) / 8
        return legal_turns(game)[0]
    with pytest.raises(PlayerError) as stopped:
        play_game(game, {WHITE: late, BLACK: late}, slow, limit=0.375)
    assert stopped.value.reason == "player slow"
    assert stopped.value.facts == {"seconds": 0.375}
    assert len(game.turns) == 3             # a turn may take the limit itself
    assert slow == {WHITE: 0.5, BLACK: 0.75}


def test_a_game_that_no_rule_ends_ends_after_1000_turns(players):
    name = players("circles", "import random\nfrom rules import legal_turns\n"
                   "def choose_turn(game):\n    return random.choice([t for t"
                   " in legal_turns(game)\n        if not t[2]])\n")
    outcome = one_game(name, name, game=new_game(
        no_mill_turns=0, three_men_turns=0, repetitions=0))
    assert len(outcome.game.turns) == LONGEST and not outcome.fault
    assert tournaments.result_of(
        Row(1, name, name), outcome).reason == "long"
