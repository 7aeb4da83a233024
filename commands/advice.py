"""advice.py - a word of warning after a turn that loses a man, or the game.

STORAGE  SECONDS COMMANDS
PROCESS  switch_advice advise take_it_back

A command is a function of the match and of the words typed after its name. A
`turn` is that of rules.py, `before` is the game before it.
"""

from commands.questions import put_question
from computer import warning_for
from console import (change, facts_in_words, player_to_move, sentence,
                     tell)
from rules import result, take_back

# STORAGE

SECONDS = 0.5           # that the computer looks at a turn


# PROCESS

def switch_advice(match, words):
    """Warn of bad turns from now on, or no longer; without a word, the other
    way round."""
    warned = player_to_move(match).advice
    word = " ".join(words).lower() or ("off" if warned else "on")
    if word not in ("on", "off"):
        tell(match, "on or off", "refusal", look="advice", word=word)
        return
    for player in match.players.values():
        player.advice = word == "on"
    tell(match, "advice " + word)


def advise(match, before, turn):
    """If the turn just played was bad, say why, and ask whether to take it
    back."""
    reason = warning_for(before, turn, SECONDS)
    if reason and not result(match.game):
        key, facts = reason
        put_question(match, "advice", take_it_back,
                     why=sentence(key, **facts_in_words(facts)))


def take_it_back(match):
    """The turn just played was not meant so."""
    change(match, take_back)


# STORAGE

COMMANDS = {"advice": switch_advice}
