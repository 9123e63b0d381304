"""Death Eaters Rising by friends at one table: from the lobby to the end."""

from __future__ import annotations

from tests.browser import rising
from tests.browser.conftest import Invite
from tests.browser.people import Person, play_on
from tests.browser.tables import RISING, gather, lay_for_three, look_back

MOST_ACTIONS = 2_000
# Both friends get a spell token early, and a team is lost after a few turns.
SHORT = 9


def test_two_friends_and_a_bot_play_a_whole_match(person: Invite) -> None:
    anna, ben = person(name="Anna"), person(name="Ben")
    gather(anna, ben, lay_for_three(anna, RISING, SHORT))
    kinds: set[str] = set()

    def go_on(asked: Person) -> None:
        kinds.add(asked.heard["kind"])
        rising.go_on(asked)

    play_on([anna, ben], MOST_ACTIONS, go_on)
    assert {"travel", "act", "last_call"} <= kinds
    look_back(anna, ben)
