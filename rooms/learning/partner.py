"""partner.py - the partner that fits a player: the word computer.

STORAGE  the word computer, and how a level is chosen: WORDS ENOUGH STEADY
PROCESS  finds the level that fits, and the levels that are beaten:
         computer_that_fits fitting_level levels_beaten

A partner is a level, a class player, or None for a person. `scores` are those
of scores_by_partner: {partner: [the score in each game, the latest first]}.
"""

from board import WHITE
from rooms.commands import known_name, last_name, name_here, set_computer
from rooms.computer import LEVELS
from rooms.console import PLAYER_NAMES, english_word, persons_in, spoken, tell
from rooms.learning.history import games_of, partner_of, score_in
from rules import OTHER

# STORAGE

COUNTED = 100           # games whose results are counted
ENOUGH = 3              # games that tell which level fits
STEADY = 0.9            # levels that a player must be better than this one
FAR_BELOW = 2           # levels: if a player is so much weaker, one loss tells


# PROCESS: the scores of a player

def scores_of_player(match, name):
    """The scores_by_partner of the latest games of the player of this name."""
    return scores_by_partner(games_of(match, name, COUNTED))


def scores_by_partner(games):
    """{level, class player or None: [the score in each game]} of these games
    of a player. A game from a position that was set up does not count."""
    counted = [game for game in games if "SetUp" not in game[1]]
    return {partner: [score_in(tags, men) for _, tags, men in played]
            for partner, played in by_partner(counted).items()}


def by_partner(games):
    """{level, class player or None: these games of a player against it}."""
    found = {}
    for game in games:
        found.setdefault(partner_of(*game[1:]), []).append(game)
    return found


# PROCESS: the level that fits

def fitting_level(scores):
    """(the level of the computer that fits a player, [(the key of a sentence
    that says why, its facts)]). (None, []) without games against a level. The
    `scores` are those of scores_by_partner.

    It is the level of the latest game, the next one after a win, or the one
    before after two losses of three. But it stays while the player is about as
    strong as this level. So it seldom changes. After a loss to a level that is
    much too strong, it is the one that is about as strong as the player.
    """
    latest = next((level for level in scores if level in LEVELS), None)
    if not latest:
        return None, []
    levels, lately = [*LEVELS], scores[latest][:ENOUGH]
    # The `number` of these games that ended as the latest one did
    at, number = levels.index(latest), lately.count(lately[0])
    above = strength_of(scores, levels, at) - at
    level, key = latest, "fits"
    games = sum(len(scores.get(level, ())) for level in levels)
    if lately[0] == 1 and above > STEADY and levels[at + 1:]:
        level, key = levels[at + 1], "level up"
    elif lately[0] == 0 and above < -FAR_BELOW and games >= ENOUGH:
        level, key = levels[max(0, round(at + above))], "level down"
    elif lately[0] == 0 and number > 1 and above < -STEADY and at:
        level, key = levels[at - 1], "level down"
    guessed = [("level guessed", {"games": games})] if games < ENOUGH else []
    return level, [(key, {"level": spoken(level), "before": spoken(latest),
                          "number": number, "games": len(lately)}), *guessed]


# A count of wins and losses is simpler. Many were tried with made players who
# always play equally well. Those as steady as this needed up to twice as many
# games to come to the level that fits.
def strength_of(scores, levels, at):
    """How strong a player with these scores_by_partner is: the number of the
    level against which every second game would be won. Against the level below
    it would be three of four. The games are as likely as they can be, and one
    more, a draw against level `at`, keeps a first win from telling too much.
    """
    games = [(at, 0.5)] + [(number, won) for number, level in enumerate(levels)
                           for won in scores.get(level, ())]
    return min((tenth / 10 for tenth in range(-20, 10 * len(levels) + 20)),
               key=lambda strength: abs(sum(
                   won - 1 / (1 + 3 ** (number - strength))
                   for number, won in games)))


def levels_beaten(scores):
    """The levels at which a player with these scores_by_partner has won two
    games of three in a row, the weakest first."""
    return [level for level in LEVELS if is_beaten(scores.get(level, []))]


def is_beaten(won):
    """Do these scores against a level have two wins in three games?"""
    return any(won[at:at + 3].count(1) > 1 for at in range(len(won)))


# PROCESS: the word

def computer_that_fits(match, words):
    """Obey the word computer of the game. Without a word behind it, the
    computer plays at the level that fits the person here."""
    # The word play stands for: computer on
    alone = english_word(" ".join(words)) in ("", "on")
    level, why = fitting_level(scores_of_player(match, name_here(match))) \
        if alone else (None, [])
    for key, facts in why:
        tell(match, key, **facts)
    set_computer(match, [level] if level else words)
    take_name_along(match)


def take_name_along(match):
    """The person whose name was remembered takes it along to the other side,
    and the points, too."""
    name, men = last_name(match), persons_in(match.players)
    if len(men) == 1 and known_name(name):
        player, other = match.players[men[0]], match.players[OTHER[men[0]]]
        if not known_name(player.name) and other.name == name:
            player.name, other.name = name, PLAYER_NAMES[men[0] == WHITE]
            player.points, other.points = other.points, player.points


# STORAGE

WORDS = {"computer": computer_that_fits}
