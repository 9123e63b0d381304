"""Quests in hand (R40 to R43, R124 to R128, R202): drawn, kept, discarded; never more than two."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Picks
from wandwright.engine.state.chance import shuffle
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.lodge.marks import marked, unmarked
from wandwright.games.black_rose_wars.chapters.lodge.picking import cards_of, kinds_of, left_of
from wandwright.games.black_rose_wars.chapters.lodge.sheets import people
from wandwright.games.black_rose_wars.chapters.quests import steps
from wandwright.games.black_rose_wars.state import RoseState


def draw_quests(state: RoseState, seat: int, n: int, keep: int, moon: int) -> None:
    """Draw n of a Moon's deck and keep some; the limit is looked at afterwards (R128)."""
    if seat not in people(state):
        return
    for _ in range(n):
        card = top_quest(state, moon)
        if card != NO_CARD:
            state.drawn_quests[seat] = (*state.drawn_quests[seat], card)
    if keep >= len(state.drawn_quests[seat]):
        settle_quests(state, seat, list(state.drawn_quests[seat]))
    else:
        state.stack.append(Picks(steps.KEEP_QUESTS, seat, state.act_card, keep, ()))


def top_quest(state: RoseState, moon: int) -> int:
    """R43: the discards of that Moon make a new deck; nothing is drawn where there are none."""
    if not state.quest_deck[moon] and state.quest_discard[moon]:
        cards = state.quest_discard[moon]
        state.quest_deck[moon] = shuffle(state, v.CARDS_STREAM, cards, state.box.definition)
        state.quest_discard[moon] = ()
        forget(state, cards)
    deck = state.quest_deck[moon]
    if not deck:
        return NO_CARD
    state.quest_deck[moon] = deck[1:]
    state.revealed += 1
    return deck[0]


def forget(state: RoseState, cards: tuple[int, ...]) -> None:
    """Nobody knows any more where these lie."""
    state.known = [unmarked(row, cards) for row in state.known]


def list_keep_quests(state: RoseState, question: Picks) -> list[int]:
    return left_of(state, state.drawn_quests[question.seat], question.picked)


def answer_keep_quests(state: RoseState, question: Picks, answer: int) -> None:
    seat = question.seat
    settle_quests(state, seat, cards_of(state, state.drawn_quests[seat], (*question.picked, answer)))


def settle_quests(state: RoseState, seat: int, kept: list[int]) -> None:
    rest = [card for card in state.drawn_quests[seat] if card not in kept]
    state.drawn_quests[seat] = ()
    for card in rest:
        put_down(state, seat, card)
    for card in kept:
        hold_quest(state, seat, card)
        note(state, "draws_quest", seat, 1, card, NO_CARD)
    check_quest_limit(state, seat, len(kept))


def hold_quest(state: RoseState, seat: int, card: int) -> None:
    """R202: it counts from 0; R42: it can't be discarded before the next Black Rose Phase."""
    state.quests[seat] = (*state.quests[seat], card)
    state.progress[seat] = (*state.progress[seat], 0)
    state.fresh[seat] = marked(state.fresh[seat], card)
    state.known[seat] = unmarked(state.known[seat], (card,))


def let_go_quest(state: RoseState, seat: int, card: int) -> None:
    """A Quest leaves the hand; whoever knew one of that hand can't tell any more which is left."""
    place = state.quests[seat].index(card)
    held = state.quests[seat]
    state.known = [unmarked(row, held) if other != seat else row for other, row in enumerate(state.known)]
    state.quests[seat] = state.quests[seat][:place] + state.quests[seat][place + 1 :]
    state.progress[seat] = state.progress[seat][:place] + state.progress[seat][place + 1 :]
    state.fresh[seat] = unmarked(state.fresh[seat], (card,))


def put_down(state: RoseState, seat: int, card: int) -> None:
    """A56: face down among the discards of its Moon, whose order no rule reads; the seat that put it there knows it."""
    moon = state.box.moon_of[card]
    state.quest_discard[moon] = tuple(sorted((card, *state.quest_discard[moon])))
    state.known[seat] = marked(state.known[seat], card)
    note(state, "discards_quest", seat, 1, card, NO_CARD)


def discard_quest(state: RoseState, seat: int, card: int) -> None:
    let_go_quest(state, seat, card)
    put_down(state, seat, card)


def check_quest_limit(state: RoseState, seat: int, new: int = 1) -> None:
    """R128: the new ones stay; older ones go until two are left."""
    if len(state.quests[seat]) > v.MOST_QUESTS:
        state.stack.append(Picks(steps.OLDER_QUEST, seat, state.act_card, new, ()))


def list_older_quest(state: RoseState, question: Picks) -> list[int]:
    """R42: one drawn in this Black Rose Phase goes only if there is no other."""
    seat = question.seat
    older = state.quests[seat][: -question.number] or state.quests[seat]
    return kinds_of(state, [card for card in older if card not in state.fresh[seat]] or older)


def answer_older_quest(state: RoseState, question: Picks, answer: int) -> None:
    seat = question.seat
    discard_quest(state, seat, cards_of(state, state.quests[seat], (answer,))[0])
    check_quest_limit(state, seat, question.number)


def list_discard_quest(state: RoseState, question: Picks) -> list[int]:
    """R40: any of those held since before this phase, or none."""
    held, fresh = state.quests[question.seat], state.fresh[question.seat]
    return [*kinds_of(state, [card for card in held if card not in fresh]), PASS]


def answer_discard_quest(state: RoseState, question: Picks, answer: int) -> None:
    if answer == PASS:
        return
    seat = question.seat
    discard_quest(state, seat, cards_of(state, state.quests[seat], (answer,))[0])
    if older_quests(state, seat):
        state.stack.append(question)


def older_quests(state: RoseState, seat: int) -> bool:
    return any(card not in state.fresh[seat] for card in state.quests[seat])
