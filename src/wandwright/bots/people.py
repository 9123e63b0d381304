"""Display names of bots: pictures on the castle's walls. They are the same in every language."""

from __future__ import annotations

from collections.abc import Collection

# Whoever plays anything is called after the one who does anything.
_OWN: dict[str, tuple[str, ...]] = {"uniform": ("Peeves",)}
_NAMES = ("Cadogan", "Dilys", "Everard", "Violet", "Phineas", "Armando", "Dexter", "Fytherley")


def person(bot: str, taken: Collection[str]) -> str:
    """A name for one more bot at a table where these names are taken."""
    names: tuple[str, ...] = (*_OWN.get(bot, ()), *_NAMES)
    return next((name for name in names if name not in taken), names[0])
