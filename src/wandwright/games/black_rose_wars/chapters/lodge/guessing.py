"""Guesses: what a guess has to fit besides what the fields declare (R169 to R171, A54, A56).

Which school each card of a seat is of, is public; so are cards that all have seen. What the seat saw go to its place
stays there. The others are dealt anew among all places where they may lie: the deck of their school and the hidden
cards of other seats; so are Quests and Events.
First each place gets a card that is known, or the name of the pool that its card comes from; then the pools are dealt.
So nothing depends on where a card truly lies.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import Final

from wandwright.engine.secrets.memory import remembered
from wandwright.engine.state.chance import mix
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.box import Box
from wandwright.games.black_rose_wars.chapters.lodge.fitting import fit_others, fit_set_cards
from wandwright.games.black_rose_wars.chapters.lodge.hidden import Hidden, Place, card_at, put_card
from wandwright.games.black_rose_wars.chapters.lodge.liking import Liking, laid
from wandwright.games.black_rose_wars.state import RoseState

STREAM: Final = 0
# Pools have numbers below those of cards: Forgotten Spells, Quests and Events of each Moon, spells of each school.
FORGOTTEN: Final = -1
FIRST_QUESTS: Final = -2
FIRST_EVENTS: Final = -5
FIRST_SCHOOL: Final = -10
# What a seat knows of these is kept by place: who put Forgotten Spells or Events back knows where.
KNOWN_BY_PLACE: Final = ("forgotten", "event_deck")
NO_LIKING: Final = Liking()
# The cards of a pool, and the places that they are dealt to.
Pools = defaultdict[int, tuple[list[int], list[Place]]]


def complete(guessed: RoseState, true: RoseState, seat: int, liking: Liking = NO_LIKING) -> None:
    """Everything that this seat can't know, dealt anew."""
    known = guessed.known[seat] if 0 <= seat < len(guessed.known) else ()
    unknown, foreseen = keep_forgotten(guessed, true, known), keep_foreseen(guessed, true, seat)
    hidden, pools = Hidden(guessed, kept_cards(guessed, seat)), Pools(lambda: ([], []))
    deal_again(hidden, hidden.places("grimoire", seat) if seat in range(guessed.box.mages) else [])
    for moon, top in enumerate(foreseen):
        sort_out(guessed, hidden.places("event_deck", moon)[top:], pools, ())
    for other in range(guessed.box.mages):
        if other not in (seat, guessed.box.rival):
            sort_out(guessed, hidden.of_seat(other), pools, guessed.seen, liking)
            sort_out(guessed, hidden.places("drawn", other), pools, ())
    for school in range(len(guessed.library)):
        sort_out(guessed, hidden.places("library", school), pools, ())
    sort_out_quests(hidden, pools, seat, known)
    sort_out(guessed, hidden.places("forgotten")[:unknown], pools, ())
    for _, (cards, places) in sorted(pools.items()):
        deal(guessed, cards, places, liking)
    for zones in guessed.box.hooks.known_to_nobody:
        deal_again(hidden, [place for name, number in zones(guessed) for place in hidden.places(name, number)])
    fit_set_cards(hidden, seat)
    hidden.put_back()
    fit_others(guessed, seat, liking)


def kept_cards(guessed: RoseState, seat: int) -> frozenset[int]:
    """The cards that the seat saw go to where they lie still."""
    known = remembered(guessed, seat)
    return frozenset(card for card, (name, _) in known.items() if name not in KNOWN_BY_PLACE)


@lru_cache(maxsize=32)
def pools_of(box: Box) -> tuple[int, ...]:
    """Of each card the pool that it may come from, once for a box."""
    return tuple(pool_of(box, card) for card in range(len(box.ids)))


def pool_of(box: Box, card: int) -> int:
    """Where a card that is not known might come from; a personal spell is known by its Mage."""
    if box.school_of[card] >= 0:
        return FIRST_SCHOOL - box.school_of[card]
    if box.kinds[card] == "quest":
        return FIRST_QUESTS - box.moon_of[card]
    if box.kinds[card] == "event":
        return FIRST_EVENTS - box.moon_of[card]
    return FORGOTTEN if box.is_forgotten[card] else card


def sort_out(
    guessed: RoseState, places: list[Place], pools: Pools, known: tuple[int, ...], liking: Liking = NO_LIKING
) -> None:
    """Known cards anywhere among these places; the other places go to the pools."""
    if not places:
        return
    pool = pools_of(guessed.box)
    cards = [pile[index] for pile, index, _ in places]
    labels = [card if card in known else pool[card] for card in cards]
    if len(set(labels)) > 1:
        worths = worths_of_labels(guessed.box, cards, labels, liking)
        lying = laid(guessed, labels, worths, levels_of(places, liking))
        to_pools(cards, places, labels, lying, pools)
    elif labels[0] < 0:
        # Most piles are of one pool, and then there is nothing to mix.
        pools[labels[0]][0].extend(cards)
        pools[labels[0]][1].extend(places)


def levels_of(places: list[Place], liking: Liking) -> list[int]:
    """How much each place was chosen; not at all where no card is known to be better than another."""
    return [level if liking.cards else 0 for _, _, level in places]


def worths_of_labels(box: Box, cards: list[int], labels: list[int], liking: Liking) -> dict[int, float]:
    """A card that is known has its own worth, a school that of its cards on average."""
    if not liking.cards:
        return dict.fromkeys(labels, 0.0)
    return {label: liking.cards[label] if label >= 0 else mean_of_pool(box, label, liking) for label in labels}


def mean_of_pool(box: Box, label: int, liking: Liking) -> float:
    cards = box.school_cards[FIRST_SCHOOL - label] if label <= FIRST_SCHOOL else box.forgotten_cards
    return sum([liking.cards[card] for card in cards]) / len(cards) if cards else 0.0


def to_pools(cards: list[int], places: list[Place], labels: list[int], mixed: list[int], pools: Pools) -> None:
    """Each card goes to its pool; each place to the pool that is named for it, or it gets the card that is."""
    for card, label in zip(cards, labels, strict=True):
        if label < 0:
            pools[label][0].append(card)
    for place, label in zip(places, mixed, strict=True):
        if label < 0:
            pools[label][1].append(place)
        else:
            put_card(place, label)


def sort_out_quests(hidden: Hidden, pools: Pools, seat: int, known: tuple[int, ...]) -> None:
    """A56: Quests in decks, discards and other hands, but for those whose place the seat knows."""
    guessed = hidden.guessed
    for moon in range(len(v.MOONS)):
        sort_out(guessed, hidden.places("quest_deck", moon), pools, known)
        sort_out(guessed, hidden.places("quest_discard", moon), pools, known)
    for other in range(guessed.box.mages):
        if other != seat:
            sort_out(guessed, hidden.places("quests", other), pools, known)
            sort_out(guessed, hidden.places("drawn_quests", other), pools, known)


def keep_forgotten(guessed: RoseState, true: RoseState, known: tuple[int, ...]) -> int:
    """R171: who put Forgotten Spells under the deck knows that they are there, and no longer in anybody's hand."""
    under = tuple(card for card in true.forgotten if card in known)
    rest = tuple(card for card in guessed.forgotten if card not in under)
    guessed.forgotten = (*rest, *mix(guessed, STREAM, under))
    return len(rest)


def deal(guessed: RoseState, cards: list[int], places: list[Place], liking: Liking = NO_LIKING) -> None:
    """Cards in another order to some places; the better ones rather where somebody has chosen them."""
    levels = levels_of(places, liking)
    worths = dict.fromkeys(cards, 0.0) if not liking.cards else {card: liking.cards[card] for card in cards}
    for (pile, index, _), card in zip(places, laid(guessed, cards, worths, levels), strict=True):
        pile[index] = card


def deal_again(hidden: Hidden, places: list[Place]) -> None:
    """The cards of some places in another order."""
    deal(hidden.guessed, [card_at(place) for place in places], places)


def keep_foreseen(guessed: RoseState, true: RoseState, seat: int) -> tuple[int, ...]:
    """R171: a seat that put Events back knows those on top; how many of each Moon."""
    if not 0 <= seat < len(true.foreseen):
        return (0,) * len(v.MOONS)
    for moon, number in enumerate(true.foreseen[seat]):
        top = true.event_deck[moon][:number]
        rest = tuple(card for card in guessed.event_deck[moon] if card not in top)
        guessed.event_deck[moon] = (*top, *rest)
    return true.foreseen[seat]
