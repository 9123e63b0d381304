"""Hooks of the New Rules' foes: what is counted of them, and influence as an action."""

from __future__ import annotations

from typing import Final

from wandwright.engine.secrets.memory import remembered
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.box import Box
from wandwright.games.hogwarts_battle.chapters.creatures.conditions import CONDITIONS, COUNTERS
from wandwright.games.hogwarts_battle.chapters.creatures.foes import foes_that_are_in, put_named_in
from wandwright.games.hogwarts_battle.chapters.creatures.influence import list_persuading, persuade
from wandwright.games.hogwarts_battle.chapters.creatures.steps import PERSUADE
from wandwright.games.hogwarts_battle.chapters.timing.abilities import trigger_abilities
from wandwright.games.hogwarts_battle.chapters.timing.hostile import trigger_hostile
from wandwright.games.hogwarts_battle.state import BattleState

# What foes answer to when the active hero loses health.
LOSSES: Final = v.ON_HEALTH_LOST | v.ON_HEALTH_LOST_TO_VILLAIN


def unpack(box: Box) -> None:
    box.conditions.update(CONDITIONS)
    box.counters.update(COUNTERS)


draw_foes = foes_that_are_in


def complete_guess(state: BattleState, seat: int) -> None:
    put_named_in(state, remembered(state, seat))


def turn_begins(state: BattleState) -> None:
    """What is counted by the turn begins anew."""
    state.persuaded_now = [0] * len(state.villains)
    state.lost = [0] * state.box.seats
    state.tokens = 0
    state.villains_hit = 0
    state.resolved = 0
    state.hand_at_step_3 = 0
    state.more_influence = 0


def events_end(state: BattleState) -> bool:
    """Whether this turn has had its Dark Arts cards.

    A card in the active hero's hand may let only so many through (R114, R139), and no turn has more than the deck had
    when the match began: where only cards are left that ask for another one, the chain ends (R142).
    """
    box = state.box
    if state.resolved >= len(box.dark_arts):
        return True
    if not box.caps_events:
        return False
    caps = [box.event_cap[card] for card in state.hand[state.active] if box.event_cap[card]]
    return bool(caps) and state.resolved >= min(caps)


def event_revealed(state: BattleState, chained: bool) -> None:
    state.resolved += 1


def step_3_begins(state: BattleState) -> None:
    state.hand_at_step_3 = len(state.hand[state.active])


def actions(state: BattleState, hero: int, legal: list[int]) -> None:
    if state.influence[hero]:
        list_persuading(state, legal)


def act(state: BattleState, answer: int) -> bool:
    if not PERSUADE <= answer < PERSUADE + len(state.villains):
        return False
    persuade(state, answer - PERSUADE)
    return True


def counts_as_villain(state: BattleState, place: int) -> bool:
    """What speaks of Villains is deaf to Creatures and to attack on an Encounter (R88, R97)."""
    return bool(state.villains_hit >> place & 1)


def still_stands(state: BattleState, place: int) -> bool:
    """R86: a foe falls when every part of it is full."""
    return state.persuaded[place] < state.box.influence[state.villains[place]]


def token_assigned(state: BattleState, place: int, kind: int) -> None:
    """A token of either sort went to a foe: heroes who answer to that (R83)."""
    hero = state.active
    state.tokens += 1
    if state.box.foe_kind[state.villains[place]] & v.VILLAINS:
        state.villains_hit |= 1 << place
    trigger_abilities(state, hero, v.ON_TOKEN_ASSIGNED, hero, place)


def foe_revealed(state: BattleState, place: int) -> None:
    """A foe that is revealed has no influence on it yet."""
    state.persuaded[place] = 0
    state.persuaded_now[place] = 0
    state.villains_hit &= ~(1 << place)


def foe_defeated(state: BattleState, place: int, card: int) -> None:
    """Its tokens go back; heroes who answer to a defeated Creature (R54, R135)."""
    state.persuaded[place] = 0
    if state.box.foe_kind[card] & v.CREATURES:
        trigger_abilities(state, state.active, v.ON_CREATURE_DEFEATED, state.active, card)


def health_lost(state: BattleState, hero: int, amount: int, source: int) -> None:
    """R114c, R114g: foes that answer to what the active hero loses."""
    state.lost[hero] += amount
    if hero != state.active or not state.listening & LOSSES:
        return
    trigger_hostile(state, v.ON_HEALTH_LOST, hero, source)
    if state.hostile == v.VILLAIN and source >= 0 and state.box.foe_kind[source] & v.VILLAINS:
        trigger_hostile(state, v.ON_HEALTH_LOST_TO_VILLAIN, hero, source)
