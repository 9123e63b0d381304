"""Charms, Patronuses and the one active card of each kind (R60, R78, R80, R107 to R111)."""

from __future__ import annotations
