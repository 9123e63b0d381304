"""What a page costs on the wire, by what Chromium itself counts: every file with its headers, and both ways of a
WebSocket."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.browser.people import Person

# A frame of a WebSocket before it is compressed, so the true number is smaller.
FRAMES = ("Network.webSocketFrameReceived", "Network.webSocketFrameSent")


class Traffic:
    """Counts from now on."""

    def __init__(self, person: Person) -> None:
        self.bytes: Counter[str] = Counter()
        self._names: dict[str, str] = {}
        self._session = person.context.new_cdp_session(person.page)
        self._session.on("Network.requestWillBeSent", self._asked)
        self._session.on("Network.loadingFinished", self._came)
        for event in FRAMES:
            self._session.on(event, self._talked)
        self._session.send("Network.enable")
        # Files that come through the service worker are not counted with the page.
        self._session.send("Network.setBypassServiceWorker", {"bypass": True})

    def _asked(self, event: dict[str, Any]) -> None:
        self._names[event["requestId"]] = event["request"]["url"]

    def _came(self, event: dict[str, Any]) -> None:
        self.bytes[self._names.get(event["requestId"], "unknown")] += int(event["encodedDataLength"])

    def _talked(self, event: dict[str, Any]) -> None:
        self.bytes["the WebSocket"] += len(event["response"]["payloadData"].encode())

    @property
    def sum(self) -> int:
        return self.bytes.total()

    def told(self) -> str:
        """The dearest first."""
        return "\n".join(f"{count:9,} {name}" for name, count in self.bytes.most_common())
