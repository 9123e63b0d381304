"""Cards drawn: from the Grimoire (R44, R45), the Library (R46 to R49, R175), Forgotten Spells (R113)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.lanes import ALL, together
from wandwright.engine.questions.questions import Picks
from wandwright.engine.state.chance import shuffle
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.library import shapes, steps
from wandwright.games.black_rose_wars.chapters.lodge.marks import give_new_keys, marked, turn_down, unmarked
from wandwright.games.black_rose_wars.chapters.lodge.picking import cards_of, left_of
from wandwright.games.black_rose_wars.chapters.lodge.sheets import people
from wandwright.games.black_rose_wars.chapters.quests import goals
from wandwright.games.black_rose_wars.state import RoseState

IN_STUDY: Final = 1
BY_EFFECT: Final = 0


def draw_grimoire(state: RoseState, seat: int, n: int) -> None:
    """R44, R45: from the own Grimoire, which is made anew from Memories when it runs out; the Rival has none (R225)."""
    for _ in range(n if seat in people(state) else 0):
        if not state.grimoire[seat]:
            renew_grimoire(state, seat)
        if not state.grimoire[seat]:
            return
        card = state.grimoire[seat][0]
        state.revealed += 1
        state.grimoire[seat] = state.grimoire[seat][1:]
        state.hand[seat] = (*state.hand[seat], card)
        note(state, "draws", seat, 1, card, NO_CARD)


def renew_grimoire(state: RoseState, seat: int) -> None:
    """R45; everybody has seen what lay in Memories."""
    turn_down(state, *state.memories[seat])
    state.grimoire[seat] = shuffle(state, v.CARDS_STREAM, state.memories[seat], state.box.definition)
    state.memories[seat] = ()


def name_library(state: RoseState, seat: int, n: int, keep: int) -> None:
    """R175: name all decks, take, keep, discard the rest."""
    if n > 0 and seat in people(state):
        state.stack.append(shapes.Naming(steps.NAME_DECKS, seat, state.act_card, n, min(keep, n), BY_EFFECT, ()))


def list_name_decks(state: RoseState, question: shapes.Naming) -> list[int]:
    """Any deck, also an empty one; not the Rival's school (A65)."""
    rival = state.school[state.box.rival] if state.box.rival != v.NOBODY else v.NOBODY
    return [school for school in range(len(state.library)) if school != rival]


def answer_name_decks(state: RoseState, question: shapes.Naming, answer: int) -> None:
    """The cards in the order they were named; in Study all choose at once afterwards (R174)."""
    seat = question.seat
    for school in (*question.picked, answer):
        card = top_of_library(state, school)
        if card != NO_CARD:
            state.drawn[seat] = (*state.drawn[seat], card)
            note(state, "names", seat, 1, NO_CARD, NO_CARD, {"school": state.box.school_names[school]})
    if question.study == BY_EFFECT:
        push_keep(state, seat, question.keep)


def top_of_library(state: RoseState, school: int) -> int:
    """R49, R175, A63: of that deck; an empty one is refilled, else the card comes from the largest deck."""
    if not state.library[school]:
        refill(state, school)
    if not state.library[school]:
        school = max(range(len(state.library)), key=lambda one: len(state.library[one]))
    deck = state.library[school]
    if not deck:
        return NO_CARD
    state.library[school] = deck[1:]
    state.revealed += 1
    return deck[0]


def refill(state: RoseState, school: int) -> None:
    state.seen = unmarked(state.seen, state.library_discard[school])
    give_new_keys(state, state.library_discard[school])
    state.library[school] = shuffle(state, v.CARDS_STREAM, state.library_discard[school], state.box.definition)
    state.library_discard[school] = ()


def push_keep(state: RoseState, seat: int, keep: int) -> None:
    """R47: which are kept; nothing is asked where all are."""
    if keep >= len(state.drawn[seat]):
        settle_drawn(state, seat, list(state.drawn[seat]))
    elif keep <= 0:
        settle_drawn(state, seat, [])
    else:
        state.stack.append(together(ALL, (Picks(steps.KEEP, seat, state.act_card, keep, ()),)))


def list_keep(state: RoseState, question: Picks) -> list[int]:
    return left_of(state, state.drawn[question.seat], question.picked)


def answer_keep(state: RoseState, question: Picks, answer: int) -> None:
    seat = question.seat
    settle_drawn(state, seat, cards_of(state, state.drawn[seat], (*question.picked, answer)))


def settle_drawn(state: RoseState, seat: int, kept: list[int]) -> None:
    """R47: kept cards into the hand, the others face up to the discards of their schools."""
    rest = [card for card in state.drawn[seat] if card not in kept]
    state.drawn[seat] = ()
    for card in kept:
        note(state, "draws", seat, 1, card, NO_CARD)
    state.hand[seat] = (*state.hand[seat], *kept)
    for card in rest:
        school = state.box.school_of[card]
        state.library_discard[school] = (card, *state.library_discard[school])
        note(state, "rejects", seat, 1, card, NO_CARD)


def draw_forgotten(state: RoseState, seat: int, n: int, keep: int) -> None:
    """R113, R131: from the Second Moon on; those not kept go under the deck."""
    if state.moon == v.FIRST_MOON or seat not in people(state):
        return
    state.revealed += 1
    state.drawn[seat] = state.forgotten[:n]
    state.forgotten = state.forgotten[n:]
    forget_under(state, state.drawn[seat])
    if len(state.drawn[seat]) <= keep:
        settle_forgotten(state, seat, list(state.drawn[seat]))
    else:
        state.stack.append(Picks(steps.KEEP_FORGOTTEN, seat, state.act_card, keep, ()))


def forget_under(state: RoseState, cards: tuple[int, ...]) -> None:
    """Whoever had put one of these back can't tell any more which of its cards are left in the deck."""
    forgotten = state.box.forgotten_cards
    state.known = [unmarked(row, forgotten) if set(row) & set(cards) else row for row in state.known]


list_keep_forgotten = list_keep


def answer_keep_forgotten(state: RoseState, question: Picks, answer: int) -> None:
    seat = question.seat
    settle_forgotten(state, seat, cards_of(state, state.drawn[seat], (*question.picked, answer)))


def settle_forgotten(state: RoseState, seat: int, kept: list[int]) -> None:
    """R113, R171: the others under the deck in random order, which only who put them there knows to be there."""
    rest = tuple(card for card in state.drawn[seat] if card not in kept)
    state.drawn[seat] = ()
    state.hand[seat] = (*state.hand[seat], *kept)
    state.forgotten = (*state.forgotten, *shuffle(state, v.CARDS_STREAM, rest, state.box.definition))
    state.known[seat] = marked(state.known[seat], *rest)
    for card in kept:
        note(state, "draws_forgotten", seat, 1, card, NO_CARD)
    if kept:
        goals.count_goal(state, seat, goals.FORGOTTEN_DRAWN, len(kept))
