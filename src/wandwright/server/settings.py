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


# Of one connection: messages, and what they come in; browsers answer pings, and proxies may cut messages up.
MESSAGES = Rate(20.0, 60)
FRAMES = Rate(50.0, 400)
# Of one address, behind which a club may sit.
ADDRESS_MESSAGES = Rate(100.0, 1000)
POSTS = Rate(5.0, 60)
CONNECTIONS = Rate(10.0, 100)
# Of one address: all that is only looked at (a page brings dozens of files), and of that what takes long to make.
GETS = Rate(100.0, 2000)
DEAR_GETS = Rate(20.0, 300)
# Of one connection.
CHATS = Rate(1.0, 10)
RATES = ("messages", "frames", "address_messages", "posts", "connections", "gets", "dear_gets", "chats")
NAMES = ("allow_origins", "allowed_hosts", "proxies")


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
    thought_seconds  how long a bot or the adviser may think; then a bot takes any answer, and the adviser has none
    worker_megabytes  the memory of each process that thinks or imports, where the system can limit it; 0: no limit
    import_processes  how many processes read imported files; 0: a thread of this process
    import_bytes, import_actions, import_seconds  how large and how long an imported match may be, and how long it may
                   take to be read; the longest honest matches we have seen have 30 kB and 1,300 actions
    packs          directories with own cards, offered beside those of the box
    idle_seconds   a table without connections leaves memory after so long
    cover_seconds  after so long anybody at the table may let a bot play for somebody who is away
    vote_seconds   an undo that waits for others to agree is off after so long
    host           the address that the server listens on; empty where whoever started it did not say
    root_path      the path below which a proxy shows this server, like /games; empty: at the top
    log_format     how the log is written: text for people, json for programs
    alone_seconds  bots and automatic answers go on for so long when the last person has gone, and then wait
    most_entries   so many answers and undos a table takes, then its match has to go on at a new one
    lock_seconds   how long a write waits while another program holds the SQLite file
    request_seconds how long somebody may take to send a request
    most_connections, address_connections, table_connections
                   how many may be open at once: in all, from one address, at one table (half of them spectators)
    keep_unplayed_days, keep_finished_days, keep_idle_days
                   tables that nobody has touched for so long are deleted: before the first answer, after the end,
                   in between; 0: never
    most_chats     so many lines of chat a table keeps
    allowed_hosts  names by which browsers may call this server, beside addresses and names of the local network
    proxies        addresses of proxies whose word about who asks is believed
    """

    database: str = ""
    data: Path = field(default_factory=data_folder)
    static: Path = STATIC
    allow_origins: tuple[str, ...] = ()
    packs: tuple[Path, ...] = ()
    bot_pause: float = 0.3
    story_seconds: float = 20.0
    bot_processes: int = 2
    thought_seconds: float = 5.0
    worker_megabytes: int = 1000
    import_processes: int = 1
    import_bytes: int = 1_000_000
    import_actions: int = 10_000
    import_seconds: float = 30.0
    idle_seconds: float = 600.0
    cover_seconds: float = 60.0
    vote_seconds: float = 180.0
    host: str = ""
    root_path: str = ""
    log_format: str = "text"
    hello_seconds: float = 10.0
    messages: Rate = MESSAGES
    frames: Rate = FRAMES
    address_messages: Rate = ADDRESS_MESSAGES
    posts: Rate = POSTS
    connections: Rate = CONNECTIONS
    gets: Rate = GETS
    dear_gets: Rate = DEAR_GETS
    chats: Rate = CHATS
    alone_seconds: float = 30.0
    most_entries: int = 20_000
    lock_seconds: float = 10.0
    request_seconds: float = 15.0
    most_connections: int = 10_000
    address_connections: int = 500
    table_connections: int = 100
    keep_unplayed_days: float = 7.0
    keep_finished_days: float = 180.0
    keep_idle_days: float = 365.0
    most_chats: int = 5_000
    allowed_hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()

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
        for name in RATES:
            data[name] = Rate(*data[name])
        for name in NAMES:
            data[name] = tuple(data[name])
        data["data"], data["static"] = Path(data["data"]), Path(data["static"])
        data["packs"] = tuple(Path(pack) for pack in data["packs"])
        return Settings(**data)


def plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    return str(value) if isinstance(value, Path) else value
