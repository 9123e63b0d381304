"""Checks that look at several entries at once: ids that are named, and what a match needs."""

from __future__ import annotations

from collections.abc import Iterator

from wandwright.content.entries import Entries, Reference, same_value
from wandwright.content.mistakes import Mistake
from wandwright.games.black_rose_wars.effects import WORDS

# Fields that name other entries, by the kind of entry and of what they name.
NAMED = (
    ("mage", "favourite_school", "school"),
    ("mage", "personal_spell", "personal"),
    ("personal", "mage", "mage"),
    ("spell", "school", "school"),
)
LISTS = ("effect", "abilities")


def check_together(entries: Entries) -> Iterator[Mistake]:
    yield from entries.lost(references(entries))
    yield from entries.twins(("layout",))
    yield from same_value(entries.of("room"), "number")


def references(entries: Entries) -> Iterator[Reference]:
    for kind, field, named in NAMED:
        for record in entries.of(kind):
            yield Reference(record, (field,), named, record.fields[field])
    yield from listed_spells(entries)
    yield from summoned(entries)


def listed_spells(entries: Entries) -> Iterator[Reference]:
    """R25: the lists that a Mage may begin with."""
    for record in entries.of("school"):
        for number, one in enumerate(record.fields["starting_grimoires"]):
            for place, spell in enumerate(one["spells"]):
                yield Reference(record, ("starting_grimoires", number, "spells", place), "spell", spell)


def summoned(entries: Entries) -> Iterator[Reference]:
    """R115: whatever is summoned is an Evocation of the pack."""
    for kind in ("room", "event", "evocation"):
        for record in entries.of(kind):
            for name in LISTS:
                for way, clause in WORDS.every(record.fields.get(name, ()), (name,)):
                    if "evocation" in clause:
                        yield Reference(record, (*way, "evocation"), "evocation", clause["evocation"])
    for kind in ("spell", "forgotten", "personal"):
        for record in entries.of(kind):
            for half in ("upright", "inverted"):
                for way, clause in WORDS.every(record.fields[half]["effect"], (half, "effect")):
                    if "evocation" in clause:
                        yield Reference(record, (*way, "evocation"), "evocation", clause["evocation"])
