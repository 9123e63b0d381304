"""Set cards: set face down, turned up, removed; and who is targeted (R84, R85, R94, R192, R196, R197)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import shapes, steps
from wandwright.games.black_rose_wars.chapters.effects import steps as effects
from wandwright.games.black_rose_wars.chapters.effects.acts import begin_act
from wandwright.games.black_rose_wars.chapters.events import reactions
from wandwright.games.black_rose_wars.chapters.lodge import board, slots
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.marks import turned_up
from wandwright.games.black_rose_wars.chapters.lodge.models import is_mage, play_order
from wandwright.games.black_rose_wars.chapters.quests import goals
from wandwright.games.black_rose_wars.library import Half
from wandwright.games.black_rose_wars.state import RoseState

# A Trap that was turned up: its owner, its card, the half, and the room of its token (or the sheet).
Sprung = tuple[int, int, int, int]
# R192: what can target a Mage.
TARGETING: Final = frozenset({v.SPELL, v.PHYSICAL, v.BY_EVOCATION, v.ROOM, v.QUEST})


# What is set.


def set_half(state: RoseState, seat: int, place: int) -> Half:
    """The half that lies face down at a place."""
    return state.box.halves[state.set_cards[place][seat]][state.set_halves[seat] >> place & 1]


def has_sheet_cards(state: RoseState, seat: int) -> bool:
    """R190: does a set card lie on the sheet? Everybody sees its token."""
    if seat >= v.MOST_SEATS:
        return False
    for place, where in enumerate(state.set_rooms):
        if where[seat] == v.ON_SHEET and state.set_cards[place][seat] != NO_CARD:
            return True
    return False


def free_place(state: RoseState, seat: int) -> int:
    """R6, R196: a place whose token is free, or -1."""
    for place, cards in enumerate(state.set_cards):
        if cards[seat] == NO_CARD:
            return place
    return v.NOT_SET


def set_card(state: RoseState, seat: int, slot: int) -> None:
    """R74, R85: the card goes face down beside the sheet; its token lies in a room in range, or on the sheet."""
    if free_place(state, seat) == v.NOT_SET:
        return
    # What lay in the slot is a Trap or a Protection, and whether it needs a room is told as well.
    state.revealed += 1
    if slots.half_of(state, seat, slot).on_room:
        state.stack.append(shapes.Setting(steps.SET_ROOM, seat, NO_CARD, slot))
    else:
        put_down(state, seat, slot, v.ON_SHEET)


def list_set_room(state: RoseState, question: shapes.Setting) -> list[int]:
    """R196: a room in range, destroyed ones included."""
    side = slots.half_of(state, question.seat, question.slot)
    found = board.rooms_within(state, state.mage_room[question.seat], side.range, side.least)
    return [lodge.ROOM + room for room in found]


def answer_set_room(state: RoseState, question: shapes.Setting, answer: int) -> None:
    put_down(state, question.seat, question.slot, answer - lodge.ROOM)


def put_down(state: RoseState, seat: int, slot: int, where: int) -> None:
    """All others learn the slot and where the token lies, nothing else."""
    place = free_place(state, seat)
    half = slots.half_in(state, seat, slot)
    card = slots.take_from_slot(state, seat, slot)
    state.set_cards[place] = slots.replaced(state.set_cards[place], seat, card)
    state.set_rooms[place] = slots.replaced(state.set_rooms[place], seat, where)
    state.set_order[place] = slots.replaced(
        state.set_order[place], seat, 1 + max(order for row in state.set_order for order in row)
    )
    state.set_halves[seat] = state.set_halves[seat] & ~(1 << place) | half << place
    if state.events is not None:
        told = {"room": state.box.room_names[where]} if where != v.ON_SHEET else {}
        note(state, "sets_in_room" if told else "sets_on_sheet", seat, slot, NO_CARD, NO_CARD, told)


def lift(state: RoseState, seat: int, place: int) -> Sprung:
    """A card is no longer set; its token returns."""
    card, half = state.set_cards[place][seat], state.set_halves[seat] >> place & 1
    where = state.set_rooms[place][seat]
    state.set_cards[place] = slots.replaced(state.set_cards[place], seat, NO_CARD)
    state.set_rooms[place] = slots.replaced(state.set_rooms[place], seat, v.NOT_SET)
    state.set_order[place] = slots.replaced(state.set_order[place], seat, 0)
    state.set_halves[seat] &= ~(1 << place)
    return seat, card, half, where


def remove_set(state: RoseState, seat: int, place: int) -> None:
    """R197: face up to its owner's Memories, unresolved; a Forgotten one out of the game."""
    _, card, _, _ = lift(state, seat, place)
    turned_up(state, seat, card)
    slots.put_away(state, seat, card)
    note(state, "loses_set_card", seat, 0, card, state.act_card)


# Turning up.


def turn_up(state: RoseState, seat: int, place: int, trigger: int) -> Sprung:
    """R94: among the played cards, for all to see; it counts for the Quests of its owner."""
    found = lift(state, seat, place)
    _, card, half, _ = found
    turned_up(state, seat, card)
    state.played[seat] += (card,)
    state.played_halves[seat] += (half,)
    trap = state.box.halves[card][half].type == v.TRAP
    note(state, "springs" if trap else "protects", seat, half, card, NO_CARD)
    goals.count_goal(state, seat, goals.TRAP_OR_PROTECTION_TRIGGERED, 1)
    if trap:
        goals.count_goal(state, seat, goals.TRAP_TRIGGERED, 1, trigger)
    return found


def resolve_set(state: RoseState, sprung: Sprung, source: int, trigger: int) -> None:
    """The effect of a card that was turned up; then the Events about it, and its vortex (R94)."""
    seat, card, half, where = sprung
    side = state.box.halves[card][half]
    state.stack.append((steps.SIDE_TRIGGERED, seat, card, half))
    room = where if where != v.ON_SHEET else v.NOWHERE
    begin_act(state, source, seat, card=card, actor=seat, room=room, trigger=trigger)
    state.act_type = side.type
    state.stack.append((effects.RUN, side.effect, 0, seat, card))


def side_triggered(state: RoseState, frame: Frame) -> None:
    """R94: it has resolved, wherever its owner is now."""
    _, seat, card, half = frame
    goals.count_spell(state, seat, card)
    side = state.box.halves[card][half]
    if side.vortex:
        for push in state.box.hooks.on_vortex:
            push(state, seat, card, half)
    reactions.run_hooks(state, "mage_resolves_side", seat, sort=side.type)


# Who is targeted.


def targeted(state: RoseState, picked: Iterable[int], source: int, side: int, striker: int = v.NO_MODEL) -> None:
    """R192: Mages that are picked by another may be protected from all of it; in play order."""
    if source not in TARGETING:
        return
    attacker = striker if striker != v.NO_MODEL else attacker_of(state, source, side)
    found = [seat for seat in picked if is_mage(seat) and seat != side and has_sheet_cards(state, seat)]
    if len(found) > 1:
        found.sort(key=play_order(state).index)
    state.stack += [(steps.SHIELD_TARGET, seat, source, attacker) for seat in reversed(found)]


def attacker_of(state: RoseState, source: int, side: int) -> int:
    """The model behind what picks a Mage: the Evocation, the Mage of a spell or an attack; else nobody."""
    if source == v.BY_EVOCATION:
        return state.actor
    return side if source in (v.SPELL, v.PHYSICAL) else v.NO_MODEL
