"""Lookup tables of Quidditch: the slots of the pitch, the ways and lines between them, the pieces and the balls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wandwright.engine.boards.boards import Board, Edge, Space, space_set
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.year_at_hogwarts.chapters.quidditch import steps
from wandwright.games.year_at_hogwarts.library import Library

SIDES: Final = ("a", "b")
ROLES: Final = ("keeper", "beater", "chaser")
KEEPER: Final = 0
BEATER: Final = 1
CHASER: Final = 2
# R188: where the pieces of a role are put.
HOMES: Final = ("throw", "defence", "attack")
CENTRE: Final = "centre"
AFTER_ROLL: Final = "after_seeker_roll"
# Answers name a piece, and behind it a slot or another piece: the first number is that of a piece times PER_PIECE.
PER_PIECE: Final = 100
# More than there are of either.
MOST_PIECES: Final = 16
MOST_SLOTS: Final = 32
# Where a ball is (fields.py): on a slot, nowhere while somebody chooses its slot, or with a piece.
NOWHERE: Final = 99
HELD: Final = 100
# No Beater has just taken a Bludger.
NONE_FRESH: Final = -1


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
        self.slot_fields: tuple[Fields, ...] = tuple(slots)
        self._name_pieces()
        self._mark_areas()
        self._read_pitch()
        self.lines = lines_between(slots)
        self.moves = tuple(self._moves_of(piece) for piece in range(len(self.role)))
        self.ball_places: dict[int, str] = {
            **dict(enumerate(self.slot_names)),
            NOWHERE: "nowhere",
            **{HELD + piece: name for piece, name in enumerate(self.piece_names)},
        }
        # R209: where the Quaffle is while a Chaser of a side holds it.
        self.held_by_chasers: tuple[tuple[int, ...], ...] = tuple(
            tuple(HELD + piece for piece in chasers) for chasers in self.chasers
        )
        # R215: the kinds of card that are played after the roll.
        self.after_roll: tuple[bool, ...] = tuple(
            definition.fields.get("when") == AFTER_ROLL for definition in library.definitions
        )

    def _name_pieces(self) -> None:
        """R5a: the pieces of each side in the order Keeper, Beaters, Chasers; the Seekers have a track of their own."""
        team = self.pitch["team"]
        line: list[int] = [role for role, name in enumerate(ROLES) for _ in range(team[name])]
        self.size: int = len(line)
        self.role: tuple[int, ...] = tuple(line * 2)
        self.side_of: tuple[int, ...] = tuple(piece // self.size for piece in range(2 * self.size))
        # The number of a piece among those of its role, from 1 on.
        self.number: tuple[int, ...] = tuple(
            1 + line[: piece % self.size].count(role) for piece, role in enumerate(self.role)
        )
        self.piece_names: tuple[str, ...] = tuple(
            f"{SIDES[self.side_of[piece]]}_{ROLES[role]}" + (f"_{self.number[piece]}" if team[ROLES[role]] > 1 else "")
            for piece, role in enumerate(self.role)
        )

        def pieces(side: int, *roles: int) -> tuple[int, ...]:
            return tuple(piece for piece, role in enumerate(self.role) if self.side_of[piece] == side and role in roles)

        self.pieces: tuple[tuple[int, ...], ...] = tuple(pieces(side, KEEPER, BEATER, CHASER) for side in (0, 1))
        self.keeper: tuple[int, ...] = tuple(pieces(side, KEEPER)[0] for side in (0, 1))
        self.beaters: tuple[tuple[int, ...], ...] = tuple(pieces(side, BEATER) for side in (0, 1))
        self.chasers: tuple[tuple[int, ...], ...] = tuple(pieces(side, CHASER) for side in (0, 1))

    def _mark_areas(self) -> None:
        """The slots of an area of a side."""

        def area(name: str, side: int) -> tuple[int, ...]:
            return tuple(
                slot
                for slot, fields in enumerate(self.slot_fields)
                if fields["area"] == name and fields.get("side") == SIDES[side]
            )

        self.homes: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(area(name, side) for name in HOMES) for side in (0, 1)
        )
        self.defence: tuple[tuple[int, ...], ...] = tuple(homes[BEATER] for homes in self.homes)
        self.in_defence: tuple[int, ...] = tuple(space_set(slots) for slots in self.defence)

    def _read_pitch(self) -> None:
        pitch, number = self.pitch, self.board.number
        self.quaffle: int = number(pitch["quaffle"])
        self.bludgers: tuple[int, ...] = tuple(number(name) for name in pitch["bludgers"])
        self.formation: tuple[tuple[int, ...], ...] = tuple(
            tuple(number(name) for role in ROLES for name in pitch["formation"][side][role]) for side in SIDES
        )
        self.track_length: int = pitch["track_length"]
        self.goals: int = pitch["goals"]
        self.most_turns: int = pitch["most_turns"]
        self.dodge: int = pitch["dodge"]
        self.points: int = pitch["points"]

    def may_enter(self, piece: int, slot: int) -> bool:
        """R195, R196: Keepers stay in their throwing area, nobody else enters that of the rivals."""
        entered = self.pitch["may_enter"][ROLES[self.role[piece]]]
        fields = self.slot_fields[slot]
        if fields["area"] == CENTRE:
            return bool(entered["centre"])
        own = fields["side"] == SIDES[self.side_of[piece]]
        return fields["area"] in entered["own" if own else "rival"]

    def _moves_of(self, piece: int) -> tuple[tuple[tuple[int, int], ...], ...]:
        """R194: from each slot the neighbours that a piece may enter, as a bit and as the answer that goes there."""
        return tuple(
            tuple(
                (1 << to, steps.MOVE + piece * PER_PIECE + to)
                for to in self.board.neighbours(slot)
                if self.may_enter(piece, to)
            )
            for slot in range(len(self.slot_names))
        )


def lines_between(slots: Sequence[Fields]) -> tuple[dict[int, tuple[int, ...]], ...]:
    """R200: from each slot, to each other one of its row or column, the slots on the way, the last one included."""
    at = {(fields["col"], fields["row"]): slot for slot, fields in enumerate(slots)}
    found: tuple[dict[int, tuple[int, ...]], ...] = tuple({} for _ in slots)
    for (column, row), slot in at.items():
        for across, down in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            way: list[int] = []
            place = (column + across, row + down)
            while place in at:
                way.append(at[place])
                found[slot][at[place]] = tuple(way)
                place = (place[0] + across, place[1] + down)
    return found
