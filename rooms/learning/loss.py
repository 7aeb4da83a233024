"""loss.py - judges a game, and shows the turn that cost most after it.

STORAGE  how long a game is looked at, and the words at a loss: END_SECONDS
         AT_LOSS
PROCESS  judges the turns of a game, and keeps their grades. Shows the board
         before the turn that cost most, after a game and at a start:
         judge_and_keep show_loss show_last_loss
OUTPUT   tells how a game was lost: tell_turns tell_fall tell_shut_in

`judged` is that of grades.py. Right after a game a short look at it tells some
turns. They are noted, so that a longer look later does not contradict. What is
shown is a puzzle as in puzzles.py. A function that may show one is an offer,
see offers.py: it returns whether it has done so.
"""

from functools import partial

from board import vacant_points
from rooms.commands import (FAILED, LOOKED, begin_anew, game_to_save,
                            keep_game, name_here, number_between, players_in,
                            remember, remembered, stop_scene)
from rooms.computer import LEVELS, best_of, turns_to_end
from rooms.console import (listed, name_of, persons_in, player_said, sentence,
                           spoken, tell)
from rooms.learning.grades import (JUDGED_IN, chance_lost, chance_with,
                                   chances, costliest, grade, judged_turns,
                                   number_of_turn)
from rooms.learning.history import (games_of, grade_games, partner_of,
                                    score_in, grow_bar, tags_with_grades)
from rooms.learning.mistakes import (better_than, numbers_of_puzzles,
                                     puzzles_of)
from rooms.learning.proof import in_a_line
from rooms.learning.puzzles import (IN_PUZZLE, Kind, begin_puzzle,
                                    puzzle_facts, tell_goal)
from rooms.learning.reasons import game_after, ways
from rules import OTHER, men_left, notation, result

# STORAGE

END_SECONDS = 2         # for a game that has just ended
MANY = 5                # a winner with so many mistakes sees one, too
EARLY = 18              # vacant points: with more, a game has ended early
IN_A_ROW = 4            # turns of a player, to see where the chance fell


# PROCESS: a game is judged

def judge_and_keep(match, whole, tags, key, seconds, judgements):
    """Add a judgement of each turn to this list, and return the tags with
    their grades. These are kept in the record, too. The turns of people are
    judged, and for the others there is None. In a game without people, all
    turns are. The sentence `key` comes first. Meanwhile a bar grows. If a turn
    was told before, and lost more then, that stays. Ctrl-C stops this: then
    judgements are missing, and no grades are kept."""
    before = told_after(match, whole)
    men, number = persons_in(match.players) or [*OTHER], len(whole.turns)
    tell(match, key, turns=number,
         seconds=max(seconds, int(number * JUDGED_IN)))
    for judged in judged_turns(whole, seconds, men):
        told = before.get(len(judgements) + 1, judged)
        judgements.append(judged and max(judged, told, key=chance_lost))
        grow_bar(match, len(judgements), number)
    new = tags_with_grades(tags, judgements)
    match.scene.tags = {**match.scene.tags, **new}
    keep_game(match)
    return {**tags, **new}


def told_after(match, game):
    """{number: judged} of the turns that were told right after this game."""
    looked_at, told = match.notes.get("looked back", (None, {}))
    return told if looked_at is game else {}


# PROCESS: the turn that cost most is shown

def show_last_loss(match):
    """If the last game of the player here was lost against the computer, show
    the turn that cost most, unless it was shown or tried. The next game is
    against the same level. If the program began with lines, these are obeyed
    instead."""
    last = [] if match.notes.get("orders") else [
        game for game in games_of(match, name_here(match), 1)
        if not score_in(*game[1:]) and partner_of(*game[1:]) in LEVELS]
    for game, tags, men in grade_games(match, last):
        for puzzle in puzzles_of(game, tags, men)[:1]:
            key = in_a_line(puzzle)
            if not {key, FAILED + key, LOOKED + key} & {*remembered(match)}:
                match.players = players_in(match, tags)
                return show_mistake(match, puzzle, "mistake last")
    return False


def show_loss(match):
    """Look at the turns of the game that has just ended, once. To one person,
    show the turn that cost most, see show_worst_turn. To two people, tell
    those turns of each. A game in which they played a turn each is too short.
    """
    persons, game = persons_in(match.players), match.game
    looked_at, _ = match.notes.get("looked back", (None, {}))
    if looked_at is not game and len(game.turns) > len(persons):
        judgements = []
        tags = judge_and_keep(match, *game_to_save(match), "looking back",
                              END_SECONDS, judgements)
        if not persons[1:]:
            return show_worst_turn(match, persons[0], judgements, tags)
        match.notes["looked back"] = game, {
            number_of_turn(judged): judged for judged in costliest(judgements)}
    if persons[1:]:
        tell_turns(match)
    return False


def show_worst_turn(match, man, judgements, tags):
    """If this player has lost, or missed a lot, show the turn that cost most,
    and note that it was told. If none stands out, tell where the chance fell.
    """
    game, numbers = match.game, numbers_of_puzzles(match.game, tags)
    lost = result(game)[0] == OTHER[man] or len(numbers) >= MANY
    told = numbers[:1] if lost else []
    match.notes["looked back"] = game, {
        number: judgements[number - 1] for number in told}
    if told:
        return show_mistake(match, puzzles_of(game, tags, [man])[0],
                            "mistake now")
    if lost:
        tell_fall(match, [*filter(None, judgements)])
    return False


def obey_turn_number(match, line, again=False):
    """After a game of two people, the number of a turn that was told shows the
    board before it, also behind the word turn. No player gets points for it.
    After another number, they may be told `again`. Returns whether the line
    was obeyed."""
    told = told_after(match, match.game)
    number = line.lower().replace(spoken("turn"), "").strip()
    judged = told.get(number_between(number, 1, len(match.game.turns)))
    if judged and len(persons_in(match.players)) > 1:
        return show_mistake(match, better_than(judged), "mistake now", False)
    if again and told and number.isdigit():
        tell_turns(match)
        return True
    return False


def show_mistake(match, puzzle, key, remembers=True):
    """Show a puzzle from the player's own games. The sentence `key` says which
    turn it was. Remember that it was shown. Then an offer comes again. Returns
    True, as offers do."""
    begin_puzzle(match, puzzle, LOST if remembers else OF_TWO, match.players,
                 remembers=remembers)
    remember(match, LOOKED + in_a_line(puzzle))
    match.notes["offered"] = None
    match.spoke = grade, match.game     # code shows what a mistake is
    tell(match, key, **puzzle_facts(puzzle, puzzle.game))
    tell_goal(match, puzzle)
    tell(match, "mistake words")
    return True


def leave_mistake(match, words):
    """Begin another game if a better turn was found. Two people see their
    turns again instead. If nothing was tried, leave the mistake for later.
    Otherwise say again what the goal is."""
    puzzle, facts = match.scene.subject, match.scene.facts
    if facts.solved and facts.remembers:
        begin_anew(match, words)
    elif facts.solved or not puzzle.judged:
        put_off(match, words)
    else:                               # there was a try, or a hint
        tell_goal(match, puzzle)


def put_off(match, words):
    """Leave the mistake. If it was not found, it comes back."""
    facts = match.scene.facts
    if facts.remembers and not facts.solved:
        tell(match, "mistake later")
    stop_scene(match, words)


# OUTPUT

def tell_turns(match):
    """Tell each of two people which of their turns cost most."""
    told = told_after(match, match.game)
    for man in OTHER:
        costly = ["%d (%s)" % (number, notation(judged.played))
                  for number, judged in told.items()
                  if judged.game.to_move == man]
        if costly:
            tell(match, "turns cost", name=name_of(match, man),
                 turns=listed(costly, "and"), count=len(costly))
    if told:
        tell(match, "turns cost words")
        match.scene.takes_line = partial(obey_turn_number, again=True)


def tell_fall(match, of_loser):
    """None of these judged turns of the loser stands out. Tell in which turns
    in a row the chance fell most, and what changed. If the game ended with few
    men on the board, say what to watch."""
    rows = [of_loser[at:at + IN_A_ROW] for at in range(len(of_loser) - 1)]
    row = max(rows, default=(), key=lambda row: (
        chances(row[0])[0] - chances(row[-1])[1]))
    if of_loser and len(vacant_points(of_loser[-1].game.spots)) > EARLY:
        tell(match, "lost early")
    elif any(map(chance_lost, row)):
        first, last = row[0], row[-1]
        man = first.game.to_move
        tell(match, "slow loss", who=man, first=number_of_turn(first),
             last=number_of_turn(last),
             could=chance_in_words(first, best_of(first)),
             has=chance_in_words(last, last.played),
             before=ways(first.game, man),
             ways=ways(game_after(last.game, last.played), man))


def tell_shut_in(match, of_loser):
    """All men of the loser were shut in at the end. Tell the last of these
    turns of the loser before which they still had some room."""
    for judged in reversed(of_loser):
        game, man = judged.game, judged.game.to_move
        if 2 * ways(game, man) >= men_left(game, man):
            tell(match, "shut in at last", ways=ways(game, man),
                 **turn_facts(match, judged))
            return


def turn_facts(match, judged):
    """What sentences say of a turn that was judged: who played it, and their
    chance before it and after it."""
    return {"who": player_said(match, judged.game.to_move),
            "turn": number_of_turn(judged), "played": notation(judged.played),
            "could": chance_in_words(judged, best_of(judged)),
            "has": chance_in_words(judged, judged.played)}


def chance_in_words(judged, turn):
    """The player's chance with this turn, or how soon the game ends."""
    worth = judged.worths[turn]
    left = turns_to_end(worth)
    if left:
        return sentence("wins in" if worth > 0 else "loses in", turns=left)
    return sentence("percent", percent=round(100 * chance_with(judged, turn)))


# STORAGE

AT_LOSS = {**IN_PUZZLE, "": leave_mistake, "no": put_off, "stop": put_off,
           "new": begin_anew}
LOST = Kind(AT_LOSS, "own turn", "mistake found")
OF_TWO = Kind(AT_LOSS, "own turn", "review found")    # one of a list
