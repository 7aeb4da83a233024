"""puzzles.py - the word puzzle: a position, and a goal to reach.

STORAGE  the word puzzle, and the words in a puzzle: WORDS IN_PUZZLE
PROCESS  shows a puzzle, and answers a turn: puzzle answer_turn
OUTPUT   says whether the turn was right, gives hints, and remembers what was
         solved: tell_answer hint_in_puzzle note_try

While a puzzle is shown, it is the subject of match.scene. Then match.game is
its position with the turns played from there. Only right turns and their
answers stay in it. The game in which the player must find a turn is
scene.facts.here. The other facts of the scene say how the player has fared. A
word is a function of the match and of the words typed after it.
"""

from contextlib import suppress
from functools import partial

from rooms.commands import FAILED, number_in, remembered, stop_scene
from rooms.computer import RING_PLACES, best_of, weigh
from rooms.console import (TEXT, colour_of, in_columns, listed, said_form, say,
                           sentence, tell, words_begun)
from rooms.learning.advice import (against_in_words, reasons_in_words,
                                   rest_in_words, was_good)
from rooms.learning.hints import (contrast, goes_on_so, missing_reason,
                                  verdict, why_better)
from rooms.learning.mistakes import (mended_in, next_own, own_puzzles,
                                     remember_try)
from rooms.learning.proof import (BETTER, THEMES, Puzzle, checked, in_a_line,
                                  is_reached, read_puzzles, right_turns)
from rooms.learning.reasons import closes, double, reason_for, stops
from rooms.learning.replay import play_here
from rooms.learning.tasks import (play_answer, pupil_and_other, show_position,
                                  show_task, show_tried, tell_verdict)
from rules import (EMPTY_TURN, OTHER, WHY, Refused, legal_turns, notation,
                   result)

# PROCESS: which puzzle

def puzzle(match, words):
    """Show the next puzzle that is not solved yet, or the one with a number,
    or the next of a theme, or one from the player's own games. Or list them
    all. Refused says what can be typed."""
    puzzles = read_puzzles()
    meant = words_begun(words[0], ("list", "mine", *THEMES))[:1] \
        if words else []
    if meant == ["list"]:
        list_puzzles(match, puzzles)
        return
    if meant == ["mine"]:
        own, shown = own_puzzles(match), match.scene.subject
        shown = in_a_line(shown) if isinstance(shown, Puzzle) else None
        keys, puzzles = [*own], [*own.values()]
        number = number_in(words[1:], 0) or 1 + keys.index(
            next_own(keys, remembered(match), shown))
    else:
        number = number_in(words, next_number(match, puzzles, *meant))
    if number > len(puzzles):
        raise Refused("no puzzle", number=number, count=len(puzzles))
    asked = puzzles[number - 1]
    begin_puzzle(match, asked, IN_PUZZLE, pupil_and_other(
        match, asked.solver), "puzzle solved", number, meant=meant)
    tell(match, "own puzzle" if asked.played else "puzzle", number=number,
         count=len(puzzles), **puzzle_facts(asked, asked.game))
    tell_goal(match, asked)
    tell(match, "own puzzle words" if asked.played else "puzzle words")


def was_solved(match, asked):
    """Has this puzzle been solved?"""
    return in_a_line(asked) in remembered(match)


def next_number(match, puzzles, theme=None):
    """The number of the next puzzle, of this theme if there is one, that is
    not solved yet: the next of as many turns, or else of more. Those that
    train only this theme come first. If all are solved, the one after the
    puzzle that is shown."""
    numbers = sorted(range(1, len(puzzles) + 1), key=lambda number: (
        puzzles[number - 1].turns,
        len(puzzles[number - 1].themes) if theme else 0))
    shown = match.scene.facts.number
    first = numbers.index(shown) + 1 if shown in numbers else 0
    return min(numbers[first:] + numbers[:first], key=lambda number: (
        bool(theme) and theme not in puzzles[number - 1].themes,
        was_solved(match, puzzles[number - 1])))


def begin_puzzle(match, asked, words, players, found, number, **facts):
    """Show a puzzle with these words to these players. The game before it
    waits. When it is solved, the question `found` comes. It is remembered as
    the puzzle that it `counts_as`, if there is one.

    The other facts: `heading` is the key of what stands before the question,
    `meant` are the words after which the next puzzle comes, `failed` is the
    key of what is said if it is solved after all, `judged` is that of
    mistake_judged, `hinted` is for what a small hint was given."""
    show_task(match, asked, words, "in puzzle", answer_turn, players, **{
        "number": number, "count": 1, "found": found,
        "heading": "own turn" if asked.played else "puzzle turn",
        "meant": ["mine"], "counts_as": asked, "failed": None, "judged": None,
        "hinted": None, **facts})
    show_turn(match, asked.game)


def tell_goal(match, asked):
    """Say what the goal is, and how it went before."""
    tell(match, "puzzle " + asked.goal, **puzzle_facts(asked, asked.game))
    if was_solved(match, asked):
        tell(match, "puzzle known")
    elif FAILED + in_a_line(asked) in remembered(match):
        tell(match, "puzzle tried")


# PROCESS: in a puzzle

def show_turn(match, game):
    """Show this game, in which the solver is to move. The goal stands before
    the question."""
    facts = match.scene.facts
    show_position(match, game, lambda: sentence(
        facts.heading, number=facts.number, count=facts.count,
        **puzzle_facts(match.scene.subject, game)))


def answer_turn(match):
    """Answer the turn that the solver has just played, and say whether it was
    right."""
    asked, before = match.scene.subject, match.scene.facts.here
    if match.game.to_move == asked.solver:
        return                          # this was the answer itself
    match.spoke = verdict if asked.goal == BETTER else checked, match.game
    if asked.goal == BETTER:
        note_try(match, was_good(match, mistake_judged(match)))
        return
    try:
        right, answer = checked(asked, before, match.game.turns[-1],
                                turns_left(asked, before))
    except Refused:                 # the proof takes too long
        show_turn(match, before)
        tell(match, "puzzle too long", "refusal")
        return
    if answer:
        play_answer(match, answer)
    tell_answer(match, right)


def mistake_judged(match):
    """The turns in a puzzle that asks for a better one, as WeighedTurns. They
    are looked at once, so that hints and answers agree."""
    asked, facts = match.scene.subject, match.scene.facts
    facts.judged = facts.judged or weigh(
        asked.game, legal_turns(asked.game), LOOK_SECONDS, asked.played)
    return facts.judged


def turns_left(asked, game):
    """How many turns the solver, who is to move, still has."""
    return asked.turns - len(game.turns) // 2


def go_on_if_solved(match, words):
    """Do what `next` does, if this puzzle is solved."""
    if match.scene.facts.solved:
        match.scene.words["next"](match, words)


def next_puzzle(match, words):
    """Show the next puzzle, whether this one is solved or not. If there is
    none, go back to the game."""
    try:
        puzzle(match, match.scene.facts.meant)
    except Refused:
        stop_scene(match, words)
        raise


# OUTPUT

def tell_why(match, words):
    """After a refusal, tell the rules behind it. After a try, say again how
    good it is. Otherwise say what was wrong with the turn of an own game, or
    again what the goal is."""
    asked, told = match.scene.subject, match.notes["verdict"]
    key, why = verdict(mistake_judged(match), asked.played) \
        if asked.played and not told else (None, None)
    if getattr(match.spoke_before, "reason", None) in WHY:
        match.words["why"](match, words)
    elif told:
        told()
    elif why:
        tell(match, key, turn=notation(asked.played),
             why=against_in_words(why))
    else:
        tell_goal(match, asked)


def tell_answer(match, right):
    """Say whether the turn was right, what the answer is, and whether the
    puzzle is solved."""
    asked, game = match.scene.subject, match.game
    facts = puzzle_facts(asked, game)
    show_tried(match)
    answer = notation(game.turns[-1])
    if not right:
        key = "wrong " + asked.goal
        if not facts["turns"] and asked.goal != "free":     # the last turn
            key = "wrong hold" if game.turns[-1][2] else "wrong at last"
        if result(game):
            key = "wrong and lost"
        note_try(match, False)
        before = match.scene.facts.here
        why = why_other_man(asked, before, game.turns[len(before.turns)])
        if why:
            tell(match, "verdict mill", why=against_in_words(why))
        tell_verdict(match, "wrong", answer=answer, **facts,
                     why=sentence(key, **facts))
    elif result(game) or is_reached(asked, game, facts["turns"]):
        tell_verdict(match, "solved " + asked.goal, "result", **facts)
        if asked.themes:
            tell(match, "puzzle theme",
                 themes=listed(map(said_form, asked.themes), "and"))
        note_try(match, True)
    else:
        show_turn(match, game)
        tell(match, "right", answer=answer, **facts)


def why_other_man(asked, game, turn):
    """The reason to remove another man than this wrong turn does. None if its
    mill is not right, or if the proof of that takes too long."""
    left = turns_left(asked, game)
    with suppress(Refused):         # the proof takes too long
        for right in right_turns(asked, game, left) if turn[2] else []:
            if right[:2] == turn[:2]:
                return contrast(game, right, turn) or ("wrong at last", {})
    return None


def note_try(match, solved):
    """The player has solved this puzzle, or failed. Remember that, once. If a
    hint has told the turn, it is not solved, and we say so. One of the
    player's own games that was first failed is not, either."""
    scene, facts = match.scene, match.scene.facts
    own = scene.subject.played
    facts.solved = solved
    scene.asks = facts.found if solved else "puzzle wrong"
    scene.refusal = "puzzle done" if solved else scene.refusal
    if not solved:
        note_failed(match, "puzzle again")
    elif facts.failed and (own or facts.failed == "puzzle told"):
        tell(match, facts.failed)
    elif facts.counts_as and (own or not was_solved(match, scene.subject)):
        remember_try(match, facts.counts_as)
        if own:
            done = mended_in([in_a_line(facts.counts_as)], remembered(match))
            tell(match, "own mended" if done["mended"] else "own found")


def note_failed(match, why):
    """Remember, once, that this puzzle was failed. `why` is the key of the
    sentence that says why it is not solved later."""
    facts = match.scene.facts
    if facts.counts_as and not facts.failed:
        remember_try(match, facts.counts_as, FAILED)
    facts.failed = "puzzle told" if "puzzle told" in (why, facts.failed) \
        else facts.counts_as and why            # None: it does not count


def puzzle_facts(asked, game):
    """What sentences say of a puzzle: the colours of the solver and of the
    other player, the turns left, the ways to keep, and the goal in words."""
    turns = turns_left(asked, game)
    return {"colour": colour_of(asked.solver), "turns": turns,
            "other": colour_of(OTHER[asked.solver]),
            "played": notation(asked.played) if asked.played else "",
            "ways": (asked.men + 1) // 2,
            "goal": sentence("goal " + asked.goal, turns=turns)}


def list_puzzles(match, puzzles):
    """List all puzzles with their goals, and mark those that are solved."""
    marks = ["*" if was_solved(match, each) else " " for each in puzzles]
    cells = [sentence("puzzle cell", number=number, mark=marks[number - 1],
                      **puzzle_facts(each, each.game))
             for number, each in enumerate(puzzles, 1)]
    say(match.screen, "\n".join(in_columns(match.screen, cells)))
    tell(match, "puzzles", solved=marks.count("*"), count=len(puzzles))


def hint_in_puzzle(match, words, whole=False):
    """Give a small hint. Typed again, tell the whole turn. Then the player has
    not solved this puzzle."""
    scene, facts = match.scene, match.scene.facts
    now = match.game, match.begun
    if match.question or match.scene.asks:
        raise Refused(scene.refusal)
    turn, reasons = solution(match)
    begun = match.begun if goes_on_so(match.begun, turn) else EMPTY_TURN
    whole, facts.hinted = whole or facts.hinted == now, now
    if not whole:
        say(match.screen, small_hint(facts.here, turn, begun))
        return
    tell(match, "hint", turn=rest_in_words(turn, begun),
         why=partial(reasons_in_words, reasons))
    note_failed(match, "puzzle told")


def solution(match):
    """A right turn here, and the reasons for it. Refused if there is none, or
    if the proof takes too long."""
    game, asked = match.game, match.scene.subject
    if asked.goal == BETTER:
        judged = mistake_judged(match)
        return best_of(judged), why_better(
            judged, best_of(judged), judged.played)
    turns = right_turns(asked, game, turns_left(asked, game))
    right = [turn for turn in turns if goes_on_so(match.begun, turn)]
    if not right:
        raise Refused("no solution" if match.begun == EMPTY_TURN
                      else "hint none")
    wrong = [turn for turn in legal_turns(game)
             if goes_on_so(match.begun, turn) and turn not in right]
    reason = reason_for(game, right[0]) if match.begun[1] is None \
        else missing_reason(game, right[0], [*right, *wrong][-1])
    return right[0], [reason or (
        "hint proven", {"other": OTHER[asked.solver]})]


def small_hint(game, turn, begun):
    """A sentence that tells what a turn is for, or where it begins. Once its
    mill is made, it tells how to choose the man."""
    start, end, _ = turn
    keys = ["hint of removal"] if begun[1] is not None else []
    keys += (reason_for(game, turn, IDEAS) or ())[:1]
    keys.append("hint of ring" if start is None else "hint of man")
    return sentence(keys[0], start=start, other=colour_of(OTHER[game.to_move]),
                    ring=TEXT[RING_WORDS[RING_PLACES[end][0]]])


# STORAGE

LOOK_SECONDS = 1.5      # for the turns in a puzzle that asks for a better one
IDEAS = {"hint of mill": closes, "hint of stop": stops,
         "hint of double": double}
RING_WORDS = ("outer ring", "middle ring", "inner ring")

IN_PUZZLE = {"": go_on_if_solved, "hint": hint_in_puzzle,
             "show": partial(hint_in_puzzle, whole=True), "here": play_here,
             "next": next_puzzle, "puzzle": puzzle, "stop": stop_scene,
             "why": tell_why}

WORDS = {"puzzle": puzzle}
