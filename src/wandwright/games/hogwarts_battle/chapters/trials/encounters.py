"""Encounters: what completes them, collecting, their rewards (R57, R89, R92 to R97)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypedDict

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.table.conditions import fits_type, fitting
from wandwright.games.hogwarts_battle.chapters.timing.abilities import refresh_abilities, trigger_abilities
from wandwright.games.hogwarts_battle.chapters.timing.order import active_trial, refresh
from wandwright.games.hogwarts_battle.chapters.trials.steps import ATTACK_TRIAL, COLLECT
from wandwright.games.hogwarts_battle.chapters.villains.steps import GAIN_BY_DEFEAT
from wandwright.games.hogwarts_battle.requirements import NEEDS_FOES, Requirement
from wandwright.games.hogwarts_battle.state import BattleState


def each_type_played(state: BattleState, asked: Requirement) -> int:
    """Of each type no more counts than is asked for."""
    return sum(min(number, fitting(state, state.played, kind)) for kind, number in asked.each)


def different_costs(state: BattleState, asked: Requirement) -> int:
    """Cards without a value do not count (R85)."""
    return len({state.box.cost[card] for card in state.played if state.box.cost[card]})


def cost_acquired(state: BattleState, asked: Requirement) -> int:
    """Printed costs add up, whatever was paid."""
    return sum(state.box.cost[card] for card in state.acquired if fits_type(state, card, asked.wanted))


# How much of what is asked for has happened: in this turn, but for stuns and symbols, which stay (R93, R94).
DONE: Final[Mapping[str, Callable[[BattleState, Requirement], int]]] = {
    "attack_assigned": lambda state, _: state.assigned,
    "cards_played": lambda state, asked: fitting(state, state.played, asked.wanted),
    "played_each": each_type_played,
    "different_costs_played": different_costs,
    "cards_acquired": lambda state, asked: fitting(state, state.acquired, asked.wanted),
    "cost_acquired": cost_acquired,
    "influence_gained": lambda state, _: state.influence_gained,
    "foes_defeated": lambda state, _: state.foes_defeated,
    "attack_on_this": lambda state, _: state.trial_attack,
    "cards_banished": lambda state, asked: fitting(state, state.banished_now, asked.wanted),
    "control_removed": lambda state, _: state.control_removed,
    "dark_arts_resolved": lambda state, _: state.resolved,
    "stuns": lambda state, _: state.stuns,
    "symbols": lambda state, _: len(state.symbols),
}


def requirement(state: BattleState) -> Requirement | None:
    """What the active Encounter asks for; None where no Encounter works now."""
    card = active_trial(state)
    return None if card == NO_CARD else state.box.about(card).requirement


def done(state: BattleState, asked: Requirement) -> int:
    """How much of it has happened, at most as much as is asked for."""
    return min(asked.number, DONE[asked.word](state, asked))


def may_collect(state: BattleState) -> bool:
    """R57: the requirement is met, or nobody can meet it any more."""
    asked = requirement(state)
    return asked is not None and (done(state, asked) == asked.number or is_dead_end(state, asked))


def is_dead_end(state: BattleState, asked: Requirement) -> bool:
    """R95: no foe but Voldemort is left to attack, or too few potions to banish."""
    if asked.word in NEEDS_FOES:
        left = [card for card in (*state.villains, *state.villain_deck) if card != NO_CARD]
        return all(card == state.box.voldemort for card in left)
    return asked.word == "cards_banished" and asked.wanted == v.POTION and too_few_potions(state, asked.number)


def too_few_potions(state: BattleState, number: int) -> bool:
    """None is left outside the heroes' cards, and fewer than so many are in them."""
    outside = (*state.potion_deck, *state.brews[: state.box.cellar.first_dark])
    if any(card != NO_CARD for card in outside):
        return False
    piles = (*state.hand, *state.deck, *state.discard, state.played)
    return sum(fitting(state, pile, v.POTION) for pile in piles) < number


class Progress(TypedDict):
    """How much is done of what an Encounter asks for."""

    asked: str
    done: int
    needed: int
    may_collect: bool


def see_progress(state: BattleState) -> Progress | None:
    """For the table: what the open Encounter asks for, how much is done, and whether it may be collected this turn."""
    asked = state.box.about(state.horcruxes[0]).requirement if state.horcruxes else None
    if asked is None:
        return None
    amount = 0 if state.trial_waits else done(state, asked)
    return {"asked": asked.word, "done": amount, "needed": asked.number, "may_collect": may_collect(state)}


def answer_collect(state: BattleState, question: Plain, answer: int) -> None:
    """R57, R96: the active hero may collect it, or leave it for a later turn in which the requirement is met."""
    if answer == COLLECT:
        collect(state, question.seat, question.source)


def collect(state: BattleState, hero: int, card: int) -> None:
    """It lies before its owner, who can use its reward from the next own turn on (R57a, R96)."""
    state.symbols = ()
    state.horcrux += 1
    state.horcruxes = state.horcruxes[1:]
    state.earned[hero] += (card,)
    state.collected = card
    note(state, "collects", hero, 1, card, NO_CARD)
    uncover(state)
    refresh(state)
    refresh_abilities(state, hero)


def uncover(state: BattleState) -> None:
    """R92: the next trial lies open at once and works from the next turn on."""
    state.stuns = 0
    state.trial_attack = 0
    state.trial_waits = int(state.box.has_encounters)
    if state.horcruxes:
        note(state, "trial_open", NOBODY, len(state.horcruxes), state.horcruxes[0], NO_CARD)


def takes_attack(state: BattleState) -> bool:
    """R97: it takes attack like a foe, as much as it asks for."""
    asked = requirement(state)
    return asked is not None and asked.word == "attack_on_this" and state.trial_attack < asked.number


def list_trial(state: BattleState, legal: list[int]) -> None:
    """The active Encounter, where attack may be assigned to it."""
    if takes_attack(state):
        legal.append(ATTACK_TRIAL)


def attack_trial(state: BattleState) -> None:
    """One attack token goes to the Encounter; it counts as attack assigned, for hero abilities too (R97)."""
    hero = state.active
    state.attack[hero] -= 1
    state.trial_attack += 1
    state.assigned += 1
    state.tokens += 1
    note(state, "attacks_trial", hero, state.trial_attack, state.horcruxes[0], NO_CARD)
    trigger_abilities(state, hero, v.ON_TOKEN_ASSIGNED | v.ON_ATTACK_ASSIGNED, hero, NO_CARD)


def collect_reward(state: BattleState) -> None:
    """The reward of the foe defeated last, which lies on top of its pile (R91)."""
    if state.defeated and state.box.rewards[state.defeated[-1]] and not state.forbidden & v.FORBID_REWARDS:
        state.stack.append((GAIN_BY_DEFEAT, state.defeated[-1]))
