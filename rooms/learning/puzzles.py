"""puzzles.py - the word puzzle: a position, and a goal to reach.

STORAGE  the word puzzle, and the words in a puzzle: WORDS IN_PUZZLE
PROCESS  shows a puzzle, and answers a turn: puzzle answer_turn
OUTPUT   says whether the turn was right, gives hints, and remembers what was
         solved: tell_answer hint_in_puzzle note_solved

While a puzzle is shown, it is the subject of match.scene. Then match.game is
its position with the turns played from there. Only right turns and their
answers stay in it. The game in which the player must find a turn is
remembered in scene.facts as "here". A word is a function of the match and of
the words typed after it.
"""

from functools import partial
from itertools import islice, repeat

from rooms.commands import number_in, remember, remembered, stop_scene
from rooms.computer import RING_PLACES, best_of, weigh
from rooms.console import (TEXT, colour_of, in_columns, listed, say, sentence,
                           show_scene, spoken, tell, two_people, words_meant)
from rooms.learning.advice import (GOOD, next_hint, reason_in_words,
                                   verdict_in_words)
from rooms.learning.hints import TRY_SECONDS, goes_on_so, weightiest
from rooms.learning.own_puzzles import FAILED, next_own, own_puzzles
from rooms.learning.proof import (BETTER, THEMES, TooLong, checked, in_a_line,
                                  is_reached, read_puzzles, right_turns)
from rooms.learning.reasons import reason_for
from rooms.learning.tasks import (new_task, play_answer, show_position,
                                  show_tried)
from rules import (EMPTY_TURN, OTHER, Refused, copy_of, legal_turns, notation,
                   result, undo)

# PROCESS: which puzzle

def puzzle(match, words):
    """Show the next puzzle that is not solved yet, or the one with a number,
    or the next of a theme, or one from the player's own games. Or list them
    all."""
    puzzles = read_puzzles()
    meant = words_meant(words[0], ("list", "mine", *THEMES))[:1] \
        if words else []
    if meant == ["list"]:
        list_puzzles(match, puzzles)
        return
    if meant == ["mine"]:
        puzzles = own_puzzles(match)
        number = next_own(puzzles, remembered(match))
        if number is None:
            raise Refused("no own puzzle")
        number += 1
    elif meant:
        number = next_number(match, puzzles, meant[0])
    else:
        number = number_or_theme(match, words, puzzles)
    if number > len(puzzles):
        raise Refused("no puzzle", number=number, count=len(puzzles))
    show_puzzle(match, puzzles[number - 1], number, len(puzzles), meant)


def number_or_theme(match, words, puzzles):
    """The number that is typed, or that of the next puzzle. Refused says what
    can be typed."""
    try:
        return number_in(words, next_number(match, puzzles))
    except Refused:
        themes = map(spoken, (*THEMES, "mine", "list"))
        raise Refused("no theme", word=words[0], count=len(puzzles),
                      themes=listed(themes)) from None


def was_solved(match, asked):
    """Has this puzzle been solved?"""
    return in_a_line(asked) in remembered(match)


def number_solved(match, puzzles):
    """How many of these puzzles have been solved."""
    lines = {*remembered(match)}
    return sum(in_a_line(each) in lines for each in puzzles)


def next_number(match, puzzles, theme=None):
    """The number of the next puzzle, of this theme if there is one, that is
    not solved yet: the next of as many turns, or else of more. If all are
    solved, the one after the puzzle that is shown."""
    numbers = sorted(range(1, len(puzzles) + 1),
                     key=lambda number: puzzles[number - 1].turns)
    shown = match.scene.facts.get("number")
    first = numbers.index(shown) + 1 if shown in numbers else 0
    return min(numbers[first:] + numbers[:first], key=lambda number: (
        bool(theme) and theme not in puzzles[number - 1].themes,
        was_solved(match, puzzles[number - 1])))


def show_puzzle(match, asked, number, count, meant=()):
    """Show a puzzle. The game before it waits. `meant` are the words after
    which the next one comes."""
    players = two_people()
    players[OTHER[asked.solver]].kind = "computer"
    players[OTHER[asked.solver]].plays = "computer", "expert"
    game = copy_of(asked.game)
    scene = new_task(match, asked, game, IN_PUZZLE, "in puzzle", answer_turn)
    scene.facts.update(number=number, meant=meant, failed=False)
    show_scene(match, scene, players)
    show_turn(match, game)
    tell(match, "own puzzle" if "mine" in meant else "puzzle", number=number,
         count=count)
    tell(match, "puzzle " + asked.goal, **puzzle_facts(asked, asked.game))
    if was_solved(match, asked):
        tell(match, "puzzle known")
    tell(match, "own puzzle words" if "mine" in meant else "puzzle words")


# PROCESS: in a puzzle

def show_turn(match, game):
    """Show this game, in which the solver is to move. The goal stands before
    the question."""
    show_position(match, game, lambda: sentence(
        "puzzle turn", number=match.scene.facts["number"],
        **puzzle_facts(match.scene.subject, game)))


def answer_turn(match):
    """Answer the turn that the solver has just played, and say whether it was
    right."""
    asked, before = match.scene.subject, match.scene.facts["here"]
    if match.game.to_move == asked.solver:
        return                          # this was the answer itself
    if asked.goal == BETTER:
        judge_better(match, asked)
        return
    try:
        right, answer = checked(asked, before, match.game.turns[-1],
                                turns_left(asked, before))
    except TooLong:
        show_turn(match, before)
        tell(match, "puzzle too long", "refusal")
        return
    if answer:
        play_answer(match, answer)
    tell_answer(match, right)


def judge_better(match, asked):
    """Say whether this turn is as good as the best one, and why."""
    scene, turn = match.scene, match.game.turns[-1]
    key, why = verdict_in_words(mistake_judged(asked), turn)
    solved = scene.facts["solved"] = key in GOOD
    scene.asks = "puzzle solved" if solved else "puzzle wrong"
    show_tried(match)
    if solved:
        note_solved(match, asked)
    else:
        note_failed(match, asked)
    tell(match, "verdict " + key, turn=notation(turn), why=why)


def mistake_judged(asked):
    """The turns in a puzzle that asks for a better one, as WeighedTurns."""
    return weigh(asked.game, legal_turns(asked.game), TRY_SECONDS, asked.own)


def turns_left(asked, game):
    """How many turns the solver, who is to move, still has."""
    return asked.turns - len(game.turns) // 2


def next_puzzle(match, words):
    """Show the next puzzle, if this one is solved."""
    if match.scene.facts["solved"]:
        puzzle(match, match.scene.facts["meant"])


def skip_puzzle(match, words):
    """Show the next puzzle, whether this one is solved or not."""
    puzzle(match, match.scene.facts["meant"])


def undo_in_puzzle(match, words):
    """Take back the turn begun, or else the last turn and its answer."""
    game = copy_of(match.game)
    if match.begun != EMPTY_TURN:
        match.rooms.words["back"](match, [])
    elif not game.turns:
        tell(match, "nothing to undo")
    else:
        undo(game)
        if game.to_move != match.scene.subject.solver:
            undo(game)
        show_turn(match, game)


# OUTPUT

def tell_answer(match, right):
    """Say whether the turn was right, what the answer is, and whether the
    puzzle is solved."""
    asked, game, scene = match.scene.subject, match.game, match.scene
    facts = puzzle_facts(asked, game)
    show_tried(match)
    answer = notation(game.turns[-1])
    if not right:
        key = "wrong " + asked.goal
        if not facts["turns"] and asked.goal != "free":
            key = "wrong hold" if game.turns[-1][2] else "wrong at last"
        if result(game):
            key = "wrong and lost"
        scene.asks = "puzzle wrong"
        note_failed(match, asked)
        tell(match, "wrong", answer=answer, why=sentence(key, **facts),
             **facts)
    elif result(game) or is_reached(asked, game, facts["turns"]):
        scene.asks, scene.facts["solved"] = "puzzle solved", True
        tell(match, "solved " + asked.goal, "result", **facts)
        if asked.themes:
            tell(match, "puzzle theme",
                 themes=listed(map(spoken, asked.themes), "and"))
        note_solved(match, asked)
    else:
        show_turn(match, game)
        tell(match, "right", answer=answer, **facts)


def note_failed(match, asked):
    """Remember, once, that this puzzle was failed."""
    if not match.scene.facts["failed"]:
        match.scene.facts["failed"] = True
        remember(match, FAILED + in_a_line(asked))


def note_solved(match, asked):
    """Remember that this puzzle is solved. If a hint has told the turn, it is
    not, and we say so. One of the player's own games that was first failed is
    not, either."""
    facts = match.scene.facts
    own = "mine" in facts.get("meant", ())
    if facts.get("told"):
        tell(match, "puzzle told")
    elif not (facts["failed"] if own else was_solved(match, asked)):
        remember(match, in_a_line(asked))
        facts["failed"] = own           # so that it counts only once


def puzzle_facts(asked, game):
    """What sentences say of a puzzle: the colours of the solver and of the
    other player, the turns left, the ways to keep, and the goal in words."""
    turns = turns_left(asked, game)
    return {"colour": colour_of(asked.solver), "turns": turns,
            "other": colour_of(OTHER[asked.solver]),
            "own": notation(asked.own) if asked.own else "",
            "ways": (asked.men + 1) // 2,
            "goal": sentence("goal " + asked.goal, turns=turns)}


def list_puzzles(match, puzzles):
    """List all puzzles with their goals, and mark those that are solved."""
    cells = [sentence("puzzle cell", number=number,
                      mark="*" if was_solved(match, each) else " ",
                      **puzzle_facts(each, each.game))
             for number, each in enumerate(puzzles, 1)]
    say(match.screen, "\n".join(in_columns(match.screen, cells)))
    tell(match, "puzzles", solved=number_solved(match, puzzles),
         count=len(puzzles))


def hint_in_puzzle(match, words):
    """Give a small hint. Typed again, tell the whole turn. Then the player has
    not solved this puzzle."""
    if match.scene.asks:
        raise Refused("in puzzle")
    tell_hint(match, next_hint(match, match.begun, hints_in_puzzle(match)))


def show_in_puzzle(match, words):
    """Tell the whole turn at once. Then the player has not solved it."""
    if match.scene.asks:
        raise Refused("in puzzle")
    *_, hint = islice(hints_in_puzzle(match), 2)
    tell_hint(match, hint)


def tell_hint(match, hint):
    """Say a hint. If it tells the whole turn, the player has not solved it."""
    say(match.screen, hint())
    if hint.func is whole_hint:
        match.scene.facts["told"] = True
        note_failed(match, match.scene.subject)


def hints_in_puzzle(match):
    """Give the hints for the turn, a small one first: functions that make a
    sentence. The last one comes again and again. Each is found only when it is
    asked for."""
    game, asked = match.game, match.scene.subject
    left = turns_left(asked, game)
    if asked.goal == BETTER:
        judged = mistake_judged(asked)
        best = best_of(judged)
        yield partial(small_hint, best)
        yield from repeat(partial(whole_hint, best,
                                  weightiest(judged, best)))
    try:
        right = [turn for turn in right_turns(asked, game, left)
                 if goes_on_so(match.begun, turn)]
    except TooLong:
        yield from repeat(partial(sentence, "puzzle too long"))
    if not right:
        yield from repeat(partial(sentence, "hint none"))
    yield partial(small_hint, right[0])
    reason = reason_for(game, right[0]) or ("hint depth", {"depth": 2 * left})
    yield from repeat(partial(whole_hint, right[0], reason))


def whole_hint(turn, reason):
    """A sentence that tells the turn, and the reason for it."""
    return sentence("hint", turn=notation(turn),
                    why=partial(reason_in_words, *reason))


def small_hint(turn):
    """A sentence that tells what kind of turn it is, and a little more."""
    start, end, removed = turn
    if removed:
        return TEXT["hint of mill"]
    if start is None:
        ring = RING_WORDS[RING_PLACES[end][0]]
        return sentence("hint of ring", ring=TEXT[ring])
    return sentence("hint of man", start=start)


# STORAGE

RING_WORDS = ("outer ring", "middle ring", "inner ring")

IN_PUZZLE = {"": next_puzzle, "hint": hint_in_puzzle, "show": show_in_puzzle,
             "next": skip_puzzle, "undo": undo_in_puzzle, "puzzle": puzzle,
             "stop": stop_scene}

WORDS = {"puzzle": puzzle}
