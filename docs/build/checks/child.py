"""child.py - runs a pupil's program, and types for it. It is a process of its
own, so that nothing that the program does can stop the check.

INPUT    a line of JSON: the lines to type. None ends the input
PROCESS  runs the program until it wants one line more: run
OUTPUT   a line of JSON: what was printed before and after each line, how the
         run ended ("asks", "end", "crash", "endless"), and where
"""

import builtins
import io
import json
import os
import sys
import time
import traceback

LIMIT = 400000          # lines of the program between two typed lines
PATH = sys.argv[1]
ANSWERS, QUESTIONS = sys.stdout, sys.stdin


class Stop(BaseException):
    """No line is left to type: the run is over."""


class Keyboard:
    """Types the lines, and keeps what is printed between them."""

    def __init__(self, lines):
        self.lines, self.printed = lines, []
        self.executed, self.answered = 0, False
        sys.stdout = io.StringIO()

    def readline(self):
        """The next line, for sys.stdin. For input(), see there."""
        if len(self.printed) >= len(self.lines):
            self.answer("asks")
            raise Stop
        self.keep_printed()
        line = self.lines[len(self.printed) - 1]
        if line is None:
            raise EOFError
        return line

    def keep_printed(self):
        """Keep what was printed since the last line."""
        self.printed.append(sys.stdout.getvalue())
        sys.stdout = io.StringIO()
        self.executed = 0

    def trace(self, frame, event, argument):
        """Python calls this at each line. Ends a loop that runs for ever."""
        if frame.f_code.co_filename != PATH:
            return None
        self.executed += 1
        if self.executed > LIMIT:
            self.answer("endless", line=frame.f_lineno)
            os._exit(0)
        return self.trace

    def answer(self, end, **facts):
        """Tell how the run ended. A program that goes on is ended."""
        if self.answered:
            os._exit(0)
        self.answered = True
        self.keep_printed()
        ANSWERS.write(json.dumps(dict(
            facts, end=end, printed=self.printed)) + "\n")
        ANSWERS.flush()


def run(keyboard):
    """Run the program once."""
    names = {"__name__": "__main__", "__file__": PATH}

    def input(prompt=""):
        """As Python's own. What follows the question is on a new line."""
        print(prompt)
        return keyboard.readline()

    input.__qualname__ = "input"        # for the messages of Python
    builtins.input = input
    sys.stdin, sys.stderr = keyboard, io.StringIO()
    try:
        with open(PATH, "rb") as file:
            code = compile(file.read(), PATH, "exec")
        sys.settrace(keyboard.trace)
        exec(code, names)       # noqa: S102 (it is the pupil's own program)
    except Stop:
        return
    except SystemExit:
        pass
    except BaseException as error:
        sys.settrace(None)
        lines = [place.lineno for place in traceback.extract_tb(
            error.__traceback__) if place.filename == PATH]
        keyboard.answer("crash", error=type(error).__name__,
                        message=str(getattr(error, "msg", None) or error),
                        line=(lines or [getattr(error, "lineno", 0)])[-1])
        return
    finally:
        sys.settrace(None)
    keyboard.answer("end")


sys.path.append(os.path.dirname(PATH))
time.sleep = os.system = lambda *_: 0
for asked in QUESTIONS:
    run(Keyboard(json.loads(asked)))
