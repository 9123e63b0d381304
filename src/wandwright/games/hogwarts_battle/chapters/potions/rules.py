"""Potions: the board, shelves, ingredients, brewing, Dark Arts Potions (R44 to R51, R62, R100 to R106)."""

from __future__ import annotations
