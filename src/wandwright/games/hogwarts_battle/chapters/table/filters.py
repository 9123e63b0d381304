"""Card filters: a type, or an object that asks for a type, a tag, a cost or whether the cost is even."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from wandwright.engine.words.clause_kinds import Fields, Kind, OneOf, Pack
from wandwright.games.hogwarts_battle import vocabulary as v

FILTER_PARTS: Final = frozenset({"type", "tag", "cost", "cost_at_least", "cost_at_most", "parity"})


def filter_text(value: Fields) -> str:
    """A filter as the pack's list of filters names it."""
    return json.dumps(dict(value), sort_keys=True)


class CardFilter(OneOf):
    """A type by its name, or an object: the number of the type, or of the filter in the list of the pack."""

    def __init__(self, others: Mapping[str, int] | None = None) -> None:
        super().__init__({**v.ALL_TYPES, **(others or {})}, "filter", absent=v.ANY_TYPE)

    def numbers(self, pack: Pack, value: Any) -> tuple[Any, ...]:
        if isinstance(value, str):
            return (self.names[value],)
        return (v.FILTERS + list(pack.lists["filters"]).index(filter_text(value)),)


class Cards(Kind):
    """So many cards that fit a filter, {n, filter}: one number for both."""

    definition = "cards"

    def numbers(self, pack: Pack, value: Any) -> tuple[Any, ...]:
        (wanted,) = ANY_CARD.numbers(pack, value["filter"]) if "filter" in value else ANY_CARD.absent
        return (value["n"] * v.MOST_FILTERS + wanted,)


class Tags(Kind):
    """A tag, or several of which one is enough: a bit for each."""

    def numbers(self, pack: Pack, value: Any) -> tuple[Any, ...]:
        tags = list(pack.lists["tags"])
        return (sum(1 << tags.index(tag) for tag in ([value] if isinstance(value, str) else value)),)


ANY_CARD: Final = CardFilter()
CARDS: Final = Cards()
