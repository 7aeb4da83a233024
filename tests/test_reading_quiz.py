"""The quiz: questions that Python answers, made from a position."""

import ast
import inspect
import random
import re

import pytest

import board
import rules
from board import BLACK, EMPTY, WHITE
from helpers.drawn import random_game
from helpers.playing import (ROOT, changed, obey, open_match, played,
                             said_by, type_lines)
from helpers.quoting import keys_of, keys_said, keys_to_each
from helpers.seldom import some_daily
from rooms.console.sentences import TEXT, speak
from rooms.reading.paper import NOT_PRINTED, OF_ALL_MEN, POINTS_OF, papers_of
from rooms.reading.questions import (EASY, FUNCTIONS, QUIZ_KINDS,
                                     question_about, round_of)
from rooms.reading.quiz import meant, meant_by, mistake_in, named_in
from test_reading_code import said_by as said_in

LETTERS = [*"0123456789 ,-x[]()'\"_.abcdfgnostru", "\u2593", "\u0000",
           "\u00e9", "\t", "not_connected", "WHITE", "None", "True"]
ODD = ["__import__('os').getcwd()", "1/0", "spots[0:1]", "{0.__class__}",
       "(lambda: 1)()", "%s %d"]            # nothing of it is evaluated


def tree_of(name):
    """The syntax tree of a function of the classic files."""
    function = getattr(board, name, None) or getattr(rules, name)
    tree = ast.parse(inspect.getsource(function)).body[0]
    return ast.increment_lineno(tree, function.__code__.co_firstlineno - 1)


class Marked(ast.NodeTransformer):
    """Lets a function return the line of its return, and count its rounds."""

    def visit_Return(self, part):
        return ast.copy_location(ast.Return(ast.Tuple(
            [ast.Constant(part.lineno), ast.Name("rounds", ast.Load())],
            ast.Load())), part)

    def visit_For(self, part):
        self.generic_visit(part)
        part.body.insert(0, ast.parse("rounds += 1").body[0])
        return part


def expected(question, game):
    """The answer to a question, found in another way."""
    code, how = question.code, question.how
    names = {**vars(board), **vars(rules), "game": game, "spots": game.spots}
    if how == "value":
        return eval(code, names)
    if how in ("return", "rounds"):         # by a changed copy
        tree = Marked().visit(tree_of(code.split("(")[0]))
        tree.body.insert(0, ast.parse("rounds = 0").body[0])
        exec(compile(ast.fix_missing_locations(ast.Module(  # noqa: S102
            [tree], [])), "copy", "exec"), names)
        return eval(code, names)[how == "rounds"]
    if how == "purpose":
        return code
    if how == "inputs":
        return len(tree_of(code).args.args)
    return {part.func.id for part in ast.walk(tree_of(code))
            if isinstance(part, ast.Call) and isinstance(part.func, ast.Name)
            and part.func.id in FUNCTIONS}


@pytest.mark.parametrize("number", some_daily([30, 400], [30]))
def test_python_answers_each_question_as_another_way_does(number):
    chance, kinds = random.Random(1), set()
    for seed in range(number):
        game = random_game(chance, chance.randint(7, 60))
        questions = round_of(game, seed)
        before = rules.position_of(game)
        assert len({each.kind for each in questions}) == 5 == len(questions)
        assert sum(not each.answer or each.answer == EMPTY
                   for each in questions) < 2       # are empty
        for question in questions:
            assert question.answer == expected(question, game), question
            kinds.add(question.kind)
        assert rules.position_of(game) == before
    assert kinds == {*QUIZ_KINDS}


def test_the_kinds_are_those_of_the_page_and_fill_eight_cells():
    page = (ROOT / "docs" / "reading-the-code.md").read_text("utf-8")
    rows = re.findall(r"^\| ([\w ]+) \| (\d) \| (\w+), (\w+) \|", page, re.M)
    assert {kind: int(level) for kind, level, _, _ in rows} == {
        kind: level for kind, (level, _, _, _) in QUIZ_KINDS.items()}
    assert len(rows) == len(QUIZ_KINDS) >= 16
    assert len({(one, other) for _, _, one, other in rows}) >= 8


def test_a_number_gives_everybody_the_same_questions():
    first, second, other = [re.findall(r"(?s)Question 1.*\n[0-5] of 5", played(
        "4", "5", "6", line, *["next"] * 5, "stop", arguments=["--name", name]))
        for line, name in (("quiz 7", "Ann"), ("quiz 7", "Ben"),
                           ("quiz 8", "Ben"))]
    assert first == second != other and len(first) == 1


def test_what_means_the_same_counts_and_what_means_something_else_does_not():
    for typed, value in (
            ("[3, 5]", [3, 5]), ("3 5", [3, 5]), ("5,3", [3, 5]),
            ("{3, 5}", {5, 3}), ("True", True), ("yes", True), ("Y", True),
            ("no", False), ("None", None), ("nothing", None), ("[]", []),
            ("none", []), ("WHITE", WHITE), ("white", WHITE), (BLACK, BLACK),
            ("empty", EMPTY), ("\u25cf", EMPTY), ("07", 7),
            ("not connected", "not_connected"), ("4-7x12", "4-7x12"),
            ("'not_connected'", "not_connected"), ("rules.py", "rules"),
            ("3 4, 13 20", [(3, 4), (13, 20)]),
            ("mills_made, in_mill", {"in_mill", "mills_made"})):
        assert meant(typed, value) == meant_by(value), typed
    for typed, value in (
            ("3", [3, 5]), ("-7", 7), ("yes", False), ("white", BLACK),
            ("none", 0), ("7-4x12", "4-7x12"), ("", 0), ("yes", None),
            ("no", None)):
        assert meant(typed, value) != meant_by(value), typed


def test_an_answer_may_be_typed_in_the_language_of_the_game():
    for language, lines in (
            ("english", "3 and 5|yes|white|true|false"),
            ("deutsch", "3 und 5|ja|weiß|wahr|falsch"),
            ("espanol", "3 y 5|sí|blanco|verdadero|falso"),
            ("francais", "3 et 5|oui|blanc|vrai|faux"),
            ("italiano", "3 e 5|sì|bianco|vero|falso"),
            ("polski", "3 i 5|tak|biały|prawda|fałsz")):
        speak(language)
        for typed, value in zip(lines.split("|"),
                                ([3, 5], True, WHITE, True, False)):
            assert meant(typed, value) == meant_by(value), typed


def asked(kind, wanted=lambda question: True):
    """A question of a kind, and the position it is about."""
    chance, question = random.Random(4), None
    while not (question and wanted(question)):
        game = random_game(chance, chance.randint(7, 60))
        question = question_about(kind, game, chance)
    return question, game


def test_the_answer_of_a_usual_mistake_is_told_as_this_mistake():
    for kind, mistake in (
            ("ways", "occupied"), ("mills", "both lines"),
            ("removable", "mills forgotten"), ("hand", "on board"),
            ("left", "on board"), ("count", "all men"),
            ("vacant", "men counted"), ("after", "before"),
            ("points", "other colour")):
        question, _ = asked(kind, lambda question: question.mistakes.get(
            mistake, question.answer) != question.answer)
        words = meant(repr(question.mistakes[mistake]), question.answer)
        assert mistake_in(words, question) == mistake, kind
    question, _ = asked("count")
    assert mistake_in([str(question.answer + 1)], question) in (
        "one off", "all men", "other colour")
    question, _ = asked("adjacent")
    right = meant_by(question.answer)
    assert mistake_in(right[1:], question) == "one missing"
    assert mistake_in([*right, "77"], question) == "one more"
    assert mistake_in(["77"], question) is None


def test_a_round_has_five_questions_and_counts_the_right_answers(capsys):
    match, _ = open_match([])
    type_lines(match, "4", "5", "quiz 7")
    for question in match.scene.facts.questions:
        obey(match, repr(question.answer))
    assert match.scene.facts.right == 5 and match.scene.asks == "quiz over"
    assert TEXT["quiz done"] in said_in(capsys, match, "5")
    obey(match, "")
    assert match.scene.facts.number == 1 and match.scene.asks == "quiz"
    game = match.scene.game_behind[1]
    obey(match, "stop")
    assert match.game is game and len(game.turns) == 2


def asked_in_quiz(question, game):
    """A match in which a quiz begins with this question about this game."""
    match, _ = open_match([])
    rules.set_game(match, game)
    obey(match, "quiz 7")
    match.scene.facts.questions[0], match.game = question, game
    return match


def test_after_an_answer_the_lines_that_ran_have_marks_and_values(capsys):
    question, game = asked("ways", lambda question: len(question.answer) > 1)
    said = said_in(capsys, asked_in_quiz(question, game), "[99]")
    assert re.search(r"\d+>     reach = .*\n?.*# reach = \[", said)
    assert "# -> [%s" % question.answer[0] in said
    question, game = asked("move", lambda question:
                           question.answer == "occupied")
    said = said_in(capsys, asked_in_quiz(question, game), "taken")
    assert re.search(r"^ *\d+>  .*if start == end", said, re.M)
    assert re.search(r"^ *\d+   .*return \"not_connected\"", said, re.M)


def test_a_word_of_the_game_is_no_answer_and_with_a_question_stands_its_code(
        capsys):
    match = asked_in_quiz(*asked("count"))
    for line in ("undo", "new", "resign", "computer black", "taken", "rules",
                 "code MILLS", "board", "hlp"):
        obey(match, line)
        assert match.scene.facts.number == 1, line
    obey(match, "none")
    assert match.scene.facts.number == 2
    for kind in QUIZ_KINDS:
        question, match.game = asked(kind)
        match.scene.facts.questions[1] = question
        name = named_in(question.code)
        assert question.choices or not name or re.search(
            r"\d+[ >] (def |)%s\b" % name, said_in(capsys, match, "board"))


def test_a_player_begins_with_three_easy_questions_and_reads_what_they_mean():
    told = keys_to_each("hint", "99", "next", "99", before=("4", "quiz"))
    assert {key for key, _ in sum(told, []) if key.startswith("quiz means")} \
        == {"quiz means " + kind for kind in EASY}
    hinted, _, skipped, _ = [{*dict(said)} for said in told]
    assert "quiz wrong" in skipped and "quiz right" not in skipped | hinted
    match, _ = open_match([])
    for line, levels in (("quiz", [1, 1, 1, 2, 2]), ("quiz 7", [1, 1, 2, 2, 3]),
                         ("quiz", [1, 1, 2, 2, 3])):
        type_lines(match, line)
        assert levels == [QUIZ_KINDS[each.kind][0]
                          for each in match.scene.facts.questions]
        type_lines(match, "99", "99", "99", "stop")


def test_what_was_hard_comes_again():
    match, _ = open_match([])
    type_lines(match, "name Ida", "quiz 8", "99", "99", "99")
    kind = match.scene.facts.questions[0].kind
    type_lines(match, "stop", "quiz")
    assert kind in [each.kind for each in match.scene.facts.questions]


@pytest.mark.parametrize("times", some_daily([30, 5000], [30]))
def test_no_odd_answer_ends_in_an_error(capsys, times):
    match, _ = open_match([])
    chance = random.Random(8)
    for number in range(times):
        if not match.scene.subject or match.scene.asks == "quiz over":
            obey(match, "stop")
            rules.set_game(match, random_game(chance, chance.randint(0, 50)))
            obey(match, "quiz %d" % (number + 1))
        line = "".join(chance.choice(LETTERS)
                       for _ in range(chance.choice([1, 2, 3, 8, 300])))
        obey(match, ODD[number] if number < len(ODD) else line)
        if match.question:
            obey(match, "no")
        capsys.readouterr()
        assert match.status is None


def test_after_the_end_of_a_game_and_in_small_positions_a_quiz_begins():
    for lines in (["4", "resign", "yes"], ["setup W 0 1 14 B 5 9 20"],
                  ["setup W 0 1 14 B 5 9 20 move W", "14-2x5"]):
        assert "ask quiz" in dict(keys_said(*lines, "quiz 3"))
    # A second round is about the same board.
    keys = [key for key, _ in keys_of("quiz 7", *["next"] * 5, "", "stop")]
    assert keys.count("quiz board") == keys.count("quiz begins") == 1


def test_a_quiz_knows_what_a_pupil_has_changed(tmp_path):
    lines = inspect.getsource(board.mills_made)
    loop = lines[lines.index("    made = 0"):]
    folder = changed(
        tmp_path,
        ("board.py", "WHITE = '\u2593\u2593\u2593'", "WHITE = ' W '"),
        ("board.py", "BLACK = '\u2591\u2591\u2591'", "BLACK = ' B '"),
        ("rules.py", "why_not_pick_up", "may_not_start"),
        ("rules.py", "why_not_place", "why_not_put"),
        ("board.py", loop, "    return sum(spots[one] == spots[two] == man "
                           "and start not in (one, two)\n"
                           "               for one, two in PARTNERS[end])\n"))
    lines = ["4"] + [line for number in range(6)
                     for line in ("quiz %d" % (number + 1), *["next"] * 5)]
    said = said_by(folder, *lines, "stop", "quit", "yes")
    assert said.count("mills_made(spots, ") > 1


@pytest.mark.parametrize("papers", some_daily([5, 100], [5]))
def test_python_answers_each_paper_and_b_is_as_hard_as_a(papers):
    kinds, other_size = set(), 0
    for number in range(1, papers + 1):
        (first, asked_a), (second, asked_b) = papers_of(number)
        assert [QUIZ_KINDS[each.kind][0] for each in asked_a] == [*POINTS_OF]
        for one, two in zip(asked_a, asked_b):
            assert one.kind == two.kind and one.answer != two.answer, one
            assert one.answer == expected(one, first), one
            assert two.answer == expected(two, second), two
            if "move" in one.kind:      # a man of the player to move
                start = int(re.search(r"\d+", one.code).group())
                assert first.spots[start] == first.to_move
                assert not any(first.in_hand.values())
            sizes = [len(meant_by(each.answer)) for each in (one, two)]
            other_size += abs(sizes[0] - sizes[1]) > 1
        assert len({each.kind for each in asked_a} & {*OF_ALL_MEN}) < 2
        kinds |= {each.kind for each in asked_a}
    assert kinds == {*QUIZ_KINDS} - {*NOT_PRINTED}
    assert other_size * 100 < papers * 12


def test_a_paper_is_the_same_for_everybody_and_its_answers_stand_apart(folder):
    def pages(*lines):
        played(*lines)
        return {path.name: path.read_text("utf-8")
                for path in folder.glob("games/*.html")}
    written = pages("quiz paper 7")
    assert written == pages("4", "computer black", "quiz paper 7")
    answers, one, two = [page for _, page in sorted(written.items())]
    for page, (_, questions) in zip((one, two), papers_of(7)):
        assert page.count("<li>") == 12
        for question in questions:
            assert question.how == "purpose" or question.code in page
            assert question.code in answers
    pages("quiz paper", "quiz paper 0", "quiz paper x", "quiz paper x 7")
    assert len([*folder.glob("games/*.html")]) == 3
