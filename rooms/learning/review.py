"""review.py - what decided a game, and what you could have played.

STORAGE  the word review, and the words in a review: WORDS AT_LIST AT_POINT
PROCESS  judges a game, and lets the player find better turns: review
         choose_point
OUTPUT   shows the course and the turning points: show_course list_points

A word is a function of the match and of the words typed after it. `judged` is
that of grades.py. A review shows two scenes in turn. The subject of the list
is the game. In its facts, `points` are the turning points, each with the
reason against the turn played, and `found` has the numbers of those for which
a good turn was found. A point is a puzzle as in puzzles.py. In both scenes the
fact `review` is the scene of the list. After a game, and at the start, one
mistake may be shown without a list: it is a puzzle, too, with the words
AT_MISTAKE.
"""

from functools import partial

from board import WHITE, vacant_points
from rooms.commands import (FAILED, LOOKED, begin_anew, game_to_save,
                            keep_game, name_here, number_between, number_in,
                            persons_in, players_in, read_game, remember,
                            remembered, stop_scene, words_with)
from rooms.computer import LEVELS, best_of, turns_to_end
from rooms.console import (TEXT, Scene, columns, listed, name_of,
                           need_not_show, player_said, put_game, say, sentence,
                           show_scene, tell, write)
from rooms.learning.advice import against_in_words
from rooms.learning.chart import chart_of
from rooms.learning.grades import (JUDGED_IN, chance_lost, chance_with,
                                   chances, judged_turns, number_of_turn,
                                   turning_points)
from rooms.learning.hints import why_worse
from rooms.learning.history import (games_of, grade_games, mistakes_in,
                                    partner_of, score_in, show_progress,
                                    tags_with_grades)
from rooms.learning.mistakes import (numbers_of_puzzles, own_puzzles,
                                     puzzles_of)
from rooms.learning.proof import BETTER, Puzzle, in_a_line
from rooms.learning.puzzles import (IN_PUZZLE, begin_puzzle, puzzle_facts,
                                    tell_goal)
from rooms.learning.reasons import game_after, ways
from rooms.learning.replay import show_as_replay
from rooms.records import load_record, number_of
from rules import (OTHER, Refused, is_blocked, men_left, notation, position_of,
                   result)

# STORAGE

REVIEW_SECONDS = 12     # (!) review 60 takes a minute
LEAST_IN_CHART = 5      # turns. A chart of fewer is empty
END_SECONDS = 2         # for a game that has just ended
FILES = 3               # of these, at the start, one was perhaps lost
MANY = 5                # who has won with so many mistakes sees one, too
EARLY = 18              # vacant points: with more, a game has ended early
IN_A_ROW = 4            # turns of a player, to see where the chance fell


# PROCESS: the word

def review(match, words):
    """Judge the turns of the game played last, or of the game in the replay,
    or of the record with that name. A number says how many seconds to take.
    But after a game of two people, it may be a turn that was told."""
    if words and (any(map(str.isalpha, words[0]))
                  or number_of("game %s.txt" % words[0])):
        review_game(match, *read_game(match, words, review_game)[1:])
    elif not turn_typed(match, " ".join(words)):
        (whole, tags), seconds = game_to_save(match), number_in(words, None)
        last = [] if whole.turns else games_of(match, name_here(match), 1)
        if last:                        # the program has just begun
            review_game(match, *load_record(last[0][0]), seconds)
        else:
            review_whole(match, whole, tags, seconds)


def review_game(match, game, tags, seconds=None):
    """Show a game that was read as a replay, and review it."""
    show_as_replay(match, game, tags)
    review_whole(match, game, tags, seconds)


def review_whole(match, whole, tags, seconds=None):
    """Review a game: show its course and its turning points, and let the
    player find better turns there. Refused if no turn was played."""
    if not whole.turns:
        raise Refused("no turns")
    seconds = seconds or min(REVIEW_SECONDS, 1 + len(whole.turns) // 3)
    told = {*told_after(match, whole), *numbers_of_puzzles(whole, tags)[:1]}
    turns, tags = judge_and_keep(match, whole, tags, "reviewing", seconds)
    points = turning_points(turns, told)
    end = result(whole)
    lost = [judged for judged in turns if judged and end
            and judged.game.to_move == OTHER.get(end[0])]
    if any(turns):
        show_course(match, whole, turns)
    if not points:
        tell_fall(match, lost, end)
    if lost and is_blocked(whole):
        tell_shut_in(match, lost)
    if points:
        show_points(match, whole, tags, points)
    else:
        put_game(match, match.game)
        tell(match, "no points" if len(turns) == len(whole.turns)
             else "not all judged")
        need_not_show(match)


def judge_and_keep(match, whole, tags, told, seconds):
    """(the turns judged, the tags with their grades). The grades are kept in
    the record, too. The turns of people are judged, and for the others there
    is None. In a game without people, all turns are. The sentence `told` comes
    first. Meanwhile a bar grows. Ctrl-C ends it: then turns are missing. If a
    turn was told before, and lost more then, that stays."""
    turns, number, before = [], len(whole.turns), told_after(match, whole)
    men = persons_in(match.players) or [*OTHER]
    tell(match, told, turns=number,
         seconds=max(seconds, int(number * JUDGED_IN)))
    try:
        for judged in judged_turns(whole, seconds, men):
            turns.append(judged and max(
                judged, before.get(len(turns) + 1, judged), key=chance_lost))
            show_progress(match, len(turns), number)
    except KeyboardInterrupt:
        tell(match, "interrupted")
        tell(match, "cut off", turns=len(turns))
    new = tags_with_grades(tags, turns, len(turns) == number)
    match.scene.tags = {**match.scene.tags, **new}
    keep_game(match)
    return turns, {**tags, **new}


# PROCESS: a lost game

def better_than(judged):
    """The puzzle to find a better turn than the one that was judged."""
    return Puzzle(judged.game, BETTER, 1, played=judged.played)


def show_last_loss(match):
    """If the last game of the player here was lost against the computer, show
    the turn that cost most, unless it was shown or tried. The next game is
    against the same level. The lines that began the program are obeyed first.
    """
    last = [] if match.notes.get("orders") else [
        game for game in games_of(match, name_here(match), 1, FILES)
        if not score_in(*game[1:]) and partner_of(*game[1:]) in LEVELS]
    for game, tags, men in grade_games(match, last):
        for asked in puzzles_of(game, tags, men)[:1]:
            key = in_a_line(asked)
            if not {key, FAILED + key, LOOKED + key} & {*remembered(match)}:
                match.players = players_in(match, tags)
                return show_mistake(match, asked, "mistake last")
    return False


def show_loss(match):
    """Look at the turns of the game that has just ended. To a player who has
    lost, or missed a lot, show the turn that cost most. If none stands out,
    tell where the chance fell. To two people, tell those turns of each. A game
    in which they played a turn each is too short."""
    persons, game = persons_in(match.players), match.game
    if match.notes.get("looked back") is game \
            or len(game.turns) <= len(persons):
        return persons[1:] and tell_turns(match)
    match.notes["looked back"] = game
    turns, tags = judge_and_keep(match, *game_to_save(match), "looking back",
                                 END_SECONDS)
    if persons[1:]:
        there, man = match.notes.get("sat here", (None, None))  # at two PCs
        match.notes["turns told"] = game, {
            number_of_turn(judged): judged for judged in turning_points(turns)
            if there is not game or judged.game.to_move == man}
        return tell_turns(match)
    asked = puzzles_of(game, tags, persons)
    lost = result(game)[0] == OTHER[persons[0]] \
        or len(mistakes_in(game, tags, persons)) >= MANY
    if lost and not asked:
        tell_fall(match, [*filter(None, turns)], result(game))
    if not (lost and asked):
        return False
    match.notes["turns told"] = game, {
        number_of_turn(judged): judged for judged in filter(None, turns)
        if position_of(judged.game) == position_of(asked[0].game)}
    return show_mistake(match, asked[0], "mistake now")


def turn_typed(match, line):
    """After a game of two people, the number of a turn that was told shows the
    board before it. Returns whether it was one. No player gets points for it.
    """
    judged = told_after(match, match.game).get(
        number_between(line.strip(), 1, len(match.game.turns)))
    return bool(judged and len(persons_in(match.players)) > 1) and \
        show_mistake(match, better_than(judged), "mistake now", counts_as=None)


def told_after(match, game):
    """{number: judged} of the turns that were told right after this game."""
    told_of, told = match.notes.get("turns told", (None, {}))
    return told if told_of is game else {}


def show_mistake(match, asked, told, **facts):
    """Show a puzzle from the player's own games. The sentence `told` says
    which turn it was. Remember that it was shown. Then an offer comes again.
    Returns True, as offers do. For the facts see begin_puzzle."""
    begin_puzzle(match, asked, AT_MISTAKE, match.players, "mistake found", 1,
                 **facts)
    remember(match, LOOKED + in_a_line(asked))
    match.notes["offered"] = None
    tell(match, told, **puzzle_facts(asked, asked.game))
    tell_goal(match, asked)
    tell(match, "mistake words")
    return True


def leave_mistake(match, words):
    """Begin another game if a better turn was found. If nothing was tried,
    leave the mistake for later. Otherwise say again what the goal is."""
    facts = match.scene.facts
    if facts.solved:
        begin_anew(match, words)
    elif facts.judged or facts.failed or facts.hinted:
        tell_goal(match, match.scene.subject)
    else:
        put_off(match, words)


def put_off(match, words):
    """Leave the mistake. If it was not found, it comes back."""
    facts = match.scene.facts
    if facts.counts_as and not facts.solved:
        tell(match, "mistake later")
    stop_scene(match, words)


def tell_fall(match, turns, end):
    """No turn was a mistake. Tell in which of these turns of the loser the
    chance fell most, and what changed. If the game ended with few men on the
    board, say what to watch. If it was given up with the better chance, tell
    that."""
    rows = [turns[at:at + IN_A_ROW] for at in range(len(turns) - 1)]
    row = max(rows, default=(), key=lambda row: (
        chances(row[0])[0] - chances(row[-1])[1]))
    if turns and end[1] == "resigned" and chances(turns[-1])[1] > 0.5:
        tell(match, "gave up", who=player_said(match, turns[-1].game.to_move),
             has=chance_in_words(turns[-1], turns[-1].played))
    elif turns and len(vacant_points(turns[-1].game.spots)) > EARLY:
        tell(match, "lost early")
    elif any(map(chance_lost, row)):
        man, last = row[0].game.to_move, row[-1]
        tell(match, "slow loss", first=number_of_turn(row[0]),
             last=number_of_turn(last), who=player_said(match, man),
             could=chance_in_words(row[0], best_of(row[0])),
             has=chance_in_words(last, last.played),
             before=ways(row[0].game, man),
             ways=ways(game_after(last.game, last.played), man))


def tell_shut_in(match, turns):
    """All men of the loser were shut in at the end. Tell the last of these
    turns of the loser before which they still had some room."""
    for judged in reversed(turns):
        game, man = judged.game, judged.game.to_move
        if 2 * ways(game, man) >= men_left(game, man):
            tell(match, "shut in at last", who=player_said(match, man),
                 turn=number_of_turn(judged), ways=ways(game, man))
            return


# PROCESS: the points, and what is tried there

def show_points(match, whole, tags, points):
    """Show the list of these points. The game waits. After it an offer comes
    again."""
    match.notes["offered"] = None
    scene = Scene(words_with(match, AT_LIST, AT_LIST_TOO), whole,
                  "review list", "in review", found=set(), count=len(points),
                  points=[(judged, why_worse(judged, judged.played))
                          for judged in points],
                  numbers=partial(listed, range(1, len(points) + 1)))
    scene.facts.review, scene.tags = scene, tags
    scene.before_words = number_typed
    show_scene(match, scene, match.players)
    list_points(match)
    tell(match, "points", count=len(points))


def number_typed(match, line):
    """At the list a number chooses a point. True if nothing is left to do."""
    number = number_between(line.strip(), 1, match.scene.facts.count)
    if number:
        choose_point(match, number)
    return bool(number)


def choose_point(match, number):
    """Show the board before the turn of this point, as a puzzle. If it is one
    of the player's own puzzles, a try counts there."""
    review = match.scene.facts.review
    judged, _ = review.facts.points[number - 1]
    asked = better_than(judged)
    own = next((puzzle for puzzle in own_puzzles(match, 0).values()
                if position_of(puzzle.game) == position_of(judged.game)), None)
    begin_puzzle(match, asked, AT_POINT, match.players, "review found", number,
                 heading="review turn", count=review.facts.count,
                 counts_as=own, judged=judged, review=review)
    match.scene.changed.append(note_found)
    tell(match, "review try", who=player_said(match, judged.game.to_move),
         turn=number_of_turn(judged), played=notation(judged.played))


def note_found(match):
    """Mark this point in the list if a better turn was found there, and no
    hint had told one."""
    facts = match.scene.facts
    if facts.solved and facts.failed != "puzzle told":
        facts.review.facts.found.add(facts.number)


def next_point(match, words):
    """Show the next point at which no better turn was found yet. If there is
    no other one, show the list."""
    shown = match.scene.facts.number or 0       # 0: the list is shown
    review = match.scene.facts.review.facts
    left = {*range(1, review.count + 1)} - review.found - {shown}
    after = [number for number in left if number > shown]
    if left:
        choose_point(match, min(after or left))
    else:
        back_to_list(match, words)


def back_to_list(match, words):
    """Go from a point to the list. By ear it is told again only after show."""
    show_scene(match, match.scene.facts.review, match.players)
    list_points(match, again=match.screen.plain)


# OUTPUT

def show_course(match, whole, turns):
    """Show the chart: White's chance to win after each turn. It is not for
    players who see no board."""
    if match.screen.plain or len(turns) < LEAST_IN_CHART:
        return
    phases = [TEXT["phase one" if start is None else "phase two"]
              for start, _, _ in whole.turns[:len(turns)]]
    rows = chart_of(course(whole, turns), phases, columns(match.screen),
                    match.screen)
    write(match.screen, *sum([row + [("plain", "\n")] for row in rows], []))


def course(whole, turns):
    """White's chance after each turn that was looked at. After a turn that was
    not judged, it is the chance before the next one that was."""
    end = result(whole)
    before = 0.5 if not end or end[0] is None else float(end[0] == WHITE)
    found = []
    for judged in reversed(turns):
        after = before                  # the one before the next turn
        if judged:
            before, after = [one if judged.game.to_move == WHITE else 1 - one
                             for one in chances(judged)]
        found.append(after)
    return found[::-1]


def list_points(match, words=(), again=False):
    """List the turning points, but not `again`. Tell how many were found."""
    facts = match.scene.facts
    put_game(match, match.scene.subject)
    points = [] if again else facts.points
    for number, (judged, why) in enumerate(points, 1):
        say(match.screen, sentence(
            "review point", number=number, turn=number_of_turn(judged),
            mark="*" if number in facts.found else ".",
            who=player_said(match, judged.game.to_move),
            played=notation(judged.played), against=against_in_words(why),
            could=chance_in_words(judged, best_of(judged)),
            has=chance_in_words(judged, judged.played)))
    if facts.found:
        tell(match, "review found", found=len(facts.found), count=facts.count)
    need_not_show(match)


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
        match.scene.before_words = turn_typed


def chance_in_words(judged, turn):
    """The player's chance with this turn, or how soon the game ends."""
    worth = judged.worths[turn]
    left = turns_to_end(worth)
    if left:
        return sentence("wins in" if worth > 0 else "loses in", turns=left)
    return sentence("percent", percent=round(100 * chance_with(judged, turn)))


# STORAGE

# The words at the list of the points, words of the game that work there, too,
# and the words at a point. At a point the record is hidden.
AT_LIST = {"next": next_point, "show": list_points, "new": begin_anew,
           "stop": stop_scene}
AT_LIST_TOO = ("back", "save", "replay", "review", "progress")
AT_POINT = {**IN_PUZZLE, "next": next_point, "stop": back_to_list}
AT_MISTAKE = {**IN_PUZZLE, "": leave_mistake, "no": put_off,
              "stop": put_off, "new": begin_anew}

WORDS = {"review": review}
