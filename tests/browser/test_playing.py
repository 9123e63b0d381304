"""Friends at one table: from the lobby to the last card, through reloads, undo and a second thought."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.server import ServerProcess
from tests.browser.tables import lay, lay_for_three, link

# Until a person is asked, on a page of either: their seats are 0 and 1.
SOMEBODY = "() => heard.over || heard.asked.includes(0) || heard.asked.includes(1)"
MOST_ACTIONS = 2_000


def play_on(people: list[Person], actions: int) -> None:
    """Whoever is asked does the first sensible thing, so many times or until the end."""
    for _ in range(actions):
        people[0].wait(SOMEBODY)
        heard = people[0].heard
        if heard["over"]:
            return
        asked = people[heard["asked"][0]]
        asked.wait("(actions) => heard.actions >= actions", heard["actions"])
        asked.go_on()


def test_two_friends_and_a_bot_play_a_whole_match(person: Invite) -> None:
    anna, ben = person(name="Anna"), person(name="Ben")
    address = lay_for_three(anna)
    ben.open(address)
    ben.sit_down("Ben")
    assert "#" not in ben.page.url, "the secret must leave the address bar"
    expect(anna.page.get_by_text("is at the table")).to_be_visible()
    anna.page.get_by_role("link", name="To the table").click()
    anna.tray.wait_for()
    expect(anna.page.get_by_role("list", name="Who sits at the table")).to_contain_text("Ben")
    play_on([anna, ben], MOST_ACTIONS)
    for one in (anna, ben):
        one.wait("() => heard.over")
        end = one.page.get_by_role("dialog", name=re.compile("Victory|Defeat"))
        expect(end).to_contain_text(f"{one.heard['actions']} actions")
    # Both saw the same match, and look back on it from the end.
    assert anna.heard["version"] == ben.heard["version"]
    ben.page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    position = ben.page.get_by_role("slider", name="Position in the match")
    assert int(position.get_attribute("max") or 0) == anna.heard["actions"]


def test_a_reload_in_mid_decision_changes_nothing(person: Invite, server: ServerProcess) -> None:
    anna = person()
    keys = lay(server.address, "friend", "bot")
    anna.open(link(server.address, keys, 0))
    anna.sit_down("Anna")
    anna.wait_asked()
    while anna.heard["kind"] == "act":
        anna.go_on()
        anna.wait_asked()
    assert not anna.heard["over"]
    asked, answers = anna.prompt, anna.answers.all_inner_texts()
    assert len(answers) > 1
    anna.page.reload()
    anna.wait_asked()
    assert (anna.prompt, anna.answers.all_inner_texts()) == (asked, answers)
    anna.go_on()


def test_a_card_can_be_taken_back(person: Invite, server: ServerProcess) -> None:
    anna = person()
    keys = lay(server.address, "friend", "bot", undo="free")
    anna.open(link(server.address, keys, 0))
    anna.sit_down("Anna")
    anna.wait_asked()
    hand = anna.hand.all()
    names = [card.get_attribute("aria-label") for card in hand]
    anna.go_on()
    assert anna.hand.count() < len(hand)
    anna.answer(anna.undo)
    anna.wait_asked()
    assert [card.get_attribute("aria-label") for card in anna.hand.all()] == names
    assert anna.heard["actions"] == 0


def test_what_another_saw_is_taken_back_by_agreement_only(person: Invite, server: ServerProcess) -> None:
    anna, ben = person(name="Anna"), person(name="Ben")
    keys = lay(server.address, "friend", "friend", undo="vote")
    for seat, one in enumerate((anna, ben)):
        one.open(link(server.address, keys, seat))
        one.sit_down(one.name)
    anna.play_turn()
    ben.wait_asked()
    before = anna.heard["actions"]
    anna.undo.click()
    ben.page.get_by_role("button", name="Agree").click()
    for one in (anna, ben):
        one.wait("(before) => heard.actions < before", before)
    anna.wait_asked()
    anna.go_on()
