"""Rate limits: token buckets, one for each connection and one for each address."""

from __future__ import annotations

import time
from collections import OrderedDict

from wandwright.server.settings import Rate

MOST_ADDRESSES = 10_000


class Bucket:
    """Fills with so many tokens a second; each thing done takes one."""

    __slots__ = ("_at", "_rate", "_tokens")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._tokens = float(rate.at_once)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Is there a token left? Then it is taken."""
        now = time.monotonic()
        self._tokens = min(self._rate.at_once, self._tokens + (now - self._at) * self._rate.each_second)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def give_back(self) -> None:
        """Refund a token for what the server itself had asked for."""
        self._tokens = min(self._rate.at_once, self._tokens + 1)


class Buckets:
    """One bucket for each address; those not used for longest are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()
