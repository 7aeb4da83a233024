"""Games that the program keeps by itself: no turn is ever lost."""

import errno
import os
import random
import subprocess
import sys
import time

import pytest

from helpers import kept_player
from helpers.drawn import random_options, turn_by
from helpers.held_open import held_open
from helpers.keeping import failing
from helpers.recorded import MILL, TAGS, contents, refusal, state
from rooms.records import (KeptGame, claim, keep, kept_games,
                           last_unfinished, load_record, release, save_record,
                           unfinished_games, write_whole)
from rooms.records.record import read_record
from rules import legal_turns, new_game, play


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


def system_locks(monkeypatch, lock):
    """From now on the system locks files with this function."""
    monkeypatch.setattr("msvcrt.locking" if os.name == "nt"
                        else "fcntl.flock", lock)


def test_a_file_is_written_again_only_if_it_changes_or_is_removed(
        tmp_path, monkeypatch):
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


# Two programs, and their locks

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


def test_a_game_gone_on_with_is_the_latest_and_only_one_of_two_goes_on(
        tmp_path):
    path, _ = left_in(tmp_path, "One"), left_in(tmp_path, "Two")
    one, two = KeptGame([str(tmp_path)]), KeptGame([str(tmp_path)])
    claim(one, path)
    with pytest.raises(FileNotFoundError):
        claim(two, path)
    assert two.path is None and offered(tmp_path) == ["game 0002.txt"]
    release(one)
    assert last_unfinished(KeptGame([str(tmp_path)]))[2]["White"] == "One"
    assert sorted(contents(tmp_path)) == ["game 0002.txt", "game 0003.txt"]
    # What a player has saved is not taken from its place
    path = save_record(str(tmp_path / "monday"), read_record(MILL)[0], TAGS)
    claim(two, path)
    assert two.path is None and os.path.exists(path)


@pytest.mark.parametrize("locks", [True, False])
def test_only_one_program_makes_the_file_of_a_number_with_locks_or_without(
        tmp_path, monkeypatch, locks):
    if not locks:
        system_locks(monkeypatch, failing(errno.ENOLCK))
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


def test_a_file_that_is_open_elsewhere_for_a_moment_is_replaced_after_it(
        tmp_path):
    (tmp_path / "game.txt").write_text("old")
    with held_open(tmp_path / "game.txt", moments=3):
        write_whole(str(tmp_path / "game.txt"), "text")
    assert contents(tmp_path) == {"game.txt": b"text"}


@pytest.mark.slow(why="the program waits for the file")
def test_a_kept_game_that_is_open_elsewhere_is_not_taken_over(tmp_path):
    path = left_in(tmp_path)
    with held_open(path), pytest.raises(BlockingIOError):
        claim(KeptGame([str(tmp_path)]), path)
    assert [*contents(tmp_path)] == ["game 0001.txt"]


# What the disk does

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
    assert error.reason == reason and contents(tmp_path) == before
    keep(kept, game, TAGS)
    assert len(load_record(kept.path)[0].turns) == 7


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


@pytest.mark.parametrize("folders", [1, pytest.param(
    100, marks=pytest.mark.slow(why="300 real programs are killed"))])
def test_three_programs_in_one_folder_are_killed_and_no_turn_is_lost(
        tmp_path, folders):
    chance = random.Random(11)
    for seed in range(0, 3 * folders, 3):
        folder = tmp_path / str(seed)
        players = [started(folder, seed + number) for number in range(3)]
        said = [killed(player, chance) for player in players]
        for number in range(3):
            check_kept(folder, seed + number, said[number])
        assert len(offered(folder)) == len([
            tags for _, tags in kept_games(KeptGame([str(folder)]))
            if tags["Result"] == "*"])
