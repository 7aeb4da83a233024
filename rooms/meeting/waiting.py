"""waiting.py - waiting for another PC: until something is there to be read.

STORAGE  how often we look, and when something is told: LOOK_EVERY PATIENCE
PROCESS  looks again and again, until it is done: wait_until tried
OUTPUT   says what is wrong with a sheet: fault_at_table

While we wait, the keyboard is not read: what is typed is read later. Waiting
needs almost no computer time, and Ctrl-C ends it at once. A network drive may
show nothing, or half of something, or what was there a while ago. So we tell
what is wrong only if it lasts, and go on when it is right again.
"""

import time

from rooms.console import notation, pause, refusal, say, sentence, tell
from rooms.records import RecordError

# STORAGE

LOOK_EVERY = 0.2        # seconds between two looks at a file
PATIENCE = 4            # seconds that something may be wrong before we say so

# After how many seconds we say that we have heard nothing, and the key of the
# sentence: first of a player at a table, then of a host who does not answer.
SILENT = [(60 * minutes, "silent") for minutes in (1, 5, 15, 30, 60, 120)]
UNHEARD = [(10, "host unheard")]


# PROCESS

def wait_until(match, look, done, chair=None, name=None, silences=SILENT):
    """Look again and again, until it is done. Say what goes wrong. If the
    other player's name is given, say also for how long nothing has been heard
    of them.

    `look()` reads. `done()` tells whether that was enough. `chair` is a Chair
    or a Place: what was read at its table may be wrong. Raises
    KeyboardInterrupt after Ctrl-C."""
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
    """Look once. None if that went well, or a sentence that says what is
    wrong."""
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
    """A sentence that says what is wrong with a sheet of this table, or None.
    """
    if not table.fault:
        return None
    side, number, key, facts = table.fault
    seat = table.seats[side]
    if "turn" in facts:
        why = refusal(table.game, facts["why"], facts["point"], facts["turn"])
        facts = {"turn": notation(facts["turn"]), "why": why.rstrip(".")}
    return sentence("line wrong", number=number, name=seat.name or "?",
                    file=seat.sheet.name, what=sentence(key, **facts))
