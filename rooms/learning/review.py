"""review.py - what decided a game, and what you could have played.

STORAGE  the word review, and the words in a review: WORDS AT_LIST AT_MISTAKE
PROCESS  judges a game, and lets the player find better turns: review
         choose_mistake
OUTPUT   shows the course of the game, and lists the mistakes: show_course
         list_mistakes

A word is a function of the match and of the words typed after it. `judged` is
that of grades.py. A review shows two scenes in turn. The subject of the list
is the game. In its facts, `mistakes` are the turns that cost most, each with
the reason against it. `count` says how many, and `numbers` tells their numbers
in words. `found` has those for which a better turn was found. The subject of
the other scene is one of them, a puzzle as in puzzles.py. In both scenes the
fact `review` is the scene of the list.
"""

from contextlib import suppress
from functools import partial

from board import WHITE
from rooms.commands import begin_anew, game_to_save, stop_scene, words_with
from rooms.console import (Scene, columns, listed, need_not_show, put_game,
                           say, sentence, show_scene, spoken, tell, write)
from rooms.learning.advice import against_in_words
from rooms.learning.chart import chart_of
from rooms.learning.grades import chances, costliest, number_of_turn
from rooms.learning.hints import why_worse
from rooms.learning.loss import (judge_and_keep, obey_turn_number, tell_fall,
                                 tell_shut_in, told_after, turn_facts)
from rooms.learning.mistakes import (better_than, numbers_of_puzzles,
                                     own_puzzles)
from rooms.learning.proof import in_a_line
from rooms.learning.puzzles import IN_PUZZLE, Kind, begin_puzzle
from rooms.learning.replay import record_meant, show_as_replay
from rules import OTHER, Refused, is_blocked, result

# STORAGE

REVIEW_SECONDS = 12     # (!) Try 60: a minute, for a long game


# PROCESS: the word

def review(match, words):
    """Judge the turns of the game played last, or of the game in the replay,
    or of the record with that name or number. But after a game of two people,
    a number may be a turn that was told."""
    if obey_turn_number(match, " ".join(words)):
        return
    record = record_meant(match, words, review_record)
    if record:
        review_record(match, *record)
    else:
        review_game(match, *game_to_save(match))


def review_record(match, game, tags):
    """Show a game that was read as a replay, and review it."""
    show_as_replay(match, game, tags)
    review_game(match, game, tags)


def review_game(match, whole, tags):
    """Review a game: show its course and the turns that cost most, and let
    the player find better ones. Refused if no turn was played."""
    if not whole.turns:
        raise Refused("no turns")
    seconds = min(REVIEW_SECONDS, 1 + len(whole.turns) // 3)
    told = {*told_after(match, whole), *numbers_of_puzzles(whole, tags)[:1]}
    judgements, end = [], result(whole)
    with suppress(KeyboardInterrupt):   # it shows what was found by then
        tags = judge_and_keep(match, whole, tags, "reviewing", seconds,
                              judgements)
    if len(judgements) < len(whole.turns):
        tell(match, "cut off", turns=len(judgements))
        end = None                      # and we know nothing of the end
    of_loser = [judged for judged in judgements if judged and end
                and judged.game.to_move == OTHER.get(end[0])]
    mistakes = costliest(judgements, told)
    show_course(match, end, judgements)
    if of_loser and not mistakes:
        tell_fall(match, of_loser)
    if of_loser and is_blocked(whole):
        tell_shut_in(match, of_loser)
    if mistakes:
        show_list(match, whole, tags, mistakes)
    else:
        put_game(match, match.game)
        tell(match, "no points")
        need_not_show(match)


# PROCESS: the mistakes, and what is tried there

def show_list(match, whole, tags, mistakes):
    """Show the list of these mistakes. The game waits. After it an offer comes
    again."""
    match.notes["offered"] = None
    scene = Scene("review", words_with(match, AT_LIST, AT_LIST_TOO), whole,
                  "review list", "in review", found=set(), count=len(mistakes),
                  mistakes=[(judged, why_worse(judged, judged.played))
                          for judged in mistakes],
                  numbers=partial(listed, range(1, len(mistakes) + 1)))
    scene.facts.review, scene.tags = scene, tags
    scene.takes_line = choose_by_number
    show_scene(match, scene, match.players)
    list_mistakes(match)
    if 0 < len(told_after(match, whole)) < len(mistakes):
        tell(match, "looked longer")
    tell(match, "points", count=len(mistakes))


def choose_by_number(match, line):
    """At the list a number chooses a mistake, and so does the word turn with
    the number of its turn. Returns whether one was chosen."""
    for number, (judged, _) in enumerate(match.scene.facts.mistakes, 1):
        turn = "%s %d" % (spoken("turn"), number_of_turn(judged))
        if line.strip().lower() in (str(number), turn):
            choose_mistake(match, number)
            return True
    return False


def choose_mistake(match, number):
    """Show the board before this mistake, as a puzzle. If it is one of the
    player's own puzzles, a try counts there."""
    review = match.scene.facts.review
    judged, _ = review.facts.mistakes[number - 1]
    puzzle = better_than(judged)
    puzzle.judged = judged
    begin_puzzle(match, puzzle, IN_LIST, match.players, number,
                 remembers=in_a_line(puzzle) in own_puzzles(match, 0),
                 count=review.facts.count, review=review)
    match.scene.changed.append(note_found)
    tell(match, "review try", **turn_facts(match, judged))


def note_found(match):
    """Mark this mistake in the list if a better turn was found there, and no
    hint had told one."""
    facts = match.scene.facts
    if facts.solved and not facts.told:
        facts.review.facts.found.add(facts.number)


def next_mistake(match, words):
    """Show the next mistake for which no better turn was found yet. If there
    is no other one, show the list."""
    shown = match.scene.facts.number or 0       # 0: the list is shown
    review = match.scene.facts.review.facts
    left = {*range(1, review.count + 1)} - review.found - {shown}
    after = [number for number in left if number > shown]
    if left:
        choose_mistake(match, min(after or left))
    else:
        back_to_list(match, words)


def back_to_list(match, words):
    """Go from a mistake to the list. By ear only the word show tells it again.
    """
    show_scene(match, match.scene.facts.review, match.players)
    list_mistakes(match, again=match.screen.in_words)


# OUTPUT

def show_course(match, end, judgements):
    """Show the chart: White's chance to win after each turn. It is not for
    players who see no board. `end` is the result, if the game is over."""
    if match.screen.in_words or not (judgements[4:] and any(judgements)):
        return                          # of fewer it is empty
    for row in chart_of(course(end, judgements), columns(match.screen),
                        match.screen):
        write(match.screen, *row, ("plain", "\n"))


def course(end, judgements):
    """White's chance after each turn that was looked at. After a turn that was
    not judged, it is the chance before the next one that was."""
    before = 0.5 if not end or end[0] is None else float(end[0] == WHITE)
    found = []
    for judged in reversed(judgements):
        after = before                  # the one before the next turn
        if judged:
            before, after = [one if judged.game.to_move == WHITE else 1 - one
                             for one in chances(judged)]
        found.append(after)
    return found[::-1]


def list_mistakes(match, words=(), again=False):
    """List the mistakes, but not `again`. Tell how many were found."""
    facts = match.scene.facts
    put_game(match, match.scene.subject)
    mistakes = [] if again else facts.mistakes
    for number, (judged, why) in enumerate(mistakes, 1):
        mark = "*" if number in facts.found else "."
        say(match.screen, sentence(
            "review point", number=number, mark=mark,
            against=against_in_words(why), **turn_facts(match, judged)))
    if facts.found:
        tell(match, "review found", found=len(facts.found), count=facts.count)
    need_not_show(match)


# STORAGE

# The words at the list, words of the game that work there, too, and the words
# at a mistake. There the record is hidden.
AT_LIST = {"": next_mistake, "next": next_mistake, "show": list_mistakes,
           "why": list_mistakes, "new": begin_anew, "stop": stop_scene}
AT_LIST_TOO = ("back", "save", "replay", "review", "progress")
AT_MISTAKE = {**IN_PUZZLE, "next": next_mistake, "stop": back_to_list,
              "no": back_to_list}
IN_LIST = Kind(AT_MISTAKE, "review turn", "review found")

WORDS = {"review": review}
