"""What a guess puts right after the deal: set cards that can be set, halves, progress of Quests (R85, R170)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.chance import mix, roll
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.lodge.hidden import Hidden, Place, card_at, exchange_cards
from wandwright.games.black_rose_wars.chapters.lodge.liking import HALF, Liking, drawn, weights
from wandwright.games.black_rose_wars.state import RoseState

STREAM: Final = 0
SET_TYPES: Final = (v.TRAP, v.PROTECTION)


def fit_set_cards(hidden: Hidden, seat: int) -> None:
    """R85: what other seats have set could be set as it lies."""
    for other in range(hidden.guessed.box.mages):
        if other != seat:
            for place in range(v.SET_PLACES):
                fit_set(hidden, other, place)


def fit_others(guessed: RoseState, seat: int, liking: Liking) -> None:
    """Nothing of another seat stays as it truly is, but for what is open."""
    for other in range(guessed.box.mages):
        if other != seat:
            guess_halves(guessed, other, liking)
            guess_quests(guessed, other)


def halves_that_fit(guessed: RoseState, card: int, room: int) -> list[int]:
    """R85: a Trap or Protection whose token lies as this one does."""
    halves = guessed.box.halves[card]
    on_room = room != v.ON_SHEET
    return [half for half, one in enumerate(halves) if one.type in SET_TYPES and one.on_room == on_room]


def fit_set(hidden: Hidden, other: int, place: int) -> None:
    """A set card that could not lie so is exchanged for one that could."""
    guessed = hidden.guessed
    room = guessed.set_rooms[place][other]
    if guessed.set_cards[place][other] == NO_CARD:
        return
    here = (hidden.cards("set_cards", other), place, 0)
    if not halves_that_fit(guessed, card_at(here), room):
        exchange(hidden, other, here, room)
    fitting = halves_that_fit(guessed, card_at(here), room)
    half = fitting[roll(guessed, STREAM, len(fitting))] if fitting else v.UPRIGHT
    guessed.set_halves[other] = guessed.set_halves[other] & ~(1 << place) | half << place


def exchange(hidden: Hidden, other: int, here: Place, room: int) -> None:
    """With another hidden card of the seat; else one of those comes out of its school's deck."""
    guessed, row = hidden.guessed, hidden.cards("set_cards", other)
    own = [place for place in hidden.of_seat(other) if place[0] is not row]
    for there in in_any_order(guessed, own):
        if halves_that_fit(guessed, card_at(there), room):
            exchange_cards(here, there)
            return
    for there in in_any_order(guessed, [here, *own]):
        if card_at(there) not in guessed.seen and draw_fitting(hidden, here, there, room):
            return


def draw_fitting(hidden: Hidden, here: Place, there: Place, room: int) -> bool:
    """A card of the same sort as `there`, out of its deck, for `here`; what lay here goes there."""
    guessed, card = hidden.guessed, card_at(there)
    school = guessed.box.school_of[card]
    if school < 0 and not guessed.box.is_forgotten[card]:
        return False
    deck = hidden.places("library", school) if school >= 0 else hidden.places("forgotten")
    found = [one for one in in_any_order(guessed, deck) if halves_that_fit(guessed, card_at(one), room)]
    if not found:
        return False
    exchange_cards(here, there)
    exchange_cards(here, found[0])
    return True


def in_any_order(guessed: RoseState, places: list[Place]) -> list[Place]:
    by_card = {card_at(place): place for place in places}
    return [by_card[card] for card in mix(guessed, STREAM, by_card)]


def guess_halves(guessed: RoseState, other: int, liking: Liking) -> None:
    """R52: either way up."""
    bits = 0
    for slot, row in enumerate(guessed.prepared):
        if row[other] != NO_CARD:
            half = v.UPRIGHT if other == guessed.box.rival else likely_half(guessed, row[other], liking)
            bits |= half << slot
    guessed.prepared_halves[other] = bits


def likely_half(guessed: RoseState, card: int, liking: Liking) -> int:
    """R52: the better one, most of the time."""
    worths = liking.halves[card] if liking.halves else (0.0, 0.0)
    return drawn(guessed, [v.UPRIGHT, v.INVERTED], weights(worths, HALF), 1)[0]


def guess_quests(guessed: RoseState, other: int) -> None:
    """R170: what a Quest has counted is its owner's secret; the last ones are those just drawn."""
    held = guessed.quests[other]
    guessed.progress[other] = (0,) * len(held)
    new = len(guessed.fresh[other])
    guessed.fresh[other] = tuple(sorted(held[len(held) - new :]))
    guessed.known[other] = ()
