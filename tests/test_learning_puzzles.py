"""The puzzles: their file, their proofs, and how to solve them."""

import functools
import itertools
import re

import pytest

import make_puzzles
from board import BLACK, EMPTY, WHITE
from helpers.keeping import games_kept, kept_game
from helpers.learners import interrupted, shown
from helpers.playing import ROOT, boards, has_room, obey, played, type_lines
from helpers.quoting import keys_again, keys_of, keys_said, keys_to_each
from helpers.seldom import some_daily
import nine_mens_morris
from rooms.console import TEXT, language_names, prompt_of, sentence, speak
from rooms.commands.memory import MEMORY_FILES, remember, remembered
from rooms.learning.advice import rest_in_words
from rooms.learning.proof import (checked, in_a_line, puzzle_in, read_puzzles,
                                  right_turns)
from rules import EMPTY_TURN, legal_turns, notation, question_now

the_puzzles = functools.lru_cache()(read_puzzles)
NUMBERS = range(1, 1 + len(re.findall(r"^(?:White|Black) ", (
    ROOT / "rooms" / "learning" / "puzzles.txt").read_text("utf-8"), re.M)))

# One of each goal, number of turns and phase. Puzzles of four turns come only
# with the slow tests, because their proof takes long.
DAILY = (1, 3, 4, 5, 10, 18, 22, 25, 27, 30, 35, 37, 42, 50, 52, 60, 62)
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
    # patched: the file is a part of the program, and no test may change that
    monkeypatch.setattr("rooms.learning.proof.FILE", str(path))
    return path


def solution_of(puzzle):
    """The only right first turn."""
    turn, = right_turns(puzzle, puzzle.game, puzzle.turns)
    return turn


def listed(*lines):
    """How many are solved, of how many, as the list says after these lines."""
    facts = dict(keys_again(*lines, "puzzles"))["puzzles"]
    return facts["solved"], facts["count"]


@every_puzzle
def test_exactly_one_first_turn_solves_a_puzzle_and_no_fewer_turns_do(number):
    puzzle = the_puzzles()[number - 1]
    assert make_puzzles.proven(puzzle)
    assert puzzle.looked <= 2 * make_puzzles.PATIENCE


@pytest.mark.parametrize("language", some_daily(language_names(), ("polski",)))
@pytest.mark.parametrize("word, numbers", [
    ("puzzle", NUMBERS), ("learn", range(1, 11))])
def test_the_heading_of_each_task_has_room_in_prompts(language, word, numbers):
    speak(language)
    match = shown("name Maximilian")
    for number in numbers:
        obey(match, "%s %d" % (word, number))
        assert match.scene.heading() in prompt_of(match, *question_now(match))


@pytest.mark.parametrize("number, wrong, key, threat", [
    (50, "8", "wrong hold", None), (62, "0-1", "wrong free", None),
    (45, "8", "wrong at last", None), (55, "15x6", "wrong", "21-22-23"),
    (57, "12-8x18", "wrong hold", "2-14-23")])
def test_it_is_told_why_a_turn_is_wrong_but_a_right_mill_is_praised_first(
        number, wrong, key, threat):
    said, again = keys_to_each(wrong, "why", before=["puzzle %d" % number])
    facts, keys = dict(said), [key for key, _ in said]
    assert key in facts and ("verdict mill" in facts) == bool(threat)
    assert {key, *["verdict mill"] * bool(threat)} <= {*dict(again)}
    if threat:
        assert facts["verdict mill"]["why"] == "worse contrast"
        assert facts["hint disarms"]["threat"] == threat
        assert keys.index("verdict mill") < keys.index("wrong")


@pytest.mark.parametrize("text, number", [
    ("", 1), ("\x00\xff\x00", 1), (EASY + "White win 1\nW", 3),
    (EASY.replace("B", "X", 9), 1), ("White win 1\n" + "WB" * 12, 1),
    *[(EASY.replace("White win 1", title), 1) for title in (
        "White lose 2", "White win 5", "White win two", "Whites win 2",
        "White win 2, in hand 9", "White win 2, on board 3 3",
        "White win 2, in hand 9 -9", "White win 2, in hand 9 9",
        "White win 2, in hand 1000000000 0")]])
def test_a_damaged_file_is_told_in_a_sentence(easy, text, number):
    easy.write_text(text, "latin-1")
    for word in ("puzzle", "puzzles"):
        assert ("puzzles damaged", {"number": str(number)}) in keys_said(word)
    easy.unlink()
    assert "puzzles missing" in dict(keys_said("puzzle 3"))


def test_a_turn_that_wins_a_man_for_a_man_does_not_win_one(easy):
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
    # Men are free if each answer frees them
    easy.write_text("White free 1 free\n"
                    + " ".join("W....B..BB..W.B.BW..WWBB"), "utf-8")
    assert "solved free" in dict(keys_said("puzzle", "20-13"))


RIGHT = "13-5x9"        # in the first puzzle of the file `easy`
WRONG = "3-10"


@every_puzzle
def test_a_wrong_turn_is_refuted_and_right_turns_solve_a_puzzle(number):
    puzzle, word = the_puzzles()[number - 1], "puzzle %d" % number
    solution = solution_of(puzzle)
    wrong = notation(next(turn for turn in legal_turns(puzzle.game)
                          if turn != solution))
    said = dict(keys_said(word, wrong))
    assert said["wrong"] and "ask puzzle wrong" in said
    assert said["wrong"] == dict(keys_said(word, wrong, "why"))["wrong"]
    told = sentence("hint", turn=rest_in_words(solution, EMPTY_TURN), why="")
    assert told[:-1] in played(word, *["hint"] * 3)
    match = shown(word, wrong, "")
    assert match.game.spots == puzzle.game.spots
    for left in range(puzzle.turns, 0, -1):
        assert match.scene.asks != "puzzle solved"
        obey(match, notation(right_turns(puzzle, match.game, left)[0]))
    assert match.scene.asks == "puzzle solved"
    assert in_a_line(puzzle) in remembered(shown())


def test_small_hints_tell_what_a_turn_is_for_and_where_and_why_the_goal():
    for number, key, facts in (
            (19, "of mill", {}), (5, "of double", {}), (12, "of shut", {}),
            (22, "of stop", {"other": "white"}), (1, "of mill", {}),
            (62, "of free", {}), (13, "of man", {"start": "16"}),
            (60, "of ring", {"ring": "inner ring"})):
        said = keys_of("puzzle %d" % number, "why", "hint")
        assert ("hint " + key, facts) in said
        assert "hint" not in dict(said)         # a later one tells it
        # The place comes second, and then the turn
        hints = {*dict(keys_of("puzzle %d" % number, "hint", "hint"))}
        assert ("hint" in hints) == (key in ("of man", "of ring"))
        assert hints & {"hint of man", "hint of ring"}
        assert [key for key, _ in said].count(
            "puzzle " + the_puzzles()[number - 1].goal) == 2


def test_a_wrong_turn_is_set_back_but_not_for_words_that_ask_what_spoke(easy):
    for lines in ("puzzle", WRONG), ("learn 2", "1"):
        for word in "", "undo", "und", "back", "board", "code":
            match = shown(*lines, word)
            stays = word == "code" and has_room("reading")
            assert bool(match.game.turns) == bool(match.scene.asks) == stays


def test_a_right_turn_is_shown_whole_after_a_wrong_one():
    for between in [], [""]:
        said = keys_of("puzzle 2", "16 17", *between, "13 20 4")
        ends = [facts["end"] for key, facts in said if key == "moved"]
        assert ends[-3:-1] == ["20", "9"]       # and the board at the end


def test_one_board_shows_the_own_turn_and_the_answer(easy):
    turn = solution_of(read_puzzles(str(easy))[1])
    for word, typed, end, solver, more in (
            ("puzzle 2", notation(turn), turn[1], BLACK, 1),
            ("learn 6", "5 13", 13, WHITE, 0)):
        said = boards(played(word, typed))
        before, answered = said[1:3]
        assert (before[end], answered[end]) == (EMPTY, solver)
        assert answered.count(solver) == before.count(solver) + more
        assert len(said) == 4           # of the game, the task, the answer


def test_a_turn_is_typed_in_parts_and_a_hint_fits_to_what_is_begun(easy):
    said = keys_of("puzzle", "3", "hint", "back", "13", "hint", "5", "hint",
                   "hint", "9")
    assert [key[5:] for key, _ in said if key.startswith("hint ")] == [
        "none", "of mill", "of removal", "remove", "proven"]
    assert ("hint remove", {"point": "9"}) in said
    # A puzzle whose turn was told is not solved.
    assert {"solved win", "puzzle told"} <= {*dict(said)}
    assert listed() == ("0", "2")
    assert "puzzle told" not in dict(keys_again("puzzle 1", "hint", RIGHT))
    assert listed() == ("1", "2")
    easy.write_text("White win 1\n"
                    + " ".join("W.....BW.....B...B....W."), "utf-8")
    assert "no solution" in dict(keys_said("puzzle", "hint"))


def test_a_goal_that_takes_too_long_to_prove_is_told(easy, monkeypatch):
    # patched: no puzzle of the file takes so long
    monkeypatch.setattr("rooms.learning.proof.MOST_LOOKED", 0)
    for line in (WRONG, "hint"):
        assert "puzzle too long" in dict(keys_said("puzzle", line))
    assert shown("puzzle", WRONG).game.turns == []


def test_ctrl_c_while_a_turn_is_judged_leaves_the_puzzle_as_it_was(easy):
    came, moment = True, -40
    while came:
        moment, match = moment + 40, shown("puzzle 1")
        with interrupted(moment) as came:
            try:
                obey(match, WRONG)
            except KeyboardInterrupt:
                nine_mens_morris.interrupted(match)
        assert not came or match.question.key == "leave"
        type_lines(match, *["no"] * bool(came), RIGHT)
        assert match.scene.asks == "puzzle solved"
    assert moment > 200


@pytest.mark.parametrize("lines", [
    ["puzzle", RIGHT, "puzzle", "puzzle 2"], ["learn", "9", "", "learn 3"]])
def test_the_game_waits_and_comes_back_and_only_it_is_kept(easy, lines):
    match = shown("4", "19", *lines, "puzzle", "stop", "7")
    assert match.scene.game_behind is None and len(games_kept()) == 1
    assert kept_game().turns == match.game.turns == [
        (None, point, ()) for point in (4, 19, 7)]


def test_an_impossible_word_is_told_with_the_possible_ones(easy):
    words = ["load", "save x", "new", "resign", "draw", "computer",
             "level easy", "options", "replay", "zzz"]
    for lines, key, more in (
            (["puzzle"], "in puzzle", ["continue", "redo", "name white Ann"]),
            (["puzzle", RIGHT], "puzzle done", [WRONG, "hint"]),
            (["learn"], "in lesson", ["redo", "undo"]),
            (["learn 3", "2"], "mill_first", ["which man is it"])):
        said = [key for key, _ in keys_again(*lines, *words, *more)]
        assert said.count(key) == len(words + more)


@pytest.mark.parametrize("language, hint, why", [
    ("english", "idk", "what was wrong with that"),
    ("english", "help me", "why is that bad"),
    ("polski", "nie wiem", "co w tym zlego"),
    ("deutsch", "keine Ahnung", "was war daran falsch"),
    ("francais", "je sais pas", "qu'est-ce qui n'allait pas"),
    ("espanol", "no entiendo", "que tenia de malo"),
    ("italiano", "boh", "cosa c'era di sbagliato")])
def test_a_stuck_pupil_is_offered_a_hint_or_why_and_enter_gives_it(
        language, hint, why):
    speak(language)
    for scene, enter, (line, name) in itertools.product(
            ["puzzle 1", "learn 2"], ["", "ok"],
            [(hint, "hint"), (why, "why")]):
        match = shown(scene, "thanks", "ok", line)
        assert match.spoke.facts["offered"][0] == name
        obey(match, enter)
        assert match.spoke[0] == match.scene.words[name]


def test_a_lesson_takes_back_a_wrong_turn_if_a_sentence_asks_for_it():
    match = shown("learn 2", "0", "can i take my move back")
    assert match.spoke[0] == match.scene.takes_line
    assert match.game is match.scene.facts.to_solve


def test_the_shortest_come_first_and_the_next_comes_after_the_one_shown():
    said = keys_of("puzzle 4", *["next"] * 2, "puzzle 64", "next")
    shown = [int(facts["number"]) for key, facts in said if key == "puzzle"]
    ones = [number for number in NUMBERS if the_puzzles()[number - 1].turns == 1]
    after = ones.index(4) + 1
    assert shown == [4, *ones[after:after + 2], 64, 5]
    said = keys_of("puzzle 1", "show", notation(solution_of(the_puzzles()[0])))
    assert {"hint", "puzzle told"} <= {*dict(said)}


def test_a_solved_puzzle_is_remembered_and_skipped_next_time(easy):
    for word in ("puzzle list", "puzzle l"):
        assert ("puzzles", {"solved": "0", "count": "2"}) in keys_said(word)
    said = played("puzzle", RIGHT, "puzzles")
    for numbers, goal in ("1*", "win"), ("2", "man"):
        assert sentence("puzzle row", numbers=numbers, goal=sentence(
            "goal " + goal, turns=1)) in said
    said = keys_again("puzzle", "puzzle 3", "puzzle all", "puzzle 1", RIGHT)
    assert [facts["number"] for key, facts in said if key == "puzzle"] == [
        "2", "1"]
    facts = dict(said)
    assert facts["no puzzle"]["number"] == "3" and "puzzle known" in facts
    assert facts["no number"]["word"] == "all"
    assert listed() == ("1", "2")
    assert len(remembered(shown())) == 1


def test_where_nothing_can_be_written_it_is_said_once(folder, capsys):
    (folder / "games").write_text("no folder", "utf-8")
    match = shown()
    for line, told in (("one", TEXT["remembered nowhere"]), ("two", ""),
                       ("one", "")):
        capsys.readouterr()
        remember(match, line)
        assert " ".join(capsys.readouterr().out.split()) == told
    assert remembered(match) == ["one", "two", "one"]
    assert (folder / "games").read_text("utf-8") == "no folder"


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe\x00", b"zzz\n\n\x00zzz"])
def test_a_damaged_file_of_what_was_solved_does_no_harm(
        easy, folder, damage, capsys):
    (folder / "games").mkdir()
    for name in MEMORY_FILES:
        (folder / "games" / name).write_bytes(damage)
    assert ("puzzle", {"number": "1", "count": "2"}) in keys_again("puzzle")
    remember(shown(), "one")
    assert capsys.readouterr().out == "" and "one" in remembered(shown())


def test_the_puzzle_on_the_page_is_one():
    page = (ROOT / "docs" / "puzzles.md").read_text("utf-8")
    title, *drawing = page.split("```")[1].strip().split("\n")
    puzzle = puzzle_in(title, "\n".join(drawing))
    assert make_puzzles.proven(puzzle)
    found = make_puzzles.Found(puzzle, 1, solution_of(puzzle))
    assert make_puzzles.chosen([found, found]) == [found]   # none comes twice
