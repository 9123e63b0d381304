"""Whether what is on the screen can be read: how large every word is, whether all of it is inside what holds it, and
what has to be scrolled for.
"""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.people import SETTINGS

SMALLEST = 12
LANGUAGES = ("en", "cs", "it")

# Every word that is drawn in these places; words of one card may not lie over each other either.
MEASURE = """
([places, smallest]) => {
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
    if (!text.data.trim() || !holder.closest(places) || holder.closest('.only-read')) continue;
    if (!holder.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (size < smallest) wrong.push(`${size.toFixed(1)} px: ${text.data}`);
    const card = holder.closest('.card, .stack, .doom, header');
    if (card) cards.set(card, [...(cards.get(card) ?? []), ...[...range.getClientRects()].map((rect) => [text, rect])]);
    let box = holder;
    while (getComputedStyle(box).display === 'inline') box = box.parentElement;
    for (let held = box; !held.matches(`${places}, .board`); held = held.parentElement) {
      const holds = held === box || held.parentElement.matches(places);
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
# What does not fit into these places.
BEYOND = """
(places) => [...document.querySelectorAll(places)]
  .map((one) => [one.className, one.scrollHeight - one.clientHeight])
  .filter(([, beyond]) => beyond > 0)
  .map(([name, beyond]) => `${beyond} pixels of ${name} are out of sight`)
"""
SPEAK = """
([settings, language]) => {
  const kept = JSON.parse(localStorage[settings]);
  localStorage[settings] = JSON.stringify({ ...kept, language });
}
"""


def unreadable(page: Page, places: str) -> list[str]:
    """What is wrong with the words that are drawn in these places."""
    found: list[str] = page.evaluate(MEASURE, [places, SMALLEST])
    return found


def out_of_sight(page: Page, places: str) -> list[str]:
    """Which of these places must be scrolled."""
    found: list[str] = page.evaluate(BEYOND, places)
    return found


def speak(page: Page, language: str) -> None:
    """The same page in another language."""
    page.evaluate(SPEAK, [SETTINGS, language])
    page.reload()


def wait_drawn(page: Page) -> None:
    """Until the letters are there and everything has found its place."""
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
