"""Casting spells: turned up, aimed, resolved, with the vortex; out of turn and from hand (R72 to R83, R180)."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import instability, movement, set_cards, traps
from wandwright.games.black_rose_wars.chapters.effects import possible
from wandwright.games.black_rose_wars.chapters.effects import steps as effects
from wandwright.games.black_rose_wars.chapters.effects.acts import begin_act
from wandwright.games.black_rose_wars.chapters.events import modifiers, reactions
from wandwright.games.black_rose_wars.chapters.lodge import slots
from wandwright.games.black_rose_wars.chapters.lodge.marks import turn_down, turned_up
from wandwright.games.black_rose_wars.chapters.lodge.slots import half_of, put_away
from wandwright.games.black_rose_wars.chapters.quests.goals import count_spell
from wandwright.games.black_rose_wars.chapters.spells import shapes, steps, targets
from wandwright.games.black_rose_wars.state import RoseState


def give_up(state: RoseState, seat: int, slot: int) -> None:
    """R72: an unplayed spell goes face up to Memories, unresolved."""
    card = slots.take_from_slot(state, seat, slot)
    turned_up(state, seat, card)
    put_away(state, seat, card)
    note(state, "gives_up", seat, slot, card, NO_CARD)


def exchange(state: RoseState, seat: int, slot: int, card: int, half: int) -> None:
    """A hand card takes the slot, what lay there returns to hand; a shown one is known there (A55, A64)."""
    shown = state.bared[slot][seat] != NO_CARD
    old = slots.take_from_slot(state, seat, slot)
    hand = list(state.hand[seat])
    hand[hand.index(card)] = old
    state.hand[seat] = tuple(hand)
    slots.put_prepared(state, seat, slot, card, half)
    if shown:
        turn_down(state, old)
        note(state, "exchanges", seat, slot, NO_CARD, NO_CARD)


def discard_to_move(state: RoseState, seat: int, slot: int) -> None:
    """R72: an unplayed spell for exactly one step."""
    give_up(state, seat, slot)
    movement.step_once(state, seat)


# Playing.


def can_play(state: RoseState, seat: int, slot: int) -> bool:
    """R6, R161: there is a spell, its Mage is in the Lodge, no Event locks it, and a Trap has a token left."""
    if not open_slot(state, seat, slot):
        return False
    return set_cards.free_place(state, seat) != v.NOT_SET or half_of(state, seat, slot).type < v.TRAP


def cast(state: RoseState, seat: int, slot: int) -> None:
    """R73, R74, R180: a Trap or Protection is set; any other side is turned up, and enemies' Traps come first."""
    side, half = half_of(state, seat, slot), slots.half_in(state, seat, slot)
    if side.type >= v.TRAP:
        set_cards.set_card(state, seat, slot)
        return
    card = slots.take_from_slot(state, seat, slot)
    turned_up(state, seat, card)
    state.played[seat] += (card,)
    state.played_halves[seat] += (half,)
    note(state, "casts", seat, half, card, NO_CARD)
    begin_act(state, v.SPELL, seat, card=card, actor=seat)
    state.act_type = side.type
    state.stack.append((steps.CAST_ON, v.PAYING, seat, card, half))
    traps.fire_traps(state, traps.ENEMY_CASTS, seat, state.mage_room[seat])


def cast_on(state: RoseState, frame: Frame) -> None:
    """R180 stage by stage; a caster that is in its Cell has lost the rest (R187)."""
    _, stage, seat, card, half = frame
    if state.mage_room[seat] != v.NOWHERE:
        STAGES[stage](state, seat, card, half)


def pay_cost(state: RoseState, seat: int, card: int, half: int) -> None:
    """R180 step 3: in full, or the effect is skipped (A33)."""
    cost = state.box.halves[card][half].cost
    if not cost:
        aim(state, seat, card, half)
        return
    paid = possible.can_pay(state, seat, cost)
    state.stack.append((steps.CAST_ON, v.AIMING if paid else v.RESOLVED, seat, card, half))
    if paid:
        state.stack.append((effects.RUN, cost, 0, seat, card))


def aim(state: RoseState, seat: int, card: int, half: int) -> None:
    """R180 step 4: all targets."""
    state.stack.append((steps.CAST_ON, v.SHIELDING, seat, card, half))
    targets.pick_targets(state, seat, state.box.halves[card][half])


def shield_targets(state: RoseState, seat: int, card: int, half: int) -> None:
    """R180 step 5: Protections of the Mages that were picked."""
    state.stack.append((steps.CAST_ON, v.WORKING, seat, card, half))
    if state.targets:
        set_cards.targeted(state, state.targets, v.SPELL, seat)


def work(state: RoseState, seat: int, card: int, half: int) -> None:
    """R180 step 6: the operations from left to right."""
    state.stack.append((steps.CAST_ON, v.RESOLVED, seat, card, half))
    state.stack.append((effects.RUN, state.box.halves[card][half].effect, 0, seat, card))


def resolved(state: RoseState, seat: int, card: int, half: int) -> None:
    """R180 step 7: Quests count it; Events about it; then the vortex."""
    side = state.box.halves[card][half]
    count_spell(state, seat, card)
    if side.vortex:
        state.stack.append((steps.CAST_ON, v.VORTEX, seat, card, half))
    reactions.run_hooks(state, "mage_resolves_side", seat, sort=side.type)


def vortex(state: RoseState, seat: int, card: int, half: int) -> None:
    """R79, R180 step 8."""
    instability.vortex(state, seat, card)


STAGES = (pay_cost, aim, shield_targets, work, resolved, vortex)


# Out of turn, and from hand.


def cast_next(state: RoseState, seat: int) -> None:
    """R82: the leftmost Standard Spell, or the Quick one if its owner prefers; no action is spent."""
    state.stack.append(Plain(steps.NEXT_SPELL, seat, state.act_card))


def list_next_spell(state: RoseState, question: Plain) -> list[int]:
    found = (slots.next_standard(state, question.seat), v.QUICK)
    return [slot for slot in found if slot >= 0 and open_slot(state, question.seat, slot)]


def open_slot(state: RoseState, seat: int, slot: int) -> bool:
    """What everybody can see: a spell lies there, its Mage is in the Lodge, and no Event locks the Quick slot."""
    if state.mage_room[seat] == v.NOWHERE or slots.card_in(state, seat, slot) == NO_CARD:
        return False
    return slot != v.QUICK or not modifiers.rule_holds(state, "quick_slot_locked")


def answer_next_spell(state: RoseState, question: Plain, answer: int) -> None:
    cast(state, question.seat, answer)


def cast_from_hand(state: RoseState, seat: int) -> None:
    """R81: a hand card may take the place of an unplayed spell and is played now."""
    if state.hand[seat]:
        state.stack.append(shapes.Replacing(steps.REPLACE_SLOT, seat, state.act_card, -1))


def list_replace_slot(state: RoseState, question: shapes.Replacing) -> list[int]:
    found = [slot for slot in range(len(v.SLOTS)) if open_slot(state, question.seat, slot)]
    return [*found, PASS] if found else []


def answer_replace_slot(state: RoseState, question: shapes.Replacing, answer: int) -> None:
    if answer != PASS:
        state.stack.append(question._replace(kind=steps.REPLACE_CARD, slot=answer))


def list_replace_card(state: RoseState, question: shapes.Replacing) -> list[int]:
    """Each kind of card in hand, upright or inverted."""
    kinds = sorted({state.box.definition[card] for card in state.hand[question.seat]})
    return [2 * kind + half for kind in kinds for half in (v.UPRIGHT, v.INVERTED)]


def answer_replace_card(state: RoseState, question: shapes.Replacing, answer: int) -> None:
    _, seat, _, slot = question
    kind, half = divmod(answer, 2)
    card = next(card for card in state.hand[seat] if state.box.definition[card] == kind)
    exchange(state, seat, slot, card, half)
    cast(state, seat, slot)
