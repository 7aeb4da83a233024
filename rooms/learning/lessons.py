"""lessons.py - the word learn: the rules in small steps, by doing.

INPUT    reads the steps from their file: read_lessons lesson_in
STORAGE  a step, its goals, and the words in it: Lesson STEP_GOALS IN_LESSON
PROCESS  shows a step, and judges a turn: learn judge_in_lesson next_lesson
OUTPUT   shows the board and what to do, and gives a hint: show_goal
         hint_in_lesson

A step has a board and a goal. When the player has reached the goal, the other
player answers, and there may be one more goal. Whether a turn reaches a goal,
and why not, is told by sights, as in reasons.py.

In scene.facts, `count` is the number of steps that there are, and `why` is the
reason in words.
"""

from collections import namedtuple
from functools import partial

from rooms.commands import (PLACE, STEP, known_name, last_after, name_here,
                            names_typed, number_between, number_in, remember,
                            remembered, show_rules, stop_scene)
from rooms.computer import LEVELS
from rooms.console import TEXT, say, sentence, show_board, tell
from rooms.learning.advice import (reason_in_words, reasons_in_words,
                                   rest_in_words, show_why)
from rooms.learning.greeting import is_name, name_and_remember
from rooms.learning.reasons import (allows, closes, flies, leaves, lets_go,
                                    lets_in, misses, pairs, plays, reason_for,
                                    reopens, stops, wins)
from rooms.learning.tasks import (IN_HAND, MOVER, play_answer, pupil_and_other,
                                  read_tasks, show_position, show_task,
                                  solution_in, title_and_game)
from rules import Refused, legal_turns, notation, result

# STORAGE

NO_MILL = {"missed pair": pairs, "missed line": plays}

# The goals. The first sight that is true of a turn is told. If it is the first
# of its goal, "learned ...", the goal is reached.
STEP_GOALS = {
    "place": {"learned place": plays},
    "mill": {"learned mill": closes, **NO_MILL},
    "remove": {"learned remove": closes, **NO_MILL},
    "safe": {"learned safe": closes, **NO_MILL},
    "move": {"learned move": plays},
    "open": {"learned open": reopens, "missed gap": lets_in,
             "missed threat": allows, "missed open": plays},
    "close": {"learned close": closes, "missed close": misses,
              "missed back": plays},
    "swing": {"learned swing": closes, "missed swing": leaves, **NO_MILL},
    "stop": {"learned stop": stops, "missed threat": allows,
             "missed stop": plays},
    "fly": {"learned fly": flies, "missed flight": plays},
    "shut": {"learned shut": wins, "missed way": lets_go},
}

# The rule behind a goal. Behind the other goals it is that of the mill.
RULES_OF = {"place": "placing", "remove": "removing", "safe": "removing",
            "move": "moving", "fly": "flying", "shut": "losing"}

LESSON_TITLE = r"(?P<name>\w+): " + MOVER + \
    r"(?P<plan>(?: (?:%s)(?: \d\S*)*)+)" % "|".join(STEP_GOALS) + IN_HAND

# A step. Its sentences are TEXT["learn " + name]. The game is never changed.
# Each of the goals is [goal, answer, ...]. When the goal is reached, the other
# player plays the first of these answers that is legal.
Lesson = namedtuple("Lesson", "name game goals")


# INPUT

def read_lessons():
    """The steps of the file, in their order. Refused as in read_tasks."""
    return read_tasks("lessons.txt", "lessons", r"\w+:", lesson_in)


def lesson_in(title, drawing):
    """The Lesson made from a title, such as "mill: White mill, in hand 7 9" or
    "walk: White open 21-22 close", and from a drawn board. ValueError if they
    are wrong, or if no turn reaches the first goal."""
    import re                       # slow to load, and rarely needed
    found, game = title_and_game(LESSON_TITLE, title, drawing)
    goals = [part.split()
             for part in re.split(r" (?=[a-z])", found["plan"])[1:]]
    if "learn " + found["name"] not in TEXT \
            or not turns_reaching(goals[0][0], game):
        raise ValueError(title)
    return Lesson(found["name"], game, goals)


# PROCESS: goals are reached

def turns_reaching(goal, game):
    """The legal turns that reach a goal: its first sight is true of them."""
    return [turn for turn in legal_turns(game) if (reason_for(
        game, turn, STEP_GOALS[goal]) or [""])[0].startswith("learned")]


def goal_number(match):
    """The number of the goal that the player must reach now, from 0."""
    return len(match.scene.facts.to_solve.turns) // 2


def goal_now(match):
    """[goal, answer, ...]: what the player must do now."""
    return match.scene.subject.goals[goal_number(match)]


def judge_in_lesson(match):
    """Say whether the turn that has just been played reaches the goal, and
    why. If there is one more goal, play the answer first."""
    scene, game, facts = match.scene, match.game, match.scene.facts
    now = goal_now(match)
    key, found = reason_for(facts.to_solve, game.turns[-1], STEP_GOALS[now[0]])
    facts.why = partial(reason_in_words, key, found)
    match.spoke = STEP_GOALS[now[0]][key], game
    if key.startswith("missed"):
        scene.asks = "lesson wrong"
    elif now is scene.subject.goals[-1] or result(game):
        scene.asks = "lesson right"
        facts.solved, scene.refusal = True, "lesson solved"
        if facts.number == facts.count:
            known = known_name(name_here(match))
            scene.asks = "lesson last" if known else "lesson name"
            scene.takes_line = None if known else play_with_name
        remember(match, STEP + scene.subject.name)
    else:
        # The first answer that is legal, or else any turn
        turns = {notation(turn): turn for turn in legal_turns(game)}
        answer = next(turn for turn in now[1:] + [*turns] if turn in turns)
        play_answer(match, turns[answer])
        show_goal(match, match.game, True)


# PROCESS: from step to step

def learn(match, words):
    """Show the step at which the player goes on, or the one with a number. The
    game before it waits."""
    lessons = read_lessons()
    number = number_in(words, place_of(match, lessons))
    if number > len(lessons):
        raise Refused("no lesson", number=number, count=len(lessons))
    lesson = lessons[number - 1]
    show_task(match, "lesson", IN_LESSON, lesson, judge_in_lesson,
              pupil_and_other(match, lesson.game.to_move), number=number,
              count=len(lessons))
    match.scene.counts_men = False
    remember(match, PLACE + str(number))
    show_goal(match, lesson.game)


def place_of(match, lessons):
    """The number of the step at which the player goes on: of the one that was
    remembered last, or of the next one that is missing."""
    last = last_after(remembered(match), PLACE)
    last = number_between(last, 1, len(lessons)) or 1
    return min(missing_steps(match, lessons) or [last],
               key=lambda number: (number < last, number))


def missing_steps(match, lessons):
    """The numbers of the steps that the player has not done yet."""
    lines = remembered(match)
    return [number for number, lesson in enumerate(lessons, 1)
            if STEP + lesson.name not in lines]


def next_lesson(match, words):
    """Skip this step. After the last one, play."""
    if match.scene.facts.number < match.scene.facts.count:
        learn(match, [str(match.scene.facts.number + 1)])
    else:
        leave_lessons(match, plays=True)


def play_with_name(match, line):
    """After the last step, a player who has no name may type one, or the names
    of two. Returns whether this was a name."""
    if not is_name(" ".join(names_typed(line))):
        return False
    leave_lessons(match, plays=True)
    name_and_remember(match, line.split())
    return True


def leave_lessons(match, words=(), plays=False):
    """Go back to the game. If it has not begun and the lessons are over, it
    `plays`: a game against the computer begins. Before that, say how many
    steps are left and which one comes next, if there are some."""
    lessons = read_lessons()
    left = len(missing_steps(match, lessons))
    tell(match, "lessons left" if left else "lessons over", left=left,
         number=place_of(match, lessons))
    stop_scene(match, words)
    if plays and not match.game.turns:
        match.scene.words["computer"](match, ["black", [*LEVELS][0]])


def go_on(match, words):
    """Show the next step if this one is solved. If not, say again what the
    player must do."""
    if match.scene.facts.solved:
        next_lesson(match, words)
    else:
        show_goal(match, match.game)


# OUTPUT

def show_goal(match, game, answered=False):
    """Show a game in which the player must reach a goal, and what to do. If an
    answer led there, say first that the turn before it was right."""
    facts, key = match.scene.facts, "learn " + match.scene.subject.name
    show_position(match, game, lambda: sentence(
        "lesson turn", title=TEXT[key].split("\n")[0], **vars(facts)))
    show_board(match)
    # Its first line is the title. Each goal has a line, or the last one.
    task = TEXT[key].split("\n")[:goal_number(match) + 2][-1]
    say(match.screen, sentence("lesson goes on", why=facts.why, task=task)
        if answered else task)


def why_in_lesson(match, words):
    """Say why: the hint of the step has its reason. After it, tell the rules
    behind the step."""
    if match.spoke_before in [(hint_in_lesson, match.game),
                              (why_in_lesson, match.game)]:
        show_rules(match, [RULES_OF.get(goal_now(match)[0], "mill")])
    else:
        show_why(match, words)


def hint_in_lesson(match, words):
    """Tell a turn that is right, and why."""
    if match.question or match.scene.asks:
        raise Refused(match.scene.refusal)
    turn, reasons = solution_in(match, turns_reaching(
        goal_now(match)[0], match.game))
    show_board(match)                   # above the hint, not below it
    points = "%d" % turn[1] if turn[0] is None else "%d %d" % turn[:2]
    tell(match, "hint", why=reasons_in_words(reasons), turn=points
         if match.begun[1] is None else rest_in_words(turn, match.begun))


# STORAGE

IN_LESSON = {"": go_on, "hint": hint_in_lesson, "show": hint_in_lesson,
             "why": why_in_lesson, "next": next_lesson, "learn": learn,
             "stop": leave_lessons}

WORDS = {"learn": learn}
