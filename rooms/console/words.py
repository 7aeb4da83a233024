"""words.py - says the game in words: who, what was played, why not.

STORAGE  how the name of the computer begins in records: COMPUTER
OUTPUT   puts turns, questions, refusals and results into words: last_turn
         question_of facts_in_words

The functions here make text from the sentences of languages/, or facts for
such sentences. They print nothing. A `match` is a Match of match.py. A `man`
is WHITE or BLACK. A `turn` is (start, end, removed). A player is called by

    name_in_records     Ann           or   Computer, easy
    name_of             Ann           or   Computer (easy)
    player_said         Ann (White)   or   the computer (Black)
    colour_of           White         or   Black
"""

from functools import partial

from board import MEN, NAMES, POINTS, WHITE, points_of, vacant_points
from rooms.console.match import PLAYER_NAMES, game_now, machines_in
from rooms.console.picture import mills_through
from rooms.console.screen import columns
from rooms.console.sentences import TEXT, sentence, spoken
from rules import (DRAW_LIMITS, OPTIONS, OTHER, Game, all_men_placed, facts_of,
                   is_three_each, joined, notation, position_of, quiet_turns,
                   result, story_of, times_before, turn_shown,
                   turns_with_three)

# STORAGE

COMPUTER = "Computer, "         # and its level
DRAW_NEAR = 10          # (!) so many turns before a draw it is told


# OUTPUT: persons, points, turns

def colour_of(man):
    """The word for a colour."""
    return TEXT["white"] if man == WHITE else TEXT["black"]


def name_of(match, man):
    """The name of a player. For the computer, that and its level."""
    return name_said(name_in_records(match, man))


def name_in_records(match, man):
    """The name of a player in records: they are in English."""
    player = match.players[man]
    kind, level = player.machine
    return level_in_records(level) if player.kind == kind else player.name


def level_in_records(level):
    """The name of a level, or of a class player, in records.

    >>> level_in_records("easy"), level_in_records("Mill maker.py")
    ('Computer, easy', 'Mill_maker')
    """
    return player_name(level) if level.lower().endswith(".py") \
        else COMPUTER + level


def name_said(name, short=False):
    """A name of a record as it is said. A `short` one of the computer is only
    its level.

    >>> name_said("Player one"), name_said("Computer, easy")
    ('Player one', 'Computer (easy)')
    """
    if name.startswith(COMPUTER):
        level = spoken(name[len(COMPUTER):])
        return level if short else sentence("computer", level=level)
    return TEXT[name.lower()] if name in PLAYER_NAMES else name


def player_name(level):
    """The name of a level, or of a class player, which is that of its file.

    >>> player_name("easy"), player_name("Mill maker.py")
    ('easy', 'Mill_maker')
    """
    whole = level.replace("\\", "/").split("/")[-1].replace(" ", "_")
    return whole[:-3] if whole.lower().endswith(".py") else spoken(level)


def player_said(match, man):
    """What a player is called: White, or Ann (White) if there is a name."""
    computer = match.players[man].kind == "computer"
    name = TEXT["the computer"] if computer else name_of(match, man)
    if name in (TEXT["player one"], TEXT["player two"], colour_of(man)):
        return colour_of(man)
    return sentence("named", name=name, colour=colour_of(man))


def heard(screen, key):
    """The key of the sentence that is said instead of this one to players who
    see no board. Most sentences are the same for all."""
    twin = "heard " + key
    return twin if screen.words_tell and twin in TEXT else key


def listed(items, word="or"):
    """The items as people say them.

    >>> listed([1, 3, 5])
    '1, 3 or 5'
    """
    return joined([*items] or [TEXT["nowhere"]], TEXT[word])


def line_in_words(line):
    """A line of points.

    >>> line_in_words((3, 4, 5))
    '3-4-5'
    """
    return "-".join(map(str, line))


def mills_in_words(game, point):
    """The mills through a point, as they are said."""
    return listed(map(line_in_words, mills_through(game.spots, point)), "and")


def last_turn(match, game=None):
    """The last turn of this game, or of the game as it is seen, in words. It
    may be the turn begun. Before the first turn, they say who begins."""
    game = game or game_now(match)
    words = "".join([sentence(key, **facts)
                     for key, facts in story_in_words(match, game)])
    if game.turns:
        turn = game.turns[-1]
        # A mill, but no man on the board could be removed, and none is now
        if game.past[-1][1] and not turn[2] and game.to_move in game.spots \
                and turn_shown(match)[1] is None:
            words += TEXT["nothing removed"]
        if match.screen.names:
            words += sentence("in names", names=notation(turn, NAMES))
    return words + "."


def story_in_words(match, game):
    """The (key, facts) of story_of, as they are said here."""
    screen, story = match.screen, []
    for key, facts in story_of(game):
        if key == "first" and len(vacant_points(game.spots)) < len(POINTS):
            key = "first set up"
        elif "mills" in facts and screen.words_tell:
            key = "heard mill"
            facts = {"lines": mills_in_words(game, game.turns[-1][1])}
        if "points" in facts:
            facts["points"] = listed(facts["points"], "and")
        story.append((heard(screen, key), facts_in_words(
            facts, partial(player_said, match))))
    return story


def numbered(turns):
    """The turns as a list, each with its number.

    >>> numbered([(None, 4, ()), (None, 19, ())])
    ['1. 4', '2. 19']
    """
    return ["%d. %s" % (number, notation(turn))
            for number, turn in enumerate(turns, 1)]


def in_columns(screen, cells):
    """The cells in columns: rows that are as wide as the window. Where words
    describe the board, each cell has its own row."""
    width = 0 if screen.words_tell else columns(screen)
    cell = max(map(len, cells), default=0) + 2
    count = max(1, (width + 2) // cell)
    return ["".join(text.ljust(cell) for text in cells[at:at + count]).rstrip()
            for at in range(0, len(cells), count)]


def men_counted(game, man):
    """How many men a player has, and how many mills the player has made, as
    facts of a sentence."""
    hand, board = game.in_hand[man], game.spots.count(man)
    last = -2 if man == game.to_move else -1        # the player's last turn
    return {"hand": hand, "board": board, "lost": MEN - hand - board,
            "mills": sum([made for _, made in game.past[last::-2]])}


def men_in_words(match, game, glyphs, key):
    """Rows of view.py about the men of each colour: the colour, the glyph,
    the name, and the sentence with this key. Where no turns led to the board,
    the men are not counted."""
    counted = match.scene.counts_men
    return [("plain", "%s %s %s%s" % (
        colour_of(man), glyphs[man][1], name_of(match, man), sentence(
            key, **men_counted(game, man)) * counted), man) for man in OTHER]


def position_in_words(game, men=OTHER):
    """The board without a picture: where the men of these colours stand, and
    how many are in hand and lost."""
    return "\n".join(sentence(
        "stands", colour=colour_of(man), points=listed(points_of(
            game.spots, man), "and"), **men_counted(game, man)) for man in men)


# OUTPUT: options

def dashed(name):
    """The name of an option as a player types it: two-mills."""
    return name.replace("_", "-")


def options_in_words(match):
    """The options of the game that differ from the usual ones, in words."""
    changed = changed_options(match.game)
    if match.rolled:
        changed.append(TEXT["by roll"])
    return listed(changed or [TEXT["usual"]], "and")


def changed_options(game):
    """The options of a game that differ from the usual ones, each in words.
    """
    said = []
    for name, value in game.options.items():
        key = "said %s %s" % (name, value)
        if value != OPTIONS[name][0]:
            said.append(sentence(key if key in TEXT else "said " + name,
                                 value=value))
    return said


# OUTPUT: what is asked, and why not

def prompt_of(match, key, facts):
    """The words after which the player types, for this question. Before it
    stands the heading of the scene, or the number of the turn, but not before
    a question that stands alone. If this is too wide for the window, the
    number is left out. If it still is, colours stand for the players' names.
    At last, a heading is a line of its own. So is what is said before a long
    yes or no."""
    game, heading = match.game, match.scene.heading
    alone = key in ("ask remove", "ask over") or match.question \
        or match.scene.asks or match.screen.words_tell and not heading
    head = heading() if heading else sentence(
        "turn", turn=len(game.turns) + 1, phase=TEXT[
            "phase one" if game.in_hand[game.to_move] else "phase two"])
    for name in (partial(player_said, match), colour_of):
        words = question_of(match, key, facts, name)
        width = columns(match.screen)
        if match.question and ". " in words and len(words) > width:
            return words.replace(". ", ".\n")
        # A long turn needs room after it, too.
        if not alone and len(head + " " + words + "a7-a4xg7") <= width:
            return head + " " + words
        if len(words) <= width and (alone or not heading):
            return words
    return words if alone or not heading else head + "\n" + words


def question_of(match, key, facts, name):
    """The question that is asked. A player is called `name(man)`."""
    holes = facts_in_words(facts, name)
    if match.scene.asks and not match.question:     # the facts of the scene
        key = "ask " + match.scene.asks
        holes.update(vars(match.scene.facts), turn=len(match.game.turns))
    return sentence(key, **holes)


def illegal_in_words(game, facts):
    """These facts. If they are about a turn that is not legal in this game, it
    is said as a player types it, and why it is not legal."""
    if "turn" not in facts:
        return facts
    why = sentence(facts["why"], **facts_in_words(facts_of(
        game, (facts["turn"][0], None, ()), facts["point"])))
    return dict(facts, turn=notation(facts["turn"]), why=why.rstrip("."))


def facts_in_words(facts, name=colour_of):
    """The facts of a sentence, as they are said: a tuple is a line of points,
    3-4-5, a list has points or names, 1, 3 or 5. A man called "colour" is the
    word for it, and one called "who" or "other" is `name(man)`. Any other fact
    stays as it is.

    >>> facts_in_words({"line": (3, 4, 5), "other": WHITE, "ways": 7})
    {'line': '3-4-5', 'other': 'White', 'ways': 7}
    """
    said = dict(facts)
    for key, fact in facts.items():
        if isinstance(fact, tuple):
            said[key] = line_in_words(fact)
        elif isinstance(fact, list):
            said[key] = listed(fact)
        elif key in ("who", "other", "colour") and fact in OTHER:
            said[key] = colour_of(fact) if key == "colour" else name(fact)
    return said


def told(match, key, facts):
    """The sentence with this key and these facts, and after a refusal what is
    possible instead, or what each word does that is `offered`. After a game,
    that depends on the scene."""
    said = facts_in_words(facts, partial(player_said, match))
    for name, fact in facts.items():
        if isinstance(fact, Game):          # is told by its last turn
            said[name] = TEXT["the end"] if fact.ended \
                else last_turn(match, fact)
    if "options" in facts:      # the entry script knows only the usual ones
        said["options"] = options_in_words(match)
    is_over = key == "over" and match.scene.what != "game"
    instead = match.scene.refusal if is_over else key + " instead"
    keys = [heard(match.screen, key), *([instead] if instead in TEXT else [])]
    rows = help_rows(match, dict.fromkeys(facts.get("offered", ())))
    return "\n".join([" ".join(sentence(one, **said) for one in keys), *rows])


def help_rows(match, helps):
    """Rows of help: each of these words, and what it does. `helps` are {word:
    what it does, or None: its own help}. A word without a sentence of its own
    is told by its docstring."""
    in_words, rows = match.screen.words_tell, []
    width = max([9, *(len(spoken(name)) + 1 for name in helps)])
    for name, said in helps.items():
        said = said or TEXT.get(heard(match.screen, "help " + name)) \
            or " ".join((match.scene.words[name].__doc__ or "").split(
                "\n\n")[0].split())
        word = spoken(name)
        rows.append(sentence("heard help row", word=word, said=said)
                    if in_words else "  %s %s" % (word.ljust(width), said))
    return rows


# OUTPUT: the end

def draws_near(match):
    """What is said of the draw rules that may soon end a game in progress.
    Nothing in a replay or a puzzle, and nothing while a man must be removed.
    """
    game, limits = match.game, match.game.options
    if match.scene.game_behind or turn_shown(match)[1] is not None \
            or not all_men_placed(game):
        return []
    left = {"near no_mill": limits["no_mill_turns"] - quiet_turns(game)}
    if is_three_each(position_of(game)):
        left["near three_men"] = limits["three_men_turns"] \
            - turns_with_three(game)
    rows = [sentence(key, left=turns) for key, turns in left.items()
            if 0 < turns <= DRAW_NEAR]
    times = 1 + times_before(game)
    if 1 < times < limits["repetitions"]:
        rows.append(sentence("near repetition", times=times,
                             limit=limits["repetitions"]))
    return rows


def result_in_words(match):
    """Who has won and why, or why the game is drawn."""
    winner, reason = result(match.game)
    if winner:
        reason = sentence(reason, loser=player_said(match, OTHER[winner]))
        if machines_in(match.players) == [winner]:
            return sentence("you lost", reason=reason)
        said = sentence("wins", who=player_said(match, winner), reason=reason)
        if machines_in(match.players) == [OTHER[winner]]:
            said = sentence("you won", **men_counted(
                match.game, winner)) + " " + said
        return said
    limit = match.game.options.get(DRAW_LIMITS.get(reason))
    return sentence("draw", reason=sentence(reason, limit=limit))
