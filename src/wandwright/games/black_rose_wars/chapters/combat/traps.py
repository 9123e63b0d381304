"""Traps: which of them a moment sets off, and in which order (R86, R91 to R93, R191, R193, R194)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import shapes, steps
from wandwright.games.black_rose_wars.chapters.combat.set_cards import resolve_set, set_half, turn_up
from wandwright.games.black_rose_wars.chapters.events import modifiers
from wandwright.games.black_rose_wars.chapters.lodge import board
from wandwright.games.black_rose_wars.chapters.lodge.models import is_mage, owner_of, play_order
from wandwright.games.black_rose_wars.library import ANY, Trigger
from wandwright.games.black_rose_wars.state import RoseState

ENEMY_ENTERS: Final = "enemy_enters"
ENEMY_LEAVES: Final = "enemy_leaves"
ENEMY_ACTIVATES: Final = "enemy_activates"
ENEMY_CASTS: Final = "enemy_casts"
ENEMY_COMPLETES_QUEST: Final = "enemy_completes_quest"
MAGE_DEFEATED: Final = "mage_defeated"
# Traps that spring only in the room of their token.
LOCAL: Final = (ENEMY_ENTERS, ENEMY_LEAVES)


def fire_traps(state: RoseState, when: str, model: int, room: int, colour: int = -1) -> None:
    """R93, R194: all Traps that fit this moment are turned up together and resolve one after the other."""
    if not is_mage(model) and state.evocation[model - v.FIRST_EVOCATION] in state.box.ignores_traps:
        return
    found = fitting_traps(state, when, model, room, colour)
    if not found or modifiers.rule_holds(state, "traps_do_not_trigger"):
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
    return trigger.within == ANY or board.distance(state, state.mage_room[seat], room) <= trigger.within


def spring_traps(state: RoseState, frame: Frame) -> None:
    """R93: the next owner in play order; each orders the own ones."""
    _, model, sprung = frame
    owner = sprung[0][0]
    state.stack.append(shapes.Ordering(steps.ORDER_TRAPS, owner, NO_CARD, model, sprung))


def list_order_traps(state: RoseState, question: shapes.Ordering) -> list[int]:
    """The own Traps by their places in the row; of equal ones the first."""
    found: list[int] = []
    known: set[tuple[int, ...]] = set()
    for place, (seat, card, half, where) in enumerate(question.traps):
        kind = (state.box.definition[card], half, where)
        if seat == question.seat and kind not in known:
            known.add(kind)
            found.append(place)
    return found


def answer_order_traps(state: RoseState, question: shapes.Ordering, answer: int) -> None:
    left = question.traps[:answer] + question.traps[answer + 1 :]
    if left:
        state.stack.append((steps.SPRING_TRAPS, question.model, left))
    resolve_set(state, question.traps[answer], v.BY_TRAP, question.model)
