"""bad_players.py - players that make every possible mistake.

Each is the text of a file, with what the program says about this player: the
key of the sentence, and the line of the file at which the player failed. The
line is None where nobody knows it.
"""

FIRST = "from rules import legal_turns, play, new_game\nimport random\n"
CHOOSE = FIRST + "def choose_turn(game):\n"         # its own text is line 4

BAD_PLAYERS = {
    # Files that nobody can read
    "syntax": ("def choose_turn(game)\n    return 1\n", "player raised", 1),
    "indented": (CHOOSE + "    turns = 1\n  return turns\n",
                 "player raised", 5),
    "no_function": ("choose_turn = None\n", "no choose_turn", None),
    "wrong_import": (FIRST + "import no_such_module\n" + CHOOSE + "    pass\n",
                     "player raised", 3),
    "exit_at_once": ("import sys\nsys.exit()\n" + CHOOSE + "    return 1\n",
                     "player raised", 2),
    "no_text": ("\x00\x01choose_turn", "player raised", None),
    "no_arguments": ("def choose_turn():\n    return 1\n",
                     "player raised", 1),
    # Answers that are not turns
    "none": (CHOOSE + "    pass\n", "no turn", 3),
    # Errors
    "index": (CHOOSE + "    return [][0]\n", "player raised", 4),
    "in_rules": (CHOOSE + "    play(game, (None, 99, ()))\n",
                 "player raised", 4),
    "recursion": (CHOOSE + "    return choose_turn(game)\n",
                  "player raised", 4),
    "asks": (CHOOSE + "    return input('Which? ')\n", "player raised", 4),
    "exits": (CHOOSE + "    raise SystemExit\n", "player raised", 4),
    "interrupts": (CHOOSE + "    raise KeyboardInterrupt\n",
                   "player raised", 4),
    # 20 GB of zeros. A system only notes them, and need not store them.
    "much_memory": (CHOOSE + "    a = []\n"
                    "    while len(a) < 2000: a.append(bytes(10 ** 7))\n",
                    "player raised", 5),
    # Players that never end, or end too soon
    "endless_bare": (CHOOSE + "    while True:\n"
                     "        try: int('x')\n        except: pass\n",
                     "player slow", None),
    "endless_in_c": (CHOOSE + "    return sum(range(10 ** 12))\n",
                     "player slow", 4),
    "endless_at_once": ("while True: print('x' * 10 ** 5)\n" + CHOOSE
                        + "    pass\n", "player slow read", 1),
    "prints_on": (CHOOSE + "    while True: print('x' * 10 ** 5)\n",
                  "player slow", 4),
    "leaves": ("import os\n" + CHOOSE + "    os._exit(0)\n",
               "player gone", None),
    "kills_itself": ("import faulthandler\n" + CHOOSE
                     + "    faulthandler._sigsegv()\n", "player gone", 5),
    # Players that change the game, and then make a mistake
    "cheats": (CHOOSE + "    game.spots[0] = game.to_move\n"
               "    game.in_hand[game.to_move] = 0\n"
               "    game.options['flying'] = 'both'\n"
               "    return 0, 23, ()\n", "illegal turn", 3),
    "ends_it": (CHOOSE + "    game.ended = game.to_move, 'resigned'\n"
                "    return legal_turns(game)[0]\n", "player raised", 5),
}
