"""The opinion of a game (evaluation, policy): whether something is a good idea. No rule asks it; bots and hints do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from wandwright.engine.matches.chances import ChanceModel, Standing, by_seat, chances_of, read_models, settled
from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.state import State

# The one term of a match that is over, under the same name in every game.
ENDING: Final = "ending"


class Opinion(ABC):
    """What a game thinks of positions and answers. An evaluation is enough; a game that knows better says more."""

    # How many positions at rest a line of a search runs on to.
    rests: int = 2

    @property
    @abstractmethod
    def rules(self) -> Rules:
        """The rules by which answers are tried."""

    def evaluate(self, state: State, seat: int) -> float:
        """How good a position looks, for bots; higher is better. Who knows nothing of a game knows who has won."""
        if state.outcome is None:
            return 0.0
        return 1.0 if seat in state.outcome.winners else -1.0

    def opinion(self, state: State, seat: int) -> Mapping[str, float]:
        """The same by its terms, each under a name of the game's own: they add up to `evaluate`."""
        return {"": self.evaluate(state, seat)}

    def policy(self, state: State, index: int = 0) -> int:
        """A good answer to one of the open questions, found fast; the one that looks best where a game has no rules.

        What it is given must be a guess (`determinize`): it may look at everything in it.
        """
        question, legal = self.rules.open_questions(state)[index]
        seat: int = question[1]
        return max(legal, key=lambda answer: self.evaluate(self.foreseen(state, index, answer), seat))

    def answer(self, state: State, index: int = 0) -> int:
        """A quick answer inside a line of play, for any seat: no guesses and no trials of its own where thumbs do."""
        return self.policy(state, index)

    def at_rest(self, state: State) -> bool:
        """May positions be compared here? Nothing is under way, and nobody is ahead only because of being asked."""
        return True

    # The chance to win.

    @property
    def chance_terms(self) -> Mapping[str, tuple[str, ...]]:
        """What the numbers of a standing are called, for each kind of match that has a model of its own."""
        return {}

    @property
    def chance_setups(self) -> Mapping[str, tuple[tuple[int, Mapping[str, object]], ...]]:
        """For each of them the set-ups whose matches it is fitted on: seats and options."""
        return {}

    @property
    def chance_data(self) -> Mapping[str, Any]:
        """The data file of the fitted models as it is; `wandwright train` writes it."""
        return {}

    @cached_property
    def chance_models(self) -> Mapping[str, ChanceModel]:
        """The fitted models by the kind of match."""
        return read_models(self.chance_data)

    def chance_kind(self, state: State) -> str:
        """Which of these a match is; empty where no model fits."""
        return ""

    def standings(self, state: State) -> tuple[Standing, ...]:
        """How each side stands, in the numbers of the fitted model; one side alone plays against the game itself."""
        return ()

    def chance_model(self, state: State) -> ChanceModel | None:
        """The fitted model for a match of this kind; None where nobody has fitted one."""
        return self.chance_models.get(self.chance_kind(state))

    def chance(self, state: State) -> tuple[float, ...]:
        """The chance to win of every seat, as quick answers play on; nothing where no model has been fitted.

        Seats that win together have the same one, whoever asks.
        """
        model = self.chance_model(state)
        if model is None:
            return ()
        standings = self.standings(state)
        chances = chances_of(model, standings) if state.outcome is None else settled(state.outcome, standings)
        return by_seat(standings, chances)

    def foreseen(self, state: State, index: int, answer: int) -> State:
        """What an answer leads to, once the effect it sets off asks nothing more."""
        after = state.copy()
        self.rules.apply_to(after, index, answer)
        self.quiet(after)
        return after

    def quiet(self, state: State) -> None:  # noqa: B027 - a game without effects has no questions in their middle
        """Answer what the effect under way still asks: a position in the middle of one can't be judged."""

    def gain_text(self, term: str, before: State, after: State) -> str:
        """What an answer that led from one position to the other brings by this term; empty if there are no words.

        It is asked within a turn only, and never of the end of the match: hints say that for every game alike.
        """
        return ""

    def spared_text(self, term: str, before: State, after: State, other: State) -> str:
        """What the answer that led to `other` would cost by this term, and the one that led to `after` does not."""
        return ""
