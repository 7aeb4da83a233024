"""computer_player.py - the computer at the keyboard: its turns, and hints.

INPUT    seconds_in
STORAGE  SIDES SHOWN COMMANDS
PROCESS  set_computer seat_anew set_level strengthen carry_strength seat
         let_computer_play chosen_turn dot_by_dot rest stop_both
OUTPUT   tell_computer show_mill show_hint

A command is a function of the match and of the words typed after its name. How
the computer finds its turns is told in computer/. Each side has a Player with
a level and seconds of its own, see console/match.py; `men` are the colours of
which something is said.
"""

from board import BLACK, WHITE
from computer import LEVELS, choose_turn, hints_for
from console import (NOTHING, TEXT, chance_of, change, colour_of, computers_in,
                     facts_in_words, listed, notation, pause, player_to_move,
                     sentence, show_board, tell, write)
from rules import play, result

# INPUT

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


# PROCESS: who plays, and how well

def set_computer(match, words):
    """Let the computer play White, Black, both or no side from now on. With a
    level, the other side stays as it is; without, a person plays it."""
    side, *strength = [word.lower() for word in words] or [""]
    names = [name for name in SIDES if side and name.startswith(side)]
    if not words:
        tell_computer(match)
    elif len(names) != 1:
        tell(match, "no side", "refusal", word=side)
    else:
        seat_anew(match, SIDES[names[0]], strength)


def seat_anew(match, men, strength):
    """Let the computer play these men, as strong as the words say."""
    others = computers_in(match)
    if strength and not strengthen(match, men, strength):
        return
    if strength and men:
        seat(match, (*men, *others))
    else:
        carry_strength(match, others, men)
        seat(match, men)
    tell_computer(match)


def set_level(match, words):
    """Let the computer play better or worse from now on."""
    strength = [word.lower() for word in words]
    if not words or strengthen(match, (WHITE, BLACK), strength):
        tell_computer(match)


def strengthen(match, men, words):
    """Set the level, and seconds, that are typed; False if refused."""
    names = [name for name in LEVELS if name.startswith(words[0])]
    seconds = seconds_in(words[1:])
    if len(names) != 1 or len(words) > 1 and seconds is None:
        tell(match, "no level", "refusal", levels=listed(LEVELS))
        return False
    for man in men:
        match.players[man].level = names[0]
        match.players[man].seconds = seconds or match.players[man].seconds
    match.screen.drawn = None
    return True


def carry_strength(match, others, men):
    """Let it be as strong with these men as with the others it has played."""
    for man in men:
        if others and man not in others:
            match.players[man].level = match.players[others[0]].level
            match.players[man].seconds = match.players[others[0]].seconds


def seat(match, men):
    """Let the computer play these men and no others."""
    for man, player in match.players.items():
        if man in men:
            player.kind = "computer"
        elif player.kind == "computer":
            player.kind = "person"
    match.screen.drawn = None


# PROCESS: its turns

def let_computer_play(match):
    """Let the computer find its turn, show it and play it."""
    try:
        turn = chosen_turn(match)
        if turn[2]:
            show_mill(match, turn)
        change(match, play, turn)
        if len(computers_in(match)) == 2:
            show_board(match)
            rest(match, match.screen.pause)
    except KeyboardInterrupt:
        if len(computers_in(match)) < 2:
            raise
        stop_both(match)


def chosen_turn(match):
    """The turn that the computer plays; while it thinks long, dots appear."""
    player, dots = player_to_move(match), []
    turn = choose_turn(match.game, player.level, player.seconds,
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


def rest(match, seconds):
    """Wait where somebody looks on. IDLE needs a moment in any case, or it
    would not notice Ctrl-C."""
    if match.screen.live:
        pause(max(seconds, 0.1))


def stop_both(match):
    """After Ctrl-C: the players take over from two computers."""
    seat(match, ())
    match.begun = NOTHING
    tell(match, "computers stopped")


# OUTPUT

def tell_computer(match):
    """Say which colours the computer plays, and how well."""
    by_level = {}
    for man in computers_in(match):
        by_level.setdefault(match.players[man].level, []).append(man)
    sides = [sentence("at level", level=level,
                      colour=listed(map(colour_of, men), "and"))
             for level, men in by_level.items()]
    tell(match, "computer plays" if sides else "computer off",
         sides=listed(sides, "and"), levels=listed(LEVELS))


def show_mill(match, turn):
    """Show the computer's mill before its removal."""
    start, end, _ = turn
    match.begun = start, end, ()
    show_board(match)
    rest(match, SHOWN)


def show_hint(match, words):
    """Say what the computer would play, and why; then the next best."""
    if result(match.game):
        tell(match, "over", "refusal")
        return
    if not match.hints or match.hints[0] is not match.game:
        match.hints = match.game, hints_for(match.game)
    game, left = match.hints
    if not left:
        tell(match, "no more hints")
        return
    turn, key, facts = left.pop(0)
    why = sentence(key, **facts_in_words(facts))
    tell(match, "hint", turn=notation(turn), why=why)


# STORAGE

COMMANDS = {"computer": set_computer, "level": set_level, "hint": show_hint}
