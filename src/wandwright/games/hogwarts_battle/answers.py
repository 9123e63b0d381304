"""Answers that several questions have: a foe by its place, a hero."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import Answers, Asked, Extent, Seats, Target, of_cards, of_seat
from wandwright.games.hogwarts_battle.chapters.table.heroes import hero_card_of
from wandwright.games.hogwarts_battle.state import BattleState

# There are no more places for them.
MOST_FOES: Final = 8


class Foes(Answers):
    """An answer is the place of a villain; the second of two equal ones is numbered."""

    def codes(self, extent: Extent) -> Iterable[int]:
        return range(MOST_FOES)

    def words(self, game: Game, state: BattleState, question: Asked, answer: int) -> str:
        ids = [state.box.ids[card] if card >= 0 else "" for card in state.villains]
        earlier = ids[:answer].count(ids[answer])
        return f"{ids[answer]} {earlier + 1}" if earlier else ids[answer]

    def things(self, game: Game, state: BattleState, question: Asked, answer: int) -> tuple[Target, ...]:
        return of_cards(game, state, (state.villains[answer],))

    def arguments(self, game: Game, state: BattleState, question: Asked, answer: int) -> dict[str, object]:
        names = [game.card_name(state.box.ids[card]) if card >= 0 else "" for card in state.villains]
        earlier = names[:answer].count(names[answer])
        return {"card": f"{names[answer]} ({earlier + 1})" if earlier else names[answer]}


class Heroes(Seats):
    """An answer is a hero, who is shown by a card as well."""

    def things(self, game: Game, state: BattleState, question: Asked, answer: int) -> tuple[Target, ...]:
        return (*of_seat(answer), *of_cards(game, state, (hero_card_of(state, answer),)))

    def label(self, game: Game, state: BattleState, question: Asked, answer: int) -> str:
        named = answer not in self.others
        return game.speak(f"hero-{state.box.heroes[answer]}") if named else super().label(game, state, question, answer)
