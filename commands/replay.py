"""replay.py - the turns of a game shown again: on the board, or as a list.

STORAGE  LOG_ROWS REPLAY ALLOWED COMMANDS
PROCESS  replay_game show_game show_whole show_as_replay obey_replay
         go_to go_on go_back watch play_here
OUTPUT   show_log

While a game is shown again, it is the subject of match.aside, and match.game
is the same game up to the turn that is shown. A command is a function of the
match and of the words typed after its name; a word of a replay is one of the
match alone.
"""

from commands.aside import obey_word
from commands.typed_line import ALL, command_in, number_between, number_in
from commands.saved_games import (keep_aside, match_tags, players_in,
                                  read_game)
from console import (TEXT, chair_of, columns, come_back, in_columns, numbered,
                     pause, say, sentence, set_game, show_aside, show_board,
                     tell)
from rules import copy_of, take_back

# PROCESS: in a replay

def replay_game(match, words):
    """Show the game just played again, or the record of that name."""
    if words:
        read = read_game(match, words, show_game)
        if read:
            show_game(match, *read[1:])
    else:
        whole = match.aside.subject if match.aside else match.game
        tags = match.aside.tags if match.aside else match_tags(match)
        show_whole(match, whole, match.players, tags)


def show_game(match, game, tags):
    """Show a game that was read, with its players."""
    show_whole(match, game, players_in(match, tags), tags)


def show_whole(match, whole, players, tags):
    """Show a game from its beginning; the one before the replay waits."""
    if not whole.turns:
        tell(match, "no turns", "refusal")
        return
    show_as_replay(match, whole, players, tags)
    go_to(match, 0)
    tell(match, "replaying")


def show_as_replay(match, whole, players, tags):
    """Let the words of a replay be obeyed from now on."""
    show_aside(match, whole, obey_replay, players)
    match.aside.asks, match.aside.tags = "replay", tags
    match.aside.facts = {"turns": len(whole.turns)}


def obey_replay(match, line):
    """Do what a line says in a replay, if it is about the replay.

    Returns what is left to be obeyed: the line, or nothing.
    """
    command, words = command_in(line)
    number = number_between(" ".join(words), 0, ALL)
    if command == "turn" and number is not None:
        go_to(match, number)
        return ""
    return obey_word(match, line, REPLAY, ALLOWED, "in replay")


# PROCESS: from turn to turn

def go_to(match, number):
    """Show the game after that many turns, or after the last."""
    whole = match.aside.subject
    game = copy_of(whole)
    if number < len(whole.turns):
        game.ended = None
    while len(game.turns) > number:
        take_back(game)
    set_game(match, game)


def go_on(match):
    """Show the next turn."""
    if len(match.game.turns) == len(match.aside.subject.turns):
        tell(match, "replay over")
    go_to(match, len(match.game.turns) + 1)


def go_back(match):
    """Show the turn before."""
    go_to(match, max(0, len(match.game.turns) - 1))


def watch(match):
    """Show all the turns that follow, with a pause after each."""
    try:
        while len(match.game.turns) < len(match.aside.subject.turns):
            go_on(match)
            show_board(match)
            pause(match.screen.pause)
        tell(match, "replay over")
    except KeyboardInterrupt:
        tell(match, "stopped")


def play_here(match):
    """Play on from the position that is shown, as a game of its own."""
    if chair_of(match):
        tell(match, "not here", "refusal")
        return
    here, shown = copy_of(match.game), match.players
    here.undone = []
    come_back(match)
    keep_aside(match)
    for man, player in shown.items():
        if player.kind == "person":
            match.players[man].name = player.name
    set_game(match, here)


# OUTPUT

def show_log(match, words):
    """The turns of the game with their numbers: the last, or from one on."""
    names = words[:1] == ["names"]
    turns = numbered(match.game.turns, names)
    first = number_in(match, words[names:], 0)
    if first is None:
        return
    if not turns[max(0, first - 1):]:
        tell(match, "fewer turns" if turns else "no turns", number=len(turns))
        return
    rows = in_columns(turns[max(0, first - 1):], columns(match.screen))
    if not first and len(rows) > LOG_ROWS:
        rows = [TEXT["more turns"]] + rows[-LOG_ROWS:]
    elif len(rows) > LOG_ROWS:
        following = rows[LOG_ROWS].split(".")[0]
        rows = rows[:LOG_ROWS] + [sentence("go on", number=following)]
    say(match.screen, "\n".join(rows))


# STORAGE

LOG_ROWS = 20           # rows of turns that are shown at once

# The words of a replay, and the commands that work in it, too.
REPLAY = {"": go_on, "back": go_back, "play": watch, "here": play_here,
          "stop": come_back}
ALLOWED = ("help", "rules", "moves", "log", "board", "map", "numbers", "light",
           "plain", "style", "options", "hint", "review", "save", "replay",
           "quit", "yes", "no")

COMMANDS = {"log": show_log, "replay": replay_game}
