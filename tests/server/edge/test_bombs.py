"""Messages that grow: a few kilobytes on the line that would be megabytes in memory, whole and in many parts."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live import Server, wait_for

TOO_BIG = 1009
# Whoever still sends when the line is closed may see it break before the reason has been read.
BROKEN_OFF = 1006
# 20 MB of one letter are 20 kB on the line.
BOMB = json.dumps({"type": "chat", "ref": 1, "seat": 0, "text": "x" * 20_000_000})


@pytest.mark.parametrize("parts", [1, 50])
def test_a_compressed_message_is_refused_by_its_size_when_unpacked(server: Server, parts: int) -> None:
    keys = server.make("here", "here")
    step = len(BOMB) // parts + 1
    with server.sit(keys, 0) as anna, server.sit(keys, 1) as ben:
        with suppress(ConnectionClosed):
            # With many parts it may be over before the last of them.
            anna.socket.send(BOMB[start : start + step] for start in range(0, len(BOMB), step))
        wait_for(lambda: anna.socket.close_code is not None)
        assert anna.socket.close_code in ((TOO_BIG,) if parts == 1 else (TOO_BIG, BROKEN_OFF))
        assert ben.ask("ping")["type"] == "done"
        ben.until_table(lambda table: not table["info"]["seats"][0]["present"])
