"""What Quidditch looks up: the slots of the pitch and the ways between them."""

from __future__ import annotations

from wandwright.engine.boards import Board, Edge, Space
from wandwright.engine.kinds import Fields
from wandwright.games.year_at_hogwarts.library import Library


class PitchTables:
    """The pitch as a board of slots, and what it says as a whole."""

    def __init__(self, library: Library) -> None:
        slots = library.entries["slot"]
        self.pitch: Fields = library.only("pitch")
        self.board = Board(
            [Space(fields["id"], fields["x"], fields["y"], fields["area"]) for fields in slots],
            [Edge(fields["id"], other) for fields in slots for other in fields.get("ways", ())],
        )
        self.slot_names: tuple[str, ...] = self.board.names
