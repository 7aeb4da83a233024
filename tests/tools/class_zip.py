"""class_zip.py - makes the folders for a class, as a zip file and unpacked.

    python tests/tools/class_zip.py                 writes nine_mens_morris.zip
    python tests/tools/class_zip.py S:/morris.zip   writes this file
    python tests/tools/class_zip.py 28              makes pc01 to pc28, too
    python tests/tools/class_zip.py 28 S:/morris    makes them in this folder
    python tests/tools/class_zip.py pc05 S:/morris  makes, or mends, only this

For a class there is the program with its tests, its pages and its players. The
solutions, the tools and the pages for teachers are left out. So are games that
somebody played here, the tests that need a tool, and each link to what is left
out. What teachers print is a page for a browser, too: for the class beside the
page, and for you, with the solutions, in the folder to_print beside the zip.

If a folder pc01 is already there, it is mended: the three files, rooms, tests
and the check of docs/build are as in the zip again. What was changed there is
kept in its folder `changed`, as text. All else is left as it is, and only
added where it is missing. A teacher may remove this tool.
"""

import html
import pathlib
import re
import shutil
import sys
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
KEPT = ("*.py", "LICENSE", "README.md", "requirements.txt", "docs/**/*",
        "players/chance.py", "players/looks_ahead.py", "players/mill_maker.py",
        "rooms/**/*", "tests/**/*.py", "tests/**/*.txt")
LEFT_OUT = ("docs/solutions/", "tests/tools/", "docs/for-teachers.md",
            "docs/lessons.md", "docs/before-the-lesson.md", "docs/marking.md",
            "my_morris.py", "test_docs.py", "test_endgames.py",
            "test_exercises.py", "test_learning_puzzles.py", "test_lessons.py",
            "__pycache__")
PRINTED = r"docs/(?:(?:sheets|build|solutions)/.*|lessons|glossary|marking" \
          r"|before-the-lesson|for-teachers)\.md"
# In a folder that is already there. Pupils write in the other files of docs.
MENDED = r"[^/]+|(?:rooms|tests|docs/build/checks)/.*|docs/build/check\.py" \
         r"|docs/sheets/the_game\.py"
MOST = 99               # folders

# A line of a list that leads to a page that is left out, below README or docs.
# It is gone for a class, and so is the line above a whole list of them.
LINK_GONE = r"^- .*\]\((?:docs/)?(?:%s)\b.*\n(?:  .*\n)*" % "|".join(
    name[len("docs/"):] for name in LEFT_OUT if name.endswith(".md"))

# How a browser names the language of sheet-1-german.md, how it shows a sheet,
# and what is written there for each mark of it.
LANGUAGES = {"german": "de", "french": "fr", "spanish": "es", "italian": "it",
             "polish": "pl"}
NAMES = {"fr": "Nom", "es": "Nombre", "it": "Nome", "pl": "Imię"}
STYLE = """<meta charset="utf-8">
<style>
body { font: 10.5pt/1.3 sans-serif; max-width: 18cm; margin: auto }
pre, code { font-family: Consolas, "DejaVu Sans Mono", Menlo, monospace }
pre { line-height: 1.15 }
h2, p, pre { margin: 5pt 0 }
table { border-collapse: collapse; width: 100% }
td { border: 1px solid; padding: 3pt 6pt; height: 1.35em }
td:nth-child(n+3) { width: 25% }
table { break-inside: avoid }
tr:has(td:nth-child(6)) td { padding: 0 3pt; font-size: 9pt; height: 0 }
h3, h3 + p { break-after: avoid }
td code { white-space: nowrap }
tr:first-child { font-weight: bold }
</style>
"""
MARKS = [(r"^# (.*?)$", r"<h2>\1</h2>"), (r"^## (.*?)$", r"<h3>\1</h3>"),
         (r"^---$", "<hr>"),
         (r"^ +- ", "<br>&emsp;- "), (r"^(- |\d+\. )", r"<br>\1"),
         (r"\n\n(?=[^|<])", "\n\n<p>"),
         (r"\*\*(.*?)\*\*", r"<b>\1</b>"),
         (r"\*(\w[^*]*)\*", r"<i>\1</i>"),
         (r"`(.*?)`", r"<code>\1</code>"), (r"^\|[-|]+\n", ""),
         (r"\[([^]]*)\]\(([\w-]+|\.\./glossary)\.md\)",
          r'<a href="\2.html">\1</a>'),
         (r"\[([^]]*)\]\([^)]*\)", r"\1"),
         (r"^\|(.*?)\|$", r"<tr><td>\1"), (r"\|", "<td>"),
         (r"^(<tr>.*?)\n\n", r"<table>\n\1\n</table>\n\n")]


def page_of(name, text):
    """The page for a browser, to print, of the page with this name. A sheet
    has a line for the name of the pupil."""
    language = LANGUAGES.get(name[:-3].split("-")[-1], "en")
    page = '<!DOCTYPE html>\n<html lang="%s">\n%s' % (language, STYLE)
    if name.startswith("docs/sheets/"):
        page += '<div style="float: right">%s: %s</div>\n' % (
            NAMES.get(language, "Name"), "_" * 20)
    for number, part in enumerate(
            html.escape(text + "\n", False).split("```\n")):
        if number % 2:                      # code
            page += "<pre>%s</pre>\n" % part
            continue
        for mark, shown in MARKS:
            part = re.sub(mark, shown, part, flags=re.MULTILINE | re.DOTALL)
        page += part
    return page


def contents_for_class(root):
    """{the path of each file for a class: its bytes}."""
    contents = {}
    for name in sorted({path.relative_to(root).as_posix() for pattern in KEPT
                        for path in root.glob(pattern) if path.is_file()}):
        if any(part in name for part in LEFT_OUT):
            continue
        contents[name] = (root / name).read_bytes()
        if name.endswith(".md"):
            text = contents[name].decode("utf-8")
            for gone in r"^.+:\n\n(?:%s)+\n" % LINK_GONE, LINK_GONE:
                text = re.sub(gone, "", text, flags=re.MULTILINE)
            contents[name] = text.encode()
            if re.fullmatch(PRINTED, name):
                contents[name[:-2] + "html"] = page_of(name, text).encode()
    return contents


def write_zip(contents, path):
    """Write the zip file. In it, all lies in one folder."""
    with zipfile.ZipFile(str(path), "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in contents.items():
            packed.writestr("nine_mens_morris/" + name, content)


def fill_folder(folder, contents):
    """Make the folder of a PC, or mend it. Returns what was written there, and
    where what was changed is kept."""
    written, changed = [], folder / "changed"
    changed /= str(1 + len([*changed.glob("*")]))
    for name, content in contents.items():
        path = folder / name
        if path.exists():
            if not re.fullmatch(MENDED, name) or path.is_file() \
                    and path.read_bytes() == content:
                continue
            beside = changed / (name + ".txt")
            beside.parent.mkdir(parents=True, exist_ok=True)
            path.replace(beside)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        written.append(name)
    return written, changed


def fill_folders(names, place, contents):
    """Make or mend the folders with these names, and say what was done."""
    new, whole = [name for name in names if not (place / name).exists()], True
    for name in names:
        folder = place / name
        try:
            mended, changed = fill_folder(folder, contents)
        except OSError as error:        # perhaps a pupil has it open
            print("%s could not be made whole: %s." % (folder, error))
            whole = False
            continue
        if mended and name not in new:
            print("%s is mended, %d %s: %s." % (
                folder, len(mended), "files" if mended[1:] else "file",
                some_of(mended)))
            if changed.exists():
                print("What was changed is in %s." % changed)
    new = [name for name in new if (place / name).exists()]
    if new:
        print("%d %s new: %s." % (len(new), "folders are" if new[1:]
                                  else "folder is", some_of(new)))
    if whole:
        print("%s: %s whole." % (place, " to ".join(
            [*names[:1], *names[1:][-1:]]) + (" are" if names[1:] else " is")))


def some_of(names):
    """The first five of these names, and how many more there are."""
    more = " and %d more" % len(names[5:]) if names[5:] else ""
    return ", ".join(names[:5]) + more


def write_pages(root, place):
    """Write the pages to print, also those for teachers only."""
    for path in sorted(root.glob("docs/**/*.md")):
        name = path.relative_to(root).as_posix()
        if re.fullmatch(PRINTED, name):
            page = place / path.relative_to(root / "docs")
            page.parent.mkdir(parents=True, exist_ok=True)
            page.with_suffix(".html").write_bytes(
                page_of(name, path.read_text("utf-8")).encode())


def unpacked(root, place):
    """Make a folder for a class in this new place. Returns its path."""
    place.mkdir()
    write_zip(contents_for_class(root), place / "class.zip")
    shutil.unpack_archive(str(place / "class.zip"), str(place))
    return place / "nine_mens_morris"


def main(arguments):
    """Write the file and the folders, and say what is in them."""
    which = arguments.pop(0).lower() if arguments[:1] and re.fullmatch(
        r"(?i)(?:pc)?\d{1,3}", arguments[0]) else "0"
    number = int(which.strip("pc"))
    names = ["pc%02d" % each
             for each in range(number if "pc" in which else 1, number + 1)]
    place = pathlib.Path(*arguments[:1]).resolve()
    path = place if place.suffix == ".zip" else pathlib.Path(
        "nine_mens_morris.zip").resolve()
    if number > MOST or arguments[1:] or not names and arguments \
            and place != path:
        sys.exit(__doc__)
    contents = contents_for_class(ROOT)
    if names:
        fill_folders(names, path.parent if place == path else place, contents)
    if "pc" in which:
        return
    write_zip(contents, path)
    print("%s: %d files. Unpack it first." % (path, len(contents)))
    write_pages(ROOT, path.parent / "to_print")
    print("Pages for you to print: %s" % (path.parent / "to_print"))


if __name__ == "__main__":
    main(sys.argv[1:])
