"""One open WebSocket: which seats it holds, what it has been told, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from fastapi import WebSocket
from pydantic import BaseModel

from wandwright.server.limits import Bucket
from wandwright.server.settings import Rate

# A browser that reads so slowly that this many messages wait for it is let go; it comes back and gets a new snapshot.
MOST_WAITING = 256
NORMAL = 1000
GOING_AWAY = 1001
TOO_SLOW = 4408
NO_ENTRY = 4404
TOO_FAST = 4429
NEW_LINK = 4401


class Connection:
    """keys holds for each seat the hash of the secret that opened it; log, actions, undone and chats say how much of
    the match this browser has been told. sections: it has no board for this game and needs to be told how to draw it.
    story: it tells what happens in order; told is the version that it has told to its end. working is held while a
    message of its is carried out.
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
        self.locale = locale
        self.sections = sections
        self.story = story
        self.told = -1
        self.log = 0
        self.actions = 0
        self.undone = 0
        self.chats = 0
        self.bucket = Bucket(rate)
        self.warnings = 0
        self.working = asyncio.Lock()
        self._waiting: asyncio.Queue[str | int] = asyncio.Queue(MOST_WAITING)
        self._closing = False

    def send(self, message: BaseModel | bytes) -> None:
        """Put a message, or the bytes of one, into the line; it never waits for the browser."""
        self._put(message.decode() if isinstance(message, bytes) else message.model_dump_json())

    def close(self, code: int) -> None:
        """Close once all that waits has been sent."""
        self._put(code)

    def _put(self, item: str | int) -> None:
        if self._closing:
            return
        if self._waiting.full():
            self._closing = True
            while not self._waiting.empty():
                self._waiting.get_nowait()
            item = TOO_SLOW
        self._closing = self._closing or isinstance(item, int)
        self._waiting.put_nowait(item)

    async def pump(self) -> None:
        """Send what waits, in order, until the connection is closed."""
        while True:
            item = await self._waiting.get()
            if isinstance(item, int):
                await self.socket.close(item)
                return
            await self.socket.send_text(item)
