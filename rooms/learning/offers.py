"""offers.py - the one thing that is offered next, at the start and at the end.

STORAGE  what is offered, the most useful first: AT_START AT_END
PROCESS  gives a name, and offers what is now known: name_and_offer
OUTPUT   greets, and makes the one offer: welcome offer_next

An offer is a function of the match. If it fits this player now, it says what
comes next, and returns True. So the first one that fits is the only one. After
a loss the first one is no word, but a board: the turn that cost most, see
review.py.
"""

import time
from contextlib import suppress
from functools import partial

from board import BLACK, WHITE
from rooms.commands import (all_lines, known_name, last_name, name_here,
                            offer_unfinished, remembered, unfinished_game)
from rooms.computer import LEVELS
from rooms.console import (machines_in, name_of, persons_in, say, sentence,
                           spoken, tell)
from rooms.learning.greeting import ask_if_name, is_new, name_and_remember
from rooms.learning.history import (games_of, mended_in, own_puzzles,
                                    partner_of, score_in)
from rooms.learning.progress import (fitting_level, levels_beaten,
                                     scores_of_player, tasks_done)
from rooms.learning.reasons import praise
from rooms.learning.review import show_last_loss, show_loss
from rooms.records import was_loaded, written_at
from rules import Refused, result

# STORAGE

AWAY = 7                # days after which a puzzle comes first


# PROCESS

def name_and_offer(match, words):
    """Give a player a name. Before the first turn, the one offer is now for
    this player, if something is known of a player with this name alone."""
    before = last_name(match)
    name_and_remember(match, words)
    if last_name(match) != before and not match.game.turns \
            and remembered(match) and words == [last_name(match)]:
        any(offer_one(match) for offer_one in TO_NAMED)


# OUTPUT: what is offered

def offer(match, order, key=None, how="", **facts):
    """Offer an order. The sentence `key` says why. `how` stands behind it.
    Enter obeys it, too. The offer for a game is noted, to say it again."""
    match.notes.update({"offered order": order, "offered in": match.spoke})
    match.notes["offered"] = match.game, len(all_lines(match)), partial(
        offer, match, order, key, how, **facts)
    why = [sentence(key, **facts)] if key else []
    say(match.screen, " ".join([*why, sentence(
        "next enter", how=how, order=spoken(order))]))
    return True


def offer_first_steps(match):
    """Tell somebody new how to learn the rules, and how to play."""
    if is_new(match):
        tell(match, "greeting learn")
        tell(match, "greeting")
        match.scene.takes_line = ask_if_name
        return True
    return False


def offer_steps(match, least=1, how=""):
    """Offer the next step to a player who has done so many, but not all."""
    with suppress(Refused):             # a file of the tasks is gone
        done = tasks_done(match)
        if least <= done["learnt"] < done["steps"]:
            return offer(match, "learn", "steps done", how, **done)
    return False


def offer_steps_to_loser(match):
    """Offer them to a player who has lost two games in a row, too. Name an
    easier level, if one fits."""
    last = games_of(match, name_here(match), 2)
    if not last[1:] or any(score_in(tags, men) for _, tags, men in last):
        return False
    level = fitting_level(scores_of_player(match, name_here(match)))[0]
    partner, levels = partner_of(*last[0][1:]), [*LEVELS]
    easier = partner in levels and level in levels[:levels.index(partner)]
    return offer_steps(match, 0, partial(
        sentence, "next game easier" if easier else "next game",
        order=partial(spoken, "level %s" % level)))


def offer_warm_up(match):
    """Offer a puzzle to a player who has not played for some days."""
    last = games_of(match, name_here(match), 1)
    days = (time.time() - written_at(last[0][0])) // 86400 if last else 0
    return days > AWAY and offer(match, "puzzle", "away", days=int(days))


def mistakes_open(match):
    """The facts of mended_in for the mistakes of the latest games."""
    lines = remembered(match)           # of somebody new there are none
    return mended_in(own_puzzles(match, 0) if lines else [], lines)


def offer_mistakes(match):
    """Offer the mistakes of the latest games, if one comes back today."""
    facts = mistakes_open(match)
    how = sentence("next continue") if unfinished_game(match) else ""
    return facts["today"] and offer(
        match, "puzzle mine", "mistakes today", how, **facts)


def offer_colours(match):
    """Two people exchange their colours: say who plays which one."""
    return len(persons_in(match.players)) > 1 and offer(
        match, "new", "colours next", white=partial(name_of, match, BLACK),
        black=partial(name_of, match, WHITE))


def offer_game(match):
    """Offer a game at the level that fits. This is the last offer: it always
    fits."""
    scores = scores_of_player(match, name_here(match))
    level = fitting_level(scores)[0] or "beginner"
    beaten = [each for each in levels_beaten(scores)[-1:] if each != level]
    order, how = "computer black " + level, ""
    if result(match.game):
        man = machines_in(match.players)[0]
        order, other = "new", match.players[man].machine.name
        if mistakes_open(match)["today"]:
            how = partial(sentence, "next mistakes")
        if other != level and other in LEVELS:
            harder = max(other, level, key=[*LEVELS].index) == level
            order = "level " + level
            how = partial(sentence, "next harder" if harder else "next easier",
                          level=partial(spoken, other))
    return offer(match, order, "beaten last" if beaten else None, how,
                 level=partial(spoken, *beaten))


# OUTPUT: the start and the end

def welcome(match):
    """Greet the player who was here last, or somebody new. From now on, turns
    are praised, and each game that ends is followed by an offer, too."""
    match.praise, match.scene.when_over = praise, offer_next
    name = last_name(match)
    if not is_new(match):
        tell(match, "welcome name" if known_name(name) else "welcome",
             name=name)
    any(offer_one(match) for offer_one in AT_START)


def offer_next(match):
    """When a game is over that people played, make the one offer. It comes
    again each time something is typed there, because Enter obeys it. It is
    found again if something was remembered since then. Where there are no more
    puzzles, it comes before a game, too."""
    over = result(match.game)
    game, lines, offer_again = match.notes.get("offered", (None, 0, None))
    if over and game is match.game and lines == len(all_lines(match)):
        offer_again()
    elif persons_in(match.players) and not was_loaded(match.kept):
        any(offer_one(match) for offer_one in (AT_END if over else TO_NAMED))


# STORAGE: the order of the offers

TO_NAMED = (offer_mistakes, offer_unfinished, offer_first_steps, offer_steps,
            offer_warm_up, offer_game)  # to a player whose name is told now
AT_START = (show_last_loss, *TO_NAMED)
AT_END = (show_loss, offer_colours, offer_steps_to_loser, offer_game)

WORDS = {"name": name_and_offer}
