"""Answer types of this game: a space, a token, a card; as stable text, on the table, in words."""

from __future__ import annotations

from collections.abc import Iterable

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import Answers, Asked, Extent, Kinds, Target
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.speech import place_name
from wandwright.games.year_at_hogwarts.state import YearState


class Spaces(Answers):
    """A space by its number."""

    def codes(self, extent: Extent) -> Iterable[int]:
        return range(v.MOST_SPACES)

    def words(self, game: Game, state: YearState, question: Asked, answer: int) -> str:
        return state.box.space_names[answer]

    def things(self, game: Game, state: YearState, question: Asked, answer: int) -> tuple[Target, ...]:
        return (Target("space", state.box.space_names[answer]),)

    def arguments(self, game: Game, state: YearState, question: Asked, answer: int) -> dict[str, object]:
        return {"space": place_name(state.box.library, state.box.space_names[answer])}


class Items(Answers):
    """An Item token by its number; on the table it is the space it lies on, or nothing where somebody holds it."""

    def words(self, game: Game, state: YearState, question: Asked, answer: int) -> str:
        return state.box.item_names[answer]

    def things(self, game: Game, state: YearState, question: Asked, answer: int) -> tuple[Target, ...]:
        name = state.box.item_names[answer]
        return (Target("pile", f"item:{name}", name),)

    def arguments(self, game: Game, state: YearState, question: Asked, answer: int) -> dict[str, object]:
        return {"item": game.card_name(state.box.item_names[answer])}


class Decks(Answers):
    """A deck by its number."""

    def words(self, game: Game, state: YearState, question: Asked, answer: int) -> str:
        return v.DECKS[answer]

    def things(self, game: Game, state: YearState, question: Asked, answer: int) -> tuple[Target, ...]:
        return (Target("pile", f"deck:{v.DECKS[answer]}"),)

    def arguments(self, game: Game, state: YearState, question: Asked, answer: int) -> dict[str, object]:
        return {"deck": v.DECKS[answer]}


def hand(state: YearState, question: Asked) -> list[int]:
    """Every card in the hand of who is asked."""
    return [card for field in v.HAND_FIELDS.values() for card in getattr(state, field)[question.seat]]


def own_missions(state: YearState, question: Asked) -> list[int]:
    return list(state.missions[question.seat])


class HandCards(Kinds):
    """A kind of card of the own hand."""

    def __init__(self, verb: str, label: str = "", others: dict[int, tuple[str, str]] | None = None) -> None:
        super().__init__(verb, label, others, zone=hand)
