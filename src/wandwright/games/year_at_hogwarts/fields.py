"""The state of a match of A Year at Hogwarts: what its chapters add; `make states` writes state.py from it."""

from __future__ import annotations

from wandwright.engine.state.fields import Field
from wandwright.games.year_at_hogwarts.chapters import CHAPTERS

STATE = "YearState"
FIELDS: tuple[Field, ...] = CHAPTERS.fields
BASE_FIELDS: tuple[Field, ...] = tuple(field for field in FIELDS if not field.part)
