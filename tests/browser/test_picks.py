"""Several picks are one choice: marked in any order, unmarked, confirmed, and taken by the table at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Json, Person
from tests.browser.screens import PICTURES, findings
from tests.browser.server import ServerProcess
from tests.browser.tables import GAME, actions, link, post
from tests.server.positions import saved

# Ron has one health left when an event takes it: stunned, he gives up two of his four cards.
STUNNED: Json = {
    "options": {"game": 1, "heroes": ["ron", "harry"]},
    "given": {
        "stack": [["begin_turn"]],
        "heroes.0.health": 1,
        "heroes.0.hand": ["alohomora_ron", "alohomora_ron", "pigwidgeon", "cleansweep_11"],
        "dark_arts.deck": ["expulso"],
        "villains.active": [None],
    },
}


# Harry gives attack to one or two heroes when a control token is removed.
ONE_OR_TWO: Json = {
    "options": {"game": 7, "heroes": ["harry", "ron", "neville"]},
    "given": {
        "stack": [["act", 0, -1]],
        "horcrux.number": 6,
        "location.control": 2,
        "villains.active": ["basilisk", None, None],
        "heroes.0.hand": ["finite"],
    },
    "play": ["play finite"],
}


def lay(server: ServerProcess, position: Json) -> Json:
    seats = len(position["options"]["heroes"])
    players = [{"kind": "here", "name": f"Person {seat + 1}"} for seat in range(seats)]
    save = saved(game=GAME, seats=seats, **position)
    return post(server.address, "/api/tables/import", {"save": save, "players": players})


@pytest.fixture
def table(server: ServerProcess) -> Json:
    return lay(server, STUNNED)


def sit(person: Person, server: ServerProcess, table: Json) -> Person:
    person.open(link(server.address, table, 0))
    person.sit_down(person.name)
    person.wait_asked()
    return person


def in_hand(person: Person, name: str) -> Locator:
    return person.hand.filter(has_text=name)


def given(server: ServerProcess, table: Json) -> list[str]:
    return [action["notation"] for action in actions(server.address, table)]


def test_two_cards_are_marked_in_any_order_and_discarded_at_once(
    person: Invite, server: ServerProcess, table: Json
) -> None:
    anna = sit(person(), server, table)
    pig, alohomora = in_hand(anna, "Pigwidgeon"), in_hand(anna, "Alohomora")
    expect(anna.confirm).to_be_disabled()
    expect(anna.tray).to_contain_text("2 still to mark")
    # By a card, by another one, then a second thought.
    pig.click()
    alohomora.last.click()
    expect(alohomora.last).to_have_attribute("aria-pressed", "true")
    expect(alohomora.first).to_have_attribute("aria-pressed", "false")
    alohomora.last.click()
    expect(anna.tray).to_contain_text("1 still to mark")
    anna.answers.filter(has_text="Cleansweep").click()
    expect(in_hand(anna, "Cleansweep")).to_have_attribute("aria-pressed", "true")
    anna.page.screenshot(path=PICTURES / "picks-wide.png")
    assert not findings(anna)
    assert given(server, table) == []
    anna.answer(anna.confirm)
    assert sorted(given(server, table)) == ["discard cleansweep_11", "discard pigwidgeon"]
    expect(anna.hand).to_have_count(2)


def test_equal_cards_are_marked_by_number_and_confirmed_by_enter(
    person: Invite, server: ServerProcess, table: Json
) -> None:
    anna = sit(person(), server, table)
    before = anna.heard["actions"]
    place = next(place for place, text in enumerate(anna.answers.all_inner_texts(), 1) if "Alohomora" in text)
    anna.page.keyboard.press(str(place))
    anna.page.keyboard.press("Enter")
    expect(anna.tray).to_contain_text("1 still to mark")
    anna.page.keyboard.press(str(place))
    expect(anna.confirm).to_be_enabled()
    anna.page.keyboard.press("Enter")
    anna.wait("(before) => heard.actions > before", before)
    assert given(server, table) == ["discard alohomora_ron", "discard alohomora_ron"]


def test_a_phone_marks_by_touch(person: Invite, server: ServerProcess, table: Json) -> None:
    anna = sit(person(size=PHONE), server, table)
    # What is in the hand is not listed once more below it.
    expect(anna.answers).to_have_count(0)
    in_hand(anna, "Pigwidgeon").tap()
    in_hand(anna, "Cleansweep").tap()
    expect(anna.confirm).to_be_in_viewport(ratio=1)
    anna.page.screenshot(path=PICTURES / "picks-phone.png")
    assert anna.overflow <= 0
    anna.answer(anna.confirm)
    expect(anna.hand).to_have_count(2)


def test_fewer_are_confirmed_where_fewer_will_do(person: Invite, server: ServerProcess) -> None:
    table = lay(server, ONE_OR_TWO)
    anna = sit(person(), server, table)
    expect(anna.tray).to_contain_text("Up to 2 more to mark")
    ron = anna.page.get_by_role("article", name="Ron").get_by_role("button").first
    ron.click()
    expect(ron).to_have_attribute("aria-pressed", "true")
    expect(anna.tray).to_contain_text("Up to 1 more to mark")
    anna.answer(anna.confirm)
    assert given(server, table)[-2:] == ["hero ron", "no more"]
