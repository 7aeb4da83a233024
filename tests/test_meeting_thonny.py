"""Two PCs. One of them plays in Thonny."""

import pytest

from helpers.here import share
from helpers.thonny import needs_thonny, thonny
from helpers.two_pcs import Pc, end_all, seated

pytestmark = needs_thonny


@pytest.fixture(autouse=True)
def both_end():
    """No program still runs at the end."""
    yield
    end_all()


def test_at_two_pcs_a_draw_is_offered_and_the_game_ends(thonny, share):
    def pc(folder, name):
        return Pc(folder, name) if name == "Ben" else thonny(
            "--name", name, "--meet", str(folder))
    white, black = seated(pc, share)
    white.type("draw")
    black.wait_for("offers a draw")
    black.type("no")
    white.type("4")
    black.wait_for("placed a man on 4.")
    black.type("draw")
    white.wait_for("offers a draw")
    white.type("yes")
    for one in (white, black):
        one.wait_for("The game is a draw: both players agree.")
