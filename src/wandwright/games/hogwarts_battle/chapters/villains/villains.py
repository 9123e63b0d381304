"""Villains: attack, defeat, rewards, and who comes next (R2, R5, R11, R19, R72)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame, finish
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.chapters.health.tokens import tell_spent
from wandwright.games.hogwarts_battle.chapters.timing.abilities import trigger_abilities, trigger_watchers
from wandwright.games.hogwarts_battle.chapters.timing.hostile import trigger_hostile
from wandwright.games.hogwarts_battle.chapters.timing.order import active_trial, refresh
from wandwright.games.hogwarts_battle.chapters.villains.steps import GAIN_BY_DEFEAT, REFILL_VILLAINS
from wandwright.games.hogwarts_battle.state import BattleState


def can_be_attacked(state: BattleState, place: int) -> bool:
    """One with room for attack, which no cap and no lock keeps from it; caps speak of Villains only (R86, R88)."""
    card = state.villains[place]
    if card == NO_CARD or state.wounds[place] >= state.box.health[card]:
        return False
    if state.attack_cap and state.dealt[place] >= state.attack_cap and state.box.foe_kind[card] & v.VILLAINS:
        return False
    if state.forbidden & v.FORBID_ATTACK_OTHERS and is_shut_out(state, place):
        return False
    return not is_locked(state, card)


def is_shut_out(state: BattleState, place: int) -> bool:
    """Another foe or the trial keeps attack from it; foes that do so to each other leave none open (R90, R140)."""
    cards = [card for at, card in enumerate(state.villains) if at != place and not state.shields[at]]
    others = (*cards, active_trial(state))
    return any(card != NO_CARD and state.box.passive[card] & v.FORBID_ATTACK_OTHERS for card in others)


def is_locked(state: BattleState, card: int) -> bool:
    """Voldemort takes nothing before every other foe is defeated and every trial complete (R11, R13, R89)."""
    if card != state.box.voldemort:
        return False
    alone = all(other in (NO_CARD, card) for other in state.villains) and not state.villain_deck
    return not alone or bool(state.horcruxes)


def assign_attack(state: BattleState, place: int) -> None:
    """One attack token goes to a villain; at its health it is defeated at once (R19)."""
    state.attack[state.active] -= 1
    if state.box.hooks.tokens_spent:
        tell_spent(state, state.active, 0)
    put_attack(state, place)


def put_attack(state: BattleState, place: int) -> None:
    """What one attack on a foe sets off, wherever it comes from."""
    hero = state.active
    card = state.villains[place]
    state.wounds[place] += 1
    state.dealt[place] += 1
    state.assigned += 1
    if state.events is not None:
        note(state, "attacks", hero, state.wounds[place], card, NO_CARD)
    if state.box.hooks.token_assigned:
        tell_token(state, place, v.ATTACK_TOKEN)
    if state.listens[hero] & v.ON_ATTACK_ASSIGNED:
        trigger_abilities(state, hero, v.ON_ATTACK_ASSIGNED, hero, place)
    if state.watching:
        trigger_watchers(state, v.ON_ATTACK_ASSIGNED)
    defeat_if_full(state, place)
    if state.listening & v.ON_ATTACK_ASSIGNED and state.outcome is None:
        trigger_hostile(state, v.ON_ATTACK_ASSIGNED, hero, place)


def tell_token(state: BattleState, place: int, kind: int) -> None:
    """A foe has taken a token."""
    for join in state.box.hooks.token_assigned:
        join(state, place, kind)


def place_attack(state: BattleState, amount: int, kind: int, source: int) -> None:
    """Attack from the supply on every face-up foe of a kind that may take it (R134)."""
    for place, card in enumerate(state.villains):
        for _ in range(amount):
            if card != NO_CARD and state.box.foe_kind[card] & kind and can_be_attacked(state, place):
                put_attack(state, place)


def defeat_if_full(state: BattleState, place: int) -> None:
    """R19, R86: a foe falls when every part of it is full."""
    card = state.villains[place]
    if state.wounds[place] < state.box.health[card]:
        return
    for stands in state.box.hooks.still_stands:
        if stands(state, place):
            return
    defeat(state, place)


def defeat(state: BattleState, place: int) -> None:
    """The villain falls at once and its tokens go back (R19); what is gained by it waits for the Horcrux (R34)."""
    card = state.villains[place]
    state.villains[place] = NO_CARD
    state.wounds[place] = 0
    state.shields[place] = 0
    state.defeated += (card,)
    note(state, "defeats", state.active, 1, card, NO_CARD)
    refresh(state)
    if not state.villain_deck and all(other == NO_CARD for other in state.villains):
        finish(state, tuple(range(state.box.seats)), (1,) * state.box.seats, "villains_defeated")
        return
    if state.box.hooks.foe_defeated:
        for join in state.box.hooks.foe_defeated:
            join(state, place, card)
    if state.watching:
        state.stack.append((GAIN_BY_DEFEAT, NO_CARD, defeat_events(state, card)))
    if state.box.rewards[card] and not state.forbidden & v.FORBID_REWARDS:
        state.stack.append((GAIN_BY_DEFEAT, card))


def gain_by_defeat(state: BattleState, frame: Frame) -> None:
    """The reward of a defeated villain; after it, cards that waited for a defeat pay (R19, R34)."""
    _, card, *events = frame
    if card == NO_CARD:
        trigger_watchers(state, *events)
        return
    note(state, "reward", state.active, 0, card, card)
    state.stack.append((RUN, state.box.rewards[card], 0, state.active, card))


def remove_attack(state: BattleState, amount: int, source: int, kind: int = v.VILLAINS) -> None:
    """Take assigned attack off every foe of a kind."""
    for place, wounds in enumerate(state.wounds):
        if wounds and state.box.foe_kind[state.villains[place]] & kind:
            state.wounds[place] = wounds - amount if wounds > amount else 0
            note(state, "attack_removed", NOBODY, wounds - state.wounds[place], state.villains[place], source)


def next_villain_may_come(state: BattleState) -> bool:
    """Voldemort comes only after the others are defeated (R11); an empty stack brings nobody (R72)."""
    if not state.villain_deck:
        return False
    if state.villain_deck[0] != state.box.voldemort or not state.box.readings.voldemort_waits:
        return True
    return all(card == NO_CARD for card in state.villains)


def refill_villains(state: BattleState, frame: Frame) -> None:
    """R21 (2): replace defeated villains, from left to right; others may answer to each newcomer."""
    for place in range(len(state.villains)):
        if state.villains[place] == NO_CARD and next_villain_may_come(state):
            reveal_villain(state, place)
            state.stack.append((REFILL_VILLAINS,))
            event = newcomer_events(state, state.villains[place])
            trigger_hostile(state, event, state.active, state.villains[place])
            return


def reveal_villain(state: BattleState, place: int) -> None:
    """Turn the next villain of the stack up."""
    card = state.villain_deck[0]
    state.villain_deck = state.villain_deck[1:]
    state.villains[place] = card
    state.wounds[place] = 0
    state.shields[place] = 0
    state.dealt[place] = 0
    if state.box.hooks.foe_revealed:
        for join in state.box.hooks.foe_revealed:
            join(state, place)
    state.revealed += 1
    note(state, "villain_revealed", NOBODY, place, card, NO_CARD)
    refresh(state)


def defeat_events(state: BattleState, card: int) -> int:
    """What the fall of a foe sets off; a Villain-Creature is both (R54)."""
    kind = state.box.foe_kind[card]
    villain = v.ON_VILLAIN_DEFEATED if kind & v.VILLAINS else 0
    return villain | (v.ON_CREATURE_DEFEATED if kind & v.CREATURES else 0)


def newcomer_events(state: BattleState, card: int) -> int:
    """What a newcomer sets off."""
    kind = state.box.foe_kind[card]
    villain = v.ON_VILLAIN_REVEALED if kind & v.VILLAINS else 0
    return villain | (v.ON_CREATURE_REVEALED if kind & v.CREATURES else 0)
