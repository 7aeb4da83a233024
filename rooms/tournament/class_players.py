"""class_players.py - the players of the class at the keyboard.

STORAGE  the word players, and the time for a turn: WORDS TURN_SECONDS
PROCESS  lets a player of the class choose a turn: class_turn turn_apart
OUTPUT   lists the players, and says what one did wrong: show_players
         fault_in_words

A word is a function of the match and of the words typed after it. A player of
the class is a file, see player_files.py. An `apart` is a GameApart of
apart.py. For each turn a new process reads the file again. So if you change
the file, the next turn already uses the new code.
"""

from rooms.commands import COLOUR_TAGS, dot_by_dot, watched_turn
from rooms.computer import LEVELS
from rooms.console import (TEXT, illegal_in_words, player_name, player_to_move,
                           say, sentence, spoken, tell)
from rooms.records import fen_of
from rooms.tournament.apart import GameApart, games_apart
from rooms.tournament.player_files import class_players, motto_of, near_name

# STORAGE

TURN_SECONDS = 2        # for a turn, if no other number is typed
PRINTED = 20            # lines that we show of what a player prints


# PROCESS

def class_turn(match):
    """The turn that a player of the class chooses. None if the player fails:
    then we say why, and a person plays on."""
    return watched_turn(match, chosen_turn)


def chosen_turn(match, play_now):
    """As class_turn, without a pause. Ctrl-C stops this player, and a person
    plays on. But where two computers play alone, `play_now` is false, and
    Ctrl-C is raised: it stops both."""
    man, player = match.game.to_move, player_to_move(match)
    name = player_name(player.machine.name)
    try:
        apart = turn_apart(match, player)
    except KeyboardInterrupt:
        if not play_now:
            raise
        tell(match, "player stopped", player=name)
    except RuntimeError as error:
        tell(match, "no python", "refusal", error=error)
    else:
        if apart.seats[man].printed:
            tell(match, "player printed", player=name)
            say(match.screen, "\n".join(printed_rows(apart.seats[man])))
        if not apart.at_fault:
            return apart.game.turns[-1]
        say(match.screen, fault_in_words(apart) + ".", "refusal")
        say(match.screen, "\n".join(fault_rows(apart)))
    player.kind = "person"
    tell(match, "taken over", colour=man, player=name,
         side=spoken(COLOUR_TAGS[man].lower()))
    return None


def turn_apart(match, player):
    """The GameApart of one turn of this player. Dots show that it thinks."""
    apart = GameApart(match.game, {match.game.to_move: player.machine.name},
                      match.chance.random(), TURN_SECONDS, 1)
    with dot_by_dot(match) as alive:
        return [*games_apart([apart], 1, alive)][0]


def printed_rows(seat):
    """What the player on this seat has printed, at most PRINTED lines."""
    rows = [sentence("printed row", text=line)
            for line in seat.printed.rstrip("\n").split("\n")]
    if len(rows) > PRINTED:
        rows[PRINTED:] = [TEXT["printed more"]]
    return rows


# OUTPUT: who there is

def show_players(match, words):
    """List the levels and the players of the class, each with its motto."""
    own = class_players()
    rows = [TEXT["levels listed"], *map(row_of, LEVELS), ""]
    rows += [TEXT["players listed"], *map(row_of, own)] if own \
        else [TEXT["no own players"]]
    say(match.screen, "\n".join([*rows, "", TEXT["players used"]]))


def row_of(name):
    """A line with a player and its motto, or what is wrong with its file."""
    shown = player_name(name)
    if name not in LEVELS and shown in LEVELS:
        shown = name                # easy.py is not the level easy
    return sentence("player row", name=shown, motto=motto_in_words(name))


def motto_in_words(name):
    """The motto of a player, or a sentence about why it has none."""
    if name in LEVELS:
        return TEXT.get("motto " + name, LEVELS[name].__doc__.split("\n")[0])
    try:
        motto = motto_of(name)
    except Exception as error:      # whatever stands in the file
        return sentence("motto error", error=error)
    if motto is None:
        near = near_name(name)
        return sentence("motto near" if near else "motto no player", near=near)
    return motto or TEXT["motto missing"]


# OUTPUT: what a player did wrong

def fault_in_words(apart):
    """What the player did wrong: a sentence without its dot."""
    fault, name = apart.fault, apart.players[apart.at_fault]
    line = fault.lines and fault.lines[-1][0]
    at = sentence("at line" if line else "at file", line=line, file=name)
    near = fault.reason == "no choose_turn" and near_name(name)
    return sentence("near choose_turn" if near else fault.reason, near=near,
                    player=player_name(name), at=at, file=name,
                    **illegal_in_words(apart.game, fault.facts))


def fault_rows(apart):
    """The lines of the player's file that led to an error. Then a line that
    sets up the same position again."""
    rows = [sentence("fault row" if function else "fault row file", line=line,
                     function=function, text=text)
            for line, function, text in apart.fault.lines if text]
    fen = " ".join(fen_of(apart.game).split()[:8])
    return [*rows, sentence("position", fen=fen)]


# STORAGE

WORDS = {"players": show_players}
