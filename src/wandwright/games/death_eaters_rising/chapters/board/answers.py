"""Answers: a character, a location, a place, a target; each as stable text, on the table and in words."""

from __future__ import annotations

from collections.abc import Iterable

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import Answers, Asked, Cards, Extent, Target, of_cards
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.corruption import exposed
from wandwright.games.death_eaters_rising.chapters.board.fields import targets
from wandwright.games.death_eaters_rising.chapters.board.targets import card_of, cost_of, is_ability, missing
from wandwright.games.death_eaters_rising.library import abilities_of
from wandwright.games.death_eaters_rising.speech import speak, spoken
from wandwright.games.death_eaters_rising.state import RisingState
from wandwright.games.death_eaters_rising.text import MESSAGES, clauses_text, symbols_text


class Characters(Cards):
    """A card that is spoken of inside a sentence, with its damage."""

    def arguments(self, game: Game, state: RisingState, question: Asked, answer: int) -> dict[str, object]:
        card = spoken(state, answer)
        return {"card": card, "damage": state.damage[answer], "health": state.box.health[answer]}


class Locations(Answers):
    """A location by its number: `travel hogsmeade`."""

    def words(self, game: Game, state: RisingState, question: Asked, answer: int) -> str:
        return game.card_id(state, state.box.locations[answer])

    def things(self, game: Game, state: RisingState, question: Asked, answer: int) -> tuple[Target, ...]:
        return of_cards(game, state, (state.box.locations[answer],))

    def arguments(self, game: Game, state: RisingState, question: Asked, answer: int) -> dict[str, object]:
        return {"card": spoken(state, state.box.locations[answer])}


class Places(Locations):
    """The place that lies open at a location, with its corruption; its notation is that of the location."""

    def things(self, game: Game, state: RisingState, question: Asked, answer: int) -> tuple[Target, ...]:
        return of_cards(game, state, (exposed(state, answer),))

    def arguments(self, game: Game, state: RisingState, question: Asked, answer: int) -> dict[str, object]:
        place = exposed(state, answer)
        card = spoken(state, place)
        return {"card": card, "n": state.corruption[answer], "spaces": state.box.spaces[place]}


class NamedPlaces(Places):
    """A place by its own name."""

    def words(self, game: Game, state: RisingState, question: Asked, answer: int) -> str:
        return game.card_id(state, exposed(state, answer))


class Spots(Answers):
    """What a die or a symbol is put on: a card, or an ability of the headquarters by its number."""

    def codes(self, extent: Extent) -> Iterable[int]:
        return [*range(extent.cards), *range(v.HEADQUARTERS, v.HEADQUARTERS + v.MOST_ABILITIES)]

    def words(self, game: Game, state: RisingState, question: Asked, answer: int) -> str:
        return targets(state)[answer]

    def things(self, game: Game, state: RisingState, question: Asked, answer: int) -> tuple[Target, ...]:
        (card,) = of_cards(game, state, (card_of(state, answer),))
        part = answer - v.HEADQUARTERS + 1 if answer >= v.HEADQUARTERS else None
        return (card._replace(part=part),)

    def arguments(self, game: Game, state: RisingState, question: Asked, answer: int) -> dict[str, object]:
        return {"target": target_name(state, answer)}


def target_name(state: RisingState, target: int) -> str:
    """What a die or a symbol can be put on, with what it still lacks."""
    lacks = missing(state, target, cost_of(state, target))
    symbols = symbols_text(dict(zip(v.SYMBOLS, lacks, strict=True)))
    card = card_of(state, target)
    if not is_ability(state, target):
        key = "target-recruit" if state.box.is_wizard[card] else "target-attack"
        return speak(key, card=spoken(state, card), needs=symbols)
    return speak("target-ability", card=spoken(state, card), text=ability_text(state, target, card), needs=symbols)


def ability_text(state: RisingState, target: int, card: int) -> str:
    """What the ability behind a target does."""
    library = state.box.library
    fields = library.fields_of(state.box.ids[card])
    ability = abilities_of(fields)[target - v.HEADQUARTERS if target >= v.HEADQUARTERS else 0]
    return clauses_text(ability["effect"], fields["kind"], MESSAGES.language(), library.names)
