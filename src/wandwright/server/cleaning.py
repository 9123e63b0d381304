"""Sanitizing names and chat: no control characters, no signs that turn the writing direction."""

from __future__ import annotations

import unicodedata

# Cc control, Cf format (bidirectional overrides, zero-width signs), Cs halves of pairs, Co private, Cn unassigned,
# Zl and Zp line and paragraph separators.
UNWANTED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# The joiner and the variation sign belong to many emoji; between letters they are harmless.
KEPT = frozenset({"\u200d", "\ufe0f"})
MOST_MARKS = 3


def clean(text: str, longest: int) -> str:
    """One line of visible text; empty where nothing is left."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        if category in UNWANTED and sign not in KEPT:
            kept.append(" " if category in ("Cc", "Zl", "Zp") else "")
            continue
        # Towers of combining marks would cover the lines above.
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    line = " ".join("".join(kept).split())[:longest].strip()
    return line if any(sign not in KEPT and not sign.isspace() for sign in line) else ""
