"""Last views of a table, by who looks: the next one is drawn beside it."""

from __future__ import annotations

from typing import NamedTuple

from wandwright.engine.secrets.sights import Glimpse

# A seat, or None for a spectator and for all where all see alike; and the language in which it is told.
Eyes = tuple[int | None, str]


class Seen(NamedTuple):
    """The last view of one pair of eyes. What several see alike is one object, which nobody changes.

    text  the view as it is sent, without the questions and without saying whose it is; only while several plan face
          down, as nothing else leaves a view as it was
    """

    glimpse: Glimpse
    text: bytes
