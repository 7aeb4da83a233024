"""plain.py - runs the tests of the lowest floors without pytest."""

import doctest
import importlib
from functools import partial

from helpers.floors import FLOORS, PLAIN_FILES, floor_of
from helpers.reds import (MOST_CALLS, NeverEnds, noted, said, suspects,
                          told_error, told_floor, told_reds, told_suspects)

THREE_FILES = ("board", "rules", "nine_mens_morris")
MOST_TOLD = 5           # reds of a floor that are told at length
ENOUGH = 12             # reds of a floor, to know where to look


def run_floors(show):
    """Run the plain files, a floor after the other, and show what is red.
    Returns (how many tests were run, how many are red)."""
    try:
        import board
        board.MEN = 9           # the tests are for nine men, as in conftest.py
        for name in THREE_FILES:
            importlib.import_module(name)
    except Exception as error:  # whatever a pupil has written
        show(told_error(error))
        return 0, 1
    calls = {}
    for number in sorted({floor_of(name) for name in PLAIN_FILES}):
        tests = tests_of_floor(number)
        reds, most = {}, MOST_CALLS
        for name, test in tests.items():
            try:
                with noted(calls, name, most):
                    test()
            except NeverEnds as error:
                if most < MOST_CALLS:
                    del calls[name]     # the first says enough
                    break
                reds[name], most = error, MOST_CALLS // 10
            except Exception as error:      # whatever a pupil has written
                reds[name] = error
            if len(reds) == ENOUGH:
                break           # the others would say the same
        if reds:
            for text in (told_floor(len(reds), FLOORS[number][0],
                                    {*tests} <= {*calls}),
                         *told_reds(reds.items(), MOST_TOLD),
                         told_suspects(suspects(calls, reds)[:3])):
                show(text + "\n")       # apart: IDLE hides a text of 50 lines
            return len(calls), len(reds)
    return len(calls), 0


def tests_of_floor(number):
    """{name: function} of the tests of a floor and of its docstrings."""
    tests = {example.name: partial(check, example)
             for example in doctest.DocTestFinder().find(
                 importlib.import_module(THREE_FILES[number]))
             if example.examples}
    for file in PLAIN_FILES:
        if floor_of(file) == number:
            tests.update((name, value) for name, value
                         in vars(importlib.import_module(file)).items()
                         if name.startswith("test_")
                         and value.__module__ == file)
    return tests


def check(example):
    """Raise the error of an example, or AssertionError if it is not true."""
    try:
        doctest.DebugRunner(verbose=False).run(example, clear_globs=False)
    except doctest.UnexpectedException as stopped:
        raise stopped.exc_info[1]
    except doctest.DocTestFailure as failed:
        raise AssertionError(said(
            "equal", left=failed.example.source.strip(),
            right=failed.example.want.strip(),
            came=failed.got.strip() or None))
