"""The lobby of two PCs: who waits, who plays, which games are over."""

import os

import pytest

from helpers import here
from helpers.by_hand import add_by_hand, open_by_hand, table_by_hand
from helpers.here import Here, pass_by, sat_here, waiting, watching
from helpers.playing import played
from helpers.quoting import keys_said
from helpers.two_pcs import sheet_of
from rooms.console.sentences import TEXT

share = here.share


def rows(said):
    """The keys and names of the rows that somebody has heard in the lobby."""
    return [(key, facts["name"]) for key, facts in said
            if key.startswith("lobby ") and "name" in facts]


def test_the_lobby_tells_who_waits_who_plays_and_what_is_over(share):
    (share / "sheet-x-123456.txt").write_bytes(b"\xff" * 100)   # no sheets
    (share / "sheet-y-123456.txt").mkdir()
    (share / "sheet-z-123456.txt").write_bytes(b"")
    (share / "homework.txt").write_text("0 open Ann #12345678\n")
    open_by_hand(share, "Cid")
    table_by_hand(share, "Ann", "Ben", ["turn d6", "turn d5", "undo 2", "yes",
                                        "turn d6", "turn d5", "turn a1"])
    table_by_hand(share, "Ida", "Jim", ["turn d6", "resign"])
    said = watching(share).heard
    assert rows(said) == [("lobby waits", "Cid"), ("lobby plays", "Ann"),
                          ("lobby over", "Ida")]
    black = min("Ann", "Ben", key=lambda name: sheet_of(
        share, name).read_bytes().count(b" turn "))
    plays = dict(said)["lobby plays"]       # nobody has left it
    assert (plays["turn"], plays["left"], plays["mover"]) == ("4", "", black)
    assert dict(said)["lobby over"]["turns"] == "1"


@pytest.mark.parametrize("others, seen", [(97, True), (99, False)])
def test_where_many_meet_old_tables_are_left_out(share, others, seen):
    for path in table_by_hand(share, "Zoe", "Ben", ["turn d6", "resign"]):
        os.utime(str(path), (0, 0))     # the oldest
    waiting(share, "Cid")
    for one in range(others):
        (share / ("sheet-x-%06x.txt" % one)).write_bytes(b"")   # still empty
    told = [("lobby waits", "Cid"), ("lobby over", "Zoe")]
    assert rows(watching(share).heard) == (told if seen else told[:1])
    assert rows(watching(share, "Zoe").heard) == told


def test_one_of_two_gets_the_chair_and_the_other_is_told(share):
    ann = waiting(share, "Ann")
    pcs = [watching(share, name) for name in ("Ben", "Cid")]
    for pc in pcs:
        pc.type("ann")
    ann.wait_for("seated", options="usual")
    ann.wait_for("rolled")
    pass_by(2)
    assert sorted([key for key in ("seated", "chair taken")
                   if key in dict(pc.heard)] for pc in pcs) \
        == [["chair taken"], ["seated"]]


def test_a_guest_who_left_or_asks_for_another_file_gets_no_chair(share):
    ann = waiting(share, "Ann")
    mine = sheet_of(share, "Ann")
    add_by_hand(open_by_hand(share, "Cid", other=mine), mine, "left")
    for name, elsewhere in (("Dan", "../../etc/passwd"), ("Eva", "sheet-no")):
        open_by_hand(share, name, other=mine, asked=elsewhere)
    pass_by(5)
    assert "seated" not in dict(ann.heard)
    said = dict(Here(share, "Eva").wait_for("ask lobby"))
    assert said["lobby waits"]["name"] == "Ann" and "seated" not in said
    # And a guest whose host has left is told
    eve = open_by_hand(share, "Eve")
    ben = watching(share, "Ben")
    ben.answer("eve", "waiting host", name="Eve")
    ben.wait_for("host unheard", name="Eve")
    add_by_hand(eve, None, "left")
    ben.wait_for("host left", name="Eve")


def test_how_to_meet_is_said_and_a_name_is_asked_for_when_it_is_needed(share):
    for line, key in (("meet", "meet how"), ("meet nowhere", "meet no folder")):
        keys = dict(keys_said(line))
        assert key in keys and "ask your name" not in keys
    assert "ask your name" in dict(keys_said("meet share"))
    for word in ("quit", "stop", " ", "7"):
        assert "no name" in dict(keys_said("meet share", word))
    assert TEXT["no name"] in played(arguments=["--meet", str(share)],
                                     ends=(2,))
    # A word of the lobby is no name
    for name in ("OPEN", "yes", "help"):        # and then the input ends
        said = keys_said("meet share", name)
        assert ("name word", {"name": name}) in said
        assert "no name" in dict(said)
    pc = Here(share, "open")
    pc.wait_for("name word", name="open")
    pc.answer("Ann", "waiting guest")
    assert sheet_of(share, "Ann").exists()


def test_ctrl_c_leads_to_the_lobby_and_a_killed_host_waits_again(share):
    pc = waiting(share, "Eve")
    pc.ctrl_c("waiting left")
    pc.wait_for("ask lobby")
    assert rows(watching(share, "Zoe").heard) == []
    pc.keyboard.lines.append("")        # the end of the input
    assert pc.ends() == 0
    for path in share.iterdir():
        path.unlink()
    waiting(share, "Ann").kill()
    ben = Here(share, "Ben")
    ben.wait_for("ask lobby")
    ben.answer("ann", "waiting host", name="Ann")
    ann = Here(share, "ann")              # in small letters, too
    for one in (ann, ben):
        one.wait_for("rolled")
    assert len(os.listdir(share)) == 2


def test_before_the_game_a_question_takes_only_its_answers(share):
    ann, ben = waiting(share, "Ann"), watching(share, "Ben")
    ben.type("open")
    ann.wait_for("waits too", name="Ben")
    ben.ctrl_c("ask lobby")
    for line in ("replay", "review", "save x", "resign", "stop", "sa", ""):
        ben.ctrl_c("ask leave")
        ben.answer(line, "ask leave")
        ben.answer("no", "ask lobby")
    ben.answer("ann", "rolled")
    ben.kill()
    ben = Here(share, "Ben")
    ben.wait_for("meeting back", turns=0)


def test_the_lobby_says_what_to_type_and_why_something_cannot_be(share):
    open_by_hand(share, "Ann")
    table_by_hand(share, "Flo", "Gus", [])
    pc = watching(share)
    for line, key, facts in (
            ("help", "in lobby", {}), ("help", "words here", {}),
            ("meet %s eve" % share, "lobby self", {}),
            ("eve", "lobby self", {}),
            ("lea", "lobby unknown", {"word": "lea"}),
            ("resign", "in lobby", {}), ("meet", "meet how", {}),
            ("", "lobby plays", {"name": "Flo", "other": "Gus"})):
        said = dict(pc.answer(line))
        assert key in said and facts.items() <= said[key].items(), line
    assert "open, stop" in pc.said
    for name in ("Anna-Lena", "Anna-Mia"):
        open_by_hand(share, name)
    assert dict(pc.answer("anna"))["ambiguous"]["word"] == "anna"
    assert len(os.listdir(share)) == 5          # Eve has written nothing


def test_a_table_that_both_have_left_before_the_first_turn_is_over(share):
    white, black = sat_here(share)
    white.type("say hello", "stop")
    white.wait_for("ask lobby")
    black.wait_for("says", name=white.name, text="hello")
    black.wait_for("far left", name=white.name)
    black.ctrl_c("ask leave")
    black.answer("yes", "ask lobby")
    assert ("lobby over", "Ann") in rows(watching(share).heard)
