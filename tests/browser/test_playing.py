"""Friends at one table: from the lobby to the last card."""

from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.tables import lay_for_three


def test_a_friend_joins_by_link_and_both_play_a_turn(person: Invite) -> None:
    anna, ben = person(name="Anna"), person(name="Ben")
    link = lay_for_three(anna)
    ben.open(link)
    ben.sit_down("Ben")
    assert "#" not in ben.page.url, "the secret must leave the address bar"
    anna.page.get_by_role("link", name="To the table").click()
    anna.tray.wait_for()
    anna.play_turn()
    ben.play_turn()
    # The bot plays its turn by itself.
    anna.wait_asked()
    assert anna.heard["turn"] >= ben.heard["turn"] >= 3
