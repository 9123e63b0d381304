"""The state of a Death Eaters Rising match: the fields of all chapters; `make states` writes state.py from them."""

from __future__ import annotations

from wandwright.games.death_eaters_rising.chapters import CHAPTERS

STATE = "RisingState"
FIELDS = CHAPTERS.fields
