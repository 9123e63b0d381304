"""The cards of the box as a table shows them: name, lines of text in a language, and the printed facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from wandwright.engine.cards import CardFace, plain
from wandwright.games.death_eaters_rising.library import Definition, Library
from wandwright.games.death_eaters_rising.text import MESSAGES, Names, card_lines, card_name

# Fields that say what an entry is and where it comes from, not what is printed on the card.
ABOUT_THE_ENTRY: Final = frozenset({"id", "name", "kind", "confidence", "field_confidence", "source", "note"})
# What a card does is in its lines.
TOLD_IN_LINES: Final = frozenset({"ability", "abilities", "regular", "dark_mark", "penalty", "effect"})
PRICES_OF_ABILITIES: Final = ("when", "cost", "damage")
CERTAIN: Final = "high"


def faces(library: Library, locale: str) -> tuple[CardFace, ...]:
    """Every card of the pack; a language we do not have falls back to English."""
    known = MESSAGES.known(locale)
    return tuple(face(definition, known, library.names) for definition in library.definitions)


def face(definition: Definition, locale: str, names: Names) -> CardFace:
    fields = definition.fields
    return CardFace(
        id=definition.id,
        name=card_name(fields, locale),
        kind=definition.kind,
        lines=card_lines(fields, locale, names),
        facts=facts(fields),
        confidence=fields["confidence"],
        note=fields.get("note", ""),
        doubts=doubts(fields),
    )


def facts(fields: Mapping[str, Any]) -> dict[str, Any]:
    """What is printed; of the abilities only when they work and what they cost, so that a table can show it."""
    hidden = ABOUT_THE_ENTRY | TOLD_IN_LINES
    found = {name: plain(value) for name, value in fields.items() if name not in hidden}
    abilities = (fields["ability"],) if "ability" in fields else fields.get("abilities", ())
    if abilities:
        found["abilities"] = [
            {name: plain(ability[name]) for name in PRICES_OF_ABILITIES if name in ability} for ability in abilities
        ]
    return found


def doubts(fields: Mapping[str, Any]) -> dict[str, str]:
    """The values that are not certain. A value that does not say how sure it is is as sure as its card."""
    named = fields.get("field_confidence", {})
    printed = ["name", *(name for name in fields if name not in ABOUT_THE_ENTRY)]
    found = {name: str(named.get(name, fields["confidence"])) for name in printed}
    return {name: confidence for name, confidence in found.items() if confidence != CERTAIN}
