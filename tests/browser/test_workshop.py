"""A card of one's own: written with a mistake, mended, seen, and tried at a table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE
from tests.browser.server import ServerProcess


@pytest.fixture
def generous(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose host lets own cards be tried."""
    server = ServerProcess(tmp_path / "data", "--workshop", "true")
    server.start()
    yield server
    server.stop()


def test_a_card_is_written_mended_seen_and_tried_at_a_table(generous: ServerProcess, person: Invite) -> None:
    anna = person(generous.address)
    anna.open("/")
    anna.page.get_by_role("link", name="Workshop").click()
    anna.page.get_by_label("Begin from this card").select_option("wingardium_leviosa")
    text = anna.page.get_by_label("The card as it stands in a pack")
    expect(text).to_have_value(re.compile("id: my_wingardium_leviosa"))
    anna.page.get_by_label("Name").fill("Feather <b>storm</b>")
    anna.page.get_by_label("Cost").fill("")
    mistakes = anna.page.locator("#workshop-mistakes")
    expect(mistakes.get_by_role("listitem")).to_have_count(1)
    expect(mistakes).to_contain_text("Line 5")
    expect(anna.page.get_by_role("button", name="Try it at a table")).to_be_disabled()
    anna.page.get_by_label("Cost").fill("1")
    preview = anna.page.get_by_role("region", name="How it looks")
    expect(preview).to_contain_text("Feather <b>storm</b>")
    expect(preview).to_contain_text("Nothing is wrong with it.")
    with anna.page.expect_download() as taken:
        anna.page.get_by_role("button", name="Take the file").click()
    assert "Feather <b>storm</b>" in taken.value.path().read_text(encoding="utf-8")
    anna.page.get_by_role("button", name="Try it at a table").click()
    anna.tray.wait_for()
    expect(anna.page.get_by_text("with own cards: workshop")).to_be_visible()
    anna.open("/workshop")
    expect(anna.page.get_by_label("Name", exact=True)).to_have_value("Feather <b>storm</b>")
    anna.page.get_by_label("Begin from this card").select_option("lumos")
    expect(anna.page.get_by_label("Name", exact=True)).to_have_value("Lumos!")
    anna.page.get_by_role("button", name="Back to what I had written").click()
    expect(anna.page.get_by_label("Name", exact=True)).to_have_value("Feather <b>storm</b>")


def test_the_workshop_fits_a_phone_and_says_when_nothing_is_tried_here(person: Invite) -> None:
    anna = person(size=PHONE)
    anna.open("/workshop")
    expect(anna.page.get_by_text("its host can switch that on")).to_be_visible()
    assert anna.overflow <= 0


def test_the_page_that_lays_a_table_says_how_hard_the_set_up_is(person: Invite) -> None:
    anna = person()
    anna.open("/new/hogwarts-battle")
    hard = anna.page.get_by_role("region", name="How hard is this?")
    expect(hard).to_contain_text("Bots won 20 of 20 such matches: 100%")
    anna.page.get_by_role("radio", name="7", exact=True).check(force=True)
    expect(hard).to_contain_text("Bots won 7 of 20 such matches: 35%")
    hard.get_by_text("Where from").click()
    expect(hard).to_contain_text("wandwright simulate hogwarts-battle")
