"""view.py - shows a turn: the board, and what stands below it.

PROCESS  knows what the players have seen: is_seen unseen_turns
OUTPUT   shows the board and the lines below it, or says a turn: show_board
         say_turn tell

A `match` is a Match of match.py. A piece is a pair (kind, text), see
screen.py. A row is (kind, words, man): words without a newline, and the man
whose glyph is coloured in them, or None.
"""

from board import vacant_points
from rooms.console.match import game_now, machines_in
from rooms.console.picture import drawing_of, glyphs_of, numbers_shown
from rooms.console.screen import columns, say, wrapped, write
from rooms.console.sentences import TEXT, clean, sentence
from rooms.console.words import (draws_near, heard, last_turn, men_in_words,
                                 mills_in_words, player_said,
                                 position_in_words, result_in_words, told)
from rules import (OTHER, all_men_placed, copy_of, game_with, may_fly, result,
                   unplay)

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
    return machines_in(match.players) == [match.game.to_move] \
        and not (match.question or match.scene.game_behind
                 or match.screen.words_tell or result(match.game))


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


def comments_on(match):
    """What a record says of the last turn: one text, or none. It may begin
    with a grade, such as ?! A grade alone is said in words."""
    said = match.scene.tags.get("comment %d" % len(match.game.turns))
    if not said:
        return []
    grade, *words = said.split(" ", 1)
    if not grade.strip("!?"):
        key = heard(match.screen, grade) if words else "heard " + grade
        grade = TEXT.get(key, grade).strip()
    return [clean(" ".join([grade, *words]), 500)]


def praises_of(match, game, turns):
    """What is said of a person's turn among these last ones, against the
    computer: one row, or none."""
    computers, key = machines_in(match.players), None
    if not match.praise or len(computers) != 1 or match.scene.game_behind \
            or match.begun[1] is not None or result(game):
        return []
    before = copy_of(game)
    for turn in turns[::-1]:
        unplay(before)
        man = before.to_move        # the computer may have removed it
        if man not in computers and game.spots[turn[1]] == man:
            key = key or match.praise(before, turn)
    return [("result", TEXT[key], None)] if key else []


def turns_said(match, game, turns):
    """Rows: these last turns in words, and a praise."""
    games = [game_before(game), game] if turns[1:] else [game]
    first, *second = plain_rows([last_turn(match, each) for each in games])
    return [first, *praises_of(match, game, turns), *second]


def rows_below(match, game, turns, glyphs, width):
    """The rows below the board: these turns, the comment of a record, what is
    near or how the game ended, and the men with their `glyphs`."""
    comments = plain_rows(comments_on(match))
    said = turns_said(match, game, turns) + comments
    if result(match.game):
        said.append(("result", result_framed(match, width), None))
        men = men_in_words(match, game, glyphs, "sums")
        count = sentence("turns", turns=len(match.game.turns))
        return said + men + plain_rows([count])
    near, men = draws_near(match), men_in_words(match, game, glyphs, "men")
    return said + plain_rows(flying_begins(match, game, turns) + near) + men


def plain_rows(texts):
    """These texts as rows."""
    return [("plain", words, None) for words in texts]


# OUTPUT: on the screen

def show_picture(match, game):
    """Show a blank line, the board, and what stands below it. Where the map
    has no room, say once that the numbers are on the board."""
    screen, turns = match.screen, unseen_turns(match, game)
    glyphs, numbers = glyphs_of(screen), numbers_shown(screen)
    width = columns(screen)
    drawing = drawing_of(screen, game.spots, turns, numbers)
    below = rows_below(match, game, turns, glyphs, width)
    narrow = numbers != screen.numbers
    if narrow and not screen.told_narrow:
        below = plain_rows([TEXT["narrow"]]) + below
    screen.told_narrow = narrow
    pieces = [("board", "\n")]
    for line in filter(None, drawing):  # the first one may be empty
        pieces += [*line, ("board", "\n")]
    write(screen, *pieces, *in_lines(below, glyphs, width))


def in_lines(rows, glyphs, width):
    """The pieces of these rows. Each row is broken into lines that fit, and a
    newline ends it. The glyph of a man has its kind in `glyphs`."""
    pieces = []
    for kind, words, man in rows:
        words = wrapped(words + "\n", width)
        if man:
            before, glyph, words = words.partition(glyphs[man][1])
            pieces += [(kind, before), (glyphs[man][0], glyph)]
        pieces.append((kind, words))
    return pieces


def show_board(match, again=False):
    """Show the board and the state of the game, if they have changed, or if
    they must be shown `again`. Or say in words what has changed."""
    if again:
        match.shown = None
    elif is_answered_at_once(match):
        return
    game = game_now(match)
    if match.screen.words_tell:
        if again:
            say(match.screen, "")
        say_turn(match)
    elif not is_seen(match, game):
        show_picture(match, game)
        match.shown = game


def say_turn(match):
    """Say the turn that was just played. If the game has changed in another
    way, say where the men stand. At the end, say who has won."""
    seen, rows = match.shown, []
    game = game_with(match.game, match.begun)   # a turn asked about is no turn
    played = game.turns and has_seen(match, game.turns[:-1]) \
        and seen.turns != game.turns        # it has not only ended
    if is_seen(match, game):
        return
    match.shown = game
    if seen and match.begun[1] is not None:
        # A question follows: which man is removed?
        if game.turns[:-1] == seen.turns:
            say(match.screen, sentence(
                "mill on", lines=mills_in_words(game, match.begun[1])))
        return
    says_turn = played or len(vacant_points(game.spots)) == len(game.spots)
    if says_turn or seen and match.scene.what == "replay":
        rows.append(last_turn(match, game))
    if not says_turn or match.screen.words_tell == "full":
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
    said += flying_begins(match, game, game.turns[-1:])
    return [" ".join(said)] if said else []


def flying_begins(match, game, turns):
    """Who may fly since these last turns: texts. Nobody flies while both have
    men in hand. Where men are not counted, as in a lesson, it is not said."""
    before = game
    for _ in [] if all(game.in_hand.values()) else turns:
        before = game_before(before)
    return [] if before is game or not match.scene.counts_men else [
        sentence("flying begins", who=player_said(match, man))
        for man in OTHER if may_fly(game, man) and not may_fly(before, man)]


def tell(match, key, kind="plain", **facts):
    """Say the sentence of TEXT with this key, with its facts."""
    say(match.screen, told(match, key, facts), kind)
