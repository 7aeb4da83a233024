"""opponent.py - the computer at the keyboard: its turns, its levels, hints.

INPUT    set_computer set_level level_in seconds_in
STORAGE  SIDES SHOWN
PROCESS  play_turn chosen_turn dot_by_dot agrees_to_draw
OUTPUT   tell_computer show_mill rest stop_both show_hint

A command is a function of the match and of the words typed after its name. How
the computer finds its turns is told in computer.py; match.computer has the
colours that it plays, match.level how well.
"""

from adjust import chance_of
from board import BLACK, WHITE
from computer import LEVELS, accepts_draw, choose_turn
from console import clean, write
from match import NOTHING, change
from replay import pause
from rules import play, result
from texts import TEXT
from view import show_board, tell
from words import colour_of, listed, notation

# INPUT

def set_computer(match, words):
    """Let the computer play White, Black, both or no side from now on."""
    side, *more = [word.lower() for word in words] or [""]
    names = [name for name in SIDES if side and name.startswith(side)]
    if not words:
        tell_computer(match)
    elif len(names) != 1:
        tell(match, "no side", "refusal", word=clean(side, 20))
    elif not more or level_in(match, more):
        match.computer = SIDES[names[0]]
        match.drawn = None
        tell_computer(match)


def set_level(match, words):
    """Let the computer play better or worse from now on."""
    if not words:
        tell_computer(match)
    elif level_in(match, [word.lower() for word in words]):
        match.drawn = None
        tell_computer(match)


def level_in(match, words):
    """Set the level, and seconds, that are typed; False if refused."""
    names = [name for name in LEVELS if name.startswith(words[0])]
    seconds = seconds_in(words[1:])
    if len(names) != 1 or len(words) > 1 and seconds is None:
        tell(match, "no level", "refusal", levels=listed(LEVELS))
        return False
    match.level, match.seconds = names[0], seconds or match.seconds
    return True


def seconds_in(words):
    """The seconds to think a turn, 1 to 600, if they are typed, else None."""
    word = words[0] if words else ""
    if word.isascii() and word.isdigit() and len(word) < 4:
        return max(1, min(600, int(word)))
    return None


# STORAGE

SIDES = {"white": (WHITE,), "black": (BLACK,), "both": (WHITE, BLACK),
         "off": ()}
SHOWN = 1.0             # seconds for which a mill is shown, then its removal


# PROCESS

def play_turn(match):
    """Let the computer find its turn, show it and play it."""
    try:
        turn = chosen_turn(match)
        if turn[2]:
            show_mill(match, turn)
        change(match, play, turn)
        if len(match.computer) == 2:
            show_board(match)
            rest(match, match.pause)
    except KeyboardInterrupt:
        if len(match.computer) < 2:
            raise
        stop_both(match)


def chosen_turn(match):
    """The turn that the computer plays; while it thinks long, dots appear."""
    dots = []
    turn = choose_turn(match.game, match.level, match.seconds,
                       chance_of(match), dot_by_dot(match, dots))
    if dots:
        write(match.screen, ("plain", "\n"))
    return turn


def dot_by_dot(match, dots):
    """A function of the seconds gone by: it shows a dot each half second.

    None where nobody looks on, such as in a pipe.
    """
    if not match.screen.live:
        return None

    def alive(seconds):
        """Show one more dot, if it is time for it."""
        if seconds >= (len(dots) + 1) / 2:
            write(match.screen, ("plain", "." if dots else TEXT["thinking"]))
            dots.append(".")
    return alive


def agrees_to_draw(match, man):
    """Does the computer, playing `man`, agree to a draw?"""
    return accepts_draw(match.game, man, match.level)


# OUTPUT

def tell_computer(match):
    """Say which colours the computer plays, and how well."""
    sides = listed(map(colour_of, match.computer), "and")
    key = "computer plays" if match.computer else "computer off"
    tell(match, key, colour=sides, level=match.level, levels=listed(LEVELS))


def show_mill(match, turn):
    """Show the computer's mill before its removal."""
    start, end, _ = turn
    match.begun = start, end, ()
    show_board(match)
    rest(match, SHOWN)


def rest(match, seconds):
    """Wait where somebody looks on. IDLE needs a moment in any case, or it
    would not notice Ctrl-C."""
    if match.screen.live:
        pause(max(seconds, 0.1))


def stop_both(match):
    """After Ctrl-C: the players take over from two computers."""
    match.computer, match.begun = (), NOTHING
    tell(match, "computers stopped")


def show_hint(match, words):
    """Say what the computer would play, and why; then the next best."""
    if result(match.game):
        tell(match, "over", "refusal")
        return
    if not match.hints or match.hints[0] is not match.game:
        from hints import hints
        match.hints = match.game, hints(match.game)
    game, left = match.hints
    if not left:
        tell(match, "no more hints")
        return
    turn, key, holes = left.pop(0)
    tell(match, "hint", turn=notation(turn), why=TEXT[key].format(**holes))
