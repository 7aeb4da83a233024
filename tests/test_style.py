"""The house style, as far as a program can see it."""

import ast
import doctest
import importlib
import io
import pathlib
import re
import statistics
import tokenize

import pytest

from playing import ROOT

PROGRAM = sorted(ROOT.glob("*.py"))
NAMES = [path.name for path in PROGRAM]
WORDS = ("INPUT", "STORAGE", "PROCESS", "OUTPUT")


def tree_of(path):
    """The syntax tree of a file."""
    return ast.parse(path.read_text("utf-8"))


def functions_in(path):
    """All functions of a file, those in classes too."""
    return [node for node in ast.walk(tree_of(path))
            if isinstance(node, ast.FunctionDef)]


def length(node):
    """The number of lines of a function or class, its docstring included."""
    return node.end_lineno - node.lineno + 1


def calls_in(path):
    """The names of the functions that a file calls by their plain names."""
    return {node.func.id for node in ast.walk(tree_of(path))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


def header_of(path):
    """The ISPO header of a file: {word: [names]}, in the order written."""
    text = ast.get_docstring(tree_of(path), clean=False)
    table = {}
    for line in text.split("\n\n")[1].split("\n"):
        first, *names = line.split()
        if line[0] != " ":
            word, table[first] = first, []
        else:
            names = [first] + names
        table[word] += [] if names == ["nothing"] else names
    return table


@pytest.mark.parametrize("path", PROGRAM, ids=NAMES)
def test_every_file_opens_with_its_name_and_one_sentence(path):
    first = ast.get_docstring(tree_of(path), clean=False).split("\n")[0]
    assert re.fullmatch(re.escape(path.name) + r" - .+\.", first)


@pytest.mark.parametrize("path", PROGRAM, ids=NAMES)
def test_the_header_names_the_four_words_in_their_order(path):
    assert tuple(header_of(path)) == WORDS


@pytest.mark.parametrize("path", PROGRAM, ids=NAMES)
def test_every_name_in_the_header_is_in_the_file_and_each_function_once(path):
    named = [name for names in header_of(path).values() for name in names]
    assert len(named) == len(set(named))
    top = tree_of(path).body
    defined = {node.name for node in top
               if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    constants = {target.id for node in top if isinstance(node, ast.Assign)
                 for target in node.targets if isinstance(target, ast.Name)}
    assert defined | {name for name in constants if name.isupper()} \
        == set(named)


@pytest.mark.parametrize("path", PROGRAM, ids=NAMES)
def test_the_four_words_head_the_sections_and_each_name_stands_in_its_own(
        path):
    section, found = None, {word: [] for word in WORDS}
    heads = {}
    for number, line in enumerate(path.read_text("utf-8").split("\n"), 1):
        match = re.match(r"# (INPUT|STORAGE|PROCESS|OUTPUT)\b", line)
        if match:
            section = match[1]
        heads[number] = section
    for node in tree_of(path).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found[heads[node.lineno]].append(node.name)
    for word, names in header_of(path).items():
        assert set(found[word]) <= set(names), word


@pytest.mark.parametrize("path", PROGRAM, ids=NAMES)
def test_a_file_has_at_most_300_lines_of_at_most_79_characters(path):
    lines = path.read_text("utf-8").split("\n")
    assert len(lines) <= 301
    assert max(map(len, lines)) <= 79


def test_no_function_is_longer_than_25_lines_and_the_median_is_at_most_8():
    lengths = {"%s %s" % (path.name, node.name): length(node)
               for path in PROGRAM for node in functions_in(path)}
    assert {name: lines for name, lines in lengths.items() if lines > 25} == {}
    body = [length(node) - len((ast.get_docstring(node, clean=False) or ""
                                ).split("\n"))
            for path in PROGRAM for node in functions_in(path)]
    assert statistics.median(body) <= 8
    assert statistics.median(lengths.values()) <= 8


def depth_of(node, depth=0):
    """How deep the statements below a node are indented."""
    bodies = [getattr(node, name, []) for name in
              ("body", "orelse", "finalbody", "handlers")]
    below = [child for body in bodies if isinstance(body, list)
             for child in body if isinstance(child, ast.AST)]
    deeper = isinstance(node, (ast.If, ast.For, ast.While, ast.With, ast.Try))
    is_elif = deeper and isinstance(node, ast.If)
    return max([depth + deeper] + [
        depth_of(child, depth + deeper - (is_elif and [child] == node.orelse
                                          and isinstance(child, ast.If)))
        for child in below])


@pytest.mark.parametrize("path", PROGRAM, ids=NAMES)
def test_nothing_is_indented_more_than_three_levels_below_def(path):
    for node in functions_in(path):
        assert depth_of(node) <= 3, node.name


@pytest.mark.parametrize("path", PROGRAM, ids=NAMES)
def test_every_function_says_what_it_does(path):
    for node in functions_in(path):
        if not node.name.startswith("__"):
            assert ast.get_docstring(node), node.name


def test_only_the_console_reads_and_prints():
    asking = [path.name for path in PROGRAM if "input" in calls_in(path)]
    printing = [path.name for path in PROGRAM if "print" in calls_in(path)
                or "sys.stdout.write" in path.read_text("utf-8")]
    assert asking == printing + asking[1:] == ["console.py"]
    assert (ROOT / "console.py").read_text("utf-8").count(" input()\n") == 1


@pytest.mark.parametrize("path", PROGRAM, ids=NAMES)
def test_plain_python_only(path):
    source = path.read_text("utf-8")
    for node in ast.walk(tree_of(path)):
        assert not isinstance(node, (ast.Global, ast.Nonlocal, ast.Assert))
        assert type(node).__name__ not in ("NamedExpr", "Match")
        if isinstance(node, ast.Assign):
            assert not isinstance(node.value, ast.Lambda)
        if isinstance(node, ast.IfExp):
            assert not isinstance(node.body, ast.IfExp)
            assert not isinstance(node.orelse, ast.IfExp)
        if isinstance(node, ast.ExceptHandler):
            assert node.type is not None
        if isinstance(node, ast.ClassDef):
            bases = [base.id for base in node.bases]
            assert bases == [] or bases in (["ValueError"], ["Exception"])
        if isinstance(node, ast.ImportFrom):
            assert all(name.name != "*" for name in node.names)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("quit", "exit", "eval", "exec")
    assert "\t" not in source and not re.search(r" +$", source, re.M)


@pytest.mark.parametrize("path", PROGRAM, ids=NAMES)
def test_one_word_for_one_thing(path):
    source = path.read_text("utf-8").lower()
    for word in ("token", "checker", "square", "vertex", "vertices", "node",
                 "def get_", "def handle_", "def process_", "tmp"):
        assert word not in source, word
    assert not re.search(r"\bpieces? of (white|black)\b", source)


def test_all_sentences_are_ascii():
    assert (ROOT / "texts.py").read_text("utf-8").isascii()
    assert (ROOT / "manual.py").read_text("utf-8").isascii()


def test_every_sentence_is_used_and_every_used_sentence_is_there():
    from texts import TEXT
    sources = "".join(path.read_text("utf-8") for path in PROGRAM
                      if path.name != "texts.py")
    for key in TEXT:
        quoted = re.escape(key)
        made = key.startswith("ask ") or key.endswith(
            (" on", " off", " several"))
        assert made or re.search('"%s"' % quoted, sources), key
    for key in re.findall(r'(?:tell\(\w+, |TEXT\[)"([^"]+)"', sources):
        assert key in TEXT or key == "ask ", key


@pytest.mark.parametrize("path", PROGRAM, ids=NAMES)
def test_the_examples_in_the_docstrings_are_true(path):
    module = importlib.import_module(path.stem)
    assert doctest.testmod(module).failed == 0


def test_the_top_level_is_small():
    allowed = {"README.md", "LICENSE", "tests", "docs"}
    found = {path.name for path in ROOT.iterdir()
             if not path.name.startswith((".", "__"))
             and path.suffix not in (".txt", ".pgn")}       # saved games
    assert found - set(NAMES) <= allowed


def test_the_requirements_are_pytest_and_colorama_and_nothing_else():
    lines = (ROOT / "requirements.txt").read_text("utf-8").split()
    assert lines == ["pytest", "colorama"]
