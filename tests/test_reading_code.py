"""Code and trace: the lines of the program that just spoke."""

import copy
import random
import re
import subprocess
import sys

import pytest

from board import POINTS
from helpers.drawn import random_game
from helpers.playing import (BLOCKED_GAME, answer, copied, obey, open_match,
                             played, type_lines)
from helpers.seldom import some_daily
from rooms.console.sentences import TEXT, sentence
from rooms.reading.source import source_lines, part_at, places_of
from rules import ENDS, WHY, result, set_game

# The function that a reader would name, for each reason of the rules
FORBIDS = {
    "taken": "why_not_place", "hand_empty": "why_not_place",
    "men_in_hand": "why_not_pick_up why_not_add", "vacant":
    "why_not_pick_up why_not_remove", "not_yours": "why_not_pick_up",
    "shut_in": "why_not_pick_up", "same_point": "why_not_move",
    "occupied": "why_not_move", "not_connected": "why_not_move",
    "unearned": "why_not_remove", "nothing_due": "why_not_remove",
    "own_man": "why_not_remove", "in_mill": "why_not_remove",
    "no_way": "why_not_add", "no_end": "why_not_add",
    "mill_first": "why_not_add", "not_your_turn": "why_not_add",
    "over": "has_few is_blocked draw_reason result", "nothing to undo": "undo",
    "nothing to redo": "redo", "no point": "read_points look_up",
}
# The same for each end, and lines after which a game ends so
JUDGES = {
    "few": ("has_few", ["setup W 0 1 14 B 5 9 20 move W", "14-2x5"]),
    "blocked": ("is_blocked", BLOCKED_GAME),
    "resigned": ("result", ["4", "resign", "yes"]),
    "agreement": ("result", ["4", "draw", "yes"]),
    "no_mill": ("draw_reason", [
        "options no-mill-turns 1", "setup W 0 1 14 13 B 5 9 20 22 move W",
        "13-12"]),
    "three_men": ("draw_reason", [
        "options three-men-turns 1", "setup W 0 1 14 B 5 9 20 move W",
        "14-13"]),
    "repetition": ("draw_reason", [
        "setup W 0 1 14 13 B 5 9 20 22 move W",
        *["13-12", "22-21", "12-13", "21-22"] * 2])}


def place_in(said):
    """(the file, the line, the marked line, the lines) that code showed."""
    path, number = re.search(r'File "(.+)", line (\d+)', said).groups()
    rows = re.findall(r"^ {0,2}(\d+)([> ]|$)(?: |$)(.*)$", said, re.M)
    marked = [(int(at), text) for at, mark, text in rows if mark == ">"]
    return path, int(number), marked, rows


def function_at(path, line):
    """The name of the function at a line."""
    _, first, _ = part_at(path, line)
    return re.match(r"def (\w+)", source_lines(path)[first - 1])[1]


@pytest.fixture
def match(capsys):
    """A match whose sentences can be read."""
    match, _ = open_match([])
    return match


def said_by(capsys, match, *lines):
    """What the program says to the last of these lines."""
    type_lines(match, *lines[:-1])
    capsys.readouterr()
    obey(match, lines[-1])
    return capsys.readouterr().out


def code_after(capsys, match, *lines):
    """(the function, its marked line) that code shows after these lines."""
    path, line, marked, _ = place_in(said_by(capsys, match, *lines, "code"))
    return function_at(path, line), dict(marked).get(line, "").strip()


def test_every_reason_has_a_function_that_a_reader_would_name():
    assert {*FORBIDS} == {key for key in WHY if not key.endswith("instead")}
    assert {*JUDGES} == {*ENDS}


@pytest.mark.parametrize("positions", some_daily([4, 250], [4]))
def test_after_a_refusal_code_marks_the_right_line(match, capsys, positions):
    chance, seen = random.Random(10), set()
    for _ in range(positions):
        set_game(match, random_game(chance, chance.randint(0, 60)))
        for _ in range(5):
            points = [str(chance.choice(POINTS)) for _ in range(3)]
            line = chance.choice(["{}", "{} {}", "{}-{}x{}", "x{}", "white {}",
                                  "place {}", "move {}"]).format(*points)
            match.spoke = None
            before = match.game
            obey(match, line)
            refused = match.spoke
            if match.game is not before or not refused:
                continue
            spots, begun = copy.copy(match.game.spots), match.begun
            path, line, marked, _ = place_in(said_by(capsys, match, "code"))
            assert function_at(path, line) in FORBIDS[refused.reason].split()
            assert [line] == [number for number, _ in marked]
            if refused.reason != "over":
                assert '"%s"' % refused.reason in marked[0][1]
            assert match.game is before and match.game.spots == spots \
                and match.begun == begun
            seen.add(refused.reason)
    assert len(seen) > 7


@pytest.mark.parametrize("line, reason", [
    ("14-2x20", "in_mill"), ("14-2x0", "own_man"), ("14-2x9x5", "nothing_due"),
    ("14-2x4", "vacant"), ("undo", "nothing to undo"),
    ("redo", "nothing to redo"), ("99", "no point"), ("4-99", "no point"),
    ("no", "no question"), ("foo", "unknown"), ("resign", "yes or no")])
def test_a_refusal_leads_to_the_line_that_raised_it_or_said_why(
        match, capsys, line, reason):
    type_lines(match, "setup W 0 1 14 B 5 13 20 9",
               *[line] * (2 if line == "resign" else 1), "")
    assert match.spoke.reason == reason
    function, marked = code_after(capsys, match)
    assert function in FORBIDS.get(reason, function).split()
    assert '"%s"' % reason in marked or "raise Refused(" in marked


@pytest.mark.parametrize("lines, function", [
    (["4"], "why_not_place"),
    (["setup W 0 1 4 7 B 5 9 20 22", "7-6"], "why_not_move"),
    (["setup W 0 1 4 B 5 9 20 22", "4-17"], "may_fly"),
    (["setup W 0 1 4 B 5 9 20 22", "4-2"], "mills_made"),
    (["setup W 0 1 4 B 5 9 20 22", "4-2x5"], "removable_points"),
    # Black cannot move. But White must first remove a man.
    (["setup W 1 4 11 13 17 19 22 B 2 14 20 23", "17-16"], "mills_made"),
    *[(lines, function) for function, lines in JUDGES.values()]])
def test_after_a_turn_code_shows_the_function_that_a_reader_would_name(
        match, capsys, lines, function):
    shown, marked = code_after(capsys, match, *lines)
    assert (match.begun[1] is not None) == (function == "mills_made")
    assert shown == function and marked.startswith("return")
    assert function != "mills_made" or marked.endswith("-> 1")
    ended = result(match.game)
    assert not ended or lines == JUDGES[ended[1]][1]


@pytest.mark.parametrize("step", some_daily([17, 1], [17]))
def test_each_word_and_each_name_of_the_classic_files_leads_to_its_lines(
        step, match, capsys):
    words = [*filter(None, match.scene.words)]
    for word in ["undo", *words[::step]]:
        path, line, _, rows = place_in(said_by(capsys, match, "code " + word))
        assert any(text.startswith("def ") for _, _, text in rows), word
        assert word != "undo" or function_at(path, line) == "undo_turns"
    assert "orders.py" in said_by(capsys, match, "code undo")   # around it
    for name, places in [*places_of().items()][::step]:
        path, line = places[0]
        if path.endswith(("rules.py", "board.py")) and name not in words:
            said = said_by(capsys, match, "code " + name)
            assert 'File "%s", line ' % path in said
            assert re.search(r"^ *%d[> ] (def |class |).*\b%s\b" % (
                line, name), said, re.M), name


def test_a_function_comes_before_its_sentence_and_a_name_may_be_nearly_right(
        match, capsys):
    said = said_by(capsys, match, "code in_mill")
    assert "def in_mill" in said and "rules.py" in said
    assert "def legal_turns" in said_by(capsys, match, "code leagl_turns")
    assert "MILLS = ((0, 1, 2), (3, 4, 5)," in said_by(
        capsys, match, "code mills")            # with its value
    said = said_by(capsys, match, "code not_connected")
    assert '"not_connected": "' in place_in(said)[2][0][1]
    assert len(re.findall('File ".*rules.py"', said)) == 2
    type_lines(match, "4", "resign")
    obey(match, "code leagl_turns")
    assert match.question.key == "resign"
    for word in ("qwrtzpsdf", "patata", "return", "people"):
        assert " ".join(answer("code " + word).split()) == sentence(
            "code unknown", word=word)


def test_at_most_twenty_lines_are_shown_and_more_comes_after(match, capsys):
    said = said_by(capsys, match, "code SENTENCES")
    assert len(said.split("\n")) == 1 + 20 + 2     # place, lines, how many
    said += said_by(capsys, match, "code more")
    assert max(map(len, said.split("\n")[1:])) < 80
    rows = place_in(said)[3]
    first = int(rows[0][0])
    assert [int(row[0]) for row in rows] == [*range(first, first + len(rows))]


def test_without_a_turn_code_and_trace_say_what_to_type():
    for lines in (["code"], ["trace"], ["trace", "code"], ["code zzz", "code"],
                  ["code more", "trace"]):
        assert " ".join(answer(*lines).split()) == TEXT["code how"]


def test_trace_shows_how_the_last_turn_was_judged(match, capsys):
    said = said_by(capsys, match, "setup W 0 1 4 7 B 5 9 20 22", "4-12", "trace")
    assert said.split("\n")[:2] == [
        "why_not_add(game, (4, None, ()), 12, ['-']) -> 'not_connected'",
        "  why_not_move(game, 4, 12) -> 'not_connected'"]
    said = said_by(capsys, match, "7-6", "trace 1")
    assert "add_point(game, (None, None, ()), 7, ()) -> (7, None, ())\n" \
        in said and "play(game, (7, 6, ())) -> None" in said
    deeper = said_by(capsys, match, "trace 3")
    assert "    why_not_pick_up(game, 7) -> None" in deeper
    # A long list is cut, and is not taken for the spots
    said = said_by(capsys, match, "new", "yes", "4", "trace")
    assert "legal_turns(game) -> [(None, 0, ()), " in said
    assert "turn -> spots" not in said and "legal_turns(game) -> s" not in said
    # While a removal is due, it plays nothing
    said = said_by(capsys, match, "new", "yes",
                   "setup W 0 1 4 7 14 B 5 9 20 22", "14-2", "trace")
    assert match.begun == (14, 2, ()) and "ValueError" not in said


def test_code_is_about_what_was_said_last(match, capsys):
    for lines, function in (
            (["4", "hint"], "show_hint"), (["undo"], "undo_turns"),
            (["redo"], "redo_turns"), (["rules"], "show_rules"),
            (["7"], "why_not_place"), (["7", "rules"], "show_rules"),
            (["undo", "4"], "why_not_place"),
            # in a task, what judged the answer or the move
            (["quiz 1", "7"], "judge_answer"),
            (["stop", "puzzle 1", "4x11"], "wins_man"),
            (["puzzle 2", "22-21"], "wins_man"), (["why"], "wins_man"),
            (["learn 2", "1"], "pairs"),
            # with the computer, what stands around the classic words
            (["stop", "new", "yes", "computer black", "draw"], "ask_for_draw"),
            (["4", "7", "undo"], "several_turns"), (["undo"], "undo"),
            (["stop", "new", "yes", *BLOCKED_GAME, "rules"], "show_rules")):
        assert code_after(capsys, match, *lines)[0] == function, lines


def test_trace_takes_at_most_a_window_and_changes_nothing(match, capsys):
    chance = random.Random(3)
    for _ in range(3):
        set_game(match, random_game(chance, chance.randint(1, 70)))
        game, spots = match.game, [*match.game.spots]
        for words in ["", " 1", " 2", " 9"]:
            said = said_by(capsys, match, "trace" + words)
            assert len(said.split("\n")) <= 23
        assert match.game is game and game.spots == spots
        turns = [*game.turns]
        said_by(capsys, match, "code")
        assert game.turns == turns


def test_code_works_in_a_replay_a_puzzle_at_a_question_and_of_the_computer():
    lines = ["4", "computer black", "code", "replay", "code MILLS", "stop",
             "puzzle 1", "code MILLS", "stop", "new", "code MILLS"]
    said = played(*lines)
    assert said.count("MILLS = ACROSS") == 3
    path, line, _, _ = place_in(said.partition(" replay\n")[0])
    assert function_at(path, line) == "why_not_place"


def test_files_may_be_changed_during_a_quiz_and_code_tells_it(tmp_path):
    folder = copied(tmp_path / "copy")
    program = subprocess.Popen(
        [sys.executable, "-u", str(folder / "nine_mens_morris.py")],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT)
    program.stdin.write(b"code MILLS\nquiz 7\n")
    program.stdin.flush()
    before = b""
    while TEXT["quiz board"][:20].encode() not in before:
        before += program.stdout.readline()
    for name in ("rules.py", "board.py"):
        text = (folder / name).read_text("utf-8")
        (folder / name).write_text("#\n" * 7 + text, "utf-8")
    said = program.communicate(b"99\n" * 5 + b"stop\ncode MILLS\nquit\n",
                               timeout=60)[0]
    told = TEXT["code changed"].split(" the program")[0].encode()
    assert told in said and b"ACROSS" in before and told not in before
    assert program.returncode == 0 and b"Traceback" not in said
