"""greeting.py - who you are, and how you want to see the board.

STORAGE  the words name, numbers and map: WORDS
PROCESS  remembers your name, and where you want the numbers of the points:
         ask_if_name name_and_remember bring_back

What a player has learnt stands in memory.py, and the games in history.py.
"""

from functools import partial

from board import WHITE
from rooms.commands import (NAME, NUMBERS_IN, all_lines, known_name,
                            last_after, last_name, name_player, names_typed,
                            remember_line, remembered, switch_map,
                            switch_numbers)
from rooms.console import (PLAYER_NAMES, SPOKEN, english_word, listed,
                           persons_in)
from rules import OTHER, Question

# PROCESS

def name_and_remember(match, words):
    """Give a player a name. It is yours at the next start, too, if the one who
    was here last plays no longer."""
    name_player(match, words)
    match.scene.takes_line = None       # nobody is asked for a name now
    names = [match.players[man].name for man in persons_in(match.players)]
    if names and last_name(match).lower() not in map(str.lower, names):
        remember_line(match, NAME + max(
            names, key=lambda name: known_name(name) != ""))


def take_name_along(match):
    """The person whose name was remembered takes it along to the other side,
    and the points, too."""
    name, men = last_name(match), persons_in(match.players)
    if len(men) == 1 and known_name(name):
        player, other = match.players[men[0]], match.players[OTHER[men[0]]]
        if not known_name(player.name) and other.name == name:
            player.name, other.name = name, PLAYER_NAMES[men[0] == WHITE]
            player.points, other.points = other.points, player.points


def is_name(text):
    """Is this a name? A name has letters, and no word of the program."""
    return bool(text) and all(word[1:] and word.isalpha() and english_word(
        word) not in SPOKEN for word in text.split())


def ask_if_name(match, line):
    """If somebody new types words with capitals that are none of the program,
    ask whether that is their name, or those of two. Returns whether it is
    asked. The board was shown (before that come orders), and the game has not
    begun."""
    names = names_typed(line) if match.shown and not match.game.turns else []
    asks = is_name(" ".join(names)) and all(map(str.istitle, names))
    if asks:
        match.question = Question(
            "names" if names[1:] else "name", name_and_remember,
            details=(line.split(),), name=listed(names, "and"))
    if asks or match.game.turns:        # nobody is asked after this
        match.scene.takes_line = None
    return asks


def switch_and_remember(switch, match, words):
    """Show the numbers of the points elsewhere, at the next start, too."""
    before = match.screen.numbers
    switch(match, words)
    if match.screen.numbers != before:
        remember_line(match, NUMBERS_IN + match.screen.numbers)


def bring_back(match):
    """Bring back what the player who was here last has chosen: the name, and
    the place of the numbers."""
    name = last_name(match)
    if known_name(name):
        match.players[WHITE].name = name
    numbers = last_after(all_lines(match), NUMBERS_IN)
    if numbers in ("map", "board", "none"):
        match.screen.numbers = numbers


def is_new(match):
    """Is nothing remembered of the player here but where the numbers are?"""
    return not (known_name(last_name(match)) or any(
        not line.startswith(NUMBERS_IN) for line in remembered(match)))


# STORAGE

WORDS = {"map": partial(switch_and_remember, switch_map),
         "numbers": partial(switch_and_remember, switch_numbers)}
