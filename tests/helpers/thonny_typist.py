"""thonny_typist.py - a plug-in that types into the real Thonny.

Thonny finds it in a folder `thonnycontrib`. It opens the program and presses
F5. It types each line when the program waits for one. Then it makes a file.
"""

import json
import os
import pathlib

from thonny import get_runner, get_shell, get_workbench

PAUSE = 100             # thousandths of a second between two looks


class Typist:
    """Types the lines in this order."""

    def __init__(self, script, lines, done):
        self.script, self.lines, self.done = script, lines, done
        self.started = self.asks = False
        get_workbench().bind("InputRequest", self.asked, True)

    def asked(self, event):
        """Note that the program waits for a line."""
        self.asks = True

    def step(self):
        """Do the next thing if that is possible now, and come again."""
        if self.asks and not self.lines:
            pathlib.Path(self.done).write_text("done")
            return
        if self.asks:
            self.asks = False
            text = get_shell().text
            text.insert("end", self.lines.pop(0))
            text.mark_set("insert", "end")
            text.perform_return(None)
        elif not self.started and get_runner().is_waiting_toplevel_command():
            self.started = True
            get_workbench().get_editor_notebook().show_file(self.script)
            get_runner().cmd_run_current_script()
        get_workbench().after(PAUSE, self.step)


def load_plugin():
    """Set the look of the window. Begin when it is on the screen."""
    orders = json.loads(os.environ["TYPIST"])
    for name, value in orders["look"].items():
        get_workbench().set_option(name, value)
    get_workbench().geometry(orders["geometry"])
    typist = Typist(orders["script"], orders["lines"], orders["done"])
    get_workbench().after(1000, typist.step)
