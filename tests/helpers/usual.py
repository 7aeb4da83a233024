"""usual.py - the program with its usual sentences.

Somebody who changes the three files may say a sentence in other words, and
then it is said so in every language. The tests ask for the usual ones.
"""

import importlib

import rooms.console.languages.english as english
import rooms.console.sentences as said

USUAL = dict(english.SENTENCES)     # before the entry script changes any
nine_mens_morris = importlib.import_module("nine_mens_morris")
english.SENTENCES.update(USUAL)
said.CHANGED.clear()
said.put_in_force(english)
