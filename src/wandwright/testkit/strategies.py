"""Strategies for hypothesis (which must be installed): set-ups, matches at any point, and sequences of actions.

@given(matches(wandwright.game("hogwarts-battle")))
def test_something(match): ...
"""

from __future__ import annotations

from hypothesis import strategies as st

from wandwright.engine.matches.games import Game
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.options import Option
from wandwright.engine.state.chance import LARGEST_SEED
from wandwright.testkit.trials import Trial

# One number for each answer: it is taken modulo the number of legal actions, so every list of numbers is a sequence
# of legal actions, and a shorter list is a beginning of the same match.
CHOICES = st.integers(min_value=0, max_value=1_000)


def option_values(option: Option, seats: int) -> st.SearchStrategy[object]:
    """Any legal value of an option. A list is empty or has one entry for each seat."""
    if option.many:
        some = st.permutations(option.values).map(lambda values: tuple(values[:seats]))
        return st.one_of(st.just(()), some)
    if option.values:
        return st.sampled_from(option.values)
    if option.longest:
        return st.just(option.default)
    if option.tried:
        return st.sampled_from(option.tried)
    return st.integers(min_value=option.low, max_value=option.high)


@st.composite
def setups(draw: st.DrawFn, game: Game) -> Trial:
    """Any set-up of a game, with any seed; options are left at their defaults as often as not."""
    seats = draw(st.integers(min_value=game.fewest_seats, max_value=game.most_seats))
    options = {option.name: draw(option_values(option, seats)) for option in game.options() if draw(st.booleans())}
    seed = draw(st.integers(min_value=0, max_value=LARGEST_SEED))
    return Trial(game, *game.reconciled(seats, options), seed)


def action_sequences(most: int = 40) -> st.SearchStrategy[list[int]]:
    """Numbers that `play` reads as actions of any match."""
    return st.lists(CHOICES, max_size=most)


def play(match: Match, choices: list[int]) -> Match:
    """Answer with these choices until they or the match end. Of several open questions any may be answered."""
    for choice in choices:
        actions = [action for decision in match.decisions for action in decision.actions]
        if not actions:
            break
        match.apply(actions[choice % len(actions)])
    return match


@st.composite
def matches(draw: st.DrawFn, game: Game, most: int = 40) -> Match:
    """A match of any set-up, after any actions."""
    trial = draw(setups(game))
    return play(trial.start(), draw(action_sequences(most)))
