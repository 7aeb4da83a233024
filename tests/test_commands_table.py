"""Commands: their names, short forms of them, and those that only tell."""

import pytest

from board import WHITE
from helpers.playing import (WHOLE_GAME, answer, answers, has_room, last_board,
                             new_match, obey, played)
from helpers.quoting import keys_said
from nine_mens_morris import WORDS
from rooms.commands.reports import EVERYDAY, TOPICS
from rooms.console.screen import Screen
from rooms.console.sentences import TEXT, sentence
from rooms.console.words import listed

W = TEXT["white"]

# Help, and the names of commands

def listed_words(rows):
    """The words that help lists in the rows of its topics."""
    rows = [row[12:].split(", ") for row in rows if row.startswith("  ")]
    return {word for row in rows for word in row if word}


def test_help_shows_the_words_of_every_day_in_few_lines():
    told = answer("help")
    names = [name for name in EVERYDAY if name in WORDS]
    rows = told.split("\n")
    assert len(rows) <= 14 and max(map(len, rows)) <= 79
    assert told.split() == " ".join([TEXT["help"], *sum((
        [name, TEXT["help " + name]] for name in names), []), TEXT[
            "everyday help"]]).split()


def test_help_names_no_word_that_is_not_in_force(capsys):
    match = new_match(Screen(), {})
    match.scene.words = {name: order for name, order in WORDS.items()
                         if name not in ("undo", "save", "quit")}
    for line in ("help", "help all"):
        obey(match, line)
        rows = capsys.readouterr().out.split("\n")
        names = {word for row in rows if row.startswith("  ")
                 for word in [row.split()[0], *row[12:].split(", ")]}
        assert {"moves", "new"} <= names
        assert not names & {"undo", "save", "quit"}


@pytest.mark.skipif(not has_room("learning"), reason="no room learning")
@pytest.mark.parametrize("lines, key, word", [
    (["4", "replay"], "in replay", "turn"),
    (["puzzle 1"], "in puzzle", "stop")])
def test_help_tells_where_a_player_is_and_the_words_there(lines, key, word):
    told, more = [said.partition("\n\n")[0].split("\n") for said in played(
        *lines, "help", "help all").split(": help")[1:]]
    assert " ".join(" ".join(told).split()).startswith(
        TEXT[key] + " " + TEXT["words here"])
    there = listed_words(more)
    assert {word, "hint"} <= there and "new" not in there


def test_every_command_has_its_line_in_the_help_and_the_help_is_short():
    lines = answer("help all").split("\n")
    assert "more help" in dict(keys_said("help all"))
    assert listed_words(lines) == set(WORDS)
    assert len(lines) <= 20 and max(map(len, lines)) <= 79
    topics = {name for names in TOPICS.values() for name in names}
    helped = {key[5:] for key in TEXT if key.startswith("help ")}
    assert set(WORDS) <= topics == helped
    if all(map(has_room, ("learning", "meeting", "tournament"))):
        assert set(WORDS) == topics >= {*EVERYDAY}
    known = {topic: [name for name in names if name in WORDS]
             for topic, names in TOPICS.items() if {*names} & {*WORDS}}
    for names, told in zip(known.values(), answers(*map(
            "help {}".format, known))):
        assert [row.split()[0] for row in told.split("\n")] == names
    for name, told in zip(WORDS, answers(*map("help {}".format, WORDS))):
        assert "  %-9s " % name in "\n" + told


@pytest.mark.parametrize("typed, meant", [
    ("help play", "help computer"), ("help look", "help looks"),
    ("help exit", "help quit"), ("help white", "help computer"),
    ("he undo", "help undo"), ("? undo", "help undo"), ("d", "draw"),
    ("HELP ALL", "help all"), ("quit()", "quit"), ("QUIT!", "quit")])
def test_first_letters_other_words_and_signs_mean_a_command(typed, meant):
    assert keys_said("1", typed) == keys_said("1", meant)
    assert last_board("d 6")[4] == WHITE


@pytest.mark.parametrize("typed, key, facts", [
    ("lo", "ambiguous", {"word": "lo", "guesses": "load or log"}),
    ("udno", "meant", {"word": "udno", "guess": "undo"}),
    ("resing", "unknown", {"word": "resing"}),      # nobody is led to resign
    ("qiut", "unknown", {"word": "qiut"}),
    ("options zzz", "no option", None), ("stop", "no stop", None),
    ("help zzz", "no help", None), ("style zzz", "bad style", {"word": "zzz"}),
    ("style", "style", {"style": "unicode"}),
    *[(look + " zzz", "on or off more", {
        "look": look, "word": "zzz", "more": more})
      for look, more in (("map", "words"), ("plain", "full"))],
    ("light auto", "on or off", {"look": "light", "word": "auto"}),
    ("light", "light on", {}), ("load 99", "file number", {"name": "99"}),
    ("remove the man on 18", "no_way", {}), ("log", "no turns", {}),
    ("log x", "no number", {"word": "x"}),
    ("Black 4", "not_your_turn", {"who": "white"})])
def test_each_line_is_answered_by_its_own_sentence(typed, key, facts):
    keys = dict(keys_said(typed))
    assert key in keys and facts in (None, keys[key])


# Rules, moves and the log

def test_rules_shows_those_in_force_in_less_than_30_lines():
    assert answer("rules").count("\n") < 29
    for lines, flying, mill in (
            ([], "three", {"no_mill_turns": "50"}),
            (["options flying never", "options no-mill off"], "never", None)):
        keys = dict(keys_said(*lines, "rules"))
        assert keys.get("rule no_mill_turns on") == mill
        assert {key for key in keys if key.startswith("rule flying")} \
            == {"rule flying " + flying}


def ways(said):
    """How `moves` says where each of these men may go."""
    return "\n".join(sentence("may move", start=start, points=listed(points))
                     for start, points in said.items())


@pytest.mark.parametrize("word", ["# turn|# turns", "once|# times"])
def test_one_turn_is_said_in_the_singular(word, made_up):
    made_up((), {key: text.replace(word, "<one>|<many>") for key, text
                 in TEXT.items() if word in text})
    said = played("options no-mill-turns 1", "options three-men 1",
                  "options repetitions 0", "rules", "4", "log 3", "resign",
                  "yes").partition(TEXT["rule title"])[2]
    assert "<many>" not in said and ("<one>" in said) == ("turn" in word)


@pytest.mark.parametrize("typed, told", [
    (WHOLE_GAME[:20], ways({7: [6, 8], 11: [6], 13: [12, 14]})),
    ([*WHOLE_GAME[:18], "6"], ways({6: [11]})),
    ([*WHOLE_GAME[:10], "20"], sentence("may remove", who=W, points=listed(
        [0, 2, 9, 22, 23])))])
def test_moves_names_all_ways_the_mills_and_the_men_to_be_removed(typed, told):
    assert answer(*typed, "moves") == told
    assert "3, %s, 5, 6" % sentence("with mill", end=4) in answer(
        *WHOLE_GAME[:10], "moves")


def test_log_numbers_the_turns_and_shows_the_names_of_records():
    turns = WHOLE_GAME[:12]
    assert answer(*turns, "log").split() == [
        word for number, turn in enumerate(turns, 1)
        for word in ("%d." % number, turn)]
    assert answer(*turns, "log names").startswith("1. b2 ")
    assert answer(*turns, "log names 11") == "11. f2xa4  12. e3"
    assert answer("4", "log 9") == sentence("fewer turns", number=1)


def test_a_long_log_is_shown_a_page_at_a_time():
    lines = [*WHOLE_GAME[:18], *["6-11", "23-14", "11-6", "14-23"] * 36]
    last, first, everything, later = [told.split("\n") for told in answers(
        "log", "log 1", "log all", "log 121", before=lines,
        arguments=["--no-mill-turns", "0", "--repetitions", "0"])]
    assert last[0] == TEXT["more turns"] and last[-1].endswith(" 162. 14-23")
    assert first == everything and first[0].startswith("1. 18 ")
    assert len(first) == len(last) == 21
    assert first[-1] == sentence("go on", number=121)
    assert first[-2].startswith("115.") and later[0].startswith("121.")


# The word all

@pytest.mark.parametrize("word", [
    "log", "clean", "undo", "redo", "last", "load", "help", "ring"] + [
        "learn", "puzzle"] * has_room("learning"))
@pytest.mark.parametrize("typed", ["all", "999999999"])
def test_the_number_that_means_all_is_never_said(word, typed):
    said = played("4", "7", word + " " + typed).partition(typed)[2]
    assert "9999" not in said.replace(typed, "").replace(typed[:20], "")
