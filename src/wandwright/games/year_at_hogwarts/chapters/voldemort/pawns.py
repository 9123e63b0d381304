"""Turns of the second mode: one pawn for each hero and Peter, seven for Voldemort's side (R227, R235, R239, R252)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import gains
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.chapters.voldemort import steps
from wandwright.games.year_at_hogwarts.chapters.voldemort.horcruxes import must_try
from wandwright.games.year_at_hogwarts.chapters.voldemort.ritual import offer_ritual
from wandwright.games.year_at_hogwarts.chapters.voldemort.sides import PETER, VOLDEMORT, fighter_of, has_returned
from wandwright.games.year_at_hogwarts.chapters.walking import steps as walking
from wandwright.games.year_at_hogwarts.state import YearState


def begin_return_turn(state: YearState, seat: int) -> None:
    """R227, R239: a hero or Peter rolls and moves; Voldemort's side moves all its pawns."""
    state.stack.append((steps.CLOSE_TURN,))
    if seat == PETER and has_returned(state):
        state.moved = 0
        state.stack.append((steps.NEXT_PAWN,))
    else:
        state.stack.append(Plain(walking.START, seat, NO_CARD))


def close_turn(state: YearState, frame: Frame) -> None:
    """R238, R250a, R252: who tries for the Locket stays at the Ministry; one turn less of being left alone."""
    seat = state.active
    state.stays = int(must_try(state, seat))
    if state.shield[seat]:
        state.shield[seat] -= 1


# The pawns of Voldemort's side.


def next_pawn(state: YearState, frame: Frame) -> None:
    """R239: one after the other, in any order; all of them."""
    put_down(state)
    if waiting(state):
        state.stack.append(Plain(steps.PAWN, PETER, NO_CARD))
    else:
        state.position[PETER] = state.pawn_at[0]


def put_down(state: YearState) -> None:
    """The pawn that was moved stands where it has come to, unless it was beaten on the way."""
    if state.pawn and state.pawn_at[state.pawn - 1] != NO_CARD:
        state.pawn_at[state.pawn - 1] = state.position[PETER]
    state.pawn = 0


def waiting(state: YearState) -> list[int]:
    return [
        pawn for pawn, space in enumerate(state.pawn_at, VOLDEMORT) if space != NO_CARD and not state.moved >> pawn & 1
    ]


def list_pawn(state: YearState, question: Plain) -> list[int]:
    return waiting(state)


def answer_pawn(state: YearState, question: Plain, answer: int) -> None:
    """Its die, its steps, its end: as any other pawn."""
    state.pawn = answer
    state.moved |= 1 << answer
    state.slipped = 0
    state.position[PETER] = state.pawn_at[answer - 1]
    note(state, "moves_pawn", PETER, 0, NO_CARD, NO_CARD, {"foe": state.box.voldemort.pawn_names[answer - 1]})
    state.stack.append((steps.NEXT_PAWN,))
    state.stack.append((walking.ROLL_DICE,))


# Where a move ends.


def settle_return(state: YearState, seat: int, space: int) -> None:
    """R225a, R253, R254: heroes, Peter, Death Eaters and Voldemort have each something else of a space."""
    if state.pawn > VOLDEMORT:
        reward_servant(state, space)
        return
    if not state.pawn:
        state.stack.append((steps.NIGHT_CHOICE, space))
        state.stack.append((walking.BEGIN_MISSION_STEP, space))
        state.stack.append((steps.NIGHT_SPACE, space))
    state.stack.append((walking.PASS_SQUARE, space))


def reward_servant(state: YearState, space: int) -> None:
    """R253: a Spell, a Potion or PV, nothing else."""
    tables, servant = state.box.voldemort, fighter_of(state.pawn)
    deck = tables.servant_deck[space]
    if deck in (v.POTION, v.SPELL):
        card = gains.take_top(state, deck)
        if card != NO_CARD:
            f.add_to_hand(state, servant, card)
            state.revealed += 1
            details = {"foe": f.name_of_fighter(state, servant), "deck": v.DECKS[deck]}
            note(state, "foe_draws", PETER, 1, NO_CARD, NO_CARD, details)
    if tables.servant_pv[space]:
        f.heal(state, servant, tables.servant_pv[space])


def night_space(state: YearState, frame: Frame) -> None:
    """R225, R225a, H38: Potions, Spells, PV and common rooms; by an option powder comes back there."""
    _, space = frame
    box, seat = state.box, state.active
    if box.hero_floo_refill and seat != PETER and box.houses >> space & 1:
        gains.gain_floo(state, seat, 1)
    if box.voldemort.working >> space & 1:
        box.programs.run(state, box.space_effect[space], 0, seat, NO_CARD)


def night_choice(state: YearState, frame: Frame) -> None:
    """R225a, R229: Peter's way to the Graveyard; a hero's Floo Powder, if no duty binds."""
    _, space = frame
    seat = state.active
    if seat == PETER:
        if space == state.box.pitch:
            offer_ritual(state)
    elif state.box.towers >> space & 1 and state.floo[seat] and not must_try(state, seat):
        state.stack.append(Plain(walking.FLOO, seat, NO_CARD))
