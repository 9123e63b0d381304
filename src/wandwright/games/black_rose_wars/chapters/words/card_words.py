"""Words for cards: drawn, discarded, searched, shown, cancelled, cast."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.questions import Picks
from wandwright.engine.state.chance import roll, shuffle
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.engine.words.clause_kinds import OneOf
from wandwright.engine.words.word_types import always
from wandwright.engine.words.words import ClauseField, Word
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.effects.values import Amount, Value, number_of, unplayed
from wandwright.games.black_rose_wars.chapters.events import track
from wandwright.games.black_rose_wars.chapters.library import drawing
from wandwright.games.black_rose_wars.chapters.lodge import slots
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.marks import turn_down, turned_up
from wandwright.games.black_rose_wars.chapters.lodge.picking import first_of, left_of
from wandwright.games.black_rose_wars.chapters.quests.hand import draw_quests
from wandwright.games.black_rose_wars.chapters.spells import casting
from wandwright.games.black_rose_wars.chapters.words import extents, steps
from wandwright.games.black_rose_wars.chapters.words import operations as o
from wandwright.games.black_rose_wars.chapters.words.operations import OnModels, ask_in_secret
from wandwright.games.black_rose_wars.chapters.words.shapes import Order, Search
from wandwright.games.black_rose_wars.chapters.words.swapping import swap_prepared
from wandwright.games.black_rose_wars.state import RoseState

SOURCES: Final = {"grimoire": 0, "library": 1, "quest": 2, "forgotten": 3}
PILES: Final = {"grimoire": 0, "memories": 1}
GRIMOIRE: Final = 0
RANDOM: Final = 1


def draw(
    state: RoseState, side: int, source: int, clause: tuple[int, int, int, Value, int, int], models: list[int]
) -> None:
    """R44, R46, R113, R175: each draws; who keeps fewer chooses."""
    _, _, where, value, keep, moon = clause
    number = number_of(state, value)
    for seat in reversed(models):
        DRAWING[where](state, seat, number, keep or number, (moon or state.moon + 1) - 1)


def draw_from_grimoire(state: RoseState, seat: int, number: int, keep: int, moon: int) -> None:
    drawing.draw_grimoire(state, seat, number)


def draw_from_library(state: RoseState, seat: int, number: int, keep: int, moon: int) -> None:
    drawing.name_library(state, seat, number, keep)


def draw_forgotten(state: RoseState, seat: int, number: int, keep: int, moon: int) -> None:
    drawing.draw_forgotten(state, seat, number, keep)


DRAWING: Final = (draw_from_grimoire, draw_from_library, draw_quests, draw_forgotten)


def reveal_event(state: RoseState, side: int, source: int, clause: tuple[int, int]) -> None:
    _, moon = clause
    track.reveal_event(state, moon - 1)


def discard(
    state: RoseState, side: int, source: int, clause: tuple[int, int, Value, int, int], models: list[int]
) -> None:
    """R139: from hand to Memories, as many as there are."""
    _, _, value, _, choice = clause
    for seat in reversed(models):
        number = min(number_of(state, value), len(state.hand[seat]))
        if number == len(state.hand[seat]):
            discard_all(state, seat, source)
        elif choice == RANDOM:
            discard_at_random(state, seat, number, source)
        elif number:
            ask_in_secret(state, Picks(steps.DISCARD, seat, source, number, ()))


def discard_all(state: RoseState, seat: int, source: int) -> None:
    for card in state.hand[seat]:
        put_away(state, seat, card, source)


def discard_at_random(state: RoseState, seat: int, number: int, source: int) -> None:
    for _ in range(number):
        put_away(state, seat, state.hand[seat][roll(state, v.CARDS_STREAM, len(state.hand[seat]))], source)


def put_away(state: RoseState, seat: int, card: int, source: int) -> None:
    """From hand to Memories, face up."""
    state.hand[seat] = tuple(other for other in state.hand[seat] if other != card)
    turned_up(state, seat, card)
    state.memories[seat] = (*state.memories[seat], card)
    note(state, "discards", seat, 1, card, source)


def list_discard(state: RoseState, question: Picks) -> list[int]:
    return left_of(state, state.hand[question.seat], question.picked)


def answer_discard(state: RoseState, question: Picks, answer: int) -> None:
    for kind in (*question.picked, answer):
        put_away(state, question.seat, first_of(state, state.hand[question.seat], kind), question.source)


def recover(state: RoseState, side: int, source: int, clause: tuple[int, int, Value, int], models: list[int]) -> None:
    """Up to n cards out of Memories, picked by their owner."""
    _, _, value, _ = clause
    for seat in reversed(models):
        number = min(number_of(state, value), len(state.memories[seat]))
        if number:
            state.stack.append(Picks(steps.RECOVER, seat, source, number, ()))


def list_recover(state: RoseState, question: Picks) -> list[int]:
    return [*left_of(state, state.memories[question.seat], question.picked), lodge.NO_MORE]


def answer_recover(state: RoseState, question: Picks, answer: int) -> None:
    for kind in (*question.picked, answer):
        if kind != lodge.NO_MORE:
            take_back(state, question.seat, kind, question.source)


def take_back(state: RoseState, seat: int, kind: int, source: int) -> None:
    card = first_of(state, state.memories[seat], kind)
    state.memories[seat] = tuple(other for other in state.memories[seat] if other != card)
    turn_down(state, card)
    state.hand[seat] = (*state.hand[seat], card)
    note(state, "recovers", seat, 1, card, source)


def search(state: RoseState, side: int, source: int, clause: Amount) -> None:
    """Look through the own pile and take some; the Grimoire is shuffled afterwards."""
    _, pile, value = clause
    number = number_of(state, value)
    cards = state.memories[side] if pile else state.grimoire[side]
    if cards:
        ask_in_secret(state, Search(steps.SEARCH, side, source, pile, min(number, len(cards)), ()))


def list_search(state: RoseState, question: Search) -> list[int]:
    piles = state.memories if question.pile else state.grimoire
    return left_of(state, piles[question.seat], question.picked)


def answer_search(state: RoseState, question: Search, answer: int) -> None:
    seat = question.seat
    for kind in (*question.picked, answer):
        if question.pile:
            take_back(state, seat, kind, question.source)
        else:
            card = first_of(state, state.grimoire[seat], kind)
            state.grimoire[seat] = tuple(other for other in state.grimoire[seat] if other != card)
            state.hand[seat] = (*state.hand[seat], card)
            note(state, "finds", seat, 1, card, question.source)
    if question.pile == GRIMOIRE:
        state.grimoire[seat] = shuffle(state, v.CARDS_STREAM, state.grimoire[seat], state.box.definition)


def peek(state: RoseState, side: int, source: int, clause: tuple[int, int, Value, int]) -> None:
    """The top Events of this Moon, looked at in secret and put back in any order; no reshuffle."""
    _, _, value, _ = clause
    number = min(number_of(state, value), len(state.event_deck[state.moon]))
    if number:
        note(state, "looks_ahead", side, number, NO_CARD, source)
        state.revealed += 1
        deck = state.event_deck[state.moon]
        state.drawn[side], state.event_deck[state.moon] = deck[:number], deck[number:]
        state.stack.append(Order(steps.ORDER_EVENTS, side, source, state.moon, number, ()))


def list_order_events(state: RoseState, question: Order) -> list[int]:
    """Which of them comes next, by its place now; the first is the top."""
    return [place for place in range(question.number) if place not in question.picked]


def answer_order_events(state: RoseState, question: Order, answer: int) -> None:
    order = (*question.picked, answer)
    seen = state.drawn[question.seat]
    state.event_deck[question.moon] = (*(seen[place] for place in order), *state.event_deck[question.moon])
    state.drawn[question.seat] = ()
    track.foresee(state, question.seat, len(order))


def reveal(state: RoseState, side: int, source: int, clause: tuple[int, int, int, Value], models: list[int]) -> None:
    """A45: the next prepared spells are shown to all, with the half that is chosen, and stay prepared."""
    _, _, _, value = clause
    state.shown_type = len(v.TYPES)
    for seat in models:
        for slot in next_slots(state, seat, number_of(state, value)):
            show(state, seat, slot)


def next_slots(state: RoseState, seat: int, number: int) -> list[int]:
    """R82: Standard ones from the left first, then the Quick one."""
    return unplayed(state, seat)[:number]


def show(state: RoseState, seat: int, slot: int) -> None:
    half = slots.half_in(state, seat, slot)
    card = slots.take_from_slot(state, seat, slot)
    state.bared[slot] = slots.replaced(state.bared[slot], seat, card)
    state.bared_halves[seat] |= half << slot
    turned_up(state, seat, card)
    state.shown_type = state.box.halves[card][half].type
    note(state, "shows", seat, slot, card, state.act_card)


def cancel_prepared(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    """The next prepared spells go to Memories unresolved; a Forgotten one leaves the game (R133)."""
    _, _, value = clause
    for seat in models:
        for slot in next_slots(state, seat, number_of(state, value)):
            casting.give_up(state, seat, slot)


def cast_next(state: RoseState, side: int, source: int, clause: tuple[int, int], models: list[int]) -> None:
    for seat in reversed(models):
        casting.cast_next(state, seat)


def cast_from_hand(state: RoseState, side: int, source: int, clause: tuple[int, int], models: list[int]) -> None:
    for seat in reversed(models):
        casting.cast_from_hand(state, seat)


WHAT: Final = ClauseField("what", OneOf({"event": 0, "prepared": 0}, "what"))
REORDER: Final = o.flag("reorder", "They go back in any order.").needed()
OWNER: Final = ClauseField("choice", OneOf({"owner": 0, "random": 1}), "Who picks, or chance.")


def where_from(names: dict[str, int]) -> ClauseField:
    return ClauseField("from", OneOf(names, "from")).needed(*names)


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("draw", "cards are drawn, and some of them kept",
         (o.SELF, where_from(SOURCES), o.N, o.small("keep", "How many of them are kept."),
          o.MOON.optional()), OnModels(draw), asks=True, can=extents.can_draw, worth=1.0, worth_of="n"),
    Word("reveal_event", "the top Event of that Moon is turned up", (o.MOON,), reveal_event,
         asks=True, can=always, worth=0.1),
    Word("discard", "cards go from hand to Memories",
         (o.WHO, o.N, where_from({"hand": 0}), OWNER), OnModels(discard), asks=True,
         can=extents.CAN_DISCARD, worth=0.25, worth_of="n"),
    Word("recover", "up to n cards come back from Memories", (o.SELF, o.N, OWNER), OnModels(recover), asks=True,
         can=always, worth=0.2, worth_of="n"),
    Word("search", "take n cards out of the own pile", (where_from(PILES), o.N), search, asks=True,
         can=extents.can_search, worth=0.4, worth_of="n"),
    Word("peek", "look at the top Events and put them back in any order",
         (WHAT.needed("event"), o.N, REORDER), peek, asks=True, can=always, worth=0.1),
    Word("reveal", "the next n prepared spells are shown",
         (o.WHO, WHAT.needed("prepared"), o.N), OnModels(reveal), asks=True, can=extents.can_reveal, worth=0.15),
    Word("cancel_prepared", "the next n prepared spells go to Memories", (o.WHO, o.N), OnModels(cancel_prepared),
         asks=True, can=extents.CAN_CANCEL, worth=0.6, worth_of="n"),
    Word("swap_prepared", "up to n prepared spells are exchanged with hand cards", (o.WHO, o.N),
         OnModels(swap_prepared), asks=True, can=always, worth=0.1),
    Word("cast_next", "the next prepared spell is played now", (o.WHO,), OnModels(cast_next), asks=True,
         can=always, worth=0.8),
    Word("cast_from_hand", "a hand card is played in place of a prepared one", (o.WHO,), OnModels(cast_from_hand),
         asks=True, can=always, worth=0.8),
)
