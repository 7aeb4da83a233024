"""rules.py - the rules: a game, what may be played in it, why not, who wins.

INPUT    reads the points of a turn that is typed: read_points
STORAGE  the options, what is said, a game and a match: OPTIONS Game Match
PROCESS  judges a turn point by point, and plays it: add_point play result
OUTPUT   writes a turn, and tells what was played: notation story_of

`spots`, a `man` and a `point` are those of board.py. A `turn` is (start, end,
removed): (4, 7, (12,)) moves the man on 4 to 7 and removes the man on 12. If a
man is placed, start is None. A turn is typed point by point, so it may be half
typed: EMPTY_TURN, then (4, None, ()), then (4, 7, ()). A rule that forbids
something says why: `why_not_...` returns the key of the reason, or None.
"""

import copy

from board import (ADJACENT, BLACK, EMPTY, FLIGHTS, MEN, MOVES, PLACINGS,
                   POINTS, WHITE, destinations, mill_points, mills_made,
                   new_spots, points_of, read_point, removable_points)

# INPUT

# What may stand before a point, and what it means
POINT_SIGNS = {"x": "x", "remove": "x", "-": "-", "place": "place",
               "move": "move", "fly": "move", "white": "white",
               "black": "black"}
DASHES = "->\u2013\u2014\u2192"


def read_points(text):
    """The points of a turn, or of a part of one, each with the signs before
    it. Raises Refused if the text cannot be understood.

    >>> read_points("4 7x12"), read_points("white d6")
    ([([], 4), ([], 7), (['x'], 12)], [(['white'], 4)])
    """
    spaced = text.lower().replace(",", " ").replace("x", " x ")
    for dash in DASHES:
        spaced = spaced.replace(dash, " - ")
    found, signs = [], []
    for word in spaced.split():
        if word not in POINT_SIGNS:
            point = read_point(word)
            if point is None:
                raise Refused("no point", word=word)
            found.append((signs, point))
            signs = []
        elif not {"x", POINT_SIGNS[word]} & {*signs}:   # each once, x last
            signs.append(POINT_SIGNS[word])
    if not found or signs or text.strip()[0] in DASHES:      # -1 is not 1
        raise Refused("no point", word=text)
    return found


# STORAGE: the options

# What players may agree on. The default comes first. The last three are
# numbers: the default, the least, and the largest. Or 0: without this rule.
OPTIONS = {
    "flying": ("three", "both", "never"),   # who flies: a player with three
    "two_mills": ("one", "each"),           # men removed after two mills
    "all_in_mills": ("any", "none"),        # men removed if all are in mills
    "no_mill_turns": (50, 1, 999999),       # (!) Try 10 instead of 50.
    "three_men_turns": (10, 1, 999999),
    "repetitions": (3, 2, 999999),
}

OTHER = {WHITE: BLACK, BLACK: WHITE}
COLOUR_OF = {WHITE: "white", BLACK: "black"}
EMPTY_TURN = (None, None, ())      # a turn of which no point is typed yet

# STORAGE: what is said

# Why something cannot be played. With " instead": what can be played.
WHY = {
    "taken": "There is already a man on {point}.",
    "taken instead": "Choose an empty point.",
    "occupied": "There is already a man on {point}.",
    "occupied instead": "The man on {start} can move to {points}.",
    "same_point": "The man is already on {point}.",
    "same_point instead": "It can move to {points}.",
    "not_connected": "{point} is not connected to {start}.",
    "not_connected instead": "The man on {start} can move to {points}.",
    "vacant": "There is no man on {point}.",
    "vacant instead": "You can choose the man on {points}.",
    "not_yours": "The man on {point} belongs to {other}.",
    "not_yours instead": "You can move the man on {points}.",
    "shut_in": "The man on {point} has no empty point next to it.",
    "shut_in instead": "You can move the man on {points}.",
    "men_in_hand": "You still have men in hand.",
    "men_in_hand instead": "Place one first: type one point.",
    "hand_empty": "All your men are placed.",
    "hand_empty instead": "Move one: type two points, such as '4 7'.",
    "unearned": "You have made no mill, so you cannot remove a man.",
    "unearned instead": "Type the move without {point}.",
    "nothing_due": "You cannot remove any more men in this turn.",
    "nothing_due instead": "Type the move without {point}.",
    "own_man": "The man on {point} is your own.",
    "own_man instead": "You can remove the man on {points}.",
    "in_mill": "The man on {point} is safe in a mill.",
    "in_mill instead": "You can remove the man on {points}.",
    "no_way": "You can remove a man only after a mill. Type your move first.",
    "no_end": "Also type where the man on {start} goes, such as '4-7x12'.",
    "mill_first": "You have made a mill. First type one point, to remove the "
                  "man on {points}.",
    "not_your_turn": "{who} plays next.",
    "over": "The game is over.",
    "over instead": "Type 'new' for another game, or 'undo'.",
    "nothing to undo": "There is no move to take back. This is the beginning.",
    "nothing to redo": "There is no move to play again.",
    "no point": "'{word}' is not a point. Points are 0 to 23, or a7 to g1.",
}
# The option with the limit of each draw rule
DRAW_LIMITS = {"no_mill": "no_mill_turns", "three_men": "three_men_turns",
               "repetition": "repetitions"}
# What the player to move is asked for.
STEPS = {
    "ask place": "{who}, place a man: ",
    "ask move": "{who}, move a man: ",
    "ask fly": "{who}, fly a man (from and to): ",
    "ask end": "{who}, move {start} to {points} (or back): ",
    "ask any end": "{who}, fly from {start} to an empty point (or back): ",
    "ask remove": "{who}, remove the man on {points}: ",
    "ask over": "The game is over. Type 'new' or 'quit': ",
}
# How a game ends.
ENDS = {
    "few": "{loser} has fewer than three men",
    "blocked": "{loser} cannot move",
    "resigned": "{loser} resigns",
    "no_mill": "{limit} moves in a row without a mill",
    "three_men": "{limit} moves in a row with three men on each side",
    "repetition": "the same position came up {limit} times",
    "agreement": "both players agree",
}


class Refused(Exception):
    """What was typed cannot be done. Refused("vacant", point=4) has the reason
    "vacant", the key of a sentence, and its facts {"point": 4}."""

    def __init__(self, reason, attempt=None, **facts):
        self.reason = reason
        self.facts = facts
        self.attempt = attempt      # what add_point was given


# STORAGE: a game

class Game:
    """A game in progress: the position, and the turns that led to it."""

    def __init__(self, options):
        self.options = options
        self.spots = new_spots()
        self.to_move = WHITE
        self.in_hand = {WHITE: MEN, BLACK: MEN}
        self.turns = []             # those played so far
        self.past = []              # for each: (position before, mills made)
        self.undone = []            # taken back, the latest last
        self.ended = None           # the result, if they agreed or resigned


def new_game(**options):
    """A game before its first turn, with these options, or the usual ones."""
    usual = {name: values[0] for name, values in OPTIONS.items()}
    return Game({**usual, **options})


def copy_of(game):
    """An equal game that can change without the first one."""
    twin = copy.copy(game)
    twin.options = game.options.copy()
    twin.spots = game.spots.copy()
    twin.in_hand = game.in_hand.copy()
    twin.turns = game.turns.copy()
    twin.past = game.past.copy()
    twin.undone = game.undone.copy()
    return twin


def position_of(game):
    """The position: (spots, who is to move, (White's hand, Black's))."""
    hands = game.in_hand[WHITE], game.in_hand[BLACK]
    return tuple(game.spots), game.to_move, hands


# STORAGE: a match

class Player:
    """Who plays one side."""

    def __init__(self, kind):
        self.kind = kind            # a key of PLAYERS in the entry script


class Question:
    """A question to the players. They answer yes or no. For example, the word
    draw asks Question("draw", change, details=(agree,)), where (agree,) is a
    tuple of one. After yes, answer_yes calls change(match, agree)."""

    def __init__(self, key, yes, no=None, details=(), turn=EMPTY_TURN,
                 **facts):
        self.key = key              # its sentence has the key "ask " + key
        self.yes = yes              # called after yes: yes(match, *details)
        self.no = no                # called after no: no(match), or None
        self.details = details
        self.turn = turn            # the turn that is asked about, or none
        self.facts = facts          # more facts for the sentence


class Match:
    """A game, its players, and what goes on beside it."""

    def __init__(self, game, players):
        self.game = game            # never changed, only replaced: see change
        self.players = players      # {WHITE: a Player, BLACK: a Player}
        self.begun = EMPTY_TURN     # the turn being typed, as far as it goes
        self.question = None        # the Question that is open
        self.shown = None           # the Game that the players see, or None
        self.spoke = None           # what spoke last, such as a Refused
        self.status = None          # the exit status, when the players leave
        # Functions of the rooms. Each is called with the match:
        self.listeners = []         # when the game has changed
        self.at_end = []            # at the end of the program
        self.stop_playing = None    # at Ctrl-C. True: do not ask to leave


def turn_shown(match):
    """The turn that the board shows before it is played: the whole turn that
    the open question is about, or else the turn begun."""
    if match.question and match.question.turn != EMPTY_TURN:
        return match.question.turn
    return match.begun


def question_now(match):
    """(key, facts) of what the players are asked now."""
    facts = facts_of(match.game, match.begun)
    if match.question:
        return "ask " + match.question.key, {**facts, **match.question.facts}
    return step_of(match.game, match.begun), facts


def change(match, action, *details):
    """Change the game by action(game, *details), such as play(game, turn). A
    copy changes, and takes its place, so Ctrl-C leaves no half of a turn."""
    game = copy_of(match.game)
    action(game, *details)
    set_game(match, game)


def set_game(match, game):
    """Go on with this game. Forget a turn begun and an open question."""
    match.begun = EMPTY_TURN
    match.question = None
    match.game = game
    for listener in match.listeners:
        listener(match)


# PROCESS: placing, moving, flying, removing

def all_men_placed(game):
    """Is phase one over: are both hands empty?"""
    return game.in_hand[WHITE] == 0 and game.in_hand[BLACK] == 0


def men_left(game, man):
    """How many men a player has in all, on the board and in hand."""
    return game.in_hand[man] + game.spots.count(man)


def may_fly(game, man):
    """May this player's men go to any vacant point? See option flying."""
    flying = game.options["flying"]
    if game.in_hand[man] or flying == "never":
        return False
    if men_left(game, man) == 3:
        return True
    return flying == "both" and men_left(game, OTHER[man]) == 3


def why_not_place(game, end):
    """Why may the player to move not place a man on `end`?"""
    if game.in_hand[game.to_move] == 0:
        return "hand_empty"
    if game.spots[end] != EMPTY:
        return "taken"
    return None


def why_not_pick_up(game, start):
    """Why may the player to move not move the man on `start`?"""
    man = game.to_move
    if game.in_hand[man]:
        return "men_in_hand"
    if game.spots[start] == EMPTY:
        return "vacant"
    if game.spots[start] != man:
        return "not_yours"
    if not destinations(game.spots, start, may_fly(game, man)):
        return "shut_in"
    return None


def why_not_move(game, start, end):
    """Why may the man on `start` not go to `end`?"""
    if start == end:
        return "same_point"
    if game.spots[end] != EMPTY:
        return "occupied"
    if end not in destinations(game.spots, start, may_fly(game, game.to_move)):
        return "not_connected"
    return None


def removals_due(game, turn):
    """The points to choose from for the next removal, or [] if none is due."""
    start, end, removed = turn
    if removed and game.options["two_mills"] == "one":
        return []
    if len(removed) >= mills_made(game.spots, game.to_move, end, start):
        return []
    spots = game.spots.copy()
    for point in removed:
        spots[point] = EMPTY
    return removable_points(spots, OTHER[game.to_move],
                            game.options["all_in_mills"])


def why_not_remove(game, turn, due, point):
    """Why may this turn, with these removals `due`, not remove that man?"""
    start, end, _ = turn
    if point in due:
        return None
    if not due:
        if mills_made(game.spots, game.to_move, end, start):
            return "nothing_due"
        return "unearned"
    seen = game_with(game, turn).spots
    if seen[point] == EMPTY:
        return "vacant"
    if seen[point] == game.to_move:
        return "own_man"
    return "in_mill"


# PROCESS: a turn, point by point

def why_not_add(game, turn, point, signs=()):
    """Why can this point not come next? `signs` are those of read_points."""
    start, end, removed = turn
    if end is None and COLOUR_OF[OTHER[game.to_move]] in signs:
        return "not_your_turn"
    if end is not None:
        due = removals_due(game, turn)
        if due and "x" not in signs and {"-", "move", "place"} & {*signs}:
            return "mill_first"
        if not (due or removed or "x" in signs) and game.in_hand[game.to_move]:
            return "men_in_hand"            # 4 7 while placing
        return why_not_remove(game, turn, due, point)
    if "x" in signs:
        return "no_way" if start is None else "no_end"
    if start is not None:
        return why_not_move(game, start, point)
    moving = "move" in signs or game.in_hand[game.to_move] == 0
    if moving and "place" not in signs:
        return why_not_pick_up(game, point)
    return why_not_place(game, point)


def add_point(game, turn, point, signs=()):
    """The turn with one more point: the start of a move, its end, or a man to
    remove. Raises Refused if the rules forbid it."""
    reason = "over" if result(game) else why_not_add(game, turn, point, signs)
    if reason:
        attempt = game, turn, point, signs
        raise Refused(reason, attempt, **facts_of(game, turn, point))
    return with_point(game, turn, point)


def with_point(game, turn, point):
    """The turn with one more point, without judging it."""
    start, end, removed = turn
    if end is not None:
        return start, end, removed + (point,)
    if start is None and game.in_hand[game.to_move] == 0:
        return point, None, ()
    return start, point, ()


def facts_of(game, turn, point=None):
    """What a question or a refusal may tell about a turn that is begun."""
    return {"who": game.to_move, "other": OTHER[game.to_move], "point": point,
            "start": turn[0], "points": points_next(game, turn)}


def points_next(game, turn):
    """The points that the rules allow as the next point of the turn."""
    return [point for point in POINTS if not why_not_add(game, turn, point)]


def is_whole(game, turn):
    """Is nothing of this turn missing?"""
    return turn[1] is not None and not removals_due(game, turn)


def step_of(game, turn):
    """The key of the question for the next point of the turn."""
    start, end, _ = turn
    if result(game):
        return "ask over"
    flying = may_fly(game, game.to_move)
    if end is not None:
        return "ask remove"
    if start is not None:
        return "ask any end" if flying else "ask end"
    if game.in_hand[game.to_move]:
        return "ask place"
    return "ask fly" if flying else "ask move"


# PROCESS: all turns that are possible

def turns_begun(game):
    """Every turn of the player to move, without its removals. This is a fast
    copy of why_not_place and why_not_move: change them together."""
    spots, man = game.spots, game.to_move
    if game.in_hand[man]:
        return [PLACINGS[end] for end in POINTS if spots[end] == EMPTY]
    ways = FLIGHTS if may_fly(game, man) else MOVES
    return [turn for start in points_of(spots, man) for turn in ways[start]
            if spots[turn[1]] == EMPTY]


def completed(game, turn, due):
    """Every whole turn that begins like this one. `due` are the points to
    choose from for its next removal."""
    if not due:
        return [turn]
    turns = []
    for point in due:
        longer = with_point(game, turn, point)
        turns += completed(game, longer, removals_due(game, longer))
    return turns


def possible_turns(game):
    """Every whole turn in this position, if the game is not over. Those that
    make a mill come last. (The computer begins at the end.)"""
    spots, man = game.spots, game.to_move
    begun, ends = turns_begun(game), mill_points(spots, man)
    mills = [turn for turn in begun if turn[1] in ends] if ends else []
    if not mills:
        return begun
    turns, due = [turn for turn in begun if turn[1] not in ends], []
    for turn in mills:
        made = mills_made(spots, man, turn[1], turn[0])
        if made:
            due = due or removals_due(game, turn)   # the same for each turn
        turns += completed(game, turn, due if made else [])
    return turns


def legal_turns(game):
    """Every whole turn that may be played: none when the game is over."""
    return [] if result(game) else possible_turns(game)


# PROCESS: playing

def move_men(game, turn):
    """Play a legal turn on the board only: nothing is judged or noted."""
    start, end, removed = turn
    if start is None:
        game.in_hand[game.to_move] -= 1
    else:
        game.spots[start] = EMPTY
    game.spots[end] = game.to_move
    for point in removed:
        game.spots[point] = EMPTY
    game.to_move = OTHER[game.to_move]


def move_men_back(game, turn):
    """Undo `move_men`. (The computer tries a turn, and moves back.)"""
    start, end, removed = turn
    for point in removed:
        game.spots[point] = game.to_move
    game.to_move = OTHER[game.to_move]
    game.spots[end] = EMPTY
    if start is None:
        game.in_hand[game.to_move] += 1
    else:
        game.spots[start] = game.to_move


def play_legal(game, turn):
    """Play a legal turn. Note it, the position before it, and its mills."""
    start, end, _ = turn
    mills = mills_made(game.spots, game.to_move, end, start)
    game.past.append((position_of(game), mills))
    game.turns.append(turn)
    move_men(game, turn)


def unplay(game):
    """Undo `play_legal`, and return the turn."""
    (spots, game.to_move, hands), _ = game.past.pop()
    game.spots = list(spots)
    game.in_hand = {WHITE: hands[0], BLACK: hands[1]}
    return game.turns.pop()


def play(game, turn):
    """Play a turn. If it is not legal, raise ValueError and change nothing."""
    turns = legal_turns(game)
    if turn not in turns:
        raise ValueError("%r is not a legal turn" % (turn,))
    play_legal(game, turns[turns.index(turn)])  # ours, with 4 and not 4.0
    game.undone = []


def undo(game):
    """Take back an agreed draw or a resignation, or else the last turn."""
    if game.ended:
        game.ended = None
    elif game.turns:
        game.undone.append(unplay(game))
    else:
        raise Refused("nothing to undo")


def redo(game):
    """Play again the turn that was taken back last."""
    if not game.undone:
        raise Refused("nothing to redo")
    play_legal(game, game.undone.pop())


def game_with(game, turn):
    """The game as it is seen while this turn is typed. As soon as the turn has
    an end, it is played in a copy, even if a removal is due."""
    if turn[1] is None:             # turn[1] is its end
        return game
    seen = copy_of(game)
    play_legal(seen, turn)
    return seen


def agree(game):
    """End a game as a draw by agreement."""
    game.ended = (None, "agreement")
    game.undone = []


def resign(game, man):
    """End a game: the player of these men gives up."""
    game.ended = (OTHER[man], "resigned")
    game.undone = []


# PROCESS: the end of the game

def quiet_turns(game):
    """How many turns in a row, up to now, were moves without a mill."""
    count = 0
    for turn, past in zip(reversed(game.turns), reversed(game.past)):
        if turn[0] is None or past[1] > 0:          # placed, or made mills
            break
        count += 1
    return count


def is_three_each(position):
    """Has each side three men in this position, and none in hand?"""
    spots, _, hands = position
    return hands == (0, 0) and spots.count(WHITE) == spots.count(BLACK) == 3


def turns_with_three(game):
    """How many turns in a row, up to now, began with three men each."""
    count = 0
    while count < len(game.past) and is_three_each(game.past[-1 - count][0]):
        count += 1
    return count


def times_before(game):
    """How often this position has come up before in the game."""
    return [position for position, _ in game.past].count(position_of(game))


def has_few(game, man):
    """Has this player fewer than three men in all? (First the quick test.)"""
    return game.in_hand[man] < 3 and men_left(game, man) < 3


def is_blocked(game):
    """Is the player whose turn it is blocked? (Flying is always possible.)"""
    man = game.to_move
    if game.in_hand[man]:
        return False
    for point in points_of(game.spots, man):
        if destinations(game.spots, point):
            return False
    return not may_fly(game, man)


def draw_reason(game):
    """The draw rule that applies now, a key of DRAW_LIMITS, or None."""
    if not all_men_placed(game):
        return None
    limits = game.options
    if 0 < limits["no_mill_turns"] <= quiet_turns(game):
        return "no_mill"
    if 0 < limits["three_men_turns"] <= turns_with_three(game):
        return "three_men"
    if 0 < limits["repetitions"] <= 1 + times_before(game):
        return "repetition"
    return None


def result(game):
    """(the winner or None, the reason), or None while the game goes on. The
    reason is a key of ENDS."""
    if game.ended:
        return game.ended
    for man in OTHER:
        if has_few(game, man):
            return OTHER[man], "few"
    if is_blocked(game):
        return OTHER[game.to_move], "blocked"
    reason = draw_reason(game)
    return (None, reason) if reason else None


def has_won(game, man):
    """Has this player won? (Not used in these three files.)"""
    outcome = result(game)
    return outcome is not None and outcome[0] == man


# OUTPUT

def notation(turn, names=POINTS):
    """A turn as a player types it: with numbers, or with the NAMES of points.

    >>> notation((4, 7, (12,)))
    '4-7x12'
    """
    start, end, removed = turn
    text = str(names[end])
    if start is not None:
        text = "%s-%s" % (names[start], names[end])
    for point in removed:
        text += "x%s" % names[point]
    return text


def joined(things, word):
    """The things as people say them.

    >>> joined([1, 3, 5], "or")
    '1, 3 or 5'
    """
    texts = [str(thing) for thing in things]
    if len(texts) < 2:
        return "".join(texts)
    return ", ".join(texts[:-1]) + " " + word + " " + texts[-1]


def story_of(game):
    """The last turn as it is told: [(the key of a sentence, its facts)]."""
    if not game.turns:
        return [("first", {"who": game.to_move})]
    start, end, removed = game.turns[-1]
    mills = game.past[-1][1]
    key = "placed"
    if start is not None:
        key = "moved" if end in ADJACENT[start] else "flew"
    story = [(key, {"who": OTHER[game.to_move], "start": start, "end": end})]
    if mills:
        key = "mills made" if mills > 2 else "mills made %d" % mills
        story.append((key, {"mills": mills}))
    if removed:
        key = "removed" if len(removed) == 1 else "removed several"
        story.append((key, {"points": list(removed)}))
    return story
