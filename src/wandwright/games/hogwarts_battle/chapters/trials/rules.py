"""Encounters: what completes them, collecting, their rewards (R57, R92 to R97)."""

from __future__ import annotations
