"""The house: its rooms, floors and style, as far as a program can check."""

import ast
import collections
import doctest
import importlib
import itertools
import re
import subprocess
import sys

import pytest

from helpers.playing import ROOT, code_lines
from rooms.console.sentences import TEXT

FLOORS = {"nine_mens_morris": 6, "join": 5, "rooms": 5, "learning": 4,
          "meeting": 4, "reading": 4, "tournament": 4,
          "commands": 3, "computer": 2, "console": 2, "records": 2,
          "rules": 1, "board": 0}
ROOMS = [room for room in FLOORS if (ROOT / "rooms" / room).is_dir()]
JOIN = ROOT / "rooms" / "join.py"           # joins the rooms to the game
FEATURES = {"learning", "meeting", "reading", "tournament"}
WHOLE = FEATURES <= {*ROOMS}
HOUSE = ROOT / "rooms" / "__init__.py"
DOORS = [ROOT / "rooms" / room / "__init__.py" for room in ROOMS]
FILES = sorted(ROOT.glob("*.py")) + [JOIN] + sorted(
    path for room in ROOMS for path in (ROOT / "rooms" / room).rglob("*.py")
    if path not in DOORS)
PROGRAM = FILES + DOORS + [HOUSE]
WORDS = ("INPUT", "STORAGE", "PROCESS", "OUTPUT")
MOST_CODE = 9197


def name_of(path):
    """The name of a file: "rules.py", "rooms/console/words.py"."""
    return path.relative_to(ROOT).as_posix()


def module_of(path):
    """The name to import a file by: "rules", "rooms.console.words"."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


TESTS = sorted((ROOT / "tests").rglob("*.py"))
SOURCES = {path: path.read_text("utf-8") for path in PROGRAM + TESTS}
TREES = {path: ast.parse(source) for path, source in SOURCES.items()}
NODES = {path: list(ast.walk(TREES[path])) for path in SOURCES}
MODULES = {module_of(path): path for path in PROGRAM}
CLASSIC = "nine_mens_morris", "rules", "board"
CLASSIC_KEYS = "greeting classic", "help classic"   # not said with the rooms
# What the rooms put in the place of the same names in the entry script
DEVICES = ("open_match", "ask", "look_up", "tell", "show_board", "show_help",
           "OutputError")


def functions_in(path):
    """All functions of a file, also those in classes."""
    return [node for node in NODES[path] if isinstance(node, ast.FunctionDef)]


def constants_in(node):
    """The names that get a value from a statement at the top."""
    targets = node.targets if isinstance(node, ast.Assign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def defined_in(path):
    """{name: line} of all functions, classes and constants at the top."""
    return {name: node.lineno for node in TREES[path].body
            for name in constants_in(node) + [getattr(node, "name", None)]
            if name}


def imports_of(nodes):
    """Every (module, name or None) that these nodes import."""
    for node in nodes:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            module = getattr(node, "module", None)
            yield from ((module or name.name, module and name.name)
                        for name in node.names)


IMPORTS = {(module, *imported) for module, path in MODULES.items()
           for imported in imports_of(NODES[path])}


def arrows_in(imports):
    """Every (module, module of ours that it imports) of these imports."""
    found = set()
    for module, imported, name in imports:
        inner = "%s.%s" % (imported, name)
        found.add((module, inner if inner in MODULES else imported))
    return {(one, two) for one, two in found if two in MODULES}


ARROWS = arrows_in(IMPORTS)


def room_of(module):
    """The room of a module. A module at the top is a room of its own."""
    return (module.split(".") + [""])[1 if module.startswith("rooms.") else 0]


def arrows_not_down(arrows):
    """The arrows that lead to another room that is not below."""
    return {(one, two) for one, two in arrows if room_of(one) != room_of(two)
            and FLOORS[room_of(one)] <= FLOORS[room_of(two)]}


def modules_in_circles(arrows):
    """The modules that import each other in a circle, or lead to one."""
    left, before = {one for one, _ in arrows}, None
    while left != before:       # each time, those at the end are gone
        left, before = {one for one, two in arrows
                        if one in left and two in left}, left
    return left


def arrows_beside_the_door(arrows):
    """The arrows to a file in another room, not to what the room offers."""
    return {(one, two) for one, two in arrows
            if room_of(one) != room_of(two) and two.count(".") > 1}


@pytest.mark.parametrize("wrong, module, line", [
    (arrows_not_down, "rooms.computer.levels", "import rooms.console"),
    (arrows_not_down, "rooms.commands.orders", "import nine_mens_morris"),
    (modules_in_circles, "rooms.console.sentences",
     "from rooms.console.words import who"),
    (arrows_beside_the_door, "rooms.commands.typed_line",
     "from rooms.console.words import who")])
def test_every_arrow_goes_down_to_a_door_and_in_no_circle(wrong, module, line):
    assert wrong(ARROWS) == set()
    planted = imports_of(ast.walk(ast.parse(line)))
    assert wrong(ARROWS | arrows_in((module, *one) for one in planted))


def test_a_door_offers_what_another_room_uses_and_says_which_files_it_has():
    for path in DOORS:
        room = path.parent.name
        used = {name for module, imported, name in IMPORTS
                if imported == "rooms." + room and room_of(module) != room}
        used |= {node.attr for node in NODES[JOIN]
                 if isinstance(node, ast.Attribute)
                 and getattr(node.value, "id", "") == room}
        offered = {name for module, name in imports_of(NODES[path])
                   if module != "rooms." + room}
        offered |= {name for node in TREES[path].body
                    for name in constants_in(node)}
        assert used <= offered and (offered == used or not WHOLE), room
        text = ast.get_docstring(TREES[path], clean=False)
        assert re.match(r"%s - .+\.\n" % room, text)
        assert set(re.findall(r"^    (\w+\.py) ", text, re.M)) == {
            file.name for file in path.parent.glob("*.py") if file != path}
        assert text.count("begin reading here") == 1
        assert all(isinstance(node, ast.ImportFrom) or constants_in(node)
                   == ["WORDS"] for node in TREES[path].body[1:])


def late_imports(path):
    """The functions with an import that does not say why it stands there, or
    that imports a file of ours. Only `seated` may do that: a class player is a
    program of its own and does not have to wait for the computer."""
    lines = SOURCES[path].split("\n")
    for function in functions_in(path):
        late = [node for node in ast.walk(function)
                if isinstance(node, (ast.Import, ast.ImportFrom))]
        if {module for module, _ in imports_of(late)} & {*MODULES} \
                and function.name != "seated" \
                or late and "#" not in lines[late[0].lineno - 1]:
            yield function.name


def test_what_is_slow_to_load_is_not_loaded_at_the_start():
    slow = {name for path in FILES for name in re.findall(
        r"(?m)^ +(?:from|import) (\w+).*# (?:slow to load|\.\.\. and rarely)",
        SOURCES[path])}
    loaded = subprocess.run(
        [sys.executable, "-S", "-c", "import sys; bare = {*sys.modules}\n"
         "import nine_mens_morris; print(*{*sys.modules} - bare)"],
        cwd=str(ROOT), stdout=subprocess.PIPE).stdout.decode().split()
    assert {"json", "re", "threading"} <= slow or not (
        ROOT / "rooms" / "tournament").is_dir()
    assert "re" in slow and "random" in loaded
    assert slow & {*loaded} - {"rooms"} == set()


def test_the_top_level_is_the_classic_game_and_the_rooms():
    told = re.findall(r"^    (\w+)/ ", SOURCES[HOUSE], re.M)
    assert set(ROOMS) <= set(told) <= set(FLOORS)
    found = {path.name for path in ROOT.iterdir()
             if not path.name.startswith((".", "__"))
             and path.name not in ("games", "tournaments")  # played here
             and path.suffix not in (".txt", ".pgn")}
    assert found == {"nine_mens_morris.py", "board.py", "rules.py", "rooms",
                     "README.md", "LICENSE", "docs", "players", "tests"}
    lines = (ROOT / "requirements.txt").read_text("utf-8").split()
    assert lines == ["pytest", "colorama"]


def test_the_three_files_are_short_and_the_program_does_not_grow():
    lines = {name: SOURCES[MODULES[name]].count("\n") for name in CLASSIC}
    assert lines["nine_mens_morris"] <= 460 and lines["board"] <= 300
    assert sum(lines.values()) <= 1440     # 1,400, and some for a change
    assert [*itertools.chain(*(long_functions(MODULES[name], 25)
                               for name in CLASSIC))] == []
    lines = sum(len(code_lines(SOURCES[path])) for path in PROGRAM
                if path.parent.name != "languages")
    assert lines <= MOST_CODE + 30          # some for an exercise


def wrong_header(path):
    """The first line, if it is not the name of the file and one sentence. The
    words that are not in order, say nothing, or give more than three names to
    begin reading with. The names that stand twice or not in their section.
    The sections without a word."""
    first, told, *_ = ast.get_docstring(
        TREES[path], clean=False).rstrip().split("\n\n")
    if not re.fullmatch(re.escape(path.name) + r" - .+\.", first):
        yield first
    header, sections = {}, collections.defaultdict(set)
    for word, text in re.findall(r"(?m)^(\w+)( .*(?:\n .*)*)", told):
        phrase, _, names = text.rpartition(":")
        header[word] = phrase, names.split()
    for name, line in defined_in(path).items():
        heads = re.findall(r"(?m)^# (INPUT|STORAGE|PROCESS|OUTPUT)\b",
                           "\n".join(SOURCES[path].split("\n")[:line]))
        sections[heads[-1] if heads else None].add(name)
    if list(header) != [word for word in WORDS if word in header]:
        yield list(header)
    yield from (word for word, (phrase, names) in header.items()
                if len(phrase.split()) < 2 or not 0 < len(names) < 4)
    named = [name for _, names in header.values() for name in names]
    yield from {name for name in named if named.count(name) > 1}
    yield from {*sections} - {*header}
    for word, (_, names) in header.items():
        yield from set(names) - sections[word]


def test_a_word_is_given_once():
    """Only those that join.py names do more in a room above."""
    given = collections.Counter(
        word for module in MODULES if module.count(".") == 2
        for table in ("WORDS", "TOLD", "ASKED", "LOOKS")
        for word in getattr(importlib.import_module(module), table, {}))
    assert {word for word in given if given[word] > 1} <= {
        "name", "map", "numbers", "computer"}


def test_a_name_means_one_thing_in_all_rooms():
    """There are exceptions: `main`, which begins a program, the tables `WORDS`
    that a room joins, and the devices of the entry script."""
    homes = collections.defaultdict(set)
    files = [path for path in FILES if path.parent.name != "languages"]
    for path in files:
        for name in defined_in(path):
            homes[name].add(name_of(path))
    assert {name: found for name, found in homes.items() if len(found) > 1
            and name not in ("main", "WORDS", *DEVICES)} == {}
    stems = [path.stem for path in files]
    assert len(stems) == len(set(stems))


def too_many_lines(path):
    """The number of lines of a file, if they are too many for no table."""
    lines = SOURCES[path].count("\n")
    return [lines] if lines > 800 and path.parent.name != "languages" else []


def long_lines(path):
    """The lines that have more than 79 characters."""
    return [line for line in SOURCES[path].split("\n") if len(line) > 79]


def long_functions(path, most=40):
    """The functions that have too many lines."""
    return [node.name for node in functions_in(path)
            if node.end_lineno - node.lineno + 1 > most]


def too_deep_or_silent(path):
    """The functions that are indented more than three levels, or do not say
    what they do."""
    for node in functions_in(path):
        if any(isinstance(part, ast.stmt)
               and part.col_offset > node.col_offset + 4 * 4
               for part in ast.walk(node)) \
                or not (node.name[:2] == "__" or ast.get_docstring(node)):
            yield node.name


def names_used(nodes):
    """How often each name is read in these nodes of a syntax tree."""
    return collections.Counter(
        node.id if isinstance(node, ast.Name) else node.attr
        for node in nodes if isinstance(node, (ast.Name, ast.Attribute))
        and isinstance(node.ctx, ast.Load))


def unused_names(path):
    """The names that a file imports but does not use, and the functions that
    another one with their name hides."""
    used = names_used(NODES[path])
    names = [(node.asname or node.name).split(".")[0] for node in NODES[path]
             if isinstance(node, ast.alias)]
    yield from (name for name in names if not used[name])
    names = [node.name for node in TREES[path].body
             if isinstance(node, (ast.FunctionDef, ast.ClassDef))]
    yield from {name for name in names if names.count(name) > 1}


@pytest.mark.skipif(not WHOLE, reason="a room is gone that used it")
def test_nothing_stands_in_the_program_that_nobody_uses():
    used = names_used(itertools.chain(*map(NODES.get, PROGRAM)))
    told = {name for path in [ROOT / "README.md", *ROOT.glob("docs/*.md")]
            for name in re.findall(r"`(\w+)", path.read_text("utf-8"))}
    for path in FILES:      # names in a language are found there by sentences
        known = ("PLAIN", "QUOTES", "LETTERS_APART", "WORDS",
                 "SENTENCES", "smooth") \
            if path.parent.name == "languages" else ()
        for name in {*defined_in(path)} - {*known}:
            assert used[name] or name in told, (name_of(path), name)


def calls_in(path):
    """The names of the functions that a file calls by their plain names."""
    return {node.func.id for node in NODES[path]
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


def test_input_print_and_eval_have_a_place_and_tables_hold_functions():
    asking = [name_of(path) for path in FILES if "input" in calls_in(path)]
    printing = [name_of(path) for path in FILES if "print" in calls_in(path)
                or "sys.stdout.write" in SOURCES[path]]
    assert asking == printing == ["nine_mens_morris.py",
                                  "rooms/console/screen.py"]
    assert SOURCES[MODULES["rooms.console.screen"]].count(
        "return input(prompt)\n") == 1
    assert [name_of(path) for path in FILES if "eval" in calls_in(path)] in (
        [], ["rooms/reading/questions.py"])
    functions = {node.name for path in FILES for node in functions_in(path)}
    for path in PROGRAM:
        for node in NODES[path]:
            if isinstance(node, ast.Dict) and path.parent.name != "languages":
                held = {getattr(value, "value", None) for value in node.values}
                assert not held & functions, path
            if isinstance(node, ast.Call):
                assert getattr(node.func, "id", "") not in (
                    "__import__", "globals", "import_module"), path


def is_plain(node):
    """Is this Python that a beginner knows?"""
    kind = type(node).__name__
    if kind in ("Global", "Nonlocal", "Assert", "NamedExpr", "Match"):
        return False
    if kind == "Assign":
        return not isinstance(node.value, ast.Lambda)
    if kind == "IfExp":
        return ast.IfExp not in map(type, (node.body, node.orelse))
    if kind == "ExceptHandler":
        return node.type is not None
    if kind == "ClassDef":
        return [base.id for base in node.bases] in (
            [], ["ValueError"], ["Exception"], ["Refused"])
    if kind == "ImportFrom":
        return all(name.name != "*" for name in node.names)
    if kind == "Call" and isinstance(node.func, ast.Name):
        return node.func.id not in ("quit", "exit", "exec")
    return True


def not_plain(path):
    """The lines of a file that are not written in plain Python. The words for
    a thing that has another name here."""
    yield from (node.lineno for node in NODES[path] if not is_plain(node))
    for number, line in enumerate(SOURCES[path].split("\n"), 1):
        if "\t" in line or line.endswith(" "):
            yield number
    yield from re.findall(r"token|checker|square|vertex|vertices|node|tmp|"
                          r"def (?:get|handle|process)_|"
                          r"\bpieces? of (?:white|black)\b",
                          SOURCES[path].lower())


def test_every_sentence_is_used_and_every_one_that_is_said_is_there():
    sources = "".join(SOURCES[path] for path in PROGRAM
                      if path.parent.name != "languages")
    for key in re.findall(r'(?:tell\(\w+, |TEXT\[)"([^"]+)"[,\]]', sources):
        assert key in TEXT or key in CLASSIC_KEYS, key
    assert SOURCES[MODULES["rooms.console.languages.english"]].isascii()
    made = ("ask ", "in ", "help ", "rule ", "record ", "result ", "goal ",
            "puzzle ", "solved ", "wrong ", "far ", "no draw ", "habit ",
            "learn ", "puzzles ", "lessons ", "no games of", "heard ",
            "motto ", "ring ", "quiz ", "said ", "man ")
    assert 'key + " instead"' in sources
    # If a room is gone, its sentences stay
    for key in (key.replace(" instead", "") for key in WHOLE * [*TEXT]):
        if not key.startswith(made) and not key.endswith(
                (" on", " off", " several")):
            assert '"%s"' % key in sources, key


# Functions whose texts a player sees, and errors whose reason is told
SAYING = {"tell", "say", "show", "sentence", "refuse", "Refused", "Question",
          "Unusable", "PlayerError", "OSError", "RuntimeError"}


def words_beside_the_table(node):
    """The texts of two words and more in a call that says something, if they
    are no key of a sentence and no part of one."""
    for child in ast.walk(node):
        text = getattr(child, "value", None)
        if isinstance(child, ast.Constant) and isinstance(text, str) \
                and re.search(r"[A-Za-z]{2}.* .*[A-Za-z]{2}", text) \
                and not any(text in key for key in [*TEXT, *CLASSIC_KEYS]):
            yield text


def test_every_text_for_a_player_stands_in_the_file_of_a_language():
    for path in PROGRAM:
        for node in NODES[path]:
            called = getattr(node, "func", None)
            name = getattr(called, "id", getattr(called, "attr", ""))
            if isinstance(node, ast.Call) and name in SAYING:
                assert [*words_beside_the_table(node)] == [], path
    planted = ast.parse("say(screen, 'Well done, %s' % name)")
    assert [*words_beside_the_table(planted)] == ["Well done, %s"]


@pytest.mark.parametrize("rule, files", [
    (late_imports, FILES), (wrong_header, FILES),
    (too_many_lines, FILES + TESTS), (long_lines, PROGRAM),
    (long_functions, FILES), (too_deep_or_silent, FILES),
    (unused_names, FILES + TESTS), (not_plain, FILES)])
def test_no_file_has_a_fault(rule, files):
    found = {name_of(path): list(rule(path)) for path in files}
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_the_examples_in_the_docstrings_are_true():
    modules = [module_of(path) for path in FILES if ">>> " in SOURCES[path]]
    assert len(modules) > 10
    assert [module for module in modules if doctest.testmod(
        importlib.import_module(module)).failed] == []
