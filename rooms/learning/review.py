"""review.py - what decided a game: its course, and its turning points.

STORAGE  the word review, and the limit for a mistake: WORDS LEAST
PROCESS  finds the turns that changed the chances most: judged_turns chances
         turning_points
OUTPUT   shows the course, and tells the turning points: show_review

A word is a function of the match and of the words typed after it. `judged` is
a Weighed of search.py: the position before a turn, what its turns are worth,
and in `own` the turn that was played. A chance is the chance to win, from 0 to
1. A draw counts as half a win. `comments` is a dict: the number of a turn, and
what is said of it.
"""

from board import BLACK, WHITE
from rooms.commands import (Refused, game_to_save, match_tags, number_between,
                            read_game)
from rooms.computer import best_of, turns_to_end, weigh
from rooms.console import (colour_of, columns, need_not_show, notation,
                           phase_of, put_game, say, sentence, show, tell,
                           write)
from rooms.learning.advice import reason_in_words
from rooms.learning.chart import chart_of
from rooms.learning.hints import is_good, weightiest, why_worse
from rooms.learning.reasons import made_by
from rooms.learning.replay import show_as_replay, show_game
from rules import all_men_placed, beginning_of, legal_turns, make

# STORAGE

REVIEW_SECONDS = 12     # (!) review 60 takes a minute
MOST_SECONDS = 3600
BAR = 40                # signs of the bar that grows while you wait
CHART_COLUMNS = 30      # the chart is never narrower

# A player with so much worth wins three games of four. The first number is for
# placing, the second for moving. They come from 25,000 positions of 1,260
# games. For each position we knew its worth, looking four turns ahead, and the
# winner. These two numbers fit best (logistic regression, as in judgement.py).
# The players looked two or three turns ahead, and every eighth turn was wrong.
SPREADS = (46, 54)
LEAST = 0.05            # a turn that loses less of the chance is no mistake
MOST_POINTS = 5         # the most turning points that are told


# PROCESS: turn by turn

def judged_turns(game, seconds):
    """Give the turns of a game one by one, each judged. All of them together
    take about so many seconds."""
    now = beginning_of(game)
    for turn in game.turns:
        yield weigh(now, legal_turns(now), seconds / len(game.turns), turn)
        make(now, turn)


# PROCESS: chances

def chance_to_win(worth, moving):
    """The chance to win of a player for whom the position has this worth.
    `moving`: have all men been placed?

    >>> chance_to_win(0, True), chance_to_win(SPREADS[1], True)
    (0.5, 0.75)
    """
    steps = max(-30.0, min(30.0, worth / SPREADS[moving]))
    return round(1 / (1 + 3 ** -steps), 4)


def chances(judged):
    """[the player's chance to win with the best turn, with the turn played].
    """
    moving = all_men_placed(judged.game)
    return [chance_to_win(judged.worths[turn], moving)
            for turn in (best_of(judged), judged.own)]


def lost(judged):
    """How much of their chance the player has lost with this turn."""
    best, own = chances(judged)
    return best - own


# PROCESS: what is told of a game

def turning_points(turns):
    """The turns that lost most, the costliest first. Turns that lost only a
    little are left out."""
    points = [judged for judged in sorted(turns, key=lost, reverse=True)
              if lost(judged) >= LEAST]
    return points[:MOST_POINTS]


def misses_mill(judged):
    """Was a mill a good turn here, and did the player choose a worse turn
    without one?"""
    game, own = judged.game, judged.own
    return not (is_good(judged, own) or made_by(game, own)) and any(
        made_by(game, turn) and is_good(judged, turn)
        for turn in judged.worths)


# PROCESS: the word

def review(match, words):
    """Judge each turn of the game played last, or of the game in the replay,
    or of the record with that name. A number says how many seconds to take."""
    seconds = number_between(words[0], 1, MOST_SECONDS) if words else None
    if seconds or not words:
        review_whole(match, game_to_save(match)[0], seconds)
    elif any(sign.isalpha() for sign in words[0]):
        review_game(match, *read_game(match, words, review_game)[1:])
    else:
        tell(match, "bad seconds", "refusal", word=words[0], most=MOST_SECONDS)


def review_game(match, game, tags):
    """Show a game that was read as a replay, and review it."""
    show_game(match, game, tags)
    review_whole(match, game)


def review_whole(match, whole, seconds=None):
    """Review a game, and show it as a replay from then on, with a comment on
    each turning point. Refused if no turn was played."""
    if not whole.turns:
        raise Refused("no turns")
    seconds = seconds or min(REVIEW_SECONDS, 1 + len(whole.turns) // 3)
    turns, comments = judged_with_bar(match, whole, seconds)
    if turns:
        show_review(match, turns, comments)
        if not match.scene.subject:
            put_game(match, match.game)
            show_as_replay(match, whole, match_tags(match), match.players)
        tags = match.scene.tags
        for number, said in comments.items():   # others' comments stay
            other = tags.get(number, "").split(said.split(",")[0] + ",")[0]
            tags[number] = (other.strip() + " " + said).strip()
        tell(match, "review ends")
        need_not_show(match)


def judged_with_bar(match, whole, seconds):
    """The turns of the game, judged, and the comments on its turning points.
    Meanwhile a bar grows. After Ctrl-C, only those known so far."""
    turns, number = [], len(whole.turns)
    tell(match, "reviewing", turns=number, seconds=seconds)
    try:
        for judged in judged_turns(whole, seconds):
            turns.append(judged)
            show_progress(match, len(turns), number)
        return turns, comments_on(turns)
    except KeyboardInterrupt:
        tell(match, "interrupted")
        tell(match, "cut off", turns=len(turns))
    return turns, comments_on(turns)


def comments_on(turns):
    """What is said of the turning points: {number of the turn: text}."""
    return {len(judged.game.turns) + 1: point_in_words(judged)
            for judged in turning_points(turns)}


# OUTPUT

def show_progress(match, done, number):
    """Let the bar grow, if somebody is watching."""
    if match.screen.live and not match.screen.looks.plain:
        signs = "#" * (BAR * done // number - BAR * (done - 1) // number)
        write(match.screen, ("plain", signs + "\n" * (done == number)))


def show_review(match, turns, comments):
    """Show the chart, the comments on the turning points, and a line for each
    player."""
    if not match.screen.looks.plain:
        show(match.screen, *course_pieces(match, turns))
    tell(match, "points" if comments else "no points")
    for said in comments.values():
        say(match.screen, said)
    for man in (WHITE, BLACK):
        own = [judged for judged in turns if judged.game.to_move == man]
        tell(match, "tally", colour=colour_of(man),
             made=sum(len(made_by(judged.game, judged.own)) for judged in own),
             mistakes=sum(lost(judged) >= LEAST for judged in own),
             missed=sum(map(misses_mill, own)))


def course_pieces(match, turns):
    """The pieces of the chart: White's chance to win after each turn."""
    white = [chances(judged)[1] if judged.game.to_move == WHITE
             else 1 - chances(judged)[1] for judged in turns]
    phases = [phase_of(judged.game) for judged in turns]
    rows = chart_of(white, phases, max(CHART_COLUMNS, columns(match.screen)),
                    match.screen)
    return sum([row + [("plain", "\n")] for row in rows], [])


def point_in_words(judged):
    """The sentence about a turning point: what the turn did, what would have
    been better, and the chances."""
    best, game = best_of(judged), judged.game
    could, has = chances(judged)
    return sentence("turning point", number=len(game.turns) + 1,
                    colour=colour_of(game.to_move),
                    turn=notation(judged.own), best=notation(best),
                    against=reason_in_words(*why_worse(judged, judged.own)),
                    why=reason_in_words(*weightiest(judged, best)),
                    could=chance_in_words(judged.worths[best], could),
                    has=chance_in_words(judged.worths[judged.own], has))


def chance_in_words(worth, chance):
    """The player's chance to win in words: 55 %, or how soon the game ends."""
    if turns_to_end(worth):
        return sentence("wins in" if worth > 0 else "loses in",
                        turns=turns_to_end(worth))
    return sentence("percent", percent=round(100 * chance))


# STORAGE

WORDS = {"review": review}
