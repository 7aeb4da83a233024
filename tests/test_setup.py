"""Positions set up: typed, pasted as a picture, and kept in records as FENs."""

import random

import pytest

from board import BLACK, WHITE, new_spots, picture_of
from commands.setup import read_position
from commands.table import obey
from computer import LEVELS, choose_turn
from console.match import new_match
from console.picture import picture_rows, read_drawing
from console.screen import Screen
from console.texts import TEXT
from console.words import facts_in_words
from helpers.drawn import drawn, random_game, random_options
from helpers.playing import answer, boards, last_board, men, played
from records import RecordError, begin_at, fen_of, read_fen
from records.fen import RINGS
from records.files import load_record
from records.record import read_record, record_of
from rules import (OTHER, beginning_of, copy_of, legal_turns, play, result, set_up,
                   take_back)

TAGS = {"White": "Ann", "Black": "Ben"}
SET_UP = "setup W 0 1 2 B 5 9 20"

# FENs of Sanmill, from its own tests and the comments of its program. Of some
# the numbers of men on the board are not those that stand there.
OF_SANMILL = [
    "********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1",
    "********/********/******** b p p 0 9 0 9 0 0 0 0 0 0 0 0 1",
    "********/********/******** w p p 0 9 0 9 0 0 -1 -1 -1 -1 0 0 1 ids:nodes",
    "****@***/****O***/******** w p p 1 8 1 8 0 0 0 0 0 0 0 0 1",
    "********/@***O***/******** w p p 1 8 1 8 0 0 -1 -1 -1 -1 0 0 2 ids:nodes",
    "O*@*****/********/******** w p p 3 6 3 6 0 0 0 0 0 0 0 0 1",
    "O@O*****/********/******** w p p 3 6 3 6 0 0 0 0 0 0 0 0 1",
    "@*O@O*O*/O*@@O@@@/O@O*@*O* b m s 8 0 9 0 0 0 0 0 0 0 3 10",
    "OOO***@*/@**@****/******@* b m s 3 0 4 0 0 0 -1 -1 -1 -1 0 0 31 ids:nodes",
    "********/O**O**O*/****@@@O w m p 4 0 3 0 0 0 -1 -1 -1 -1 0 0 1 ids:nodes",
    "O*@*****/O*@*****/*@*****O w m s 3 0 3 0 0 0 -1 -1 -1 -1 0 0 1 ids:nodes",
    "***OOO**/***@@@**/******** w m s 3 0 3 0 0 0 -1 -1 -1 -1 0 100 1 ids:nodes",
]

# What its tests have besides: a man is to be removed, too few or too many men.
NOT_PLAYED = [
    ("*@******/********/******** w p r 1 6 1 6 0 1 0 0 0 0 0 0 1 c:w-0-|b-1-9",
     "fen removal"),
    ("O@O*****/********/******** w p r 3 6 3 6 0 1 0 0 0 0 0 0 1 c:w-0-|b-1-1 "
     "p:1", "fen removal"),
    ("**O**O**/**@**@**/******** w m s 2 0 2 0 0 0 -1 -1 -1 -1 0 0 1 ids:nodes",
     "set up few"),
    ("O*******/*O******/**O***** w p p 1 8 1 8 0 0 0 0 0 0 0 0 1",
     "set up many"),
    ("********/********/********", "fen side"),
    ("****/****/****  w p p 0 9 0 9 0 0 0 0 0 0 0 0 1", "fen rings"),
    ("********/********/******** x p p 0 9 0 9 0 0 0 0 0 0 0 0 1", "fen side"),
    ("ZZZZZZZZ/ZZZZZZZZ/ZZZZZZZZ w p p 0 9 0 9 0 0 0 0 0 0 0 0 1",
     "fen rings"), ("", "fen rings")]

# Another program's game from a position set up, in which Black begins.
SANMILL = """[Event "Sanmill-Game"]\r
[Site "Sanmill"]\r
[White "Human"]\r
[Black "AI"]\r
[Result "*"]\r
[Variant "Nine Men's Morris"]\r
[FEN "OOO***@*/@**@****/******@* b m s 3 0 4 0 0 0 0 0 0 0 0 0 31"]\r
[SetUp "1"]\r
\r
 %s *\r
"""


def position_of(game):
    """The position of a game, as `set_up` takes it."""
    return game.spots, game.to_move, tuple(game.in_hand[man] for man in OTHER)


def game_of(fen, **options):
    """The game that begins at a FEN."""
    return begin_at(*read_fen(fen), **options)


def reason_of(action, *details):
    """Why this is refused."""
    with pytest.raises(RecordError) as caught:
        action(*details)
    return caught.value.reason


def places(seed, number):
    """So many games from positions set up, after a few turns by chance. The
    positions come from games by chance, of all phases and both sides."""
    chance, found = random.Random(seed), []
    while len(found) < number:
        options = random_options(chance)
        game = random_game(chance, chance.randrange(80), **options)
        if not result(set_up(*position_of(game), **options)):
            found.append(set_up(*position_of(game), **options))
    return found


def play_some(game, chance, most=6):
    """Play some turns by chance, no more than so many."""
    for _ in range(chance.randrange(most)):
        if legal_turns(game):
            play(game, chance.choice(legal_turns(game)))


# FENs

def test_a_fen_has_the_inner_ring_first_each_from_its_top_clockwise():
    game = drawn("""
        W --- . --- B
        | .-- B --. |
        | | . W W | |
        . . .   . . .
        | | . . . | |
        | .-- . --. |
        . --- . --- .""", "W", (6, 6))
    assert fen_of(game) == ("OO******/@*******/*@*****O w p p 3 6 2 6 "
                            "0 0 0 0 0 0 0 0 1")
    assert fen_of(drawn(picture_of(game.spots), "B")) == (
        "OO******/@*******/*@*****O b m s 3 0 2 0 0 0 0 0 0 0 0 0 1")


def test_the_rings_are_all_points():
    assert sorted(sum(RINGS, ())) == list(range(24))


@pytest.mark.parametrize("fen", OF_SANMILL)
def test_a_fen_of_sanmills_own_tests_begins_a_game(fen):
    game = game_of(fen)
    assert legal_turns(game)
    assert fen_of(game)[:28] == fen[:28]
    again = game_of(fen_of(game))
    assert position_of(again) == position_of(game)


@pytest.mark.parametrize("fen, reason", NOT_PLAYED)
def test_a_fen_that_cannot_begin_a_game_is_refused(fen, reason):
    assert reason_of(game_of, fen) == reason


@pytest.mark.parametrize("fen, reason", [
    ("O@O*****/********/******** w p p 2 x 1 6 0 0", "fen hands"),
    ("O@O*****/********/******** w p p 2 6 1", "fen hands"),
    ("O@O*****/********/******** w p p 2 -6 1 6", "fen hands"),
    ("O@O*****/********/******** w p p 2 6 1 999999999999", "fen hands"),
    ("O@O*****/********/******** w p p 2 6 1 4", "set up hands"),
    ("O@O*****/********/******** b p p 2 7 1 6", "set up hands"),
    ("OO@@O**@/@*O@****/*****@O* w m s 5 0 6 0", None)])
def test_a_fen_may_be_short_but_tells_the_men_in_hand(fen, reason):
    if reason:
        assert reason_of(game_of, fen) == reason
    else:
        assert game_of(fen).in_hand == {WHITE: 0, BLACK: 0}


def test_a_marked_point_is_vacant():
    assert read_fen(OF_SANMILL[6].replace("*", "X")) == read_fen(OF_SANMILL[6])


def test_300_positions_come_back_from_their_fens():
    phases = set()
    for game in places(1, 300):
        phases.add((game.to_move, any(game.in_hand.values())))
        assert position_of(game_of(fen_of(game), **game.options)) \
            == position_of(game)
    assert len(phases) == 4


# Records

def same(one, two):
    """Are two games equal in all that the rules know of them?"""
    counted = [{key: number for key, number in game.times.items() if key}
               for game in (one, two)]
    return counted[0] == counted[1] and all(
        getattr(one, name) == getattr(two, name) for name in (
            "options", "spots", "to_move", "in_hand", "turns", "ended",
            "mills", "quiet", "threes"))


def test_300_games_from_positions_set_up_come_back_from_their_records():
    chance, black = random.Random(2), 0
    for first in places(3, 300):
        game = copy_of(first)
        play_some(game, chance)
        text = record_of(game, TAGS)
        again, tags = read_record(text)
        black += "1. ..." in text
        assert same(again, game)
        assert record_of(again, tags) == text
        while again.turns:
            take_back(again)
        again.ended = None
        assert same(again, first)
    assert black > 50


def test_the_first_turn_of_black_is_the_second_of_its_pair():
    game = game_of(OF_SANMILL[8])
    for turn in ((9, 21, ()), (7, 0, ()), (21, 22, ())):
        play(game, turn)
    text = record_of(game, TAGS)
    assert "\n\n1. ... a4-a1 2. d5-a7 a1-d1 *\n" in text
    assert '[SetUp "1"]\n[FEN "OOO***@*/' in text
    assert same(read_record(text)[0], game)


@pytest.mark.parametrize("words", [
    "1. ... a4-a1 2. d5-a7 a1-d1", "1... a4-a1 2. d5-a7 2... a1-d1",
    "1.    a4-a1    d5-a7\r\n 2.    a1-d1", "a4-a1 d5-a7 a1-d1"])
def test_a_game_of_sanmill_in_which_black_begins_is_read(words):
    game, tags = read_record(SANMILL % words)
    assert game.turns == [(9, 21, ()), (7, 0, ()), (21, 22, ())]
    assert tags["Site"] == "Sanmill" and game.to_move == WHITE
    assert same(read_record(record_of(game, tags))[0], game)


def test_black_may_begin_at_the_empty_board():
    game = game_of(OF_SANMILL[1])
    assert record_of(game, TAGS).count("FEN") == 1
    play(game, (None, 4, ()))
    text = record_of(game, TAGS)
    assert "\n1. ... d6 *\n" in text and same(read_record(text)[0], game)
    assert game.spots[4] == BLACK


def test_a_wrong_number_is_refused_where_black_begins_too():
    error = refused(SANMILL % "1. ... a4-a1 3. d5-a7")
    assert error.reason == "record number" and error.facts["expected"] == 2
    assert sentence(refused(SANMILL % "1. ... a4-a1 2. d5-a7 a1-a7")) == (
        "Line 10, turn 3 (a1-a7, Black's number 2): there is a man on a7 "
        "already.")


def refused(text):
    """The error with which a record is refused."""
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value


def sentence(error):
    """What is said of an error."""
    return TEXT[error.reason].format(**facts_in_words(error.facts))


@pytest.mark.parametrize("tags, reason", [
    ('[SetUp "1"]', "record set up"), ('[FEN "x"]', "fen rings"),
    ('[SetUp "1"]\n[FEN "?"]', "record set up"),
    ('[Variant "Chess"]\n[FEN "x"]', "record variant"),
    ('[FEN "%s"]' % NOT_PLAYED[2][0], "set up few"),
    ('[FEN "%s"]\n[Repetitions "1"]' % OF_SANMILL[8], "set up repetition"),
    ('[FEN "%s"]' % NOT_PLAYED[0][0], "fen removal")])
def test_a_record_whose_beginning_cannot_be_is_refused(tags, reason):
    error = refused(tags + "\n\n1. a7 *")
    assert error.reason == reason and sentence(error)


def test_a_record_without_a_set_up_begins_at_the_empty_board():
    for tags in ('[SetUp "0"]', '[FEN "?"]', '[SetUp "0"]\n[FEN "0"]',
                 '[FEN "%s"]' % OF_SANMILL[0]):
        game, read = read_record(tags + "\n[PlyCount \"1\"]\n\n1. a7 *")
        assert game.spots[0] == WHITE
        text = record_of(game, read)
        assert "FEN" not in text and "SetUp" not in text


def test_a_name_of_36_signs_is_still_cut_but_a_long_fen_is_read():
    fen = OF_SANMILL[9] + " c:w-0-|b-1-9" * 6
    assert read_record('[FEN "%s"]\n*' % fen)[0].in_hand[WHITE] == 0


# Hostile lines

def mutated(chance, text):
    """The text with some signs changed by chance."""
    signs = list(text)
    for _ in range(chance.randrange(1, 5)):
        at = chance.randrange(len(signs) + 1)
        part = chance.choice(["", " ", "/", "O", "@", "*", "X", "w", "b", "-1",
                              "9", "99", "\x00", "\u0661", "\u00b2", "\U0001f600",
                              "move", " hand ", " W ", " B ", "x", "\u00df"])
        signs[at:at + chance.randrange(3)] = part
    return "".join(signs)


def test_2000_hostile_fens_are_refused_or_read():
    chance, read = random.Random(4), 0
    for _ in range(2000):
        text = mutated(chance, chance.choice(OF_SANMILL))
        try:
            game = game_of(text)
            assert legal_turns(game) and game_of(fen_of(game))
            read += 1
        except RecordError as error:
            assert sentence(error)
    assert 50 < read < 1950


def test_2000_hostile_lines_get_one_sentence_or_a_game(capsys):
    chance, begun = random.Random(5), 0
    match = new_match(Screen(), {})
    for _ in range(2000):
        line = mutated(chance, SET_UP + " move b hand 3 4")
        if not line.startswith("setup W"):
            continue
        before = match.game
        obey(match, line)
        said = capsys.readouterr().out
        begun += match.game is not before
        assert (match.game is before) == bool(said.strip())
        assert len(said) < 300 and "{" not in said
        assert legal_turns(match.game)
    assert begun > 50


# What is typed

@pytest.mark.parametrize("typed", [
    "setup W 0 1 2 B 5 9 20", "setup w 0,1,2 b 5,9,20 move w",
    "setup white a7 d7 g7 black f6 a4 f2", "SETUP B 5 9 20 MOVE WHITE W 0 1 2",
    "setup W: a7, 1 and 2 B: f6 9 20 hand 0", "set W 0 1 W 2 B 5 9 20 hand 0 0",
    "setup hand 0 W 0 1 2 B 5 9 20", "setup W 0 1 2 B 5 9 20 in hand 0",
    "setup ********/*@*@****/OO****@O w m s 3 0 3 0",
    "setup FEN ********/*@*@****/OO****@O w m s 3 0 3 0 0 0 0 0 0 0 0 0 1"])
def test_a_position_may_be_typed_in_many_ways(typed):
    spots = last_board(typed)
    assert (men(spots, WHITE), men(spots, BLACK)) == ([0, 1, 2], [5, 9, 20])
    assert "The position is set up. White begins." in played(typed)


@pytest.mark.parametrize("words, man, hands", [
    ("W 0 1 2 B 5 9 20", WHITE, (0, 0)), ("W 0 B 5 move b", BLACK, (0, 0)),
    ("W 0 B 5 hand 4", WHITE, (4, 4)),
    ("hand 3 4 move BLACK W 0 B 5", BLACK, (3, 4))])
def test_who_moves_and_the_men_in_hand_may_be_said(words, man, hands):
    assert read_position(words.split())[1:] == (man, hands)


@pytest.mark.parametrize("typed, told", [
    ("W 0 1 2 B 2 9 20", "There is a man on 2 already; only one man can "),
    ("W 0 1 a7 B 2 9 20", "There is a man on 0 already; only one man can "),
    ("W 0 1 2 3 4 5 6 7 8 9 B 20 21 22", "White cannot have 10 men on the "
     "board and 0 in hand: there are 9 in all."),
    ("W 0 1 B 20 21 22 hand 7", "Black cannot have 3 men on the board and "
     "7"), ("W 0 1 2 B 20 21", "Black cannot have 2 men on the board and 0 "),
    ("W 0 1 2", "Black cannot have 0 men on the board and 0 in hand: with "),
    ("W 0 1 2 B 20 21 24", "'24' cannot be understood here; a position is "),
    ("W 0 1 2 C 20 21", "'c' cannot be understood here; a position is typed "),
    ("0 1 2 B 20 21 22", "'0' cannot be understood here; a position is typed "),
    ("W 0 1 2 B 20 21 22 move", "Say who is to move: type move W or move B."),
    ("W 0 1 2 B 20 21 22 move both", "Say who is to move: type move W or "),
    ("W 0 1 2 B 20 21 22 hand ten", "'ten' cannot be in hand; type hand 3, "),
    ("W 0 1 2 B 20 21 22 hand W 3", "'w 3' cannot be in hand; type hand 3, "),
    ("W 0 1 2 B 20 21 22 hand 1 2 3", "'1 2 3' cannot be in hand; type hand "),
    ("W 0 1 2 B 20 21 22 hand 2 4", "White is to move with 2 in hand, Black "
     "has 4: who is to move must have as many"),
    ("W 0 1 2 B 20 21 22 hand 4 2", "White is to move with 4 in hand, Black "),
    ("W 0 1 2 23 B 9 4 14 22 move W", "White is to move and cannot: no man"),
    ("O@/O w", "'O@/O' is no board; a FEN begins with three rings of eight "),
    ("O@******/********/******** q", "'q' cannot be to move; after its three "),
    ("O@******/********/******** w p r", "In this FEN a man is to be removed"),
    ("O@******/********/******** w p p 1", "'' is no number of men; after ")])
def test_each_refusal_has_a_reason(typed, told):
    line = "setup " + typed
    assert " ".join(answer(line).split()).startswith(told)
    assert last_board(line) == new_spots()


def test_a_position_is_set_up_before_the_first_man_or_after_the_end():
    late = "A position is set up before the first man; type new first."
    assert answer("4", SET_UP) == late
    assert answer(SET_UP, "0 3", SET_UP) == late
    assert men(last_board("4", "undo", SET_UP), WHITE) == [0, 1, 2]
    assert men(last_board(SET_UP, "setup W 3 4 5 B 9 10 11"), WHITE) \
        == [3, 4, 5]
    assert men(last_board("4", "resign", "yes", SET_UP), WHITE) == [0, 1, 2]
    assert men(last_board("draw", SET_UP), WHITE) == [0, 1, 2]
    assert men(last_board("4", "replay", SET_UP, "stop"), WHITE) == [4]


def test_a_turn_begun_is_dropped():
    said = played(SET_UP, "0", "setup W 3 4 5 B 9 10 11", "4 1")
    assert "White moved 4-1." in said


def test_a_game_that_has_ended_is_counted_when_a_position_is_set_up():
    said = played("name white Ann", "4", "resign", "yes", SET_UP, "0 3",
                  "resign", "yes", "yes")
    assert "The colours are exchanged. Player two 0 : 2 Ann." in said


def test_players_options_and_computer_remain():
    said = played("name white Ann", "options flying never", "computer black",
                  SET_UP, "1 3", "1 4")
    assert "The man on 1 can move to 4; 3 is not connected to it." in said
    assert "Ann (White) moved 1-4." in said
    assert "\nComputer (Black) moved " in said


def test_an_option_changes_and_the_position_stays():
    spots = last_board(SET_UP, "options flying never")
    assert men(spots, WHITE) == [0, 1, 2]
    assert "3 is not connected to it" in answer(
        SET_UP, "options flying never", "1 3")


def test_an_option_that_ends_the_game_at_once_is_refused():
    assert "White is to move and cannot" in answer(
        "setup W 0 1 9 B 10 2 4 21", "options flying never")
    assert "drawn at once" in answer(SET_UP, "options repetitions 1")


def test_undo_ends_at_the_position_set_up_and_new_at_the_empty_board():
    said = played(SET_UP, "0 3", "5 7", "undo all")
    assert "2 turns taken back" in said
    assert men(boards(said)[-1], WHITE) == [0, 1, 2]
    assert answer(SET_UP, "undo") \
        == "There is no turn to take back: this is the beginning."
    assert last_board(SET_UP, "new") == new_spots()


def test_mills_are_counted_for_who_made_them_where_black_begins():
    for turns in (["20 11x0", "1 3", "resign", "yes"],
                  ["20 11x0", "1 3", "11 12", "resign", "yes"]):
        said = played("setup W 0 1 5 23 B 9 10 20 move B", *turns)
        assert "Black flew 20-11, a mill, removed 0." in said
        assert "White \u2593\u2593\u2593 Player one: mills made 0" in said
        assert "Black \u2591\u2591\u2591 Player two: mills made 1" in said


def test_black_may_place_first():
    said = played("setup W 0 B 5 move B hand 2 3", "9", "1", "10", "2x5")
    assert "Turn 1, phase one. Black, place a man: 9" in said
    assert "White placed 2, a mill, removed 5." in said


# Pictures

def shown(screen, game):
    """The rows of a game's board as they are shown."""
    turn = game.turns[-1] if game.turns else None
    return ["".join(text for _, text in row)
            for row in picture_rows(screen, game.spots, turn)]


def screens():
    """Screens of all looks."""
    for style in ("unicode", "ascii"):
        for numbers in ("map", "board", "none"):
            for brush, light in (("none", False), ("none", True),
                                 ("terminal", False), ("idle", False),
                                 ("idle", True)):
                screen = Screen(brush, style, light)
                screen.numbers = numbers
                yield screen


def test_every_picture_that_is_shown_is_read(monkeypatch):
    chance = random.Random(6)
    for screen in screens():
        for _ in range(6):
            game = random_game(chance, chance.randrange(60), no_mill_turns=0)
            rows = shown(screen, game)
            assert read_drawing(screen, rows) == game.spots
            assert read_drawing(screen, [row.strip() for row in rows]) \
                == game.spots


def test_a_picture_is_read_row_by_row():
    rows = picture_of(drawn(SKETCH).spots).split("\n")
    counts = [len(read_drawing(Screen(), rows[:at])) for at in range(14)]
    assert counts == [0, 3, 3, 6, 6, 9, 9, 15, 15, 18, 18, 21, 21, 24]


SKETCH = """
    W --- W --- W
    | .-- . --B |
    | | . . . | |
    B . .   . . .
    | | . . . | |
    | .-- . --B |
    . --- . --- ."""


@pytest.mark.parametrize("lines", [["W B"], ["W B W B"], ["W - B - Q"],
                                   ["Turn 1, phase one."], ["1 - 2 - 3", "x"]])
def test_what_is_no_row_is_refused(lines):
    with pytest.raises(ValueError):
        read_drawing(Screen(), lines)


def test_a_picture_may_be_pasted_over_several_lines():
    rows = SKETCH.strip().split("\n")
    spots = last_board("setup", *rows)
    assert (men(spots, WHITE), men(spots, BLACK)) == ([0, 1, 2], [5, 9, 20])
    said = played("setup move black hand 2 3", "", *rows, "4")
    assert "Turn 1, phase one. Black, place a man: 4\n" in said
    assert "Black placed 4." in said


def test_what_the_program_has_shown_may_be_pasted():
    rows = shown(Screen(), game_of(OF_SANMILL[8]))
    spots = last_board("setup move b", *rows, "9 21")
    assert men(spots, WHITE) == [7, 8, 12] and men(spots, BLACK) \
        == [4, 11, 20, 21]


def test_setup_alone_tells_how_and_takes_a_typed_position_too():
    said = played("setup", SET_UP)
    assert "Type setup W 0 1 2 B 5 9 20, and move B" in said
    assert "\n********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1\n" \
        in said
    for line in (SET_UP, SET_UP[6:], OF_SANMILL[8]):
        assert last_board("setup", line) != new_spots()


@pytest.mark.parametrize("lines, told", [
    (["", ""], "No position is set up; the game is as it was."),
    (["W - W - W", ""], "No position is set up; the game is as it was."),
    (["W - W - W", "quit"], "'quit' is no row of a picture of the board"),
    (["hand 3"], "'hand 3' is no row of a picture of the board"),
    (["undo"], "'undo' cannot be understood here; a position is typed"),
    (["W - W - W", "W - W"], "'W - W' is no row of a picture of the board")])
def test_a_picture_that_does_not_come_changes_nothing(lines, told):
    assert told in played("setup", *lines)
    assert last_board("setup", *lines) == new_spots()


def test_a_picture_that_cannot_be_played_is_refused():
    rows = SKETCH.replace("B", ".").strip().split("\n")
    assert "Black cannot have 0 men on the board" in played("setup", *rows)


def test_the_end_of_the_input_in_a_picture_ends_the_program():
    assert "The input has ended" in played("setup", "W - W - W")


# Kept, saved, continued, replayed

def test_a_position_set_up_is_saved_and_loaded(folder):
    said = played("setup W 0 1 2 B 5 9 20 move B", "5 3", "0 4",
                  "save monday", "new", "yes", "load monday", "undo all",
                  "quit")
    assert "2 turns taken back" in said
    assert "The position is set up. Black begins." in said.split("Taken")[-1]
    game, _ = load_record("monday.txt")
    assert men(beginning_of(game).spots, WHITE) == [0, 1, 2]
    assert beginning_of(game).to_move == BLACK


@pytest.mark.parametrize("turns", [[], ["0 3"], ["0 3", "5 4"]])
def test_a_position_set_up_is_kept_and_continued(turns):
    played(SET_UP, *turns, "quit")
    said = played("continue", "undo all", "quit", afresh=False)
    assert "An unfinished game of Player one and Player two, %d turn" \
        % len(turns) in said
    assert men(boards(said)[-1], WHITE) == [0, 1, 2]


def test_another_position_takes_the_place_of_one_without_a_turn(folder):
    played(SET_UP, "setup W 3 4 5 B 9 10 11", "quit")
    files = list((folder / "games").glob("*.txt"))
    assert len(files) == 1
    assert men(load_record(str(files[0]))[0].spots, WHITE) == [3, 4, 5]


def test_a_game_after_one_that_was_set_up_has_no_fen(folder):
    played(SET_UP, "0 3", "save one", "undo", "save two", "new", "yes", "4",
           "save three", "load two", "new", "4", "save four", "quit")
    texts = [(folder / (name + ".txt")).read_text()
             for name in ("one", "two", "three", "four")]
    assert ["[FEN" in text for text in texts] == [True, True, False, False]


def test_a_position_set_up_is_replayed_from_its_beginning():
    said = played(SET_UP, "0 3", "5 4", "replay", "", "back", "here", "undo")
    assert said.count("The position is set up. White begins.") >= 3
    assert "There is no turn to take back" in said


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_on_from_any_position(level):
    chance = random.Random(7)
    for game in places(8, 12):
        while legal_turns(game) and len(game.turns) < 4:
            play(game, choose_turn(game, level, 0.01, chance))
