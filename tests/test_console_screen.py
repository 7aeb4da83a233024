"""The keyboard and the screen: words, colours, encodings, closed pipes."""

import ctypes
import io
import os
import subprocess
import sys
import types

import pytest

import nine_mens_morris
from rooms.console import TEXT, screen, sentence
from rooms.console.screen import choose_brush, wrapped
from helpers.playing import PROGRAM, played, run
from helpers.quoting import keys_said, part
from helpers.window import needs_shades

PLACE = sentence("ask place", who="")


def test_a_typed_line_sends_no_codes_and_a_long_one_goes_on_below_its_column():
    said = played("\x1b[2J", "name white \x1b[31mAnn\x07", "log \x1b")
    assert "\x1b" not in said and "\x07" not in said
    for typed, told in (("z" * 20, "z" * 20), ("z" * 21, "z" * 20 + "...")):
        assert ("unknown", {"word": told}) in keys_said(typed)
    for text, width, shown in (
            ("one two three", 9, "one two\n  three"),
            ("one two\nthree", 9, "one two\nthree"),
            ("  map    one two three", 20, "  map    one two\n         three"),
            ("2. one two three", 10, "2. one two\n   three"),
            ("one two :", 8, "one\n  two :"), ("one 64 %", 7, "one\n  64 %"),
            ("one « two", 7, "one\n  « two"),
            ("one i two", 7, "one\n  i two")):
        assert wrapped(text, width) == shown


@pytest.mark.parametrize("encoding", [
    "cp437", "cp1252", "ascii",
    pytest.param("cp932", marks=needs_shades)])
def test_a_console_without_the_signs_of_the_board_gets_letters(encoding):
    said = played("4", "9", "resign", "yes", "no", encoding=encoding,
                  arguments=["--white", "Ünal"])
    assert " |    +---------+---------+    | " in said and part("wins") in said
    assert "?nal" not in said
    if encoding == "ascii":
        done = run(b"4\n9\nresign\nyes\nno\n", "--white", "Ünal",
                   PYTHONIOENCODING="ascii")
        assert done.returncode == 0 and done.stderr == b""
        assert done.stdout.decode("ascii") == said and "\x1b" not in said


@pytest.mark.skipif(os.name == "nt" or not os.path.exists("/dev/full"),
                    reason="there is no /dev/full")
def test_a_closed_pipe_is_met_with_silence_and_a_full_disk_with_a_sentence():
    for line, status, told in (
            ('(cat; cat) | "%s" "%s" | head -3', 0, ""),
            ('"%s" "%s" > /dev/full', 1, part("no output"))):
        done = subprocess.run(
            line % (sys.executable, PROGRAM), input=b"board\n" * 2000,
            shell=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            timeout=60)
        assert done.returncode == done.stderr.count(b"\n") == status
        assert done.stdout.startswith(TEXT["title"].encode()) != status
        assert done.stderr.decode().startswith(told)


def test_a_pause_has_slices_so_short_that_ctrl_c_is_noticed(monkeypatch):
    slept = []
    monkeypatch.setattr("time.monotonic", lambda: 7 + sum(slept))
    monkeypatch.setattr("time.sleep", slept.append)
    screen.pause(0)
    assert slept == []
    screen.pause(0.25)
    assert slept[:2] == [0.1, 0.1] and sum(slept) == pytest.approx(0.25)


class Shell(io.TextIOWrapper):
    """A stream of Thonny: it says that it is a terminal, but it is a pipe. It
    has been read already, so its settings cannot change any more."""

    def isatty(self):
        return True

    def reconfigure(self, **how):
        raise io.UnsupportedOperation


@pytest.mark.parametrize("kind, pycharm, coloured", [
    (Shell, "", True),                                  # in Thonny
    (io.TextIOWrapper, "1", True), (io.TextIOWrapper, "", False)])
def test_in_the_shell_of_another_program_no_line_is_written_twice(
        kind, pycharm, coloured, monkeypatch):
    monkeypatch.setenv("PYCHARM_HOSTED", pycharm)
    monkeypatch.setenv("TERM", "xterm")
    output, typed = io.BytesIO(), io.BytesIO(b"4\n9\nquit\n")
    monkeypatch.setattr(sys, "stdin", kind(typed, "utf-8"))
    monkeypatch.setattr(sys, "stdout", kind(output, "utf-8"))
    assert nine_mens_morris.run([]) == 0
    said = output.getvalue().decode().replace(os.linesep, "\n")
    assert (PLACE + "\x1b[0m\x1b[38" in said) == coloured
    assert (PLACE + "4\n" in said) != coloured
    for sign in ("\x01", *["\x1b"] * (not coloured)):
        assert sign not in said
    assert TEXT["good-bye"] in said
    for name in ("stdin", "stdout"):    # and without a keyboard and a screen
        monkeypatch.setattr(sys, name, None)
    assert nine_mens_morris.run([]) == 0


def test_where_colour_is_shown():
    for color, idle, terminal, environ, brush in (
            ("auto", False, True, {}, "terminal"),
            ("auto", False, False, {}, "none"),
            ("auto", False, True, {"NO_COLOR": "1"}, "none"),
            ("auto", False, True, {"NO_COLOR": ""}, "terminal"),
            ("auto", False, True, {"TERM": "dumb"}, "none"),
            ("auto", False, False, {"FORCE_COLOR": "1"}, "terminal"),
            ("auto", True, True, {"TERM": "dumb"}, "idle"),
            ("auto", True, True, {"NO_COLOR": "1"}, "none"),
            ("always", False, False, {"NO_COLOR": "1"}, "terminal"),
            ("always", True, True, {}, "idle"),
            ("never", True, True, {"FORCE_COLOR": "1"}, "none")):
        assert choose_brush(color, idle, terminal, environ) == brush


@pytest.mark.parametrize("mode, known, works", [
    (3, 7, True), (7, 7, True),
    (3, 3, False),                      # an old console refuses mode 4
    (None, 7, False)])                  # this is no console
def test_a_windows_console_is_told_to_obey_codes(mode, known, works,
                                                 monkeypatch):
    modes = [mode]

    def tell_mode(handle, found):
        assert handle.value == 7
        found.contents.value = modes[-1] or 0
        return mode is not None

    def set_mode(handle, wanted):
        modes.extend([] if wanted & ~known else [wanted])
        return not wanted & ~known
    kernel = types.SimpleNamespace(GetStdHandle={-11: 7}.__getitem__,
                                   GetConsoleMode=tell_mode,
                                   SetConsoleMode=set_mode)
    monkeypatch.setattr(ctypes, "windll", types.SimpleNamespace(
        kernel32=kernel), raising=False)
    monkeypatch.setattr(ctypes, "byref", ctypes.pointer)
    monkeypatch.setitem(sys.modules, "colorama", None)      # not installed
    monkeypatch.setattr("os.name", "nt")
    found, told = screen.make_codes_work(), []
    monkeypatch.setitem(sys.modules, "colorama", types.SimpleNamespace(
        just_fix_windows_console=lambda: told.append(True)))    # installed
    assert screen.make_codes_work() and told
    monkeypatch.undo()
    assert found == works and modes[-1] == (7 if works else mode)
