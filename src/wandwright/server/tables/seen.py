"""What each pair of eyes saw last of a table: the next picture is drawn beside it."""

from __future__ import annotations

from typing import Any, NamedTuple

from wandwright.engine.secrets.sights import Glimpse

# A seat, or None for a spectator and for all where all see alike; and the language in which it is told.
Eyes = tuple[int | None, str]


class Seen(NamedTuple):
    """The last view of one seat, of a spectator, or of all where all see alike; never shared between them.

    view  without the questions and without saying whose it is
    text  the same as it is sent
    """

    glimpse: Glimpse
    view: dict[str, Any]
    text: bytes
