"""Targets of dice and symbols: what is in reach, and which symbols are covered (R21, R34, R37, R39, R40, R79, R80)."""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.abilities import take_effect
from wandwright.games.death_eaters_rising.library import NO_COST, Ability, Cost
from wandwright.games.death_eaters_rising.state import RisingState

Target = tuple[int, Cost]


def voldemort_can_be_attacked(state: RisingState) -> bool:
    """R79, R80, A22: his card is out, the mission is where he is, and Azkaban allows one more damage."""
    if not state.villain or state.mission != state.voldemort:
        return False
    return state.voldemort_damage < min(len(state.azkaban), state.box.damage_to_win)


def covered_on(state: RisingState, target: int) -> Cost:
    """The symbols that lie on a target already."""
    for entry in state.covered:
        if entry[0] == target:
            return entry[1:]
    return NO_COST


def missing(state: RisingState, target: int, cost: Cost) -> Cost:
    """The symbols that a target still lacks."""
    done = covered_on(state, target)
    return (cost[0] - done[0], cost[1] - done[1], cost[2] - done[2], cost[3] - done[3])


def card_of(state: RisingState, target: int) -> int:
    """The card that a target is on."""
    return state.headquarters[state.active] if target >= v.HEADQUARTERS else target


def ability_of(state: RisingState, target: int) -> Ability:
    """The ability behind a target: one of the own headquarters, or that of a wizard."""
    number = target - v.HEADQUARTERS if target >= v.HEADQUARTERS else 0
    return state.box.abilities[card_of(state, target)][number]


def cost_of(state: RisingState, target: int) -> Cost:
    """What covers a target: an ability of the own headquarters or team, or a character."""
    return ability_of(state, target).cost if is_ability(state, target) else state.box.cost[target]


def open_targets(state: RisingState) -> list[Target]:
    """R21, R34: every target in reach with the symbols it still lacks."""
    targets = in_reach(state)
    if state.covered:
        targets = [(target, missing(state, target, cost)) for target, cost in targets]
    return [target for target in targets if target[1] != NO_COST]


def in_reach(state: RisingState) -> list[Target]:
    """R21, R34: every target with its whole cost, but for the abilities that were used this turn."""
    box = state.box
    first = state.mission * v.CHARACTERS
    there = state.characters[first : first + v.CHARACTERS]
    found: list[Target] = [(card, box.cost[card]) for card in there if card != NO_CARD]
    if state.villain and voldemort_can_be_attacked(state):
        found.append((box.voldemort, box.cost[box.voldemort]))
    used = state.used
    for number, ability in enumerate(box.abilities[state.headquarters[state.active]]):
        if v.HEADQUARTERS + number not in used:
            found.append((v.HEADQUARTERS + number, ability.cost))
    for card in state.teams[state.active]:
        if card not in used:
            found += [(card, ability.cost) for ability in box.abilities[card] if ability.when == v.ASSIGN]
    return found


def is_complete(state: RisingState, target: int, cost: Cost) -> bool:
    """R39: are all its symbols covered?"""
    return missing(state, target, cost) == NO_COST


def cover(state: RisingState, target: int, symbol: int, count: int) -> None:
    """R37, A9: so many symbols of a kind lie on the target now; what finds no open space is lost."""
    cost = cost_of(state, target)
    lacks = missing(state, target, cost)
    done = list(covered_on(state, target))
    done[symbol] += min(count, lacks[symbol])
    others = [entry for entry in state.covered if entry[0] != target]
    state.covered = (*others, (target, done[0], done[1], done[2], done[3]))
    if is_ability(state, target) and is_complete(state, target, cost):
        use_up(state, target)


def is_ability(state: RisingState, target: int) -> bool:
    """Of a headquarters or of a wizard in a team; symbols on all others recruit or attack a character."""
    return target >= v.HEADQUARTERS or (target not in state.characters and target != state.box.voldemort)


def use_up(state: RisingState, target: int) -> None:
    """R40, R56, R59: an ability takes effect at once, and not again this turn."""
    state.used = (*state.used, target)
    take_effect(state, ability_of(state, target).program, state.active, card_of(state, target))
