"""Hooks of Encounters: what is counted for them (R93), collecting, attack on them."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle.chapters.timing.order import active_trial, refresh
from wandwright.games.hogwarts_battle.chapters.trials.encounters import attack_trial, list_trial, may_collect, uncover
from wandwright.games.hogwarts_battle.chapters.trials.steps import ATTACK_TRIAL, COLLECT_TRIAL
from wandwright.games.hogwarts_battle.chapters.turn.steps import FINISH_TURN
from wandwright.games.hogwarts_battle.state import BattleState


def trial_waits(state: BattleState) -> bool:
    """One that was uncovered this turn works from the next turn on (R92)."""
    return bool(state.trial_waits)


def reward_rests(state: BattleState, owner: int, card: int) -> bool:
    """R57a: the reward of an Encounter works in its owner's turns only, from the one after it was collected on."""
    if state.box.about(card).requirement is None:
        return False
    return owner != state.active or card == state.collected


def surcharge(state: BattleState) -> int:
    """How much more the active Encounter makes every Hogwarts card cost."""
    card = active_trial(state) if state.box.has_surcharge else NO_CARD
    return 0 if card == NO_CARD else state.box.about(card).surcharge


def turn_begins(state: BattleState) -> None:
    """A turn counts from its first step (R93)."""
    if state.trial_waits:
        state.trial_waits = 0
        refresh(state)
    state.acquired = ()
    state.banished_now = ()
    state.influence_gained = 0
    state.control_removed = 0
    state.foes_defeated = 0
    state.trial_attack = 0
    state.collected = NO_CARD


def attack_targets(state: BattleState, legal: list[int]) -> None:
    if state.box.has_encounters:
        list_trial(state, legal)


def act(state: BattleState, answer: int) -> bool:
    if answer != ATTACK_TRIAL:
        return False
    attack_trial(state)
    return True


def in_last_step(state: BattleState) -> bool:
    """An Encounter first (R57, R92)."""
    if not (state.box.has_encounters and may_collect(state)):
        return False
    state.stack.append((FINISH_TURN,))
    state.stack.append(Plain(COLLECT_TRIAL, state.active, state.horcruxes[0]))
    return True


def trial_taken(state: BattleState) -> bool:
    """R137: in a stack with Encounters the next one is uncovered."""
    if state.box.has_encounters:
        uncover(state)
    return state.box.has_encounters


def card_acquired(state: BattleState, card: int) -> None:
    """The active hero acquired a card. Only its kind is kept: the card itself may soon lie face down."""
    state.acquired += (state.box.stands_for[card],)


def card_banished(state: BattleState, hero: int, card: int) -> None:
    """A hero banished a card: only the active hero's own count."""
    if hero == state.active:
        state.banished_now += (card,)


def tokens_gained(state: BattleState, hero: int, attack: int, influence: int, source: int) -> None:
    """Only the active hero's influence counts."""
    if hero == state.active:
        state.influence_gained += influence


def stunned(state: BattleState, hero: int) -> None:
    """Stuns of all heroes count, as long as the Encounter works (R93, R137)."""
    if not state.trial_waits:
        state.stuns += 1


def control_removed(state: BattleState, removed: int) -> None:
    state.control_removed += removed


def foe_defeated(state: BattleState, place: int, card: int) -> None:
    state.foes_defeated += 1
