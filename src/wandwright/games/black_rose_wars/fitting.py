"""What a guess puts right after the deal: set cards that can be set, halves, progress of Quests (R85, R170)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.chance import mix, roll
from wandwright.engine.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.places import Place, is_unseen, own_places, pile_places, row_places
from wandwright.games.black_rose_wars.state import RoseState

STREAM: Final = 0
SET_TYPES: Final = (v.TRAP, v.PROTECTION)


def fit_others(guessed: RoseState, seat: int) -> None:
    """Nothing of another seat stays as it truly is, but for what is open."""
    for other in range(guessed.box.mages):
        if other != seat:
            for place in range(v.SET_PLACES):
                fit_set(guessed, other, place)
            guess_halves(guessed, other)
            guess_quests(guessed, other)


def halves_that_fit(guessed: RoseState, card: int, room: int) -> list[int]:
    """R85: a Trap or Protection whose token lies as this one does."""
    halves = guessed.box.halves[card]
    on_room = room != v.ON_SHEET
    return [half for half, one in enumerate(halves) if one.type in SET_TYPES and one.on_room == on_room]


def fit_set(guessed: RoseState, other: int, place: int) -> None:
    """A set card that could not lie so is exchanged for one that could."""
    card, room = guessed.set_cards[place][other], guessed.set_rooms[place][other]
    if card == NO_CARD:
        return
    if not halves_that_fit(guessed, card, room):
        exchange(guessed, other, place, room)
    fitting = halves_that_fit(guessed, guessed.set_cards[place][other], room)
    half = fitting[roll(guessed, STREAM, len(fitting))] if fitting else v.UPRIGHT
    guessed.set_halves[other] = guessed.set_halves[other] & ~(1 << place) | half << place


def exchange(guessed: RoseState, other: int, place: int, room: int) -> None:
    """With another hidden card of the seat; else one of those comes out of its school's deck."""
    here = next(one for one in row_places(guessed, "set_cards", other) if one[0] == guessed.set_cards[place][other])
    own = [one for one in own_places(guessed, other) if one[0] != here[0] and not is_set(guessed, other, one[0])]
    for there in in_any_order(guessed, own):
        if halves_that_fit(guessed, there[0], room):
            swap(here, there)
            return
    for there in in_any_order(guessed, [here, *own]):
        if is_unseen(guessed, there[0]) and draw_fitting(guessed, here, there, room):
            return


def draw_fitting(guessed: RoseState, here: Place, there: Place, room: int) -> bool:
    """A card of the same sort as `there`, out of its deck, for `here`; what lay here goes there."""
    school = guessed.box.school_of[there[0]]
    if school < 0 and not guessed.box.is_forgotten[there[0]]:
        return False
    deck = pile_places(guessed, "library", school) if school >= 0 else pile_places(guessed, "forgotten")
    found = [one for one in in_any_order(guessed, deck) if halves_that_fit(guessed, one[0], room)]
    if not found:
        return False
    found[0][1](there[0])
    if there[0] != here[0]:
        there[1](here[0])
    here[1](found[0][0])
    return True


def is_set(guessed: RoseState, other: int, card: int) -> bool:
    return any(row[other] == card for row in guessed.set_cards)


def in_any_order(guessed: RoseState, places: list[Place]) -> list[Place]:
    by_card = {place[0]: place for place in places}
    return [by_card[card] for card in mix(guessed, STREAM, by_card)]


def swap(one: Place, other: Place) -> None:
    one[1](other[0])
    other[1](one[0])


def guess_halves(guessed: RoseState, other: int) -> None:
    """R52: either way up."""
    bits = 0
    for slot, row in enumerate(guessed.prepared):
        if row[other] != NO_CARD:
            half = v.UPRIGHT if other == guessed.box.rival else roll(guessed, STREAM, len(v.HALVES))
            bits |= half << slot
    guessed.prepared_halves[other] = bits


def guess_quests(guessed: RoseState, other: int) -> None:
    """R170: what a Quest has counted is its owner's secret; the last ones are those just drawn."""
    held = guessed.quests[other]
    guessed.progress[other] = (0,) * len(held)
    new = len(guessed.fresh[other])
    guessed.fresh[other] = tuple(sorted(held[len(held) - new :]))
    guessed.known[other] = ()
