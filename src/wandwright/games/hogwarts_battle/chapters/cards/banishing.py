"""Banishing (R61, R62a, R99)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wandwright.engine.questions.answers import PASS
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.cards.shapes import Banishing
from wandwright.games.hogwarts_battle.chapters.cards.steps import DISCARD_PILES
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.chapters.piles.piles import first_of, top_of_deck, without
from wandwright.games.hogwarts_battle.chapters.table.conditions import fits_type
from wandwright.games.hogwarts_battle.state import BattleState


def in_reach(state: BattleState, hero: int, zone: int, wanted: int) -> Iterator[int]:
    """The answers for cards that may be banished: in the own hand, in the own discard pile, in any one."""
    if zone in (v.FROM_HAND, v.FROM_HAND_OR_DISCARD):
        yield from kinds_of(state, state.hand[hero], wanted, 0)
    if zone in (v.FROM_DISCARD, v.FROM_HAND_OR_DISCARD):
        yield from kinds_of(state, state.discard[hero], wanted, pile_of(hero))
    if zone == v.FROM_ANY_DISCARD:
        for seat in state.box.orders[hero]:
            yield from kinds_of(state, state.discard[seat], wanted, pile_of(seat))


def pile_of(hero: int) -> int:
    """The first answer for the discard pile of a hero."""
    return (hero + 1) * DISCARD_PILES


def kinds_of(state: BattleState, cards: Iterable[int], wanted: int, first: int) -> list[int]:
    """Equal cards in one place are one answer."""
    return sorted({first + state.box.definition[card] for card in cards if fits_type(state, card, wanted)})


def list_banish(state: BattleState, question: Banishing) -> list[int]:
    """Banishing is a choice unless the card says that it must be (R62a, R99)."""
    found = list(in_reach(state, question.seat, question.zone, question.wanted))
    return [*found, PASS] if found and not question.must else found


def answer_banish(state: BattleState, question: Banishing, answer: int) -> None:
    """The card leaves the match; then what was promised for it, and the next one where there are several."""
    if answer == PASS:
        return
    hero = question.seat
    card = take_out(state, hero, answer)
    if card == NO_CARD:
        # It left its place while others were answering: ask again.
        state.stack.append(question)
        return
    if question.number > 1:
        state.stack.append(question._replace(number=question.number - 1))
    banish_card(state, hero, card, question.source)
    if question.then and fits_type(state, card, question.bonus):
        state.stack.append((RUN, question.then, 0, hero, question.source))


def take_out(state: BattleState, hero: int, answer: int) -> int:
    """Take a card of that kind out of the own hand or a discard pile; NO_CARD if it is not there any more."""
    pile, kind = divmod(answer, DISCARD_PILES)
    cards = state.discard[pile - 1] if pile else state.hand[hero]
    card = first_of(state, cards, kind)
    if card != NO_CARD and pile:
        state.discard[pile - 1] = without(cards, card)
    elif card != NO_CARD:
        state.hand[hero] = without(cards, card)
    return card


def banish_card(state: BattleState, hero: int, card: int, source: int) -> None:
    """A card that lies nowhere any more leaves the match; that is no discard (R99)."""
    state.banished += (card,)
    state.revealed += 1
    note(state, "banishes", hero, 1, card, source)
    for join in state.box.hooks.card_banished:
        join(state, hero, card)


def banish_top(state: BattleState, hero: int, source: int) -> None:
    """The top card of the own deck, which is made anew for it if need be (R99)."""
    card = top_of_deck(state, hero)
    if card == NO_CARD:
        return
    state.deck[hero] = state.deck[hero][1:]
    state.peeked[hero] = max(0, state.peeked[hero] - 1)
    state.known[hero] = max(0, state.known[hero] - 1)
    banish_card(state, hero, card, source)
