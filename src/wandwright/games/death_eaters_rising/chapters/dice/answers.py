"""Answers: a die, a face, a colour, and what can be done in phase 3; each as stable text, on the table and in words.

Notations read `reroll blue:knowledge`, `assign purple:courage2 to grawp`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import Answers, Asked, Extent, Kinds, Named, Ranges, Target, of_cards
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.answers import Characters, Spots
from wandwright.games.death_eaters_rising.chapters.board.targets import open_targets
from wandwright.games.death_eaters_rising.chapters.dice import shapes, steps
from wandwright.games.death_eaters_rising.chapters.dice.assigning import any_could_fit
from wandwright.games.death_eaters_rising.chapters.dice.pool import in_pool
from wandwright.games.death_eaters_rising.chapters.dice.rolling import die_showing, shown
from wandwright.games.death_eaters_rising.speech import shown_die, shown_face, spoken
from wandwright.games.death_eaters_rising.state import RisingState


def equal_dice(found: list[int]) -> tuple[Target, ...]:
    """Dice that mean the same answer."""
    return (Target("die", found[0], also=tuple(found[1:])),) if found else ()


class Dice(Answers):
    """A die of the pool by what it shows; `done` were taken before."""

    def codes(self, extent: Extent) -> Iterable[int]:
        return range(len(v.COLORS) * v.PER_COLOUR)

    def words(self, game: Game, state: RisingState, question: Asked, answer: int) -> str:
        colour, face = divmod(answer, v.PER_COLOUR)
        return f"{v.COLORS[colour]}:{state.box.face_names[colour][face + 1]}"

    def things(self, game: Game, state: RisingState, question: Asked, answer: int) -> tuple[Target, ...]:
        done = getattr(question, "done", ())
        return equal_dice([die for die in in_pool(state) if shown(state, die) == answer and die not in done])

    def arguments(self, game: Game, state: RisingState, question: Asked, answer: int) -> dict[str, object]:
        return {"die": shown_die(state, *divmod(answer, v.PER_COLOUR))}


class Faces(Answers):
    """A face of the die that is turned."""

    def turned(self, question: Asked) -> shapes.Face:
        """The question, which remembers the die."""
        assert isinstance(question, shapes.Face)
        return question

    def words(self, game: Game, state: RisingState, question: Asked, answer: int) -> str:
        return state.box.face_names[self.turned(question).shown // v.PER_COLOUR][answer + 1]

    def things(self, game: Game, state: RisingState, question: Asked, answer: int) -> tuple[Target, ...]:
        return (Target("die", self.turned(question).die, part=answer + 1),)

    def arguments(self, game: Game, state: RisingState, question: Asked, answer: int) -> dict[str, object]:
        return {"face": shown_face(state, self.turned(question).shown // v.PER_COLOUR, answer)}


class Colours(Named):
    """A die by its colour, from where it lies."""

    def __init__(self, verb: str, label: str, place: int) -> None:
        super().__init__(verb, v.COLORS, label)
        self.place = place

    def things(self, game: Game, state: RisingState, question: Asked, answer: int) -> tuple[Target, ...]:
        colours = state.box.die_colour
        lying = [die for die, place in enumerate(state.die_place) if place == self.place]
        return equal_dice([die for die in lying if colours[die] == answer])

    def arguments(self, game: Game, state: RisingState, question: Asked, answer: int) -> dict[str, object]:
        return {"color": v.COLORS[answer]}


# Phase 3.


class Rolls(Answers):
    """The pool is rolled, or what is left of it."""

    def notation(self, game: Game, state: RisingState, question: Asked, answer: int) -> str:
        return self.verb

    def label(self, game: Game, state: RisingState, question: Asked, answer: int) -> str:
        return game.speak("label-roll-rest" if state.committed else "label-roll")


class Discards(Dice):
    """R36, R42: the other dice are rolled at once, where one of them could still fit."""

    def things(self, game: Game, state: RisingState, question: Asked, answer: int) -> tuple[Target, ...]:
        return (*super().things(game, state, question, answer), Target("pile", "aside"))

    def label(self, game: Game, state: RisingState, question: Asked, answer: int) -> str:
        left = in_pool(state)
        left.remove(die_showing(state, answer))
        rolls = any_could_fit(state, left, open_targets(state))
        key = "label-discard" if rolls else "label-discard-last"
        return game.speak(key, **self.arguments(game, state, question, answer))


class Relocations(Colours):
    """R82: a die is given up, and the mission token goes to where Voldemort is."""

    def things(self, game: Game, state: RisingState, question: Asked, answer: int) -> tuple[Target, ...]:
        location = state.box.locations[state.voldemort]
        return (*super().things(game, state, question, answer), *of_cards(game, state, (location,)))

    def arguments(self, game: Game, state: RisingState, question: Asked, answer: int) -> dict[str, object]:
        location = spoken(state, state.box.locations[state.voldemort])
        return {**super().arguments(game, state, question, answer), "card": location}


class Assignments(Answers):
    """A die that is taken in hand, and what it is put on."""

    def codes(self, extent: Extent) -> Iterable[int]:
        return [v.PER_TARGET * to + die for to in self.spot.codes(extent) for die in self.die.codes(extent)]

    die: Final = Dice("")
    spot: Final = Spots("")

    def words(self, game: Game, state: RisingState, question: Asked, answer: int) -> str:
        target, code = divmod(answer, v.PER_TARGET)
        die, spot = self.die.words(game, state, question, code), self.spot.words(game, state, question, target)
        return f"{die} to {spot}"

    def things(self, game: Game, state: RisingState, question: Asked, answer: int) -> tuple[Target, ...]:
        target, code = divmod(answer, v.PER_TARGET)
        return self.die.things(game, state, question, code) + self.spot.things(game, state, question, target)

    def arguments(self, game: Game, state: RisingState, question: Asked, answer: int) -> dict[str, object]:
        target, code = divmod(answer, v.PER_TARGET)
        die = self.die.arguments(game, state, question, code)
        return die | self.spot.arguments(game, state, question, target)


# What can be done in phase 3, whoever does it.
ACTS: Final[Ranges] = Ranges(
    (
        (steps.ROLL, Rolls("roll")),
        (steps.USE, Characters("use")),
        (steps.CAST, Kinds("cast", zone=lambda state, question: state.tokens[question.seat])),
        (steps.DISCARD, Discards("discard")),
        (steps.RELOCATE, Relocations("relocate", "label-relocate", v.IN_POOL)),
        (steps.ASSIGN, Assignments("assign")),
    ),
    {
        steps.STOP: ("stop", "label-stop"),
        steps.END: ("end turn", "label-end"),
        steps.LET_END: ("pass", "label-pass"),
    },
)
