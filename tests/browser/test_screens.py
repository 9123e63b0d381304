"""Every screen, in both lights and on three sizes: nothing is wider than the screen, axe finds nothing serious."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.screens import check, findings
from tests.browser.server import ServerProcess
from tests.browser.tables import lay, link
from tests.server.live import Player

LONG_NAME = "Wolfeschlegelsteinhausenbergerdorff"
# What would move by its style, whether or not it does so at this moment.
MOVING = """
() => [...document.querySelectorAll('*')]
  .map((one) => [one, getComputedStyle(one)])
  .filter(([, style]) => style.animationName !== 'none' && parseFloat(style.animationDuration) > 0.05)
  .map(([one, style]) => `${one.tagName} ${one.className} moves: ${style.animationName}`)
"""


@pytest.mark.parametrize("light", ["dark", pytest.param("light", marks=pytest.mark.soak)])
def test_the_pages_around_the_table(person: Invite, light: str) -> None:
    anna = person(theme=light)
    wrong: list[str] = []
    for name, path, heading in (
        ("lobby", "/", "Take a seat"),
        ("games", "/new", "What shall we play"),
        ("new", "/new/hogwarts-battle", "Hogwarts Battle"),
        ("rulebook", "/rules/hogwarts-battle", "Rulebook"),
        ("settings", "/settings", "Settings"),
        ("about", "/about", "unofficial"),
    ):
        words = re.compile(heading, re.IGNORECASE)
        wrong += check(anna, name, light, partial(page_with, anna, path, words))
    assert not wrong


def page_with(person: Person, path: str, words: re.Pattern[str]) -> Locator:
    return person.open(path).get_by_role("heading", name=words)


@pytest.mark.parametrize("light", [pytest.param("dark", marks=pytest.mark.soak), "light"])
def test_a_quiet_table_and_its_replay(person: Invite, server: ServerProcess, light: str) -> None:
    anna = person(theme=light)
    keys = lay(server.address, "friend", "bot")
    page, table = anna.page, f"/table/{keys['table']}"
    anna.open(link(server.address, keys, 0))
    anna.sit_down("Anna")
    anna.play_turn()
    anna.wait_asked()

    def the_table() -> Locator:
        anna.open(table)
        anna.wait_asked()
        return anna.tray.get_by_role("heading")

    def the_menu() -> Locator:
        the_table()
        page.get_by_role("button", name="Menu").click()
        return page.get_by_role("dialog")

    def the_replay() -> Locator:
        return anna.open(f"/replay/{keys['table']}").get_by_role("slider")

    wrong = check(anna, "table", light, the_table)
    wrong += check(anna, "menu", light, the_menu)
    wrong += check(anna, "replay", light, the_replay)
    wrong += check(anna, "tables", light, partial(page_with, anna, "/tables", re.compile("Running")))
    assert not wrong


@pytest.mark.parametrize("light", ["dark", "light"])
def test_the_fullest_table(person: Invite, server: ServerProcess, light: str) -> None:
    """Game 7: four heroes, three villains, Horcruxes, long names, and a question."""
    anna = person(theme=light)
    keys = lay(server.address, "friend", "bot", "bot", "bot", options={"game": 7})
    with Player(server.address.removeprefix("http://"), keys["table"], [keys["seats"][0]["secret"]]) as player:
        while not player.snapshot["info"]["outcome"] and player.snapshot["info"]["turn"] < 8:
            player.until_table(lambda table: table["info"]["outcome"] or table["info"]["seats"][0]["asked"])
            player.go_on()
    anna.open(link(server.address, keys, 0))
    anna.sit_down(LONG_NAME)
    anna.wait_asked()

    def the_table() -> Locator:
        anna.open(f"/table/{keys['table']}")
        anna.wait_asked()
        return anna.tray.get_by_role("heading")

    wrong = check(anna, "fullest", light, the_table)
    # This person wants nothing to move.
    moving: list[str] = anna.page.evaluate(MOVING)
    assert not wrong + moving


def test_a_banner_can_be_read_by_everybody(person: Invite, server: ServerProcess) -> None:
    anna = person(motion="reduced", speed=0.02)
    keys = lay(server.address, "friend", "bot")
    anna.open(link(server.address, keys, 0))
    anna.sit_down("Anna")
    banner = anna.page.locator("button.banner")
    banner.wait_for()
    seen = set()
    # One after the other, each until it is pressed: the first Dark Arts card, and the own turn.
    while banner.count() > 0:
        seen.add(banner.get_attribute("class"))
        assert not findings(anna)
        banner.click()
    assert len(seen) > 1
