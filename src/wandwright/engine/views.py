"""What everybody may see of a position, by the declaration of its fields. What only some may see is a game's own.

A game makes one `Sight` of its fields and puts into its view what the declaration can't say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from wandwright.engine.encoding import plain
from wandwright.engine.fields import Field
from wandwright.engine.keys import keys_of
from wandwright.engine.state import NO_CARD, State

if TYPE_CHECKING:
    from wandwright.engine.games import Game

# What everybody sees of a card: its id, and a key that stays with the physical card until it is shuffled.
Ref = dict[str, Any]
# How a value looks in a position; the second argument holds the id of each card by its number.
Look = Callable[[State, Sequence[str], Any], Any]


def see_card(state: State, ids: Sequence[str], card: int) -> Ref | None:
    """A card that lies open; None where there is none."""
    return None if card == NO_CARD else {"id": ids[card], "key": keys_of(state)[card]}


def see_pile(state: State, ids: Sequence[str], cards: Iterable[int]) -> list[Ref | None]:
    """Cards that lie open, in their order."""
    keys = keys_of(state)
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


def see_nothing(state: State, ids: Sequence[str], value: Any) -> None:
    """That there is something, and nothing of it."""


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
    """How each field looks, worked out once: a view is made after every answer."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._places = [(field, place(field)) for field in game.fields if field.sight != "none"]

    def see(self, state: State, seat: int | None) -> dict[str, Any]:
        """Everything that a seat may see."""
        data: dict[str, Any] = {}
        ids = self._game.ids(state)
        for field, (name, look, group, parents, last) in self._places:
            value = getattr(state, name)
            sight = self._game.sight(state, field)
            hidden = see_count if field.form in ("pile", "piles") else see_nothing
            shown = look if sight == "all" else hidden
            if group:
                if group not in data:
                    data[group] = [{} for _ in value]
                for owner, (one, part) in enumerate(zip(data[group], value, strict=True)):
                    one[last] = (look if sight == "owner" and owner == seat else shown)(state, ids, part)
                continue
            inner = data
            for parent in parents:
                inner = inner.setdefault(parent, {})
            inner[last] = shown(state, ids, value)
        return data


def place(field: Field) -> tuple[str, Look, str, tuple[str, ...], str]:
    """A field, how it looks and where it goes: the group with a part for each seat or board, or the words before."""
    look = LOOKS[field.form]
    group, _, name = field.path.rpartition(".*.")
    if group:
        return (field.name, look, group, (), name)
    *parents, last = field.path.split(".")
    return (field.name, look, "", tuple(parents), last)
