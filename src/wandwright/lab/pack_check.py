"""The homebrew check: every card of a pack forced into play, and what the pack does to the win rate."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from wandwright import bots
from wandwright.engine.errors import WandwrightError
from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.actions import Action
from wandwright.lab.executors import Executor
from wandwright.lab.intervals import Estimate, paired_rates
from wandwright.lab.measures import MATCHES
from wandwright.lab.plans import Plan, Wanted, make_plan
from wandwright.lab.playing import play_job
from wandwright.testkit.pack_cards import PackChange, SetUp, Way, change_of, set_ups, ways
from wandwright.testkit.scenario import Scenario

# The longest match of any bot takes a small part of this.
MOST_DECISIONS: Final = 20_000
BOTS: Final = ("uniform", bots.USUAL)


class Endless(WandwrightError):
    """A match does not come to its end."""


class Trial(NamedTuple):
    """Matches to be played with a card forced into play, or with none (the empty name)."""

    game: str
    pack: str
    card: str
    set_up: SetUp
    given: tuple[Mapping[str, Any], ...]
    matches: int


class Tried(NamedTuple):
    """What came of a trial. `mishaps` say what went wrong, and in which match.

    came    matches in which the card was met: something happened with it, or an answer named it
    offered matches in which it could be chosen
    worked  matches in which it was used, or something happened because of it
    """

    card: str
    set_up: SetUp
    matches: int
    came: int = 0
    offered: int = 0
    worked: int = 0
    mishaps: tuple[str, ...] = ()


class PackReport(NamedTuple):
    """All that the check found."""

    change: PackChange
    tried: tuple[Tried, ...]
    unreachable: tuple[str, ...]
    set_up: SetUp | None
    before: tuple[int, int]
    after: tuple[int, int]
    apart: Estimate | None

    @property
    def is_right(self) -> bool:
        """No error, no endless match, and every card can come into play."""
        return not self.unreachable and all(not one.mishaps and (one.came or not one.card) for one in self.tried)


class Keen:
    """A bot that takes any answer about the card, and counts whether there was one. It gives up an endless match."""

    def __init__(self, bot: bots.Bot, card: str) -> None:
        self.name = bot.name
        self._bot = bot
        self._card = card
        self.offered = 0
        self.asked = 0

    def choose(self, position: Position) -> Action:
        self.asked += 1
        if self.asked > MOST_DECISIONS:
            raise Endless(f"it is not over after {MOST_DECISIONS} answers of one seat")
        about = [action for action in position.decision.actions if self._card and action.card == self._card]
        self.offered += len(about)
        # Every other time, or an answer that changes nothing would be given for ever.
        return about[0] if about and self.offered % 2 else self._bot.choose(position)


def check_pack(found: Game, pack: str, matches: int, executor: Executor) -> PackReport:
    """Everything at once: cards and set-ups on all workers, then the same seeds with the pack and without it."""
    usual = game(found.name)
    change = change_of(found, usual)
    reached = ways(found, change)
    trials = {f"{number:04}": one for number, one in enumerate(all_trials(found, pack, change, reached, matches))}
    results = dict(executor.run(trials, play_trial))
    set_up = best_set_up(reached)
    before, after, apart = compare(usual, found, pack, set_up, matches, executor)
    return PackReport(
        change=change,
        tried=tuple(results[key] for key in trials),
        unreachable=tuple(name for name, way in reached.items() if way is None),
        set_up=set_up,
        before=before,
        after=after,
        apart=apart,
    )


def all_trials(
    found: Game, pack: str, change: PackChange, reached: Mapping[str, Way | None], matches: int
) -> Iterator[Trial]:
    """The set-ups that the pack adds, or else the usual one; then each card in the set-up that it is part of."""
    for number, set_up in enumerate(set_ups(found, change)):
        if number > len(change.choices):
            break
        yield Trial(found.name, pack, "", set_up, ({},), matches)
    for name, way in reached.items():
        if way is not None:
            yield Trial(found.name, pack, name, way.set_up, way.given, matches)


def play_trial(trial: Trial) -> Tried:
    """Half of the matches by chance, half by the rules of thumb, each from another beginning in turn."""
    found = game(trial.game, (trial.pack,))
    tried = Tried(trial.card, trial.set_up, trial.matches)
    for seed in range(trial.matches):
        tried = play_one(found, trial, seed, tried)
    return tried


def play_one(found: Game, trial: Trial, seed: int, tried: Tried) -> Tried:
    name = BOTS[seed % len(BOTS)]
    seated = {seat: Keen(bots.make(name, seed + seat), trial.card) for seat in range(trial.set_up.seats)}
    try:
        match = begin(found, trial, seed)
        bots.play_out(match, seated)
    except Exception as problem:  # noqa: BLE001 - whatever a card runs into is what its maker wants to hear of
        what = f"seats {trial.set_up.seats}, seed {seed}, {name}: {type(problem).__name__}: {problem}"
        return tried._replace(mishaps=(*tried.mishaps, what))
    offered = any(bot.offered for bot in seated.values())
    asked = found.retrospect
    events = [event for event in match.events if trial.card in (event.card, event.source)]
    worked = any(event.source == trial.card or event.kind in asked.used for event in events)
    return tried._replace(
        came=tried.came + bool(offered or events),
        offered=tried.offered + offered,
        worked=tried.worked + worked,
    )


def begin(found: Game, trial: Trial, seed: int) -> Match:
    """The match with the card where the scenario machinery puts it."""
    # Each bot meets each beginning.
    given = trial.given[seed // len(BOTS) % len(trial.given)]
    data = {"game": found.name, "seats": trial.set_up.seats, "seed": seed, "options": trial.set_up.options}
    return Scenario(data | {"given": given}, f"{trial.pack}: {trial.card or 'the set-up'}").begin(found)


def best_set_up(reached: Mapping[str, Way | None]) -> SetUp | None:
    """The set-up that most cards were found in: there the pack changes most."""
    found = [way.set_up for way in reached.values() if way is not None]
    return max(found, key=found.count, default=None)


def compare(
    usual: Game, found: Game, pack: str, set_up: SetUp | None, matches: int, executor: Executor
) -> tuple[tuple[int, int], tuple[int, int], Estimate | None]:
    """Wins and matches of all seats together, or among rivals of the first seat, without the pack and with it."""
    nothing = ((0, 0), (0, 0), None)
    if set_up is None:
        return nothing
    wanted = Wanted(matches=matches, seats=(set_up.seats,), options=set_up.options, measures=())
    try:
        plans = [make_plan(one, packs, wanted)[0] for one, packs in ((usual, ()), (found, (pack,)))]
    except WandwrightError:
        # A set-up that only the pack brings can't be compared with anything.
        return nothing
    before, after = (wins(plan, executor) for plan in plans)
    return (sum(before), len(before)), (sum(after), len(after)), paired_rates(before, after)


def wins(plan: Plan, executor: Executor) -> list[bool]:
    """Match by match: did they win, or among rivals: did the first seat?"""
    found: dict[int, bool] = {}
    for _, tables in executor.run(plan.jobs(), play_job):
        together = {row["match"]: row for row in tables[MATCHES]}
        for row in tables["seats"]:
            if row["seat"] == 0:
                number = int(row["match"] or 0)
                found[number] = bool(row["won"] or together[number]["together"])
    return [found[number] for number in sorted(found)]
