"""tasks.py - a position in which a player must find a turn.

INPUT    reads a file of tasks: read_tasks title_and_game
STORAGE  the folder of these files: TASKS_FOLDER
PROCESS  shows the position, and goes back to it after a try: show_task
         show_position set_back_first

A task is a Lesson or a Puzzle, from a file or from a game. While it is shown,
it is the subject of match.scene. When the player has played a turn there, the
function `judge` says whether the turn was right. In scene.facts, `to_solve` is
the game in which a turn must be found, and `solved` says whether it was found.
"""

import os

from board import BLACK, MEN, MILLS, WHITE
from rooms.commands import (LOOKING_BACK, command_in, known_name, name_here,
                            players_in, words_with)
from rooms.console import (Scene, english_word, ideas_in, put_game,
                           read_picture, show_scene)
from rooms.learning.hints import goes_on_so
from rooms.learning.reasons import game_after, missing_reason, reason_for
from rooms.records import check_men, only_regular, set_up
from rules import EMPTY_TURN, Refused, legal_turns

# STORAGE

# The words of the game that work in a task, too. Some leave it.
IN_TASK_TOO = ("back", "progress", "learn", "puzzle")
TASKS_FOLDER = os.path.dirname(os.path.abspath(__file__))
COLOURS = {"White": WHITE, "Black": BLACK}
MOVER = "(?P<colour>%s)" % "|".join(COLOURS)        # in the title of a task
IN_HAND = r"(?P<placing> in hand(?: (?P<white>\d\d?) (?P<black>\d\d?))?)?"
MADE_FOR = (r"# The board has (\d{1,3}) mills"
            r"(?:, and each player has (\d{1,3}) men)?\.")

# INPUT

def read_tasks(path, key, begin, task_in):
    """The tasks of a file of text in this folder, in their order. Each has a
    title, and a drawn board below it. Titles `begin` with this pattern, and
    other lines do not. task_in(title, drawing) makes a task, or raises
    ValueError.

    `key` is the first word of the keys that say why not. Refused if the
    file cannot be read, if it is for another board, or if a task in it is
    wrong. If it is for another number of men, such tasks are left out.
    """
    import re                       # slow to load, and rarely needed
    try:
        with open(os.path.join(TASKS_FOLDER, path), encoding="utf-8-sig",
                  errors="replace", opener=only_regular) as file:
            text = file.read()
    except OSError as error:
        raise Refused(key + " missing", error=error) from None
    board = re.search(MADE_FOR, text)
    if board and int(board[1]) != len(MILLS):
        raise Refused(key + " other board")
    other_men = board and board[2] and int(board[2]) != MEN
    text, tasks = re.sub("^#.*", "", text, flags=re.MULTILINE).strip(), []
    for number, part in enumerate(re.split("\n(?=%s)" % begin, text), 1):
        title, _, drawing = part.partition("\n")
        try:
            tasks.append(task_in(title, drawing))
        except (ValueError, Refused):
            if not other_men:
                raise Refused(key + " damaged", number=number) from None
    if not tasks:
        raise Refused(key + " other board")
    return tasks


def title_and_game(pattern, title, drawing):
    """What a pattern finds in a title, and the game of the drawn board.

    The pattern has groups: `colour` is to move, `white` and `black` are the
    men in hand. If it says only that men are in hand (`placing`), these are
    all that are not on the board. ValueError or Unusable if the title or
    the drawing is wrong."""
    import re                       # slow to load, and rarely needed
    found = re.fullmatch(pattern, " ".join(title.replace(",", " ").split()))
    if not found:
        raise ValueError(title)
    spots = read_picture(drawing)
    hands = int(found["white"] or 0), int(found["black"] or 0)
    if found["placing"] and not found["white"]:
        hands = [max(0, MEN - spots.count(man)) for man in (WHITE, BLACK)]
    game = set_up(spots, COLOURS[found["colour"]], hands)
    check_men(game)
    return found, game


# PROCESS

def pupil_and_other(match, man, tags=None):
    """Two Players, or those that the tags of a game name. The one who plays
    this man has the name of the person at the keyboard, and no advice."""
    players, name = players_in(match, tags or {}), name_here(match)
    players[man].advice = None          # it would help there
    if known_name(name):
        players[man].name = name
    return players


def show_task(match, what, words, subject, judge, players, **facts):
    """Show a Scene with these words, players and facts. The game before it
    waits. The scene calls judge(match) when a turn has been played."""
    scene = Scene(what, words_with(match, words, IN_TASK_TOO), subject,
                  refusal="in " + what, **facts)
    scene.takes_line, scene.changed = set_back_first, [judge]
    show_scene(match, scene, players)


def show_position(match, game, heading):
    """Show this game, in which a turn must be found. The function `heading`
    makes what stands before the question."""
    scene, match.notes["verdict"] = match.scene, []
    scene.asks, scene.heading = None, heading
    scene.facts.to_solve, scene.facts.solved = game, False
    put_game(match, game)


def solution_in(match, right):
    """(one of these right turns, [its reason]): it goes on with what has been
    begun. [] if nothing can be seen. Once its mill is made, the reason is true
    of this man, and not of another one. Refused if there is none."""
    fitting = [turn for turn in right if goes_on_so(match.begun, turn)]
    if not fitting:
        raise Refused("hint none" if right else "no solution")
    wrong = [turn for turn in legal_turns(match.game)
             if goes_on_so(match.begun, turn) and turn not in fitting]
    reason = reason_for(match.game, fitting[0]) if match.begun[1] is None \
        else missing_reason(match.game, fitting[0], [*fitting, *wrong][-1])
    return fitting[0], [reason] if reason else []


def play_answer(match, turn):
    """Play the answer. One board shows both turns. In words only the answer is
    told."""
    match.shown = match.game if match.screen.words_tell \
        else match.scene.facts.to_solve         # and no turn that was wrong
    put_game(match, game_after(match.game, turn))   # nobody judges this turn


def set_back_first(match, line):
    """After a wrong turn, go back to the position before it, but not to tell
    what spoke. Returns whether the line that was typed asks for nothing more.
    Enter is no part of a turn."""
    scene, to_solve = match.scene, match.scene.facts.to_solve
    word = english_word(command_in(line)[0] or "")
    if not line.strip() and match.begun != EMPTY_TURN:
        return True                     # Enter in the middle of a turn
    if match.game is to_solve or scene.facts.solved or word in LOOKING_BACK \
            or word == "why" and match.notes["verdict"]:
        return False
    show_position(match, to_solve, scene.heading)
    # In a lesson, Enter tells the goal
    about = {word, *ideas_in(line.lower().split())[:1]}
    return not about.isdisjoint(["undo", "back"]) or (
        not line.strip() and scene.what != "lesson")
