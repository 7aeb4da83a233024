"""The lessons, the sheets and their answers keep their promises."""

import ast
import doctest
import html
import os
import re
import runpy
import shutil
import sys

import pytest

import class_zip
import exercises
import run
import helpers.playing
from board import MILLS
from helpers.playing import ROOT, has_room, pytest_in
from helpers.seldom import needs

DOCS = ROOT / "docs"
PLANS = (DOCS / "lessons.md").read_text("utf-8")
SHEETS = sorted((DOCS / "sheets").glob("sheet-?.md"))
ANSWERS = DOCS / "solutions" / "sheets.md"


def rows_of(text):
    """The rows of the first table in a text, without its head."""
    lines = text[text.index("\n|"):].strip().split("\n\n")[0].split("\n")
    return [[cell.strip() for cell in line.strip("|").split("|")]
            for line in lines[2:]]


TABLES = re.findall(r"\n\| minutes \|.*?\n\n", PLANS, re.S)


def test_a_sheet_has_five_parts_on_a_page_and_a_lesson_has_45_minutes():
    times = {"exercise %d" % exercise.number: exercise.minutes
             for exercise in exercises.exercises_in(
                 exercises.PAGE.read_text("utf-8"))}
    for number, path in enumerate(SHEETS, 1):
        text = path.read_text("utf-8")
        assert re.findall(r"^\*\*(\w+) ", text, re.M) == [
            "Predict", "Run", "Investigate", "Modify", "Make"]
        whole, *parts = map(int, re.findall(r"\((\d+) minutes\)", text))
        assert sum(parts) == whole, path
        assert sum(1 + len(line) // 100 for line in text.split("\n")) <= 60
        times["sheet %d" % number] = whole
    assert re.findall(r"^## (\w+) lessons?$", PLANS, re.M) == [
        "One", "Two", "Five", "Ten"]
    assert len(TABLES) == 13 and "`learn`" in TABLES[0]
    assert not CARDS or len(CARDS) == len(SHOWN) == 8
    for table in TABLES:
        assert sum(int(row[0]) for row in rows_of(table)) == 45
        for minutes, pupils, _ in rows_of(table):
            for name in re.findall(r"(?:exercise|sheet) \d+", pupils):
                assert int(minutes) == times[name], name
        # but the one of a lesson that builds
        assert "log in" in table and "eserve" in table or "new lines" in table


@pytest.mark.skipif(len(MILLS) > 16, reason="other lines")
@pytest.mark.skipif(not ANSWERS.is_file(),
                    reason="a teacher has removed the solutions")
@pytest.mark.parametrize("number", range(1, 6))
def test_python_answers_what_the_answers_say(number, monkeypatch):
    text = ANSWERS.read_text("utf-8").split("\n## ")[number]
    typed = "\n".join(re.findall(r"```\n(.*?)```", text, re.S))
    test = doctest.DocTestParser().get_doctest(typed, {}, "sheet", None, 0)
    assert doctest.DocTestRunner().run(test).failed == 0
    asked = [row[1].strip("`") for row in rows_of(
        SHEETS[number - 1].read_text("utf-8"))]
    monkeypatch.setattr(sys, "path", [str(DOCS / "sheets")] + sys.path)
    names = runpy.run_path(str(DOCS / "sheets" / ("sheet_%d.py" % number)))
    examples = iter(test.examples)
    for line in asked:                  # in this order
        wanted = next(example.want for example in examples
                      if example.source.strip() == line)
        answer = eval(line, names)
        assert wanted == ("" if answer is None else "%r\n" % (answer,)), line


LANGUAGES = [path.stem[8:] for path in DOCS.glob("sheets/sheet-1-*.md")]
MADE = [path for pattern in (
    "sheets/sheet[-_]?.*", "sheets/bug-hunt.md", "solutions/bug-hunt-cards.md",
    "build/step[-_]0[123].*") for path in sorted(DOCS.glob(pattern))]


def in_language(path, language):
    """The path of the same page or program in another language."""
    sign = "_" if path.suffix == ".py" else "-"
    return path.with_name(path.stem + sign + language + path.suffix)


def facts_of(text):
    """What a page has in every language: its headings, parts and tables, its
    code without comments and texts, its names, and its numbers. (A word to
    type, such as code, is one of the language.)"""
    parts = text.split("```\n")
    prose = "".join(parts[::2])
    marks = re.findall(r"^(?:#+ |\*\*|- |\d+\. |\|.*)", prose, re.M)
    without = re.compile(r'"[^"─]*"|# .*')
    return ([mark.count("|") or mark for mark in marks],
            [without.sub("", block) for block in parts[1::2]],
            {without.sub("", name) for name in re.findall("`(.+?)`", prose)
             if re.search("[A-Z]{2}|[_(.]", name)},
            sorted(re.findall(r"\d+", prose)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", MADE, ids=[path.name for path in MADE])
def test_a_page_and_its_program_are_the_same_in_each_language(
        path, language, capsys, monkeypatch):
    other = in_language(path, language)
    if path.suffix == ".md":
        text = other.read_text("utf-8")
        links = re.findall(r"\]\((.*?)\)", text)
        assert "../glossary.md" in links
        for link in [other.parent / link for link in links]:
            assert link.is_file() and not in_language(link, language).exists()
        for said, wanted in zip(facts_of(re.sub("[-_]" + language, "", text)),
                                facts_of(path.read_text("utf-8"))):
            assert said == wanted
        return
    monkeypatch.setattr(sys, "path", [str(path.parent)] + sys.path)
    monkeypatch.setattr("builtins.input", lambda question: "4")
    done = []
    for each in path, other:
        runpy.run_path(str(each))
        tree = ast.parse(each.read_bytes())
        assert ast.get_docstring(tree).startswith(each.name)
        done.append([capsys.readouterr().out, each.read_text("utf-8").count(
            "\n"), *map(ast.dump, tree.body[1:])])
    assert done[0] == done[1]


@pytest.mark.slow(why="another pytest is started")
def test_the_tests_run_from_idle_too(capfd):
    assert run.run(["tests/test_nine_mens_morris.py"], "no") == 0
    assert "passed" in capfd.readouterr().out


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory):
    """The folder that a class gets."""
    return class_zip.unpacked(ROOT, tmp_path_factory.mktemp("class") / "class")


def test_a_class_gets_the_program_and_its_pages_but_no_solutions(unpacked):
    there = {path.relative_to(unpacked).as_posix()
             for path in unpacked.rglob("*") if path.is_file()}
    assert {"nine_mens_morris.py", "docs/exercises.md", "players/fox.py",
            "docs/sheets/sheet-1.md", "tests/test_rules.py",
            "rooms/join.py"} - there <= {"players/fox.py"}
    assert not [name for name in there if "solution" in name
                or "tools/" in name or "teacher" in name or "games/" in name]
    for page in unpacked.rglob("*.md"):
        text = page.read_text("utf-8")
        assert not re.search(r":\n\n+#|:\n\n[^\n]*:\n", text), page
        for link in re.findall(r"\]\(([^)#:]+)", text):
            assert (page.parent / link).is_file(), (page, link)
        assert page.name == "changelog.md" or "docs/solutions" not in text, page
    printed = (unpacked / "docs/build/step-01.html").read_text("utf-8")
    assert "<i>File &gt; Open</i>" in printed
    played = helpers.playing.run(b"4\nquit\n", folder=unpacked)
    assert played.returncode == 0 and not played.stderr


@needs("learning")
def test_exercises_sheets_and_lessons_name_only_what_a_class_has(unpacked):
    text = "".join(path.read_text("utf-8") for path in [
        DOCS / "exercises.md", DOCS / "lessons.md", *SHEETS])
    named = {*re.findall(r"`((?:\w+/)*\w+\.(?:py|md)|(?:\w+/)+)`", text)}
    assert len(named) > 20 and {
        name for name in named if not [*unpacked.rglob(name)]} == {
        "ann_ben.py", "blocker.py", "my_morris.py", "three_mens_morris.py"} | (
        {"fox.py"} if not (ROOT / "players" / "fox.py").is_file() else set())


def test_a_second_run_mends_the_program_and_keeps_own_work(folder, capsys):
    pc01, kept = folder / "S" / "pc01", [
        "games/game 0001.txt", "my_rules.py", "players/fox.py",
        "rooms/mine.py", "docs/sheets/sheet_1.py", "docs/build/my_morris.py"]
    class_zip.main(["2", "S"])
    assert "2 folders are new: pc01, pc02." in capsys.readouterr().out
    assert {path.name for path in (pc01 / "players").iterdir()} == {
        "chance.py", "looks_ahead.py", "mill_maker.py"}     # no pupil's
    if has_room("learning"):
        from rooms.learning.class_table import places_below
        assert sorted(places_below("S", [])) == [
            (os.path.join("S", name), []) for name in ("pc01", "pc02")]
    before = {path: path.read_bytes() for path in folder.glob("S/pc0*/**/*.py")}
    for name in kept:
        (pc01 / name).parent.mkdir(exist_ok=True)
        (pc01 / name).write_text("mine")
    for name in ("rules.py", "docs/build/checks/judge.py",
                 "docs/build/check.py", "docs/sheets/the_game.py"):
        (pc01 / name).write_text("broken")
    (pc01 / "board.py").unlink()
    shutil.rmtree(str(pc01 / "rooms" / "console"))
    capsys.readouterr()
    class_zip.main(["2", "S"])
    said = capsys.readouterr().out
    assert re.findall(r"(pc\d\d) is mended", said) == ["pc01"]
    assert str(pc01 / "changed" / "1") in said
    for name in kept:
        assert (pc01 / name).read_text() == "mine"
        before.pop(pc01 / name, None)
    assert before == {path: path.read_bytes() for path in before}
    assert (pc01 / "changed/1/rules.py.txt").read_text() == "broken"
    assert (folder / "to_print" / "solutions" / "sheets.html").is_file()
    for name in ("pc01", "pc02"):
        (folder / "S" / name / "board.py").unlink()
    class_zip.main(["pc02", "S"])
    said = capsys.readouterr().out
    assert len(said.split("\n")) == 3 and re.findall(
        r"(pc\d\d) is mended, 1 file: board\.py\.$", said, re.M) == ["pc02"]
    assert not (pc01 / "board.py").exists()


def test_a_class_gets_each_sheet_as_a_page_to_print(unpacked):
    for path in DOCS.glob("sheets/sheet-*.md"):
        text = path.read_text("utf-8")
        page = (unpacked / path.relative_to(ROOT).with_suffix(
            ".html")).read_text("utf-8")
        assert '<html lang="%s">' % class_zip.LANGUAGES.get(
            path.stem[8:], "en") in page
        assert page.count('<a href="../glossary.html">') == text.count("](")
        text = re.sub(r"\[(.*?)\]\(.*?\)", r"\1", text)
        said = html.unescape(re.sub("<[^>]*>", "", page.split("</style>")[1]))
        for sign in "`", "**", "|--", "| |":
            assert sign in text and sign not in said
        first, *said = said.strip().split("\n", 1)     # the pupil's name
        assert "".join(said).split() == re.sub(
            r"[`*#]|---", "", text).replace("|", " ").split() and "__" in first
        assert page.count("<tr>") == len(re.findall(r"^\|(?!---)", text, re.M))


@pytest.mark.slow(why="all tests are read in a copy, and some are run")
def test_a_class_can_run_the_tests(unpacked):
    for word in "--collect-only", "tests/test_rules.py":
        status, said = pytest_in(unpacked, word)
        assert status == 0, said[-2000:]


HUNT = ANSWERS.with_name("bug-hunt.md")
CARDS = re.findall(
    r"Open `(.*?)` and find the (?:class|function) `(.*?)`.*?\n\| `(.*?)` \| "
    r"`(.*?)` \|", HUNT.with_name("bug-hunt-cards.md").read_text("utf-8"),
    re.S) if HUNT.is_file() else []
SHOWN = re.findall(r'\*\*Type:\*\* (.*)\n- \*\*Seen:\*\* "(.*?)".*\n'
                   r'- \*\*Tests:\*\* (.*)\.', HUNT.read_text("utf-8")) \
    if CARDS else []


@pytest.mark.slow(why="a fault is planted, the game is played and tests run")
@pytest.mark.parametrize("number", range(8))
def test_a_planted_fault_is_seen_in_play_and_by_named_tests(number, folder):
    copy = helpers.playing.as_tested(
        class_zip.unpacked(ROOT, folder / "class"))
    (file, name, line, fault), (lines, seen, tests) = [
        rows[number] for rows in (CARDS, SHOWN)]
    before, after = (copy / file).read_text("utf-8").split(line)
    assert re.findall(r"^(?:def|class) (\w+)", before, re.M)[-1] == name
    typed = "\n".join([*re.findall("`(.*?)`", lines), "quit", "yes", ""])
    for text in line, fault:
        (copy / file).write_text(before + text + after, "utf-8")
        said = helpers.playing.run(     # files change too quickly
            typed.encode(), folder=copy, PYTHONDONTWRITEBYTECODE="1").stdout
        assert (seen in " ".join(said.decode().split())) == (text == fault)
    _, said = pytest_in(copy, *["tests/test_%s.py" % floor for floor in (
        "board", "rules", "rules_ends", "classic_lines")])
    red = {*re.findall(r"FAILED \S+::(\w+)", said)}
    wanted = {*re.findall("`(test_.*?)`", tests)}
    assert wanted and wanted <= red, red
