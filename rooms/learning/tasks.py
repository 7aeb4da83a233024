"""tasks.py - a position in which a player must find a turn.

PROCESS  shows the position, and goes back to it after a try: new_task
         show_position was_set_back

A puzzle is a task, and so is a step of `learn` and a turn of a review. A task
is a Scene with a subject. When the player has played a turn there, its
function `judge` says whether the turn was right. In scene.facts, "here" is the
game in which a turn must be found, and "solved" says whether it was found.
"""

from rooms.commands import command_in, words_with
from rooms.console import Scene, put_game

# PROCESS

def new_task(match, subject, words, refusal, judge, names=("back",)):
    """A Scene with these words of its own, and these names of words of the
    game. It calls judge(match) when a turn has been played. `refusal` is the
    key of the answer to other words."""
    scene = Scene(words_with(match, words, names), subject, refusal=refusal)
    scene.before_words, scene.changed = was_set_back, [judge]
    return scene


def show_position(match, game, heading):
    """Show this game, in which a turn must be found. The heading stands before
    the question."""
    scene = match.scene
    scene.asks, scene.heading = None, heading
    scene.facts.update(here=game, solved=False)
    put_game(match, game)


def was_set_back(match, line):
    """After a wrong turn, go back to the position before it. True if the line
    that was typed asks for nothing more."""
    scene, command = match.scene, command_in(line)[0] or "none"
    here = scene.facts["here"]
    if match.game is here or scene.facts["solved"]:
        return False
    show_position(match, here, scene.heading)
    return any(word.startswith(command) for word in ("undo", "back"))
