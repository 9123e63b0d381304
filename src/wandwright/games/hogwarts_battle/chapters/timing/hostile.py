"""Hostile effects: run to their end, triggered by events, and what they hold back (R34, R35)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.timing.order import active_trial, villain_order
from wandwright.games.hogwarts_battle.chapters.timing.steps import (
    BEGIN_HOSTILE,
    END_HOSTILE,
    REVEAL_EVENTS,
    RUN_WAITING,
)
from wandwright.games.hogwarts_battle.chapters.timing.uses import answers, use_up
from wandwright.games.hogwarts_battle.chapters.timing.waiting import hero_is_acting
from wandwright.games.hogwarts_battle.library import Trigger
from wandwright.games.hogwarts_battle.state import BattleState


def run_hostile(state: BattleState, kind: int, source: int, program: int, hero: int) -> None:
    """Run a hostile effect; what it makes heroes discard has its own effect only after it (R35)."""
    if state.events is not None and kind != v.DARK_ARTS:
        note(state, "resolves", hero, kind, source, NO_CARD)
    # Declared as a frame, for a compiled tuple of known parts is not itself when it comes back from the stack.
    end: Frame = (END_HOSTILE, state.hostile, state.suffered)
    stack = state.stack
    stack.append(end)
    state.hostile = kind
    state.hostile_depth += 1
    state.suffered = ()
    state.box.programs.run(state, program, 0, hero, source)
    if stack and stack[-1] is end:
        stack.pop()
        end_hostile(state, end)


def begin_hostile(state: BattleState, frame: Frame) -> None:
    """A hostile effect whose moment has come."""
    _, kind, source, program, hero = frame
    run_hostile(state, kind, source, program, hero)


def end_hostile(state: BattleState, frame: Frame) -> None:
    """The hostile effect is complete: now discard effects, then abilities, then further Dark Arts events."""
    _, state.hostile, state.suffered = frame
    state.hostile_depth -= 1
    if state.hostile_depth:
        return
    if state.box.hooks.hostile_ends:
        for join in state.box.hooks.hostile_ends:
            join(state)
    if state.extra_events:
        state.stack.append((REVEAL_EVENTS, state.extra_events))
        state.extra_events = 0
    if state.waiting and not hero_is_acting(state):
        state.stack.append((RUN_WAITING,))
    if state.deferred:
        state.stack.extend(reversed(state.deferred))
        state.deferred = ()


def trigger_hostile(state: BattleState, event: int, hero: int, subject: int) -> None:
    """Let the active Horcrux, Voldemort and the villains answer to an event."""
    if not state.listening & event:
        return
    box = state.box
    listens = box.listens
    for place in reversed(villain_order(state)):
        card = state.villains[place]
        if listens[card] & event and not state.shields[place]:
            push_hostile(state, box.triggers[card], event, hero, subject, box.hostile_kind[card], card)
    card = active_trial(state)
    if card != NO_CARD and listens[card] & event:
        push_hostile(state, box.triggers[card], event, hero, subject, v.HORCRUX, card)


def push_hostile(
    state: BattleState, triggers: tuple[Trigger, ...], event: int, hero: int, subject: int, kind: int, card: int
) -> None:
    """Push the clauses of one hostile card that answer to an event."""
    before = state.used
    for trigger in reversed(triggers):
        fits = trigger.event & event and (subject != card or not event & v.OF_ANOTHER_FOE)
        if fits and answers(state, trigger, card, hero, subject, before):
            if trigger.limit and not use_up(state, card, trigger.limit, hero):
                continue
            state.stack.append((BEGIN_HOSTILE, kind, card, trigger.program, hero))
