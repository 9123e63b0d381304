"""Limits and field types that several messages share."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

LONGEST_NAME = 40
MOST_SEATS = 8
# Of each seat the key in its link and the browser's own; the host's, old and new, and the spectators'.
MOST_SECRETS = 2 * MOST_SEATS + 4
MOST_GAMES = 100
LONGEST_LOCALE = 20
MOST_PACKS = 20
LOCALE_PATTERN = r"^[A-Za-z]+([-_][A-Za-z0-9]+)*$"
Secret = Annotated[str, Field(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
PackName = Annotated[str, Field(max_length=255)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
GameName = Annotated[str, Field(max_length=60)]
UndoPolicy = Literal["free", "safe", "vote", "off"]
