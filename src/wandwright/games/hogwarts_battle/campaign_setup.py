"""What heroes bring from a campaign to a match, and which cards are then not in the decks (R65 to R67, R118, R119).

The option `book` holds it as a small JSON text: the mode, the cards of each hero at the table (EASY: the whole deck,
NORMAL: the personal shop), and the cards that are out because a hero who sits out has them or because they were
banished (R118, R125).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wandwright.engine.errors import BadOption, UnknownCard

if TYPE_CHECKING:
    from wandwright.games.hogwarts_battle.box import Box

EASY: Final = "easy"
NORMAL: Final = "normal"
MODES: Final = (EASY, NORMAL)
# R65: how many Dark Arts cards a turn reveals in the levels of an EASY campaign.
EVENTS_BY_LEVEL: Final = (1, 2, 2, 2, 2, 2, 2, 3)
# What may lie in a deck that was kept, and in a shop.
KEPT_KINDS: Final = frozenset({"starting", "hogwarts", "potion", "detention"})
SHOP_KINDS: Final = frozenset({"hogwarts"})
# What is missing in the decks once it is banished or with a hero who sits out.
DECK_KINDS: Final = frozenset({"hogwarts", "potion", "detention"})


class Brought(NamedTuple):
    """The option `book`, read: cards by hero, and cards that are out."""

    mode: str
    cards: Mapping[str, tuple[str, ...]]
    out: tuple[str, ...]


class HandedOut(NamedTuple):
    """The physical cards that heroes bring, and those that are not in the decks of this match."""

    mode: str
    decks: tuple[tuple[int, ...], ...]
    shops: tuple[tuple[int, ...], ...]
    taken: frozenset[int]

    def left(self, cards: Iterable[int]) -> tuple[int, ...]:
        """What nobody has of some cards (R118, R119)."""
        return tuple(card for card in cards if card not in self.taken)

    def events(self, level: int) -> int:
        """R65: the Dark Arts cards of a turn in an EASY campaign; 0 where the Location says it."""
        return EVENTS_BY_LEVEL[level - 1] if self.mode == EASY else 0


def write_brought(brought: Brought) -> str:
    """The one way to write it, so that equal books give equal matches."""
    cards = {hero: sorted(own) for hero, own in brought.cards.items()}
    parts = {"mode": brought.mode, "cards": cards, "out": sorted(brought.out)}
    return json.dumps(parts, sort_keys=True, separators=(",", ":"))


def read_brought(text: str) -> Brought | None:
    """What the heroes bring; None in a single match."""
    if not text:
        return None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadOption("The option book is no text of a campaign; start the match from its book.") from problem
    if not is_brought(data):
        raise BadOption("The option book needs mode, cards by hero, and out; start the match from the campaign's book.")
    cards = {hero: tuple(own) for hero, own in data["cards"].items()}
    return Brought(data["mode"], cards, tuple(data["out"]))


def is_brought(data: Any) -> bool:
    """Has it the form of a book?"""
    if not isinstance(data, dict) or set(data) != {"mode", "cards", "out"} or data["mode"] not in MODES:
        return False
    piles = data["cards"]
    return isinstance(piles, dict) and all(are_words(pile) for pile in (*piles.values(), data["out"]))


def are_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def check_brought(options: Mapping[str, Any], level: int) -> None:
    """R117: a book belongs to a level of the campaign, and brings something for the heroes at the table."""
    brought = read_brought(options["book"])
    if brought is None:
        return
    if not level:
        raise BadOption("Only the levels of the campaign are played with a book; choose year-1 or a later level.")
    if set(brought.cards) != set(options["heroes"]):
        raise BadOption("The book brings cards for other heroes than those who play; start the match from its book.")


def hand_out(box: Box, brought: Brought | None) -> HandedOut:
    """Give each hero copies of what the hero brings; what is out lies with nobody."""
    nothing: tuple[tuple[int, ...], ...] = ((),) * box.seats
    if brought is None:
        return HandedOut("", nothing, nothing, frozenset())
    taken: set[int] = set()
    allowed = KEPT_KINDS if brought.mode == EASY else SHOP_KINDS
    piles = tuple(copies_for(box, brought.cards[hero], allowed, taken) for hero in box.heroes)
    copies_for(box, brought.out, DECK_KINDS, taken)
    decks, shops = (piles, nothing) if brought.mode == EASY else (nothing, piles)
    return HandedOut(brought.mode, decks, shops, frozenset(taken))


def copies_for(box: Box, ids: Iterable[str], allowed: frozenset[str], taken: set[int]) -> tuple[int, ...]:
    """A copy for each id that nobody else has, of the scenario's own sets first."""
    found = []
    for identity in ids:
        copies = [card for card in copies_of(box, identity) if card not in taken]
        if not copies or box.about(copies[0]).kind not in allowed:
            raise BadOption(f"The book brings more of {identity} than there is, or a card that can't be kept.")
        card = min(copies, key=lambda card: (box.library.set_of[card] not in box.sets, card))
        taken.add(card)
        found.append(card)
    return tuple(found)


def copies_of(box: Box, identity: str) -> tuple[int, ...]:
    try:
        return tuple(card for card in box.library.copies.with_id(identity) if card < len(box.ids))
    except UnknownCard as problem:
        raise BadOption(f"The book brings the card {identity}, which this pack lacks.") from problem
