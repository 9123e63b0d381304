"""Cards picked by their kind."""

from __future__ import annotations

from wandwright.games.black_rose_wars.state import RoseState


def left_of(state: RoseState, zone: tuple[int, ...], picked: tuple[int, ...]) -> list[int]:
    """The kinds of cards of a zone, without those that were picked."""
    definition = state.box.definition
    kinds = [definition[card] for card in zone]
    for kind in picked:
        kinds.remove(kind)
    return sorted(set(kinds))


def card_of(state: RoseState, zone: tuple[int, ...], kind: int) -> int:
    """A card of a kind in a zone."""
    definition = state.box.definition
    return next(card for card in zone if definition[card] == kind)
