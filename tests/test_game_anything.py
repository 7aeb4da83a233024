"""Whatever is typed, the game stays sound and no traceback is shown."""

import random

import pytest

from board import BLACK, MEN, WHITE, new_spots
from helpers.playing import new_match, obey, played
from rooms.console.sentences import TEXT, sentence
from rooms.console.view import show_board
from rooms.console.words import prompt_of
from rules import legal_turns, men_left, notation, question_now

GARBAGE = ["", " ", "-1", "24", "abc", "4 4 4", "x", "4x4x4", "\x00", "1e9",
           "0x1", "name white Ann", "name", "back", "undo", "undo 3", "redo",
           "redo 9", "draw", "yes", "no", "y", "n", "resign", "new", "log",
           "log 3", "moves", "rules", "help", "options", "plain", "light",
           "options flying both", "options two each", "options all none",
           "map", "roll", "style ascii", "style unicode", "４", "?", "d6-d7",
           "plain full", "map words", "point 4", "line 4 5", "line 0 4 ４",
           "ring", "ring x", "men", "men white x", "last", "threats"]


def typed_by_chance(chance, match):
    """A line: most often the beginning of a legal turn, otherwise anything."""
    legal, kind = legal_turns(match.game), chance.random()
    if kind < 0.5 and legal:
        text = notation(chance.choice(legal))
        return text if chance.random() < 0.7 else text.split("x")[0]
    if kind < 0.75:
        return " ".join(str(chance.randrange(-1, 25))
                        for _ in range(chance.randrange(1, 3)))
    if kind < 0.8:
        return "".join(chr(chance.randrange(1, 0x3000)) for _ in range(8))
    return chance.choice(GARBAGE)


def check(game):
    """What must be true after every line."""
    left = {man: men_left(game, man) for man in (WHITE, BLACK)}
    for man in left:
        assert 0 <= game.in_hand[man] <= MEN and 0 <= left[man] <= MEN
    removed = sum(len(turn[2]) for turn in game.turns)
    assert removed + sum(left.values()) == 2 * MEN
    assert game.to_move == (BLACK if len(game.turns) % 2 else WHITE)
    assert len(game.past) == len(game.turns)


@pytest.mark.parametrize("seed", range(2))
def test_500_lines_of_anything_leave_a_sound_game(seed):
    chance, match = random.Random(seed), new_match()
    for _ in range(500):
        show_board(match)
        line = typed_by_chance(chance, match)
        prompt_of(match, *question_now(match))
        obey(match, line)
        match.status = None
        check(match.game)
    for line in ("no", "back", "undo 9999", "undo 9999"):
        obey(match, line)
    assert match.game.spots == new_spots() and match.game.turns == []
    assert "\n" + sentence("named", name="{0}%s", colour=TEXT[
        "white"]) in played("name white {0}%s", "4", "7")


SAID_RARELY = ["save x\u00e9", "load", "load x", "load 1", "continue",
               "replay", "stop", "here", "play", "computer easy",
               "computer off", "name white \u65e5\u672c", "moves", "save x",
               "\u00fc" * 3000, "advice off", "advice",
               "load all", "turn 5", "turn", "a", "puzzle", "puzzle 3",
               "learn", "learn 7", "next", "hint",
               "setup W 0 1 2 B 5 9 20"]


@pytest.mark.slow(why="6000 lines are typed")
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_no_traceback_in_lines_of_anything_on_any_screen(encoding):
    chance = random.Random(encoding)
    lines = [chance.choice([
        " ".join(map(str, chance.sample(range(24), chance.randrange(1, 4)))),
        "".join(chr(chance.randrange(1, 0x3000)) for _ in range(8)).replace(
            "\n", ""), chance.choice(GARBAGE + SAID_RARELY)])
        for _ in range(2000)]
    said = played(*lines, arguments=["--pause", "0"], encoding=encoding)
    assert said.count(": ") > 2000
