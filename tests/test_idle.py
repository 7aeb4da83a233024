"""The game in the real IDLE: a whole game, its colours, Ctrl-C, its end."""

import pytest

from board import BLACK, EMPTY, WHITE, picture_of
from rooms.console.picture import NUMBERS, men_shown
from rooms.console.screen import KINDS, Screen
from helpers.playing import WHOLE_GAME, boards, copied, has_room
from helpers.real_idle import RealIdle, needs_idle, why_not_here
from test_versions import PYTHONS

pytestmark = needs_idle

slow = pytest.mark.slow(why="each starts a real IDLE of its own")

AVOIDED = {"console", "stdin", "sel"}

FOX = "from rules import legal_turns\ndef choose_turn(game):\n" \
    "    return legal_turns(game)[0]\n"


@pytest.fixture
def program(folder):
    """A folder with the program. A game can be kept in it."""
    return copied(folder / "program")


@pytest.fixture(params=["classic", pytest.param("dark", marks=slow)])
def idle(request, program):
    """The game, started with F5 in a theme of IDLE."""
    with RealIdle(program, theme=request.param) as idle:
        yield idle


def men_in(theme):
    """White's man and Black's man, as a theme of IDLE shows them."""
    shown = men_shown(Screen("idle", light=theme != "dark"))
    return shown[WHITE][1], shown[BLACK][1]


def boards_in(idle):
    """The boards that the shell shows."""
    return boards(idle.output(), *men_in(idle.theme))


def looks_in(theme):
    """The column of KINDS for a theme of IDLE."""
    return 2 if theme == "dark" else 1


@slow
def test_a_whole_game_with_a_refusal_and_undo(idle):
    idle.lines(WHOLE_GAME[:2] + ["2"] + WHOLE_GAME[2:])
    idle.wait_for("Another game (yes or no)? ")
    idle.lines(["undo", "4-5x15", "no"])
    idle.wait_done()
    said = idle.output()
    assert "There is already a man on 2. Choose an empty point." in said
    assert said.count("White wins: Black has fewer than three men.") == 2
    assert said.rstrip().endswith("Good-bye.")
    assert "\x1b" not in said and "Traceback" not in said
    assert idle.squeezed() == []

    # The columns of every board and map are exact.
    map_rows = [row.rstrip() for row in picture_of(NUMBERS).split("\n")]
    rows = [line for line in said.split("\n") if line[40:] in map_rows]
    white, black = men_in(idle.theme)
    assert len(rows) % 13 == 0 and len(rows) > 13 * 30
    for at in range(0, len(rows), 13):
        assert [row[40:] for row in rows[at:at + 13]] == map_rows
    shown = boards_in(idle)
    assert len(shown) == len(rows) // 13
    assert (shown[-1].count(WHITE), shown[-1].count(BLACK)) == (9, 2)
    assert "White %s Player one" % white in said


@slow
def test_a_board_that_is_shown_may_be_pasted_after_setup(idle):
    idle.lines(["setup W 0 1 2 B 5 9 20"])
    idle.wait_for("White, move or fly a man: ")
    whole = idle.output().split("\n")
    end = max(at for at, row in enumerate(whole) if row.startswith("The posi"))
    idle.lines(["setup W 3 4 5 B 9 10 11", "setup move B"])
    idle.wait_for("Row: ")
    idle.paste("\n".join(whole[end - 13:end]) + "\n")
    idle.wait_for("Black, move or fly a man: ")
    shown = boards_in(idle)
    assert shown[-1] == shown[-3] != shown[-2]


@slow
def test_the_men_carry_the_tags_of_the_table(idle):
    idle.lines(WHOLE_GAME[:11])
    idle.wait_for("Black, place a man: ")
    tags = idle.tags()
    assert not AVOIDED & {tag for tag in tags if any(
        "●" in text or "─" in text for _, _, text in tags[tag])}
    column = looks_in(idle.theme)

    def tagged(kind):
        return [text for _, _, text in tags[KINDS[kind][column]]]

    # In Dark the lines have the same tag and are in one piece with the men.
    assert "".join(tagged("black")).count(men_in(idle.theme)[1]) > 20
    assert [text for text in tagged("mill") if "═" in text] \
        == ["═" * 7, "═" * 6]
    assert " x " in tagged("removed")
    assert "".join(tagged("prompt")).count("White, place a man: ") == 6
    assert any("  0 ──" in text for text in tagged("board"))


def test_ctrl_c_asks_and_a_second_one_leaves_without_a_traceback(idle):
    idle.line("4")
    idle.wait_for("Black, place a man: ")
    idle.wait_input()
    idle.interrupt()
    idle.wait_for("Leave the game (yes or no)? ")
    idle.line("no")
    idle.wait_for("The game goes on.\nTurn 2, phase one. Black, place a man: ")
    idle.line("7")
    idle.wait_for("White, place a man: ")
    idle.wait_input()
    idle.interrupt()
    idle.wait_for("Leave the game (yes or no)? ")
    idle.wait_input()
    idle.interrupt()
    idle.wait_done()
    assert "Traceback" not in idle.text()
    assert [len(board) - board.count(" ● ")
            for board in boards_in(idle)] == [0, 1, 2]


@slow
def test_ctrl_c_does_not_play_what_was_typed_half(idle):
    idle.wait_input()
    idle.press(["5"])
    idle.interrupt()
    idle.wait_for("Leave the game (yes or no)? ")
    idle.line("no")
    idle.wait_for("White, place a man: ")
    assert boards_in(idle)[-1].count(EMPTY) == 24


@slow
def test_ctrl_d_shows_the_position_and_ends(idle):
    idle.line("4")
    idle.end_of_input()
    idle.wait_done()
    said = idle.output()
    assert [board.count(EMPTY) for board in boards_in(idle)] == [24, 23, 23]
    assert said.endswith("9 in hand, 0 on board, 0 lost\nThere is no more "
                         "input. The game stops here.\n")
    assert "Traceback" not in said


@slow
def test_pasted_lines_and_empty_lines_play_on(idle):
    idle.paste("4\n7\n\n9")
    idle.wait_for("White placed a man on 9.")
    idle.lines(["", "  "])
    idle.wait_input()
    assert len(boards_in(idle)) == 4


@slow
def test_enters_that_come_together_do_not_stack_prompts(idle):
    idle.line("4")
    idle.wait_for("Black, place a man: ")
    idle.wait_input()
    idle.press(["<Return>"] * 3)
    idle.line("7")
    idle.wait_for("Black placed a man on 7.")
    assert idle.output().count("Black, place a man: ") <= 2


@slow
def test_f5_begins_again(idle):
    idle.line("4")
    idle.wait_for("White placed a man on 4.")
    idle.restart_with_f5()
    idle.line("7")
    idle.wait_for("White placed a man on 7.")
    assert idle.output().count("NINE MEN'S MORRIS") == 1


@slow
def test_a_game_in_a_window_that_was_closed_is_continued(program):
    with RealIdle(program) as idle:
        idle.lines(["4", "7", "9"])
        idle.wait_for("White placed a man on 9.")
        idle.wait_input()
        idle.close_window()
    with RealIdle(program) as idle:
        idle.line("continue")
        idle.wait_for(
            "This is the game of Player one and Player two, 3 turns.")
        idle.wait_for("Turn 4, phase one. Black, place a man: ")


@slow
def test_the_computer_plays_and_two_computers_are_stopped_by_ctrl_c(program):
    with RealIdle(program, args="--seed 3") as idle:
        idle.lines(["computer black easy", "4"])
        idle.wait_for("Computer (Black) placed")
        idle.line("computer both")
        idle.wait_for("Computer (White) placed")
        idle.interrupt()
        idle.wait_for("Stopped. Type computer both to let them play on.")
        idle.line("quit")
        idle.wait_done()
        assert "Traceback" not in idle.text()


@slow
@pytest.mark.skipif(not has_room("tournament"),
                    reason="there is no room tournament")
def test_a_player_of_the_class_and_the_new_code_after_f5(program):
    fox = program / "players" / "fox.py"
    fox.write_text(FOX)
    with RealIdle(program) as idle:
        idle.lines(["computer black fox", "4"])
        idle.wait_for("fox (Black) placed a man on 0.")
        fox.write_text(FOX.replace("[0]", "[-1]"))
        idle.restart_with_f5()
        idle.lines(["computer black fox", "4"])
        idle.wait_for("fox (Black) placed a man on 23.")
        assert "Traceback" not in idle.output()


@slow
@pytest.mark.skipif(not has_room("tournament"),
                    reason="there is no room tournament")
def test_a_tournament_shows_its_progress_and_stops_at_ctrl_c(program):
    (program / "players" / "fox.py").write_text(FOX)
    with RealIdle(program) as idle:
        idle.line("tournament fox chance easy fair medium hard, 20 games")
        idle.wait_for("of 300 games, about")
        idle.interrupt()
        idle.wait_for("Stopped. This is the table after ")
        idle.wait_for("All games are in ")
        idle.line("tournament fox chance, 2 games")
        idle.wait_for(" is not finished. Type tournament continue")
        idle.line("tournament continue 2 cores")
        idle.wait_for("of 300 games, about")
        idle.interrupt()
        idle.wait_input()
        assert "Traceback" not in idle.output() and idle.squeezed() == []


def test_everything_that_is_long_stays_short_enough_for_a_window(idle):
    for command in ("help", "help all", "rules", "moves", "log", "options"):
        idle.line(command)
        idle.wait_input()
        assert idle.news().count("\n") <= 30
        assert max(map(len, idle.news().split("\n"))) <= 79
    assert idle.squeezed() == []


@slow
def test_a_narrow_window_has_no_map_and_short_lines(program):
    with RealIdle(program, width=60) as idle:
        idle.lines(["4", "help", "rules", "map"])
        idle.wait_input()
        said = idle.output()
    assert "●       21 ──" not in said and "\n 21 ──" in said
    assert max(map(len, said.split("\n"))) <= 59
    assert ("There is no room for the map. The numbers are on the board."
            in " ".join(said.split()))


@slow
def test_the_theme_idle_new_is_light(program):
    with RealIdle(program, theme="new") as idle:
        idle.line("4")
        idle.wait_for("White placed a man on 4.")
        assert boards_in(idle)[-1][4] == WHITE
        assert "Black " + BLACK in idle.output()


@slow
@pytest.mark.parametrize("arguments, text", [
    ("--plain", "White places 4."), ("--style ascii", "+-------[ W ]-------+"),
    ("--color never", "White placed a man on 4.")])
def test_arguments_work_in_idle(arguments, text, program):
    with RealIdle(program, args=arguments) as idle:
        idle.line("4")
        idle.wait_for(text)
        idle.wait_for("Black, place a man: ")
        if "never" in arguments:
            assert set(idle.tags()) & {"KEYWORD", "ERROR"} == set()


@slow
@pytest.mark.parametrize("version", ["3.8", "3.11", "3.13"])
def test_the_same_whole_game_on_other_pythons(version, program):
    python = PYTHONS.get(version)
    if not python or why_not_here(python):
        pytest.skip("there is no IDLE of Python %s here" % version)
    with RealIdle(program, python=python) as idle:
        idle.lines(WHOLE_GAME + ["no"])
        idle.wait_done()
        said = idle.output()
        tags = idle.tags()
    assert "White wins: Black has fewer than three men." in said
    assert "\x1b" not in said and "Traceback" not in said
    assert said.count(men_in("classic")[0]) > 100
    for kind in ("black", "white", "mill", "removed", "result"):
        assert KINDS[kind][1] in tags
