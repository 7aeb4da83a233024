"""editing.py - changes a file by the names in it, for the solutions.

INPUT    read_file names_in
STORAGE  Refused AlreadyThere
PROCESS  place_of
OUTPUT   set_value replace_in add_function add_entry add_import add_line
         add_file remove_folder remove_lines

A `path` is a pathlib.Path. Each function of the last line changes one file. A
name that is not found, or stands there twice, raises Refused. What stands
there already raises AlreadyThere: then somebody has done the exercise.
"""

import ast
import shutil
import textwrap

# STORAGE

class Refused(ValueError):
    """This change cannot be made in this file."""


class AlreadyThere(Refused):
    """This change has been made before."""


# INPUT

def read_file(path):
    """The text of a file."""
    if not path.is_file():
        raise Refused("there is no file %s" % path)
    return path.read_text("utf-8")


def names_of(statement):
    """The names that a statement defines, as a list."""
    if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
        return [statement.name]
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    return [name.id for target in targets for name in ast.walk(target)
            if isinstance(name, ast.Name)]


def names_in(path):
    """The functions, classes and tables at the top of a file."""
    return [name for statement in ast.parse(read_file(path)).body
            for name in names_of(statement)]


def the_only(found, what, path):
    """The one thing that was found. Refused if there is none, or several."""
    if len(found) != 1:
        raise Refused("%s: %s is there %d times, not once"
                      % (path.name, what, len(found)))
    return found[0]


def statement_of(path, name):
    """The statement that defines a name at the top of a file."""
    return the_only([statement for statement in ast.parse(
        read_file(path)).body if name in names_of(statement)], name, path)


# PROCESS

def place_of(path, node):
    """(begin, end): where a part of the program stands in the bytes of its
    file. ast counts lines from 1, and columns in bytes."""
    lines = read_file(path).encode("utf-8").split(b"\n")
    before = [0]
    for line in lines:
        before.append(before[-1] + len(line) + 1)
    return (before[node.lineno - 1] + node.col_offset,
            before[node.end_lineno - 1] + node.end_col_offset)


# OUTPUT

def write_between(path, begin, end, text):
    """Put a text in the place of the bytes from begin to end."""
    old = read_file(path).encode("utf-8")
    path.write_bytes(old[:begin] + text.encode("utf-8") + old[end:])


def set_value(path, name, text):
    """Give another value to a name: set_value(path, "MEN", "6")."""
    begin, end = place_of(path, statement_of(path, name).value)
    if read_file(path).encode("utf-8")[begin:end].decode("utf-8") == text:
        raise AlreadyThere("%s: %s is %s already" % (path.name, name, text))
    write_between(path, begin, end, text)


def replace_in(path, name, old, new):
    """In the function or table of this name, write `new` instead of `old`."""
    begin, end = place_of(path, statement_of(path, name))
    text = read_file(path).encode("utf-8")[begin:end].decode("utf-8")
    if new in text:
        raise AlreadyThere("%s: %s has %s already" % (path.name, name, new))
    the_only([old] * text.count(old), "%r in %s" % (old, name), path)
    write_between(path, begin, end, text.replace(old, new))


def add_function(path, text, after=None):
    """Add a function below the one with the name `after`, or at the end."""
    name = names_of(ast.parse(text).body[0])[0]
    if name in names_in(path):
        raise AlreadyThere("%s: there is a %s already" % (path.name, name))
    text = "\n\n\n" + text.strip("\n")
    if after:
        _, end = place_of(path, statement_of(path, after))
        write_between(path, end, end, text)
    else:
        path.write_text(read_file(path).rstrip("\n") + text + "\n", "utf-8")


def add_entry(path, table, text, before=None):
    """Add an entry to a table, a dict: at its end, or before another key."""
    entry = ast.parse("{%s}" % text, mode="eval").body
    node = statement_of(path, table).value
    if not isinstance(node, ast.Dict):
        raise Refused("%s: %s is no dict" % (path.name, table))
    keys = [key for key in node.keys if key]        # **TABLE has no key
    if ast.dump(entry.keys[0]) in map(ast.dump, keys):
        raise AlreadyThere("%s: %s has %s already" % (path.name, table, text))
    indent = ",\n" + " " * keys[0].col_offset
    if before:
        key = the_only([key for key in node.keys
                        if getattr(key, "value", None) == before],
                       "%r in %s" % (before, table), path)
        begin, _ = place_of(path, key)
        write_between(path, begin, begin, text + indent)
    else:
        _, end = place_of(path, node.values[-1])
        write_between(path, end, end, indent + text)


def add_import(path, module, *names):
    """Import names from a module: from board import MILLS. A line that imports
    from it already gets them, too."""
    body = ast.parse(read_file(path)).body
    imports = [node for node in body
               if isinstance(node, (ast.Import, ast.ImportFrom))]
    found = [node for node in imports if getattr(node, "module", "") == module]
    known = [name.name for node in found for name in node.names]
    if set(names) <= {*known}:
        raise AlreadyThere("%s: %s is imported already"
                           % (path.name, ", ".join(names)))
    if found:
        node = the_only(found, "from %s import" % module, path)
        begin, end = place_of(path, node)
    else:
        _, begin = place_of(path, the_only(imports[-1:], "import", path))
        end = begin
    head = "from %s import " % module
    told = ", ".join(sorted({*known, *names}, key=lambda name: (
        not name.isupper(), not name[0].isupper(), name)))
    if len(head + told) > 79:
        told = textwrap.fill("(%s)" % told, 79, initial_indent=head,
                             subsequent_indent=" " * len(head + "("))
        head = ""
    write_between(path, begin, end, ("" if found else "\n") + head + told)


def add_line(path, text, after):
    """Add a line below the only line that begins with `after`."""
    lines = read_file(path).split("\n")
    if text in lines:
        raise AlreadyThere("%s: it has the line %s already"
                           % (path.name, text))
    found = [number for number, line in enumerate(lines)
             if line.startswith(after)]
    lines.insert(the_only(found, repr(after), path) + 1, text)
    path.write_text("\n".join(lines), "utf-8")


def add_file(path, text):
    """Write a new file."""
    if path.exists():
        raise AlreadyThere("there is a file %s already" % path.name)
    path.write_text(text, "utf-8")


def remove_folder(path):
    """Remove a folder with all that is in it."""
    if not path.is_dir():
        raise AlreadyThere("the folder %s is gone already" % path.name)
    shutil.rmtree(str(path))


def remove_lines(path, *ends):
    """Remove lines of a file: for each of these ends, the only line that ends
    with it."""
    lines = read_file(path).split("\n")
    for end in ends:
        found = [line for line in lines if line.endswith(end)]
        lines.remove(the_only(found, repr(end), path))
    path.write_text("\n".join(lines), "utf-8")
