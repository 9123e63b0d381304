"""Questions: what this chapter asks."""

from __future__ import annotations

from typing import Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import PASS, Answers, Asked, Fixed, Ranges, Seats, Target, of_cards
from wandwright.engine.questions.questions import Question
from wandwright.games.black_rose_wars import answers as a
from wandwright.games.black_rose_wars import speech
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import shapes, steps
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.speech import asked
from wandwright.games.black_rose_wars.state import RoseState


class Sides(Answers):
    """The side whose token is meant."""

    def words(self, game: Game, state: RoseState, question: Asked, answer: int) -> str:
        return v.SIDES[answer]

    def things(self, game: Game, state: RoseState, question: Asked, answer: int) -> tuple[Target, ...]:
        return () if answer == v.BLACK_ROSE else (Target("seat", answer),)

    def arguments(self, game: Game, state: RoseState, question: Asked, answer: int) -> dict[str, object]:
        return {"by": speech.side_told(state, v.SIDES[answer])}


class Known(Answers):
    """A card with the half that counts."""

    def card(self, state: RoseState, question: Asked, answer: int) -> tuple[int, int]:
        raise NotImplementedError

    def words(self, game: Game, state: RoseState, question: Asked, answer: int) -> str:
        card, half = self.card(state, question, answer)
        return f"{game.card_id(state, card)} {v.HALVES[half]}"

    def things(self, game: Game, state: RoseState, question: Asked, answer: int) -> tuple[Target, ...]:
        return of_cards(game, state, (self.card(state, question, answer)[0],))

    def arguments(self, game: Game, state: RoseState, question: Asked, answer: int) -> dict[str, object]:
        card, half = self.card(state, question, answer)
        return {"card": game.card_name(game.card_id(state, card)), "half": v.HALVES[half]}


class SetCards(Known):
    """An own set card by its place."""

    def card(self, state: RoseState, question: Asked, answer: int) -> tuple[int, int]:
        return state.set_cards[answer][question.seat], state.set_halves[question.seat] >> answer & 1


class SprungCards(Known):
    """A Trap that was turned up, by its place in the row."""

    def card(self, state: RoseState, question: Asked, answer: int) -> tuple[int, int]:
        assert isinstance(question, shapes.Ordering)
        _, card, half, _ = question.traps[answer]
        return card, half


HERE: Final = {PASS: ("stop", "label-stop")}
NOBODY: Final = {PASS: ("nobody", "label-attack-nobody")}
SHADE: Final = Fixed((("no", "label-no"), ("yes", "label-yes")))
ATTACKS: Final = Ranges(
    ((0, a.Models("attack", "label-attack-model")),), {steps.INSTEAD: ("instead", "label-instead"), **NOBODY}
)
PROTECTIONS: Final = SetCards("use", "label-use-protection", {PASS: ("nothing", "label-unprotected")})
ENOUGH: Final = {lodge.ENOUGH: ("enough", "label-enough")}


def prompt_step(state: RoseState, question: shapes.Walking, secret: bool) -> str:
    """An own step, or that of an Evocation."""
    key = "prompt-step" if question.model == question.seat else "prompt-step-of"
    return asked(key, state, question, n=question.left)


def prompt_protect(state: RoseState, question: shapes.Protecting, secret: bool) -> str:
    """The same words whether a card fits or not."""
    key = "prompt-protect-target" if question.moment == v.ON_TARGET else "prompt-protect-blow"
    return asked(key, state, question, n=state.blow_number, source=v.SOURCES[question.by])


def prompt_dismiss(state: RoseState, question: shapes.Dismissing, secret: bool) -> str:
    kind = state.box.evocation_names[question.evocation]
    return asked("prompt-dismiss", state, question, evocation=speech.name_of(state, kind))


# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.STEP, "step", a.Rooms("go", "label-go", HERE), shape=shapes.Walking, rule="R70", ordered=True),
    Question(steps.STRIKE_WHOM, "strike_whom", a.Models("attack", "label-attack-model"), shape=shapes.Striking,
             rule="R63"),
    Question(steps.SHADE, "shade", SHADE, shape=shapes.Shading, rule="R184"),
    Question(steps.PROTECT, "protect", PROTECTIONS,
             shape=shapes.Protecting, rule="R190", always=True, secret="set_cards"),
    Question(steps.ORDER_TRAPS, "order_traps", SprungCards("first", "label-trap-first"), shape=shapes.Ordering,
             rule="R93"),
    Question(steps.SET_ROOM, "set_room", a.Rooms("set", "label-set-room"), shape=shapes.Setting, rule="R85",
             always=True, secret="set_cards", shown=True),
    Question(steps.DISMISS, "dismiss", a.Models("dismiss", "label-dismiss", {PASS: ("keep", "label-dismiss-none")}),
             shape=shapes.Dismissing, rule="R207"),
    Question(steps.EVOCATION_ATTACK, "evocation_attack", ATTACKS, shape=shapes.Attacking, rule="R208"),
    Question(steps.HEAL_TOKEN, "heal_token", Sides("heal", "label-heal-token"), shape=shapes.Mending, rule="R100"),
    Question(steps.CONVERT_TOKEN, "convert_token", Sides("convert", "label-convert-token"), shape=shapes.Mending,
             rule="R182"),
    Question(steps.CONVERT_INSTABILITY, "convert_instability", Sides("convert", "label-convert-token"),
             shape=shapes.Swaying, rule="R201"),
    Question(steps.PUSH, "push", a.Models("move", "label-target"), shape=shapes.Moved, rule="R182"),
    Question(steps.PUSH_STEP, "push_step", a.Rooms("to", "label-room", ENOUGH), shape=shapes.Step, rule="R71",
             ordered=True, ends=("enough",)),
    Question(steps.BULL_PREY, "bull_prey", Seats("prey", "label-prey"), shape=shapes.Bull, rule="R215"),
    Question(steps.BULL_STEP, "bull_step", a.Rooms("bull", "label-bull-step"), shape=shapes.Bull, rule="R215"),
)
