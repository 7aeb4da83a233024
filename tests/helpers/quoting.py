"""quoting.py - parts of sentences by their keys, so that no test quotes them.

PROCESS  part

Tests ask for a sentence by its key and its facts: TEXT["goes on"], or
sentence("taken", point=4). Where some facts do not matter, they ask for its
longest part without a hole.
"""

import re

from rooms.console.sentences import TEXT

# PROCESS

def part(key):
    """The longest part without a hole of the sentence with this key.

    >>> part("fewer turns")
    'The log has only'
    """
    return max(re.split(r"\{[^{}]*\}", TEXT[key]), key=len).strip()
