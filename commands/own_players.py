"""own_players.py - the players of the class at the keyboard: who, and a turn.

STORAGE  TURN_SECONDS PRINTED COMMANDS
PROCESS  own_turn turn_apart take_over player_meant
OUTPUT   show_players row_of printed_rows tell_fault fault_in_words
         place_in_words why_illegal fault_rows position_row

A command is a function of the match and of the words typed after its name. A
player of the class is a file, see tournament/own_players.py; an `outcome` is
that of tournament/apart.py. Each of his turns is found in a process of its
own, which reads the file anew: who changes it sees the change at once.
"""

import os

from board import WHITE
from computer import LEVELS
from console import (TEXT, chance_of, colour_of, listed, new_match, notation,
                     player_name, player_to_move, refusal, say, sentence,
                     tell)
from records import fen_of
from tournament import (Job, check_start, class_players, games_apart, motto_of,
                        path_of_player, players_beginning)

# STORAGE

TURN_SECONDS = 2        # that a turn may take, if nothing else is said
PRINTED = 20            # lines that a player prints and that are shown


# PROCESS

def own_turn(match, alive, alone, ended):
    """The turn that the player to move, one of the class, has chosen. None if
    he fails; then it is told why, and a person plays on. Before anything is
    told, ended() is called.

    Ctrl-C stops him, or if two computers play alone, both.
    """
    player = player_to_move(match)
    try:
        try:
            outcome = turn_apart(match, player, alive)
        finally:
            ended()
    except KeyboardInterrupt:
        if alone:
            raise
        tell(match, "player stopped", player=player_name(player.level))
        return take_over(match, player)
    except RuntimeError as error:
        tell(match, "no python", "refusal", error=str(error))
        return take_over(match, player)
    if outcome.printed:
        tell(match, "player printed", player=player_name(player.level))
        say(match.screen, "\n".join(printed_rows(outcome.printed)))
    if outcome.at_fault:
        tell_fault(match, outcome, player.level)
        return take_over(match, player)
    return outcome.game.turns[-1]


def turn_apart(match, player, alive):
    """The Outcome of one turn of this player."""
    job = Job(match.game, {match.game.to_move: player.level},
              chance_of(match).random(), player.seconds or TURN_SECONDS, 1)
    return [outcome for _, outcome in games_apart([job], 1, alive)][0]


def take_over(match, player):
    """Let a person play on for the player to move."""
    man = match.game.to_move
    player.kind = "person"
    tell(match, "taken over", colour=colour_of(man),
         player=player_name(player.level),
         side="white" if man == WHITE else "black")


def can_start(match):
    """Can players of the class think here? If not, it is told why."""
    try:
        check_start()
    except RuntimeError as error:
        tell(match, "no python", "refusal", error=str(error))
        return False
    return True


# PROCESS: who is meant

def player_meant(match, word, unknown):
    """The one level or player of the class that a word means. None if that is
    refused: one there is not with the sentence of the key `unknown`."""
    names = players_beginning(word)
    if len(names) == 1:
        return names[0]
    key, guesses = ("ambiguous", names) if names else (
        unknown, [*LEVELS, *class_players()])
    tell(match, key, "refusal", word=word, levels=listed(LEVELS),
         guesses=listed(map(player_name, guesses)))
    return None


# OUTPUT: who there is

def show_players(match, words):
    """List the levels and the players of the class, with their mottos."""
    own = class_players()
    rows = [TEXT["levels listed"], *map(row_of, LEVELS), ""]
    rows += [TEXT["players listed"], *map(row_of, own)] if own \
        else [TEXT["no own players"]]
    say(match.screen, "\n".join([*rows, "", TEXT["players used"]]))


def row_of(name):
    """A player and his motto, or what is wrong with his file."""
    try:
        motto = motto_of(name)
        if not motto:
            motto = TEXT["motto missing" if motto == "" else "motto no player"]
    except OSError as error:
        motto = "(%s)" % error.strerror
    called = player_name(name)
    if called in LEVELS:
        called = name               # so it is not taken for the level
    return sentence("player row", name=called, motto=motto)


# OUTPUT: what he did wrong

def tell_fault(match, outcome, name):
    """Say what a player did wrong, in which lines of his file, and where."""
    say(match.screen, fault_in_words(outcome, name) + ".", "refusal")
    say(match.screen, "\n".join(fault_rows(outcome)))


def printed_rows(printed):
    """What players have printed, or the first lines of it."""
    lines = printed.rstrip("\n").split("\n")
    rows = [sentence("printed row", text=line) for line in lines[:PRINTED]]
    return rows + [TEXT["printed more"]] * (len(lines) > PRINTED)


def fault_in_words(outcome, name):
    """What a player of that name did wrong, in a sentence without its dot."""
    facts = dict(outcome.facts)
    if "turn" in facts:
        facts["why"] = why_illegal(outcome).rstrip(".")
        facts["turn"] = notation(facts["turn"])
    return sentence(outcome.reason, player=player_name(name),
                    at=place_in_words(outcome, name),
                    file=os.path.basename(path_of_player(name)), **facts)


def place_in_words(outcome, name):
    """The line of his file at which it happened, if it is known."""
    file = os.path.basename(path_of_player(name))
    if outcome.lines:
        return sentence("at line", line=outcome.lines[-1][0], file=file)
    return sentence("at file", file=file)


def why_illegal(outcome):
    """Why a turn is not legal, as it would be said to a person."""
    match = new_match(None, {})
    match.game = outcome.game
    start, end, removed = outcome.facts["turn"]
    return refusal(match, outcome.facts["why"], outcome.facts["point"],
                   (start, end, tuple(removed)))


def fault_rows(outcome):
    """The lines of his own file that led to an error, and the position."""
    rows = [sentence("fault row", line=line, function=function or "it",
                     text=text)
            for line, function, text in outcome.lines if text]
    return rows + [position_row(outcome.game)]


def position_row(game):
    """How the position can be set up again."""
    return sentence("position", fen=" ".join(fen_of(game).split()[:8]))


# STORAGE

COMMANDS = {"players": show_players}
