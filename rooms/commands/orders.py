"""orders.py - what a typed line orders: a word that works here, or a turn.

STORAGE  the words of a game, and those that work everywhere: WORDS EVERYWHERE
PROCESS  obeys a line, and finds the word that is meant: obey obey_word
         refuse_word

A word is a function of the match and of the words typed after it, see
console/match.py. It stands in the file that its subject belongs to, with a
line in WORDS there. The scene of the match knows which words work now: those
of the game, or of a replay, a puzzle, a lobby.
"""

from rooms.commands import (answers, computer_player, ending, languages,
                            questions, reports, saved_games, settings, setup,
                            turns)
from rooms.commands.typed_line import command_in, other_name
from rooms.console import (ask, come_back, game_scene, in_english, listed,
                           prompt_of, spoken, tell, words_meant)
from rules import Refused, result

# STORAGE

# (!) A new word needs a function, a line in WORDS of its file, and a sentence
# "help ..." in console/languages/. If it stands in LOOKS, TOLD or ASKED, it
# works in a replay and in a puzzle, too.
EVERYWHERE = {**reports.TOLD, **answers.ASKED, **settings.LOOKS,
              **languages.WORDS, **questions.WORDS, "quit": ending.leave}
WORDS = {**EVERYWHERE, **computer_player.WORDS, **saved_games.WORDS,
         **turns.WORDS, **ending.WORDS, **settings.WORDS, **setup.WORDS}


def words_with(match, own, names=()):
    """The words of a scene: its own words, the words that work everywhere, and
    these words of the game."""
    game = game_scene(match).words
    return {**{name: game[name] for name in (*EVERYWHERE, *names)
               if name in game}, **own}


# PROCESS

def person_turn(match):
    """Let a person type a line. Returns the turn that it says, or None."""
    return obey(match, ask(match.screen, prompt_of(match)))


def obey(match, line, status=None):
    """Do what a line says, or say why that is not possible. Returns the turn
    that the line says, or None. If it is not possible, and nothing is asked,
    the program ends with this exit status, if there is one."""
    try:
        return obey_line(match, line)
    except Refused as error:
        saved_games.tell_error(match, error)
    except OSError as error:        # for example, a folder is gone
        tell(match, "system", "refusal", error=error)
    if status and not match.question:
        match.status = status
    return None


def obey_line(match, line):
    """Do what a line says: a word, or a turn, or a part of a turn."""
    scene = match.scene
    if scene.before_words and not match.question \
            and scene.before_words(match, line):
        return None
    word, words = command_in(line)
    if word or not line.strip() and "" in scene.words and not match.question:
        return obey_word(match, word or "", words)
    if not line.strip():
        return None
    if match.question or scene.asks:
        refuse_word(match, "", [])
    return turns.type_turn(match, line)


def obey_word(match, word, words):
    """Do what a word orders, with the words typed after it.

    When a game has ended, its record says who played, and that must stay true.
    So a word that changes who plays is kept for the next game. Raises Refused
    if the word means nothing here, or may mean several words. While a question
    is open, first letters mean yes or no before they mean another word.
    """
    known, whole = match.scene.words, in_english(word)
    if whole == "again" and "hint" in known and not result(match.game):
        whole = "hint"              # as help tells: the next best turn
    name, *more = [whole] if whole in known else other_name(whole).split()
    names = [name] if name in known else match.question and words_meant(
        word, [*questions.WORDS]) or sorted(words_meant(word, known))
    if len(names) != 1:
        refuse_word(match, word, names)
    [name], words = names, more + words
    if name in settings.PICTURED and match.screen.looks.plain:
        raise Refused("no picture")
    changes = name in ("computer", "name") or name == "level" and words
    if changes and result(match.game) and not match.scene.subject:
        questions.put_question(match, "next", ending.begin_next,
                               details=(known[name], words))
        return None
    return known[name](match, words)


def stop_scene(match, words):
    """Leave a replay, a puzzle or a lobby, and go on with the game."""
    come_back(match)


def refuse_word(match, word, names):
    """Raise Refused: a word means nothing here, or may mean all these names.
    The reason says what could help."""
    refusal = "yes or no" if match.question else match.scene.refusal
    if names:
        raise Refused("ambiguous", word=word,
                      guesses=listed(map(spoken, names)))
    if refusal or in_english(word) == "stop":
        raise Refused(refusal or "no stop")
    import difflib              # slow to load, and rarely needed
    names = {spoken(name): name for name in match.scene.words}
    close = difflib.get_close_matches(word, names, 1, 0.7)
    close = [name for name in close if names[name] not in ("resign", "quit")]
    raise Refused("meant" if close else "unknown", word=word,
                  guess="".join(close))
