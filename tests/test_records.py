"""Records: how the program writes a game down, and reads it again. Files of
records: damaged ones, saving and loading."""

import errno
import os
import random
import subprocess
import sys
import time

import pytest

from board import BLACK, NAMES, WHITE, picture_of
from helpers import kept_player
from helpers.drawn import drawn, random_options, turn_by
from helpers.keeping import failing, held_open
from helpers.recorded import (MILL, TAGS, contents, damaged, game_by_chance,
                              refusal, refused, state)
from helpers.seldom import NOT_WINDOWS, some_daily
from helpers.set_up import OF_SANMILL, game_of, places, position_of
from rooms.records import (KeptGame, Unusable, claim, fen_of, found_by,
                           keep, kept_games, last_unfinished, load_record,
                           record_of, release, save_record, unfinished_games,
                           write_whole)
from rooms.records.files import records_in
from rooms.records.record import read_record
from rules import (agree, copy_of, legal_turns, new_game, notation, play,
                   resign, result, undo)


@pytest.mark.parametrize("games", some_daily([10, 500], [10]))
def test_games_by_chance_are_written_and_read_and_equal(games):
    widths = set()
    for seed in range(games):
        game = game_by_chance(seed)
        text = record_of(game, {"White": "Ann", "Black": "J\xfcrgen"})
        read, tags = read_record(text)
        assert state(read) == state(game)
        assert record_of(read, tags) == text and "\r" not in text
        widths.update(map(len, text.split("\n")))
        while read.turns or read.ended:
            undo(read)
        assert state(read) == state(new_game(**game.options))
    assert 70 < max(widths) < 80


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


@pytest.mark.parametrize("text", [
    MILL, MILL + " *", "\ufeff\n" + MILL, MILL.replace(" ", "\r\n"),
    "1. a7 {a comment [White \"x\"] (} b6\n2. d7 $12 d6 3. g7xb6 $1 f6 *",
    '[PlyCount "6"]\n\n' + MILL])
def test_what_an_editor_or_a_comment_adds_changes_nothing(text):
    assert [notation(turn, NAMES) for turn in read_record(text)[0].turns] \
        == ["a7", "b6", "d7", "d6", "g7xb6", "f6"]


# White may move. Black's men on the right are a mill.
MOVE = '[FEN "********/*@@@****/O**@*OOO w m s 4 0 4 0"]\n1. '


@pytest.mark.parametrize("text, reason, line, number", [
    ("1. a7 b6\n2. d7 d6 3. g7xd6\nb6", "taken", 3, 3),
    ("1. a7 b6\n2. d7 d6 3. g7xd6\n4. b6", "number", 3, 3),
    ("1. a7 a7", "taken", 1, 1), ("1. a7\nb6xa7", "unearned", 2, 1),
    ("1. a7 b6 2. d7 d6 3. g7", "removal_due", 1, 3),
    (MOVE + "d6", "hand_empty", 2, 1), (MOVE + "a7-g7", "shut_in", 2, 1),
    (MOVE + "d7-d5", "not_connected", 2, 1), ("1. a7 {b6", "open", 1, 1),
    ("1. a7 b6\n3. d7", "number", 2, 2),
    *[("1. a7 " + text, "word", 1, 1) for text in (     # as others write
        "d4", "a7-d7-g7", "(b6", ") b6", "(d7) b6", "; b6")],
    *[(text, "none", 1, 1) for text in (
        "1. 5 13", "1. A7 b6", "1.a7 b6", "1. d7!", "% 1. a7")],
    ("1. a7\n[White Ann]", "tag", 2, 1),
    ("1. a7 1-0 b6", "late", 1, 1), ("", "none", 0, 1),
    ("Dear diary", "none", 1, 1), ("1. a7 b6 p", "word", 1, 2),
    ('[Result "1-0"]\n1. a7 0-1', "result", 2, 1),
    ('[Result "1-0"]\n1. a7', "cut", 2, 1),
    *[("[%s]\n1. a7 *" % tag, "option", None, None) for tag in (
        'Flying "often"', 'Repetitions "-3"', 'NoMillTurns "many"')],
    ('[Variant "Twelve Men\'s Morris"]\n*', "variant", None, None)])
def test_a_bad_record_is_refused_with_line_and_turn(text, reason, line,
                                                     number):
    error = refused(text)
    assert (error.reason, error.facts.get("line"), error.facts.get(
        "number")) == ("record " + reason, line, number)


def test_a_turn_that_is_not_legal_is_told_with_the_man_to_blame():
    error = refused("1. a7 b6 2. d7 d6 3. a4 f6xa4\n4. b4 e4 5. g7xf6")
    assert (error.reason, error.facts) == ("record in_mill", {
        "line": 2, "word": "g7xf6", "point": "f6", "turn": 9, "number": 5,
        "colour": WHITE})
    assert len(error.game.turns) == 8


def test_the_end_in_a_record_is_that_of_the_rules_or_of_the_players():
    game = new_game(no_mill_turns=1)
    while legal_turns(game):
        play(game, legal_turns(game)[0])
    assert result(game) == (None, "no_mill")
    read = read_record(record_of(game, TAGS))[0]
    assert not read.ended and result(read) == (None, "no_mill")
    agree(game)
    assert read_record(record_of(game, TAGS))[0].ended == (None, "agreement")
    for end, over in (("1-0", (WHITE, "resigned")), ("*", None), ("", None),
                      ("0-1", (BLACK, "resigned")),
                      ("1/2-1/2", (None, "agreement"))):
        assert result(read_record(MILL + " " + end)[0]) == over


@pytest.mark.parametrize("number", some_daily([60, 2000], [60]))
def test_a_damaged_record_is_refused_in_a_sentence(tmp_path, number):
    chance, path, seen = random.Random(5), tmp_path / "game.txt", 0
    while seen < number:
        read = damaged(chance)
        path.write_bytes(read)
        try:
            game, tags = load_record(str(path))
        except Unusable:
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
                 marks=NOT_WINDOWS)])
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


def test_a_name_in_another_folder_means_no_record_of_this_one(tmp_path):
    (tmp_path / "sub").mkdir()
    known = [str(tmp_path / "monday.txt"), str(tmp_path / "sub" / "max.txt")]
    (tmp_path / "monday.txt").write_text("")
    assert found_by(str(tmp_path / "sub" / "mon"), known).endswith("mon.txt")
    assert found_by(str(tmp_path / "sub" / "ma"), known) == known[1]
    assert found_by("mon", known) == known[0]


def test_a_file_that_is_no_record_is_never_overwritten(tmp_path):
    path = tmp_path / "essay.txt"
    for text in ("My homework", "", "4", "1. a7 b6", "[x]", "4 {a}",
                 '[White "Ann"]\n1. a7 a7', "{only a comment}"):
        path.write_text(text)
        for overwrite in (False, True):
            assert refusal(save_record, str(path), new_game(), TAGS,
                           overwrite).reason == "file no record"
        assert path.read_text() == text


def test_the_records_in_a_folder_are_listed_and_old_encodings_read(tmp_path):
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
    text = record_of(new_game(), {"White": "M\xfcller"})
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "cp1252"):
        (tmp_path / "game.txt").write_bytes(text.encode(encoding))
        tags = load_record(str(tmp_path / "game.txt"))[1]
        assert tags["White"] == "M\xfcller"


# Other FENs of Sanmill's own tests: the player must remove a man, or there are
# too few men.
NOT_PLAYED = [
    ("*@******/********/******** w p r 1 6 1 6 0 1 0 0 0 0 0 0 1 c:w-0-|b-1-9",
     "fen removal"),
    ("**O**O**/**@**@**/******** w m s 2 0 2 0 0 0 -1 -1 -1 -1 0 0 1 "
     "ids:nodes", "set up few"),
    ("********/********/********", "fen side"), ("", "fen rings"),
    ("********/********/******** x p p 0 9 0 9", "fen side"),
    ("****/****/****  w p p 0 9 0 9", "fen rings"),
    ("ZZZZZZZZ/ZZZZZZZZ/ZZZZZZZZ w p p 0 9 0 9", "fen rings")]


def test_a_fen_has_the_inner_ring_first_each_from_its_top_clockwise():
    game = drawn("""
        W --- . --- B
        | .-- B --. |
        | | . W W | |
        . . .   . . .
        | | . . . | |
        | .-- . --. |
        . --- . --- .""", "W", (6, 6))
    assert fen_of(game) == ("OO******/@*******/*@*****O w p p 3 6 2 6 "
                            "0 0 0 0 0 0 0 0 1")
    assert fen_of(drawn(picture_of(game.spots), "B")) == (
        "OO******/@*******/*@*****O b m s 3 0 2 0 0 0 0 0 0 0 0 0 1")
    short = "OO@@O**@/@*O@****/*****@O* w m s 5 0 6 0"
    assert game_of(short).in_hand == {WHITE: 0, BLACK: 0}


@pytest.mark.parametrize("fen, reason", NOT_PLAYED + [
    ("O@O*****/********/******** " + rest, reason) for rest, reason in (
        ("w p p 2 x 1 6 0 0", "fen hands"), ("w p p 2 6 1", "fen hands"),
        ("w p p 2 -6 1 6", "fen hands"), ("w p p 2 6 1 4", "set up hands"),
        ("w p p 2 6 1 999999999999", "fen hands"),
        ("b p p 2 7 1 6", "set up hands"))])
def test_a_fen_that_cannot_begin_a_game_is_refused(fen, reason):
    assert refusal(game_of, fen).reason == reason


def test_positions_come_back_from_fens_and_their_games_from_records():
    chance, black, phases = random.Random(2), 0, set()
    for first in places(1, 30):
        phases.add((first.to_move, any(first.in_hand.values())))
        assert position_of(game_of(fen_of(first), **first.options)) \
            == position_of(first)
        game = copy_of(first)
        for _ in range(chance.randrange(6)):
            if legal_turns(game):
                play(game, chance.choice(legal_turns(game)))
        text = record_of(game, TAGS)
        again, tags = read_record(text)
        black += "1. ..." in text
        assert state(again) == state(game)
        assert record_of(again, tags) == text
        while again.turns:
            undo(again)
        again.ended = None
        assert state(again) == state(first)
    assert black > 4 and len(phases) == 4


def test_a_record_whose_beginning_cannot_be_is_refused():
    for tags, reason in (
            ('[FEN "x"]', "fen rings"),
            ('[Variant "Chess"]\n[FEN "x"]', "record variant"),
            ('[FEN "%s"]' % NOT_PLAYED[1][0], "set up few"),
            ('[FEN "%s"]\n[Repetitions "1"]' % OF_SANMILL[1],
             "record option")):
        assert refused(tags + "\n\n1. a7 *").reason == reason


def kept_in(*folders, white="Ann"):
    """A KeptGame of these folders in which MILL is kept, and the game."""
    kept = KeptGame([str(folder) for folder in folders])
    game = read_record(MILL)[0]
    keep(kept, game, dict(TAGS, White=white))
    return kept, game


def left_in(folder, white="Ann"):
    """The path of a game that a program has kept in a folder, and left."""
    kept, _ = kept_in(folder, white=white)
    release(kept)
    return kept.path


def offered(folder):
    """The names of the games with which another program can go on."""
    return [os.path.basename(path) for path, _ in unfinished_games(
        KeptGame([str(folder)]))]


def records_at(folder):
    """The names of the files in a folder, without the locks."""
    return sorted(name for name in contents(folder) if ".lock" not in name)


def test_a_file_is_written_only_if_changed_or_removed(tmp_path, monkeypatch):
    kept, game = kept_in(tmp_path)
    os.utime(kept.path, (60, 60))
    keep(kept, game, TAGS)
    assert os.stat(kept.path).st_mtime == 60
    os.remove(kept.path)
    keep(kept, game, TAGS)
    assert os.path.exists(kept.path)
    # Files that are gone while they are listed do no harm
    real = os.listdir
    ghosts = ["game 0003.txt", "game 0004.txt.5.new", "game 0004.txt.lock"]
    monkeypatch.setattr(os, "listdir", lambda path: real(path) + ghosts)
    left_in(tmp_path)
    assert offered(tmp_path) == ["game 0004.txt"]


def test_a_lock_that_a_killed_program_left_behind_holds_nobody_up(tmp_path):
    path = left_in(tmp_path)
    for _ in range(2):
        with open(path + ".lock", "w"):
            pass
        assert offered(tmp_path) == ["game 0001.txt"]
        assert sorted(contents(tmp_path)) == ["game 0001.txt"]
    (tmp_path / "game 0001.txt.lock").write_text("")
    kept = KeptGame([str(tmp_path)])
    claim(kept, path)
    release(kept)
    assert sorted(contents(tmp_path)) == ["game 0002.txt"]


def test_a_game_gone_on_with_is_the_latest_and_only_one_goes_on(tmp_path):
    path, _ = left_in(tmp_path, "One"), left_in(tmp_path, "Two")
    one, two = KeptGame([str(tmp_path)]), KeptGame([str(tmp_path)])
    claim(one, path)
    with pytest.raises(FileNotFoundError):
        claim(two, path)
    assert two.path is None and offered(tmp_path) == ["game 0002.txt"]
    release(one)
    assert last_unfinished(KeptGame([str(tmp_path)]))[1]["White"] == "One"
    assert sorted(contents(tmp_path)) == ["game 0002.txt", "game 0003.txt"]
    # What a player has saved is not taken from its place
    path = save_record(str(tmp_path / "monday"), read_record(MILL)[0], TAGS)
    claim(two, path)
    assert two.path is None and os.path.exists(path)


@pytest.mark.parametrize("locks", [True, False])
def test_only_one_program_makes_the_file_of_a_number_with_locks_or_without(
        tmp_path, monkeypatch, locks):
    if not locks:
        monkeypatch.setattr("msvcrt.locking" if os.name == "nt" else
                            "fcntl.flock", failing(errno.ENOLCK))
    with monkeypatch.context() as patch:
        patch.setattr(os, "listdir", lambda folder: [])   # seen too early
        for number in range(3):
            path = left_in(tmp_path)
    assert records_at(tmp_path) == offered(tmp_path)[::-1] == [
        "game 0001.txt", "game 0002.txt", "game 0003.txt"]
    assert not locks or len(contents(tmp_path)) == 3
    kept = KeptGame([str(tmp_path)])
    claim(kept, path)
    assert kept.path.endswith("game 0004.txt")


def test_a_file_open_elsewhere_for_a_moment_is_replaced_after_it(tmp_path):
    (tmp_path / "game.txt").write_text("old")
    with held_open(tmp_path / "game.txt", moments=3):
        write_whole(str(tmp_path / "game.txt"), "text")
    assert contents(tmp_path) == {"game.txt": b"text"}


@pytest.mark.slow(why="the program waits for the file")
def test_a_file_that_is_open_elsewhere_stays_and_that_is_said(tmp_path):
    path = left_in(tmp_path)
    with held_open(path), pytest.raises(BlockingIOError):
        claim(KeptGame([str(tmp_path)]), path)
    assert [*contents(tmp_path)] == ["game 0001.txt"]
    path = save_record("monday", new_game(), TAGS)
    before = contents(tmp_path)
    with held_open(path):
        error = refusal(save_record, "monday", game_by_chance(7), TAGS, True)
    assert error.reason == "file open" and contents(tmp_path) == before


def test_the_current_folder_gives_way_to_the_own_one_and_keeps_no_old_copy(
        tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    kept_in(tmp_path / "file" / "games", tmp_path / "games")
    assert records_at(tmp_path / "games") == ["game 0001.txt"]
    kept = KeptGame([str(tmp_path / "file" / "one"), str(tmp_path / "file")])
    game = read_record(MILL)[0]
    assert refusal(keep, kept, game, TAGS).reason == "keep nowhere"
    monkeypatch.chdir(str(tmp_path / "games"))
    assert KeptGame().folders == [str(tmp_path / "games" / "games"),
                                  str(tmp_path / "games")]
    here, own = tmp_path / "here", tmp_path / "own"
    (kept, game), real = kept_in(here, own), os.replace
    monkeypatch.setattr(os, "replace", lambda old, new: (
        failing(errno.ENOSPC) if new.startswith(str(here)) else real)(
            old, new))
    play(game, legal_turns(game)[0])
    keep(kept, game, TAGS)
    assert records_at(here) == [] and records_at(own) == ["game 0001.txt"]


@pytest.mark.parametrize("name, code, reason", [
    ("fsync", errno.ENOSPC, "file full"), ("replace", errno.ENOSPC,
                                           "file full"),
    ("replace", errno.EROFS, "file forbidden")])
def test_on_a_full_disk_the_last_whole_game_stays_and_it_is_said(
        tmp_path, monkeypatch, name, code, reason):
    kept, game = kept_in(tmp_path)
    before = contents(tmp_path)
    play(game, legal_turns(game)[0])
    with monkeypatch.context() as patch:
        patch.setattr(os, name, failing(code))
        assert refusal(keep, kept, game, TAGS).reason == "keep nowhere"
        error = refusal(save_record, str(tmp_path / "game"), game, TAGS)
        patch.setattr(os, "open", failing(code))
        assert refusal(keep, KeptGame([str(tmp_path)]), game, TAGS).reason \
            == "keep nowhere"
    assert error.reason == reason and contents(tmp_path) == before
    keep(kept, game, TAGS)
    assert len(load_record(kept.path)[0].turns) == 7
    keep(kept, new_game(), TAGS)        # all turns are taken back
    assert records_at(tmp_path) == []


def killed(player, chance):
    """Kill a program after some turns. Returns how many it said."""
    said = b"".join(player.stdout.readline()
                    for _ in range(chance.randrange(40)))
    time.sleep(chance.random() / 500)
    player.kill()
    said += player.communicate()[0]
    whole = [line for line in said.split(b"\n")[:-1] if line]
    return int(whole[-1]) if whole else 0


def check_kept(folder, seed, said):
    """Are all turns kept that the program with this seed said?"""
    found = [(path, tags) for path, tags in kept_games(KeptGame([str(folder)]))
             if tags["White"] == "Ann %d" % seed]
    assert len(found) == (said > 0) or said == 0
    if found:
        game, tags = load_record(found[0][0])
        assert len(game.turns) >= said
        chance = random.Random(seed)
        same = new_game(**random_options(chance))
        for turn in game.turns:
            play(same, turn_by(chance, same))
        assert state(game) == state(same) and tags["Black"] == 'J\xfcrgen "J"'


@pytest.mark.parametrize("folders", some_daily([1, 100], [1]))
def test_three_programs_are_killed_and_no_turn_is_lost(tmp_path, folders):
    chance = random.Random(11)
    for seed in range(0, 3 * folders, 3):
        folder = tmp_path / str(seed)
        players = [subprocess.Popen(
            [sys.executable, "-S", "-E", kept_player.__file__, str(folder),
             str(number)], stdout=subprocess.PIPE)
            for number in range(seed, seed + 3)]
        said = [killed(player, chance) for player in players]
        for number in range(3):
            check_kept(folder, seed + number, said[number])
        assert len(offered(folder)) == len([
            tags for _, tags in kept_games(KeptGame([str(folder)]))
            if tags["Result"] == "*"])
