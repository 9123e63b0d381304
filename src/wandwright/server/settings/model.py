"""The settings of a server. What is declared here is listed by `wandwright serve --help` and in the host's guide."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from wandwright.server.errors import BadSettings
from wandwright.server.settings.declaring import Group, Option, Rate
from wandwright.server.settings.folders import STATIC, data_folder
from wandwright.server.settings.reading import Names, Origins, Packs, Prefix, WrittenRate

# Worker processes read their settings here, because a server with several workers starts each of them anew.
ENVIRONMENT = "WANDWRIGHT_SERVER"
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
DAY = 86_400
YEAR = 365 * DAY
MOST = 1_000_000


class Place(Group):
    """Where the server listens."""

    host: Annotated[str, Option("ADDRESS", "the address to listen on; 0.0.0.0 for all who can reach this machine")] = (
        "127.0.0.1"
    )
    port: Annotated[int, Option("N", "the port; 0 takes any free one", 0, 65_535)] = 8742
    workers: Annotated[int, Option("N", "how many processes serve; more than 1 need PostgreSQL", 1, 64)] = 1
    root_path: Annotated[
        Prefix, Option("PATH", "the path below which a proxy shows this server, like /games", usually="the top")
    ] = ""
    allowed_hosts: Annotated[
        Names, Option("NAME", "a name of this server on the internet, like play.example.org; addresses need none")
    ] = ()
    allow_origins: Annotated[Origins, Option("URL", "another page that may talk to this server")] = ()
    proxies: Annotated[Names, Option("ADDRESS", "a proxy, or a network of them, to believe about who asks")] = ()


class Data(Group):
    """What it works with."""

    data: Annotated[Path, Option("DIR", "where tables are kept", usually="your data folder")] = Field(
        default_factory=data_folder
    )
    database: Annotated[
        str, Option("URL", "an SQLite file, or postgresql://user@host/name", usually="a file in the data folder")
    ] = ""
    lock_seconds: Annotated[
        float, Option("SECONDS", "how long a write waits while another program holds the SQLite file", 0, 600)
    ] = 10.0
    packs: Annotated[Packs, Option("DIR", "own cards, offered in the lobby beside those of the box")] = ()
    workshop: Annotated[
        bool, Option("true|false", "whether cards that somebody writes in the browser may be tried at a table here")
    ] = False
    static: Annotated[Path, Option("DIR", "the built page", usually="the one of this package")] = STATIC
    log_format: Annotated[
        Literal["text", "json"], Option("text|json", "how the log is written: text for people, json for programs")
    ] = "text"


class Play(Group):
    """What people at a table notice."""

    bot_pause: Annotated[float, Option("SECONDS", "how long a bot waits before it answers", 0, 60)] = 0.3
    story_seconds: Annotated[
        float, Option("SECONDS", "how long a bot waits at most until people have seen what happened", 0, 3600)
    ] = 20.0
    alone_seconds: Annotated[
        float, Option("SECONDS", "how long bots and automatic answers go on when the last person has gone", 0, DAY)
    ] = 30.0
    cover_seconds: Annotated[
        float, Option("SECONDS", "after so long anybody may let a bot play for somebody who is away", 0, YEAR)
    ] = 60.0
    vote_seconds: Annotated[float, Option("SECONDS", "how long an undo waits for the others' yes", 0, YEAR)] = 180.0
    most_entries: Annotated[
        int, Option("N", "so many answers and undos a table takes; then it goes on at a new one", 1, MOST)
    ] = 20_000
    most_chats: Annotated[int, Option("N", "so many lines of chat a table keeps", 1, MOST)] = 5_000


class Work(Group):
    """Processes beside the server."""

    bot_processes: Annotated[int, Option("N", "how many think for bots and give hints", 1, 64)] = 2
    thought_seconds: Annotated[
        float, Option("SECONDS", "how long a bot or a hint is thought about; then a bot takes any answer", 0.1, 600)
    ] = 5.0
    worker_megabytes: Annotated[
        int, Option("MB", "the memory of each process, where the system can limit it; 0: no limit", 0, MOST)
    ] = 1000
    import_processes: Annotated[int, Option("N", "how many read imported files", 1, 64)] = 1
    import_kilobytes: Annotated[int, Option("KB", "the largest match that can be imported", 1, 20_000)] = 1000
    import_actions: Annotated[
        int, Option("N", "the longest match that can be imported; we have seen 1,300", 1, MOST)
    ] = 10_000
    import_seconds: Annotated[float, Option("SECONDS", "how long an imported file may be read", 0.1, 600)] = 30.0


class Limits(Group):
    """Limits for strangers (a rate is so many a second / so many at once)."""

    most_connections: Annotated[int, Option("N", "open connections in all", 1, MOST)] = 10_000
    address_connections: Annotated[int, Option("N", "open connections from one address", 1, MOST)] = 500
    table_connections: Annotated[int, Option("N", "open connections at a table, half of them spectators", 2, MOST)] = (
        100
    )
    request_seconds: Annotated[float, Option("SECONDS", "how long a request may take to arrive", 0.1, 3600)] = 15.0
    hello_seconds: Annotated[float, Option("SECONDS", "how long a WebSocket may stay without a key", 0.1, 3600)] = 10.0
    messages: Annotated[WrittenRate, Option("RATE", "messages of one connection")] = MESSAGES
    frames: Annotated[WrittenRate, Option("RATE", "WebSocket frames of one connection")] = FRAMES
    chats: Annotated[WrittenRate, Option("RATE", "lines of chat of one connection")] = CHATS
    address_messages: Annotated[WrittenRate, Option("RATE", "messages of one address")] = ADDRESS_MESSAGES
    connections: Annotated[WrittenRate, Option("RATE", "new WebSockets of one address")] = CONNECTIONS
    posts: Annotated[WrittenRate, Option("RATE", "new tables and other POSTs of one address")] = POSTS
    gets: Annotated[WrittenRate, Option("RATE", "GETs of one address; a page brings dozens")] = GETS
    dear_gets: Annotated[WrittenRate, Option("RATE", "GETs of one address that take long to answer")] = DEAR_GETS


class Keeping(Group):
    """How long tables are kept (days; 0: for ever)."""

    idle_seconds: Annotated[
        float, Option("SECONDS", "after so long without a connection a table leaves memory for the disk", 0, YEAR)
    ] = 600.0
    keep_unplayed_days: Annotated[
        float, Option("DAYS", "delete tables never begun after so many days untouched", 0, 100_000)
    ] = 7.0
    keep_finished_days: Annotated[
        float, Option("DAYS", "delete tables that are over after so many days untouched", 0, 100_000)
    ] = 180.0
    keep_idle_days: Annotated[
        float, Option("DAYS", "delete tables left midway after so many days untouched", 0, 100_000)
    ] = 365.0


class Settings(Keeping, Limits, Work, Play, Data, Place):
    """All that can be set; made directly, nothing but what is given here counts."""

    @property
    def import_bytes(self) -> int:
        return self.import_kilobytes * 1000

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


def groups() -> tuple[type[Group], ...]:
    """The settings by what they are about, in the order in which a host reads them."""
    return (Place, Data, Play, Work, Limits, Keeping)
