"""The New Rules at the table: influence on foes, Encounters, potions, five heroes; and the scenario in the lobby."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Json, Person
from tests.browser.screens import check
from tests.browser.server import ServerProcess
from tests.browser.tables import GAME, actions, link, post
from tests.server.positions import saved

HEROES = ["luna", "ginny", "harry", "hermione", "neville"]
# Luna has tokens of both sorts: the Boggart takes both, Grawp influence alone.
FOES: Json = {
    "options": {"scenario": "monster-box-3", "heroes": HEROES},
    "given": {
        "stack": [["act", 0, -1]],
        "villains.active": ["boggart", "grawp", "basilisk_creature"],
        "heroes.0.attack": 3,
        "heroes.0.influence": 3,
        "heroes.0.hand": ["alohomora_luna", "spectrespecs", "lion_hat"],
        "heroes.1.hand": ["alohomora_ginny"] * 3 + ["arnold", "bat_bogey_hex"],
        "heroes.2.hand": ["alohomora_harry"] * 4 + ["hedwig"],
        "heroes.3.hand": ["alohomora_hermione"] * 4 + ["crookshanks"],
        "heroes.4.hand": ["alohomora_neville"] * 4 + ["trevor"],
    },
}
# Harry has healed Ron, and may take what lies on the second shelf.
POTIONS: Json = {
    "options": {"scenario": "charms-potions-2", "heroes": ["harry", "ron"], "shelves": "A"},
    "given": {
        "stack": [["act", 0, -1]],
        "villains.active": [None, None, None],
        "villains.deck": [],
        "heroes.0.hand": ["essence_of_dittany"],
        "heroes.1.hand": [],
        "heroes.1.health": 5,
        "shelves.tokens": [None, None, "ingredient_hellebore", "ingredient_mandrake_leaf", *[None] * 6],
        "shelves.supply": [],
        "shelves.used": [],
        "shelves.potions": [],
        "brewing.0.potion": "ageing_potion",
        "brewing.1.potion": "pepperup_potion",
    },
    "play": ["play essence_of_dittany", "hero ron", "end turn"],
}


def lay(server: ServerProcess, position: Json) -> Json:
    seats = len(position["options"]["heroes"])
    players = [{"kind": "here", "name": f"Person {seat + 1}"} for seat in range(seats)]
    save = saved(game=GAME, seats=seats, **position)
    return post(server.address, "/api/tables/import", {"save": save, "players": players})


def sit(person: Person, server: ServerProcess, table: Json) -> Person:
    person.open(link(server.address, table, 0))
    person.sit_down(person.name)
    person.wait_asked()
    return person


def foe(person: Person, name: str) -> Locator:
    return person.page.get_by_role("group", name=name, exact=True)


def of(count: int, full: int) -> re.Pattern[str]:
    """What a meter says."""
    return re.compile(rf"^\s*{count}\s*/{full}\s*$")


def given(server: ServerProcess, table: Json) -> list[str]:
    return [action["notation"] for action in actions(server.address, table)]


def test_influence_goes_on_foes_by_meter_by_click_and_by_dragging(person: Invite, server: ServerProcess) -> None:
    table = lay(server, FOES)
    anna = sit(person(), server, table)
    boggart, grawp = foe(anna, "Boggart"), foe(anna, "Grawp")
    expect(boggart.locator(".numbers")).to_have_text([of(0, 5), of(0, 3)])
    expect(grawp.locator(".numbers")).to_have_text([of(0, 8)])
    # The Boggart takes both: its meters say which.
    anna.answer(boggart.get_by_role("button", name="Influence on Boggart"))
    expect(boggart.locator(".influence .numbers")).to_have_text(of(1, 3))
    before = anna.heard["actions"]
    anna.page.locator(".own .token.influence").drag_to(grawp)
    anna.wait("(before) => heard.actions > before", before)
    expect(grawp.locator(".numbers")).to_have_text([of(1, 8)])
    # One token a turn each: what is left of the influence goes nowhere, attack is the only answer of the card.
    anna.answer(boggart.get_by_role("button").first)
    assert given(server, table) == ["persuade boggart", "persuade grawp", "attack boggart"]


@pytest.mark.parametrize("light", ["dark", "light"])
def test_five_heroes_and_an_encounter_fit_every_screen(person: Invite, server: ServerProcess, light: str) -> None:
    anna = sit(person(theme=light), server, lay(server, FOES))
    expect(foe(anna, "Forbidden Forest")).to_contain_text("Encounter, 3 left")

    def table() -> Locator:
        return anna.page.get_by_role("region", name="Foes")

    assert check(anna, "new-rules", light, table) == []


def test_an_ingredient_is_taken_from_a_shelf_and_put_on_a_potion(person: Invite, server: ServerProcess) -> None:
    table = lay(server, POTIONS)
    anna = sit(person(size=PHONE), server, table)
    # The phone shows the potions by itself, as they are asked about.
    board = anna.page.get_by_role("region", name="Potions")
    expect(board.get_by_role("listitem").filter(has_text="Another hero healed")).to_have_class(re.compile("met"))
    before = anna.heard["actions"]
    board.get_by_role("button", name="Take Hellebore").tap()
    anna.wait("(before) => heard.actions > before", before)
    anna.answer_first()
    expect(board.locator(".potion li.filled")).to_have_count(1)
    assert given(server, table)[-2:] == ["take 2a", "add ageing_potion hellebore"]
    assert anna.overflow <= 0
    # One part of the table at a time: the market does not lie over the heroes.
    anna.tabs.filter(has_text="Heroes").tap()
    expect(anna.page.get_by_role("region", name="Heroes")).to_be_visible()
    expect(anna.page.get_by_role("region", name="Market")).to_be_hidden()
    expect(board).to_be_hidden()


def test_a_scenario_is_chosen_in_the_lobby(person: Invite) -> None:
    anna = person()
    page = anna.open(f"/new/{GAME}")
    hero = page.get_by_label("Hero of seat 1")
    expect(hero.get_by_role("option")).to_have_count(4)
    page.get_by_label("Scenario", exact=True).select_option("year-1")
    # The year says it all: no Game is asked for, and Luna may come.
    expect(page.get_by_role("group", name="Game", exact=True)).to_have_count(0)
    hero.select_option("luna")
    page.get_by_label("Name for seat 1").fill(anna.name)
    page.get_by_role("button", name="Open the table").click()
    anna.tray.wait_for()
    expect(page.get_by_role("banner")).to_contain_text("Year 1")
    expect(page.locator(".mat.own")).to_contain_text("Luna")
