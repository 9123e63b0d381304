"""Sanitizing names and chat: no control characters, no signs that turn the writing direction or that draw nothing."""

from __future__ import annotations

import unicodedata

# Cc control, Cf format (bidirectional overrides, zero-width signs), Cs halves of pairs, Co private, Cn unassigned,
# Zl and Zp line and paragraph separators.
UNWANTED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# The joiner and the variation sign belong to many emoji; between letters they are harmless.
KEPT = frozenset({"\u200d", "\ufe0f"})
# Letters, marks and symbols by their category, but nothing is seen of them: fillers of Hangul and Khitan, vowels of
# Khmer that are not written, the joiner of graphemes, Mongolian and further variation signs, the empty cell of Braille,
# the empty note head.
DRAWS_NOTHING = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0),
            *(0x16FE4, 0x1D159),
            *range(0xFE00, 0xFE0F),
            *range(0xE0100, 0xE01F0),
        ),
    )
)
MOST_MARKS = 3


def clean(text: str, longest: int) -> str:
    """One line of visible text; empty where nothing is left."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        if (category in UNWANTED and sign not in KEPT) or sign in DRAWS_NOTHING:
            kept.append(" " if category in ("Cc", "Zl", "Zp") else "")
            continue
        # Towers of combining marks would cover the lines above.
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    line = " ".join("".join(kept).split())[:longest].strip()
    return line if any(sign not in KEPT and not sign.isspace() for sign in line) else ""
