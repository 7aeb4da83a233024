"""The word class: a teacher sees what each pupil of a class has done."""

import csv
import itertools
import os
import pathlib
import re

import pytest

from board import WHITE
from helpers.keeping import change_text, failing, keep_record, remember
from helpers.playing import again, answer
from helpers.quoting import keys_again
from rooms.computer import LEVELS
from rooms.console.sentences import TEXT
from rooms.console.languages import english
from rooms.learning.class_table import ZIP_FOLDER
from rooms.learning.puzzles import in_a_line, read_puzzles
from rooms.records import COMMENT
from rules import new_game, play, resign
from test_learning_progress import keep_results

WON, LOST, DRAWN = "1-0", "0-1", "1/2-1/2"
NAME, FOLDER, NEED, STEPS, PUZZLES, QUIZ, TRIES, PRACTISE, DAY, SCORE, GAMES = (
    english.SENTENCES["class head"].split(", "))


def add_pupil(folder, *games, lines=(), day="2026.11.27"):
    """Make the folder of a pupil with these games of keep_results, and with
    these lines in the memory. Returns the folder."""
    folder.mkdir(parents=True)
    if games:
        keep_results(folder, *games)
    for path in folder.glob("games/game *"):
        change_text(path, "????.??.??", day)
        change_text(path, '"Computer,"', '"Player two"')
    if lines:
        remember(folder, *lines)
    return folder


def pupil_called(folder, name):
    """Make the folder of a pupil with a name that no program would write."""
    change_text(keep_results(add_pupil(folder), ("Ann", "easy", WON)),
                '"Ann"', '"%s"' % name)


def table_of(name="share", between=","):
    """The rows of the file for a spreadsheet: {head: cell}."""
    read = pathlib.Path("games", "class %s.csv" % name).read_bytes()
    assert read.startswith(b"\xef\xbb\xbf")             # or Excel shows no ö
    lines = read.decode("utf-8-sig").split("\r\n")
    return [*csv.DictReader(lines, delimiter=between)]


def told_of(path="share"):
    """The rows that class makes of this folder, without that of all."""
    again("class %s" % path)
    return table_of(pathlib.Path(path).name)[:-1]


@pytest.fixture
def share(folder):
    """The folder with the folders of the pupils. The teacher's is another."""
    (folder / "share").mkdir()
    return folder / "share"


# A row for each pupil

def test_a_row_tells_what_a_pupil_has_done(share):
    puzzles = [in_a_line(puzzle) for puzzle in read_puzzles()[:3]]
    add_pupil(share / "pc1", ("Ann", "easy", WON), ("Ann", "easy", DRAWN),
              ("Ann", "fair", LOST), ("Ann", "", WON), ("Ann", "easy", "*"),
              lines=["name Ann", "ann: step place", "ann: step mill",
                     "ann: step mill", "step fly",
                     "ann: White better 1 8 8 " + 24 * ".",
                     "ann: quiz right ways", "ann: quiz wrong ways",
                     "ann: quiz right spots", "quiz right ways",
                     *("ann: " + puzzle for puzzle in puzzles)])
    [row] = told_of()
    untold = dict.fromkeys((PUZZLES, QUIZ, TRIES, PRACTISE, DAY), "")
    assert row == {
        **dict.fromkeys(row, "0"), NAME: "Ann", FOLDER: "pc1", NEED: "",
        STEPS: "3", PUZZLES: "4", QUIZ: "3", TRIES: "4", PRACTISE: "",
        DAY: "2026-11-27", SCORE: "2.5", GAMES: "4"}
    add_pupil(share / "b", ("Ben", "easy", LOST), lines=["ben: step mill"])
    again("class share")
    assert {**table_of()[-1], **untold} == {
        **row, **untold, NAME: TEXT["class all"].format(number=2), FOLDER: "",
        STEPS: "4", GAMES: "5"}


def keep_without_mills(folder, *numbers, name="Ann", graded=True):
    """Keep games with these numbers in which White never makes a mill on 2."""
    game, tags = new_game(), {"White": name, "BlackComputer": "easy"}
    for point in (0, 4, 1, 9, 5, 22, 10, 12, 15, 18, 8, 16, 21):
        play(game, (None, point, ()))
        if graded and game.past[-1][0][1] == WHITE:
            tags.update({COMMENT % len(game.turns): "??", "Puzzles": "-"})
    resign(game, WHITE)
    for number in numbers:
        keep_record(folder, number, game, tags)


def test_the_habit_comes_from_games_with_grades_and_nothing_is_searched(
        share, monkeypatch):
    for name, graded in ("Ann", True), ("Ben", False):
        keep_without_mills(share / name, 1, 2, 3, 4, 5, name=name,
                           graded=graded)
    monkeypatch.delattr("rooms.computer.search.think")
    monkeypatch.delattr("rooms.computer.weighing.weigh")
    assert {row[NAME]: row[PRACTISE] for row in told_of()} == {
        "Ann": "mill", "Ben": ""}


def test_several_pupils_in_one_folder_have_a_row_each(share):
    add_pupil(share / "pc1", ("Ann", "easy", WON), ("ann", "easy", WON),
              ("Ben", "", LOST), ("", "easy", WON),
              lines=["name Ann", "name Cem", "cem: step place", "name Dora"])
    assert [(row[NAME], row[GAMES]) for row in told_of()] == [
        ("Ben", "1"), ("Dora", "0"), ("ann", "3"), ("Cem", "0")]
    # A player whose neighbour has no name has one row.
    path = add_pupil(share / "pc1" / "a", ("Ann", "", WON))
    path /= "games/game 0001.txt"
    assert [row[NAME] for row in told_of("share/pc1/a")] == ["Ann"]
    change_text(path, "Player two", "Ben")
    assert [row[NAME] for row in told_of("share/pc1/a")] == ["Ann", "Ben"]


def test_a_pupil_without_a_name_has_the_name_of_the_folder(share):
    for seat, inner in (("seat 0", ""), ("seat 1", ZIP_FOLDER),
                        ("seat 2", ZIP_FOLDER + "/" + ZIP_FOLDER)):
        add_pupil(share / seat / inner, ("", "easy", WON),
                  lines=["step place"])
        for row in told_of()[-1:] + told_of("share/" + seat):
            assert (row[NAME], row[FOLDER], row[STEPS]) == ("", seat, "1")
    assert "\nseat 2 " in again("class share/seat 2")


def test_a_pupil_at_two_pcs_has_one_row_that_says_so(share):
    for name, day in ("7a", "2026.10.01"), ("7b", "2026.09.30"):
        add_pupil(share / name / "ann", ("Ann", "easy", WON), day=day,
                  lines=["ann: step place", "ann: step " + name])
    ben = add_pupil(share / "ben", lines=["name Ben", "ben: step place"])
    os.utime(str(ben / "games" / "learning.txt"), (1750000000,) * 2)
    assert [(row[NAME], row[FOLDER].replace("\\", "/"), row[STEPS], row[GAMES],
             row[DAY]) for row in told_of()] == [
        ("Ann", "7a/ann, 7b/ann", "3", "2", "2026-10-01"),
        ("Ben", "ben", "1", "0", "2025-06-15")]
    assert "\nAnn (7a/ann, ... " in again("class share").replace("\\", "/")


def test_each_folder_has_a_row_and_who_needs_help_most_comes_first(share):
    for name in ("pc1", "pc2/games", "meet", "meeting"):
        (share / name).mkdir(parents=True)
    (share / "meet" / "Ann-.txt").write_text("no pupil's folder", "utf-8")
    add_pupil(share / "pc3", ("", "easy", WON))
    (share / "pc3" / "games" / "game 0001.txt").write_bytes(b"\0")
    for name, lines, games in [
            ("Ann", ["ann: step place"], [WON]), ("Ben", [], [LOST] * 8),
            ("Cem", ["cem: step place", *["cem: quiz wrong ways"] * 5], []),
            ("Dora", [], []), ("Eva", ["eva: quiz right spots"], []),
            ("Fay", ["fay: step place"], [WON, DRAWN]),
            ("Gil", [], [WON]), ("Hal James Incandenza", [], [WON] * 3)]:
        add_pupil(share / name, *[(name, "easy", each) for each in games],
                  lines=["name " + name, *lines])
    for name in "Ann", "Ben":
        keep_without_mills(share / name, 10, 11, name=name)
    said = keys_again("class share")
    assert [facts for key, facts in said if key == "class habit"] == [
        {"number": "2", "theme": "mill"}]
    assert [key[5:] for key, _ in said if key.startswith("need ")] \
        == "lost steps steps steps quiz missed damaged nothing nothing".split()
    rows = told_of()
    assert ", " in rows[0][NEED]            # with more room than the screen
    change_text(share / "Cem/games/learning.txt", "cem: step", "cem: no")
    shown = again("class share").split("\n")
    assert [", " in row for row in shown if row[:4] in ("Ben ", "Cem ")] == [
        False, True]                        # Ben has a longer one
    assert [row[NAME] or row[FOLDER] for row in rows] == [
        "Ben", "Dora", "Eva", "Gil", "Cem", "Ann", "Fay", "Hal James Incandenza",
        "pc3", "pc1", "pc2"]


@pytest.mark.parametrize("language, names", [
    ("deutsch", "Joachim J\u00f6rg Josef \u0141ukasz Max Zo\u00eb"),
    ("polski", "J\u00f6rg Lz \u0141ukasz Max Zo\u00eb"),
    ("espanol", "Nuria \u00d1aki Oscar")])
def test_names_are_sorted_as_the_language_sorts_them(share, language, names):
    for number, name in enumerate(sorted(names.split())):
        pupil_called(share / str(number), name)
    again("language " + language, "class share")
    assert [[*row.values()][0] for row in table_of(between=";")[:-1]] \
        == names.split()


# Where the folders are

def test_games_are_found_but_not_too_deep_or_among_tests_of_the_program(share):
    (share / "pc01").mkdir()
    (share / "pc01" / (ZIP_FOLDER + ".py")).write_text("")
    for name, place in (
            ("A", "games"), ("B", "b/games"), ("C", "c"),
            ("D", "2026/7a/d/%s/%s/games" % (ZIP_FOLDER, ZIP_FOLDER)),
            ("E", "tests/helpers/old"), ("-", "1/2/3/4/5/6/games"),
            ("-", "pc01/tests/helpers/old"), ("-", "pc01/docs/games")):
        keep_results(share.parent, (name, "easy", WON))
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        (share.parent / "games").rename(share / place)
    assert [row[NAME] for row in told_of() if row[GAMES] == "1"] == [*"ABCDE"]


def test_a_class_that_has_not_played_has_a_row_for_each_program(share):
    (share / "empty").mkdir()
    for place in ("pc01", "pc02", "pc01/rooms"):
        (share / place).mkdir()
        (share / place / (ZIP_FOLDER + ".py")).write_text("")
    assert {row[FOLDER] for row in told_of()} == {"pc01", "pc02", "empty"}
    add_pupil(share / "pc01" / "mine", ("Ann", "easy", WON))
    assert [row[FOLDER] for row in told_of("share/pc01")] == ["mine"]


@pytest.mark.parametrize("line, key", [
    ("class", "class how"), ("class nothere", "class none"),
    ("class empty", "class none"), ("class file.txt", "class none"),
    ("class a\0b", "class none"), ("class " + "x" * 5000, "class none")])
def test_without_games_one_sentence_says_what_to_type(folder, line, key):
    (folder / "empty" / "ann" / "games").mkdir(parents=True)
    (folder / "file.txt").write_text("no folder", "utf-8")
    said = dict(keys_again(line))
    assert key in said and "class written" not in said
    assert "class" in TEXT[key].lower()
    assert not list(folder.glob("games/*.csv"))


def test_nothing_is_written_into_a_folder_even_with_blanks_and_quotes(folder):
    place = folder / "my class"
    add_pupil(place / "a", ("Ann", "easy", WON), lines=["name Ann"])
    add_pupil(place / "b", ("Ben", "easy", "*"))
    (place / "b" / "games" / "game 0001.txt.lock").write_text("")
    before = {path: path.stat().st_mtime_ns for path in place.rglob("*")}
    for line in ("class my class", 'class "my class"'):
        again(line)
        assert {"Ann", "Ben"} <= {row[NAME] for row in table_of("my class")}
        os.remove("games/class my class.csv")
    assert before == {path: path.stat().st_mtime_ns
                      for path in place.rglob("*")}


# What is damaged or hostile

@pytest.mark.parametrize("file, damage", [
    *[("game 0001.txt", damage) for damage in (
        lambda read: b"", lambda read: bytes(range(256)) * 20,
        lambda read: read.replace(b"\n1.", b"\n99."),
        *[lambda read, end=end: read[:read.index(end)] for end in (
            b"\n1.", b"[Result", b"[PlyCount", b"[BlackComputer")])],
    ("learning.txt", lambda read: b"\xff\xfe\x00" * 999 + b"\nname x\xff"),
    ("learning.txt", lambda read: read + b"\nname \x00\x01"),
    ("learning.txt", None)])                            # it is no file
def test_damaged_files_are_counted_and_one_is_named(share, file, damage):
    for place in "ab":
        games = add_pupil(share / place, *[("Ann", "easy", LOST)] * 2,
                          lines=["name Ann", "ann: step place"]) / "games"
        whole = (games / file).read_bytes()
        (games / file).unlink()
        if damage:
            (games / file).write_bytes(damage(whole))
        else:
            (games / file).mkdir()
    [said] = [facts for key, facts in keys_again("class share")
              if key == "class unread"]
    assert said["number"] == "2" and said["path"].endswith(file)
    assert [row[GAMES] for row in told_of()] == [
        "2" if "game" in file else "4"]


def test_a_folder_that_cannot_be_read_is_counted(share, monkeypatch):
    add_pupil(share / "a", ("Ann", "easy", WON))
    add_pupil(share / "b", ("Ben", "easy", WON))
    real = os.scandir

    def scandir(path):
        if str(path).endswith("b"):
            raise PermissionError(13, "no", str(path))
        return real(path)
    monkeypatch.setattr(os, "scandir", scandir)
    [said] = [facts for key, facts in keys_again("class share")
              if key == "class unread"]
    assert said["number"] == "1" and said["path"].endswith("b")
    assert [(row[NAME], row[FOLDER]) for row in told_of()] == [
        ("Ann", "a"), ("", "b")]
    assert "class none" in dict(keys_again("class share/b"))


@pytest.mark.parametrize("language, between", [
    ("english", ","), ("deutsch", ";")])
def test_hostile_names_do_no_harm_on_the_screen_and_in_a_spreadsheet(
        share, language, between):
    names, signs = ["a\x1b[31mred", "\u202egnp", "x" * 300, "a,b;c",
                    "tab\there"], "=+-@\uff1d\uff0b\uff0d\uff20"
    for number, name in enumerate(names):
        pupil_called(share / str(number), name)
    for sign, mark in itertools.product(signs, ",;\t"):
        pupil_called(share / ("a;%s%d" % (sign, ord(mark))),
                     "x%s%s1%s %s2;y" % (mark, sign, mark, sign))
    said = again("language " + language, "class share")
    assert not {"\x1b", "\u202e", "\t"} & {*said}
    rows = table_of(between=between)
    assert len(rows) == len(names) + 3 * len(signs) + 1
    assert all(cell.isprintable() for row in rows for cell in row.values())
    assert "a,b;c" in [[*row.values()][0] for row in rows]
    # No spreadsheet finds a formula, wherever it parts the cells.
    text = pathlib.Path("games", "class share.csv").read_text("utf-8-sig")
    assert all(text.count("'" + sign) >= 3 + 3 for sign in signs)
    for row in csv.reader(re.sub("[;\t]", ",", text).split("\n")):
        assert not [part for part in row if part.strip(' "')[:1] in (*signs,)]


def test_35_pupils_have_rows_in_columns_that_fit_a_screen(share):
    names = "Ann J\u00f6rg \u0141ukasz Zo\u00eb Maximiliane-Joseph".split()
    for number in range(35):
        levels = [*LEVELS][number % 5:number % 5 + 3]
        add_pupil(share / ("pc%02d" % number), *[
            (names[number % 5] + str(number), level, WON) for level in levels])
    assert len(told_of()) == 35
    shown = answer("class share").split("\n")[:37]
    assert len(shown[0]) < 80 and shown[0].endswith(NEED)
    assert len({len(row) for row in shown[1:-1]}) == 1  # so columns are straight
    assert shown[0].startswith(NAME) and "105" in shown[-1]


def test_a_read_only_folder_leads_to_the_home_and_a_full_disk_is_told(
        share, monkeypatch, folder):
    add_pupil(share / "a", ("Ann", "easy", WON))
    (folder / "here").mkdir()
    (folder / "here" / "games").write_text("in the way")
    monkeypatch.chdir(folder / "here")
    said = dict(keys_again("class ../share"))
    assert said["class written"]["path"] == str(
        folder / "games" / "class share.csv")
    monkeypatch.chdir(folder)
    monkeypatch.setattr("rooms.records.files.write_whole", failing(28))
    said = dict(keys_again("class share"))
    assert "No space" in said["unwritten"]["error"]
    assert "class written" not in said
