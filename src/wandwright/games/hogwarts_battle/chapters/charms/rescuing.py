"""Before a hero is stunned: the Stag (R111)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.charms.shapes import Fall
from wandwright.games.hogwarts_battle.chapters.charms.steps import FALL, LEAVE, RESCUE, TAKE
from wandwright.games.hogwarts_battle.chapters.charms.using import can_afford
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.chapters.health.health import be_stunned, tell_loss
from wandwright.games.hogwarts_battle.chapters.piles.discarding import discard_question
from wandwright.games.hogwarts_battle.library import Power
from wandwright.games.hogwarts_battle.state import BattleState


def ask_rescuer(state: BattleState, hero: int, gone: int, source: int) -> bool:
    """Another hero who can pay for it is asked, in anybody's turn; the fall waits for the answer."""
    for seat in state.box.orders[state.active]:
        if seat != hero and may_be_asked(state, seat):
            state.stack.append((FALL, hero, gone, source))
            state.stack.append(Fall(RESCUE, seat, state.patronus[seat], hero))
            return True
    return False


def rescue_of(state: BattleState, hero: int) -> Power | None:
    card = state.patronus[hero]
    return None if card == NO_CARD or state.stunned[hero] else state.box.rescues[card]


def can_rescue(state: BattleState, hero: int) -> bool:
    power = rescue_of(state, hero)
    return power is not None and can_afford(state, hero, power)


def may_be_asked(state: BattleState, hero: int) -> bool:
    """Where hands are closed, whether the price is there is the rescuer's secret: whoever holds cards is asked."""
    if state.box.readings.open_hands:
        return can_rescue(state, hero)
    power = rescue_of(state, hero)
    return power is not None and state.health[hero] > power.health and len(state.hand[hero]) >= power.discards


def list_rescue(state: BattleState, question: Fall) -> list[int]:
    return [TAKE, LEAVE] if can_rescue(state, question.seat) else []


def answer_rescue(state: BattleState, question: Fall, answer: int) -> None:
    """The price comes first."""
    _, hero, card, fallen = question
    power = state.box.rescues[card]
    if answer != TAKE or power is None:
        return
    note(state, "uses", hero, 0, card, NO_CARD)
    state.stack.append((RUN, power.program, 0, fallen, card))
    if power.discards:
        state.stack.append(discard_question(hero, card, power.discards, power.wanted, v.COST, v.ANY_TYPE, 0))
    if power.health:
        state.health[hero] -= power.health
        note(state, "loses_health", hero, power.health, NO_CARD, card)
        tell_loss(state, hero, power.health, card)


def rescue(state: BattleState, hero: int, health: int, source: int) -> None:
    """Not stunned, so much health, and no more losses this turn."""
    state.health[hero] = min(health, state.box.full_health[hero])
    state.rescued[hero] = 1
    note(state, "rescued", hero, state.health[hero], NO_CARD, source)


def fall(state: BattleState, frame: Frame) -> None:
    """The stun that has waited comes, unless the hero is rescued (R24, R111)."""
    _, hero, gone, source = frame
    if state.rescued[hero]:
        tell_loss(state, hero, gone, source)
    else:
        be_stunned(state, hero, gone, source)
