"""How the market is filled: two cards to choose from, stacks of equal cards, two decks (R21, R63a to R63c, R115)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.chance import shuffle
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.turn.steps import CLEAN_UP
from wandwright.games.hogwarts_battle.chapters.variations.steps import FILL_MARKET, PICK_OFFERED
from wandwright.games.hogwarts_battle.state import BattleState

# M4: the first three places are for cards that cost 1 to 3, the others for dearer ones.
CHEAP_PLACES: Final = 3
CHEAP: Final = 3


def is_dear(state: BattleState, card: int) -> bool:
    """M4: of the second deck (R63c)?"""
    return state.box.varied.two_decks and state.box.cost[card] > CHEAP


def from_dear_deck(state: BattleState, place: int) -> bool:
    return state.box.varied.two_decks and place >= CHEAP_PLACES


def deck_for(state: BattleState, place: int) -> tuple[int, ...]:
    """The deck that a place is filled from (R115c)."""
    return state.dear_deck if from_dear_deck(state, place) else state.hogwarts_deck


def take(state: BattleState, place: int, count: int) -> tuple[int, ...]:
    """Turn up the top cards of the deck of a place."""
    deck = deck_for(state, place)
    if from_dear_deck(state, place):
        state.dear_deck = deck[count:]
    else:
        state.hogwarts_deck = deck[count:]
    state.revealed += 1
    return deck[:count]


def open_place(state: BattleState) -> int:
    """The first free place that a card is left for; -1 if there is none."""
    return next((place for place, card in enumerate(state.market) if card == NO_CARD and deck_for(state, place)), -1)


def lay(state: BattleState, place: int, card: int) -> None:
    """A card comes to the market; with M3 it lies under an equal one, and its place stays free (R63b)."""
    kinds = state.box.definition
    note(state, "market", NOBODY, place, card, NO_CARD)
    if state.box.varied.stacks and any(other != NO_CARD and kinds[other] == kinds[card] for other in state.market):
        state.stacked += (card,)
    else:
        state.market[place] = card


def fill_at_once(state: BattleState) -> None:
    """Fill every place from its deck, one card after the other."""
    place = open_place(state)
    while place >= 0:
        lay(state, place, take(state, place, 1)[0])
        place = open_place(state)


def fill_market(state: BattleState, frame: Frame) -> None:
    """Fill the free places; with M2 the active hero chooses one of two cards for each (R63a, R115a)."""
    if not state.box.varied.two_cards:
        fill_at_once(state)
        return
    place = open_place(state)
    if place < 0:
        return
    state.stack.append((FILL_MARKET,))
    if len(deck_for(state, place)) == 1:
        lay(state, place, take(state, place, 1)[0])
        return
    state.offered = take(state, place, 2)
    for card in state.offered:
        note(state, "offered", state.active, place, card, NO_CARD)
    state.stack.append(Plain(PICK_OFFERED, state.active, NO_CARD))


def fills_by_choice(state: BattleState) -> bool:
    """R21 (3) with M2: is there something to choose before the turn can end? Then that comes first."""
    if open_place(state) < 0:
        return False
    state.stack.append((CLEAN_UP,))
    state.stack.append((FILL_MARKET,))
    return True


def list_offered(state: BattleState, question: Plain) -> list[int]:
    """Both cards, or one answer for two equal ones."""
    return sorted({state.box.definition[card] for card in state.offered})


def answer_offered(state: BattleState, question: Plain, answer: int) -> None:
    """One comes to the market, the other goes under its deck."""
    place = next(place for place, card in enumerate(state.offered) if state.box.definition[card] == answer)
    chosen, other = state.offered[place], state.offered[1 - place]
    state.offered = ()
    lay(state, open_place_of(state, chosen), chosen)
    put_under(state, (other,))


def open_place_of(state: BattleState, card: int) -> int:
    """The first free place of a card's half."""
    first = CHEAP_PLACES if is_dear(state, card) else 0
    return state.market.index(NO_CARD, first)


def put_under(state: BattleState, cards: tuple[int, ...]) -> None:
    """Cards leave the market: they go under their deck, several in random order (R113)."""
    mixed = shuffle(state, v.HOGWARTS_STREAM, cards, state.box.definition) if len(cards) > 1 else cards
    state.dear_deck += tuple([card for card in mixed if is_dear(state, card)])
    state.hogwarts_deck += tuple([card for card in mixed if not is_dear(state, card)])
    # Told in the order in which they lay open: the order under the deck is nobody's to know.
    for card in cards:
        note(state, "under_deck", NOBODY, 1, card, NO_CARD)


def stack_of(state: BattleState, card: int) -> tuple[int, ...]:
    """A card of the market with those that lie under it (R63b)."""
    kinds = state.box.definition
    return (card, *[other for other in state.stacked if kinds[other] == kinds[card]])


def remove_stack(state: BattleState, place: int) -> tuple[int, ...]:
    """Take a card of the market away with all that lies under it (R115b)."""
    cards = stack_of(state, state.market[place])
    state.market[place] = NO_CARD
    state.stacked = tuple([card for card in state.stacked if card not in cards])
    return cards


def renew_places(state: BattleState, places: list[int]) -> int:
    """The cards of some places go under their decks and new ones come at once (R113); gives how many went."""
    gone = [card for place in places for card in remove_stack(state, place)]
    put_under(state, tuple(gone))
    if state.box.varied.two_cards:
        state.stack.append((FILL_MARKET,))
    else:
        fill_at_once(state)
    return len(gone)


def renew_market(state: BattleState) -> int:
    """All cards are renewed (R53)."""
    return renew_places(state, [place for place, card in enumerate(state.market) if card != NO_CARD])


def replace_market(state: BattleState, which: int) -> int:
    """Market cards go under the deck, several in random order, and new ones come at once (R113): how many went."""
    cost = {place: state.box.cost[card] for place, card in enumerate(state.market) if card != NO_CARD}
    dearest = max(cost.values(), default=0)
    gone = renew_places(state, [place for place in cost if which == v.WHICH_ALL or cost[place] == dearest])
    note(state, "market_replaced", NOBODY, gone, NO_CARD, NO_CARD)
    return gone


def uncover_next(state: BattleState, place: int, card: int) -> None:
    """M3: a stack is bought from one by one; the next card of it lies open at once (R115b)."""
    below = stack_of(state, card)[1:]
    if below:
        state.market[place] = below[0]
        state.stacked = tuple([other for other in state.stacked if other != below[0]])
