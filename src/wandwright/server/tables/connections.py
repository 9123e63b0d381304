"""One open WebSocket: which seats it holds, and what it has been told."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import WebSocket
from pydantic import BaseModel

from wandwright.server.edge.rate_limits import Bucket
from wandwright.server.edge.websocket_transport import Line, line_of
from wandwright.server.settings import CHATS, Rate

# A browser that reads so slowly that this many bytes wait for it is let go; it comes back and gets a new snapshot.
MOST_WAITING = 2_000_000
NORMAL = 1000
GOING_AWAY = 1001
TRY_LATER = 1013
TOO_SLOW = 4408
NO_ENTRY = 4404
TOO_FAST = 4429
NEW_LINK = 4401
DELETED = 4410


class Connection:
    """keys holds for each seat the hash of the secret that opened it, door those of the keys that belong to no seat;
    log, actions, undone and chats say how much of the match this browser has been told. sections: it has no board for
    this game and needs to be told how to draw it. story: it tells what happens in order; told is the version that it
    has told to its end, and version the one that it was shown last.
    """

    def __init__(
        self,
        socket: WebSocket,
        keys: Mapping[int, str],
        *,
        host: bool,
        rate: Rate,
        locale: str = "en",
        sections: bool = False,
        story: bool = False,
    ) -> None:
        self.socket = socket
        self.keys = dict(keys)
        self.seats = frozenset(keys)
        self.host = host
        self.door: frozenset[str] = frozenset()
        self.locale = locale
        self.sections = sections
        self.story = story
        self.told = -1
        self.version = -1
        self.log = 0
        self.actions = 0
        self.undone = 0
        self.chats = 0
        self.bucket = Bucket(rate)
        self.chatter = Bucket(CHATS)
        self.warnings = 0
        self._line: Line | None = None
        self._closing = False

    @property
    def line(self) -> Line:
        if self._line is None:
            self._line = line_of(self.socket)
        return self._line

    def send(self, message: BaseModel | bytes) -> None:
        """Send a message, or the bytes of one; it never waits for the browser."""
        if self._closing:
            return
        if self.line.backlog() > MOST_WAITING:
            self.close(TOO_SLOW)
            return
        self.line.push(message if isinstance(message, bytes) else message.model_dump_json().encode())

    def done(self, ref: int) -> None:
        """The message of that number was carried out (`protocol.Done`)."""
        self.send(b'{"type":"done","ref":%d}' % ref)

    def close(self, code: int) -> None:
        """Close once all that waits has been sent."""
        if not self._closing:
            self._closing = True
            self.line.shut(code)
