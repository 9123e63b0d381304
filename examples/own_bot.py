"""A bot of your own, and how to find out whether it is any good.

python examples/own_bot.py
"""

from __future__ import annotations

import argparse

import wandwright as ww
from wandwright import bots, lab
from wandwright.bots import Bot
from wandwright.engine.matches.seats import Position

OPTIONS = {"game": 1, "proficiencies": "deal"}


class Busy:
    """It ends its turn only when nothing else is left to do, attacks first, and takes what looks best of the rest.

    A position holds the question, the view of the seat, and guesses at what it can't see; nothing tells it more.
    """

    name = "busy"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, position: Position) -> ww.Action:
        decision = position.decision
        going_on = [action for action in decision.actions if action.verb not in decision.ends]
        wanted = [action for action in going_on if action.verb == "attack"] or going_on or list(decision.actions)
        guess = position.determinize(self.seed + decision.number)
        return max(wanted, key=lambda action: position.evaluate(position.foreseen(guess, action.code)))


def matches_won(make: type[Busy] | str, matches: int) -> int:
    """How many matches a bot wins that plays both heroes."""
    game = ww.game("hogwarts-battle")
    won = 0
    for seed in range(matches):
        seated: dict[int, Bot] = {
            seat: bots.make(make, seed + seat) if isinstance(make, str) else make(seed + seat) for seat in range(2)
        }
        won += bool(bots.play_out(game.start(2, seed, OPTIONS), seated).winners)
    return won


def main() -> None:
    """Compare the bot with chance."""
    parser = argparse.ArgumentParser(description="Let a bot of your own and one that plays at random play Game 1.")
    parser.add_argument("--matches", type=int, default=20)
    matches = parser.parse_args().matches
    for name, make in (("busy", Busy), ("uniform", "uniform")):
        won = matches_won(make, matches)
        low, high = lab.wilson(won, matches)
        print(f"{name:8} wins {won} of {matches}; with 95 % confidence {100 * low:.0f} to {100 * high:.0f} %")


if __name__ == "__main__":
    main()
