"""The numbers of steps that belong to no chapter. Each chapter has numbers of its own (chapters/*/steps.py)."""

from __future__ import annotations

from typing import Final

RUN: Final = 2
