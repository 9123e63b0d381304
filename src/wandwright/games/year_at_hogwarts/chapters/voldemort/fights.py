"""Fights of Death Eaters and heroes (R240, R241, R245 to R252), and the end of the last round (R255a)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import gains
from wandwright.games.year_at_hogwarts.chapters.fights import combat
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.chapters.voldemort import steps
from wandwright.games.year_at_hogwarts.chapters.voldemort.final import heroes_win, play_final, voldemort_wins
from wandwright.games.year_at_hogwarts.chapters.voldemort.sides import (
    PETER,
    VOLDEMORT,
    fighter_of,
    has_returned,
    horcruxes_left,
    opponents,
)
from wandwright.games.year_at_hogwarts.chapters.walking.shapes import At
from wandwright.games.year_at_hogwarts.state import YearState

# R250: a beaten hero comes back with so many PV. R250a, R252: turns for which somebody beaten is left alone.
HERO_PV: Final = 1
SHIELD_TURNS: Final = 2


def meet_at_night(state: YearState, seat: int, space: int) -> None:
    """R48b, R240: who is there; of several the newcomer picks one."""
    state.stack.append(At(steps.RIVAL, seat, NO_CARD, space))


def list_rival(state: YearState, question: At) -> list[int]:
    return [fighter for fighter, space in opponents(state, question.seat) if space == question.space]


def answer_rival(state: YearState, question: At, answer: int) -> None:
    """R241, R247: Voldemort and Harry decide the game; others fight, the mover first."""
    if state.pawn == VOLDEMORT or (answer == PETER and has_returned(state)):
        play_final(state)
        return
    mover = fighter_of(state.pawn) if state.pawn else question.seat
    state.stack.append((steps.AFTER_NIGHT_FIGHT, mover, answer))
    combat.begin(state, f.RETURN, mover, answer)


def after_night_fight(state: YearState, frame: Frame) -> None:
    """R249: the first at 0 PV has lost."""
    _, _, other = frame
    loser = state.beaten
    f.clear(state)
    if loser == NOBODY:
        return
    state.won = int(loser == other)
    if not f.is_seat(loser):
        remove_death_eater(state, loser)
    elif loser == PETER:
        spare_peter(state)
    else:
        send_home(state, loser)


def send_home(state: YearState, hero: int) -> None:
    """R235, R250, R252: to the start with 1 PV, with tokens and cards; no duty is left."""
    note(state, "falls", hero, 0, NO_CARD, NO_CARD)
    gains.put_on(state, hero, state.box.start)
    state.pv[hero] = HERO_PV
    state.bound[hero] = 0
    shield(state, hero)


def spare_peter(state: YearState) -> None:
    """R250a: he stays where he is and loses his next turn; the lost one is none of the two (H78)."""
    note(state, "falls", PETER, 0, NO_CARD, NO_CARD)
    state.pv[PETER] = v.RECOVERY_PV
    state.lost_turns[PETER] += 1
    shield(state, PETER)


def shield(state: YearState, seat: int) -> None:
    """Two more turns; the one that goes on does not count."""
    state.shield[seat] = SHIELD_TURNS + (seat == state.active)


def remove_death_eater(state: YearState, fighter: int) -> None:
    """R251: out of the game."""
    place = fighter - f.FIRST_SERVANT
    f.disarm(state, fighter)
    state.fallen += (place,)
    state.pawn_at[1 + place] = NO_CARD
    note(state, "leaves_the_game", NOBODY, 0, NO_CARD, NO_CARD, {"foe": f.name_of_fighter(state, fighter)})


def end_rounds(state: YearState) -> None:
    """R255a: the last round is over."""
    limit = state.box.return_rounds
    if limit and state.round > limit:
        if horcruxes_left(state):
            voldemort_wins(state, "night_over")
        else:
            heroes_win(state, "horcruxes_gone")
