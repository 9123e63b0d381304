"""Every screen, in both lights and on three sizes: nothing is wider than the screen, axe finds nothing serious. The
pictures are left in `.artefacts`, to be looked at.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Invite
from tests.browser.people import MIDDLE, PHONE, WIDE, Person
from tests.browser.server import ServerProcess
from tests.browser.tables import lay, link
from tests.server.live import Player

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / ".artefacts" / "browser"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"wide": WIDE, "middle": MIDDLE, "phone": PHONE}
FINDINGS = """
async () => {
  const { violations } = await axe.run(document);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`));
}
"""


def check(person: Person, name: str, light: str, ready: Locator) -> list[str]:
    """Pictures of this screen in every size, and what is wrong with it."""
    ready.first.wait_for()
    page = person.page
    page.evaluate("document.fonts.ready.then(() => null)")
    wrong: list[str] = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.screenshot(path=PICTURES / f"{name}-{size}-{light}.png")
        wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        wrong += [f"{name} {size}: {wide} pixels too wide"] if wide > 0 else []
        if size != "middle":
            page.evaluate(AXE.read_text("utf-8") + "; null")
            found: list[str] = page.evaluate(FINDINGS)
            wrong += [f"{name} {size} {light}: {finding}" for finding in found]
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    return wrong


@pytest.mark.parametrize("light", ["dark", "light"])
def test_the_pages_around_the_table(person: Invite, light: str) -> None:
    anna = person(theme=light)
    wrong: list[str] = []
    for name, path, heading in (
        ("lobby", "/", "Take a seat"),
        ("new", "/new", "Hogwarts Battle"),
        ("rulebook", "/rules/hogwarts-battle", "Rulebook"),
        ("settings", "/settings", "Settings"),
        ("about", "/about", "unofficial"),
    ):
        page = anna.open(path)
        wrong += check(anna, name, light, page.get_by_role("heading", name=re.compile(heading, re.IGNORECASE)))
    assert not wrong


@pytest.mark.parametrize("light", ["dark", "light"])
def test_a_quiet_table_and_its_replay(person: Invite, server: ServerProcess, light: str) -> None:
    anna = person(theme=light)
    keys = lay(server.address, "friend", "bot")
    page = anna.open(link(server.address, keys, 0))
    wrong = check(anna, "gate", light, page.get_by_label("Your name"))
    anna.sit_down("Anna")
    anna.play_turn()
    anna.wait_asked()
    wrong += check(anna, "table", light, anna.answers)
    page.get_by_role("button", name="Menu").click()
    wrong += check(anna, "menu", light, page.get_by_role("dialog"))
    anna.open(f"/replay/{keys['table']}")
    wrong += check(anna, "replay", light, page.get_by_role("slider"))
    anna.open("/tables")
    wrong += check(anna, "tables", light, page.get_by_role("heading", name="Running"))
    assert not wrong


@pytest.mark.parametrize("light", ["dark", "light"])
def test_the_fullest_table(person: Invite, server: ServerProcess, light: str) -> None:
    """Game 7: four heroes, three villains, Horcruxes, and a question with many answers."""
    anna = person(theme=light)
    keys = lay(server.address, "friend", "bot", "bot", "bot", options={"game": 7})
    secrets = [keys["seats"][0]["secret"]]
    with Player(server.address.removeprefix("http://"), keys["table"], secrets) as player:
        player.until_table(lambda table: table["info"]["seats"][0]["asked"])
        player.ask("rename", seat=0, name="Wolfeschlegelsteinhausenbergerdorff")
        while player.snapshot["info"]["turn"] < 8 and not player.snapshot["info"]["outcome"]:
            player.go_on()
            player.until_table(lambda table: table["info"]["outcome"] or table["info"]["seats"][0]["asked"])
    page = anna.open(link(server.address, keys, 0))
    page.get_by_label("Your name").wait_for()
    anna.sit_down("Wolfeschlegelsteinhausenbergerdorff")
    anna.wait_asked()
    assert not check(anna, "fullest", light, anna.tray)
