"""Hooks of what heroes bring: hero cards, Proficiencies, Patronuses and Charms."""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.charms import choosing, using
from wandwright.games.hogwarts_battle.chapters.charms.offering import offer_frame
from wandwright.games.hogwarts_battle.chapters.charms.rescuing import ask_rescuer
from wandwright.games.hogwarts_battle.chapters.charms.saving import begin_clearing, keep_saved, settle_saved
from wandwright.games.hogwarts_battle.chapters.charms.steps import PUT_TOKENS_BACK
from wandwright.games.hogwarts_battle.chapters.charms.working import (
    ATTACK,
    CARDS,
    HEALTH,
    INFLUENCE,
    count_given,
    own_abilities,
    power_of_charm,
    refresh_own,
    working_hero_cards,
)
from wandwright.games.hogwarts_battle.chapters.timing.waiting import wait
from wandwright.games.hogwarts_battle.state import BattleState

laid_out = choosing.lay_out


def after_proficiencies(state: BattleState) -> None:
    """Charms are taken after Proficiencies, and then the heroes say what is active (R78, R80)."""
    choosing.ask_active_at_first(state)
    choosing.ask_charms(state)


before_proficiencies = choosing.ask_hero_cards


def turn_begins(state: BattleState) -> None:
    state.declared = 0
    state.rescued = [0] * state.box.seats


def before_step_1(state: BattleState) -> None:
    """Which cards are active in this turn (R78); then a Charm that is used before it begins (R110d)."""
    hero = state.active
    charm = state.charm[hero]
    if charm != NO_CARD:
        state.stack.append(offer_frame(v.ON_TURN_BEGINS, NO_CARD, hero, charm))
    choosing.ask_active(state, hero)


def before_action(state: BattleState) -> None:
    settle_saved(state, state.active)


def card_played(state: BattleState) -> None:
    state.given = [0, 0, 0, 0]


def can_use(state: BattleState, hero: int, card: int) -> bool:
    """The power of a Charm depends on the hero's health, and it also asks whether it can do anything."""
    power = power_of_charm(state, hero) if card == state.charm[hero] else None
    return power is not None and using.can_use(state, hero, card, power, NO_CARD)


def use(state: BattleState, hero: int, card: int) -> bool:
    power = power_of_charm(state, hero) if card == state.charm[hero] else None
    if power is None:
        return False
    using.use_charm(state, hero, card, power)
    return True


def before_clearing(state: BattleState, hero: int) -> bool:
    """Tokens may be saved (R110c)."""
    begin_clearing(state, hero)
    state.stack.append((PUT_TOKENS_BACK,))
    if state.charm[hero] != NO_CARD:
        state.stack.append(offer_frame(v.ON_TOKENS_CLEARED, NO_CARD, hero, state.charm[hero]))
    return True


hero_cards = working_hero_cards


def more_proficiencies(state: BattleState, hero: int) -> tuple[int, ...]:
    """All, or the active one alone (R78)."""
    return () if state.box.one_active else state.more_proficiencies[hero]


def proficiency_taken(state: BattleState, hero: int, card: int) -> None:
    state.more_proficiencies[hero] += (card,)


abilities = own_abilities


abilities_refreshed = refresh_own


def own_event(state: BattleState, owner: int, event: int, subject: int) -> None:
    """A Charm is offered when its turn comes (R83)."""
    charm = state.charm[owner]
    if charm != NO_CARD and state.box.listens[charm] & event and owner == state.active:
        wait(state, offer_frame(event, subject, owner, charm))


def tokens_gained(state: BattleState, hero: int, attack: int, influence: int, source: int) -> None:
    if attack:
        count_given(state, hero, ATTACK, attack, source)
    if influence:
        count_given(state, hero, INFLUENCE, influence, source)


def health_gained(state: BattleState, hero: int, gained: int, source: int) -> None:
    count_given(state, hero, HEALTH, gained, source)


def cards_drawn(state: BattleState, hero: int, wanted: int, drawn: int, source: int) -> None:
    count_given(state, hero, CARDS, wanted, source)


def tokens_spent(state: BattleState, hero: int, influence: int) -> None:
    settle_saved(state, hero)


def is_spared(state: BattleState, hero: int) -> bool:
    """R111: a hero who was rescued loses no more this turn."""
    return bool(state.rescued[hero])


before_stun = ask_rescuer


kept_at_stun = keep_saved
