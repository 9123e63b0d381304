"""Which cards of heroes work: hero cards and Proficiencies (R9, R12, R34)."""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.state import BattleState


def hero_card_of(state: BattleState, hero: int) -> int:
    """The hero card that stands for a hero at the table."""
    for working in state.box.hooks.hero_cards:
        if own := working(state, hero):
            return own[0]
    return state.box.hero_cards[hero]


def proficiencies_of(state: BattleState, hero: int) -> tuple[int, ...]:
    """The Proficiencies of a hero that work."""
    first = state.proficiency[hero]
    found: tuple[int, ...] = () if first == NO_CARD else (first,)
    if state.box.hooks.more_proficiencies:
        for more in state.box.hooks.more_proficiencies:
            found += more(state, hero)
    return found


def abilities_of(state: BattleState, hero: int) -> tuple[int, ...]:
    """The cards whose abilities work by themselves, in the order of R34 and R83."""
    box = state.box
    if box.hooks.abilities:
        return box.hooks.abilities[-1](state, hero)
    card = state.proficiency[hero]
    return (box.hero_cards[hero],) if card == NO_CARD else (box.hero_cards[hero], card)


def extra_health_of(state: BattleState, hero: int) -> tuple[int, int]:
    """How much more health a gain gives in the turn of a hero with several cards, and how often."""
    own = [card for working in state.box.hooks.hero_cards for card in working(state, hero)]
    found = [state.box.extra_of[card] for card in own]
    return next((more for more in found if more[0]), (0, v.NO_LIMIT))
