"""screen.py - the keyboard and the screen: a terminal, IDLE or a pipe.

INPUT    reads a line from the keyboard: ask read_line
STORAGE  the kinds of text with their colours, and what the screen can show:
         KINDS Screen new_screen
PROCESS  finds out how to colour, and breaks long lines: choose_brush wrapped
         pause
OUTPUT   prints text in colours: say write painted

A piece of output is a pair (kind, text); its kind is a key of KINDS and names
what the text is, never how it looks. Only this file prints, and only this file
calls input(). A `screen` is a Screen.
"""

import os
import re
import sys
import time
from contextlib import redirect_stderr, suppress
from itertools import groupby

from board import BLACK, DOUBLE, EMPTY, LINES, WHITE
from rooms.console.sentences import clean, sentence

# INPUT

def ask(screen, prompt):
    """The line that a player types after the prompt, without its newline.

    EOFError at the end of the input; KeyboardInterrupt after Ctrl-C.
    """
    prompt = asked(screen, prompt)
    if screen.said:
        screen.said = []            # it has been seen
    if screen.typed_at == "terminal" and "readline" in sys.modules:
        coloured = painted(screen, ("prompt", prompt))
        # Codes stand between marks, so that they are not counted as signs.
        return read_line(re.sub("(\033.*?m)", "\001\\1\002", coloured))
    write(screen, ("prompt", prompt))
    line = line_of_idle() if screen.typed_at == "idle" else read_line()
    if screen.typed_at == "pipe":
        write(screen, ("plain", clean(line) + "\n"))
    return line


def line_of_idle():
    """One line of the input in IDLE. An Enter typed before the prompt comes
    at once, as an empty line; then the prompt need not be shown again."""
    while True:
        begun, line = time.monotonic(), read_line()
        came_at_once = time.monotonic() - begun < AT_ONCE
        pause(AFTER_A_LINE)
        if line or not came_at_once:
            return line


def read_line(prompt=""):
    """One line of the input. Whatever cannot be read is its end: EOFError."""
    try:
        return input(prompt)
    except (OSError, ValueError, RuntimeError):
        raise EOFError("the input cannot be read") from None


def forget_typed(screen):
    """Forget what has been typed in a terminal and was not read as yet, before
    a question that nobody could know of."""
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
#   terminal codes: 1 bold; 30 to 37 a colour of 16 for the text, 40 to 47 for
#     its ground, which Thonny knows; then 38;5;N and 48;5;N, the colour N of
#     256, for all that know these. Both are seen on any ground. (In Thonny,
#     bold and a colour together are too bright.)
#   IDLE: the names of its own colours for Python (Options > Configure IDLE),
#     on a light ground and on a dark one
KINDS = {
    # kind           terminal                   IDLE: light  dark
    "plain":        ("",                         (),        ()),
    "title":        ("1",                        "BUILTIN", "BUILTIN"),
    "board":        ("38;5;243",                 "stdout",  "DEFINITION"),
    "white":        ("33;43;38;5;180;48;5;173",  "KEYWORD", ()),
    "black":        ("34;44;38;5;25;48;5;24",    "hit",     "DEFINITION"),
    "white letter": ("30;43;38;5;16;48;5;180",   "ERROR",   "hit"),
    "black letter": ("97;44;38;5;231;48;5;24",   "hit",     "ERROR"),
    "moved":        ("1",                        (),        ()),
    "removed":      ("1;31",                     "COMMENT", "BUILTIN"),
    "mill":         ("32;38;5;34",               "BUILTIN", "STRING"),
    "prompt":       ("1",                        "BUILTIN", "stdout"),
    "refusal":      ("31",                       "stderr",  "stderr"),
    "result":       ("32;38;5;28",               "BUILTIN", "STRING"),
}

# In IDLE, Ctrl-C first hands over the half-typed line as if it were whole, an
# empty one too, and interrupts up to 75 ms later: while one waits for the next
# line it would be noticed only after that. So many seconds pass first.
AFTER_A_LINE = 0.1
AT_ONCE = 0.05          # seconds; nobody types so fast

BOARD_SIGNS = "".join([WHITE, BLACK, EMPTY, *LINES, *DOUBLE.values()])

ANSWER_ROOM = "_11"     # is left free after a question: a blank and a point
MANY = 999              # lines, where a window does not say how high it is


class OutputError(Exception):
    """What is said cannot be shown: OutputError(the OSError that says why)."""


class Looks:
    """How the players want the board."""

    def __init__(self, style, light):
        self.style = style          # "unicode" or "ascii"
        self.light = light          # is the background light?
        self.numbers = "map"        # of the points: "map", "board" or "none"
        self.plain = False          # the position in words, no picture?
        self.names = False          # show turns in names of points, too?


class Screen:
    """What the console can show, and what it shows now."""

    def __init__(self, brush="none", style="unicode", light=False):
        self.brush = brush          # "none", "terminal" or "idle"
        self.looks = Looks(style, light)
        self.told_narrow = False    # is it told that the map has no room?
        self.typed_at = "pipe"      # or what where_typed says
        self.live = False           # does somebody look on while it plays?
        self.pause = 1.5            # seconds between boards that are watched
        self.drawn = None           # what of the game is on the screen now
        self.said = None            # ... and the pieces said since, if the
                                    # board is to stay in its place


def new_screen(color="auto", style="unicode", light=False):
    """The Screen for the console in which the program runs."""
    sys.stdout = sys.stdout or open(os.devnull, "w")
    for stream in (sys.stdin, sys.stdout):  # IDLE's have no such thing, and
        with suppress(AttributeError, OSError, ValueError):     # Thonny has
            stream.reconfigure(errors="replace")                # read already
    screen = Screen("none", style if can_show(BOARD_SIGNS) else "ascii",
                    ground_is_light() if in_idle() else light)
    screen.typed_at = where_typed(sys.stdin, os.environ)
    screen.live = screen.typed_at in ("idle", "window") or sys.stdout.isatty()
    screen.brush = choose_brush(color, in_idle(), screen.live, os.environ)
    if screen.brush == "terminal" and is_terminal(sys.stdout) \
            and not codes_work():
        screen.brush = "none"
    if screen.live and screen.typed_at == "terminal":
        with suppress(ImportError):
            import readline             # for the arrow keys; Windows has none
            readline.set_auto_history(True)
    return screen


# PROCESS

def in_idle():
    """Is the program run by IDLE, whose shell shows codes as boxes?"""
    return type(sys.stdout).__module__.startswith("idlelib.")


def is_terminal(stream):
    """Is it a terminal? The streams of Thonny say so, but are pipes."""
    try:
        return stream.isatty() and os.isatty(stream.fileno())
    except (AttributeError, OSError, ValueError):
        return False


def where_typed(keyboard, environ):
    """Who shows what is typed: a "terminal"; "idle"; the "window" of another
    program, such as Thonny or PyCharm; or, in a "pipe", nobody.

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
    """Has the theme of IDLE a light ground? Terminals do not tell theirs."""
    if not in_idle():
        return False
    import io                       # which IDLE has loaded already, ...
    from idlelib.config import idleConf     # ... and nobody else has this
    with redirect_stderr(io.StringIO()):
        idleConf.LoadCfgFiles()
        theme = idleConf.GetHighlight(idleConf.CurrentTheme(), "normal")
    ground = theme["background"]
    if len(ground) != 7 or ground[0] != "#":
        return ground != "black"
    return sum(int(ground[at:at + 2], 16) for at in (1, 3, 5)) > 3 * 127


def choose_brush(color, idle, terminal, environ):
    """How to colour: "idle" by its tags, "terminal" by codes, or "none".

    `color` is "auto", "always" or "never"; an order given on the command line
    comes before NO_COLOR, and NO_COLOR before FORCE_COLOR.

    >>> choose_brush("auto", False, True, {"NO_COLOR": "1"})
    'none'
    """
    wanted = color == "always"
    if color == "auto" and not environ.get("NO_COLOR"):
        wanted = environ.get("FORCE_COLOR") or idle \
            or terminal and environ.get("TERM") != "dumb"
    coloured = "idle" if idle else "terminal"
    return coloured if wanted else "none"


def codes_work():
    """Does this terminal obey colour codes? In Windows they are switched on,
    by colorama or without it."""
    try:
        import colorama             # it may not be there
        colorama.just_fix_windows_console()
        return True
    except (ImportError, AttributeError):
        return os.name != "nt" or switch_codes_on()


def switch_codes_on():
    """Let the console of Windows obey colour codes; does it?"""
    try:
        import ctypes               # slow to load, and seldom needed
        kernel, mode = ctypes.windll.kernel32, ctypes.c_ulong()
        output = ctypes.c_void_p(kernel.GetStdHandle(-11))
        return bool(kernel.GetConsoleMode(output, ctypes.byref(mode))
                    and kernel.SetConsoleMode(output, mode.value | 4))
    except (ImportError, AttributeError, OSError):
        return False                # no Windows, or one too old


def stay_in_place(screen):
    """Let the board stay in its place; is that possible here?"""
    if screen.live and screen.typed_at == "terminal" and codes_work() \
            and os.environ.get("TERM") != "dumb":
        screen.said = []
    return screen.said is not None


def can_show(text):
    """Has the encoding of the output all these characters?"""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def columns(screen):
    """How many columns a line may have, at most 79."""
    return max(20, min(79, window_size(screen)[0] - 1))


def window_size(screen):
    """(columns, lines) of the window; 80 or MANY if it does not say."""
    try:
        if screen.typed_at == "idle":
            return sys.stdout.shell.width, MANY
        width, height = os.get_terminal_size(sys.stdout.fileno())
    except (OSError, ValueError, AttributeError):
        return 80, MANY
    return width or 80, height or MANY


def wrapped(text, width):
    """The text with its long lines broken between words: such a line goes on
    below its beginning, or below the second column of a table."""
    if all(len(line) <= width for line in text.split("\n")):
        return text
    import textwrap                 # slow to load, and seldom needed
    rows = []
    for line in text.split("\n"):
        column = re.match(r" {2}\S+ {2,}|\d+\. | {3}", line)
        indent = column.end() if column and column.end() < width / 2 else 2
        rows.append(textwrap.fill(line, width, subsequent_indent=" " * indent,
                                  break_on_hyphens=False))
    return "\n".join(rows)


def asked(screen, prompt):
    """A question, broken so that there is room for a point after it."""
    whole = wrapped(prompt.rstrip() + ANSWER_ROOM, columns(screen))
    return whole[:-len(ANSWER_ROOM)] + " "     # it moved with the last word


def merged(pieces, column):
    """The pieces as (look, text), those that look alike joined.

    In IDLE each write takes a millisecond or two, so there shall be few.
    """
    alike = groupby(pieces, key=lambda piece: KINDS[piece[0]][column])
    return [(look, "".join(text for _, text in same)) for look, same in alike]


def pause(seconds):
    """Wait, in slices so short that Ctrl-C is noticed at once in IDLE too."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(min(0.1, max(0.0, end - time.monotonic())))


# OUTPUT

def write(screen, *pieces):
    """Show the pieces, each (kind, text), one after another. OutputError if
    that cannot be."""
    try:
        if screen.brush == "idle":
            for tag, text in merged(pieces, 1 if screen.looks.light else 2):
                sys.stdout.shell.write(text, tag)
        else:
            sys.stdout.write(painted(screen, *pieces))
            sys.stdout.flush()
    except OSError as error:
        raise OutputError(error) from None


def painted(screen, *pieces):
    """The text of the pieces, with codes for their colours in a terminal."""
    coloured = screen.brush == "terminal"
    return "".join("\033[%sm%s\033[0m" % (code, text)
                   if code and coloured else text
                   for code, text in merged(pieces, 0))


def say(screen, text, kind="plain"):
    """Show a sentence, or several lines, broken to fit the window."""
    show(screen, (kind, wrapped(text, columns(screen)) + "\n"))


def show(screen, *pieces):
    """Show what is said, in whole lines, in pieces."""
    write(screen, *pieces)
    if screen.said is not None:
        screen.said += pieces


def complain(text):
    """Tell on the screen, beside the output, what is wrong with it."""
    sys.stderr.write(text + "\n")


def give_up_output(error):
    """After an OutputError: say so, unless nobody reads on (a closed pipe),
    and let nothing more be written."""
    reason, = error.args
    if not isinstance(reason, BrokenPipeError):
        complain(sentence("no output", error=reason))
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
