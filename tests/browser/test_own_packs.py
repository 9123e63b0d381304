"""Own cards from the lobby to the table, and on after the pack has gone."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person
from tests.browser.server import ServerProcess

CARDS = """
cards:
  - id: wingardium_leviosa
    name: Wingardium of my own
    copies: 30
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    directory = tmp_path / "my-cards"
    directory.mkdir()
    (directory / "cards.yaml").write_text(CARDS, encoding="utf-8")
    return directory


def test_own_cards_are_chosen_in_the_lobby_and_stay_with_the_table(person: Invite, tmp_path: Path, own: Path) -> None:
    server = ServerProcess(tmp_path / "data", "--pack", str(own))
    server.start()
    anna = person(server.address)
    anna.open("/new/hogwarts-battle")
    group = anna.page.get_by_role("group", name="Own cards")
    group.get_by_label("My cards").check()
    expect(group.get_by_label("My cards")).to_be_checked()
    anna.page.get_by_role("button", name="Open the table").click()
    anna.tray.wait_for()
    expect(anna.page.get_by_text("with own cards: my-cards")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Wingardium of my own").first).to_be_visible()
    anna.open("/tables")
    expect(anna.page.get_by_text("with own cards: my-cards")).to_be_visible()
    path = anna.page.get_by_role("link", name="Sit down").get_attribute("href")
    leave(anna)
    server.stop()
    shutil.rmtree(own)
    server.words = ()
    server.start()
    anna.open(path or "")
    expect(anna.page.get_by_role("button", name="Wingardium of my own").first).to_be_visible()
    leave(anna)
    server.stop()


def leave(person: Person) -> None:
    """A page that is left asks nothing of a server that is about to go."""
    person.page.goto("about:blank")


def test_the_lobby_with_own_cards_fits_a_phone(person: Invite, tmp_path: Path, own: Path) -> None:
    server = ServerProcess(tmp_path / "data", "--pack", str(own))
    server.start()
    anna = person(server.address, size=PHONE)
    anna.open("/new/hogwarts-battle")
    anna.page.get_by_label("My cards").check()
    assert anna.overflow <= 0
    server.stop()
