"""record.py - the record of a game: from a game to a text, and back.

INPUT    reads the text of a record, and plays its turns: read_record
         play_words turn_of
STORAGE  the points by name, and the rules that others may have used: POINT_OF
         RULES_TRIED
PROCESS  ends the game as the record says: restore_end
OUTPUT   writes a game as a record: record_of all_tags turn_pairs

A record is a text as chess players write it: tags such as [White "Ann"], then
the turns in pairs, and the result. We write points as coordinates, such as
`9. c5-c4xg7 d6`. In a record in numbers they are 1 to 24, one more than ours,
as PlayOK has them, and never 0 to 23: most turns would be legal by both, so
that a guess could show a game that was not played.
`tags` and `words` are those of parts.py, a `turn` is that of rules.py, a
`position` that of fen.py.
"""

from board import NAMES, in_names
from rooms.records.faults import (RecordError, black_began, check_count,
                                  check_cut, check_end, check_number,
                                  check_turn, check_variant, refuse_record)
from rooms.records.fen import begin_at, fen_of, is_set_up, read_fen
from rooms.records.parts import (ABANDONED, GIVEN_UP, OUTCOMES, RESULTS,
                                 VARIANT, WINNERS, filled, is_given_up,
                                 named_tags, parts_of, plain_comment,
                                 plain_word, tag_line, tag_of)
from rules import OPTIONS, beginning_of, check_option, make, new_game, result

# INPUT

def read_record(text):
    """The game of a record and its tags; nothing is believed unjudged.

    RecordError when it is damaged or holds a turn that is not legal. A record
    that names no options is read by the first of RULES_TRIED that fit it.
    """
    tags, lines, words = parts_of(text)
    check_variant(tags, lines)
    position, options = position_in(tags, lines), options_of(tags, lines)
    errors = []
    for way in [options] if options else RULES_TRIED:
        try:
            return read_by(way, position, tags, words), tags
        except RecordError as error:
            errors.append(error)
    raise max(errors, key=lambda error:
              len(error.game.turns) if error.game else -1)


def position_in(tags, lines):
    """The position at which the tags let a game begin; None for the empty
    board. RecordError if it is not said, or cannot be understood."""
    if tags.get("FEN", "?") not in "0?":
        return read_fen(tags["FEN"])
    if tags.get("SetUp", "0") not in "0?":
        raise RecordError("record set up", None, tags, line=lines["SetUp"])
    return None


def options_of(tags, lines):
    """The options that the tags say. RecordError for a value there is not."""
    return {name: option_in(tags, lines, name)
            for name in OPTIONS if tag_of(name) in tags}


def option_in(tags, lines, name):
    """The value of an option in the tags. RecordError if it cannot be."""
    tag = tag_of(name)
    try:
        value = type(OPTIONS[name][0])(tags[tag].lower())
        check_option(name, value)
        return value
    except ValueError:
        raise RecordError("record option", None, tags, line=lines[tag],
                          tag=tag, word=tags[tag]) from None


def read_by(options, position, tags, words):
    """The game of a record, if these are its rules; RecordError if not."""
    game = begin_at(*position, **options) if position else new_game(**options)
    outcome, line = play_words(game, tags, words)
    restore_end(game, tags, outcome, line)
    return game


def play_words(game, tags, words):
    """Play the turns of a record; its result, or None, and its last line."""
    outcome, halves, line = None, 0, 0
    for line, word in words:
        if outcome:
            refuse_record("late", game, tags, line, word)
        elif word in OUTCOMES:
            outcome = OUTCOMES[word]
        elif word[-1] == ".":
            check_number(game, tags, line, word, halves)
        else:
            make(game, turn_in_record(game, tags, line, word))
            halves += 1 + word.count(" ")
    return outcome, line


def turn_in_record(game, tags, line, word):
    """The legal turn that a word of a record says, or RecordError."""
    turn = turn_of(word)
    if turn is None:
        reasons = {"[": "tag", "{": "open", "(": "open"}
        refuse_record(reasons.get(word[0], "word"), game, tags, line, word)
    check_turn(game, tags, line, turn)
    return turn


def turn_of(word):
    """The turn that a word says, or None.

    >>> turn_of("c5-b4xg7") == turn_of("7-11x3") == (6, 10, (2,))
    True
    """
    way, *removed = word.replace(" ", "").split("x")
    steps = way.split("-")
    points = [POINT_OF.get(part) for part in steps + removed]
    if None in points or len(steps) > 2:
        return None
    start = points.pop(0) if len(steps) == 2 else None
    return start, points[0], tuple(points[1:])


def said_result(game, tags, outcome, line):
    """The result that tag and text say, or None while there is none."""
    tag = plain_word(tags.get("Result", "*")).replace(" ", "")
    said = {outcome, OUTCOMES.get(tag)} - {None, "*"}
    if len(said) > 1:
        refuse_record("result", game, tags, line, tag, expected=outcome)
    return said.pop() if said else None


# STORAGE

# The point of a coordinate, and of a number in the records of others.
POINT_OF = {name: point for point, name in enumerate(NAMES)}
POINT_OF.update((str(point + 1), point) for point in range(len(NAMES)))

# Where turns are written in numbers, so that a reader expects them.
NUMBERED = "PlayOK"

# By what rules may others have played, who do not say it? By ours; or else
# without our draw rules, and then perhaps by other options, too.
RULES_TRIED = [{}] + [
    {"no_mill_turns": 0, "three_men_turns": 0, "repetitions": 0,
     "flying": flying, "two_mills": two_mills, "all_in_mills": all_in_mills}
    for flying in ("three", "both") for two_mills in ("one", "each")
    for all_in_mills in ("any", "none")]


# PROCESS

def restore_end(game, tags, outcome, line):
    """End the game as the record says. RecordError if that cannot be."""
    check_count(game, tags, line)
    check_cut(game, tags, outcome, line)
    said = said_result(game, tags, outcome, line)
    check_end(game, tags, said, line)
    given_up = tags.get("Termination", "").lower() in GIVEN_UP
    if said and (given_up or not result(game)):
        game.ended = WINNERS[said], GIVEN_UP[WINNERS[said] is not None]


# OUTPUT

def record_of(game, tags):
    """The record of a game as a text; its names and the like are in `tags`."""
    over = result(game)
    lines = [tag_line(*tag) for tag in all_tags(game, tags, over).items()]
    pairs = commented(tags, 0).split() + turn_pairs(game, tags)
    pairs.append(RESULTS[over[0]] if over else "*")
    return "\n".join(lines + [""] + filled(pairs) + [""])


def all_tags(game, tags, over):
    """The tags of the record: first the usual ones, last all others."""
    whole = usual_tags(tags)
    if whole["Site"] == NUMBERED:
        whole["Site"] = "?"
    whole["Result"] = RESULTS[over[0]] if over else "*"
    whole["Variant"], whole["PlyCount"] = VARIANT, len(game.turns)
    for name, value in game.options.items():
        whole[tag_of(name)] = value
    unfinished = ABANDONED if is_given_up(tags) else "unterminated"
    whole["Termination"] = over[1] if over else unfinished
    whole.update(set_up_tags(game))
    return dict(whole, **{name: value for name, value in named_tags(tags).items()
                          if name not in (*whole, "SetUp", "FEN")})


def set_up_tags(game):
    """The tags that say where a game began, if not at the empty board."""
    first = beginning_of(game)
    return {"SetUp": "1", "FEN": fen_of(first)} if is_set_up(first) else {}


def usual_tags(tags):
    """The tags that every record has, in their usual order."""
    usual = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "-",
             "White": "White", "Black": "Black"}
    return {name: tags.get(name, value) for name, value in usual.items()}


def turn_pairs(game, comments):
    """The turns of a game in pairs, each such as "9. c5-c4xg7 d6", with the
    comments after them; if Black began, the first is "1. ... d6"."""
    names = [in_names(*turn) + commented(comments, number)
             for number, turn in enumerate(game.turns, 1)]
    if names and black_began(game):
        names.insert(0, "...")
    pairs = ["%d. %s" % (at // 2 + 1, " ".join(names[at:at + 2]))
             for at in range(0, len(names), 2)]
    return sum([pair.split() if "{" in pair else [pair] for pair in pairs], [])


def commented(comments, number):
    """The comment after so many turns, as it is added to the last; or nothing.
    """
    said = plain_comment(comments.get(number, ""))
    return " {%s}" % said if said else ""
