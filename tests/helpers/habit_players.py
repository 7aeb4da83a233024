"""habit_players.py - players with one habit, and players without.

STORAGE  the habits, and the players without a habit: PLANTED BLAMELESS
PROCESS  makes players, and lets them play as a child would: with_habit
         careless five_games

A player is a function. It gets a game, the turns of which it chooses one, and
a random.Random. A habit gets the same, and gives the turns that a player with
this habit thinks of, or [] for any turn.
"""

from board import BLACK, WHITE
from rooms.computer import LEVELS, choose_turn, mills_in
from rooms.console import mills_through
from rooms.learning.reasons import game_after, threats, ways
from rules import (OTHER, all_men_placed, legal_turns, men_left, new_game, play,
                   result, turns_begun)

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
    """Makes a mill, or leaves the other player all chances."""
    other = OTHER[game.to_move]
    lines = threats(game, other)
    return lines and [turn for turn in turns if turn[2] or all(
        line in threats(game_after(game, turn), other) for line in lines)]


def opens_mills(game, turns, chance):
    """Opens a mill into which the other player can go, if it makes none."""
    return not mills_in(turns) and [
        turn for turn in turns if mills_through(game.spots, turn[0])
        and turn[0] in [end for _, end, _ in turns_begun(
            game_after(game, turn))]]


def takes_the_fourth(game, turns, chance):
    """Makes each mill after which the other player may fly."""
    return all_men_placed(game) and mills_in(turns) \
        if men_left(game, OTHER[game.to_move]) == 4 else []


def walls_itself_in(game, turns, chance):
    """Keeps the fewest ways, or one more, if it makes no mill."""
    left = {turn: ways(game_after(game, turn), game.to_move)
            for turn in turns}
    return not mills_in(turns) and [
        turn for turn in turns if left[turn] <= min(left.values()) + 1]


def goes_to_and_fro(game, turns, chance):
    """With more men, makes and opens no mill, and goes back if it can."""
    man, other = game.to_move, OTHER[game.to_move]
    if not all_men_placed(game) or men_left(game, man) <= men_left(
            game, other):
        return []
    quiet = [turn for turn in turns
             if not turn[2] and not mills_through(game.spots, turn[0])]
    return [turn for turn in quiet
            if turn[:2] == game.turns[-2][1::-1]] or quiet


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

PLANTED = {
    "misses": overlooks_mills, "lets close": stops_nothing,
    "lets enter": opens_mills, "lets fly": takes_the_fourth,
    "lets shut in": walls_itself_in, "repeats": goes_to_and_fro,
}
BASES = [of_level("medium"), of_level("good")]
BLAMELESS = {
    **{level: of_level(level) for level in PARTNERS},
    "medium, careless": careless(BASES[0], 0.3),
    "good, careless": careless(BASES[1], 0.15),
}
