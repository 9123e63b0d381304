"""What a player gains and loses: points, PV, Floo Powder, Portkeys, cards (R7, R17, R32, R39, R137)."""

from __future__ import annotations

from collections.abc import Sequence

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.state import YearState


def change_points(state: YearState, seat: int, amount: int, source: int = NO_CARD) -> None:
    """R17, R21: points never fall below 0; in Teams every member shows those of the team."""
    amount = max(amount, -state.points[seat])
    if amount:
        for mate in state.box.mates[seat]:
            state.points[mate] += amount
        note(state, "points", seat, amount, NO_CARD, source)


def gain_pv(state: YearState, seat: int, amount: int, source: int = NO_CARD) -> None:
    """R32: no upper limit."""
    state.pv[seat] += amount
    note(state, "gains_pv", seat, amount, NO_CARD, source)


def lose_pv(state: YearState, seat: int, amount: int, floor: int = 0, source: int = NO_CARD, cause: str = "") -> None:
    """R137: never below 0, nor below the floor of an effect. The cause is told where no card is behind it."""
    lost = min(amount, max(state.pv[seat] - floor, 0))
    if lost:
        state.pv[seat] -= lost
        note(state, "loses_pv", seat, lost, NO_CARD, source, {"cause": cause} if cause else {})


def gain_floo(state: YearState, seat: int, amount: int, source: int = NO_CARD) -> None:
    """R7: an empty supply gives none."""
    amount = min(amount, state.supply_floo)
    if amount:
        state.supply_floo -= amount
        state.floo[seat] += amount
        note(state, "gains_floo", seat, amount, NO_CARD, source)


def gain_portkeys(state: YearState, seat: int, amount: int, source: int = NO_CARD) -> None:
    """R7: an empty supply gives none."""
    amount = min(amount, state.supply_portkeys)
    if amount:
        state.supply_portkeys -= amount
        state.portkeys[seat] += amount
        note(state, "gains_portkey", seat, amount, NO_CARD, source)


# Cards.


def take_top(state: YearState, deck: int) -> int:
    """The top card of a deck; none where it is empty (R39)."""
    name = v.DECK_FIELDS[deck]
    cards: tuple[int, ...] = getattr(state, name)
    if not cards:
        return NO_CARD
    setattr(state, name, cards[1:])
    return cards[0]


def draw(state: YearState, seat: int, deck: int, amount: int, source: int = NO_CARD) -> None:
    """Books, Potions or Spells into the hand; fewer if the deck runs out."""
    hand: list[tuple[int, ...]] = getattr(state, v.HAND_FIELDS[deck])
    for _ in range(amount):
        card = take_top(state, deck)
        if card == NO_CARD:
            return
        hand[seat] += (card,)
        state.revealed += 1
        if state.events is not None:
            note(state, "draws", seat, 1, card, source, {"deck": v.DECKS[deck]})


def put_under(state: YearState, card: int) -> None:
    """R39, R126: a card goes under its deck."""
    name = v.DECK_FIELDS[state.box.deck_of[card]]
    setattr(state, name, (*getattr(state, name), card))


def discard(state: YearState, seat: int, cards: Sequence[int], source: int = NO_CARD) -> None:
    """Cards of a hand go under their decks."""
    for card in cards:
        hand: list[tuple[int, ...]] = getattr(state, v.HAND_FIELDS[state.box.deck_of[card]])
        hand[seat] = tuple([other for other in hand[seat] if other != card])
        put_under(state, card)
        note(state, "discards", seat, 1, card, source)


def discard_hand(state: YearState, seat: int, decks: Sequence[int] = v.HAND_DECKS) -> None:
    """All cards of a hand, or those of some decks, go under their decks: nobody chose them, and all see them."""
    held = hand_of(state, seat, decks)
    state.revealed += len(held)
    discard(state, seat, held)


def hand_of(state: YearState, seat: int, decks: Sequence[int] = v.HAND_DECKS) -> tuple[int, ...]:
    """The cards of a hand, of some decks only if they are named."""
    return tuple([card for deck in decks for card in getattr(state, v.HAND_FIELDS[deck])[seat]])


def recover(state: YearState, seat: int) -> None:
    """R113, R147, R159, R167: to the Leaky Cauldron with 6 PV; a journey is over."""
    put_on(state, seat, state.box.leaky_cauldron)
    state.pv[seat] = v.RECOVERY_PV
    note(state, "recovers", seat, v.RECOVERY_PV, NO_CARD, NO_CARD)


def put_on(state: YearState, seat: int, space: int, source: int = NO_CARD) -> None:
    """R48c: a pawn is put somewhere, without a fight, a token or an effect."""
    state.position[seat] = space
    state.trip[seat] = NO_CARD
    note(state, "is_put", seat, 0, NO_CARD, source, {"space": state.box.space_names[space]})
