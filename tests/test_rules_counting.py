"""Our rules and other programs count the same number of games."""

from rules import legal_turns, new_game, play_legal, unplay


def count_turns(game, depth):
    """The number of different sequences of `depth` complete turns. From the
    beginning, it is 24, 552, ... Chess programs call this perft."""
    if depth < 2:
        return len(legal_turns(game)) if depth else 1
    total = 0
    for turn in legal_turns(game):
        play_legal(game, turn)
        total += count_turns(game, depth - 1)
        unplay(game)
    return total


def test_the_number_of_games_is_that_of_the_field():
    assert [count_turns(new_game(), depth) for depth in range(4)] \
        == [1, 24, 552, 12144]
