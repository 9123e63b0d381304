"""Which cards of a hero work: hero cards, Proficiencies, Patronus, Charm (R44, R78, R80, R107)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.table.heroes import proficiencies_of
from wandwright.games.hogwarts_battle.library import Power
from wandwright.games.hogwarts_battle.state import BattleState

NO_TIER: Final = -1
# What a card gives its player (R110).
ATTACK: Final = 0
INFLUENCE: Final = 1
HEALTH: Final = 2
CARDS: Final = 3


def refresh_own(state: BattleState, hero: int) -> None:
    """Work out again what a hero's cards listen to, and which of them have a power to use."""
    box = state.box
    own = own_abilities(state, hero)
    charm = state.charm[hero]
    bits = 0
    for card in own if charm == NO_CARD else (*own, charm):
        bits |= box.listens[card]
    for card in state.earned[hero]:
        bits |= box.earned_listens[card]
    state.listens[hero] = bits
    powers = [card for card in own if box.powers[card] is not None]
    if charm != NO_CARD and any(not power.event for tier in box.tiers[charm] for power in tier):
        powers.append(charm)
    state.powers[hero] = (*powers, *[card for card in state.earned[hero] if box.powers[card] is not None])


def tier_of(state: BattleState, hero: int) -> int:
    """The declared effect of the Charm, or the one that the hero's health opens; 0 health opens none (R60a, R107)."""
    if state.declared and hero == state.active:
        return state.declared - 1
    health = state.health[hero]
    for tier, least in enumerate(v.LEAST_HEALTH):
        if health >= least:
            return tier
    return NO_TIER


def charm_powers(state: BattleState, hero: int) -> tuple[Power, ...]:
    """What the Charm offers now: in the own turn, and unless Charms are forbidden (R108)."""
    charm = state.charm[hero]
    if charm == NO_CARD or hero != state.active or (state.forbidden | state.banned) & v.FORBID_CHARM:
        return ()
    tier = tier_of(state, hero)
    return () if tier == NO_TIER else state.box.tiers[charm][tier]


def working_hero_cards(state: BattleState, hero: int) -> tuple[int, ...]:
    """All, or the active one alone (R78)."""
    return state.hero_cards[hero][:1] if state.box.one_active else state.hero_cards[hero]


def own_abilities(state: BattleState, hero: int) -> tuple[int, ...]:
    """The cards whose abilities work by themselves, in the order of R83; a Charm is used by choice."""
    patronus = state.patronus[hero]
    return (
        *working_hero_cards(state, hero),
        *proficiencies_of(state, hero),
        *(() if patronus == NO_CARD else (patronus,)),
    )


def power_of_charm(state: BattleState, hero: int) -> Power | None:
    """What a hero may use the Charm for in step 3."""
    for power in charm_powers(state, hero):
        if not power.event:
            return power
    return None


def count_given(state: BattleState, hero: int, what: int, amount: int, source: int) -> None:
    """Remember what the card played last gives its player (R110)."""
    if hero == state.active and state.played and source == state.played[-1]:
        state.given[what] += amount
