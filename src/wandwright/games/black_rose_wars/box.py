"""The box unpacked for one set-up: the tables that the rules look things up in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from wandwright.engine.words.programs import Programs
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters import CHAPTERS
from wandwright.games.black_rose_wars.chapters.lodge.layout import Layout
from wandwright.games.black_rose_wars.hooks import Hooks
from wandwright.games.black_rose_wars.library import Definition, Goal, Half, Hook, Library, Rule

# R23: alone or against the Rival, as many Quests as for two.
SOLO_PLAYERS: Final = 2
NOTHING: Final = -1


class Box:
    """Everything that stays the same for a whole match. Lists are by physical card, tuples by room or Evocation."""

    def __init__(self, library: Library, options: Mapping[str, Any]) -> None:
        self.library = library
        self.options = options
        self.definition: list[int] = library.definition_of
        self.ids: list[str] = [definition.id for definition in library.each]
        self.kinds: list[str] = [definition.kind for definition in library.each]
        self.programs: Programs = library.programs
        self._settle(options)
        self._read_rooms()
        self._read_evocations()
        self._read_sheets()
        self._read_spells()
        self._read_quests()
        self._read_events()
        self.hooks: Hooks = CHAPTERS.hooks(Hooks, self)

    def _settle(self, options: Mapping[str, Any]) -> None:
        """The options (the header of the rules)."""
        self.seats: int = options["players"]
        self.solo: str = options["solo"]
        # R164: the Rival has the seat after the last person's.
        self.rival: int = self.seats if self.solo == "rival" else v.NOBODY
        self.has_rival: bool = self.solo == "rival"
        self.mages: int = self.seats + self.has_rival
        # R32: clockwise from each Mage; the Rival does not study (R164).
        self.play_orders: tuple[tuple[int, ...], ...] = tuple(
            tuple((first + place) % self.mages for place in range(self.mages)) for first in range(self.mages)
        )
        self.study_orders: tuple[tuple[int, ...], ...] = tuple(
            tuple(seat for seat in order if seat != self.rival) for order in self.play_orders
        )
        self.personal_spells: bool = options["personal_spells"] == "on"
        self.black_rose_wins: bool = options["black_rose_wins"] == "leads"
        self.may_protect: bool = options["protections"] == "may"
        self.library_peek: bool = options["library_peek"] == "on"
        self.layout: Layout = Layout(self.library.layout, self.mages)
        self.positions, self.near, self.apart = self.layout.positions, self.layout.near, self.layout.apart
        self.cell_doors = self.layout.cell_doors

    def _read_rooms(self) -> None:
        library = self.library
        self.room_names: tuple[str, ...] = library.rooms
        self.room_number: dict[str, int] = {name: number for number, name in enumerate(library.rooms)}
        rooms = library.entries(library.rooms)
        self.room_colour: tuple[int, ...] = tuple(v.COLOURS.index(room.fields["color"]) for room in rooms)
        self.rooms_of_colour: tuple[tuple[int, ...], ...] = tuple(
            tuple(room for room, its in enumerate(self.room_colour) if its == colour)
            for colour in range(len(v.COLOURS))
        )
        self.room_limit: tuple[int, ...] = tuple(room.fields["instability_limit"] for room in rooms)
        self.room_points: tuple[int, ...] = tuple(room.fields["token_pp"] for room in rooms)
        self.room_effect: tuple[int, ...] = tuple(room.effect for room in rooms)
        self.room_cost: tuple[int, ...] = tuple(room.cost for room in rooms)
        placement = library.layout["placement"]
        self.black_rose_room: int = next(n for name, n in self.room_number.items() if placement.get(name) == "centre")
        self.throne_room: int = next(n for name, n in self.room_number.items() if placement.get(name) == "inner_ring")

    def _read_evocations(self) -> None:
        library = self.library
        self.evocation_names: tuple[str, ...] = library.evocations
        self.evocation_number: dict[str, int] = {name: number for number, name in enumerate(library.evocations)}
        kinds = library.entries(library.evocations)
        self.evocation_movement, self.evocation_attack, self.evocation_health, self.evocation_copies = (
            tuple(kind.fields[name] for kind in kinds) for name in ("movement", "attack", "health", "copies")
        )
        self.evocation_hooks: tuple[tuple[Hook, ...], ...] = tuple(kind.hooks for kind in kinds)
        self.evocation_instead: tuple[int, ...] = tuple(kind.instead for kind in kinds)

        def tagged(tag: str) -> frozenset[int]:
            return frozenset(number for number, kind in enumerate(kinds) if tag in kind.fields["tags"])

        def ruled(name: str) -> frozenset[int]:
            return frozenset(n for n, kind in enumerate(kinds) if any(rule.name == name for rule in kind.rules))

        self.altars, self.undead = tagged("altar"), tagged("undead")
        self.ignores_traps: frozenset[int] = ruled("ignores_traps")
        # R123: the card that marks a Mage.
        self.abomination: int = next(iter(ruled("is_the_mage")), NOTHING)

    def _read_sheets(self) -> None:
        library = self.library
        self.mage_names: tuple[str, ...] = library.mages
        sheets = library.entries(library.mages)
        self.mage_health, self.mage_hand, self.mage_movement, self.mage_strength = (
            tuple(sheet.fields[name] for sheet in sheets) for name in ("health", "hand_limit", "movement", "strength")
        )
        cards = library.copies.with_id
        self.personal_cards: tuple[tuple[int, ...], ...] = tuple(
            cards(sheet.fields["personal_spell"]) for sheet in sheets
        )
        self.school_names: tuple[str, ...] = library.schools
        # R25: of each school its two lists, each by the first copies of its six spells.
        self.starting_lists: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(tuple(cards(spell)[0] for spell in each["spells"]) for each in school.fields["starting_grimoires"])
            for school in library.entries(library.schools)
        )

    def _read_spells(self) -> None:
        each = self.library.each
        self.halves: list[tuple[Half, ...]] = [definition.halves for definition in each]
        self.is_forgotten: list[bool] = [kind == "forgotten" for kind in self.kinds]
        self.is_personal: list[bool] = [kind == "personal" for kind in self.kinds]
        schools = self.school_names
        self.school_of: list[int] = [
            schools.index(one.fields["school"]) if one.kind == "spell" else NOTHING for one in each
        ]
        self.school_cards: tuple[tuple[int, ...], ...] = tuple(
            tuple(card for card, its in enumerate(self.school_of) if its == school) for school in range(len(schools))
        )
        self.forgotten_cards: tuple[int, ...] = self.library.of_kind("forgotten")

    def _read_quests(self) -> None:
        each = self.library.each
        self.moon_of: list[int] = [one.fields.get("moon", 0) - 1 for one in each]
        self.quest_goal: list[Goal | None] = [one.goal for one in each]
        self.quest_points: list[int] = [one.fields["reward"]["pp"] if one.kind == "quest" else 0 for one in each]
        self.quest_reward: list[int] = [one.reward for one in each]
        self.quest_replaces: list[bool] = [bool(one.fields.get("replaces_room_effect")) for one in each]
        players = self.seats if self.solo == "off" else SOLO_PLAYERS
        quests = self.library.of_kind("quest")
        fitting = [card for card in quests if each[card].fields["min_players"] <= players]
        self.left_out: tuple[int, ...] = tuple(card for card in quests if card not in fitting)
        self.moon_quests: tuple[tuple[int, ...], ...] = by_moon(self.moon_of, fitting)

    def _read_events(self) -> None:
        each = self.library.each
        self.moon_events: tuple[tuple[int, ...], ...] = by_moon(self.moon_of, self.library.of_kind("event"))

        def of_events(name: str, other: object) -> list[Any]:
            return [one.fields[name] if one.kind == "event" else other for one in each]

        self.event_instant: list[bool] = [sort == "instant" for sort in of_events("sort", "")]
        self.event_phase: list[str] = of_events("phase", "")
        self.event_spaces: list[int] = [sum(1 << (space - 1) for space in row) for row in of_events("active_in", ())]
        self.event_crown: list[bool] = of_events("crown", other=False)
        self.event_reveal: list[int] = of_events("pp_reveal", 0)
        self.event_exit: list[int] = of_events("pp_exit", 0)
        self.event_effect: list[int] = [one.effect for one in each]
        self.event_rules: list[tuple[Rule, ...]] = [one.rules for one in each]
        self.event_hooks: list[tuple[Hook, ...]] = [one.hooks for one in each]
        # Which Events change a rule or react to something: most of the time none of them lies on the track.
        self.ruling: dict[str, frozenset[int]] = naming(self.event_rules, lambda rule: rule.name)
        self.reacting: dict[str, frozenset[int]] = naming(self.event_hooks, lambda hook: hook.when)
        self.is_bull: list[bool] = [one.kind == "event" and says(one, "bull") for one in each]


def by_moon(moon_of: list[int], cards: Any) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(card for card in cards if moon_of[card] == moon) for moon in range(len(v.MOONS)))


def naming(said: Sequence[tuple[object, ...]], name: Callable[[Any], str]) -> dict[str, frozenset[int]]:
    """The cards that say something, by its name."""
    names = {name(one) for row in said for one in row}
    return {each: frozenset(card for card, row in enumerate(said) if each in map(name, row)) for each in names}


def says(definition: Definition, word: str) -> bool:
    return any(clause["do"] == word for clause in definition.fields["effect"])
