"""A reference model of what seats have seen: followed from outside, by their views, never by what a game remembers.

A card that a seat saw, and that then lies in a zone it does not see, is there for sure until something leaves that zone
unseen. A guess that lays it elsewhere has forgotten it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from wandwright.engine.matches.games import Game
from wandwright.engine.state.fields import ZONES, parts_of
from wandwright.engine.state.keys import keys_of
from wandwright.engine.state.state import NO_CARD, State

# A field and the numbers at the `*` of its path.
Zone = tuple[str, tuple[int, ...]]


def zones_of_cards(game: Game, state: State) -> dict[int, Zone]:
    """Where each card lies."""
    found: dict[int, Zone] = {}
    for field in game.fields_in(state):
        if field.form in ZONES:
            for places, value in parts_of(field, getattr(state, field.name)):
                for card in (value,) if isinstance(value, int) else value:
                    found[card] = (field.name, places)
    found.pop(NO_CARD, None)
    return found


def keys_in(data: object) -> Iterator[int]:
    """Every key of a card in a view."""
    if isinstance(data, dict):
        if "id" in data and isinstance(data.get("key"), int):
            yield data["key"]
        for part in data.values():
            yield from keys_in(part)
    elif isinstance(data, list):
        for part in data:
            yield from keys_in(part)


def cards_seen(state: State, view: Mapping[str, object]) -> set[int]:
    """The cards that lie open in a view. What a question names need not lie anywhere."""
    numbers = {key: card for card, key in enumerate(keys_of(state))}
    shown = {name: part for name, part in view.items() if name != "decisions"}
    return {numbers[key] for key in keys_in(shown) if key in numbers}


class Recall:
    """For each seat the cards that it saw go out of its sight, with the zones they lie in for all it knows."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.cards: list[dict[int, Zone]] = [{} for _ in range(seats)]

    def follow(
        self, before: State, state: State, seen_before: Sequence[dict[str, object]], seen: Sequence[dict[str, object]]
    ) -> None:
        """One answer: a position, the next one, and how each seat saw either."""
        move = Move(self.game, before, state)
        for seat, (then, now) in enumerate(zip(seen_before, seen, strict=True)):
            self.cards[seat] = move.recalled(self.cards[seat], cards_seen(before, then), cards_seen(state, now))


class Move:
    """Where the cards lay before an answer and where they lie after it, and which of them were shuffled meanwhile."""

    def __init__(self, game: Game, before: State, state: State) -> None:
        self.ids = game.ids(state)
        self.before = zones_of_cards(game, before)
        self.after = zones_of_cards(game, state)
        keys = zip(keys_of(before), keys_of(state), strict=True)
        self.shuffled = {card for card, (old, new) in enumerate(keys) if old != new}

    def recalled(self, recalled: dict[int, Zone], then: set[int], now: set[int]) -> dict[int, Zone]:
        """What a seat recalls that saw these cards before and these afterwards. In doubt it has forgotten."""
        gone = {card: self.after[card] for card in then - now if card in self.after}
        unseen = self.after.keys() - then - now
        robbed = {self.before[card] for card in unseen if self.before[card] != self.after[card]}
        mixed = {self.after[card] for card in self.shuffled - now if card in self.after}
        like = {self.ids[card] for card in now - then}
        return {
            card: zone
            for card, zone in {**recalled, **gone}.items()
            if card not in now
            and zone not in robbed
            and self.ids[card] not in like
            and (card not in self.shuffled or len(mixed) == 1)
        }
