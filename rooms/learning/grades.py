"""grades.py - what each turn of a game has lost, and its grade.

STORAGE  how much a turn loses at least, for each grade: LIMITS
PROCESS  judges turns by the chances that they lose, gives them grades, and
         finds those that cost most: judged_turns grade costliest

`judged` are WeighedTurns of weighing.py: the position before a turn, what its
turns are worth, and which one was `played`. The `judgements` of a game are a
list of these, with None for each turn that is not judged. A chance is the
chance to win, from 0 to 1. A draw counts as half a win. A grade is a sign, as
in the records of chess players: "!" the only good turn, "" a good turn, "?!"
an inaccurate one, "?" a mistake, "??" a blunder.
"""

from itertools import accumulate

from rooms.computer import SURE, best_of, weigh
from rooms.learning.reasons import game_after, threats
from rooms.records import beginning_of
from rules import OTHER, all_men_placed, legal_turns

# STORAGE

# A player with so much worth wins three games of four. The first number is for
# placing, the second for moving. The second comes from 25,000 positions of
# 1,260 games: we knew the worth, looking four turns ahead, and the winner
# (logistic regression, as in judgement.py). The first is for men that are
# dearer, see worth_of_man: with it the reviews of 12 games told most of the
# turns that another program, which looked ten turns ahead, found costly.
SPREADS = (80, 54)
# In a solved draw the worth is multiplied by this number. Then a lost man is
# an inaccurate turn, and two lost men are a mistake.
IN_A_DRAW = 3

# Which share of the chance a turn loses at least to be inaccurate, a mistake,
# or a blunder: first for placing, then for moving. Of 765 turns of weak
# players, 3, 10 and 11 of 100 were these. With limits near these, each level
# of the computer blundered less than the one below it, in 15,000 turns. A
# share tells more than a difference: a weak player soon has only a small
# chance left.
SIGNS = ("", "?!", "?", "??")
WRONG = SIGNS[2:]       # the grades of mistakes and blunders
LIMITS = (0.20, 0.28, 0.60), (0.20, 0.30, 0.50)
# A chance that is smaller counts as this one. So no mistake loses less than 11
# of 100 games.
NO_CHANCE = 0.4

FIRST_LOOK = 0.5        # the share of the time without second looks
SHARP = 3               # times as long, where a mill can be closed
SECOND_LOOK = 5         # times as long, where a turn seems wrong
LAST_LOOK = 4           # the same, at this turn and the best one alone

MOST_LISTED = 3         # the most mistakes of a player that a review lists

# PROCESS: turn by turn

def judged_turns(game, seconds, men):
    """Give the turns of a game one by one. Those of these men are judged. For
    the others there is None. All of them together take about so many seconds.
    Most of it is for turns at which a mill can be closed, and for a second
    and a last look at what seems wrong."""
    games = [*accumulate(game.turns, game_after, initial=beginning_of(game))]
    shares = [share_of_time(before) if before.to_move in men else 0
              for before in games[:-1]]
    each = FIRST_LOOK * seconds / max(1, sum(shares))
    for before, turn, share in zip(games, game.turns, shares):
        judged = weigh(before, legal_turns(before), share * each,
                       turn) if share else None
        if judged and grade(judged) in SIGNS[1:]:
            judged = unless_as_good(weigh(
                before, legal_turns(before), SECOND_LOOK * each,
                turn), LAST_LOOK * each)
        yield judged


def unless_as_good(judged, seconds):
    """The same, but a turn that seems wrong is as good as the best, if a look
    at these two alone, which sees further, does not find it wrong, too."""
    game, best, played = judged.game, best_of(judged), judged.played
    if grade(judged) in WRONG and grade(weigh(
            game, [best, played], seconds, played)) not in WRONG:
        worths = {**judged.worths, played: judged.worths[best]}
        return judged._replace(worths=worths)
    return judged


def share_of_time(game):
    """How many times as long as others this position is looked at."""
    return SHARP if any(threats(game, man) for man in OTHER) else 1


# PROCESS: chances

def chance_to_win(worth, moving):
    """The chance to win of a player for whom the position has this worth.
    `moving`: have all men been placed?

    >>> chance_to_win(0, True), chance_to_win(SPREADS[1], True)
    (0.5, 0.75)
    """
    steps = max(-30.0, min(30.0, worth / SPREADS[moving]))
    return round(1 / (1 + 3 ** -steps), 4)


def chances(judged):
    """[the player's chance to win with the best turn, with the turn played].
    """
    return [chance_with(judged, turn) for turn in (best_of(judged),
                                                   judged.played)]


def chance_with(judged, turn):
    """The player's chance to win with this turn. In a solved draw half of it
    says that it is a draw. The other half depends on the men: people make
    mistakes."""
    worth, moving = judged.worths[turn], all_men_placed(judged.game)
    if judged.drawn and abs(worth) < SURE // 2:
        return (0.5 + chance_to_win(IN_A_DRAW * worth, moving)) / 2
    return chance_to_win(worth, moving)


def chance_lost(judged, turn=None):
    """How much of their chance the player has lost with the turn played, or
    would lose with another turn."""
    return chance_with(judged, best_of(judged)) - chance_with(
        judged, turn or judged.played)


# PROCESS: grades

def share_lost(judged, turn):
    """Which share of their chance the player loses with this turn."""
    return chance_lost(judged, turn) / max(chances(judged)[0], NO_CHANCE)


def grade(judged):
    """The grade of the turn played, as a sign."""
    limits = LIMITS[all_men_placed(judged.game)]
    share = share_lost(judged, judged.played)
    sign = SIGNS[sum(share >= limit for limit in limits)]
    others = [turn for turn in judged.worths if turn != judged.played]
    if others and not sign and all(
            share_lost(judged, turn) >= limits[0] for turn in others):
        return "!"
    return sign


# PROCESS: which turns cost most

def costliest(judgements, first=()):
    """The mistakes and blunders that lost most, player by player, in their
    order. Turns whose number is in `first` come first. If two people played,
    blunders come before mistakes, and a right mill with a wrong man last."""
    found = []
    of_men = [[judged for judged in judgements if judged
               and judged.game.to_move == man] for man in OTHER]

    def weight(judged):
        """The greater, the sooner it is told."""
        return (number_of_turn(judged) in first,
                all(of_men) and best_of(judged)[:2] != judged.played[:2],
                all(of_men) and grade(judged) == SIGNS[-1],
                chance_lost(judged))
    for of_man in of_men:
        wrong = [judged for judged in of_man if grade(judged) in WRONG
                 or number_of_turn(judged) in first]
        wrong.sort(key=weight, reverse=True)
        found += sorted(wrong[:MOST_LISTED], key=number_of_turn)
    return found


def number_of_turn(judged):
    """The number of the turn that is judged: 1 for the first of the game."""
    return len(judged.game.turns) + 1
