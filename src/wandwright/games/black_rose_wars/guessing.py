"""What a guess has to fit besides what the fields declare (R169 to R171, A54, A56).

Which school each card of a seat is of, is public; so are cards that all have seen. The others are dealt anew among all
places where they may lie: the deck of their school and the hidden cards of other seats; so are Quests and Events.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.chance import mix
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.fitting import fit_others
from wandwright.games.black_rose_wars.places import Place, pile_places, row_places, unseen_of_others
from wandwright.games.black_rose_wars.state import RoseState

STREAM: Final = 0


def complete(guessed: RoseState, true: RoseState, seat: int) -> None:
    """Everything that this seat can't know, dealt anew."""
    keep_foreseen(guessed, true, seat)
    box = guessed.box
    hidden = list(unseen_of_others(guessed, seat))
    for school in range(len(guessed.library)):
        of_school = [place for place in hidden if box.school_of[place[0]] == school]
        deal(guessed, [*pile_places(guessed, "library", school), *of_school])
    forgotten = [place for place in hidden if box.is_forgotten[place[0]]]
    deal(guessed, [*forgotten_places(guessed, seat), *forgotten])
    for moon in range(len(v.MOONS)):
        deal(guessed, quest_places(guessed, seat, moon))
    deal(guessed, [*pile_places(guessed, "rival_deck"), *rival_places(guessed)])
    fit_others(guessed, seat)


def deal(guessed: RoseState, places: list[Place]) -> None:
    """The cards of some places in another order."""
    for (_, put), card in zip(places, mix(guessed, STREAM, [card for card, _ in places]), strict=True):
        put(card)


def keep_foreseen(guessed: RoseState, true: RoseState, seat: int) -> None:
    """R171: a seat that put Events back knows those on top."""
    if not 0 <= seat < len(true.foreseen):
        return
    for moon, number in enumerate(true.foreseen[seat]):
        top = true.event_deck[moon][:number]
        rest = tuple(card for card in guessed.event_deck[moon] if card not in top)
        guessed.event_deck[moon] = (*top, *rest)


def known_of(guessed: RoseState, seat: int) -> tuple[int, ...]:
    return guessed.known[seat] if 0 <= seat < len(guessed.known) else ()


def forgotten_places(guessed: RoseState, seat: int) -> list[Place]:
    """R171: who put Forgotten Spells under the deck knows that they are there, not in somebody's hand."""
    known = known_of(guessed, seat)
    return [place for place in pile_places(guessed, "forgotten") if place[0] not in known]


def quest_places(guessed: RoseState, seat: int, moon: int) -> list[Place]:
    """A56: Quests of a Moon in its deck, its discards and other hands, but for those whose place the seat knows."""
    known = known_of(guessed, seat)
    found = [*pile_places(guessed, "quest_deck", moon), *pile_places(guessed, "quest_discard", moon)]
    for other in range(guessed.box.mages):
        if other != seat:
            found += [*pile_places(guessed, "quests", other), *pile_places(guessed, "drawn_quests", other)]
    return [one for one in found if guessed.box.moon_of[one[0]] == moon and one[0] not in known]


def rival_places(guessed: RoseState) -> list[Place]:
    """The Rival's face-down cards."""
    rival = guessed.box.rival
    if rival == v.NOBODY:
        return []
    return [*row_places(guessed, "prepared", rival), *row_places(guessed, "set_cards", rival)]
