"""What is printed on a card as a table shows it, beside its lines: the facts, and how sure they are."""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.cards import plain
from wandwright.engine.kinds import Fields
from wandwright.games.death_eaters_rising.library import abilities_of

# Fields that say what an entry is and where it comes from, not what is printed on the card.
ABOUT_THE_ENTRY: Final = frozenset({"id", "name", "kind", "confidence", "field_confidence", "source", "note"})
# What a card does is in its lines.
TOLD_IN_LINES: Final = frozenset({"ability", "abilities", "regular", "dark_mark", "penalty", "effect"})
PRICES_OF_ABILITIES: Final = ("when", "cost", "damage")
CERTAIN: Final = "high"


def facts(fields: Fields) -> dict[str, Any]:
    """What is printed; of the abilities only when they work and what they cost, so that a table can show it."""
    hidden = ABOUT_THE_ENTRY | TOLD_IN_LINES
    found = {name: plain(value) for name, value in fields.items() if name not in hidden}
    prices = [
        {name: plain(ability[name]) for name in PRICES_OF_ABILITIES if name in ability}
        for ability in abilities_of(fields)
    ]
    return {**found, "abilities": prices} if prices else found


def doubts(fields: Fields) -> dict[str, str]:
    """The values that are not certain. A value that does not say how sure it is is as sure as its card."""
    named = fields.get("field_confidence", {})
    printed = ["name", *(name for name in fields if name not in ABOUT_THE_ENTRY)]
    found = {name: str(named.get(name, fields["confidence"])) for name in printed}
    return {name: confidence for name, confidence in found.items() if confidence != CERTAIN}
