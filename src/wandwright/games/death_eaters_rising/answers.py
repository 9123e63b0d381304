"""What an answer of this game is: a card, a place, a die, a colour, a target; as stable text, on the table, in words.

Notations read `travel hogsmeade`, `assign purple:courage2 to grawp`.
"""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.answers import Answers, Cards, Kinds, Named, Ranges, Target, of_cards
from wandwright.engine.games import Game
from wandwright.games.death_eaters_rising import speech, steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.fields import targets
from wandwright.games.death_eaters_rising.rules import assigning, dice, reach
from wandwright.games.death_eaters_rising.rules.harm import exposed
from wandwright.games.death_eaters_rising.state import RisingState


class Characters(Cards):
    """A card that is spoken of inside a sentence, with its damage."""

    def arguments(self, game: Game, state: RisingState, question: Any, answer: int) -> dict[str, Any]:
        card = speech.spoken(state, answer)
        return {"card": card, "damage": state.damage[answer], "health": state.box.health[answer]}


class Locations(Answers):
    """A location by its number."""

    def words(self, game: Game, state: RisingState, question: Any, answer: int) -> str:
        return game.card_id(state, state.box.locations[answer])

    def things(self, game: Game, state: RisingState, question: Any, answer: int) -> tuple[Target, ...]:
        return of_cards(game, state, (state.box.locations[answer],))

    def arguments(self, game: Game, state: RisingState, question: Any, answer: int) -> dict[str, Any]:
        return {"card": speech.spoken(state, state.box.locations[answer])}


class Places(Locations):
    """The place that lies open at a location, with its corruption; its notation is that of the location."""

    def things(self, game: Game, state: RisingState, question: Any, answer: int) -> tuple[Target, ...]:
        return of_cards(game, state, (exposed(state, answer),))

    def arguments(self, game: Game, state: RisingState, question: Any, answer: int) -> dict[str, Any]:
        place = exposed(state, answer)
        card = speech.spoken(state, place)
        return {"card": card, "n": state.corruption[answer], "spaces": state.box.spaces[place]}


class NamedPlaces(Places):
    """A place by its own name."""

    def words(self, game: Game, state: RisingState, question: Any, answer: int) -> str:
        return game.card_id(state, exposed(state, answer))


class Spots(Answers):
    """What a die or a symbol is put on: a card, or an ability of the headquarters by its number."""

    def words(self, game: Game, state: RisingState, question: Any, answer: int) -> str:
        return targets(state)[answer]

    def things(self, game: Game, state: RisingState, question: Any, answer: int) -> tuple[Target, ...]:
        (card,) = of_cards(game, state, (reach.card_of(state, answer),))
        part = answer - steps.HEADQUARTERS + 1 if answer >= steps.HEADQUARTERS else None
        return (card._replace(part=part),)

    def arguments(self, game: Game, state: RisingState, question: Any, answer: int) -> dict[str, Any]:
        return {"target": speech.target_name(state, answer)}


# Dice.


def equal_dice(found: list[int]) -> tuple[Target, ...]:
    """Dice that mean the same answer."""
    return (Target("die", found[0], also=tuple(found[1:])),) if found else ()


class Dice(Answers):
    """A die of the pool by what it shows; `done` were taken before."""

    def words(self, game: Game, state: RisingState, question: Any, answer: int) -> str:
        colour, face = divmod(answer, steps.PER_COLOUR)
        return f"{v.COLORS[colour]}:{state.box.face_names[colour][face + 1]}"

    def things(self, game: Game, state: RisingState, question: Any, answer: int) -> tuple[Target, ...]:
        done = getattr(question, "done", ())
        return equal_dice([die for die in dice.pool(state) if dice.shown(state, die) == answer and die not in done])

    def arguments(self, game: Game, state: RisingState, question: Any, answer: int) -> dict[str, Any]:
        return {"die": speech.shown_die(state, *divmod(answer, steps.PER_COLOUR))}


class Faces(Answers):
    """A face of the die that is turned."""

    def words(self, game: Game, state: RisingState, question: steps.Face, answer: int) -> str:
        return state.box.face_names[question.shown // steps.PER_COLOUR][answer + 1]

    def things(self, game: Game, state: RisingState, question: steps.Face, answer: int) -> tuple[Target, ...]:
        return (Target("die", question.die, part=answer + 1),)

    def arguments(self, game: Game, state: RisingState, question: steps.Face, answer: int) -> dict[str, Any]:
        return {"face": speech.shown_face(state, question.shown // steps.PER_COLOUR, answer)}


class Colours(Named):
    """A die by its colour, from where it lies."""

    def __init__(self, verb: str, label: str, place: int) -> None:
        super().__init__(verb, v.COLORS, label)
        self.place = place

    def things(self, game: Game, state: RisingState, question: Any, answer: int) -> tuple[Target, ...]:
        colours = state.box.die_colour
        lying = [die for die, place in enumerate(state.die_place) if place == self.place]
        return equal_dice([die for die in lying if colours[die] == answer])

    def arguments(self, game: Game, state: RisingState, question: Any, answer: int) -> dict[str, Any]:
        return {"color": v.COLORS[answer]}


# Phase 3.


class Rolls(Answers):
    """The pool is rolled, or what is left of it."""

    def notation(self, game: Game, state: RisingState, question: Any, answer: int) -> str:
        return self.verb

    def label(self, game: Game, state: RisingState, question: Any, answer: int) -> str:
        return game.speak("label-roll-rest" if state.committed else "label-roll")


class Discards(Dice):
    """R36, R42: the other dice are rolled at once, where one of them could still fit."""

    def things(self, game: Game, state: RisingState, question: Any, answer: int) -> tuple[Target, ...]:
        return (*super().things(game, state, question, answer), Target("pile", "aside"))

    def label(self, game: Game, state: RisingState, question: Any, answer: int) -> str:
        left = dice.pool(state)
        left.remove(dice.die_showing(state, answer))
        rolls = assigning.any_could_fit(state, left, reach.open_targets(state))
        key = "label-discard" if rolls else "label-discard-last"
        return game.speak(key, **self.arguments(game, state, question, answer))


class Relocations(Colours):
    """R82: a die is given up, and the mission token goes to where Voldemort is."""

    def things(self, game: Game, state: RisingState, question: Any, answer: int) -> tuple[Target, ...]:
        location = state.box.locations[state.voldemort]
        return (*super().things(game, state, question, answer), *of_cards(game, state, (location,)))

    def arguments(self, game: Game, state: RisingState, question: Any, answer: int) -> dict[str, Any]:
        location = speech.spoken(state, state.box.locations[state.voldemort])
        return {**super().arguments(game, state, question, answer), "card": location}


class Assignments(Answers):
    """A die that is taken in hand, and what it is put on."""

    die: Final = Dice("")
    spot: Final = Spots("")

    def words(self, game: Game, state: RisingState, question: Any, answer: int) -> str:
        target, code = divmod(answer, steps.PER_TARGET)
        die, spot = self.die.words(game, state, question, code), self.spot.words(game, state, question, target)
        return f"{die} to {spot}"

    def things(self, game: Game, state: RisingState, question: Any, answer: int) -> tuple[Target, ...]:
        target, code = divmod(answer, steps.PER_TARGET)
        return self.die.things(game, state, question, code) + self.spot.things(game, state, question, target)

    def arguments(self, game: Game, state: RisingState, question: Any, answer: int) -> dict[str, Any]:
        target, code = divmod(answer, steps.PER_TARGET)
        die = self.die.arguments(game, state, question, code)
        return die | self.spot.arguments(game, state, question, target)


# What can be done in phase 3, whoever does it.
ACTS: Final[Ranges] = Ranges(
    (
        (steps.ROLL, Rolls("roll")),
        (steps.USE, Characters("use")),
        (steps.CAST, Kinds("cast", zone=lambda state, question: state.tokens[question.seat])),
        (steps.DISCARD, Discards("discard")),
        (steps.RELOCATE, Relocations("relocate", "label-relocate", steps.IN_POOL)),
        (steps.ASSIGN, Assignments("assign")),
    ),
    {
        steps.STOP: ("stop", "label-stop"),
        steps.END: ("end turn", "label-end"),
        steps.LET_END: ("pass", "label-pass"),
    },
)
