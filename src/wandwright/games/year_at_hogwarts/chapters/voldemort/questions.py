"""The questions of the Return of Voldemort."""

from __future__ import annotations

from typing import Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import Answers, Asked, Fixed, Target
from wandwright.engine.questions.questions import Plain, Question
from wandwright.games.year_at_hogwarts import answers as a
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.shapes import Putting
from wandwright.games.year_at_hogwarts.chapters.castle.sheets import shown_as
from wandwright.games.year_at_hogwarts.chapters.fights import fighters
from wandwright.games.year_at_hogwarts.chapters.voldemort import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.voldemort.pawns import waiting
from wandwright.games.year_at_hogwarts.chapters.voldemort.sides import PETER, heroes, is_armed
from wandwright.games.year_at_hogwarts.chapters.walking.shapes import At
from wandwright.games.year_at_hogwarts.speech import name_of, speak
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


def prompt_pawn(state: YearState, question: Plain, secret: bool) -> str:
    return speak("prompt-pawn", who=name_of(state, shown_as(state, PETER)), n=len(waiting(state)))


# Floo Powder, which the Locket needs.


def is_last_powder(state: YearState) -> bool:
    """H38: the heroes have no other, none comes back, and the Horcrux at the Ministry still stands."""
    box = state.box
    if box.hero_floo_refill:
        return False
    return sum(state.floo[hero] for hero in heroes(state)) == 1 and bool(box.floo_places & standing(state))


def standing(state: YearState) -> int:
    """The spaces of the Horcruxes, as a set."""
    found = 0
    for item, place in state.box.voldemort.horcruxes.items():
        if state.item_at[item] != v.IN_BOX:
            found |= 1 << place
    return found


def leads_to_horcrux(state: YearState, seat: int, space: int) -> bool:
    """With a weapon in hand, at once or through the passage (R67)."""
    near = (space, *state.box.board.neighbours(space))
    return is_armed(state, seat) and any(standing(state) >> place & 1 for place in near)


def wastes_powder(state: YearState, seat: int, space: int) -> bool:
    """H38: is the last powder spent for anything else?"""
    return is_last_powder(state) and not leads_to_horcrux(state, seat, space)


# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.PAWN, "pawn", Pawns("move", "label-pawn"), rule="R239"),
    Question(steps.RIVAL, "rival", Foes("meet", "label-rival"), shape=At, rule="R48b"),
    Question(steps.RITUAL, "ritual", RITUAL, rule="R230a"),
    Question(steps.POST, "post", a.Spaces("post", "label-post"), shape=shapes.Posting, rule="R230"),
    Question(steps.HIDE, "hide", a.Spaces("hide", "label-hide"), shape=Putting, rule="R231"),
)
