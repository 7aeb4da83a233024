"""puzzles.py - the command puzzle: a position, and a goal to be reached.

STORAGE  RING_WORDS SET_BACK WORDS ALLOWED COMMANDS
PROCESS  puzzle puzzles_known solved_of is_solved next_number show_puzzle
         obey_puzzle set_back try_turn check_turn turns_left go_on
         undo_in_puzzle
OUTPUT   refute praise answer_in_words facts_of list_puzzles show_hint
         hints_in_puzzle small_hint

While a puzzle is shown, it is the subject of match.aside, and match.game is
its position and what has been played from there. Only turns that are right,
and their answers, stay in it: after a wrong one the game to go back to is
match.aside.again. A command is a function of the match and of the words typed
after its name; a word of a puzzle is one of the match alone.
"""

from commands.aside import obey_word
from commands.computer_player import SHOWN, rest
from commands.taking_back import put_back
from commands.turns import type_turn
from commands.typed_line import command_in, number_in
from computer import (RINGS, TooLong, goes_on_so, in_a_line, is_reached,
                      checked, read_puzzles, reason_for, right_turns)
from console import (NOTHING, TEXT, change, colour_of, columns, come_back,
                     facts_in_words, in_columns, notation, say,
                     sentence, set_game, show_aside, show_board, tell,
                     two_people)
from records import new_solved, note_solved
from rules import OTHER, copy_of, play, result, take_back

# PROCESS: which puzzle

def puzzle(match, words):
    """Show the next puzzle that is not solved, or that of a number; or list
    all of them."""
    puzzles = puzzles_known(match)
    if words and "list".startswith(words[0].lower()):
        list_puzzles(match, puzzles)
        return
    number = puzzles and number_in(match, words, next_number(match, puzzles))
    if number and number > len(puzzles):
        tell(match, "no puzzle", "refusal", number=number, count=len(puzzles))
    elif number:
        show_puzzle(match, puzzles[number - 1], number, len(puzzles))


def puzzles_known(match):
    """The puzzles of the file; [], and a sentence, if it cannot be read."""
    try:
        return read_puzzles()
    except OSError as error:
        tell(match, "puzzles missing", "refusal", error=error)
    except ValueError as error:
        tell(match, "puzzles damaged", "refusal", number=error.args[0])
    return []


def solved_of(match):
    """The puzzles that were solved."""
    if match.solved is None:
        match.solved = new_solved()
    return match.solved


def is_solved(match, asked):
    """Has this puzzle been solved?"""
    return in_a_line(asked) in solved_of(match).lines


def next_number(match, puzzles):
    """The number of the next puzzle that is not solved, or is next to come."""
    first = 0
    if match.aside and "number" in match.aside.facts:
        first = min(match.aside.facts["number"], len(puzzles))
    numbers = [*range(first, len(puzzles)), *range(first)]
    unsolved = [number for number in numbers
                if not is_solved(match, puzzles[number])]
    return 1 + (unsolved or numbers)[0]


def show_puzzle(match, asked, number, count):
    """Show a puzzle; the game before it waits."""
    players = two_people()
    players[OTHER[asked.solver]].kind = "computer"
    players[OTHER[asked.solver]].level = "expert"
    show_aside(match, asked, obey_puzzle, players)
    match.aside.facts = {"number": number}
    set_game(match, copy_of(asked.game))
    tell(match, "puzzle", number=number, count=count)
    tell(match, "puzzle " + asked.goal, **facts_of(match, asked.turns))
    if is_solved(match, asked):
        tell(match, "puzzle known")
    tell(match, "puzzle words")


# PROCESS: in a puzzle

def obey_puzzle(match, line):
    """Do what a line says in a puzzle, if it is about that. After a wrong turn
    it is set back first.

    Returns what is left to be obeyed: the line, or nothing.
    """
    command, _ = command_in(line)
    if line.strip() and not command and match.question:
        return line
    if match.aside.again and not match.question:
        set_back(match)
        if command and any(word.startswith(command) for word in SET_BACK):
            return ""
    if line.strip() and not command:
        try_turn(match, line)
        return ""
    return obey_word(match, line, WORDS, ALLOWED, "in puzzle")


def set_back(match):
    """Go back to the position in which a turn was wrong."""
    set_game(match, match.aside.again)
    match.aside.again = match.aside.asks = None


def try_turn(match, line):
    """Play the turn that is typed, or begin it; answer it, if it is whole."""
    if match.aside.asks:
        tell(match, "in puzzle", "refusal")
        return
    before = match.aside.again = match.game     # if Ctrl-C ends what follows
    type_turn(match, line)
    if match.game is before:
        match.aside.again = None
    else:
        check_turn(match, before)


def check_turn(match, before):
    """Answer the turn just played, and say whether it was right."""
    asked, turn = match.aside.subject, match.game.turns[-1]
    try:
        right, answer = checked(asked, before, turn, turns_left(asked, before))
    except TooLong:
        set_back(match)
        tell(match, "puzzle too long", "refusal")
        return
    if answer:
        show_board(match)               # one's own turn, too
        rest(match, SHOWN)
        change(match, play, answer)
    if not right:
        refute(match)
    else:
        match.aside.again = None
        praise(match)


def turns_left(asked, game):
    """How many turns the solver still has, when he is to move."""
    return asked.turns - len(game.turns) // 2


def go_on(match):
    """After a puzzle that is solved: the next one."""
    if match.aside.asks == "puzzle solved":
        puzzle(match, [])


def undo_in_puzzle(match):
    """Take back the turn begun, or the last turn and its answer."""
    game = copy_of(match.game)
    if match.begun != NOTHING:
        put_back(match, [])
    elif not game.turns:
        tell(match, "nothing to undo")
    else:
        take_back(game)
        if game.to_move != match.aside.subject.solver:
            take_back(game)
        set_game(match, game)
        match.aside.asks = None


# OUTPUT

def refute(match):
    """Say what the answer to a wrong turn has shown."""
    asked, game = match.aside.subject, match.game
    left = turns_left(asked, game)
    key = "wrong " + asked.goal if left else "wrong at last"
    if result(game):
        key = "wrong and lost"
    match.aside.asks = "puzzle wrong"
    facts = facts_of(match, left)
    tell(match, "wrong", answer=answer_in_words(match),
         why=sentence(key, **facts), **facts)


def praise(match):
    """Say that a turn was right, and whether the puzzle is solved."""
    asked, game = match.aside.subject, match.game
    left = turns_left(asked, game)
    facts = facts_of(match, left)
    if not (result(game) or is_reached(asked, game, left)):
        tell(match, "right", answer=answer_in_words(match), **facts)
        return
    match.aside.asks = "puzzle solved"
    tell(match, "solved " + asked.goal, "result", **facts)
    reason = note_solved(solved_of(match), in_a_line(asked))
    if reason:
        tell(match, reason, "refusal")


def answer_in_words(match):
    """The turn played last, as one types it, and whether it was a mill."""
    mills = match.game.mills[-1]
    return notation(match.game.turns[-1]) + (
        TEXT["mills made %d" % mills] if mills else "")


def facts_of(match, turns):
    """Who solves the puzzle, who answers, and a number of turns."""
    solver = match.aside.subject.solver
    return {"colour": colour_of(solver), "other": colour_of(OTHER[solver]),
            "turns": turns}


def list_puzzles(match, puzzles):
    """All puzzles with their goals, and which of them are solved."""
    cells = [sentence("puzzle cell", number=number, goal=sentence(
        "goal " + each.goal, turns=each.turns),
        mark="*" if is_solved(match, each) else " ",
        colour=colour_of(each.solver)) for number, each
             in enumerate(puzzles, 1)]
    solved = sum(is_solved(match, each) for each in puzzles)
    if puzzles:
        say(match.screen, "\n".join(in_columns(cells, columns(match.screen))))
        tell(match, "puzzles", solved=solved, count=len(puzzles))


def show_hint(match):
    """A small hint; when asked again, the whole turn."""
    if match.aside.asks:
        tell(match, "in puzzle", "refusal")
        return
    if not match.hints or match.hints[:2] != (match.game, match.begun):
        match.hints = match.game, match.begun, hints_in_puzzle(match)
    first, *others = match.hints[2]
    match.hints = match.game, match.begun, others or [first]
    say(match.screen, first)


def hints_in_puzzle(match):
    """The hints for the turn to be found, as sentences, a small one first."""
    game, asked = match.game, match.aside.subject
    left = turns_left(asked, game)
    try:
        right = [turn for turn in right_turns(asked, game, left)
                 if goes_on_so(match.begun, turn)]
    except TooLong:
        return [TEXT["puzzle too long"]]
    if not right:
        return [TEXT["hint none"]]
    key, facts = reason_for(game, right[0]) or ("hint depth",
                                                {"depth": 2 * left})
    why = sentence(key, **facts_in_words(facts))
    return [small_hint(right[0]),
            sentence("hint", turn=notation(right[0]), why=why)]


def small_hint(turn):
    """What kind of turn it is, and a little more."""
    start, end, removed = turn
    if removed:
        return TEXT["hint of mill"]
    if start is None:
        ring = [end in points for points in RINGS].index(True)
        return sentence("hint of ring", ring=TEXT[RING_WORDS[ring]])
    return sentence("hint of man", start=start)


# STORAGE

RING_WORDS = ("outer ring", "middle ring", "inner ring")

SET_BACK = ("undo", "back")     # after a wrong turn they need do nothing more

# The words of a puzzle, and the commands that work in it, too.
WORDS = {"": go_on, "hint": show_hint, "undo": undo_in_puzzle,
         "stop": come_back}
ALLOWED = ("help", "rules", "moves", "back", "board", "map", "numbers",
           "light", "plain", "style", "puzzle", "quit", "yes", "no")

COMMANDS = {"puzzle": puzzle}
