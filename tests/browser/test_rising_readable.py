"""Death Eaters Rising can be read: in its fullest positions no word is smaller than 12 pixels, none is cut, and on wide
screens nothing has to be scrolled for; in every size, both lights and every language (B2, B11, B12).
"""

from __future__ import annotations

from copy import deepcopy

import pytest
from playwright.sync_api import expect

from tests.browser import rising
from tests.browser.conftest import Invite
from tests.browser.people import Json, Person
from tests.browser.readable import LANGUAGES, out_of_sight, speak, unreadable, wait_drawn
from tests.browser.screens import PICTURES, SIZES
from tests.browser.server import ServerProcess
from tests.browser.tables import lay_position
from tests.browser.test_rising_screens import LATE

# Two teams of seven and six, three spell tokens, a location that has lost both places, and more dice than ever.
FULL: Json = deepcopy(LATE)
FULL["given"] = {key: value for key, value in LATE["given"].items() if not key.startswith(("teams.2", "teams.3"))}
FULL["given"] |= {
    "teams.0.wizards": [*LATE["given"]["teams.0.wizards"], "hermione_granger", "filius_flitwick"],
    "teams.1.wizards": [*LATE["given"]["teams.1.wizards"], "emmeline_vance", "mundungus_fletcher"],
    "teams.0.tokens": LATE["given"]["teams.0.tokens"][:3],
    "locations.1.places": [],
    "corrupted": ["gringotts_bank", "ollivanders_wand_shop"],
}
FULL["chance"] = {"dice": ["friendship", "courage", "loyalty", "courage2", "friendship", "knowledge", "courage"]}
FULL["play"] = ["take purple", "take blue", "roll", "assign purple:courage2 to bellatrix_lestrange"]

PLACES = ".whole, .before"


def measured(person: Person, size: str) -> list[str]:
    """What is wrong with the words on the screen; on a phone in each part of the table."""
    page = person.page
    wrong: list[str] = []
    parts = page.locator("nav button[aria-pressed]").filter(visible=True).all() if size == "phone" else [None]
    for place, part in enumerate(parts):
        if part is not None:
            part.click()
        wrong += [f"{size} {place}: {finding}" for finding in unreadable(page, PLACES)]
    if size != "phone":
        wrong += [f"{size}: {finding}" for finding in out_of_sight(page, ".whole .board")]
    return wrong


def in_every_size(person: Person, name: str) -> list[str]:
    page = person.page
    wrong: list[str] = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for light in ("dark", "light"):
            page.emulate_media(color_scheme=light)
            wait_drawn(page)
            wrong += [f"{name} {light} {finding}" for finding in measured(person, size)]
        page.screenshot(path=PICTURES / f"rising-readable-{name}-{size}.png")
    page.set_viewport_size({"width": SIZES["wide"][0], "height": SIZES["wide"][1]})
    return wrong


@pytest.mark.parametrize(("name", "seats", "position"), [("late", 4, LATE), ("full", 2, FULL)])
def test_every_word_can_be_read(person: Invite, server: ServerProcess, name: str, seats: int, position: Json) -> None:
    anna = person(theme=None)
    keys = lay_position(server.address, "friend", *["bot"] * (seats - 1), **position)
    rising.sit(anna, server.address, keys)
    anna.wait_asked()
    wrong: list[str] = []
    for language in LANGUAGES:
        speak(anna.page, language)
        expect(anna.page.locator(".sector")).to_have_count(3)
        wrong += in_every_size(anna, f"{name}-{language}")
    assert not wrong, "\n".join(wrong)
