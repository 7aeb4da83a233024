"""The game by ear: what players hear who see no board, and what they ask."""

import random
import re

import pytest

from board import BLACK, MILLS, WHITE
from helpers.drawn import random_game
from helpers.playing import BLACK_PLAYS, WHOLE_GAME, has_room, played
from helpers.quoting import all_said, part, uncut
from helpers.seldom import needs, some_daily
from rooms.commands.typed_line import plain_turn
from rooms.computer import RINGS
from rooms.console import TEXT, by_ear, sentence, sentences
from rules import new_game, notation, play, read_points

PLAIN = ["--plain"]
WARNED = ["4", "19", "3", "advice on", "18"]
PAIR = ["4", "7", "3", "8"]         # White on 3 and 4, Black on 7 and 8
LEARNING, TOURNAMENT = needs("learning"), needs("tournament")


def heard(*lines, arguments=PLAIN):
    """All that is said to these lines. A sentence with facts is its key and
    they, by their names: "<heard moved 5 4 white>" has end, start and who."""
    def shown(found):
        key, *facts = found[1].split("\u00a6")
        values = [fact.partition("=")[2] for fact in facts]
        return "<%s>" % " ".join([key, *values]) if facts else key
    said = uncut(all_said(*lines, arguments=arguments)).replace("\n  ", " ")
    while "\u27e8" in said:
        said = re.sub("\u27e8([^\u27e8\u27e9]*)\u27e9", shown, said)
    return said


def told(*lines, arguments=PLAIN):
    """What is said to the last of these lines, and the next question."""
    said = heard(*lines, "quit", arguments=arguments)
    return said.rpartition(" quit\n")[0].rpartition(" %s\n" % lines[-1])[2]


# A turn is one line

MILL = "<heard placed 5 white><heard mill 3 4 5><heard removed 7>.\n"
CLOSED = "<heard moved 4 5 white><heard mill 1 4 7><heard removed 2>.\n"
WITH_REMOVAL = "<mill on 3 4 5>\n<ask remove 7 or 8 white>"
STANDS = "<stands white 8 0 4>\n<stands black 8 0 7>\n"


@pytest.mark.parametrize("lines, said", [
    # A mill is told once: with its removal, or before the question for it
    ([*PAIR, "5"], WITH_REMOVAL),
    ([*PAIR, "5", "12"],
     "<vacant 12> <vacant instead 7 or 8>\n<ask remove 7 or 8 white>"),
    ([*PAIR, "5", "12", "back", "5"], WITH_REMOVAL),
    ([*PAIR, "5x7"], MILL + "<ask place black>"),
    # What a turn begins is told once
    (WHOLE_GAME[:18], "<heard placed 15 black>.\nmoving begins\n"
                      "<ask move white>"),
    (WHOLE_GAME[:29], CLOSED + "<flying begins black>\n<ask fly black>"),
    (["options flying both", *WHOLE_GAME[:29]], CLOSED
     + "<flying begins white> <flying begins black>\n<ask fly black>"),
    (["setup W 0 1 14 17 B 3 19 21", "14-2x3"],     # the end begins nothing
     "<heard moved 2 14 white><heard mill 0 1 2><heard removed 3>.\n"
     "<wins <few black> white>\n<turns 1>\n"),
    # After another change than a turn, the position is told
    (["4", "7", "3", "undo"], "<taken back <heard placed 3 white>.>\n"
     + STANDS + "<ask place white>"),
    (["4", "7", "undo", "redo"], "heard played again\n"
     "<heard placed 7 black>.\n<ask place white>"),
    (["4", "7", "resign", "yes"], STANDS + "<wins <resigned white> black>\n"
     "<turns 2>\n"),
    (["4", "7", "board"], STANDS + "<ask place white>"),
    (["4", "7", "name white Ann"], "<named now white Ann>\n"
     + "<ask place <named white Ann>>"),
    (["setup W 4 5 6 B 9 10 11"], "<stands white 0 6 4, 5 and 6>\n"
     "<stands black 0 6 9, 10 and 11>\n<ask fly white>"),
    (["4", "board", "new", "yes"],
     "given up\n<new game usual>\n<first white>.\n<ask place white>"),
    (["plain full", "4"],
     "<heard placed 4 white>.\n<stands white 8 0 4>\n"
     "<stands black 9 0 nowhere>\n<ask place black>"),
    # Answers have no signs
    ([*PAIR, "line 3 4 7"],
     "<no line 3 4 5 and 3 10 18 3 3 4 7>\n<ask place white>"),
    ([*PAIR, "threats"], "<threat white 3 4 5 5>\n<threat black 6 7 8 6>\n"
                         "<ask place white>"),
    ([*PAIR, "last"], "<heard placed 8 black>.\n<ask place white>"),
    # Turns of others, and turns against advice
    *has_room("learning") * [
        (WARNED, "<ask advice <worse man white 19 5>>"),
        ([*WARNED, "no"], "<heard placed 18 black>.\n<ask place white>"),
        (["learn 6", "3 10"],
         "<heard moved 22 21 black>.\n<lesson goes on learn walk <learned "
         "open 3 4 5>>\n<lesson turn 10 6 learn walk>\n<ask move white>")]])
def test_each_change_is_told_once_and_without_signs(lines, said):
    heard = told(*lines)
    assert heard == said or "<wins" in said and heard.startswith(said)


def test_the_turns_of_the_computer_are_told_in_one_line_too():
    turn = (r"<heard placed %s white>\.\n"
            r"<heard placed \d+ <named black the computer>>\.\n")
    said = heard("4", "13", arguments=[*PLAIN, *BLACK_PLAYS])
    assert re.search(turn % 4 + "<ask place white> 13\n" + turn % 13, said)
    assert re.search(r"computer>><heard mill 18 19 20><heard removed \d>\.\n"
                     "<ask", told("setup W 0 4 8 B 18 19 6 hand 3 4 move B",
                                  "computer black easy"))


# A listener knows every position

def turn_heard():
    """A pattern for a turn as it is heard, without an article such as (Il)."""
    holes = {"who": r"\w+", "lines": r"\d+ \d+ \d+(?:\D+\d+ \d+ \d+)?"}

    def form(key, number=""):
        """A pattern for a sentence. The names of its holes end so."""
        return re.sub(r"\\\{(\w+)\\\}", lambda hole: "(?P<%s%s>%s)" % (
            hole[1], number, holes.get(hole[1], r"\d+")), re.escape(
                re.sub(r"^\(\w+\) ", "", TEXT["heard " + key])))
    return re.compile(r"(?:%s)(?:%s)?(?:%s)?\." % ("|".join(
        form(*way) for way in (("placed", 0), ("moved", 1), ("flew", 2))),
        form("mill"), form("removed")))


def rebuilt(lines):
    """A game played by nothing but the lines that were heard."""
    game, pattern = new_game(), turn_heard()
    for found in filter(None, map(pattern.search, lines)):
        who, start, end = [next(filter(None, [
            found.groupdict().get(name + number) for number in "012"]), None)
            for name in ("who", "start", "end")]
        assert who == TEXT["white" if game.to_move == WHITE else "black"]
        removed = (int(found["points"]),) if found["points"] else ()
        play(game, (start and int(start), int(end), removed))
        points = map(int, re.findall(r"\d+", found["lines"] or ""))
        for line in zip(points, points, points):
            assert line in MILLS and {game.spots[point] for point in line} in (
                {WHITE}, {BLACK})
    return game


EACH_LANGUAGE = pytest.mark.parametrize("language", sentences.language_names())


@EACH_LANGUAGE
@pytest.mark.parametrize("games", some_daily([1, 40], [1]))
def test_a_listener_knows_every_position_of_a_game(games, language):
    sentences.speak(language)
    for seed in range(games):
        game = random_game(random.Random(seed), 60)
        known = rebuilt(played(
            "plain", *map(notation, game.turns)).split("\n"))
        assert known.turns == game.turns and known.past == game.past
        assert known.spots == game.spots and known.in_hand == game.in_hand


@EACH_LANGUAGE
def test_a_turn_is_typed_as_heard_and_the_map_has_every_line(language):
    sentences.speak(language)
    for typed in ("4", "4-7x12", "4x12", "4-7x12x19", "d6-d5xe4"):
        as_heard, as_typed = [
            [(signs == ["x"], point) for signs, point
             in read_points(plain_turn(line))]
            for line in (by_ear(typed), typed)]
        assert as_heard == as_typed
    # A number, a day or a name that looks like a turn stays as it is
    for text in ("on 2026-11-25, 1.10, 7x, R2-D2 and 30",
                 sentence("named", name="d6-d7", colour=TEXT["white"])):
        assert by_ear(text) == text
    assert by_ear("22. 22-23 (bad)") == "22. %s (bad)" % sentence(
        "may move", start=22, points=23)
    rows = [tuple(map(int, row.split())) for row in re.findall(
        r"\d+(?: \d+){2,7}", TEXT["map words"])]
    assert [row for row in rows if len(row) == 8] == [*RINGS]
    sides = {tuple(sorted((ring + ring)[at:at + 3])) for ring in RINGS
             for at in (0, 2, 4, 6)}
    assert sides | {row for row in rows if len(row) == 3} == {*MILLS}


# What can be asked

RINGS_SAID = "\n".join(
    "<ring %s %s and %s>" % (name, ", ".join(spots[:7]), spots[7])
    for name, spots in zip(("outer", "middle", "inner"), [
        ["%d %s" % (point, {0: "man white", 3: "man white", 4: "man white", 7:
                            "man black", 8: "man black"}.get(point, "empty"))
         for point in ring] for ring in RINGS]))
POINT = ("<point 3-4-5 and 1-4-7 1 empty, 3 man white, 5 empty and 7 man "
         "black 4 man white>")
LINE = "<line 3 man white, 4 man white and 5 empty>"
MEN = "<stands white 7 0 3 and 4>\n<stands black 7 0 7 and 8>"
OVER = ["4", "7", "resign", "yes"]


@pytest.mark.parametrize("before, line, said", [
    *[(PAIR, line, "questions how") for line in ("point", "line")],
    *[(PAIR, line, POINT) for line in ("point 4", "point d6")],
    (PAIR, "point 24", "<no point 24>"), (PAIR, "point -1", "<no point -1>"),
    *[(PAIR, "line " + points, LINE)
      for points in ("3 4 5", "3-4-5", "3 - 4 - 5", "b6, d6")],
    (PAIR, "line 4", LINE + "\n<line 1 empty, 4 man white and 7 man black>"),
    (PAIR, "line 3 4 7", "<no line 3-4-5 and 3-10-18 3 3 4 7>"),
    (PAIR + ["0"], "ring", RINGS_SAID),
    (PAIR, "ring outer ring", "<ring outer empty>"),
    *[(PAIR, line, MEN) for line in ("men", "men again")],
    (PAIR, "men white", MEN.split("\n")[0]),
    (PAIR, "men b", MEN.split("\n")[1]),
    ([], "last", "<first white>."), (PAIR, "last", "<placed 8 black>."),
    (PAIR, "threats", "<threat white 3-4-5 5>\n<threat black 6-7-8 6>"),
    # A turn that is half typed counts as it is shown
    *[(PAIR + ["5"], line, said) for line, said in (
        ("men white", "<stands white 6 0 3, 4 and 5>"),
        ("last", "<placed 5 white>mills made 1."),
        ("point 5", "<point 3-4-5 and 5-13-20 4 man white and 13 empty 5 "
         "man white>"),
        ("threats", "<standing mill white 3-4-5>\n<no threat white>\n"
                    "<threat black 6-7-8 6>"))],
    (["setup W 3 4 12 14 B 0 1 22 move W"], "threats",
     "<no threat white>\n<threat black 0-1-2 22-2>"),
    (["setup W 3 4 13 14 B 0 1 9 10 move B"], "threats",
     "<threat white 3-4-5 13-5>\n<no threat black>"),
    (OVER, "last", "<placed 7 black>."),
    (OVER, "men black", "<stands black 8 0 7>"),
    (OVER, "threats", "<no threat white>\n<no threat black>")])
def test_a_question_has_its_answer(before, line, said):
    assert re.split("\n<turn|\n<ask|\nask|\n<colours next", told(
        *before, line, arguments=()))[0] == said


@LEARNING
@pytest.mark.parametrize("begin, men", [
    (["4", "7", "3", "8", "replay", "turn 2"], "white 8 0 4>"),
    (["puzzle 1"], "white 1 1 0, 1, 2, 7, 9, 14 and 22>"),
    (["learn 2"], "white 7 0 3 and 4>"),
    (["4", "0", "9", "1", "21", "2", "review", "1"], "white 7 0 4 and 9>")])
def test_a_question_is_answered_in_each_scene(begin, men):
    asked = {"point 4": "<point 3 4 5", "line 3 4 5": "<line 3 ",
             "ring outer": "<ring outer ", "men": "<stands " + men,
             "board": "<stands " + men, "last": "<", "map": "map words\n",
             "threats": "<"}
    said = heard(*begin, *asked)
    for line, answer in asked.items():
        said = said.partition(" %s\n" % line)[2]
        assert said.startswith(answer), line


def test_words_that_need_a_picture_say_so_and_are_in_no_help_by_ear():
    assert told("map") == told("map on") == told("map words") \
        == "map words\n<ask place white>"
    assert told("map words", arguments=()).startswith("map words\n")
    for line in ("numbers", "light", "style ascii"):
        assert told(line).startswith("no picture\n")
        said = heard("plain off", line)
        assert "no picture" not in said and "●" in said.partition(
            " plain off")[2]
    said = heard("help all", "help looks", "help board", "help map")
    assert "<heard help row " in said
    for key in ("help numbers", "help light", "help style"):
        assert key not in said and key in heard("help looks", arguments=())
    assert "heard help board" in said and "heard help map" in said
    assert "heard help\n" in heard("help")
    assert "heard help\n" not in heard("help", arguments=())


@pytest.mark.parametrize("session", [
    "|".join([*WHOLE_GAME[:30], "log", "load all", "no"]),
    "help|help all|help playing|help looks|help asking|help board|rules|map|"
    "options|setup|d6|moves|log|computer|level|name white Ann|4|zzz",
    pytest.param("4|0|9|1|21|2|review|log|1|show|next|hint|stop|stop|"
                 "progress|load", marks=LEARNING),
    pytest.param("puzzle 1|hint|hint|0|23|puzzles|puzzle 7|help|stop|learn|4||"
                 "5||hint|stop", marks=LEARNING),
    pytest.param("players|tournament beginner chance 2 games",
                 marks=TOURNAMENT)])
def test_no_sign_and_no_doubled_blank_is_heard(session):
    said = played(*session.split("|"), arguments=PLAIN)
    for line in session.split("|"):     # what was typed is not told
        said = said.replace(" %s\n" % line, "\n")
    for row in said.split("\n"):
        assert "  " not in row.strip() and "-x" not in row
        for sign in ("▓", "░", "●", "─", "->", "+-", "==", "##", "[", "|"):
            assert sign not in row, row
        row = re.sub(r"\d{4}-\d\d-\d\d", "", row)       # a day
        assert {*re.findall(r"\d+-\d+", row)} <= {"1-0", "0-1"}, row
    if "tournament" in session:         # a sentence for each player
        assert said.count(part("heard table row")) == 2
        assert TEXT["cross head"] not in said


@LEARNING
def test_a_turn_of_a_replay_is_told_before_the_position(folder):
    for lines, said in (
            (["turn 12"], "<heard placed 17 black>.\n<sta"),
            (["turn 12", "back"], "<heard placed 20 white><heard mill 18 19 "
                                  "20><heard removed 9>.\n<st"),
            (["turn 11", ""], "<heard placed 17 black>.\n"),
            (["", "turn 0"], "<first white>.\n")):
        assert told(*WHOLE_GAME[:12], "replay", *lines).startswith(said)
    (folder / "it.txt").write_text("1. d6 $4 {Why?} f4 $2 *", "utf-8")
    said = heard("replay it", "", "")
    assert "\nheard ?? Why?\n" in said and "\nheard ?\n" in said
