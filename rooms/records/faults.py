"""faults.py - what can be wrong with a record of a game.

STORAGE  the error that says what is wrong with a record: RecordError
PROCESS  checks turns, their numbers and the end of a record: check_turn
         check_end refuse_record

Each check is silent if all is well, and else raises a RecordError that says
the line, the turn and the reason. `game` is the game up to the last good
turn, `tags` and `lines` are those of parts.py.
"""

from board import BLACK, NAMES, in_names
from rooms.records.parts import (ENDS, GIVEN_UP, RESULTS, VARIANT, WINNERS,
                                 named_tags)
from rules import OTHER, fault_of, result

# STORAGE

# Names of variants that leave open by what rules was played.
OWN_RULES = ("?", "Custom")


class RecordError(ValueError):
    """Why a record cannot be read or written."""

    def __init__(self, reason, game=None, tags=None, **facts):
        super().__init__("%s %s" % (reason, facts))
        self.reason = reason            # a key, as in console/texts.py
        self.facts = facts              # such as the line, the word
        self.game = game                # up to the last good turn, or None
        self.tags = tags                # of the record, if they could be read
        self.line = facts.get("line")
        self.turn_number = facts.get("number")


# PROCESS: before the first turn

def check_variant(tags, lines):
    """Refuse another kind of game."""
    variant = tags.get("Variant", VARIANT)
    letters = ["".join(sign for sign in name.lower() if sign.isalnum())
               for name in (variant, VARIANT)]
    if variant not in OWN_RULES and letters[0] != letters[1]:
        raise RecordError("record variant", None, tags, word=variant,
                          line=lines["Variant"], variant=VARIANT)


# PROCESS: the turns

def black_began(game):
    """Had Black the first turn, in a game from a position set up?"""
    man = OTHER[game.to_move] if len(game.turns) % 2 else game.to_move
    return man == BLACK


def pair_number(game):
    """The number of the pair of turns to which the next one belongs; White's
    is the first of a pair."""
    return (len(game.turns) + black_began(game)) // 2 + 1


def check_number(game, tags, line, word, halves):
    """Refuse a number that is not that of the next pair of turns. Where
    removals stand apart, they may have been counted as turns; and some count
    from whoever begins, as if he were White."""
    lowest = len(game.turns) // 2 + 1
    highest = (halves + black_began(game)) // 2 + 1
    if not (len(word) < 9 and lowest <= int(word[:-1]) <= highest):
        refuse_record("number", game, tags, line, word, expected=pair_number(game))


def check_turn(game, tags, line, turn):
    """Refuse a turn that is not legal."""
    reason, point = fault_of(game, turn)
    if reason:
        refuse_record(reason, game, tags, line, in_names(*turn), point=NAMES[point])


# PROCESS: after the last turn

def check_count(game, tags, line):
    """Refuse a record that lacks turns. Some count removals as turns, too."""
    if not (game.turns or named_tags(tags)):
        refuse_record("none", game, tags, line, "")
    men = sum(len(removed) for _, _, removed in game.turns)
    turns = len(game.turns)
    if tags.get("PlyCount", "?") not in ("?", str(turns), str(turns + men)):
        refuse_record("count", game, tags, line, tags["PlyCount"], turns=turns)


def check_cut(game, tags, outcome, line):
    """Refuse a record that has lost its end, as far as that can be seen."""
    counted = tags.get("PlyCount", "?") != "?"
    if "Result" in tags and not (outcome or counted):
        refuse_record("cut", game, tags, line, "")


def check_end(game, tags, said, line):
    """Refuse an end that the rules and the result of a record gainsay."""
    reason, over = tags.get("Termination", "").lower(), result(game)
    if reason in GIVEN_UP:
        if not said or (reason == "agreement") != (WINNERS[said] is None):
            refuse_record("end", game, tags, line, reason)
    elif over and said and said != RESULTS[over[0]]:
        refuse_record("result", game, tags, line, said, expected=RESULTS[over[0]])
    elif reason in ENDS and (not over or over[1] != reason):
        refuse_record("end", game, tags, line, reason)


def refuse_record(reason, game, tags, line, word, **facts):
    """Raise the RecordError for what stands in this line after `game`."""
    if not (game.turns or named_tags(tags)):
        reason = "none"
    word = "".join(sign for sign in word if sign.isprintable())[:20]
    raise RecordError("record " + reason, game, tags, line=line, word=word,
                      number=pair_number(game), turn=len(game.turns) + 1,
                      colour=game.to_move, **facts)
