"""Discarding: which cards, in which order, and what follows (R25, R28, R35)."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.state.events import note
from wandwright.engine.state.state import Frame, new_frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.chapters.piles import steps
from wandwright.games.hogwarts_battle.chapters.piles.shapes import DiscardOrder, Discards
from wandwright.games.hogwarts_battle.chapters.table.conditions import fits_type
from wandwright.games.hogwarts_battle.chapters.timing.abilities import trigger_abilities
from wandwright.games.hogwarts_battle.chapters.timing.hostile import trigger_hostile
from wandwright.games.hogwarts_battle.state import BattleState


def discard_from_top(state: BattleState, hero: int, cause: int, source: int) -> None:
    """Discard the top card of the own deck."""
    card = state.deck[hero][0]
    state.deck[hero] = state.deck[hero][1:]
    state.peeked[hero] = max(0, state.peeked[hero] - 1)
    state.known[hero] = max(0, state.known[hero] - 1)
    lay_on_discards(state, hero, card, cause, source)
    follow_discards(state, hero, [card], cause)


def lay_on_discards(state: BattleState, hero: int, card: int, cause: int, source: int) -> None:
    """A card is discarded by an effect, a cost or a stun; what that brings about follows (R28, R35)."""
    state.discard[hero] = (card, *state.discard[hero])
    if state.box.hooks.card_discarded:
        for join in state.box.hooks.card_discarded:
            join(state, hero)
    if not state.box.readings.open_hands:
        state.revealed += 1
    if state.events is not None:
        note(state, "discards", hero, cause, card, source)


def follow_discards(state: BattleState, hero: int, cards: list[int], cause: int) -> None:
    """What discarded cards bring about: the dark side first, then their own effects, then abilities (R34, R35).

    The first card's part comes first, so what goes on the stack is pushed from the last card to the first.
    """
    own_doing = cause in (v.OWN_DOING, v.COST)
    forced = not own_doing and counts_as_forced(state, cause)
    if forced and state.listens[hero] & v.ON_FORCED_DISCARD:
        for card in cards:
            trigger_abilities(state, hero, v.ON_FORCED_DISCARD, hero, card)
    effects = [(RUN, state.box.on_discard[card], 0, hero, card) for card in cards if state.box.on_discard[card]]
    if own_doing or not state.hostile_depth:
        state.stack.extend(reversed(effects))
    else:
        state.deferred += tuple(effects)
    if forced and state.listening & v.ON_FORCED_DISCARD:
        for card in reversed(cards):
            trigger_hostile(state, v.ON_FORCED_DISCARD, hero, card)


def counts_as_forced(state: BattleState, cause: int) -> bool:
    """Forced by a Dark Arts event or a villain; a discard by stun counts too, unless read otherwise."""
    if cause == v.STUNNED:
        return state.box.readings.stun_counts_as_forced
    return state.hostile in (v.DARK_ARTS, v.VILLAIN)


def fitting_kinds(state: BattleState, hero: int, wanted: int) -> list[int]:
    """What the cards of a hand are that fit, a copy for each of them."""
    kinds = state.box.definition
    fitting = state.box.fitting[wanted]
    return [kinds[card] for card in state.hand[hero] if fitting[card]]


def cards_to_discard(state: BattleState, question: Discards) -> int:
    """As many as are wanted, or all that there are."""
    _, hero, _, count, wanted, _, _, _, _ = question
    return min(count, len(fitting_kinds(state, hero, wanted)))


def list_discard(state: BattleState, question: Discards) -> list[int]:
    """Which card next, each kind once, in any order; where all that fit must go, there is nothing to choose."""
    _, hero, _, count, wanted, _, _, _, chosen = question
    fitting = fitting_kinds(state, hero, wanted)
    for definition in chosen:
        fitting.remove(definition)
    if len(fitting) + len(chosen) <= count:
        return [min(fitting)] if fitting else fitting
    return sorted(set(fitting))


def follow_discard(state: BattleState, question: Discards, answer: int) -> Frame | None:
    """One more card, until there are enough; of several discard effects the hero says which comes first (R35)."""
    kind, hero, source, count, wanted, cause, bonus, then, chosen = question
    if count == 1 or answer == PASS:
        return None
    picked = tuple(sorted((*chosen, answer)))
    if len(picked) < count and len(picked) < cards_to_discard(state, question):
        return new_frame(Discards, (kind, hero, source, count, wanted, cause, bonus, then, picked))
    effects = [definition for definition in picked if state.box.definitions[definition].discarded]
    if len(effects) < 2 or len(set(effects)) < 2:
        return None
    order = tuple(sorted(set(effects)))
    return DiscardOrder(steps.ORDER_DISCARDS, hero, source, picked, order, cause, bonus, then, ())


def answer_discard(state: BattleState, question: Discards, answer: int) -> None:
    """All are picked, and go."""
    if answer == PASS:
        return
    _, hero, source, count, wanted, cause, bonus, then, chosen = question
    cards = cards_of(state, hero, (*chosen, answer) if chosen else (answer,))
    if cards:
        discard_cards(state, hero, source, cards, cause, bonus, then)
    else:
        # A card left the hand while others were answering: ask again.
        state.stack.append(discard_question(hero, source, count, wanted, cause, bonus, then))


def cards_of(state: BattleState, hero: int, picked: tuple[int, ...]) -> list[int]:
    """A card of the hand for each pick; none at all if the hand no longer holds them."""
    kinds = state.box.definition
    cards: list[int] = []
    for definition in picked:
        for card in state.hand[hero]:
            if kinds[card] == definition and card not in cards:
                cards.append(card)
                break
        else:
            return []
    return cards


def list_order_discards(state: BattleState, question: DiscardOrder) -> list[int]:
    """The cards whose effects have no place in the order yet."""
    return [definition for definition in question.effects if definition not in question.chosen]


def answer_order_discards(state: BattleState, question: DiscardOrder, answer: int) -> None:
    """The cards go in the order of their effects, then the others."""
    _, hero, source, cards, effects, cause, bonus, then, chosen = question
    order = (*chosen, answer)
    ranked = sorted(cards, key=lambda definition: order.index(definition) if definition in effects else len(order))
    held = cards_of(state, hero, tuple(ranked))
    if held:
        discard_cards(state, hero, source, held, cause, bonus, then)
    else:
        state.stack.append(discard_question(hero, source, len(cards), v.ANY_TYPE, cause, bonus, then))


def discard_cards(
    state: BattleState, hero: int, source: int, cards: list[int], cause: int, bonus: int, then: int
) -> None:
    """Discard the picked cards, then what the effect promises for it."""
    state.hand[hero] = tuple([card for card in state.hand[hero] if card not in cards])
    if then and any(fits_type(state, card, bonus) for card in cards):
        state.stack.append((RUN, then, 0, hero, source))
    for card in cards:
        lay_on_discards(state, hero, card, cause, source)
    follow_discards(state, hero, cards, cause)


def discard_question(hero: int, source: int, count: int, wanted: int, cause: int, bonus: int, then: int) -> Frame:
    """The question which cards to discard."""
    return new_frame(Discards, (steps.PICK_DISCARDS, hero, source, count, wanted, cause, bonus, then, ()))
