"""Handlers of browser messages. The caller holds the table's lock, so one is carried out after the other."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from pydantic import BaseModel

from wandwright import bots
from wandwright.server.errors import Refusal, TooFast
from wandwright.server.protocol.fields import LONGEST_NAME
from wandwright.server.protocol.log_messages import Delete, Lock, Older, Ping
from wandwright.server.protocol.requests import (
    LONGEST_CHAT,
    Act,
    Auto,
    Chat,
    Claim,
    Reissue,
    Rename,
    Renew,
    Reseat,
    SetLocale,
    Told,
    Undo,
    Vote,
)
from wandwright.server.protocol.room_messages import Begin, Lay, Sit, Wish
from wandwright.server.protocol.sanitizing import clean
from wandwright.server.registry import rooms, vote_endings
from wandwright.server.registry.chatting import add_line, older_chat
from wandwright.server.registry.claiming import claim, reissue, renew
from wandwright.server.registry.expiry import delete_table
from wandwright.server.registry.seating import check_host, seat_row, set_seat
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.snapshots.messages import snapshot
from wandwright.server.snapshots.paging import begin
from wandwright.server.snapshots.parts import past
from wandwright.server.storage.rows import EntryRow
from wandwright.server.tables import undoing, votes
from wandwright.server.tables.connections import Connection
from wandwright.server.tables.entries import action_entries, action_entry
from wandwright.server.tables.table import COVER, PERSON, SetAuto, Table

STALE = "That question has been answered already. Look at the table again."
# A browser that sets one automatic answer after the other is not playing.
MOST_AUTOS = 100


def check_seat(table: Table, connection: Connection, seat: int) -> None:
    """Only who holds a seat speaks for it, and only while a person sits there."""
    if seat not in connection.seats:
        raise Refusal("That seat is not yours. Open the table with the link of that seat.", "not-your-seat")
    if table.is_bot(seat):
        raise Refusal("A bot sits there now. Take the seat back first, then answer.", "bot-sits-there")


async def act(registry: TableRegistry, table: Table, connection: Connection, message: Act) -> None:
    check_seat(table, connection, message.seat)
    decision = table.question(message.seat)
    if decision is None:
        if table.match.outcome is not None:
            raise Refusal("The match is over.", "over")
        raise Refusal("That seat is not asked anything now. Wait for its turn.", "not-asked")
    if message.question != decision.number or (
        message.version is not None and table.is_stale(message.version, connection.seats)
    ):
        raise Refusal(STALE, "stale")
    if not message.further:
        await registry.add(table, [action_entry(decision, message.action)])
        return
    await registry.add(table, action_entries(table.match, message.seat, [message.action, *message.further]))


async def undo(registry: TableRegistry, table: Table, connection: Connection, message: Undo) -> None:
    """At once where the policy lets it, else the others are asked."""
    check_seat(table, connection, message.seat)
    found = undoing.allowed(table, connection.seats, message.to)
    if found.lane is not None:
        await registry.add(table, [EntryRow("lane", found.lane, {})])
        return
    if found.asks:
        data = {"to": found.to, "missing": list(found.asks)}
        await registry.add(table, [EntryRow("ask", message.seat, data)])
        return
    # An automatic answer would only undo the undo.
    table.autos = [auto for auto in table.autos if auto.message.seat not in connection.seats]
    await registry.add(table, [EntryRow("undo", message.seat, {"to": found.to})])


async def vote(registry: TableRegistry, table: Table, connection: Connection, message: Vote) -> None:
    """All yes: it is undone. One no, or the asker's own no, or the host's for anybody, and it is off."""
    open_vote = table.vote
    if open_vote is None:
        raise Refusal("There is no vote now.", "no-vote")
    if connection.host and not message.yes:
        await vote_endings.end(registry, table)
        return
    check_seat(table, connection, message.seat)
    if message.seat not in open_vote.missing and (message.yes or message.seat != open_vote.by):
        raise Refusal("Your answer is known already. Wait for the others.", "voted")
    if not message.yes:
        await registry.add(table, [EntryRow("no", message.seat, {})])
        return
    await settle_vote(registry, table, votes.agreed(open_vote, [message.seat]))


async def settle_vote(registry: TableRegistry, table: Table, entries: list[EntryRow]) -> None:
    """An automatic answer of the asker would only undo the undo."""
    undone = [entry.seat for entry in entries if entry.kind == "undo"]
    table.autos = [auto for auto in table.autos if auto.message.seat not in undone]
    if entries:
        await registry.add(table, entries)


async def auto(registry: TableRegistry, table: Table, connection: Connection, message: Auto) -> None:
    check_seat(table, connection, message.seat)
    same = (message.seat, message.kind, message.source)
    kept = [old for old in table.autos if (old.message.seat, old.message.kind, old.message.source) != same]
    if message.action is not None:
        if len(kept) >= MOST_AUTOS:
            raise Refusal(
                "There are too many automatic answers at this table. Stop some of them first.", "too-many-autos"
            )
        kept.append(SetAuto(message, table.turn))
    table.autos = kept
    registry.show(table)
    registry.after_change(table)


async def chat(registry: TableRegistry, table: Table, connection: Connection, message: Chat) -> None:
    if message.seat is not None and message.seat not in connection.seats:
        raise Refusal("That seat is not yours. Speak for your own.", "not-your-seat")
    if not connection.chatter.take():
        raise TooFast("That was too fast. Wait a moment.", "too-fast")
    text = clean(message.text, LONGEST_CHAT)
    if not text:
        raise Refusal("Nothing was left of that line to be read. Write it with letters.", "empty-line")
    name = "Spectator" if message.seat is None else table.seats[message.seat].name
    await add_line(registry, table, message.seat, name, text)


async def rename(registry: TableRegistry, table: Table, connection: Connection, message: Rename) -> None:
    if message.seat not in connection.seats and not connection.host:
        raise Refusal("That seat is not yours. Rename your own.", "not-your-seat")
    row = seat_row(table, message.seat)
    name = clean(message.name, LONGEST_NAME)
    if not name:
        raise Refusal("Nothing was left of that name to be read. Write it with letters.", "empty-name")
    await set_seat(registry, table, replace(row, name=name))


async def reseat(registry: TableRegistry, table: Table, connection: Connection, message: Reseat) -> None:
    if table.room is not None:
        await rooms.reseat(registry, table, connection, message)
        return
    row = seat_row(table, message.seat)
    check_reseat(table, connection, message)
    if message.kind == PERSON:
        await set_seat(registry, table, replace(row, kind=PERSON))
        return
    bots.summary(message.bot)
    # A person's seat stays theirs while a bot plays for them.
    await set_seat(registry, table, replace(row, kind=COVER if row.kind == PERSON else row.kind, bot=message.bot))
    await settle_vote(registry, table, vote_endings.after_reseat(table, message.seat))


def check_reseat(table: Table, connection: Connection, message: Reseat) -> None:
    """The host may; everybody may for the own seat; and for somebody who has been away for a while, who plays may."""
    if connection.host or message.seat in connection.seats:
        return
    if message.kind == PERSON or not connection.seats:
        check_host(connection)
    if not table.may_cover(message.seat):
        raise Refusal("A bot may play for others only when they have been away for a while.", "not-away")


async def lock(registry: TableRegistry, table: Table, connection: Connection, message: Lock) -> None:
    """A locked table shows spectators the door, also those who are in."""
    check_host(connection)
    await registry.call(registry.store.set_locked, table.id, message.locked)
    table.row.locked = message.locked
    registry.show(table)
    registry.close_stale_links(table)


async def delete(registry: TableRegistry, table: Table, connection: Connection, message: Delete) -> None:
    check_host(connection)
    await delete_table(registry, table.id)


async def set_locale(registry: TableRegistry, table: Table, connection: Connection, message: SetLocale) -> None:
    """All that was said is said again in the other language; who is at the table stays as it is."""
    locale = table.match.game.known_language(message.locale)
    if locale != connection.locale:
        connection.locale = locale
        begin(table, connection)
        connection.send(snapshot(table, connection))


async def older(registry: TableRegistry, table: Table, connection: Connection, message: Older) -> None:
    """What a browser was not told when it came, because it was too long."""
    if message.what == "chat":
        await older_chat(registry, table, connection, message.before)
    else:
        connection.send(past(table, connection, message.before))


async def told(registry: TableRegistry, table: Table, connection: Connection, message: Told) -> None:
    """This browser's person has seen what happened; a bot that waits for it may answer."""
    version = min(message.version, table.version_for(connection.seats))
    if version > connection.told:
        # One for each picture that was sent: where bots are quick these are many, and a lost one would stop them.
        connection.bucket.give_back()
        connection.told = version
    table.heard.set()


async def ping(registry: TableRegistry, table: Table, connection: Connection, message: Ping) -> None:
    """Done is all that is asked for."""


Handler = Callable[[TableRegistry, Table, Connection, Any], Awaitable[None]]
# Hello comes first and once; a hint is thought about without the lock. Both are in sockets.py.
HANDLERS: dict[type[BaseModel], Handler] = {
    SetLocale: set_locale,
    Act: act,
    Undo: undo,
    Vote: vote,
    Auto: auto,
    Chat: chat,
    Rename: rename,
    Reseat: reseat,
    Reissue: reissue,
    Claim: claim,
    Renew: renew,
    Lock: lock,
    Delete: delete,
    Older: older,
    Told: told,
    Sit: rooms.sit,
    Wish: rooms.wish,
    Lay: rooms.lay,
    Begin: rooms.begin,
    Ping: ping,
}
