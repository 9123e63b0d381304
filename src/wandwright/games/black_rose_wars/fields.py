"""The state of a match of Black Rose Wars: what its chapters declare; `make states` writes state.py from it."""

from __future__ import annotations

from wandwright.games.black_rose_wars.chapters import CHAPTERS

STATE = "RoseState"
FIELDS = CHAPTERS.fields
