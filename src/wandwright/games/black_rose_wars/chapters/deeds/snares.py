"""Set cards: setting them, Traps that turn up by themselves, who is targeted (R84 to R97, R191 to R197)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import slots
from wandwright.games.black_rose_wars import steps as base
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.answers import FIRST_ROOM
from wandwright.games.black_rose_wars.chapters.deeds import aims, casting, lodge, steps
from wandwright.games.black_rose_wars.chapters.turn import track
from wandwright.games.black_rose_wars.chapters.words.acts import begin_act
from wandwright.games.black_rose_wars.library import ANY, Half, Trigger
from wandwright.games.black_rose_wars.marks import turned_up
from wandwright.games.black_rose_wars.models import is_mage, owner_of, play_order
from wandwright.games.black_rose_wars.state import RoseState

# A Trap that was turned up: its owner, its card, the half, and the room of its token (or the sheet).
Sprung = tuple[int, int, int, int]

ENEMY_ENTERS: Final = "enemy_enters"
ENEMY_LEAVES: Final = "enemy_leaves"
ENEMY_ACTIVATES: Final = "enemy_activates"
ENEMY_CASTS: Final = "enemy_casts"
ENEMY_COMPLETES_QUEST: Final = "enemy_completes_quest"
MAGE_DEFEATED: Final = "mage_defeated"
# Traps that spring only in the room of their token.
LOCAL: Final = (ENEMY_ENTERS, ENEMY_LEAVES)
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
    if casting.half_of(state, seat, slot).on_room:
        state.stack.append(steps.Setting(steps.SET_ROOM, seat, NO_CARD, slot))
    else:
        put_down(state, seat, slot, v.ON_SHEET)


def list_set_room(state: RoseState, question: steps.Setting) -> list[int]:
    """R196: a room in range, destroyed ones included."""
    side = casting.half_of(state, question.seat, question.slot)
    found = lodge.rooms_within(state, state.mage_room[question.seat], side.range, side.least)
    return [FIRST_ROOM + room for room in found]


def answer_set_room(state: RoseState, question: steps.Setting, answer: int) -> None:
    put_down(state, question.seat, question.slot, answer - FIRST_ROOM)


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
    casting.put_away(state, seat, card)
    state.revealed += 1
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
    state.revealed += 1
    note(state, "springs" if trap else "protects", seat, half, card, NO_CARD)
    aims.count_goal(state, seat, aims.TRAP_OR_PROTECTION_TRIGGERED, 1)
    if trap:
        aims.count_goal(state, seat, aims.TRAP_TRIGGERED, 1, trigger)
    return found


def resolve_set(state: RoseState, sprung: Sprung, source: int, trigger: int) -> None:
    """The effect of a card that was turned up; then the Events about it, and its vortex (R94)."""
    seat, card, half, where = sprung
    side = state.box.halves[card][half]
    state.stack.append((steps.SIDE_TRIGGERED, seat, card, half))
    room = where if where != v.ON_SHEET else v.NOWHERE
    begin_act(state, source, seat, card=card, actor=seat, room=room, trigger=trigger)
    state.act_type = side.type
    state.stack.append((base.RUN, side.effect, 0, seat, card))


def side_triggered(state: RoseState, frame: Frame) -> None:
    """R94: it has resolved, wherever its owner is now."""
    _, seat, card, half = frame
    casting.count_spell(state, seat, card)
    side = state.box.halves[card][half]
    if side.vortex:
        state.stack.append((steps.CAST_ON, steps.VORTEX, seat, card, half))
    track.run_hooks(state, "mage_resolves_side", seat, sort=side.type)


# Traps.


def fire_traps(state: RoseState, when: str, model: int, room: int, colour: int = -1) -> None:
    """R93, R194: all Traps that fit this moment are turned up together and resolve one after the other."""
    if not is_mage(model) and state.evocation[model - v.FIRST_EVOCATION] in state.box.ignores_traps:
        return
    found = fitting_traps(state, when, model, room, colour)
    if not found or track.rule_holds(state, "traps_do_not_trigger"):
        return
    sprung = tuple([turn_up(state, seat, place, model) for seat, place in found])
    state.stack.append((steps.SPRING_TRAPS, model, sprung))


def fire_traps_later(state: RoseState, frame: Frame) -> None:
    """Traps whose moment comes after other work: (…, when, model, room)."""
    _, when, model, room = frame
    fire_traps(state, when, model, room)


def fitting_traps(state: RoseState, when: str, model: int, room: int, colour: int) -> list[tuple[int, int]]:
    """Owner and place of every Trap that fits; in play order, of one owner in the order of setting."""
    mover, local = owner_of(model), when in LOCAL
    found: list[tuple[int, int]] = []
    for place, where in enumerate(state.set_rooms):
        order = state.set_order[place]
        if room in where if local else any(order):
            found += [(seat, place) for seat, set_at in enumerate(order) if set_at and seat != mover]
    if not found:
        return found
    found = [(seat, place) for seat, place in found if is_trap_for(state, when, seat, place, room, colour)]
    if len(found) > 1:
        order_of_play = play_order(state)
        found.sort(key=lambda one: (order_of_play.index(one[0]), state.set_order[one[1]][one[0]]))
    return found


def is_trap_for(state: RoseState, when: str, seat: int, place: int, room: int, colour: int) -> bool:
    side = set_half(state, seat, place)
    trigger = side.trigger
    if side.type != v.TRAP or trigger is None or trigger.when != when:
        return False
    return fits(state, trigger, seat, state.set_rooms[place][seat], room, colour)


def fits(state: RoseState, trigger: Trigger, seat: int, where: int, room: int, colour: int) -> bool:
    """R191, R193: the room of the token, the colour of the room, the distance from its owner's room."""
    if trigger.own_room and where != room:
        return False
    if trigger.colours and not trigger.colours >> colour & 1:
        return False
    return trigger.within == ANY or lodge.distance(state, state.mage_room[seat], room) <= trigger.within


def spring_traps(state: RoseState, frame: Frame) -> None:
    """R93: the next owner in play order; each orders the own ones."""
    _, model, sprung = frame
    owner = sprung[0][0]
    state.stack.append(steps.Ordering(steps.ORDER_TRAPS, owner, NO_CARD, model, sprung))


def list_order_traps(state: RoseState, question: steps.Ordering) -> list[int]:
    """The own Traps by their places in the row; of equal ones the first."""
    found: list[int] = []
    known: set[tuple[int, ...]] = set()
    for place, (seat, card, half, where) in enumerate(question.traps):
        kind = (state.box.definition[card], half, where)
        if seat == question.seat and kind not in known:
            known.add(kind)
            found.append(place)
    return found


def answer_order_traps(state: RoseState, question: steps.Ordering, answer: int) -> None:
    left = question.traps[:answer] + question.traps[answer + 1 :]
    if left:
        state.stack.append((steps.SPRING_TRAPS, question.model, left))
    resolve_set(state, question.traps[answer], v.BY_TRAP, question.model)


# Protections.


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
