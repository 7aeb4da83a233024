"""exercise_14.py - take a room away: meeting.

It removes the folder rooms/meeting and the tests of this room. Then it removes
the three lines of rooms/join.py that name the room.
"""

from editing import remove_folder, remove_lines


def solve(folder):
    """Do the exercise in this copy of the program."""
    remove_folder(folder / "rooms" / "meeting")
    for path in sorted((folder / "tests").glob("test_meeting*.py")):
        path.unlink()
    remove_lines(folder / "rooms" / "join.py", "OF_MEETING, far_turn",
                 ": far_turn})", "OF_MEETING)")
