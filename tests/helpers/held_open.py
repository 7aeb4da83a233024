"""held_open.py - a file that another program has open, as on Windows: nobody
can replace or remove it. Elsewhere the same error is raised by hand."""

import contextlib
import errno
import itertools
import os
import time

import pytest

really_sleep = time.sleep


@contextlib.contextmanager
def held_open(*paths, moments=None):
    """Another program has these files open, or with `moments` until they were
    asked for that many times."""
    paths, asked = {os.path.realpath(str(path)) for path in paths}, []
    with contextlib.ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        if time.sleep is really_sleep:  # no other clock, as that of here.py
            now = itertools.count()
            patch.setattr(time, "monotonic", lambda: next(now) / 10)
            patch.setattr(time, "sleep", lambda seconds: None)
        opened = [stack.enter_context(open(path, "rb")) for path in paths]

        def refusing(action):
            """The action, which is refused while a file is open."""
            def refuse(*touched):
                if paths & {os.path.realpath(str(path)) for path in touched}:
                    asked.append(touched)
                    if moments is None or len(asked) < moments:
                        error = PermissionError(errno.EACCES, "it is open")
                        error.winerror = 32
                        raise error
                    for file in opened:
                        file.close()
                action(*touched)
            return refuse
        for name in ("replace", "remove"):
            patch.setattr(os, name, refusing(getattr(os, name)))
        yield
