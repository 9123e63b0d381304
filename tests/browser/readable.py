"""Whether what is on the screen can be read: how large every word is, whether all of it is inside what holds it, what
has to be scrolled for, and what room lies empty beside it.
"""

from __future__ import annotations

from typing import Any

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
    const card = holder.closest('.card, .stack, .doom, header, .heading');
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
# Every word that can be seen: how large it is, and whether something that does not scroll cuts it off. What has a
# title, and a thing of the table that can be looked at closely, tells its words another way, if it is on the screen.
WORDS = """
(smallest) => {
  const wrong = new Map();
  const hides = (style) => ['hidden', 'clip'].some((way) => style.overflowX === way || style.overflowY === way);
  const scrolls = (style) => ['auto', 'scroll'].some((way) => style.overflowX === way || style.overflowY === way);
  const outside = (inner, outer) =>
    inner.left < outer.left - 1.5 || inner.right > outer.right + 1.5 ||
    // A line is drawn closer than its letters are high with all their accents.
    inner.top + inner.height / 4 < outer.top || inner.bottom - inner.height / 4 > outer.bottom;
  const look = (node) => {
    const words = node.textContent.trim();
    const near = node.parentElement;
    if (!words || !near.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    const cutters = [];
    for (let one = near; one && one.tagName !== 'BODY'; one = one.parentElement) {
      const style = getComputedStyle(one);
      // Only read aloud, or shown to whoever comes to it by keyboard.
      if (style.clipPath === 'inset(50%)' || one.matches('.skip:not(:focus)')) return;
      // A map is moved as other things are scrolled.
      if (scrolls(style) || one.matches('.map > .frame')) break;
      if (hides(style)) cutters.push(one);
    }
    const size = parseFloat(getComputedStyle(near).fontSize);
    const of = near.closest('[data-key], [data-pile], article, section')?.getAttribute('aria-label') ?? '';
    if (size < smallest) wrong.set(`${size} pixels: ${words} ${of}`, false);
    for (const cutter of cutters) {
      const frame = cutter.getBoundingClientRect();
      const thing = near.closest('[title], [data-key], [data-pile], [data-space]');
      const told = thing !== null && !cutter.matches('.screen');
      if (boxes.some((box) => outside(box, frame))) wrong.set(`cut off by .${cutter.className}: ${words} ${of}`, told);
    }
  };
  const walk = document.createTreeWalker(document.querySelector('.screen'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) look(walk.currentNode);
  return [...wrong];
}
"""
# The largest piece of the screen without a word, a picture or anything to press, as its part of the whole; and what is
# cut, scrolled for or told in signs meanwhile.
EMPTY = """
() => {
  const step = 12;
  const across = Math.floor(innerWidth / step);
  const down = Math.floor(innerHeight / step);
  const taken = Array.from({ length: down }, () => new Uint8Array(across));
  const fill = ({ left, top, right, bottom }) => {
    for (let row = Math.max(0, Math.floor(top / step)); row < Math.min(down, Math.ceil(bottom / step)); row++)
      taken[row].fill(1, Math.max(0, Math.floor(left / step)), Math.max(0, Math.ceil(right / step)));
  };
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const things = document.querySelectorAll('.screen :is(button, a, input, img, svg, canvas)');
  for (const one of things) if (seen(one)) fill(one.getBoundingClientRect());
  const walk = document.createTreeWalker(document.querySelector('.screen'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (!walk.currentNode.data.trim() || !seen(walk.currentNode.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    for (const box of range.getClientRects()) fill(box);
  }
  const heights = new Array(across).fill(0);
  let most = 0;
  for (const row of taken)
    for (let from = 0; from < across; from++) {
      heights[from] = row[from] ? 0 : heights[from] + 1;
      for (let to = from, low = Infinity; to >= 0 && (low = Math.min(low, heights[to])) > 0; to--)
        most = Math.max(most, low * (from - to + 1));
    }
  const cut = [...document.querySelectorAll('.screen *')]
    .filter((one) => seen(one) && one.closest('[role=log], .hand') === null)
    .filter((one) =>
      one.matches('[data-words=none].signed, .told.short') && one.clientWidth > 80 ||
      /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 8)
    .map((one) => `${one.className}: ${(one.closest('[data-key]') ?? one).textContent.trim().slice(0, 40)}`);
  return [most / across / down, cut];
}
"""
MOST_EMPTY = 1 / 5
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


def words_wrong(page: Page, *, told: bool = False) -> list[str]:
    """Words that are too small or cut off; `told` lets those pass that can be read another way."""
    found: list[tuple[str, bool]] = page.evaluate(WORDS, SMALLEST)
    return [finding for finding, otherwise in found if not (told and otherwise)]


def empty_beside_cut(page: Page) -> list[str]:
    """What is cut although more than a fifth of the screen lies empty in one piece."""
    found: tuple[float, list[Any]] = page.evaluate(EMPTY)
    share, cut = found
    return [f"{share:.0%} empty beside {one}" for one in cut] if share > MOST_EMPTY else []


def speak(page: Page, language: str) -> None:
    """The same page in another language."""
    page.evaluate(SPEAK, [SETTINGS, language])
    page.reload()


def wait_drawn(page: Page) -> None:
    """Until the letters are there and all has found its place: words fit themselves once their card has its size."""
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
