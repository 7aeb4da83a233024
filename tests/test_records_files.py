"""Files of records: damaged files, saving and loading."""

import os
import random

import pytest

from helpers.held_open import held_open
from helpers.recorded import (MILL, TAGS, contents, game_by_chance, refusal,
                              state)
from rooms.records import (RecordError, found_by, load_record, record_of,
                           save_record)
from rooms.records.files import records_in
from rooms.records.record import read_record
from rules import new_game


# Damaged records

def noise(chance, many):
    """So many bytes by chance."""
    return bytes(chance.randrange(256) for _ in range(many))


def damaged(chance, way):
    """The bytes of a record with this damage."""
    text = record_of(game_by_chance(chance.randrange(10 ** 6), 90), TAGS)
    lines, words, read = text.split("\n"), text.split(" "), text.encode()
    at = chance.randrange(len(read))
    if way == "cut":
        return read[:at]
    if way == "bytes":
        return read[:at] + noise(chance, 3) + read[at + 3:]
    if way == "noise":
        return noise(chance, chance.randrange(2000))
    if way == "turns":
        at = chance.randrange(len(words) // 2, len(words))
        words[at] = chance.choice(("a7", "d6-d7", "g1xa1", "zz", "99-1", "x"))
        return " ".join(words).encode()
    if way == "lines":
        one, two = chance.sample(range(len(lines)), 2)
        lines[one], lines[two] = lines[two], lines[one]
    if way == "count":
        lines[8] = '[PlyCount "%d"]' % chance.randrange(1000)
    return "\n".join(lines).encode()


@pytest.mark.parametrize("number", [3, pytest.param(
    350, marks=pytest.mark.slow(why="2000 records are damaged"))])
@pytest.mark.parametrize("way", [
    "cut", "bytes", "noise", "turns", "lines", "count"])
def test_a_damaged_record_is_refused_in_a_sentence(tmp_path, way, number):
    chance, path, seen = random.Random(5), tmp_path / "game.txt", 0
    while seen < number:
        read = damaged(chance, way)
        path.write_bytes(read)
        try:
            game, tags = load_record(str(path))
        except RecordError:
            error, seen = refusal(load_record, str(path)), seen + 1
            if error.game:
                assert read_record(record_of(error.game, TAGS))
        else:       # no harm, or another game that is as complete
            whole = record_of(game, tags)
            assert record_of(*read_record(whole)) == whole
        assert contents(tmp_path) == {"game.txt": read}


def forbid(path):
    """A record that nobody may read."""
    path.write_text(MILL)
    path.chmod(0)


@pytest.mark.parametrize("make, reason", [
    (lambda path: path.mkdir(), "file folder"),
    (lambda path: path.write_bytes(os.urandom(2 * 10 ** 6 + 1)), "file large"),
    pytest.param(forbid, "file forbidden", marks=pytest.mark.skipif(
        not hasattr(os, "geteuid") or os.geteuid() == 0,
        reason="Windows and the superuser may read everything")),
    pytest.param(lambda path: os.mkfifo(str(path)), "file other",
                 marks=pytest.mark.skipif(not hasattr(os, "mkfifo"),
                                          reason="no such files here"))])
def test_a_file_that_cannot_be_read_is_neither_listed_nor_overwritten(
        tmp_path, make, reason):
    path = tmp_path / "game.txt"
    make(path)
    there = sorted(os.listdir(str(tmp_path)))
    assert refusal(load_record, str(path)).reason == reason
    assert records_in(str(tmp_path)) == []
    assert refusal(save_record, str(path), new_game(), TAGS,
                   True).reason == reason
    assert sorted(os.listdir(str(tmp_path))) == there


@pytest.mark.parametrize("name", ["none", "no/such"])
def test_a_file_that_is_missing_is_told_so(tmp_path, name):
    error = refusal(load_record, str(tmp_path / name))
    assert error.reason == "file missing"


# Saving and loading

@pytest.mark.parametrize("name, file", [
    ("monday", "monday.txt"), ("Ann vs. Ben", "Ann vs. Ben.txt"),
    ("J\xfcrgens Spiel", "J\xfcrgens Spiel.txt"), ("x.pgn", "x.pgn"),
    ("com10", "com10.txt"),
    ("game 1.5", "game 1.5.txt"), ('"in quotes"', "in quotes.txt"),
    ("sub/deep", "sub/deep.txt"), ("./here.txt", "here.txt"),
    ("~/mine", "mine.txt")])
def test_a_game_is_saved_and_loaded_by_any_sensible_name(
        tmp_path, name, file):
    (tmp_path / "sub").mkdir()
    game = game_by_chance(7)
    path = save_record(name, game, TAGS)
    assert os.path.samefile(path, str(tmp_path / file))
    assert state(load_record(found_by(name, []))[0]) == state(game)


DEVICES = ["CON", "nul", "nul.txt", "aux.txt", "com1", "CONIN$", "lpt\xb2",
           "sub/con.pgn"]


@pytest.mark.parametrize("name", DEVICES + [
    "what?", "a:b", "a|b", "", "  ", "a\0b", "\x1b"])
def test_a_name_that_some_computer_cannot_have_is_refused(tmp_path, name):
    reasons = ["folder missing"] if os.name == "nt" and name == "a:b" \
        else ["file name", "file unnamed"]          # a: is a drive there
    assert refusal(save_record, name, new_game(), TAGS).reason in reasons
    assert contents(tmp_path) == {}
    if name in DEVICES:                 # and cannot be loaded, either
        error = refusal(found_by, name, [])
        assert (error.reason, error.facts["name"]) == (
            "file name", os.path.basename(name))


@pytest.mark.parametrize("name", ["x" * 300, "x" * 251 + ".pgn"])
def test_a_name_that_is_too_long_is_told_so_in_saving_and_in_loading(name):
    assert refusal(save_record, name, new_game(), TAGS).reason == "file long"
    assert refusal(load_record, found_by(name, [])).reason == "file long"


def test_a_name_in_another_folder_means_no_record_of_this_one(tmp_path):
    (tmp_path / "sub").mkdir()
    known = [str(tmp_path / "monday.txt"), str(tmp_path / "sub" / "max.txt")]
    (tmp_path / "monday.txt").write_text("")
    assert found_by(str(tmp_path / "sub" / "mon"), known).endswith("mon.txt")
    assert found_by(str(tmp_path / "sub" / "ma"), known) == known[1]
    assert found_by("mon", known) == known[0]


@pytest.mark.slow(why="the program waits for the file")
def test_a_record_that_is_open_elsewhere_stays_and_that_is_said(tmp_path):
    path = save_record("monday", new_game(), TAGS)
    before = contents(tmp_path)
    with held_open(path):
        error = refusal(save_record, "monday", game_by_chance(7), TAGS, True)
    assert error.reason == "file open" and contents(tmp_path) == before


@pytest.mark.parametrize("text", ["My homework", "", "4", "1. a7 b6", "[x]",
                                  '[White "Ann"]\n1. a7 a7'])
def test_a_file_that_is_no_record_is_never_overwritten(tmp_path, text):
    path = tmp_path / "essay.txt"
    path.write_text(text)
    for overwrite in (False, True):
        assert refusal(save_record, str(path), new_game(), TAGS,
                       overwrite).reason == "file no record"
    assert path.read_text() == text


def test_a_record_is_overwritten_only_after_a_yes(tmp_path):
    name, game = str(tmp_path / "game"), game_by_chance(8)
    save_record(name, new_game(), TAGS)
    assert refusal(save_record, name, game, TAGS).reason == "file exists"
    assert load_record(name + ".txt")[0].turns == []
    save_record(name, game, TAGS, overwrite=True)
    assert state(load_record(name + ".txt")[0]) == state(game)


# Listing

def test_the_records_in_a_folder_are_listed_without_its_other_files(tmp_path):
    save_record(str(tmp_path / "one"), read_record(MILL)[0], TAGS)
    (tmp_path / "two.PGN").write_text('[White "one"]\n[Result "1-0"]\n*')
    (tmp_path / "marked.txt").write_text(
        '\ufeff\n \n[White "Eve"]\n\n%s *\n' % MILL, encoding="utf-8")
    (tmp_path / "essay.txt").write_text("Dear diary")
    (tmp_path / "noise.txt").write_bytes(os.urandom(5000))
    assert {(os.path.basename(path), tags["White"], tags.get("Date"),
             tags.get("Result")) for path, tags in records_in(
                 str(tmp_path))} == {
        ("one.txt", "Ann", "2026.11.20", "*"), ("marked.txt", "Eve", None,
                                                None),
        ("two.PGN", "one", None, "1-0")}


def test_a_record_in_an_older_encoding_is_read(tmp_path):
    text = record_of(new_game(), {"White": "M\xfcller"})
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "cp1252"):
        (tmp_path / "game.txt").write_bytes(text.encode(encoding))
        tags = load_record(str(tmp_path / "game.txt"))[1]
        assert tags["White"] == "M\xfcller"
