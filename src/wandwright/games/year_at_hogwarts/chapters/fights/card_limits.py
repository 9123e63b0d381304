"""What a fighter may play and use on its own turn in a fight (R98a, R148, R157, R168, R175, H79)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.programs import NO_PROGRAM
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import tokens
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.state import YearState

# Cards of one side in one fight.
AMONG_PLAYERS: Final = 1
UNDERAGE_CARDS: Final = 5
QUALIFIED_CARDS: Final = 3
TEAM_CARDS: Final = 2


def limit(state: YearState) -> int:
    """R157, R168, R175, R248: how many cards in all."""
    box = state.box
    if state.fight_sort in f.AGAINST_A_CARD and not box.qualified:
        return UNDERAGE_CARDS
    return TEAM_CARDS if state.fight_sort == f.MISSION and box.variant == v.TEAMS else QUALIFIED_CARDS


def cards_left(state: YearState, side: int, deck: int) -> int:
    """How many more cards of a deck this side may play; Hermione's extra Spell counts whatever the order (H79)."""
    potions, spells = state.potions_played[side], state.spells_played[side]
    extra = f.ability(state, state.fighters[side], v.EXTRA_SPELL_CARD)
    if state.fight_sort == f.PLAYERS:
        return AMONG_PLAYERS - potions if deck == v.POTION else AMONG_PLAYERS + extra - spells
    if deck == v.SPELL:
        return limit(state) + extra - potions - spells
    return limit(state) - potions - max(spells - extra, 0)


def playable(state: YearState, side: int) -> list[int]:
    """R127, R132: kinds of Potions and Spells of the hand."""
    box = state.box
    open_decks = [deck for deck in (v.POTION, v.SPELL) if cards_left(state, side, deck) > 0]
    kinds: dict[int, int] = {}
    if open_decks:
        for card in f.hand_of(state, state.fighters[side]):
            if box.deck_of[card] in open_decks and box.combat[card] != NO_PROGRAM:
                kinds.setdefault(box.definition[card], card)
    return list(kinds)


def usable_items(state: YearState, fighter: int) -> list[int]:
    """R98a, R105: the own special tokens of a fight; not for a Death Eater, nor what the mission needs."""
    box = state.box
    if not f.is_seat(fighter) or state.fight_sort == f.RETURN:
        return []
    helpful = [box.elder_wand, box.sword, box.resurrection_stone, box.cloak]
    if state.fight_sort == f.CLASH:
        # R99: no attack dice there.
        helpful = [box.resurrection_stone, box.cloak]
    return [item for item in helpful if tokens.can_use(state, fighter, item)]
