"""The WebSocket of a table: hello, then one message after the other."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from wandwright.engine.errors import WandwrightError
from wandwright.engine.language import speaking
from wandwright.server.edge.client_addresses import address_of
from wandwright.server.edge.connection_limits import Places
from wandwright.server.edge.rate_limits import Bucket, Buckets
from wandwright.server.edge.security import same_origin
from wandwright.server.errors import OtherEdition, Refusal, ServerError, TooFast
from wandwright.server.protocol.log_messages import Ping, Talk
from wandwright.server.protocol.message import Message
from wandwright.server.protocol.messages import Done, Refused
from wandwright.server.protocol.requests import FromBrowser, Hello, Hint
from wandwright.server.registry.entering import check_place, open_table
from wandwright.server.registry.presence import Presence
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.routes.advising import advice_message
from wandwright.server.routes.frozen_tables import admit_to, look, show
from wandwright.server.routes.handlers import HANDLERS, check_seat
from wandwright.server.routes.replies import WENT_WRONG
from wandwright.server.snapshots.messages import snapshot
from wandwright.server.snapshots.paging import begin
from wandwright.server.snapshots.parts import chat_line
from wandwright.server.storage.database_trouble import DATABASE_ERRORS, DatabaseTrouble, note
from wandwright.server.tables.access import Pass, admit
from wandwright.server.tables.connections import GOING_AWAY, NO_ENTRY, NORMAL, TOO_FAST, TRY_LATER, Connection
from wandwright.server.tables.table import Table
from wandwright.server.workers.thinking import task_of

LOG = logging.getLogger("wandwright.server")
LARGEST_MESSAGE = 64_000
# So many messages over the limit are refused with a sentence; then the connection is closed.
MOST_WARNINGS = 20
MESSAGES: TypeAdapter[Message] = TypeAdapter(FromBrowser)
NOT_UNDERSTOOD = "This message was not understood. Reload the page to get the newest version of the table."


class Sockets:
    """Serves the WebSockets of this process."""

    def __init__(self, registry: TableRegistry, presence: Presence) -> None:
        self._registry = registry
        self._presence = presence
        self._arrivals = Buckets(registry.settings.connections)
        self._messages = Buckets(registry.settings.address_messages)
        self._places = Places(registry.settings.address_connections, registry.settings.most_connections)

    async def serve(self, socket: WebSocket, table_id: str) -> None:
        """One connection from its beginning to its end."""
        if not same_origin(socket.headers, self._registry.settings.allow_origins):
            await socket.close(NO_ENTRY)
            return
        await socket.accept()
        address = address_of(socket)
        if not self._arrivals.take(address):
            await refuse(socket, TooFast("Too many connections at once. Wait a few seconds.", "too-fast"), TOO_FAST)
            return
        try:
            with self._places.taken(address):
                await self._serve(socket, table_id)
        except TooFast as problem:
            await refuse(socket, problem, TOO_FAST)
        except WebSocketDisconnect:
            return

    async def _serve(self, socket: WebSocket, table_id: str) -> None:
        opened = await self._enter(socket, table_id)
        if opened is not None:
            table, connection = opened
            try:
                await self._presence.tell(table)
                await self._presence.ask(table)
            except BaseException:
                self._leave(table, connection)
                raise
            await self._stay(table, connection)
            await self._presence.tell(table)

    async def _enter(self, socket: WebSocket, table_id: str) -> tuple[Table, Connection] | None:
        """Hello and its answer; whoever has no key is shown the door, politely and always alike."""
        try:
            hello = read(await asyncio.wait_for(receive(socket), self._registry.settings.hello_seconds))
            if not isinstance(hello, Hello):
                raise Refusal("Say hello first: the first message names your keys.", "not-understood")
            try:
                table, _ = await open_table(self._registry, table_id, hello.secrets)
            except OtherEdition as problem:
                await self._show_still(socket, table_id, hello, problem)
                return None
            async with table.lock:
                entry = admit(table.row, table.seats, hello.secrets)
                check_place(table, entry, self._registry.settings.table_connections)
                return table, self._seat(table, socket, entry, hello)
        except TimeoutError:
            await refuse(socket, Refusal("Nobody said hello. Connect again.", "silent"), NO_ENTRY)
        except WandwrightError as problem:
            await refuse(socket, problem, NO_ENTRY)
        except DATABASE_ERRORS as problem:
            note(problem)
            await refuse(socket, DatabaseTrouble(), TRY_LATER)
        except WebSocketDisconnect:
            raise
        except Exception:
            LOG.exception("Somebody could not be let in to table %s.", table_id)
            await refuse(socket, ServerError(WENT_WRONG, "went-wrong"), TRY_LATER)
        return None

    async def _show_still(self, socket: WebSocket, table_id: str, hello: Hello, problem: OtherEdition) -> None:
        """A frozen table: answer every request with the reason why it can't go on."""
        still = await self._registry.call(look, self._registry, table_id, problem)
        await show(socket, still, admit_to(still, hello.secrets))
        bucket = Bucket(self._registry.settings.messages)
        while bucket.take():
            message = read(await receive(socket))
            ref = getattr(message, "ref", 0)
            answer = Done(ref=ref) if isinstance(message, Ping) else refused(ref, problem)
            await socket.send_text(answer.model_dump_json())
        await refuse(socket, TooFast("That was too fast. Wait a moment.", "too-fast"), TOO_FAST)

    def _seat(self, table: Table, socket: WebSocket, entry: Pass, hello: Hello) -> Connection:
        rate = self._registry.settings.messages
        sections = hello.boards is not None and table.row.game not in hello.boards
        connection = Connection(
            socket,
            entry.keys,
            host=entry.host,
            rate=rate,
            locale=table.match.game.known_language(hello.locale),
            sections=sections,
            story=hello.story,
        )
        connection.chatter = Bucket(self._registry.settings.chats)
        # What was said so far comes once, below.
        connection.chats = table.next_chat
        begin(table, connection)
        connection.door = entry.door
        newly_present = bool(connection.seats - table.present())
        table.connections.add(connection)
        try:
            if newly_present:
                self._registry.show(table)
            else:
                connection.send(snapshot(table, connection))
        except BaseException:
            # Nobody will ever take leave of a connection that could not be shown anything.
            table.connections.discard(connection)
            raise
        connection.send(Talk(lines=[chat_line(line) for line in table.chats]))
        # What waits for people to be there goes on.
        self._registry.after_change(table)
        return connection

    async def _stay(self, table: Table, connection: Connection) -> None:
        """Until one side ends it. A message is carried out to its end, whatever becomes of the line meanwhile."""
        try:
            with suppress(WebSocketDisconnect):
                await self._receive(table, connection)
        finally:
            self._leave(table, connection)

    def _leave(self, table: Table, connection: Connection) -> None:
        table.connections.discard(connection)
        # Who looks on is drawn anew; nothing is kept for eyes that have gone.
        table.seen.clear()
        table.left = time.monotonic()
        table.heard.set()
        if connection.seats - table.present() and self._registry.tables.get(table.id) is table:
            self._registry.show(table)

    async def _receive(self, table: Table, connection: Connection) -> None:
        address = address_of(connection.socket)
        while True:
            text = await receive(connection.socket)
            self._registry.heard += 1
            self._registry.metrics.count("messages")
            if not (connection.bucket.take() and self._messages.take(address)):
                connection.warnings += 1
                if connection.warnings > MOST_WARNINGS:
                    connection.close(TOO_FAST)
                    return
                connection.send(refused(None, TooFast("That was too fast. Wait a moment.", "too-fast")))
                continue
            with self._registry.metrics.timed("answer"):
                await self._carry_out(table, connection, text)

    async def _carry_out(self, table: Table, connection: Connection, text: str) -> None:
        """One message: Done, or Refused with the reason. No message ends a table."""
        ref = None
        try:
            message = read(text)
            ref = getattr(message, "ref", None)
            if self._registry.tables.get(table.id) is not table:
                connection.close(GOING_AWAY)
                return
            if isinstance(message, Hint):
                await self._advise(table, connection, message)
            elif isinstance(message, Hello):
                raise Refusal("You have said hello already.", "not-understood")
            else:
                async with table.lock:
                    await HANDLERS[type(message)](self._registry, table, connection, message)
        except WandwrightError as problem:
            self._registry.metrics.count("refused")
            connection.send(refused(ref, problem))
        except DATABASE_ERRORS as problem:
            note(problem)
            connection.send(refused(ref, DatabaseTrouble()))
        except Exception:
            LOG.exception("A message to table %s could not be carried out.", table.id)
            connection.send(refused(ref, ServerError(WENT_WRONG, "went-wrong")))
        else:
            connection.done(ref or 0)

    async def _advise(self, table: Table, connection: Connection, message: Hint) -> None:
        """Ask the adviser, without keeping the table waiting."""
        async with table.lock:
            check_seat(table, connection, message.seat)
            question = table.question(message.seat)
            if question is None or (question.optional and not question.bots_wait):
                raise Refusal("You are not asked anything now. Ask for a hint when it is your turn.", "no-hint")
            task = task_of(table, message.seat, "")._replace(locale=connection.locale)
        with self._registry.metrics.timed("thinking"):
            thought = await self._registry.thinkers.advice(table, task)
        with speaking(connection.locale):
            labels = {action.notation: action.label for action in question.actions}
        connection.send(advice_message(message, thought, labels))


async def receive(socket: WebSocket) -> str:
    """The next message as text; what comes as bytes is no message of ours."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", NORMAL))
    return message.get("text") or ""


def read(text: str) -> Message:
    """The message behind a text; Refusal if it is none."""
    if len(text) > LARGEST_MESSAGE:
        raise Refusal("This message is too long.", "too-long")
    try:
        return MESSAGES.validate_json(text)
    except (ValidationError, RecursionError) as problem:
        raise Refusal(NOT_UNDERSTOOD, "not-understood") from problem


def refused(ref: int | None, problem: WandwrightError) -> Refused:
    """Why not, as a sentence and as a code that the reader's browser puts into words of its own language."""
    if isinstance(problem, ServerError):
        return Refused(ref=ref, why=str(problem), code=problem.code, values=problem.values)
    return Refused(ref=ref, why=str(problem))


async def refuse(socket: WebSocket, why: WandwrightError, code: int) -> None:
    """Say why, and close."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_text(refused(None, why).model_dump_json())
        await socket.close(code)
