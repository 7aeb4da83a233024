"""computer_player.py - the computer at the keyboard: its turns, and hints.

STORAGE  SECONDS SHOWN ANSWER_AFTER COMMANDS
PROCESS  set_computer play_against set_any_computer seat_anew set_level
         strengthen carry_strength seat
         let_computer_play two_computers_play chosen_turn dot_by_dot rest
         stop_both next_hint
OUTPUT   tell_computer strength_of show_mill show_hint

A command is a function of the match and of the words typed after its name. How
the computer finds its turns is told in computer/. Each side has a Player with
a level and seconds of its own, see console/match.py; `men` are the colours of
which something is said.
"""

from time import monotonic

from board import BLACK, WHITE
from commands.own_players import can_start, own_turn, player_meant
from commands.typed_line import number_between, sides_in
from computer import EXPERT_SECONDS, LEVELS, choose_turn, hints_for
from console import (NOTHING, TEXT, chance_of, change, colour_of, computers_in,
                     facts_in_words, listed, notation, pause, player_name,
                     player_to_move, sentence, show_board, tell, write)
from rules import OTHER, play, result
from tournament import players_beginning

# STORAGE

SECONDS = (1, 600)      # that its expert may think a turn
SHOWN = 1.0             # seconds for which a mill is shown, then its removal
ANSWER_AFTER = 0.5      # seconds that go by, so that one sees one's own turn


# PROCESS: who plays, and how well

def set_computer(match, words):
    """Let the computer play White, Black, both or no side from now on; if no
    side is named, the one that is not to move.

    With a level, the other side stays as it is; without, a person plays it.
    """
    word = words[0].lower() if words else "on"
    sides = sides_in(word)
    levels = [] if not words or word == "on" else players_beginning(words[0])
    if sides and levels and levels[0] not in LEVELS:
        levels = []             # nobody in the class takes a side's name
    if word == "on":
        play_against(match, words[1:])
    elif len(levels) + len(sides) > 1 and word not in levels:
        tell(match, "ambiguous", "refusal", word=word,
             guesses=listed([*sides, *levels]))
    elif levels:
        set_any_computer(match, words)
    elif sides:
        seat_anew(match, *sides.values(), words[1:])
    else:
        tell(match, "no side", "refusal", word=word)


def play_against(match, words):
    """Let the computer play against the side that is named, if one is; else
    where it plays already, or the side that is not to move."""
    sides = [*sides_in(words[0] if words else "").values()]
    if sides and len(sides[0]) == 1:
        seat_anew(match, (OTHER[sides[0][0]],), words[1:])
    else:
        set_any_computer(match, words)


def set_any_computer(match, strength):
    """Let the computer play as strong as the words say: where it plays
    already, or else the side that is not to move."""
    if not computers_in(match):
        seat_anew(match, (OTHER[match.game.to_move],), strength)
    elif not strength or strengthen(match, computers_in(match), strength):
        show_again(match)
        tell_computer(match)


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
    if words and not strengthen(match, (WHITE, BLACK), words):
        return
    if words:
        show_again(match)
    tell_computer(match)


def strengthen(match, men, words):
    """Set the level, and seconds, that are typed; False if refused."""
    name = player_meant(match, words[0], "no player")
    seconds = number_between(words[1], *SECONDS) if words[1:] else None
    if not name or name not in LEVELS and not can_start(match):
        return False
    if words[1:] and seconds is None:
        tell(match, "no level", "refusal", levels=listed(LEVELS),
             least=SECONDS[0], most=SECONDS[1])
        return False
    for man in men:
        match.players[man].level = name
        match.players[man].seconds = seconds or match.players[man].seconds
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
    show_again(match)


def show_again(match):
    """Show the board with the names of the players, unless the computer is to
    move: then it comes with the next turn."""
    if player_to_move(match).kind != "computer":
        match.screen.drawn = None


# PROCESS: its turns

def let_computer_play(match):
    """Let the computer find its turn, show it and play it."""
    alone, begun = two_computers_play(match), monotonic()
    if alone:
        rest(match, match.screen.pause)
    turn = chosen_turn(match, not alone)
    if not turn:
        return                  # a person has taken over
    if not alone:
        wait = min(ANSWER_AFTER, match.screen.pause)
        rest(match, wait - (monotonic() - begun))
    if turn[2]:
        show_mill(match, turn)
    change(match, play, turn)


def two_computers_play(match):
    """Do two computers play, and nobody is asked?"""
    return len(computers_in(match)) == 2 \
        and not (match.question or match.aside)


def chosen_turn(match, play_now):
    """The turn that the computer plays, or a player of the class, who may
    have none to give; while it thinks long, dots appear."""
    player, dots = player_to_move(match), []
    alive = dot_by_dot(match, dots)

    def ended():
        """End the line of dots, if there is one."""
        if dots:
            write(match.screen, ("plain", "\n"))
    if player.level not in LEVELS:
        return own_turn(match, alive, not play_now, ended)
    turn = choose_turn(match.game, player.level, player.seconds,
                       chance_of(match), alive, play_now)
    ended()
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
    """Wait where somebody looks on. Ctrl-C stops two computers, for which
    IDLE needs a moment in any case; else the computer plays at once."""
    alone = two_computers_play(match)
    try:
        if match.screen.live:
            pause(max(seconds, 0.1 if alone else 0.0))
    except KeyboardInterrupt:
        if alone:
            raise


def stop_both(match):
    """The players take over from two computers."""
    seat(match, ())
    match.begun = NOTHING
    tell(match, "computers stopped")


# PROCESS: hints

def next_hint(match):
    """The next of the hints, or None; after Ctrl-C they begin anew."""
    try:
        return next(match.hints[2], None)
    except KeyboardInterrupt:
        match.hints = None
        raise


# OUTPUT

def tell_computer(match):
    """Say which colours the computer plays, and how well."""
    by_strength = {}
    for man in computers_in(match):
        kind = "at level" if match.players[man].level in LEVELS \
            else "as player"
        by_strength.setdefault((kind, strength_of(match, man)), []).append(man)
    sides = [sentence(kind, colour=listed(map(colour_of, men), "and"),
                      strength=strength)
             for (kind, strength), men in by_strength.items()]
    levels = any(kind == "at level" for kind, _ in by_strength)
    key = "computer plays" if levels else "player plays"
    tell(match, key if sides else "computer off",
         sides=listed(sides, "and"), levels=listed(LEVELS),
         strength=strength_of(match, OTHER[match.game.to_move]))


def strength_of(match, man):
    """The level of a side, and the seconds of expert, in words."""
    player = match.players[man]
    if player.level == "expert":
        return sentence("level and seconds", level=player.level,
                        seconds=player.seconds or EXPERT_SECONDS)
    return player_name(player.level)


def show_mill(match, turn):
    """Show the computer's mill before its removal."""
    start, end, _ = turn
    match.begun = start, end, ()
    show_board(match)
    rest(match, SHOWN)


def show_hint(match, words):
    """Say what the computer would play, and why; then the next best, and which
    turns are worse. When a turn is begun, how it would go on."""
    if result(match.game):
        tell(match, "over", "refusal")
        return
    begun = NOTHING if match.question else match.begun
    if not match.hints or match.hints[:2] != (match.game, begun):
        match.hints = match.game, begun, hints_for(match.game, begun=begun)
    hint = next_hint(match)
    if not hint:
        tell(match, "no more hints")
        return
    turn, good, reasons = hint
    why = [sentence(key, **facts_in_words(facts)) for key, facts in reasons]
    what = notation(turn) if begun[1] is None \
        else sentence("hint remove", point=turn[2][0])
    tell(match, "hint" if good else "hint worse", turn=what,
         why="; ".join(why))


# STORAGE

COMMANDS = {"computer": set_computer, "level": set_level, "hint": show_hint}
