"""mutations.py - plants faults in the program, to see if the tests find them.

INPUT    chosen_files
STORAGE  ROOT LIMIT TESTS FAULTS
PROCESS  copied check_table run_tests try_fault is_caught count_caught
OUTPUT   main

Run it: python tests/mutations.py, or with names of files, such as rules.py
console/view.py, for their faults alone; with -v it also names the test that
catches each fault. A fault is a pair of texts for a file: what stands there, exactly
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
LIMIT = 120             # seconds; what takes longer hangs, and so is caught

# Which tests should catch the faults of a file, the likeliest first.
TESTS = {
    "board.py": "board rules", "rules.py": "rules commands",
    "nine_mens_morris.py": "nine_mens_morris commands",
    "console/match.py": "commands nine_mens_morris",
    "console/screen.py": "console nine_mens_morris",
    "console/picture.py": "console board setup",
    "console/view.py": "console nine_mens_morris setup",
    "console/words.py": "console commands",
    "console/sentences.py": "console commands",
    "commands/typed_line.py": "commands", "commands/turns.py": "commands",
    "commands/table.py": "commands", "commands/questions.py": "commands",
    "commands/taking_back.py": "commands", "commands/ending.py": "commands setup",
    "commands/settings.py": "commands console setup",
    "commands/setup.py": "setup",
    "commands/reports.py": "commands",
    "commands/computer_player.py": "commands",
    "commands/saved_games.py": "commands", "commands/replay.py": "commands",
    "commands/puzzles.py": "puzzles", "commands/aside.py": "commands puzzles",
    "commands/arguments.py": "commands",
    "records/record.py": "records setup", "records/parts.py": "records setup",
    "records/faults.py": "records commands setup", "records/fen.py": "setup",
    "records/files.py": "records commands",
    "records/kept.py": "records commands",
    "computer/levels.py": "computer",
    "computer/search.py": "endgames computer",
    "computer/last_turn.py": "computer",
    "computer/attention.py": "computer",
    "computer/judgement.py": "computer", "computer/hints.py": "hints",
    "computer/review.py": "review", "console/chart.py": "review",
    "commands/review.py": "review", "commands/advice.py": "review",
    "computer/reasons.py": "hints", "computer/worths.py": "hints review",
    "computer/symmetries.py": "computer",
    "computer/endgames.py": "endgames computer",
    "computer/puzzles.py": "puzzles", "records/solved.py": "puzzles",
    "tournament/referee.py": "tournament", "tournament/apart.py": "tournament",
    "tournament/one_game.py": "tournament",
    "tournament/own_players.py": "tournament",
    "tournament/schedule.py": "tournament",
    "tournament/standings.py": "tournament",
    "tournament/results.py": "tournament",
    "commands/own_players.py": "tournament",
    "commands/tournaments.py": "tournament",
    "commands/score_table.py": "tournament",
    "meeting/sheet.py": "meeting", "meeting/table.py": "meeting",
    "meeting/chair.py": "meeting", "meeting/lobby.py": "meeting",
    "commands/meet.py": "meeting", "commands/sitting.py": "meeting",
    "commands/at_table.py": "meeting", "commands/watching.py": "meeting",
    "commands/waiting.py": "meeting",
}

FAULTS = {
    "board.py": [
        ('"e4", "f4", "g4"', '"g4", "f4", "e4"'),
        ("len(points) != len(POINTS)", "len(points) < len(POINTS)"),
        (" and start not in (one, two)", ""),
        ("points.add(two)", "points.add(one)"),
        ("elif spots[two] == man == spots[three]", "elif spots[two] == man"),
        (' and all_in_mills == "any" else', " else"),
        ("man != EMPTY and point in removable", "point in removable"),
    ],
    "rules.py": [
        ("    while first.turns:\n", "    while False:\n"),
        ("if game.in_hand[man] or flying", "if flying"),
        ("men_left(game, OTHER[man]) == 3", "men_left(game, man) == 3"),
        ("min(made, 1)", "made"),
        ("faults.append((reason, point))", "faults.append((reason, end))"),
        ('faults.append(("removal_due", end))', "pass"),
        ("    for point in removed:\n        spots[point] = EMPTY\n    return",
         "    return"),
        ("start is not None and not made", "not made"),
        ("+ 1 if quiet else 0", "+ 1 if quiet else game.quiet[-1]"),
        ("    make(game, turn)\n    game.undone = []", "    make(game, turn)"),
        ('["no_mill_turns"] <= game', '["no_mill_turns"] < game'),
        ("return None if destinations(spots, start, flying)",
         "return None if destinations(spots, start)"),
        ("if point == end or game", "if game"),
        ("point in removed or game", "game"),
        ('"".join(game.spots) + game.to_move', '"".join(game.spots)'),
        ('"agreement")\n    game.undone = []', '"agreement")'),
    ],
    "nine_mens_morris.py": [
        (" and not all_men_placed(match.game)", ""),
        ("if two_computers_play(match):", "if False:"),
        ("    keep_and_release(match)\n", ""),
        (" and all_men_placed(match.game)", ""),
        ("not (match.question or match.aside)", "not match.question"),
        ("if not (match.question or", "if not (None or"),
        ("    if match.question or match.aside:", "    if match.question:"),
        ("    if match.question or match.aside:", "    if match.aside:"),
        ("match.status = 130", "match.status = 0"),
        ("    match.screen.drawn = None\n", ""),
        ("            while orders:\n                obey(match, orders.pop(0))\n", ""),
    ],
    "console/match.py": [
        ("    match.game = game\n", ""),
        ("game = copy_of(match.game)", "game = match.game"),
        ("[:NAME_LENGTH]", ""),
        ("match.status is None and", ""),
        ("match.begun, match.question = NOTHING, None",
         "match.begun = NOTHING"),
        ("match.aside or match)", "match)"),
        ("    match.players = match.aside.players\n", ""),
    ],
    "console/screen.py": [
        ("min(79, window", "min(80, window"),
        ("        screen.said = []            # it", "        pass    # it"),
        ("[:-len(room)]", "[:-len(room)] + '_'"),
        ("if screen.said is not None:\n        screen", "if False:\n        screen"),
        ('    if screen.live and screen.typed_at == "terminal" and codes_work() \\\n'
         '            and', "    if"),
        ('.columns or 80', '.lines or 80'),
        ("time.monotonic() - begun < AT_ONCE", "False"),
        ('(idle or environ.get("TERM") != "dumb")', "True"),
        ("look == looks[-1][0]", "look != looks[-1][0]"),
        ("(OSError, ValueError, RuntimeError)", "(OSError, ValueError)"),
    ],
    "console/picture.py": [
        ("columns(screen) >= 2", "columns(screen) > 2"),
        (' and not map_fits(screen):', ":"),
        ("if len(words) == 2 * count:", "if False:"),
        ("for man, (_, text) in men_shown(screen).items())",
         "for man, (_, text) in [])"),
        ('word.lstrip("X") or "X"', "word"),
        ('if where == "map" else drawing', "if True else drawing"),
        ("        white, black = SHADES_SHOWN", "        black, white = SHADES_SHOWN"),
        ('BLOCKS.issuperset(glyph)', "True"),
        ("next(iter(LINES))", '"─"'),
        (".replace(across + \" \", 2 * across)", ""),
        ('"x%-2s" % point if numbers else " x "', '" x "'),
        ("elif numbers or point == start:", "elif numbers:"),
        ("(row - 1, column + 2), str(point)", "(row - 1, column), str(point)"),
        ("DOUBLE.get(sign, sign)", "sign"),
        ("(row, column + 3), \"]\"", "(row, column + 2), \"]\""),
        ("(row, column - 1), \"[\"", "(row, column), \"[\""),
        (" if column == end]", "]"),
        ("for mill in mills_through(spots, end):", "for mill in ():"),
        ("(end,) if start is None else (start, end)", "(end,)"),
        ("row[end - 1] == (\"board\", \" \")", "False"),
    ],
    "console/view.py": [
        ("match.game.turns[-1] if", "match.game.turns[0] if"),
        ("-2 if man == match.game.to_move else -1", "-2 if man == WHITE else -1"),
        ("log[-LOG_AT_END:]", "log[:LOG_AT_END]"),
        ("elif changed:\n        write(screen, *turn_pieces(match))\n    screen",
         "else:\n        write(screen, *turn_pieces(match))\n    screen"),
        ("<= free:", "< free:"),
        ("entries[1:1 + keep]", "entries[:keep]"),
        ("if above and free > (1 if over else 0):", "if above:"),
        ("if height(below) < free:", "if True:"),
        (" - len(rows) - taken", " - len(rows)"),
        ("match.begun if low else", ""),
        ('.count("\\n") - 1\n', '.count("\\n")\n'),
        ("screen.plain or screen.told_narrow or", "screen.plain or"),
    ],
    "console/words.py": [
        ('"placed"', '"moved"'),
        ("if len(words) > width:", "if False:"),
        ("if len(whole) + TURN <= width", "if True"),
        ('"moved" if end in ADJACENT[start]', '"moved" if True'),
        ('name in ("colour", "other")', 'name == "colour"'),
        ("if isinstance(fact, tuple):", "if False:"),
        ('("occupied", "same_point", "not_connected")',
         '("occupied", "same_point")'),
        ("enumerate(turns, 1)", "enumerate(turns)"),
    ],
    "console/sentences.py": [
        ("if len(text) <= most", "if len(text) < most"),
        ("sign if sign.isprintable() else \"?\"", "sign"),
        ('20 if name == "word" else 200', "200"),
        ("said = said.replace(many, ONE[many])", "pass"),
    ],
    "commands/typed_line.py": [
        ("len(POINTS) - 1)", "len(POINTS))"),
        ("if is_of_turn(word) and any", "if any"),
        ("if least <= kind(word) <= most", "if least <= kind(word)"),
        ("digits.isdigit() and len(word) < 100", "digits.isdigit()"),
        ("TEXT[\"black\"].lower(): (BLACK,)", "TEXT[\"black\"]: (BLACK,)"),
        ('way.strip(" ") != way.strip(" " + DASHES)', "False"),
        ("len(removed) > MOST_REMOVED", "False"),
    ],
    "commands/turns.py": [
        ('verb in ("move", "fly") and', 'verb == "move" and'),
        ('reason = "over"', "pass"),
        ('            reason = "men_in_hand"', "            pass"),
        ("if start is None or len(way) == 2:", "if start is None:"),
        ("        match.begun = begun", "        pass"),
    ],
    "commands/table.py": [
        ('if name not in ("resign", "quit")', ""),
        ("word in names or len(names) == 1", "word in names"),
        ("        line = match.aside.obey(match, line)", "        pass"),
        ("elif match.question and line.strip():", "elif False:"),
    ],
    "commands/questions.py": [
        ("question = match.question, None", "_ = match.question, None"),
        ("question.yes(match, *question.details)", "question.yes(match)"),
        ("question.no(match)", "question.yes(match)"),
        ("Question(key, yes, no, details, why)",
         "Question(key, no, yes, details, why)"),
    ],
    "commands/taking_back.py": [
        ("!= NOTHING and number == 1", "!= NOTHING and number"),
        ('player_to_move(match).kind == "person"', "1"),
    ],
    "commands/ending.py": [
        ("    keep_aside(match)", "    pass"),
        ("if outcome[0] is None else", "if True else"),
        ("match.game.turns and not result(match.game)", "match.game.turns"),
        ("        man = OTHER[man]\n", "        pass\n"),
        ('.kind == "person"', '.kind != "person"'),
    ],
    "commands/setup.py": [
        ("and not result(match.game)", ""),
        ("    if result(match.game):\n", "    if False:\n"),
        ("if spots[point] != EMPTY", "if False"),
        ("(section is not hands or hands)", "True"),
        ("if None in hands or", "if"),
        ("not line.strip() and lines", "not line.strip()"),
        ("position if spots else read", "read"),
        ("(spots, *position[1:])", "(spots, WHITE, (0, 0))"),
    ],
    "commands/settings.py": [
        ("if match.game.turns or match.game.ended:\n        tell(match, "
         '"fixed"', 'if match.game.turns:\n        tell(match, "fixed"'),
        ('{"off": "0"}.get(word, word)', "word"),
        ("        if there:\n", "        if True:\n"),
        ('"map" if map_fits(screen) else "none"', '"none"'),
        ("not now or match.screen.plain or map_fits", "not now or map_fits"),
        ("        match.screen.told_narrow = False\n", ""),
        ('if match.screen.brush == "terminal":', "if False:"),
        ("chance_of(match).random() < 0.5", "True"),
        ("    match.players[man].name = name\n", ""),
        ("    match.rolled = True\n", ""),
    ],
    "commands/reports.py": [
        ('"on" if chosen and isinstance', '"on" if isinstance'),
        ("if start in (None, begin)", "if True"),
        ("if word and (fits(name, word) or fits(topic, word))", "if word"),
    ],
    "commands/computer_player.py": [
        ("    if not name:\n        return False\n", ""),
        ("seconds or match.players[man].seconds", "seconds"),
        ("number_between(words[1], *SECONDS)", "int(words[1])"),
        ("    if turn[2]:\n        show_mill(match, turn)\n", ""),
        ("min(ANSWER_AFTER, match.screen.pause)", "ANSWER_AFTER"),
        ("wait - (monotonic() - begun)", "wait"),
        ("max(seconds, 0.1 if alone else 0.0)", "max(seconds, 0.0)"),
        ("        if alone:\n            raise\n", "        raise\n"),
        ("        if alone:\n            raise\n", "        pass\n"),
        ("        if match.screen.live:\n            pause",
         "        if True:\n            pause"),
        ("(len(dots) + 1) / 2", "len(dots) / 2"),
        ("match.hints[:2] != (match.game, begun)", "False"),
        ("and not (match.question or match.aside)", "and True"),
        ("        match.hints = None\n", ""),
        ("NOTHING if match.question else match.begun", "match.begun"),
        ("len(levels) + len(sides) > 1", "False"),
        ("    if strength and men:", "    if strength:"),
        ("    if strength and men:", "    if False:"),
        ("        carry_strength(match, others, men)\n", ""),
        ("if others and man not in others:", "if others:"),
        ('        elif player.kind == "computer":\n', "        else:\n"),
        ("player.level, player.seconds,", '"easy", None,'),
    ],
    "commands/saved_games.py": [
        ("    keep_aside(match)\n    match.kept = kept",
         "    match.kept = kept"),
        ("if match.kept.path and not result(match.game)",
         "if match.kept.path"),
        ("None if error else path", "path"),
        ("    if not match.aside:\n", "    if True:\n"),
        ("if not 0 < int(name[:9]) <= len(paths)", "if False"),
        ("open_path(match, *read)", "open_game(match, *read[1:])"),
        ("        tags.pop(colour + \"Computer\", None)\n", ""),
        ("found[number - 1:number] if number else found", "found"),
    ],
    "commands/replay.py": [
        ("max(0, len(match.game.turns) - 1)", "len(match.game.turns) - 1"),
        ("    here.undone = []\n", ""),
        ("players_in(match, tags), tags)", "match.players, tags)"),
        ("rows[-LOG_ROWS:]", "rows[:LOG_ROWS]"),
    ],
    "commands/aside.py": [
        ("elif len(names) > 1 and word not in allowed", "elif False"),
        ("word in words or len(names) == 1", "word in words or names"),
    ],
    "commands/puzzles.py": [
        ("    if match.aside.again and not match.question:\n",
         "    if False:\n"),
        ('command and any(', "False"),
        ("before = match.aside.again = match.game", "before = match.game"),
        ("        match.aside.again = None\n        praise", "        praise"),
        ("    unsolved = [", "    unsolved = [] and ["),
        ("        if game.to_move != match.aside", "        if game is match.aside"),
        ("others or [first]", "others"),
    ],
    "commands/arguments.py": [
        ("        player.seconds = given", "        _ = given"),
        ("    screen.pause = ", "    _ = "),
        ('for words in given.get("computer", ())', "for words in ()"),
        ('for side in given.get("computer", ())', "for side in ()"),
        ('    if given.get("roll"):', "    if False:"),
        ("len(whole) == 3 and ", ""),
        ("        if not is_side(side):", "        if False:"),
    ],
    "records/record.py": [
        ("str(point + 1)", "str(point)"),
        ("(given_up or not result(game))", "not result(game)"),
        ('(*whole, "SetUp", "FEN")', "whole"),
        ("if names and black_began(game)", "if False"),
    ],
    "records/parts.py": [
        ("len(lines[-1]) + len(part) < 79", "len(lines[-1]) + len(part) < 99"),
        ("kind == \"close\" and opened", 'kind == "close"'),
        ('{"White": 20, "Black": 20,', '{"White": 99, "Black": 99,'),
        (' "FEN": 200}', "}"),
    ],
    "records/faults.py": [
        ('!= (WINNERS[said] is None)', '== (WINNERS[said] is None)'),
        ("(not over or over[1] != reason)", "not over"),
        ("colour=game.to_move", "colour=WHITE"),
        ("(len(game.turns) + black_began(game)) // 2 + 1",
         "len(game.turns) // 2 + 1"),
        ("(halves + black_began(game)) // 2", "halves // 2"),
    ],
    "records/fen.py": [
        ("(7, 8, 12, 17, 16, 15, 11, 6)", "(6, 7, 8, 12, 17, 16, 15, 11)"),
        ("numbers[1::2]", "numbers[::2]"),
        ('if action.lower() == "r":', "if False:"),
        ("if not 3 <= board + hand <= MEN", "if not 3 <= board <= MEN"),
        ("not in (0, 1)", "!= 0"),
        ("first.to_move != WHITE or any(", "any("),
        ("        raise RecordError(\"set up blocked\"",
         "        print(\"set up blocked\""),
    ],
    "records/files.py": [
        ("read_bytes(path, most + 1)", "read_bytes(path, most)"),
        (".strip().upper() in RESERVED", ".strip() in RESERVED"),
        ("path = os.path.realpath(path)", "pass"),
        ("    finally:\n        if os.path.lexists(beside)",
         "    finally:\n        if False"),
        ('open(beside, "xb")', 'open(beside, "wb")'),
        ("    if os.path.lexists(beside):     # left",
         "    if False:  # left"),
        ("        sync_folder(os.path.dirname(path))\n", ""),
        ("read_bytes(path, HEAD), False)", "read_bytes(path, HEAD))"),
        ('os.path.basename(name) in ("", ".", "..")', "False"),
        ("if len(names) > 1:", "if False:"),
    ],
    "records/kept.py": [
        ("sorted(numbers_in(folder), reverse=True)",
         "sorted(numbers_in(folder))"),
        ("(path != kept.path or tags", "(True or tags"),
        ('== "*" and not is_played(path))', '== "*")'),
        ("os.O_CREAT | os.O_EXCL", "os.O_CREAT"),
        (" and (not kept.path or os.path.exists(kept.path))", ""),
        ("time.time() - 3600", "time.time() + 3600"),
        ("        forget(kept)\n", "        pass\n"),
        ('None if kept.refused else "keep nowhere"', '"keep nowhere"'),
        ("if not (game.turns or is_set_up(game))", "if not game.turns"),
        ("        drop(*before)\n", "        pass\n"),
        ("            drop(path, lock)\n", "            pass\n"),
        ("number_of(name) is None", "False"),
        ("if os.path.samestat(", "if True or os.path.samestat("),
        ("        os.replace(path, own)\n", "        pass\n"),
        ("latest[folder] = min(time_told, ", "latest[folder] = max(time_told, "),
    ],
    "computer/levels.py": [
        ("if play_now:", "if True:"),
        ("chance, 0.55)", "chance, 1.0)"),
        ("chance, 0.45)\n    turns[:] = mills_in(turns) or ",
         "chance, 0.45)\n    turns[:] = "),
        ("chance, 0.85)", "chance, 0.1)"),
    ],
    "computer/attention.py": [
        ("attention ** steps}", "attention}"),
        ("attention ** steps}", "attention * steps}"),
        ("[start, end, *removed]", "[start, end]"),
        ("[end, *removed]", "[end]"),
        ("away[near] = away[point] + 1", "away[near] = 1"),
        ("    if not game.turns:\n", "    if False:\n"),
        ("    return min(turns", "    return max(turns"),
        ("    game = copy_of(game)\n", "    pass\n"),
        ("    lift(game, turn)\n", "    pass\n"),
        (" if answer[1] in points]", "]"),
        ("return worth - max(gains", "return worth + max(gains"),
    ],
    "computer/search.py": [
        ("return search.drawn if worth == 0 else None", "return None"),
        ("if turns > turns_left(search, turn, left):", "if False:"),
        ("WIN - ahead - turns if worth < 0 else", "ahead + turns - WIN if "
         "worth < 0 else"),
        ("else ahead + turns - WIN", "else WIN - ahead - turns"),
        ("if turn[2] else None\n", "if turn[2] and ahead else None\n"),
        ("if search.positions > limits.positions or", "if"),
        ("range(1, search.limits.deepest + 1)",
         "range(1, search.limits.deepest)"),
        ("game.options[rule] or NEVER", "game.options[rule]"),
        (' and game.options["repetitions"]', ""),
        ('"no_mill_turns") - game.quiet[-1]', '"no_mill_turns")'),
        ("    if has_few(game, game.to_move):", "    if True:"),
        ("-judge(game)  ", "judge(game)  "),
        ("return left - 1", "return left"),
        ("if lane in search.way:", "if False:"),
        ("depth < 2 and ahead:  ", "depth < 2:  "),
        ("worth + 1 + near if worth", "worth + 9 if worth"),
        ("            search.best = as_good(search, turns, state)\n",
         "            pass\n"),
        (">= enough:", ">= -WIN:"),
        ("worth < bound and game.in_hand[OTHER[man]] > 1:", "worth < bound:"),
        ("    return mills + quiet\n", "    return mills\n"),
        ("worth += gain(game", "worth -= gain(game"),
        ("search.positions > limits.positions or ", ""),
    ],
    "computer/last_turn.py": [
        ("if men_left(game, OTHER[man]) == 3:", "if False:"),
        ("        worth += most_taken(", "        worth -= most_taken("),
        (" and mills_made(spots, man, turn[1], turn[0])", ""),
        ("judge(game, True) + at", "judge(game) + at"),
        ("judge(game, True) + at_hand(spots, man)", "judge(game, True)"),
        ("        worth += at_hand(spots, man)\n", "        pass\n"),
        ("gain(spots, man, turn, True))", "gain(spots, man, turn))"),
        ("(turn[2] or len(ways) < 2) and", "turn[2] and"),
        ("(turn[2] or len(ways) < 2) and", "len(ways) < 2 and"),
        ("worth >= bound and not is_blocked(game)", "worth >= bound"),
    ],
    "computer/judgement.py": [
        ("arrival(spots, more) if more else gained", "0"),
        ("(row.translate(TURNED), -worth)", "(row.translate(TURNED), worth)"),
        ("return MAN_WORTH * number", "return 0"),
        ("if man == WHITE else -gained", "if man != WHITE else -gained"),
        ("to_move == WHITE else -worth", "to_move == WHITE else worth"),
        ("if man == WHITE else -worth", "if man == WHITE else worth"),
        ("if near not in line)", "if near)"),
        ("    if spots.count(WHITE) < 7 and", "    if False and"),
        ("if men.count(man) == 3:", "if False:"),
        ("if men.count(man) == 2 and", "if men.count(man) and"),
        ("table[three][two][one] = seen", "table[one][two][three] = seen"),
        ("arrival(spots, gains[end]) - lost)", "arrival(spots, gains[end]))"),
        ("return -men_worth(others, mine)", "return men_worth(others, mine)"),
        ("worths[others - number] - worths[others]", "MAN_WORTH"),
        ("worths[others - number] - worths[others]", "0"),
        ("moving = last or start is not None", "moving = start is not None"),
        ("return (men_taken(spots, man, 1, moving)\n            + max(",
         "return (max("),
        ("    if lifted is not None:\n        spots[lifted] = man\n    return",
         "    return"),
    ],
    "computer/puzzles.py": [
        ("if not right and (left > 1 or is_reached(puzzle, game, 0)):",
         "if not right and left > 1:"),
        ("right = not any(refutes(puzzle", "right = not all(refutes(puzzle"),
        ("    refuted = has_lost(game)\n", "    refuted = False\n"),
        ("    right = has_lost(game)\n", "    right = False\n"),
        ("> puzzle.gain", ">= puzzle.gain"),
        ("    return not left\n", "    return True\n"),
        ("return needed, -ways", "return -needed, ways"),
        ("if puzzle.looked > puzzle.most:", "if False:"),
        ("            or result(game)", "            or False"),
    ],
    "records/solved.py": [
        ("    solved.lines.add(line)\n", ""),
        ("    solved.refused = True\n", ""),
        ("[*lines_at(folder), line, \"\"]", "[line, \"\"]"),
    ],
    "computer/endgames.py": [
        ("FAR - turns if turns % 2 else turns - FAR", "FAR - turns"),
        ("if len(mine) > 3:", "if False:"),
        ("worth += 1 if worth < 0 else -1", "pass"),
        ("    return -worth\n", "    return worth\n"),
        ("-FAR if has_few(game, game.to_move) else", "FAR if has_few(game, "
         "game.to_move) else"),
        ("rank(image(others, goes))", "rank(tuple(others))"),
        ("more <= MOST.get(fewer, 0)", "more <= 6"),
        ("VACANT = 14 ", "VACANT = 16 "),
        ("zlib.crc32(repr(MILLS).encode())", "0"),
        ("(number, returns)", "(number, goes)"),
        ("if worths[turn] == best", "if worths[turn] * best > 0"),
        ("all(game.options[name] == value", "all(True"),
        ("return whole if head == head_of(whole) else b\"\"", "return whole"),
        ("entry // PLACED", "entry // PLACED + 1"),
        ("return smallest(sum(", "return (sum("),
        ("walking.get(lane_of(mine, others), -1)",
         "walking.get(lane_of(others, mine), -1)"),
        ("and all(read_tables())", "and any(read_tables())"),
        ("except (OSError, zlib.error):", "except OSError:"),
    ],
    "computer/symmetries.py": [
        ("code += SIDE if man == WHITE else -SIDE", "code += SIDE"),
        ("lane = min(lanes)", "lane = lanes[0]"),
    ],
    "computer/hints.py": [
        ("if best - left[turn] < TENTH]", "if best - left[turn] < 0.1]"),
        ("(TENTH if best < -SURE else HALF)", "HALF * 5"),
        ("turns = [turn for turn in turns if goes_on_so(begun, turn)]", "pass"),
        ("if worse and turn == good[-1]:", "if turn == good[-1]:"),
        ("and line in threats(later, man)", "and line"),
        ("or removing[0] % 2:", "or False:"),
        ("play[:number + 1]", "play[:number]"),
        ("turn[2][len(removed):]", "turn[2]"),
        ("not mills_in(\n            legal_turns(game_after(game, best)))",
         "True"),
        ("    if result(after):\n        return \"worse draws\", {}\n", ""),
    ],
    "computer/reasons.py": [
        ("    if len(lines) < 2:", "    if len(lines) < 1:"),
        ("or start in [end for _, end, _ in steps(after)]", ""),
        ("line not in old]", "line in old]"),
        ("if len(vacant) < 2", "if len(vacant) < 1"),
        ("        if point not in before:", "        if point in before:"),
        ("if most == max(all_ways)", "if most == min(all_ways)"),
        ("not least == min(all_ways)", "not least == max(all_ways)"),
        ("or not may_double(game, other)", ""),
        ("point not in still", "point in still"),
    ],
    "computer/review.py": [
        ("key=lost, reverse=True", "key=lost"),
        ("points[:MOST]", "points"),
        ("lost(judged) >= LEAST", "lost(judged) >= 0"),
        ("for turn in (best_of(weighed), judged.turn)]",
         "for turn in (judged.turn, judged.turn)]"),
        ("                or made_by(weighed.game, judged.turn)) \\\n",
         "                ) \\\n"),
        ("math.pow(3, -steps)", "math.pow(3, steps)"),
        ("        make(now, turn)\n", ""),
    ],
    "console/chart.py": [
        ("row - 0.25", "row + 0.25"),
        ("min(at + each, len(items)) - 1", "at"),
        ("bar(-height, row, full, down)", "bar(height, row, full, down)"),
        ("end - begin > len(phase)", "end - begin > 1"),
    ],
    "commands/review.py": [
        ("if man == WHITE else 1 - has", "if man == WHITE else has"),
        ("        add_comments(match.aside.tags, comments)\n", ""),
        ("(other.strip() + \" \" + said)", "(said)"),
        ("{len(judged.weighed.game.turns) + 1: point",
         "{len(judged.weighed.game.turns): point"),
        ("    except KeyboardInterrupt:\n", "    except OSError:\n"),
        ("number=number - 1) + said", "number=number) + said"),
        ("if judged.weighed.game.to_move == man]\n    tell", "]\n    tell"),
    ],
    "commands/advice.py": [
        ('player.advice = word == "on"', "player.advice = True"),
        ("    change(match, play, match.begun)\n", "    pass\n"),
        ("        match.begun = turn\n", ""),
        ('if word not in ("on", "off"):', 'if word == "":'),
    ],
    "computer/worths.py": [
        ("else (ahead + 1) // 2", "else ahead // 2 + 1"),
        ("state, 0)", "state)"),
        ("if turns <= left:", "if True:"),
        ("(worth_of(game) != 0 or some_fly(game))", "True"),
        ("(worth_of(game) != 0 or some_fly(game))", "some_fly(game)"),
        ("    if some_fly(game):\n", "    if True:\n"),
        ("item: -item[1]))\n\n\ndef solved", "item: item[1]))\n\n\ndef solved"),
        ("return sign * (WIN - turns + 1)", "return sign * (WIN - turns)"),
    ],
    "tournament/referee.py": [
        ("shown = game.to_move, copy_of(game)", "shown = game.to_move, game"),
        ("len(game.turns) + most", "most"),
        ("        note(turn)\n", ""),
        ("        if spent > limit:", "        if spent > 9 * limit:"),
        ("    if turn in turns:\n", "    if turn:\n"),
        ("    except Exception as error:\n        text = \"<",
         "    except ValueError as error:\n        text = \"<"),
    ],
    "tournament/one_game.py": [
        ("random.seed(job[\"seed\"])", "random.seed()"),
        ("    limit_memory(MOST_MEMORY)\n", ""),
        ("    except BaseException as error:", "    except Exception as error:"),
        ("    sys.stdin = open(os.devnull)\n", ""),
        ("self.text += text[:MOST_PRINTED - len(self.text)]",
         "self.text += text"),
        ("        if time.monotonic() - begun > limit:",
         "        if time.monotonic() - begun > 9 * limit:"),
        ("        if told != printed.text:\n", "        if False:\n"),
        ("man = job[\"loading\"] or game.to_move\n", "man = game.to_move\n"),
        ("        lines.append([error.lineno", "        lines = ([error.lineno"),
        ("    os._exit(0)\n", ""),
        ("            if frame.filename == path]", "            if frame]"),
    ],
    "tournament/apart.py": [
        ("len(running) < cores", "len(running) < 1"),
        ("            stop(process)\n", ""),
        ("            os.killpg(process.pid, signal.SIGKILL)", "            pass"),
        ("play_turns(outcome.game, turns) and turns and", "turns and"),
        ("    if outcome.reason not in FAULTS:", "    if not outcome.reason:"),
        ("PYTHONHASHSEED=\"0\"", "PYTHONHASHSEED=\"random\""),
        ("    if not outcome or code == CANNOT_WRITE:",
         "    if code == CANNOT_WRITE:"),
        ("True: WHITE, False: BLACK", "True: BLACK, False: WHITE"),
        ("[4::-1]", "[:5]"),
    ],
    "tournament/own_players.py": [
        ("key=str.lower", "key=str"),
        ("and name[0] not in \"._\"", "and name[0] not in \".\""),
        ("        sys.path.append(folder)", "        pass"),
        ("    if begun in LEVELS:\n        return [begun]\n", ""),
        ("    return whole or levels or", "    return levels or"),
        ("name.lower().replace(\" \", \"_\")", "name.lower()"),
    ],
    "tournament/schedule.py": [
        ("if number % 2 else pair", "if False else pair"),
        ("fixture.round // 2)", "fixture.round)"),
        ("\"%s game %s\" % (plan.seed, fixture.number)",
         "\"%s game\" % plan.seed"),
        ("new_game(**plan.options)", "new_game()"),
    ],
    "tournament/standings.py": [
        ("standing.draws += points == 0.5", "standing.draws += points > 0"),
        ("white.as_white += gained[0]", "white.as_white += gained[1]"),
        ("return -points[name], -tied, name", "return -points[name], name"),
        ("scale.get(MEASURE, sum(scale.values()) / len(scale))",
         "sum(scale.values()) / len(scale)"),
        ("400 * math.log10(g)", "200 * math.log10(g)"),
        ("        if lead * leader < 0:", "        if lead * leader <= 0:"),
        ("row.changes, row.turns, -row", "row.turns, row.changes, -row"),
        ("if not row.error]", "]"),
        ("    return round(2 * 400", "    return round(400"),
    ],
    "tournament/results.py": [
        ("found, default=0) + 1", "found, default=0)"),
        ("            file.write(\"\\n\")            #", "            pass  #"),
        ("if row and players.get(row.number) == (row.white, row.black)}",
         "if row}"),
        ("reverse=True", "reverse=False"),
        ("        raise OSError(\"%s is damaged", "        raise KeyError(\"%s is d"),
    ],
    "commands/own_players.py": [
        ("    if len(names) == 1:", "    if names:"),
        ("        if alone:\n            raise\n", ""),
        ("player.seconds or TURN_SECONDS", "TURN_SECONDS"),
        ("    player.kind, match.screen.drawn", "    match.aside, match.screen.drawn"),
        ("    if called in LEVELS:\n", "    if False:\n"),
        ("[TEXT[\"printed more\"]] * (len", "[] * (len"),
        ("if text]", "]"),
    ],
    "commands/tournaments.py": [
        ("dict(match.game.options)", "{}"),
        ("    elif games % 2:", "    elif False:"),
        ("if game.number not in done]", "]"),
        ("    return list(dict.fromkeys(players))", "    return players"),
        ("    if not match.screen.live or done == games \\\n            or not",
         "    if not"),
        ("    except KeyboardInterrupt:\n        broken_off",
         "    except ZeroDivisionError:\n        broken_off"),
        ("        played.folder = None", "        pass"),
        ("winner, reason = OTHER[outcome.at_fault]",
         "winner, reason = outcome.at_fault"),
    ],
    "commands/score_table.py": [
        ("[*own.items()][:ERRORS]", "[*own.items()]"),
        ("first=games[0]", "first=games[-1]"),
        ("    if path:\n        below", "    if True:\n        below"),
        ("        if row.error:\n            loser",
         "        if True:\n            loser"),
    ],
    "meeting/sheet.py": [
        ("found.rfind(b\"\\n\") + 1", "len(found)"),
        (" and not any(map(is_control, text))):", "):"),
        ("len(text) > MOST_SIGNS", "False"),
        (" or about.st_nlink > 1:", ":"),
        ("\"O_NOFOLLOW\"", "\"O_NOFOLLOWED\""),
        ("        if not whole.startswith(there):", "        if False:"),
        ("there = file.read(len(whole) + 1)", "there = file.read(len(whole))"),
        ("found + BROKEN if broken", "found if broken"),
    ],
    "meeting/table.py": [
        ("if line.seen > len(other.checks):", "if False:"),
        ("and (word in BEFORE or is_seated(table))", ""),
        ("    if not may_come(table, side, word):", "    if False:"),
        ("    if whose_line(table) != side or table.offer:\n", "    if False:\n"),
        ("    if reason:\n", "    if False:\n"),
        ("turns > len(table.game.turns)", "False"),
        ("    if digest(rest) != seat.ready:", "    if False:"),
        ("not all(one.ready for one in table.seats)", "False"),
        ("if whose_line(table) != side or not table.offer:", "if not table.offer:"),
        ("rest != result_told(table.game)", "False"),
        ("    if whose_line(table) != side:", "    if False:"),
        (", 16) % 2", ", 16) % 1"),
        ("    if word in MOVES and line.seen < other.moved:", "    if False:"),
        ("    if seat.stopped or len", "    if len"),
        ("or rest != os.path.basename(guest.sheet.path):", "or False:"),
        ("    if seat.ready or len(rest) != 64:", "    if len(rest) != 64:"),
    ],
    "meeting/chair.py": [
        ("if other.whole == chair.other.whole and not chair.table.fault:",
         "if other.whole == chair.other.whole:"),
        ("after[0].seen > len(chair.own.lines)", "False"),
        ("    if new[:len(old)] == old:", "    if True:"),
        ("    own = read_own(path)\n", "    own = read_sheet(path)\n"),
        ("        if part and line.startswith(part):", "        if False:"),
        ("else found + BROKEN)", "else found)"),
        ("        if chair.own.lines[-1].text != text:", "        if False:"),
        (" or table.seats[GUEST].left:", ":"),
        ("    chair.told = max(number, chair.told)\n", ""),
    ],
    "meeting/lobby.py": [
        ("about.st_mtime > newest - DAY", "True"),
        (" or name.startswith(own)]", "]"),
        ("played - undone_by(*seats) - undone_by(*seats[::-1])", "played"),
        ("    if os.path.realpath(aside) != os.path.join(\n            os.path.realpath(lobby.folder), MOVED):", "    if False:"),
        (" and guest.about == about", ""),
        ("    newest = min(newest, time.time())", "    pass"),
        ("return said[-1:] == [\"left\"]", "return False"),
        ("and found[name].st_size", ""),
        ("(len(sheet.whole), state[1])", "state"),
    ],
    "commands/at_table.py": [
        ("    keep_as_table(match", "    str((match"),
        ("note_help(match, chair, name)", "True"),
        ("    here.kind = \"far\" if asking == chair.side else", "    here.kind ="),
        ("2 * number > len(match.game.turns)", "False"),
        ("    tried(lambda: add_line(chair, said))\n", ""),
    ],
    "commands/sitting.py": [
        ("    tried(lambda: add_line(chair, \"back\"))\n", ""),
        ("        roll_if_ready(chair)\n", ""),
        ("    if has_left(chair):", "    if False:"),
        ("    match.rolled = False\n", ""),
    ],
    "commands/meet.py": [
        ("len(place.left) < len(place.names) == 2", "True"),
        ("    elif own:", "    elif False:"),
        ("                 lambda name, word: name.lower().startswith(word.lower())):", "                 ):"),
        ("            lobby.last = chair\n", "            pass\n"),
    ],
    "commands/watching.py": [
        ("        if not is_earlier(table, tables[-1]):", "        if False:"),
        ("    except KeyboardInterrupt:\n        tell", "    except ZeroDivisionError:\n        tell"),
    ],
    "commands/waiting.py": [
        ("        if told and not trouble:", "        if False:"),
        ("now - calm > PATIENCE and trouble != told", "now - calm > PATIENCE"),
    ],
}


# INPUT

def chosen_files(words):
    """The files whose faults are planted: those named, or all."""
    for name in words:
        if name not in FAULTS and name != "-v":
            sys.exit("There are no faults for %s, but for %s."
                     % (name, ", ".join(FAULTS)))
    return [name for name in words if name in FAULTS] or list(FAULTS)


# PROCESS

def copied(folder):
    """The project copied into a folder: the path of the copy."""
    skipped = shutil.ignore_patterns(".*", "__pycache__", "*.png")
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


def run_tests(copy, files, limit=LIMIT):
    """Run these tests until one fails: (exit status or None, what they say).

    None stands for a run that took too long.
    """
    for kept in list(copy.rglob("__pycache__")):
        shutil.rmtree(str(kept), ignore_errors=True)
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no",
               "-p", "no:cacheprovider", "--basetemp", str(copy.parent / "files"),
               *["tests/test_%s.py" % name for name in files]]
    try:
        done = subprocess.run(command, cwd=str(copy), timeout=limit,
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
    status, said = run_tests(copy, sorted(files), 5 * LIMIT)
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
