"""Card search: a card by its id or its name, as people type it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches

from wandwright.engine.errors import UnknownCard

MOST_NAMES = 6


def find_card(wanted: str, names: Mapping[str, str]) -> str:
    """The id behind an id, a name or the beginning of one; small and capital letters, blanks and signs do not matter.

    `names` holds the name of each card by its id. Of several cards with one name the first is meant.
    """
    if wanted in names:
        return wanted
    key = as_typed(str(wanted))
    known = {as_typed(card): card for card in names}
    for card in reversed(list(names)):
        known[as_typed(names[card])] = card
    if key in known:
        return known[key]
    begun = {card for text, card in known.items() if key and text.startswith(key)}
    if len(begun) == 1:
        return begun.pop()
    alike = get_close_matches(key, known, n=3, cutoff=0.5)
    close = sorted({names[card] for card in begun or [known[text] for text in alike]})
    advice = f"Did you mean {' or '.join(close[:MOST_NAMES])}?" if close else "Type the name as the table shows it."
    raise UnknownCard(f"There is no card {str(wanted)[:60]!r}. {advice}", tuple(close[:MOST_NAMES]))


def as_typed(text: str) -> str:
    """A name without what people leave out when they type it."""
    return re.sub(r"[^a-z0-9]+", " ", re.sub("['\u2019]", "", text.casefold())).strip()
