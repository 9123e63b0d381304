"""The opponent on a Duel or Combat card: its reveal, its strikes, and when one side is beaten (R163 to R174)."""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.engine.words.programs import NO_PROGRAM
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import steps as numbers
from wandwright.games.year_at_hogwarts.chapters.castle.end_of_year import check_solo
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.chapters.fights import steps
from wandwright.games.year_at_hogwarts.state import YearState


def strike(state: YearState, program: int) -> None:
    """Something the card does to the player; afterwards it is seen whether the player stands."""
    if program != NO_PROGRAM:
        seat = state.fighters[0]
        state.stack.append((steps.STRUCK, seat, state.pv[seat]))
        state.stack.append((numbers.RUN, program, 0, seat, NO_CARD))


def reveal(state: YearState) -> None:
    """R163, R170, R179: what the card does as soon as it is revealed, once to each who fights it."""
    if not f.marked(state, 0, f.REVEALED):
        state.marks[0] |= f.REVEALED
        strike(state, f.card_of(state).reveal)


def struck(state: YearState, frame: Frame) -> None:
    """R166, R167, R174, H5, H86: beaten at 0 PV; in a duel also at 1 PV, if the effect took one."""
    _, seat, before = frame
    left = state.pv[seat]
    if not left or (state.fight_sort == f.DUEL and left == 1 and left < before):
        state.beaten = seat
        check_solo(state, seat)


def strike_back(state: YearState, trigger: str) -> None:
    """R164, R171, R172: at 0 PV the opponent of a mission strikes once more, that of a duel does not."""
    card = f.card_of(state)
    provoked = trigger in card.triggers
    if not state.opponent_pv:
        state.stack.append((steps.BEAT_OPPONENT,))
        if card.last_strike:
            strike(state, card.after if card.after != NO_PROGRAM else card.before)
        return
    if not is_team_fight(state):
        state.stack.append((steps.FIGHT_TURN,))
    if provoked:
        strike(state, card.after)


def is_team_fight(state: YearState) -> bool:
    """R178a: one attack is all that a member's turn holds."""
    return state.fight_sort == f.MISSION and state.box.variant == v.TEAMS


def beat_opponent(state: YearState, frame: Frame) -> None:
    """R173, R180: its last strike is done. Who is at 0 PV has been beaten by it."""
    if state.beaten != state.fighters[0]:
        state.beaten = f.OPPONENT
