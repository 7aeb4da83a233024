"""progress.py - how a player gets better, and what to work on next.

STORAGE  the word progress: WORDS
PROCESS  looks at the games of a player: progress tasks_done
OUTPUT   shows a table by levels, and a chart of the last games: show_partners
         show_games

`graded` are games with grades as in history.py: each is (game, tags, men) with
the colours that the player played.
"""

from contextlib import suppress

from rooms.commands import (GONE, QUIZ_RIGHT, QUIZ_WRONG, STEP, known_name,
                            name_here, remember, remembered)
from rooms.computer import LEVELS
from rooms.console import (TEXT, columns, listed, player_name, say, sentence,
                           spoken, tell)
from rooms.learning.habits import (GAMES_WITHOUT, HABITS, habits_in, has_gone,
                                   missed_in, worst_habit)
from rooms.learning.history import (LATEST, games_of, grade_games, mended_in,
                                    mistakes_in, own_puzzles, score_in)
from rooms.learning.lessons import missing_steps, read_lessons
from rooms.learning.partner import (by_partner, fitting_level, levels_beaten,
                                    scores_of_player)
from rooms.learning.proof import in_a_line, read_puzzles
from rooms.learning.tasks import COLOURS
from rules import Refused

# PROCESS

def theme_against(habit):
    """The theme of puzzles that helps against a habit, as it is typed."""
    return spoken(HABITS[habit].theme) if habit else ""


def habits_of(graded):
    """What became of the occasions of a player in each game, as habits_in."""
    return [habits_in(game, tags, men[0]) for game, tags, men in graded]


def lines_done(lines):
    """Four lists of the lines of a player: the steps that are done, the
    puzzles, also those from their own games, and the questions of a quiz that
    were answered rightly, and wrongly."""
    return ([*{line for line in lines if line.startswith(STEP)}],
            [*{line for line in lines if line.split(" ")[0] in COLOURS}],
            [line for line in lines if line.startswith(QUIZ_RIGHT)],
            [line for line in lines if line.startswith(QUIZ_WRONG)])


def tasks_done(match):
    """How many steps and puzzles there are, and how many of them the player
    here has done. Other puzzles are from their own games. Also the right
    answers in a quiz. Refused if a file of the tasks is gone."""
    lessons = read_lessons()
    puzzles = {*map(in_a_line, read_puzzles())}
    _, solved, right, _ = lines_done(remembered(match))
    return {"learnt": len(lessons) - len(missing_steps(match, lessons)),
            "steps": len(lessons), "puzzles": len(puzzles),
            "solved": len(puzzles.intersection(solved)),
            "own": len({*solved} - puzzles), "right": len(right)}


# PROCESS: the word

def progress(match, words):
    """Show how the person at the keyboard, or the player with this name, has
    played in the last games, and what to work on. The steps and puzzles are
    told only of the person at the keyboard."""
    name = " ".join(words) or name_here(match)
    known = known_name(name)
    whose = "games of" if known else "games of you"
    graded = grade_games(match, games_of(match, name, LATEST))
    habits = habits_of(graded)
    if known == known_name(name_here(match)):
        tell_tasks(match, habits)
    if not graded:
        raise Refused("no " + whose, name=name)
    tell(match, whose, name=name, games=len(graded))
    show_partners(match, graded)
    scores = scores_of_player(match, name)
    beaten = levels_beaten(scores)
    if beaten:
        tell(match, "beaten", levels=listed(map(spoken, beaten), "and"))
    show_games(match, graded[::-1])
    habit = worst_habit(habits)
    tell(match, "habit " + (habit or "none"), theme=theme_against(habit),
         **missed_in(habit, habits))
    level, why = fitting_level(scores)
    for key, facts in why:
        tell(match, key, **facts)
    if level:
        tell(match, "try level", level=spoken(level))


# OUTPUT

def tell_gone(match, habits):
    """Tell once that a habit has gone. `habits` are those of habits_of."""
    before = habits[GAMES_WITHOUT:]
    habit = worst_habit(before)
    if has_gone(habit, habits) and GONE + habit not in remembered(match):
        remember(match, GONE + habit)
        tell(match, "habit gone", theme=theme_against(habit),
             **missed_in(habit, before))


def tell_tasks(match, habits):
    """Tell the steps, puzzles and answers of the person at the keyboard, how
    many of their own mistakes are mended, and once that a habit has gone."""
    with suppress(Refused):             # the file of the puzzles is gone
        done = tasks_done(match)
        tell(match, "tasks done", **done)
        if done["right"]:
            tell(match, "quiz answers", right=done["right"])
    facts = mended_in(own_puzzles(match, 0), remembered(match))
    if facts["count"]:
        tell(match, "mended", **facts)
    tell_gone(match, habits)


def show_partners(match, graded):
    """A row for each level: games, points, mistakes a game."""
    for partner, played in by_partner(graded).items():
        shown = player_name(partner or TEXT["people"])
        if partner in LEVELS:
            shown = sentence("computer", level=shown)
        mistakes = sum(len(mistakes_in(*game)) for game in played)
        tell(match, "progress row", partner=shown, games=len(played),
             points=sum(score_in(tags, men) for _, tags, men in played),
             mistakes=round(mistakes / len(played), 1))


def show_games(match, graded):
    """A column for each of the latest games that fit the window, the latest
    last: its mistakes as a bar, and below it + for a win, = for a draw, - for
    a loss."""
    if match.screen.words_tell:
        return
    graded = graded[-((columns(match.screen) - 4) // 2):]
    mistakes = [len(mistakes_in(*game)) for game in graded]
    rows = ["%3d %s" % (row, "".join(
        " #" if number >= row else "  " for number in mistakes))
        for row in range(max(mistakes), 0, -1)]
    signs = {1: " +", 0.5: " =", 0: " -"}
    rows.append("    " + "".join(signs[score_in(tags, men)]
                                 for _, tags, men in graded))
    say(match.screen, "\n".join([TEXT["progress chart"], *rows]))


# STORAGE

WORDS = {"progress": progress}
