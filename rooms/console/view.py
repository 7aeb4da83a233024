"""view.py - shows a turn: the board, and what stands below it.

STORAGE  how long a log is at the end: LOG_AT_END
PROCESS  knows what the players have seen: is_seen unseen_turns
OUTPUT   shows the board and the lines below it, or says a turn: show_board
         say_turn tell

A `match` is a Match of match.py. A piece is a pair (kind, text), see
screen.py. What stands below the board is a list of entries. An entry is a list
of pieces, and the last of them ends the line.
"""

from board import MEN, vacant_points
from rooms.console.ear import heard
from rooms.console.match import computers_in, lost_to_computer, player_to_move
from rooms.console.picture import drawing_of, men_shown, numbers_shown
from rooms.console.screen import columns, say, wrapped, write
from rooms.console.sentences import TEXT, clean, sentence
from rooms.console.words import (colour_of, draws_near, game_now, in_columns,
                                 last_turn, listed, mills_in_words, mills_of,
                                 name_of, numbered, options_in_words,
                                 player_said, position_in_words,
                                 result_in_words)
from rules import (OTHER, Game, all_men_placed, copy_of, game_with, may_fly,
                   men_left, result, unplay)

# STORAGE

PRAISES = []            # rooms above add functions of the game before a turn,
                        # and of the turn: the key of a short praise, or None
LOG_AT_END = 1          # rows of turns shown when the game is over


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
        and not (match.question or match.scene.subject or result(match.game)
                 or match.screen.looks.plain)


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

def fitted(words, width):
    """A sentence, broken to fit the width, and a newline."""
    return (words if len(words) <= width else wrapped(words, width)) + "\n"


def entry_of(words, width):
    """An entry of one sentence."""
    return [("plain", fitted(words, width))]


def framed(words, width):
    """An entry for the result, between two lines."""
    words = wrapped(words, width)
    line = "=" * max(map(len, words.split("\n")))
    return [("result", "\n".join((line, words, line, "")))]


def men_below(match, game, key, width):
    """For each player an entry about the men: the sentence with this key,
    after the colour, the glyph and the name. There is no name when the window
    is too narrow for it, and no sentence where no game led to the board."""
    entries = []
    names = [(colour_of(man), name_of(match, man)) for man in OTHER]
    facts = [{"hand": game.in_hand[man], "board": game.spots.count(man),
              "lost": MEN - men_left(game, man)} for man in OTHER]
    if key == "sums":
        for man, said in zip(OTHER, facts):
            said["mills"] = mills_of(game, man)
    counted = match.scene.facts.get("counted", True)
    numbers = [sentence(key, **said) * counted for said in facts]
    for (kind, glyph), said, (colour, name) in zip(
            men_shown(match.screen).values(), numbers, names):
        first = colour + " " + glyph
        words = "%s %s%s" % (first, name, said)
        if len(words) > width:
            words = first + said
        above, glyph, below = fitted(words, width).partition(glyph)
        entries.append([("plain", above), (kind, glyph), ("plain", below)])
    return entries


def comments_on(match):
    """What a record says of the last turn: one text, or none. It may begin
    with a grade, such as ?! A grade alone is said in words."""
    comments = match.scene.tags.get("comments", {})
    said = comments.get(len(match.game.turns))
    if not said:
        return []
    grade, *words = said.split(" ", 1)
    if not grade.strip("!?"):
        key = heard(match.screen, grade) if words else "heard " + grade
        grade = TEXT.get(key, grade).strip()
    return [clean(" ".join([grade, *words]), 500)]


def after_the_end(match):
    """When the game is over: how many turns were played, and perhaps what the
    players can do next."""
    rows = [sentence("turns", turns=len(match.game.turns))]
    if match.game.turns and not match.scene.refusal:
        words = [TEXT["next " + word] for word in (
            "review", "progress", "save") if word in match.scene.words]
        rows.append(sentence("what next", words=listed(words)))
        if lost_to_computer(match) and "" in match.scene.words:
            rows.append(TEXT["enter review"])
    return rows


def praises_of(match, game, turns):
    """What is said of a person's turn among these last ones, against the
    computer: at most one text."""
    before, said = copy_of(game), []
    if not match.scene.subject and len(computers_in(match)) == 1 \
            and match.begun[1] is None:
        for turn in turns[::-1]:
            unplay(before)
            if before.to_move not in computers_in(match):
                said += [praise(before, turn) for praise in PRAISES]
    return [TEXT[key] for key in said if key][:1]


def entries_below(match, game, turns, width, over):
    """The entries below the board: these last `turns`, the men and, in a
    replay, the comment of the record. When the game is `over`, the result and
    the turns are there, too. Before that, where the map has no room, the first
    entry says once that the numbers are on the board."""
    last = entry_of(last_turn(match, game), width)
    praises = [("result", fitted(words, width))
               for words in praises_of(match, game, turns)]
    if turns[1:]:
        before = last_turn(match, game_before(game))
        last = entry_of(before, width) + praises + last
    elif not over:
        last += praises
    comments = [entry_of(said, width) for said in [
        *draws_near(match), *comments_on(match)]]
    if over:
        log = in_columns(match.screen, numbered(match.game.turns))
        if len(log) > LOG_AT_END:
            log = [TEXT["more turns"]] + log[-LOG_AT_END:]
        count, *following = after_the_end(match)
        entries = [last, framed(result_in_words(match), width),
                   *men_below(match, game, "sums", width)]
        entries += [entry_of(words, width) for words in following]
        if lost_to_computer(match):
            return [*entries, *comments]        # the last says what helps now
        return [*entries, entry_of("\n".join([count, *log]), width), *comments]
    entries = [last, *comments, sum(men_below(match, game, "men", width), [])]
    screen = match.screen
    if screen.looks.numbers != numbers_shown(screen) \
            and not screen.told_narrow:
        entries.insert(0, entry_of(TEXT["narrow"], width))
    return entries


# OUTPUT: on the screen

def turn_pieces(match, game):
    """The pieces of a blank line, the board, and what stands below it."""
    over, turns = result(match.game) is not None, unseen_turns(match, game)
    above, *rows = drawing_of(match.screen, game.spots, turns)
    rows = [[], above, *rows] if above else [[], *rows]
    entries = entries_below(match, game, turns, columns(match.screen), over)
    return sum((row + [("board", "\n")] for row in rows), []) \
        + sum(entries, [])


def show_board(match, again=False):
    """Show the board and the state of the game, if they have changed, or if
    they must be shown `again`. Or say in words what has changed."""
    screen, game = match.screen, game_now(match)
    if again:
        match.shown = None
    elif is_answered_at_once(match):
        return
    if screen.looks.plain:
        if again:
            say(screen, "")
        say_turn(match)
    elif not is_seen(match, game):
        write(screen, *turn_pieces(match, game))
        screen.told_narrow = numbers_shown(screen) != screen.looks.numbers
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
        say_mill(match, game, seen)
        return
    told = played or len(vacant_points(game.spots)) == len(game.spots)
    if told or seen and match.scene.asks == "replay":
        rows.append(last_turn(match, game))
    if not told or match.screen.looks.plain == "full":
        rows.append(position_in_words(game))
    rows += comments_on(match)
    if result(match.game):
        rows += [result_in_words(match), *after_the_end(match)]
    elif played:
        rows += [*what_begins(match), *draws_near(match)]
    say(match.screen, "\n".join(rows))


def say_mill(match, game, seen):
    """Say the mill of the turn that is being typed, if it was not there when
    the game was `seen` last. A question follows: which man is removed?"""
    if game.turns[:-1] == seen.turns:
        say(match.screen, sentence(
            "mill on", lines=mills_in_words(game, match.begun[1])))


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
    """Say the sentence of TEXT with this key, with its facts. After a refusal,
    say what is possible instead. After a game, that depends on the scene."""
    said = {name: in_words(match, name, fact) for name, fact in facts.items()}
    instead = key == "over" and match.scene.refusal or key + " instead"
    keys = [key, instead] if instead in TEXT else [key]
    say(match.screen, " ".join(sentence(heard(match.screen, one), **said)
                               for one in keys), kind)


def in_words(match, name, fact):
    """A fact as it is said: a man by his name, or the colour that is asked
    for, points as 1, 3 or 5, and a game by its last turn."""
    if isinstance(fact, list):
        return listed(fact)
    if isinstance(fact, Game):
        return TEXT["the end"] if fact.ended else last_turn(match, fact)
    if name == "options":
        return options_in_words(match)
    if name == "colour" and fact in OTHER:
        return colour_of(fact)
    if name in ("who", "other") and fact in OTHER:
        return player_said(match, fact)
    return fact
