"""Cards that are revealed, looked for or looked at: tops of decks, discard piles, whole decks (R22, R112)."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.chance import shuffle
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.chapters.piles import steps
from wandwright.games.hogwarts_battle.chapters.piles.discarding import discard_from_top
from wandwright.games.hogwarts_battle.chapters.piles.piles import before_shuffle, first_of, top_of_deck, without
from wandwright.games.hogwarts_battle.chapters.piles.shapes import Limit, TakeBack
from wandwright.games.hogwarts_battle.chapters.table.conditions import fits_type, holds
from wandwright.games.hogwarts_battle.state import BattleState


def reveal_tops(state: BattleState, frame: Frame) -> None:
    """Heroes reveal their top cards one after the other; a fitting card is discarded and more follows."""
    _, heroes, index, condition, value, program, source = frame
    hero = heroes[index]
    if index + 1 < len(heroes):
        state.stack.append((steps.REVEAL_TOPS, heroes, index + 1, condition, value, program, source))
    card = reveal_top(state, hero, source)
    if card != NO_CARD and holds(state, condition, value, hero, card):
        if program:
            state.stack.append((RUN, program, 0, hero, source))
        discard_from_top(state, hero, v.FORCED if state.hostile else v.OWN_DOING, source)


def reveal_top(state: BattleState, hero: int, source: int) -> int:
    """The table sees the top card of a deck, where it stays (R112). NO_CARD if there is none."""
    card = top_of_deck(state, hero)
    if card != NO_CARD:
        note(state, "reveals", hero, 1, card, source)
        state.known[hero] = max(1, state.known[hero])
        state.peeked[hero] = max(1, state.peeked[hero])
    return card


def list_take_back(state: BattleState, question: TakeBack) -> list[int]:
    """Cards of the own discard pile that may be taken back; "may" adds a polite no."""
    _, hero, _, wanted, may = question
    kinds = state.box.definition
    open_kinds = sorted({kinds[card] for card in state.discard[hero] if fits_type(state, card, wanted)})
    return [*open_kinds, PASS] if open_kinds and may else open_kinds


def answer_take_back(state: BattleState, question: TakeBack, answer: int) -> None:
    hero = question.seat
    card = first_of(state, state.discard[hero], answer)
    if answer == PASS or card == NO_CARD:
        return
    state.discard[hero] = without(state.discard[hero], card)
    state.hand[hero] += (card,)
    note(state, "takes_back", hero, 1, card, question.source)


def list_search(state: BattleState, question: Limit) -> list[int]:
    """Cards of the own deck that a search may find; finding nothing is always allowed."""
    _, hero, _, most = question
    box = state.box
    open_kinds = sorted({box.definition[card] for card in state.deck[hero] if box.cost[card] <= most})
    return [*open_kinds, PASS]


def answer_search(state: BattleState, question: Limit, answer: int) -> None:
    """The found card goes to the hand; the deck, which the hero has seen, is shuffled."""
    state.revealed += 1
    hero = question.seat
    card = first_of(state, state.deck[hero], answer)
    if answer != PASS and card != NO_CARD:
        state.deck[hero] = without(state.deck[hero], card)
        state.hand[hero] += (card,)
        note(state, "finds", hero, 1, card, question.source)
    more = before_shuffle(state, hero)
    state.deck[hero] = shuffle(state, v.HERO_STREAM + hero, state.deck[hero] + more, state.box.definition)
    state.known[hero] = 0
    state.peeked[hero] = 0


def list_look(state: BattleState, question: Plain) -> list[int]:
    """Look, although the deck must be re-made for it, or let it be (R22)."""
    return [steps.LOOK, PASS]


def answer_look(state: BattleState, question: Plain, answer: int) -> None:
    if answer == steps.LOOK:
        look_at_top(state, question.seat, question.source)


def look_at_top(state: BattleState, hero: int, source: int) -> None:
    """See the own top card, then say whether it stays."""
    card = top_of_deck(state, hero)
    note(state, "looks", hero, 1, card, source)
    state.peeked[hero] = max(1, state.peeked[hero])
    state.stack.append(Plain(steps.KEEP_TOP, hero, source))


def answer_keep_top(state: BattleState, question: Plain, answer: int) -> None:
    """It stays on top (0) or is discarded (1)."""
    if answer:
        discard_from_top(state, question.seat, v.OWN_DOING, question.source)
