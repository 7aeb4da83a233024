"""The three files alone, line by line: what is typed, and what is said."""

from board import LETTER_OF, POINTS, WHITE, picture_with_map, why_not_drawn
from helpers.alone import entry, keys, run, said, typed
from helpers.playing import WHOLE_GAME

MILL = ["4", "19", "3", "18", "5"]      # White has 3 4 5, and must remove
PLACED = WHOLE_GAME[:18]


# The board on the screen

def test_the_board_can_be_drawn_and_beside_it_stands_the_map():
    assert why_not_drawn() is None
    spots = [WHITE if point == 4 else LETTER_OF[WHITE] for point in POINTS]
    row = picture_with_map(spots).split("\n")[2]
    assert row.count(WHITE) == 1 and row.split()[-2:] == ["5", "│"]


def test_the_board_is_shown_at_the_beginning_and_when_something_has_changed():
    shown = typed("4", "4", "19", "quit")
    assert shown.count("21 -") == 3         # the map
    assert shown.count(LETTER_OF[WHITE]) == 3 + 2
    assert shown.rpartition("23 \n")[2].split("\n")[0].endswith(".")


def test_the_men_are_counted():
    assert said(*MILL, "x18")[3:5] == [
        ("men", {"hand": "6", "board": "3", "lost": "0"}),
        ("men", {"hand": "7", "board": "1", "lost": "1"})]


# Turns

def test_the_program_greets_and_asks_white_for_a_man():
    assert keys() == ["title", "greeting classic", "first", "ask place"]
    assert said()[-1] == ("ask place", {"who": "white"})


def test_a_man_is_placed_and_black_is_asked():
    assert said("4")[0] == ("placed", {"who": "white", "end": "4"})
    assert said("4")[-1] == ("ask place", {"who": "black"})
    assert keys(*PLACED)[-1] == "ask move"


def test_a_wrong_turn_is_refused_and_the_same_player_is_asked_again():
    assert keys("4", "4") == ["taken", "taken instead", "ask place"]
    assert said("4", "4")[-1] == ("ask place", {"who": "black"})
    assert [keys("4", "19", line)[0] for line in ("4 7", "4x19")] == [
        "men_in_hand", "taken"]


def test_after_a_mill_a_removal_is_asked_for_and_told():
    assert keys(*MILL) == ["placed", "mills made 1", "ask remove"]
    assert said(*MILL)[-1][1] == {"who": "white", "points": "18 or 19"}
    for lines in (["18"], ["x18"], ["5x18"]):
        assert keys(*MILL, *lines) == [
            "placed", "mills made 1", "removed", "ask place"]
    assert keys(*MILL[:4], "5x18")[-2:] == ["removed", "ask place"]
    assert keys(*MILL, "19 18")[0] == "mill_first"


def test_a_man_is_moved_by_two_points_on_one_line_or_two():
    assert said(*PLACED, "6")[0][0] == "ask end"
    for lines in (["6-11"], ["6", "11"], ["6 11"], ["6", "6-11"]):
        assert keys(*PLACED, *lines) == ["moved", "ask move"]
    assert keys(*PLACED, "6", "7") == ["occupied", "occupied instead",
                                       "ask end"]


def test_a_player_with_three_men_flies_and_a_player_with_two_loses():
    assert keys(*WHOLE_GAME[:29])[-1] == "ask fly"
    assert keys(*WHOLE_GAME[:29], "3")[-1] == "ask fly"
    assert keys(*WHOLE_GAME[:30]) == ["flew", "ask move"]
    assert keys(*WHOLE_GAME)[-3:] == ["few", "wins", "ask over"]


# Words

def test_back_puts_back_a_man_that_is_begun():
    assert keys(*MILL, "back") == ["put back", "placed", "ask place"]
    assert keys(*MILL, "undo") == keys(*MILL, "back")
    assert keys("back") == ["nothing begun", "ask place"]


def test_undo_takes_back_a_turn_and_redo_plays_it_again():
    assert keys("4", "undo") == ["taken back", "first", "ask place"]
    assert said("4", "undo")[0] == ("taken back", {"turn": "4."})
    assert keys("4", "undo", "redo") == ["played again", "placed", "ask place"]
    assert keys("undo")[0] == "nothing to undo"
    assert keys("4", "redo")[0] == "nothing to redo"
    assert keys("resign", "yes", "undo")[:2] == ["the end", "taken back"]


def test_a_draw_is_offered_and_the_other_player_answers():
    assert said("4", "draw") == [("ask draw", {"who": "black",
                                               "other": "white"})]
    assert said("4", "draw", "no")[0] == ("not agreed", {"other": "white"})
    assert keys("4", "draw", "yes")[-3:] == ["agreement", "draw", "ask over"]


def test_a_player_who_resigns_is_asked_and_the_other_wins():
    assert said("resign") == [("ask resign", {"who": "white"})]
    assert keys("resign", "no") == ["goes on", "ask place"]
    assert ("wins", {"who": "black", "reason": "resigned"}) \
        in said("resign", "yes")
    assert said("draw", "resign")[-1] == ("ask resign", {"who": "black"})
    assert keys("resign", "resign")[0] == "yes or no"
    for word in ("draw", "resign", "4"):
        assert keys("resign", "yes", word)[0] == "over"


def test_a_new_game_begins_after_a_question_if_one_is_in_progress():
    assert keys("4", "new") == ["ask new"]
    assert keys("new") == ["usual", "new game", "ask place"]
    for lines in (["4", "new", "yes"], ["resign", "yes", "new"]):
        assert keys(*lines) == ["usual", "new game", "first", "ask place"]


def test_a_question_is_answered_by_yes_or_no():
    assert keys("yes")[0] == keys("no")[0] == "no question"
    assert keys("4", "new", "y") == keys("4", "new", "yes")
    assert keys("4", "new", "n") == ["goes on", "ask place"]
    for wrong in ("zz", "7", "draw it now"):
        assert keys("4", "new", wrong) == ["yes or no", "ask new"]


def test_help_tells_all_words_and_other_words_are_unknown():
    assert said("help")[0][1]["words"] \
        == "help, back, undo, redo, draw, resign, new, yes, no, quit"
    for line in ("zz", "re", "no idea what"):
        assert said(line)[0] == ("unknown", {"word": line})
    assert keys("") == ["ask place"]


def test_quit_ends_the_program_and_so_do_two_ctrl_c_and_the_end_of_the_input():
    assert typed("quit", "4").endswith("good-bye\u27e9\n")
    assert typed("quit now").endswith("good-bye\u27e9\n")
    assert keys("\x03")[-2:] == ["interrupted", "ask leave"]
    assert keys("\x03", "no") == ["goes on", "ask place"]
    assert [run(*lines)[1] for lines in (
        ["quit"], ["4"], ["\x03", "yes"], ["\x03", "\x03"])] == [0, 0, 0, 130]
    assert typed("4").endswith("input ended\u27e9\n")
    assert set(entry()["PLAYERS"]) == {"person"}
