"""Lookup tables of the second mode: Horcruxes, the tokens of each side, its pawns, and what spaces do."""

from __future__ import annotations

from typing import Final

from wandwright.engine.boards.boards import space_set
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.library import Library

HARRY: Final = "harry"
# R225a: what a space may do in this mode: PV, the draw of a Potion or a Spell, a common room.
GIFTS: Final = ("gain_pv", "common_room_choice")
DRAWN: Final = ("potion", "spell")


class ReturnTables:
    """The places of the Horcruxes by the number of the token, and what the mode says as a whole."""

    def __init__(self, library: Library) -> None:
        self.said: Fields = library.only("return")
        self.horcruxes: dict[int, int] = {
            library.items.index(item): library.board.number(place)
            for item, place in self.said["horcrux_places"].items()
        }
        self.scattered, self.ritual, self.weapons = (
            tuple(library.items.index(item) for item in self.said[name])
            for name in ("random_tokens", "ritual", "weapons")
        )
        # R224: tokens that somebody may take.
        special = tuple(library.items.index(item) for item in ("elder_wand", "resurrection_stone"))
        self.wanted: tuple[int, ...] = (*self.ritual, *self.weapons, *special)
        self._read_pawns(library)
        self._read_spaces(library)

    def _read_pawns(self, library: Library) -> None:
        """R230: Voldemort and the Death Eaters, in the order of their sheets."""
        sheets = library.entries["character"]
        roles = [sheet["role"] for sheet in sheets]
        servants = [number for number, role in enumerate(roles) if role == "death_eater"]
        self.pawn_sheets: tuple[int, ...] = (roles.index("voldemort"), *servants)
        self.pawn_names: tuple[str, ...] = tuple(sheets[number]["id"] for number in self.pawn_sheets)
        self.voldemort_pv: int = sheets[self.pawn_sheets[0]]["pv"]
        self.voldemort_space: int = library.board.number(self.said["voldemort_space"])

    def _read_spaces(self, library: Library) -> None:
        spaces = library.entries["space"]
        boards = self.said["random_boards"]
        # R222: squares on which tokens lie at first.
        self.squares: tuple[int, ...] = tuple(
            number for number, space in enumerate(spaces) if "item_square" in space and space["board"] in boards
        )
        # R231: every space of the main board that can be entered.
        self.hiding_places: tuple[int, ...] = tuple(
            number
            for number, space in enumerate(spaces)
            if space["board"] == v.BOARDS[v.MAIN] and library.board.ways[number]
        )
        self.working: int = space_set(number for number, space in enumerate(spaces) if works(space))
        # R253: what a Death Eater gets where it ends: a card of a deck, and PV.
        self.servant_deck: tuple[int, ...] = tuple(
            v.DECKS.index(space["sort"]) if space["sort"] in DRAWN else -1 for space in spaces
        )
        self.servant_pv: tuple[int, ...] = tuple(
            sum(part["n"] for part in space["effect"]) if space["sort"] == "pv" else 0 for space in spaces
        )


def works(space: Fields) -> bool:
    """R225, R225a: does a space do something for heroes and Peter?"""
    effect = space.get("effect", ())
    return bool(effect) and all(
        part["do"] in GIFTS or (part["do"] == "draw" and part["deck"] in DRAWN) for part in effect
    )
