"""A Year at Hogwarts in the browser: each variant, each mode and Quidditch alone, from the lobby to the end. The person
plays the first turn by hand, then a bot goes on.
"""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import year
from tests.browser.conftest import Invite
from tests.browser.people import PHONE
from tests.browser.readable import unreadable
from tests.browser.screens import findings

LAST_DAY = "The last day of the year has come"


def test_underage_a_move_by_keys_and_by_click(person: Invite) -> None:
    """The ends glow; Tab reaches them with name and distance, Enter goes there, and so does a click."""
    anna = person(name="Anna")
    year.open_table(anna, variant="Underage Wizard")
    year.reach(anna, "move")
    expect(year.lit(anna).first).to_have_attribute("aria-label", re.compile(r"\d+ steps? away"))
    anna.focus(".space.lit")
    before = anna.heard["actions"]
    anna.page.keyboard.press("Enter")
    anna.wait("(before) => heard.actions !== before", before)
    expect(anna.log).to_contain_text("Harry Potter walks to")
    year.reach(anna, "start")
    year.reach(anna, "move")
    # The log lies over the far side of the map: the nearest end is in sight.
    anna.answer(year.lit(anna).first)
    year.let_a_bot_play(anna)
    year.see_the_end(anna, LAST_DAY)


def test_qualified_on_a_phone(person: Invite) -> None:
    """A finger finds everything, nothing is too small, and axe finds nothing serious."""
    anna = person(name="Anna", size=PHONE)
    year.open_table(anna, seats=3, variant="Qualified Wizard")
    year.reach(anna, "move")
    assert anna.overflow == 0
    assert findings(anna) == []
    anna.answer(year.lit(anna).first)
    for tab in ("Sheet", "Notebook", "Cup"):
        anna.press(anna.tabs.filter(has_text=tab))
        assert anna.overflow == 0
        assert unreadable(anna.page, ".side") == []
    year.let_a_bot_play(anna)
    year.see_the_end(anna, LAST_DAY)


def test_teams(person: Invite) -> None:
    anna = person(name="Anna")
    year.open_table(anna, seats=4, variant="Teams")
    year.reach(anna, "move")
    anna.answer(year.lit(anna).first)
    year.let_a_bot_play(anna)
    year.see_the_end(anna, LAST_DAY)


def test_solo(person: Invite) -> None:
    """One seat only; the goal is not reached in two rounds."""
    anna = person(name="Anna")
    year.open_table(anna, seats=1, variant="Solo")
    year.reach(anna, "move")
    anna.answer(year.lit(anna).first)
    year.let_a_bot_play(anna)
    year.see_the_end(anna, "the goal was not reached|No life point is left")


def test_quidditch_alone(person: Invite) -> None:
    """Two seats; a piece is picked up by a click and moves by a second one."""
    anna = person(name="Anna")
    year.open_table(anna, mode="Quidditch")
    year.reach(anna, "pitch_act")
    anna.answers.first.click()
    anna.answer(anna.page.locator(".slot.lit").last)
    year.let_a_bot_play(anna)
    year.see_the_end(anna, "The Golden Snitch is caught")


def test_the_return_of_voldemort(person: Invite) -> None:
    """Six seals, and the night has an end."""
    anna = person(name="Anna")
    year.open_table(anna, seats=3, mode="The Return of Voldemort")
    expect(anna.page.get_by_role("list", name="The six Horcruxes").get_by_role("listitem")).to_have_count(6)
    year.reach(anna, "move")
    anna.answer(year.lit(anna).first)
    year.let_a_bot_play(anna)
    year.see_the_end(anna, "The night is over|wins?")
