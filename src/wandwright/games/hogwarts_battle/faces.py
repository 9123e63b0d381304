"""The cards of the box as a table shows them: name, lines of text in a language, and the printed facts."""

from __future__ import annotations

from wandwright.engine.cards import CardFace, plain
from wandwright.games.hogwarts_battle.library import Definition, Library
from wandwright.games.hogwarts_battle.text import MESSAGES, card_lines

# The printed facts. What a card does is in its lines; where its data comes from is no matter for the table.
FACTS = ("type", "cost", "health", "game", "hero", "order", "slots", "events", "faces", "needs", "tags", "rolls")


def faces(library: Library, locale: str) -> tuple[CardFace, ...]:
    """Every card of the pack; a language we do not have falls back to English."""
    known = MESSAGES.known(locale)
    return tuple(face(definition, known) for definition in library.definitions)


def face(definition: Definition, locale: str) -> CardFace:
    fields = definition.fields
    return CardFace(
        id=definition.id,
        name=MESSAGES.card_name(fields, locale),
        kind=definition.kind,
        lines=card_lines(fields, locale),
        facts={name: plain(fields[name]) for name in FACTS if name in fields},
        confidence=fields["confidence"],
        note=fields.get("note", ""),
    )
