"""progress.py - how a player gets better, and what to work on next.

STORAGE  the words progress and computer, and how many games are looked at:
         WORDS LAST
PROCESS  looks at the games of a player, and finds the level that fits:
         progress computer_that_fits
OUTPUT   shows a table by levels, and a chart of the last games: show_partners
         show_games

A `look` is (game, tags, men), as in history.py: a game with grades, and the
colours that the player played.
"""

from contextlib import suppress
from itertools import islice

from board import WHITE
from rooms.commands import (known_name, last_name, name_here, persons_in,
                            set_computer)
from rooms.console import (PLAYER_NAMES, TEXT, english_word, listed,
                           player_name, say, sentence, spoken, tell)
from rooms.learning.grades import WRONG
from rooms.learning.habits import HABITS, habits_in, worst_habit
from rooms.learning.history import (fitting_level, games_of, graded_games,
                                    levels_beaten, partner_of, points_for)
from rooms.learning.lessons import read_lessons, steps_learnt
from rooms.learning.proof import read_puzzles
from rooms.learning.puzzles import number_solved
from rooms.records import grade_of
from rules import OTHER, Refused, result

# STORAGE

LAST = 20               # games
CHART_ROWS = 6          # rows of the chart


# PROCESS

def mistakes_in(look):
    """How many mistakes and blunders the player made in a game."""
    game, tags, men = look
    return sum(man in men and grade_of(tags, number) in WRONG
               for number, ((_, man, _), _) in enumerate(game.past, 1))


def points_in(look):
    """1 for a win, 0.5 for a draw, 0 for a loss."""
    game, _, men = look
    return points_for((result(game) or (None,))[0], men[0])


def kind_against(habit):
    """The kind of puzzle that helps against a habit, as it is typed."""
    return spoken(HABITS[habit][-1]) if habit else ""


def habit_of(looks):
    """(the habit to work on, how often it lost something), as worst_habit."""
    return worst_habit([habits_in(game, tags, men[0])
                        for game, tags, men in looks])


def tasks_done(match):
    """How many steps and puzzles there are, and how many of them the player
    here has done. Refused if a file of them is gone."""
    steps, puzzles = read_lessons(), read_puzzles()
    return {"learnt": steps_learnt(match, steps), "steps": len(steps),
            "solved": number_solved(match, puzzles), "puzzles": len(puzzles)}


# PROCESS: the word

def progress(match, words):
    """Show how the person at the keyboard, or the player with this name, has
    played in the last games, and what to work on."""
    name = " ".join(words) or name_here(match)
    whose = "games of" + " you" * (not known_name(name))
    looks = graded_games(match, [*islice(games_of(match, name), LAST)])
    if not looks:
        tell(match, "no " + whose, "refusal", name=name)
        return
    tell(match, whose, name=name, games=len(looks))
    show_partners(match, looks)
    with suppress(Refused):             # the file of the puzzles is gone
        tell(match, "tasks done", **tasks_done(match))
    beaten = levels_beaten(match, name)
    if beaten:
        tell(match, "beaten", levels=listed(map(spoken, beaten), "and"))
    show_games(match, looks[::-1])
    habit, times = habit_of(looks)
    tell(match, "habit " + (habit or "none"), times=times,
         theme=kind_against(habit))
    level, why = fitting_level(match, name)
    if level:
        tell_all(match, [*why, ("try level", {})])


def computer_that_fits(match, words):
    """Obey the word computer of the game. Without a word behind it, the
    computer plays at the level that fits the person here."""
    # The word play stands for: computer on
    alone = english_word(" ".join(words)) in ("", "on")
    level, why = fitting_level(match, name_here(match)) \
        if alone else (None, [])
    tell_all(match, why)
    set_computer(match, [level] if level else words)
    take_name_along(match)


def take_name_along(match):
    """The person whose name was remembered takes it along to the other side.
    """
    name, men = last_name(match), persons_in(match.players)
    if len(men) == 1 and known_name(name):
        player, other = match.players[men[0]], match.players[OTHER[men[0]]]
        if not known_name(player.name) and other.name == name:
            player.name, other.name = name, PLAYER_NAMES[men[0] == WHITE]


# OUTPUT

def tell_all(match, sentences):
    """Say these sentences, each (key, facts), as one."""
    if sentences:
        say(match.screen, " ".join(sentence(key, **facts)
                                   for key, facts in sentences))


def show_partners(match, looks):
    """A row for each level: games, points, mistakes a game."""
    rows = {}
    for look in looks:
        partner = player_name(partner_of(*look[1:]) or TEXT["people"])
        rows.setdefault(partner, []).append(look)
    say(match.screen, "\n".join(
        sentence("progress row", partner=partner, games=len(own),
                 points="%g" % sum(map(points_in, own)),
                 mistakes="%g" % round(
                     sum(map(mistakes_in, own)) / len(own), 1))
        for partner, own in rows.items()))


def show_games(match, looks):
    """A column for each game, the latest last: its mistakes as a bar, and
    below it + for a win, = for a draw, - for a loss."""
    if match.screen.looks.plain:
        return
    mistakes = list(map(mistakes_in, looks))
    step = max(1, -(-max(mistakes) // CHART_ROWS))
    rows = ["%s %s" % (str(row * step).rjust(3), "".join(
        " #" if number >= row * step else "  " for number in mistakes))
        for row in range(CHART_ROWS, 0, -1) if row * step <= max(mistakes)]
    signs = {1: " +", 0.5: " =", 0: " -"}
    rows.append("    " + "".join(signs[points_in(look)] for look in looks))
    say(match.screen, "\n".join([TEXT["progress chart"], *rows]))


# STORAGE

WORDS = {"progress": progress, "computer": computer_that_fits}
