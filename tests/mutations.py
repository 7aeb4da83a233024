"""mutations.py - plants faults in the program, to see if the tests find them.

INPUT    chosen_files
STORAGE  ROOT LIMIT SLOW TESTS FAULTS
PROCESS  copied check_table run_tests try_fault is_caught count_caught
OUTPUT   main

Run it: python tests/mutations.py, or with names of files, such as rules.py
view.py, for their faults alone; with -v it also names the test that catches
each fault. A fault is a pair of texts for a file: what stands there, exactly
once, and what is put in its place. It is planted in a copy of the project.
When a text of the table has changed in the program, change it here.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

# STORAGE

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIMIT = 60              # seconds; what takes longer hangs, and so is caught

# Tests that take long, or measure time.
SLOW = ("not 2000_damaged and not 200_games and not 500_ and not hard] "
        "and not takes_long and not keeps_its_time and not half_a_second")

# Which tests should catch the faults of a file, the likeliest first.
TESTS = {
    "rules.py": "rules", "position.py": "rules play",
    "refusals.py": "rules play", "board.py": "rules play records",
    "game.py": "rules play input",
    "nine_mens_morris.py": "play input saving", "entry.py": "play input",
    "commands.py": "play saving", "course.py": "play opponent saving",
    "console.py": "input play", "view.py": "play",
    "game_record.py": "records", "record_check.py": "records",
    "kept_game.py": "records saving", "game_files.py": "records saving",
    "saving.py": "saving", "replay.py": "saving", "computer.py": "computer",
    "search.py": "computer", "ahead.py": "computer", "judge.py": "computer",
    "hints.py": "hints opponent", "opponent.py": "opponent",
}

FAULTS = {
    "rules.py": [
        ("if game.in_hand[man] or flying", "if flying"),
        ("men_left(game, OTHER[man]) == 3", "men_left(game, man) == 3"),
        ("min(made, 1)", "made"),
        ("        spots[point] = EMPTY", "        pass"),
        ("start is not None and not made", "not made"),
        ("+ 1 if quiet else 0", "+ 1 if quiet else game.quiet[-1]"),
        ("    game.undone = []", "    pass"),
        ('["no_mill_turns"] <= game', '["no_mill_turns"] < game'),
    ],
    "position.py": [
        (" and start not in (one, two)", ""),
        ("points.add(two)", "points.add(one)"),
        ("elif spots[two] == man == spots[three]", "elif spots[two] == man"),
        (' and all_in_mills == "any" else', " else"),
        ("man != EMPTY and point in removable", "point in removable"),
    ],
    "refusals.py": [
        ("destinations(spots, start, flying)", "destinations(spots, start)"),
        ("if point == end or game", "if game"),
        ("point in removed or game", "game"),
    ],
    "board.py": [
        ('"e4", "f4", "g4"', '"g4", "f4", "e4"'),
        ("len(points) != len(POINTS)", "len(points) < len(POINTS)"),
    ],
    "game.py": [
        ('"".join(game.spots) + game.to_move', '"".join(game.spots)'),
        ('"agreement")\n    game.undone = []', '"agreement")'),
    ],
    "nine_mens_morris.py": [
        (" and not all_men_placed(match.game)", ""),
        (" and all_men_placed(match.game)", ""),
        ("if not match.replayed:", "if True:"),
        ('match.question or "again"', '"again"'),
        ("match.status = True, 130", "match.status = True, 0"),
        ("    match.drawn = None\n", ""),
    ],
    "entry.py": [
        ("and int(word) in POINTS", "and int(word) <= 24"),
        ('verb in ("move", "fly") and', 'verb == "move" and'),
        ('reason = "over"', "pass"),
        ('            reason = "men_in_hand"', "            pass"),
        ("if start is None or len(way) == 2:", "if start is None:"),
    ],
    "commands.py": [
        ("if points_follow and word", "if word"),
        ("word.isdigit() and int(word)", "word.isdigit()"),
        ('if name not in ("resign", "quit")', ""),
    ],
    "course.py": [
        ("!= NOTHING and number == 1", "!= NOTHING and number"),
        ("match.game.to_move not in match.computer", "1"),
        ("        keep_aside(match)", "        pass"),
        ("match.game.turns and not result(match.game)", "match.game.turns"),
        ("question = match.question, None", "_ = match.question, None"),
    ],
    "console.py": [
        ("min(79, terminal", "min(80, terminal"),
        ("if len(text) <= most", "if len(text) < most"),
        ('(idle or environ.get("TERM") != "dumb")', "True"),
        ("look == looks[-1][0]", "look != looks[-1][0]"),
        ("(OSError, ValueError, RuntimeError)", "(OSError, ValueError)"),
    ],
    "view.py": [
        ("match.game.turns[-1] if", "match.game.turns[0] if"),
        ('kinds[point] = "mill"', "pass"),
        ('kinds[point] = "emptied"', "pass"),
        ("columns(screen) >= 2", "columns(screen) > 2"),
        ("log[-LOG_AT_END:]", "log[:LOG_AT_END]"),
        ("if now == match.drawn:", "if False:"),
    ],
    "game_record.py": [
        ("str(point + 1)", "str(point)"),
        ("(given_up or not result(game))", "not result(game)"),
    ],
    "record_check.py": [
        ("return end if reason else removal_at_fault(game, turn)",
         "return end"),
        ('!= (WINNERS[said] is None)', '== (WINNERS[said] is None)'),
        ("(not over or over[1] != reason)", "not over"),
        ('"white" if game.to_move == WHITE', '"white" if not game.turns'),
    ],
    "kept_game.py": [
        ("path = max(paths", "path = min(paths"),
        ("if ours and mark_of(kept.path) in (kept.mark, None)", "if ours"),
        ("        forget(kept)", "        pass"),
        ("if kept.path and mark_of(kept.path) == kept.mark", "if kept.path"),
        ("    while os.path.lexists", "    if os.path.lexists"),
        ('name.startswith("unfinished game") and ', ""),
    ],
    "game_files.py": [
        ("MOST_BYTES + 1", "MOST_BYTES"),
        (".strip().upper() in RESERVED", ".strip() in RESERVED"),
        ("os.path.realpath(with", "(with"),
        ("            os.remove(beside)", "            pass"),
        ('text.lstrip("\\ufeff \\t\\r\\n")', "text"),
    ],
    "saving.py": [
        ("    if not error:\n        adopt", "    if True:\n        adopt"),
        ("match.game.turns and not result(match.game)", "match.game.turns"),
        (" or not match.game.turns:", ":"),
        ("match.kept, match.tags = None, {}", "match.kept = None"),
        ('    keep_aside(match)\n    take_over', "    take_over"),
        ("if error.game and error.game.turns", "if error.game"),
        ("    if more > 0:", "    if more >= 0:"),
    ],
    "replay.py": [
        ("max(0, len(match.game.turns) - 1)", "len(match.game.turns) - 1"),
        ("    here.undone = []\n", ""),
        ("match.before or (match", "(match"),
        ("match.game, match.names = match", "match.game, _ = match"),
    ],
    "computer.py": [
        ("mills and not chance", "mills and chance"),
        ("careless = not chance.randrange(3)", "careless = True"),
    ],
    "search.py": [
        ("(TimeUp, KeyboardInterrupt)", "TimeUp"),
        ("range(1, search.deepest + 1)", "range(1, search.deepest)"),
        ("game.options[name] or NEVER", "game.options[name]"),
        (' and game.options["repetitions"]', ""),
        ('["no_mill_turns"] - game.quiet[-1]', '["no_mill_turns"]'),
    ],
    "ahead.py": [
        ("turn[2] and has_few(game, game.to_move)", "turn[2]"),
        ("-judge(game)        #", "judge(game)        #"),
        ("return left - 1", "return left"),
        ("if lane in search.line:", "if False:"),
        ("wins = men_left(game, OTHER[man]) == 3", "wins = False"),
        ("best = max(best, -judge(game))", "best = max(best, judge(game))"),
        ("worth += gain(game", "worth -= gain(game"),
    ],
    "judge.py": [
        ("(turned, -1)", "(turned, 1)"),
        ("gained += MAN +", "gained -= MAN +"),
        ("else before - after", "else after - before"),
        ("== WHITE else -worth", "== WHITE else worth"),
    ],
    "hints.py": [
        ("        turns.remove(best[-1][0])\n", "        turns.pop()\n"),
        ("    if len(lines) < 2:", "    if len(lines) < 1:"),
        ("or start in [end for _, end, _ in steps(after)]", ""),
        ("line not in old]", "line in old]"),
        ("if len(vacant) < 2", "if len(vacant) < 1"),
        ("if point not in before:", "if point in before:"),
        ("game.to_move) > most", "game.to_move) < most"),
        ("other.to_move) < least", "other.to_move) > least"),
    ],
    "opponent.py": [
        ("len(names) != 1 or", "not names or"),
        ("seconds or match.seconds", "seconds"),
        ("max(1, min(600, int(word)))", "int(word)"),
        ("        if turn[2]:\n            show_mill(match, turn)\n", ""),
        ("(len(dots) + 1) / 2", "len(dots) / 2"),
        (" or match.hints[0] is not match.game", ""),
        ("if len(match.computer) < 2:", "if True:"),
    ],
}


# INPUT

def chosen_files(words):
    """The files whose faults are planted: those named, or all."""
    return [name for name in words if name in FAULTS] or list(FAULTS)


# PROCESS

def copied(folder):
    """The project copied into a folder: the path of the copy."""
    skipped = shutil.ignore_patterns(".*", "__pycache__", "docs")
    return pathlib.Path(shutil.copytree(str(ROOT), str(folder / "copy"),
                                        ignore=skipped))


def check_table(names):
    """ValueError unless each text stands exactly once in its file."""
    for name in names:
        source = (ROOT / name).read_text("utf-8")
        for old, _ in FAULTS[name]:
            if source.count(old) != 1:
                raise ValueError("%s: %d times %r"
                                 % (name, source.count(old), old))


def run_tests(copy, files):
    """Run these tests until one fails: (exit status or None, what they say).

    None stands for a run that took too long.
    """
    shutil.rmtree(str(copy / "__pycache__"), ignore_errors=True)
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no",
               "-p", "no:cacheprovider", "--basetemp", str(copy / "files"),
               "-k", SLOW, *["tests/test_%s.py" % name for name in files]]
    try:
        done = subprocess.run(command, cwd=str(copy), timeout=LIMIT,
                              stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except subprocess.TimeoutExpired:
        return None, "it hangs"
    return done.returncode, done.stdout.decode("utf-8", "replace")


def try_fault(copy, name, old, new):
    """Plant a fault, run its tests, restore: (exit status, what they say)."""
    path = copy / name
    whole = path.read_text("utf-8")
    path.write_text(whole.replace(old, new), encoding="utf-8")
    try:
        return run_tests(copy, TESTS[name].split())
    finally:
        path.write_text(whole, encoding="utf-8")


def is_caught(name, old, status, said, aloud):
    """Has a test failed? Says so if not; and which one, if asked to."""
    lines = said.strip().split("\n")
    if status not in (0, 1, 2, None):
        raise ValueError("the tests did not run: " + lines[-1])
    if aloud or status == 0:
        failed = [line[:90] for line in lines
                  if line.startswith(("FAILED", "ERROR"))]
        word = "SURVIVES" if status == 0 else "caught  "
        print(word, name, repr(old), *failed[:1], flush=True)
    return status != 0


def count_caught(copy, names, aloud):
    """Plant all faults of these files, one at a time; how many are caught."""
    files = {word for name in names for word in TESTS[name].split()}
    status, said = run_tests(copy, sorted(files))
    if status != 0:
        raise ValueError("the tests fail without any fault:\n" + said)
    return sum(is_caught(name, old, *try_fault(copy, name, old, new), aloud)
               for name in names for old, new in FAULTS[name])


# OUTPUT

def main(words):
    """Say how many faults are caught; the exit status is 0 if all are."""
    names = chosen_files(words)
    check_table(names)
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(pathlib.Path(folder))
        caught = count_caught(copy, names, "-v" in words)
    number = sum(len(FAULTS[name]) for name in names)
    print("%d of %d faults caught" % (caught, number))
    return 0 if caught == number else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
