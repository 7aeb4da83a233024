"""view.py - shows a turn: the board, and what stands below it.

STORAGE  what praises a turn: PRAISES
PROCESS  knows what the players have seen: is_seen unseen_turns
OUTPUT   shows the board and the lines below it, or says a turn: show_board
         say_turn tell

A `match` is a Match of match.py. A piece is a pair (kind, text), see
screen.py. The last piece of a line ends it.
"""

from board import vacant_points
from rooms.console.match import (computers_in, game_now, game_waits, is_replay,
                                 player_to_move)
from rooms.console.picture import drawing_of, men_shown, numbers_shown
from rooms.console.screen import columns, say, wrapped, write
from rooms.console.sentences import TEXT, clean, sentence
from rooms.console.words import (colour_of, draws_near, heard, last_turn,
                                 men_counted, mills_in_words, name_of,
                                 player_said, position_in_words,
                                 result_in_words, told)
from rules import (OTHER, all_men_placed, copy_of, game_with, may_fly, result,
                   unplay)

# STORAGE

PRAISES = []            # rooms above add functions of the game before a turn,
                        # and of the turn: the key of a short praise, or None


# PROCESS

def need_not_show(match):
    """Let what was just said stay in the window: the players have seen the
    board, and it is not shown again before it changes."""
    match.shown = game_now(match)


def game_before(game):
    """The game before its last turn."""
    before = copy_of(game)
    unplay(before)
    return before


def is_seen(match, game):
    """Have the players seen this game as it is now?"""
    seen = match.shown
    return seen is not None and (seen.spots, seen.turns, seen.ended) == (
        game.spots, game.turns, game.ended)


def is_answered_at_once(match):
    """Does the computer answer a person now, so that the next board shows both
    turns?"""
    player = player_to_move(match)
    return player.kind == player.plays[0] and len(computers_in(match)) == 1 \
        and not (match.question or game_waits(match) or result(match.game)
                 or match.screen.plain)


def has_seen(match, turns):
    """Have the players seen these turns? Perhaps they have also seen the next
    one, before its removal."""
    return match.shown and turns in (match.shown.turns, match.shown.turns[:-1])


def unseen_turns(match, game):
    """The turns to be marked on the board: the last one, or the last two if
    the players have seen neither."""
    two = game.turns[1:] and has_seen(match, game.turns[:-2]) \
        and not has_seen(match, game.turns[:-1])
    return game.turns[-2 if two else -1:]


# OUTPUT: the state of the game

def result_framed(match, width):
    """The result, between two lines."""
    words = wrapped(result_in_words(match), width)
    line = "=" * max(map(len, words.split("\n")))
    return "\n".join((line, words, line))


def men_pieces(match, game, width):
    """The pieces of the lines about the men, one for each player: the colour,
    the coloured glyph, the name, and how many men. Where no turns led to the
    board, the men are not counted."""
    shown, pieces = men_shown(match.screen), []
    key = "sums" if result(match.game) else "men"
    for man in OTHER:
        kind, glyph = shown[man]
        row = "%s %s %s" % (colour_of(man), glyph, name_of(match, man))
        if match.scene.facts.counted:
            row += sentence(key, **men_counted(game, man))
        above, glyph, below = wrapped(row + "\n", width).partition(glyph)
        pieces += [("plain", above), (kind, glyph), ("plain", below)]
    return pieces


def comments_on(match):
    """What a record says of the last turn: one text, or none. It may begin
    with a grade, such as ?! A grade alone is said in words."""
    said = match.scene.tags.get("comments", {}).get(len(match.game.turns))
    if not said:
        return []
    grade, *words = said.split(" ", 1)
    if not grade.strip("!?"):
        key = heard(match.screen, grade) if words else "heard " + grade
        grade = TEXT.get(key, grade).strip()
    return [clean(" ".join([grade, *words]), 500)]


def praises_of(match, game, turns):
    """What is said of a person's turn among these last ones, against the
    computer: at most one piece."""
    computers, said = computers_in(match), []
    if game_waits(match) or match.begun[1] is not None \
            or len(computers) != 1 or result(game):
        return []
    before = copy_of(game)
    for turn in turns[::-1]:
        unplay(before)
        if before.to_move not in computers:
            said += [praise(before, turn) for praise in PRAISES]
    return [("result", TEXT[key]) for key in said if key][:1]


def said_before(match, game, turns, width):
    """What stands above the men, as pieces without newlines: these last turns,
    a praise, and the comment of a record. At the end there is the result."""
    games = [game_before(game), game] if turns[1:] else [game]
    first, *second = [("plain", last_turn(match, each)) for each in games]
    said = [first, *praises_of(match, game, turns), *second]
    if result(match.game):
        return [*said, ("result", result_framed(match, width))]
    return said + [("plain", words)
                   for words in draws_near(match) + comments_on(match)]


def said_after(match):
    """What stands below the men when the game is over, as pieces without
    newlines."""
    return [("plain", words) for words in [sentence(
        "turns", turns=len(match.game.turns)), *comments_on(match)]]


# OUTPUT: on the screen

def turn_pieces(match, game):
    """The pieces of a blank line, the board, and what stands below it. Where
    the map has no room, this says once that the numbers are on the board."""
    screen, turns = match.screen, unseen_turns(match, game)
    numbers, width = numbers_shown(screen), columns(screen)
    rows = drawing_of(screen, game.spots, turns, numbers)
    before = said_before(match, game, turns, width)
    narrow, over = numbers != screen.numbers, result(match.game)
    if narrow and not (screen.told_narrow or over):
        before.insert(0, ("plain", TEXT["narrow"]))
    screen.told_narrow = narrow
    after = said_after(match) if over else []
    pieces = [("board", "\n")]
    for row in filter(None, rows):      # the first row may be empty
        pieces += [*row, ("board", "\n")]
    return [*pieces, *in_lines(before, width),
            *men_pieces(match, game, width), *in_lines(after, width)]


def in_lines(pieces, width):
    """The pieces, each broken into lines that fit. A newline ends each."""
    return [(kind, wrapped(words + "\n", width)) for kind, words in pieces]


def show_board(match, again=False):
    """Show the board and the state of the game, if they have changed, or if
    they must be shown `again`. Or say in words what has changed."""
    if again:
        match.shown = None
    elif is_answered_at_once(match):
        return
    game = game_now(match)
    if match.screen.plain:
        if again:
            say(match.screen, "")
        say_turn(match)
    elif not is_seen(match, game):
        write(match.screen, *turn_pieces(match, game))
        match.shown = game


def say_turn(match):
    """Say the turn that was just played. If the game has changed in another
    way, say where the men stand. At the end, say who has won."""
    seen, rows = match.shown, []
    game = game_with(match.game, match.begun)   # a turn asked about is no turn
    played = game.turns and has_seen(match, game.turns[:-1])
    if is_seen(match, game):
        return
    match.shown = game
    if seen and match.begun[1] is not None:
        # A question follows: which man is removed?
        if game.turns[:-1] == seen.turns:
            say(match.screen, sentence(
                "mill on", lines=mills_in_words(game, match.begun[1])))
        return
    told = played or len(vacant_points(game.spots)) == len(game.spots)
    if told or seen and is_replay(match.scene):
        rows.append(last_turn(match, game))
    if not told or match.screen.plain == "full":
        rows.append(position_in_words(game))
    rows += comments_on(match)
    if result(match.game):
        rows += [result_in_words(match),
                 sentence("turns", turns=len(match.game.turns))]
    elif played:
        rows += [*what_begins(match), *draws_near(match)]
    say(match.screen, "\n".join(rows))


def what_begins(match):
    """What the last turn has begun: phase two, or flying. One text, or none.
    """
    game, before, said = match.game, game_before(match.game), []
    if all_men_placed(game) and not all_men_placed(before):
        said.append(TEXT["moving begins"])
    said += [sentence("flying begins", who=player_said(match, man))
             for man in OTHER
             if may_fly(game, man) and not may_fly(before, man)]
    return [" ".join(said)] if said else []


def tell(match, key, kind="plain", **facts):
    """Say the sentence of TEXT with this key, with its facts."""
    say(match.screen, told(match, key, facts), kind)
