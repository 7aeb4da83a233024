"""quiz.py - the word quiz: what does Python answer? Predict, then see.

INPUT    understands an answer: meant is_an_answer
STORAGE  the word quiz, and the words in a quiz: WORDS IN_QUIZ
PROCESS  asks five questions, and judges the answers: quiz judge_answer
OUTPUT   asks, and says what was right and why: ask_again tell_wrong

While a quiz is shown, its position is the subject of match.scene. In
scene.facts stand the `questions` of the round and their `count`, the `number`
of the one that is asked, from 1, and how many answers were `right`.
"""

from board import EMPTY
from rooms.commands import (QUIZ_RIGHT, QUIZ_WRONG, number_in, remember,
                            remembered, stop_scene, words_with)
from rooms.console import (Scene, english_word, put_game, say, show_board,
                           show_scene, tell)
from rooms.reading.paper import write_papers
from rooms.reading.questions import (EASY, EASY_LEVELS, FUNCTIONS,
                                     LEVELS_OF_ROUND, OURS, answer_said,
                                     asked_with, call_of, made_game, round_of)
from rooms.reading.source import check_files, show_part
from rooms.reading.spoke import show_named
from rooms.reading.watch import NAME_OF, notes_on
from rules import WHY, Refused, copy_of

# STORAGE

FEW_MEN = 6             # with fewer, the quiz is about a new game by chance,
MADE_TURNS = 13, 21     # ... of so many turns: in phase one, or in phase two
SAME = {"true": "yes", "false": "no", "nothing": "none", "empty": "none",
        "py": "", "set": "", "the": ""}     # "the" stands for "and", too
SHORT_ANSWERS = {"yes", "no", "none", "white", "black"}


# INPUT

def meant(text, answer=None):
    """The words and numbers of an answer, so that what means the same is the
    same. If Python's `answer` is a list, their order does not matter.

    >>> meant("[3, 05]"), meant("True"), meant("rules.py"), meant("[]", [])
    (['3', '5'], ['yes'], ['rules'], [])
    """
    import re                       # slow to load, and rarely needed
    glyphs = {man.strip(): name for man, name in NAME_OF.items()}
    text = " ".join(glyphs.get(word.strip("'\""), word)
                    for word in text[:300].split())
    words = map(english_word, re.findall(
        r"(?<!\w)-\d+|\d+|[^\W\d_]+", text.lower()))
    words = [*filter(None, (SAME.get(word, word.lstrip("0") or "0")
                            for word in words))]
    if isinstance(answer, (list, set)):
        return sorted(words) if words != ["none"] else []
    return words


def meant_by(answer):
    """The same for an answer of Python."""
    return meant(repr(answer), answer)


def is_an_answer(match, line, question):
    """Can this line be an answer, and no command?"""
    words = meant(line)
    if question.choices:
        return words in map(meant, question.choices)
    if words == meant_by(question.answer):
        return True
    if words and words[0] in {*match.scene.words} - {"yes", "no"}:
        return False
    # The name of a function or of a reason can be an answer, but not where
    # the answer is a number or a list.
    names = () if isinstance(question.answer, (int, list)) \
        else [*FUNCTIONS, *WHY]
    return any(sign.isdigit() or sign in "[]()" for sign in line) \
        or words != [] and {*words} <= SHORT_ANSWERS.union(*map(meant, names))


# PROCESS

def quiz(match, words):
    """Ask five questions about the position at hand. With a number they are
    the same for everybody who has this position. With the word paper, write
    papers instead."""
    printed = english_word("".join(words[:1])) == "paper"
    # The number stands after the word paper, if there is this word.
    number = number_in(words[printed:], match.chance.randint(1, 9999))
    check_files()
    if printed:
        return write_papers(match, number)
    few = sum(spot != EMPTY for spot in match.game.spots) < FEW_MEN
    game = made_game(match.game.options, number, MADE_TURNS) if few \
        else copy_of(match.game)
    questions = round_of(game, number, *(() if words else fitting(match)))
    scene = Scene("quiz", words_with(match, IN_QUIZ), game, "quiz", "in quiz",
                  questions=questions, count=len(questions), number=0, right=0)
    scene.takes_line = judge_answer
    show_scene(match, scene, match.players)
    put_game(match, game)
    show_board(match)
    tell(match, "quiz board" if few else "quiz begins")
    ask_next(match)


def fitting(match):
    """(the kinds that come first for this player, the levels of the round).
    They are easy ones until as many were answered, and then those whose last
    question was answered wrongly."""
    lines = [line for line in remembered(match)
             if line.startswith((QUIZ_RIGHT, QUIZ_WRONG))]
    if len(lines) < len(EASY):
        return EASY, EASY_LEVELS
    last = {line[len(QUIZ_WRONG):]: line for line in lines}
    return [kind for kind, line in last.items()
            if line.startswith(QUIZ_WRONG)], LEVELS_OF_ROUND


def asked_now(match):
    """The question that is asked now, or None if the round is over."""
    facts = match.scene.facts
    return [*facts.questions, None][facts.number - 1]


def judge_answer(match, line):
    """Judge an answer, and ask the next question. False if it is none."""
    question = asked_now(match)
    if not question or not is_an_answer(match, line, question):
        return False
    words = meant(line, question.answer)
    right = words == meant_by(question.answer)
    if right:
        match.scene.facts.right += 1
        tell(match, "quiz right", "result")
    else:
        tell_wrong(match, question, mistake_in(words, question))
    remember(match, (QUIZ_RIGHT if right else QUIZ_WRONG) + question.kind)
    ask_next(match)
    return True


def mistake_in(words, question):
    """The key of the usual mistake that gives these words, or None."""
    right = meant_by(question.answer)
    for key, other in question.mistakes.items():
        if words == meant(repr(other), question.answer):
            return key
    if isinstance(question.answer, (list, set)):
        less, more = {*right} - {*words}, {*words} - {*right}
        return {(1, 0): "one missing", (0, 1): "one more"}.get(
            (len(less), len(more)))
    numbers = [int(each) for each in (*words, *right) if each.isdigit()]
    one_off = question.how != "return" and len(words + right) == 2 \
        and len(numbers) == 2 and abs(numbers[0] - numbers[1]) == 1
    return "one off" if one_off else None


def ask_next(match):
    """Ask the next question, or end the round."""
    match.scene.facts.number += 1
    if asked_now(match):
        ask_again(match, [])
    else:
        match.scene.asks, match.scene.refusal = "quiz over", "quiz done"


# OUTPUT

def ask_again(match, words):
    """Ask the question, with the code that it is about. If the round is over,
    begin the next one."""
    question = asked_now(match)
    if not question:
        quiz(match, [])
        return
    say(match.screen, "")
    if named_in(question.code) and not question.choices:
        hint_in_quiz(match, words)
    key, facts = asked_with(question)
    tell(match, key, **facts)


def board_again(match, words):
    """Show the board, and ask the question again."""
    show_board(match, again=True)
    ask_again(match, words)


def hint_in_quiz(match, words):
    """Show the code that gives the answer."""
    question = asked_now(match)
    name = named_in(question.code) if question else None
    if not name or question.choices:
        raise Refused("quiz look")
    show_named(match, name)


def named_in(code):
    """The first function or table in the code of a question, or None."""
    import re                       # slow to load, and rarely needed
    known = {*OURS} - {*NAME_OF.values()}
    return next((name for name in re.findall(r"\w+", code) if name in known),
                None)


def skip(match, words):
    """Tell the answer, and go on."""
    if asked_now(match):
        tell_wrong(match, asked_now(match), None)
        ask_next(match)
    else:
        quiz(match, [])


def tell_wrong(match, question, mistake):
    """Tell the mistake, the right answer, what the code means, and the lines
    that ran. The code itself stands above, with the question."""
    if mistake:
        tell(match, "quiz mistake " + mistake)
    tell(match, "quiz wrong", answer=answer_said(question))
    if question.kind in EASY:       # such as "PARTNERS[10]"
        tell(match, "quiz means " + question.kind, code=question.code,
             point=question.code[:-1].split("[")[1])
    call = call_of(question.code, match.game)
    if call:
        show_part(match, call.path, call.last, notes_on(call))


# STORAGE

IN_QUIZ = {"": ask_again, "board": board_again, "hint": hint_in_quiz,
           "next": skip, "show": skip, "quiz": quiz, "stop": stop_scene}

WORDS = {"quiz": quiz}
