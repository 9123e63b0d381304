"""Effect words: healing, and taking off corruption."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.state import new_frame
from wandwright.engine.words.words import Word
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board import clauses as c
from wandwright.games.death_eaters_rising.chapters.board import shapes, steps
from wandwright.games.death_eaters_rising.chapters.board.abilities import count
from wandwright.games.death_eaters_rising.chapters.board.corruption import cleanse
from wandwright.games.death_eaters_rising.chapters.board.damage import healable
from wandwright.games.death_eaters_rising.state import RisingState


def heal_wizards(state: RisingState, seat: int, source: int, clause: tuple[int, int, int, int, int]) -> None:
    """Up to so much damage off each of up to so many wizards; "per" once for each damage dealt to a Death Eater."""
    _, amount, wizards, target, per = clause
    # Whoever spends a token heals at least one wizard; an ability may go to waste.
    must = int(state.box.kinds[source] == "spell_token")
    for _ in range(count(state, per, 0, seat)):
        state.stack.append(new_frame(shapes.Heals, (steps.HEAL, seat, source, amount, wizards, target, must, ())))


def can_heal(state: RisingState, seat: int, clause: tuple[int, int, int, int, int]) -> bool:
    _, _, _, target, _ = clause
    return bool(healable(state, seat, target))


def remove_corruption(state: RisingState, seat: int, source: int, clause: tuple[int, int, int]) -> None:
    """R72, A15: from the mission place, or from any exposed place."""
    _, amount, target = clause
    if target == v.MISSION_PLACE:
        cleanse(state, seat, state.mission, amount, source)
    else:
        state.stack.append(shapes.Amount(steps.CLEANSE, seat, source, amount))


def can_remove_corruption(state: RisingState, seat: int, clause: tuple[int, int, int]) -> bool:
    _, _, target = clause
    return state.corruption[state.mission] > 0 if target == v.MISSION_PLACE else max(state.corruption) > 0


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("heal", "up to n damage leave each of up to so many wizards",
         (c.N, c.WIZARDS, c.TARGET.needed("own_team", "any_wizard"), c.PER), heal_wizards, asks=True, can=can_heal,
         worth=1.0, traits=(c.DEED, c.CAST)),
    Word("remove_corruption", "up to n corruption leave the target",
         (c.N, c.TARGET.needed("mission_place", "any_place")), remove_corruption, asks=True, can=can_remove_corruption,
         worth=1.0, traits=(c.DEED, c.CAST)),
)
