"""The questions of the chapter on cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import (
    PASS,
    Answers,
    Asked,
    Extent,
    Fixed,
    Kinds,
    Named,
    Seats,
    Target,
    of_cards,
)
from wandwright.engine.questions.questions import Picks, Question
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.cards import steps
from wandwright.games.hogwarts_battle.chapters.cards.shapes import Banishing, Giving, Leaving, Receiving, Turning
from wandwright.games.hogwarts_battle.state import BattleState


class Banished(Answers):
    """A kind of card in the own hand or in a discard pile, which is named behind it."""

    def codes(self, extent: Extent) -> Iterable[int]:
        return [steps.DISCARD_PILES * pile + kind for pile in range(extent.seats + 1) for kind in extent.kinds]

    def words(self, game: Game, state: BattleState, question: Asked, answer: int) -> str:
        pile, kind = divmod(answer, steps.DISCARD_PILES)
        card = game.kind_id(state, kind)
        if not pile:
            return card
        own = pile - 1 == question.seat
        return f"{card} from discard" if own else f"{card} from {game.seat_id(state, pile - 1)}"

    def things(self, game: Game, state: BattleState, question: Asked, answer: int) -> tuple[Target, ...]:
        pile, kind = divmod(answer, steps.DISCARD_PILES)
        cards = state.discard[pile - 1] if pile else state.hand[question.seat]
        return of_cards(game, state, [card for card in cards if state.box.definition[card] == kind])

    def arguments(self, game: Game, state: BattleState, question: Asked, answer: int) -> dict[str, object]:
        pile, kind = divmod(answer, steps.DISCARD_PILES)
        own = "own" if pile - 1 == question.seat else "other"
        hero = game.addressed(state, pile - 1)["hero"] if pile else ""
        return {"card": game.card_name(game.kind_id(state, kind)), "pile": own if pile else "hand", "hero": hero}


def banishing_is_secret(state: BattleState, question: Banishing) -> bool:
    """What lies in a closed hand is nobody's business; discard piles are open."""
    return not state.box.readings.open_hands and question.zone in (v.FROM_HAND, v.FROM_HAND_OR_DISCARD)


class Faces(Named):
    """A face of a die."""

    def arguments(self, game: Game, state: BattleState, question: Asked, answer: int) -> dict[str, object]:
        return {"face": game.speak(f"face-{v.FACES[answer]}")}


class Events(Fixed):
    """What becomes of a Dark Arts card that everybody sees."""

    def label(self, game: Game, state: BattleState, question: Leaving, answer: int) -> str:
        away = "label-event-banish" if question.place == v.TO_BANISH else "label-event-discard"
        return game.speak(away if answer else "label-event-keep")


def own_deck(state: BattleState, question: Picks) -> tuple[int, ...]:
    return state.deck[question.seat][: question.number]


AWAY: Final = Events((("keep", "label-event-keep"), ("drop", "label-event-discard")))
TURNED: Final = Faces("turn", v.FACES, "label-turn", others={PASS: ("leave", "label-leave-die")}, kind="die")
# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.PICK_BANISHED, "banish", Banished("banish"), shape=Banishing, rule="R99",
             secret=banishing_is_secret, shown=True, telling=True),
    Question(steps.KEEP_EVENT, "event", AWAY, shape=Leaving, rule="R112"),
    Question(steps.PICK_SPELL, "copy_spell", Kinds("copy", zone=lambda state, _: state.played), rule="R114j"),
    Question(steps.ARRANGE_TOP, "arrange", Kinds("next", zone=own_deck), shape=Picks, rule="R112",
             secret="hand", picks="picked", ordered=True),
    Question(steps.GIVE_CARD, "gift", Kinds("give", zone=lambda state, question: state.discard[question.seat]),
             shape=Giving, rule="R16"),
    Question(steps.PICK_RECEIVER, "receiver", Seats("to"), shape=Receiving, rule="R16"),
    Question(steps.TURN_DIE, "turn_die", TURNED, shape=Turning, rule="R114e"),
)
