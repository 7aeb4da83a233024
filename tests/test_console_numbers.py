"""The numbers of the points: on a map beside the board, or on the board."""

from board import BLACK, WHITE
from rooms.console import screen
from rooms.console.picture import PLACES
from rooms.console.screen import MANY
from helpers.playing import answer, played
from helpers.window import board_drawn, spots_with, window
from helpers.quoting import part
from rooms.console.sentences import TEXT

# On the board

def test_where_the_map_has_no_room_the_numbers_stand_on_the_board():
    rows = board_drawn(spots_with([4, 7, 12], [0, 20]), None, numbers="board")
    assert rows[0] == "   0"
    assert rows[1] == " %s──────────── 1 ──────────── 2" % BLACK
    assert rows[2] == "  │              │4             │"
    assert rows[3] == "  │    3 ───────%s─────── 5    │" % WHITE
    assert rows[4] == "  │    │         │7        │    │"
    assert rows[6] == "  │    │    │         │12  │    │"
    assert rows[7] == "  9 ──10 ──11        %s──13 ──14" % WHITE
    assert rows[10] == "  │    │         │         │20  │"
    assert len(rows) == 14


def test_without_men_above_there_is_no_row_for_their_numbers():
    rows = board_drawn(spots_with([4]), None, numbers="board")
    assert rows[0] == "  0 ──────────── 1 ──────────── 2" and len(rows) == 13


def test_a_removed_man_and_an_origin_keep_their_numbers():
    rows = board_drawn(spots_with([3, 4, 5]), (14, 5, (12,)), numbers="board")
    assert rows[6] == "  9 ──10 ──11        x12──13 ─[14 ]"


def test_every_point_can_be_named_by_what_the_board_shows():
    vacant = board_drawn(spots_with(), None, numbers="board")
    for point, (row, column) in enumerate(PLACES):
        assert vacant[row - 1][column:column + 3].strip() == str(point)
        rows = board_drawn(spots_with([point]), None, numbers="board")
        above = rows[0 if row == 1 else row - 2]
        assert above[column + 2:].split()[0] == str(point)


def test_numbers_stand_on_the_board_when_they_are_wanted():
    said = played("4", "numbers on").partition("numbers on\n")[2]
    assert said.startswith("The board shows the numbers of the points. The "
                           "number of a man is above it.\n")
    assert "│4    " in said and " 21 ────────────22 ────────────23\n" in said
    said = played("4", "numbers", "numbers").rpartition("numbers\n")[2]
    assert "●       21 ────" in said and "│4    " not in said
    assert answer("numbers of") == \
        "Type numbers on, numbers off, or numbers alone, not 'of'."


def test_numbers_off_leaves_no_map_where_there_was_none():
    said = played("map off", "numbers off").partition("numbers off\n")[2]
    assert said.startswith("The numbers are not on the board any more.")
    assert "●────●────●" in said and " 21 ───" not in said


# In a narrow window

def test_the_map_is_shown_where_72_columns_are_free(monkeypatch):
    for width, shown in ((73, True), (72, False)):
        window(monkeypatch, width, MANY)
        said = played()
        assert ("●       21 ──" in said) == shown
        assert ("\n 21 ──" in said) != shown


def test_a_narrow_window_is_told_of_once(monkeypatch):
    window(monkeypatch, 60, MANY)
    said = played("4", "7", "9")
    assert said.count(TEXT["narrow"]) == 1
    assert said.index("no room") < said.index(part("first"))
    assert "no room" not in played("4", arguments=["--plain"])


def test_a_window_that_becomes_narrow_again_is_told_of_again(monkeypatch):
    widths = [80, 60, 60, 80, 60, 60]
    monkeypatch.setattr(screen, "window_size",
                        lambda screen: (widths[0], MANY))
    read = screen.read_line

    def read_line():
        widths.pop(0)
        return read()
    monkeypatch.setattr(screen, "read_line", read_line)
    assert played("4", "7", "9", "13").count(TEXT["narrow"]) == 2


def test_the_map_may_be_taken_away_in_a_narrow_window_too(monkeypatch):
    window(monkeypatch, 60, MANY)
    said = played("map off").partition("map off\n")[2]
    assert said.startswith("The map is hidden.")
    assert "●────●────●" in said and " 9 ──10" not in said
    said = played("map off", "map on").partition("map on\n")[2]
    assert "no room for the map" in said and " 9 ──10" in said
    said = played("map on", arguments=["--plain"]).partition("map on\n")[2]
    assert said.startswith("The board has three rings")


def test_numbers_off_in_a_narrow_window_leaves_none(monkeypatch):
    window(monkeypatch, 60, MANY)
    said = played("numbers").partition("numbers\n")[2]
    assert said.startswith(TEXT["numbers off"])
    assert "●────●────●" in said and "──22 ──" not in said
