"""Checks that look at several entries at once: ids that are named, and what a match needs."""

from __future__ import annotations

from collections.abc import Iterator

from wandwright.content.entries import Entries, Reference, same_value
from wandwright.content.mistakes import Mistake

# Fields that name other entries, by the kind of entry and of what they name.
NAMED = (
    ("space", "ways", "space"),
    ("passage", "from", "space"),
    ("passage", "to", "space"),
    ("slot", "ways", "slot"),
    ("mission", "place", "space"),
    ("mission", "items", "item"),
    ("duel", "character", "character"),
)


def check_together(entries: Entries) -> Iterator[Mistake]:
    yield from entries.lost(references(entries))
    yield from entries.twins(("pitch", "return"))
    yield from same_value(entries.of("mission"), "number")
    yield from same_value(entries.of("combat"), "number")


def references(entries: Entries) -> Iterator[Reference]:
    for kind, field, named in NAMED:
        for record in entries.of(kind):
            value = record.fields.get(field, ())
            if isinstance(value, str):
                yield Reference(record, (field,), named, value)
            else:
                for place, name in enumerate(value):
                    yield Reference(record, (field, place), named, name)
