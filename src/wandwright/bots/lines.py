"""Lines of play in a guessed world: an answer, then quick answers of all seats, to where positions may be compared."""

from __future__ import annotations

from typing import Final

from wandwright.engine.matches.games import Game
from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.state import State

# A line that comes to no rest is cut off: it is compared where it stands.
MOST_ANSWERS: Final = 400


class Lines:
    """How a game goes on from here, as its quick answers play it.

    rests  how many positions at rest a line runs on to
    """

    def __init__(self, game: Game, rests: int) -> None:
        self._game = game
        self._rules = game.rules
        self._rests = rests
        self.played = 0

    def play(self, world: State, index: int, answer: int) -> State:
        """What an answer leads to in a world, which stays as it is."""
        after = world.copy()
        self._rules.apply_to(after, index, answer)
        self.play_on(after)
        self.played += 1
        return after

    def play_on(self, state: State) -> None:
        """Quick answers of every seat until so many rests have come, or the match is over."""
        game, rules, left = self._game, self._rules, self._rests
        for _ in range(MOST_ANSWERS):
            if not state.legal:
                return
            if game.at_rest(state):
                left -= 1
                if left <= 0:
                    return
            if state.others:
                index = waited_for(rules, state)
                rules.apply_to(state, index, game.answer(state, index))
            else:
                legal = state.legal
                rules.apply_to(state, 0, legal[0] if len(legal) == 1 else game.answer(state, 0))


def waited_for(rules: Rules, state: State) -> int:
    """Of several open questions the first that the match waits for; seats that may only step in do not."""
    if not rules.optional[state.question[0]]:
        return 0
    for place, (question, _) in enumerate(state.others):
        if not rules.optional[question[0]]:
            return place + 1
    return 0
