"""nine_mens_morris.py - plays Nine Men's Morris: asks, prints, and loops.

INPUT    asks for a line, and finds the word that it says: ask look_up
STORAGE  the sentences, the players and the words: SENTENCES PLAYERS WORDS
PROCESS  plays turn by turn, in two phases: take_turn phase_one phase_two
OUTPUT   says a sentence, and shows the board: tell show_board

Run it: python nine_mens_morris.py (or F5 in IDLE). board.py holds the board,
and rules.py the rules. These three files are the whole game for two people.
The folder rooms adds to it, and replaces the five functions for the keyboard
and the screen. A `match` is a Match of rules.py. A turn is (start, end,
removed). A word, such as undo, calls a function(match, words): `words` are
typed after it. It may return a turn to play.
"""

import os
import sys

if sys.version_info < (3, 8):
    sys.exit("Nine Men's Morris needs Python 3.8 or newer.")
try:
    from board import (BLACK, EMPTY, LETTER_OF, MEN, WHITE, can_show,
                       why_not_drawn, picture_with_map)
    from rules import (COLOUR_OF, DRAW_LIMITS, EMPTY_TURN, ENDS, OTHER, STEPS,
                       WHY, Game, Match, Player, Question, Refused, add_point,
                       agree, all_men_placed, change, game_with, is_whole,
                       joined, men_left, new_game, notation, play,
                       question_now, read_points, redo, resign, result,
                       set_game, story_of, turn_shown, undo)
except ModuleNotFoundError as error:
    sys.exit("The file %s.py is missing. Copy it here again." % error.name)

# STORAGE

OutputError = OSError   # what happens if nothing can be printed
CLASSIC = False         # (!) marks what you can try: here True, no rooms.

# What the program says. The facts are filled in where a name stands in {}. A
# key with "classic" is said only without the rooms.
SENTENCES = {
    **WHY, **STEPS, **ENDS,         # first, all sentences of rules.py
    "title": "NINE MEN'S MORRIS",
    "greeting classic": "Type '4' to place a man on point 4, or type 'help'.",
    "white": "White",
    "black": "Black",
    "men": ": {hand} in hand, {board} on board, {lost} lost",
    "first": "The board is empty. {who} begins",
    "placed": "{who} placed a man on {end}",
    "moved": "{who} moved from {start} to {end}",
    "flew": "{who} flew from {start} to {end}",
    "mills made 1": ", making a mill",
    "mills made 2": ", making two mills",
    "mills made": ", making {mills} mills",
    "removed": ", and removed the man on {points}",
    "removed several": ", and removed the men on {points}",
    "wins": "{who} wins: {reason}.",
    "draw": "The game is a draw: {reason}.",
    "ask draw": "{other}, {who} offers a draw. Do you agree (yes or no)? ",
    "ask resign": "{who}, do you give up and lose this game (yes or no)? ",
    "ask new": "Stop this game and begin a new one (yes or no)? ",
    "ask leave": "Leave the game (yes or no)? ",
    "not agreed": "{other} does not agree. The game goes on.",
    "goes on": "The game goes on.",
    "new game": "A new game, with {options}.",
    "usual": "the usual rules",
    "put back": "The man is back. Choose again.",
    "nothing begun": "There is no man to put back. 'undo' takes back a move.",
    "taken back": "Taken back: {turn}",
    "the end": "the end of the game.",
    "played again": "Played again: {turn}",
    "unknown": "There is no command '{word}' here. Type 'help' for a list.",
    "yes or no": "Please answer yes or no.",
    "no question": "There is no question to answer now.",
    "help classic": "Type '4' to place a man, '4 7' to move it, or '4-7x12' "
                    "to remove a man after a mill. You can also type {words}.",
    "system": "That is not possible here: {error}.",
    "no output": "The program cannot write its output: {error}.",
    "interrupted": "",              # ends the line that Ctrl-C has cut off
    "input ended": "There is no more input. The game stops here.",
    "good-bye": "Goodbye.",
    "bad glyphs": "WHITE, BLACK and EMPTY in board.py must be three different "
                  "texts of three characters each.",
    "bad picture": "PICTURE in board.py must show EMPTY at all 24 points.",
}


# INPUT: the keyboard. The rooms replace these.

def open_match(arguments, words):
    """(a Match, the lines to obey first). Players may type these words."""
    for stream in sys.stdin, sys.stdout:
        try:                            # a strange character becomes a ?
            stream.reconfigure(errors="replace")
        except (AttributeError, OSError, ValueError):
            pass                        # IDLE needs none of this
    match = Match(new_game(), {man: Player("person") for man in OTHER})
    for word in set(arguments) - {"--classic"}:
        tell(match, "unknown", word=word)
    if why_not_drawn():
        tell(match, why_not_drawn())
        match.status = 1
    else:
        tell(match, "title")
        tell(match, "greeting classic")
    return match, []


def ask(match, key, facts):
    """The line that a player types after this question. Raises EOFError at the
    end of the input, and KeyboardInterrupt after Ctrl-C."""
    tell(match, key, after="", **facts)
    if None in (sys.stdin, sys.stdout, sys.stderr):     # nobody is there
        raise EOFError
    return input()


def look_up(match, line):
    """(the function of the word that a line says, the words after it). If the
    line says points, the function is None, and the words are the points."""
    words = line.lower().strip(" '\"").split()
    if not words:                               # only Enter was typed
        return None, []
    word = ONE_LETTER.get(words[0], words[0])
    if word in WORDS and len(words) < 3:        # "no idea what" is no answer
        return WORDS[word], words[1:]
    if any(char.isdigit() for char in line):
        return None, words
    raise Refused("yes or no" if match.question else "unknown", word=line)


# OUTPUT: the screen. The rooms replace these, too.

def tell(match, key, kind="plain", after="\n", **facts):
    """Say the sentence with this key. Its facts are given by their names, such
    as who=WHITE. After a refusal, say what is possible instead. `after` ends
    the line. The kind is for the rooms: it tells them the colour."""
    for name, fact in facts.items():        # a fact becomes text:
        if name == "word":                  # it was typed: make it harmless
            facts[name] = "".join([char if char.isprintable() else "?"
                                   for char in fact[:20]])
        elif isinstance(fact, list):        # points: say 1, 3 or 5
            facts[name] = joined(fact, "or")
        elif isinstance(fact, Game):        # a game: say its last turn
            facts[name] = SENTENCES["the end"] if fact.ended \
                else notation(fact.turns[-1]) + "."
        elif fact in OTHER:                 # a man: say his colour
            facts[name] = SENTENCES[COLOUR_OF[fact]]
    if "reason" in facts:                   # how a game ended
        facts["reason"] = SENTENCES[facts["reason"]].format(**facts)
    text = SENTENCES[key].format(**facts)
    if key + " instead" in SENTENCES:
        text += " " + SENTENCES[key + " instead"].format(**facts)
    print(text, end=after)


def show_board(match, again=False):
    """Show the board, the map, the last turn and the men, and how the game
    ended. If nothing has changed, do this only if it must be done `again`."""
    game, seen = game_with(match.game, turn_shown(match)), match.shown
    if seen and not again \
            and (seen.turns, seen.ended) == (game.turns, game.ended):
        return
    match.shown = game
    plain = not can_show(picture_with_map(game.spots))
    print("\n" + picture_with_map(game.spots, plain))
    for key, facts in story_of(game):
        tell(match, key, after="", **facts)
    print(".")
    for man in (WHITE, BLACK):
        print(SENTENCES[COLOUR_OF[man]], LETTER_OF[man] if plain else man,
              end="")
        tell(match, "men", hand=game.in_hand[man], board=game.spots.count(man),
             lost=MEN - men_left(game, man))
    if result(game):
        winner, reason = result(game)
        limit = game.options.get(DRAW_LIMITS.get(reason))   # or None
        tell(match, "wins" if winner else "draw", who=winner, limit=limit,
             loser=OTHER.get(winner), reason=reason)


# PROCESS: a person's turn

def person_turn(match):
    """Let a person type a line. Returns the turn that it says, or None."""
    return obey(match, ask(match, *question_now(match)))


def obey(match, line, status=None):
    """Do what a line says, or say why that is not possible. Returns the turn
    that the line says, or None. Orders end with this status if they fail."""
    try:
        command, words = look_up(match, line)
        if command:
            return command(match, words)
        if match.question and words:
            raise Refused("yes or no")
        return type_turn(match, " ".join(words)) if words else None
    except Refused as refused:
        match.spoke = refused
        tell(match, refused.reason, "refusal", **refused.facts)
    except OSError as error:            # for example, a folder is gone
        tell(match, "system", "refusal", error=error)
    if status and not match.question:
        match.status = status
    return None


def type_turn(match, text):
    """The turn that a player types, or None while it is only begun."""
    points, turn = read_points(text), match.begun
    start, end, _ = turn
    if len(points) > 1:
        (word, first), (sign, second) = points[:2]
        removes, has_man = "x" in sign, match.game.spots[first] != EMPTY
        if has_man and end is None or (first, second) == (start, end):
            turn = EMPTY_TURN       # all of it: 4 7 after 4, 5-4x9 after 5-4
        elif removes and first == end:
            points = points[1:]     # 5 is there already: 5x18 after 5
        if not removes and (has_man or end is not None or sign == ["-"]):
            # 4 7 or 4-7 means a move. If it is refused, that must say so.
            points[0] = ["move", *word], first
    for signs, point in points:
        turn = add_point(match.game, turn, point, signs)
    if is_whole(match.game, turn):
        return turn
    match.begun = turn
    return None


# PROCESS: words

def show_help(match, words):
    """Say what a player may type."""
    tell(match, "help classic", words=", ".join(WORDS))


def put_back(match, words):
    """Forget the turn that is begun, or that is asked about."""
    if turn_shown(match) == EMPTY_TURN:
        raise Refused("nothing begun")
    tell(match, "put back")
    if match.question and match.question.turn != EMPTY_TURN:
        match.question = None
    match.begun = EMPTY_TURN


def undo_turns(match, words):
    """Take back the turn begun, the end of the game, or the last turn."""
    if turn_shown(match) != EMPTY_TURN:
        put_back(match, words)
    else:
        before = match.game
        change(match, undo)
        tell(match, "taken back", turn=before)


def redo_turns(match, words):
    """Play again the turn that was taken back last."""
    change(match, redo)
    tell(match, "played again", turn=match.game)


def offer_draw(match, words):
    """Ask the other player for a draw."""
    if result(match.game):
        raise Refused("over")
    match.question = Question("draw", change, details=(agree,))


def resign_game(match, words):
    """Ask a player whether to give up: the player to move, or the player who
    has just been asked for a draw."""
    man, asked = match.game.to_move, match.question
    if result(match.game):
        raise Refused("over")
    if asked and asked.key == "resign":
        raise Refused("yes or no")
    if asked and asked.key == "draw":
        answer_no(match, words)
        man = OTHER[man]
    match.question = Question("resign", change, details=(resign, man), who=man)


def new(match, words):
    """Begin another game. Ask first if a game is in progress."""
    if match.game.turns and not result(match.game):
        match.question = Question("new", begin_new)
    else:
        begin_new(match)


def begin_new(match):
    """Begin another game, even if this one is not over."""
    set_game(match, new_game(**match.game.options))
    tell(match, "new game", options=SENTENCES["usual"])


def leave(match, words=()):
    """End the program."""
    tell(match, "good-bye")
    match.status = 0


def answer_yes(match, words):
    """Say yes to the open question."""
    asked, match.question = match.question, None    # and close it
    if asked is None:
        raise Refused("over" if result(match.game) else "no question")
    return asked.yes(match, *asked.details)


def answer_no(match, words):
    """Say no to the open question."""
    asked, match.question = match.question, None
    if asked is None:
        raise Refused("over" if result(match.game) else "no question")
    if asked.no:
        return asked.no(match)
    if not result(match.game):
        key = "not agreed" if asked.key == "draw" else "goes on"
        tell(match, key, other=OTHER[match.game.to_move])
    return None


# STORAGE: the players and the words

# Who may play. A function returns a turn, or None if a word was obeyed.
PLAYERS = {"person": person_turn}
# What players may type besides a turn.
WORDS = {"help": show_help, "back": put_back, "undo": undo_turns,
         "redo": redo_turns, "draw": offer_draw, "resign": resign_game,
         "new": new, "yes": answer_yes, "no": answer_no, "quit": leave}
ONE_LETTER = {"y": "yes", "n": "no", "q": "quit"}

# With the rooms: better functions, and more sentences, players and words.
if not CLASSIC and "--classic" not in sys.argv:
    try:
        # These take the place of the functions above:
        from rooms.commands import ask, look_up, open_match
        from rooms.console import OutputError, show_board, tell
        from rooms.join import join
        SENTENCES, begin_new = join(SENTENCES, begin_new, PLAYERS, WORDS)
    except KeyboardInterrupt:           # Ctrl-C while the rooms are loaded
        sys.exit(130)
    except ImportError as error:        # a file is gone, ...
        if error.name != "rooms":       # ... or there are no rooms at all
            from rooms import what_is_missing
            sys.exit(what_is_missing(error))


# PROCESS: the game

def take_turn(match):
    """Show the board, let the player to move choose a turn, and play it."""
    show_board(match)
    kind = match.players[match.game.to_move].kind
    if match.question:
        kind = "person"             # people answer all questions
    turn = PLAYERS[kind](match)
    if turn:
        change(match, play, turn)   # play raises ValueError if it is illegal


def goes_on(match):
    """Is there a next turn to play?"""
    return match.status is None and result(match.game) is None


def phase_one(match):
    """Placing: each in turn places a man, until both hands are empty."""
    while goes_on(match) and not all_men_placed(match.game):
        take_turn(match)


def phase_two(match):
    """Moving and flying: each in turn moves a man, until the game is over."""
    while goes_on(match) and all_men_placed(match.game):
        take_turn(match)


def after_the_game(match):
    """After the game: obey words, until a new game or the end."""
    while result(match.game) and match.status is None:
        take_turn(match)


def main(arguments=()):
    """Play until the players leave. The loop begins again after undo or a new
    game. Returns the exit status: 0 if all went well."""
    match, orders = open_match(arguments, WORDS)    # orders: only with rooms
    while match.status is None:
        try:
            obey_orders(match, orders)
            phase_one(match)
            phase_two(match)
            after_the_game(match)
        except KeyboardInterrupt:
            interrupted(match)
        except EOFError:
            show_board(match, again=True)
            tell(match, "input ended")
            match.status = 0
    for function in match.at_end:
        function(match)
    return match.status


def obey_orders(match, orders):
    """Obey the lines that came with the start, and play their turns."""
    while orders:
        turn = obey(match, orders.pop(0), status=2)
        if turn:
            change(match, play, turn)


def interrupted(match):
    """After Ctrl-C, ask whether to leave. A second Ctrl-C leaves at once."""
    tell(match, "interrupted")
    if match.question and match.question.key == "leave":
        match.status = 130
    elif match.stop_playing is None or not match.stop_playing(match):
        match.question = Question("leave", leave)


def run(arguments):
    """Do as `main`. If nothing can be printed, because the disk or the screen
    fails, say so in one line instead of a traceback."""
    try:
        return main(arguments)
    except KeyboardInterrupt:
        return 130
    except (OSError, OutputError) as error:
        reason = error.__cause__ or error       # the first error, if two
        if not isinstance(reason, BrokenPipeError):     # somebody reads it
            sys.stderr.write(SENTENCES["no output"].format(
                error=reason.strerror or reason) + "\n")
        # Python prints the rest at its end. 1 is the screen: to nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 1


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
