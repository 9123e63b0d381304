"""Secrets of seats, hosts and spectators, kept as hashes."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable

TABLE_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")


def new_secret() -> str:
    """192 bits as text that fits a link."""
    return secrets.token_urlsafe(24)


def new_name() -> str:
    """The name of a table: no secret, but not to be guessed either."""
    return secrets.token_urlsafe(9)


def hashed(secret: str) -> str:
    """What is kept of a secret. A plain hash is enough, because the secrets are long and random."""
    return hashlib.sha256(secret.encode()).hexdigest()


def opens(secret_hash: str, kept: str) -> bool:
    """Are they the same? It takes the same time whatever the answer."""
    return hmac.compare_digest(secret_hash.encode(), kept.encode())


def opens_any(secret_hashes: Iterable[str], kept: str) -> bool:
    """Constant-time comparison with all stored hashes."""
    found = [opens(secret_hash, kept) for secret_hash in secret_hashes]
    return any(found)
