"""Cleaning of names, token buckets, and the commands that start the server."""

from __future__ import annotations

import argparse
import socket
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wandwright.cli import main
from wandwright.cli.play import wants_terminal
from wandwright.server.edge import rate_limits
from wandwright.server.edge.rate_limits import Bucket, Buckets
from wandwright.server.errors import BadSettings
from wandwright.server.protocol.sanitizing import KEPT, UNWANTED, clean
from wandwright.server.running import check_port, free_port, wait_and_show
from wandwright.server.settings import Rate


@given(st.text(max_size=200), st.integers(1, 60))
def test_cleaned_text_is_short_visible_and_stays_so(text: str, longest: int) -> None:
    once = clean(text, longest)
    assert len(once) <= longest
    assert once == once.strip()
    assert all(sign in KEPT or unicodedata.category(sign) not in UNWANTED for sign in once)


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("Anna", "Anna"),
        ("  Jiří \t Novák\n", "Jiří Novák"),
        ("\u202eannA", "annA"),
        ("e" + "\u0301" * 30, "é" + "\u0301" * 3),
        ("\u200b\u200d", ""),
        ("אנה", "אנה"),
        # N8: letters, a mark and a symbol by their category, of which nothing is seen.
        ("\u3164\u115f\uffa0", ""),
        ("\u2800\u2800", ""),
        ("\u034f\ufe00\U000e0100", ""),
        ("An\u3164na", "Anna"),
        ("한글 ⠓ 👩\u200d🚀 ❤\ufe0f", "한글 ⠓ 👩\u200d🚀 ❤\ufe0f"),
    ],
)
def test_names_as_others_see_them(text: str, cleaned: str) -> None:
    assert clean(text, 40) == cleaned


def test_a_bucket_empties_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = Bucket(Rate(2.0, 3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now += 1_000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_have_buckets_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_ADDRESSES", 2)
    buckets = Buckets(Rate(0.0, 1))
    assert [buckets.take(address) for address in "aab"] == [True, False, True]
    assert buckets.take("c")
    # The one not heard of for longest was forgotten, so it begins anew.
    assert buckets.take("a")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("serve", "--workers", "2"), "need PostgreSQL"),
        (("serve", "--workers", "0"), "1 to 64"),
        (("serve", "--port", "99999"), "0 to 65535"),
        (("serve", "--database", "mysql://h/d"), "SQLite file"),
        (("serve", "--bot-pause", "-1"), "0 to 60"),
        (("serve", "--bot-processes", "0"), "1 to 64"),
        (("serve", "--import-kilobytes", "0"), "1 to 20000"),
    ],
)
def test_what_cannot_be_served_is_told(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: tuple[str, ...],
    told: str,
) -> None:
    monkeypatch.setenv("WANDWRIGHT_DATA", str(tmp_path))
    assert main(arguments) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, False),
        ({"terminal": True}, True),
        ({"seed": 0}, True),
        ({"option": ["game=2"]}, True),
        ({"pack": ["mine"]}, False),
    ],
)
def test_flags_of_the_terminal_open_it(changes: dict[str, object], expected: bool) -> None:
    usual: dict[str, object] = {
        "terminal": False,
        "no_browser": True,
        "seats": None,
        "seed": None,
        "option": [],
        "bot": [],
    }
    chosen = argparse.Namespace(**{**usual, "pack": [], "load": None, "plain": False, **changes})
    assert wants_terminal(chosen) is expected


def test_a_taken_port_is_replaced() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert free_port("127.0.0.1", port) not in (0, port)
        with pytest.raises(BadSettings, match=rf"Port {port} of 127.0.0.1 is taken.*--port \d+"):
            check_port("127.0.0.1", port)
        shown: list[str] = []

        def show(address: str) -> bool:
            shown.append(address)
            return True

        wait_and_show("127.0.0.1", port, show)
        assert shown == [f"http://127.0.0.1:{port}/"]
