"""What the conditions, counters and heroes of the New Rules mean (R84, R85)."""

from __future__ import annotations

from wandwright.engine.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.variations.filling import cards_in_market
from wandwright.games.hogwarts_battle.state import BattleState


def fits(state: BattleState, card: int, wanted: int) -> bool:
    """Does a card pass a filter?"""
    return state.box.fitting[wanted][card]


def holds(state: BattleState, condition: int, value: int, hero: int, subject: int) -> bool:
    """Is the condition true for this hero? `subject` is the card or the foe's place it speaks of."""
    box = state.box
    if condition == v.IF_HOLDS:
        number, wanted = divmod(value, v.MOST_FILTERS)
        return fitting(state, state.hand[hero], wanted) >= number
    if condition == v.IF_HOLDS_NO:
        return not fitting(state, state.hand[hero], value)
    if condition == v.IF_IN_MARKET:
        number, wanted = divmod(value, v.MOST_FILTERS)
        return fitting(state, cards_in_market(state), wanted) >= number
    if condition == v.IF_COST_AT_MOST:
        return box.cost[subject] <= value
    if condition == v.IF_PARITY:
        return box.cost[subject] > 0 and box.cost[subject] % 2 == value
    if condition == v.IF_STARTING:
        return box.is_starting[subject]
    if condition == v.IF_HEALTH_AT_MOST:
        return state.health[hero] <= value
    if condition == v.IF_HEALTH_LOST:
        return state.lost[hero] >= value
    return holds_on_table(state, condition, value, subject)


def holds_on_table(state: BattleState, condition: int, value: int, subject: int) -> bool:
    """Conditions that look at the Location, the foes and the turn."""
    if condition == v.IF_CONTROL_AT_LEAST:
        return state.control >= value
    if condition == v.IF_CREATURES_FACE_UP:
        return foes_face_up(state, v.CREATURES) >= value
    if condition == v.IF_DARK_POTIONS_FACE_UP:
        return dark_potions_face_up(state) >= value
    if condition == v.IF_TOKENS_ASSIGNED:
        return state.tokens >= value
    if condition == v.IF_VILLAINS_ASSIGNED:
        return state.villains_hit.bit_count() >= value
    if condition == v.IF_ATTACK_ON_FOE:
        return subject != NO_CARD and state.dealt[subject] >= value
    if condition == v.IF_FOE_IS:
        card = NO_CARD if subject == NO_CARD else state.villains[subject]
        return card != NO_CARD and bool(state.box.foe_kind[card] & value)
    if condition == v.IF_HAND_AT_STEP_3:
        return state.hand_at_step_3 == value
    raise ValueError(f"No meaning is known for condition {condition}.")


def fitting(state: BattleState, cards: list[int] | tuple[int, ...], wanted: int) -> int:
    """How many of some cards pass a filter."""
    return len([card for card in cards if fits(state, card, wanted)])


def foes_face_up(state: BattleState, kind: int) -> int:
    """How many Villains or Creatures are face up; a Villain-Creature is both."""
    return len([card for card in state.villains if card != NO_CARD and state.box.foe_kind[card] & kind])


def dark_potions_face_up(state: BattleState) -> int:
    """How many Dark Arts Potions lie before all heroes together."""
    return len([card for card in state.brews[state.box.cellar.first_dark :] if card != NO_CARD])


def count(state: BattleState, counter: int, value: int, hero: int) -> int:
    """How often a number is counted."""
    if counter == v.PER_CARD_IN_HAND:
        return fitting(state, state.hand[hero], value)
    if counter == v.PER_CREATURE_FACE_UP:
        return foes_face_up(state, v.CREATURES)
    if counter == v.PER_VILLAIN_FACE_UP:
        return foes_face_up(state, v.VILLAINS)
    if counter == v.PER_DARK_POTION_FACE_UP:
        return dark_potions_face_up(state)
    if counter == v.PER_DARK_ARTS_RESOLVED:
        return state.resolved
    if counter == v.PER_CONTROL_TOKEN:
        return state.control
    raise ValueError(f"No meaning is known for counter {counter}.")


def heroes_of(state: BattleState, who: int, hero: int) -> tuple[int, ...]:
    """The heroes a clause touches, in turn order from the active hero (R84)."""
    order = state.box.orders[state.active]
    if who == v.WHO_NEXT:
        return (order[1],)
    if who == v.WHO_PREVIOUS:
        return (order[-1],)
    if who == v.WHO_WEAKEST:
        standing = [seat for seat in order if not state.stunned[seat]]
        least = min([state.health[seat] for seat in standing], default=0)
        return tuple([seat for seat in standing if state.health[seat] == least])
    middle = state.active if who == v.WHO_ACTIVE_AND_NEIGHBORS else hero
    near = neighbours(state, middle)
    return tuple([seat for seat in order if seat in near or (seat == middle and who != v.WHO_NEIGHBORS)])


def neighbours(state: BattleState, hero: int) -> tuple[int, int]:
    """The heroes to the left and right; with two heroes the other one, twice."""
    seats = state.box.seats
    return ((hero + 1) % seats, (hero - 1) % seats)
