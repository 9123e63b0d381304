"""What a connection is shown: views, log and actions, cut to the seats that it holds."""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from wandwright.engine.chronicle import sort_of, together
from wandwright.engine.events import Event
from wandwright.engine.language import speaking
from wandwright.engine.matches import Match
from wandwright.server.drawing import sections
from wandwright.server.editions import shown_edition, stopped
from wandwright.server.going_on import Sequel
from wandwright.server.protocol import ActionInfo, ChatLine, LogLine, SeatInfo, Snapshot, TableInfo, VoteInfo
from wandwright.server.rows import CHOSEN, ChatRow, SeatRow, TableRow
from wandwright.server.tables import BOT, COVER, PERSON, Table, plays_alone, summary
from wandwright.server.telling import moments_for
from wandwright.server.undoing import undo_info

if TYPE_CHECKING:
    from wandwright.server.connections import Connection

WATCH = "watch"


def log_lines(match: Match, seats: Collection[int], start: int) -> list[LogLine]:
    """What happened from a number on, as these seats together may know it; -1 is what came before any action."""
    begins = [record.events_before for record in match.records]
    numbered = [(bisect_right(begins, seen.number) - 1, seen) for seen in match.events_for(seats, start)]
    groups = groupby(numbered, key=lambda pair: (pair[0], sort_of(pair[1], match.game)))
    return [line for (action, _), group in groups for line in told_at_once(match, action, [seen for _, seen in group])]


def told_at_once(match: Match, action: int, events: Sequence[Event]) -> Iterator[LogLine]:
    """Events of one sort that an action has brought: the first line tells of them all."""
    first, *further = events
    sentence = together(events, match.game, match.state) if further else None
    yield log_line(match, action, first, sentence)
    yield from (log_line(match, action, event, "") for event in further)


def log_line(match: Match, action: int, seen: Event, sentence: str | None) -> LogLine:
    return LogLine(
        number=seen.number,
        kind=seen.kind,
        seat=seen.seat,
        amount=seen.amount,
        card=seen.card,
        source=seen.source,
        cause=seen.cause,
        details=dict(seen.details),
        action=action,
        text=match.game.event_text(seen, match.state),
        told=sentence,
    )


def action_infos(table: Table, seats: Collection[int], start: int) -> list[ActionInfo]:
    """The actions from a number on, as these seats together may know them."""
    return [
        ActionInfo(
            number=record.number,
            seat=record.seat,
            notation=record.notation,
            turn=table.turns[record.number],
            reveals=sorted(record.reveals),  # type: ignore[arg-type]  # the engine knows these three words only
        )
        for record in table.match.records_for(seats, start)
    ]


def seat_info(row: SeatRow, asked: Collection[int], present: Collection[int]) -> SeatInfo:
    return SeatInfo.model_validate(
        {
            "seat": row.seat,
            "name": row.name,
            "kind": BOT if plays_alone(row) else PERSON,
            "bot": row.bot,
            "present": row.kind == BOT or row.seat in present,
            "asked": row.seat in asked,
            "covered": row.kind == COVER,
            "link": link_of(row),
        }
    )


def link_of(row: SeatRow) -> str:
    """Does the link that was sent still open the seat?"""
    if not row.invitation:
        return ""
    return "open" if row.invitation == row.secret else "taken"


def table_info(
    row: TableRow, seats: list[SeatRow], held: Collection[int], *, host: bool, present: Collection[int]
) -> TableInfo:
    """A table as a list shows it, from what is kept in its row."""
    known = row.summary
    return TableInfo.model_validate(
        {
            "table": row.id,
            "title": row.title,
            "game": row.game,
            "options": row.setup["options"],
            "seats": [seat_info(seat, known["asked"], present) for seat in seats],
            "yours": sorted(held),
            "host": host,
            "locked": row.locked,
            "undo": row.undo,
            "turn": known["turn"],
            "actions": known["actions"],
            "outcome": known["outcome"],
            "updated": row.updated,
            "packs": row.packs,
            "edition": shown_edition(row),
            "stopped": stopped(row),
            "dealt": row.dealt,
            "seed": row.setup["seed"] if row.dealt == CHOSEN else None,
        }
    )


def snapshot(table: Table, connection: Connection) -> Snapshot:
    """The table as one connection may see it now, in its language, with what is new in the log since the last time."""
    with speaking(connection.locale):
        return told(table, connection)


def told(table: Table, connection: Connection) -> Snapshot:
    seats = connection.seats
    if connection.undone != table.undone:
        connection.undone, connection.log, connection.actions = table.undone, 0, 0
    match = table.match
    table.row.summary = summary(table.match, table.seats)
    views = {str(seat): match.view(seat) for seat in sorted(seats)} or {WATCH: match.view(None)}
    info = table_info(table.row, table.seats, seats, host=connection.host, present=table.present())
    moments = moments_for(table, connection, views) if connection.story else []
    made = Snapshot(
        info=info.model_copy(update={"seats": [away_info(table, seat) for seat in info.seats], "shown": table.shown}),
        version=table.version,
        views=views,
        sections={seat: sections(match, view) for seat, view in views.items()} if connection.sections else {},
        log_from=connection.log,
        log=log_lines(match, seats, connection.log),
        actions_from=connection.actions,
        actions=action_infos(table, seats, connection.actions),
        undo={str(seat): undo_info(table, seats) for seat in sorted(seats)},
        vote=vote_info(table),
        autos=[auto.message for auto in table.live_autos() if auto.message.seat in seats],
        thinking=table.thinking(),
        sequels=[Sequel.model_validate({"sort": sort, "table": found}) for sort, found in table.sequels.items()],
        moments=moments,
    )
    connection.log += len(made.log)
    # What lies face down is sent again once it lies open.
    connection.actions = min(connection.actions + len(made.actions), match.told_for_good())
    return made


def away_info(table: Table, info: SeatInfo) -> SeatInfo:
    """With when a bot may play for a person who is away."""
    when = table.coverable.get(info.seat)
    if when is None or info.kind == BOT:
        return info
    return info.model_copy(update={"cover_in": max(0.0, when - time.monotonic())})


def vote_info(table: Table) -> VoteInfo | None:
    vote = table.vote
    return None if vote is None else VoteInfo(by=vote.by, to=vote.to, missing=vote.missing)


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine.model_validate(
        {
            "number": row.number,
            "seat": row.seat,
            "name": row.name,
            "text": row.text,
            "at": row.at,
            "notice": row.notice,
        }
    )
