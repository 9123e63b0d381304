"""Step 3: powers that are paid for (R16, R35)."""

from __future__ import annotations

from wandwright.engine.rules.hooks import any_of
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.chapters.health.tokens import spend
from wandwright.games.hogwarts_battle.chapters.piles.discarding import discard_question
from wandwright.games.hogwarts_battle.chapters.table.conditions import fitting
from wandwright.games.hogwarts_battle.chapters.timing.abilities import refresh_abilities
from wandwright.games.hogwarts_battle.chapters.timing.uses import is_used_up, use_up
from wandwright.games.hogwarts_battle.chapters.turn.steps import USE
from wandwright.games.hogwarts_battle.library import Power
from wandwright.games.hogwarts_battle.state import BattleState


def own_power_cards(state: BattleState, hero: int) -> tuple[int, ...]:
    """Cards whose power the active hero may use: what heroes bring, earned trials, and the Location."""
    return state.powers[hero] + state.box.location_powers[state.location]


def list_powers(state: BattleState, hero: int, legal: list[int]) -> None:
    box = state.box
    for card in own_power_cards(state, hero):
        power = box.powers[card]
        if can_use(state, hero, card) if power is None else can_pay(state, hero, card, power):
            legal.append(USE + box.definition[card])


def can_use(state: BattleState, hero: int, card: int) -> bool:
    """Can a card without a printed power be used in another way?"""
    return any_of(state.box.hooks.can_use, state, hero, card)


def can_pay(state: BattleState, hero: int, card: int, power: Power) -> bool:
    """Not used up this turn, and the price is there."""
    if power.limit and state.used and is_used_up(state, card):
        return False
    if state.influence[hero] < power.influence or state.attack[hero] < power.attack:
        return False
    return not power.discards or fitting(state, state.hand[hero], power.wanted) >= power.discards


def use_power(state: BattleState, definition: int) -> None:
    """A power of the active hero; it may cost the card itself."""
    hero = state.active
    card = next(held for held in own_power_cards(state, hero) if state.box.definition[held] == definition)
    if any_of(state.box.hooks.use, state, hero, card):
        return
    power = state.box.powers[card]
    assert power is not None
    note(state, "uses", hero, 0, card, NO_CARD)
    pay_for(state, hero, card, power)
    if power.gives_itself:
        state.earned[hero] = tuple(held for held in state.earned[hero] if held != card)
        state.banished += (card,)
        refresh_abilities(state, hero)


def pay_for(state: BattleState, hero: int, card: int, power: Power) -> None:
    """Pay, then gain: discard effects of the price interrupt at once (R35)."""
    if power.limit:
        use_up(state, card, power.limit, hero)
    spend(state, hero, power.attack, power.influence)
    state.stack.append((RUN, power.program, 0, hero, card))
    if power.discards:
        state.stack.append(discard_question(hero, card, power.discards, power.wanted, v.COST, v.ANY_TYPE, 0))
