"""Step 4: ingredients are gathered and placed (R49, R102, R106)."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.cellar import WILD
from wandwright.games.hogwarts_battle.chapters.potions import steps
from wandwright.games.hogwarts_battle.chapters.potions.brewing import finish_brew
from wandwright.games.hogwarts_battle.chapters.potions.shapes import ANY_SHELF, SPACES, AtPlace, Shelf
from wandwright.games.hogwarts_battle.chapters.potions.shelves import is_met, sheet, tokens_on
from wandwright.games.hogwarts_battle.chapters.turn.steps import CLOSE_TURN
from wandwright.games.hogwarts_battle.state import BattleState


def begin_gathering(state: BattleState) -> None:
    """Step 4: gather, then slide and refill; then the turn ends."""
    state.stack.append((CLOSE_TURN,))
    state.stack.append((steps.TIDY_SHELVES,))
    if state.banned & v.FORBID_GATHER:
        note(state, "gathers_nothing", state.active, 0, NO_CARD, NO_CARD)
    else:
        state.stack.append((steps.GATHER, 0))


def gather(state: BattleState, frame: Frame) -> None:
    """R49: from each shelf whose requirement is met, from the top down, the hero may take one token."""
    shelves = sheet(state)
    _, first = frame
    for shelf in range(first, len(shelves)):
        if tokens_on(state, shelf) and is_met(state, shelves[shelf]):
            state.stack.append((steps.GATHER, shelf + 1))
            state.stack.append(Shelf(steps.TAKE_TOKEN, state.active, NO_CARD, shelf))
            return


def list_take_token(state: BattleState, question: Shelf) -> list[int]:
    """One token of the shelf, or none; a card that takes tokens takes them from any shelf (R106)."""
    if question.shelf == ANY_SHELF:
        return [place for place, token in enumerate(state.board) if token != NO_CARD]
    return [*tokens_on(state, question.shelf), PASS]


def answer_take_token(state: BattleState, question: Shelf, answer: int) -> None:
    """Say next where it goes; until then it lies on its shelf."""
    if answer != PASS:
        state.stack.append(AtPlace(steps.PLACE_TOKEN, question.seat, question.source, answer))


def fits(token: str, space: str) -> bool:
    """R102: a wild token fits every space, and a wild space takes every token."""
    return token == space or WILD in (token, space)


def list_place_token(state: BattleState, question: AtPlace) -> list[int]:
    """Free spaces of face-up potions and of anybody's Dark Arts Potions; equal ones of one potion are one answer."""
    cellar = state.box.cellar
    token = cellar.tokens[state.board[question.place]]
    legal: list[int] = []
    for place, potion in enumerate(state.brews):
        if potion == NO_CARD:
            continue
        seen: set[str] = set()
        for space, wanted in enumerate(cellar.recipes[potion]):
            if space not in state.brew_spaces[place] and wanted not in seen and fits(token, wanted):
                seen.add(wanted)
                legal.append(place * SPACES + space)
    return [*legal, PASS]


def answer_place_token(state: BattleState, question: AtPlace, answer: int) -> None:
    """It goes to a potion and stays there (R49a), or to the used ones."""
    token = state.board[question.place]
    state.board[question.place] = NO_CARD
    if answer == PASS:
        state.used_tokens += (token,)
        note(state, "discards_token", question.seat, 0, token, NO_CARD)
        return
    place, space = divmod(answer, SPACES)
    state.brew_tokens[place] += (token,)
    state.brew_spaces[place] += (space,)
    note(state, "adds_token", question.seat, 0, token, state.brews[place])
    if len(state.brew_tokens[place]) == len(state.box.cellar.recipes[state.brews[place]]):
        finish_brew(state, question.seat, place)
