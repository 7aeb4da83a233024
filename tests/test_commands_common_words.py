"""What people say most does nothing that nobody meant, in any language."""

import pathlib
import tempfile

import pytest

import nine_mens_morris
from helpers.by_hand import open_by_hand
from helpers.playing import ROOT, has_room, new_match, obey, type_lines
from helpers.seldom import SLOW
from rooms.console.sentences import speak
from rules import Question

# The 200 words that people say most, in each language
FREQUENT = {name: words.split() for name, words in (
    part.split(":") for part in (
        ROOT / "tests" / "helpers" / "frequent_words.txt").read_text(
            "utf-8").split("\n\n"))}

# These are commands of the language, or answers in a quiz, typed whole.
COMMANDS = {
    "english": "new play back no yes ok again next stop here",
    "deutsch": "spielen neu ja nein ok hier nichts",
    "francais": "jouer nouveau oui non ok vrai encore arrête ici",
    "espanol": "otra ver adiós jugar nuevo nueva no sí si vale",
    "italiano": "nuovo nuova sì si no vero ancora qui",
    "polski": "nowy nowa gra nie tak ok prawda jeszcze"}

# Where the words are typed: the lines that lead there.
PLACES = [["4"], ["4", "19", "3", "20", "5"], ["4", "resign"], ["4", "new"],
          ["4", "draw"], ["4", "resign", "yes"], ["4", "leave?"],
          ["4", "save a", "save a"], ["advice"], ["Zora"]]
if has_room("learning"):
    MILL = "4 0 9 1 21 2".split()
    PLACES += [["learn"], ["puzzle 1"], ["4", "9", "replay", ""], ["quiz 1"],
               [*MILL, "review", "1"]]
if has_room("meeting"):
    PLACES += [["meet"]]


def at(lines):
    """A match in which these lines were typed."""
    match = new_match("Ann", seed=1)
    match.screen.drawn = True
    if lines == ["meet"]:               # Zora waits in a new folder
        tables = pathlib.Path(tempfile.mkdtemp(dir="."))
        open_by_hand(tables, "Zora")
        lines = ["meet %s" % tables]
    type_lines(match, *lines)
    if lines[-1] == "leave?":
        match.question = Question("leave", nine_mens_morris.leave)
    return match


def state_of(match):
    """What no common word may change."""
    scene, asked = match.scene, match.question
    return (match.game.turns, match.game.ended, match.begun, match.status,
            scene.subject, scene.asks, asked and (asked.key, asked.turn),
            [(player.kind, player.plays) for player in match.players.values()])


def test_a_friendly_word_after_a_command_does_no_harm():
    for language, line in (
            ("english", "undo please"), ("deutsch", "rückgängig bitte"),
            ("francais", "annuler s'il te plaît"), ("polski", "cofnij ruch"),
            ("italiano", "annulla per favore"),
            ("espanol", "deshacer por favor")):
        match = at(["4"])
        speak(language)
        obey(match, line)
        assert match.game.turns == []
        speak("english")


@pytest.mark.skipif(not has_room("learning"), reason="a room is gone")
@pytest.mark.parametrize("language, step", [("deutsch", 4), *[
    pytest.param(language, 1, marks=SLOW) for language in FREQUENT]])
def test_no_common_word_changes_the_game_or_leaves_it(language, step, folder):
    changed = set()
    for lines in PLACES:
        match = at(lines)
        speak(language)
        for word in FREQUENT[language][::step]:
            before = state_of(match)
            obey(match, word)
            if state_of(match) != before:
                changed.add(word)
                speak("english")
                match = at(lines)
                speak(language)
        speak("english")
    assert changed <= {*COMMANDS[language].split()}
