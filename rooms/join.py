"""join.py - joins the rooms to the classic game.

PROCESS  adds sentences, players and words to those of the entry script: join
         add

To take away a feature, remove its folder and its lines here.
"""

from functools import partial

from rooms import commands, console
from rooms.learning import WORDS as OF_LEARNING, bring_back, welcome
from rooms.meeting import WORDS as OF_MEETING, far_turn
from rooms.reading import CODE_WORDS, WORDS as OF_READING
from rooms.tournament import WORDS as OF_TOURNAMENT, class_turn, players_named

# PROCESS

def join(sentences, begin_new, players, words):
    """Add players and words to those of the entry script. Returns its
    sentences and its function that begins a new game, with more of them.
    A table gets more by `add`, and a list by `extend`."""
    add(commands.NAME_FINDERS, {"class": players_named})
    add(players, {"class": class_turn})
    add(players, {"other pc": far_turn})
    add(players, commands.players_with(players), players)
    add(words, commands.all_words(words), ("help", "undo", "redo", "draw"))
    add(words, OF_LEARNING, ("name", "map", "numbers", "computer"))
    add(words, OF_TOURNAMENT)
    add(words, OF_MEETING)
    add(words, OF_READING)
    commands.GREETINGS.extend([bring_back, welcome])
    commands.EVERYWHERE.extend(CODE_WORDS)
    commands.LOOKING_BACK.extend(CODE_WORDS)
    return console.add_sentences(sentences), partial(
        commands.begin_another, begin_new)


def add(table, more, instead=()):
    """Add these players or words to a table. Each is given once. Only those
    that `instead` names take the place of one from below, and do more."""
    twice = {*table} & {*more}
    if twice != {*instead}:
        raise ValueError("given twice: %s, and not: %s" % (twice, instead))
    table.update(more)
