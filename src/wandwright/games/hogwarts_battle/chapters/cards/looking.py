"""Looking at decks, and changing their order: the own one, that of the Dark Arts (R22, R112)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Picks
from wandwright.engine.state.chance import shuffle
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.cards.banishing import banish_card
from wandwright.games.hogwarts_battle.chapters.cards.shapes import Leaving
from wandwright.games.hogwarts_battle.chapters.cards.steps import ARRANGE_TOP, KEEP_EVENT
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.chapters.piles.piles import draw_extra, remake_deck
from wandwright.games.hogwarts_battle.chapters.piles.searching import reveal_top
from wandwright.games.hogwarts_battle.chapters.table.conditions import holds
from wandwright.games.hogwarts_battle.chapters.timing.dark_arts import next_event
from wandwright.games.hogwarts_battle.state import BattleState

# The Dark Arts deck.


def look_at_event(state: BattleState, hero: int, place: int, source: int) -> None:
    """The table sees the top Dark Arts card; it lies apart until it is drawn (R112)."""
    card = next_event(state)
    if card == NO_CARD:
        return
    state.dark_seen = (card, *state.dark_seen)
    note(state, "dark_arts_seen", hero, 1, card, source)
    state.stack.append(Leaving(KEEP_EVENT, hero, source, place))


def answer_event(state: BattleState, question: Leaving, answer: int) -> None:
    """It stays on top (0), or goes away unresolved (1)."""
    if not answer:
        return
    card = state.dark_seen[0]
    state.dark_seen = state.dark_seen[1:]
    if question.place == v.TO_BANISH:
        banish_card(state, question.seat, card, question.source)
    else:
        state.dark_discard = (card, *state.dark_discard)
        note(state, "dark_arts_discarded", question.seat, 1, card, question.source)


def banish_last_event(state: BattleState, hero: int, source: int) -> None:
    """The Dark Arts card that was resolved last (R114d)."""
    if state.dark_discard:
        card = state.dark_discard[0]
        state.dark_discard = state.dark_discard[1:]
        banish_card(state, hero, card, source)


# The own deck.


def show_top(state: BattleState, hero: int, source: int, clause: tuple[int, int, int, int, int]) -> None:
    """The table sees the own top card; one that fits may be drawn, and more follows."""
    _, condition, value, takes, program = clause
    card = reveal_top(state, hero, source)
    if card == NO_CARD or not holds(state, condition, value, hero, card):
        return
    if program:
        state.stack.append((RUN, program, 0, hero, source))
    if takes:
        draw_extra(state, hero, 1, source)


def look_at_tops(state: BattleState, hero: int, source: int, number: int) -> None:
    """See so many cards of the own deck, which is made anew if it has fewer (R22), then put them in an order."""
    if len(state.deck[hero]) < number and state.discard[hero]:
        remake_deck(state, hero)
    seen = state.deck[hero][:number]
    state.revealed += 1
    state.peeked[hero] = max(len(seen), state.peeked[hero])
    for card in seen:
        note(state, "looks", hero, 1, card, source)
    if seen:
        state.stack.append(Picks(ARRANGE_TOP, hero, source, len(seen), ()))


def list_arrange(state: BattleState, question: Picks) -> list[int]:
    """Which of the cards comes next, each kind once."""
    _, hero, _, number, chosen = question
    left = [state.box.definition[card] for card in state.deck[hero][:number]]
    for kind in chosen:
        left.remove(kind)
    return sorted(set(left))


def follow_arrange(state: BattleState, question: Picks, answer: int) -> Frame | None:
    """One more, until all have their place."""
    chosen = (*question.picked, answer)
    return question._replace(picked=chosen) if len(chosen) < question.number else None


def answer_arrange(state: BattleState, question: Picks, answer: int) -> None:
    _, hero, _, number, chosen = question
    seen, rest = list(state.deck[hero][:number]), state.deck[hero][number:]
    order = []
    for kind in (*chosen, answer):
        card = next(card for card in seen if state.box.definition[card] == kind)
        seen.remove(card)
        order.append(card)
    state.deck[hero] = (*order, *rest)
    # The others no longer know which of them lies where.
    state.known[hero] = 0


def restack(state: BattleState, hero: int) -> None:
    """The own discard pile is shuffled and put on top of the own deck."""
    shuffled = shuffle(state, v.HERO_STREAM + hero, state.discard[hero], state.box.definition)
    state.deck[hero] = shuffled + state.deck[hero]
    state.discard[hero] = ()
    state.known[hero] = 0
    state.peeked[hero] = 0
    state.revealed += 1
    note(state, "restacks", hero, len(shuffled), NO_CARD, NO_CARD)
