"""B2, B11, B13, B19: in the worst position of each game every word on the table is large enough and none is cut off, in
every language, light and size; and a phone always shows how the player stands.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import MIDDLE, PHONE, WIDE, Person
from tests.browser.readable import LANGUAGES, speak, wait_drawn, words_wrong
from tests.browser.server import ServerProcess
from tests.browser.tables import link, post
from tests.server.positions import saved

NAMES = ["Bartholomew", "Clementina", "Dina", "Maximilian"]
HOGWARTS: dict[str, Any] = {
    "game": "hogwarts-battle",
    "seats": 4,
    "options": {"game": 7, "heroes": ["harry", "ron", "hermione", "neville"]},
    "given": {
        "stack": [["act", 0, -1]],
        "turn": 20,
        "location.number": 3,
        "location.control": 7,
        "horcrux.number": 4,
        "villains.active": ["peter_pettigrew", "tom_riddle", "death_eater"],
        "villains.wounds": [6, 0, 3],
        "villains.shields": [0, 1, 0],
        "hogwarts.market": [
            "advanced_potion_making",
            "fred_weasley",
            "petrificus_totalus",
            "felix_felicis",
            "nimbus_2001",
            "minerva_mcgonagall",
        ],
        "dark_arts.discard": ["heir_of_slytherin", "he_who_must_not_be_named"],
        "played": ["sybill_trelawney", "horace_slughorn", "wingardium_leviosa", "owls"],
        "heroes.0.health": 3,
        "heroes.0.attack": 4,
        "heroes.0.influence": 8,
        "heroes.0.proficiency": "proficiency_transfiguration",
        "heroes.0.horcruxes": ["horcrux_diary", "horcrux_ring"],
        "heroes.0.hand": [
            "invisibility_cloak",
            "every_flavour_beans",
            "luna_lovegood_ally",
            "the_tales_of_beedle_the_bard",
            "george_weasley",
            "chocolate_frog",
            "alohomora_harry",
        ],
        "heroes.1.health": 0,
        "heroes.1.stunned": 1,
        "heroes.1.proficiency": "proficiency_defense_against_the_dark_arts",
        "heroes.1.horcruxes": ["horcrux_locket", "horcrux_cup"],
        "heroes.2.health": 10,
        "heroes.3.health": 1,
    },
}
POSITIONS = [pytest.param(HOGWARTS, id="hogwarts-battle")]

# What must be scrolled to be seen, on a screen large enough for all.
SCROLLED = """
() => [...document.querySelectorAll('main .board, main .board *')]
  .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1)
  .map((one) => `${one.className} must be scrolled by ${one.scrollHeight - one.clientHeight}`)
"""


def lay_out(address: str, position: dict[str, Any]) -> str:
    """A table in this position; gives the first seat's link."""
    players = [{"kind": "friend", "name": name} for name in NAMES[: position["seats"]]]
    return link(address, post(address, "/api/tables/import", {"save": saved(**position), "players": players}), 0)


def sit(person: Person, address: str) -> Page:
    person.open(address)
    person.sit_down(NAMES[0])
    person.wait_asked()
    return person.page


def unreadable(page: Page, size: tuple[int, int], phone_tabs: int) -> list[str]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wait_drawn(page)
    if size != PHONE:
        return [*words_wrong(page), *page.evaluate(SCROLLED)]
    tabs = page.locator("nav.regions button")
    assert tabs.count() == phone_tabs
    wrong: list[str] = []
    for tab in tabs.all():
        tab.click()
        wait_drawn(page)
        wrong += words_wrong(page)
    return wrong


def unreadable_log(page: Page) -> list[str]:
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    log = page.locator("[data-log-toggle]")
    log.click()
    expect(page.get_by_role("complementary")).to_be_visible()
    wrong = words_wrong(page)
    log.click()
    return wrong


@pytest.mark.parametrize("position", POSITIONS)
def test_every_word_can_be_read(person: Invite, server: ServerProcess, position: dict[str, Any]) -> None:
    anna = person()
    page = sit(anna, lay_out(server.address, position))
    tabs = page.locator("nav.regions button").count()
    wrong = []
    for language in LANGUAGES:
        speak(page, language)
        anna.wait_asked()
        wait_drawn(page)
        for theme in ("dark", "light"):
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            for size in (WIDE, MIDDLE, PHONE):
                wrong += [f"{language} {theme} {size}: {found}" for found in unreadable(page, size, tabs)]
        wrong += [f"{language} log: {found}" for found in unreadable_log(page)]
    assert not wrong


def test_the_hand_is_the_largest_thing_one_touches(person: Invite, server: ServerProcess) -> None:
    anna = person()
    page = sit(anna, lay_out(server.address, HOGWARTS))
    hand, market = anna.hand.first.bounding_box(), page.locator(".offers .card").first.bounding_box()
    assert hand is not None
    assert market is not None
    assert market["height"] < hand["height"]
    assert market["width"] >= 120
    # Seven cards lie side by side, each with its whole face.
    boxes = [box for card in anna.hand.all() if (box := card.bounding_box())]
    assert len(boxes) == len(HOGWARTS["given"]["heroes.0.hand"])
    assert all(one["x"] + one["width"] <= other["x"] for one, other in pairwise(boxes))
    expect(page.get_by_role("complementary")).to_have_count(0)
    # Harm looks like harm.
    expect(page.locator("article.stunned")).to_contain_text("Stunned")


def test_a_phone_shows_how_the_player_stands_and_keeps_each_place(person: Invite, server: ServerProcess) -> None:
    anna = person(size=PHONE)
    page = sit(anna, lay_out(server.address, HOGWARTS))
    own = page.locator("article.own")
    expect(own).to_contain_text("Your turn")
    for label in ("Attack 4", "Influence 8"):
        expect(own.get_by_label(label, exact=True)).to_be_in_viewport(ratio=1)
    expect(own.locator(".health")).to_have_text("3")
    foes, market, heroes = anna.tabs.all()
    market.tap()
    part = page.locator(".board > section.market")
    part.evaluate("(part) => (part.scrollTop = 60)")
    heroes.tap()
    assert page.locator(".board > section.heroes").evaluate("(part) => part.scrollTop") == 0
    market.tap()
    assert part.evaluate("(part) => part.scrollTop") == 60
    # What moves passes below the bar and the tabs.
    layers = page.evaluate("['.bar', '.regions'].map((one) => getComputedStyle(document.querySelector(one)).zIndex)")
    assert [int(layer) > 50 for layer in layers] == [True, True]
    foes.tap()
    expect(page.locator(".villains")).to_be_in_viewport()
