"""waiting.py - waiting for another PC: until something is there to be read.

STORAGE  how often one looks, and when something is told: LOOK_EVERY PATIENCE
PROCESS  looks again and again, until it is done: wait_until tried
OUTPUT   says what is wrong with a sheet: fault_at_table

While one waits, the keyboard is not read: what is typed then comes later. It
costs next to nothing, and Ctrl-C ends it at once. A network drive may show
nothing, half of something, or what was there a while ago. So what is wrong is
told only if it lasts, and one goes on when it is right again.
"""

import time

from rooms.console import notation, pause, refusal, say, sentence, tell
from rooms.records import RecordError

# STORAGE

LOOK_EVERY = 0.2        # seconds between two looks at a file
PATIENCE = 4            # seconds after which something that is wrong is told

# After how many seconds it is told that nothing has been heard, and the key
# of the sentence: of a player at a table, and of a host who has not answered.
SILENT = [(60 * minutes, "silent") for minutes in (1, 5, 15, 30, 60, 120)]
UNHEARD = [(10, "host unheard")]


# PROCESS

def wait_until(match, look, done, chair=None, name=None, silences=SILENT):
    """Look again and again, until it is done; say what goes wrong, and for how
    long nothing has been heard of the player of that name, if one is named.

    `look()` reads; `done()` tells whether that was enough; at the table of the
    chair, or of the place, what was read may be wrong. KeyboardInterrupt after
    Ctrl-C.
    """
    begun = calm = time.monotonic()
    told, silences = None, list(silences)
    while True:
        trouble = tried(look) or chair and fault_at_table(chair.table)
        now = time.monotonic()
        if told and not trouble:
            tell(match, "meeting again")
        if done():
            return
        if not trouble:
            calm, told = now, None
        elif now - calm > PATIENCE and trouble != told:
            say(match.screen, trouble, "refusal")
            told = trouble
        if name and silences and now - begun > silences[0][0]:
            seconds, key = silences.pop(0)
            tell(match, key, name=name, minutes=seconds // 60)
        pause(LOOK_EVERY)


def tried(look):
    """Look once. None, or in a sentence what goes wrong."""
    try:
        look()
    except RecordError as error:
        unread = error.reason.startswith("file")
        return sentence("sheet unread" if unread else error.reason,
                        **error.facts)
    except OSError as error:
        return sentence("folder gone", error=error)
    return None


# OUTPUT

def fault_at_table(table):
    """What is wrong with a sheet of this table, or None."""
    if not table.fault:
        return None
    side, number, key, facts = table.fault
    seat = table.seats[side]
    if "turn" in facts:
        why = refusal(table.game, facts["why"], facts["point"], facts["turn"])
        facts = {"turn": notation(facts["turn"]), "why": why.rstrip(".")}
    return sentence("line wrong", number=number, name=seat.name or "?",
                    file=seat.sheet.name, what=sentence(key, **facts))
