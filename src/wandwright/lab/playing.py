"""Playing the matches of a job: what comes out follows from the job alone, on whatever machine it runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from wandwright import bots
from wandwright.engine import VERSION
from wandwright.engine.errors import WandwrightError
from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.actions import Action
from wandwright.engine.state.state import Outcome
from wandwright.lab.measures import MATCHES, Measure, Row, Sitting, find_measures
from wandwright.lab.own_measures import OWN
from wandwright.lab.plans import Job, seat_bots
from wandwright.lab.tallies import Tally

# One row for each seat of each match: whether it won, with how much, and what can be told of it in a word.
SEATS_TABLE: Final = "seats"
Tables = dict[str, list[Row]]


class OtherVersion(WandwrightError):
    """This machine has another version or other cards than the one that the study was begun on."""


class Watched:
    """A bot at a table that measures look at before each answer. They see the match; the bot sees its position."""

    def __init__(self, bot: bots.Bot, match: Match, measures: Sequence[Measure]) -> None:
        self.name = bot.name
        self._bot = bot
        self._match = match
        self._measures = measures

    def choose(self, position: Position) -> Action:
        for measure in self._measures:
            measure.asked(self._match, position.decision)
        return self._bot.choose(position)


def play_job(job: Job) -> Tables:
    """The rows of every match of a job."""
    plan, (variation,) = job.plan, job.plan.variations
    found = same_game(plan.game, plan.packs, plan.content, plan.version)
    kinds = find_measures(plan.measures, OWN)
    seated = seat_bots(plan.bots, variation.seats)
    tables: Tables = {MATCHES: [], SEATS_TABLE: []}
    for number in job.numbers:
        sitting = Sitting(found, variation.seats, variation.options, seated, plan.first_seed + number)
        for table, rows in play_match(sitting, kinds).items():
            where: Row = {"variation": job.number, "match": number}
            tables.setdefault(table, []).extend({**where, **row} for row in rows)
    return tables


@lru_cache(8)
def same_game(name: str, packs: tuple[str, ...], content: str, version: str) -> Game:
    """The game with its packs, as it was when the study was planned."""
    found = game(name, packs)
    if (found.content_hash, VERSION) != (content, version):
        raise OtherVersion(
            f"A worker has other cards of {found.title} or another version ({VERSION}) than {version}, with which the "
            "study was planned; install the same version and give the same packs on every machine."
        )
    return found


def play_match(sitting: Sitting, kinds: Sequence[type[Measure]]) -> Tables:
    """One match, and what its measures write down."""
    match = sitting.start()
    measures = [kind(sitting) for kind in kinds]
    seated = {seat: Watched(sitting.bot(seat), match, measures) for seat in range(sitting.seats)}
    outcome = bots.play_out(match, seated)
    won: Row = {"together": len(outcome.winners) == sitting.seats, "nobody": not outcome.winners}
    whole = won | {"decisions": match.action_count}
    tables: Tables = {SEATS_TABLE: [seat_row(match, outcome, seat) for seat in range(sitting.seats)]}
    for measure in measures:
        for row in measure.rows(match):
            if measure.table == MATCHES:
                whole |= row
            else:
                tables.setdefault(measure.table, []).append(dict(row))
    return tables | {MATCHES: [whole]}


def seat_row(match: Match, outcome: Outcome, seat: int) -> Row:
    """Whether a seat won, its score, and what it was."""
    score = outcome.scores[seat] if seat < len(outcome.scores) else None
    return {**facts_of(match, seat), "seat": seat, "won": seat in outcome.winners, "score": score}


def facts_of(match: Match, seat: int) -> dict[str, str]:
    """What can be told of a seat in a word: its hero or Mage, its school."""
    players: Sequence[dict[str, Any]] = match.view(seat).get("players", ())
    row = players[seat] if seat < len(players) else {}
    return {name: value for name, value in row.items() if isinstance(value, str)}


def play_matches(
    found: Game, seats: int, options: Mapping[str, Any], names: Sequence[str], matches: int, first_seed: int
) -> Tally:
    """Play matches on seeds in a row, here and now, and count who wins."""
    decisions = together = nobody = 0
    wins = [0] * seats
    for seed in range(first_seed, first_seed + matches):
        sitting = Sitting(found, seats, options, tuple(names), seed)
        match = sitting.start()
        outcome = bots.play_out(match, {seat: sitting.bot(seat) for seat in range(seats)})
        decisions += match.action_count
        together += len(outcome.winners) == seats
        nobody += not outcome.winners
        for seat in outcome.winners:
            wins[seat] += 1
    return Tally(matches, decisions, together, tuple(wins), nobody)
