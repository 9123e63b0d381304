"""Health and stun (R23 to R27)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.chapters.health.steps import ADD_CONTROL_STEP, AFTER_STUN, CONTINUE_LOSSES
from wandwright.games.hogwarts_battle.chapters.piles.discarding import discard_question
from wandwright.games.hogwarts_battle.chapters.table.heroes import extra_health_of
from wandwright.games.hogwarts_battle.chapters.timing.abilities import trigger_abilities
from wandwright.games.hogwarts_battle.chapters.timing.hostile import trigger_hostile
from wandwright.games.hogwarts_battle.state import BattleState


def may_gain_health(state: BattleState, hero: int) -> bool:
    """Stunned heroes gain nothing this turn (R26), and some cards forbid it."""
    bans = state.forbidden | state.banned
    if bans & v.FORBID_GAIN_HEALTH or (bans & v.NO_HEALTH_ACTIVE and hero == state.active):
        return False
    return not state.stunned[hero]


def gain_health(state: BattleState, hero: int, amount: int, source: int) -> None:
    """Health never rises above its maximum (R23)."""
    room = state.box.full_health[hero] - state.health[hero]
    if amount <= 0:
        return
    if room <= 0:
        note(state, "health_full", hero, amount, NO_CARD, source)
        return
    if not may_gain_health(state, hero):
        note(state, "health_blocked", hero, amount, NO_CARD, source)
        return
    box = state.box
    extra, limit = extra_health_of(state, state.active) if box.hooks.hero_cards else box.extra_health[state.active]
    if extra and (limit == v.NO_LIMIT or not state.first_gains[hero]):
        amount += extra
    state.first_gains[hero] = 1
    gained = min(room, amount)
    state.health[hero] += gained
    state.gained[hero] += gained
    if box.hooks.health_gained:
        for join in box.hooks.health_gained:
            join(state, hero, gained, source)
    note(state, "gains_health", hero, gained, NO_CARD, source)
    trigger_abilities(state, state.active, v.ON_HEALTH_GAINED, hero, NO_CARD)


def lose_each(
    state: BattleState, heroes: tuple[int, ...], index: int, amount: int, source: int, if_stunned: int
) -> None:
    """Heroes lose health one after the other; a stun interrupts, the rest waits below it (R23)."""
    count = len(heroes)
    while index < count:
        hero = heroes[index]
        index += 1
        if state.health[hero] > amount or state.stunned[hero]:
            lose_health(state, hero, amount, source)
            continue
        if index < count:
            state.stack.append((CONTINUE_LOSSES, heroes, index, amount, source, if_stunned))
        if if_stunned and capped(state, hero, amount) >= state.health[hero]:
            # Where the stun may wait for somebody, what follows it asks whether it has come.
            step = AFTER_STUN if state.box.hooks.before_stun else RUN
            state.stack.append((step, if_stunned, 0, hero, source))
        lose_health(state, hero, amount, source)
        return


def continue_losses(state: BattleState, frame: Frame) -> None:
    """The heroes after one who was stunned."""
    _, heroes, index, amount, source, if_stunned = frame
    lose_each(state, heroes, index, amount, source, if_stunned)


def lose_health(state: BattleState, hero: int, amount: int, source: int) -> None:
    """A hero loses health; at 0 the hero is stunned at once. A stunned hero loses no more this turn (R26)."""
    box = state.box
    if state.stunned[hero] or amount <= 0:
        return
    if box.hooks.is_spared:
        for spares in box.hooks.is_spared:
            if spares(state, hero):
                return
    lost = capped(state, hero, amount) if box.may_cap[hero] else amount
    if lost != amount or state.suffered:
        remember_suffered(state, hero, lost)
    if lost != amount:
        tell_protection(state, hero, amount, lost, source)
        if lost <= 0:
            return
    left = state.health[hero] - lost
    if left > 0:
        state.health[hero] = left
        if state.events is not None:
            note(state, "loses_health", hero, lost, NO_CARD, source)
        if box.hooks.health_lost:
            tell_loss(state, hero, lost, source)
        return
    fall_to_0(state, hero, source)


def fall_to_0(state: BattleState, hero: int, source: int) -> None:
    """The last health is lost; the stun may wait for somebody who can prevent it."""
    note(state, "loses_health", hero, state.health[hero], NO_CARD, source)
    gone = state.health[hero]
    state.health[hero] = 0
    for waits in state.box.hooks.before_stun:
        if waits(state, hero, gone, source):
            return
    be_stunned(state, hero, gone, source)


def tell_protection(state: BattleState, hero: int, amount: int, lost: int, source: int) -> None:
    """That the hand holds a card that guards it is now known to all."""
    state.revealed += 1
    if state.events is not None:
        card = guarding_card(state, hero)
        note(state, "protected" if lost else "loss_prevented", hero, amount - lost, card, source)


def tell_loss(state: BattleState, hero: int, lost: int, source: int) -> None:
    """A hero has lost health."""
    for join in state.box.hooks.health_lost:
        join(state, hero, lost, source)


def be_stunned(state: BattleState, hero: int, gone: int, source: int) -> None:
    """A hero at 0 is stunned (R24)."""
    stun(state, hero, source)
    tell_loss(state, hero, gone, source)
    trigger_hostile(state, v.ON_HERO_STUNNED, hero, NO_CARD)


def after_stun(state: BattleState, frame: Frame) -> None:
    """What follows a loss that stuns; it does not come for a hero who is not stunned after all (R111)."""
    _, program, _, hero, source = frame
    if state.stunned[hero]:
        state.box.programs.run(state, program, 0, hero, source)


def capped(state: BattleState, hero: int, amount: int) -> int:
    """What a card held in hand lets through: at most so much from one Dark Arts event or villain, or from one loss."""
    if not state.box.may_cap[hero]:
        return amount
    card = guarding_card(state, hero)
    return amount if card == NO_CARD else what_cap_lets_through(state, hero, amount, state.box.loss_cap[card])


def guarding_card(state: BattleState, hero: int) -> int:
    """The card in hand that lets the least through; NO_CARD if none guards the hero."""
    caps = state.box.loss_cap
    best = NO_CARD
    for card in state.hand[hero]:
        if caps[card] and (best == NO_CARD or caps[card] < caps[best]):
            best = card
    return best


def what_cap_lets_through(state: BattleState, hero: int, amount: int, cap: int) -> int:
    if not state.box.readings.cloak_per_source:
        return min(amount, cap)
    if state.hostile not in (v.DARK_ARTS, v.VILLAIN):
        return amount
    before = state.suffered[hero] if state.suffered else 0
    left = cap - before if cap > before else 0
    if not state.suffered:
        state.suffered = (0,) * state.box.seats
    return min(amount, left)


def remember_suffered(state: BattleState, hero: int, lost: int) -> None:
    """Keep count of what one hostile source has cost each hero."""
    if state.suffered:
        state.suffered = tuple(old + lost if seat == hero else old for seat, old in enumerate(state.suffered))


def stun(state: BattleState, hero: int, source: int) -> None:
    """R24: the hero's tokens go, half the hand goes (own choice), and one control token comes."""
    state.stunned[hero] = 1
    if state.box.hooks.stunned:
        for join in state.box.hooks.stunned:
            join(state, hero)
    note(state, "stunned", hero, 0, NO_CARD, source)
    if state.attack[hero]:
        note(state, "loses_attack", hero, state.attack[hero], NO_CARD, source)
    if state.influence[hero]:
        note(state, "loses_influence", hero, state.influence[hero], NO_CARD, source)
    state.attack[hero], state.influence[hero] = kept_at_stun(state, hero)
    state.stack.append((ADD_CONTROL_STEP, 1, source))
    half = len(state.hand[hero]) // 2
    if half:
        state.stack.append(discard_question(hero, source, half, v.ANY_TYPE, v.STUNNED, v.ANY_TYPE, 0))


def kept_at_stun(state: BattleState, hero: int) -> tuple[int, int]:
    """How much attack and influence a stunned hero keeps: none, unless something was saved."""
    for kept in state.box.hooks.kept_at_stun:
        return kept(state, hero)
    return 0, 0


def recover(state: BattleState) -> None:
    """R27: at the end of the active hero's turn every stunned hero is set back to full health."""
    if 1 not in state.stunned:
        return
    for hero in range(state.box.seats):
        if state.stunned[hero]:
            state.stunned[hero] = 0
            state.health[hero] = state.box.full_health[hero]
            note(state, "recovers", hero, state.health[hero], NO_CARD, NO_CARD)
