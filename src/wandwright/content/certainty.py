"""Confidence of values: how sure those of a card are. One that does not say it is as sure as its card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from wandwright.content.mistakes import Found, listed
from wandwright.engine.words.clause_kinds import Fields

# Fields that say something about an entry of the pack and nothing about the card.
ABOUT_THE_ENTRY: Final = frozenset({"id", "kind", "confidence", "field_confidence", "source", "note"})
CERTAIN: Final = "high"


def confidences(fields: Fields) -> dict[str, str]:
    """How sure each value is that stands on the card."""
    named = fields.get("field_confidence", {})
    return {name: str(named.get(name, fields["confidence"])) for name in fields if name not in ABOUT_THE_ENTRY}


def doubts(fields: Mapping[str, object]) -> dict[str, str]:
    """The values that are not certain."""
    return {name: confidence for name, confidence in confidences(fields).items() if confidence != CERTAIN}


def check_confidence(fields: Fields) -> Iterator[Found]:
    """Only what stands on the card can be sure or unsure."""
    known = confidences(fields)
    for name in fields.get("field_confidence", ()):
        if name not in known:
            problem = f"`field_confidence` speaks of `{name}`, which this card does not have; correct or delete it"
            yield ("field_confidence", name), problem, listed(known)
