"""paper.py - quiz paper: a test to print for two groups, and its answers.

STORAGE  what is asked on a paper, and how a page looks: LEVELS PAGE
PROCESS  makes the questions of both groups: papers_of
OUTPUT   writes the pages, with lines to write on: write_papers page_of_group

A paper is (game, questions). Both groups have the same kinds of questions in
the same order, each about a position of its own.
"""

import html
import random

from board import (BLACK, EMPTY, LETTER_OF, WHITE, mill_points,
                   picture_with_map, points_of, removable_points)
from rooms.commands import write_among_games
from rooms.console import facts_in_words, sentence
from rooms.reading.questions import (asked_with, call_of, made_game,
                                     question_about, round_of)
from rooms.reading.source import block_at, source_lines
from rooms.reading.watch import NAME_OF, short

# STORAGE

LEVELS = 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3     # they are also the points
NEED_FILES = "file", "inputs", "calls", "name"  # kinds that no paper has
TURNS = 15              # of a position on a paper
POSITIONS = 30          # so many are made: a rich one, and one like it
TRIES = 40              # questions that are made for group B, for each of A
PRINTED = {**LETTER_OF, EMPTY: EMPTY}   # on paper a shade is hard to see
PAGE = """<!DOCTYPE html>
<meta charset="utf-8">
<title>{title}</title>
<style>
@page {{ size: A4; margin: 10mm 12mm }}
body {{ font: 10pt/1.25 sans-serif; max-width: 18.5cm; margin: auto }}
h1 {{ font-size: 13pt }}
pre, code {{ font: 8.5pt/1.15 Consolas, "DejaVu Sans Mono", monospace }}
p, pre {{ margin: 4pt 0 }}
li {{ break-inside: avoid; margin-top: 4pt }}
li p {{ border-bottom: 1px solid; margin: 0; height: 13pt }}
li pre {{ margin: 0; font-size: 7.5pt }}
i {{ float: right }}
table {{ border-collapse: collapse }}
td {{ border: 1px solid; padding: 2pt 5pt }}
td:last-child {{ white-space: nowrap }}
</style>
<h1>{title}</h1>
"""


# PROCESS

def papers_of(number):
    """The papers of group A and group B with this number."""
    chance = random.Random(number)
    games = [made_game({}, number * POSITIONS + each, [TURNS])
             for each in range(POSITIONS)]
    games.sort(key=lambda game: sum(numbers_in(game)[:2]))
    first = games.pop()
    wanted = numbers_in(first)
    second = min(games, key=lambda game: sum(
        abs(one - two) for one, two in zip(numbers_in(game), wanted)))
    asked = round_of(first, number, (), LEVELS, NEED_FILES)
    return [(first, asked), (second, [
        alike(question, second, chance) for question in asked])]


def numbers_in(game):
    """What makes a position rich: its lines with two or three men of a colour,
    the men of each colour, and those that can be removed."""
    return [len(tell(game.spots, man)) for tell in (
        mill_points, points_of, removable_points) for man in (WHITE, BLACK)]


def alike(question, game, chance):
    """A question of the same kind about another position. Its answer is as
    long as the other answer, and not the same, if that can be."""
    made = (question_about(question.kind, game, chance) for _ in range(TRIES))
    return min(made, key=lambda each: (
        abs(size_of(each.answer) - size_of(question.answer)),
        each.answer == question.answer, each.code == question.code))


def size_of(answer):
    """How many parts an answer has."""
    return len(answer) if isinstance(answer, (list, set)) else 1


def answer_said(question):
    """The answer as Python writes it."""
    answer = question.answer
    return short(sorted(answer) if isinstance(answer, set) else answer)


# OUTPUT

def write_papers(match, number):
    """Write both papers and the answers, each as a page for a browser."""
    papers = dict(zip("AB", papers_of(number)))
    for group, (game, questions) in papers.items():
        write_among_games(match, "paper %d %s.html" % (number, group),
                          page_of_group(number, group, game, questions),
                          "paper written")
    write_among_games(match, "paper %d answers.html" % number,
                      page_of_answers(number, papers), "paper answers written")


def page_of_group(number, group, game, questions):
    """The page of one group: the board, and the questions."""
    hand = {NAME_OF[man].lower(): game.in_hand[man] for man in (WHITE, BLACK)}
    lines = [sentence("paper name", points=sum(LEVELS)),
             sentence("paper how", man=NAME_OF[game.to_move], **hand)]
    board = picture_with_map([PRINTED[spot] for spot in game.spots])
    items = map(item_of, [game] * len(questions), questions, LEVELS)
    return begin_page("paper title", number=number, group=group) \
        + "<p>%s\n<pre>%s</pre>\n<ol>\n%s</ol>\n" % (
            "<p>".join(lines), board, "".join(items))


def begin_page(key, **facts):
    """How a page begins, with this sentence as its title."""
    return PAGE.format(title=sentence(key, **facts))


def item_of(game, question, points):
    """A question with a line to write on. If it is about the lines of a
    function, they stand there, without its docstring."""
    key, facts = asked_with(question)
    asked, _, code = sentence(key, **facts_in_words(facts)).partition("\n")
    item = "<li><i>%s</i>%s <code>%s</code>" % (
        sentence("paper points", points=points), html.escape(asked),
        html.escape(code))
    if question.how in ("return", "rounds"):
        item += "<pre>%s</pre>" % html.escape(code_of(question, game))
    return item + "<p></p>\n"


def code_of(question, game):
    """The numbered lines of the function that a question calls."""
    call = call_of(question.code, game)
    block = block_at(call.path, call.last)
    first = block.body[0].end_lineno        # the docstring ends there
    lines = [block.lineno, *range(first + 1, block.end_lineno + 1)]
    return "\n".join("%4d  %s" % (line, source_lines(call.path)[line - 1])
                     for line in lines)


def page_of_answers(number, papers):
    """The page for the teacher: each question of both groups, its answer and
    its points."""
    rows = zip(LEVELS, *(questions for _, questions in papers.values()))
    cells = [(place, *[text for question in both for text in (
        question.code, answer_said(question))], sentence(
            "paper points", points=points))
             for place, (points, *both) in enumerate(rows, 1)]
    table = "".join("<tr>%s\n" % "".join(
        "<td>" + html.escape(str(cell)) for cell in row) for row in [
            ("", "A", "", "B", "", ""), *cells])
    return begin_page("paper answers", number=number) \
        + "<table>\n%s</table>\n" % table
