"""Friends first: a name, a game, one link, a waiting room; and after the evening the same people again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import MIDDLE, PHONE, WIDE, Person
from tests.browser.screens import findings
from tests.browser.server import ServerProcess
from tests.browser.tables import link, post
from tests.server.positions import almost_won


def gather(host: Person, game: str = "Hogwarts Battle") -> str:
    """From the hall to a waiting room; gives its link."""
    page = host.open("/")
    page.get_by_role("link", name="Play with friends").click()
    named = page.get_by_label("Your name")
    if not named.input_value():
        # Nobody gathers without a name: the browser asks for it.
        page.get_by_role("button", name=f"Gather for {game}").click()
        expect(named).to_be_focused()
        named.fill(host.name)
    page.get_by_role("button", name=f"Gather for {game}").click()
    return page.get_by_role("textbox", name="Invite by this link").input_value()


def arrive(guest: Person, address: str) -> None:
    """Reads who invites, to what and for how long; then says who they are."""
    guest.open(address)
    page = guest.page
    expect(page.get_by_role("heading", name="Anna invites you to this game")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Hogwarts Battle, Game 1")
    expect(page.get_by_text("It lasts 30 to 60 minutes.")).to_be_visible()
    page.get_by_label("Your name").fill(guest.name)
    page.get_by_role("button", name="Sit down").click()


@pytest.mark.parametrize("size", [WIDE, MIDDLE, PHONE])
def test_two_friends_meet_choose_and_make_the_first_move(person: Invite, size: tuple[int, int]) -> None:
    anna, ben = person(name=None, size=size), person(name=None, size=size)
    anna.name, ben.name = "Anna", "Ben"
    address = gather(anna)
    assert not findings(anna)
    begin = anna.page.get_by_role("button", name="Begin", exact=True)
    expect(begin).to_be_disabled()
    expect(anna.page.get_by_text("One more has to come")).to_be_visible()
    arrive(ben, address)
    assert "#" not in ben.page.url, "the secret must leave the address bar"
    who = anna.page.get_by_role("region", name="Who is here")
    expect(who).to_contain_text("Ben")
    ben.page.get_by_role("button", name="Hermione Granger").click()
    expect(who).to_contain_text("plays Hermione Granger")
    expect(anna.page.get_by_role("button", name=re.compile("Hermione Granger.*Ben"))).to_be_disabled()
    for one in (anna, ben):
        assert not findings(one)
        assert one.overflow <= 0
    begin.click()
    for one in (anna, ben):
        one.tray.wait_for()
        expect(one.page.get_by_role("list", name="Who sits at the table")).not_to_contain_text("Player")
    assert anna.table() == ben.table()
    anna.wait_asked()
    anna.answer_first()
    # It is remembered: the hall leads back to it with its big button.
    ben.open("/")
    ben.page.get_by_role("link", name=re.compile("^Go on: Hogwarts Battle, Game 1, turn")).click()
    ben.tray.wait_for()


def test_two_on_one_device_and_a_bot_have_names_of_their_own(person: Invite) -> None:
    anna = person(name="Anna")
    gather(anna, "Death Eaters Rising")
    page = anna.page
    page.get_by_role("button", name="Somebody else plays on this device").click()
    page.get_by_label("Their name").fill("Cyril")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name=re.compile("^Cyril chooses"))).to_be_visible()
    page.get_by_role("button", name="Let a bot sit here").click()
    who = page.get_by_role("region", name="Who is here").get_by_role("listitem")
    expect(who).to_have_count(4)
    who.nth(2).get_by_role("button", name=re.compile("^Free the seat")).click()
    expect(who.nth(2)).to_contain_text("A free seat")
    page.get_by_role("button", name="Begin", exact=True).click()
    anna.tray.wait_for()
    seats = page.get_by_role("list", name="Who sits at the table")
    expect(seats).to_contain_text("Anna")
    expect(seats).to_contain_text("Cyril")


def test_the_same_people_meet_again_from_every_device(person: Invite, server: ServerProcess) -> None:
    """One opens the room from the ending, another finds it in the ending, the third in the hall."""
    players = [{"kind": "friend", "name": name} for name in ("Anna", "Ben")]
    keys = post(server.address, "/api/tables/import", {"save": almost_won(), "players": players})
    anna, ben = person(name="Anna"), person(name="Ben")
    for seat, one in enumerate((anna, ben)):
        one.open(link(server.address, keys, seat))
        one.sit_down(one.name)
    anna.answer(anna.tray.get_by_role("button", name="Attack Draco Malfoy").last)
    anna.page.get_by_role("dialog").get_by_role("button", name="The same people").click()
    who = anna.page.get_by_role("region", name="Who is here")
    expect(who).to_contain_text("Ben")
    again = ben.page.get_by_role("dialog").get_by_role("button", name="The same people")
    expect(again).to_contain_text("somebody is there")
    # Ben has gone home: the hall knows where the others are.
    ben.open("/")
    ben.page.get_by_role("link", name=re.compile("^To the waiting room")).click()
    ben.page.get_by_role("button", name="Neville Longbottom").click()
    expect(who).to_contain_text("plays Neville Longbottom")
    # Whoever is there lets it begin.
    ben.page.get_by_role("button", name="Begin", exact=True).click()
    for one in (anna, ben):
        one.wait("(old) => heard.table !== old && heard.kind !== undefined", keys["table"])
        one.tray.wait_for()
    assert anna.table() == ben.table()
