"""A player is known again at the next start, and a good turn is praised."""

import pytest

from helpers.playing import played
from helpers.quoting import keys_again, keys_of, keys_said
from helpers.set_up import at
from rooms.console import TEXT, language_names, listed, sentence, speak, spoken
from rooms.learning.reasons import praise
from rooms.learning.progress import levels_beaten
from rules import play
from test_learning_progress import keep_results

STOP = "W 0 1 B 19 22 hand 3 3"         # Black could make a mill on 16


def test_a_name_is_known_at_the_next_start():
    said = dict(keys_of("name white Ana", "name black Ben"))
    assert "greeting learn" in said and "welcome" not in said   # still new
    said = keys_again("computer white beginner")
    assert ("welcome name", {"name": "Ana"}) in said
    assert "greeting learn" not in dict(said)
    assert ("named", {"name": "Ana", "colour": "black"}) in said
    keys_again("name white Cem")
    assert ("welcome name", {"name": "Cem"}) in keys_again(*"4 9".split(),
        "resign", "yes", "", "name white Ben")
    assert ("welcome name", {"name": "Cem"}) in keys_again()
    keys_again("name white White")          # no name any more
    assert "welcome name" not in dict(keys_again())


def test_a_second_name_without_a_colour_says_how_two_play():
    said = dict(keys_of("name Ana", "name Ben"))
    assert said["name before"] == {"before": "Ana", "name": "Ben",
                                   "colour": "white"}
    said = keys_again("name Ben", "name white Ana", "name black Ben")
    assert [facts for key, facts in said if key == "named now"][1:] == [
        {"name": "Ana", "colour": "white"}, {"name": "Ben", "colour": "black"}]
    assert "name before" not in dict(said)
    for lines in (["name Ana and Ben"], ["name Ana, Ben"],
                  ["computer black", "name Ana and Ben"],
                  ["computer white", "name black Ana and Ben", "name Cy, Al & D",
                   "name Ana & Ben"], ["names Ana and Ben"],
                  ["learn 10", "14 23", "Ana, Ben"]):
        said = keys_of(*lines)
        assert [facts for key, facts in said if key == "named now"] == [
            {"name": "Ana", "colour": "white"},
            {"name": "Ben", "colour": "black"}], lines
    assert dict(keys_of("names Ana Mia"))["two words"]["names"] == "Ana and Mia"
    said = keys_of("name black Ana", "computer white", "name ana, Ben")
    assert ("named now", {"name": "Ben", "colour": "white"}) in said
    said = keys_again("name white Ana", "name black Ben", "4", "name Cy")
    assert ("welcome name", {"name": "Ana"}) in said
    assert ("named now", {"name": "Cy", "colour": "black"}) in said
    assert dict(said)["name before"]["before"] == "Ben"     # who is to move


def test_what_was_done_without_a_name_belongs_to_the_first_name(folder):
    keep_results(folder, ("Player one", "easy", "0-1"), ("Ben", "", "1-0"))
    keys_again("learn", "4", "stop")
    said = dict(keys_again("name white Ana", "progress"))
    assert said["tasks done"]["learnt"] == "1" and "welcome" in said
    assert said["games of"] == {"name": "Ana", "games": "1"}
    assert dict(keys_again("progress"))["tasks done"]["learnt"] == "1"
    said = dict(keys_again("name white Cem", "progress"))
    assert "no games of" in said and said["tasks done"]["learnt"] == "0"
    (folder / "games" / "learning.txt").write_bytes(
        b"name \x1b[31mAna\xff\nname " + b"x" * 9999 + b"\n\x00\n")
    assert len(dict(keys_again())["welcome name"]["name"]) < 30


def test_a_level_is_beaten_with_two_wins_of_three_games(folder, clock):
    clock.tick = 0.5
    for results, beaten in (([1, 0, 1], True), ([1, 0, 0, 1], False),
                            ([1, 0.5, 0.5], False), ([1], False)):
        assert levels_beaten({"easy": results}) == ["easy"] * beaten
    keep_results(folder, *[("Ann", "easy", "1-0")] * 2)
    assert "beaten" in dict(keys_again("progress Ann"))


def test_a_name_that_somebody_new_types_is_understood_and_remembered():
    said = keys_of("Zo\u00eb", "yes", "numbers off")
    assert ("ask name", {"name": "Zo\u00eb"}) in said
    assert ("named now", {"name": "Zo\u00eb", "colour": "white"}) in said
    said = keys_again("Ben")
    assert ("welcome name", {"name": "Zo\u00eb"}) in said
    assert "unknown" in dict(said) and "ask name" not in dict(said)
    assert "ask name" not in dict(keys_of(arguments=["Ana"], ends=(2,)))


@pytest.mark.parametrize("lines, is_asked", [
    (["Ana Maria"], True), (["", "Help", "Lea"], True), (["Learn"], False),
    (["White"], False), (["D6"], False), (["A"], False),
    (["Ana and bo"], False), (["qiut"], False), (["4", "Ana"], False),
    (["Ana", "no", "Ana"], False), (["name Ana", "Ana"], False)])
def test_a_name_is_asked_for_once_and_before_the_first_turn(lines, is_asked):
    assert ("ask name" in dict(keys_said(*lines))) == is_asked


@pytest.mark.parametrize("language", language_names())
def test_a_name_is_understood_in_every_language(language):
    speak(language)
    two = listed(["Ana", "Ben"], "and")
    names = spoken("names") + " " + two
    speak("english")
    for line, key in ("Ana", "ask name"), (two, "ask names"), (names, None):
        said = played("language " + language, line, "yes")
        speak(language)
        assert key is None or sentence(key, name=line) in said
        assert sentence("named now", name="Ana", colour=TEXT["white"]) in said
        assert (sentence("named now", name="Ben", colour=TEXT["black"])
                in said) == (line != "Ana")
        speak("english")


def test_where_the_numbers_stand_is_known_at_the_next_start(folder):
    for lines, after in ((["numbers on", "map on"], "numbers on"),
                         (["map off"], "map on"),
                         (["numbers on", "name Ana"], "numbers off"),
                         (["numbers on", "numbers on"], "numbers off")):
        keys_of(*lines)
        said = dict(keys_again(after.split()[0]))
        assert after in said, lines
    assert "greeting learn" in said                     # still new
    memory = folder / "games" / "learning.txt"
    assert memory.read_text("utf-8").split("\n")[:2] == ["", "numbers board"]
    memory.write_text("numbers everywhere", "utf-8")
    assert "numbers on" in dict(keys_again("numbers"))


def test_the_first_mill_is_praised_and_a_mill_that_is_stopped():
    game = at(STOP)
    for end, removed, praised in (
            (16, (), "stopped mill"), (14, (), None), (2, (19,), "first mill")):
        assert praise(game, (None, end, removed)) == praised
    for turn in (None, 2, (19,)), (None, 10, ()):
        play(game, turn)
    assert praise(game, (None, 21, ())) is None
    # Only a person against the computer is praised
    lines = "setup " + STOP, "2x22"
    assert "first mill" in dict(keys_said("computer black beginner", *lines))
    assert "first mill" not in dict(keys_said(*lines))
    # The computer removes the man that has stopped a mill.
    said = dict(keys_said("computer black hard",
                          "setup W 5 9 B 0 1 3 10 hand 3 3", "2"))
    assert "removed" in said and "stopped mill" not in said
