"""Commands: their names, those that only tell, settings, and arguments."""

import sys

import pytest

from board import EMPTY, WHITE
from helpers.playing import (ENDED_GAME, WHOLE_GAME, answer, answers, ended,
                             has_room, last_board, new_match, obey, played)
from helpers.quoting import keys_of, keys_said, part
from helpers.seldom import needs
from nine_mens_morris import WORDS
from rooms.commands.arguments import START
from rooms.commands.orders import look_up
from rooms.commands.reports import EVERYDAY, TOPICS, names_meant, topics_of
from rooms.computer import LEVELS
from rooms.console.languages import english
from rooms.console.sentences import (TEXT, english_word, language_names,
                                     sentence, speak, spoken, words_begun)
from rules import Refused, resign

W = TEXT["white"]
NEEDS_LEARNING = needs("learning")

# Help, and the names of commands

NAMED = [name for name in WORDS if name]      # "" is Enter


def listed_words(rows):
    """The words that help lists in the rows of its topics."""
    rows = [row[12:].split(", ") for row in rows if row.startswith("  ")]
    return {word for row in rows for word in row if word}


# The words of all scenes: the keys of each table of words and functions
OF_SCENES = {name for room, module in [*sys.modules.items()]
             if room.startswith("rooms.")
             for table in vars(module).values() if isinstance(table, dict)
             and {*table} <= {*english.WORDS, ""} - {*LEVELS}
             and all(map(callable, table.values())) for name in table if name}


@NEEDS_LEARNING
def test_help_tells_where_a_player_is_and_the_words_there():
    for lines, key, word in ((["4", "replay"], "in replay", "turn"),
                             (["puzzle 1"], "in puzzle", "stop")):
        told, more = [said.partition("\n\n")[0].split("\n") for said in played(
            *lines, "help", "help all").split(": help")[1:]]
        assert " ".join(" ".join(told).split()).startswith(
            TEXT[key] + " " + TEXT["words here"])
        there = listed_words(more)
        assert {word, "hint"} <= there and "new" not in there


def test_every_command_has_its_line_in_the_help_and_the_help_is_short():
    lines = answer("help all").split("\n")
    assert "more help" in dict(keys_said("help all"))
    assert listed_words(lines) == set(NAMED)
    assert len(lines) <= 20 and max(map(len, lines)) <= 79
    topics = {name for names in TOPICS.values() for name in names}
    helped = {key[5:] for key in TEXT if key.startswith("help ")}
    assert set(NAMED) <= topics <= helped
    if all(map(has_room, ("learning", "meeting", "reading", "tournament"))):
        assert set(NAMED) == topics >= {*EVERYDAY}
        assert helped <= topics | OF_SCENES
        assert "help why" in dict(keys_said("help"))    # who lost needs it
    known = {topic: [name for name in names if name in WORDS]
             for topic, names in TOPICS.items() if {*names} & {*WORDS}}
    for names, told in zip(known.values(), answers(*map(
            "help {}".format, known))):
        assert [row.split()[0] for row in told.split("\n")] == names
    for name, told in zip(NAMED, answers(*map("help {}".format, NAMED))):
        assert "  %-9s " % name in "\n" + told


def test_first_letters_other_words_and_signs_mean_a_command():
    for meant, *ways in (
            ("help computer", "help bot", "help white"),
            ("help", "help please"), ("help all", "HELP ALL"),
            ("help undo", "hel undo", "? undo"), ("undo", "undo please!"),
            ("moves", "moves please", "mov"), ("quit", "quit()", "QUIT!"),
            ("help quit", "help exit"),
            *[("hint", "hint please")] * has_room("learning")):
        keys = keys_said("1", meant)
        assert [way for way in ways if keys_said("1", way) != keys] == []
    assert last_board("d 6")[4] == WHITE


def test_what_changes_or_leaves_the_game_is_typed_whole_and_alone():
    for typed in ("und", "new to this game", "undo what I did",
                  "new moves", "last lesson", "men swap", "moves before"):
        assert {"meant", "unknown"} & {*dict(keys_said("4", typed))}, typed
    assert "goes on" not in dict(keys_said("4", "new", "no I do not"))
    match = new_match()
    resign(match.game, WHITE)           # now nobody is offered to give up
    with pytest.raises(Refused) as refused:
        look_up(match, "stop the game")
    assert refused.value.facts["offered"] == ["quit"]
    # If no level is weaker, what else helps is offered
    match = new_match()
    for line, typed, reason in [
            ("", "good", "meant"), ("4", "good", "meant"),      # or praise
            ("computer black", "easier", "weakest"),
            ("computer black", "hard", "meant"),        # or a complaint
            ("computer black easy", "easier", "meant"),
            ("", "play against bot", "plays already")]:
        obey(match, line)
        with pytest.raises(Refused) as refused:
            look_up(match, typed)
        assert refused.value.reason == reason
        assert {*refused.value.facts["offered"]} - {"computer", "new"} == {
            "level"}


@pytest.mark.parametrize("typed, key, facts", [
    ("qui", "help quit", {}), ("white", "help computer", {}),
    ("computr white", "meant instead", {"order": "computer white"}),
    *[("qui", "help quiz", {})] * has_room("reading"),
    ("udno", "help undo", {}), ("undoo", "meant", {"word": "undoo"}),
    ("so it goes", "help rules", {}), ("help zzz", "help", {}),
    ("help me", "help", {}), ("style zzz", "bad style", {"word": "zzz"}),
    ("style", "style", {"style": "unicode"}),
    *[(look + " zzz", "on or off", {"look": look, "word": "zzz"})
      for look in ("map", "plain")],
    ("light auto", "on or off", {"look": "light", "word": "auto"}),
    *[(line, line, None) for line in ("map on", "plain off", "plain full")],
    ("light", "light on", {}), ("load 99", "file missing", {"name": "99.txt"}),
    ("remove the man on 18", "no_way", {}), ("log", "no turns", {}),
    ("log 0", "no number", {"word": "0"}),
    *[("black " + turn, "not_your_turn", {"who": "white"})
      for turn in ("4", "place 4", "4-7")]])
def test_each_line_is_answered_by_its_own_sentence(typed, key, facts):
    keys = dict(keys_said(typed))
    assert key in keys and facts in (None, keys[key])


@pytest.mark.parametrize("language", language_names())
def test_help_knows_every_word_and_two_letters_exchanged_are_guessed(language):
    match = new_match()
    speak(language)
    topics = topics_of(WORDS)
    for name in OF_SCENES.union(NAMED):
        assert TEXT["help " + name]
        meant = names_meant(topics, spoken(name))
        assert meant == [name] if name not in topics else name in meant
    for word in map(spoken, {*NAMED} - {"yes", "no"}):
        at = (len(word) - 1) // 2
        typed = word[:at] + word[at + 1:at + 2] + word[at] + word[at + 2:]
        if english_word(typed) in english.WORDS or words_begun(typed, NAMED):
            continue                    # it is, or begins, another word
        with pytest.raises(Refused) as refused:
            look_up(match, typed)
        assert refused.value.reason == "meant", typed
        assert sorted(word) in map(sorted, map(
            spoken, refused.value.facts["offered"]))


# Lines of pupils, and the commands that each leads to: offered, or done, if
# the line is about a hint or a rule alone.
PUPILS = {
    "english": {
        "stop the game": ["quit", "resign"], "stop": ["quit"],
        "can I take it back": ["undo"], "who is winning": ["men"],
        "show me the best move please": ["learn", "hint"],
        "can you give me a tip": "hint", "last move": "last",
        "board again": "board", "i don't want a hint": ["hint"],
        "learn to play": "learn", "turn hints off": ["hint"],
        "undo what I did": ["undo"], "who starts": ["roll", "rules"],
        "play with my friend": ["meet"], "2 players": ["meet"],
        "men now": ["men"], "1 player": ["computer"],
        "this is too hard": ["level"], "advise": ["advice"],
        "why did he go there": ["why", "last"],
        "where is my mill": ["threats"],
        "bot is too strong": ["level"], "what is a mill?": "rules",
        "mill": "rules", "how do i win": "rules", "what is x": ["board"],
        "what is blocked": "rules", "how do i remove": "rules",
        "call me anna": ["name"], "Deutsch?": ["language"],
        "goodbye": ["quit"], "go back 2 moves": ["moves", "undo"],
        "what i must do?": ["learn", "hint"]},
    "deutsch": {
        "ich will zur\xfcck": ["undo"], "wer gewinnt": ["men"],
        "lernen wie man spielt": "learn", "mit freund spielen": ["meet"],
        "ich will gegen den computer spielen": ["computer"],
        "ich will keinen tipp": ["hint"], "Muehle, was ist das": "rules",
        "wo ist meine m\xfchle": ["threats"],
        "wie ziehe ich": "rules", "Zeig mir die regeln": ["rules"]},
    "francais": {"c'est quoi un moulin": "rules", "voler": "rules",
                 "comment voler": "rules", "c'est trop dur": ["level"]},
    "espanol": {"tengo un molino": ["threats"], "molino": "rules",
                "quiero salir": ["quit"],
                "c\xf3mo muevo": "rules", "no entiendo": ["learn", "rules"]},
    "italiano": {"mostrami la mossa migliore": ["learn", "hint"],
                 "come si muove": "rules", "come si vince": "rules",
                 "perch\xe9 ho perso": ["review", "why"]},
    "polski": {"dlaczego on tam poszed\u0142": ["why", "last"],
               "stop": ["quit"], "jak ruszy\u0107": "rules",
               "jak wygra\u0107": "rules", "co znaczy x": ["board"],
               "zmie\u0144 kolor": ["computer"],
               "co zrobi\u0142em \u017ale": ["review"]}}
if has_room("reading"):
    PUPILS["english"]["how does the computer think"] = ["trace"]


@needs("learning", "meeting", "tournament")
@pytest.mark.parametrize("language, line, names", [
    (language, *pair) for language, lines in PUPILS.items()
    for pair in lines.items()])
def test_a_sentence_leads_to_what_its_words_are_about(language, line, names):
    match = new_match()
    speak(language)
    try:
        found = look_up(match, line)[0] is match.scene.words.get(names)
    except Refused as refused:
        assert refused.reason == ("two people" if {"meet", "players"} & {
            *names} else "meant")
        found = refused.facts["offered"][:len(names)] == names
    assert found


def test_enter_obeys_the_first_word_offered_for_the_line_just_before():
    for lines, times in ((["undoo", ""], 1), (["undoo", "19", ""], 0),
                         (["undoo", "", "redo", ""], 1)):
        said = [key for key, _ in keys_of("4", *lines)]
        assert said.count("taken back") == times
    said = dict(keys_of("4", "why did he do that", "", "this is too hard"))
    assert ("why played" in said) == has_room("learning")
    assert said["meant instead"]["order"] == "level"


# Rules, moves and the log

@NEEDS_LEARNING
def test_rules_shows_those_in_force_and_why_those_behind_a_refusal():
    assert answer("rules").count("\n") < 29
    for lines, flying, mill in (
            ([], "three", {"no_mill_turns": "50"}),
            (["options flying never", "options no-mill off"], "never", None)):
        keys = dict(keys_said(*lines, "rules"))
        assert keys.get("rule no_mill_turns on") == mill
        assert {key for key in keys if key.startswith("rule flying")} \
            == {"rule flying " + flying}
    for lines, rule in ((["4", "4"], "placing"), (["4x1"], "removing"),
                        ([*"4 0 3 1 5".split()], "mill"),
                        ([*"4 0 3 1 5 14".split()], "removing")):
        keys = {*dict(keys_said(*lines, "why"))}
        assert "rule " + rule in keys and "rule men" not in keys
        assert ("rule placing" in keys) == (rule == "placing")
    for before in "", "learn", "4,new", "4,0,3,1,5", "puzzle 1":
        lines = [*before.split(","), "what is a mill?"] if before else [
            "rules mill"]
        keys = {*dict(keys_said(*lines))}
        assert "rule mill" in keys and "rule removing" not in keys, lines
    assert ("rule typing", {"turn": "6-11"}) in keys_said(
        *WHOLE_GAME[:18], "how do i move")      # it can be typed now


@pytest.mark.parametrize("typed, told", [
    (WHOLE_GAME[:20], {"7": "6 or 8", "11": "6", "13": "12 or 14"}),
    ([*WHOLE_GAME[:18], "6"], {"6": "11"}),
    ([*WHOLE_GAME[:10], "20"], {"white": "0, 2, 9, 22 or 23"})])
def test_moves_names_all_ways_the_mills_and_the_men_to_be_removed(typed, told):
    ways = [facts for key, facts in keys_said(*typed, "moves")
            if key in ("may move", "may remove")]
    assert {way.get("start", way.get("who")): way["points"]
            for way in ways} == told
    assert "3, %s, 5, 6" % sentence("with mill", end=4) in answer(
        *WHOLE_GAME[:10], "moves")


def test_the_log_numbers_the_turns_and_shows_its_end_or_all_from_a_number_on():
    turns = WHOLE_GAME[:12]
    log, *others = answers("log", "log 11", "log 99", before=turns)
    assert log.split() == " ".join(
        "%d. %s" % turn for turn in enumerate(turns, 1)).split()
    assert others == ["11. %s  12. %s" % tuple(turns[10:]),
                      sentence("fewer turns", number=12)]
    lines = [*WHOLE_GAME[:18], *["6-11", "23-14", "11-6", "14-23"] * 36]
    last, first, everything, later = [told.split("\n") for told in answers(
        "log", "log 1", "log all", "log 121", before=lines,
        arguments=["--no-mill-turns", "0", "--repetitions", "0"])]
    assert last[0] == TEXT["more turns"] and last[-1].endswith(" 162. 14-23")
    assert first == everything and first[0].startswith("1. 18 ")
    assert len(last) == 21 and first[-1] == last[-1] == later[-1]
    assert later[0].startswith("121.")


# Names, and who plays White

def test_a_player_gets_a_name_of_at_most_20_signs():
    said = played("name white Ann", "4", arguments=["--black", "Bo\x1b[31m"])
    assert "%s %s Ann: 8 " % (W, WHITE) in said
    assert "Bo?[31m (" in said and "\x1b" not in said
    said = keys_of("name white " + "x" * 30, arguments=["--white", "Ann"]) \
        + keys_of("name Ann Lee", "computer white", "4")
    for name in ("Ann", "x" * 20, "Ann Lee"):
        assert ("named", {"name": name, "colour": "white"}) in said
    for line, key in (("name Ben", "name taken"), ("name BEN", "name taken"),
                      ("name computer", "name computer"),
                      ("name Computer, easy", "name computer")):
        facts = dict(keys_said("name Ann", "name black Ben", line))[key]
        assert facts["name"] == "Ben" or key == "name computer"
    for line in ("name", "name white", "names", "names A, B and C"):
        assert answer(line).split() == TEXT["name usage"].split()
    # The computer has it, too, but for later
    assert ("named later", {"name": "O'Neil", "colour": "black"}) in keys_said(
        "computer black", "name black O'Neil")


def test_roll_lets_chance_exchange_the_players_before_the_first_man():
    computer = sentence("computer", level="beginner")
    for lines, arguments in (
            (["name white Ann", "computer black", "roll"], []),
            ([], ["--roll", "--computer", "black", "--name", "Ann"])):
        names = set()
        for seed in "012":
            said = played(*lines, arguments=[*arguments, "--seed", seed])
            [name] = [name for name in ("Ann", computer)
                      if sentence("rolled", name=name) in said]
            assert "%s %s %s: " % (W, WHITE, name) in said
            names.add(name)
        assert len(names) == 2
    assert "roll late" in dict(keys_said("4", "roll"))
    # After an exchange of colours nobody plays White by a roll
    for lines, key in ((["roll", *ENDED_GAME], "rolled first"),
                       (["roll", *ENDED_GAME, "new"], "first player")):
        assert key in dict(keys_said(*lines, "Options"))


VALUES = "three, both or never"


def test_options_are_shown_and_changed_before_the_first_man_and_stay():
    for line, key, facts in [
            *[("options " + line, "changed option",
               {"name": name, "value": value}) for line, name, value in (
                   ("--flying=never", "flying", "never"),
                   ("two mills each", "two-mills", "each"),
                   ("repetitions 0", "repetitions", "0"),
                   ("repetitions 999999", "repetitions", "999999"),
                   ("no-mill-turns 1", "no-mill-turns", "1"))],
            ("Options", "option", None), ("options flying", "option", {
                "name": "flying", "value": "three", "values": VALUES}),
            ("options flying off", "bad option",
             {"name": "flying", "word": "off", "values": VALUES}),
            *[("options repetitions " + number, "a number",
               {"least": "2", "most": "999999"}) for number in (
                   "1000000", "1")],
            ("options colour red", "no option", None)]:
        keys = dict(keys_said(line))
        assert key in keys and facts in (None, keys[key])
    for lines in (["4"], ["resign", "yes"]):        # not after the first man
        assert "fixed" in dict(keys_said(*lines, "options flying never"))
    # No line is broken within the name of an option
    assert "no-mill-turns" in answer("options zzz").replace("\n  ", " ")
    chosen = ["flying never", "two-mills each", "all-in-mills none",
              "no-mill-turns 0", "three-men-turns 5", "repetitions 2"]
    for lines in ([], ["4", "new", "yes"]):
        rows = answer(*lines, "Options", arguments=" ".join(
            "--" + option for option in chosen).split()).split("\n")
        assert {row.split(" (")[0] for row in rows} >= {*chosen}


def test_wrong_arguments_are_refused_in_one_line_with_status_2(capsys):
    for words, key, facts in [
            ("--color red", "argument values", {
                "word": "--color", "values": "auto, always or never",
                "value": "red"}),
            *[("--%s %s" % (name, word), "bad number", {
                "name": name, "word": word, "least": 0, "most": most})
              for name, word, most in (
                  ("seed", "1e9", 999999999), ("seed", "", 999999999),
                  ("pause", "9" * 400, 600), ("pause", "1.2.3", 600))]]:
        assert ended(capsys, *words.split()) == (
            2, "", sentence(key, **facts) + "\n")
    for words in (              # and those that cannot be obeyed
            "--load nothere", "--review nothere", "--replay nothere",
            "--tournament nobody", "--meet nothere/no", "game.txt",
            "--style x", "--flying often", "--nonsense",
            "--repetitions -1", "--repetitions 1", "--computer green",
            "--repetitions " + "9" * 310, "--computer white black",
            "--computer 8"):
        told = played("4", arguments=words.split(), ends=(2,))
        assert part("placed") not in told, words


def test_an_argument_is_a_line_that_is_obeyed_before_the_first():
    for words in (["--white", "Ann", "B", "--computer", "black", "hard",
                   "--flying=never"],
                  ["name white Ann B", "computer black hard",
                   "options flying never"]):
        said = keys_said(arguments=words)
        assert ("named now", {"name": "Ann B", "colour": "white"}) in said
        assert ("changed option", {"name": "flying", "value": "never"}) in said
        assert "Computer (hard)" in played("quit", arguments=words)
    assert last_board(arguments=["4", "a7", "5"]).count(EMPTY) == 21
    # And --help tells which there are, and the words
    said = dict(keys_said(arguments=["--help"]))
    assert {"arguments", "more help", "good-bye"} <= {*said}
    for name in {*START} - {"help"}:
        assert "--" + name in TEXT["arguments"]
