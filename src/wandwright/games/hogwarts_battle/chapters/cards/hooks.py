"""Hooks of the new cards: Detention!, Dark Arts cards that lie apart, new hands, dice that are turned."""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.box import Box
from wandwright.games.hogwarts_battle.chapters.cards.at_once import cards_added, cards_of_new_hand
from wandwright.games.hogwarts_battle.chapters.cards.conditions import CONDITIONS, COUNTERS
from wandwright.games.hogwarts_battle.chapters.cards.shapes import Turning
from wandwright.games.hogwarts_battle.chapters.cards.steps import TURN_DIE
from wandwright.games.hogwarts_battle.chapters.dice.shapes import FaceUse
from wandwright.games.hogwarts_battle.chapters.timing.abilities import trigger_abilities
from wandwright.games.hogwarts_battle.state import BattleState


def unpack(box: Box) -> None:
    box.conditions.update(CONDITIONS)
    box.counters.update(COUNTERS)


def laid_out(state: BattleState) -> None:
    state.detentions = state.box.detentions


def more_events(state: BattleState) -> int:
    """What was promised to be fewer is fewer now, once."""
    fewer = state.skips[state.active]
    state.skips[state.active] = 0
    return -fewer


def next_event(state: BattleState) -> int:
    """A card that was revealed and left on top (R112)."""
    if not state.dark_seen:
        return NO_CARD
    card, *rest = state.dark_seen
    state.dark_seen = tuple(rest)
    return card


hand_size = cards_of_new_hand


before_shuffle = cards_added


def cards_drawn(state: BattleState, hero: int, wanted: int, drawn: int, source: int) -> None:
    """Extra cards that the active hero has drawn."""
    if wanted and hero == state.active:
        trigger_abilities(state, hero, v.ON_CARD_DRAWN, hero, NO_CARD)


def before_face(state: BattleState, question: FaceUse) -> bool:
    """A card may let its hero turn the die (R114e)."""
    price = state.box.die_turn[question.source]
    if not price or question.table:
        return False
    _, hero, source, die, face, _, rerolled = question
    state.stack.append(Turning(TURN_DIE, hero, source, die, face, price, rerolled))
    return True
