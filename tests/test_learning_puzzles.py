"""The puzzles: their file, their proofs, and how to solve them."""

import os
import re

import pytest

import make_puzzles
from board import BLACK, MILLS, WHITE, points_of
from rooms.commands import interrupted
from rooms.console.sentences import TEXT, sentence
from rooms.learning.memory import MEMORY_FILES, remember, remembered
from rooms.learning.puzzles import note_solved, small_hint

from rooms.learning.proof import checked
from rooms.learning.proof import (FILE, Puzzle, TooLong, in_a_line, is_reached,
                                  keeps, puzzle_in, read_puzzles, right_turns)
from rooms.console import notation
from rooms.console.screen import Screen
from helpers.playing import answer, boards, new_match, obey, played
from helpers.seldom import some_daily
from rules import (OTHER, copy_of, legal_turns, make, men_left, new_game,
                   possible_turns, put, result, unmake)

if len(MILLS) > 16:
    pytest.skip("the puzzles are for the board without diagonals",
                allow_module_level=True)

PUZZLES = read_puzzles()
NUMBERS = range(1, len(PUZZLES) + 1)

# One of each goal, number of turns and phase. Puzzles of four turns come only
# with the slow tests, because their proof takes long.
DAILY = (1, 3, 4, 5, 10, 18, 22, 25, 27, 30, 35, 37, 42)
every_puzzle = pytest.mark.parametrize("number", some_daily(NUMBERS, DAILY))

EASY = """\
White win 1
 . ---------- . ---------- .
 |   W ------ W ------ .   |
 |   |   . -- . -- .   |   |
 B - . - .         . - W - .
 |   |   . -- . -- .   |   |
 |   . ------ . ------ .   |
 B ---------- . ---------- B

Black man 1, in hand 3 4
 B ---------- . ---------- B
 |   . ------ . ------ .   |
 |   |   W -- . -- W   |   |
 . - . - W         . - . - .
 |   |   . -- . -- .   |   |
 |   . ------ . ------ .   |
 W ---------- . ---------- .
"""


@pytest.fixture
def easy(tmp_path, monkeypatch):
    """The path of a file of two puzzles."""
    path = tmp_path / "easy.txt"
    path.write_text(EASY, "utf-8")
    monkeypatch.setattr("rooms.learning.proof.FILE", str(path))
    return path


def solution_of(puzzle):
    """The only right first turn."""
    turn, = right_turns(puzzle, puzzle.game, puzzle.turns)
    return turn


def first_wrong(puzzle):
    """A wrong first turn."""
    return next(turn for turn in legal_turns(puzzle.game)
                if turn != solution_of(puzzle))


def shown(*lines):
    """A match in which these lines have been typed."""
    match = new_match(Screen(), {})
    for line in lines:
        obey(match, line)
    return match


# The file

def test_there_are_thirty_puzzles_or_more_for_both_colours():
    assert len(PUZZLES) >= 30
    whites = sum(puzzle.solver == WHITE for puzzle in PUZZLES)
    assert abs(2 * whites - len(PUZZLES)) <= len(PUZZLES) / 4


def kind_of(number):
    """The goal, the number of turns and the phase of a puzzle."""
    puzzle = PUZZLES[number - 1]
    return puzzle.goal, puzzle.turns, make_puzzles.phase_of(puzzle.game)


def test_every_kind_of_puzzle_is_tried_every_day_but_the_long_ones():
    kinds = {kind_of(number) for number in NUMBERS}
    daily = [kind_of(number) for number in DAILY]
    assert sorted(daily) == sorted(kind for kind in kinds if kind[1] < 4)


def test_the_puzzles_are_of_all_goals_and_phases():
    kinds = {(puzzle.goal, make_puzzles.phase_of(puzzle.game))
             for puzzle in PUZZLES}
    assert {goal for goal, _ in kinds} == {"win", "man", "save"}
    assert {phase for _, phase in kinds} == {"P", "M", "F"}


def test_easy_puzzles_come_first():
    efforts = [puzzle.turns + (puzzle.goal == "save") for puzzle in PUZZLES]
    assert efforts == sorted(efforts)


def test_no_puzzle_is_the_mirror_image_of_another():
    images = {make_puzzles.image(puzzle) for puzzle in PUZZLES}
    assert len(images) == len(PUZZLES)


def test_the_position_of_a_puzzle_can_come_up_in_a_game():
    for number, puzzle in enumerate(PUZZLES, 1):
        game = puzzle.game
        assert result(game) is None, number
        assert all(2 < men_left(game, man) <= 9 for man in OTHER), number
        white, black = game.in_hand[WHITE], game.in_hand[BLACK]
        assert black == white + (game.to_move == BLACK and black > 0), number


@every_puzzle
def test_exactly_one_first_turn_solves_a_puzzle_and_no_fewer_turns_do(number):
    puzzle = PUZZLES[number - 1]
    assert make_puzzles.proven(puzzle)
    assert puzzle.looked <= 2 * make_puzzles.PATIENCE


def plainly_reached(puzzle, game, left):
    """The definition of a goal in the plainest way: only legal turns and the
    result, without order, short cut or limit."""
    def held(answered):
        if result(game):
            return result(game)[0] == puzzle.solver
        gained = men_left(game, puzzle.solver) \
            - men_left(game, OTHER[puzzle.solver]) > puzzle.gain
        if puzzle.goal == "man" and gained \
                or puzzle.goal == "save" and answered == puzzle.turns:
            return True
        return answered < puzzle.turns and any(
            right(turn, answered) for turn in legal_turns(game))

    def right(turn, answered):
        make(game, turn)
        answers = []
        for reply in legal_turns(game):
            make(game, reply)
            answers.append(held(answered + 1))
            unmake(game)
            if not answers[-1]:
                break
        good = all(answers) if answers else result(game)[0] == puzzle.solver
        unmake(game)
        return good
    return [turn for turn in legal_turns(game)
            if right(turn, puzzle.turns - left)]


@pytest.mark.slow(why="every turn of both is tried, to the end")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_second_search_without_short_cuts_agrees(number):
    puzzle = PUZZLES[number - 1]
    assert plainly_reached(puzzle, puzzle.game, puzzle.turns) == [
        solution_of(puzzle)]


@pytest.mark.parametrize("text, number", [
    ("", 1), ("zzz", 1), ("White win 2", 1), ("White lose 2\n" + "." * 24, 1),
    ("White win 5\n" + "." * 24, 1), ("White win two\n" + "." * 24, 1),
    ("White win 2, in hand 9\n" + "." * 24, 1),
    ("White win 2, on board 3 3\n" + "." * 24, 1),
    ("White win 2\n" + "." * 24, 1), ("Whites win 2\n" + "." * 24, 1),
    ("White win 2, in hand 9 -9\n" + "." * 24, 1), (EASY + "Red win 2\n", 2),
    (EASY + "White win 1\nW", 3), (EASY.replace("B", "X", 9), 1),
    ("White win 1\n" + "WB" * 12, 1), ("White man 2\n" + "WW.B" * 5 + "....", 1),
    ("White win 2, in hand 9 9\n" + "WB......" * 3, 1),
    ("White win 2, in hand 1000000000 0\n" + "WB......" * 3, 1),
    ("\x00\xff\x00", 1)])
def test_a_damaged_file_is_told_in_a_sentence(easy, text, number):
    easy.write_text(text, "latin-1")
    assert " ".join(answer("puzzle").split()) == (
        "Number %d in rooms/learning/puzzles.txt is not a puzzle. A puzzle is "
        "a title such as 'White win 2', and a drawn board." % number)
    assert "is not a puzzle. " in answer("puzzles")


def test_a_missing_file_is_told_in_a_sentence(easy):
    easy.unlink()
    assert " ".join(answer("puzzle 3").split()).startswith(
        "The program cannot read the file puzzles.txt in the folder "
        "learning: ")


def test_the_file_is_found_from_any_folder(folder):
    assert os.path.isabs(FILE) and str(folder) not in FILE
    assert "Puzzle 1 of %d." % len(PUZZLES) in answer("puzzle")


def test_what_is_written_is_read_again():
    for puzzle in PUZZLES:
        title, *drawing = make_puzzles.written(puzzle).split("\n")
        again = puzzle_in(title, "\n".join(drawing))
        assert in_a_line(again) == in_a_line(puzzle)


# The proof

def test_a_turn_that_wins_a_man_for_a_man_does_not_win_one():
    puzzle = puzzle_in("White man 1", """
        W ---------- W ---------- .
        |   B ------ B ------ .   |
        |   |   . -- . -- .   |   |
        W - . - .         . - B - W
        |   |   . -- . -- .   |   |
        |   . ------ . ------ .   |
        . ---------- B ---------- W""")
    assert (14, 2, (3,)) in right_turns(puzzle, puzzle.game, 1)
    right, reply = checked(puzzle, puzzle.game, (14, 2, (22,)), 1)
    assert not right and reply[:2] == (13, 5) and reply[2]


@pytest.mark.parametrize("number", [6, 14])     # two turns long
def test_the_answer_is_one_after_which_fewest_turns_are_right(number):
    puzzle = PUZZLES[number]
    after = copy_of(puzzle.game)
    turn = right_turns(puzzle, after, 2)[0]
    put(after, turn)
    counts = {}
    for answer in possible_turns(after):
        game = copy_of(after)
        put(game, answer)
        if not is_reached(puzzle, game, 1):
            counts[answer] = len(right_turns(puzzle, game, 1))
    _, given = checked(puzzle, puzzle.game, turn, 2)
    assert counts[given] == min(counts.values()) < max(counts.values())


def test_a_proof_that_takes_too_long_is_given_up():
    puzzle = Puzzle(new_game(), "man", 4)
    puzzle.most = 1000
    with pytest.raises(TooLong):
        keeps(puzzle, new_game(), (None, 4, ()), 4)


def test_to_judge_a_turn_leaves_the_game_as_it_is():
    puzzle = PUZZLES[0]
    before = list(puzzle.game.spots), puzzle.game.to_move
    for turn in legal_turns(puzzle.game):
        checked(puzzle, puzzle.game, turn, puzzle.turns)
    assert before == (puzzle.game.spots, puzzle.game.to_move)


# How they are solved

def solve(match):
    """Type right turns until the puzzle is solved. Return their number."""
    puzzle, typed = match.scene.subject, 0
    while match.scene.asks != "puzzle solved":
        left = puzzle.turns - len(match.game.turns) // 2
        turn = right_turns(puzzle, match.game, left)[0]
        obey(match, notation(turn))
        typed += 1
    return typed


@every_puzzle
def test_right_turns_solve_a_puzzle_in_as_many_turns_as_are_told(number):
    match = shown("puzzle %d" % number)
    assert solve(match) == PUZZLES[number - 1].turns
    assert in_a_line(PUZZLES[number - 1]) in remembered(shown())


@every_puzzle
def test_a_wrong_turn_is_refuted_and_set_back(number, capsys):
    match = shown("puzzle %d" % number)
    obey(match, notation(first_wrong(PUZZLES[number - 1])))
    said = " ".join(capsys.readouterr().out.split())
    assert re.search(r"No: (White|Black) answers \d+", said)
    assert len(match.game.turns) == 2
    obey(match, "")
    assert match.game.spots == PUZZLES[number - 1].game.spots


def test_a_puzzle_tells_its_goal_and_whose_turn_it_is(easy):
    said = answer("puzzle")
    assert said.startswith("Puzzle 1 of 2.\nWhite to move: win in 1 turn, ")
    assert "Puzzle 1, win in 1 turn. White, move or fly a man: " in played(
        "puzzle", "0")
    assert sentence("first set up", who="White") in played("puzzle")


def test_a_solved_puzzle_offers_the_next_one(easy):
    said = played("puzzle", "13-5x0", "13-5x9", "", "")
    assert "There is no man on 0. You can choose" in said
    assert sentence("solved win", colour="White") in said
    assert "Puzzle 1 is solved. Press Enter for the next one" in said
    assert sentence("puzzle", number=2, count=2) in said


def test_at_the_end_each_has_his_own_mills_though_black_began(easy):
    text = EASY.split("\n\n")[0].split("\n", 1)[1]
    easy.write_text("Black win 1\n" + text.translate(
        str.maketrans("WB", "BW")), "utf-8")
    said = played("puzzle", "13-5x9")
    assert re.search("White .* mills made 0, men lost 7", said)
    assert re.search("Black .* mills made 1, men lost 6", said)


def test_after_a_wrong_turn_one_may_type_the_next_at_once(easy):
    said = played("puzzle", "3-10", "13-5x9")
    assert "No: Black answers" in said
    assert sentence("solved win", colour="White") in said


@pytest.mark.parametrize("word", ["", "undo", "und", "back", "board"])
def test_after_a_wrong_turn_the_position_is_set_back(easy, word):
    match = shown("puzzle", "3-10", word)
    assert match.game.turns == [] and match.scene.asks is None


def test_a_turn_may_be_typed_in_parts_and_put_back(easy):
    match = shown("puzzle", "13", "5")
    assert match.begun == (13, 5, ())
    obey(match, "back")
    assert match.begun[0] is None
    for line in ("13", "5", "9"):
        obey(match, line)
    assert match.scene.asks == "puzzle solved"


def test_undo_takes_back_a_turn_and_its_answer():
    number = next(at for at, puzzle in enumerate(PUZZLES, 1)
                  if puzzle.turns > 1)
    match = shown("puzzle %d" % number)
    obey(match, notation(solution_of(PUZZLES[number - 1])))
    assert len(match.game.turns) == 2
    obey(match, "undo")
    assert match.game.turns == []
    solve(match)
    obey(match, "undo")
    assert match.game.to_move == match.scene.subject.solver
    assert match.scene.asks is None


def test_the_own_turn_is_shown_before_the_answer(easy):
    turn = solution_of(read_puzzles(str(easy))[1])
    own, answered = boards(played("puzzle 2", notation(turn)))[-3:-1]
    assert own[turn[1]] == BLACK and own[turn[2][0]] not in (WHITE, BLACK)
    assert answered.count(WHITE) == own.count(WHITE) + 1
    assert answered.count(BLACK) == own.count(BLACK)


def test_at_the_beginning_of_a_puzzle_there_is_nothing_to_take_back(easy):
    assert answer("puzzle", "undo").startswith(TEXT["nothing to undo"])


def test_a_hint_is_small_first_and_then_the_whole_turn(easy):
    assert answer("puzzle", "hint").startswith(
        TEXT["hint of mill"])
    for more in ([], ["hint"]):
        told = answer("puzzle", "hint", *more, "hint")
        assert told.startswith("Hint: 13-5x")


def test_a_puzzle_whose_turn_was_told_is_not_solved(easy):
    said = played("puzzle 1", "hint", "hint", "13-5x9", "", "puzzle list")
    assert TEXT["puzzle told"] in said.replace("\n  ", " ")
    assert "Solved: 0 of 2" in said
    said = played("puzzle 1", "hint", "13-5x9", "", "puzzle list")
    assert TEXT["puzzle told"] not in said and "Solved: 1 of 2" in said


@pytest.mark.parametrize("turn, words", [
    ((None, 4, ()), "middle ring"), ((None, 0, ()), "outer ring"),
    ((3, 10, ()), "man on 3"), ((3, 10, (5,)), "a mill"),
    ((None, 4, (5,)), "a mill")])
def test_a_small_hint_tells_the_kind_of_turn(turn, words):
    assert words in small_hint(turn)


def test_a_hint_in_the_middle_of_a_turn_fits_to_what_is_begun(easy):
    assert answer("puzzle", "3", "hint").startswith(
        TEXT["hint none"])
    assert answer("puzzle", "13", "hint").startswith(
        TEXT["hint of mill"])


@every_puzzle
def test_the_second_hint_is_the_solution(number, capsys):
    match = shown("puzzle %d" % number, "hint")
    capsys.readouterr()
    obey(match, "hint")
    said = capsys.readouterr().out
    assert said.startswith("Hint: %s, because" % notation(
        solution_of(PUZZLES[number - 1])))


def test_a_goal_that_takes_too_long_to_prove_is_told(easy, monkeypatch):
    monkeypatch.setattr("rooms.learning.proof.MOST_LOOKED", 0)
    for line in ("3-10", "hint"):
        assert answer("puzzle", line).startswith(
            "This puzzle takes too long to check. ")
    match = shown("puzzle", "3-10")
    assert match.game.turns == [] and match.scene.facts["here"] is match.game


def test_ctrl_c_while_a_turn_is_judged_leaves_the_puzzle_as_it_was(
        easy, monkeypatch):
    match = shown("puzzle")

    def interrupt(*details):
        raise KeyboardInterrupt
    with monkeypatch.context() as patch:
        patch.setattr("rooms.learning.puzzles.checked", interrupt)
        with pytest.raises(KeyboardInterrupt):
            obey(match, "3-10")
    interrupted(match)
    assert match.question.key == "leave"
    obey(match, "no")
    obey(match, "moves")
    assert match.game.turns == [] and match.game.to_move == WHITE


# The game that waits

def test_the_game_waits_and_comes_back(easy):
    said = played("name white Ann", "4", "19", "puzzle", "13-5x9", "stop", "7")
    assert sentence("placed", who="Ann (White)", end=7) + "." in said
    assert points_of(boards(said)[-1], WHITE) == [4, 7]


def test_from_a_puzzle_one_goes_to_another_and_still_back_to_the_game(easy):
    match = shown("4", "puzzle", "puzzle 2", "puzzle", "stop")
    assert match.scene.behind is None and match.game.turns == [(None, 4, ())]


def test_a_puzzle_is_not_kept_as_a_game(easy, folder):
    played("4", "puzzle", "13-5x9", "quit")
    names = sorted(os.listdir(str(folder / "games")))
    assert names == ["game 0001.txt", "learning.txt"]
    assert "1. d6" in (folder / "games" / names[0]).read_text("utf-8")
    assert "PlyCount \"1\"" in (folder / "games" / names[0]).read_text("utf-8")


def test_the_computer_of_the_game_waits_too(easy):
    said = played("puzzle", "stop", "4",
                  arguments=["--computer", "black", "beginner"])
    assert "Computer (Black) placed" in said.rpartition("stop\n")[2]
    assert "Computer (Black) placed" not in said.rpartition("stop\n")[0]


@pytest.mark.parametrize("word", [
    "load", "save x", "new", "resign", "draw", "computer", "level easy",
    "options", "replay", "continue", "redo", "name white Ann", "zzz"])
def test_what_is_not_possible_in_a_puzzle_is_told_with_what_is(easy, word):
    assert answer("puzzle", word).startswith(
        "This is a puzzle. Type a turn, hint, undo or puzzle. ")


def test_in_a_solved_puzzle_a_turn_is_refused(easy):
    assert answer("puzzle", "13-5x9", "3-10").startswith("This is a puzzle. ")
    assert answer("puzzle", "13-5x9", "hint").startswith("This is a puzzle. ")


@pytest.mark.parametrize("word, told", [
    ("board", ""), ("moves", "13 to 0, 1, 2, 5 (mill)"),
    ("help puzzle", "solve a puzzle"), ("map off", "The map is hidden."),
    ("rules", "THE RULES"), ("ru", "THE RULES"),
    ("h", "'h' can mean help or hint"), ("no", "There is no question")])
def test_these_commands_work_in_a_puzzle(easy, word, told):
    assert told in answer("puzzle", word)


def test_a_question_in_a_puzzle_is_answered_yes_or_no(easy):
    match = shown("puzzle", "3-10")
    interrupted(match)
    obey(match, "13-5x9")
    assert match.question and len(match.game.turns) == 2
    obey(match, "no")
    obey(match, "13-5x9")
    assert match.scene.asks == "puzzle solved"


# The list, and what is remembered

def test_the_list_tells_the_goals_and_what_is_solved(easy):
    said = played("puzzle", "13-5x9", "puzzles")
    assert " 1* White: win in 1 turn" in said
    assert " 2  Black: win a man in 1 turn" in said
    assert "Solved: 1 of 2 (marked *)." in said


def test_puzzle_list_is_the_same_as_puzzles(easy):
    assert answer("puzzle list") == answer("puzzles") == answer("puzzle l")


def test_what_is_solved_is_remembered_and_skipped_next_time(easy):
    played("puzzle", "13-5x9")
    assert sentence("puzzle", number=2, count=2) in played("puzzle",
        afresh=False)
    again = played("puzzle 1", "13-5x9", "puzzles", afresh=False)
    assert TEXT["puzzle known"] in again
    assert "Solved: 1 of 2" in again


def test_when_all_are_solved_they_follow_one_another(easy):
    played("puzzle", "13-5x9", "puzzle", "1x6")
    said = played("puzzle", "puzzle", "puzzle", "puzzles", afresh=False)
    assert re.findall(r"Puzzle (\d) of 2", said) == ["1", "2", "1"]


def test_a_file_that_has_become_shorter_does_no_harm(easy):
    match = shown("puzzle 2")
    easy.write_text(EASY.split("\n\n")[0], "utf-8")
    obey(match, "puzzle")
    assert match.scene.facts["number"] == 1


@pytest.mark.parametrize("word, told", [
    ("puzzle 3", "There is no puzzle 3. There are 2."),
    ("puzzle all", "'all' is not the number of a puzzle and not a theme"),
    ("puzzle 0", "'0' is not the number of a puzzle and not a theme"),
    ("puzzle x", "mill, stop, shut, open, fly, win,\n  mine or list.")])
def test_a_number_that_there_is_not_is_refused(easy, word, told):
    assert told in answer(word)


def test_a_puzzle_that_is_solved_twice_is_noted_once():
    match = shown()
    for _ in "ab":
        note_solved(match, PUZZLES[0])
    assert remembered(shown()) == [in_a_line(PUZZLES[0])]


def told_when_noted(match, line, capsys):
    """What is said when this line is remembered."""
    capsys.readouterr()
    remember(match, line)
    return " ".join(capsys.readouterr().out.split())


def test_where_nothing_can_be_written_it_is_said_once(easy, folder, capsys):
    (folder / "games").write_text("no folder", "utf-8")
    match = shown("puzzle", "13-5x9", "puzzle 2", "1x6", "puzzles")
    assert len(remembered(match)) == 2
    match = shown()
    assert told_when_noted(match, "one", capsys) == TEXT["remembered nowhere"]
    for line in ("two", "one"):
        assert told_when_noted(match, line, capsys) == ""
    assert remembered(match) == ["one", "two", "one"]
    assert (folder / "games").read_text("utf-8") == "no folder"


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe\x00", b"zzz\n\n\x00zzz"])
@pytest.mark.parametrize("name", MEMORY_FILES)
def test_a_damaged_file_of_what_was_solved_does_no_harm(
        easy, folder, name, damage, capsys):
    (folder / "games").mkdir()
    (folder / "games" / name).write_bytes(damage)
    assert sentence("puzzle", number=1, count=2) in played("puzzle",
        afresh=False)
    assert told_when_noted(shown(), "one", capsys) == ""
    assert "one" in remembered(shown())


def test_what_was_remembered_is_written_again_with_the_new_one(
        folder, capsys):
    for line in ("one", "two"):
        assert told_when_noted(shown(), line, capsys) == ""
    text = (folder / "games" / MEMORY_FILES[-1]).read_text("utf-8")
    assert text == "\none\ntwo"


# The script

def test_the_script_proves_a_file_and_says_what_is_wrong(easy, capsys):
    assert make_puzzles.main(["check", str(easy)]) == 1
    said = capsys.readouterr().out.split("\n")
    assert said[0].endswith("WRONG")    # any of three men can be removed
    assert said[1].endswith("proven")
    easy.write_text(EASY[EASY.index("Black"):], "utf-8")
    assert make_puzzles.main(["check", str(easy)]) == 0


def test_the_same_seed_plays_the_same_games():
    import random
    one, two = [[in_a_line(Puzzle(game, "win", 1)) for game in
                 make_puzzles.played_game(random.Random(7))] for _ in "ab"]
    assert one == two
