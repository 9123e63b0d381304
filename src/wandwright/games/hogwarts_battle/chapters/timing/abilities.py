"""Abilities of heroes: which work, and how they answer to events (R9, R34, R83)."""

from __future__ import annotations

from wandwright.engine.rules.hooks import any_of
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.chapters.table.conditions import holds
from wandwright.games.hogwarts_battle.chapters.table.heroes import abilities_of
from wandwright.games.hogwarts_battle.chapters.timing.uses import answers, use_up
from wandwright.games.hogwarts_battle.chapters.timing.waiting import wait
from wandwright.games.hogwarts_battle.library import Trigger
from wandwright.games.hogwarts_battle.state import BattleState


def refresh_abilities(state: BattleState, hero: int) -> None:
    """Work out again what a hero's own cards listen to, and which of them have a power to use."""
    box = state.box
    own = state.earned[hero]
    bits = box.hero_listens[hero]
    if state.proficiency[hero] != NO_CARD:
        bits |= box.listens[state.proficiency[hero]]
        own = (state.proficiency[hero], *own)
    for card in state.earned[hero]:
        bits |= box.earned_listens[card]
    state.listens[hero] = bits
    state.powers[hero] = tuple([card for card in own if box.powers[card] is not None])
    for join in box.hooks.abilities_refreshed:
        join(state, hero)


def trigger_abilities(state: BattleState, owner: int, event: int, hero: int, subject: int) -> None:
    """Let a hero's card, Proficiency and earned Horcruxes answer to an event that concerns `hero`."""
    if not state.listens[owner] & event:
        return
    box = state.box
    for card in abilities_of(state, owner):
        use_ability(state, box.triggers[card], card, event, owner, hero, subject)
    hooks = box.hooks
    if hooks.own_event:
        for join in hooks.own_event:
            join(state, owner, event, subject)
    for card in state.earned[owner]:
        if not (hooks.reward_rests and any_of(hooks.reward_rests, state, owner, card)):
            use_ability(state, box.earned[card], card, event, owner, hero, subject)


def rests(state: BattleState, owner: int, card: int) -> bool:
    """Does a card that a hero has earned not work now?"""
    resting = state.box.hooks.reward_rests
    return bool(resting) and any_of(resting, state, owner, card)


def use_ability(
    state: BattleState, triggers: tuple[Trigger, ...], card: int, event: int, owner: int, hero: int, subject: int
) -> None:
    """Let one of a hero's own cards answer, as often as it may; it waits for its turn."""
    concerned = hero if event == v.ON_HEALTH_GAINED else owner
    before = state.used
    for trigger in triggers:
        if trigger.event & event and answers(state, trigger, card, hero, subject, before):
            if trigger.limit and not use_up(state, card, trigger.limit, hero):
                continue
            wait(state, (RUN, trigger.program, 0, concerned, card))


def trigger_watchers(state: BattleState, event: int) -> None:
    """Cards played this turn that wait for an event: those that pay once are then done."""
    still: list[Frame] = []
    for watcher in reversed(state.watching):
        wanted, condition, value, program, hero, source, once = watcher
        if wanted & event and holds(state, condition, value, hero, NO_CARD):
            if event & v.DEFEATS:
                note(state, "pays", hero, 0, source, NO_CARD)
            state.stack.append((RUN, program, 0, hero, source))
            if once:
                continue
        still.append(watcher)
    if len(still) != len(state.watching):
        state.watching = tuple(reversed(still))
