"""Contents of a match with potions: potions, ingredients, Dark Arts Potions, the sheet (R45, R100)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import yaml

from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.hogwarts_battle.library import Definition, clause_with

if TYPE_CHECKING:
    from wandwright.games.hogwarts_battle.box import Box

SHELVES: Final = 5
COLUMNS: Final = 2
FACE_UP: Final = 2
WILD: Final = "wild"
# What a shelf asks for: one word with its number or its cards.
Requirement = Fields
Sheet = tuple[Requirement, ...]


@cache
def sheets() -> Mapping[tuple[str, str], Sheet]:
    """Every sheet of shelves by its set and side, its shelves from the top down."""
    path = files("wandwright.games.hogwarts_battle") / "pack" / "shelves" / "charms_potions.yaml"
    written: Sequence[Fields] = yaml.safe_load(path.read_text(encoding="utf-8"))["potion_shelves"]
    return {(sheet["set"], sheet["side"]): tuple(sheet["top_to_bottom"]) for sheet in written}


def ingredient_of(identity: str) -> str:
    """The ingredient that a token shows, as recipes name it."""
    name = identity.removeprefix("ingredient_")
    return WILD if name == "wild_ingredient" else name


def swaps(definition: Definition) -> bool:
    """Does it exchange health and influence (R133)?"""
    return bool(clause_with(definition.fields["effect"], "swap_symbols"))


class Cellar:
    """Tables of one match; without potions there are no places."""

    def __init__(self, box: Box) -> None:
        scenario, library = box.scenario, box.library

        def of_sets(kind: str, sets: Sequence[str]) -> tuple[int, ...]:
            return tuple(card for card in library.of_kind(kind) if library.set_of[card] in sets)

        wanted = scenario.potions
        self.potions = box.brought.left(of_sets("potion", wanted.get("sets", ())))
        kept = [card for deck in box.brought.decks for card in deck if box.about(card).kind == "potion"]
        self.ingredients = of_sets("ingredient", wanted.get("ingredients", ()))
        self.dark = of_sets("dark_arts_potion", scenario.dark_arts_potions)
        self.board = SHELVES * COLUMNS if wanted else 0
        self.brews = (FACE_UP if wanted else 0) + len(self.dark)
        self.first_dark = self.brews - len(self.dark)
        self.sides = tuple(sheets()[wanted["shelves"], side] for side in ("A", "B")) if wanted else ()
        brewed = (*self.potions, *self.dark)
        self.recipes: dict[int, tuple[str, ...]] = {
            card: tuple(box.about(card).fields["ingredients"]) for card in brewed
        }
        self.tokens = {card: ingredient_of(box.ids[card]) for card in self.ingredients}
        self.banished = {card: box.about(card).banished for card in (*self.potions, *kept)}
        self.caps = {card: cap for card in self.dark if (cap := box.about(card).spell_cap)}
        self.swaps = frozenset(card for card in self.dark if swaps(box.about(card)))
