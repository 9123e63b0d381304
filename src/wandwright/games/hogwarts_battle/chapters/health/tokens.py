"""Attack and influence tokens of the heroes."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.state import BattleState


def forbidden_tokens(state: BattleState, hero: int, amount: int, source: int) -> bool:
    """A Horcrux may forbid heroes to gain tokens on another hero's turn."""
    if not state.forbidden & v.FORBID_TOKENS_OFF_TURN:
        return False
    note(state, "tokens_blocked", hero, amount, NO_CARD, source)
    return True


def from_silenced_ally(state: BattleState, hero: int, amount: int, source: int) -> bool:
    """R114i: a foe may stop attack and influence from the text of Ally cards, whoever would gain them."""
    if not state.forbidden & v.FORBID_TOKENS_FROM_ALLIES or state.box.type_of[source] != v.ALLY:
        return False
    note(state, "ally_silenced", hero, amount, source, source)
    return True


def gain_attack(state: BattleState, hero: int, amount: int, source: int) -> None:
    """Tokens given to other heroes stay with them until they use them (R21)."""
    if hero != state.active and forbidden_tokens(state, hero, amount, source):
        return
    state.attack[hero] += amount
    if state.box.hooks.tokens_gained:
        tell_gain(state, hero, amount, 0, source)
    if state.events is not None:
        note(state, "gains_attack", hero, amount, NO_CARD, source)


def gain_influence(state: BattleState, hero: int, amount: int, source: int) -> None:
    if hero != state.active and forbidden_tokens(state, hero, amount, source):
        return
    state.influence[hero] += amount
    if state.box.hooks.tokens_gained:
        tell_gain(state, hero, 0, amount, source)
    if state.events is not None:
        note(state, "gains_influence", hero, amount, NO_CARD, source)


def tell_gain(state: BattleState, hero: int, attack: int, influence: int, source: int) -> None:
    """A hero has gained tokens."""
    for join in state.box.hooks.tokens_gained:
        join(state, hero, attack, influence, source)


def spend(state: BattleState, hero: int, attack: int, influence: int) -> None:
    """A hero pays tokens."""
    state.attack[hero] -= attack
    state.influence[hero] -= influence
    if state.box.hooks.tokens_spent:
        tell_spent(state, hero, influence)


def tell_spent(state: BattleState, hero: int, influence: int) -> None:
    """A hero has paid or assigned tokens; so much influence counts as spent (R101)."""
    for join in state.box.hooks.tokens_spent:
        join(state, hero, influence)


def swaps_symbols(state: BattleState, source: int) -> bool:
    """Do health and influence from a card change places?"""
    for swaps in state.box.hooks.swaps_symbols:  # noqa: SIM110 - a generator takes longer
        if swaps(state, source):
            return True
    return False
