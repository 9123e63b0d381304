"""Validation that the schema can't do: an entry may only promise what the rules carry out."""

from __future__ import annotations

from collections.abc import Iterator

from wandwright.content.certainty import check_confidence
from wandwright.content.mistakes import Found
from wandwright.content.records import Record


def check(record: Record) -> Iterator[Found]:
    """Everything that one entry promises and the rules would not keep."""
    yield from check_confidence(record.fields)
