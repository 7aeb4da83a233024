"""parts.py - the parts of a record's text: its tags and its words.

INPUT    splits the text of a record into tags and words: parts_of read_tag
         add_words
STORAGE  the names of tags, results and other signs: ROSTER RESULTS OUTCOMES
PROCESS  makes text fit into a tag or a comment: cleaned plain_comment
OUTPUT   writes a tag, and fills lines with words: tag_line filled

`tags` is a dict of names and values, `lines` says in which line each stands; a
comment in braces stands in it, too, under the number of turns before it.
`words` is a list of (line, word): a move number such as "9.", a turn such as
"c5-c4xg7" (with a blank before a removal that stood apart), a result, or a
part that cannot be read. What the turns mean is not known here.
"""

from board import BLACK, MEN, WHITE
from rules import OPTIONS

# INPUT

def parts_of(text):
    """The tags of a record, the lines where they stand, and its words."""
    tags, lines, words, comments = {}, {}, [], []
    for kind, bit, line in main_line(text):
        ended = words and words[-1][1] in OUTCOMES
        if kind == "tag" and not ended:
            name, value = read_tag(bit)
            tags[name], lines[name] = value, line
        elif kind == "comment":
            comments.append((len(words), bit[1:-1]))
        else:
            add_words(words, plain_word(bit), line)
    add_comments(tags, words, comments)
    return tags, lines, words


def add_comments(tags, words, comments):
    """Note the comments, each (how many words stand before it, what it says),
    under the numbers of turns before them."""
    turns, counted, found = 0, 0, {}
    for before, said in comments:
        turns += sum(word[-1] != "." and word not in OUTCOMES
                     for _, word in words[counted:before])
        counted = before
        found.setdefault(turns, []).append(said)
    for turns, parts in found.items():
        said = plain_comment(" ".join(parts))
        if said:
            tags[turns] = said


def named_tags(tags):
    """The tags without the comments."""
    return {name: value for name, value in tags.items()
            if isinstance(name, str)}


def is_given_up(tags):
    """Do these tags tell of a game that was given up for another?"""
    return tags.get("Termination", "").lower() == ABANDONED


def main_line(text):
    """The bits of a text without blanks and variations."""
    opened = []
    for kind, bit, line in bits_of(text):
        if kind == "open":
            opened.append(("word", bit, line))
        elif kind == "close" and opened:
            opened.pop()
        elif not opened and kind != "skip":
            yield kind, bit, line
    yield from opened[:1]


def bits_of(text):
    """Each (kind, bit, line) in the text; kinds are the names below."""
    import re                       # slow to load, and seldom needed
    text = text.replace("\r\n", "\n").replace("\r", "\n").lstrip("\ufeff")
    line = 1
    for match in re.finditer(
            r'(?P<skip>\s+|;[^\n]*|^%[^\n]*|\$\d+)|(?P<comment>\{[^}]*\})'
            r'|(?P<tag>\[\s*[A-Za-z0-9_]{1,30}\s*"(?:[^"\\\n]|\\.)*"\s*\])'
            r'|(?P<open>\()|(?P<close>\))'
            r'|(?P<word>\{[^}]*|\[[^\n]*|[^\s{}()\[\];$]+|.)', text, re.M):
        yield match.lastgroup, match.group(), line
        line += match.group().count("\n")


def read_tag(bit):
    """The name of a tag, in its usual capital letters, and its value."""
    name, value = bit[1:-1].strip().split('"', 1)
    name = USUAL_NAMES.get(name.strip().lower(), name.strip())
    parts = value[:-1].split("\\\\")
    value = "\\".join(part.replace("\\", "") for part in parts)
    return name, cleaned(name, value)


def add_words(words, word, line):
    """Add what stands between two blanks: a number, a turn, or both."""
    number, dot, rest = word.partition(".")
    if dot and number.isdecimal() and word not in OUTCOMES:
        words.append((line, number + "."))
        word = rest
    if word.strip(".!?+#"):
        add_turn(words, word.strip(".!?+#"), line)


def add_turn(words, word, line):
    """Add a turn; a removal alone belongs to the turn before it."""
    last = len(words) - 1
    if words and words[last][1][-1] == ".":
        last -= 1
    if word[0] == "x" and last >= 0 and len(words[last][1]) < 20:
        words[last] = words[last][0], words[last][1] + " " + word
    else:
        words.append((line, word))


def plain_word(bit):
    """The word in small letters, with our signs."""
    word = bit.lower()
    for sign, plain in SIGNS.items():
        word = word.replace(sign, plain)
    return word


# STORAGE

VARIANT = "Nine Men's Morris" if MEN == 9 else "Morris with %d men" % MEN
RESULTS = {WHITE: "1-0", BLACK: "0-1", None: "1/2-1/2"}
WINNERS = {said: man for man, said in RESULTS.items()}

COMMENT = 1000          # signs of a comment that are kept

ABANDONED = "abandoned"     # the Termination of a game that was left for good

# How a game can end: given up by the players, or ended by the rules.
GIVEN_UP = ("agreement", "resigned")
ENDS = GIVEN_UP + ("few", "blocked", "no_mill", "three_men", "repetition")

# The tags that mean something, as they are usually written.
ROSTER = ("Event", "Site", "Date", "Round", "White", "Black", "Result",
          "Variant", "PlyCount", "Termination", "FEN", "SetUp")

# How many signs the value of a tag may have, if not so many as fit a line: a
# FEN of another program may be longer than ours.
ROOM = {"White": 20, "Black": 20, "FEN": 200}

# All the ways in which results are written, and ours for them.
OUTCOMES = {"*": "*", "1-0": "1-0", "1:0": "1-0", "0-1": "0-1", "0:1": "0-1",
            "1/2-1/2": "1/2-1/2", "1/2": "1/2-1/2", "0.5-0.5": "1/2-1/2",
            "1/2:1/2": "1/2-1/2", "½-½": "1/2-1/2", "½": "1/2-1/2"}

# Signs of others, and ours for them.
SIGNS = {"–": "-", "—": "-", "−": "-", "×": "x", "-/x": "x", "/x": "x",
         "…": "..."}


# PROCESS: tags of options

def tag_of(option):
    """The tag of an option.

    >>> tag_of("two_mills")
    'TwoMills'
    """
    return "".join(part.capitalize() for part in option.split("_"))


# STORAGE: how the names of tags are written

USUAL_NAMES = {name.lower(): name
               for name in ROSTER + tuple(map(tag_of, OPTIONS))}


# PROCESS: what fits a tag

def cleaned(name, value):
    """The value of a tag without signs that cannot be printed, and not so
    long that its line would not fit."""
    value = str(value)
    if not value.isprintable():
        value = "".join(sign for sign in value if sign.isprintable())
    room = ROOM.get(name, 36 - len(name) // 2)
    return value.strip()[:room].strip() or "?"


def plain_comment(text):
    """A comment without signs that cannot be printed, on one line, and no
    longer than COMMENT signs."""
    said = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(said.replace("{", "(").replace("}", ")").split())[:COMMENT]


# OUTPUT

def tag_line(name, value):
    """A tag as a line of the record. ValueError for a name with blanks."""
    if not (name.isascii() and name.replace("_", "0").isalnum()):
        raise ValueError("%r is no name of a tag" % name)
    value = cleaned(name, value).replace("\\", "\\\\").replace('"', '\\"')
    return '[%s "%s"]' % (name, value)


def filled(parts):
    """The parts, with blanks between them, in lines of less than 80 signs."""
    lines = parts[:1]
    for part in parts[1:]:
        if len(lines[-1]) + len(part) < 79:
            lines[-1] += " " + part
        else:
            lines.append(part)
    return lines
