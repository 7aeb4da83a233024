"""orders.py - what a typed line orders: a word that works here, or a turn.

INPUT    finds the word that a line says, or the points: look_up
STORAGE  the words of a game, and those that work everywhere: all_words
         EVERYWHERE
PROCESS  finds what is ordered, and lets everybody play: order_of players_with
         several_turns

A word is a function of the match and of the words typed after it, see
console/match.py. It stands in the file that its subject belongs to, in a table
such as WORDS there. The scene of the match knows which words work now: those
of the game, or of a replay, a puzzle, a lobby.
"""

from functools import partial

from board import NAMES, WHITE
from rooms.commands import (answers, computer_player, ending, languages,
                            reports, saved_games, settings, setup)
from rooms.commands.typed_line import (ALIASES, ALL_TURNS, SIDES, command_in,
                                       man_in, number_in, other_name,
                                       plain_turn)
from rooms.computer import LEVELS
from rooms.console import (QUOTE_SIGNS, SPOKEN, ask_line, colour_of,
                           come_back, english_word, game_scene, ideas_in,
                           machines_in, player_said, player_to_move, prompt_of,
                           spoken, tell, words_begun)
from rules import (EMPTY_TURN, Refused, copy_of, facts_of, notation, redo,
                   result, set_game, turn_shown, undo)

# STORAGE

# (!) A new word needs a function, a line in WORDS of its file, and a sentence
# "help ..." in console/languages/. If it stands in LOOKS, TOLD or ASKED, it
# works in a replay and in a puzzle, too. If it stands in ASKED, add the words
# that may follow it to AFTER_BARE, but for numbers.
TELLING = ["why", *reports.TOLD, *answers.ASKED]    # three letters are enough
EVERYWHERE = [*TELLING, *settings.LOOKS, *languages.WORDS, "yes", "no", "quit"]
# These ask what just spoke, so a wrong turn is not set back first. Rooms above
# add theirs.
LOOKING_BACK = []
# These do something only if at most one word follows, and perhaps please. So
# nothing is lost when somebody types a sentence that begins with such a word.
# (A sentence about nothing but learn is obeyed, see asked_for.)
ALONE = {"undo", "redo", "draw", "resign", "new", "yes", "no", "quit", "stop",
         "here", "next", "why", "learn"}
# After these stand numbers, letters, and these words. So "last move" is a
# command, and "last lesson" is none. To an open question, "no idea" says no.
BARE = {*answers.ASKED, *"moves log board players back yes no".split()}
AFTER_BARE = {*SIDES, *answers.RINGS_ASKED,
              *"ring turn move show again all".split()}
# In a task, a sentence about one of these asks for help there.
CALLS_FOR_HELP = {"hint", "learn", "rules", "help", "why", "review"}
# In a sentence these seldom say what it is about.
WEAK = {*answers.ASKED, "back", "class", "computer", "players", "why"}


def all_words(classic):
    """The words of the game: those of the entry script (`classic`), which know
    the computer and the word all from now on, and those of this room."""
    return {
        **reports.TOLD, **answers.ASKED, **settings.LOOKS, **languages.WORDS,
        **computer_player.WORDS, **saved_games.WORDS, **settings.WORDS,
        **setup.WORDS, "": obey_offer,
        "undo": partial(several_turns, undo, "taken back", classic["undo"]),
        "redo": partial(several_turns, redo, "played again", classic["redo"]),
        "draw": partial(ending.ask_for_draw, classic["draw"])}


def words_with(match, own, names=()):
    """The words of a scene: its own words, the words that work everywhere, and
    these words of the game."""
    game = game_scene(match).words
    return {**{name: game[name] for name in (*EVERYWHERE, *names)
               if name in game}, **own}


# INPUT

def ask(match, key, facts):
    """The line that a player types after the question that is asked now."""
    if match.question:
        return ask_line(match.screen, prompt_of(match, key, facts))
    man = facts["who"]
    name, prompt = player_said(match, man), prompt_of(match, key, facts)
    return ask_line(match.screen, prompt,
                    name if name in prompt else colour_of(man),
                    "white name" if man == WHITE else "black name")


def look_up(match, line):
    """(the function of the word that a line says, the words after it). If the
    line says points, the function is None, and the words are the points. If
    nothing is left to do, they are None and []. The match remembers what
    answers the line."""
    scene = match.scene
    match.spoke_before, match.spoke = match.spoke, None
    if line.strip()[:1] in QUOTE_SIGNS:             # 'undo' means undo
        line = line.strip(QUOTE_SIGNS + " ") or line
    # 1. What only this scene understands, such as an answer in a quiz
    if scene.takes_line and not match.question \
            and scene.takes_line(match, line):
        match.spoke = scene.takes_line, match.game
        return None, []
    # 2. A command, or Enter where it is one. If nothing is asked, ok is Enter
    # where that is named, and says nothing elsewhere, as thanks always does.
    word, words = command_in(line)
    said = "" if not word or words or match.question else english_word(word)
    is_enter = said == "yes" and (scene.asks or order_offered(match))
    if said in ("yes", "please") and not is_enter:
        word, line = None, ""
    elif word or not line.strip() and "" in scene.words and not match.question:
        function, words = order_of(match, word or "", words)
        match.spoke = function, match.game
        return function, words
    # 3. Enter where it means nothing
    if not line.strip():
        match.spoke = match.spoke_before
        return None, []
    # 4. Points, unless a question is open or the scene asks for no turn. They
    # take the place of a turn that is asked about.
    points = plain_turn(line)
    if points[-1:].isdigit() and turn_shown(match) != match.begun:
        match.question = None
    if match.question or scene.asks:
        raise refusal_now(match)
    match.screen.names = any(name in points for name in NAMES)
    return None, points.split() or [line]


# PROCESS: what is ordered

def order_of(match, word, words):
    """(the function of a word, the words after it). Raises Refused if it means
    nothing here."""
    name, *added = name_meant(match, word).split(" ")
    if is_sentence(match, name, added, words):
        (name, *words), added = asked_for(match, " ".join([word, *words])), []
    # While a question is open, the words of a scene in front of the game wait.
    if match.question and match.scene.game_behind and name not in EVERYWHERE:
        raise Refused("yes or no")
    if name in settings.PICTURED and match.screen.words_tell:
        raise Refused("no picture")
    if name == "yes" and not match.question:
        name = ""
    if not name and order_offered(match):
        return obey_offer, words
    answers_it = match.question and name in ("yes", "no")
    function = (game_scene(match) if answers_it else match.scene).words[name]
    return function, added + words


def name_meant(match, word):
    """The English command that a typed word means here. The words that always
    follow it stand behind it, as in "new game". A word is typed whole, so that
    no common word does what nobody meant."""
    known, name = match.scene.words, english_word(word)
    telling = words_begun(word, TELLING) if word[2:] else []
    # 1. Three letters are enough for a word that only tells something.
    if name not in known and len(telling) == 1:
        return telling[0]
    # 2. The word again, right after hint: it tells the next best turn.
    if name == "again" and match.spoke_before == (known.get("hint"),
                                                  match.game):
        return "hint again"
    # 3. After a game, a level or another word that was offered does what Enter
    # does. Before the first turn, a level alone lets the computer play, and
    # later the computer plays at this level. (But good and hard may be
    # praise.)
    offered = map(english_word, order_offered(match).split(" ")[1:])
    if name in offered and result(match.game) and not match.question:
        return ""
    if name in {*LEVELS} - {"good", "hard"} and "computer" in known \
            and not (match.question or result(match.game)) and (
                not match.game.turns or machines_in(match.players)):
        return ("level " if match.game.turns else "computer ") + name
    # 4. Other words for commands, or else the command itself
    return ALIASES.get(name, name)


def is_sentence(match, name, added, words):
    """Is this no command, but a sentence? `name` and `added` are what its
    first word means, `words` are those typed after it."""
    typed = [each for each in words if english_word(each) != "please"]
    return any([
        name not in match.scene.words,              # hello
        # play with me, easy is fun
        added and typed and not (added == ["on"] and man_in(typed[0])),
        name in ALONE and typed[1:],                # undo is my friend
        # computer is too good
        name in ("computer", "setup") and ideas_in(typed) and not words_begun(
            typed[0], SIDES) and not computer_player.machines_meant(typed[0]),
        # help me, in a task
        name == "help" and words and not typed and match.scene.game_behind,
        # name is ann, save it please
        name in ("name", "save") and {"is", "please"} & {
            *map(english_word, words)},
        # new log
        name == "new" and {*map(english_word, typed)} & {*match.scene.words},
        # no idea
        name in BARE and not match.question and {
            english_word(each) for each in letters_in(" ".join(typed))
            if each[1:]} - AFTER_BARE])


def letters_in(line):
    """The words of a line in small letters, without other signs."""
    return "".join([sign if sign.isalpha() else " "
                    for sign in line.lower()]).split()


def asked_for(match, line):
    """[rules and the names of some], if this sentence is about these alone.
    [hint] or [learn], if it has this word and is about nothing else. (It may
    be about learn and the rules.) Otherwise refuse_with_offers raises Refused.
    """
    known = {*match.scene.words}.difference(
        ["yes", "no"], reports.IN_PLAY if result(match.game) else ())
    typed = letters_in(line)
    ideas, said = ideas_in(typed, known - WEAK), {*map(english_word, typed)}
    about = known.intersection(ideas)
    # "how do I remove" and "what is blocked" have words of these, too
    also = {"moves", "threats"} if {"typing", "losing"} & {*ideas} else {}
    if ideas[:1] == ["rules"] and ideas[1:] \
            and {"rules"} <= about <= {"rules", *also}:
        return ideas
    if not match.question and not said & {"no", "none", "never", "off"}:
        if "hint" in said & known and about <= {"hint"}:
            return ["hint"]
        if "learn" in said & about and about <= {"learn", "rules"}:
            return ["learn"]
    return refuse_with_offers(match, line, typed, known, ideas)


def refuse_with_offers(match, line, typed, known, ideas):
    """Raise Refused for a sentence, or for a word that means nothing. `typed`
    are its words in small letters. Offer two of the `known` commands: those
    that it is most about (its `ideas`), or that the word may mean, also one
    that is misspelt before words that we know. Enter obeys the first. If there
    is none, hint, rules and undo are named, and after a game review, rules and
    new. Before the first turn learn comes before such words that the sentence
    does not name. Two people, a level below the weakest, and the computer that
    plays already have an answer of their own."""
    refuse_in_scene(match, line, ideas)
    # Without an idea, the first word may be a WEAK one: men now
    names = [name for name in ideas or map(english_word, typed[:1])
             if name in known]
    first = [] if match.game.turns else [*{"learn"} & known]
    word, *rest = map(english_word, line.split())
    is_misspelt = not names and word.isalpha() and word not in SPOKEN and all(
        each in SPOKEN or each.isdigit() for each in rest)
    if len(typed) == 1 or is_misspelt:
        names = [name for name in one_word_like(typed[0], known, names)
                 if not (is_misspelt and is_sentence(match, name, [], rest))]
    elif {*names[:1]} & {"help", "hint", "rules"}.difference(
            map(english_word, typed)):
        names = [*dict.fromkeys(first + names)]
    key = "meant" if names else "unknown"
    if "both" in ideas:                 # both sides are people
        key = "two people"
    if names[:1] == ["level"] and is_weaker_than_weakest(match, typed[0]):
        key, names = "weakest", ["level"]
    usual = "review rules new" if result(match.game) else "hint rules undo"
    usual = [name for name in first + usual.split() if name in known]
    offered = names[:2] or usual[:3]
    order = " ".join([offered[0], *rest]) if is_misspelt \
        else order_for(offered[0], line)
    if order in ("computer", "computer on") and machines_in(match.players) \
            and not result(match.game):
        key, offered = "plays already", ["level", *offered, "new"]
    if {*offered} == {"why", "last"}:   # why did she go there
        order, offered = "why last", ["why", "last"]
    raise Refused(key, word=line, order=key == "meant" and spoken(order),
                  offered=offered)


def refuse_in_scene(match, line, ideas):
    """Raise Refused while a question is open, or something else than the game
    is shown. In a task that is not solved, hint and why are offered if the
    line asks for help. First comes the one that it is about."""
    scene, refusal, about = match.scene, refusal_now(match), ideas[:1]
    if scene.facts.to_solve and not (match.question or scene.asks) \
            and {*about} & CALLS_FOR_HELP:
        offered = ["why", "hint"] if about[0] in ("why", "review") \
            else ["hint", "why"]
        refusal = Refused("meant", word=line, order=spoken(offered[0]),
                          offered=offered)
    if refusal:
        raise refusal


def order_for(name, line):
    """What Enter orders after a line for which the word of this name was
    offered. A language is part of it, and so is the level or the name of a
    player that ends the line, such as level easy after: make it easy."""
    typed = ["", "", *map(english_word, letters_in(line))]
    if name == "name" and typed[-2:-1] == ["is"]:
        return "name " + line.split()[-1]
    if name == "level" and typed[-2] in ("is", "too"):      # too easy
        return name
    orders = [other_name(typed[-1])] if name != "language" else [
        "language " + word for word in typed
        if word[4:] and languages.languages_called(word)]
    return next((each for each in orders if each.startswith(name + " ")), name)


def is_weaker_than_weakest(match, word):
    """Does a sentence about the level ask for less than the weakest one, which
    plays already? Its first word, if it is a level, asks for this one."""
    levels = {match.players[man].machine.name
              for man in machines_in(match.players)}
    return levels == {[*LEVELS][0]} and english_word(word) not in LEVELS


def refusal_now(match):
    """The Refused for a line that means nothing, while a question is open or
    something else than the game is shown. Otherwise None. After a mill it asks
    for the man to remove."""
    removes = match.scene.refusal and match.begun[1] is not None
    key = "mill_first" if removes else match.scene.refusal
    key = "yes or no" if match.question else key
    return key and Refused(key, **facts_of(match.game, match.begun))


def one_word_like(word, known, names):
    """The commands that one word may mean: that with the same letters, or that
    it stands for, and these names. Or those that it begins, or one that is
    spelled nearly so."""
    import difflib              # slow to load, and rarely needed
    begun = sorted(words_begun(word, known)) if word[2:] else []
    alike = [name for name in known if sorted(spoken(name)) == sorted(word)
             or name == other_name(english_word(word)).split(" ")[0]]
    near = difflib.get_close_matches(word, map(spoken, known), 1, .81)
    return names + alike or begun or [*map(english_word, near)]


# PROCESS: what players do

def order_offered(match):
    """What the last answer offered: the first word for a line, or, before a
    game and after it, what comes next. "" if it offered nothing."""
    if match.notes.get("offered in") == match.spoke_before:
        return match.notes.get("offered order") or ""
    return getattr(match.spoke_before, "facts", {}).get("order") or ""


def obey_offer(match, words):
    """Enter obeys what the last answer offered. If it has offered nothing, the
    offer before the first turn of people is made again."""
    order, scene = order_offered(match), match.scene
    if order:
        function, words = look_up(match, order)
        return function(match, words)
    match.spoke = match.spoke_before        # Enter has said nothing
    waits = match.notes.get("offered order") and not match.game.turns
    if waits and scene.when_over and not machines_in(match.players):
        scene.when_over(match)


def several_turns(action, key, of_one, match, words):
    """Take back so many turns, or play them again, by an action of rules.py.
    Two people who mean one turn obey `of_one`, the word of the entry script,
    so that a pupil finds it there. It also puts back a turn that is begun.
    Against the computer, its turn and the turn of a person count as one. After
    a game of two computers people play on, and the finished game stays kept.
    """
    number = number_in(words, 1, ALL_TURNS)
    machines = machines_in(match.players)
    begun = action == undo and turn_shown(match) != EMPTY_TURN
    if number == 1 and (begun or not machines):
        return of_one(match, words)
    if begun:
        of_one(match, words)
    games = turns_later(match.game, action, number, machines)
    if len(games) == 1:
        return of_one(match, words)     # it says so
    match.spoke = several_turns, games[0]       # not of_one
    if machines[1:]:
        saved_games.keep_aside(match)
        computer_player.stop_computers(match)
        games[-1].undone = []           # people did not play it all
    set_game(match, games[-1])
    return tell(match, key + " several" * (len(games) > 2),
                number=len(games) - 1, who=match.game.to_move,
                turn=games[-2 if action == undo else -1])


def turns_later(game, action, number, machines):
    """This game, and after each turn that an action of rules.py takes back or
    plays again, until so many are counted, or there are no more. `machines`
    are the colours that the computer plays."""
    games = [game]
    try:
        while number:
            games.append(copy_of(games[-1]))
            action(games[-1])
            # Two turns count as one if the computer has played one of them.
            if machines != [games[-1].to_move]:
                number -= 1
    except Refused:                     # there are no more turns
        games.pop()
    return games


def players_with(players):
    """Who may play: those of the entry script, with advice, and the computer.
    The others wait while a replay or a puzzle is shown: a person acts there.
    """
    players = {**players, "computer": computer_player.computer_turn}
    return {kind: partial(turn_in_game, choose, players["person"])
            for kind, choose in players.items()}


def turn_in_game(choose, of_person, match):
    """The turn that choose(match) finds, or `of_person` in a scene or after
    the game. The scene may show something else when its game is over."""
    scene, over = match.scene, result(match.game)
    # One thing is offered at a time: not right after a word for a line
    if over and scene.when_over and not match.question \
            and getattr(match.spoke, "reason", None) != "meant":
        scene.when_over(match)
        if match.scene is not scene:
            return None
    acts = of_person if over or match.scene.game_behind else choose
    turn = advised_turn(match, acts) if acts is of_person else acts(match)
    if turn:                        # it speaks now, and nothing is offered
        match.spoke = match.notes["offered order"] = None
    return turn


def advised_turn(match, of_person):
    """The turn of a person, of_person(match). None if the person wants advice,
    and is asked first. A turn that was asked about already is played. If the
    line was refused, it is still asked about. If another turn or question
    takes its place, the man is back in the hand."""
    question = match.question
    asked = question.turn if question else EMPTY_TURN
    turn = of_person(match)
    if asked not in (EMPTY_TURN, turn) and match.question is not question:
        if match.question or not match.spoke:
            tell(match, "taken back", turn=notation(asked) + ".")
        elif isinstance(match.spoke, Refused):
            match.question = question
    advice = turn and turn != asked and player_to_move(match).advice
    return advice(match, turn) if advice else turn


def stop_scene(match, words):
    """Leave a replay, a puzzle or a lobby, and go on with the game."""
    come_back(match)
