"""settings.py - the options of the rules, the names, the look of the board.

INPUT    finds the option that is meant, and its value: option_named
         value_meant
STORAGE  the words for options, names and looks: WORDS LOOKS PICTURED
PROCESS  changes them: set_option name_player switch_on_off
OUTPUT   shows the options: show_options

A word is a function of the match and of the words typed after it.
"""

from board import WHITE, can_show
from rooms.commands.computer_player import begin_if_over, seat_computer
from rooms.commands.memory import known_name
from rooms.commands.typed_line import man_in
from rooms.console import (BOARD_SIGNS, TEXT, call_changed, dashed, diagonals,
                           english_word, listed, machines_in, map_fits,
                           name_in, name_of, numbers_shown, persons_in, say,
                           sentence, spoken, tell, words_begun)
from rooms.records import begin_at, option_value
from rules import OPTIONS, OTHER, Refused, position_of, set_game

# STORAGE

PICTURED = ("numbers", "light", "style")    # need a picture of the board


# INPUT

def option_named(words):
    """The option that these words mean, or None.

    >>> option_named(["--two", "mills"])
    'two_mills'
    """
    name = "-".join(words).replace("_", "-").strip("-")
    names = words_begun(name, [*map(dashed, OPTIONS)])
    return names[0].replace("-", "_") if len(names) == 1 else None


def value_meant(name, word):
    """The value of an option that a word means. Raises Refused if the option
    cannot have it."""
    value = english_word(word)
    try:
        return option_value(name, "0" if value == "off" else value)
    except ValueError:
        raise Refused("bad option", name=option_said(name), word=word,
                      values=values_of(name)) from None


# PROCESS: before the first man

def show_or_set_options(match, words):
    """Show all options, or one of them. With a value, change it."""
    words = " ".join(words).replace("=", " ").split()
    name = option_named(words)
    if words and not name:
        set_option(match, words)
    else:
        show_options(match, [name] if name else OPTIONS)


def set_option(match, words):
    """Change an option of the rules before the game begins. If a position was
    set up, it must be possible with the new option, too."""
    *name, word = words
    name, game = option_named(name), match.game
    if match.scene.game_behind:     # a replay only shows the options
        raise Refused("in replay")
    if game.turns or game.ended:
        raise Refused("fixed")
    if name is None:
        raise Refused("no option", word=" ".join(words),
                      names=listed(map(option_said, OPTIONS), "and"))
    value = value_meant(name, word)
    options = {**game.options, name: value}
    set_game(match, begin_at(*position_of(game), **options))
    tell(match, "changed option", name=option_said(name), value=spoken(value))


def roll_for_white(match, words):
    """Let chance decide which player is White."""
    if match.game.turns or match.game.ended:
        raise Refused("roll late")
    match.rolled, match.shown = True, None
    if match.chance.random() < 0.5:
        match.players = {man: match.players[OTHER[man]] for man in OTHER}
    tell(match, "rolled", "result", name=name_of(match, WHITE))


# PROCESS: names and looks

def names_typed(text):
    """The names in a text: one, or two with a comma or `and` between them."""
    for sign in (",", "&", " and ", " %s " % TEXT["and"]):
        text = text.replace(sign, "\n")
    return [*filter(None, map(name_in, text.split("\n")))]


def name_player(match, words):
    """Give a player a name, or both players if two names are typed. Then two
    people play, and the computer does not. The first name is White's, unless
    one of them has the other colour already."""
    man = man_in(words[0]) if words else None
    names = names_typed(" ".join(words[1:] if man else words))
    if not 1 <= len(names) <= 1 + (not man):
        raise Refused("name usage")
    begin_if_over(match)
    if names[1:]:
        seat_computer(match, ())
        white, black = (match.players[man].name.lower() for man in OTHER)
        if names[0].lower() == black or names[1].lower() == white:
            names.reverse()
        for side, name in zip(("white", "black"), names):
            name_player(match, [side, name])
        return
    name, = names
    if not man:             # of the person, or of the one who is to move
        men = persons_in(match.players) or [WHITE]
        man = match.game.to_move if match.game.turns and men[1:] else men[0]
    player, other = match.players[man], match.players[OTHER[man]]
    if english_word(name) == "computer":
        raise Refused("name computer", name=name, colour=man)
    if name.lower() == other.name.lower():
        raise Refused("name taken", name=other.name, colour=OTHER[man])
    before, player.name = player.name, name
    call_changed(match)
    key = "named now" if player.kind == "person" else "named later"
    tell(match, key, name=name, colour=man)
    if man_in(words[0]) or machines_in(match.players):
        return
    # No colour was typed. Perhaps this is the name of the other player, or it
    # is two names.
    if known_name(before) not in ("", known_name(name)):
        tell(match, "name before", before=before, name=name, colour=man)
    elif name.count(" ") == 1:
        tell(match, "two words", names=listed(name.split(), "and"))


def switch_on_off(match, look, words, is_on):
    """Say whether this look of the board, or advice, is on from now on, and
    return that. "on" and "off" say so. Without a word it changes. Raises
    Refused for any other word.

    If it is a look, the board is shown again. If the map has no room, the
    board says so itself.
    """
    word = " ".join(words)
    now = {"on": True, "yes": True, "off": False, "no": False,
           "": not is_on}.get(english_word(word))
    if now is None:
        raise Refused("on or off", look=spoken(look), word=word)
    if look in LOOKS:
        match.shown = None
    if look != "map" or not now or map_fits(match.screen):
        tell(match, look + (" on" if now else " off"))
    return now


def show_board_again(match, words):
    """Show the board and the state of the game again."""
    match.shown = None


def switch_map(match, words):
    """Show or hide the map of the points beside the board. If the map has no
    room, the numbers stand on the board. Or describe the board in words."""
    screen = match.screen
    if screen.words_tell or english_word(" ".join(words)) == "words":
        tell(match, "map words")
        if diagonals():
            tell(match, "map diagonals", lines=", ".join(
                " ".join(map(str, line)) for line in diagonals()))
        return
    now = switch_on_off(match, "map", words, screen.numbers == "map")
    screen.numbers, screen.told_narrow = "map" if now else "none", False


def switch_numbers(match, words):
    """Show or hide the numbers of the points on the board. If they are hidden,
    they go to the map, if it has room."""
    screen = match.screen
    there = numbers_shown(screen) == "board"
    if switch_on_off(match, "numbers", words, there):
        screen.numbers = "board"
    elif there:
        screen.numbers = "map" if map_fits(screen) else "none"


def switch_light(match, words):
    """Draw the men for a light background, or for a dark one after "off".
    Without a word, it is light. Where there are colours, this is not needed:
    they can be seen on both. In IDLE the colours follow the theme that it has
    at the start."""
    if match.screen.brush != "none":
        raise Refused("light needless")
    match.screen.light = switch_on_off(match, "light", words, False)


def switch_plain(match, words):
    """Describe the board in words, or draw it again after "off". Without a
    word, words describe it: players who do not see it want no picture."""
    if english_word(" ".join(words)) == "full":
        match.screen.words_tell, match.shown = "full", None
        tell(match, "plain full")
        return
    now = switch_on_off(match, "plain", words or ["on"], True)
    match.screen.words_tell = "turn" if now else ""


def set_style(match, words):
    """Draw the board in unicode or in ascii."""
    style = words[0].lower() if words else match.screen.style
    if style not in ("unicode", "ascii"):
        raise Refused("bad style", word=style)
    if style == "unicode" and not can_show(BOARD_SIGNS):
        raise Refused("no unicode")
    match.screen.style, match.shown = style, None
    tell(match, "style", style=style)


# OUTPUT

def show_options(match, names):
    """Show the value of each of these options, and its possible values."""
    rows = [sentence("option", name=option_said(name), values=values_of(name),
                     value=spoken(match.game.options[name])) for name in names]
    if len(names) > 1:
        rows.append(TEXT["rolled first" if match.rolled else "first player"])
    say(match.screen, "\n".join(rows + [TEXT["to change"]]))


def option_said(name):
    """The name of an option, in words."""
    return spoken(dashed(name))


def values_of(name):
    """The possible values of an option, in words."""
    if isinstance(OPTIONS[name][0], str):
        return listed(map(spoken, OPTIONS[name]))
    _, least, most = OPTIONS[name]
    return sentence("a number", least=least, most=most)


# STORAGE

WORDS = {"options": show_or_set_options, "name": name_player,
         "roll": roll_for_white}
LOOKS = {"board": show_board_again, "map": switch_map, "light": switch_light,
         "numbers": switch_numbers, "plain": switch_plain, "style": set_style}
