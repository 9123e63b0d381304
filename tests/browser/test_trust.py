"""What people rely on: closed hands stay closed, and a server that dies loses nothing."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Json, Person
from tests.browser.server import ServerProcess
from tests.browser.tables import actions, lay, link


def names(cards: list[str | None]) -> set[str]:
    return {str(card).partition(".")[0] for card in cards}


def hand(person: Person) -> set[str]:
    return names([card.get_attribute("aria-label") for card in person.hand.all()])


def everything(person: Person) -> str:
    """All that the page holds: what is drawn, and every message that came."""
    told: list[str] = person.page.evaluate("window.told")
    return "\n".join([person.page.content(), *told])


def is_taken(maker: Person, friend: Person, address: str) -> None:
    """The maker has the friend's link too, but it opens nothing since the friend sat down; the friend comes back."""
    page = maker.open(address)
    expect(page.get_by_text("Somebody has taken this seat already")).to_be_visible()
    friend.page.reload()
    friend.tray.wait_for()
    again = friend.context.new_page()
    again.goto(address)
    again.get_by_role("region", name="What is asked").wait_for()
    again.close()


def test_a_closed_hand_never_reaches_another_browser(person: Invite, server: ServerProcess) -> None:
    anna, ben, carl = person(name="Anna"), person(name="Ben"), person(name="Carl")
    keys = lay(server.address, "friend", "friend", options={"hands": "closed"})
    for seat, one in enumerate((anna, ben)):
        one.open(link(server.address, keys, seat))
        one.sit_down(one.name)
    carl.open(f"{server.address}/table/{keys['table']}#{keys['spectator']}")
    carl.tray.wait_for()
    is_taken(person(name="Maker"), ben, link(server.address, keys, 1))
    seen: set[str] = set()
    checked = 0
    for active in (anna, ben, anna):
        active.wait_asked()
        for owner, others in ((anna, (ben, carl)), (ben, (anna, carl))):
            # A name that was played, discarded or lies in the own hand says nothing.
            for other in others:
                secret = hand(owner) - seen - (hand(other) if other is not carl else set())
                known = everything(other)
                assert not [name for name in secret if name in known]
                assert not [name for name in secret if name.lower().replace(" ", "-") in known]
                checked += len(secret)
        seen |= hand(anna) | hand(ben)
        active.play_turn()
    assert checked > 0


def forgive(person: Person) -> None:
    """A browser reports every address that does not answer; here that is the point."""
    person.errors[:] = [error for error in person.errors if "ERR_CONNECTION" not in error and "WebSocket" not in error]


def test_a_killed_server_loses_nothing_and_everybody_goes_on(person: Invite, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    try:
        anna, ben = person(server.address, name="Anna"), person(server.address, name="Ben")
        keys = lay(server.address, "here", "here", "bot")
        for seat, one in enumerate((anna, ben)):
            one.open(link(server.address, keys, seat))
            one.sit_down(one.name)
        for _ in range(3):
            survive(server, keys, anna, ben)
        log = [one.log.inner_text() for one in (anna, ben)]
        assert log[0] == log[1]
    finally:
        server.stop()
    for one in (anna, ben):
        forgive(one)


def survive(server: ServerProcess, keys: Json, anna: Person, ben: Person) -> None:
    """Kill the server while an answer is on its way to it, and start it again: the answer counts, exactly once."""
    anna.wait("() => heard.asked.includes(0) || heard.asked.includes(1)")
    people = (anna, ben)
    asked = people[anna.heard["asked"][0]]
    asked.wait_asked()
    asked.go_on()
    anna.wait("() => heard.asked.includes(0) || heard.asked.includes(1)")
    asked = people[anna.heard["asked"][0]]
    asked.wait_asked()
    acknowledged = asked.heard["actions"]
    stored = actions(server.address, keys)
    assert len(stored) == acknowledged
    asked.answers.first.click(no_wait_after=True)
    server.kill()
    for one in people:
        expect(one.page.get_by_text("Connection lost. Trying again…")).to_be_visible()
    pictures = [one.heard["pictures"] for one in people]
    server.start()
    for one, before in zip(people, pictures, strict=True):
        one.wait_picture(before)
        one.wait("(acknowledged) => heard.actions > acknowledged", acknowledged)
        expect(one.page.get_by_text("Connection lost. Trying again…")).to_have_count(0)
    after = actions(server.address, keys)
    assert after[:acknowledged] == stored
    # Since then only that answer came from a person; the others are the bot's.
    assert [action["seat"] for action in after[acknowledged:] if action["seat"] < 2] == [people.index(asked)]
