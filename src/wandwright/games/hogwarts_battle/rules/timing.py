"""Who comes first when several effects wait, and what a hostile effect holds back (R34, R35).

Order of simultaneous effects: stun, Dark Arts, active Horcrux, Voldemort, villains left to right, discard effects,
played cards, hero abilities, Proficiencies, Patronuses, Charms, earned Horcruxes (R83). Work is pushed in the opposite
order, for the last frame is the first to run.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.charms.steps import offer_frame
from wandwright.games.hogwarts_battle.chapters.charms.working import abilities_of, refresh_own
from wandwright.games.hogwarts_battle.chapters.market.darkness import reveal_more
from wandwright.games.hogwarts_battle.library import Trigger
from wandwright.games.hogwarts_battle.rules.conditions import holds
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.steps import ACT, BEGIN_HOSTILE, END_HOSTILE, REVEAL_EVENTS, RUN, RUN_WAITING

HERO_BITS: Final = 8
# Marks of what attack on one villain has set off lie beyond those of the abilities used.
VILLAIN_MARKS: Final = 1_000_000


def active_trial(state: BattleState) -> int:
    """The Horcrux or Encounter that works now; one that was uncovered this turn may have to wait (R13, R77, R92)."""
    if not state.horcruxes or (state.box.new_rules and state.trial_waits):
        return NO_CARD
    return state.horcruxes[0]


def refresh(state: BattleState) -> None:
    """Work out again what the face-up villains and the active Horcrux forbid and listen to."""
    villains = [card for place, card in enumerate(state.villains) if card != NO_CARD and not state.shields[place]]
    state.forbidden = 0
    state.listening = 0
    trial = active_trial(state)
    for card in villains if trial == NO_CARD else (*villains, trial):
        state.forbidden |= state.box.passive[card]
        state.listening |= state.box.listens[card]


def refresh_abilities(state: BattleState, hero: int) -> None:
    """Work out again what a hero's own cards listen to, and which of them have a power to use."""
    box = state.box
    if box.new_rules:
        refresh_own(state, hero)
        return
    own = state.earned[hero]
    bits = box.hero_listens[hero]
    if state.proficiency[hero] != NO_CARD:
        bits |= box.listens[state.proficiency[hero]]
        own = (state.proficiency[hero], *own)
    for card in state.earned[hero]:
        bits |= box.earned_listens[card]
    state.listens[hero] = bits
    state.powers[hero] = tuple([card for card in own if box.powers[card] is not None])


def villain_order(state: BattleState) -> list[int]:
    """The places of the villains in the order they act: Voldemort, then from left to right (R15, R34)."""
    villains = state.villains
    places = [place for place, card in enumerate(villains) if card != NO_CARD]
    voldemort = state.box.voldemort
    if voldemort != NO_CARD and voldemort in villains:
        first = villains.index(voldemort)
        places.remove(first)
        places.insert(0, first)
    return places


def hostile_kind(state: BattleState, card: int) -> int:
    """What cards that speak of Villains take a foe for: a Creature that is no Villain is none to them (R54, R88)."""
    return v.VILLAIN if state.box.foe_kind[card] & v.VILLAINS else v.CREATURE


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
    state.hostile = frame[1]
    state.suffered = frame[2]
    state.hostile_depth -= 1
    if state.hostile_depth:
        return
    if state.box.variations:
        reveal_more(state)
    elif state.extra_events:
        state.stack.append((REVEAL_EVENTS, state.extra_events))
        state.extra_events = 0
    if state.waiting and not hero_is_acting(state):
        state.stack.append((RUN_WAITING,))
    if state.deferred:
        state.stack.extend(reversed(state.deferred))
        state.deferred = ()


def hero_is_acting(state: BattleState) -> bool:
    """In step 3 the question what to do next lies below everything an action has brought about."""
    return bool(state.stack) and state.stack[0][0] == ACT


def run_waiting(state: BattleState, frame: Frame) -> None:
    """Abilities that waited, one after the other."""
    if not state.waiting:
        return
    first = state.waiting[0]
    state.waiting = state.waiting[1:]
    if state.waiting:
        state.stack.append((RUN_WAITING,))
    state.stack.append(first)


def wait(state: BattleState, frame: Frame) -> None:
    """Hero abilities, Proficiencies and earned Horcruxes come after all else that an action has brought about (R34)."""
    rank = state.box.ability_rank
    place = 0
    while place < len(state.waiting) and rank[state.waiting[place][4]] <= rank[frame[4]]:
        place += 1
    if not state.waiting:
        if hero_is_acting(state):
            state.stack.insert(1, (RUN_WAITING,))
        elif not state.hostile_depth:
            state.stack.append((RUN_WAITING,))
    state.waiting = (*state.waiting[:place], frame, *state.waiting[place:])


def trigger_hostile(state: BattleState, event: int, hero: int, subject: int) -> None:
    """Let the active Horcrux, Voldemort and the villains answer to an event."""
    if not state.listening & event:
        return
    box = state.box
    listens = box.listens
    for place in reversed(villain_order(state)):
        card = state.villains[place]
        if listens[card] & event and not state.shields[place]:
            push_hostile(state, box.triggers[card], event, hero, subject, hostile_kind(state, card), card)
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


def answers(state: BattleState, trigger: Trigger, card: int, hero: int, subject: int, before: tuple[int, ...]) -> bool:
    """Does the condition hold? Enough attack on one villain counts once for each villain and turn."""
    condition = trigger.condition
    if condition == v.ALWAYS:
        return True
    if not holds(state, condition, trigger.value, hero, subject):
        return False
    if condition not in (v.IF_ATTACK_ON_VILLAIN, v.IF_ATTACK_ON_FOE):
        return True
    mark = VILLAIN_MARKS * trigger.value + card * HERO_BITS + subject
    if mark not in state.used:
        state.used = (*state.used, mark)
    return mark not in before


def trigger_abilities(state: BattleState, owner: int, event: int, hero: int, subject: int) -> None:
    """Let a hero's card, Proficiency and earned Horcruxes answer to an event that concerns `hero`."""
    if not state.listens[owner] & event:
        return
    box = state.box
    if box.new_rules:
        trigger_own(state, owner, event, hero, subject)
    else:
        card = box.hero_cards[owner]
        use_ability(state, box.triggers[card], card, event, owner, hero, subject)
        card = state.proficiency[owner]
        if card != NO_CARD:
            use_ability(state, box.triggers[card], card, event, owner, hero, subject)
    for card in state.earned[owner]:
        if not (box.new_rules and rests(state, owner, card)):
            use_ability(state, box.earned[card], card, event, owner, hero, subject)


def rests(state: BattleState, owner: int, card: int) -> bool:
    """R57a: the reward of an Encounter works in its owner's turns only, from the one after it was collected on."""
    if state.box.about(card).requirement is None:
        return False
    return owner != state.active or card == state.collected


def trigger_own(state: BattleState, owner: int, event: int, hero: int, subject: int) -> None:
    """What a hero has brought answers in the order of R83; a Charm is offered when its turn comes."""
    box = state.box
    for card in abilities_of(state, owner):
        use_ability(state, box.triggers[card], card, event, owner, hero, subject)
    charm = state.charm[owner]
    if charm != NO_CARD and box.listens[charm] & event and owner == state.active:
        wait(state, offer_frame(event, subject, owner, charm))


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


def use_up(state: BattleState, card: int, limit: int, hero: int) -> bool:
    """Mark an ability as used this turn; False if it was used before."""
    mark = card * HERO_BITS + (hero if limit == v.LIMIT_HERO_TURN else HERO_BITS - 1)
    if mark in state.used:
        return False
    state.used = (*state.used, mark)
    return True


def is_used_up(state: BattleState, card: int) -> bool:
    """Was a card that works once a turn used in this one?"""
    return card * HERO_BITS + HERO_BITS - 1 in state.used


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
