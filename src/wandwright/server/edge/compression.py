"""Compression of messages (permessage-deflate) that keeps no compressor between two of them.

A compressor holds 144 kB, a table has one for each browser, and nearly all the time it does nothing. So each message
gets a new one, which is told by a dictionary what the browser has last read: two snapshots that follow each other are
nearly the same. The stream is the same as with one that is kept, the work too, and as the dictionary holds little else
than the last snapshot, the message comes out smaller. Browsers are asked to compress each of their short messages by
itself, so nothing is kept for reading either.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

LEVEL: Final = 3
MEMORY_LEVEL: Final = 5
# Of what browsers send little is like the message before, and it is short.
CLIENT_WINDOW: Final = 12
# What is shorter than a snapshot ever is leaves the last one in the dictionary.
SHORT: Final = 2048
# Every part of a message ends with these bytes, which are not sent.
END: Final = b"\x00\x00\xff\xff"


class Deflate(PerMessageDeflate):
    """The extension of one connection."""

    def __init__(self, agreed: PerMessageDeflate) -> None:
        super().__init__(
            agreed.remote_no_context_takeover,
            # Else the one above would make a compressor to keep.
            local_no_context_takeover=True,
            remote_max_window_bits=agreed.remote_max_window_bits,
            local_max_window_bits=agreed.local_max_window_bits,
        )
        self._forgets = agreed.local_no_context_takeover
        self._past = b""

    def encode(self, frame: Frame) -> Frame:
        """The frame as it is sent. Every message of ours is one frame."""
        if frame.opcode in CTRL_OPCODES:
            return frame
        data = bytes(frame.data)
        encoder = zlib.compressobj(LEVEL, zlib.DEFLATED, -self.local_max_window_bits, MEMORY_LEVEL, zdict=self._past)
        packed = encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH)
        if not self._forgets:
            self._remember(data)
        return Frame(frame.opcode, packed.removesuffix(END), frame.fin, True, frame.rsv2, frame.rsv3)

    def _remember(self, data: bytes) -> None:
        """The end of what the browser has read, from the last long message on; it reaches back a window at most."""
        past = data if len(data) > SHORT else self._past + data
        window = 1 << self.local_max_window_bits
        self._past = past if len(past) <= window else past[-window:]


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees on it with a browser."""

    def __init__(self) -> None:
        super().__init__(
            client_no_context_takeover=True, server_max_window_bits=15, client_max_window_bits=CLIENT_WINDOW
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        response, agreed = super().process_request_params(params, accepted_extensions)
        return response, Deflate(agreed)
