"""Decks and hands: drawing, and decks made anew (R17, R22)."""

from __future__ import annotations

from wandwright.engine.state.chance import shuffle
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.state import BattleState


def draw_extra(state: BattleState, hero: int, amount: int, source: int) -> None:
    """Draw cards by an effect, unless something forbids drawing extra cards."""
    if (state.forbidden | state.banned) & v.FORBID_DRAW:
        note(state, "draw_blocked", hero, amount, NO_CARD, source)
        return
    held = len(state.hand[hero])
    take_from_deck(state, hero, amount, source)
    if state.box.hooks.cards_drawn:
        for join in state.box.hooks.cards_drawn:
            join(state, hero, amount, len(state.hand[hero]) - held, source)


def take_from_deck(state: BattleState, hero: int, amount: int, source: int) -> None:
    """Move cards from the deck to the hand; an empty deck is re-made from the discards only when needed (R22)."""
    deck = state.deck[hero]
    if len(deck) < amount and state.discard[hero]:
        deck = remake_deck(state, hero)
    drawn = deck[:amount]
    state.deck[hero] = deck[amount:]
    state.hand[hero] += drawn
    state.revealed += 1
    if state.peeked[hero]:
        state.peeked[hero] = max(0, state.peeked[hero] - amount)
        state.known[hero] = max(0, state.known[hero] - amount)
    if state.events is not None:
        for card in drawn:
            note(state, "draws", hero, 1, card, source)


def remake_deck(state: BattleState, hero: int) -> tuple[int, ...]:
    """Shuffle the discards and put them under what is left of the deck."""
    more = before_shuffle(state, hero) if state.box.hooks.before_shuffle else ()
    shuffled = shuffle(state, v.HERO_STREAM + hero, state.discard[hero] + more, state.box.definition)
    state.deck[hero] += shuffled
    state.discard[hero] = ()
    note(state, "reshuffles", hero, len(shuffled), NO_CARD, NO_CARD)
    return state.deck[hero]


def before_shuffle(state: BattleState, hero: int) -> tuple[int, ...]:
    """What comes into a deck that is about to be shuffled."""
    more: tuple[int, ...] = ()
    for join in state.box.hooks.before_shuffle:
        more += join(state, hero)
    return more


def top_of_deck(state: BattleState, hero: int) -> int:
    """The top card of a hero's deck, the deck re-made if need be; NO_CARD if there is none at all."""
    deck = state.deck[hero]
    if not deck and state.discard[hero]:
        deck = remake_deck(state, hero)
    state.revealed += 1
    return deck[0] if deck else NO_CARD


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def first_of(state: BattleState, cards: tuple[int, ...], definition: int) -> int:
    """The first card of a pile that is a copy of a definition; NO_CARD if there is none."""
    kinds = state.box.definition
    for card in cards:
        if kinds[card] == definition:
            return card
    return NO_CARD
