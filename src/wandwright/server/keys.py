"""Secrets of seats, hosts and spectators, kept as hashes; and the seal on exported matches that still run."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import re
import secrets
from collections.abc import Iterable
from pathlib import Path

from cryptography.fernet import Fernet, InvalidToken

from wandwright.server.errors import Refusal

SEALED = "wandwright-sealed"
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
    """Is one of them the kept one? All are compared."""
    found = [opens(secret_hash, kept) for secret_hash in secret_hashes]
    return any(found)


class Seal:
    """Seals the save of a running match, so that its hidden cards leave the server unreadable."""

    def __init__(self, folder: Path) -> None:
        self._fernet = Fernet(read_key(folder / "seal.key"))

    def close(self, save: str) -> str:
        token = self._fernet.encrypt(save.encode()).decode()
        return json.dumps({SEALED: 1, "token": token})

    def open(self, text: str) -> str:
        """The save behind a sealed one; what is not sealed comes back as it is."""
        if not text.lstrip().startswith("{") or SEALED not in text[:200]:
            return text
        try:
            return self._fernet.decrypt(json.loads(text)["token"].encode()).decode()
        except (InvalidToken, ValueError, TypeError, AttributeError, KeyError, RecursionError) as problem:
            raise Refusal(
                "This match was sealed by another server or was changed since. "
                "Import it where it was exported, or export it again when it is over."
            ) from problem


def read_key(path: Path) -> bytes:
    """The server's own key; made when it is first needed, readable by its owner only."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.{secrets.token_hex(4)}")
    if not path.exists():
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(Fernet.generate_key())
        try:
            # A link fails where the file is there already: of two servers that start at once, one key wins.
            os.link(fresh, path)
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    return path.read_bytes()
