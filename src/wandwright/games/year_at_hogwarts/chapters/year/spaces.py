"""What a space does in the year (R30, R69a to R90)."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.chance import roll
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import gains
from wandwright.games.year_at_hogwarts.chapters.fights.truces import is_engaged
from wandwright.games.year_at_hogwarts.chapters.walking import steps as walking
from wandwright.games.year_at_hogwarts.chapters.walking.shapes import At
from wandwright.games.year_at_hogwarts.chapters.year import steps
from wandwright.games.year_at_hogwarts.state import YearState


def settle_year(state: YearState, seat: int, space: int) -> None:
    """R30, R69a: by an option a mission may be swapped instead of anything else."""
    if can_swap_mission(state, seat, space):
        state.stack.append(At(steps.SWAP_MISSION, seat, NO_CARD, space))
    else:
        resolve(state, space)


def resolve(state: YearState, space: int) -> None:
    """R69a, R91: tokens; the space's own effect; exams; a mission; Floo Powder."""
    box, stack = state.box, state.stack
    if box.towers >> space & 1:
        stack.append((steps.LAST_CHOICE, space))
    if box.mission_places >> space & 1:
        stack.append((walking.BEGIN_MISSION_STEP, space))
    if box.classes[space] >= 0:
        stack.append((steps.BEGIN_EXAMS, space))
    stack.append((steps.SPACE_EFFECT, space))
    stack.append((walking.PASS_SQUARE, space))


def can_swap_mission(state: YearState, seat: int, space: int) -> bool:
    """R30: by an option, on a tower."""
    box = state.box
    on_tower = box.towers >> space & 1
    return bool(box.mission_swap and on_tower and state.mission_deck and swappable(state, seat))


def swappable(state: YearState, seat: int) -> list[int]:
    """R178a: all but the mission that the team is fighting for."""
    fought = state.box.fights.mission_cards.get(state.fought[state.box.team_of[seat]], NO_CARD)
    return [card for card in state.missions[seat] if card != fought]


def list_swap_mission(state: YearState, question: At) -> list[int]:
    kinds = state.box.definition
    return [*(kinds[card] for card in swappable(state, question.seat)), PASS]


def answer_swap_mission(state: YearState, question: At, answer: int) -> None:
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
    _, space = frame
    box, seat = state.box, state.active
    ability, amount = box.movement[seat], box.movement_n[seat]
    if ability == v.EXTRA_BOOK and box.books_drawn[space]:
        gains.draw(state, seat, v.BOOK, amount)
    if ability == v.EXTRA_POTION and box.sorts[space] == "potion":
        gains.draw(state, seat, v.POTION, amount)
    if box.space_effect[space]:
        box.programs.run(state, box.space_effect[space], 0, seat, NO_CARD)


def last_choice(state: YearState, frame: Frame) -> None:
    """R64, R69a: on a tower Floo Powder, for who is still there. The pitch asks by its own effect."""
    _, space = frame
    seat = state.active
    box = state.box
    if state.position[seat] != space or is_engaged(state, seat):
        return
    if box.towers >> space & 1 and state.floo[seat]:
        state.stack.append(Plain(walking.FLOO, seat, NO_CARD))
