"""What an Encounter asks for, as its card says it: `to_complete` (R93)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from wandwright.engine.kinds import Fields, Pack
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.words.filters import ANY_CARD

# What can be met no more once Voldemort stands alone (R95).
NEEDS_FOES: Final = frozenset({"attack_assigned", "foes_defeated"})


class Requirement(NamedTuple):
    """So much of something.

    word    what is counted
    number  how much of it in all
    wanted  the filter that a counted card has to pass
    each    of each type so many
    """

    word: str
    number: int
    wanted: int = v.ANY_TYPE
    each: tuple[tuple[int, int], ...] = ()


def read_requirement(pack: Pack, written: Fields) -> Requirement | None:
    """The one thing that a card asks for; None for a card that asks for nothing."""
    for word, value in written.items():
        if word == "played_each":
            each = tuple((v.TYPES[name], number) for name, number in value.items())
            return Requirement(word, sum(value.values()), each=each)
        if isinstance(value, Mapping):
            return Requirement(word, value["n"], filter_number(pack, value))
        return Requirement(word, value if isinstance(value, int) else len(value))
    return None


def filter_number(pack: Pack, value: Fields) -> int:
    numbers: tuple[Any, ...] = ANY_CARD.numbers(pack, value["filter"]) if "filter" in value else ANY_CARD.absent
    return int(numbers[0])
