"""The examples in the docstrings of the program are true."""

import doctest
import importlib

from test_house import FILES, module_of, source_of


def test_the_examples_in_the_docstrings_are_true():
    modules = [module_of(path) for path in FILES if ">>> " in source_of(path)]
    assert len(modules) > 10
    assert [module for module in modules if doctest.testmod(
        importlib.import_module(module)).failed] == []
