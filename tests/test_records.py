"""Nothing is ever lost: records, and the files of games."""

import errno
import inspect
import os
import random
import re
import stat
import subprocess
import sys
import time

import pytest

import rules
from board import BLACK, WHITE, in_names
from console.texts import TEXT
from console.words import facts_in_words
from helpers import kept_player
from helpers.drawn import random_game
from helpers.kept_player import dice, options_by, turn_by
from records import files
from records import kept as kept_module
from records.faults import RecordError
from records.files import (found_by, load_record, records_in, save_record,
                           write_whole)
from records.record import read_record, record_of, turn_pairs
from records.kept import (Kept, claim, first_good, keep, kept_games, new_kept,
                          release, unfinished_games)
from rules import (agree, legal_turns, new_game, play, resign, result,
                   take_back)
TAGS = {"White": "Ann", "Black": "Ben", "Date": "2026.11.20"}

PLAYOK = """[Event "?"]
[Site "PlayOK"]
[Date "2026.03.11"]
[Round "-"]
[White "one"]
[Black "two"]
[Result "1-0"]
[Time "19:16:16"]
[TimeControl "300"]
[GameType "70,0"]
[WhiteElo "1265"]

1. 5 13 2. 20 19 3. 14 21 4. 7 8 5.
23 17 6. 12 16 7. 18 11 8. 4 6 9.
10 22 10.
23-24 22-23 11. 24-15 23-22 12.
15-3 13-9 13. 18-13 22-23 14. 5-2
17-18 15.
10-1x23 8-5 16. 7-8 16-17 17.
12-16 11-10 18. 4-11 5-4 19. 2-5
10-22 20.
3-15x22 1-0"""

SANMILL = """[Event "Sanmill-Game"]\r
[Site "Sanmill"]\r
[Date "2026.3.1"]\r
[Round "1"]\r
[White "Human"]\r
[Black "AI"]\r
[Result "*"]\r
[Variant "Nine Men's Morris"]\r
[PlyCount "4"]\r
\r
 1.    d6    f4\r
 2.    d2    b4 *\r
"""

# A game of 2 turns each with a mill by White in the third.
MILL = "1. a7 b6 2. d7 d6 3. g7xb6 f6"


def state(game):
    """All that a game is, but for what was taken back."""
    return {name: value for name, value in vars(game).items()
            if name != "undone"}


def played(seed, most=200):
    """A random game by random options, broken off or ended somehow."""
    numbers = dice(seed)
    game = new_game(**options_by(numbers))
    length, end = next(numbers) % most, next(numbers) % 6
    while len(game.turns) < length and legal_turns(game):
        play(game, turn_by(numbers, game))
    if end == 0:
        agree(game)
    if end in (1, 2):
        resign(game, (WHITE, BLACK)[end - 1])
    return game


def turns_in(text):
    """The turns of the game in a record, in coordinates."""
    return [in_names(*turn) for turn in read_record(text)[0].turns]


def refused(text):
    """The RecordError for a record, whose sentence can be said."""
    with pytest.raises(RecordError) as caught:
        read_record(text)
    sentence(caught.value)
    return caught.value


def sentence(error):
    """What the player is told about an error: one sentence, in one line."""
    said = TEXT[error.reason].format(**facts_in_words(error.facts))
    assert said.isprintable() and said.endswith(".")
    return said


def contents(folder):
    """The names and bytes of all files in a folder."""
    found = {}
    for name in os.listdir(str(folder)):
        path = os.path.join(str(folder), name)
        if os.path.isfile(path):
            with open(path, "rb") as file:
                found[name] = file.read()
    return found


# Records

@pytest.mark.slow
def test_500_random_games_are_written_and_read_and_equal():
    for seed in range(500):
        game, tags = played(seed), {"White": "Ann", "Black": "J\xfcrgen"}
        text = record_of(game, tags)
        read, read_tags = read_record(text)
        assert state(read) == state(game)
        assert record_of(read, read_tags) == text
        assert max(map(len, text.split("\n"))) < 80 and "\r" not in text


def test_what_is_read_can_be_taken_back_to_the_beginning():
    game, tags = read_record(record_of(played(4), TAGS))
    assert len(game.turns) > 20
    while game.turns or game.ended:
        take_back(game)
    assert state(game) == state(new_game(**game.options))


def test_a_record_is_written_as_chess_players_do():
    game, tags = read_record(MILL)
    resign(game, BLACK)
    assert record_of(game, dict(TAGS, Time="14:05")).split("\n") == [
        '[Event "?"]', '[Site "?"]', '[Date "2026.11.20"]', '[Round "-"]',
        '[White "Ann"]', '[Black "Ben"]', '[Result "1-0"]',
        '[Variant "Nine Men\'s Morris"]', '[PlyCount "6"]',
        '[Flying "three"]', '[TwoMills "one"]', '[AllInMills "any"]',
        '[NoMillTurns "50"]', '[ThreeMenTurns "10"]', '[Repetitions "3"]',
        '[Termination "resigned"]', '[Time "14:05"]', '',
        '1. a7 b6 2. d7 d6 3. g7xb6 f6 1-0', '']


def test_a_game_of_playok_saved_again_no_longer_says_so():
    """Who reads that site expects numbers, and we write coordinates."""
    game, tags = read_record(PLAYOK)
    assert tags["Site"] == "PlayOK" and "PlayOK" not in record_of(game, tags)


def test_a_sign_glued_to_a_turn_is_skipped():
    assert turns_in("1. a7$10 b6$1 $2 2. d7") == ["a7", "b6", "d7"]


def test_a_record_whose_rules_have_no_name_is_read_by_ours():
    assert turns_in('[Variant "Custom"]\n\n1. a7 b6 *') == ["a7", "b6"]


def test_the_time_of_a_game_is_written_as_the_standard_of_records_has_it():
    """The tag Time is one of its supplemental tags: hh:mm:ss."""
    assert re.fullmatch(r"\d\d:\d\d:\d\d", files.new_tags()["Time"])


def test_the_lines_of_a_record_are_shorter_than_80_signs():
    game = random_game(random.Random(2), no_mill_turns=0, repetitions=0)
    assert len(game.turns) > 40
    lines = record_of(game, TAGS).split("\n")
    assert 70 < max(map(len, lines)) < 80


@pytest.mark.parametrize("name, kept", [
    ('Ann "Ace"', 'Ann "Ace"'), ("back\\slash\\", "back\\slash\\"),
    ('\\"', '\\"'), ("J\xfcrgen \u017d", "J\xfcrgen \u017d"),
    ("a]b{c;d", "a]b{c;d"), ("red\x1b[31m\x07", "red[31m"), ("\n", "?"),
    ('"' * 30, '"' * 20), ("a" * 19 + " b", "a" * 19), ("\ud800", "?")])
def test_any_name_is_kept_or_cleaned(name, kept):
    text = record_of(new_game(), {"White": name, "Event": name * 9})
    game, tags = read_record(text)
    assert tags["White"] == kept
    assert max(map(len, text.split("\n"))) < 80
    assert record_of(game, tags) == text


def test_the_playok_game_is_read_to_its_end():
    game, tags = read_record(PLAYOK)
    assert len(game.turns) == 39 and result(game) == (WHITE, "blocked")
    assert in_names(*game.turns[28]) == "a4-a7xd1"
    assert tags["WhiteElo"] == "1265"


def test_the_sanmill_game_is_read():
    game, tags = read_record(SANMILL)
    assert turns_in(SANMILL) == ["d6", "f4", "d2", "b4"]
    assert (tags["White"], tags["Black"]) == ("Human", "AI")


@pytest.mark.parametrize("text", [
    MILL, MILL.upper(), "\ufeff" + MILL + " *", MILL.replace(". ", "."),
    " ".join(word for word in MILL.split() if word[-1] != "."),
    "1. a7 1... b6 2. d7 2... d6 3. g7xb6 3... f6",
    "1. a7 {a comment [White \"x\"] (} b6 ; and another ) 9. x\n"
    "2. d7! $12 d6?! 3. g7xb6 !! f6 1/2-1/2",
    "1. a7 (1. d7 g7 (1... d6) 2. a7) b6 2. d7 d6 (2... g7) 3. g7xb6 f6",
    "1. a7 b6 2. d7 d6 3. g7 xb6 f6", "1. a7 b6 2. d7 d6 3. g7 xb6 4. f6",
    "1. a7 b6 2. d7 d6 3. g7! {a mill}xb6 f6", "% no turn\r\n" + MILL,
    "1. 1 4 2. 2 5 3. 3x4 6", "1. A7 B6\r2. D7 D6\r3. G7\u00d7B6 F6 0:1",
    MILL + '\n[result "1-0"]\n[white "Ann"] 1-0', "1. 1 b6 2. d7 5 3. 3xb6 6",
    "1.    a7    b6\n 2.    d7    d6\n 3.    g7-/xb6    f6"])
def test_the_forms_of_others_say_the_same_game(text):
    assert turns_in(text) == ["a7", "b6", "d7", "d6", "g7xb6", "f6"]


def test_numbers_are_1_to_24_and_never_0_to_23():
    assert turns_in("1. 24 1 *") == ["g1", "a7"]
    assert refused("1. 5 0").reason == "record word"
    assert refused("1. 5 25").reason == "record word"


@pytest.mark.parametrize("end, over", [
    ("1-0", (WHITE, "resigned")), ("0-1", (BLACK, "resigned")),
    ("1/2-1/2", (None, "agreement")), ("\xbd-\xbd", (None, "agreement")),
    ("*", None), ("", None)])
def test_a_result_before_the_end_is_resigning_or_agreement(end, over):
    assert result(read_record(MILL + " " + end)[0]) == over


@pytest.mark.parametrize("text, reason, line, number", [
    ("1. a7 b6\n2. d7 d6 3. g7xd6\nb6", "taken", 3, 3),
    ("1. a7 b6\n2. d7 d6 3. g7xd6\n4. b6", "number", 3, 3),
    ("1. a7 a7", "taken", 1, 1), ("1. a7\nb6xa7", "no_mill", 2, 1),
    ("1. a7 b6 2. d7 d6 3. g7", "removal_due", 1, 3),
    ("1. a7 b6 2. d7 d6 3. g7xa7", "own_man", 1, 3),
    ("1. a7 b6 2. d7 d6 3. g7xf2", "vacant", 1, 3),
    ("1. a7 a7-d7", "men_in_hand", 1, 1), ("1. a7 d4", "word", 1, 1),
    ("1. a7 b6\n3. d7", "number", 2, 2), ("1. a7 (b6", "open", 1, 1),
    ("1. a7 {b6", "open", 1, 1), ("1. a7 ) b6", "word", 1, 1),
    ("1. a7\n[White Ann]", "tag", 2, 1),
    ("1. a7 1-0 b6", "late", 1, 1), ("", "none", 0, 1),
    ("Dear diary", "none", 1, 1), ("1. a7 b6 p", "word", 1, 2),
    ('[Result "1-0"]\n1. a7 0-1', "result", 2, 1),
    ('[Result "1-0"]\n1. a7', "cut", 2, 1),
    ('[PlyCount "3"]\n1. a7 *', "count", 2, 1),
    ('[Termination "blocked"]\n1. a7 1-0', "end", 2, 1),
    ('[Termination "resigned"]\n1. a7 *', "end", 2, 1),
    ('[Flying "often"]\n1. a7 *', "option", 1, None),
    ('[Repetitions "-3"]\n1. a7 *', "option", 1, None),
    ('[NoMillTurns "many"]\n1. a7 *', "option", 1, None),
    ('[Variant "Twelve Men\'s Morris"]\n*', "variant", 1, None),
    ('\n[SetUp "1"]\n*', "set up", 2, None)])
def test_a_bad_record_is_refused_with_line_and_turn(text, reason, line,
                                                     number):
    error = refused(text)
    assert error.reason == "record " + reason
    assert (error.line, error.turn_number) == (line, number)


def finished():
    """A game that the rules have ended."""
    game = new_game(no_mill_turns=1)
    while legal_turns(game):
        play(game, legal_turns(game)[0])
    return game


def test_an_agreement_after_the_end_is_kept_as_such():
    game = finished()
    assert result(game)[0] is None
    agree(game)
    assert read_record(record_of(game, TAGS))[0].ended == (None, "agreement")


def test_another_reason_for_the_end_than_that_of_the_rules_is_refused():
    text = record_of(finished(), TAGS)
    assert refused(text.replace('"no_mill"', '"repetition"')).reason \
        == "record end"


def test_the_sentence_says_line_turn_and_reason():
    error = refused("1. a7 d6\n2. d7 b6\n3. g7xd6 f6\n4. a1 c5\n"
                    "5. a4xa7")
    assert sentence(error) == (
        "Line 5, turn 9 (a4xa7, White's number 5): the man on a7 is the "
        "player's own.")
    assert len(error.game.turns) == 8


def test_a_man_in_a_mill_is_named():
    error = refused("1. a7 b6 2. d7 d6 3. a4 f6xa4 4. b4 e4 5. g7xf6")
    assert sentence(error) == (
        "Line 1, turn 9 (g7xf6, White's number 5): the man on f6 stands in a "
        "mill.")


def test_a_record_that_names_no_options_is_read_by_those_that_fit():
    game, numbers = new_game(no_mill_turns=0, three_men_turns=0,
                             repetitions=0), dice(3)
    while len(game.turns) < 150:
        play(game, turn_by(numbers, game))
    text = " ".join(turn_pairs(game, {}))
    assert state(read_record(text)[0]) == state(game)
    assert refused('[Repetitions "3"]' + text).reason == "record over"
    both = "1. a1 b6 2. a4 b4 3. d7 f6 4. g7 f4 5. a7xb6xb4 d6"
    assert read_record(both)[0].options["two_mills"] == "each"
    assert refused('[TwoMills "one"]' + both).reason == "record nothing_due"


def test_every_reason_has_a_sentence_in_plain_letters():
    reasons = [key for key in TEXT
               if key.startswith(("record ", "file ", "keep ", "fen ",
                                  "set up "))]
    assert len(reasons) > 35
    for reason in reasons:
        assert TEXT[reason].isascii() and TEXT[reason].endswith("."), reason


def test_every_reason_against_a_turn_has_a_sentence_about_a_record():
    asked = (rules.fault_of, rules.why_not_place, rules.why_not_pick_up,
             rules.why_not_move, rules.why_not_remove)
    keys = {key for function in asked
            for key in re.findall(r'"([a-z_]+)"', inspect.getsource(function))}
    assert {"taken", "in_mill", "over"} <= keys
    assert {"record " + key for key in keys} <= set(TEXT)


# Damaged records

def damaged(chance):
    """A way of damage, and a record that it has happened to, as bytes."""
    text = record_of(played(chance.randrange(10 ** 6), 90), TAGS)
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


@pytest.mark.slow
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
        else:       # harmless, or another game that is as whole as the first
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


@pytest.mark.slow
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
    for action in (load_record, lambda name: save_record(name, new_game(), TAGS)):
        with pytest.raises(RecordError) as caught:
            action(str(tmp_path / "a.txt"))
        assert caught.value.reason == "file loop" and sentence(caught.value)
    assert records_in(str(tmp_path)) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such files here")
def test_a_file_that_would_never_end_is_not_opened(tmp_path):
    os.mkfifo(str(tmp_path / "pipe.txt"))
    with pytest.raises(RecordError) as caught:
        load_record(str(tmp_path / "pipe.txt"))
    assert caught.value.reason == "file no record"
    assert records_in(str(tmp_path)) == []


@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0,
                    reason="the superuser may read everything")
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
    ("game 1.5", "game 1.5.txt"), ('"in quotes"', "in quotes.txt"),
    ("sub/deep", "sub/deep.txt"), ("./here.txt", "here.txt"),
    ("~/mine", "mine.txt")])
def test_a_game_is_saved_and_loaded_by_any_sensible_name(
        tmp_path, monkeypatch, name, file):
    monkeypatch.chdir(str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    (tmp_path / "sub").mkdir()
    game = played(7)
    path = save_record(name, game, TAGS)
    assert os.path.samefile(path, str(tmp_path / file))
    assert state(load_record(found_by(name, []))[0]) == state(game)


@pytest.mark.parametrize("name", [
    "CON", "nul.txt", "com1", "what?", "a:b", "a|b", "", "  ", "a\0b", "\x1b"])
def test_a_name_that_some_computer_cannot_have_is_refused(
        tmp_path, monkeypatch, name):
    monkeypatch.chdir(str(tmp_path))
    with pytest.raises(RecordError) as caught:
        save_record(name, new_game(), TAGS)
    assert caught.value.reason in ("file name", "file unnamed")
    assert sentence(caught.value) and contents(tmp_path) == {}


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
    name, game = str(tmp_path / "game"), played(8)
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
        assert load_record(str(tmp_path / "game.txt"))[1]["White"] == "M\xfcller"


# Games that are kept

def found_in(folder):
    """What another program finds first: (path, game, tags, error)."""
    return first_good(unfinished_games(Kept([str(folder)])))


def records_at(folder):
    """The names of the files in a folder, but for locks."""
    return sorted(name for name in contents(folder) if ".lock" not in name)


def test_the_game_is_found_again_as_it_was(tmp_path):
    kept, game = Kept([str(tmp_path)]), read_record(MILL)[0]
    assert keep(kept, game, TAGS) is None
    release(kept)
    path, found, tags, error = found_in(tmp_path)
    assert state(found) == state(game) and error is None
    assert (tags["White"], tags["Black"]) == ("Ann", "Ben")
    assert list(contents(tmp_path)) == ["game 0001.txt"]


def test_of_many_unfinished_games_only_the_latest_is_read(
        tmp_path, monkeypatch):
    for _ in range(9):
        keep(Kept([str(tmp_path)]), read_record(MILL)[0], TAGS)
    read, real = [], kept_module.tags_at
    monkeypatch.setattr(kept_module, "tags_at",
                        lambda path: read.append(path) or real(path))
    assert found_in(tmp_path)[0] == read[0] and len(read) == 1


def test_a_game_without_a_turn_is_not_kept(tmp_path):
    kept, game = Kept([str(tmp_path)]), read_record(MILL)[0]
    keep(kept, game, TAGS)
    while game.turns:
        take_back(game)
    keep(kept, game, TAGS)
    assert contents(tmp_path) == {} and kept.path is None


def test_a_game_that_another_program_plays_is_not_offered(tmp_path):
    kept = Kept([str(tmp_path)])
    keep(kept, read_record(MILL)[0], TAGS)
    assert list(unfinished_games(Kept([str(tmp_path)]))) == []
    with pytest.raises(OSError):
        claim(Kept([str(tmp_path)]), kept.path)
    release(kept)
    assert len(list(unfinished_games(Kept([str(tmp_path)])))) == 1


def test_of_two_who_go_on_with_one_game_only_one_wins(tmp_path):
    keep(Kept([str(tmp_path)]), read_record(MILL)[0], TAGS)
    path, game, tags, _ = found_in(tmp_path)
    one, two = Kept([str(tmp_path)]), Kept([str(tmp_path)])
    claim(one, path)
    with pytest.raises(OSError):
        claim(two, path)
    assert records_at(tmp_path) == ["game 0002.txt"] and two.path is None


def test_a_game_gone_on_with_is_the_latest(tmp_path):
    for name in ("One", "Two"):
        keep(Kept([str(tmp_path)]), read_record(MILL)[0], {"White": name})
    kept = Kept([str(tmp_path)])
    claim(kept, str(tmp_path / "game 0001.txt"))
    release(kept)
    assert found_in(tmp_path)[2]["White"] == "One"
    assert records_at(tmp_path) == ["game 0002.txt", "game 0003.txt"]


def test_only_what_was_left_long_ago_is_cleared_up(tmp_path):
    names = ["game 0001.txt.7.new", "game 0002.txt.8.new", "holidays.txt",
             "game 0003.txt.lock"]
    for name in names:
        (tmp_path / name).write_text("")
    for name in names[1:]:
        os.utime(str(tmp_path / name), (60, 60))
    kept_module.clear_up(str(tmp_path))
    assert sorted(contents(tmp_path)) == ["game 0001.txt.7.new",
                                          "holidays.txt"]


def test_nothing_of_strangers_is_cleared_up(tmp_path):
    for name in ("poetry.lock", "essay.new", "game of thrones.txt.lock"):
        (tmp_path / name).write_text("")
        os.utime(str(tmp_path / name), (60, 60))
    (tmp_path / "game 0007.txt.9.new").mkdir()
    os.utime(str(tmp_path / "game 0007.txt.9.new"), (60, 60))
    kept_module.clear_up(str(tmp_path))
    assert len(os.listdir(str(tmp_path))) == 4


def test_files_that_are_gone_while_they_are_listed_do_no_harm(
        tmp_path, monkeypatch):
    real = os.listdir
    ghosts = ["game 0003.txt", "game 0004.txt.5.new", "game 0004.txt.lock"]
    monkeypatch.setattr(os, "listdir", lambda path: real(path) + ghosts)
    kept = Kept([str(tmp_path)])
    assert keep(kept, read_record(MILL)[0], TAGS) is None
    release(kept)
    assert len(list(unfinished_games(Kept([str(tmp_path)])))) == 1
    assert kept_module.written_at(str(tmp_path / "gone")) == 0


def test_only_games_kept_by_themselves_are_taken_from_their_place(tmp_path):
    path = save_record(str(tmp_path / "monday"), read_record(MILL)[0], TAGS)
    kept = Kept([str(tmp_path)])
    claim(kept, path)
    assert kept.path is None and os.path.exists(path)


def test_a_game_is_locked_before_others_can_see_it(tmp_path, monkeypatch):
    """Between each step of a program another one tries to have its game."""
    keep(Kept([str(tmp_path)]), read_record(MILL)[0], TAGS)
    one, two, tried = Kept([str(tmp_path)]), Kept([str(tmp_path)]), []

    def meddling(real):
        def act(*details):
            done = real(*details)
            for number in (1, 2):
                try:
                    claim(two, str(tmp_path / ("game %04d.txt" % number)))
                    tried.append(two.path)
                except OSError:
                    tried.append(None)
            return done
        return act

    path = found_in(tmp_path)[0]
    for name in ("replace", "close"):
        monkeypatch.setattr(os, name, meddling(getattr(os, name)))
    claim(one, path)
    assert len(tried) > 3 and not any(tried) and one.lock
    assert list(unfinished_games(two)) == []


@pytest.mark.skipif(os.name == "nt", reason="Windows removes no open files")
def test_a_lock_is_removed_only_while_it_is_held(tmp_path, monkeypatch):
    lock, held = kept_module.locked(str(tmp_path / "game 0001.txt")), []
    monkeypatch.setattr(kept_module, "remove",
                        lambda path: held.append(not lock.closed))
    kept_module.unlock(lock)
    assert held == [True] and lock.closed


def test_a_number_whose_file_is_there_already_keeps_no_lock(
        tmp_path, monkeypatch):
    (tmp_path / "game 0001.txt").write_text("")
    monkeypatch.setattr(kept_module, "numbers_in", lambda folder: [])
    path, lock = kept_module.new_path(str(tmp_path))
    assert sorted(contents(tmp_path)) == ["game 0001.txt", "game 0002.txt",
                                          "game 0002.txt.lock"]
    kept_module.unlock(lock)


def test_a_lock_that_its_owner_removes_meanwhile_is_none(
        tmp_path, monkeypatch):
    real, left = kept_module.hold, [2]

    def hold(file):
        real(file)
        left[0] -= 1
        if left[0]:
            os.remove(file.name)
    monkeypatch.setattr(kept_module, "hold", hold)
    lock = kept_module.locked(str(tmp_path / "game 0001.txt"))
    assert os.path.exists(lock.name) and left == [0]
    lock.close()


def test_a_game_whose_first_keeping_was_interrupted_is_locked(
        tmp_path, monkeypatch):
    kept, real = Kept([str(tmp_path)]), os.replace

    def interrupt(*details):
        monkeypatch.setattr(os, "replace", real)
        raise KeyboardInterrupt
    monkeypatch.setattr(os, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        keep(kept, read_record(MILL)[0], TAGS)
    assert contents(tmp_path) == {}
    assert keep(kept, read_record(MILL)[0], TAGS) is None
    assert kept.lock and list(unfinished_games(Kept([str(tmp_path)]))) == []


def test_where_the_system_knows_no_locks_games_are_kept_and_offered(
        tmp_path, monkeypatch):
    def refuse(file):
        raise OSError(errno.ENOLCK, "no locks available")
    monkeypatch.setattr(kept_module, "hold", refuse)
    kept = Kept([str(tmp_path)])
    keep(kept, read_record(MILL)[0], TAGS)
    release(kept)
    assert len(list(unfinished_games(Kept([str(tmp_path)])))) == 1
    claim(kept, str(tmp_path / "game 0001.txt"))
    assert kept.path.endswith("game 0002.txt")


def test_only_one_program_makes_the_file_of_a_number_without_locks_too(
        tmp_path, monkeypatch):
    monkeypatch.setattr(kept_module, "locked", lambda path: None)
    monkeypatch.setattr(kept_module, "numbers_in", lambda folder: [])
    paths = [kept_module.new_path(str(tmp_path))[0] for _ in range(3)]
    assert len(set(paths)) == 3


def test_a_file_that_is_open_elsewhere_for_a_moment_is_replaced_after_it(
        tmp_path, monkeypatch):
    """As on Windows, where a file that is open cannot be replaced."""
    real, left = os.replace, [3]

    def replace(*details):
        left[0] -= 1
        if left[0] > 0:
            raise PermissionError(errno.EACCES, "Access is denied")
        real(*details)
    monkeypatch.setattr(os, "replace", replace)
    write_whole(str(tmp_path / "game.txt"), "text")
    assert (tmp_path / "game.txt").read_text() == "text"


def test_a_sign_is_not_cut_where_the_beginning_of_a_file_ends(tmp_path):
    name = '[White "J\xfcrgen"]\n'
    for length in range(files.HEAD - 60, files.HEAD - 20):
        filled = '[Event "%s"]\n' % ("x" * (length - len('[Event ""]\n')))
        (tmp_path / "game.txt").write_text(
            '[Black "J\xfcrgen"]\n[Result "*"]\n' + filled + name * 40,
            encoding="utf-8")
        (_, tags), = records_in(str(tmp_path))
        assert tags["Black"] == "J\xfcrgen"


def test_a_name_in_another_folder_means_no_record_of_this_one(tmp_path):
    (tmp_path / "sub").mkdir()
    known = [str(tmp_path / "monday.txt"), str(tmp_path / "sub" / "max.txt")]
    (tmp_path / "monday.txt").write_text("")
    assert found_by(str(tmp_path / "sub" / "mon"), known).endswith("mon.txt")
    assert found_by(str(tmp_path / "sub" / "ma"), known) == known[1]
    assert found_by("mon", known) == known[0]


def test_a_damaged_game_is_found_up_to_its_last_good_turn(tmp_path):
    path = tmp_path / "game 0001.txt"
    text = record_of(read_record(MILL)[0], TAGS).replace("f6 *", "f")
    path.write_text(text)
    found, game, tags, error = found_in(tmp_path)
    assert len(game.turns) == 5 and sentence(error)
    assert tags["White"] == "Ann" and path.read_text() == text


def test_programs_in_one_folder_keep_all_games(tmp_path):
    kepts = [Kept([str(tmp_path)]) for _ in range(3)]
    games = [new_game() for _ in kepts]
    for turn in range(5):
        for number, (kept, game) in enumerate(zip(kepts, games)):
            play(game, legal_turns(game)[number])
            keep(kept, game, {"White": str(number)})
            there = [state(read_record(read.decode())[0]) for name, read
                     in contents(tmp_path).items() if ".lock" not in name]
            assert all(state(game) in there for game in games if game.turns)
    assert len(records_at(tmp_path)) == 3


def test_a_file_that_somebody_removes_is_written_again(tmp_path):
    kept, game = Kept([str(tmp_path)]), read_record(MILL)[0]
    keep(kept, game, TAGS)
    os.remove(kept.path)
    keep(kept, game, TAGS)
    assert os.path.exists(kept.path)


def test_what_has_not_changed_is_not_written_again(tmp_path):
    kept, game = Kept([str(tmp_path)]), read_record(MILL)[0]
    keep(kept, game, TAGS)
    os.utime(kept.path, (60, 60))
    keep(kept, game, TAGS)
    assert os.stat(kept.path).st_mtime == 60


def test_the_folder_is_written_to_the_disk_too(tmp_path, monkeypatch):
    synced, real = [], os.fsync

    def fsync(number):
        synced.append(stat.S_ISDIR(os.fstat(number).st_mode))
        real(number)
    monkeypatch.setattr(os, "fsync", fsync)
    keep(Kept([str(tmp_path)]), read_record(MILL)[0], TAGS)
    assert synced == [False, os.name != "nt"][:1 + (os.name != "nt")]


def test_a_link_planted_where_a_file_is_written_first_is_not_followed(
        tmp_path, monkeypatch):
    victim = tmp_path / "essay.txt"
    victim.write_text("My holidays")
    path = str(tmp_path / "game.txt")
    os.symlink(str(victim), "%s.%d.new" % (path, os.getpid()))
    write_whole(path, "a record")
    assert victim.read_text() == "My holidays"
    assert (tmp_path / "game.txt").read_text() == "a record"
    os.symlink(str(victim), "%s.%d.new" % (path, os.getpid()))
    monkeypatch.setattr(os.path, "lexists", lambda path: False)
    with pytest.raises(OSError):        # planted just after one has looked
        write_whole(path, "another")
    assert victim.read_text() == "My holidays"


def test_a_game_that_is_kept_elsewhere_now_leaves_no_older_copy(
        tmp_path, monkeypatch):
    here, own = tmp_path / "here", tmp_path / "own"
    kept, game = Kept([str(here), str(own)]), read_record(MILL)[0]
    keep(kept, game, TAGS)

    def write_elsewhere(path, text):
        if path.startswith(str(here)):
            raise OSError(errno.ENOSPC, "No space left on device")
        write_whole(path, text)
    monkeypatch.setattr(kept_module, "write_whole", write_elsewhere)
    play(game, legal_turns(game)[0])
    keep(kept, game, TAGS)
    assert records_at(here) == [] and records_at(own) == ["game 0001.txt"]


def test_a_folder_that_cannot_be_made_gives_way_to_the_next(tmp_path):
    (tmp_path / "file").write_text("")
    kept = Kept([str(tmp_path / "file" / "games"), str(tmp_path / "games")])
    assert keep(kept, read_record(MILL)[0], TAGS) is None
    assert records_at(tmp_path / "games") == ["game 0001.txt"]


def test_when_no_folder_can_be_written_it_is_said_once(tmp_path):
    (tmp_path / "file").write_text("")
    kept = Kept([str(tmp_path / "file" / "one"), str(tmp_path / "file")])
    game = read_record(MILL)[0]
    assert keep(kept, game, TAGS) == "keep nowhere"
    assert keep(kept, game, TAGS) is None


def test_the_current_folder_comes_first_and_then_the_own_one(monkeypatch,
                                                             tmp_path):
    monkeypatch.chdir(str(tmp_path))
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setenv("USERPROFILE", "/home/ann")
    assert new_kept().folders == [str(tmp_path / "games"), "/home/ann/games"]
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert new_kept().folders == [str(tmp_path / "games")]


def test_a_failed_writing_leaves_the_old_file_and_nothing_beside(
        tmp_path, monkeypatch):
    path = tmp_path / "game.txt"
    path.write_text("old")

    def full(number):
        raise OSError(errno.ENOSPC, "No space left on device")

    for name in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, name, lambda *_: full(0))
            with pytest.raises(OSError):
                write_whole(str(path), "new")
        assert contents(tmp_path) == {"game.txt": b"old"}


def mounted(folder, options):
    """Mount a small file system on a folder, or skip the test."""
    folder.mkdir()
    if sys.platform != "linux" or os.geteuid():
        pytest.skip("only the superuser of Linux can mount a file system")
    command = ["mount", "-t", "tmpfs", "-o", options, "none", str(folder)]
    if subprocess.call(command, stderr=subprocess.DEVNULL):
        pytest.skip("no file system can be mounted here")
    return folder


def test_on_a_full_disk_the_last_whole_game_stays_and_it_is_said_once(
        tmp_path):
    disk = mounted(tmp_path / "full", "size=16k")
    try:
        kept, game = Kept([str(disk)]), read_record(MILL)[0]
        assert keep(kept, game, TAGS) is None
        with pytest.raises(OSError):
            (disk / "filler").write_bytes(bytes(10 ** 6))
        play(game, legal_turns(game)[0])
        assert keep(kept, game, TAGS) == "keep nowhere"
        assert keep(kept, game, TAGS) is None
        assert len(load_record(kept.path)[0].turns) == 6
        with pytest.raises(RecordError) as caught:
            save_record(str(disk / "game"), game, TAGS)
        assert caught.value.reason == "file full" and sentence(caught.value)
        assert records_at(disk) == ["filler", "game 0001.txt"]
        (disk / "filler").unlink()
        keep(kept, game, TAGS)
        assert len(load_record(kept.path)[0].turns) == 7
    finally:
        subprocess.call(["umount", "-l", str(disk)])


def read_only(folder):
    """Make a folder that nobody can write to, not even the superuser."""
    if hasattr(os, "geteuid") and os.geteuid():
        folder.mkdir(0o555)
        return folder
    return mounted(folder, "ro")


def test_in_a_read_only_folder_the_game_is_kept_in_the_own_one(tmp_path):
    (tmp_path / "home").mkdir()
    fixed = read_only(tmp_path / "fixed")
    try:
        kept = Kept([str(fixed), str(tmp_path / "home")])
        game = read_record(MILL)[0]
        assert keep(kept, game, TAGS) is None
        assert records_at(tmp_path / "home") == ["game 0001.txt"]
        with pytest.raises(RecordError) as caught:
            save_record(str(fixed / "game"), new_game(), TAGS)
        assert caught.value.reason == "file forbidden"
        assert keep(Kept([str(fixed)]), game, TAGS) == "keep nowhere"
    finally:
        if os.path.ismount(str(fixed)):
            subprocess.call(["umount", "-l", str(fixed)])


# Killed at any moment

def started(folder, seed):
    """A program that plays in a folder, and says each turn that is kept."""
    return subprocess.Popen(
        [sys.executable, "-S", "-E", kept_player.__file__, str(folder),
         str(seed)], stdout=subprocess.PIPE)


def killed(player, chance):
    """Kill a program after some turns; the number of turns that it said."""
    said = b"".join(player.stdout.readline()
                    for _ in range(chance.randrange(40)))
    time.sleep(chance.random() / 500)
    player.kill()
    said += player.communicate()[0]
    whole = [line for line in said.split(b"\n")[:-1] if line]
    return int(whole[-1]) if whole else 0


def check_kept(folder, seed, said):
    """Is every turn kept that the program of this seed said?"""
    found = [(path, tags) for path, tags in kept_games(Kept([str(folder)]))
             if tags["White"] == "Ann %d" % seed]
    assert len(found) == (said > 0) or said == 0
    if found:
        _, game, tags, error = first_good(found)
        assert error is None and len(game.turns) >= said
        numbers = dice(seed)
        same = new_game(**options_by(numbers))
        for turn in game.turns:
            play(same, turn_by(numbers, same))
        assert state(game) == state(same) and tags["Black"] == 'J\xfcrgen "J"'


@pytest.mark.slow
def test_three_programs_in_one_folder_are_killed_and_no_turn_is_lost(tmp_path):
    chance = random.Random(11)
    for seed in range(0, 300, 3):
        folder = tmp_path / str(seed)
        players = [started(folder, seed + number) for number in range(3)]
        said = [killed(player, chance) for player in players]
        for number in range(3):
            check_kept(folder, seed + number, said[number])
        assert len(list(unfinished_games(Kept([str(folder)])))) == len([
            tags for _, tags in kept_games(Kept([str(folder)]))
            if tags["Result"] == "*"])
