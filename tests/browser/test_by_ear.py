"""A turn played by ear: only roles, names and the live region are used, never what a thing looks like."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.server import ServerProcess
from tests.browser.tables import GAME, lay, link
from tests.server.positions import RISING

# What puts a piece back in the pool is no step forward.
BACKWARD = re.compile("^(Put it back|All answers)")
MOST_ANSWERS = 80


def news(person: Person) -> Locator:
    """What a screen reader reads aloud when it changes."""
    return person.page.get_by_role("status", name="What is new")


def to_the_question(person: Person) -> None:
    """The first stop of the page leads on to the answers."""
    person.page.keyboard.press("Tab")
    expect(person.page.get_by_role("link", name="Skip to the question")).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.answers.and_(person.page.locator(":focus"))).to_have_count(1)


def answer_by_name(person: Person) -> None:
    """Takes the first answer that leads on, and waits until there is something else to choose from."""
    person.tray.get_by_role("heading").first.wait_for()
    names = [name for name in person.answers.all_inner_texts() if not BACKWARD.match(name)]
    before = (person.heard["actions"], person.answers.all_inner_texts())
    forward = person.answers.filter(has_not_text=BACKWARD).first
    assert names
    forward.focus()
    person.page.keyboard.press("Enter")
    person.wait(
        "([actions, said]) => heard.actions !== actions ||"
        " [...document.querySelectorAll('[role=group][aria-label=Answers] [data-place]')]"
        ".map((one) => one.innerText).join() !== said.join()",
        list(before),
    )


@pytest.mark.parametrize(
    ("game", "turn"),
    [
        (GAME, "Turn 3: Harry"),
        (RISING, "Turn 3: Harry's team"),
        ("year-at-hogwarts", "Turn 3"),
    ],
)
def test_a_turn_is_played_by_ear(person: Invite, server: ServerProcess, game: str, turn: str) -> None:
    anna = person()
    anna.open(link(server.address, lay(server.address, "friend", "bot", game=game), 0))
    anna.sit_down("Anna")
    anna.wait_asked()
    expect(news(anna)).to_contain_text("Your move.")
    anna.page.reload()
    anna.wait_asked()
    anna.answers.first.wait_for()
    to_the_question(anna)
    for _ in range(MOST_ANSWERS):
        answer_by_name(anna)
        anna.wait_asked()
        if anna.heard["turn"] > 1:
            break
    assert anna.heard["turn"] > 1
    expect(news(anna)).to_contain_text(turn)
    expect(news(anna)).to_contain_text("Your move.")


def test_the_log_is_one_stop_and_opens_at_its_end(person: Invite, server: ServerProcess) -> None:
    """B22: not forty stops. N12: the drawer is closed at this width, and opens with the newest line in sight."""
    anna = person()
    anna.open(link(server.address, lay(server.address, "friend", "bot"), 0))
    anna.sit_down("Anna")
    anna.wait_asked()
    toggle = anna.page.get_by_role("banner").get_by_role("button", name=re.compile("^Log"))
    expect(toggle).to_have_attribute("aria-expanded", "false")
    anna.go_on()
    lines = anna.log.get_by_role("listitem")
    assert lines.count() > 3
    expect(lines.last).to_be_in_viewport()
    assert anna.log.locator("[tabindex='0']").count() == 1
    anna.log.locator("[tabindex='0']").focus()
    anna.page.keyboard.press("Tab")
    assert anna.log.locator(":focus").count() == 0
