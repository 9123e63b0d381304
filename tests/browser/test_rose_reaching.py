"""A whole turn of Black Rose Wars, from the choice of a Mage on: by keys alone, and by roles and names alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count

from playwright.sync_api import Locator, expect

from tests.browser import rose
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.server import ServerProcess
from tests.browser.tables import lay, link

# More than one is asked until the second turn.
MOST_ANSWERS = 60
CHANGED = "(before) => heard.over || heard.question !== before"


def sit(person: Person, server: ServerProcess) -> None:
    keys = lay(server.address, "friend", "bot", game=rose.GAME)
    person.open(link(server.address, keys, 0))
    person.sit_down(person.name)


def play_a_turn(person: Person, answer: Callable[[Person], None]) -> set[str]:
    """Until the second turn begins; gives the questions that were answered."""
    kinds: set[str] = set()
    for _ in range(MOST_ANSWERS):
        rose.wait_asked(person)
        if person.heard["turn"] > 1:
            return kinds
        before = person.heard["question"]
        kinds.add(str(person.heard["kind"]))
        answer(person)
        person.wait(CHANGED, before)
    raise AssertionError(f"the turn does not end: {kinds}")


def by_keys(person: Person) -> None:
    """Numbers mark what is picked, and Enter confirms it; E ends what may be ended, and else the first answer is 1."""
    keyboard = person.page.keyboard
    expect(person.answers.first.or_(person.confirm).first).to_be_visible()
    if person.confirm.count() > 0:
        for place in count(1):
            keyboard.press(str(place))
            if person.confirm.is_enabled():
                break
        keyboard.press("Enter")
    else:
        keyboard.press("e" if person.heard["kind"] == "act" and person.ending.count() > 0 else "1")


def by_names(person: Person) -> None:
    """What a screen reader lists: the group of answers, check marks among them, the button that confirms."""
    answers, confirm = person.answers, person.confirm
    expect(answers.first).to_be_visible()
    if confirm.count() == 0:
        enter(person, first(answers))
        return
    marks = answers.and_(person.page.locator("[aria-pressed]"))
    for place in range(marks.count()):
        enter(person, marks.nth(place))
        if confirm.is_enabled():
            break
    enter(person, confirm)


def first(answers: Locator) -> Locator:
    """Who may pass, passes: a turn has an end."""
    passing = answers.filter(has_text=re.compile("Pass"))
    return passing.first if passing.count() > 0 else answers.first


def enter(person: Person, button: Locator) -> None:
    assert button.evaluate("(one) => one.textContent.trim() || one.ariaLabel"), "it has a name"
    button.focus()
    person.page.keyboard.press("Enter")


ALL_PHASES = {"pick_school", "pick_list", "name_decks", "keep", "prepare", "act"}


def test_a_turn_by_keyboard_alone(person: Invite, server: ServerProcess) -> None:
    anna = person()
    sit(anna, server)
    assert play_a_turn(anna, by_keys) >= ALL_PHASES


def test_a_turn_is_played_by_ear(person: Invite, server: ServerProcess) -> None:
    anna = person()
    sit(anna, server)
    assert play_a_turn(anna, by_names) >= ALL_PHASES
    expect(anna.page.get_by_role("status", name="What is new")).to_contain_text("Your move.")
