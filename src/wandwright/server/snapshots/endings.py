"""Texts of a match's end, for the browser."""

from __future__ import annotations

from wandwright.engine.matches.endings import Call, Total, Turning, look_back
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.matches import Match
from wandwright.engine.state.state import NOBODY
from wandwright.server.protocol.message import Message
from wandwright.server.tables.table import Table, turn_of


class BestCard(Message):
    """The card that helped most."""

    card: str
    times: int


class SourceInfo(Message):
    """How much came from a card."""

    card: str
    amount: int


class TotalInfo(Message):
    """What something is called, how much of it each seat had, and the cards that most of it came from."""

    label: str
    amounts: list[int]
    sources: list[SourceInfo]


class TurningInfo(Message):
    """The turn that moved most, with how it stood before and after.

    It stood so for a seat that won and the best of the others; seat None: for all and for a defeat, in per cent.
    """

    turn: int
    seat: int | None
    before: list[int]
    after: list[int]


class EndingInfo(Message):
    """What a match was: told when it is over. parts has some words for each seat; next names what follows it."""

    turns: int
    actions: int
    seconds: float
    closest: str
    best: BestCard | None
    parts: list[list[str]]
    totals: list[TotalInfo]
    turning: TurningInfo | None
    next: str
    retry: bool


def ending_info(table: Table) -> EndingInfo:
    """In the language that is spoken now."""
    match = table.match
    told = look_back(match)
    won = match.outcome is not None and bool(match.outcome.winners)
    return EndingInfo(
        turns=turn_of(match),
        actions=len(match.records),
        seconds=table.acted - table.began,
        closest="" if told.closest is None else in_words(match, told.closest, "strait" if won else "hope"),
        best=None if told.best is None else BestCard(card=told.best.card, times=told.best.times),
        parts=[[part_text(match.game, kind, n) for kind, n in part] for part in told.parts],
        totals=[total_info(match.game, total) for total in told.totals],
        turning=None if told.turning is None else turning_info(told.turning),
        next=next_title(match) if won else "",
        retry=not won and bool(match.records),
    )


def total_info(game: Game, total: Total) -> TotalInfo:
    label = game.speak(f"ending-total-{total.kind.replace('_', '-')}")
    sources = [SourceInfo(card=card, amount=amount) for card, amount in total.sources]
    return TotalInfo(label=label, amounts=list(total.amounts), sources=sources)


def turning_info(told: Turning) -> TurningInfo:
    seat = None if told.seat == NOBODY else told.seat
    return TurningInfo(turn=told.turn, seat=seat, before=list(told.before), after=list(told.after))


def in_words(match: Match, call: Call, sort: str) -> str:
    strait = call.strait
    who = {} if strait.seat == NOBODY else match.game.addressed(match.state, strait.seat)
    return match.game.speak(
        f"ending-{sort}-{strait.name}",
        left=strait.left,
        done=strait.of - strait.left,
        of=strait.of,
        turn=call.turn,
        **who,
    )


def part_text(game: Game, kind: str, n: int) -> str:
    return game.speak(f"ending-part-{kind.replace('_', '-')}", n=n)


def next_title(match: Match) -> str:
    """What the next chapter is called; empty where the game has none."""
    options = match.game.retrospect.sequel(match.setup.options)
    if options is None:
        return ""
    return match.game.speak(
        "ending-sequel", **{name: one for name, one in options.items() if isinstance(one, int | str)}
    )
