"""Files of records: damaged files, saving and loading."""

import os
import random
import time

import pytest

from helpers.held_open import held_open
from helpers.recorded import (MILL, PLAYOK, TAGS, contents, game_by_chance,
                              refused, sentence, state)
from rooms.records import files
from rooms.records.fen import RecordError
from rooms.records.files import (found_by, load_record, only_own, records_in,
                                 save_record)
from rooms.records.record import read_record, record_of
from rules import new_game
from rooms.console.sentences import TEXT

# Damaged records

def damaged(chance):
    """A kind of damage, and the bytes of a record with this damage."""
    text = record_of(game_by_chance(chance.randrange(10 ** 6), 90), TAGS)
    lines, read = text.split("\n"), text.encode("utf-8")
    at, way = chance.randrange(len(read)), chance.randrange(6)
    if way == 0:
        return "cut", read[:at]
    if way == 1:
        return "bytes", read[:at] + chance.randbytes_(3) + read[at + 3:]
    if way == 2:
        one, two = chance.sample(range(len(lines)), 2)
        lines[one], lines[two] = lines[two], lines[one]
    if way == 3:
        count = '[PlyCount "%d"]' % (chance.randrange(1000))
        lines[8] = count
    if way == 4:
        words = text.split(" ")
        at = chance.randrange(len(words) // 2, len(words))
        words[at] = chance.choice(("a7", "d6-d7", "g1xa1", "zz", "99-1", "x"))
        return "turns", " ".join(words).encode("utf-8")
    if way == 5:
        return "noise", chance.randbytes_(chance.randrange(2000))
    return ("lines", "count")[way - 2], "\n".join(lines).encode("utf-8")


@pytest.mark.slow(why="2000 records are damaged, each of a new game")
def test_2000_damaged_records_are_each_refused_in_a_sentence(tmp_path):
    chance, path, seen, tried = random.Random(5), tmp_path / "game.txt", {}, 0
    chance.randbytes_ = lambda many: bytes(chance.randrange(256)
                                           for _ in range(many))
    while sum(seen.values()) < 2000:
        way, read = damaged(chance)
        path.write_bytes(read)
        tried += 1
        try:
            game, tags = load_record(str(path))
        except RecordError as error:
            assert sentence(error)
            if error.game:
                assert read_record(record_of(error.game, TAGS))
            seen[way] = seen.get(way, 0) + 1
        else:       # no harm, or another game that is as complete
            whole = record_of(game, tags)
            assert record_of(*read_record(whole)) == whole
        assert contents(tmp_path) == {"game.txt": read}
    assert min(seen.values()) > 100 and len(seen) == 6
    print("refused: %s of %d tried" % (seen, tried))


def test_noise_of_10_megabytes_is_refused(tmp_path):
    path = tmp_path / "noise.txt"
    path.write_bytes(os.urandom(10 ** 7))
    with pytest.raises(RecordError) as caught:
        load_record(str(path))
    assert caught.value.reason == "file large"
    assert records_in(str(tmp_path)) == []


@pytest.mark.slow(why="texts of 900,000 signs are read")
@pytest.mark.parametrize("begin, part", [
    ("", "{"), ("", "("), ("", "["), ("", "x"), ("", "xa1 "), ("", "1."),
    ("", "\n"), ("", "[\n"), ("", '[A "'), ("", "\\"), ("", "a7 "),
    ("1. a7 ", "xb6 "), ("", "} "), ('[A "', "\\"), ("[", " "), ("", "1-0 ")])
def test_ten_times_the_text_takes_about_ten_times_as_long(begin, part):
    spent = []
    for size in (90000, 900000):
        text, begun = begin + part * (size // len(part)), time.process_time()
        assert refused(text).reason \
            in ("record none", "record taken", "record no_mill")
        spent.append(max(time.process_time() - begun, 0.02))
    assert spent[1] < 40 * spent[0]


@pytest.mark.skipif(os.name == "nt", reason="Windows links need a permission")
def test_a_record_is_saved_where_a_link_leads(tmp_path):
    (tmp_path / "real").mkdir()
    (tmp_path / "link.txt").symlink_to(tmp_path / "real" / "game.txt")
    for _ in range(2):
        save_record(str(tmp_path / "link"), read_record(MILL)[0], TAGS, True)
        assert (tmp_path / "link.txt").is_symlink()
        assert "d6" in (tmp_path / "real" / "game.txt").read_text()


def test_a_folder_and_a_missing_file_are_refused_in_a_sentence(tmp_path):
    for name, reason in (("", "folder"), ("/none", "missing"),
                         ("/no/such", "missing")):
        with pytest.raises(RecordError) as caught:
            load_record(str(tmp_path) + name)
        assert caught.value.reason == "file " + reason
        assert sentence(caught.value)


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
def test_a_loop_of_links_is_refused_in_a_sentence(tmp_path):
    (tmp_path / "a.txt").symlink_to(tmp_path / "b.txt")
    (tmp_path / "b.txt").symlink_to(tmp_path / "a.txt")
    for action in (load_record,
                   lambda name: save_record(name, new_game(), TAGS)):
        with pytest.raises(RecordError) as caught:
            action(str(tmp_path / "a.txt"))
        assert caught.value.reason == "file loop" and sentence(caught.value)
    assert records_in(str(tmp_path)) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such files here")
def test_a_file_that_would_never_end_is_not_opened(tmp_path):
    os.mkfifo(str(tmp_path / "pipe.txt"))
    with pytest.raises(RecordError) as caught:
        load_record(str(tmp_path / "pipe.txt"))
    assert TEXT["error ordinary"] in sentence(caught.value)
    assert records_in(str(tmp_path)) == []


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0,
                    reason="Windows and the superuser may read everything")
def test_a_file_without_permission_is_refused_in_a_sentence(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(MILL)
    path.chmod(0)
    with pytest.raises(RecordError) as caught:
        load_record(str(path))
    assert caught.value.reason == "file forbidden"
    assert records_in(str(tmp_path)) == []


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
    with pytest.raises(RecordError) as caught:
        save_record(name, new_game(), TAGS)
    reasons = ["folder missing"] if os.name == "nt" and name == "a:b" \
        else ["file name", "file unnamed"]          # a: is a drive there
    assert caught.value.reason in reasons
    assert sentence(caught.value) and contents(tmp_path) == {}


@pytest.mark.parametrize("name", DEVICES)
def test_a_device_of_windows_cannot_be_loaded_and_its_name_is_told(name):
    with pytest.raises(RecordError) as caught:
        found_by(name, [])
    assert caught.value.reason == "file name"
    assert caught.value.facts["name"] == os.path.basename(name)


@pytest.mark.parametrize("name", ["x" * 300, "x" * 251 + ".pgn"])
def test_a_name_that_is_too_long_is_told_so_in_saving_and_in_loading(name):
    for act in (lambda: save_record(name, new_game(), TAGS),
                lambda: load_record(found_by(name, []))):
        with pytest.raises(RecordError) as caught:
            act()
        assert caught.value.reason == "file long"


def test_a_record_that_is_open_elsewhere_stays_and_that_is_said(tmp_path):
    path = save_record("monday", new_game(), TAGS)
    before = contents(tmp_path)
    with held_open(path), pytest.raises(RecordError) as caught:
        save_record("monday", game_by_chance(7), TAGS, overwrite=True)
    assert caught.value.reason == "file open"
    assert contents(tmp_path) == before


@pytest.mark.parametrize("text", ["My homework", "", "4", "1. a7 b6", "[x]",
                                  '[White "Ann"]\n1. a7 a7'])
def test_a_file_that_is_no_record_is_never_overwritten(tmp_path, text):
    path = tmp_path / "essay.txt"
    path.write_text(text)
    for overwrite in (False, True):
        with pytest.raises(RecordError) as caught:
            save_record(str(path), new_game(), TAGS, overwrite)
        assert caught.value.reason == "file no record"
    assert path.read_text() == text


def test_a_record_is_overwritten_only_after_a_yes(tmp_path):
    name, game = str(tmp_path / "game"), game_by_chance(8)
    save_record(name, new_game(), TAGS)
    with pytest.raises(RecordError) as caught:
        save_record(name, game, TAGS)
    assert caught.value.reason == "file exists"
    assert load_record(name + ".txt")[0].turns == []
    save_record(name, game, TAGS, overwrite=True)
    assert state(load_record(name + ".txt")[0]) == state(game)


def test_the_records_in_a_folder_are_listed_without_its_other_files(tmp_path):
    save_record(str(tmp_path / "one"), read_record(MILL)[0], TAGS)
    (tmp_path / "two.PGN").write_text(PLAYOK)
    (tmp_path / "essay.txt").write_text("Dear diary")
    (tmp_path / "noise.txt").write_bytes(os.urandom(5000))
    (tmp_path / "folder.txt").mkdir()
    assert {(os.path.basename(path), tags["White"], tags["Date"],
             tags["Result"]) for path, tags in records_in(str(tmp_path))} == {
        ("one.txt", "Ann", "2026.11.20", "*"),
        ("two.PGN", "one", "2026.03.11", "1-0")}


def test_of_a_file_that_is_listed_only_the_beginning_is_read(
        tmp_path, monkeypatch):
    (tmp_path / "long.txt").write_text(PLAYOK + " " * 10 ** 6)
    most = []
    monkeypatch.setattr(files, "read_bytes", lambda path, number: most.append(
        number) or PLAYOK.encode())
    assert len(records_in(str(tmp_path))) == 1 and most == [files.HEAD]


def test_a_record_is_listed_though_a_mark_and_blank_lines_come_first(tmp_path):
    text = '\ufeff\n \n[White "Ann"]\n\n%s *\n' % MILL
    (tmp_path / "marked.txt").write_text(text, encoding="utf-8")
    (_, tags), = records_in(str(tmp_path))
    assert tags["White"] == "Ann"


def test_a_record_in_an_older_encoding_is_read(tmp_path):
    text = record_of(new_game(), {"White": "M\xfcller"})
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "cp1252"):
        (tmp_path / "game.txt").write_bytes(text.encode(encoding))
        tags = load_record(str(tmp_path / "game.txt"))[1]
        assert tags["White"] == "M\xfcller"


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"),
                    reason="this system follows every link")
@pytest.mark.parametrize("make_link", ["link", "symlink"])
def test_nothing_is_written_into_a_file_that_has_another_name(
        make_link, folder):
    (folder / "other.txt").write_text("mine")
    getattr(os, make_link)(str(folder / "other.txt"), str(folder / "a link"))
    with pytest.raises(OSError):
        open("a link", "a", opener=only_own)
    assert (folder / "other.txt").read_text() == "mine"
