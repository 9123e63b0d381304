"""The questions of the chapter on deeds."""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.answers import PASS, Answers, Fixed, Ranges, Target, of_cards
from wandwright.engine.games import Game
from wandwright.engine.questions import Question
from wandwright.games.black_rose_wars import answers as a
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.deeds import names, steps
from wandwright.games.black_rose_wars.state import RoseState


class Sides(Answers):
    """The side whose token is meant."""

    def words(self, game: Game, state: RoseState, question: Any, answer: int) -> str:
        return v.SIDES[answer]

    def things(self, game: Game, state: RoseState, question: Any, answer: int) -> tuple[Target, ...]:
        return () if answer == v.BLACK_ROSE else (Target("seat", answer),)

    def arguments(self, game: Game, state: RoseState, question: Any, answer: int) -> dict[str, Any]:
        return {"by": names.side_told(state, v.SIDES[answer])}


class Known(Answers):
    """A card with the half that counts."""

    def card(self, state: RoseState, question: Any, answer: int) -> tuple[int, int]:
        raise NotImplementedError

    def words(self, game: Game, state: RoseState, question: Any, answer: int) -> str:
        card, half = self.card(state, question, answer)
        return f"{game.card_id(state, card)} {v.HALVES[half]}"

    def things(self, game: Game, state: RoseState, question: Any, answer: int) -> tuple[Target, ...]:
        return of_cards(game, state, (self.card(state, question, answer)[0],))

    def arguments(self, game: Game, state: RoseState, question: Any, answer: int) -> dict[str, Any]:
        card, half = self.card(state, question, answer)
        return {"card": game.card_name(game.card_id(state, card)), "half": v.HALVES[half]}


class SetCards(Known):
    """An own set card by its place."""

    def card(self, state: RoseState, question: Any, answer: int) -> tuple[int, int]:
        return state.set_cards[answer][question.seat], state.set_halves[question.seat] >> answer & 1


class SprungCards(Known):
    """A Trap that was turned up, by its place in the row."""

    def card(self, state: RoseState, question: Any, answer: int) -> tuple[int, int]:
        _, card, half, _ = question.traps[answer]
        return card, half


HERE: Final = {PASS: ("stop", "label-stop")}
NOBODY: Final = {PASS: ("nobody", "label-attack-nobody")}
SHADE: Final = Fixed((("no", "label-no"), ("yes", "label-yes")))
ATTACKS: Final = Ranges(
    ((0, a.Models("attack", "label-attack-model")),), {steps.INSTEAD: ("instead", "label-instead"), **NOBODY}
)
PROTECTIONS: Final = SetCards("use", "label-use-protection", {PASS: ("nothing", "label-unprotected")})

# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.STEP, "step", a.Rooms("go", "label-go", HERE), shape=steps.Walking, rule="R70",
             ordered=True),
    Question(steps.STRIKE_WHOM, "strike_whom", a.Models("attack", "label-attack-model"), shape=steps.Striking,
             rule="R63"),
    Question(steps.SHADE, "shade", SHADE, shape=steps.Shading, rule="R184"),
    Question(steps.PROTECT, "protect", PROTECTIONS,
             shape=steps.Protecting, rule="R190", always=True, secret="set_cards"),
    Question(steps.ORDER_TRAPS, "order_traps", SprungCards("first", "label-trap-first"), shape=steps.Ordering,
             rule="R93"),
    Question(steps.SET_ROOM, "set_room", a.Rooms("set", "label-set-room"), shape=steps.Setting, rule="R85",
             always=True, secret="set_cards", shown=True),
    Question(steps.NEXT_SPELL, "next_spell", a.Slots("cast", "label-cast-slot"), rule="R82"),
    Question(steps.REPLACE_SLOT, "replace_slot", a.Slots("replace", "label-replace-slot",
             {PASS: ("nothing", "label-replace-none")}), shape=steps.Replacing, rule="R81"),
    Question(steps.REPLACE_CARD, "replace_card", a.Handed("cast", "label-cast-card"), shape=steps.Replacing, rule="R81",
             always=True, secret="hand"),
    Question(steps.DISMISS, "dismiss", a.Models("dismiss", "label-dismiss", {PASS: ("keep", "label-dismiss-none")}),
             shape=steps.Dismissing, rule="R207"),
    Question(steps.EVOCATION_ATTACK, "evocation_attack", ATTACKS, shape=steps.Attacking, rule="R208"),
    Question(steps.HEAL_TOKEN, "heal_token", Sides("heal", "label-heal-token"), shape=steps.Mending, rule="R100"),
    Question(steps.CONVERT_TOKEN, "convert_token", Sides("convert", "label-convert-token"), shape=steps.Mending,
             rule="R182"),
    Question(steps.CONVERT_INSTABILITY, "convert_instability", Sides("convert", "label-convert-token"),
             shape=steps.Swaying, rule="R201"),
)
