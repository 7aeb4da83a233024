"""review.py - what decided a game, and what you could have played.

STORAGE  the words at a loss, at a list, and at one of its mistakes: AT_LOSS
         AT_LIST AT_MISTAKE
PROCESS  judges a game, and keeps its grades. Shows the board before the turn
         that cost most, after a game and at a start, or all that cost much,
         and lets the player find better turns: judge_and_keep show_loss
         review
OUTPUT   tells how a game was lost, shows its course, and lists the mistakes:
         tell_fall show_course list_mistakes

`judged` is that of grades.py. Right after a game a short look at it tells some
turns. They are noted as `told`, which is {number of the turn: judged}, so that
a longer look later does not contradict. What is shown is a puzzle as in
puzzles.py. A function that may show one is an offer, see offers.py: it returns
whether it has done so.

A review shows two scenes in turn. The subject of the list is the game. In its
facts, `mistakes` are the turns that cost most, each with the reason against
it. `count` says how many, and `numbers` tells their numbers in words. `found`
has those for which a better turn was found. The subject of the other scene is
one of them, a puzzle. In both scenes the fact `review` is the scene of the
list.
"""

from contextlib import suppress
from functools import partial
from math import ceil

from board import BLACK, WHITE, vacant_points
from rooms.commands import (FAILED, LOOKED, begin_anew, game_at_hand,
                            keep_game, name_here, number_between, players_in,
                            remember, remembered, stop_scene, words_with)
from rooms.computer import LEVELS, best_of, turns_to_end
from rooms.console import (Scene, columns, glyphs_of, listed, name_of,
                           need_not_show, persons_in, player_said, put_game,
                           sentence, show_scene, spoken, tell, write)
from rooms.learning.advice import against_in_words
from rooms.learning.grades import (chance_lost, chance_with, chances,
                                   costliest, grade, judged_turns,
                                   number_of_turn)
from rooms.learning.hints import why_worse
from rooms.learning.history import (
    better_than, games_of, grade_games, grow_bar, numbers_of_puzzles,
    own_puzzles, partner_of, puzzles_of, score_in, tags_with_grades)
from rooms.learning.proof import in_a_line
from rooms.learning.puzzles import (IN_PUZZLE, Kind, begin_puzzle,
                                    leave_puzzle, puzzle_facts, tell_goal)
from rooms.learning.reasons import game_after, ways
from rooms.learning.replay import show_as_replay, show_record
from rules import OTHER, Refused, is_blocked, men_left, notation, result

# STORAGE

END_SECONDS = 2         # for a game that has just ended
REVIEW_SECONDS = 12     # (!) Try 60: a minute, for a long game
MANY = 5                # a winner with so many mistakes sees one, too
EARLY = 18              # vacant points: with more, a game has ended early
IN_A_ROW = 4            # turns of a player, to see where the chance fell
HIGH = 4                # rows of the chart above its middle, and below it
MIDDLE = {"unicode": "─", "ascii": "-"}     # the sign of the line there


# PROCESS: a game is judged

def judge_and_keep(match, whole, tags, key, seconds, judgements):
    """Add a judgement of each turn to this list, and return the tags with
    their grades. These are kept in the record, too. The turns of people are
    judged, and for the others there is None. In a game without people, all
    turns are. The sentence `key` comes first. Meanwhile a bar grows. If a turn
    was told before, and lost more then, that stays. Ctrl-C stops this: then
    judgements are missing, and no grades are kept."""
    told = told_after(match, whole)
    men, number = persons_in(match.players) or [*OTHER], len(whole.turns)
    tell(match, key, turns=number, seconds=seconds)
    for judged in judged_turns(whole, seconds, men):
        before = told.get(len(judgements) + 1, judged)
        judgements.append(judged and max(judged, before, key=chance_lost))
        grow_bar(match, len(judgements), number)
    new = tags_with_grades(tags, judgements)
    match.scene.tags = {**match.scene.tags, **new}
    keep_game(match)
    return {**tags, **new}


def told_after(match, game):
    """{number: judged} of the turns that were told right after this game."""
    looked_at, told = match.notes.get("looked back", (None, {}))
    return told if looked_at is game else {}


# PROCESS: the turn that cost most is shown

def show_last_loss(match):
    """If the last game of the player here was lost against the computer, show
    the turn that cost most, unless it was left or tried. The next game is
    against the same level. If the program began with lines, these are obeyed
    instead."""
    last = [] if match.notes.get("orders") else [
        game for game in games_of(match, name_here(match), 1)
        if not score_in(*game[1:]) and partner_of(*game[1:]) in LEVELS]
    for game, tags, men in grade_games(match, last):
        for puzzle in puzzles_of(game, tags, men)[:1]:
            key = in_a_line(puzzle)
            if not {key, FAILED + key, LOOKED + key} & {*remembered(match)}:
                match.players = players_in(match, tags)
                remember(match, LOOKED + key)
                return show_mistake(match, puzzle, "mistake last")
    return False


def show_loss(match):
    """Look at the turns of the game that has just ended, once. To one person,
    show the turn that cost most, see show_worst_turn. To two people, tell
    those turns of each. A game in which they played a turn each is too short.
    """
    persons, game = persons_in(match.players), match.game
    looked_at, _ = match.notes.get("looked back", (None, {}))
    if looked_at is not game and len(game.turns) > len(persons):
        judgements = []
        tags = judge_and_keep(match, *game_at_hand(match), "looking back",
                              END_SECONDS, judgements)
        if not persons[1:]:
            return show_worst_turn(match, persons[0], judgements, tags)
        match.notes["looked back"] = game, {
            number_of_turn(judged): judged for judged in costliest(judgements)}
        tell_turns(match)
    return False


def show_worst_turn(match, man, judgements, tags):
    """If this player has lost, or missed a lot, show the turn that cost most,
    and note that it was told. If none stands out, tell where the chance fell.
    """
    game, numbers = match.game, numbers_of_puzzles(match.game, tags)
    lost = result(game)[0] == OTHER[man] or len(numbers) >= MANY
    told = {number: judgements[number - 1] for number in numbers[:1] if lost}
    match.notes["looked back"] = game, told
    if told:
        return show_mistake(match, puzzles_of(game, tags, [man])[0],
                            "mistake now")
    if lost:
        tell_fall(match, [*filter(None, judgements)])
    return False


def number_named(line, numbers):
    """Which of these numbers of turns a line names, alone or behind the word
    turn. None if it names none of them."""
    said = line.strip().lower()
    return next((number for number in numbers if said in (
        str(number), "%s %d" % (spoken("turn"), number))), None)


def obey_turn_number(match, line, again=False):
    """After a game of two people, the number of a turn that was told shows the
    board before it, also behind the word turn. No player gets points for it.
    After another number, they may be told `again`. Returns whether the line
    was obeyed."""
    told = told_after(match, match.game)
    judged = told.get(number_named(line, told))
    if judged and persons_in(match.players)[1:]:
        return show_mistake(match, better_than(judged), "mistake now", False)
    if again and told and line.strip().isdigit():
        tell_turns(match)
        return True
    return False


def show_mistake(match, puzzle, key, remembers=True):
    """Show a puzzle from the player's own games. The sentence `key` says which
    turn it was. Returns True, as offers do."""
    begin_puzzle(match, puzzle, LOST if remembers else OF_TWO, match.players,
                 remembers=remembers)
    match.spoke = grade, match.game     # code shows what a mistake is
    tell(match, key, **puzzle_facts(puzzle, puzzle.game))
    tell_goal(match, puzzle)
    tell(match, "mistake words")
    return True


def leave_mistake(match, words):
    """Begin another game if a better turn was found. Two people see their
    turns again instead, and the board before the next one of them, if there is
    one. If it was not found, leave it for later."""
    facts, before = match.scene.facts, match.scene.subject.game.turns
    if facts.solved and facts.remembers:
        return begin_anew(match)
    put_off(match, words)
    later = [number for number in told_after(match, match.game)
             if number > len(before) + 1]
    if facts.solved and later:
        obey_turn_number(match, str(min(later)))


def put_off(match, words):
    """Leave the mistake. Two people see their turns again."""
    leave_puzzle(match, words)
    if persons_in(match.players)[1:]:
        tell_turns(match)


# PROCESS: the word

def review(match, words):
    """Judge the turns of the game played last, or of the game in the replay,
    or of the record with that name or number. But after a game of two people,
    a number may be a turn that was told."""
    if not (obey_turn_number(match, " ".join(words))
            or show_record(match, words, review_record)):
        review_game(match, *game_at_hand(match))


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
    first = {*told_after(match, whole), *numbers_of_puzzles(whole, tags)[:1]}
    judgements, end = [], result(whole)
    with suppress(KeyboardInterrupt):   # it shows what was found by then
        tags = judge_and_keep(match, whole, tags, "reviewing", seconds,
                              judgements)
    if len(judgements) < len(whole.turns):
        tell(match, "cut off", turns=len(judgements))
        end = None                      # and we know nothing of the end
    of_loser = [judged for judged in judgements if judged and end
                and judged.game.to_move == OTHER.get(end[0])]
    mistakes = costliest(judgements, first)
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
    """Show the list of these mistakes. The game waits."""
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
    the number of its turn. The word may be missing if no mistake has this
    number. Returns whether one was chosen."""
    turns = {number_of_turn(judged): number for number, (judged, _)
             in enumerate(match.scene.facts.mistakes, 1)}
    number = number_between(line.strip(), 1, len(turns)) \
        or turns.get(number_named(line, turns))
    if number:
        choose_mistake(match, number)
    return bool(number)


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
    if facts.solved and not facts.given_away:
        facts.review.facts.found.add(facts.number)


def next_mistake(match, words):
    """Show the next mistake for which no better turn was found yet. If there
    is no other one, show the list."""
    shown = match.scene.facts.number or 0       # 0: the list is shown
    review = match.scene.facts.review.facts
    left = {*range(1, review.count + 1)} - review.found - {shown}
    if left:
        choose_mistake(match, min(
            left, key=lambda number: (number < shown, number)))
    else:
        back_to_list(match, words)


def back_to_list(match, words):
    """Go from a mistake to the list. By ear only the word show tells it again.
    """
    show_scene(match, match.scene.facts.review, match.players)
    list_mistakes(match, again=match.screen.words_tell)


# OUTPUT: how a game was lost

def tell_turns(match):
    """Tell each of two people which of their turns cost most."""
    told = told_after(match, match.game)
    for man in OTHER:
        costly = ["%d (%s)" % (number, notation(judged.played))
                  for number, judged in told.items()
                  if judged.game.to_move == man]
        if costly:
            tell(match, "turns cost", name=name_of(match, man),
                 turns=listed(costly, "and"), count=len(costly))
    if told:
        tell(match, "turns cost words")
        match.scene.takes_line = partial(obey_turn_number, again=True)


def tell_fall(match, of_loser):
    """None of these judged turns of the loser stands out. Tell in which turns
    in a row the chance fell most, and what changed. If the game ended with few
    men on the board, say what to watch."""
    rows = [of_loser[at:at + IN_A_ROW] for at in range(len(of_loser) - 1)]
    row = max(rows, default=(), key=lambda row: (
        chances(row[0])[0] - chances(row[-1])[1]))
    if of_loser and len(vacant_points(of_loser[-1].game.spots)) > EARLY:
        tell(match, "lost early")
    elif any(map(chance_lost, row)):
        first, last = row[0], row[-1]
        man = first.game.to_move
        tell(match, "slow loss", who=man, first=number_of_turn(first),
             last=number_of_turn(last), before=ways(first.game, man),
             could=chance_in_words(first, best_of(first)),
             has=chance_in_words(last, last.played),
             ways=ways(game_after(last.game, last.played), man))


def tell_shut_in(match, of_loser):
    """All men of the loser were shut in at the end. Tell the last of these
    turns of the loser before which they still had some room."""
    for judged in reversed(of_loser):
        game, man = judged.game, judged.game.to_move
        if 2 * ways(game, man) >= men_left(game, man):
            return tell(match, "shut in at last", ways=ways(game, man),
                        **turn_facts(match, judged))


def turn_facts(match, judged):
    """What sentences say of a turn that was judged: who played it, and their
    chance before it and after it."""
    return {"who": player_said(match, judged.game.to_move),
            "turn": number_of_turn(judged), "played": notation(judged.played),
            "could": chance_in_words(judged, best_of(judged)),
            "has": chance_in_words(judged, judged.played)}


def chance_in_words(judged, turn):
    """The player's chance with this turn, or how soon the game ends."""
    worth = judged.worths[turn]
    left = turns_to_end(worth)
    if left:
        return sentence("wins in" if worth > 0 else "loses in", turns=left)
    return sentence("percent", percent=round(100 * chance_with(judged, turn)))


# OUTPUT: a review

def show_course(match, end, judgements):
    """Show the chart: White's chance to win after each turn. It is not for
    players who see no board. `end` is the result, if the game is over."""
    if match.screen.words_tell or not (judgements[4:] and any(judgements)):
        return                          # of fewer it is empty
    tell(match, "chart")
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


def chart_of(of_white, width, screen):
    """The rows of the chart, each a list of pieces. `of_white` has White's
    chance to win after each turn. A column stands for `each` turns, and shows
    the last of them. No row is wider than `width`. The words before it have
    less than half of this room. Above the middle White stands better, below it
    Black. Under every tenth column stands the number of its turn."""
    labels = {row: sentence(key)[:width // 2 - 1] for row, key in (
        (0, "chart white"), (HIGH, "chart equal"), (2 * HIGH, "chart black"))}
    left = max(map(len, labels.values())) + 1
    number = len(of_white)
    each = ceil(number / (width - left))
    heights = [(of_white[min(at, number) - 1] - 0.5) * 2 * HIGH
               for at in range(each, number + each, each)]
    men, depths = glyphs_of(screen), [-height for height in heights]
    rows = [*[bar(heights, row, *men[WHITE]) for row in range(HIGH, 0, -1)],
            [("plain", MIDDLE[screen.style] * len(heights))],
            *[bar(depths, row, *men[BLACK]) for row in range(1, HIGH + 1)],
            [("plain", "".join("%10d" % at for at in range(
                10 * each, number + 1, 10 * each)))]]
    return [[("plain", labels.get(at, "").ljust(left))] + row
            for at, row in enumerate(rows)]


def bar(heights, row, kind, glyph):
    """The pieces of one row of bars. `heights` has a number for each column.
    Row 1 is next to the middle. The bars are drawn with the middle sign of a
    man's glyph.

    >>> bar([1.4, 1.5, 0, 2.0], 2, "white", " W ")
    [('plain', ' '), ('white', 'W'), ('plain', ' '), ('white', 'W')]
    """
    return [(kind, glyph[1]) if height >= row - 0.5 else ("plain", " ")
            for height in heights]


def list_mistakes(match, words=(), again=False):
    """List the mistakes, but not `again`. Tell how many were found."""
    facts = match.scene.facts
    put_game(match, match.scene.subject)
    for number, (judged, why) in enumerate([] if again else facts.mistakes, 1):
        tell(match, "review point", number=number,
             mark="*" if number in facts.found else ".",
             against=against_in_words(why), **turn_facts(match, judged))
    if facts.found:
        tell(match, "review found", found=len(facts.found), count=facts.count)
    need_not_show(match)


# STORAGE

AT_LOSS = {**IN_PUZZLE, "": leave_mistake, "stop": put_off, "new": begin_anew}
LOST = Kind(AT_LOSS, "own turn", "mistake found")
OF_TWO = Kind(AT_LOSS, "own turn", "review found")    # one of a list

# The words at the list, words of the game that work there, too, and the words
# at a mistake. There the record is hidden.
AT_LIST = {"": next_mistake, "next": next_mistake, "show": list_mistakes,
           "why": next_mistake, "new": begin_anew, "stop": stop_scene,
           "no": stop_scene}
AT_LIST_TOO = ("back", "save", "replay", "review", "progress", "level")
AT_MISTAKE = {**IN_PUZZLE, "next": next_mistake, "stop": back_to_list}
IN_LIST = Kind(AT_MISTAKE, "review turn", "review found")

WORDS = {"review": review}
