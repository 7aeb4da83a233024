"""record.py - the record of a game: from a game to a text, and back.

INPUT    reads the tags and the turns of a text, and judges them: read_record
         parts_of play_words
STORAGE  what is written how: RESULTS OUTCOMES RULES_TRIED
PROCESS  what can be wrong with a record: check_variant restore_end
OUTPUT   writes the tags and the turns of a game: record_of all_tags turn_pairs

A record is a text like those of chess players. First come tags such as [White
"Ann"], then the turns in pairs, and then the result. We write points as
coordinates, such as `9. c5-c4xg7 d6`. Other programs write numbers. These are
always read as 1 to 24, as PlayOK writes them, and never as 0 to 23. Most turns
would be legal both ways, so a guess could show a game that was never played.

`tags` is a dict of names and values. It also holds the comments in braces,
each under the number of turns before it. `lines` tells in which line each tag
stands. `words` is a list of (line, word). A word is a move number such as
"9.", a turn such as "c5-c4xg7", a result, or a part that cannot be read. If a
removal stood apart, its turn has a blank before it. A `position` is that of
fen.py. Each check does nothing if all is well. Otherwise it raises a
RecordError, whose `game` goes up to the last good turn.
"""

from board import BLACK, MEN, NAMES, WHITE
from rooms.records.fen import (USUAL_BEGINNING, RecordError, begin_at,
                               beginning_of, fen_of, is_set_up, read_fen)
from rooms.records.judge import checked_options, fault_of
from rules import ENDS, OPTIONS, notation, play_legal, result

# STORAGE

VARIANT = "Nine Men's Morris" if MEN == 9 else "Morris with %d men" % MEN
OWN_RULES = ("?", "Custom")     # variants that do not tell their rules
RESULTS = {WHITE: "1-0", BLACK: "0-1", None: "1/2-1/2"}
WINNERS = {said: man for man, said in RESULTS.items()}

COMMENT = 1000          # characters of a comment that are kept

# A comment may begin with the grade of its turn. In a record the grade has a
# number, as in the records of chess players (numeric annotation glyphs).
GRADES = {"!": "$1", "?!": "$6", "?": "$2", "??": "$4"}

ABANDONED = "abandoned"     # the Termination of a game that was left for good

# How a game can end: the players give it up, or the rules end it.
GIVEN_UP = ("agreement", "resigned")

# The tags that every record has, then the tag of each option. Last come all
# tags that have a meaning for us, by their names in small letters.
USUAL = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "-",
         "White": "White", "Black": "Black"}
TAGS = {option: option.title().replace("_", "") for option in OPTIONS}
USUAL_NAMES = {name.lower(): name for name in (
    *USUAL, *TAGS.values(), "Result", "Variant", "PlyCount", "Termination",
    "FEN", "SetUp")}

# The tag that says that all turns of a game have grades, and which of them are
# puzzles: "17 man 2, 31 save 1", or "-" for none.
PUZZLES = "Puzzles"

# How many characters the value of a tag may have. A FEN of another program may
# be longer than ours. All other tags fit on one line.
ROOM = {"White": 20, "Black": 20, "FEN": 200, PUZZLES: 500}

# All ways to write a result, and our way for each.
OUTCOMES = {"*": "*", "1-0": "1-0", "1:0": "1-0", "0-1": "0-1", "0:1": "0-1",
            "1/2-1/2": "1/2-1/2", "1/2": "1/2-1/2", "0.5-0.5": "1/2-1/2",
            "1/2:1/2": "1/2-1/2", "½-½": "1/2-1/2", "½": "1/2-1/2"}

# Signs in the records of other programs, and our sign for each.
OTHER_SIGNS = {"–": "-", "—": "-", "−": "-", "×": "x", "-/x": "x", "/x": "x",
               "…": "..."}

# The point for a coordinate, or for a number in the record of another program.
POINT_OF = {name: point for point, name in enumerate(NAMES)}
POINT_OF.update((str(point + 1), point) for point in range(len(NAMES)))

# The Site where turns are written in numbers. Our records have coordinates, so
# they must not name it.
NUMBERED = "PlayOK"

# A record may not name its options. Then these are tried, one after another:
# first our rules, then rules without our draws and with other options.
RULES_TRIED = [{}] + [
    {"no_mill_turns": 0, "three_men_turns": 0, "repetitions": 0,
     "flying": flying, "two_mills": two_mills, "all_in_mills": all_in_mills}
    for flying in ("three", "both") for two_mills in ("one", "each")
    for all_in_mills in ("any", "none")]


# INPUT: the parts of a text

def parts_of(text):
    """The parts of a record: its tags, the lines where they stand, and its
    words."""
    tags, lines, words, comments, turns = {}, {}, [], {}, 0
    for kind, bit, line in main_line(text):
        ended = words and words[-1][1] in OUTCOMES
        if kind == "tag" and not ended:
            name, value = read_tag(bit)
            tags[name], lines[name] = value, line
        elif kind == "comment":
            comments.setdefault(turns, []).append(bit[1:-1])
        elif kind == "grade":
            comments.setdefault(turns, []).extend(
                sign for sign, number in GRADES.items() if number == bit)
        else:
            before = len(words)
            add_words(words, plain_word(bit), line)
            turns += sum(word[-1] != "." and word not in OUTCOMES
                         for _, word in words[before:])
    for number, parts in comments.items():
        said = plain_comment(" ".join(parts))
        if said:
            tags[number] = said
    return tags, lines, words


def main_line(text):
    """Each (kind, bit, line) of the text, without blanks and variations. The
    kinds are the names in the pattern below."""
    import re                       # slow to load, and rarely needed
    text = text.replace("\r\n", "\n").replace("\r", "\n").lstrip("\ufeff")
    line, opened = 1, []
    for match in re.finditer(
            r'(?P<skip>\s+|;[^\n]*|^%[^\n]*)|(?P<comment>\{[^}]*\})'
            r'|(?P<grade>\$\d+)'
            r'|(?P<tag>\[\s*[A-Za-z0-9_]{1,30}\s*"(?:[^"\\\n]|\\.)*"\s*\])'
            r'|(?P<open>\()|(?P<close>\))'
            r'|(?P<word>\{[^}]*|\[[^\n]*|[^\s{}()\[\];$]+|.)', text, re.M):
        kind, bit = match.lastgroup, match.group()
        if kind == "open":
            opened.append(("word", bit, line))
        elif kind == "close" and opened:
            opened.pop()
        elif not opened and kind != "skip":
            yield kind, bit, line
        line += bit.count("\n")
    yield from opened[:1]


def read_tag(bit):
    """The (name, value) of a tag. A name that we know gets its usual capital
    letters."""
    name, value = bit[1:-1].strip().split('"', 1)
    name = USUAL_NAMES.get(name.strip().lower(), name.strip())
    parts = value[:-1].split("\\\\")
    value = "\\".join(part.replace("\\", "") for part in parts)
    return name, cleaned(name, value)


def add_words(words, word, line):
    """Add what stands between two blanks to the words: a number, a turn, or
    both. If it is only a removal, it is added to the turn before."""
    number, dot, rest = word.partition(".")
    if dot and number.isdecimal() and word not in OUTCOMES:
        words.append((line, number + "."))
        word = rest
    word, last = word.strip(".!?+#"), len(words) - 1
    if words and words[last][1][-1] == ".":
        last -= 1
    if word[:1] == "x" and last >= 0 and len(words[last][1]) < 20:
        words[last] = words[last][0], words[last][1] + " " + word
    elif word:
        words.append((line, word))


def plain_word(bit):
    """The word in small letters and with our signs."""
    word = bit.lower()
    for sign, plain in OTHER_SIGNS.items():
        word = word.replace(sign, plain)
    return word


# INPUT: the game

def read_record(text):
    """The (game, tags) of a record. Everything in it is checked.

    Raises RecordError if the record is damaged, or if a turn in it is not
    legal. If it names no options, the first of RULES_TRIED that fit are used.
    """
    tags, lines, words = parts_of(text)
    check_variant(tags, lines)
    position, options = position_in(tags, lines), options_of(tags, lines)
    errors = []
    for way in [options] if options else RULES_TRIED:
        try:
            game = begin_at(*position, **way)
            play_words(game, tags, words)
            return game, tags
        except RecordError as error:
            errors.append(error)
    raise max(errors, key=lambda error:
              len(error.game.turns) if error.game else -1)


def position_in(tags, lines):
    """The position where the game of these tags begins. Raises RecordError if
    they do not tell it, or if it cannot be understood."""
    if tags.get("FEN", "?") not in "0?":
        return read_fen(tags["FEN"])
    if tags.get("SetUp", "0") not in "0?":
        raise RecordError("record set up", None, tags, line=lines["SetUp"])
    return USUAL_BEGINNING


def options_of(tags, lines):
    """The options that the tags name. Raises RecordError if an option cannot
    have such a value."""
    found = {}
    for name, tag in TAGS.items():
        try:
            if tag in tags:
                value = type(OPTIONS[name][0])(tags[tag].lower())
                found.update(checked_options({name: value}))
        except ValueError:
            raise RecordError("record option", None, tags, line=lines[tag],
                              tag=tag, word=tags[tag]) from None
    return found


def play_words(game, tags, words):
    """Play the turns of a record, and end the game as the record says. Raises
    RecordError if a part of it is wrong by the rules of this game."""
    outcome, halves, line = None, 0, 0
    for line, word in words:
        if outcome:
            refuse_record("late", game, tags, line, word)
        elif word in OUTCOMES:
            outcome = OUTCOMES[word]
        elif word[-1] == ".":
            check_number(game, tags, line, word, halves)
        else:
            play_legal(game, turn_in_record(game, tags, line, word))
            halves += 1 + word.count(" ")
    restore_end(game, tags, outcome, line)


def turn_in_record(game, tags, line, word):
    """The legal turn that a word of a record means. Raises RecordError if it
    is not a turn, or is not legal."""
    turn = turn_of(word)
    if turn is None:
        reasons = {"[": "tag", "{": "open", "(": "open"}
        refuse_record(reasons.get(word[0], "word"), game, tags, line, word)
    reason, point = fault_of(game, turn)
    if reason:
        refuse_record(reason, game, tags, line, notation(turn, NAMES),
                      point=NAMES[point])
    return turn


def turn_of(word):
    """The turn that a word means. None if it is not a turn.

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


# PROCESS: tags and comments

def named_tags(tags):
    """The tags without the comments."""
    return {name: value for name, value in tags.items()
            if isinstance(name, str)}


def is_given_up(tags):
    """Do these tags say that the game was left for another game?"""
    return tags.get("Termination", "").lower() == ABANDONED


def cleaned(name, value):
    """The value of a tag, without characters that cannot be printed, and short
    enough for its line."""
    value = "".join(filter(str.isprintable, str(value)))
    room = ROOM.get(name, 36 - len(name) // 2)
    return value.strip()[:room].strip() or "?"


def plain_comment(text):
    """A comment on one line, cut to COMMENT characters: round brackets stand
    for its braces, and blanks for characters that cannot be printed."""
    said = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(said.replace("{", "(").replace("}", ")").split())[:COMMENT]


# PROCESS: what can be wrong

def check_variant(tags, lines):
    """Raise RecordError if the tags name another kind of game."""
    variant = tags.get("Variant", VARIANT)
    letters = ["".join(sign for sign in name.lower() if sign.isalnum())
               for name in (variant, VARIANT)]
    if variant not in OWN_RULES and letters[0] != letters[1]:
        raise RecordError("record variant", None, tags, word=variant,
                          line=lines["Variant"], variant=VARIANT)


def black_began(game):
    """Did Black play the first turn? That happens in a game from a position
    that was set up."""
    return (game.to_move == BLACK) != len(game.turns) % 2


def pair_number(game):
    """The number of the pair of turns to which the next turn belongs. White's
    turn is the first of a pair."""
    return (len(game.turns) + black_began(game)) // 2 + 1


def check_number(game, tags, line, word, halves):
    """Raise RecordError if this is not the number of the next pair of turns.
    Some records count removals as turns if they stand apart. Some begin to
    count with Black, if Black began. These numbers are allowed, too."""
    lowest = len(game.turns) // 2 + 1
    highest = (halves + black_began(game)) // 2 + 1
    if not (len(word) < 9 and lowest <= int(word[:-1]) <= highest):
        refuse_record("number", game, tags, line, word,
                      expected=pair_number(game))


def restore_end(game, tags, outcome, line):
    """End the game as the record says. Raises RecordError if turns or the end
    are missing, or if the end does not fit the rules or the result."""
    turns, (winner, end) = len(game.turns), result(game) or (None, None)
    reason = tags.get("Termination", "").lower()
    if not (turns or named_tags(tags)):
        refuse_record("none", game, tags, line, "")
    men = sum(len(removed) for _, _, removed in game.turns)
    counted = tags.get("PlyCount", "?")     # some also count the removals
    if counted not in ("?", str(turns), str(turns + men)):
        refuse_record("count", game, tags, line, counted, turns=turns)
    if "Result" in tags and counted == "?" and not outcome:
        refuse_record("cut", game, tags, line, "")
    tag = plain_word(tags.get("Result", "*")).replace(" ", "")
    said, *others = {outcome, OUTCOMES.get(tag)} - {None, "*"} or {None}
    if others:
        refuse_record("result", game, tags, line, tag, expected=outcome)
    if said and (reason in GIVEN_UP or not end):
        winner = WINNERS[said]
        end = "resigned" if winner else "agreement"
    if said and end and said != RESULTS[winner]:
        refuse_record("result", game, tags, line, said,
                      expected=RESULTS[winner])
    if reason in ENDS and reason != end:
        refuse_record("end", game, tags, line, reason)
    if end in GIVEN_UP:
        game.ended = winner, end


def refuse_record(reason, game, tags, line, word, **facts):
    """Raise the RecordError for a word in this line. The `game` has all good
    turns before it."""
    if not (game.turns or named_tags(tags)):
        reason = "none"
    word = "".join(filter(str.isprintable, word))[:20]
    raise RecordError("record " + reason, game, tags, line=line, word=word,
                      number=pair_number(game), turn=len(game.turns) + 1,
                      colour=game.to_move, **facts)


# OUTPUT

def record_of(game, tags):
    """The record of a game as a text. Names and other facts come from
    `tags`."""
    whole = all_tags(game, tags)
    lines = [tag_line(*tag) for tag in whole.items()]
    pairs = commented(tags, 0).split() + turn_pairs(game, tags)
    return "\n".join(lines + [""] + filled(pairs + [whole["Result"]]) + [""])


def all_tags(game, tags):
    """The tags of the record: first the usual ones, then all others."""
    unfinished = ABANDONED if is_given_up(tags) else "unterminated"
    winner, end = result(game) or (None, unfinished)
    others = {name: value for name, value in named_tags(tags).items()
              if name not in ("SetUp", "FEN")
              and (name, value) != ("Site", NUMBERED)}
    known = {"Result": "*" if end == unfinished else RESULTS[winner],
             "Variant": VARIANT, "PlyCount": len(game.turns),
             **{TAGS[name]: value for name, value in game.options.items()},
             "Termination": end}
    if is_set_up(game):
        known.update({"SetUp": "1", "FEN": fen_of(beginning_of(game))})
    return {**USUAL, **known, **others, **known}


def turn_pairs(game, comments):
    """The turns of a game in pairs such as "9. c5-c4xg7 d6", with the comments
    after them. If Black began, the first pair is "1. ... d6"."""
    names = [notation(turn, NAMES) for turn in game.turns]
    names = [name + commented(comments, number)
             for number, name in enumerate(names, 1)]
    if names and black_began(game):
        names.insert(0, "...")
    pairs = ["%d. %s" % (at // 2 + 1, " ".join(names[at:at + 2]))
             for at in range(0, len(names), 2)]
    return [part for pair in pairs
            for part in (pair.split() if "{" in pair else [pair])]


def grade_of(comments, number):
    """The grade with which the comment after this number of turns begins, as a
    sign such as "??"; "" if it has none."""
    said = comments.get(number, "").split(" ")[0]
    return said if said in GRADES else ""


def commented(comments, number):
    """The comment after this number of turns, ready to be added to the last
    turn: first its grade, if it has one. "" if there is no comment.

    >>> commented({12: "?? better was d6"}, 12)
    ' $4 {better was d6}'
    """
    grade = grade_of(comments, number)
    said = plain_comment(comments.get(number, "")[len(grade):])
    return (" " + GRADES[grade] if grade else "") + (
        " {%s}" % said if said else "")


def tag_line(name, value):
    """A tag as a line of the record. Raises ValueError if the name has other
    characters than letters, digits and _."""
    if not (name.isascii() and name.replace("_", "0").isalnum()):
        raise ValueError("%r is no name of a tag" % name)
    value = cleaned(name, value).replace("\\", "\\\\").replace('"', '\\"')
    return '[%s "%s"]' % (name, value)


def filled(parts):
    """Lines of at most 79 characters, made of these parts with blanks between
    them."""
    lines = parts[:1]
    for part in parts[1:]:
        if len(lines[-1]) + len(part) < 79:
            lines[-1] += " " + part
        else:
            lines.append(part)
    return lines
