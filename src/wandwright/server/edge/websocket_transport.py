"""The WebSocket below: uvicorn's own, with two changes that a thousand tables ask for, and two that strangers do.

Messages are compressed beside the last one, and no compressor is kept (see `compression.py`). And what is sent goes
straight to the transport: nobody waits for a browser, so neither a queue nor a task stands between, and a line that
breaks breaks off nothing but itself.

Frames are counted from the first byte on, also those that no message comes of (pings, pongs, empty parts): whoever
sends them faster than any browser is cut off. And who is let go is soon gone, even if he reads nothing.
"""

from __future__ import annotations

import logging
from typing import Any, Protocol, cast
from weakref import ref

from fastapi import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.server import ServerProtocol

from wandwright.server.edge.admission import guarded
from wandwright.server.edge.compression import DeflateFactory
from wandwright.server.edge.rate_limits import Bucket

NAME = "wandwright.wire"
# What one read brings is taken in bites: a bite of the smallest frames is worked off in a few milliseconds.
BITE = 1024
# So long may a browser take to say its own goodbye.
GOODBYE_SECONDS = 3.0
DEFLATE = DeflateFactory()


class Line(Protocol):
    """What a connection needs of a WebSocket."""

    def push(self, text: bytes) -> None:
        """Send a message; what the network does not take at once waits."""

    def shut(self, code: int) -> None:
        """Close, once what was pushed has gone."""

    def backlog(self) -> int:
        """How many bytes wait."""


def line_of(socket: WebSocket) -> Line:
    line = cast(Line | None, socket.scope["extensions"][NAME]())
    assert line is not None, "whoever serves a WebSocket keeps it"
    return line


class Wire(WebSocketsSansIOProtocol):
    """The protocol that `running.serve` gives to uvicorn."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._flushing = False
        self._frames = Bucket(guarded(self.config).settings.frames)
        if self.config.ws_per_message_deflate:
            logger = logging.getLogger("uvicorn.error")
            self.conn = ServerProtocol(extensions=[DEFLATE], max_size=self.config.ws_max_size, logger=logger)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            # Held weakly: a ring would wait for the garbage collector, with all that compression remembers.
            cast(dict[str, Any], self.scope["extensions"])[NAME] = ref(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.extensions = []

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), BITE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + BITE])

    def handle_events(self) -> None:
        """As uvicorn does, but who sends too many frames is cut off before any of them is looked at."""
        frames = sum(isinstance(event, Frame) for event in self.conn.events)
        if all(self._frames.take() for _ in range(frames)):
            super().handle_events()
        else:
            self.transport.abort()

    def push(self, text: bytes) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        try:
            self.conn.send_text(text)
        except InvalidState:
            # The browser has said goodbye; the one who reads here hears of it.
            return
        if not self._flushing:
            self._flushing = True
            self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        """A snapshot and the word that the answer is done go out together: the system is dearer than the bytes."""
        self._flushing = False
        waiting = b"".join(self.conn.data_to_send())
        if waiting and not self.transport.is_closing():
            self.transport.write(waiting)

    def shut(self, code: int) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.read_paused:
            # The browser's own goodbye must be heard.
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    def backlog(self) -> int:
        return 0 if self.transport.is_closing() else self.transport.get_write_buffer_size()
