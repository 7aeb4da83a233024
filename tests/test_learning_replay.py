"""A game shown again on the board."""

from board import WHITE
from helpers.keeping import damage, games_kept, kept_game
from helpers.learners import shown
from helpers.playing import (ENDED_GAME, WHOLE_GAME, again, boards, last_board,
                             men, men_on, played)
from helpers.quoting import keys_again, keys_said
from helpers.set_up import SET_UP
from nine_mens_morris import interrupted
from rooms.console.sentences import TEXT, sentence


def place(*lines, **more):
    """(turn, turns): where in a replay a game is after these lines."""
    facts = [facts for key, facts in keys_again(*lines, **more)
             if key == "ask replay"][-1]
    return int(facts["turn"]), int(facts["turns"])


def test_a_replay_goes_on_back_and_to_any_turn():
    game = WHOLE_GAME[:21]
    lines = [*game, "replay", "", "", "back", "turn 20", "turn 99"]
    assert [*map(men_on, boards(played(*lines)))][-7:-2] == [0, 1, 2, 1, 16]
    assert place(*lines[:-2]) == (1, 21) and place(*lines) == (21, 21)
    assert last_board(*lines) == last_board(*game)


def test_at_the_end_of_a_replay_that_is_said_and_no_other_game_asked_for():
    said = keys_said(*ENDED_GAME, "replay", "turn 99")
    assert ("ask replay", {"turn": "1", "turns": "1"}) in said
    assert "ask over" not in dict(said)
    for lines, over in ([""], False), (["turn 1", ""], True):
        assert ("replay over" in dict(keys_again("4", "replay", *lines))
                ) == over


def test_before_the_first_turn_a_replay_shows_the_game_that_ended_last():
    assert dict(keys_said("replay"))["no turns"] == {}
    keys_said(*WHOLE_GAME)
    assert place("replay") == (0, len(WHOLE_GAME))
    assert place("new", "replay", "") == (1, len(WHOLE_GAME))
    assert place("4", "replay") == (0, 1)


def test_a_replay_changes_nothing_a_point_is_no_turn_and_stop_comes_back():
    words = ["undo", "4-7", "resign", "options flying never", SET_UP, "4",
             "22", "d6", "turn", "turn x", "zzz"]
    lines = [*WHOLE_GAME[:8], "replay", "turn 5", *words]
    said = keys_again(*lines)
    assert [key for key, _ in said].count("in replay") == len(words)
    assert [facts["turn"] for key, facts in said if key == "ask replay"][1:] \
        == ["5"] * (len(words) + 1)
    assert last_board(*lines, "stop", "undo", "redo") \
        == last_board(*WHOLE_GAME[:8])


def test_here_plays_on_from_the_position_and_keeps_the_old_game():
    lines = [*WHOLE_GAME[:8], "replay", "turn 4", "here"]
    assert last_board(*lines, "20")[20] == WHITE
    assert len(kept_game().turns) == 5 and len(kept_game(0).turns) == 8
    assert "nothing to redo" in dict(keys_said(*lines, "redo"))
    # A position set up is the beginning
    lines = [SET_UP, "0 3", "5 4", "replay", "", "back", "here", "undo"]
    assert "nothing to undo" in dict(keys_said(*lines))
    assert boards(played(*lines)).count(last_board(SET_UP)) >= 3
    assert men(last_board(*lines), WHITE) == [0, 1, 2]


def test_a_replay_shows_the_players_of_the_record_and_stop_those_before():
    played("computer black easy", "4", "name white Eve", "save it")
    for lines, arguments in (["replay it", ""], ()), ([""], ["--replay",
                                                             "it"]):
        assert place(*lines, arguments=arguments) == (1, 2)
    lines = ["name black Ann", "computer white hard", "replay", "turn 1",
             "replay it", "turn 1"]
    for more, level, name in (([], "easy", "Eve"), (["stop"], "hard", "Ann")):
        said = again(*lines, *more).rpartition(" %s\n" % (lines + more)[-1])[2]
        assert sentence("computer", level=level) in said and name in said
        assert ("Ann" in said) != ("Eve" in said)


def test_the_good_turns_of_a_damaged_record_are_shown_and_nothing_else(folder):
    played(*WHOLE_GAME[:8], "save bad")
    damage(folder / "bad.txt")
    lines = ["name white Eve", "4", "7", "replay", "turn 1", "replay bad",
             "yes", "turn 99", "stop"]
    assert place(*lines[:-1]) == (6, 6) and place(*lines[:5]) == (1, 2)
    end = played(*lines).rpartition("stop\n")[2]
    assert men_on(boards(end)[-1]) == 2 and "%s Eve" % WHITE in end
    assert len(kept_game().turns) == 2 and len(games_kept()) == 1


def test_a_comment_stands_below_the_turn_and_a_grade_is_said_in_words(folder):
    (folder / "told.txt").write_text("1. d6 {a good point} f4 *", "utf-8")
    said = played("replay told", "turn 1")
    turn, comment, men_left = said.rpartition(sentence(
        "placed", who=TEXT["white"], end=4) + ".")[2].split("\n")[:3]
    assert (turn, comment) == ("", "a good point")
    assert men_left.startswith(TEXT["white"])
    (folder / "told.txt").write_text("1. d6 {!} f4 {?? why} *", "utf-8")
    rows = played("replay told", "turn 1", "turn 2").split("\n")
    assert TEXT["heard !"].strip() in rows and "?? why" in rows


def test_ctrl_c_in_a_replay_of_two_computers_asks_whether_to_leave():
    match = shown("4", "computer both", "replay")
    for player in match.players.values():
        player.kind = "computer"
    interrupted(match)
    assert match.question.key == "leave"
