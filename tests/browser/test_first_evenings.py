"""A newcomer's first evening with each of the other games: from the lobby into the second turn, the guide followed.

At every step of the guide its bubble lies whole on the screen, over nothing that can be answered.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser import rising, rose, year
from tests.browser.conftest import Invite
from tests.browser.people import MIDDLE, PHONE, WIDE, Person
from tests.browser.test_first_evening import STEP, looked_at

SHOWN = ".guide[data-step]:not(.waiting)"
# Longer than the page waits before it looks again (Guide.svelte).
LOOKS_MS = 350
WHERE = f"""() => {{
  const boxes = [...document.querySelectorAll('{SHOWN}, main > .foot')].map((one) => one.getBoundingClientRect());
  return JSON.stringify(boxes);
}}"""
# More than are answered and read until the second turn.
MOST_STEPS = 90
SIZES = {"wide": WIDE, "middle": MIDDLE, "phone": PHONE}
# By title: how a person goes on, and the size that every run has.
EVENINGS: dict[str, tuple[Callable[[Person], None], str]] = {
    "Death Eaters Rising": (rising.go_on, "phone"),
    "A Year at Hogwarts": (year.go_on, "wide"),
    "Black Rose Wars": (rose.go_on, "middle"),
}
FEWEST_STEPS = 4
PLACES = [
    pytest.param(title, size, id=f"{title}-{size}", marks=[] if size == usual else [pytest.mark.soak])
    for title, (_, usual) in EVENINGS.items()
    for size in SIZES
]


def settle(person: Person) -> None:
    """The guide looks again and again where it can lie: until it lies still, or there is none."""
    before: object = "nowhere yet"
    while (now := person.page.evaluate(WHERE)) != before:
        before = now
        person.page.wait_for_timeout(LOOKS_MS)


def read(person: Person, told: set[str]) -> None:
    """Reads what the guide says now, until it says nothing more of this question."""
    bubble = person.page.locator(SHOWN)
    settle(person)
    while bubble.count() > 0:
        step = looked_at(person)
        assert step not in told, "nothing is said twice"
        told.add(step)
        person.press(bubble.get_by_role("button").last)
        person.wait("(step) => document.querySelector('.guide[data-step]')?.dataset.step !== step", step)
        settle(person)


@pytest.mark.parametrize(("title", "size"), PLACES)
def test_a_first_evening_goes_into_its_second_turn(person: Invite, title: str, size: str) -> None:
    go_on, _ = EVENINGS[title]
    newcomer = person(guideSeen=False, size=SIZES[size])
    page = newcomer.open("/")
    game = page.get_by_role("article").filter(has=page.get_by_role("heading", name=title))
    newcomer.press(game.get_by_role("button", name="Play the first match"))
    newcomer.wait_asked()
    newcomer.wait(STEP, "goal")
    told: set[str] = set()
    for _ in range(MOST_STEPS):
        newcomer.wait_asked()
        if newcomer.heard["turn"] > 1:
            break
        read(newcomer, told)
        go_on(newcomer)
    assert newcomer.heard["turn"] > 1
    assert len(told) >= FEWEST_STEPS
    assert newcomer.overflow <= 0
