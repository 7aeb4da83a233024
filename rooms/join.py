"""join.py - joins the rooms to the classic game.

PROCESS  adds sentences, players and words to those of the entry script: join

To take away a feature, remove its folder and its lines here.
"""

from rooms import commands
from rooms import console
from rooms import learning
from rooms import meeting
from rooms import reading
from rooms import tournament

# PROCESS

def join(sentences, begin_new, players, words):
    """Add players and words to those of the entry script. Returns its
    sentences and its function that begins a new game, with more of them."""
    commands.NAME_FINDERS["class"] = tournament.players_named
    commands.GREETINGS.append(learning.welcome)
    console.PRAISES.append(learning.praise)
    players["class"] = tournament.class_turn
    players["other pc"] = meeting.far_turn
    players.update(commands.players_with(players))
    words.update(commands.all_words(words))
    words.update(learning.WORDS)
    words.update(tournament.WORDS)
    words.update(meeting.WORDS)
    words.update(reading.WORDS)
    commands.EVERYWHERE.extend(reading.CODE_WORDS)
    return console.all_sentences(sentences), commands.begin_after(begin_new)
