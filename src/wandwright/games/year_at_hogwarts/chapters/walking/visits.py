"""Arriving: who is met, what the space does, and journeys by Floo Powder and Portkey (R48, R58 to R90)."""

from __future__ import annotations

from wandwright.engine.answers import PASS
from wandwright.engine.chance import roll
from wandwright.engine.events import note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, Frame
from wandwright.engine.walks import spaces_of
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.fights.rules import is_engaged, meet, offer_mission
from wandwright.games.year_at_hogwarts.chapters.quidditch.rules import begin_match
from wandwright.games.year_at_hogwarts.chapters.voldemort.rules import (
    face_horcrux,
    meet_at_night,
    must_try,
    settle_return,
)
from wandwright.games.year_at_hogwarts.chapters.walking import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.walking.meeting import fight_spaces
from wandwright.games.year_at_hogwarts.chapters.walking.sheets import movement_of
from wandwright.games.year_at_hogwarts.rules import gains
from wandwright.games.year_at_hogwarts.state import YearState


def arrive(state: YearState, frame: Frame) -> None:
    """R69a: first a forced fight, unless a sheet slips past it; then the space."""
    space: int = frame[1]
    seat = state.active
    if not fight_spaces(state, seat) >> space & 1:
        state.stack.append((steps.SETTLE, space))
    elif can_slip(state, seat):
        state.stack.append(shapes.At(steps.SLIP, seat, NO_CARD, space))
    else:
        begin_meeting(state, seat, space)


def can_slip(state: YearState, seat: int) -> bool:
    """R43, R48: where the move could end with nobody there; once in a turn, as a rat always."""
    ability = movement_of(state, seat)[0]
    if ability == v.RAT_FORM:
        return bool(state.slipped & v.MAY_SLIP)
    return ability == v.SLIP_PAST and state.slipped == v.MAY_SLIP


def begin_meeting(state: YearState, seat: int, space: int) -> None:
    state.won = 0
    state.stack.append((steps.AFTER_MEETING, space))
    if state.box.return_mode:
        meet_at_night(state, seat, space)
    else:
        meet(state, seat, space)


def list_slip(state: YearState, question: shapes.At) -> list[int]:
    return [steps.NO, steps.YES]


def answer_slip(state: YearState, question: shapes.At, answer: int) -> None:
    """Once in a turn a space is entered without a fight, also as the last step."""
    if answer == steps.YES:
        state.slipped = v.SLIPPED
        state.stack.append((steps.SETTLE, question.space))
    else:
        begin_meeting(state, question.seat, question.space)


def after_meeting(state: YearState, frame: Frame) -> None:
    """R90: the space is resolved if the mover won and is still there."""
    space: int = frame[1]
    if state.won and state.position[state.active] == space:
        state.stack.append((steps.SETTLE, space))


def settle(state: YearState, frame: Frame) -> None:
    """R69a: tokens; the space's own effect; exams; a mission; the pitch or Floo Powder."""
    space: int = frame[1]
    if state.box.return_mode:
        settle_return(state, state.active, space)
        return
    if can_swap_mission(state, state.active, space):
        state.stack.append(shapes.At(steps.SWAP_MISSION, state.active, NO_CARD, space))
    else:
        resolve(state, space)


def resolve(state: YearState, space: int) -> None:
    """R69a, R91: tokens; then the order of an arrival."""
    box, stack = state.box, state.stack
    if box.towers >> space & 1:
        stack.append((steps.LAST_CHOICE, space))
    if box.mission_places >> space & 1:
        stack.append((steps.BEGIN_MISSION_STEP, space))
    if box.classes[space] >= 0:
        stack.append((steps.BEGIN_EXAMS, space))
    stack.append((steps.SPACE_EFFECT, space))
    stack.append((steps.PASS_SQUARE, space))


def can_swap_mission(state: YearState, seat: int, space: int) -> bool:
    """R30: by an option, on a tower."""
    box = state.box
    on_tower = box.towers >> space & 1
    return bool(box.mission_swap and on_tower and state.mission_deck and swappable(state, seat))


def swappable(state: YearState, seat: int) -> list[int]:
    """R178a: all but the mission that the team is fighting for."""
    fought = state.box.fights.mission_cards.get(state.fought[state.box.team_of[seat]], NO_CARD)
    return [card for card in state.missions[seat] if card != fought]


def list_swap_mission(state: YearState, question: shapes.At) -> list[int]:
    kinds = state.box.definition
    return [*(kinds[card] for card in swappable(state, question.seat)), PASS]


def answer_swap_mission(state: YearState, question: shapes.At, answer: int) -> None:
    """R30: a random one of the rest takes its place; nothing else happens there."""
    if answer == PASS:
        resolve(state, question.space)
        return
    seat, deck = question.seat, list(state.mission_deck)
    given = next(card for card in state.missions[seat] if state.box.definition[card] == answer)
    place = roll(state, v.CARDS_STREAM, len(deck))
    taken, deck[place] = deck[place], given
    state.mission_deck = tuple(deck)
    state.missions[seat] = tuple(sorted(taken if card == given else card for card in state.missions[seat]))
    state.revealed += 1
    note(state, "swaps_mission", seat, 1, NO_CARD, NO_CARD)


def space_effect(state: YearState, frame: Frame) -> None:
    """R70 to R87, and the abilities of sheets that draw more."""
    space: int = frame[1]
    box, seat = state.box, state.active
    ability, amount = box.movement[seat], box.movement_n[seat]
    if ability == v.EXTRA_BOOK and box.books_drawn[space]:
        gains.draw(state, seat, v.BOOK, amount)
    if ability == v.EXTRA_POTION and box.sorts[space] == "potion":
        gains.draw(state, seat, v.POTION, amount)
    if box.space_effect[space]:
        box.programs.run(state, box.space_effect[space], 0, seat, NO_CARD)


def begin_mission_step(state: YearState, frame: Frame) -> None:
    """R69a, R115, R234: one mission a turn, if the player is still there; in the second mode a Horcrux."""
    space: int = frame[1]
    if state.position[state.active] != space or state.tried:
        return
    if state.box.return_mode:
        face_horcrux(state, state.active, space)
    else:
        offer_mission(state, state.active)


def last_choice(state: YearState, frame: Frame) -> None:
    """R64, R69a: on a tower Floo Powder, for who is still there and need not try for a Horcrux again (R235).

    The pitch asks by its own effect.
    """
    space: int = frame[1]
    seat = state.active
    box = state.box
    if state.position[seat] != space or is_engaged(state, seat) or (box.return_mode and state.bound[seat]):
        return
    if box.towers >> space & 1 and state.floo[seat]:
        state.stack.append(Plain(steps.FLOO, seat, NO_CARD))


# Floo Powder.


def list_floo(state: YearState, question: Plain) -> list[int]:
    """R64: the Floo places of the Places board, not the Graveyard."""
    return [*spaces_of(state.box.floo_places), PASS]


def answer_floo(state: YearState, question: Plain, answer: int) -> None:
    """R66: the powder is spent when the journey begins."""
    if answer == PASS:
        return
    seat = question.seat
    state.floo[seat] -= 1
    state.supply_floo += 1
    travel(state, seat, answer, "floo")


def travel(state: YearState, seat: int, space: int, by: str) -> None:
    """R65, R68: there tokens may be taken and a mission be tried; at the end of the turn the player goes back."""
    state.trip[seat] = state.position[seat]
    state.position[seat] = space
    note(state, "travels", seat, 0, NO_CARD, NO_CARD, {"by": by, "space": state.box.space_names[space]})
    state.stack.append((steps.VISIT, space))


def visit(state: YearState, frame: Frame) -> None:
    """R65, R67: tokens, a mission; then the passage to the other place of the Ministry."""
    space: int = frame[1]
    seat = state.active
    if state.position[seat] != space:
        return
    state.stack.append(shapes.At(steps.PASSAGE, seat, NO_CARD, space))
    state.stack.append((steps.BEGIN_MISSION_STEP, space))
    state.stack.append((steps.PASS_SQUARE, space))


def list_passage(state: YearState, question: shapes.At) -> list[int]:
    """R61, R67: the far side of a passage that costs nothing, if it was not visited yet."""
    seat, space = question.seat, question.space
    if state.position[seat] != space or state.crossed or is_held(state, seat):
        return []
    return [*state.box.board.neighbours(space), PASS] if state.box.board.ways[space] else []


def is_held(state: YearState, seat: int) -> bool:
    """R178a, R235: in the fight of a team, or bound to try for a Horcrux again."""
    return must_try(state, seat) if state.box.return_mode else is_engaged(state, seat)


def answer_passage(state: YearState, question: shapes.At, answer: int) -> None:
    """R48c, R67: who comes through a passage fights whoever is there, as after the last step of a move."""
    if answer == PASS:
        return
    state.crossed = 1
    state.slipped |= v.MAY_SLIP
    state.position[question.seat] = answer
    details = {"by": "passage", "space": state.box.space_names[answer]}
    note(state, "travels", question.seat, 0, NO_CARD, NO_CARD, details)
    meets = fight_spaces(state, question.seat) >> answer & 1
    state.stack.append((steps.ARRIVE if meets else steps.VISIT, answer))


# The pitch.


def list_pitch(state: YearState, question: Plain) -> list[int]:
    """R86, R182, R183, R186: any other player; the Portkey; or neither."""
    seat, box = question.seat, state.box
    others = [other for other in range(box.seats) if other not in box.mates[seat]]
    if not others and box.variant == v.TEAMS:
        others = [other for other in range(box.seats) if other != seat]
    legal = [steps.CHALLENGE + other for other in others]
    if state.portkeys[seat]:
        legal.append(steps.BY_PORTKEY)
    return [*legal, PASS] if legal else []


def answer_pitch(state: YearState, question: Plain, answer: int) -> None:
    """R68: the Portkey leads to the Graveyard."""
    seat = question.seat
    if answer == steps.BY_PORTKEY:
        state.portkeys[seat] -= 1
        state.supply_portkeys += 1
        travel(state, seat, state.box.graveyard, "portkey")
    elif answer != PASS:
        begin_match(state, seat, answer - steps.CHALLENGE)
