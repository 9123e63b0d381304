"""What players like lies likelier where they chose it; whatever is dealt, every card lies somewhere."""

from __future__ import annotations

from collections import Counter

from tests.games.black_rose_wars.opinion.positions import GAME, position
from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.chance import rekey
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars.chapters.lodge import liking
from wandwright.games.black_rose_wars.chapters.turn import shapes
from wandwright.games.black_rose_wars.chapters.turn import steps as turn
from wandwright.games.black_rose_wars.opinion.tables import tables

CARDS = tuple(range(10))
WORTHS = {card: card / 2 for card in CARDS}


def test_every_thing_is_laid_once_and_the_better_ones_where_they_are_chosen() -> None:
    state = position()
    chosen: Counter[int] = Counter()
    for key in range(200):
        rekey(state, 0, key)
        lying = liking.laid(state, CARDS, WORTHS, [0] * 6 + [3] * 4)
        assert sorted(lying) == list(CARDS)
        chosen.update(lying[6:])
    assert sum(chosen[card] for card in CARDS[5:]) > 3 * sum(chosen[card] for card in CARDS[:5])


def test_without_a_preference_every_thing_is_as_likely_anywhere() -> None:
    state = position()
    first: Counter[int] = Counter()
    for key in range(400):
        rekey(state, 0, key)
        first[liking.laid(state, CARDS, WORTHS, [0] * 10)[0]] += 1
    assert min(first[card] for card in CARDS) > 15


def test_how_cards_lie_does_not_matter_to_who_guesses() -> None:
    state = position()
    rekey(state, 0, 1)
    one = liking.laid(state, CARDS, WORTHS, [0, 2] * 5)
    rekey(state, 0, 1)
    assert liking.laid(state, CARDS[::-1], WORTHS, [0, 2] * 5) == one


def test_rivals_are_guessed_to_have_prepared_the_better_of_their_cards() -> None:
    state = GAME.start(2, 3, {}).state.copy()
    while state.question[0] != turn.ACT:
        GAME.rules.apply(state, GAME.answer(state, 0))
    seat = state.question[1]
    worth = tables(state.box).card

    def mean(cards: list[int]) -> float:
        return sum(worth[card] for card in cards) / len(cards)

    gaps = []
    for key in range(60):
        guess = GAME.determinize(state, seat, key)
        prepared = [row[1 - seat] for row in guess.prepared if row[1 - seat] != NO_CARD]
        gaps.append(mean(prepared) - mean([*guess.hand[1 - seat], *guess.grimoire[1 - seat]]))
    assert sum(gaps) / len(gaps) > 0.15


def test_what_is_planned_face_down_is_guessed_as_players_like_it() -> None:
    state = position(seats=2)
    state.mage_room[1] = state.mage_room[0]
    known = tables(state.box)
    by_worth = sorted(known.of_kind, key=lambda kind: known.card[known.of_kind[kind]])
    spells = [kind for kind in by_worth if known.spells[known.of_kind[kind]]]
    poor, rich = 2 * spells[0], 2 * spells[-1]
    preparing = shapes.Preparing(turn.PREPARE, 0, NO_CARD, ())
    poorly, richly, done = GAME.likings(state, preparing, [poor, rich, PASS])
    assert richly > poorly
    assert done == 0.0
    assert not GAME.likings(state, Plain(turn.ACT, 0, NO_CARD), [PASS])
