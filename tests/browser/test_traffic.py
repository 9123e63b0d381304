from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.traffic import Traffic


def test_first(person: Invite) -> None:
    anna = person()
    traffic = Traffic(anna)
    anna.open("/").get_by_role("button", name="Play Hogwarts Battle, Game 1, with a bot partner").click()
    anna.wait_asked()
    anna.answer(anna.glowing.last)
    anna.page.wait_for_timeout(1500)
    print(traffic.told())
    print(traffic.sum)
