"""What version 1.22 has written is still read: games and what is learnt."""

from helpers.quoting import keys_again
from rooms.commands.languages import remembered_language
from rooms.records import record_of
from rooms.records.record import read_record

HEAD = """[Event "Nine Men's Morris"]
[Site "?"]
[Date "2026.11.28"]
[Round "-"]
[White "Ann"]
[Black "%s"]
[Result "%s"]
[Variant "Nine Men's Morris"]
[PlyCount "%d"]
[Flying "three"]
[TwoMills "each"]
[AllInMills "any"]
[NoMillTurns "50"]
[ThreeMenTurns "10"]
[Repetitions "3"]
[Termination "%s"]
"""

OLD_FILES = {
    "game 0001.txt": HEAD % ("Ben", "0-1", 8, "resigned") + """\
[Time "04:03:10"]
[Puzzles "8 better 1, 7 better 1, 5 better 1"]

1. d6 a7 2. d2 d7 3. b6 $2 {5. 3: Black can play 2 and remove the man on 4.
Better: 2, because you stop Black's mill on 0-1-2. For White: 38% chance of
winning. With the better turn: 68%.} g7xd6 4. f6 $2 c5 $4 0-1
""",
    "game 0002.txt": HEAD % ("Ben", "*", 2, "abandoned") + """\
[SetUp "1"]
[FEN "O*******/O@*@****/O***@*@O w m s 4 0 4 0 0 0 0 0 0 0 0 0 1"]
[Time "04:03:10"]

1. d5-c5 f6-f4 *
""",
    "game 0003.txt": HEAD % ("Computer, hard", "*", 3, "unterminated") + """\
[SetUp "1"]
[FEN "********/********/******** b p p 0 9 0 9 0 0 0 0 0 0 0 0 1"]
[Time "04:03:16"]
[BlackComputer "hard"]

1. ... d6 2. d5 f4 *
""",
    "language.txt": "deutsch\n",
    "learning.txt": """
name Ann
numbers board
ann: step place
ann: learn 2
ann: failed White man 1 1 1 WWW....W.W.B..WBBB..BBWB
ann: White man 1 1 1 WWW....W.W.B..WBBB..BBWB
ann: quiz right spots
"""}


def test_old_records_are_written_again_as_they_were():
    for name, text in OLD_FILES.items():
        if name.startswith("game "):
            assert record_of(*read_record(text)) == text


def test_old_games_steps_puzzles_and_answers_are_known(folder):
    (folder / "games").mkdir()
    for name, text in OLD_FILES.items():
        (folder / "games" / name).write_text(text, encoding="utf-8")
    assert remembered_language() == "deutsch"
    (folder / "games" / "language.txt").unlink()    # to ask for keys
    said = keys_again("load all", "load 3", "log", "continue", "progress",
                      "puzzle mine")
    facts = dict(said)
    assert facts["welcome name"] == {"name": "Ann"} and "heard ??" in facts
    assert [about["name"] for key, about in said if key == "record"] \
        == ["game 000%d" % number for number in (1, 2, 3)]
    assert [about["turns"] for key, about in said if key == "loaded"] \
        == ["8", "3"]
    assert facts["computer"] == {"level": "hard"}
    assert facts["progress row"]["mistakes"] == "2"
    assert (facts["tasks done"]["learnt"], facts["tasks done"]["solved"],
            facts["quiz answers"]["right"]) == ("1", "1", "1")
    assert facts["own puzzle"]["count"] == "2"
