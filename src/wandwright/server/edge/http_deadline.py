"""HTTP deadlines: close connections that send no request in time, and limit how many one address may open.
The body has a deadline in admission.py; whoever reads slowly is a proxy's matter.
"""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from wandwright.server.edge.admission import Guarded, guarded
from wandwright.server.edge.client_addresses import counted_as, is_among

# A string, so that worker processes can be told of it too.
PROTOCOL = "wandwright.server.edge.http_deadline:PatientProtocol"


class PatientProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # uvicorn chooses which one it is
    """A connection until it becomes a WebSocket, which has a place and a deadline of its own."""

    _deadline: asyncio.TimerHandle | None = None
    _place = ""
    # What came last, and whether it is another process's business.
    _newest = b""
    _gone = False
    _stays = False

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        if self._server.office is not None:
            self._server.office.open(partial(type(self), *arguments, **named))

    def stay(self) -> None:
        """Another process has handed this connection over; it is not sent on."""
        self._stays = True

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self._takes_place():
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        self._leave()
        office = None if self._stays else self._server.office
        if office is not None and office.hand_over(self.scope["path"], self._newest, self.transport):
            self._gone = True
            self.transport.close()
            return
        super().handle_websocket_upgrade(*event)

    def data_received(self, data: bytes) -> None:
        self._newest = data
        super().data_received(data)
        self._newest = b""
        if not self._gone:
            self._watch()

    @property
    def _server(self) -> Guarded:
        return guarded(self.config)

    def _takes_place(self) -> bool:
        address = self.client[0] if self.client else ""
        if not address or is_among(address, self._server.settings.proxies):
            return True
        place = counted_as(address)
        if not self._server.lines.take(place):
            return False
        self._place = place
        return True

    def _leave(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._place:
            self._server.lines.leave(self._place)
            self._place = ""

    def _watch(self) -> None:
        """The clock runs while a request has begun, or is still to begin, and its head is not there."""
        waiting = (self.cycle is None or self.cycle.response_complete) and self.transport.get_protocol() is self
        if waiting and self._deadline is None:
            self._deadline = self.loop.call_later(self._server.settings.request_seconds, self.transport.close)
        elif not waiting and self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def raise_open_files() -> None:
    """Systems begin with few open files, a thousand or less, though they allow many more."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - Windows has none

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
