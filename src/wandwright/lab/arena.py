"""Arena: matches between bots with their seats rotated, and how strong each turned out to be."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import thread_time
from typing import Any, Final, NamedTuple

from wandwright import bots
from wandwright.engine.errors import BadOption, WandwrightError
from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.actions import Action
from wandwright.lab.executors import Executor

RESULTS: Final = "results.jsonl"
ABOUT: Final = "arena.json"


class OtherArena(WandwrightError):
    """The folder holds the matches of another arena."""


class Plan(NamedTuple):
    """What is played: bots as they are typed, at so many seats. `together`: each bot plays all seats by itself."""

    game: str
    seats: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    matches: int
    first_seed: int
    together: bool
    sides: tuple[tuple[int, ...], ...]

    def seating(self, number: int) -> tuple[str, ...]:
        """The bot of each seat in a match: sides change their bots round by round."""
        if self.together:
            return (self.bots[number % len(self.bots)],) * self.seats
        turned = number % len(self.bots)
        named = {
            seat: self.bots[(place + turned) % len(self.bots)] for place, side in enumerate(self.sides) for seat in side
        }
        return tuple(named[seat] for seat in range(self.seats))

    def seed(self, number: int) -> int:
        """Each seating meets the same deals: a seed is played once by each bot, or once in each seat."""
        return self.first_seed + number // len(self.bots)


class Job(NamedTuple):
    """One match of a plan."""

    plan: Plan
    number: int


class Clocked:
    """A bot whose processor time is counted where it has a choice."""

    def __init__(self, bot: bots.Bot) -> None:
        self.name = bot.name
        self._bot = bot
        self.seconds = 0.0
        self.moves = 0

    def choose(self, position: Position) -> Action:
        if len(position.decision.distinct) == 1:
            return position.decision.distinct[0]
        begun = thread_time()
        chosen = self._bot.choose(position)
        self.seconds += thread_time() - begun
        self.moves += 1
        return chosen


class Entry(NamedTuple):
    """What a bot did in the matches it played. Its wins are counted by matches: seats that win together win once."""

    bot: str
    matches: int
    won: float
    score: float
    milliseconds: float
    moves: int


def make_plan(
    found: Game, seats: int, options: Mapping[str, Any], names: Sequence[str], matches: int, first_seed: int
) -> Plan:
    """The plan, checked at the door: bots that exist, sides that they can take."""
    for name in names:
        bots.from_text(name)
    if len(set(names)) != len(names):
        raise BadOption("Each bot is named once; it takes every seat in turn.")
    match = found.start(seats, first_seed, options)
    standings = found.standings(match.state)
    sides = tuple(one.seats for one in standings) or tuple((seat,) for seat in range(match.setup.seats))
    together = len(sides) == 1
    if not together and not 2 <= len(names) <= len(sides):
        raise BadOption(f"There are {len(sides)} sides that play against each other; name 2 to {len(sides)} bots.")
    return Plan(found.name, match.setup.seats, dict(options), tuple(names), matches, first_seed, together, sides)


def play_match(job: Job) -> dict[str, Any]:
    """One match and what is kept of it."""
    plan, number = job
    seed = plan.seed(number)
    match = game(plan.game).start(plan.seats, seed, plan.options)
    named = plan.seating(number)
    clocked = [Clocked(bots.from_text(name, seed * plan.seats + seat)) for seat, name in enumerate(named)]
    outcome = bots.play_out(match, dict(enumerate(clocked)))
    scores = list(outcome.scores) or [int(seat in outcome.winners) for seat in range(plan.seats)]
    return {
        "number": number,
        "seed": seed,
        "bots": list(named),
        "winners": list(outcome.winners),
        "scores": scores,
        "reason": outcome.reason,
        "seconds": [round(one.seconds, 6) for one in clocked],
        "moves": [one.moves for one in clocked],
        "decisions": match.action_count,
    }


def play(plan: Plan, folder: Path | None, executor: Executor) -> Iterator[dict[str, Any]]:
    """Every match of the plan; those that the folder has already are not played again."""
    kept = read(folder, plan) if folder else []
    yield from kept
    jobs = {str(number): Job(plan, number) for number in range(plan.matches * len(plan.bots))}
    done = {str(row["number"]) for row in kept}
    for _, row in executor.run(jobs, play_match, done):
        if folder:
            with (folder / RESULTS).open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
        yield row


def read(folder: Path, plan: Plan) -> list[dict[str, Any]]:
    """What was played before by the same plan, however many matches were wanted then."""
    about = json.loads(json.dumps(plan._replace(matches=0)._asdict()))
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / ABOUT).exists():
        (folder / ABOUT).write_text(json.dumps(about, indent=1), encoding="utf-8")
    elif json.loads((folder / ABOUT).read_text(encoding="utf-8")) != about:
        raise OtherArena(f"{folder} holds another arena; name another folder with --out.")
    file = folder / RESULTS
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    rows = [json.loads(line) for line in lines if line.endswith("}")]
    return [row for row in rows if row["number"] < plan.matches * len(plan.bots)]


def entries(plan: Plan, rows: Sequence[Mapping[str, Any]]) -> list[Entry]:
    """Each bot with its matches, wins, score and time, in the order in which they were named."""
    found = []
    for bot in plan.bots:
        mine = [row for row in rows if bot in row["bots"]]
        seats = [[seat for seat, name in enumerate(row["bots"]) if name == bot] for row in mine]
        won = sum(share(plan, row, bot) for row in mine)
        scores = [row["scores"][seat] for row, own in zip(mine, seats, strict=True) for seat in own]
        seconds = sum(row["seconds"][seat] for row, own in zip(mine, seats, strict=True) for seat in own)
        moves = sum(row["moves"][seat] for row, own in zip(mine, seats, strict=True) for seat in own)
        found.append(
            Entry(bot, len(mine), won, sum(scores) / max(1, len(scores)), 1000 * seconds / max(1, moves), moves)
        )
    return found


def share(plan: Plan, row: Mapping[str, Any], bot: str) -> float:
    """A win is one for the bots that won together; several of the same bot at one table share it like everybody."""
    named: list[str] = row["bots"]
    winners = [named[side[0]] for side in plan.sides if side[0] in row["winners"]]
    return winners.count(bot) / len(winners) if winners else 0.0


def ratings(plan: Plan, rows: Sequence[Mapping[str, Any]]) -> dict[str, tuple[float, float]]:
    """Strength and its doubt by Plackett and Luce, from the places of all matches in their order; only among rivals."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra, needed here only

    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in plan.bots}
    if plan.together:
        return {}
    for row in sorted(rows, key=lambda one: int(one["number"])):
        sides: dict[str, tuple[bool, float]] = {}
        for side in plan.sides:
            # A bot that has several sides is rated by the best of them.
            result = (side[0] in row["winners"], float(row["scores"][side[0]]))
            sides[row["bots"][side[0]]] = max(result, sides.get(row["bots"][side[0]], result))
        order = sorted(set(sides.values()), reverse=True)
        ranks = [float(order.index(value)) for value in sides.values()]
        teams = model.rate([[rated[bot]] for bot in sides], ranks=ranks)
        for bot, (new,) in zip(sides, teams, strict=True):
            rated[bot] = new
    return {bot: (one.mu, one.sigma) for bot, one in rated.items()}
