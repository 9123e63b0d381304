"""The box unpacked for one set-up: the tables that the rules look things up in, plain tuples of numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from wandwright.content.card_game import CardGame
from wandwright.engine.boards.boards import Board, space_set
from wandwright.engine.words.programs import Programs
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters import CHAPTERS
from wandwright.games.year_at_hogwarts.chapters.fights.tables import FightTables
from wandwright.games.year_at_hogwarts.chapters.quidditch.tables import PitchTables
from wandwright.games.year_at_hogwarts.chapters.voldemort.tables import ReturnTables
from wandwright.games.year_at_hogwarts.hooks import Hooks
from wandwright.games.year_at_hogwarts.library import PASSAGE, Definition, Library

# R9 to R11: missions and points that end the year; more than so many.
ENDS: Final = {"quick": (1, 210), "classic": (2, 260), "long": (3, 320)}
# R29: Mission cards for up to six players, and for more.
MISSIONS_DEALT: Final = (5, 3)
FEW_PLAYERS: Final = 6


class Box:
    """Everything that stays the same for a whole match.

    Spaces, items and sheets have numbers in the order of their ids; a set of spaces is one number (boards.py).
    """

    def __init__(self, library: Library, options: Mapping[str, Any]) -> None:
        self.library = library
        self.options = options
        self.definitions: tuple[Definition, ...] = library.definitions
        self.definition: list[int] = library.definition_of
        self.ids: list[str] = [definition.id for definition in library.each]
        self.kinds: list[str] = [definition.kind for definition in library.each]
        self.programs: Programs = library.programs
        self._settle(options)
        self._lay_out_board()
        self._sort_cards()
        self._sort_items()
        self._read_missions()
        self._read_sheets(tuple(options["characters"]))
        self.fights = FightTables(library)
        self.quidditch = PitchTables(library)
        self.voldemort = ReturnTables(library)
        self.hooks = CHAPTERS.hooks(Hooks, self)

    def _settle(self, options: Mapping[str, Any]) -> None:
        """R22: mode, length and variant, and the readings."""
        self.mode: int = v.MODES.index(options["mode"])
        self.variant: int = v.VARIANTS.index(options["variant"])
        self.seats: int = len(options["characters"])
        solo = self.variant == v.SOLO
        self.qualified: bool = options["solo_rules"] == "qualified" if solo else self.variant != v.UNDERAGE
        self.return_mode: bool = self.mode == v.RETURN_MODE
        self.year_mode: bool = self.mode == v.YEAR_MODE
        # R26: Death Eaters stand on towers in Qualified and Teams, never in Solo (R19).
        self.has_death_eaters: bool = self.year_mode and self.variant in (v.QUALIFIED, v.TEAMS)
        self.table_chooses_towers: bool = options["death_eater_towers"] == "table"
        self.missions_to_end, self.points_to_end = ENDS[options["length"]]
        # R14, R19: the match that Qualified and Teams ask for.
        self.matches_to_end: int = int(self.variant in (v.QUALIFIED, v.TEAMS))
        self.year_rounds: int = options["year_rounds"]
        self.return_rounds: int = options["return_rounds"]
        self.finish_round: bool = options["finish_round"] == "on"
        self.mission_swap: bool = options["mission_swap"] == "on" and self.seats > FEW_PLAYERS
        self.stop_on_named: bool = options["stop_on_named"] == "on"
        self.defence_dice: bool = options["defence_dice"] == "on"
        self.hero_floo_refill: bool = options["hero_floo_refill"] == "on"
        self.voldemort_dice: int = 1 + (options["voldemort_two_dice"] == "on")
        self.chance_begins: bool = options["first_player"] == "chance"
        self.missions_dealt: int = MISSIONS_DEALT[self.seats > FEW_PLAYERS]
        self.team_of: tuple[int, ...] = tuple(ord(letter) - ord("A") for letter in options["team_seats"])
        self.mates: tuple[tuple[int, ...], ...] = tuple(
            tuple(other for other in range(self.seats) if other == seat or self.team_of[other] == self.team_of[seat])
            for seat in range(self.seats)
        )
        # R138, R149: the players of other teams.
        self.rivals: tuple[tuple[int, ...], ...] = tuple(
            tuple(other for other in range(self.seats) if other not in mates) for mates in self.mates
        )

    def _lay_out_board(self) -> None:
        library = self.library
        spaces = library.entries["space"]
        self.board: Board = library.board
        self.walks, self.short_walks = library.walks, library.short_walks
        self.space_names: tuple[str, ...] = library.spaces
        self.boards: tuple[int, ...] = tuple(v.BOARDS.index(fields["board"]) for fields in spaces)
        self.sorts: tuple[str, ...] = tuple(fields["sort"] for fields in spaces)
        self.space_effect: tuple[int, ...] = tuple(entry.effect for entry in library.entries_of("space"))
        self.classes: tuple[int, ...] = tuple(
            v.CLASSES.index(fields["class"]) if "class" in fields else -1 for fields in spaces
        )
        self.books_drawn: tuple[int, ...] = tuple(books_in(fields) for fields in spaces)

        def having(flag: str) -> int:
            return space_set(number for number, fields in enumerate(spaces) if flag in fields)

        self.towers, self.houses, self.named = having("tower"), having("house"), having("named")
        self.item_squares, self.sites, self.stops = having("item_square"), having("mission_site"), having("forced_stop")
        self.floo_places, self.portkey_places = having("floo_place"), having("portkey_place")
        self.classrooms: int = space_set(number for number, sort in enumerate(self.sorts) if sort == "class")
        self.blocked: int = space_set(number for number, sort in enumerate(self.sorts) if sort == "blocked")
        ways = self.board.ways
        steps = [sum(way.kind != PASSAGE for way in ways[space]) for space in range(len(ways))]
        # R103, R104: places that no step leads from; a passage between two of them is no way out.
        self.no_ways: int = space_set(space for space, count in enumerate(steps) if not count and ways[space] == ())
        self.no_ways |= self.floo_places | self.portkey_places
        number = self.board.number
        self.start, self.leaky_cauldron = number("start"), number("leaky_cauldron")
        self.clock_tower, self.pitch, self.graveyard = (
            number("clock_tower"),
            number("quidditch_pitch"),
            number("graveyard"),
        )

    def _sort_cards(self) -> None:
        """The physical cards of each deck, and what the rules ask of a card."""
        library = self.library
        self.decks: tuple[tuple[int, ...], ...] = tuple(library.of_kind(deck) for deck in v.DECKS)
        self.missions: tuple[int, ...] = library.of_kind("mission")
        self.deck_of: list[int] = [v.DECKS.index(kind) if kind in v.DECKS else -1 for kind in self.kinds]
        fields = [definition.fields for definition in library.each]
        self.is_attack: list[bool] = [one.get("category") == "attack" for one in fields]
        self.book_class: list[int] = [v.CLASSES.index(one["class"]) if "class" in one else -1 for one in fields]
        self.book_points: list[int] = [one["points"] if one["kind"] == "book" else 0 for one in fields]
        self.effect: list[int] = [definition.effect for definition in library.each]
        self.combat: list[int] = [definition.combat for definition in library.each]
        self.turn_start: list[int] = [definition.turn_start for definition in library.each]

    def _sort_items(self) -> None:
        items = self.library.entries_of("item")
        self.item_names: tuple[str, ...] = self.library.items
        # Where each token may be.
        self.item_places: list[dict[int, str]] = [item_places(self.library.spaces)] * len(items)
        # The space that each of these places is, as a set; empty for a seat and out of the match.
        self.square_at: dict[int, int] = dict.fromkeys(self.item_places[0], 0)
        self.square_at.update({v.FIRST_SPACE + space: 1 << space for space in range(len(self.library.spaces))})
        self.item_effect: tuple[int, ...] = tuple(item.effect for item in items)
        self.is_special: tuple[bool, ...] = tuple("special" in item.fields for item in items)

        def number(name: str) -> int:
            return self.item_names.index(name)

        self.elder_wand, self.sword, self.resurrection_stone = (
            number("elder_wand"),
            number("sword_of_gryffindor"),
            number("resurrection_stone"),
        )
        self.time_turner, self.cloak, self.buckbeak = (
            number("time_turner"),
            number("invisibility_cloak"),
            number("buckbeak"),
        )

    def _read_missions(self) -> None:
        """Of each Mission card its place, its tokens and its points; by the number of the physical card."""
        each = self.library.each
        number = self.board.number
        item = self.item_names.index
        self.mission_place: list[int] = [number(one.fields["place"]) if one.kind == "mission" else -1 for one in each]
        self.mission_bit: list[int] = [1 << place if place >= 0 else 0 for place in self.mission_place]
        self.mission_items: list[tuple[int, ...]] = [
            tuple(item(name) for name in one.fields["items"]) if one.kind == "mission" else () for one in each
        ]
        self.mission_places: int = space_set(place for place in self.mission_place if place >= 0)
        self.mission_points: list[int] = [one.fields["points"] if one.kind == "mission" else 0 for one in each]

    def _read_sheets(self, names: tuple[str, ...]) -> None:
        """Each seat's sheet (R32 to R36)."""
        sheets = self.library.entries_of("character")
        self.sheet_names: tuple[str, ...] = tuple(sheet.id for sheet in sheets)
        self.characters: tuple[str, ...] = names
        roles = [sheet.fields["role"] for sheet in sheets]
        self.death_eater_sheets: tuple[int, ...] = tuple(
            sheet for sheet, role in enumerate(roles) if role == "death_eater"
        )
        self.sheets: tuple[int, ...] = tuple(self.sheet_names.index(name) for name in names)
        self.sheet_pv, self.sheet_resistance, self.sheet_dice = (
            tuple(sheet.fields[name] for sheet in sheets) for name in ("pv", "resistance", "dice")
        )
        self.sheet_cards: tuple[tuple[int, ...], ...] = tuple(
            tuple(sheet.fields["start_cards"][v.DECKS[deck]] for deck in v.HAND_DECKS) for sheet in sheets
        )
        self.sheet_movement: tuple[tuple[int, int], ...] = tuple(
            coded(sheet.fields["movement"], v.MOVEMENT) for sheet in sheets
        )
        self.sheet_fighting = tuple(coded(sheet.fields["fighting"], v.FIGHTING) for sheet in sheets)
        # Of the seats: the code of the movement ability and its number.
        self.movement: tuple[int, ...] = tuple(self.sheet_movement[sheet][0] for sheet in self.sheets)
        self.movement_n: tuple[int, ...] = tuple(self.sheet_movement[sheet][1] for sheet in self.sheets)


def coded(ability: Mapping[str, Any], codes: Mapping[str, int]) -> tuple[int, int]:
    """An ability as its code and its number."""
    return codes[ability["code"]], ability.get("n", 0)


def books_in(fields: Mapping[str, Any]) -> int:
    """How many Books a space lets a player draw."""
    return sum(part["n"] for part in fields.get("effect", ()) if part.get("deck") == "book" and part["do"] == "draw")


def item_places(spaces: Iterable[str]) -> dict[int, str]:
    """Where an Item token may be, in words: out of the match, on a space, or with a seat."""
    lying = {v.FIRST_SPACE + number: name for number, name in enumerate(spaces)}
    return {v.IN_BOX: "box", **lying, **{v.FIRST_SEAT + seat: f"seat {seat}" for seat in range(8)}}


# The game as its tables know it.
YearGame = CardGame[Library, Box]
