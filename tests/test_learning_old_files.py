"""What version 1.22 has written is still read: games and what is learnt."""

from helpers.playing import ROOT
from helpers.quoting import keys_again
from rooms.commands.languages import remembered_language
from rooms.records import record_of
from rooms.records.record import read_record

OLD_FILES = ROOT / "tests" / "helpers" / "version_1_22"


def test_old_records_are_written_again_as_they_were():
    for path in OLD_FILES.glob("old game *.txt"):
        text = path.read_text("utf-8")
        assert record_of(*read_record(text)) == text


def test_old_games_steps_puzzles_and_answers_are_known(folder):
    (folder / "games").mkdir()
    for path in OLD_FILES.glob("old [gl]*.txt"):
        (folder / "games" / path.name[len("old "):]).write_bytes(
            path.read_bytes())
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
