"""advice.py - a word of warning before a turn that loses a man, or the game.

STORAGE  SECONDS COMMANDS
PROCESS  switch_advice warn take_it_back play_it_still

A command is a function of the match and of the words typed after its name. A
`turn` is that of rules.py. While the question is open, it is the turn begun.
"""

from commands.questions import put_question
from computer import warning_for
from console import (NOTHING, change, facts_in_words, need_not_show,
                     player_to_move, sentence, tell)
from rules import play

# STORAGE

SECONDS = 0.5           # that the computer looks at a turn


# PROCESS

def switch_advice(match, words):
    """Warn of bad turns from now on, or no longer; without a word, ask."""
    word = " ".join(words).lower()
    if not word:
        other = "off" if player_to_move(match).advice else "on"
        put_question(match, "advice " + other, set_advice, details=(other,))
    elif word in ("on", "off"):
        set_advice(match, word)
    else:
        tell(match, "on or off", "refusal", look="advice", word=word)


def set_advice(match, word):
    """Advice is "on" or "off" from now on."""
    for player in match.players.values():
        player.advice = word == "on"
    tell(match, "advice " + word)


def warn(match, turn):
    """If this turn, which has not been played yet, is bad, say why, and ask
    whether to take it back."""
    reason = warning_for(match.game, turn, SECONDS)
    if reason:
        match.begun = turn
        put_question(match, "advice", take_it_back, play_it_still,
                     why=sentence(reason[0], **facts_in_words(reason[1])))


def take_it_back(match):
    """The turn was not meant so."""
    match.begun = NOTHING
    tell(match, "not played")


def play_it_still(match):
    """The turn was meant so; it stands on the board already."""
    change(match, play, match.begun)
    need_not_show(match)


# STORAGE

COMMANDS = {"advice": switch_advice}
