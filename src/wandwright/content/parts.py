"""The modules of a card game, found by convention: what each does stands under the same names in every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from types import SimpleNamespace
from typing import Final

# What a game has, by the modules in its package.
PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    # The tables of a pack, from its records, their hash and the effect words; what is in a match, for one set-up.
    "library": ("Library",),
    "box": ("Box",),
    "effects": ("WORDS",),
    # What an own pack may not promise: of one card, and of all together.
    "pack_checks.checks": ("check",),
    "pack_checks.chains": ("check_together",),
    # What the message of an event is told beside the seat, the card and how many.
    "speech": ("told",),
    # What a view shows beside the fields; the table made of it; the numbers printed on a card, and what it belongs to.
    "view": ("add_to_view", "Added"),
    "table": ("sections", "description", "facts"),
    # What a card does, in words.
    "text": ("card_lines",),
    # Whether it is a good idea, and why.
    "opinion.heuristics": ("evaluate",),
    "opinion.policy": ("policy", "quiet"),
    # Quick answers and positions at rest; the numbers of the fitted chance (engine/matches/chances.py).
    "opinion.quick": ("answer", "at_rest"),
    "opinion.chance": ("standings", "chance_kind", "CHANCE_TERMS", "CHANCE_SETUPS"),
    "opinion.reasons": ("opinion", "gain_text", "spared_text"),
}
# What only some games have; None in the others.
OPTIONAL_PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    # Books of many matches (engine/matches/campaigns.py).
    "campaign": ("Campaign",),
}


def find_parts(package: str) -> SimpleNamespace:
    """Everything that a game is asked for, by name; what is missing is named in one sentence."""
    found = dict(parts_in(package))
    missing = [f"{module}.{name}" for module, names in PARTS.items() for name in names if name not in found]
    if missing:
        raise ValueError(f"The game in {package} lacks {', '.join(missing)}. Write each in the module of that name.")
    optional = dict.fromkeys(chain.from_iterable(OPTIONAL_PARTS.values()))
    return SimpleNamespace(**{**optional, **found})


def parts_in(package: str) -> Iterator[tuple[str, object]]:
    """Those that are there."""
    for place, names in (*PARTS.items(), *OPTIONAL_PARTS.items()):
        module = import_module(f"{package}.{place}") if exists(package, place) else None
        yield from ((name, getattr(module, name)) for name in names if hasattr(module, name))


def exists(package: str, place: str) -> bool:
    """Is there such a module? A folder of its own may be missing, too."""
    folder, _, _ = place.rpartition(".")
    return (not folder or find_spec(f"{package}.{folder}") is not None) and find_spec(f"{package}.{place}") is not None
