"""Two people at one device go through a whole round of each game: what one may not see of the other stays covered.

They press only what the page offers, and the table takes each answer. Where hands are secret, a card asks for the
device before the screen is the other's, and nothing else can be seen until that one says to be there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser import rising, rose, year
from tests.browser.conftest import Invite
from tests.browser.people import Json, Person
from tests.browser.server import ServerProcess
from tests.browser.tables import hold, lay, post
from tests.server.positions import saved, saved_position

NAMES = ("Anna", "Ben")
# More than two people are asked in a round.
MOST_ANSWERS = 90
# What is seen at points all over the screen, by the name of the dialog that it belongs to.
SEEN = """
() => {
  const seen = new Set();
  for (let x = 5; x < innerWidth; x += 30)
    for (let y = 5; y < innerHeight; y += 30)
      seen.add(document.elementFromPoint(x, y)?.closest('[role=dialog]')?.getAttribute('aria-label') ?? 'the table');
  return [...seen];
}
"""
# The cards drawn on the page that one seat may see and the other may not, by their keys.
DRAWN = """
([one, other]) => {
  const { views } = told.map((text) => JSON.parse(text)).findLast(({ type }) => type === 'table');
  const keysOf = (part) => {
    if (part === null || typeof part !== 'object') return [];
    return [...('key' in part ? [part.key] : []), ...Object.values(part).flatMap(keysOf)];
  };
  const known = new Set(keysOf(views[other]));
  const secret = keysOf(views[one]).filter((key) => !known.has(key));
  return secret.filter((key) => document.querySelector(`main [data-key="card:${key}"]`));
}
"""
# What glows where the tray lists nothing.
GLOWING = ".space.lit, .slot.lit, .book.able, .shelf .card.able, section.hand .card.able, .board .card.able"


@dataclass
class Device:
    """The browser that both pass to and fro, and whose hand may be on it."""

    person: Person
    holder: str | None = None
    # Who has seen cards of the own that the other may not see.
    seen_by: set[str] = field(default_factory=set)

    @property
    def cover(self) -> Locator:
        return self.person.page.get_by_role("dialog", name="Hand over the device")

    def take(self) -> None:
        """Whoever is asked takes the device; another's screen is covered until then."""
        asked = [NAMES[seat] for seat in self.person.heard["asked"]]
        if self.holder not in asked:
            self.holder = asked[0]
            self.sees_nothing_but(self.holder)
            self.cover.get_by_role("button", name="I am here").click()
        expect(self.cover).to_have_count(0)
        expect(self.person.tray).to_be_in_viewport()
        self.shows_nothing_of_the_other()

    def shows_nothing_of_the_other(self) -> None:
        own = NAMES.index(str(self.holder))
        assert self.person.page.evaluate(DRAWN, [1 - own, own]) == []
        if self.person.page.evaluate(DRAWN, [own, 1 - own]):
            self.seen_by.add(NAMES[own])

    def sees_nothing_but(self, name: str) -> None:
        """The card that asks for this one: no hand, no board and no answer, neither by eye nor by ear."""
        expect(self.cover).to_contain_text(f"Pass the device to {name}")
        assert self.person.page.evaluate(SEEN) == ["Hand over the device"]
        expect(self.person.page.locator("main .hand, main .tray, main .board")).not_to_have_count(0)
        expect(self.person.page.locator(":is(.hand, .tray, .board):not([inert], [inert] *)")).to_have_count(0)

    def come_back(self) -> None:
        """Loaded anew, the page shows nobody's hand."""
        self.person.page.reload()
        self.person.wait_asked()
        self.sees_nothing_but(NAMES[min(self.person.heard["asked"])])


def sit_at(person: Person, server: ServerProcess, game: str, **options: Any) -> Person:
    return sit(person, lay(server.address, "here", "here", names=list(NAMES), game=game, options=options))


def sit_before(person: Person, server: ServerProcess, save: str) -> Person:
    """At a match in a prepared position."""
    players = [{"kind": "here", "name": name} for name in NAMES]
    return sit(person, post(server.address, "/api/tables/import", {"save": save, "players": players}))


def sit(person: Person, keys: Json) -> Person:
    hold(person, keys, 0, 1)
    person.open(f"/table/{keys['table']}")
    person.wait_asked()
    person.tray.wait_for()
    return person


def go_on(person: Person) -> None:
    """Ends what may be ended, but prepares all; else takes what is first, marked where several are confirmed."""
    listed = person.answers.count() > 0
    choices = person.answers if listed else person.page.locator(GLOWING)
    if person.confirm.count() > 0:
        mark(person, choices)
    elif person.ending.count() > 0 and person.heard["kind"] != "prepare":
        person.answer(person.ending.first)
    else:
        person.answer(choices.first)


def mark(person: Person, choices: Locator) -> None:
    for place in range(choices.count()):
        if person.confirm.is_enabled():
            break
        person.press(choices.nth(place))
    person.answer(person.confirm)


def play_until(device: Device, turn: int, go_on: Callable[[Person], None] = go_on) -> set[str]:
    """Both answer all that they are asked before this turn; gives the kinds of what was asked of both at once."""
    together: set[str] = set()
    for _ in range(MOST_ANSWERS):
        rose.wait_asked(device.person)
        heard = device.person.heard
        if heard["over"] or heard["turn"] >= turn:
            return together
        if len(heard["asked"]) > 1:
            together.add(heard["kind"])
        device.take()
        go_on(device.person)
        assert device.person.heard["actions"] > heard["actions"]
    raise AssertionError(f"turn {turn} never comes")


def test_two_mages_study_and_prepare_at_once(person: Invite, server: ServerProcess) -> None:
    """Both name decks, keep cards and prepare at the same time, each alone with the device."""
    device = Device(sit_at(person(), server, rose.GAME))
    assert play_until(device, turn=2) == {"name_decks", "keep", "prepare"}
    assert device.seen_by == set(NAMES)
    device.come_back()


# Game 4 with closed hands: when the turn begins the Slytherin die makes both discard, at the same time.
BOTH_DISCARD: Json = {
    "game": "hogwarts-battle",
    "seats": 2,
    "options": {"game": 4, "heroes": ["harry", "ron"], "hands": "closed"},
    "given": {"stack": [["begin_turn"]], "dark_arts.deck": ["heir_of_slytherin", "expulso", "expulso"]},
    "chance": {"dice": ["card"]},
}


def test_two_heroes_with_closed_hands_discard_at_once(person: Invite, server: ServerProcess) -> None:
    """Neither sees what the other gives up before both have named it; then each plays the own turn."""
    device = Device(sit_before(person(), server, saved(**BOTH_DISCARD)))
    assert play_until(device, turn=device.person.heard["turn"] + 2) == {"discard"}
    assert device.seen_by == set(NAMES)
    device.come_back()


def test_two_students_walk_with_their_cards_covered(person: Invite, server: ServerProcess) -> None:
    device = Device(sit_at(person(), server, year.GAME))
    assert play_until(device, turn=device.person.heard["turn"] + 2, go_on=year.go_on) == set()
    assert device.seen_by == set(NAMES)
    device.come_back()


# Both teams hold two spell tokens, and somebody can be healed: each may step in while it is the other's turn.
BOTH_STEP_IN: Json = {
    "seats": 2,
    "given": {
        **rising.ROLLED["given"],
        "damage": {"harry_potter": 4},
        "locations.1.corruption": 2,
        "teams.0.tokens": ["heal_two_from_one", "remove_corruption"],
        "teams.1.tokens": ["heal_two_from_one", "remove_corruption"],
    },
}


def test_two_teams_step_into_each_others_turns(person: Invite, server: ServerProcess) -> None:
    """Nothing is secret here: beside the question of one there is the other's chance, and either can be taken."""
    both = sit_before(person(), server, saved_position(**BOTH_STEP_IN))
    stepped_in: list[str] = []
    called: list[int] = []
    end = both.heard["turn"] + 2
    for _ in range(MOST_ANSWERS):
        both.wait_asked()
        heard = both.heard
        if heard["over"] or heard["turn"] >= end:
            break
        chance = both.tray.get_by_role("group", name="may cast a spell token")
        if chance.count() > 0 and len(stepped_in) < heard["turn"]:
            stepped_in.append(str(chance.get_attribute("aria-label")).partition(" team ")[0])
            both.answer(chance.get_by_role("button").first)
        elif heard["kind"] == "last_call":
            called += heard["asked"]
            both.answer(both.answers.filter(has_text="Pass"))
        elif both.ending.count() > 0:
            both.answer(both.ending.first)
        else:
            rising.go_on(both)
    assert stepped_in == ["Tonks's", "Harry's"]
    assert called == [1, 0]
