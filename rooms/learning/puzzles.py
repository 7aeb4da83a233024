"""puzzles.py - the word puzzle: a position, and a goal to reach.

STORAGE  the word puzzle, and the words in a puzzle: WORDS IN_PUZZLE
PROCESS  shows a puzzle, and answers a turn: choose_puzzle answer_turn
OUTPUT   says whether the turn was right, gives hints, and remembers what was
         solved: tell_answer hint_in_puzzle note_try

While a puzzle is shown, it is the subject of match.scene. Then match.game is
its position with the turns played from there. Only right turns and their
answers stay in it. The facts of the scene say how the player has fared, see
begin_puzzle. A word is a function of the match and of the words typed after
it.
"""

from collections import namedtuple
from contextlib import suppress
from functools import partial

from rooms.commands import FAILED, LOOKED, number_in, remembered, stop_scene
from rooms.computer import RING_PLACES, best_of, weigh
from rooms.console import (TEXT, colour_of, listed, said_form, say, sentence,
                           show_board, tell, words_begun)
from rooms.learning.advice import (against_in_words, reasons_in_words,
                                   rest_in_words, rules_behind, show_why)
from rooms.learning.grades import chance_lost
from rooms.learning.hints import (contrast, goes_on_so, verdict, why_answered,
                                  why_better, why_doubled, why_lost,
                                  why_shut_in, why_worse)
from rooms.learning.history import (mended_in, next_own, own_puzzles,
                                    remember_try)
from rooms.learning.proof import (BETTER, GOALS, THEMES, checked, in_a_line,
                                  read_puzzles, right_turns)
from rooms.learning.reasons import IDEAS, SIGHTS, made_by, reason_for
from rooms.learning.replay import play_here
from rooms.learning.tasks import (play_answer, pupil_and_other, show_position,
                                  show_task, solution_in)
from rules import EMPTY_TURN, OTHER, Refused, legal_turns, notation, result

# STORAGE

LOOK_SECONDS = 1.5      # for the turns in a puzzle that asks for a better one
RING_WORDS = ("outer ring", "middle ring", "inner ring")

# The functions that find the reasons. What is not here only the search says.
FOUND_BY = {**SIGHTS, "worse mill": made_by, "worse man": why_lost,
            "worse wins": why_lost, "worse soon": why_lost,
            "worse double": why_doubled, "worse takes": why_answered,
            "worse shut": why_shut_in, "worse narrow": why_shut_in}

# How a puzzle is shown: its words, what stands before the question, and the
# question when it is solved (keys of sentences). See the end of this file.
Kind = namedtuple("Kind", "words heading found")


# PROCESS: which puzzle

def choose_puzzle(match, words, stays=False):
    """Show the next puzzle that is not solved yet, or the one with a number,
    or the next of a theme, or one from the player's own games, see show_own.
    Or list them all. Refused says what can be typed."""
    puzzles = read_puzzles()
    meant = words_begun(words[0], ("list", "mine", *THEMES))[:1] \
        if words else []
    if meant == ["list"]:
        list_puzzles(match, puzzles)
    elif meant == ["mine"]:
        show_own(match, number_in(words[1:], 0), stays)
    else:
        number = number_in([] if meant else words,
                           next_number(match, puzzles, *meant))
        show_puzzle(match, puzzles, number, meant)


def show_own(match, number, stays):
    """Show the own puzzle with this number. If it is 0, the one that comes
    next, or the one that is shown, if that is not solved and `stays`. Refused
    as in next_own."""
    own, scene, lines = own_puzzles(match), match.scene, remembered(match)
    shown = in_a_line(scene.subject) if scene.what == "puzzle" else None
    keys, key, facts = [*own], "own puzzle other", mended_in(own, lines)
    if stays and not number and shown in keys and not scene.facts.solved:
        number = 1 + keys.index(shown)
    elif not number:
        number = 1 + keys.index(next_own(keys, lines, shown))
        key = "own puzzle" if facts["today"] else key
    show_puzzle(match, [*own.values()], number, ["mine"], key, **facts)


def show_puzzle(match, puzzles, number, meant, key="puzzle", **facts):
    """Show the puzzle with this number, and say which one it is, in a sentence
    with this key, and what the goal is. Of the own puzzles of today, the
    `facts` know which one it is. Refused if there is none. `meant` are words
    as in begin_puzzle."""
    if number > len(puzzles):
        raise Refused("no puzzle", number=number, count=len(puzzles))
    puzzle = puzzles[number - 1]
    begin_puzzle(match, puzzle, MINE if puzzle.played else OF_FILE,
                 pupil_and_other(match, puzzle.solver, puzzle.tags), number,
                 meant=meant)
    tell(match, key, **{"number": number, "count": len(puzzles), **facts,
                        **puzzle_facts(puzzle, puzzle.game)})
    tell_goal(match, puzzle)
    tell(match, "own puzzle words" if puzzle.played else "puzzle words")


def next_number(match, puzzles, theme=None):
    """The number of the next puzzle, of this theme if there is one, that is
    not solved yet: the next of as many turns, or else of more. Those that
    train only this theme come first. If all are solved, the one after the
    puzzle that is shown."""
    lines = {*remembered(match)}
    numbers = sorted(range(1, len(puzzles) + 1), key=lambda number: (
        puzzles[number - 1].turns,
        len(puzzles[number - 1].themes) if theme else 0))
    shown = match.scene.facts.number
    first = numbers.index(shown) + 1 if shown in numbers else 0
    return min(numbers[first:] + numbers[:first], key=lambda number: (
        bool(theme) and theme not in puzzles[number - 1].themes,
        in_a_line(puzzles[number - 1]) in lines))


def begin_puzzle(match, puzzle, kind, players, number=1, **facts):
    """Show a puzzle of this Kind to these players. The game before it waits.
    The fact `remembers` says whether we remember that the puzzle was solved.
    `meant` are the words after `puzzle` with which the next one comes. The
    scene also knows whether it was `failed`, whether a hint told its turn
    (`given_away`), and for what small hints were given (`hinted`). To say no
    to a puzzle means to stop."""
    words = {**kind.words, "no": kind.words["stop"]}
    show_task(match, "puzzle", words, puzzle, answer_turn, players, **{
        "number": number, "kind": kind, "meant": ["mine"], "remembers": True,
        "failed": False, "given_away": False, "hinted": [], **facts})
    show_turn(match, puzzle.game)


def tell_goal(match, puzzle):
    """Say what the goal is, and whether it was reached before."""
    tell(match, "puzzle " + puzzle.goal, **puzzle_facts(puzzle, puzzle.game))
    if in_a_line(puzzle) in remembered(match):
        tell(match, "puzzle known")


# PROCESS: in a puzzle

def show_turn(match, game):
    """Show this game, in which the solver is to move. The goal stands before
    the question."""
    facts = match.scene.facts
    show_position(match, game, lambda: sentence(facts.kind.heading, **{
        **vars(facts), **puzzle_facts(match.scene.subject, game)}))


def answer_turn(match):
    """Answer the turn that the solver has just played, and say whether it was
    right."""
    puzzle, before = match.scene.subject, match.scene.facts.to_solve
    if puzzle.goal == BETTER:
        note_try(match, judge_try(match, judged_turns_of(puzzle)))
        return
    match.spoke = GOALS[puzzle.goal], match.game        # code shows it
    try:
        right, answer = checked(puzzle, before, match.game.turns[-1],
                                turns_left(puzzle, before))
    except Refused:                 # the proof takes too long
        show_turn(match, before)
        tell(match, "puzzle too long", "refusal")
        return
    if answer:
        play_answer(match, answer)
    tell_answer(match, right)


def judge_try(match, judged):
    """Say how good the turn is that was just tried, see verdict, and why. Is
    it good enough? A better turn than the one that was played is. If it is the
    best, the puzzle keeps it for the word show, and for other tries. What was
    wrong with that one matters more than what is good about a good turn: this
    is told by the word why.
    """
    turn, played = match.game.turns[-1], judged.played
    key, why = verdict(judged, turn)
    best = {"verdict best": turn, "verdict no mistake": played}.get(key)
    if best:                    # by a longer look: so it comes first
        worths = {best: 0, **judged.worths, best: max(judged.worths.values())}
        judged = match.scene.subject.judged = judged._replace(worths=worths)
    good = not why
    reasons = why_better(judged, turn, played) if good else [why]
    # The word code shows what found the reason, or the other one in it.
    key_found = reasons[0][1].get("reason", reasons[0])[0]
    match.spoke = FOUND_BY.get(key_found, chance_lost), match.game
    show_board(match)
    tell_verdict(
        match, key, short=good and best_of(judged) != played and {"why": ""},
        turn=notation(turn), best=notation(best_of(judged)),
        played=notation(played),
        why=reasons_in_words(reasons) if good else against_in_words(why))
    return good or key == "verdict better"


def judged_turns_of(puzzle):
    """The turns in a puzzle that asks for a better one, as WeighedTurns. They
    are looked at once, so that hints and answers agree."""
    puzzle.judged = puzzle.judged or weigh(
        puzzle.game, legal_turns(puzzle.game), LOOK_SECONDS, puzzle.played)
    return puzzle.judged


def turns_left(puzzle, game):
    """How many turns the solver, who is to move, still has."""
    return puzzle.turns - len(game.turns) // 2


def leave_or_go_on(match, words):
    """Do what `next` does, if this puzzle is solved. Leave a mistake that is
    not: do what `stop` does."""
    scene = match.scene
    if scene.facts.solved or scene.subject.played:
        scene.words["next" if scene.facts.solved else "stop"](match, words)


def next_puzzle(match, words):
    """Show the next puzzle, whether this one is solved or not. If there is
    none, go back to the game, and make an offer."""
    try:
        choose_puzzle(match, match.scene.facts.meant)
    except Refused as refused:
        match.spoke = refused           # code shows why there is none
        tell(match, refused.reason, "refusal", **refused.facts)
        leave_puzzle(match, words)


def leave_puzzle(match, words):
    """Go back to the game. A mistake for which no better turn was found is
    left for another day. If the game has not begun, make an offer."""
    puzzle, facts = match.scene.subject, match.scene.facts
    if puzzle.played and facts.remembers and not facts.solved:
        remember_try(match, puzzle, LOOKED)
        tell(match, "mistake later")
    stop_scene(match, words)
    if match.scene.when_over and not match.game.turns:
        match.scene.when_over(match)


# OUTPUT

def tell_verdict(match, key, kind="plain", short=None, **facts):
    """Say how good the turn is that was tried. The facts in `short` take the
    place of others now, but not when the word why says it again, with all that
    was said of this turn before."""
    match.notes["verdict"] += [partial(tell, match, key, kind, **facts)]
    tell(match, key, kind, **{**facts, **(short or {})})


def tell_why(match, words):
    """After a refusal, tell the rules behind it. After a try, say again how
    good it is. Otherwise say what was wrong with the turn of an own game, or
    again what the goal is."""
    puzzle, tell_again = match.scene.subject, match.notes["verdict"]
    if rules_behind(match):
        show_why(match, words)
    elif tell_again:
        for tell_it in tell_again:
            tell_it()
        match.spoke = match.spoke_before    # code shows what has judged
    elif not tell_played_here(match, puzzle):
        tell_goal(match, puzzle)


def tell_played_here(match, puzzle):
    """Say what was wrong with the turn of an own game. A mill that it misses
    is named after a try. Returns whether there was something."""
    facts = match.scene.facts
    wrong = puzzle.played and best_of(judged_turns_of(puzzle)) != puzzle.played
    if wrong:
        tell(match, "verdict played", turn=notation(puzzle.played),
             why=against_in_words(why_worse(puzzle.judged, puzzle.played),
                                  facts.failed or facts.solved))
    return wrong


def tell_answer(match, right):
    """Say whether the turn was right, and whether the puzzle is solved. If
    not, say what the answer is."""
    puzzle, game = match.scene.subject, match.game
    facts = puzzle_facts(puzzle, game)
    show_board(match)
    if not right:
        tell_not_right(match, facts)
    elif result(game) or GOALS[puzzle.goal](puzzle, game, facts["turns"]):
        tell_verdict(match, "solved " + puzzle.goal, "result", **facts)
        if puzzle.themes:
            tell(match, "puzzle theme", **facts)
        note_try(match, True)
    else:
        show_turn(match, game)
        tell(match, "right", **facts)


def tell_not_right(match, facts):
    """Say what is wrong with a turn. The answer to it has been told."""
    puzzle, game = match.scene.subject, match.game
    before = match.scene.facts.to_solve
    key = "wrong " + puzzle.goal
    if not facts["turns"] and puzzle.goal != "free":     # the last turn
        key = "wrong hold" if game.turns[-1][2] else "wrong at last"
    if result(game):
        key = "wrong and lost"
    note_try(match, False)
    why = why_other_man(puzzle, before, game.turns[len(before.turns)])
    if why:
        tell_verdict(match, "verdict mill", why=against_in_words(why))
    tell_verdict(match, "wrong", why=sentence(key, **facts), **facts)


def why_other_man(puzzle, game, turn):
    """The reason to remove another man than this wrong turn does. None if its
    mill is not right, or if the proof of that takes too long."""
    left = turns_left(puzzle, game)
    with suppress(Refused):         # the proof takes too long
        for right in right_turns(puzzle, game, left) if turn[2] else []:
            if right[:2] == turn[:2]:
                return contrast(game, right, turn) or ("wrong at last", {})
    return None


def note_try(match, solved):
    """The player has solved this puzzle, or failed. Remember that, once. If a
    hint has told the turn, it is not solved, and we say so. One of the
    player's own games that was first failed is not, either. Of a game, say
    what was wrong with the turn that was played."""
    scene, facts, puzzle = match.scene, match.scene.facts, match.scene.subject
    facts.solved = solved
    scene.asks = facts.kind.found if solved else "puzzle wrong"
    if not solved:
        note_failed(match)
        return
    scene.refusal = "puzzle done"
    was_wrong = tell_played_here(match, puzzle)
    if facts.given_away:
        tell(match, "puzzle told")
    elif facts.remembers and facts.failed and puzzle.played:
        tell(match, "puzzle again")
    elif facts.remembers and (
            puzzle.played or in_a_line(puzzle) not in remembered(match)):
        remember_try(match, puzzle)
        if was_wrong:
            done = mended_in([in_a_line(puzzle)], remembered(match))
            tell(match, "own mended" if done["mended"] else "own found")


def note_failed(match):
    """Remember, once, that this puzzle was failed."""
    facts = match.scene.facts
    if facts.remembers and not facts.failed:
        remember_try(match, match.scene.subject, FAILED)
    facts.failed = True


def puzzle_facts(puzzle, game):
    """What sentences say of a puzzle: the colours of the solver and of the
    other player, the turns left, the ways to keep, and in words what it trains
    and the goal."""
    turns = turns_left(puzzle, game)
    return {"colour": colour_of(puzzle.solver), "turns": turns,
            "other": colour_of(OTHER[puzzle.solver]),
            "played": notation(puzzle.played) if puzzle.played else "",
            "ways": (puzzle.men + 1) // 2,
            "themes": listed(map(said_form, puzzle.themes), "and"),
            "goal": sentence("goal " + puzzle.goal, turns=turns)}


def list_puzzles(match, puzzles):
    """List the numbers of all puzzles, a row for each goal. Those that are
    solved have a mark."""
    rows, marks, lines = {}, [], {*remembered(match)}
    for number, puzzle in enumerate(puzzles, 1):
        goal = puzzle_facts(puzzle, puzzle.game)["goal"]
        marks.append("*" if in_a_line(puzzle) in lines else "")
        rows.setdefault(goal, []).append("%d%s" % (number, marks[-1]))
    for goal, numbers in rows.items():
        tell(match, "puzzle row", goal=goal, numbers=" ".join(numbers))
    tell(match, "puzzles", solved=marks.count("*"), count=len(puzzles))


def hint_in_puzzle(match, words, whole=False):
    """Give a small hint, and then the next one. Typed again after the last
    one, tell the whole turn. Then the player has not solved this puzzle. Of a
    mistake, say then what was wrong with the turn that was played."""
    facts, now = match.scene.facts, (match.game, match.begun)
    if match.question or match.scene.asks:
        raise Refused(match.scene.refusal)
    turn, reasons = solution(match)
    begun = match.begun if goes_on_so(match.begun, turn) else EMPTY_TURN
    hints = small_hints(match.scene.subject, facts.to_solve, turn,
                        begun)[facts.hinted.count(now):]
    facts.hinted.append(now)
    show_board(match)                   # above the hint, not below it
    if hints and not whole:
        say(match.screen, hints[0])
        return
    tell(match, "hint", turn=rest_in_words(turn, begun),
         why=partial(reasons_in_words, reasons))
    if facts.given_away:
        tell_played_here(match, match.scene.subject)
    facts.given_away = True
    note_failed(match)


def solution(match):
    """A right turn here, and the reasons for it. Refused if there is none, or
    if the proof takes too long."""
    puzzle = match.scene.subject
    if puzzle.goal == BETTER:
        judged = judged_turns_of(puzzle)
        return best_of(judged), why_better(
            judged, best_of(judged), judged.played)
    turn, reasons = solution_in(match, right_turns(
        puzzle, match.game, turns_left(puzzle, match.game)))
    return turn, reasons or [("hint proven", {"other": OTHER[puzzle.solver]})]


def small_hints(puzzle, game, turn, begun):
    """Sentences that tell what a turn is for, if we know that, and then where
    it begins. Once it is begun, one is enough. Once its mill is made, it tells
    how to choose the man."""
    start, end, _ = turn
    keys = ["hint of removal"] if begun[1] is not None else []
    keys += (reason_for(game, turn, IDEAS) or [])[:1]
    keys.append("hint of ring" if start is None else "hint of man")
    ring = TEXT[RING_WORDS[RING_PLACES[end][0]]]
    return [sentence(key, start=start, ring=ring, **puzzle_facts(puzzle, game))
            for key in (keys if begun == EMPTY_TURN else keys[:1])]


# STORAGE

IN_PUZZLE = {"": leave_or_go_on, "hint": hint_in_puzzle, "why": tell_why,
             "show": partial(hint_in_puzzle, whole=True), "next": next_puzzle,
             "here": play_here, "puzzle": choose_puzzle, "stop": leave_puzzle}
OF_FILE = Kind(IN_PUZZLE, "puzzle turn", "puzzle solved")
AT_MINE = {**IN_PUZZLE, "puzzle": partial(choose_puzzle, stays=True)}
MINE = Kind(AT_MINE, "own turn", "own solved")

WORDS = {"puzzle": choose_puzzle}
