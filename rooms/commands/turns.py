"""turns.py - turns that a player types, takes back and plays again.

STORAGE  the words back, undo and redo: WORDS
PROCESS  adds points to a turn, takes turns back, and plays them again:
         type_turn steps_of undo

The points come from typed_line.py: the `way` of a man, and the men that are
`removed`. A turn `begun` and a `match` are those of console/match.py.
"""

from rooms.commands.typed_line import ALL, number_in, read_turn, sides_in
from rooms.console import (NOTHING, TEXT, change, in_english, last_turn,
                           names_of, player_to_move, refusal, say, tell,
                           turn_shown, who)
from rules import (OTHER, play_again, removals_due, result, take_back,
                   why_not_move, why_not_pick_up, why_not_place,
                   why_not_remove)

# PROCESS: a turn is typed

def type_turn(match, line):
    """The turn that a player types. None if it is refused, or only begun, or
    if the player wants advice and must be asked first."""
    way, removed, match.screen.looks.names = read_turn(line)
    for begun, reason, point in steps_of(match, line, way, removed):
        if reason:
            say(match.screen, refusal(match.game, reason, point, begun,
                                      names_of(match)), "refusal")
            return None
    if begun[1] is None or removals_due(match.game, *begun):
        match.begun = begun         # its end or a removal is missing
        return None
    advice = player_to_move(match).advice
    return advice(match, begun) if advice else begun


def steps_of(match, line, way, removed):
    """Each (begun, reason, point) while the typed points are added to the turn
    begun, one by one. The reason is None, or the key that says why the point
    is refused. After a reason the steps make no sense, so stop there."""
    game, (start, end, gone) = match.game, match.begun
    yield match.begun, why_not_now(match, line), (way + removed)[0]
    if end is not None:
        if removed and way in ([end], [start, end]):
            way = []            # typed again before the removals
        if len(way) > 1:
            yield match.begun, "mill_first", way[0]
        removed = way + removed
    elif not way:
        yield match.begun, "no_way", removed[0]
    elif game.in_hand[game.to_move]:
        end, *more = way
        reason = "men_in_hand" if more else why_not_place(game, end)
        yield (None, end, ()), reason, end
    else:
        if start is None or len(way) == 2:
            start, *way = way
            yield (start, None, ()), why_not_pick_up(game, start), start
        if way:
            [end] = way
            yield (start, end, ()), why_not_move(game, start, end), end
        elif removed:
            yield (start, None, ()), "no_end", removed[0]
    for point in removed:
        reason = why_not_remove(game, start, end, gone, point)
        yield (start, end, gone), reason, point
        gone += (point,)
    yield (start, end, gone), None, end


def why_not_now(match, line):
    """Why can this line not be obeyed now? Because of its first word, or
    because the game is over. None if it can."""
    first, man = line.split()[0], match.game.to_move
    verb = in_english(first)
    in_hand = match.game.in_hand[man]
    if [*sides_in(first).values()] == [(OTHER[man],)]:
        return "not_your_turn"
    if verb in ("place", "move", "fly") and match.begun[1] is not None:
        return "mill_first"
    if verb == "place" and not in_hand:
        return "hand_empty"
    if verb in ("move", "fly") and in_hand:
        return "men_in_hand"
    return "over" if result(match.game) else None


# PROCESS: turns are taken back, and played again

def put_back(match, words):
    """Forget the turn that a player has begun, or that is asked about."""
    turn = turn_shown(match)
    tell(match, "nothing begun" if turn == NOTHING else "put back")
    if turn != match.begun:
        match.question = None
    match.begun = NOTHING


def undo(match, words):
    """Take back the turn begun, or else the end of the game, or else the last
    turn. With a number, take back several."""
    number, game = number_in(words, 1, ALL), match.game
    if turn_shown(match) != NOTHING and number == 1:
        put_back(match, words)
    else:
        repeat(match, number, len(game.turns) + bool(game.ended),
               take_one_back, ("taken back", "nothing to undo"))


def redo(match, words):
    """Play the turn again that was taken back last. With a number, several."""
    repeat(match, number_in(words, 1, ALL), len(match.game.undone),
           play_one_again, ("played again", "nothing to redo"))


def repeat(match, number, most, step, keys):
    """Do a step this many times, or `most` times if there are no more. Then
    say what the last step was, or that there was none. `keys` are those of the
    two sentences.

    Against the computer, its turn and the player's turn count as one.
    """
    last, count, (done, nothing) = None, 0, keys
    while number > 0 and count < most:
        last, count = step(match), count + 1
        number -= player_to_move(match).kind == "person"
    key = done if count == 1 else done + " several"
    tell(match, key if count else nothing, turn=last, number=count,
         who=who(match, match.game.to_move))


def take_one_back(match):
    """Take back the end of the game or the last turn. Returns what that was,
    in words."""
    words = TEXT["the end"] if match.game.ended else last_turn(match)
    change(match, take_back)
    return words


def play_one_again(match):
    """Play the turn again that was taken back last. Returns it in words."""
    change(match, play_again)
    return last_turn(match)


# STORAGE

WORDS = {"back": put_back, "undo": undo, "redo": redo}
