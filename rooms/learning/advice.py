"""advice.py - hints, and a word of warning before a bad turn.

STORAGE  the words hint and advice: WORDS
PROCESS  warns of a turn, and asks whether it is meant: warn switch_advice
OUTPUT   tells the next hint: show_hint

A word is a function of the match and of the words typed after it. A `turn` is
that of rules.py. While the question is open, it is the turn begun.
"""

from rooms.commands import Refused, put_question
from rooms.console import (NOTHING, facts_in_words, need_not_show, notation,
                           player_to_move, sentence, tell)
from rooms.learning.hints import hints_for, warning_for
from rules import result

# STORAGE

ADVICE_SECONDS = 0.5           # that the computer looks at a turn


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
        raise Refused("on or off", look="advice", word=word)


def set_advice(match, word):
    """Advice is "on" or "off" from now on."""
    for player in match.players.values():
        player.advice = warn if word == "on" else None
    tell(match, "advice " + word)


def warn(match, turn):
    """This whole turn, if it is not bad. Else say why, and ask whether to take
    it back: then there is no turn for now."""
    reason = warning_for(match.game, turn, ADVICE_SECONDS)
    if not reason:
        return turn
    match.begun = turn
    put_question(match, "advice", take_it_back, play_it_still,
                 why=reason_in_words(*reason))
    return None


def take_it_back(match):
    """The turn was not meant so."""
    match.begun = NOTHING
    tell(match, "not played")


def play_it_still(match):
    """The turn was meant so; it stands on the board already."""
    need_not_show(match)
    return match.begun


def next_hint(match, begun, hints):
    """The next of the hints that are known for this game and the turn begun;
    of these `hints`, if none are known; None if there is no more. After Ctrl-C
    they begin anew."""
    known = match.rooms.notes.pop("hints", ())
    if known[:2] != (match.game, begun):
        known = match.game, begun, hints
    hint = next(known[2], None)
    match.rooms.notes["hints"] = known
    return hint


# OUTPUT

def reason_in_words(key, facts):
    """A reason as it is said."""
    return sentence(key, **facts_in_words(facts))


def show_hint(match, words):
    """Say what the computer would play, and why; then the next best, and which
    turns are worse. When a turn is begun, how it would go on."""
    if result(match.game):
        raise Refused("over")
    begun = NOTHING if match.question else match.begun
    hint = next_hint(match, begun, hints_for(match.game, begun=begun))
    if not hint:
        tell(match, "no more hints")
        return
    turn, good, reasons = hint
    what = notation(turn) if begun[1] is None \
        else sentence("hint remove", point=turn[2][0])
    tell(match, "hint" if good else "hint worse", turn=what,
         why="; ".join(reason_in_words(*reason) for reason in reasons))


# STORAGE

WORDS = {"hint": show_hint, "advice": switch_advice}
