"""record.py - the record of a game: from a game to a text, and back.

INPUT    reads the tags, the turns and the end of a text, and judges them:
         read_record play_words restore_end
STORAGE  what is written how: RESULTS GRADES TAGS
PROCESS  what the tags say, and the number of a turn: tags_of_turns pair_number
OUTPUT   writes the tags and the turns of a game: record_of all_tags

A record is a text like those of chess players. First come tags such as [White
"Ann"], then the turns in pairs, and then the result. We write points as
coordinates, such as `9. c5-c4xg7 d6`.

`tags` is a dict of texts. The name of a tag begins with a capital letter. What
stands in braces is there, too, named by the number of turns before it:
{"White": "Ann", "Result": "1-0", "comment 12": "?? better was d6"}.
`words` is a list of (line, word). A word is a move number such as "9.", a turn
such as "c5-c4xg7", a result, or a part that cannot be read. A `position` is
that of fen.py. What reads a record raises an Unusable if something is wrong
there. read_record adds the game up to the last good turn.
"""

import time
from itertools import starmap

from board import BLACK, MEN, NAMES, WHITE
from rooms.records.fen import (USUAL_BEGINNING, begin_at, beginning_of, fen_of,
                               is_set_up, read_fen)
from rooms.records.judge import Unusable, fault_of, option_value
from rules import OPTIONS, notation, play_legal, result

# STORAGE

VARIANT = "Nine Men's Morris" if MEN == 9 else "Morris with %d men" % MEN
RESULTS = {WHITE: "1-0", BLACK: "0-1", None: "1/2-1/2"}
WINNERS = {said: man for man, said in RESULTS.items()}

COMMENT = "comment %d"      # what stands after so many turns
MOST_OF_COMMENT = 1000      # its characters that are kept

# A comment may begin with the grade of its turn. In a record the grade has a
# number, as in the records of chess players (numeric annotation glyphs).
GRADES = {"!": "$1", "?!": "$6", "?": "$2", "??": "$4"}

ABANDONED = "abandoned"     # the Termination of a game that was left for good

# How a game can end: the players give it up, or the rules end it.
GIVEN_UP = ("agreement", "resigned")

# The tags that every record has, and the tag of each option
USUAL = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "-",
         "White": "White", "Black": "Black"}
TAGS = {option: option.title().replace("_", "") for option in OPTIONS}

# The tag that says that all turns of a game have grades, and which of them are
# puzzles: "17, 31", or "-" for none.
PUZZLES = "Puzzles"
TABLE = "Table"         # the tag that names a sheet of a game at two PCs

# How many characters the value of a tag may have. All other tags fit on one
# line.
ROOM = {"White": 20, "Black": 20, "FEN": 70, PUZZLES: 500}


# INPUT: the parts of a text

def parts_of(text):
    """The parts of a record: its tags and its words."""
    tags, words = {}, []
    signs = {number: sign for sign, number in GRADES.items()}
    turns = 0                       # so far: a comment is about the last one
    for kind, piece, line in pieces_of(text):
        if kind == "tag":
            name, tags[name] = read_tag(piece)
        elif kind == "word":
            words.append((line, piece))
            # A number such as 9. is no turn, and no result is one.
            turns += piece[-1] not in ".*" and piece not in WINNERS
        else:
            said = signs.get(piece, "") if piece[0] == "$" else piece[1:-1]
            tags[COMMENT % turns] = plain_comment(
                comment_at(tags, turns) + " " + said)
    return tags, words


def pieces_of(text):
    """Each (kind, piece, line) of the text, without blanks. The kinds are the
    names in the pattern below."""
    import re                       # slow to load, and rarely needed
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    line = 1
    for match in re.finditer(
            r'(?P<blank>\s+|\ufeff)|(?P<comment>\{[^}]*\}|\$\d+)'
            r'|(?P<tag>\[[A-Z][A-Za-z0-9_]{0,29} "(?:[^"\\\n]|\\.)*"\])'
            r'|(?P<word>\{[^}]*|\[[^\n]*|[^\s{}\[\]$]+|.)', text):
        if match.lastgroup != "blank":
            yield match.lastgroup, match.group(), line
        line += match.group().count("\n")


def read_tag(piece):
    """The (name, value) of a tag."""
    name, _, value = piece[1:-2].partition(' "')
    value = "\\".join(part.replace("\\", "") for part in value.split("\\\\"))
    return name, cleaned(name, value)


# INPUT: the game

def read_record(text):
    """The (game, tags) of a record. Everything in it is checked.

    Raises Unusable if the record is damaged, or if a turn in it is not
    legal. If it does not name an option, that is the usual one.
    """
    tags, words = parts_of(text)
    check_variant(tags)
    position = read_fen(tags["FEN"]) if "FEN" in tags else USUAL_BEGINNING
    game = begin_at(*position, **options_of(tags))
    try:
        restore_end(game, tags, play_words(game, words))
    except Unusable as error:
        # A text without a tag and a turn is no record at all.
        reason = error.reason if game.turns or tags else "record none"
        facts = {"line": words[-1][0] if words else len(tags), **error.facts}
        raise Unusable(reason, game, tags, number=pair_number(game),
                       turn=len(game.turns) + 1, colour=game.to_move,
                       **facts) from None
    return game, tags


def options_of(tags):
    """The options that the tags name. Raises Unusable if an option cannot
    have such a value."""
    found = {}
    for name, tag in TAGS.items():
        try:
            if tag in tags:
                found[name] = option_value(name, tags[tag])
        except ValueError:
            raise Unusable("record option", None, tags, tag=tag,
                           word=tags[tag]) from None
    return found


def play_words(game, words):
    """Play the turns of a record, and return the result that stands at its
    end, or None. Raises Unusable if a word is wrong by the rules of this
    game."""
    outcome = None
    for line, word in words:
        if outcome:
            raise Unusable("record late", line=line, word=word)
        if word == "*" or word in WINNERS:
            outcome = word
        elif word == "..." and black_began(game) and not game.turns:
            continue                    # in place of White's first turn
        elif word[-1] != ".":
            play_legal(game, turn_in_record(game, line, word))
        elif word != "%d." % pair_number(game):
            raise Unusable("record number", line=line, word=word,
                           expected=pair_number(game))
    return outcome


def restore_end(game, tags, outcome):
    """End the game as the record says. Raises Unusable if there are no
    turns, if the end is missing, or if the result does not fit the rules."""
    told = tags.get("Result", outcome)      # outcome: what stands at the end
    if not (game.turns or tags):
        raise Unusable("record none")
    if told and not outcome:
        raise Unusable("record cut")
    if told != outcome:
        raise Unusable("record result", word=told, expected=outcome)
    if outcome not in WINNERS:
        return                      # the game goes on
    ruled, winner = result(game), WINNERS[outcome]
    if not ruled or tags.get("Termination") in GIVEN_UP:
        game.ended = winner, "resigned" if winner else "agreement"
    elif ruled[0] != winner:
        raise Unusable("record result", word=outcome,
                       expected=RESULTS[ruled[0]])


def turn_in_record(game, line, word):
    """The legal turn that a word of a record means. Raises Unusable if it
    is not a turn, or is not legal."""
    turn = turn_of(word)
    if turn is None:
        reasons = {"[": "record tag", "{": "record open"}
        raise Unusable(reasons.get(word[0], "record word"), line=line,
                       word=word)
    reason, point = fault_of(game, turn)
    if reason:
        raise Unusable("record " + reason, line=line, point=NAMES[point],
                       word=notation(turn, NAMES))
    return turn


def turn_of(word):
    """The turn that a word means. None if it is not a turn.

    >>> turn_of("c5-b4xg7")
    (6, 10, (2,))
    """
    way, *removed = word.split("x")
    *start, end = way.split("-")
    names = [*start, end, *removed]
    if len(start) > 1 or not set(names) <= set(NAMES):
        return None
    points = [NAMES.index(name) for name in names]
    first = points.pop(0) if start else None
    return first, points[0], tuple(points[1:])


# PROCESS: tags and comments

def new_tags():
    """The tags of a game that begins now, without the names of the players."""
    return {"Event": VARIANT, "Date": time.strftime("%Y.%m.%d"),
            "Time": time.strftime("%H:%M:%S")}


def comment_at(tags, number):
    """The comment after this number of turns, or ""."""
    return tags.get(COMMENT % number, "")


def tags_of_turns(tags):
    """Those of these tags that speak of the turns, as the comments do. They
    are true until the game changes."""
    return {name: tags[name] for name in tags
            if name == PUZZLES or not name[0].isupper()}


def is_given_up(tags):
    """Do these tags say that the game was left for another game?"""
    return tags.get("Termination") == ABANDONED


def cleaned(name, value):
    """The value of a tag, without characters that cannot be printed, and short
    enough for its line."""
    value = "".join(filter(str.isprintable, str(value)))
    room = ROOM.get(name, 36 - len(name) // 2)
    return value.strip()[:room].strip() or "?"


def plain_comment(text):
    """A comment on one line, cut: round brackets stand for its braces, and
    blanks for characters that cannot be printed."""
    said = "".join(sign if sign.isprintable() else " " for sign in text)
    words = said.replace("{", "(").replace("}", ")").split()
    return " ".join(words)[:MOST_OF_COMMENT]


def check_variant(tags):
    """Raise Unusable if the tags name another kind of game."""
    variant = tags.get("Variant", VARIANT)
    if variant != VARIANT:
        raise Unusable("record variant", None, tags, word=variant,
                       variant=VARIANT)


# PROCESS: a game in a record

def black_began(game):
    """Did Black play the first turn? That happens in a game from a position
    that was set up."""
    return (game.to_move == BLACK) != len(game.turns) % 2


def pair_number(game):
    """The number of the pair of turns to which the next turn belongs. White's
    turn is the first of a pair."""
    return (len(game.turns) + black_began(game)) // 2 + 1


# OUTPUT

def record_of(game, tags):
    """The record of a game as a text. Names and other facts come from
    `tags`."""
    import textwrap                 # slow to load, and not for the start
    whole = all_tags(game, tags)
    words = [*turns_in_pairs(game, tags), whole["Result"]]
    lines = textwrap.wrap(" ".join(words).strip(), 79, break_long_words=False,
                          break_on_hyphens=False)
    return "\n".join([*starmap(tag_line, whole.items()), "", *lines, ""])


def all_tags(game, tags):
    """The tags of the record: first the usual ones, then all others."""
    unfinished = ABANDONED if is_given_up(tags) else "unterminated"
    winner, end = result(game) or (None, unfinished)
    others = {name: value for name, value in tags.items()
              if name[0].isupper() and name not in ("SetUp", "FEN")}
    known = {"Result": "*" if end == unfinished else RESULTS[winner],
             "Variant": VARIANT, "PlyCount": len(game.turns),
             **{TAGS[name]: value for name, value in game.options.items()},
             "Termination": end}
    if is_set_up(game):
        known.update({"SetUp": "1", "FEN": fen_of(beginning_of(game))})
    # The order is that of the first time, the value that of the last.
    return {**USUAL, **known, **others, **known}


def turns_in_pairs(game, tags):
    """The comment before the first turn. Then the turns, each with the comment
    after it. White's have their number, such as "9. c5-c4xg7". If Black began,
    the first one is "1. ..."."""
    turns = [notation(turn, NAMES) for turn in game.turns]
    names = [turn + commented(tags, number)
             for number, turn in enumerate(turns, 1)]
    if names and black_began(game):
        names.insert(0, "...")
    # [::2]: the first, the third, and so on
    names[::2] = ["%d. %s" % pair for pair in enumerate(names[::2], 1)]
    return [commented(tags, 0), *names]


def grade_of(tags, number):
    """The grade with which the comment after this number of turns begins, as a
    sign such as "??"; "" if it has none."""
    said = comment_at(tags, number).split(" ")[0]
    return said if said in GRADES else ""


def commented(tags, number):
    """The comment after this number of turns, ready to be added to the last
    turn: first its grade, if it has one. "" if there is no comment.

    >>> commented({"comment 12": "?? better was d6"}, 12)
    ' $4 {better was d6}'
    """
    grade = grade_of(tags, number)
    said = plain_comment(comment_at(tags, number)[len(grade):])
    return (" " + GRADES[grade] if grade else "") + (
        " {%s}" % said if said else "")


def tag_line(name, value):
    """A tag as a line of the record."""
    value = cleaned(name, value).replace("\\", "\\\\").replace('"', '\\"')
    return '[%s "%s"]' % (name, value)
