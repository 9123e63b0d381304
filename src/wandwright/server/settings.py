"""How a server is set up, and where it keeps its data."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from wandwright.server.errors import BadSettings

# Worker processes read their settings here, because a server with several workers starts each of them anew.
ENVIRONMENT = "WANDWRIGHT_SERVER"
STATIC = Path(__file__).parent / "static"


class Rate(NamedTuple):
    """So many in a second, with so many at once."""

    each_second: float
    at_once: int


# Of one connection; of one address; of one address.
MESSAGES = Rate(20.0, 60)
POSTS = Rate(5.0, 60)
CONNECTIONS = Rate(10.0, 100)


def data_folder() -> Path:
    """Where this system keeps a user's data; WANDWRIGHT_DATA names another folder."""
    if os.environ.get("WANDWRIGHT_DATA"):
        return Path(os.environ["WANDWRIGHT_DATA"])
    return usual_folder()


def usual_folder() -> Path:
    """The folder that is ours alone."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "wandwright"


@dataclass(frozen=True)
class Settings:
    """All that can be set.

    database       an address as SQLAlchemy writes it, or the path of an SQLite file; empty: a file in the data folder
    bot_pause      seconds between a question and a bot's answer, so that people can follow
    story_seconds  how long a bot waits at most until the people at the table have seen what happened
    bot_processes  how many processes think for bots; 0: a thread of this process
    packs          directories with own cards, offered beside those of the box
    idle_seconds   a table without connections leaves memory after so long
    cover_seconds  after so long anybody at the table may let a bot play for somebody who is away
    vote_seconds   an undo that waits for others to agree is off after so long
    host           the address that the server listens on; empty where whoever started it did not say
    """

    database: str = ""
    data: Path = field(default_factory=data_folder)
    static: Path = STATIC
    allow_origins: tuple[str, ...] = ()
    packs: tuple[Path, ...] = ()
    bot_pause: float = 0.3
    story_seconds: float = 20.0
    bot_processes: int = 1
    idle_seconds: float = 600.0
    cover_seconds: float = 60.0
    vote_seconds: float = 180.0
    host: str = ""
    hello_seconds: float = 10.0
    messages: Rate = MESSAGES
    posts: Rate = POSTS
    connections: Rate = CONNECTIONS

    @property
    def url(self) -> str:
        """The database as SQLAlchemy wants it."""
        if not self.database:
            return f"sqlite:///{self.data / 'tables.sqlite'}"
        scheme, found, rest = self.database.partition("://")
        if not found:
            return f"sqlite:///{Path(self.database).absolute()}"
        if scheme in ("postgresql", "postgres"):
            return f"postgresql+psycopg://{rest}"
        if scheme in ("sqlite", "postgresql+psycopg"):
            return self.database
        raise BadSettings("The database must be an SQLite file or an address like postgresql://user@host/name.")

    @property
    def shared(self) -> bool:
        """Can several processes use the database at the same time and tell each other?"""
        return self.url.startswith("postgresql")

    def to_text(self) -> str:
        """All settings as text, for a worker process."""
        return json.dumps({name: plain(value) for name, value in asdict(self).items()})

    @staticmethod
    def from_text(text: str) -> Settings:
        """The settings behind their text."""
        data: dict[str, Any] = json.loads(text)
        for name in ("messages", "posts", "connections"):
            data[name] = Rate(*data[name])
        data["data"], data["static"] = Path(data["data"]), Path(data["static"])
        data["allow_origins"] = tuple(data["allow_origins"])
        data["packs"] = tuple(Path(pack) for pack in data["packs"])
        return Settings(**data)


def plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    return str(value) if isinstance(value, Path) else value
