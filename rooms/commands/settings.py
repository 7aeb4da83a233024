"""settings.py - the options of the rules, the names, the look of the board.

INPUT    finds the option that is meant, and its value: option_named value_in
STORAGE  the words for options, names and looks: WORDS LOOKS
PROCESS  changes them: set_option name_player switch_map
OUTPUT   tells the options in force: show_options

A word is a function of the match and of the words typed after it.
"""

from board import BLACK, WHITE
from rooms.commands.saved_games import tell_error
from rooms.commands.typed_line import man_in, number_between
from rooms.console import (BOARD_SIGNS, TEXT, can_show, chance_of, colour_of,
                           dashed, ground_is_light, listed, map_fits, name_in,
                           name_of, numbers_shown, say, sentence, set_game,
                           tell)
from rooms.records import RecordError, begin_at
from rules import OPTIONS, OTHER

# INPUT

def option_named(words):
    """The option meant by these words, or None.

    >>> option_named(["--two", "mills"])
    'two_mills'
    """
    name = "_".join(words).lower().replace("-", "_").strip("_")
    names = [option for option in OPTIONS if option.startswith(name)]
    return names[0] if len(names) == 1 else None


def value_in(name, word):
    """The value of an option that a word stands for; the word if none."""
    word = word.lower()
    if isinstance(OPTIONS[name][0], int):
        number = number_between({"off": "0"}.get(word, word), 0, MOST_NUMBER)
        return word if number is None else number
    return word


# PROCESS: before the first man

def show_or_set_options(match, words):
    """The options in force; one of them; or, with a value, another one."""
    words = " ".join(words).replace("=", " ").split()
    if not words:
        show_options(match, list(OPTIONS))
    elif option_named(words):
        show_options(match, [option_named(words)])
    else:
        set_option(match, words)


def set_option(match, words):
    """Change an option of the rules, in a game that has not begun."""
    *name, value = words
    name = option_named(name) if name else None
    if match.scene.subject:     # only a replay lets options be shown
        tell(match, "in replay", "refusal")
    elif match.game.turns or match.game.ended:
        tell(match, "fixed", "refusal")
    elif name is None:
        tell(match, "no option", "refusal", word=" ".join(words),
             names=listed(map(dashed, OPTIONS), "and"))
    else:
        begin_with(match, name, value_in(name, value))


def begin_with(match, name, value):
    """Begin with another value of the option named, if it can have it, and if
    a position set up allows it."""
    game, in_hand = match.game, [match.game.in_hand[man] for man in OTHER]
    try:
        set_game(match, begin_at(game.spots, game.to_move, in_hand,
                                 **dict(game.options, **{name: value})))
    except RecordError as error:
        tell_error(match, error)
        return
    except ValueError:
        tell(match, "bad option", "refusal", name=dashed(name),
             word=str(value), values=values_of(name))
        return
    tell(match, "changed option", name=dashed(name), value=value)


def roll_for_white(match, words):
    """Let chance decide which of the players is White."""
    if match.game.turns or match.game.ended:
        tell(match, "roll late", "refusal")
        return
    match.rolled = True
    if chance_of(match).random() < 0.5:
        match.players = {WHITE: match.players[BLACK],
                         BLACK: match.players[WHITE]}
    match.screen.drawn = None
    tell(match, "rolled", "result", name=name_of(match, WHITE))


# PROCESS: names and looks

def name_player(match, words):
    """Give a player a name."""
    man, name = man_in(words[0] if words else ""), name_in(" ".join(words[1:]))
    if not man or not name:
        tell(match, "name usage", "refusal")
        return
    match.players[man].name = name
    match.screen.drawn = None
    now = match.players[man].kind == "person"
    tell(match, "named now" if now else "named later", name=name,
         colour=colour_of(man))


def show_board_again(match, words):
    """Show the board and the state of the game again."""
    match.screen.drawn = None


def switch_map(match, words):
    """Show the map of the points beside the board, or no longer. Where it has
    no room, their numbers stand on the board."""
    looks = match.screen.looks
    now = wanted_now(match, "map", words, looks.numbers != "map")
    if now is not None:
        looks.numbers = "map" if now else "none"
        match.screen.told_narrow = False
        if not now or looks.plain or map_fits(match.screen):
            tell(match, "map on" if now else "map off")


def switch_numbers(match, words):
    """Show the numbers of the points on the board, or no longer there but in
    the map, if it has room."""
    screen = match.screen
    there = numbers_shown(screen) == "board"
    now = wanted_now(match, "numbers", words, not there)
    if now:
        screen.looks.numbers = "board"
    elif now is not None and there:
        screen.looks.numbers = "map" if map_fits(screen) else "none"
    if now is not None:
        tell(match, "numbers on" if now else "numbers off")


def switch_light(match, words):
    """Draw the men for a light ground, or no longer. Colours are seen on
    both; in IDLE those of the theme that is chosen now are taken."""
    screen = match.screen
    if screen.brush != "none":
        screen.looks.light, screen.drawn = ground_is_light(), None
        tell(match, "light needless")
        return
    now = wanted_now(match, "light", words or ["on"])
    if now is not None:
        screen.looks.light = now
        tell(match, "light on" if now else "light off")


def switch_plain(match, words):
    """Describe the board in words instead of drawing it, or no longer."""
    now = wanted_now(match, "plain", words, not match.screen.looks.plain)
    if now is not None:
        match.screen.looks.plain = now
        tell(match, "plain on" if now else "plain off")


def wanted_now(match, look, words, other=None):
    """Shall there be this look of the screen? `other` if the words do not say
    it, None if they say something else. The board will be shown anew."""
    now = {"on": True, "off": False, "": other}.get(" ".join(words).lower())
    if now is None:
        tell(match, "on or off", "refusal", look=look, word=" ".join(words))
    else:
        match.screen.drawn = None
    return now


def set_style(match, words):
    """Draw the board in unicode or in ascii."""
    style = words[0].lower() if words else match.screen.looks.style
    if style not in ("unicode", "ascii"):
        tell(match, "bad style", "refusal", word=style)
    elif style == "unicode" and not can_show(BOARD_SIGNS):
        tell(match, "no unicode", "refusal")
    else:
        match.screen.looks.style = style
        match.screen.drawn = None
        tell(match, "style", style=style)


# OUTPUT

def show_options(match, names):
    """These options: the value of each, and those that it can have."""
    rows = [sentence("option", name=dashed(name), values=values_of(name),
                     value=match.game.options[name])
            for name in names]
    if len(names) > 1:
        rows.append(TEXT["rolled first" if match.rolled else "first player"])
    say(match.screen, "\n".join(rows + [TEXT["to change"]]))


def values_of(name):
    """The values that an option can have, in words."""
    values = OPTIONS[name]
    if isinstance(values[0], str):
        return listed(values)
    return sentence("a number", most=MOST_NUMBER)


# STORAGE

MOST_NUMBER = 999999           # that the number of an option may be

WORDS = {"options": show_or_set_options, "name": name_player,
         "roll": roll_for_white}
LOOKS = {"board": show_board_again, "map": switch_map,
         "numbers": switch_numbers, "light": switch_light,
         "plain": switch_plain, "style": set_style}
