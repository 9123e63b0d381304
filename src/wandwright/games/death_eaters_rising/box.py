"""The box unpacked for one set-up: the tables that the rules look things up in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wandwright.engine.errors import BadPosition, WandwrightError
from wandwright.engine.programs import Programs
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.library import Ability, Cost, Definition, Library
from wandwright.games.death_eaters_rising.steps import CHARACTERS, LOCATIONS


class IncompletePack(WandwrightError):
    """A user's pack has taken out what the game can't be played without."""


class Box:
    """Everything that stays the same for a whole match. Lists have one entry for each physical card."""

    def __init__(self, library: Library, options: Mapping[str, Any]) -> None:
        starters: tuple[str, ...] = tuple(options["starters"])
        self.library = library
        self.definitions: tuple[Definition, ...] = library.definitions
        self.definition: list[int] = library.definition_of
        self.seats: int = len(starters)
        self.damage_to_win: int = options["voldemort_damage"]
        self.fixed_order: bool = options["order"] == "fixed"
        self.chance_begins: bool = options["first_player"] == "chance"
        self._look_up()
        self._sort_cards()
        self._lay_out_teams(starters)

    def _look_up(self) -> None:
        of = [self.definitions[number] for number in self.definition]
        self.ids = [definition.id for definition in of]
        self.kinds = [definition.kind for definition in of]
        self.is_wizard = [definition.kind == "wizard" for definition in of]
        self.is_death_eater = [definition.kind == "death_eater" for definition in of]
        self.health = [definition.health for definition in of]
        self.cost: list[Cost] = [definition.cost for definition in of]
        self.affiliations = [definition.affiliations for definition in of]
        self.regular = [definition.regular for definition in of]
        self.dark_mark = [definition.dark_mark for definition in of]
        self.penalty = [definition.penalty for definition in of]
        self.effect = [definition.effect for definition in of]
        self.spaces = [definition.spaces for definition in of]
        self.abilities: list[tuple[Ability, ...]] = [definition.abilities for definition in of]
        self.programs: Programs = self.library.programs

    def _sort_cards(self) -> None:
        library = self.library
        self.wizards = library.of_kind("wizard")
        self.death_eaters = library.of_kind("death_eater")
        self.voldemort = self._one("voldemort", "the Voldemort card")
        self.tokens = library.of_kind("spell_token")
        self.locations = [self._named(identity) for identity in library.locations]
        self.places: list[tuple[int, ...]] = [
            tuple(self._named(identity) for identity in self._about(location).fields["places"])
            for location in self.locations
        ]
        if len(self.locations) != LOCATIONS:
            raise IncompletePack(f"The board has {LOCATIONS} locations, not {len(self.locations)}; name that many.")
        if self.damage_to_win > len(self.death_eaters):
            raise IncompletePack(
                f"Voldemort can't take {self.damage_to_win} damage with {len(self.death_eaters)} Death Eaters in the "
                "box; let him need less, or put some back."
            )
        villain_card = self._about(self._one("villain_card", "the Villain card")).fields
        self.corrupted_to_lose: int = villain_card["corrupted_to_lose"]
        losses = {int(seats): number for seats, number in villain_card["defeated_to_lose"].items()}
        self.defeated_to_lose: int = losses[self.seats]
        die = self._about(self._one("voldemort_die", "the Voldemort die")).fields
        self.voldemort_faces = [v.VOLDEMORT_FACES.index(face) for face in die["faces"]]
        self._sort_dice()

    def _sort_dice(self) -> None:
        """Dice lie in the order of their colours. Equal faces of a die are one: the first of them stands for all."""
        dice = {
            self._about(card).fields["color"]: self._about(card).fields for card in self.library.of_kind("wizard_die")
        }
        lacking = [color for color in v.COLORS if color not in dice]
        if lacking:
            raise IncompletePack(f"There is no {lacking[0]} die in this pack; put it back.")
        self.die_colour = [v.COLORS.index(color) for color in v.COLORS for _ in range(dice[color]["copies"])]
        self.faces: list[list[tuple[int, int]]] = [
            [(v.SYMBOLS.index(symbol), count) for symbol, count in dice[color]["faces"]] for color in v.COLORS
        ]
        self.die_names = [f"{color}{number}" for color in v.COLORS for number in range(1, dice[color]["copies"] + 1)]
        self.face_names = [
            ["unrolled", *(v.SYMBOLS[symbol] + (str(count) if count > 1 else "") for symbol, count in faces)]
            for faces in self.faces
        ]
        self.first_face = [[faces.index(face) for face in faces] for faces in self.faces]
        self.can_show = [sum({1 << symbol for symbol, _ in faces}) for faces in self.faces]

    def _lay_out_teams(self, starters: tuple[str, ...]) -> None:
        """R6, R13, A24: the starter says the affiliation; each player has an own copy of its headquarters."""
        self.starters = [self._named(identity) for identity in starters]
        self.team_affiliations = [self._affiliation_of(starter) for starter in starters]
        taken: list[int] = []
        for affiliation in self.team_affiliations:
            wanted = self._about(self._named(affiliation)).fields["headquarters"]
            copies = [card for card in self._copies(wanted) if card not in taken]
            if not copies:
                raise IncompletePack(f"There are too few copies of {wanted} for these teams; choose other starters.")
            taken.append(copies[0])
        self.headquarters = taken
        characters = len(self.wizards) + len(self.death_eaters) - self.seats
        if characters < LOCATIONS * CHARACTERS:
            raise IncompletePack("There are too few wizards and Death Eaters to fill the locations; put some back.")

    def _affiliation_of(self, starter: str) -> str:
        for affiliation in self.library.affiliations:
            if starter in self._about(self._named(affiliation)).fields["starters"]:
                return affiliation
        raise IncompletePack(f"{starter} is the starter of no affiliation in this pack; choose another.")

    def _about(self, card: int) -> Definition:
        return self.definitions[self.definition[card]]

    def _copies(self, identity: str) -> tuple[int, ...]:
        number = self.library.numbers.get(identity)
        if number is None:
            raise IncompletePack(f"The pack lacks {identity}; put it back, or change the cards that name it.")
        return self.library.copies.cards_of[number]

    def _named(self, identity: str) -> int:
        return self._copies(identity)[0]

    def _one(self, kind: str, name: str) -> int:
        found = self.library.of_kind(kind)
        if len(found) != 1:
            raise IncompletePack(f"The box has {name} once, not {len(found)} times; correct the pack.")
        return found[0]

    def face_showing(self, colour: int, symbol: int, count: int) -> int:
        """The face of a die that a scenario asks for."""
        if (symbol, count) not in self.faces[colour]:
            doubled = "doubled " if count > 1 else "single "
            raise BadPosition(
                f"There is no {doubled}{v.SYMBOLS[symbol]} on the {v.COLORS[colour]} die; "
                "dice roll in the order orange, blue, red, purple."
            )
        return self.faces[colour].index((symbol, count))
