"""The places of the Lodge as numbers (R13 to R19): which are adjacent, how far apart, where the Cells are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wandwright.engine.boards.hexes import HexBoard
from wandwright.engine.words.clause_kinds import Fields

Place = tuple[int, int]


class Layout:
    """Positions have numbers: the centre is 0, then the inner ring, then the outer one."""

    def __init__(self, fields: Fields, mages: int) -> None:
        rings = [fields["centre"], *fields["inner_ring"], *fields["outer_ring"]]
        self.positions: tuple[Place, ...] = tuple((q, r) for q, r in rings)
        self.inner: tuple[int, ...] = tuple(range(1, 1 + len(fields["inner_ring"])))
        names = [str(number) for number in range(len(self.positions))]
        board = HexBoard(names, self.positions)
        every = range(len(self.positions))
        self.near: tuple[tuple[int, ...], ...] = tuple(
            tuple(other for other in every if board.distance(place, other) == 1) for place in every
        )
        self.apart: tuple[tuple[int, ...], ...] = tuple(
            tuple(board.distance(place, other) for other in every) for place in every
        )
        cells = by_number(fields["cells"])[mages]
        self.cell_places: tuple[Place, ...] = tuple((cell["position"][0], cell["position"][1]) for cell in cells)
        at = {place: number for number, place in enumerate(self.positions)}
        self.cell_doors: tuple[tuple[int, ...], ...] = tuple(
            tuple(at[q, r] for q, r in cell["rooms"]) for cell in cells
        )


def by_number(cells: Mapping[Any, object]) -> dict[int, Any]:
    """A save has the numbers of players as text."""
    return {int(number): value for number, value in cells.items()}
