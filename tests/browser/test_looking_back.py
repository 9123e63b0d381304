"""The replay page, and playing on from it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.server import ServerProcess
from tests.browser.tables import lay, link


def test_a_replay_steps_and_can_be_played_on(person: Invite, server: ServerProcess) -> None:
    anna = person()
    keys = lay(server.address, "friend", "bot")
    anna.open(link(server.address, keys, 0))
    anna.sit_down("Anna")
    anna.play_turn()
    anna.wait_asked()
    page, count = anna.page, anna.heard["actions"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    position = page.get_by_role("slider", name="Position in the match")
    expect(position).to_have_attribute("max", str(count))
    # A match that still runs is looked back at from its end.
    expect(position).to_have_value(str(count))
    page.get_by_role("button", name="One action back").click()
    expect(position).to_have_value(str(count - 1))
    position.press("Home")
    expect(position).to_have_value("0")
    expect(anna.hand).to_have_count(5)
    page.get_by_role("button", name="One action on").click()
    expect(position).to_have_value("1")
    expect(anna.hand).to_have_count(4)

    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    assert anna.table() != keys["table"]
    anna.wait("(table) => heard.table === table", anna.table())
    anna.wait_asked()
    assert anna.heard["actions"] < count
    anna.go_on()


def test_a_replay_plays_by_itself(person: Invite, server: ServerProcess) -> None:
    anna = person()
    keys = lay(server.address, "friend", "bot")
    anna.open(link(server.address, keys, 0))
    anna.sit_down("Anna")
    anna.play_turn()
    anna.wait_asked()
    count = anna.heard["actions"]
    anna.open(f"/replay/{keys['table']}#0")
    page = anna.page
    position = page.get_by_role("slider", name="Position in the match")
    expect(position).to_have_value("0")
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(position).to_have_value(str(count), timeout=30_000)
