"""Ctrl-C, the end of the input, and whatever is typed: nothing is lost."""

import contextlib
import random
import sys

import pytest

from board import BLACK, MEN, WHITE, new_spots
from helpers.keeping import kept_game
from helpers.learners import interrupted
from helpers.playing import (ROOT, boards, last_board, men_on, new_match, obey,
                             played, run)
from helpers.quoting import part
from helpers.seldom import some_daily
from helpers.window import needs_terminal
from rooms.console import TEXT, prompt_of, sentence, show_board
from rules import legal_turns, men_left, notation, question_now


def test_bytes_that_are_no_text_are_refused_and_play_goes_on_to_the_end():
    rows = played("4", "7").split("\n")
    assert rows[-2:] == [TEXT["input ended"], ""]
    assert men_on(boards("\n".join(rows))[-1]) == 2
    done = run(b"\xff\xfe\n4\n\x80\n7", "--style", "ascii")
    said = done.stdout.decode("utf-8", "replace")   # Windows shows the bytes
    assert done.returncode == 0 and done.stderr == b""
    assert said.count(part("no point")) + said.count(part("unknown")) == 2
    assert sentence("turn", turn=3, phase=TEXT["phase one"]) in said
    assert said.endswith(TEXT["input ended"] + "\n")


# Ctrl-C

@needs_terminal
def test_in_a_terminal_keys_edit_a_line_and_a_second_ctrl_c_leaves(folder):
    helper = pytest.importorskip("helpers.two_pcs", reason="needs meeting")
    pc = helper.Pc(folder / "x", "Ann", terminal=True, meets=False)
    ann = sentence("named", name="Ann", colour=TEXT["white"])
    for line, key, facts in (
            ("5", "ask place", {"who": TEXT["black"]}),
            ("\x1b[A", "taken", {"point": 5}),  # the arrow brings 5 back
            ("44\x7f", "ask place", {"who": ann})):
        pc.type(line)
        pc.wait_for(key, **facts)
    pc.ctrl_c()
    pc.wait_for("ask leave")
    pc.ctrl_c()
    assert pc.ends() == 130
    assert "Traceback" not in pc.said


# A mill: the man on 5 is placed and that on 18 removed, or none of both.
BEFORE, MILL = ["4", "19", "3", "18"], "5x18"


def interrupted_game(moment, monkeypatch):
    """Make the mill. Ctrl-C comes so many lines of the program later. Returns
    the boards (shown, kept) at each prompt after it, and whether it came."""
    lines, seen, came = iter([*BEFORE, MILL, "no"]), [], []

    def read_line(prompt=""):
        line = next(lines, None)
        if line == MILL:
            came.append(stack.enter_context(
                interrupted(moment, str(ROOT), "line")))
        elif line not in BEFORE:
            sys.stdout.flush()
            shown = boards(sys.stdout.buffer.getvalue().decode("utf-8"))
            seen.append((shown[-1], kept_game().spots))
        if line is None:
            raise EOFError
        return line

    with contextlib.ExitStack() as stack, monkeypatch.context() as patch:
        patch.setattr("builtins.input", read_line)
        played(ends=(0, 130))
    return seen, bool(came[0])


@pytest.mark.parametrize("step", some_daily([900, 40], [900]))
def test_ctrl_c_makes_a_turn_wholly_or_not_at_all(step, monkeypatch):
    """And no turn that is shown is lost."""
    before, after = last_board(*BEFORE), last_board(*BEFORE, MILL)
    outcomes, moment, came = set(), 0, True
    while came:
        seen, came = interrupted_game(moment, monkeypatch)
        moment += step
        for shown, kept in seen:
            assert kept in (before, after) and shown in (before, kept), moment
        outcomes.add(seen[-1] == (after, after))
    assert outcomes == {True, False}


def test_ctrl_c_while_a_kept_game_is_opened_loses_no_game():
    moment, came = 0, True
    while came:         # Ctrl-C comes at each second line of open_game
        moment += 2
        played(*BEFORE)
        with interrupted(moment, "rooms", "line",
                         ("open_game", "put_game")) as came:
            played("continue", "no", afresh=False, ends=(0, 130))
        assert men_on(kept_game().spots) == len(BEFORE), moment
    assert moment > 10


# Whatever is typed, the game stays sound and no traceback is shown

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


def test_700_lines_of_anything_leave_a_sound_game():
    chance, match = random.Random(1), new_match()
    for _ in range(700):
        show_board(match)
        line = typed_by_chance(chance, match)
        prompt_of(match, *question_now(match))
        obey(match, line)
        match.status, game = None, match.game
        left = {man: men_left(game, man) for man in (WHITE, BLACK)}
        for man in left:
            assert 0 <= game.in_hand[man] <= MEN and 0 <= left[man] <= MEN
        removed = sum(len(turn[2]) for turn in game.turns)
        assert removed + sum(left.values()) == 2 * MEN
        assert game.to_move == (BLACK if len(game.turns) % 2 else WHITE)
        assert len(game.past) == len(game.turns)
    for line in ("no", "back", "undo 9999", "undo 9999"):
        obey(match, line)
    assert match.game.spots == new_spots() and match.game.turns == []
    assert "\n" + sentence("named", name="{0}%s", colour=TEXT[
        "white"]) in played("name white {0}%s", "4", "7")
