"""Several processes: whoever comes for a table is handed to the process that keeps it.

Every process accepts connections, and the system chooses which gets the next one. Left at that, two friends at one
table are often in two processes, each of which keeps the table, reads what the other has written and makes its own
messages. So the open connection, with what was read from it, goes to the one that the name of the table says. Any
process can serve any table: one that can't be reached, or a system that can't hand connections over, only costs time.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
import sys
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from zlib import crc32

LOG = logging.getLogger("wandwright.server")
# How many processes there are, and the folder in which they find each other.
ENVIRONMENT: Final = "WANDWRIGHT_SORTING"
TABLE: Final = re.compile(r"/api/tables/([^/]+)/ws$")
# The head of a request is shorter, or it stays where it is.
LARGEST_HEAD: Final = 32_000
END_OF_HEAD: Final = b"\r\n\r\n"


class Office:
    """Where a process gives connections away and takes them in. It takes part once it has made its first connection."""

    def __init__(self, folder: Path, workers: int) -> None:
        self._folder = folder
        self._workers = workers
        self._make: Callable[[], Any] | None = None
        self._own: int | None = None
        self._lock = -1
        self._inbox: socket.socket | None = None
        self._arriving: set[asyncio.Task[None]] = set()
        self._outbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._outbox.setblocking(False)

    def open(self, make: Callable[[], Any]) -> None:
        """From now on connections are taken in; `make` gives the protocol of one."""
        if self._make is not None:
            return
        self._make = make
        try:
            self._own = self._claim()
            if self._own is not None:
                self._inbox = self._bound(self._place(self._own))
        except OSError:
            LOG.warning("Connections can't be handed over between the workers; all else works.", exc_info=True)
        if self._inbox is not None:
            asyncio.get_running_loop().add_reader(self._inbox, self._take_in)

    def _claim(self) -> int | None:
        """A number that no other living process has; the system lets go of it with the process."""
        import fcntl  # noqa: PLC0415 - Windows has none

        for number in range(self._workers):
            lock = os.open(self._folder / f"{number}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(lock)
            else:
                self._lock = lock
                return number
        return None

    def _bound(self, place: Path) -> socket.socket:
        # Whoever had the number before may have been killed.
        place.unlink(missing_ok=True)
        inbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        inbox.setblocking(False)
        inbox.bind(str(place))
        return inbox

    def _place(self, number: int) -> Path:
        return self._folder / f"{number}.socket"

    def hand_over(self, path: str, head: bytes, transport: asyncio.BaseTransport) -> bool:
        """Has another process taken this connection, whose first request is `head`? Else it stays here."""
        table = TABLE.search(path)
        whole = head.startswith(b"GET ") and head.endswith(END_OF_HEAD) and len(head) <= LARGEST_HEAD
        if table is None or not whole or transport.get_extra_info("sslcontext") is not None:
            return False
        number = crc32(table[1].encode()) % self._workers
        if number == self._own:
            return False
        file = array("i", [transport.get_extra_info("socket").fileno()])
        try:
            # socket.send_fds would forget the address.
            rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, file)]
            self._outbox.sendmsg([head], rights, 0, str(self._place(number)))
        except OSError:
            # It has not begun, is being started anew, or has more to do than it can take.
            return False
        return True

    def _take_in(self) -> None:
        assert self._inbox is not None
        with suppress(BlockingIOError):
            head, files, _, _ = socket.recv_fds(self._inbox, LARGEST_HEAD, 1)
            if not files:
                # This process has as many files open as it may; the connection is lost, and the browser comes back.
                return
            arriving = asyncio.get_running_loop().create_task(self._serve(head, socket.socket(fileno=files[0])))
            self._arriving.add(arriving)
            arriving.add_done_callback(self._arriving.discard)

    async def _serve(self, head: bytes, connection: socket.socket) -> None:
        """Serve a connection that another process has accepted."""
        assert self._make is not None
        connection.setblocking(False)
        try:
            transport, protocol = await asyncio.get_running_loop().connect_accepted_socket(self._make, connection)
        except OSError:
            # Whoever it was has gone.
            connection.close()
            return
        if not transport.is_closing():
            protocol.stay()
            protocol.data_received(head)

    def close(self) -> None:
        self._outbox.close()
        if self._inbox is not None:
            asyncio.get_running_loop().remove_reader(self._inbox)
            self._inbox.close()
            self._place(self._own or 0).unlink(missing_ok=True)
        if self._lock >= 0:
            os.close(self._lock)


def office_of_workers() -> Office | None:
    """That of a process among several, where the system can hand connections over."""
    workers, _, folder = os.environ.get(ENVIRONMENT, "").partition(":")
    if not folder or sys.platform == "win32" or not hasattr(socket, "SCM_RIGHTS"):
        return None
    return Office(Path(folder), int(workers))
