"""join.py - joins the rooms to the classic game.

PROCESS  adds sentences, players and words to those of the entry script: join
         add

To take away a feature, remove its folder and its lines here.
"""

from functools import partial

from rooms import commands, console
from rooms.learning import WORDS as OF_LEARNING, bring_back, praise, welcome
from rooms.meeting import WORDS as OF_MEETING, far_turn
from rooms.reading import CODE_WORDS, WORDS as OF_READING
from rooms.tournament import WORDS as OF_TOURNAMENT, class_turn, players_named

# PROCESS

def join(sentences, begin_new, players, words):
    """Add players and words to those of the entry script. Returns its
    sentences and its function that begins a new game, with more of them."""
    commands.NAME_FINDERS["class"] = players_named
    commands.GREETINGS[:] = [bring_back, welcome]
    console.PRAISES.append(praise)
    players["class"] = class_turn
    players["other pc"] = far_turn
    players.update(commands.players_with(players))
    add(words, commands.all_words(words), ("help", "undo", "redo", "draw"))
    add(words, OF_LEARNING, ("name", "map", "numbers", "computer"))
    add(words, OF_TOURNAMENT)
    add(words, OF_MEETING)
    add(words, OF_READING)
    commands.EVERYWHERE.extend(CODE_WORDS)
    commands.LOOKING_BACK.extend(CODE_WORDS)
    return console.all_sentences(sentences), partial(
        commands.begin_another, begin_new)


def add(words, more, instead=()):
    """Add these words, each of which is given once. Only the words `instead`
    take the place of a word of a room below, and do more than that one."""
    twice = {*words} & {*more}
    if twice != {*instead}:
        raise ValueError("given twice: %s, and not: %s" % (twice, instead))
    words.update(more)
