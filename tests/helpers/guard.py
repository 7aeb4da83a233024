"""guard.py - the tests read and change nothing but what is theirs.

The people who run the tests keep their own games in their home, and beside the
program. So all names of the home lead to a folder of the tests. And Python
tells a guard of each file before it is opened or removed: if it is not the
tests' own, the test turns red. Other programs that the tests start know no
other home, and at the end the games must be as they were.
"""

import os
import pathlib
import shutil
import sys
import threading

HOMES = ("HOME", "USERPROFILE")     # what systems call it; Windows the second
REAL_HOME = os.path.normcase(os.path.realpath(os.path.expanduser("~")))
ROOT = os.path.normcase(os.path.realpath(pathlib.Path(__file__).parents[2]))
GAMES = [os.path.join(place, name) for place in (ROOT, REAL_HOME)
         for name in ("games", "tournaments")]

OWN = []                # the folder where tests may do what they want
PYTHON = []             # the folders of the program and of Python
REFUSED = []            # what was refused since the last test
BUSY = threading.local()

# For each event of Python that changes files: which arguments are paths.
CHANGES = {"os.remove": (0, 1), "os.rmdir": (0, 1), "os.mkdir": (0, 1),
           "os.rename": (0, 2), "os.link": (0, 2), "os.symlink": (1, 2),
           "os.truncate": (0, 1), "os.chmod": (0, 1), "os.utime": (0, 1),
           "shutil.rmtree": (0, 1)}
OTHERS = ("open", "os.listdir", "os.scandir", "subprocess.Popen")
CHANGING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC


def at_home(folder):
    """The part of an environment that makes this folder the home."""
    return dict.fromkeys(HOMES, str(folder))


def games_there():
    """{file: when it was changed} of the games that are not the tests' own."""
    return {str(file): file.stat().st_mtime for place in GAMES
            for file in pathlib.Path(place).glob("*")}


def watch(folder):
    """From now on, only this folder may be changed."""
    if not OWN:
        sys.addaudithook(refuse)
    OWN[:] = [plain(os.path.realpath(folder))]
    # The program and Python may lie in the home, but not the whole home in them.
    places = map(plain, (sys.prefix, sys.base_prefix, *sys.path))
    PYTHON[:] = [ROOT] + [place for place in places
                          if not is_below(REAL_HOME, [place])]


def refuse(event, arguments):
    """Stop what the tests may not do. Python calls this before it does it."""
    if (event in CHANGES or event in OTHERS) and OWN \
            and not getattr(BUSY, "now", False):
        BUSY.now = True             # what we ask here is not asked again
        try:
            wrong = what_is_wrong(event, arguments)
        finally:
            BUSY.now = False
        if wrong:
            REFUSED.append(wrong)
            import pytest       # late: run.py can do without it
            pytest.fail("A test may not touch this: " + wrong, pytrace=False)


def what_is_wrong(event, arguments):
    """What an event would do that is not allowed, or None."""
    if event == "subprocess.Popen":
        home = (arguments[3] or os.environ).get(
            "USERPROFILE" if os.name == "nt" else "HOME", REAL_HOME)
        return None if is_below(plain(home), OWN) else "home " + home
    if event in ("os.remove", "os.rmdir") and arguments[-1] != -1:
        return None                 # inside shutil.rmtree, which has asked
    changes = event in CHANGES or event == "open" and arguments[2] & CHANGING
    for path in arguments[slice(*CHANGES.get(event, (0, 1)))]:
        if isinstance(path, (str, bytes, os.PathLike)):
            path = os.fsdecode(path)
            allowed = may_change(path, event) if changes else may_read(path)
            if not (allowed or path == os.devnull):
                return "%s %s" % (event, path)
    return None


def may_change(path, event):
    """May a test make, change or remove this file? Devices are no files."""
    if event == "open":
        path = os.path.realpath(path)
    else:                           # a link itself, not what it leads to
        path = os.path.join(os.path.realpath(os.path.dirname(path)),
                            os.path.basename(path))
    return is_below(plain(path), OWN) or "__pycache__" in path \
        or path.startswith("/dev/")


def may_read(path):
    """May a test read this file?"""
    path = plain(path)
    return is_below(path, OWN) or not is_below(path, GAMES) and (
        not is_below(path, [REAL_HOME]) or is_below(path, PYTHON))


def plain(path):
    """The whole path, written in the one way in which we compare paths."""
    return os.path.normcase(os.path.abspath(path))


def is_below(path, folders):
    """Does a plain path lie in one of these folders?"""
    return any(path == place or path.startswith(place + os.sep)
               for place in folders)


def remove_own(folder):
    """Remove a folder of the tests, if it is there."""
    if not is_below(plain(os.path.realpath(folder)), OWN):
        raise ValueError("%s does not belong to the tests" % folder)
    shutil.rmtree(folder, ignore_errors=True)
