"""Commands: their names, short forms of them, and those that only tell."""

import re

import pytest

from board import BLACK, WHITE
from nine_mens_morris import WORDS
from rooms.commands.reports import EVERYDAY, TOPICS
from rooms.console.screen import Screen
from rooms.console.sentences import TEXT, sentence
from helpers.playing import (WHOLE_GAME, again, answer, has_room, last_board,
                             new_match, obey, played)

# Help, and the names of commands

def help_rows(*lines):
    """The rows that the last of these lines shows, without the prompt."""
    said = played(*lines).rpartition(": %s\n" % lines[-1])[2]
    return re.split(r"\n(?:Turn|Puzzle) \d", said)[0].split("\n")


def listed_words(rows):
    """The words that help lists in the rows of its topics."""
    rows = [row[12:].split(", ") for row in rows if row.startswith("  ")]
    return sum(rows, [])


def test_help_shows_the_words_of_every_day_in_at_most_12_lines():
    rows, end = help_rows("help"), TEXT["everyday help"].split("\n")
    assert len(rows) <= 12 and max(map(len, rows)) <= 79
    assert [rows[0], *rows[-len(end):]] == [TEXT["help"], *end]
    names = [name for name in EVERYDAY if name in WORDS]
    assert rows[1:-len(end)] == [
        "  %-9s %s" % (name, TEXT["help " + name]) for name in names]
    if all(map(has_room, ("learning", "computer"))):
        assert names == list(EVERYDAY)


def test_help_names_no_word_that_is_not_in_force(capsys):
    match = new_match(Screen(), {})
    match.scene.words = {name: order for name, order in WORDS.items()
                         if name not in ("undo", "save", "quit")}
    for line in ("help", "help all"):
        obey(match, line)
        said = capsys.readouterr().out.replace("help undo", "")
        assert "moves" in said and "new" in said
        for name in ("undo", "save", "quit"):
            assert name not in said


def test_help_all_lists_every_word_in_force():
    rows = help_rows("help all")
    assert rows[0] == TEXT["words here"]
    assert "\n".join(rows).endswith("\n" + TEXT["more help"].format(
        topic="playing"))
    assert set(listed_words(rows)) == set(WORDS)
    assert answer("HELP ALL") == answer("help all")


@pytest.mark.skipif(not has_room("learning"),
                    reason="there is no room learning")
@pytest.mark.parametrize("lines, key, word", [
    (["4", "replay"], "in replay", "turn"), (["puzzle 1"], "in puzzle", "stop")
])
def test_help_tells_where_a_player_is_and_the_words_there(lines, key, word):
    rows = help_rows(*lines, "help")
    begun = rows.index(TEXT["words here"])
    assert " ".join(" ".join(rows[:begun]).split()) == TEXT[key]
    there = listed_words(rows[begun:])
    assert word in there and "hint" in there and "new" not in there
    assert set(there) == set(listed_words(help_rows(*lines, "help all")))


def test_every_command_has_its_line_in_the_help_and_the_help_is_short():
    lines = help_rows("help all")
    assert len(lines) <= 20 and max(map(len, lines)) <= 79
    topics = {name for names in TOPICS.values() for name in names}
    helped = {key[5:] for key in TEXT if key.startswith("help ")}
    assert set(WORDS) <= topics == helped
    if all(map(has_room, ("learning", "meeting", "tournament"))):
        assert set(WORDS) == topics
    for topic, names in TOPICS.items():
        names = [name for name in names if name in WORDS]
        if names:
            rows = answer("help " + topic).split("\n")
            assert [row.split()[0] for row in rows] == names
    for name in WORDS:
        assert "  %-9s " % name in "\n" + answer("help " + name)


def test_help_takes_the_first_letters_of_a_topic_too():
    for letters, topic in (("play", "computer"), ("look", "looks"),
                           ("exit", "quit"), ("white", "computer")):
        assert answer("help " + letters) == answer("help " + topic)
    assert answer("help undo").count("\n") == 0


def test_help_tells_about_one_command_too():
    assert answer("help undo") == \
        "  undo      take your turn back (undo 3: your last three turns)"


def test_abbreviations_that_are_unambiguous_work():
    assert answer("he undo") == answer("help undo") == answer("? undo")


def test_a_letter_alone_begins_a_command_and_a_letter_with_a_digit_a_turn():
    assert "Do you agree (yes or no)? " in played("4", "d")
    assert last_board("d 6")[4] == WHITE


def test_an_ambiguous_abbreviation_is_refused_with_its_meanings():
    assert answer("lo") == sentence("ambiguous", word="lo",
        guesses="load or log")


def test_a_word_close_to_a_command_gets_a_suggestion():
    assert answer("udno") == \
        sentence("meant", word="udno", guess="undo")


@pytest.mark.parametrize("typed", ["resing", "qiut"])
def test_nobody_is_led_to_resign_or_quit_by_a_suggestion(typed):
    assert answer(typed) == \
        "There is no command '%s'. Type help to see what you can type." % typed


def test_a_word_that_is_no_command_is_refused():
    assert answer("xyzzy") == \
        sentence("unknown", word="xyzzy")


def test_signs_that_people_add_to_a_command_are_understood():
    for typed in ("quit()", "exit()", "quit!", "QUIT."):
        assert TEXT["good-bye"] in played(typed)


@pytest.mark.parametrize("typed, sentence", [
    ("options zzz", "There is no option 'zzz'. The options are flying, "),
    ("map zzz", "Type map on, map off, map words, or map alone, not 'zzz'."),
    ("plain zzz",
     "Type plain on, plain off, plain full, or plain alone, not 'zzz'."),
    ("style zzz", "Type style unicode or style ascii, not 'zzz'."),
    ("style", ("The style of the board is unicode (unicode: blocks and lines, "
               "ascii: letters).")),
    ("stop", "Type quit to leave the program, new for another game, or "),
    ("help zzz",
     "There is no help for 'zzz'. Type help all to see all words, or help "
     "and one of these: playing, "),
    ("computer b", ("'b' can mean black, both or beginner. Type more letters "
                    "of the word.")),
    ("remove the man on 18", "You can remove a man only after a mill. Type "),
    ("xd 3", "You can remove a man only after a mill. Type your turn first."),
    ("light zzz", "Type light on, light off, or light alone, not 'zzz'."),
    ("light auto", "Type light on, light off, or light alone, not 'auto'."),
    ("light", "The men look right on a light background now."),
    ("load 99", ("There is no game 99 in the list. Type load all to see the "
                 "whole list.")),
    ("continue 9",
     "There is no unfinished game. Type load to see the other games."),
    ("Black 4", "It is White's turn.")])
def test_each_sentence_says_what_is_wrong_with_what_was_typed(typed, sentence):
    assert answer(typed).replace("\n  ", " ").startswith(sentence)


def test_words_that_are_typed_come_from_the_file_of_the_language(made_up):
    made_up({"white": "weiss", "black": "schwarz"},
            {"white": "Weiss", "black": "Schwarz"})
    for side, level in (("weiss", ""), ("schwarz", " hard"),
                        ("black", " easy"), ("white", "")):
        match = new_match(Screen(), {})
        obey(match, "computer " + side + level)
        obey(match, "name " + side + " Ann")
        man = BLACK if side in ("schwarz", "black") else WHITE
        assert [match.players[man].kind, match.players[man].name] \
            == ["computer", "Ann"], side
    assert sentence("placed", who="Schwarz", end=7) + "." in played("4",
        "Schwarz 7")
    assert "The computer plays Weiss at level easy" in played("schwarz")


# Rules and moves

def test_rules_shows_those_in_force_in_less_than_30_lines():
    text = answer("rules")
    assert text.count("\n") < 29
    assert TEXT["rule flying three"] in text
    assert "after 50 turns in a row without a mill" in text
    text = answer("options flying never", "options no-mill off", "rules")
    assert TEXT["rule flying never"] in text and "without a mill" not in text


def test_the_rules_and_levels_know_the_singular_too():
    said = played("options no-mill-turns 1", "options three-men 1", "rules",
                  "computer black expert 1")
    assert "1 turns" not in said and "1 times" not in said
    assert "expert with 1 second. " in said.replace("\n  ", " ")


def test_what_is_one_is_said_in_the_singular():
    said = played("4", "log 3", "resign", "yes",
                  arguments=["--no-mill-turns", "1"])
    assert sentence("fewer turns", number=1) in said
    assert "1 turns" not in said and "1 times" not in said


def test_moves_names_all_ways_and_the_mills_among_them():
    assert answer(*WHOLE_GAME[:20], "moves") \
        == "7 to 6 or 8\n11 to 6\n13 to 12 or 14"
    assert "3, 4 (mill), 5, 6" in answer(*WHOLE_GAME[:10], "moves")
    assert answer(*WHOLE_GAME[:10], "20", "moves") == \
        sentence("may remove", who="White", points="0, 2, 9, 22 or 23")
    assert answer(*WHOLE_GAME[:18], "6", "moves") == "6 to 11"


# The word all

@pytest.mark.parametrize("word", [
    "log", "clean", "undo", "redo", "last", "load", "help", "ring"] + [
        "learn", "puzzle"] * has_room("learning"))
@pytest.mark.parametrize("typed", ["all", "999999999"])
def test_the_number_that_means_all_is_never_said(word, typed):
    said = played("4", "7", word + " " + typed).partition(typed)[2]
    assert "9999" not in said.replace(typed, "").replace(typed[:20], "")


def test_log_all_begins_with_the_first_turn_and_clean_all_leaves_none(folder):
    lines = WHOLE_GAME[:30]
    assert answer(*lines, "log all").startswith("1. 18 ")
    played(*WHOLE_GAME, "save one", "yes")
    said = again(*WHOLE_GAME, "yes", "clean all").replace("\n  ", " ")
    assert "that stay: at most 0." in said
    assert not list((folder / "games").glob("game *.txt"))
