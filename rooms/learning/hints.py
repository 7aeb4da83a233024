"""hints.py - which turns are good, which are worse, and why.

STORAGE  limits for a good turn and a worse one: TENTH THIRD
PROCESS  sorts the turns into good and worse, and gives reasons: hints_for
         why_good why_worse

A `game` and a `turn` are those of rules.py, `judged` are WeighedTurns of
weighing.py. `begun` is the part of a turn that has been typed: where it has an
end, its mill has been made, and only its removals are left.

A reason is a pair: a key and a dict of facts, as in reasons.py. Here there are
more facts: "turns" and "depth" are numbers of turns, "best" and "reply" are
turns, "play" is a list of turns, "best_man" and "next_man" are points,
"colour" is a man, and "reason" is one more reason.

Read the file from above. Each of these functions asks those below it:

    hints_for    the turns to tell, each with why_good or why_worse
    verdict      is a turn good that was tried? If not, why_worse
    why_good     weightiest, and what else is to be known
    weightiest   how the game ends, or reason_for, or what the search says
    why_better   the same with missing_reason: why not a worse turn?
    reasons_seen the same without a search, of a turn that was played
    why_worse    why_lost, or why_shut_in, or an end or a mill that is missed,
                 or why_answered
    why_lost     the game or a man is lost, or why_doubled
    why_shut_in  all men of the player, or most of them, are soon shut in
    why_answered what the other player answers, or contrast: what is missing

reason_for and missing_reason, in reasons.py, tell what can be seen of a turn,
and what can be seen of it and not of another one.
"""

from rooms.computer import (FAR, MAN_WORTH, SURE, Search, best_of, mills_in,
                            think, turns_to_end, weigh, worth_of_man)
from rooms.learning.grades import chance_lost
from rooms.learning.reasons import (PLAIN, SIGHTS, double, game_after, made_by,
                                    missing_reason, reason_for, threats, ways)
from rules import (EMPTY_TURN, OTHER, all_men_placed, has_won, is_blocked,
                   legal_turns, men_left, result)

# STORAGE

TENTH = MAN_WORTH // 10     # turns that differ by less are about as good
THIRD = MAN_WORTH // 3  # a turn so much worse than the best is not good
PLAY = 5                # turns looked ahead to see if a man is lost
LONG_PLAY = 12          # the same, to see if all men are shut in
REPLIES = 3000          # positions looked at to find each of these turns
# Reasons too slight for a turn that loses a man or as much.
SLIGHT = ("hint builds", "hint ways", "hint narrow", "hint room")
UNSEEN = ("hint next", "hint depth", "worse than")  # only the search says it
TRY_SECONDS = 1.5       # for a turn that is tried
BETTER_BY = 0.1         # a turn that loses so much less is better
# A turn that loses less of the chance is as good as the best. Of 52 turns that
# cost 11 to 20 games of 100 by another program, 39 lose as much as this.
AS_GOOD = 0.08


# PROCESS: the hints

def hints_for(game, seconds=1.0, begun=EMPTY_TURN):
    """Give the turns that may be played, the best first: each time the turn,
    whether it is good, and its reasons. If a turn has been `begun`, they go on
    with it. The game must not be over. Each hint is found when it is asked
    for. A second search, twice as long, looks again at what seems worse. What
    was told as the best stays the best.
    """
    judged = weigh_for_hints(game, seconds, begun)
    best, turns = best_of(judged), turns_told(judged, begun)
    for turn in [turn for turn in turns if is_good(judged, turn)]:
        yield from hint_about(judged, turn, begun)
    turns = [turn for turn in turns if not is_good(judged, turn)
             and (begun != EMPTY_TURN or is_worse(judged, turn))]
    if turns:
        judged = weigh_for_hints(game, 2 * seconds, begun)
        judged = judged._replace(
            worths={best: judged.worths[best], **judged.worths})
    for turn in sorted(turns, key=lambda turn: -judged.worths[turn]):
        yield from hint_about(judged, turn, begun)


def hint_about(judged, turn, begun):
    """[(the turn, whether it is good, its reasons)]. If no turn has been
    begun, [] if it is not clearly good or worse, or if no reason can be seen
    and it is not the best."""
    good, is_begun = is_good(judged, turn), begun != EMPTY_TURN
    if not (is_begun or good or is_worse(judged, turn)):
        return []                       # no search for a reason
    why = why_good(judged, turn, begun) if good else [why_worse(judged, turn)]
    seen = why[0][0] not in UNSEEN or turn == best_of(judged)
    return [(turn, good, why)] if seen or is_begun else []


def goes_on_so(begun, turn):
    """Does this turn begin like the one that has been begun?"""
    start, end, removed = begun
    return start in (None, turn[0]) and end in (None, turn[1]) \
        and removed == turn[2][:len(removed)]


def weigh_for_hints(game, seconds, begun):
    """The turns as WeighedTurns, after a search of this many seconds. Of turns
    about as good, the plainest comes first. If a mill has been made already,
    these are its removals."""
    turns = [turn for turn in legal_turns(game)
             if begun[1] is None or goes_on_so(begun, turn)]
    judged = weigh(game, turns, seconds)
    return judged._replace(worths=plainest_first(game, judged.worths))


def plainest_first(game, worths):
    """The worths, best first. Of turns about as good as the best, the plainest
    comes first."""
    def rank(turn):
        """The smaller, the earlier."""
        less = max(worths.values()) - worths[turn]
        found = less < TENTH and reason_for(game, turn, PLAIN)
        place = [*PLAIN].index(found[0]) if found else len(PLAIN)
        return less >= TENTH, place, less
    return {turn: worths[turn] for turn in sorted(worths, key=rank)}


def turns_told(judged, begun):
    """The turns to give as hints. Of the removals after the same mill, only
    the best. If the mill has been made already, all of them."""
    first = {}
    for turn in judged.worths:
        first.setdefault(turn[:2] if begun[1] is None else turn, turn)
    return [turn for turn in first.values() if begun[0] in (None, turn[0])]


def is_good(judged, turn):
    """Is this turn about as good as the best one?"""
    worth, best = judged.worths[turn], max(judged.worths.values())
    near = TENTH if best < -SURE else THIRD
    return worth > SURE or best - worth < near


def is_worse(judged, turn):
    """Is this turn clearly worse than the best one: does it lose a man, or as
    much? (If all turns lose, it is worse if it loses sooner.)"""
    best = max(judged.worths.values())
    return not is_good(judged, turn) and (
        best < -SURE
        or best - judged.worths[turn] >= worth_of_man(judged.game))


# PROCESS: a turn that is tried

def warning_for(game, turn, seconds):
    """The reason against a legal turn, if it is not as good as the best, also
    after a second look at these two alone, which sees further. In a solved
    draw it must lose twice as much. Otherwise None."""
    judged = weigh(game, legal_turns(game), seconds, turn)
    limit = AS_GOOD * (1 + judged.drawn)
    if chance_lost(judged) < limit:
        return None
    again = weigh(game, [best_of(judged), turn], seconds, turn)
    return why_worse(judged, turn) if chance_lost(again) >= limit else None


def verdict(judged, turn):
    """(key, reason against the turn or None): is this turn the best one, or as
    good, or is only its mill, or is it better than the turn played, or no
    better? A search of these three turns looks further ahead than that of all
    turns did, and its worths alone decide. If it finds nothing wrong with the
    turn played, that is told. A man that is lost is a reason, but the turn may
    be worth it. A better turn may make the same mistake. What the best one
    would do is not told, unless both make the same mill."""
    best, played = best_of(judged), judged.played
    tried = weigh(judged.game, [best, played, turn], TRY_SECONDS, turn)
    if chance_lost(tried, played) < AS_GOOD:
        return "verdict no mistake", None
    if chance_lost(tried) < AS_GOOD:
        is_best = turn == best_of(tried)
        return "verdict best" if is_best else "verdict good", None
    if turn == played:
        return "verdict played", why_worse(judged, turn)
    against = turn[:2] == best[:2] and contrast(judged.game, best, turn) \
        or why_worse(tried, turn)
    if against[0] == "worse contrast" and turn[:2] != best[:2]:
        against = only_depth(tried)
    if chance_lost(tried, played) - chance_lost(tried) >= BETTER_BY:
        seen = overlooked(why_worse(tried, played))
        is_same = seen and seen == overlooked(against)
        return "verdict same" if is_same else "verdict better", against
    return "verdict mill" if turn[:2] == best[:2] else "verdict bad", against


def overlooked(reason):
    """What was overlooked, by a reason against a turn: a line, or the start
    and end of an answer. () if it is neither."""
    return reason[1].get("line") or reason[1].get("reply", ())[:2]


# PROCESS: why a turn is good

def why_good(judged, turn, begun=EMPTY_TURN):
    """The reasons for a good turn, as a list. If its mill has been made
    already, the first one is what the worst removal does not do. If the turn
    could close a mill and does not, a reason for that too, unless we know how
    the game ends. If the other player can make a mill after the best turn,
    that is told."""
    game, lines = judged.game, threats(judged.game, judged.game.to_move)
    why = [weightiest(judged, turn) if begun[1] is None
           else why_better(judged, turn, [*judged.worths][-1])[0]]
    if lines and not (made_by(game, turn) or how_it_ends(judged, turn)):
        why.append(why_left(judged, turn, lines[0]))
    after = game_after(game, turn)
    if turn == best_of(judged) and not result(after):
        why += [("hint costs", {"line": line, "other": after.to_move})
                for line in threats(after, after.to_move)[:1]]
    why += why_this_man(judged, turn, why[0])
    is_draw = judged.drawn and turn == best_of(judged)
    return why + ([("hint drawn", {})] if is_draw else [])


def weightiest(judged, turn):
    """The weightiest reason: how the game ends, or what can be seen, or what
    the search says. A number of ways is no reason if a worse turn has it too.
    """
    game = judged.game
    seen = how_it_ends(judged, turn) or reason_for(game, turn)
    if seen and seen[0] in ("hint ways", "hint narrow") and any(
            seen[1] in SIGHTS[seen[0]](game, other, game_after(game, other))
            for other in judged.worths if not is_good(judged, other)):
        seen = None
    return seen or found_by_search(judged, turn)


def found_by_search(judged, turn):
    """What the search says of a turn, if there is nothing to see."""
    game, depth = judged.game, judged.ahead
    if depth == FAR:
        return "hint holds", {}
    if judged.worths[turn] < max(judged.worths.values()):
        return "hint next", {"depth": depth}
    return "hint depth", {"depth": depth, "other": OTHER[game.to_move],
                          "play": best_play(game, turn, 2)}


def why_better(judged, turn, worse):
    """The reasons for a turn that is better than the `worse` one. What is true
    of both turns is no reason."""
    why = how_it_ends(judged, turn) or missing_reason(
        judged.game, turn, worse) or found_by_search(judged, turn)
    return [why, *why_this_man(judged, turn, why)]


def why_this_man(judged, turn, why):
    """[the reason to remove this man, and not the next best man after the same
    mill]. [] if that is about as good, or if the reason `why` says so."""
    other = next((other for other in judged.worths if other[:2] == turn[:2]
                  and other[2][:-1] == turn[2][:-1] and other != turn), turn)
    if is_good(judged, other) or why[0] in (
            "hint wins", "hint breaks", "hint disarms"):
        return []
    missing = missing_reason(judged.game, turn, other)
    return [("hint this man", {
        "reason": missing, "best_man": turn[2][-1], "next_man": other[2][-1]
    })] if missing not in (None, why) else []


def reasons_seen(game, turn):
    """[the reason for a turn]. If it does not say why this man is removed, and
    not another one, that comes next. [] if there is nothing to see."""
    reason = reason_for(game, turn)
    others = [missing_reason(game, turn, other) for other in legal_turns(game)
              if other[:2] == turn[:2] and other != turn]
    of_man = [("why this man", {"reason": other, "point": turn[2][-1]})
              for other in others if other and "mill" in reason[0]]
    return [reason, *of_man[:1]] if reason else []


def how_it_ends(judged, turn):
    """The reason that tells how the game ends. None if that is not known."""
    game, worth = judged.game, judged.worths[turn]
    turns, other = turns_to_end(worth), OTHER[game.to_move]
    over = result(game_after(game, turn))
    if over:
        return ("hint wins" if over[0] else "hint draws"), {}
    if turns:
        return ("hint wins in" if worth > 0 else "hint longest",
                {"turns": turns, "other": other})
    if judged.ahead < FAR or judged.drawn or not worth:
        return None
    return ("hint wins late" if worth > 0 else "hint lasts",
            {"turns": (SURE - abs(worth) + 1) // 2})


def why_left(judged, turn, line):
    """The reason why the mill on that line is left open: it can wait, or to
    close it is not better."""
    game = judged.game
    if cannot_stop(game_after(game, turn), line):
        return "hint waits", {"line": line}
    as_good = any(line in made_by(game, other) and is_good(judged, other)
                  for other in judged.worths)
    return "hint or mill" if as_good else "hint rather", {"line": line}


def cannot_stop(game, line):
    """Can the player who is not to move close this mill next turn, whatever
    the other player does now?"""
    man = OTHER[game.to_move]
    laters = [game_after(game, reply) for reply in legal_turns(game)]
    return bool(laters) and not any(
        result(later) or line not in threats(later, man) for later in laters)


# PROCESS: why a turn is worse

def why_worse(judged, turn):
    """The reason against a turn that is worse than the best one. A mill that
    is about as good as the best turn is missed, too."""
    game, best = judged.game, best_of(judged)
    if result(game_after(game, turn)):
        return "worse draws", {}
    lines = [] if made_by(game, turn) else [
        line for other in judged.worths if is_good(judged, other)
        for line in made_by(game, other)]
    lost = why_lost(judged, turn)
    if not lines and (not lost or lost[0] == "worse soon"):
        lost = why_shut_in(judged, turn) or lost
    if lost and (lost[0] == "worse wins" or not lines):
        return lost
    if judged.worths[best] > SURE:
        return "worse misses", {"turns": turns_to_end(judged.worths[best])}
    if lines:
        return "worse mill", {"line": lines[0]}
    if judged.ahead == FAR:
        is_lost = judged.worths[turn] < -SURE // 2
        return ("worse lost" if is_lost else "worse draw"), {
            "best": best, "other": OTHER[game.to_move]}
    return why_answered(judged, turn)


def why_answered(judged, turn):
    """The reason against a turn if no end and no lost man is seen: what the
    other player can answer, or what the best turn has more."""
    game, best = judged.game, best_of(judged)
    after, other = game_after(game, turn), OTHER[game.to_move]
    reply = best_play(game, turn, 1)[0]
    if reply[2] and not mills_in(legal_turns(game_after(game, best))):
        return "worse takes", {"other": other, "reply": reply,
                               "point": reply[2][0]}
    missing = contrast(game, best, turn)
    if is_worse(judged, turn) and missing \
            and missing[1]["reason"][0] in SLIGHT:
        missing = None
    return why_doubled(after, reply) or missing or only_depth(judged)


def only_depth(judged):
    """The reason against a turn if there is nothing to see: how far the search
    has looked."""
    return "worse than", {"depth": judged.ahead}


def contrast(game, best, turn):
    """The reason against a turn: something that is true of the best turn, and
    not of this one. None if there is nothing."""
    missing = missing_reason(game, best, turn)
    return missing and ("worse contrast", {"reason": missing})


def why_lost(judged, turn):
    """The reason against a turn if it loses the game or a man and the best
    turn does not. A short search tells how both go on. If the loss comes
    later, two mills that the other player threatens come first. None if
    nothing is lost."""
    game, best = judged.game, best_of(judged)
    play, after = best_play(game, turn, PLAY), game_after(game, turn)
    if has_won(game_after(after, play[0]), after.to_move):
        return "worse wins", {"other": after.to_move,   # any man will do
                              "reply": (*play[0][:2], ())}
    left = {mill[:2] for mill in mills_in(legal_turns(game_after(game, best)))}
    mills = [mill for mill in mills_in(legal_turns(after))
             if mill[:2] not in left]
    # The other player can make these mills after this turn, and not after the
    # best one. Then the best of them is the answer that is told.
    if not turn[2] and mills:
        play = [think(Search(positions=REPLIES), after, mills)]
    number = first_loss(turn, play)
    if number is None or first_loss(best, best_play(
            game, best, PLAY)) is not None:
        return None
    doubled = why_doubled(after, play[0]) if number else None
    return doubled or ("worse soon" if number else "worse man", {
        "other": after.to_move, "reply": play[0], "play": play[:number + 1],
        "point": play[number][2][0]})


def why_doubled(after, reply):
    """The reason against a turn if this reply, to the game `after` it,
    threatens two mills. None if a mill could be made at once: that is plainer.
    """
    if threats(after, after.to_move) or not double(
            after, reply, game_after(after, reply)):
        return None
    return "worse double", {"other": after.to_move, "reply": reply}


def why_shut_in(judged, turn):
    """The reason against a turn after which all men of the player, or most of
    them, are soon shut in, and after the best turn they are not. A short
    search tells how both go on. None if it is not so."""
    left, left_best = [ways_at_last(judged.game, each)
                       for each in (turn, best_of(judged))]
    if left is None or left_best is not None and (left or not left_best):
        return None
    man = judged.game.to_move
    return "worse narrow" if left else "worse shut", {
        "colour": man, "other": OTHER[man], "ways": left}


# PROCESS: how a game goes on, by a short search

def best_play(game, turn, length):
    """The turns that both would play after this one, as a short search sees
    them: so many, or fewer if the game ends."""
    game, play = game_after(game, turn), []
    while len(play) < length and legal_turns(game):
        play.append(think(Search(positions=REPLIES), game, legal_turns(game)))
        game = game_after(game, play[-1])
    return play


def first_loss(turn, play):
    """The number, in the list `play`, of the turn that removes a man of the
    player who made `turn`. None if there is none, or if that player removes a
    man first."""
    first = next((number for number, later in enumerate([turn, *play])
                  if later[2]), 0)
    return first - 1 if first % 2 else None


def ways_at_last(game, turn):
    """How many ways the men of the player have left, some turns after this
    turn. None if they have one for every two men, or if the game ended in
    another way."""
    man, play = game.to_move, best_play(game, turn, LONG_PLAY)
    for later in [turn, *play]:
        game = game_after(game, later)
    ended, left = result(game), ways(game, man)
    enough = 2 * left >= men_left(game, man) or not all_men_placed(game)
    return None if enough or ended and not is_blocked(game) else left
