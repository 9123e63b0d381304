"""Potions: the board, gathering in step 4, brewing, sliding and refilling (R45, R49 to R51, R100 to R104)."""

from __future__ import annotations

from wandwright.engine.chance import roll, shuffle
from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD, NOBODY, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.cards.rules import banish_card
from wandwright.games.hogwarts_battle.chapters.potions import steps
from wandwright.games.hogwarts_battle.chapters.potions.cellar import COLUMNS, FACE_UP, WILD
from wandwright.games.hogwarts_battle.chapters.potions.dark import take_up
from wandwright.games.hogwarts_battle.chapters.potions.shelves import is_met, sheet, tokens_on
from wandwright.games.hogwarts_battle.chapters.potions.steps import ANY_SHELF, SPACES, Finished, Shelf, Taken
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.steps import RUN, STOP


def set_up_potions(state: BattleState) -> None:
    """R45: the potion deck with two potions face up, the side of the sheet, and a token on every space."""
    box = state.box
    cellar = box.cellar
    if not cellar.board:
        return
    state.potion_deck = shuffle(state, v.POTIONS_STREAM, cellar.potions, box.definition)
    state.supply = shuffle(state, v.INGREDIENTS_STREAM, cellar.ingredients, box.definition)
    state.side = roll(state, v.SHELVES_STREAM, 2) if box.shelves == "random" else ("A", "B").index(box.shelves)
    fill_shelves(state)
    reveal_potions(state)


def begin_gathering(state: BattleState) -> None:
    """Step 4: gather, then slide and refill; then the turn ends."""
    state.stack.append((steps.CLOSE_TURN,))
    state.stack.append((steps.TIDY_SHELVES,))
    if state.banned & v.FORBID_GATHER:
        note(state, "gathers_nothing", state.active, 0, NO_CARD, NO_CARD)
    else:
        state.stack.append((steps.GATHER, 0))


def gather(state: BattleState, frame: Frame) -> None:
    """R49: from each shelf whose requirement is met, from the top down, the hero may take one token."""
    shelves = sheet(state)
    for shelf in range(frame[1], len(shelves)):
        if tokens_on(state, shelf) and is_met(state, shelves[shelf]):
            state.stack.append((steps.GATHER, shelf + 1))
            state.stack.append(Shelf(steps.TAKE_TOKEN, state.active, NO_CARD, shelf))
            return


def list_take_token(state: BattleState, question: Shelf) -> list[int]:
    """One token of the shelf, or none; a card that takes tokens takes them from any shelf (R106)."""
    if question.shelf == ANY_SHELF:
        return [place for place, token in enumerate(state.board) if token != NO_CARD]
    return [*tokens_on(state, question.shelf), STOP]


def answer_take_token(state: BattleState, question: Shelf, answer: int) -> None:
    """Say next where it goes; until then it lies on its shelf."""
    if answer != STOP:
        state.stack.append(Taken(steps.PLACE_TOKEN, question.seat, question.source, answer))


def fits(token: str, space: str) -> bool:
    """R102: a wild token fits every space, and a wild space takes every token."""
    return token == space or WILD in (token, space)


def list_place_token(state: BattleState, question: Taken) -> list[int]:
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
    return [*legal, STOP]


def answer_place_token(state: BattleState, question: Taken, answer: int) -> None:
    """It goes to a potion and stays there (R49a), or to the used ones."""
    token = state.board[question.place]
    state.board[question.place] = NO_CARD
    if answer == STOP:
        state.used_tokens += (token,)
        note(state, "discards_token", question.seat, 0, token, NO_CARD)
        return
    place, space = divmod(answer, SPACES)
    state.brew_tokens[place] += (token,)
    state.brew_spaces[place] += (space,)
    note(state, "adds_token", question.seat, 0, token, state.brews[place])
    if len(state.brew_tokens[place]) == len(state.box.cellar.recipes[state.brews[place]]):
        finish_brew(state, question.seat, place)


def finish_brew(state: BattleState, hero: int, place: int) -> None:
    """R103: its tokens are used; a Dark Arts Potion is gone by that, of another the hero decides at once."""
    state.used_tokens += state.brew_tokens[place]
    state.brew_tokens[place] = ()
    state.brew_spaces[place] = ()
    note(state, "brews", hero, 0, state.brews[place], NO_CARD)
    if place >= state.box.cellar.first_dark:
        take_up(state, place)
    else:
        state.stack.append(Finished(steps.FINISH_POTION, hero, state.brews[place], place))


def answer_finish_potion(state: BattleState, question: Finished, answer: int) -> None:
    """R50: its banish effect now, or it goes to the hero's own discard pile."""
    _, hero, card, place = question
    state.brews[place] = NO_CARD
    if answer == steps.KEEP_IT:
        state.discard[hero] = (card, *state.discard[hero])
        note(state, "keeps_potion", hero, 0, card, NO_CARD)
        return
    banish_card(state, hero, card, NO_CARD)
    state.stack.append((RUN, state.box.cellar.banished[card], 0, hero, card))


def tidy_shelves(state: BattleState, frame: Frame) -> None:
    """R51, R103: slide, refill, and at the very end turn up new potions."""
    for column in range(COLUMNS):
        slide(state, column)
    fill_shelves(state)
    reveal_potions(state)


def slide(state: BattleState, column: int) -> None:
    """The tokens of a column fall into the free spaces below."""
    places = range(column, len(state.board), COLUMNS)
    lying = [state.board[place] for place in places if state.board[place] != NO_CARD]
    free = [NO_CARD] * (len(places) - len(lying))
    for place, token in zip(places, [*free, *lying], strict=True):
        state.board[place] = token


def fill_shelves(state: BattleState) -> None:
    """New tokens on the free spaces; the used ones are turned over only when no other is left (R51)."""
    for place, lying in enumerate(state.board):
        if lying == NO_CARD:
            token = draw_token(state)
            state.board[place] = token
            if token != NO_CARD:
                note(state, "shelf_filled", NOBODY, place, token, NO_CARD)


def draw_token(state: BattleState) -> int:
    if not state.supply and state.used_tokens:
        state.supply = shuffle(state, v.INGREDIENTS_STREAM, state.used_tokens, state.box.definition)
        state.used_tokens = ()
    if not state.supply:
        return NO_CARD
    token = state.supply[0]
    state.supply = state.supply[1:]
    state.revealed += 1
    return token


def reveal_potions(state: BattleState) -> None:
    """A free place gets the next potion; with an empty deck it stays free."""
    for place in range(FACE_UP):
        if state.brews[place] == NO_CARD and state.potion_deck:
            state.brews[place] = state.potion_deck[0]
            state.potion_deck = state.potion_deck[1:]
            state.revealed += 1
            note(state, "potion_revealed", NOBODY, 0, state.brews[place], NO_CARD)
