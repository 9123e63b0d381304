"""Charms in use: offered at their moments, declared with their first use, paid for (R60, R107, R108, R141)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.charms.shapes import CharmOffer
from wandwright.games.hogwarts_battle.chapters.charms.steps import LEAVE, TAKE, USE_CHARM
from wandwright.games.hogwarts_battle.chapters.charms.working import charm_powers, tier_of
from wandwright.games.hogwarts_battle.chapters.table.conditions import fitting, holds
from wandwright.games.hogwarts_battle.chapters.timing.uses import is_used_up
from wandwright.games.hogwarts_battle.chapters.turn.powers import pay_for
from wandwright.games.hogwarts_battle.library import Power
from wandwright.games.hogwarts_battle.state import BattleState


def offered(state: BattleState, hero: int, events: tuple[int, ...], subject: int) -> Power | None:
    """What the Charm can be used for after an event, by the effect that is open now."""
    event = 0
    for place in events:
        event |= 1 << place
    if event & v.ON_CARD_PLAYED and subject not in state.played[-1:]:
        # The card has left the play area: what a Charm would do with it is gone.
        return None
    for power in charm_powers(state, hero):
        if power.event & event and can_use(state, hero, state.charm[hero], power, subject):
            return power
    return None


def can_use(state: BattleState, hero: int, card: int, power: Power, subject: int) -> bool:
    """Not used up, what it asks for is so, its price is there, and it finds something to do."""
    return (
        not (power.limit and is_used_up(state, card))
        and holds(state, power.condition, power.value, hero, subject)
        and can_afford(state, hero, power)
        and state.box.programs.is_open(state, hero, power.program)
    )


def can_afford(state: BattleState, hero: int, power: Power) -> bool:
    """A price that can't be paid in full is no price; nobody pays with the last health (R111)."""
    if state.influence[hero] < power.influence or state.attack[hero] < power.attack:
        return False
    if power.health and state.health[hero] <= power.health:
        return False
    return not power.discards or fitting(state, state.hand[hero], power.wanted) >= power.discards


def offer_charm(state: BattleState, frame: Frame) -> None:
    """The moment of a Charm has come; Summoning goes on by itself once it is declared (R83, R108, R132)."""
    _, events, subject, hero, card = frame
    power = offered(state, hero, events, subject)
    if power is None:
        return
    if state.declared and not power.limit:
        use_charm(state, hero, card, power)
    else:
        state.stack.append(CharmOffer(USE_CHARM, hero, card, events, subject))


def list_use_charm(state: BattleState, question: CharmOffer) -> list[int]:
    _, hero, _, events, subject = question
    return [TAKE, LEAVE] if offered(state, hero, events, subject) is not None else []


def answer_use_charm(state: BattleState, question: CharmOffer, answer: int) -> None:
    _, hero, card, events, subject = question
    power = offered(state, hero, events, subject)
    if answer == TAKE and power is not None:
        use_charm(state, hero, card, power)


def use_charm(state: BattleState, hero: int, card: int, power: Power) -> None:
    """The effect is declared, paid for and takes place; what was paid for comes, whatever is forbidden after (R141)."""
    declare(state, hero, card)
    state.charm_used = 1
    note(state, "uses", hero, 0, card, NO_CARD)
    pay_for(state, hero, card, power)


def declare(state: BattleState, hero: int, card: int) -> None:
    """R60a: the first use in a turn says which of the three effects it is for the rest of that turn."""
    if not state.declared:
        state.declared = tier_of(state, hero) + 1
        note(state, "declares", hero, state.declared, card, NO_CARD, {"tier": v.TIERS[state.declared - 1]})
