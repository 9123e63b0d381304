"""Reactions: what Events and Evocations do because of something (R121, R210, R212)."""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.effects import steps as effects
from wandwright.games.black_rose_wars.chapters.effects.acts import begin_act
from wandwright.games.black_rose_wars.chapters.events import steps
from wandwright.games.black_rose_wars.chapters.events.modifiers import active_events
from wandwright.games.black_rose_wars.chapters.lodge.marks import marked
from wandwright.games.black_rose_wars.chapters.lodge.models import evocations_of, owner_of, play_order, room_of
from wandwright.games.black_rose_wars.library import Hook
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.vocabulary import FIRST_EVOCATION, NO_MODEL, NOWHERE


def run_hooks(state: RoseState, when: str, it: int, room: int = NOWHERE, sort: int = -1) -> None:
    """What Events do because of something; `room` and the type of a side (`sort`) are what it was about."""
    box = state.box
    reacting = box.reacting.get(when)
    if reacting is None or reacting.isdisjoint(state.track):
        return
    fitting = [
        (card, hook)
        for card in active_events(state)
        for hook in box.event_hooks[card]
        if hook.when == when and hook_fits(state, hook, room, sort) and not (hook.once and card in state.hooked)
    ]
    for card, hook in reversed(fitting):
        if hook.once:
            state.hooked = marked(state.hooked, card)
        begin_act(state, v.EVENT, v.BLACK_ROSE, card, room=room, trigger=it)
        state.it = it
        state.stack.append((effects.RUN, hook.program, 0, v.BLACK_ROSE, card))


def hook_fits(state: RoseState, hook: Hook, room: int, sort: int) -> bool:
    if hook.colour >= 0 and (room == NOWHERE or state.box.room_colour[room] != hook.colour):
        return False
    if hook.room >= 0 and room != hook.room:
        return False
    return not hook.types or (sort >= 0 and bool(hook.types >> sort & 1))


def run_ability(state: RoseState, model: int, kind: int, room: int, when: str, trigger: int = NO_MODEL) -> None:
    """What one Evocation does because of something; its kind and room are given, for it may be gone (R210)."""
    owner = owner_of(model)
    for hook in reversed(state.box.evocation_hooks[kind]):
        if hook.when == when:
            begin_act(state, v.BY_EVOCATION, owner, actor=model, room=room, trigger=trigger)
            state.it = trigger
            state.stack.append((effects.RUN, hook.program, 0, owner, NO_CARD))


def ability_act(state: RoseState, frame: Frame) -> None:
    """An ability of a phase, if the Evocation is still there: (…, model, when)."""
    _, model, when = frame
    kind = state.evocation[model - FIRST_EVOCATION]
    if kind != NO_MODEL:
        run_ability(state, model, kind, room_of(state, model), when)


def push_abilities(state: RoseState, when: str) -> None:
    """The Evocations that do something at the beginning of a phase, in play order."""
    found = [model for seat in play_order(state) for model in evocations_of(state, seat)]
    for model in reversed(found):
        if any(hook.when == when for hook in state.box.evocation_hooks[state.evocation[model - v.FIRST_EVOCATION]]):
            state.stack.append((steps.ABILITY_ACT, model, when))
