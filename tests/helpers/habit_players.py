"""habit_players.py - players with one habit, and players without.

A player is a function. It gets a game, the turns of which it chooses one, and
a random.Random. A habit gets the same, and gives the turns that a player with
this habit thinks of, or [] for any turn.
"""

from board import ADJACENT, BLACK, EMPTY, WHITE
from rooms.computer import LEVELS, choose_turn, mills_in
from rooms.computer.levels import steps_away
from rooms.console import mills_through
from rooms.learning.reasons import game_after, threats, ways
from rules import (OTHER, all_men_placed, legal_turns, may_fly, men_left,
                   new_game, play, result, turns_begun)

OFTEN = 0.85            # how often a player gives way to the habit
PARTNERS = [*LEVELS][:5]        # from beginner to good


# PROCESS: players

def of_level(level):
    """The player that is this level of the computer."""
    return lambda game, turns, chance: LEVELS[level](
        game, chance.sample(turns, len(turns)), 0.05, chance, None)


def careless(player, often):
    """This player, but so often it plays any turn."""
    return lambda game, turns, chance: chance.choice(turns) \
        if chance.random() < often else player(game, turns, chance)


def simple(care):
    """A player that makes a mill. Or else it gives away as little as it can,
    and makes threats and ways. If it does not take care, it plays any turn."""
    def player(game, turns, chance):
        if chance.random() > care:
            return chance.choice(turns)
        man, opening = game.to_move, enterable(game, turns)

        def worth(turn):
            after = game_after(game, turn)
            return (-len(threats(after, OTHER[man])), turn not in opening,
                    len(threats(after, man)) + 0.12 * ways(after, man)
                    + chance.random())

        return chance.choice(mills_in(turns) or [max(turns, key=worth)])
    return player


def with_habit(player, habit, often=OFTEN):
    """This player, but so often it gives way to this habit."""
    return lambda game, turns, chance: player(
        game, chance.random() < often and habit(game, turns, chance) or turns,
        chance)


# PROCESS: habits

def overlooks_mills(game, turns, chance):
    """Makes no mill."""
    return [turn for turn in turns if not turn[2]]


def stops_nothing(game, turns, chance):
    """Makes a mill, or leaves the other player all threats."""
    other = OTHER[game.to_move]
    lines = threats(game, other)
    return lines and [turn for turn in turns if turn[2] or all(
        line in threats(game_after(game, turn), other) for line in lines)]


def enterable(game, turns):
    """The turns that open a mill into which the other player can go."""
    return [turn for turn in turns if mills_through(game.spots, turn[0])
            and turn[0] in [end for _, end, _ in turns_begun(
                game_after(game, turn))]]


def opens_mills(game, turns, chance):
    """Opens a mill into which the other player can go, if it makes none."""
    return not mills_in(turns) and enterable(game, turns)


def walls_itself_in(game, turns, chance):
    """Keeps the fewest ways, or one more, if it makes no mill."""
    left = {turn: ways(game_after(game, turn), game.to_move) for turn in turns}
    return not mills_in(turns) and [
        turn for turn in turns if left[turn] <= min(left.values()) + 1]


def quiet_when_ahead(game, turns):
    """With more men, the turns that make and open no mill. Or else []."""
    man, other = game.to_move, OTHER[game.to_move]
    if not all_men_placed(game) or men_left(game, man) <= men_left(
            game, other):
        return []
    return [turn for turn in turns
            if not turn[2] and not mills_through(game.spots, turn[0])]


def goes_to_and_fro(game, turns, chance):
    """With more men, makes and opens no mill, and goes back if it can."""
    quiet = quiet_when_ahead(game, turns)
    return [turn for turn in quiet
            if turn[:2] == game.turns[-2][1::-1]] or quiet


# PROCESS: the same habits in another way

def overlooks_far_mills(game, turns, chance):
    """Makes only mills that are near the last turn."""
    away = steps_away(game)
    return [turn for turn in turns
            if not turn[2] or away[turn[1]] < 1 + (turn[0] is None)]


def has_own_plans(game, turns, chance):
    """Makes a mill. If it must stop one, it makes threats of its own."""
    if mills_in(turns) or not threats(game, OTHER[game.to_move]):
        return []
    made = {turn: len(threats(game_after(game, turn), game.to_move))
            for turn in turns}
    return [chance.choice([turn for turn in turns
                           if made[turn] == max(made.values())])]


def opens_and_closes(game, turns, chance):
    """Opens a mill if it makes none, best where the other player is near."""
    opening = [turn for turn in turns if mills_through(game.spots, turn[0])]
    return not mills_in(turns) and (enterable(game, opening) or opening)


def huddles(game, turns, chance):
    """If no mill can be made or must be stopped, it goes where its men are
    near and few points are vacant."""
    if mills_in(turns) or threats(game, OTHER[game.to_move]) \
            or all_men_placed(game) and may_fly(game, game.to_move):
        return []
    crowd = {}
    for turn in turns:
        spots = game_after(game, turn).spots
        near = [spots[point] for point in ADJACENT[turn[1]]]
        crowd[turn] = near.count(game.to_move) - 1.5 * near.count(EMPTY)
    return [turn for turn in turns if crowd[turn] == max(crowd.values())]


def walks_with_one_man(game, turns, chance):
    """With more men, makes and opens no mill, and moves the same man again."""
    quiet = quiet_when_ahead(game, turns)
    return [turn for turn in quiet if turn[0] == game.turns[-2][1]] or quiet


# PROCESS: games

def five_games(player, chance):
    """[(game, man)]: this player plays five games, White and Black by turns.
    After a win the level of the computer is the next, after a loss the one
    before."""
    level, games = chance.randrange(4), []
    for man in (WHITE, BLACK, WHITE, BLACK, WHITE):
        game = new_game()
        while not result(game) and len(game.turns) < 300:
            play(game, player(game, legal_turns(game), chance)
                 if game.to_move == man else
                 choose_turn(game, PARTNERS[level], 0.1, chance))
        games.append((game, man))
        winner = (result(game) or (None,))[0]
        if winner:
            level += 1 if winner == man else -1
            level = min(max(level, 0), len(PARTNERS) - 1)
    return games


# STORAGE: the players

# Each habit in two ways, each with two players.
PLANTED = {
    "misses": (overlooks_mills, overlooks_far_mills),
    "lets close": (stops_nothing, has_own_plans),
    "lets enter": (opens_mills, opens_and_closes),
    "lets shut in": (walls_itself_in, huddles),
    "repeats": (goes_to_and_fro, walks_with_one_man),
}
BASES = ((of_level("medium"), of_level("good")),
         (simple(0.9), of_level("fair")))
WITH_HABIT = {
    key: [with_habit(base, habit) for habit, bases in zip(habits, BASES)
          for base in bases] for key, habits in PLANTED.items()}
BLAMELESS = {
    **{level: of_level(level) for level in [*LEVELS][:6]},
    "fair, careless": careless(of_level("fair"), 0.3),
    "medium, careless": careless(of_level("medium"), 0.3),
    "good, careless": careless(of_level("good"), 0.15),
    "simple": simple(0.9), "simple, careless": simple(0.75),
}
