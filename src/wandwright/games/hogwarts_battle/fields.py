"""The state of a Hogwarts Battle match, as its chapters declare it; `make states` writes state.py from it."""

from __future__ import annotations

from wandwright.engine.state.fields import Field
from wandwright.games.hogwarts_battle.chapters import CHAPTERS

STATE = "BattleState"
FIELDS: tuple[Field, ...] = CHAPTERS.fields
BASE_FIELDS: tuple[Field, ...] = tuple(field for field in FIELDS if not field.part)
# Games 1 to 7 with a variation.
VARIED_FIELDS: tuple[Field, ...] = tuple(field for field in FIELDS if field.part in ("", "variations"))
