"""Markup that strangers write in names, titles, chat, packs and files is text on every page, and none of it runs."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.server import ServerProcess
from tests.browser.tables import link, post
from tests.server.positions import almost_won

GAME = "hogwarts-battle"
NAME = '<img src=x onerror="pwned=1">'
LINE = '<script>pwned=2</script><svg onload="pwned=3">&lt;b&gt;[x](javascript:pwned=4)'
CARDS = """
cards:
  - id: wingardium_leviosa
    name: '<img src=x onerror="pwned=5">'
    copies: 30
"""


def test_what_strangers_write_is_text_at_the_table(person: Invite, tmp_path: Path) -> None:
    pack = tmp_path / "own"
    pack.mkdir()
    (pack / "cards.yaml").write_text(CARDS, encoding="utf-8")
    server = ServerProcess(tmp_path / "data", "--pack", str(pack))
    server.start()
    players = [{"kind": "friend", "name": NAME}, {"kind": "here", "name": LINE[:40]}]
    keys = post(
        server.address,
        "/api/tables",
        {"game": GAME, "players": players, "title": LINE[:60], "packs": ["own"], "seed": 3},
    )
    anna = person(server.address, name=NAME)
    anna.open(link(server.address, keys, 0))
    anna.sit_down(NAME)
    anna.tray.wait_for()
    page = anna.page
    expect(page.get_by_role("list", name="Who sits at the table")).to_contain_text(LINE[:20])
    expect(page.get_by_text('<img src=x onerror="pwned=5">').first).to_be_attached()
    expect(anna.log).to_be_visible()
    page.get_by_role("button", name="Chat", exact=True).click()
    page.get_by_label("Say something").fill(LINE)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text(LINE)
    anna.open("/tables")
    expect(page.get_by_text(LINE[:30]).first).to_be_visible()
    assert page.evaluate("window.pwned") is None
    assert page.locator("img[src=x], svg[onload], a[href^=javascript]").count() == 0
    server.stop()


def test_a_file_with_markup_for_names_is_text_to_its_end(person: Invite, server: ServerProcess) -> None:
    players = [{"kind": "friend", "name": NAME}, {"kind": "here", "name": LINE[:40]}]
    keys = post(server.address, "/api/tables/import", {"save": almost_won(), "players": players})
    anna = person(name=NAME)
    anna.open(link(server.address, keys, 0))
    anna.sit_down(NAME)
    anna.tray.wait_for()
    anna.answer(anna.tray.get_by_role("button", name="Attack Draco Malfoy").last)
    end = anna.page.get_by_role("dialog", name="Victory!")
    expect(end).to_contain_text(LINE[:40])
    assert anna.page.evaluate("window.pwned") is None
    assert anna.page.locator("img[src=x], svg[onload]").count() == 0
