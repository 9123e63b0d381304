"""A person at a browser: sees what the page shows, clicks and types, and never looks behind it but to wait."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import cycle
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page

PATIENCE_MS = 15_000
# Longer than the page waits after a change (guard.svelte.ts).
GUARD_MS = 500
# More than there is to stop at on any page.
MOST_STOPS = 100
WIDE = (1440, 900)
MIDDLE = (1024, 768)
PHONE = (390, 844)
SETTINGS = "wandwright.settings"
# Somebody who plays on at once and is never asked back, as most tests do.
HASTY = {"guard": False, "askBeforeEnding": False}
Json = dict[str, Any]

# Keeps the last picture of the table that came, so that a test can wait for the next one.
LISTEN = """
(() => {
  window.heard = { version: -1, pictures: 0 };
  window.told = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        window.told.push(data);
        if (message.type === 'table') {
          const seats = message.info.seats.filter((seat) => seat.asked).map((seat) => seat.seat);
          const [mine] = message.info.yours.filter((seat) => seats.includes(seat));
          const question = message.views[String(mine)]?.decisions.find((open) => open.seat === mine);
          window.heard = {
            version: message.version, pictures: window.heard.pictures + 1, asked: seats, yours: message.info.yours,
            actions: message.info.actions, turn: message.info.turn, over: message.info.outcome !== null,
            kind: question?.kind ?? null, table: message.info.table,
            question: question ? question.number + ':' + (question.pick?.chosen ?? []).length : null,
          };
        }
      });
    }
  };
})();
"""
# Asks again and again whether something is so.
WAIT = """
(argument) => new Promise((done, fail) => {
  const holds = %s;
  const end = performance.now() + %d;
  const look = () => {
    if (holds(argument)) done();
    else if (performance.now() > end) fail(new Error('waited too long for ' + %s));
    else setTimeout(look, 8);
  };
  look();
})
"""


class Person:
    """One browser with its own memory. Mistakes that the page reports are kept in `errors`."""

    def __init__(self, browser: Browser, address: str, *, size: tuple[int, int] = WIDE, **likes: Any) -> None:
        self.address = address
        self.name = str(likes.get("name", "Anna"))
        self.errors: list[str] = []
        self.touches = size == PHONE
        scheme = likes.get("theme", "dark")
        motion: Any = likes.pop("system_motion", "no-preference")
        locale = str(likes.pop("system_locale", "en-GB"))
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            reduced_motion=motion,
            locale=locale,
            has_touch=self.touches,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(LISTEN)
        likes = {like: value for like, value in likes.items() if value is not None}
        if likes:
            # Only where nothing is kept yet: what the person changes later must stay.
            kept = json.dumps(json.dumps({"sound": "off", **likes}))
            unset = f"location.origin !== 'null' && !localStorage['{SETTINGS}']"
            self.context.add_init_script(f"if ({unset}) localStorage['{SETTINGS}'] = {kept};")
        self.page: Page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.type}: {message.text}")

    def open(self, path: str = "/") -> Page:
        self.page.goto(path if "://" in path else self.address + path)
        return self.page

    # What the page shows.

    @property
    def tray(self) -> Locator:
        return self.page.get_by_role("region", name="What is asked")

    @property
    def answers(self) -> Locator:
        """Those that the tray lists; on a phone not those that the hand stands for."""
        buttons = self.tray.get_by_role("group", name="Answers").get_by_role("button")
        return buttons.and_(self.page.locator("[data-place]"))

    @property
    def ending(self) -> Locator:
        """The answer that ends a turn, in its own place."""
        return self.answers.and_(self.page.locator(".end"))

    @property
    def confirm(self) -> Locator:
        """The button that sends what is marked."""
        return self.tray.get_by_role("button", name="Confirm")

    @property
    def prompt(self) -> str:
        return self.tray.get_by_role("heading").first.inner_text()

    @property
    def log(self) -> Locator:
        """What happened, in the drawer, which is opened if it is not."""
        found = self.page.get_by_role("log", name="Log")
        if found.count() == 0:
            self.page.get_by_role("banner").get_by_role("button", name=re.compile("^Log")).click()
        return found

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name="Hand of").get_by_role("button")

    @property
    def undo(self) -> Locator:
        return self.page.get_by_role("banner").get_by_role("button", name=re.compile("^(Undo|Ask to undo)"))

    @property
    def overflow(self) -> int:
        """By how many pixels the page is wider than the screen."""
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return wide

    @property
    def tabs(self) -> Locator:
        """On a phone: the parts of the table, one at a time."""
        return self.page.get_by_role("navigation", name="Parts of the table").get_by_role("button")

    @property
    def heard(self) -> Json:
        heard: Json = self.page.evaluate("window.heard")
        return heard

    def table(self) -> str:
        """The number of the table in the address."""
        return self.page.url.split("/")[4].partition("#")[0]

    # Waiting.

    def wait(self, condition: str, argument: Any = None) -> None:
        # Playwright's own wait evaluates a text in the page, which the page's policy rightly forbids.
        self.page.evaluate(WAIT % (condition, PATIENCE_MS, json.dumps(condition)), argument)

    def wait_picture(self, after: int) -> None:
        """Until a newer picture of the table has come."""
        self.wait("(after) => window.heard.pictures > after", after)

    def wait_asked(self) -> None:
        """Until this person is asked, or the match is over."""
        self.wait("() => heard.over || (heard.yours || []).some((seat) => heard.asked.includes(seat))")

    # Doing.

    def sit_down(self, name: str) -> None:
        """Comes by a link: says the name."""
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()
        self.tray.wait_for()

    def press(self, button: Locator) -> None:
        """With the mouse, or a finger where there is none."""
        if self.touches:
            button.tap()
        else:
            button.click()

    def answer(self, button: Locator) -> None:
        """Gives an answer until the table takes it: a question that has just changed takes none at once."""
        before = self.heard["actions"]
        self.press(button)
        if self.page.locator(".said .notice").count() > 0:
            self.page.wait_for_timeout(GUARD_MS)
            self.press(button)
        # What gives something up for good asks back.
        sure = self.page.get_by_role("alertdialog").get_by_role("button", name="Give it up")
        if sure.count() > 0:
            self.press(sure)
        self.wait("(before) => heard.actions !== before", before)

    def answer_first(self) -> None:
        """Gives the first answer; where several are picked in one choice, marks from the first on and confirms them."""
        choices = self.answers if self.answers.count() > 0 else self.glowing
        if self.confirm.count() == 0:
            self.answer(choices.first)
            return
        for place in cycle(range(choices.count())):
            self.press(choices.nth(place))
            if self.confirm.is_enabled():
                break
        self.answer(self.confirm)

    def focus(self, wanted: str) -> None:
        """Presses Tab until the focus is on what is wanted."""
        for _ in range(MOST_STOPS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("(wanted) => document.activeElement?.matches(wanted)", wanted):
                return
        raise AssertionError(f"the keyboard does not reach {wanted}")

    @property
    def glowing(self) -> Locator:
        """The cards in the hand that can be played."""
        return self.page.locator("section.hand .card.able")

    def go_on(self) -> None:
        """Does the first sensible thing: a glowing card of the hand, else the first answer in the tray."""
        card = self.heard["kind"] == "act" and self.glowing.count() > 0
        if card:
            self.answer(self.glowing.last)
        else:
            self.answer_first()

    def play_turn(self) -> None:
        """All of the own turn, and what is asked during it."""
        self.wait_asked()
        turn = self.heard["turn"]
        while not self.heard["over"] and self.heard["turn"] == turn:
            self.go_on()
            self.wait("(turn) => heard.over || heard.turn !== turn || heard.asked.includes(heard.yours[0])", turn)

    def close(self) -> None:
        self.context.close()


# Until a person is asked, on a page of either: their seats are 0 and 1.
SOMEBODY = "() => heard.over || heard.asked.includes(0) || heard.asked.includes(1)"
FAR_ENOUGH = "(actions) => heard.actions >= actions"


def play_on(people: list[Person], actions: int, go_on: Callable[[Person], None] = Person.go_on) -> None:
    """Whoever of the first two seats is asked does what `go_on` does, so many times or until the end."""
    for _ in range(actions):
        people[0].wait(SOMEBODY)
        heard = people[0].heard
        if heard["over"]:
            return
        asked = people[min(heard["asked"])]
        asked.wait(FAR_ENOUGH, heard["actions"])
        go_on(asked)
        people[0].wait(FAR_ENOUGH, asked.heard["actions"])
