"""The replay page, and playing on from it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.screens import findings
from tests.browser.server import ServerProcess
from tests.browser.tables import lay, link
from tests.server.live import Player


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


def test_the_end_has_totals_and_is_looked_at_with_all_cards_open(person: Invite, server: ServerProcess) -> None:
    """After the end one looks through every seat: the other's hand lies before one as the own does."""
    anna = person()
    keys = lay(server.address, "friend", "bot", options={"hands": "closed"}, names=["Anna", "Cedric"])
    anna.open(link(server.address, keys, 0))
    anna.sit_down("Anna")
    anna.wait_asked()
    with Player(server.address.removeprefix("http://"), keys["table"], [keys["host"]]) as host:
        host.ask("reseat", seat=0, kind="bot")
        host.until_table(lambda table: table["info"]["outcome"])
    anna.wait("() => heard.over")
    page = anna.page
    end = page.get_by_role("dialog", name="Victory!")
    expect(end.get_by_role("heading", name="Victory!")).to_be_focused()
    expect(end.get_by_role("rowheader", name="Influence")).to_be_visible()
    expect(end.get_by_text("Turning point")).to_be_visible()
    assert not findings(anna)
    end.get_by_role("link", name="Look back").click()
    position = page.get_by_role("slider", name="Position in the match")
    expect(position).to_have_value("0")
    expect(page.get_by_text("All cards lie open")).to_be_visible()
    expect(anna.hand).to_have_count(5)
    mine = anna.hand.all_inner_texts()
    page.get_by_role("list", name="Who sits at the table").get_by_role("button", name="Cedric").click()
    expect(anna.hand).to_have_count(5)
    assert anna.hand.all_inner_texts() != mine
    assert not findings(anna)
