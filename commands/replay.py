"""replay.py - the turns of a game shown again: on the board, or as a list.

STORAGE  LOG_ROWS REPLAY ALLOWED COMMANDS
PROCESS  replay_game show_game show_whole replayed obey_replay beginning_of
         go_to go_on go_back watch play_here stop
OUTPUT   show_log

While a game is shown again, match.replay has that game, whole, and match.game
is the same game up to the turn that is shown. A command is a function of the
match and of the words typed after its name; a word of a replay is one of the
match alone.
"""

from commands.typed_line import command_in, number_in, other_name
from commands.saved_games import (keep_aside, match_tags, players_in,
                                  read_game)
from console import (TEXT, Replay, columns, in_columns, listed, numbered,
                     pause, say, sentence, set_game, show_board, tell)
from rules import copy_of, take_back

# PROCESS: in a replay

def replay_game(match, words):
    """Show the game just played again, or the record of that name."""
    if words:
        read = read_game(match, words, show_game)
        if read:
            show_game(match, *read[1:])
    else:
        whole = match.replay.whole if match.replay else match.game
        tags = match.replay.tags if match.replay else match_tags(match)
        show_whole(match, whole, match.players, tags)


def show_game(match, game, tags):
    """Show a game that was read, with its players."""
    show_whole(match, game, players_in(match, tags), tags)


def show_whole(match, whole, players, tags):
    """Show a game from its beginning; the one before the replay waits."""
    if not whole.turns:
        tell(match, "no turns", "refusal")
        return
    before = match.replay or match
    match.replay = Replay(whole, before.game, before.players, tags)
    match.players = players
    go_to(match, 0)
    tell(match, "replaying")


def replayed(match):
    """Let the game be shown as in a replay, and from where it is."""
    if not match.replay:
        set_game(match, match.game)
        match.replay = Replay(match.game, match.game, match.players,
                              match_tags(match))


def obey_replay(match, line):
    """Do what a line says in a replay, if it is about the replay.

    Returns what is left to be obeyed: the line, or nothing.
    """
    word = line.strip().lower()
    command, _ = command_in(line)
    names = [name for name in (*REPLAY, *ALLOWED) if name.startswith(word)]
    if word.isascii() and word.isdigit() and len(word) < 6:
        go_to(match, int(word))
    elif word in REPLAY or len(names) == 1 and names[0] in REPLAY:
        REPLAY[word if word in REPLAY else names[0]](match)
    elif len(names) > 1 and word not in ALLOWED:
        tell(match, "ambiguous", "refusal", word=word, guesses=listed(names))
    elif command and beginning_of(command, ALLOWED):
        return line
    else:
        tell(match, "in replay", "refusal")
    return ""


def beginning_of(word, names):
    """Is a word the beginning of one of these names?"""
    return any(name.startswith(other_name(word)) for name in names)


# PROCESS: from turn to turn

def go_to(match, number):
    """Show the game after that many turns, or after the last."""
    whole = match.replay.whole
    game = copy_of(whole)
    if number < len(whole.turns):
        game.ended = None
    while len(game.turns) > number:
        take_back(game)
    set_game(match, game)


def go_on(match):
    """Show the next turn."""
    if len(match.game.turns) == len(match.replay.whole.turns):
        tell(match, "replay over")
    go_to(match, len(match.game.turns) + 1)


def go_back(match):
    """Show the turn before."""
    go_to(match, max(0, len(match.game.turns) - 1))


def watch(match):
    """Show all the turns that follow, with a pause after each."""
    try:
        while len(match.game.turns) < len(match.replay.whole.turns):
            go_on(match)
            show_board(match)
            pause(match.screen.pause)
        tell(match, "replay over")
    except KeyboardInterrupt:
        tell(match, "stopped")


def play_here(match):
    """Play on from the position that is shown, as a game of its own."""
    here, shown = copy_of(match.game), match.players
    here.undone = []
    stop(match)
    keep_aside(match)
    for man, player in shown.items():
        if player.kind == "person":
            match.players[man].name = player.name
    set_game(match, here)


def stop(match):
    """Come back to the game that was there before the replay."""
    match.game, match.players = match.replay.game, match.replay.players
    match.replay = None
    match.screen.drawn = None


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
          "stop": stop}
ALLOWED = ("help", "rules", "moves", "log", "board", "map", "numbers", "light",
           "plain", "style", "options", "hint", "review", "save", "replay",
           "quit", "yes", "no")

COMMANDS = {"log": show_log, "replay": replay_game}
