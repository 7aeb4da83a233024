"""view.py - shows a turn: the board, and what stands below it.

STORAGE  how many lines a low window and a short log have: LOG_AT_END
         LOW_WINDOW
PROCESS  finds how much has room below the board: first_that_fit free_lines
         height
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
from rooms.console.screen import (NO_LIMIT, columns, question_wrapped, say,
                                  window_size, wrapped, write)
from rooms.console.sentences import TEXT, clean, sentence
from rooms.console.words import (colour_of, draws_near, game_now, in_columns,
                                 last_turn, listed, mills_in_words, mills_of,
                                 name_of, numbered, options_in_words,
                                 player_said, position_in_words, prompt_of,
                                 result_in_words)
from rules import (OTHER, Game, all_men_placed, copy_of, may_fly, men_left,
                   question_now, result, turn_shown, unplay)

# STORAGE

PRAISES = []            # rooms above add functions of the game before a turn,
                        # and of the turn: the key of a short praise, or None
LOG_AT_END = 1          # rows of turns shown when the game is over
LOW_WINDOW = 19                # lines that hold a turn and one more question
AS_IT_IS = "as it is"   # in `drawn`: show nothing until the game changes
CLEAR = "\033[H\033[J"  # go to the top left, and clear all that follows


# PROCESS

def need_not_show(match):
    """Let what was just said stay in the window: the board is not shown again
    before it changes."""
    match.screen.drawn = AS_IT_IS


def is_answered_at_once(match):
    """Does the computer answer a person now, so that the next board shows both
    turns?"""
    player = player_to_move(match)
    return player.kind == player.plays[0] and len(computers_in(match)) == 1 \
        and not (match.question or match.scene.subject or result(match.game)
                 or match.screen.looks.plain)


def unseen_turns(match, game):
    """The turns to be marked on the board: the last one, or the last two if
    the players have seen neither."""
    seen = match.screen.drawn
    if isinstance(seen, tuple) and game.turns[1:] \
            and game.turns[:-2] == seen[0].turns:
        return game.turns[-2:]
    return game.turns[-1:]


def height(pieces):
    """How many lines the pieces take."""
    return sum(text.count("\n") for _, text in pieces)


def first_that_fit(entries, keep, free):
    """The first entries, as many as fit into the free lines. `keep` is 0 or 1.
    If it is 1 and the first two do not fit, the second stands alone."""
    for number in range(len(entries), keep, -1):
        if sum(map(height, entries[:number])) <= free:
            return entries[:number]
    return entries[1:1 + keep]


def free_lines(match):
    """How many lines of the window the question leaves free."""
    lines = window_size(match.screen)[1]
    if lines == NO_LIMIT:
        return NO_LIMIT             # all has room, whatever the question is
    prompt = prompt_of(match, *question_now(match))
    return lines - question_wrapped(match.screen, prompt).count("\n") - 1


# OUTPUT: the state of the game

def fitted(words, width):
    """A sentence, broken to fit the width, and a newline."""
    return (words if len(words) <= width else wrapped(words, width)) + "\n"


def entry_of(words, width):
    """An entry of one sentence."""
    return [("plain", fitted(words, width))]


def framed(match, words, width):
    """An entry for the result, between two lines. These are left out where the
    window is low."""
    words = wrapped(words, width)
    if window_size(match.screen)[1] >= LOW_WINDOW:
        line = "=" * max(map(len, words.split("\n")))
        words = "\n".join((line, words, line))
    return [("result", words + "\n")]


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
        if len(words) > width:      # a low window has no second line
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


def entries_below(match, game, turns, width, over, narrow):
    """The entries below the board: these last `turns`, the men and, in a
    replay, the comment of the record. When the game is `over`, the result and
    the turns are there, too. Before that, where the map has no room (it is
    `narrow`), the first entry says once that the numbers are on the board."""
    last = entry_of(last_turn(match, game), width)
    praises = [("result", fitted(words, width))
               for words in praises_of(match, game, turns)]
    if turns[1:]:
        before = copy_of(game)
        unplay(before)
        last = entry_of(last_turn(match, before), width) + praises + last
    elif not over:
        last += praises
    comments = [entry_of(said, width) for said in [
        *draws_near(match, game), *comments_on(match)]]
    if over:
        log = in_columns(match.screen, numbered(match.game.turns))
        if len(log) > LOG_AT_END:
            log = [TEXT["more turns"]] + log[-LOG_AT_END:]
        count, *following = after_the_end(match)
        entries = [last, framed(match, result_in_words(match), width),
                   *men_below(match, game, "sums", width)]
        entries += [entry_of(words, width) for words in following]
        if lost_to_computer(match):
            return [*entries, *comments]        # the last says what helps now
        return [*entries, entry_of("\n".join([count, *log]), width), *comments]
    entries = [last, *comments, sum(men_below(match, game, "men", width), [])]
    if narrow and not match.screen.told_narrow:
        entries.insert(0, entry_of(TEXT["narrow"], width))
    return entries


# OUTPUT: on the screen

def turn_pieces(match, width, narrow=False, said=()):
    """The pieces of a blank line, the board, and what stands below it. In a
    low window some are left out, so that the question and what has been `said`
    have room."""
    over, game = result(match.game) is not None, game_now(match)
    turns = unseen_turns(match, game)
    entries = entries_below(match, game, turns, width, over, narrow)
    above, *rows = drawing_of(match.screen, game.spots, turns)
    free = free_lines(match) - len(rows) - height(said)
    if above and free > (1 if over else 0):     # the result needs its line
        rows.insert(0, above)
        free -= 1
    below = sum(first_that_fit(entries, 1 if over else 0, free), [])
    if height(below) < free:
        rows.insert(0, [])
    return sum((row + [("board", "\n")] for row in rows), []) + below


def show_board(match, again=False):
    """Show the board and the state of the game, if they have changed, or if
    they must be shown `again`. Or say in words what has changed.

    If the board stays in its place, everything said since then stands below
    it, unless that is too long for the window. When a player picks up a man,
    nothing changes on the board. But the next question moves the board up, and
    in a low window it is shown again.
    """
    screen = match.screen
    if again:
        screen.drawn = None
    elif is_answered_at_once(match):
        if screen.drawn == AS_IT_IS:    # the players have seen this turn
            screen.drawn = match.game, turn_shown(match)[1:]
        return
    if again and screen.looks.plain:
        say(screen, "")
    if screen.looks.plain:
        say_turn(match)
        return
    low, width = window_size(screen)[1] < LOW_WINDOW, columns(screen)
    turn = turn_shown(match)
    now = match.game, turn if low else turn[1:]
    changed = screen.drawn not in (now, AS_IT_IS)
    narrow, whole = screen.looks.numbers != numbers_shown(screen), []
    if screen.said is not None:
        whole = turn_pieces(match, width, narrow, screen.said) + screen.said
    if whole and height(whole) <= free_lines(match):
        write(screen, ("plain", CLEAR), *whole)
    elif changed:
        write(screen, *turn_pieces(match, width, narrow))
    screen.drawn, screen.told_narrow = now, narrow


def say_turn(match):
    """Say the turn that was just played. If the game has changed in another
    way, say where the men stand. At the end, say who has won."""
    screen, game, known = match.screen, game_now(match), match.screen.drawn
    screen.drawn = match.game, turn_shown(match)[:2]
    if known in (AS_IT_IS, screen.drawn):
        return
    if known and known[0] is match.game:
        say_mill(match)
        return
    played = game.turns and known and known[0].turns == game.turns[:-1]
    told = played or len(vacant_points(game.spots)) == len(game.spots)
    rows = []
    if told or known and match.scene.asks == "replay":
        rows.append(last_turn(match))
    if not told or screen.looks.plain == "full":
        rows.append(position_in_words(game))
    rows += comments_on(match)
    if result(match.game):
        rows += [result_in_words(match), *after_the_end(match)]
    elif played:
        rows += [*what_begins(match, known[0]), *draws_near(match, game)]
    say(screen, "\n".join(rows))


def say_mill(match):
    """Say the mill of the turn that is being typed. A question follows: which
    man is removed?"""
    end = match.begun[1]
    if end is not None and not match.question:
        say(match.screen, sentence(
            "mill on", lines=mills_in_words(game_now(match), end)))


def what_begins(match, before):
    """What the last turn has begun, and what was not so `before` it: phase
    two, or flying. One text, or none."""
    game, said = match.game, []
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
