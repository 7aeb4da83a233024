"""review.py - what decided a game: its course, and its turning points.

STORAGE  the word review, and the limit for a mistake: WORDS LEAST
PROCESS  finds the turns that changed the chances most: judged_turns chances
         turning_points
OUTPUT   shows the course, and what each turning point was: show_review

A word is a function of the match and of the words typed after it. `judged` is
a Weighed of worths.py: the position before a turn, what its turns are worth,
and the `own` one that was played. A chance is that of winning, from 0 to 1; a
drawn game counts as half a win. `comments` is a dict from the number of a turn
to what is said of it.
"""

from board import BLACK, WHITE
from rooms.commands import (Refused, game_to_save, match_tags, number_between,
                            read_game)
from rooms.console import (TEXT, colour_of, columns, need_not_show, notation,
                           put_game, say, sentence, show, tell, write)
from rooms.learning.advice import reason_in_words
from rooms.learning.chart import chart_of
from rooms.learning.hints import is_good, weightiest, why_worse
from rooms.learning.reasons import made_by
from rooms.learning.replay import show_as_replay, show_game
from rooms.learning.worths import best_of, turns_to_end, weigh
from rules import all_men_placed, beginning_of, legal_turns, make, may_fly

# STORAGE

REVIEW_SECONDS = 12     # (!) review 60 takes a minute
MOST_SECONDS = 3600
BAR = 40                # signs of the bar that grows meanwhile
CHART_COLUMNS = 30            # that the chart takes at least

# So much worth wins three games of four, while men are placed and while they
# move. These two fit best to 25,000 positions of 1,260 games, their worth four
# turns ahead and who won (logistic regression, as in judgement.py). There
# played who looks two or three turns ahead, and errs at every eighth turn.
SPREADS = (46, 54)
LEAST = 0.05            # a turn that loses less of the chances is no mistake
MOST_POINTS = 5                # turning points that are told


# PROCESS: turn by turn

def judged_turns(game, seconds):
    """Each turn of a game judged, one after another; so many seconds in all.
    """
    now = beginning_of(game)
    for turn in game.turns:
        yield weigh(now, legal_turns(now), seconds / len(game.turns), turn)
        make(now, turn)


# PROCESS: chances

def chance_to_win(worth, moving):
    """The chance of a player to whom a position is worth so much.

    >>> chance_to_win(0, True), chance_to_win(SPREADS[1], True)
    (0.5, 0.75)
    """
    steps = max(-30.0, min(30.0, worth / SPREADS[moving]))
    return round(1 / (1 + 3 ** -steps), 4)


def chances(judged):
    """The chances of the player: with his best turn, and with his own."""
    moving = all_men_placed(judged.game)
    return [chance_to_win(judged.worths[turn], moving)
            for turn in (best_of(judged), judged.own)]


def lost(judged):
    """How much of his chances the player has lost by his turn."""
    best, own = chances(judged)
    return best - own


# PROCESS: what is told of a game

def turning_points(turns):
    """The turns that have lost most, the costliest first; none that has lost
    too little to be worth a word."""
    points = [judged for judged in sorted(turns, key=lost, reverse=True)
              if lost(judged) >= LEAST]
    return points[:MOST_POINTS]


def misses_mill(judged):
    """Would a mill have been good, and was the turn that was played worse?"""
    game, own = judged.game, judged.own
    return not (is_good(judged, own) or made_by(game, own)) and any(
        made_by(game, turn) and is_good(judged, turn)
        for turn in judged.worths)


# PROCESS: the word

def review(match, words):
    """Look at each turn of the game played last, or of the one shown again, or
    of the record of that name; perhaps for so many seconds."""
    seconds = number_between(words[0], 1, MOST_SECONDS) if words else None
    if seconds or not words:
        review_whole(match, game_to_save(match)[0], seconds)
    elif any(sign.isalpha() for sign in words[0]):
        review_game(match, *read_game(match, words, review_game)[1:])
    else:
        tell(match, "bad seconds", "refusal", word=words[0], most=MOST_SECONDS)


def review_game(match, game, tags):
    """Review a game that was read, and show it from then on."""
    show_game(match, game, tags)
    review_whole(match, game)


def review_whole(match, whole, seconds=None):
    """Review a game; from then on it is shown as in a replay, with a comment
    on each turning point."""
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
        for number, said in comments.items():   # beside those of others
            other = tags.get(number, "").split(said.split(",")[0] + ",")[0]
            tags[number] = (other.strip() + " " + said).strip()
        tell(match, "review ends")
        need_not_show(match)


def judged_with_bar(match, whole, seconds):
    """The turns of the game judged, and the comments on its turning points;
    after Ctrl-C those that are known by then."""
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
    """What is said of the turning points, by the numbers of the turns."""
    return {len(judged.game.turns) + 1: point_in_words(judged)
            for judged in turning_points(turns)}


# OUTPUT

def show_progress(match, done, number):
    """Let the bar grow, where somebody looks on."""
    if match.screen.live and not match.screen.looks.plain:
        signs = "#" * (BAR * done // number - BAR * (done - 1) // number)
        write(match.screen, ("plain", signs + "\n" * (done == number)))


def show_review(match, turns, comments):
    """Show the course of the game, what is said of its turning points, and a
    line for each player."""
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
    """The pieces of the chart: White's chances after each turn."""
    white = [chances(judged)[1] if judged.game.to_move == WHITE
             else 1 - chances(judged)[1] for judged in turns]
    phases = [TEXT[phase_at(judged.game)] for judged in turns]
    rows = chart_of(white, phases, max(CHART_COLUMNS, columns(match.screen)),
                    match.screen)
    return sum([row + [("plain", "\n")] for row in rows], [])


def phase_at(game):
    """What the players do: the key of a word."""
    if game.in_hand[game.to_move]:
        return "placing"
    flying = any(may_fly(game, man) for man in (WHITE, BLACK))
    return "flying" if flying else "moving"


def point_in_words(judged):
    """What a turn did, what would have been better, and the chances."""
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
    """The chance of the player by this worth: 55 %, or how soon he wins."""
    if turns_to_end(worth):
        return sentence("wins in" if worth > 0 else "loses in",
                        turns=turns_to_end(worth))
    return sentence("percent", percent=round(100 * chance))


# STORAGE

WORDS = {"review": review}
