"""Duel cards (R75, R130, R162 to R169)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from wandwright.engine.questions.questions import Picks
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import gains
from wandwright.games.year_at_hogwarts.chapters.castle.steps import CHECK_YEAR
from wandwright.games.year_at_hogwarts.chapters.fights import combat, prizes, steps, strikes
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.state import YearState

# R165, R166.
CARDS_WON: Final = (v.POTION, v.SPELL, v.BOOK)
CARDS_LOST: Final = 3


def fight_duel(state: YearState, seat: int) -> None:
    """R75, R162, R163: a Duel card is drawn and fought at once; what it does on reveal comes first."""
    card = draw_duel(state, seat)
    if card == NO_CARD:
        return
    state.stack.append((steps.AFTER_DUEL, seat))
    combat.begin_against_card(state, f.DUEL, seat, state.box.fights.duel_of[state.box.definition[card]])
    state.duel = card
    strikes.strike(state, f.card_of(state).reveal)


def draw_duel(state: YearState, seat: int) -> int:
    """R130: a card that shows the player's own character goes under the deck, and another is drawn."""
    box = state.box
    for _ in range(len(state.duel_deck)):
        card = gains.take_top(state, v.DUEL)
        state.revealed += 1
        note(state, "reveals", seat, 1, card, NO_CARD)
        if box.fights.shown[box.definition[card]] != box.characters[seat]:
            return card
        gains.put_under(state, card)
    return NO_CARD


def after_duel(state: YearState, frame: Frame) -> None:
    """R165 to R167: cards for a win; cards lost at 1 PV; all lost at 0 PV."""
    _, seat = frame
    beaten, name = state.beaten, f.card_of(state).name
    gains.put_under(state, state.duel)
    state.duel = NO_CARD
    f.clear(state)
    state.stack.append((CHECK_YEAR,))
    if beaten == f.OPPONENT:
        note(state, "beats", seat, 0, NO_CARD, NO_CARD, {"foe": name})
        for deck in CARDS_WON:
            gains.draw(state, seat, deck, 1)
        prizes.draw_for_win(state, seat)
    elif beaten == seat:
        note(state, "is_beaten", seat, 0, NO_CARD, NO_CARD, {"foe": name})
        lose_duel(state, seat)


def lose_duel(state: YearState, seat: int) -> None:
    hand = gains.hand_of(state, seat)
    if not state.pv[seat]:
        gains.discard_hand(state, seat)
        gains.recover(state, seat)
    elif len(hand) <= CARDS_LOST:
        gains.discard_hand(state, seat)
    else:
        state.stack.append(Picks(steps.GIVE_UP_CARDS, seat, NO_CARD, CARDS_LOST, ()))


def list_give_up_cards(state: YearState, question: Picks) -> list[int]:
    """R166: cards of own choice."""
    held = Counter(state.box.definition[card] for card in gains.hand_of(state, question.seat))
    return list(held - Counter(question.picked))


def answer_give_up_cards(state: YearState, question: Picks, answer: int) -> None:
    """All go under their decks together, in one order, whichever was named first."""
    seat = question.seat
    for kind in (*question.picked, answer):
        card = next(card for card in gains.hand_of(state, seat) if state.box.definition[card] == kind)
        gains.discard(state, seat, (card,))
