"""Parts of a snapshot: log, actions and the table itself, cut to the seats that a connection holds."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from wandwright.engine.display.cards import CardFace
from wandwright.engine.language import speaking
from wandwright.engine.matches.chronicle import sort_of, together
from wandwright.engine.matches.matches import Match
from wandwright.engine.questions.records import Record
from wandwright.engine.state.events import Event
from wandwright.server.protocol.catalogue import CardInfo
from wandwright.server.protocol.log_messages import ActionInfo, ChatLine, LogLine, Past
from wandwright.server.protocol.messages import TableInfo
from wandwright.server.snapshots import paging
from wandwright.server.storage.editions import standing_data
from wandwright.server.storage.rows import CHOSEN, ChatRow, SeatRow, TableRow
from wandwright.server.tables.table import BOT, COVER, PERSON, Table, plays_alone

if TYPE_CHECKING:
    from wandwright.server.tables.connections import Connection

WATCH = "watch"
# A message or a part of one as plain data, by the names that its model in `protocol` declares.
Row = dict[str, Any]


def log_lines(match: Match, seats: Collection[int], start: int, end: int | None = None) -> list[LogLine]:
    """What happened from a number on, as these seats together may know it; -1 is what came before any action."""
    return [LogLine(**row) for row in log_rows(match, match.events_for(seats, start, end))]


def log_rows(match: Match, seen: Iterable[Event]) -> list[Row]:
    """The same as plain data, of events that are cut already to what may be known."""
    numbered = [(match.action_behind(one.number), one) for one in seen]
    groups = groupby(numbered, key=lambda pair: (pair[0], sort_of(pair[1], match.game)))
    return [row for (action, _), group in groups for row in told_at_once(match, action, [one for _, one in group])]


def told_at_once(match: Match, action: int, events: Sequence[Event]) -> Iterator[Row]:
    """Events of one sort that an action has brought: the first line tells of them all."""
    texts = [match.game.event_text(event, match.state) for event in events]
    sentence = together(events, match.game, match.state) if len(events) > 1 else None
    for event, text in zip(events, texts, strict=True):
        yield log_row(event, action, text, sentence)
        sentence = ""


def log_row(seen: Event, action: int, text: str, sentence: str | None) -> Row:
    return {
        "number": seen.number,
        "kind": seen.kind,
        "seat": seen.seat,
        "amount": seen.amount,
        "card": seen.card,
        "source": seen.source,
        "cause": seen.cause,
        "action": action,
        "text": text,
        "details": dict(seen.details),
        "told": sentence,
    }


def action_infos(table: Table, seats: Collection[int], start: int) -> list[ActionInfo]:
    """The actions from a number on, as these seats together may know them."""
    return [ActionInfo(**row) for row in action_rows(table, table.match.records_for(seats, start))]


def action_rows(table: Table, records: Iterable[Record]) -> list[Row]:
    """The same as plain data, of records that are cut already to what may be known."""
    return [
        {
            "number": record.number,
            "seat": record.seat,
            "notation": record.notation,
            "turn": table.turns[record.number],
            "reveals": sorted(record.reveals),
        }
        for record in records
    ]


def seat_data(row: SeatRow, asked: Collection[int], present: Collection[int]) -> Row:
    return {
        "seat": row.seat,
        "name": row.name,
        "kind": BOT if plays_alone(row) else PERSON,
        "bot": row.bot,
        "present": row.kind == BOT or row.seat in present,
        "asked": row.seat in asked,
        "covered": row.kind == COVER,
        "link": link_of(row),
        "cover_in": None,
    }


def link_of(row: SeatRow) -> str:
    """Does the link that was sent still open the seat?"""
    if not row.invitation:
        return ""
    return "open" if row.invitation == row.secret else "taken"


def table_info(
    row: TableRow, seats: list[SeatRow], held: Collection[int], *, host: bool, present: Collection[int]
) -> TableInfo:
    """A table as a list shows it, from what is kept in its row."""
    info = table_data(row, seats, present, row.summary, standing_data(row))
    return TableInfo.model_validate(info | {"yours": sorted(held), "host": host})


def table_data(
    row: TableRow, seats: list[SeatRow], present: Collection[int], known: Row, standing: Mapping[str, object]
) -> Row:
    """The part of it that is the same for everybody, as plain data.

    known     the summary of its match
    standing  what never changes of it
    """
    return {
        "table": row.id,
        "title": row.title,
        "game": row.game,
        "options": row.setup["options"],
        "seats": [seat_data(seat, known["asked"], present) for seat in seats],
        "yours": [],
        "host": False,
        "locked": row.locked,
        "undo": row.undo,
        "turn": known["turn"],
        "actions": known["actions"],
        "outcome": known["outcome"],
        "updated": row.updated,
        "packs": row.packs,
        "shown": False,
        "dealt": row.dealt,
        "seed": row.setup["seed"] if row.dealt == CHOSEN else None,
        "room": known.get("room"),
        "sequels": [{"sort": sort, "table": table} for sort, table in known.get("sequels", {}).items()],
        **standing,
    }


def past(table: Table, connection: Connection, before: int) -> Past:
    """The page of the log that ends before a line, with its actions."""
    start, first = paging.page_before(table.match, before)
    with speaking(connection.locale):
        lines = log_lines(table.match, connection.seats, start, before)
    last = max((line.action for line in lines), default=-1)
    actions = [action for action in action_infos(table, connection.seats, first) if action.number <= last]
    return Past(log=lines, actions=actions)


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


def card_info(face: CardFace) -> CardInfo:
    """A card as a browser draws it; plain data, which can go from one process to another."""
    return CardInfo(
        id=face.id,
        name=face.name,
        kind=face.kind,
        lines=list(face.lines),
        facts=face.facts,
        confidence=face.confidence,
        note=face.note,
        doubts=dict(face.doubts),
    )
