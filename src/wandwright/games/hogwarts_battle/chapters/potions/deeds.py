"""What the active hero did this turn, as far as shelves ask for more than Encounters do (R93, R101)."""

from __future__ import annotations

from typing import Final

from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.charms.working import abilities_of
from wandwright.games.hogwarts_battle.state import BattleState

ATTACK_TOKEN: Final = 1
INFLUENCE_TOKEN: Final = 2


def count_anew(state: BattleState) -> None:
    """Nothing is done yet; what the hero held back from earlier turns is known."""
    state.influence_spent = 0
    state.cards_drawn = 0
    state.cards_discarded = 0
    state.dice_rolled = 0
    state.villains_defeated = 0
    state.charm_used = 0
    state.tokens_given = 0
    state.tokens_saved = state.attack[state.active] + state.influence[state.active]
    state.healed = 0
    state.token_kinds = 0


def is_own(state: BattleState, source: int) -> bool:
    """Is it an effect of the active hero? Not one of the dark side, nor of what another hero has or discarded."""
    if state.hostile:
        return False
    return all(
        source not in abilities_of(state, other)
        and source != state.charm[other]
        and source not in state.earned[other]
        and source not in state.discard[other]
        for other in state.box.orders[state.active][1:]
    )


def tokens_gained(state: BattleState, hero: int, amount: int, source: int) -> None:
    """Attack or influence of another hero, if it is a gift of the active one."""
    if hero != state.active and is_own(state, source):
        state.tokens_given += amount


def health_gained(state: BattleState, hero: int, source: int) -> None:
    if hero != state.active and is_own(state, source):
        state.healed |= 1 << hero


def drew(state: BattleState, hero: int, number: int) -> None:
    if hero == state.active:
        state.cards_drawn += number


def discarded(state: BattleState, hero: int) -> None:
    if hero == state.active:
        state.cards_discarded += 1


def defeated(state: BattleState, card: int) -> None:
    if state.box.foe_kind[card] & v.VILLAINS:
        state.villains_defeated += 1


def put_token(state: BattleState, place: int, kind: int) -> None:
    """Which sorts of tokens Villains were assigned."""
    if state.box.foe_kind[state.villains[place]] & v.VILLAINS:
        state.token_kinds |= kind


def rolled(state: BattleState, die: int) -> None:
    """House dice, for whatever reason."""
    if die != v.CREATURE_DIE:
        state.dice_rolled += 1
