"""questions.py - the questions of a quiz, made from a position and the code.

STORAGE  the kinds of questions: QUIZ_KINDS
PROCESS  makes questions, and asks Python for the answers: round_of
OUTPUT   says how a question is asked, and the answer: asked_with answer_said

No question is stored, and Python answers each. docs/reading-the-code.md has a
table of the kinds.
"""

import random
from collections import namedtuple

import board
import rules
from board import (BLACK, EMPTY, POINTS, WHITE, mill_points,
                   neighbours_of, points_of, vacant_points)
from rooms.reading.source import block_at
from rooms.reading.watch import NAME_OF, short, watched
from rules import new_game, play_legal, position_of, possible_turns

# STORAGE

# The `choices` are the names that the question gives, or []. The `mistakes`
# are usual ones: {the key of a sentence: the answer that it gives}.
Asked = namedtuple("Asked", "kind how code answer choices mistakes")

LEVELS_OF_ROUND = 1, 1, 2, 2, 3          # of the questions of a round
EASY = "spots", "adjacent", "partners"  # a new player begins with these ...
EASY_LEVELS = 1, 1, 1, 2, 2             # ... in a round of these levels
OTHER_NAME = {"WHITE": "BLACK", "BLACK": "WHITE"}
EMPTY_ANSWERS = 0, None, EMPTY, [], set()       # at most one in a round
OURS = {**vars(board), **vars(rules)}
FUNCTIONS = {name: value for name, value in OURS.items()
             if getattr(value, "__module__", "") in ("board", "rules")
             and hasattr(value, "__code__") and value.__doc__}

# {kind: (level, how it is asked, code, {usual mistake: code that gives it})}.
# Level 1 is about tables and lists, 2 about functions, 3 about lines. How:
# for the value of the code, or for a line, rounds, ... in it, see ANSWERS. In
# the holes stand facts of the position, see facts_for.
QUIZ_KINDS = {
    "spots": (1, "value", "spots[{taken}]", {}),
    "adjacent": (1, "value", "ADJACENT[{point}]", {}),
    "partners": (1, "value", "PARTNERS[{point}]", {}),
    "hand": (1, "value", "game.in_hand[{man}]",
             {"on board": "spots.count({man})"}),
    "count": (1, "value", "spots.count({man})",
              {"all men": "men_left(game, {man})"}),
    "points": (1, "value", "points_of(spots, {man})", {}),
    "vacant": (1, "value", "len(vacant_points(spots))",
               {"men counted": "24 - len(vacant_points(spots))"}),
    "inputs": (1, "inputs", "{name_of_function}", {}),
    "ways": (2, "value", "destinations(spots, {taken})",
             {"occupied": "ADJACENT[{taken}]"}),
    "mills": (2, "value", "mills_made(spots, {man}, {vacant})",
              {"both lines": "len(PARTNERS[{vacant}])"}),
    "in mill": (2, "value", "in_mill(spots, {owner}, {taken})", {}),
    "chances": (2, "value", "mill_points(spots, {man})", {}),
    "removable": (2, "value", "removable_points(spots, {man})",
                  {"mills forgotten": "points_of(spots, {man})"}),
    "safe": (2, "value", "may_be_removed(spots, {taken})", {}),
    "fly": (2, "value", "may_fly(game, {man})", {}),
    "left": (2, "value", "men_left(game, {man})",
             {"on board": "spots.count({man})"}),
    "place": (2, "value", "why_not_place(game, {point})", {}),
    "move": (2, "value", "why_not_move(game, {own}, {near})", {}),
    "write": (2, "value", "notation({turn})", {}),
    "purpose": (2, "purpose", "{name_of_function}", {}),
    "calls": (2, "calls", "{caller}", {}),
    "after": (3, "value", "game_with(game, {turn}).spots[{end}]",
              {"before": "spots[{end}]"}),
    "line of safe": (3, "return", "removable_points(spots, {man})", {}),
    "line of move": (3, "return", "why_not_move(game, {own}, {near})", {}),
    "line of pick up": (3, "return", "why_not_pick_up(game, {point})", {}),
    "rounds of mills": (3, "rounds", "mills_made(spots, {man}, {vacant})", {}),
    "rounds of safe": (3, "rounds", "removable_points(spots, {man})", {}),
    "rounds of blocked": (3, "rounds", "is_blocked(game)", {}),
}


# PROCESS: what a question is about

def made_game(options, number, lengths):
    """A game in which one of these numbers of turns was played by chance, even
    beyond its end: with one or two men it is over when it begins."""
    game, chance = new_game(**options), random.Random(number)
    for _ in range(chance.choice(lengths)):
        turns = possible_turns(game)
        if turns:
            play_legal(game, chance.choice(turns))
    return game


def facts_for(game, chance):
    """What may be filled into the code of a question."""
    spots, pick = game.spots, chance.choice
    taken = pick([point for point in POINTS if spots[point] != EMPTY])
    own = pick(points_of(spots, game.to_move) or [taken])
    man = pick([WHITE, BLACK])
    vacant = vacant_points(spots) or [*POINTS]
    turn = pick(possible_turns(game) or [(None, taken, ())])
    return {"point": pick(POINTS), "taken": taken, "own": own, "turn": turn,
            "owner": NAME_OF[spots[taken]], "man": NAME_OF[man],
            # Half of the time it is a point next to that one
            "near": pick([pick(neighbours_of(own)), pick(POINTS)]),
            "vacant": pick([pick(sorted(mill_points(spots, man) & {*vacant})
                                 or vacant), pick(vacant)]),
            "name_of_function": pick(sorted(FUNCTIONS)),
            "caller": pick(CALLERS), "end": turn[1]}


def value_of(code, game):
    """What Python answers to code of ours. (What a player types is never
    evaluated.)"""
    return eval(code, {**OURS, "game": game, "spots": game.spots})


def call_of(code, game):
    """What happens in the function that this code calls first, or None."""
    calls = watched(value_of, code, game) if "(" in code else []
    return calls[0] if calls else None


def rounds_in(code, game):
    """How often the first loop of the function begins a round."""
    import ast                      # slow to load, and rarely needed
    call = call_of(code, game)
    loops = [(part.lineno, part.body[0].lineno)
             for part in ast.walk(block_at(call.path, call.last))
             if isinstance(part, (ast.For, ast.While))]
    ran = [line for line, _ in call.lines]
    # A round begins: after the head of the loop its first line runs.
    return [*zip(ran, ran[1:])].count(loops[0]) if loops else 0


def names_used_in(code):
    """The names that the code of a function uses, also in its lists."""
    inner = [each for each in code.co_consts if hasattr(each, "co_names")]
    return {*code.co_names}.union(*map(names_used_in, inner))


# PROCESS: the answers

def last_line(code, game):
    """The line with which the function returns."""
    return call_of(code, game).last


def inputs_of(name, game):
    """How many arguments a function can have."""
    return FUNCTIONS[name].__code__.co_argcount


def calls_of(name, game=None):
    """The functions of board.py and rules.py that a function calls."""
    return names_used_in(FUNCTIONS[name].__code__) & {*FUNCTIONS}


def itself(name, game):
    """The name of a function, whose purpose was told."""
    return name


# STORAGE

# The functions that call one, two or three others
CALLERS = [name for name in sorted(FUNCTIONS) if 0 < len(calls_of(name)) < 4]
ANSWERS = {"value": value_of, "return": last_line, "rounds": rounds_in,
           "inputs": inputs_of, "calls": calls_of, "purpose": itself}


# PROCESS: a round

def question_about(kind, game, chance):
    """A question of this kind about a position."""
    _, how, code, others = QUIZ_KINDS[kind]
    facts = facts_for(game, chance)
    others = {key: other.format(**facts) for key, other in others.items()}
    others["other colour"] = code.format(**{
        name: OTHER_NAME.get(fact, fact) for name, fact in facts.items()})
    code = code.format(**facts)
    names = {*chance.sample(sorted(FUNCTIONS), 3), code}
    choices = sorted(names) if how == "purpose" else []
    return Asked(kind, how, code, ANSWERS[how](code, game), choices, {
        key: value_of(other, game) for key, other in others.items()
        if how == "value"})


def round_of(game, number, first=(), levels=LEVELS_OF_ROUND, without=()):
    """The questions of a round, of these levels and without these kinds. With
    the same position and number they are the same for everybody, but the
    kinds in `first` come first."""
    import re                       # slow to load, and rarely needed
    chance = random.Random("%d %s" % (number, position_of(game)))
    asked, empty = {}, 0            # empty: how many answers are
    known = {*OURS, "count", "len"}         # a function may have been renamed
    for level in levels:
        kinds = [kind for kind, row in QUIZ_KINDS.items()
                 if row[0] == level and kind not in {*asked, *without}
                 and {*re.findall(r"(\w+)\(", row[2])} <= known]
        chance.shuffle(kinds)
        kinds.sort(key=lambda kind: kind not in first)
        # One by one, until one fits: at most one answer may be empty.
        made = (question_about(kind, game, chance) for kind in kinds)
        question = next(each for each in made
                        if not empty or each.answer not in EMPTY_ANSWERS)
        empty += question.answer in EMPTY_ANSWERS
        asked[question.kind] = question
    return [*asked.values()]


# OUTPUT

def asked_with(question):
    """The sentence that asks a question: (its key, its facts)."""
    said = FUNCTIONS[question.code].__doc__.split("\n\n")[0] \
        if question.how == "purpose" else ""
    return "quiz " + question.how, {
        "code": question.code, "names": question.choices,
        "said": " ".join(said.split())}


def answer_said(question):
    """The answer as Python writes it."""
    answer = question.answer
    return short(sorted(answer) if isinstance(answer, set) else answer)
