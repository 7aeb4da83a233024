"""hints.py - which turns are good, which are worse, and why.

STORAGE  TENTH HALF LINE REPLIES
PROCESS  hints_for goes_on_so plainest_first plainness hints_told is_good
         why_good weightiest mill_left why_left cannot_stop
         warning_for why_worse why_lost best_line loss_in

A `game` and a `turn` are those of rules.py, `worths` are those of worths.py,
`ahead` says how many turns were looked ahead. A reason is a key and a dict of
facts, as in reasons.py; further facts are here "turns" and "depth", numbers of
turns, "best" and "reply", turns, and "play", a list of turns.
"""

from computer.endgames import FAR
from computer.judgement import MAN_WORTH
from computer.reasons import (PLAIN, REASONS, TO_REMOVE, double, game_after,
                              made_by, reason_for, threats)
from computer.search import SURE, Search, think
from computer.worths import turns_to_end, worths_of
from rules import OTHER, legal_turns, result

# STORAGE

TENTH = MAN_WORTH // 10     # turns nearer in worth are as good as one another
HALF = MAN_WORTH // 2       # a turn so much worse than the best is called so
LINE = 5                    # so many turns are looked at to find a man lost
REPLIES = 1500              # positions looked at to find each of them


# PROCESS: the hints

def hints_for(game, seconds=1.0, begun=(None, None, ())):
    """What may be played, best first: each time the turn, whether it is good,
    and the reasons [(key, facts)]. Only turns that go on as one `begun`.

    They are found out one by one, when they are asked for. The game stays as
    it is. ValueError if it is over.
    """
    turns = [turn for turn in legal_turns(game) if goes_on_so(begun, turn)]
    if not turns:
        raise ValueError("the game is over: there is no turn to hint at")
    worths, ahead = worths_of(game, turns, seconds)
    reasons = REASONS if begun[1] is None else TO_REMOVE
    return hints_told(game, plainest_first(game, worths), ahead, reasons)


def goes_on_so(begun, turn):
    """Does this turn go on as the one that has been begun?"""
    start, end, removed = begun
    return start in (None, turn[0]) and end in (None, turn[1]) \
        and removed == turn[2][:len(removed)]


def plainest_first(game, worths):
    """The worths, best first; of turns about as good, first the plainest."""
    left, found = dict(worths), {}
    plain = {turn: plainness(game, turn) for turn in worths}
    while left:
        best = max(left.values())
        near = [turn for turn in left if best - left[turn] < TENTH]
        turn = min(near, key=plain.__getitem__)
        found[turn] = left.pop(turn)
    return found


def plainness(game, turn):
    """The place in PLAIN of the reason for a turn; the last if there is none.
    """
    reason = reason_for(game, turn, PLAIN)
    return list(PLAIN).index(reason[0]) if reason else len(PLAIN)


def hints_told(game, worths, ahead, reasons):
    """The hints of hints_for, one by one."""
    best = max(worths.values())
    good = [turn for turn in worths if is_good(worths[turn], best)]
    worse = [turn for turn in worths if turn not in good]
    for turn in good:
        why = why_good(game, turn, worths, ahead, reasons)
        if worse and turn == good[-1]:
            why.append(("hint only", {}))
        yield turn, True, why
    for turn in worse:
        yield turn, False, [why_worse(game, turn, worths, ahead)]


def is_good(worth, best):
    """Is a turn of this worth good, if the best is worth so much?"""
    if worth > SURE:
        return True
    return best - worth < (TENTH if best < -SURE else HALF)


# PROCESS: why a turn is good

def why_good(game, turn, worths, ahead, reasons):
    """The reasons for a good turn."""
    why = [weightiest(game, turn, worths, ahead, reasons)]
    line = mill_left(game, turn) if reasons is REASONS else None
    if line:
        why += why_left(game, turn, line, worths)
    return why


def weightiest(game, turn, worths, ahead, reasons):
    """The weightiest reason: how the game ends, what is seen, or the search.
    """
    worth, other = worths[turn], OTHER[game.to_move]
    turns = turns_to_end(worth)
    if turns and (worth < 0 or turns > 1):
        key = "hint wins in" if worth > 0 else "hint longest"
        return key, {"turns": turns, "other": other}
    if ahead == FAR and not turns:
        return "hint holds", {}
    first = worth == max(worths.values())
    return reason_for(game, turn, reasons) or (
        "hint depth" if first else "hint next", {"depth": ahead})


def mill_left(game, turn):
    """A line that could have been made a mill, and is not; or None."""
    lines = threats(game, game.to_move)
    return lines[0] if lines and not made_by(game, turn) else None


def why_left(game, turn, line, worths):
    """Why the mill on that line is not closed: it can wait, or it is worse."""
    if cannot_stop(game_after(game, turn), line):
        return [("hint waits", {"line": line})]
    closing = [other for other in worths if line in made_by(game, other)]
    if is_good(worths[closing[0]], worths[turn]):
        return []
    return [("hint not yet", {"line": line, "other": OTHER[game.to_move],
                              "reply": best_line(game, closing[0], 1)[0]})]


def cannot_stop(game, line):
    """Can the player who is not to move make this mill in any case?"""
    man = OTHER[game.to_move]
    laters = [game_after(game, reply) for reply in legal_turns(game)]
    return bool(laters) and all(not result(later)
                                and line in threats(later, man)
                                for later in laters)


# PROCESS: why a turn is worse

def warning_for(game, turn, seconds):
    """The reason against a legal turn that loses a man or the game within
    three turns, when another would not; else None."""
    worths, _ = worths_of(game, legal_turns(game), seconds)
    best = list(worths)[0]
    if is_good(worths[turn], worths[best]):
        return None
    return why_lost(game, turn, best_line(game, turn, LINE), best)


def why_worse(game, turn, worths, ahead):
    """The reason against a turn that is worse than the best."""
    other, best = OTHER[game.to_move], list(worths)[0]
    play = best_line(game, turn, LINE)
    lost = why_lost(game, turn, play, best)
    if lost:
        return lost
    if worths[best] > SURE:
        return "worse misses", {"turns": turns_to_end(worths[best])}
    lines = made_by(game, best)
    if lines and not made_by(game, turn):
        return "worse mill", {"line": lines[0]}
    reply, after = play[0], game_after(game, turn)
    if double(after, reply, game_after(after, reply)):
        return "worse double", {"other": other, "reply": reply}
    return "worse than", {"best": best, "depth": ahead, "other": other,
                          "reply": reply}


def why_lost(game, turn, play, best):
    """The reason against a turn that loses the game or a man, if the players
    play on so; or None."""
    facts = {"other": OTHER[game.to_move], "reply": play[0], "play": play}
    after = game_after(game, turn)
    if result(game_after(after, play[0])):
        return "worse wins", facts
    loss = loss_in(game, turn, play)
    if not loss or loss == loss_in(game, best, best_line(game, best, LINE)):
        return None
    facts["point"], facts["play"] = loss[1], play[:loss[0] + 1]
    return "worse soon" if loss[0] else "worse man", facts


def best_line(game, turn, length):
    """How both would play on after a turn, as far as a short look tells: so
    many turns, or up to the end of the game."""
    game, play = game_after(game, turn), []
    while len(play) < length and legal_turns(game):
        play.append(think(Search(positions=REPLIES), game, legal_turns(game)))
        game = game_after(game, play[-1])
    return play


def loss_in(game, turn, play):
    """(after how many turns, the point) of the first man that the player of
    the turn loses while they play so, if he removes none before; or None."""
    if turn[2]:
        return None
    for number, later in enumerate(play):
        if later[2]:
            return None if number % 2 else (number, later[2][0])
    return None
