"""What everybody may see of a position, by the declaration of its fields. What only some may see is a game's own.

A game makes one `Sight` of its fields and puts into its view what the declaration can't say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from wandwright.engine.encoding import plain
from wandwright.engine.keys import keys_of
from wandwright.engine.state import NO_CARD, Field, State

# What everybody sees of a card: its id, and a key that stays with the physical card until it is shuffled.
Ref = dict[str, Any]
# How a value looks in a position; the second argument holds the id of each card by its number.
Look = Callable[[State, Sequence[str], Any], Any]


def shown_key(state: State, card: int) -> int:
    """The key of a card. It says nothing of what a card is or where it lay before it was last shuffled."""
    return keys_of(state)[card]


def see_card(state: State, ids: Sequence[str], card: int) -> Ref | None:
    """A card that lies open; None where there is none."""
    if card == NO_CARD:
        return None
    keys = keys_of(state) if state.shuffled else state.keys
    return {"id": ids[card], "key": keys[card]}


def see_pile(state: State, ids: Sequence[str], cards: Iterable[int]) -> list[Ref | None]:
    """Cards that lie open, in their order."""
    keys = keys_of(state) if state.shuffled else state.keys
    return [None if card == NO_CARD else {"id": ids[card], "key": keys[card]} for card in cards]


def see_marks(state: State, ids: Sequence[str], marks: Sequence[int]) -> dict[str, int]:
    """The cards that have a mark, by their keys, with how much."""
    keys = keys_of(state)
    return {str(keys[card]): amount for card, amount in enumerate(marks) if amount}


def see_number(state: State, ids: Sequence[str], value: int) -> int:
    """A number as it is."""
    return value


def see_list(state: State, ids: Sequence[str], values: Sequence[int]) -> list[int]:
    """Numbers as a list of their own."""
    return list(values)


def see_data(state: State, ids: Sequence[str], value: Any) -> Any:
    """Tuples as lists, all the way down."""
    return plain(value)


def see_count(state: State, ids: Sequence[str], cards: Sequence[int]) -> dict[str, int]:
    """How many cards, not which."""
    return {"count": len(cards)}


def outcome_view(state: State) -> dict[str, Any] | None:
    """Who won, the scores and the reason; None while the match goes on."""
    if state.outcome is None:
        return None
    winners, scores, reason = state.outcome
    return {"winners": list(winners), "scores": list(scores), "reason": reason}


LOOKS: Final[dict[str, Look]] = {
    "number": see_number,
    "numbers": see_number,
    "list": see_list,
    "marks": see_marks,
    "card": see_card,
    "cards": see_card,
    "slots": see_pile,
    "pile": see_pile,
    "piles": see_pile,
    "data": see_data,
}


class Sight:
    """The fields whose sight is `all` or `count`, worked out once: a view is made after every answer."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self._places = [place(field) for field in fields if field.sight in ("all", "count")]

    def see(self, state: State, ids: Sequence[str]) -> dict[str, Any]:
        """Everything that everybody may see; `ids` holds the id of each card by its number."""
        data: dict[str, Any] = {}
        for name, look, group, parents, last in self._places:
            value = getattr(state, name)
            if group:
                if group not in data:
                    data[group] = [{} for _ in value]
                for one, part in zip(data[group], value, strict=True):
                    one[last] = look(state, ids, part)
                continue
            inner = data
            for parent in parents:
                inner = inner.setdefault(parent, {})
            inner[last] = look(state, ids, value)
        return data


def place(field: Field) -> tuple[str, Look, str, tuple[str, ...], str]:
    """A field, how it looks and where it goes: the group with a part for each seat or board, or the words before."""
    look = see_count if field.sight == "count" else LOOKS[field.form]
    group, _, name = field.path.rpartition(".*.")
    if group:
        return (field.name, look, group, (), name)
    *parents, last = field.path.split(".")
    return (field.name, look, "", tuple(parents), last)
