"""Answer types of this game: a model, a room, a card; as stable text, on the table, in words."""

from __future__ import annotations

from collections.abc import Iterable

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import FEW, Answers, Asked, Extent, Kinds, Target, of_cards, of_seat
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.lodge import sheets
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.models import is_mage, owner_of
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.vocabulary import FIRST_EVOCATION, HALVES, MOST_EVOCATIONS


def model_name(state: RoseState, model: int) -> str:
    """A model by a stable name: the Mage's id, or the Evocation's with its place on its owner's sheet."""
    if is_mage(model):
        return sheets.mage_name(state, model)
    place = model - FIRST_EVOCATION
    return f"{state.box.evocation_names[state.evocation[place]]}.{owner_of(model)}.{place % MOST_EVOCATIONS}"


class Models(Answers):
    """A model by its number."""

    def words(self, game: Game, state: RoseState, question: Asked, answer: int) -> str:
        return model_name(state, answer)

    def things(self, game: Game, state: RoseState, question: Asked, answer: int) -> tuple[Target, ...]:
        return of_seat(answer) if is_mage(answer) else (Target("pile", f"model:{answer}"),)

    def arguments(self, game: Game, state: RoseState, question: Asked, answer: int) -> dict[str, object]:
        whose = game.addressed(state, owner_of(answer))["who"]
        if is_mage(answer):
            return {"model": whose, "owner": "", "sort": "mage"}
        kind = state.box.evocation_names[state.evocation[answer - FIRST_EVOCATION]]
        return {"model": game.card_name(kind), "owner": whose, "sort": "evocation"}


class Rooms(Answers):
    """A room by its number, from FIRST_ROOM on."""

    def codes(self, extent: Extent) -> Iterable[int]:
        return range(lodge.ROOM, lodge.ROOM + FEW)

    def words(self, game: Game, state: RoseState, question: Asked, answer: int) -> str:
        return state.box.room_names[answer - lodge.ROOM]

    def things(self, game: Game, state: RoseState, question: Asked, answer: int) -> tuple[Target, ...]:
        return (Target("space", state.box.room_names[answer - lodge.ROOM]),)

    def arguments(self, game: Game, state: RoseState, question: Asked, answer: int) -> dict[str, object]:
        return {"room": game.card_name(state.box.room_names[answer - lodge.ROOM])}


class Slots(Answers):
    """A slot of the own sheet; the log never names its spell, which may be set face down (R74)."""

    def words(self, game: Game, state: RoseState, question: Asked, answer: int) -> str:
        return v.SLOTS[answer]

    def things(self, game: Game, state: RoseState, question: Asked, answer: int) -> tuple[Target, ...]:
        return (Target("pile", f"slot:{question.seat}:{v.SLOTS[answer]}"),)

    def arguments(self, game: Game, state: RoseState, question: Asked, answer: int) -> dict[str, object]:
        return {"slot": v.SLOTS[answer]}


def hand(state: RoseState, question: Asked) -> tuple[int, ...]:
    """The hand of who is asked."""
    return tuple(state.hand[question.seat])


def memories(state: RoseState, question: Asked) -> tuple[int, ...]:
    return tuple(state.memories[question.seat])


def quests(state: RoseState, question: Asked) -> tuple[int, ...]:
    return tuple(state.quests[question.seat])


class HandCards(Kinds):
    """A kind of card of the own hand."""

    def __init__(self, verb: str, label: str = "", others: dict[int, tuple[str, str]] | None = None) -> None:
        super().__init__(verb, label, others, zone=hand)


class Handed(Answers):
    """A kind of card of the own hand, upright or inverted."""

    def codes(self, extent: Extent) -> Iterable[int]:
        return [2 * kind + half for kind in extent.kinds for half in range(len(HALVES))]

    def words(self, game: Game, state: RoseState, question: Asked, answer: int) -> str:
        return f"{game.kind_id(state, answer // 2)} {HALVES[answer % 2]}"

    def things(self, game: Game, state: RoseState, question: Asked, answer: int) -> tuple[Target, ...]:
        lying = [card for card in state.hand[question.seat] if game.kind_of(state, card) == answer // 2]
        found = of_cards(game, state, lying) or (Target("card", None, game.kind_id(state, answer // 2)),)
        return (found[0]._replace(part=1 + answer % 2),)

    def arguments(self, game: Game, state: RoseState, question: Asked, answer: int) -> dict[str, object]:
        return {"card": game.card_name(game.kind_id(state, answer // 2)), "half": HALVES[answer % 2]}


class Schools(Answers):
    """A school, or its deck in the Library."""

    def words(self, game: Game, state: RoseState, question: Asked, answer: int) -> str:
        return state.box.school_names[answer]

    def things(self, game: Game, state: RoseState, question: Asked, answer: int) -> tuple[Target, ...]:
        return (Target("pile", f"library:{state.box.school_names[answer]}"),)

    def arguments(self, game: Game, state: RoseState, question: Asked, answer: int) -> dict[str, object]:
        return {"school": game.card_name(state.box.school_names[answer])}


def drawn(state: RoseState, question: Asked) -> tuple[int, ...]:
    seat: int = question.seat
    return state.drawn[seat]


def drawn_quests(state: RoseState, question: Asked) -> tuple[int, ...]:
    seat: int = question.seat
    return state.drawn_quests[seat]
