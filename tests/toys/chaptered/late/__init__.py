"""The chapter that only some matches have."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(__name__, steps=("bless",), part="is_long")
