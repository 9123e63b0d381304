"""The box unpacked for one set-up: the tables that the rules look things up in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wandwright.content.mistakes import IncompletePack
from wandwright.engine.errors import BadPosition
from wandwright.engine.words.programs import Programs
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters import CHAPTERS
from wandwright.games.death_eaters_rising.hooks import Hooks
from wandwright.games.death_eaters_rising.library import Ability, Cost, Definition, Library


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
        self._sort_dice()
        self._lay_out_teams(starters)
        self._name_targets()
        self.hooks = CHAPTERS.hooks(Hooks, self)

    def _look_up(self) -> None:
        of = self.library.each
        self.ids = [definition.id for definition in of]
        self.kinds = [definition.kind for definition in of]
        self.is_wizard = [definition.kind == "wizard" for definition in of]
        self.is_death_eater = [definition.kind == "death_eater" for definition in of]
        self.health: list[int] = [definition.fields.get("health", 0) for definition in of]
        self.cost: list[Cost] = [definition.cost for definition in of]
        self.affiliations = [definition.affiliations for definition in of]
        self.regular = [definition.regular for definition in of]
        self.dark_mark = [definition.dark_mark for definition in of]
        self.penalty = [definition.penalty for definition in of]
        self.effect = [definition.effect for definition in of]
        self.spaces: list[int] = [definition.fields.get("spaces", 0) for definition in of]
        self.abilities: list[tuple[Ability, ...]] = [definition.abilities for definition in of]
        self.programs: Programs = self.library.programs

    def _sort_cards(self) -> None:
        """What the box has of each kind; pack checks see to it that it lacks nothing."""
        library = self.library
        self.wizards = library.of_kind("wizard")
        self.death_eaters = library.of_kind("death_eater")
        if self.damage_to_win > len(self.death_eaters):
            raise IncompletePack(
                f"Voldemort can't take {self.damage_to_win} damage with {len(self.death_eaters)} Death Eaters in the "
                "box; let him need less, or put some back."
            )
        self.voldemort = library.of_kind("voldemort")[0]
        self.tokens = library.of_kind("spell_token")
        self.locations = library.cards(library.locations)
        self.places: list[tuple[int, ...]] = [
            tuple(library.cards(library.fields_of(location)["places"])) for location in library.locations
        ]
        villain_card = library.fields_of(library.only("villain_card"))
        self.corrupted_to_lose: int = villain_card["corrupted_to_lose"]
        losses = {int(seats): number for seats, number in villain_card["defeated_to_lose"].items()}
        self.defeated_to_lose: int = losses[self.seats]
        faces = library.fields_of(library.only("voldemort_die"))["faces"]
        self.voldemort_faces = [v.VOLDEMORT_FACES.index(face) for face in faces]

    def _sort_dice(self) -> None:
        """Dice lie in the order of their colours. Equal faces of a die are one: the first of them stands for all."""
        dice = [self.library.fields_of(self.library.dice[color]) for color in v.COLORS]
        numbered = [(colour, number) for colour, die in enumerate(dice) for number in range(1, die["copies"] + 1)]
        self.die_colour = [colour for colour, _ in numbered]
        self.die_names = [f"{v.COLORS[colour]}{number}" for colour, number in numbered]
        self.faces: list[list[tuple[int, int]]] = [
            [(v.SYMBOLS.index(symbol), count) for symbol, count in die["faces"]] for die in dice
        ]
        self.face_names = [
            ["unrolled", *(v.SYMBOLS[symbol] + (str(count) if count > 1 else "") for symbol, count in faces)]
            for faces in self.faces
        ]
        self.first_face = [[faces.index(face) for face in faces] for faces in self.faces]
        self.can_show = [sum({1 << symbol for symbol, _ in faces}) for faces in self.faces]

    def _lay_out_teams(self, starters: tuple[str, ...]) -> None:
        """R6, R13, A24: the starter says the affiliation; each player has an own copy of its headquarters."""
        library = self.library
        self.starters = library.cards(starters)
        self.team_affiliations = [library.affiliation_of[starter] for starter in starters]
        self.headquarters: list[int] = []
        for affiliation in self.team_affiliations:
            copies = library.copies.with_id(library.fields_of(affiliation)["headquarters"])
            self.headquarters.append(next(card for card in copies if card not in self.headquarters))

    def _name_targets(self) -> None:
        """By headquarters: a character by its id, an ability by the id of the headquarters and its own number."""
        self.target_names: dict[int, dict[int, str]] = {}
        for card in self.library.of_kind("headquarters"):
            names = dict(enumerate(self.ids))
            for number in range(len(self.abilities[card])):
                names[v.HEADQUARTERS + number] = f"{self.ids[card]} {number + 1}"
            self.target_names[card] = names

    def face_showing(self, colour: int, symbol: int, count: int) -> int:
        """The face of a die that a scenario asks for."""
        if (symbol, count) not in self.faces[colour]:
            doubled = "doubled " if count > 1 else "single "
            raise BadPosition(
                f"There is no {doubled}{v.SYMBOLS[symbol]} on the {v.COLORS[colour]} die; "
                "dice roll in the order orange, blue, red, purple."
            )
        return self.faces[colour].index((symbol, count))
