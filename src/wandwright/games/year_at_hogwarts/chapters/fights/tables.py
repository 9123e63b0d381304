"""Lookup tables of fights: the opponents of missions and duels, and what missions ask for."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.library import Definition, Library

# R109: the kinds of card a mission may ask for: the deck, and whether it attacks.
REQUIREMENTS: Final = {
    "attack_spell": (v.SPELL, True),
    "defence_spell": (v.SPELL, False),
    "attack_potion": (v.POTION, True),
    "defence_potion": (v.POTION, False),
}
# What provokes a strike, and what an opponent may be immune to.
DICE: Final = "dice"
MOST_SEATS: Final = 8


class Opponent(NamedTuple):
    """Who stands on a Duel or Combat card (R163, R170 to R176)."""

    name: str
    pv: int
    resistance: int
    reveal: int
    before: int
    after: int
    triggers: frozenset[str]
    immune: frozenset[str]
    last_strike: bool


class Mission(NamedTuple):
    """R106, R109: what a mission asks for besides its tokens: cards by name, and cards of a kind."""

    number: int
    cards: tuple[int, ...]
    kinds: tuple[tuple[int, bool], ...]


class FightTables:
    """Opponents by their number: missions by theirs, from 1 on, then the Duel cards."""

    def __init__(self, library: Library) -> None:
        entries = library.definitions
        numbers = {entry.id: number for number, entry in enumerate(entries)}
        combat = sorted(library.entries_of("combat"), key=lambda entry: entry.fields["number"])
        duels = library.entries_of("duel")
        self.opponents: tuple[Opponent, ...] = tuple(opponent_of(entry) for entry in (*combat, *duels))
        self.opponent_names: tuple[str, ...] = ("none", *(one.name for one in self.opponents))
        # By the number of a definition.
        self.duel_of: dict[int, int] = {numbers[entry.id]: len(combat) + place for place, entry in enumerate(duels, 1)}
        self.shown: dict[int, str] = {numbers[entry.id]: entry.fields.get("character", "") for entry in duels}
        self.missions: dict[int, Mission] = {
            numbers[entry.id]: mission_of(entry.fields, numbers) for entry in library.entries_of("mission")
        }
        # The definition and the physical card of a mission by its number.
        self.mission_kinds: dict[int, int] = {one.number: number for number, one in self.missions.items()}
        self.mission_cards: dict[int, int] = {
            self.missions[number].number: card
            for card, number in enumerate(library.definition_of)
            if number in self.missions
        }
        self.is_attack: list[bool] = [entry.fields.get("category") == "attack" for entry in entries]
        self.deck: list[int] = [v.DECKS.index(entry.kind) if entry.kind in v.DECKS else -1 for entry in entries]
        self.programs: list[int] = [entry.combat for entry in entries]
        self.definition_names: tuple[str, ...] = tuple(entry.id for entry in entries)
        sheets = library.entries_of("character")
        self.servant_names: tuple[str, ...] = library.death_eaters()
        seats = tuple(f"seat {seat}" for seat in range(MOST_SEATS))
        self.fighter_names: tuple[str, ...] = (*seats, *self.servant_names, "opponent")
        # Luna: the deck from which a sheet draws after a fight won.
        self.prize_deck: tuple[int, ...] = tuple(
            v.DECKS.index(sheet.fields["fighting"].get("deck", "potion")) for sheet in sheets
        )


def opponent_of(entry: Definition) -> Opponent:
    fields: Fields = entry.fields
    return Opponent(
        entry.id,
        fields["pv"],
        fields["resistance"],
        entry.on_reveal,
        entry.before_attack,
        entry.after_attack,
        frozenset(fields["triggers"]),
        frozenset(fields["immune"]),
        fields["last_attack_at_zero"],
    )


def mission_of(fields: Fields, numbers: dict[str, int]) -> Mission:
    asked: Any = fields.get("requires", {})
    cards = tuple(numbers[name] for deck in ("spells", "potions") for name in asked.get(deck, ()))
    kinds = tuple(REQUIREMENTS[kind] for kind, count in asked.get("any", {}).items() for _ in range(count))
    return Mission(fields["number"], cards, kinds)
