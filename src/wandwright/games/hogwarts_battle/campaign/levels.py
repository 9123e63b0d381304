"""The eight levels, and what the book shows of each (R117)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wandwright.engine.matches.campaigns import LOCKED, OPEN, WON, Level
from wandwright.games.hogwarts_battle.library import Library
from wandwright.games.hogwarts_battle.scenarios import Scenario, scenarios

LAST_LEVEL: Final = 8
# As many new cards as can be fanned out beside a bookmark.
MOST_NEWS: Final = 7


def levels() -> tuple[Scenario, ...]:
    """The scenarios of the campaign, from the first level on."""
    return tuple(sorted((one for one in scenarios().values() if one.level), key=lambda one: one.level))


def shown_levels(library: Library, won: int, open_level: int) -> Iterator[Level]:
    """A level that is locked tells nothing of what waits there."""
    for one in levels():
        if one.level > open_level:
            yield Level(one.level, one.id, LOCKED)
        else:
            yield shown_level(library, one, WON if one.level <= won else OPEN)


def shown_level(library: Library, one: Scenario, state: str) -> Level:
    return Level(
        level=one.level,
        scenario=one.id,
        state=state,
        locations=one.locations,
        foes=(*one.named, *((one.final,) if one.final else ())),
        more=one.random,
        news=news(library, one),
    )


def news(library: Library, one: Scenario) -> tuple[str, ...]:
    """Some cards that no earlier level has: its Encounters, its own foes, then what can be acquired."""
    earlier = [before for before in levels() if before.level < one.level]
    seen = {card for before in earlier for card in (*before.named, *before.pool, *before.trials)}
    sets = set(one.sets) - {name for before in earlier for name in before.sets}
    own = [card for card in (*one.trials, *one.named) if card not in seen]
    fresh = [library.each[card].id for card in library.of_kind("hogwarts") if library.set_of[card] in sets]
    return tuple(dict.fromkeys([*own[: MOST_NEWS - 2], *fresh]))[:MOST_NEWS]
