"""Last views of a table, by who looks: the next one is drawn beside it."""

from __future__ import annotations

from typing import NamedTuple

from wandwright.engine.secrets.sights import Glimpse

# A seat, or None for a spectator and for all where all see alike; and the language in which it is told.
Eyes = tuple[int | None, str]


class Seen(NamedTuple):
    """The last view of one pair of eyes; never shared with others.

    text  the view as it is sent, without the questions and without saying whose it is
    """

    glimpse: Glimpse
    text: bytes
