"""paper.py - quiz paper: a test to print for two groups, and its answers.

STORAGE  what is asked on a paper, and how a page looks: POINTS_OF PAGE
PROCESS  makes the questions of both groups: papers_of
OUTPUT   writes the pages, with lines to write on: write_papers page_of_group

A paper is (game, questions). Both groups have the same kinds of questions in
the same order. Group B has the board of group A turned round, with the colours
exchanged, so that its questions are as hard. A position is taken in which each
question has another answer for group B: a pupil may look at a neighbour.
"""

import random

from board import EMPTY, LETTER_OF, MEN, picture_with_map
from rooms.commands import write_among_games
from rooms.console import facts_in_words, sentence
from rooms.reading.questions import (answer_said, asked_with, call_of,
                                     made_game, question_about, round_of)
from rooms.reading.source import block_at, source_lines
from rooms.reading.watch import NAME_OF
from rules import OTHER, copy_of

# STORAGE

# The points of each question. They are its level, too.
POINTS_OF = 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3
# They need the files, or the answer of both groups is the same.
NOT_PRINTED = ("inputs", "calls", "vacant", "fly", "hand", "place",
               "line of safe", "line of pick up", "rounds of mills",
               "rounds of blocked")
OF_ALL_MEN = "count", "left", "rounds of safe"  # one answer, so one is asked
TRIES = 30              # positions, and questions for B for each of A
PAGE = """<!DOCTYPE html>
<meta charset="utf-8"><title>{title}</title>
<style>
@page {{ size: A4; margin: 10mm 12mm }}
body {{ font: 10pt/1.25 sans-serif }} i {{ float: right; margin-left: 2em }}
pre, code {{ font: 8pt/1.15 Consolas, "DejaVu Sans Mono", monospace }}
p, pre, li {{ margin: 3pt 0; break-inside: avoid }}
li p {{ border-bottom: 1px solid; height: 10pt }}
</style>
<h3>{title}</h3>
{lines}"""


# PROCESS

def papers_of(number):
    """The papers of group A and group B with this number."""
    chance, at = random.Random(number), number % len(OF_ALL_MEN)
    without = NOT_PRINTED + OF_ALL_MEN[:at] + OF_ALL_MEN[at + 1:]
    for each in range(TRIES):
        first = made_game({}, number * TRIES + each, [2 * MEN])
        second = copy_of(first)
        second.spots = [OTHER.get(spot, spot) for spot in first.spots[::-1]]
        second.to_move = OTHER[first.to_move]
        asked = round_of(first, number, (), POINTS_OF, without)
        others = [alike(question, second, chance) for question in asked]
        if all(one.answer != two.answer for one, two in zip(asked, others)):
            break
    return [(first, asked), (second, others)]


def alike(question, game, chance):
    """A question of the same kind about another position. Its answer is not
    the same, and as long as the other answer, if that can be."""
    made = (question_about(question.kind, game, chance) for _ in range(TRIES))
    return min(made, key=lambda each: (
        each.answer == question.answer,
        abs(len(answer_said(each)) - len(answer_said(question))),
        each.code == question.code))


# OUTPUT

def write_papers(match, number):
    """Write both papers and the answers, each as a page for a browser."""
    papers = papers_of(number)
    pages = [(sentence("paper title", number=number, group=group),
              page_of_group(*paper)) for group, paper in zip("AB", papers)]
    last = sentence("paper answers", number=number), rows_of_answers(papers)
    for title, lines in [*pages, last]:
        write_among_games(match, title.split(":")[0].strip() + ".html",
                          PAGE.format(title=title, lines=lines), "to print")


def page_of_group(game, questions):
    """What stands on the page of one group: the board, and the questions."""
    board = picture_with_map([  # in letters: a printed shade is hard to see
        {**LETTER_OF, EMPTY: EMPTY}[spot] for spot in game.spots])
    items = map(item_of, [game] * len(questions), questions, POINTS_OF)
    return "<p>%s<p>%s<pre>%s</pre><ol>%s</ol>" % (
        sentence("paper name", points=sum(POINTS_OF)), sentence(
            "paper how", man=NAME_OF[game.to_move]), board, "".join(items))


def item_of(game, question, points):
    """A question with a line to write on. A hard one is about the lines of a
    function: they stand there."""
    key, facts = asked_with(question)
    asked, _, code = sentence(key, **facts_in_words(facts)).partition("\n")
    lines = lines_asked(call_of(question.code, game)) if points == 3 else []
    return "<li><i>%s</i>%s <code>%s</code><pre>%s</pre><p></p>\n" % (
        sentence("paper points", points=points), asked, as_page_text(code),
        as_page_text("\n".join(lines)))


def lines_asked(call):
    """The numbered lines of a function that was called, but its docstring."""
    block = block_at(call.path, call.last)
    return ["%4d  %s" % (line, source_lines(call.path)[line - 1])
            for line in range(block.lineno, block.end_lineno + 1)
            if not block.lineno < line <= block.body[0].end_lineno]


def rows_of_answers(papers):
    """What stands on the page for the teacher: the code and the answer of each
    question of both groups, and its points."""
    rows = [["", *sentence("paper head").split(", ")]]
    for points, one, two in zip(POINTS_OF, *(asked for _, asked in papers)):
        rows.append([str(len(rows)), one.code, answer_said(one),
                     two.code, answer_said(two), str(points)])
    return "<table border=1 cellpadding=5>\n%s</table>\n" % "".join(
        "<tr><td>%s\n" % "<td>".join(map(as_page_text, row)) for row in rows)


def as_page_text(text):
    """The text as it is written in a page for a browser."""
    return text.replace("&", "&amp;").replace("<", "&lt;")
