"""How a person plays Black Rose Wars: a table from the lobby, books, halves of cards, hexes; a bot plays on."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import PATIENCE_MS, Person

GAME = "black-rose-wars"
# More than a person is asked in two turns.
MOST_ANSWERS = 120
# The page lets the server answer these by itself, unless their buttons are pressed.
LEFT_ALONE = ["ban", "discard_quest"]
# The bots must get on while one waits: five answers each time.
SPELLS_OF_WAITING = 400


def open_table(person: Person, *, seats: int = 2, seed: int = 7, solo: str = "No") -> None:
    """From the form of the lobby: the person, and bots in all other seats."""
    page = person.open(f"/new/{GAME}")
    # A server that has just begun reads the packs of all games first.
    page.get_by_role("heading", name="Black Rose Wars").wait_for(timeout=4 * PATIENCE_MS)
    for legend in ("Who plays which Mage", "First school"):
        page.get_by_role("group", name=legend).get_by_label("Random", exact=True).check()
    page.get_by_role("group", name="Alone").get_by_label(solo, exact=True).check()
    while page.get_by_role("group", name=re.compile("^Who takes seat")).count() < seats:
        page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_role("group", name=re.compile("^Who takes seat"))).to_have_count(seats)
    page.get_by_text("More: undo, name of the table, seed").click()
    page.get_by_label("Seed").fill(str(seed))
    page.get_by_role("button", name="Open the table").click()
    person.tray.wait_for()
    person.wait_asked()


def lit(person: Person) -> Locator:
    """The hexes that can be chosen now."""
    return person.page.locator(".space.lit")


def answer(person: Person, button: Locator) -> None:
    """Where all answer at once, others do so meanwhile: waits until the own question is another one."""
    before = person.heard["question"]
    person.press(button)
    person.wait("(before) => heard.over || heard.question !== before", before)


def go_on(person: Person) -> None:
    """What is picked is confirmed; else a card, a hex or the first answer; what may be ended ends."""
    page = person.page
    show_what_glows(person)
    halves = page.locator("section.hand .card.able")
    if person.confirm.count() > 0:
        mark_and_confirm(person)
    elif halves.count() > 0 and (person.answers.count() == 0 or person.heard["kind"] == "prepare"):
        answer(person, person.ending.first if person.ending.count() > 0 else halves.first)
    elif lit(person).count() > 0:
        answer(person, person.answers.first)
    elif person.ending.count() > 0 and person.heard["kind"] != "act":
        answer(person, person.ending.first)
    else:
        answer(person, person.answers.first)


def show_what_glows(person: Person) -> None:
    """A phone goes to the drawer of a question by itself, but not in an open turn."""
    if person.touches and person.heard["kind"] in ("prepare", "ban", "discard", "discard_down"):
        person.press(person.tabs.filter(has_text="Spells"))


def mark_and_confirm(person: Person) -> None:
    """Marks cards, on the shelf or in the hand or in the tray, until it is enough."""
    cards = person.page.locator(".drawn .card.able, section.hand .card.able")
    cards = cards if cards.count() > 0 else person.answers
    for place in range(cards.count()):
        person.press(cards.nth(place))
        if person.confirm.is_enabled():
            break
    answer(person, person.confirm)


def reach(person: Person, *kinds: str) -> None:
    """Answers whatever is asked before one of these questions comes."""
    for _ in range(MOST_ANSWERS):
        wait_asked(person, kinds)
        if person.heard["over"] or person.heard["kind"] in kinds:
            return
        go_on(person)
    raise AssertionError(f"never asked for {kinds}")


def wait_asked(person: Person, wanted: tuple[str, ...] = ()) -> None:
    """Until something is asked that the server does not answer by itself."""
    alone = [kind for kind in LEFT_ALONE if kind not in wanted]
    person.wait_asked()
    person.wait("(kinds) => heard.over || !kinds.includes(heard.kind)", alone)
    person.wait_asked()


def let_a_bot_play(person: Person) -> None:
    """By the menu: a bot goes on in the person's seat, and the match comes to its end."""
    person.page.get_by_role("banner").get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Let a bot play", exact=True).first.click()
    for _ in range(SPELLS_OF_WAITING):
        if person.heard["over"]:
            return
        before = person.heard["actions"]
        person.wait("(before) => heard.over || heard.actions >= before + 5", before)
    raise AssertionError("the bots do not come to an end")


def see_the_end(person: Person, reason: str) -> None:
    end = person.page.get_by_role("dialog", name=re.compile("Victory|Defeat|Place"))
    expect(end.locator(".reason")).to_have_text(re.compile(reason))
    expect(end).to_contain_text(f"{person.heard['actions']:,} actions")
