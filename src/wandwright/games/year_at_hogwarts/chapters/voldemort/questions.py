"""The questions of the Return of Voldemort."""

from __future__ import annotations

from typing import Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import Answers, Asked, Fixed, Target
from wandwright.engine.questions.questions import Question
from wandwright.games.year_at_hogwarts import answers as a
from wandwright.games.year_at_hogwarts.chapters.castle.sheets import shown_as
from wandwright.games.year_at_hogwarts.chapters.fights import fighters
from wandwright.games.year_at_hogwarts.chapters.voldemort import shapes, steps
from wandwright.games.year_at_hogwarts.state import YearState


class Characters(Answers):
    """Somebody by the name of the sheet."""

    def name(self, state: YearState, answer: int) -> str:
        raise NotImplementedError

    def words(self, game: Game, state: YearState, question: Asked, answer: int) -> str:
        return self.name(state, answer)

    def things(self, game: Game, state: YearState, question: Asked, answer: int) -> tuple[Target, ...]:
        return (Target("card", None, self.name(state, answer)),)

    def arguments(self, game: Game, state: YearState, question: Asked, answer: int) -> dict[str, object]:
        return {"foe": game.card_name(self.name(state, answer))}


class Pawns(Characters):
    """A pawn of Voldemort's side, from 1 on."""

    def name(self, state: YearState, answer: int) -> str:
        return state.box.voldemort.pawn_names[answer - 1]

    def things(self, game: Game, state: YearState, question: Asked, answer: int) -> tuple[Target, ...]:
        """Where it stands on the map."""
        return (Target("space", state.box.space_names[state.pawn_at[answer - 1]]),)


class Foes(Characters):
    """A hero, Peter or Voldemort by the seat; a Death Eater by its number in fights."""

    def name(self, state: YearState, answer: int) -> str:
        return shown_as(state, answer) if fighters.is_seat(answer) else fighters.name_of_fighter(state, answer)


RITUAL: Final = Fixed((("not yet", "label-ritual-not-yet"), ("begin ritual", "label-ritual-now")))

# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.PAWN, "pawn", Pawns("move", "label-pawn"), rule="R239"),
    Question(steps.RIVAL, "rival", Foes("meet", "label-rival"), shape=shapes.Rivals, rule="R48b"),
    Question(steps.RITUAL, "ritual", RITUAL, rule="R230a"),
    Question(steps.POST, "post", a.Spaces("post", "label-post"), shape=shapes.Posting, rule="R230"),
    Question(steps.HIDE, "hide", a.Spaces("hide", "label-hide"), shape=shapes.Hiding, rule="R231"),
)
