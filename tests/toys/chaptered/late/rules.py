"""What only some matches do."""

from __future__ import annotations

from typing import Any


def bless(state: Any, frame: Any) -> None:
    state.coins += 1
