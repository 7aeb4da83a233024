"""Files of records: damaged files, saving and loading."""

import os
import random

import pytest

from helpers.held_open import held_open
from helpers.recorded import (MILL, TAGS, contents, damaged, game_by_chance,
                              refusal)
from rooms.records import (RecordError, found_by, load_record, record_of,
                           save_record)
from rooms.records.files import records_in
from rooms.records.record import read_record
from rules import new_game


@pytest.mark.parametrize("number", [60, pytest.param(
    2000, marks=pytest.mark.slow(why="2000 records are damaged"))])
def test_a_damaged_record_is_refused_in_a_sentence(tmp_path, number):
    chance, path, seen = random.Random(5), tmp_path / "game.txt", 0
    while seen < number:
        read = damaged(chance)
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


@pytest.mark.parametrize("make, reason", [
    (lambda path: path.mkdir(), "file folder"),
    (lambda path: path.write_bytes(os.urandom(2 * 10 ** 6 + 1)), "file large"),
    pytest.param(lambda path: (path.write_text(MILL), path.chmod(0)),
                 "file forbidden", marks=pytest.mark.skipif(
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


# Saving and loading

@pytest.mark.parametrize("name", [
    "what?", "a:b", "a|b", "", "  ", "a\0b", "\x1b"])
def test_a_name_that_some_computer_cannot_have_is_refused(tmp_path, name):
    reasons = ["folder missing"] if os.name == "nt" and name == "a:b" \
        else ["file name", "file unnamed"]          # a: is a drive there
    assert refusal(save_record, name, new_game(), TAGS).reason in reasons
    assert contents(tmp_path) == {}


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


@pytest.mark.parametrize("text", [
    "My homework", "", "4", "1. a7 b6", "[x]", '[White "Ann"]\n1. a7 a7',
    "int main() { return 0; }", "{only a comment}", "4 {a}"])
def test_a_file_that_is_no_record_is_never_overwritten(tmp_path, text):
    path = tmp_path / "essay.txt"
    path.write_text(text)
    for overwrite in (False, True):
        assert refusal(save_record, str(path), new_game(), TAGS,
                       overwrite).reason == "file no record"
    assert path.read_text() == text


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
