"""computer_player.py - the computer at the keyboard: who plays, and its turns.

STORAGE  the words computer and level, and how long a turn is shown: WORDS
         SHOWN
PROCESS  gives sides to the computer, and finds its turn: set_computer
         computer_turn
OUTPUT   says who plays: tell_computer

A word is a function of the match and of the words typed after it. A machine
plays a side instead of a person, such as Machine("computer", "easy"). Rooms
above may bring other kinds (see NAME_FINDERS). `men` are colours, such as
[WHITE, BLACK].
"""

from contextlib import contextmanager

from board import BLACK
from rooms.commands.typed_line import SIDES, man_in
from rooms.computer import LEVELS, choose_turn
from rooms.console import (TEXT, Machine, call_changed, colour_of, come_back,
                           english_word, listed, machines_in, pause,
                           persons_in, player_name, player_to_move, sentence,
                           show_board, spoken, tell, words_begun, write)
from rules import EMPTY_TURN, OTHER, Refused, result

# STORAGE

SHOWN = 1.0             # seconds between showing a mill and its removal


# PROCESS: who is meant

def levels_named(word):
    """The levels whose names begin with this word."""
    return words_begun(word, LEVELS)


def name_typed(word):
    """A word, or the level with this number: 1 is the weakest."""
    numbers = {str(at): level for at, level in enumerate(LEVELS, 1)}
    return numbers.get(word, word)


def levels_said():
    """The levels in their order, with their numbers."""
    return listed("%d %s" % (at, spoken(level))
                  for at, level in enumerate(LEVELS, 1))


def machines_meant(word):
    """The Machines that a word may mean. If it is a whole name, only this one
    counts. Levels come before players of the class."""
    found = [Machine(kind, name) for kind, names in NAME_FINDERS.items()
             for name in names(word)]
    letters = player_name(word).lower()
    whole = [one for one in found if player_name(one.name).lower() == letters]
    return whole[:1] or [one for one in found if one.kind == found[0].kind]


def machine_named(word, unknown="no player"):
    """The one Machine that a word means. Raises Refused if it may mean
    several, or nothing: then the key `unknown` says so."""
    found = machines_meant(word)
    if len(found) == 1:
        return found[0]
    guesses = map(player_name, [name for _, name in found] or [
        name for names in NAME_FINDERS.values() for name in names("")])
    raise Refused("ambiguous" if found else unknown, word=word,
                  levels=levels_said(), guesses=listed(guesses))


# PROCESS: who plays, and how well

def begin_anew(match, words=()):
    """Leave what is shown in front of the game, and begin another game.
    Refused at two PCs: they share one game."""
    come_back(match)
    if "new" not in match.scene.words:
        raise Refused("at table")
    match.scene.words["new"](match, [])


def begin_if_over(match):
    """When a game has ended, its record says who played, and that must stay
    true. So before another player is chosen, begin the next game."""
    if result(match.game) or match.scene.game_behind:
        begin_anew(match)


def set_computer(match, words):
    """Let the computer play White, Black, both sides or none from now on.

    If the words name no side, the computer keeps the sides that it plays. If
    it plays none, it gets Black: a person has played White. Before the first
    turn it gets the side that is not to move. The words may also say how
    strong it is: where it plays both sides, this goes for the named one.
    """
    men, machine = read_seating(words)
    begin_if_over(match)
    before = machines_in(match.players)
    if men is None:
        men = before or [BLACK if match.game.turns
                         else OTHER[match.game.to_move]]
    if machine:
        for man in men:
            match.players[man].machine = machine
        # A level for one of two computers lets both play on.
        men = before if len(before) == 2 and men else men
    elif before:                        # as strong as on its side so far
        for man in {*men} - {*before}:
            match.players[man].machine = match.players[before[0]].machine
    seat_computer(match, men)
    tell_computer(match)


def read_seating(words):
    """(men or None, Machine or None) that these words say. After `on` stands
    the side of the person, as in "computer on white"."""
    word, *more = [english_word(words[0]), *words[1:]] if words else ["on"]
    if word == "on":
        man = man_in(more[0] if more else "")
        return ([OTHER[man]], read_strength(more[1:])) if man else (
            None, read_strength(more))
    # A player of the class is meant only if the word begins no side.
    sides = words_begun(words[0], SIDES)
    names = [machine.name for machine in machines_meant(name_typed(words[0]))
             if machine.kind == "computer" or not sides]
    guesses = [*sides, *names]
    if len(guesses) != 1 and word not in names:
        raise Refused("ambiguous" if guesses else "no side", word=words[0],
                      guesses=listed(map(player_name, guesses)))
    return (None, read_strength(words)) if names else (
        SIDES[sides[0]], read_strength(more))


def set_level(match, words):
    """Let the computer play better or worse from now on."""
    machine = read_strength(words)
    if machine:
        begin_if_over(match)
        for player in match.players.values():
            player.machine = machine
        seat_computer(match, machines_in(match.players))
    tell_computer(match)


def read_strength(words):
    """The Machine that these words name. None if there are no words."""
    return machine_named(name_typed(words[0])) if words else None


def seat_computer(match, men):
    """Let the computer play these men and no others. An open question was for
    the players before, so it is forgotten. The board is shown again with the
    new names. (If the computer is to move, it is shown anyway.)"""
    if match.question:
        match.question = None
        tell(match, "goes on")
    for man, player in match.players.items():
        player.kind = player.machine.kind if man in men else "person"
    if player_to_move(match).kind == "person":
        match.shown = None
    call_changed(match)


# PROCESS: its turns

def computer_turn(match):
    """The turn that the computer chooses."""
    return watched_turn(match, level_turn)


def stop_computers(match):
    """Let people play on instead of two computers."""
    seat_computer(match, ())
    match.begun = EMPTY_TURN
    tell(match, "computers stopped")


def watched_turn(match, choose):
    """The turn that choose(match, play_now) finds for the player to move, or
    None. Where two computers play, people have time to look at each board."""
    if not two_computers_play(match):
        return choose(match, True)
    wait_if_watched(match, match.screen.pause)
    turn = choose(match, False)
    if turn and turn[2] and not match.screen.words_tell:
        # First show the mill, then the removal. By ear it is one sentence.
        match.begun = turn[0], turn[1], ()
        show_board(match)
        wait_if_watched(match, SHOWN)
    return turn


def two_computers_play(match):
    """Do two computers play, while nobody is asked anything?"""
    return not (persons_in(match.players) or match.question
                or match.scene.game_behind or result(match.game))


def level_turn(match, play_now):
    """The turn that the level of the player to move chooses."""
    with dot_by_dot(match) as alive:
        return choose_turn(match.game, player_to_move(match).machine.name,
                           chance=match.chance, alive=alive, play_now=play_now)


@contextmanager
def dot_by_dot(match):
    """While the computer thinks, a function of the seconds that have passed.
    It says so after half a second, and then shows a dot each half second. None
    if nobody is watching, for example in a pipe."""
    dots, screen = [], match.screen

    def alive(seconds):
        """Show one more dot, if it is time for it."""
        if seconds >= (len(dots) + 1) / 2:
            write(screen, ("plain", "." if dots else TEXT["thinking"]))
            dots.append(".")
    try:
        yield alive if screen.live and not screen.words_tell else None
    finally:
        if dots:
            write(screen, ("plain", "\n"))


def wait_if_watched(match, seconds):
    """Wait, if somebody is watching. In IDLE, Ctrl-C needs a moment."""
    if match.screen.live:
        pause(max(seconds, 0.1))


# OUTPUT

def tell_computer(match):
    """Say which colours the computer plays, and how well."""
    computers = machines_in(match.players)
    sides = [side_in_words(match, man) for man in computers]
    tell(match, "computer plays" if sides else "computer off",
         sides=listed(sides, "and"), levels=levels_said(),
         side=side_in_words(match, BLACK))
    if len(computers) == 1:
        tell(match, "you play", colour=OTHER[computers[0]])


def side_in_words(match, man):
    """A side, and the level or the player of the class that may play it."""
    kind, name = match.players[man].machine
    return sentence("at level" if kind == "computer" else "as player",
                    colour=colour_of(man), strength=player_name(name))


# STORAGE

WORDS = {"computer": set_computer, "level": set_level}
# Players that have names: a function finds them, "ea" gives ["easy"]. Rooms
# above may add theirs.
NAME_FINDERS = {"computer": levels_named}
