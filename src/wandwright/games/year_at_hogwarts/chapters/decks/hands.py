"""Cards of hands and decks by choice or by chance: put away, taken from others, looked for (R128, R129, R144a)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wandwright.engine.state.chance import roll, shuffle
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.gains import discard, hand_of
from wandwright.games.year_at_hogwarts.chapters.decks import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.state import YearState


def kinds_of(state: YearState, cards: Iterable[int]) -> list[int]:
    """Each kind once."""
    return list(dict.fromkeys(state.box.definition[card] for card in cards))


def one_of(state: YearState, cards: Sequence[int], kind: int) -> int:
    return next(card for card in cards if state.box.definition[card] == kind)


# Own cards under their decks.


def list_put_away(state: YearState, question: shapes.Cards) -> list[int]:
    """Own choice; fewer if there are fewer."""
    return kinds_of(state, hand_of(state, question.seat, v.FILTERED[question.cards]))


def answer_put_away(state: YearState, question: shapes.Cards, answer: int) -> None:
    card = one_of(state, hand_of(state, question.seat, v.FILTERED[question.cards]), answer)
    discard(state, question.seat, (card,), question.source)
    if question.number > 1:
        state.stack.append(question._replace(number=question.number - 1))


# Cards of another player.


def targets(state: YearState, seat: int, cards: int) -> list[int]:
    """R128, R144a: whom the mode lets one aim at, if they have such a card."""
    return [
        other for choose in state.box.hooks.targets for other in choose(state, seat) if aimed_at(state, other, cards)
    ]


def aimed_at(state: YearState, fighter: int, cards: int) -> tuple[int, ...]:
    """The cards of a player or of a Death Eater's pawn that a filter names."""
    decks = v.FILTERED[cards]
    return tuple([card for card in f.hand_of(state, fighter) if state.box.deck_of[card] in decks])


def list_aim(state: YearState, question: shapes.Cards) -> list[int]:
    return targets(state, question.seat, question.cards)


def answer_aim(state: YearState, question: shapes.Cards, answer: int) -> None:
    """Random cards of that hand go under their decks."""
    for _ in range(question.number):
        cards = aimed_at(state, answer, question.cards)
        if cards:
            f.put_away(state, answer, cards[roll(state, v.CARDS_STREAM, len(cards))], question.source)


def list_beg(state: YearState, question: shapes.SoMany) -> list[int]:
    return targets(state, question.seat, v.FILTERS["any"])


def answer_beg(state: YearState, question: shapes.SoMany, answer: int) -> None:
    owner = f.decider(state, answer)
    state.stack.append(shapes.Giving(steps.HAND_OVER, owner, question.source, question.number, question.seat, answer))


def list_hand_over(state: YearState, question: shapes.Giving) -> list[int]:
    """The player's own choice."""
    return kinds_of(state, f.hand_of(state, question.giver))


def answer_hand_over(state: YearState, question: shapes.Giving, answer: int) -> None:
    """The card is known to the two of them only."""
    card = one_of(state, f.hand_of(state, question.giver), answer)
    hand: list[tuple[int, ...]] = getattr(state, v.HAND_FIELDS[state.box.deck_of[card]])
    f.take_out(state, question.giver, card)
    hand[question.to] += (card,)
    state.revealed += 1
    note(state, "hands_over", question.seat, 1, NO_CARD, question.source)
    if question.number > 1 and f.hand_of(state, question.giver):
        state.stack.append(question._replace(number=question.number - 1))


# A card out of a deck.


def list_search(state: YearState, question: shapes.Searching) -> list[int]:
    """R129: any card of that deck."""
    return kinds_of(state, sorted(getattr(state, v.DECK_FIELDS[question.deck])))


def answer_search(state: YearState, question: shapes.Searching, answer: int) -> None:
    """R129: it is named aloud, then the deck is shuffled."""
    field, box, seat = v.DECK_FIELDS[question.deck], state.box, question.seat
    deck: tuple[int, ...] = getattr(state, field)
    card = one_of(state, deck, answer)
    hand: list[tuple[int, ...]] = getattr(state, v.HAND_FIELDS[question.deck])
    hand[seat] += (card,)
    state.revealed += 1
    note(state, "finds_card", seat, 1, card, question.source)
    left = tuple([other for other in deck if other != card])
    if question.number > 1 and left:
        setattr(state, field, left)
        state.stack.append(question._replace(number=question.number - 1))
    else:
        setattr(state, field, shuffle(state, v.CARDS_STREAM, left, box.definition))
