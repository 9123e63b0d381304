"""What the second mode looks up: Horcruxes, and the tokens of each side."""

from __future__ import annotations

from wandwright.engine.kinds import Fields
from wandwright.games.year_at_hogwarts.library import Library


class ReturnTables:
    """The places of the Horcruxes by the number of the token, and what the mode says as a whole."""

    def __init__(self, library: Library) -> None:
        self.said: Fields = library.only("return")
        self.horcruxes: dict[int, int] = {
            library.items.index(item): library.board.number(place)
            for item, place in self.said["horcrux_places"].items()
        }
