"""screen.py - reads the keyboard, and prints: in a terminal, IDLE or a pipe.

INPUT    reads a line from the keyboard: ask_line read_line
STORAGE  the kinds of text with their colours, and what the screen can show:
         KINDS Screen new_screen
PROCESS  finds out how to colour, and breaks long lines: choose_brush wrapped
         pause
OUTPUT   prints text in colours: say write painted

A piece of output is a pair (kind, text). Its kind is a key of KINDS. It says
what the text is, never how it looks. Only this file prints, but for a mistake
on the command line, and only this file calls input(). A `screen` is a Screen.
"""

import os
import sys
import time
from contextlib import redirect_stderr, suppress
from itertools import groupby

from board import BLACK, EMPTY, LINES, WHITE, can_show
from rooms.console.ear import by_ear
from rooms.console.sentences import LETTERS, QUOTED, clean, plain

# INPUT

def ask_line(screen, prompt, name=None, kind="prompt"):
    """The line that a player types after the prompt, without its newline. A
    name in the prompt may have its own kind.

    Raises EOFError at the end of the input, and KeyboardInterrupt after
    Ctrl-C.
    """
    # The room for an answer sticks to the last word.
    prompt = lines_of(screen, prompt.rstrip() + ANSWER_ROOM)
    prompt = prompt[:-len(ANSWER_ROOM)] + " "
    # Without a name, the whole prompt stands in the place of one.
    before, name, after = prompt.partition(name or prompt)
    pieces = ("prompt", before), (kind, name), ("prompt", after)
    if screen.typed_at == "terminal" and "readline" in sys.modules:
        import re                   # slow to load, and not always needed
        coloured = painted(screen, *pieces)
        # Marks around the codes tell readline that they take no room.
        return read_line(re.sub("(\033.*?m)", "\001\\1\002", coloured))
    write(screen, *pieces)
    line = line_of_idle() if screen.typed_at == "idle" else read_line()
    if screen.typed_at == "pipe":
        write(screen, ("plain", clean(line) + "\n"))
    return line


def line_of_idle():
    """One line of the input in IDLE. If somebody pressed Enter before the
    prompt, an empty line comes at once. It is no answer, so the next line is
    read."""
    while True:
        begun, line = time.monotonic(), read_line()
        came_at_once = time.monotonic() - begun < AT_ONCE
        pause(AFTER_A_LINE)
        if line or not came_at_once:
            return line


def read_line(prompt=""):
    """One line of the input. Raises EOFError at its end, and also if it cannot
    be read."""
    try:
        return input(prompt)
    except (OSError, ValueError, RuntimeError):
        raise EOFError("the input cannot be read") from None


def forget_typed(screen):
    """Forget what was typed in a terminal and is not read yet. What was typed
    before a surprising question must not answer it."""
    if screen.typed_at == "terminal":
        try:
            import termios              # Windows has none ...
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
        except ImportError:
            import msvcrt               # ... but this
            while msvcrt.kbhit():
                msvcrt.getwch()


# STORAGE

# What each kind of text looks like. (!) Change a colour.
#   terminal codes: 1 is bold. 30 to 37 colour the text and 40 to 47 its
#     background, with 16 colours that Thonny knows, too. Then 38;5;N and
#     48;5;N choose colour N of 256, in terminals that know these. All of them
#     can be seen on any background. (In Thonny, a bold colour is too bright.)
#   IDLE: the names of its own colours for Python (Options > Configure IDLE),
#     on a light background and on a dark one
KINDS = {
    # kind           terminal                   IDLE: light  dark
    "plain":        ("",                         (),        ()),
    "title":        ("1",                        "BUILTIN", "BUILTIN"),
    "board":        ("38;5;243",                 "stdout",  "stdout"),
    "white":        ("33;43;38;5;180;48;5;173",  "KEYWORD", ()),
    "black":        ("34;44;38;5;25;48;5;24",    "hit",     "DEFINITION"),
    "white letter": ("30;43;38;5;16;48;5;180",   "ERROR",   "hit"),
    "black letter": ("97;44;38;5;231;48;5;24",   "hit",     "ERROR"),
    "white name":   ("30;43;38;5;16;48;5;180",   "KEYWORD", "hit"),
    "black name":   ("97;44;38;5;231;48;5;24",   "hit",     "DEFINITION"),
    "moved":        ("1",                        (),        ()),
    "removed":      ("1;31",                     "COMMENT", "BUILTIN"),
    "mill":         ("32;38;5;34",               "BUILTIN", "STRING"),
    "prompt":       ("1",                        "BUILTIN", "stdout"),
    "refusal":      ("31",                       "stderr",  "stderr"),
    "result":       ("32;38;5;28",               "BUILTIN", "STRING"),
}

# In IDLE, Ctrl-C first hands over the half-typed line as if it were whole, and
# also an empty one. The interrupt comes up to 75 ms later. A program that
# already waits for the next line would notice it only after that line. Up to
# 75 ms pass, too, until a line is handed over that was typed too early.
AFTER_A_LINE = 0.1      # seconds to wait for the interrupt
AT_ONCE = 0.1           # seconds; nobody reads and types so fast

# The signs for a mill that was just made. (Other lines stay single.)
DOUBLE = {"─": "═", "│": "║", "-": "=", "|": "#"}
BOARD_SIGNS = "".join([WHITE, BLACK, EMPTY, *LINES, *DOUBLE.values()])

STUCK = "\u00a0"        # a blank at which no line ends
RARE_LETTER = "\u16a0"      # a rune: a screen that shows it shows all
ANSWER_ROOM = "_11"     # a blank and a point have room after a question


class OutputError(Exception):
    """The output cannot be written. An OSError, its cause, says why."""


class Screen:
    """What the console can show, and how the players want to see the board."""

    def __init__(self, brush="none", style="unicode", light=False):
        self.brush = brush          # "none", "terminal" or "idle"
        self.style = style          # "unicode" or "ascii"
        self.light = light          # is the background light?
        self.numbers = "map"        # of the points: "map", "board" or "none"
        self.words_tell = ""        # without a picture: each "turn", or in
                                    # "full" also the position
        self.names = False          # show turns in names of points, too?
        self.told_narrow = False    # do they know that the map has no room?
        self.typed_at = "pipe"      # or another answer of where_typed
        self.live = False           # does somebody watch the output?
        self.pause = 1.5            # seconds between boards to look at
        self.every_letter = False   # can it show each letter?


def new_screen(color="auto"):
    """The Screen for the console in which the program runs. `color` is one of
    the words of choose_brush."""
    sys.stdout = sys.stdout or open(os.devnull, "w")
    for stream in (sys.stdin, sys.stdout):  # in IDLE they cannot do this,
        with suppress(AttributeError, OSError, ValueError):     # in Thonny it
            stream.reconfigure(errors="replace")                # is too late
    screen = Screen("none", "unicode" if can_show(BOARD_SIGNS) else "ascii",
                    ground_is_light())
    screen.every_letter = can_show(RARE_LETTER)
    screen.typed_at = where_typed(sys.stdin, os.environ)
    screen.live = screen.typed_at in ("idle", "window") or sys.stdout.isatty()
    screen.brush = choose_brush(color, in_idle(), screen.live, os.environ)
    if screen.brush == "terminal" and is_terminal(sys.stdout) \
            and not make_codes_work():
        screen.brush = "none"
    if screen.live and screen.typed_at == "terminal":
        with suppress(ImportError):
            import readline             # for the arrow keys, not in Windows
            readline.set_auto_history(True)
    return screen


# PROCESS

def in_idle():
    """Does the program run in IDLE? Its shell shows colour codes as boxes."""
    return type(sys.stdout).__module__.startswith("idlelib.")


def is_terminal(stream):
    """Is this stream a terminal? Thonny's streams say so, but are pipes."""
    try:
        return stream.isatty() and os.isatty(stream.fileno())
    except (AttributeError, OSError, ValueError):
        return False


def where_typed(keyboard, environ):
    """Who shows what is typed: a "terminal", "idle", the "window" of another
    program, such as Thonny or PyCharm, or nobody, in a "pipe".

    >>> where_typed(None, {}), where_typed(None, {"PYCHARM_HOSTED": "1"})
    ('pipe', 'window')
    """
    if in_idle():
        return "idle"
    if is_terminal(keyboard):
        return "terminal"
    if environ.get("PYCHARM_HOSTED") or keyboard and keyboard.isatty():
        return "window"
    return "pipe"


def ground_is_light():
    """Has the theme of IDLE a light background? False outside IDLE, because
    terminals do not tell."""
    if not in_idle():
        return False
    import io                       # IDLE has loaded it already, ...
    from idlelib.config import idleConf     # ... and only IDLE needs this
    with redirect_stderr(io.StringIO()):
        idleConf.LoadCfgFiles()
        theme = idleConf.GetHighlight(idleConf.CurrentTheme(), "normal")
    ground = theme["background"]
    if len(ground) != 7 or ground[0] != "#":
        return ground != "black"
    return sum(int(ground[at:at + 2], 16) for at in (1, 3, 5)) > 3 * 127


def choose_brush(color, idle, terminal, environ):
    """How to colour: "idle" by its tags, "terminal" by codes, or "none".

    `color` is "auto", "always" or "never". `terminal` says if somebody looks
    at the output. The command line counts more than NO_COLOR, and NO_COLOR
    more than FORCE_COLOR.

    >>> choose_brush("auto", False, True, {"NO_COLOR": "1"})
    'none'
    """
    wanted = color == "always"
    if color == "auto" and not environ.get("NO_COLOR"):
        wanted = environ.get("FORCE_COLOR") or idle \
            or terminal and environ.get("TERM") != "dumb"
    coloured = "idle" if idle else "terminal"
    return coloured if wanted else "none"


def make_codes_work():
    """In Windows, switch colour codes on, with colorama or without it. Returns
    whether this terminal obeys them."""
    try:
        import colorama             # it may not be installed
        colorama.just_fix_windows_console()
        return True
    except (ImportError, AttributeError):
        return os.name != "nt" or switch_codes_on()


def switch_codes_on():
    """Tell the console of Windows to obey colour codes. Returns whether it
    does so now."""
    try:
        import ctypes               # slow to load, and rarely needed
        kernel, mode = ctypes.windll.kernel32, ctypes.c_ulong()
        output = ctypes.c_void_p(kernel.GetStdHandle(-11))
        return bool(kernel.GetConsoleMode(output, ctypes.byref(mode))
                    and kernel.SetConsoleMode(output, mode.value | 4))
    except (ImportError, AttributeError, OSError):
        return False                # not Windows, or it is too old


def columns(screen):
    """How many columns a line may have: 20 to 79."""
    try:
        width = sys.stdout.shell.width if screen.typed_at == "idle" \
            else os.get_terminal_size(sys.stdout.fileno())[0]
    except (OSError, ValueError, AttributeError):
        width = 0                   # the window does not say it
    return max(20, min(79, (width or 80) - 1))


def wrapped(text, width):
    """The text with its long lines broken between words. The rest of a line is
    indented. In a table it stands below the second column."""
    if all(len(line) <= width for line in text.split("\n")):
        return text
    import re                       # slow to load, as the next one, ...
    import textwrap                 # ... and rarely needed
    rows = []
    for line in text.split("\n"):
        # A blank may stand before these signs, but no line begins with them.
        # In Polish no line ends with a word of one letter.
        joined = " (?=[:;?!%\u00bb])|(?<=\u00ab) |(?<=\\b[AIOUWZaiouwz]) "
        line = re.sub(joined, STUCK, line)
        line = re.sub(QUOTED, lambda found: found[0].replace(" ", STUCK), line)
        column = re.match(r" {2}\S+ {2,}|\d+[.*] | {3}", line)
        indent = column.end() if column and column.end() < width / 2 else 2
        rows.append(textwrap.fill(line, width, subsequent_indent=" " * indent,
                                  break_on_hyphens=False))
    return "\n".join(rows).replace(STUCK, " ")


def lines_of(screen, text):
    """The text as it is shown here, in lines that fit. Where words describe
    the board, it is said for the ear."""
    text = by_ear(text) if screen.words_tell else text
    return wrapped(text, columns(screen))


def merged(pieces, column):
    """The pieces as (look, text). Neighbours that look alike are joined,
    because in IDLE each write takes a millisecond or two. `column` is that of
    KINDS: 0, 1 or 2.
    """
    alike = groupby(pieces, key=lambda piece: KINDS[piece[0]][column])
    return [(look, "".join(text for _, text in same)) for look, same in alike]


def pause(seconds):
    """Wait, but in short slices: so Ctrl-C works at once, even in IDLE."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(min(0.1, max(0.0, end - time.monotonic())))


# OUTPUT

def write(screen, *pieces):
    """Show the pieces, each (kind, text), one after another. Raises
    OutputError if they cannot be written."""
    try:
        if screen.brush == "idle":
            for tag, text in merged(pieces, 1 if screen.light else 2):
                sys.stdout.shell.write(text, tag)
        else:
            print(painted(screen, *pieces), end="", flush=True)
    except OSError as error:
        raise OutputError from error


def painted(screen, *pieces):
    """The text of the pieces. In a terminal it has codes for the colours. What
    the screen cannot show, such as a name, is in plain letters."""
    whole = "".join("\033[%sm%s\033[0m" % (code, text)
                    if code and screen.brush == "terminal" else text
                    for code, text in merged(pieces, 0))
    return whole if screen.every_letter or can_show(whole) \
        else plain(whole, LETTERS)


def say(screen, text, kind="plain"):
    """Show a sentence, or several lines. They are broken to fit the window."""
    write(screen, (kind, lines_of(screen, text) + "\n"))
