"""exercises.py - what each exercise of docs/exercises.md promises.

STORAGE  the functions of the fifteen exercises: CHECKS
PROCESS  each function gives its Promises, one after the other. After the first
         that is not kept, nothing more is asked
"""

import importlib
import pathlib
import re
import runpy
import tempfile
import unicodedata

from promises.pupil import ROOT, promise, reply, typed

# STORAGE

CLASSIC = "--classic",
TITLE = "NINE MEN'S MORRIS"
MILL = "3", "19", "4", "18", "5"            # White has a mill
BLACK_MILL = "0", "18", "1", "19", "5", "20"
OLD_MILL = ", making a mill"
OLD_MEN = '▓▓▓', '░░░'
UNKNOWN = "There is no command"
WON = "setup W 0 1 14 17 B 3 19 21", "14-2x3"      # White wins
CORNER_LINES = {(0, 3, 6), (2, 5, 8), (15, 18, 21), (17, 20, 23)}
LANGUAGES = ROOT / "rooms" / "console" / "languages"
OLD_REASONS = "", "hint ways", "hint room", "hint narrow"
OURS = {"english", "deutsch", "francais", "espanol", "italiano", "polski",
        "__init__"}
IDLE_NAMES = {"KEYWORD", "BUILTIN", "COMMENT", "STRING", "DEFINITION", "ERROR",
              "hit", "stdout", "stderr", "console"}


# PROCESS: a sentence, a colour, a number

def own_title():
    """Exercise 1."""
    title, classic = [typed(arguments=words).split("\n")[0]
                      for words in ((), CLASSIC)]
    yield promise("title yours", title not in ("", TITLE), "unsaved",
        (not title, "title empty"),
        (english_of("title") != TITLE, "title english only"))
    yield promise("title classic", classic != TITLE)
    yield promise("title fits", len(classic) < 80, "title long")
    source = (ROOT / "nine_mens_morris.py").read_text("utf-8")
    yield promise("classic back",
        not re.search(r"(?m)^CLASSIC = True", source), "classic on")


def english_of(key):
    """The English sentence with this key, with all rooms."""
    from rooms.console.languages import english
    return english.SENTENCES[key]


def own_mill():
    """Exercise 2."""
    english = english_of("mills made 1")    # before the rooms are joined
    import nine_mens_morris as program
    said, classic = [
        (re.findall(r"placed a man on 5(.*)\n", typed(
            *MILL, arguments=words)) or [""])[0] for words in ((), CLASSIC)]
    two = program.SENTENCES["mills made 2"] != ", making two mills"
    usual = OLD_MILL + "."
    yield promise("mill yours", usual not in (said, classic), "unsaved",
        (two, "mill two"), (OLD_MILL != english, "title english only"))
    yield promise("mill comma", said.startswith(", "), "mill no comma",
        (said.startswith(" "), "mill blank"),
        (said.startswith(","), "mill no blank"), said=said)
    yield promise("mill end", re.search(r"[^.!?]\.$", said), "mill full stop",
        said=said)


def own_colours():
    """Exercise 3."""
    from rooms.console.screen import KINDS
    yield promise("colours row", len(KINDS["white"]) == 3, "colours parts")
    terminal, light, dark = KINDS["white"]
    others = [row for kind, row in KINDS.items() if kind != "white"]
    unknown = [name for name in (light, dark) if name not in IDLE_NAMES]
    yield promise("colours terminal", terminal != "33;43;38;5;180;48;5;173",
        "unsaved", ((light, dark) != ("KEYWORD", ()), "colours idle only"),
        (KINDS["white name"][0] != "30;43;38;5;16;48;5;180", "colours name"))
    yield promise("colours codes", re.fullmatch(r"\d+(;\d+)+", terminal),
        "colours codes help", (re.search("[a-z]", terminal), "colours word"),
        code=terminal)
    yield promise("colours idle", light != "KEYWORD" and not unknown,
        "colours idle help", (light != "KEYWORD" and dark, "colours unknown"),
        name=" ".join(map(str, unknown)))
    yield promise("colours own", not any(
        one == two for row in others for one, two in zip(row, KINDS["white"])),
        "colours taken")


def shorter_game():
    """Exercise 4."""
    import board
    number = board.MEN
    yield promise("men whole", isinstance(number, int), "men text")
    import rules
    hands = rules.new_game().in_hand[board.WHITE]
    yield promise("men number", number != 9, "men nine",
        (hands != number, "men elsewhere"))
    yield promise("men game", hands == number, "men elsewhere")
    yield promise("men enough", 3 <= number <= 12, "men many",
        (number < 3, "men few"))
    yield promise("men rules", "has %d men" % number in typed("rules"))


def other_men():
    """Exercise 5."""
    import board
    men = board.WHITE, board.BLACK
    wide = [sign for sign in "".join(map(str, men))
            if unicodedata.east_asian_width(sign) in "WF"]
    yield promise("look new", not {*men} & {*OLD_MEN}, "unsaved",
        (men != OLD_MEN, "look one"))
    yield promise("look three", [*map(len, men)] == [3, 3] and not wide,
        "look width", (wide, "look wide"),
        lengths=" and ".join(str(len(man)) for man in men))
    yield promise("look different", len({*men, board.EMPTY}) == 3,
        "look empty", (men[0] == men[1], "look same"))
    yield promise("look board", board.EMPTY == " ● ", "look sign")
    yield promise("look shown", men[0] in typed("4", arguments=CLASSIC))


# PROCESS: tests, a language, a word

def far_away():
    """Exercise 6."""
    import board
    import rules
    module = importlib.import_module("test_rules")
    names = [name for name in vars(module) if "far_away" in name]
    test = vars(module).get(
        "test_a_player_who_flies_may_close_a_mill_from_far_away")
    yield promise("test there", test, "test none", (names, "test name"),
        name=" ".join(names))
    seen, removals, play = [], module.removals, module.play

    def note(action, game, start, end):
        seen.append((action, rules.may_fly(game, game.to_move) and not (
            start is None or end in board.ADJACENT[start])))

    def note_removals(game, *points):
        note("removals", game, *points)
        return removals(game, *points)

    def note_play(game, turn):
        note("play", game, *turn[:2])
        play(game, turn)

    module.removals, module.play = note_removals, note_play
    green, done = is_green(test), dict(seen)
    yield promise("test green", green, "test red",
        (not all(done.values()), "test near"))
    yield promise("test plays", len(done) == 2, "test no removals",
        ("removals" in done, "test no play"))
    yield promise("test flies", done and all(done.values()), "test near")
    rules.mills_made = lambda *_: 0         # now no mill is seen any more
    yield promise("test notices", not is_green(test), "test no assert")


def is_green(test):
    """Is this test green? An error that is no AssertionError is red, too."""
    try:
        test()
    except (AssertionError, ValueError):
        return False
    return True


def own_language():
    """Exercise 7."""
    from rooms.console.languages import english
    files = [path.name for path in LANGUAGES.glob("*.*")
             if path.stem not in OURS]
    good = [name for name in files if re.fullmatch(r"[^\W\d_A-Z]+\.py", name)]
    yield promise("language file", good, "language none",
        (files, "language name"), name=" ".join(files))
    own = runpy.run_path(str(LANGUAGES / good[0])).get("SENTENCES", {})
    model = english.SENTENCES
    new = [key for key in own if own[key] != model.get(key)]
    yield promise("language said", len(new) >= 10, "language few",
        number=len(new), name=good[0])
    strange = [key for key in own if key not in model]
    yield promise("language keys", not strange, "language keys help",
        name=", ".join(strange[:3]))
    wrong = [key for key in own if key in model
             and holes(own[key]) != holes(model[key])]
    yield promise("language holes", not wrong, "language holes help",
        name=", ".join(wrong[:3]), holes=" ".join(
            sorted(holes(model[wrong[0]]) if wrong else ())))
    yield promise("language spoken", "There is no language" not in reply(
        "language " + good[0][:-3]))


def holes(sentence):
    """The names in {} of a sentence, as a set."""
    return {*re.findall(r"\{\w+", sentence)}


def new_command():
    """Exercise 8."""
    said = reply(*MILL, "18", "mills")
    yield promise("mills known", UNKNOWN not in said, "mills unknown")
    yield promise("mills named", names(said, 3, 4, 5), "mills other points",
        (not said, "mills silent"))
    yield promise("mills early", names(reply(*MILL, "mills"), 3, 4, 5),
        "mills late")
    yield promise("mills black",
        names(reply(*BLACK_MILL, "mills"), 18, 19, 20), "mills only white")
    none = reply("mills", arguments=CLASSIC)
    yield promise("mills none", none and not re.search(r"\d", none),
        "mills none said", (none, "mills of nobody"))
    yield promise("mills help",
        re.search(r"(?m)^ +mills +\w", reply("help mills")), "mills no help")
    yield promise("mills classic",
        names(reply(*MILL, "mills", arguments=CLASSIC), 3, 4, 5))


def names(said, *points):
    """Does a text name all these points?"""
    return all(re.search(r"\b%d\b" % point, said) for point in points)


# PROCESS: the rooms and the rules from inside

def new_reason():
    """Exercise 9."""
    from board import ADJACENT, POINTS
    from rooms.console.languages import english
    from rooms.learning.reasons import SIGHTS, reason_for
    from rules import new_game
    found = {point: reason_for(new_game(), (None, point, ()))
             for point in POINTS}
    key, facts = found[4] or ("", {})
    yield promise("reason new", key not in OLD_REASONS, "reason late",
        (len(SIGHTS) == 15, "reason no line"))
    yield promise("reason facts", 4 in facts.values(), "reason facts help",
        facts=facts)
    four = {point for point in POINTS if len(ADJACENT[point]) == 4}
    told = {point for point in POINTS if (found[point] or [""])[0] == key}
    yield promise("reason four", told == four, "reason other points",
        points=", ".join(map(str, sorted(told ^ four))))
    mill = reason_for(rules_game(6, (3, 5), (18, 22)), (None, 4, (18,)))
    yield promise("reason place", mill and mill[0] != key, "reason first")
    sentence = english.SENTENCES.get(key)
    yield promise("reason sentence", sentence and holes(sentence) <= holes(
            "{" + " {".join(facts)),
        "reason hole", (not sentence, "reason no sentence"), name=key,
        facts=", ".join(facts))


def new_option():
    """Exercise 10."""
    import rules
    values = rules.OPTIONS.get("placed_mills", ())
    yield promise("option there", "wait" in values, "option none")
    yield promise("option default", values[0] != "wait", "option order")
    names = [*rules.OPTIONS]
    yield promise("option place",
        names.index("placed_mills") < names.index("no_mill_turns"),
        "option last")

    # the same mill on 5, by placing and by moving
    wait, usual = [[removes(hand, start, placed_mills=value)
                    for hand, start in ((3, None), (0, 13))]
                   for value in ("wait", values[0])]
    yield promise("option waits", not wait[0], "option nothing")
    yield promise("option usual", all(usual), "option always")
    yield promise("option moves", wait[1], "option moves help")
    yield promise("option rules", reply("options placed-mills wait", "rules")
        != reply("rules"), "option no sentence")


def removes(hand, start, **options):
    """Does White's mill 3-4-5 remove a man: by placing, or by moving?"""
    game = rules_game(hand, (3, 4, 2 if start is None else start, 21),
                      (9, 16, 18, 22), **options)
    from rules import legal_turns
    return any(turn[2] for turn in legal_turns(game) if turn[:2] == (start, 5))


def rules_game(hand, white, black, **options):
    """A game with men on these points, and as many in each hand."""
    from board import BLACK, WHITE
    from rules import new_game
    game = new_game(**options)
    for man, points in (WHITE, white), (BLACK, black):
        game.in_hand[man] = hand
        for point in points:
            game.spots[point] = man
    return game


def own_player():
    """Exercise 11."""
    import rules
    path = ROOT / "players" / "blocker.py"
    elsewhere = [*ROOT.parent.glob("blocker.py*"), *ROOT.rglob("blocker.py*")]
    yield promise("player file", path.is_file(), "player none",
        (elsewhere, "player elsewhere"), path=(elsewhere or [path])[0])
    choose = runpy.run_path(str(path)).get("choose_turn")
    yield promise("player chooses", choose, "player no function")

    begun, mill, stop, both = [
        [choose(rules_game(6, *men)) for _ in range(12)] for men in (
            ((), ()), ((3, 4), (9, 18)), ((3, 16), (21, 22)),
            ((3, 4), (21, 22)))]
    legal = {*begun} <= {*rules.legal_turns(rules.new_game())}
    yield promise("player legal", legal, "player illegal",
        (None in begun, "player nothing"))
    yield promise("player mills", ends(mill) == {5}, "player no mill")
    yield promise("player stops", ends(stop) == {23}, "player no stop")
    yield promise("player order", ends(both) == {5}, "player stops first")
    yield promise("player chance", len({*begun}) > 1, "player always same",
        point=begun[0][1])


def ends(turns):
    """The points where the men of these turns arrive, as a set."""
    return {turn[1] for turn in turns}


def results_file():
    """Exercise 12."""
    with tempfile.TemporaryDirectory() as place:
        path = pathlib.Path(place) / "results.txt"
        begun, once, twice = [results(path, *lines) for lines in (
            ("4", "19"), ("new", "yes", *WON), WON)]
        yield promise("results line", once, "results none")
        yield promise("results end", not begun, "results early")
        yield promise("results one", once.count("\n") == 1, "results many",
            ("\n" not in once, "results newline"))
        yield promise("results more", twice != once and twice.startswith(once),
            "results over")
        yield promise("results say", re.search(
            "(?is)(white|one).*(black|two).*wins.*few", once), "results words")
        path.unlink()
        path.mkdir()
        yield promise("results disk", typed(
            "4", "resign", "yes", folder=place))


def results(path, *lines):
    """What stands in the file of results after a game with nine men."""
    typed(*lines, folder=path.parent, program="tests/helpers/program.py")
    return path.read_text("utf-8") if path.exists() else ""


def twelve_men():
    """Exercise 13."""
    import board
    new = {*map(tuple, board.MILLS)} - {*board.ACROSS + board.DOWN}
    wrong = {tuple(sorted(mill)) for mill in new} ^ CORNER_LINES
    yield promise("twelve men", board.MEN == 12, "twelve men help")
    yield promise("twelve mills", not wrong, "twelve wrong mills",
        (not new, "twelve no mills"), wrong=", ".join(map(str, sorted(wrong))))
    yield promise("twelve ways", (board.ADJACENT[3], board.ADJACENT[20])
        == ([0, 4, 6, 10], [13, 17, 19, 23]), "twelve order")
    widths = [str(number) for number, row in enumerate(board.PICTURE, 1)
              if len(row) != 33]
    drawn = "".join(board.PICTURE)
    yield promise("twelve picture", not widths, "twelve width",
        rows=", ".join(widths))
    yield promise("twelve drawn", drawn.count("╲") == drawn.count("╱") == 4,
        "twelve signs")
    yield promise("twelve lines", (board.LINES.get("╲"), board.LINES.get("╱"))
        == ("\\", "/"), "twelve ascii")
    yield promise("twelve shown", "╲" in typed("4"))


def take_room_away():
    """Exercise 14."""
    rooms = {path.parent.name for path in ROOT.glob("rooms/*/*.py")}
    strange = rooms - {"commands", "computer", "console", "learning",
                       "meeting", "reading", "records", "tournament"}
    yield promise("room gone", "meeting" not in rooms, "room here")
    yield promise("room nowhere", not strange, "room renamed",
        name=", ".join(strange))
    yield promise("room word", UNKNOWN in reply("meet"))
    missing = [word for word in ("hint", "puzzle", "tournament", "quiz")
               if UNKNOWN in reply(word)]
    yield promise("room others", not missing, "room too much",
        name=", ".join(missing))
    tests = [path.name for path in (ROOT / "tests").glob("test_meeting*")]
    yield promise("room tests", not tests, "room tests help",
        names=", ".join(tests))


def small_game():
    """Exercise 15."""
    path = ROOT.parent / "three_mens_morris.py"
    elsewhere = [file for file in ROOT.rglob("three_mens_morris.py*")
                 if "solutions" not in file.parts]
    yield promise("small file", path.is_file(), "small none",
        (elsewhere, "small elsewhere"), folder=ROOT.parent)
    said = typed(program=path)
    numbers = re.findall(r"\b\d+\b", said.replace(",", ""))
    yield promise("small positions", "5390" in numbers, "small count",
        ("5466" in numbers, "small diagonals"), (not numbers, "small silent"),
        numbers=", ".join(numbers[:5]))
    yield promise("small turns", "9" in numbers, "small no turns")


CHECKS = {str(number): function for number, function in enumerate((
    own_title, own_mill, own_colours, shorter_game, other_men, far_away,
    own_language, new_command, new_reason, new_option, own_player,
    results_file, twelve_men, take_room_away, small_game), 1)}
