"""A card as a table shows it, whatever the game: plain facts and lines of text, no markup."""

from __future__ import annotations

from typing import Any, NamedTuple


class CardFace(NamedTuple):
    """What is printed on a card.

    kind        a word of the game's own: villain, spell, location…
    lines       what the card does, one sentence a line
    facts       the printed numbers and words, ready for JSON: cost, health, type…
    confidence  how sure its data is: high, medium, reconstructed…
    """

    id: str
    name: str
    kind: str
    lines: tuple[str, ...]
    facts: dict[str, Any]
    confidence: str = "high"
    note: str = ""
