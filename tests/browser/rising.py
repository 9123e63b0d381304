"""How a person plays Death Eaters Rising: where things are on its table, and a sensible next step."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from tests.browser.people import Json, Person
from tests.browser.tables import link

# At the Ministry of Magic, after the first roll of Harry's team: what it can do with its dice.
ROLLED: Json = {
    "given": {"characters": ["luna_lovegood", "draco_malfoy", "lucius_malfoy"]},
    "chance": {"dice": ["courage", "courage", "loyalty", "friendship"]},
    "play": ["roll"],
}
UNROLLED = "not rolled yet"
ROLL = re.compile("Roll the ")


def sit(person: Person, address: str, keys: Json, seat: int = 0) -> None:
    """Comes by the link of a seat."""
    person.open(link(address, keys, seat))
    person.sit_down(person.name)


def pool(person: Person) -> Locator:
    """The dice of this turn."""
    return person.page.get_by_role("group", name="Dice of this turn").get_by_role("button")


def die(person: Person, title: str) -> Locator:
    """A die of the pool, by its colour and what it shows."""
    return person.page.get_by_role("group", name="Dice of this turn").get_by_role("button", name=title).first


def card(person: Person, name: str) -> Locator:
    """A card that lies on the table, by the beginning of what it says."""
    return person.page.locator("main .board").first.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))


def location(person: Person, name: str) -> Locator:
    """A location, to travel to."""
    return person.page.get_by_role("region", name=name, exact=True).locator(".card").first


def ready(person: Person) -> Locator:
    """The cards that take what is in hand, or answer the question."""
    return person.page.locator(".board .card.able")


def go_on(person: Person) -> None:
    """The next step of a player who travels, rolls, assigns what fits and rolls on; else the first answer."""
    if person.heard["kind"] == "travel":
        person.answer(ready(person).first)
    elif person.heard["kind"] == "act":
        act(person)
    else:
        person.answer_first()


def act(person: Person) -> None:
    roll = person.answers.filter(has_text=ROLL)
    if pool(person).filter(has_text=UNROLLED).count() > 0:
        person.answer(roll)
    elif person.page.locator(".board .card.soft").count() > 0:
        assign(person)
    elif roll.count() > 0:
        person.answer(roll)
    elif able(person):
        person.press(able(person)[0])
        person.answer(person.answers.filter(has_text="Set aside"))
    else:
        person.answer(person.answers.first)


def able(person: Person) -> list[Locator]:
    """The dice that can be picked up."""
    dice = pool(person).and_(person.page.locator(".able"))
    keys = dice.evaluate_all("(dice) => dice.map((one) => one.dataset.key)")
    return [person.page.locator(f".pool-die[data-key='{key}']") for key in keys]


def assign(person: Person) -> None:
    """Picks up the first die that fits somewhere, and puts it there."""
    for one in able(person):
        person.press(one)
        if ready(person).count() > 0:
            if not ready(person).first.is_visible():
                # On a phone it lies in another part of the table, which has a mark then.
                person.press(person.tabs.filter(has=person.page.get_by_role("img")).last)
            person.answer(ready(person).first)
            return
    raise AssertionError("something can be assigned, but no die fits")
