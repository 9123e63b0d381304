"""Death Eaters Rising can be read: in its fullest positions no word is smaller than 12 pixels, none is cut, and on wide
screens nothing has to be scrolled for; in every size, both lights and every language (B2, B11, B12).
"""

from __future__ import annotations

from copy import deepcopy

import pytest
from playwright.sync_api import expect

from tests.browser import rising
from tests.browser.conftest import Invite
from tests.browser.people import Json, Person
from tests.browser.screens import PICTURES, SIZES
from tests.browser.server import ServerProcess
from tests.browser.tables import lay_position
from tests.browser.test_rising_screens import LATE

SMALLEST = 12
LANGUAGES = ("en", "cs", "it")

# Two teams of seven and six, three spell tokens, a location that has lost both places, and more dice than ever.
FULL: Json = deepcopy(LATE)
FULL["given"] = {key: value for key, value in LATE["given"].items() if not key.startswith(("teams.2", "teams.3"))}
FULL["given"] |= {
    "teams.0.wizards": [*LATE["given"]["teams.0.wizards"], "hermione_granger", "filius_flitwick"],
    "teams.1.wizards": [*LATE["given"]["teams.1.wizards"], "emmeline_vance", "mundungus_fletcher"],
    "teams.0.tokens": LATE["given"]["teams.0.tokens"][:3],
    "locations.1.places": [],
    "corrupted": ["gringotts_bank", "ollivanders_wand_shop"],
}
FULL["chance"] = {"dice": ["friendship", "courage", "loyalty", "courage2", "friendship", "knowledge", "courage"]}
FULL["play"] = ["take purple", "take blue", "roll", "assign purple:courage2 to bellatrix_lestrange"]

# Every word on the table that is drawn: how large it is, whether all of it is inside what holds it, and whether it lies
# over another word of the same card.
MEASURE = """
(smallest) => {
  const wrong = [];
  const cards = new Map();
  const slack = 1.5;
  // A line is drawn closer than its letters are high with all their accents: the middle of it is what must be seen.
  const beyond = (rect, box) =>
    rect.left < box.left - slack || rect.right > box.right + slack ||
    rect.top + rect.height / 4 < box.top || rect.bottom - rect.height / 4 > box.bottom;
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || !holder.closest('.whole, .before') || holder.closest('.only-read')) continue;
    if (!holder.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (size < smallest) wrong.push(`${size.toFixed(1)} px: ${text.data}`);
    const card = holder.closest('.card, .stack, .doom, header');
    if (card) cards.set(card, [...(cards.get(card) ?? []), ...[...range.getClientRects()].map((rect) => [text, rect])]);
    let box = holder;
    while (getComputedStyle(box).display === 'inline') box = box.parentElement;
    for (let held = box; !held.matches('.whole .board, .whole, .before'); held = held.parentElement) {
      const holds = held === box || held.parentElement.matches('.before');
      if (!holds && getComputedStyle(held).overflow === 'visible') continue;
      if ([...range.getClientRects()].some((rect) => beyond(rect, held.getBoundingClientRect()))) {
        wrong.push(`cut by ${held.className}: ${text.data}`);
        break;
      }
    }
  }
  const touch = (one, other) =>
    one.left < other.right - slack && other.left < one.right - slack &&
    one.top + one.height / 4 < other.bottom - other.height / 4 &&
    other.top + other.height / 4 < one.bottom - one.height / 4;
  for (const words of cards.values())
    for (const [one, here] of words)
      for (const [other, there] of words)
        if (one !== other && touch(here, there)) wrong.push(`over each other: ${one.data} ${other.data}`);
  return wrong;
}
"""
SCROLLED = "() => { const b = document.querySelector('.whole .board'); return b.scrollHeight - b.clientHeight; }"
SPEAK = """
(language) => {
  const kept = JSON.parse(localStorage['wandwright.settings']);
  localStorage['wandwright.settings'] = JSON.stringify({ ...kept, language });
}
"""


def measured(person: Person, size: str) -> list[str]:
    """What is wrong with the words on the screen; on a phone in each part of the table."""
    page = person.page
    wrong: list[str] = []
    parts = page.locator("nav button[aria-pressed]").filter(visible=True).all() if size == "phone" else [None]
    for place, part in enumerate(parts):
        if part is not None:
            part.click()
        wrong += [f"{size} {place}: {finding}" for finding in page.evaluate(MEASURE, SMALLEST)]
    if size != "phone" and page.evaluate(SCROLLED) > 0:
        wrong.append(f"{size}: {page.evaluate(SCROLLED)} pixels of the board are out of sight")
    return wrong


def in_every_size(person: Person, name: str) -> list[str]:
    page = person.page
    wrong: list[str] = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for light in ("dark", "light"):
            page.emulate_media(color_scheme=light)
            page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
            wrong += [f"{name} {light} {finding}" for finding in measured(person, size)]
        page.screenshot(path=PICTURES / f"rising-readable-{name}-{size}.png")
    page.set_viewport_size({"width": SIZES["wide"][0], "height": SIZES["wide"][1]})
    return wrong


@pytest.mark.parametrize(("name", "seats", "position"), [("late", 4, LATE), ("full", 2, FULL)])
def test_every_word_can_be_read(
    person: Invite, server: ServerProcess, name: str, seats: int, position: Json
) -> None:
    anna = person(theme=None)
    keys = lay_position(server.address, "friend", *["bot"] * (seats - 1), **position)
    rising.sit(anna, server.address, keys)
    anna.wait_asked()
    wrong: list[str] = []
    for language in LANGUAGES:
        anna.page.evaluate(SPEAK, language)
        anna.page.reload()
        expect(anna.page.locator(".sector")).to_have_count(3)
        wrong += in_every_size(anna, f"{name}-{language}")
    assert not wrong, "\n".join(wrong)
