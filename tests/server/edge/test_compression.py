"""A browser that keeps one window reads every message of a server that keeps no compressor."""

from __future__ import annotations

import random
import zlib

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from wandwright.server.edge.compression import END, Deflate, DeflateFactory

SNAPSHOT = b"".join(b'{"seat":%d,"hand":["card-%d"],"deck":%d},' % (n, n * 7919 % 101, n * n) for n in range(300))


def agreed(*offer: tuple[str, str | None]) -> Deflate:
    _, extension = DeflateFactory().process_request_params(list(offer), [])
    assert isinstance(extension, Deflate)
    return extension


def sent(server: Deflate, data: bytes) -> bytes:
    frame = server.encode(Frame(Opcode.TEXT, data))
    assert frame.rsv1
    assert frame.fin
    return bytes(frame.data)


def messages() -> list[bytes]:
    """Long ones that are much alike, short ones between them, an empty one, and one that is longer than the window."""
    chance = random.Random(4)
    noise = bytes(chance.randrange(256) for _ in range(50_000))
    found = [b"", b"short", SNAPSHOT, b'{"type":"done","ref":1}', noise, b"short", noise[:40_000], SNAPSHOT]
    for number in range(40):
        place = chance.randrange(len(SNAPSHOT))
        found += [SNAPSHOT[:place] + b"%d" % number + SNAPSHOT[place:], b'{"type":"done","ref":%d}' % number]
    return [*found, *[b"a line of chat" * number for number in range(60)], SNAPSHOT]


@pytest.mark.parametrize("bits", [9, 12, 15])
def test_what_is_sent_is_what_is_read_whatever_window_the_browser_has(bits: int) -> None:
    server = agreed(("server_max_window_bits", str(bits)))
    browser = zlib.decompressobj(-bits)
    for data in messages():
        assert browser.decompress(sent(server, data) + END) == data


def test_a_browser_that_keeps_no_window_is_told_nothing_of_earlier_messages() -> None:
    server = agreed(("server_no_context_takeover", None))
    for data in messages():
        assert zlib.decompressobj(-15).decompress(sent(server, data) + END) == data


def test_the_like_of_the_last_long_message_takes_few_bytes_though_short_ones_came_between() -> None:
    server = agreed()
    first = sent(server, SNAPSHOT)
    for number in range(20):
        sent(server, b'{"type":"done","ref":%d}' % number)
    assert len(sent(server, SNAPSHOT[:3000] + b"another" + SNAPSHOT[3000:])) * 8 < len(first)


def test_no_compressor_is_kept_and_of_what_was_sent_no_more_than_a_window() -> None:
    server = agreed()
    for data in messages():
        sent(server, data)
        kept = vars(server).values()
        assert sum(len(one) for one in kept if isinstance(one, bytes)) <= 1 << 15
        assert not any(type(one).__name__ in ("Compress", "Decompress") for one in kept)


def test_browsers_are_asked_to_compress_each_message_by_itself_and_what_they_send_is_read_so() -> None:
    params, server = DeflateFactory().process_request_params([("client_max_window_bits", None)], [])
    assert ("client_no_context_takeover", None) in params
    browser = PerMessageDeflate(False, True, 15, 12)
    for data in messages():
        frame = server.decode(browser.encode(Frame(Opcode.TEXT, data)))
        assert frame.data == data


def test_control_frames_are_left_alone() -> None:
    server = agreed()
    ping = Frame(Opcode.PING, b"still there?")
    assert server.encode(ping) is ping
