"""What a guess has to fit besides what the fields declare (R169 to R171, A54, A56).

Which school each card of a seat is of, is public; so are cards that all have seen. The others are dealt anew among all
places where they may lie: the deck of their school and the hidden cards of other seats; so are Quests and Events.
First each place gets a card that is known, or the name of the pool that its card comes from; then the pools are dealt.
So nothing depends on where a card truly lies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wandwright.engine.chance import mix
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.fitting import fit_others
from wandwright.games.black_rose_wars.places import Place, own_places, pile_places, row_places
from wandwright.games.black_rose_wars.state import RoseState

STREAM: Final = 0
# Pools have numbers below those of cards: Forgotten Spells, Quests and Events of each Moon, spells of each school.
FORGOTTEN: Final = -1
FIRST_QUESTS: Final = -2
FIRST_EVENTS: Final = -5
FIRST_SCHOOL: Final = -10

Pools = dict[int, tuple[list[int], list[Callable[[int], None]]]]


def complete(guessed: RoseState, true: RoseState, seat: int) -> None:
    """Everything that this seat can't know, dealt anew."""
    pools: Pools = {}
    for moon, top in enumerate(keep_foreseen(guessed, true, seat)):
        sort_out(guessed, pile_places(guessed, "event_deck", moon)[top:], pools, ())
    for other in range(guessed.box.mages):
        if other not in (seat, guessed.box.rival):
            sort_out(guessed, own_places(guessed, other), pools, guessed.seen)
            sort_out(guessed, pile_places(guessed, "drawn", other), pools, ())
    for school in range(len(guessed.library)):
        sort_out(guessed, pile_places(guessed, "library", school), pools, ())
    known = guessed.known[seat] if 0 <= seat < len(guessed.known) else ()
    sort_out_quests(guessed, pools, seat, known)
    unknown = keep_forgotten(guessed, true, known)
    sort_out(guessed, pile_places(guessed, "forgotten")[:unknown], pools, ())
    for _, (cards, puts) in sorted(pools.items()):
        for put, card in zip(puts, mix(guessed, STREAM, cards), strict=True):
            put(card)
    deal(guessed, [*pile_places(guessed, "rival_deck"), *rival_places(guessed)])
    fit_others(guessed, seat)


def pool_of(guessed: RoseState, card: int) -> int:
    """Where a card that is not known might come from; a personal spell is known by its Mage."""
    box = guessed.box
    if box.school_of[card] >= 0:
        return FIRST_SCHOOL - box.school_of[card]
    if box.kinds[card] == "quest":
        return FIRST_QUESTS - box.moon_of[card]
    if box.kinds[card] == "event":
        return FIRST_EVENTS - box.moon_of[card]
    return FORGOTTEN if box.is_forgotten[card] else card


def sort_out(guessed: RoseState, places: list[Place], pools: Pools, known: tuple[int, ...]) -> None:
    """Known cards anywhere among these places; the other places go to the pools."""
    labels: list[int] = []
    for card, _ in places:
        label = card if card in known else pool_of(guessed, card)
        labels.append(label)
        if label < 0:
            pools.setdefault(label, ([], []))[0].append(card)
    for (_, put), label in zip(places, mix(guessed, STREAM, labels), strict=True):
        if label < 0:
            pools[label][1].append(put)
        else:
            put(label)


def sort_out_quests(guessed: RoseState, pools: Pools, seat: int, known: tuple[int, ...]) -> None:
    """A56: Quests in decks, discards and other hands, but for those whose place the seat knows."""
    for moon in range(len(v.MOONS)):
        sort_out(guessed, pile_places(guessed, "quest_deck", moon), pools, known)
        sort_out(guessed, pile_places(guessed, "quest_discard", moon), pools, known)
    for other in range(guessed.box.mages):
        if other != seat:
            sort_out(guessed, pile_places(guessed, "quests", other), pools, known)
            sort_out(guessed, pile_places(guessed, "drawn_quests", other), pools, known)


def keep_forgotten(guessed: RoseState, true: RoseState, known: tuple[int, ...]) -> int:
    """R171: who put Forgotten Spells under the deck knows that they are there, and no longer in anybody's hand."""
    under = tuple(card for card in true.forgotten if card in known)
    rest = tuple(card for card in guessed.forgotten if card not in under)
    guessed.forgotten = (*rest, *mix(guessed, STREAM, under))
    return len(rest)


def deal(guessed: RoseState, places: list[Place]) -> None:
    """The cards of some places in another order."""
    for (_, put), card in zip(places, mix(guessed, STREAM, [card for card, _ in places]), strict=True):
        put(card)


def keep_foreseen(guessed: RoseState, true: RoseState, seat: int) -> tuple[int, ...]:
    """R171: a seat that put Events back knows those on top; how many of each Moon."""
    if not 0 <= seat < len(true.foreseen):
        return (0,) * len(v.MOONS)
    for moon, number in enumerate(true.foreseen[seat]):
        top = true.event_deck[moon][:number]
        rest = tuple(card for card in guessed.event_deck[moon] if card not in top)
        guessed.event_deck[moon] = (*top, *rest)
    return true.foreseen[seat]


def rival_places(guessed: RoseState) -> list[Place]:
    """The Rival's face-down cards."""
    rival = guessed.box.rival
    if rival == v.NOBODY:
        return []
    return [*row_places(guessed, "prepared", rival), *row_places(guessed, "set_cards", rival)]
