"""Games that the program keeps by itself: no turn is ever lost."""

import errno
import os
import random
import stat
import subprocess
import sys
import time

import pytest

from helpers import kept_player
from helpers.held_open import held_open
from helpers.kept_player import dice, options_by, turn_by
from helpers.recorded import MILL, TAGS, contents, sentence, state
from rooms.records import files
from rooms.records import kept as kept_module
from rooms.records.fen import RecordError
from rooms.records.files import (found_by, load_record, records_in,
                                 save_record, write_whole)
from rooms.records.record import read_record, record_of
from rooms.records.kept import (Kept, claim, first_good, keep, kept_games,
                                move_old, name_of_file, release,
                                unfinished_games)
from rules import legal_turns, new_game, play, take_back


def found_in(folder):
    """What another program finds first: (path, game, tags, error)."""
    return first_good(unfinished_games(Kept([str(folder)])))


def records_at(folder):
    """The names of the files in a folder, without the locks."""
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
    """After each step of a program, another one tries to get its game."""
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
    monkeypatch.setattr(kept_module, "game_numbers", lambda folder: [])
    path, lock = kept_module.new_path(str(tmp_path))
    assert sorted(contents(tmp_path)) == ["game 0001.txt", "game 0002.txt",
                                          "game 0002.txt.lock"]
    kept_module.unlock(lock)


@pytest.mark.skipif(os.name == "nt", reason="Windows removes no open files")
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
    monkeypatch.setattr(kept_module, "game_numbers", lambda folder: [])
    paths = [kept_module.new_path(str(tmp_path))[0] for _ in range(3)]
    assert len(set(paths)) == 3


def test_a_file_that_is_open_elsewhere_for_a_moment_is_replaced_after_it(
        tmp_path):
    (tmp_path / "game.txt").write_text("old")
    with held_open(tmp_path / "game.txt", moments=3):
        write_whole(str(tmp_path / "game.txt"), "text")
    assert contents(tmp_path) == {"game.txt": b"text"}


def test_a_game_whose_file_is_open_elsewhere_is_kept_in_it_later(tmp_path):
    kept, game = Kept([str(tmp_path), str(tmp_path / "home")]), new_game()
    play(game, (None, 4, ()))
    keep(kept, game, TAGS)
    play(game, (None, 7, ()))
    with held_open(kept.path):
        assert keep(kept, game, TAGS) == "keep open"
        assert keep(kept, game, TAGS) is None       # it was said already
    assert keep(kept, game, TAGS) is None
    assert [len(load_record(path)[0].turns) for path, _ in kept_games(
        Kept(kept.folders))] == [2]


def test_a_kept_game_that_is_open_elsewhere_is_not_taken_over(tmp_path):
    kept, game = Kept([str(tmp_path)]), new_game()
    play(game, (None, 4, ()))
    keep(kept, game, TAGS)
    release(kept)
    with held_open(kept.path), pytest.raises(BlockingIOError):
        claim(Kept([str(tmp_path)]), kept.path)
    assert [*contents(tmp_path)] == ["game 0001.txt"]


def test_a_game_that_is_open_elsewhere_is_not_moved_and_the_others_are(
        tmp_path):
    kept = Kept([str(tmp_path)])
    for number in range(1, 5):
        (tmp_path / name_of_file(number)).write_text(record_of(
            read_record(MILL)[0], TAGS))
    with held_open(tmp_path / name_of_file(2)):
        assert move_old(kept, 1) == (2, 1)
    assert sorted(contents(tmp_path)) == [name_of_file(2), name_of_file(4)]


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


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
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
    monkeypatch.setattr(files, "remove", lambda path: None)
    with pytest.raises(OSError):        # it cannot be removed
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
    assert Kept().folders == [str(tmp_path / "games")]
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(str(tmp_path / "here"))
    assert Kept().folders == [str(tmp_path / "here" / "games"),
                              str(tmp_path / "games")]


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
    """Make a folder in which nobody can write, not even the superuser."""
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
    """A program that plays in a folder, and says each turn that it keeps."""
    return subprocess.Popen(
        [sys.executable, "-S", "-E", kept_player.__file__, str(folder),
         str(seed)], stdout=subprocess.PIPE)


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


@pytest.mark.slow(why="three hundred real programs are killed")
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
