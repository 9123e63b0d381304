"""Conditions and counters of the pack, and what they mean."""

from __future__ import annotations

from collections.abc import Sequence

from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.table.neighbours import SELECTORS
from wandwright.games.hogwarts_battle.state import BattleState


def holds(state: BattleState, condition: int, value: int, hero: int, subject: int) -> bool:
    """Is the condition true for this hero? `subject` is the card or the villain's place it speaks of."""
    if condition == v.ALWAYS:
        return True
    if condition == v.IF_SPELLS_PLAYED:
        return state.spells >= value
    if condition == v.IF_ITEMS_PLAYED:
        return state.items >= value
    if condition == v.IF_ALLIES_PLAYED:
        return state.allies >= value
    if condition == v.IF_ATTACK_ASSIGNED:
        return state.assigned >= value
    if condition == v.IF_ATTACK_ON_VILLAIN:
        # What speaks of Villains is deaf to Creatures and to attack on an Encounter (R88, R97).
        enough = subject != NO_CARD and state.dealt[subject] >= value
        return enough and (not state.box.hooks.counts_as_villain or counts_as_villain(state, subject))
    if condition == v.IF_HEALTH_GAINED:
        return state.gained[hero] >= value
    if condition == v.IF_COST_AT_LEAST:
        return state.box.cost[subject] >= value
    if condition == v.IF_TYPE:
        return state.box.type_of[subject] == value
    return holds_on_table(state, condition, value, hero, subject)


def holds_on_table(state: BattleState, condition: int, value: int, hero: int, subject: int) -> bool:
    """The rarer conditions, which look at hands and villains."""
    if condition == v.IF_KINDS_PLAYED:
        return bool(state.spells and state.items and state.allies)
    if condition == v.IF_KINDS_IN_HAND:
        return len({state.box.type_of[card] for card in state.hand[hero]}) >= value
    if condition == v.IF_OTHER_HOLDS_TAG:
        tags = state.box.tags
        return any(tags[card] & value for seat in range(state.box.seats) if seat != hero for card in state.hand[seat])
    if condition == v.IF_AT_FULL_HEALTH:
        return state.health[hero] >= state.box.full_health[hero]
    if condition == v.IF_EVERY_VILLAIN_HIT:
        return every_villain_hit(state)
    return state.box.conditions[condition](state, value, hero, subject)


def every_villain_hit(state: BattleState) -> bool:
    """At least one attack assigned this turn to each villain that is face up, and to one at all."""
    hit = False
    for place, card in enumerate(state.villains):
        if state.dealt[place] and counts_as_villain(state, place):
            hit = True
        elif card != NO_CARD and state.box.foe_kind[card] & v.VILLAINS:
            return False
    return hit


def counts_as_villain(state: BattleState, place: int) -> bool:
    """Was it a Villain that took attack at a place?"""
    return all(counts(state, place) for counts in state.box.hooks.counts_as_villain)


def count(state: BattleState, counter: int, value: int, hero: int) -> int:
    """How often a number is counted."""
    if counter == v.ONCE:
        return 1
    if counter == v.PER_SPELL_PLAYED:
        return state.spells
    if counter == v.PER_ITEM_PLAYED:
        return state.items
    if counter == v.PER_ALLY_PLAYED:
        return state.allies
    box = state.box
    if counter == v.PER_ALLY_IN_HAND:
        return sum(1 for card in state.hand[hero] if box.type_of[card] == v.ALLY)
    if counter == v.PER_CARDS_IN_HAND_COSTING:
        return sum(1 for card in state.hand[hero] if box.cost[card] >= value)
    return box.counters[counter](state, value, hero)


def heroes_of(state: BattleState, who: int, hero: int) -> tuple[int, ...]:
    """The heroes a clause touches, in turn order from the active hero."""
    box = state.box
    if who == v.WHO_SELF:
        return box.singles[hero]
    if who == v.WHO_ACTIVE:
        return box.singles[state.active]
    if who == v.WHO_ALL:
        return box.orders[state.active]
    if who == v.WHO_OTHERS:
        return box.orders[state.active][1:]
    return SELECTORS[who](state, hero)


def fits_type(state: BattleState, card: int, wanted: int) -> bool:
    """Does a card pass a filter?"""
    return state.box.fitting[wanted][card]


def fitting(state: BattleState, cards: Sequence[int], wanted: int) -> int:
    """How many of some cards pass a filter."""
    fits = state.box.fitting[wanted]
    return len([card for card in cards if fits[card]])
