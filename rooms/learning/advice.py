"""advice.py - hints, reasons, and a warning before a bad turn.

STORAGE  the words hint, why and advice: WORDS
PROCESS  warns of a turn, and asks if the player means it: warn switch_advice
OUTPUT   tells the next hint, and the reason of what was said: show_hint
         show_why

A word is a function of the match and of the words typed after it. A `turn` is
that of rules.py.
"""

from functools import partial
from itertools import cycle

from rooms.commands import show_rules, switch_on_off
from rooms.console import (by_ear, colour_of, english_word, facts_in_words,
                           game_before, player_to_move, sentence, tell)
from rooms.learning.hints import UNSEEN, hints_for, reasons_seen, warning_for
from rules import EMPTY_TURN, OTHER, WHY, Question, Refused, notation, result

# STORAGE

ADVICE_SECONDS = 0.5    # how long the computer thinks about a turn
# The rules behind a refusal, and the refusals that are about mills
OF_PLACES = "placing", "moving", "flying"
OF_MILLS = "mill", "removing", "all_in_mills", "two_mills"
AFTER_A_MILL = "unearned nothing_due own_man in_mill no_way mill_first"
# The reasons that tell the better turn, and what is said instead
HIDDEN = {"worse mill": "worse hidden mill", "worse draw": "worse hidden"}


# PROCESS

def switch_advice(match, words):
    """Switch the warnings on or off."""
    now = switch_on_off(match, "advice", words, player_to_move(match).advice)
    for player in match.players.values():
        player.advice = warn if now else None


def warn(match, turn):
    """Return this whole turn if it is not bad. If it is bad, say why, and ask
    if the player wants to take it back. Then return None. In a review turns
    are tried, so there is no warning."""
    reason = None if match.scene.facts.to_solve else warning_for(
        match.game, turn, ADVICE_SECONDS)
    if not reason:
        return turn
    match.begun = EMPTY_TURN
    match.notes["hints"] = (match.game, EMPTY_TURN), hints_for(match.game), (
        turn, False, [reason])          # the word why tells it
    match.question = Question(
        "advice", yes=tell, details=("not played",), no=lambda match: turn,
        why=partial(against_in_words, reason, False), turn=turn)
    return None


# OUTPUT

def reason_in_words(key, facts):
    """The sentence for a reason. It may tell another reason, or turns."""
    said = dict(facts)
    if "reason" in facts:
        said["why"] = reason_in_words(*said.pop("reason"))
    for name in {"best", "reply"} & {*facts}:   # "point" is told apart
        said[name] = notation((*facts[name][:2], [
            man for man in facts[name][2] if man != facts.get("point")]))
    if "play" in facts:                         # first comes the other side
        men = cycle((facts["other"], OTHER[facts["other"]]))
        said["play"] = ", ".join([colour_of(man) + " " + notation(turn)
                                  for man, turn in zip(men, facts["play"])])
    return sentence(key, **facts_in_words(said))


def rest_in_words(turn, begun):
    """What is left to do of a turn, when so much of it has been begun. Not all
    players know what x means, so a removal is told in words."""
    if begun[1] is None:
        return by_ear(notation(turn)) if turn[2] else notation(turn)
    return sentence("hint remove", point=turn[2][len(begun[2])])


def reasons_in_words(reasons):
    """Why a turn is good, as it stands right after the turn: the first reason
    goes on with the sentence. What only the search says is a new sentence."""
    words = [reason_in_words(*reason) for reason in reasons]
    if reasons and reasons[0][0] not in UNSEEN:
        return ". ".join([sentence("because", why=words[0]), *words[1:]])
    return ". ".join(["", *words])


def show_hint(match, words, again=False):
    """Say what the computer would play, and why. Typed again, this tells the
    next best turn, and later which turns are worse. If a turn has been begun,
    say how to go on with it. With `again`, say the same hint once more: it has
    its reason. Refused right after it. If there was none, say what the last
    turn does."""
    if result(match.game):
        raise Refused("over")
    if again and match.spoke_before == (show_hint, match.game):
        raise Refused("why all")
    now, notes = (match.game, match.begun), match.notes
    # After Ctrl-C the note is gone, and the hints start again.
    before, hints, last = notes.pop("hints", (None, None, None))
    if before != now:
        hints, last = hints_for(match.game, begun=match.begun), None
    if again and not last:
        return tell_played(match)
    hint = last if again else next(hints, None)
    notes["hints"] = now, hints, hint
    if not hint:
        raise Refused("no more hints")
    turn, good, reasons = hint
    why = reasons_in_words(reasons) if good else reason_in_words(*reasons[0])
    tell(match, "hint" if good else "hint worse", why=why,
         turn=rest_in_words(turn, match.begun))


def show_why(match, words):
    """Say why: after a game, the turn that decided it. After a refusal or a
    mill, the rules behind it. Otherwise the reason of a hint, or what the last
    turn does, as the word last always asks. In a lesson, give its hint."""
    known, behind = match.scene.words, rules_behind(match)
    hint = known.get("hint")
    if "last" in map(english_word, words):
        tell_played(match)
    elif result(match.game) and "review" in known:
        known["review"](match, [])
    elif behind or not hint:
        show_rules(match, behind)
    elif hint == show_hint:
        show_hint(match, [], again=True)
    else:
        hint(match, [])


def rules_behind(match):
    """The words of the rules behind the last refusal, or behind the mill that
    was made just before. () if there is neither."""
    reason = getattr(match.spoke_before, "reason", None)
    removes = match.begun[1] is not None
    if reason not in WHY and (match.spoke_before or not removes):
        return ()
    return OF_MILLS if removes or reason in AFTER_A_MILL.split() else OF_PLACES


def tell_played(match):
    """Say what can be seen that the last turn does, if it does something. If
    it removes a man, say why that one. Refused if there is none, or if the
    next turn has begun."""
    if not match.game.turns or match.begun != EMPTY_TURN:
        raise Refused("why nothing")
    last = match.game.turns[-1]
    reasons = reasons_seen(game_before(match.game), last)
    tell(match, "why played" if reasons else "why quiet", turn=notation(last),
         who=OTHER[match.game.to_move], why=reasons_in_words(reasons))


def against_in_words(reason, names_mill=True):
    """A reason against a turn in words. It does not tell the better turn, or
    the man to remove, and only if it `names_mill` the mill that is missed."""
    key, facts = reason
    is_named = names_mill and key == "worse mill"
    return reason_in_words(key if is_named else HIDDEN.get(key, key), facts)


# STORAGE

WORDS = {"hint": show_hint, "why": show_why, "advice": switch_advice}
