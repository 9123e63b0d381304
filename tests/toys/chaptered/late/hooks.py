"""Where this chapter joins in."""

from __future__ import annotations

from typing import Any


def gifts(state: Any) -> int:
    return 7
