"""class_zip.py - makes the folder for a class, as a zip file.

    python tests/tools/class_zip.py                 writes nine_mens_morris.zip
    python tests/tools/class_zip.py S:/morris.zip   writes this file

STORAGE  what a class does not need: LEFT_OUT
OUTPUT   writes the file, and says what is in it: main

In it is the program with its tests, its pages and its players. The solutions,
the tools and the pages for teachers are left out. So are games that somebody
played here, the tests that need a tool, and each link to what is left out.
Each sheet is there as a page for a browser, too: so it can be printed. So is
each page of docs/build. A teacher may remove this folder.
"""

import html
import pathlib
import re
import shutil
import sys
import zipfile

# STORAGE

ROOT = pathlib.Path(__file__).resolve().parents[2]
KEPT = ("*.py", "LICENSE", "README.md", "requirements.txt", "docs/**/*",
        "players/*.py", "rooms/**/*", "tests/**/*.py", "tests/**/*.txt")
LEFT_OUT = ("docs/solutions/", "tests/tools/", "docs/for-teachers.md",
            "docs/lessons.md", "docs/before-the-lesson.md", "my_morris.py",
            "test_docs.py", "test_endgames.py", "test_exercises.py",
            "test_learning_puzzles.py", "test_lessons.py", "test_mutate.py", "__pycache__")

# A line of a list that leads to a page that is left out, below README or docs
LINK_GONE = r"^- .*\]\((?:docs/)?(?:%s)\b.*\n" % "|".join(
    name[len("docs/"):] for name in LEFT_OUT if name.endswith(".md"))

# How a browser shows a sheet, and what is written there for each mark of it.
STYLE = """<!DOCTYPE html>
<meta charset="utf-8">
<style>
body { font: 11pt/1.35 sans-serif; max-width: 18cm; margin: auto }
pre, code { font-family: Consolas, "DejaVu Sans Mono", Menlo, monospace }
pre { line-height: 1.15 }
table { border-collapse: collapse; width: 100% }
td { border: 1px solid; padding: 4.5pt 6pt }
td:nth-child(n+3) { width: 25% }
td code { white-space: nowrap }
tr:first-child { font-weight: bold }
</style>
"""
MARKS = [(r"^# (.*?)$", r"<h2>\1</h2>"), (r"^## (.*?)$", r"<h3>\1</h3>"),
         (r"^(- |\d+\. )", r"<br>\1"), (r"\n\n(?=[^|<])", "\n\n<p>"),
         (r"\*\*(.*?)\*\*", r"<b>\1</b>"),
         (r"`(.*?)`", r"<code>\1</code>"), (r"^\|[-|]+\n", ""),
         (r"\[([^]]*)\]\(([\w-]+)\.md\)", r'<a href="\2.html">\1</a>'),
         (r"\[([^]]*)\]\([^)]*\)", r"\1"),
         (r"^\|(.*?)\|$", r"<tr><td>\1"), (r"\|", "<td>"),
         (r"^(<tr>.*?)\n\n", r"<table>\n\1\n</table>\n\n")]


# PROCESS

def files_for_class(root):
    """The paths of the files for a class, below the root: texts with /."""
    paths = {path.relative_to(root).as_posix()
             for pattern in KEPT for path in root.glob(pattern)
             if path.is_file()}
    return sorted(path for path in paths
                  if not any(part in path for part in LEFT_OUT))


def without_links(page):
    """A page without the lines that lead to what is left out. If a list has
    only such lines, its title is left out, too."""
    for gone in r"^.+:\n\n(?:%s)+\n" % LINK_GONE, LINK_GONE:
        page = re.sub(gone, "", page, flags=re.MULTILINE)
    return page


def page_of(text):
    """The page for a browser, to print, of the text of a page."""
    page = STYLE
    for number, part in enumerate(html.escape(text, False).split("```\n")):
        if number % 2:                      # code
            page += "<pre>%s</pre>\n" % part
            continue
        for mark, shown in MARKS:
            part = re.sub(mark, shown, part, flags=re.MULTILINE | re.DOTALL)
        page += part
    return page


# OUTPUT

def write_zip(root, path):
    """Write the zip file. In it, all lies in one folder. Returns the paths."""
    files = files_for_class(root)
    with zipfile.ZipFile(str(path), "w", zipfile.ZIP_DEFLATED) as packed:
        for name in files:
            content = (root / name).read_bytes()
            if name.endswith(".md"):
                content = without_links(content.decode("utf-8")).encode()
            packed.writestr("nine_mens_morris/" + name, content)
            if re.match(r"docs/(sheets|build)/.*\.md", name):
                packed.writestr("nine_mens_morris/" + name[:-2] + "html",
                                page_of(content.decode("utf-8")))
    return files


def unpacked(root, place):
    """Make a folder for a class in this new place. Returns its path."""
    place.mkdir()
    write_zip(root, place / "class.zip")
    shutil.unpack_archive(str(place / "class.zip"), str(place))
    return place / "nine_mens_morris"


def main(arguments):
    """Write the file, and say what is in it."""
    path = pathlib.Path(*arguments or ["nine_mens_morris.zip"]).resolve()
    files = write_zip(ROOT, path)
    print("%s: %d files, %.1f MB." % (path, len(files),
                                      path.stat().st_size / 10 ** 6))
    for folder in sorted({name.split("/")[0] + "/" if "/" in name else name
                          for name in files}):
        number = sum(name.startswith(folder) for name in files)
        print("  %-22s %s" % (folder, "%d files" % number
                              if folder.endswith("/") else ""))
    print("Left out: %s." % ", ".join(LEFT_OUT[:-1]))
    print("Unpack it first: the program does not run inside the zip.")


if __name__ == "__main__":
    main(sys.argv[1:])
