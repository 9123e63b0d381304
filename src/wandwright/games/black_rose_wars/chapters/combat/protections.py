"""Protections: against a damage instance or against being targeted (R88 to R90, R190, R192)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import PASS
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import damage, set_cards, shapes, steps
from wandwright.games.black_rose_wars.chapters.lodge.models import is_mage, owner_of, room_of
from wandwright.games.black_rose_wars.library import Half
from wandwright.games.black_rose_wars.state import RoseState

SELF_TARGETED: Final = "self_targeted"
SELF_DAMAGED: Final = "self_would_be_damaged"
EVOCATION_DAMAGED: Final = "own_evocation_would_be_damaged"


def shield_target(state: RoseState, frame: Frame) -> None:
    """The next Protection of a Mage that was picked, until one spares it."""
    _, seat, source, _ = frame
    if not state.spared >> seat & 1 and room_of(state, seat) != v.NOWHERE:
        shield(state, seat, v.ON_TARGET, source, frame)


def shield(state: RoseState, seat: int, moment: int, by: int, again: Frame) -> None:
    """R90, R190: the first one set that fits turns up; with the option the Mage is asked, whatever lies there."""
    if seat >= v.MOST_SEATS or state.states[seat] & v.NO_PROTECTION:
        return
    if state.box.may_protect:
        if set_cards.has_sheet_cards(state, seat):
            state.stack += [again, shapes.Protecting(steps.PROTECT, seat, NO_CARD, moment, by)]
        return
    found = fitting_protections(state, seat, moment, by)
    if found:
        state.stack.append(again)
        protect(state, seat, found[0], moment)


def fitting_protections(state: RoseState, seat: int, moment: int, by: int) -> list[int]:
    """The places of Protections that fit, in the order of setting."""
    of_damage = SELF_DAMAGED if is_mage(state.blow_victim) else EVOCATION_DAMAGED
    when = SELF_TARGETED if moment == v.ON_TARGET else of_damage
    found = [place for place in range(v.SET_PLACES) if guards(state, seat, place, when, by)]
    return sorted(found, key=lambda place: state.set_order[place][seat])


def guards(state: RoseState, seat: int, place: int, when: str, by: int) -> bool:
    """Is there a Protection for this moment and source? One that redirects does not fit a second time (A52)."""
    if state.set_cards[place][seat] == NO_CARD:
        return False
    side = set_cards.set_half(state, seat, place)
    trigger = side.trigger
    if side.type != v.PROTECTION or trigger is None or trigger.when != when or trigger.by not in (v.NO_SOURCE, by):
        return False
    return not (state.blow_redirected and when == SELF_DAMAGED and redirects(state, side))


def redirects(state: RoseState, side: Half) -> bool:
    return bool(state.box.programs.clauses(side.effect, "redirect"))


def list_protect(state: RoseState, question: shapes.Protecting) -> list[int]:
    """R190: one of those that fit, or none."""
    kinds: dict[tuple[int, int], int] = {}
    for place in fitting_protections(state, question.seat, question.moment, question.by):
        half = state.set_halves[question.seat] >> place & 1
        kinds.setdefault((state.box.definition[state.set_cards[place][question.seat]], half), place)
    return [*kinds.values(), PASS]


def answer_protect(state: RoseState, question: shapes.Protecting, answer: int) -> None:
    if answer == PASS:
        state.stack.pop()
    else:
        protect(state, question.seat, answer, question.moment)


def protect(state: RoseState, seat: int, place: int, moment: int) -> None:
    """R88: it resolves before anything happens; who was only picked may be spared by it."""
    if moment == v.ON_TARGET:
        attacker: int = state.stack[-1][3]
        state.stack.append((steps.SPARE, seat, state.cancelled))
        state.cancelled = 0
        damage.open_blow(state, v.NO_MODEL, 0, v.NOBODY, v.NO_SOURCE, attacker)
    trigger = state.blow_attacker
    set_cards.resolve_set(state, set_cards.turn_up(state, seat, place, trigger), v.REACTION, trigger)


def spare(state: RoseState, frame: Frame) -> None:
    """R192: a Protection that cancels takes away all that this effect would do to its owner."""
    _, seat, before = frame
    if state.cancelled:
        state.spared |= 1 << seat
        note(state, "is_spared", seat, 0, NO_CARD, state.act_card)
    state.cancelled = before


def shield_blow(state: RoseState, frame: Frame) -> None:
    """R184 step 5, R90: Protections that fit, until nothing of the damage is left."""
    if state.blow_number > 0:
        shield(state, owner_of(state.blow_victim), v.ON_BLOW, state.blow_source, frame)
