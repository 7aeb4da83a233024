"""test_real_idle.py - tests of real_idle.py, with their own small program.

INPUT    idle
STORAGE  PROGRAM
PROCESS  every test
OUTPUT   nothing

`idle` is a RealIdle that has just started PROGRAM.
"""

import pytest

from helpers.real_idle import IdleError, RealIdle, needs_idle

pytestmark = [needs_idle, pytest.mark.slow(
    why="each starts a real IDLE, with a small program")]

# INPUT

@pytest.fixture
def idle(tmp_path):
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    with RealIdle(tmp_path / "program.py", theme="dark", width=70,
                  args="--level 'very hard'") as idle:
        yield idle


# STORAGE

PROGRAM = """
import sys
import time

def answer(line):
    if line == "spin":
        print("spinning")
        while True:
            pass
    if line == "many":
        print("\\n".join("line %d" % number for number in range(60)))
    print("heard", repr(line))

line = None
while line != "end":
    try:
        sys.stdout.shell.write("? ", "KEYWORD")
        line = input()
        time.sleep(0.1)         # Ctrl-C may be on its way
        answer(line)
    except KeyboardInterrupt:
        print("interrupted")
    except EOFError:
        line = "end"
print(sys.argv[1:], sys.stdout.shell.width)
"""


# PROCESS

def test_lines_reach_input_one_by_one(idle):
    idle.lines(["4", "", "(ä) 'x' \"y\"", "end"])
    idle.wait_done()
    assert idle.output().splitlines()[:6] == [
        "? 4", "heard '4'", "? ", "heard ''",
        "? (ä) 'x' \"y\"", "heard '(ä) \\'x\\' \"y\"'"]


def test_pasted_lines_answer_one_input_each(idle):
    idle.paste("4\n7\nend")
    idle.wait_done()
    assert idle.news().count("heard") == 3


def test_ctrl_c_interrupts_input_and_thinking(idle):
    idle.wait_input()
    idle.interrupt()
    idle.wait_for("interrupted\n? ")
    idle.line("spin")
    idle.wait_for("spinning\n")
    idle.interrupt()
    idle.wait_for("interrupted\n? ")


def test_ctrl_d_ends_the_input(idle):
    idle.end_of_input()
    idle.wait_done()
    assert idle.news().count("['--level', 'very hard'] 70") == 1


def test_colours_and_pictures_show_what_the_reader_sees(idle, tmp_path):
    idle.wait_input()
    assert idle.tags()["KEYWORD"][-1][2] == "? "
    assert idle.colours()["KEYWORD"] == ("#ff8000", "#002240")
    idle.picture(tmp_path / "shell.png")
    assert 500 < (tmp_path / "shell.png").stat().st_size < 50000


def test_a_print_of_60_lines_is_squeezed(idle):
    idle.line("many")
    idle.wait_for("heard")
    assert [text.split("\n")[0] for text in idle.squeezed()] == ["line 0"]


def test_f5_starts_again_without_arguments(idle):
    idle.line("4")
    idle.args = ""
    idle.restart_with_f5()
    idle.line("end")
    idle.wait_for("[] 70\n")
    assert idle.output() == "? end\nheard 'end'\n[] 70\n"


def test_closing_asks_before_it_kills(idle):
    idle.close_window(kill=False)
    idle.line("4")
    idle.wait_for("heard '4'")
    idle.close_window()
    assert idle.text() == ""


def test_a_wait_in_vain_shows_the_end_of_the_shell(idle):
    idle.line("4")
    idle.wait_input()
    idle.limit = 0.1
    with pytest.raises(IdleError, match="no 'pigs' in 0.1 s(.|\n)*heard '4'"):
        idle.wait_for("pigs")
