"""Starting the server: one process, or several on PostgreSQL."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn

from wandwright.server.app import create_app
from wandwright.server.edge.affinity import ENVIRONMENT as SORTING
from wandwright.server.edge.http_deadline import PROTOCOL, raise_open_files
from wandwright.server.edge.logs import configuration
from wandwright.server.edge.websocket_transport import Wire
from wandwright.server.errors import BadSettings
from wandwright.server.metrics import FOLDER
from wandwright.server.registry.packs import Shelf
from wandwright.server.routes.sockets import LARGEST_MESSAGE
from wandwright.server.settings import ENVIRONMENT, Settings
from wandwright.server.storage.opening import open_store

FACTORY = "wandwright.server.app:from_environment"
# Time for open WebSockets to be closed when the server stops.
GRACE_SECONDS = 3


def serve(settings: Settings, *, quiet: bool = False) -> None:
    """Run until Ctrl-C."""
    raise_open_files()
    common = options(settings, quiet=quiet)
    if settings.workers == 1:
        uvicorn.run(create_app(settings, alone=True), **common)
        return
    if not settings.shared:
        raise BadSettings("Several workers need PostgreSQL: add --database postgresql://user@host/name.")
    # Each worker reads the packs by itself; what is wrong with one is told here, once.
    Shelf(settings.packs)
    # So does each open the database.
    open_store(settings).close()
    os.environ[ENVIRONMENT] = settings.model_dump_json()
    with TemporaryDirectory(prefix="wandwright-") as folder:
        # The workers keep their numbers there, so that any of them can tell the sums.
        os.environ[FOLDER] = folder
        os.environ[SORTING] = f"{settings.workers}:{folder}"
        uvicorn.run(FACTORY, factory=True, workers=settings.workers, **common)


def options(settings: Settings, *, quiet: bool) -> dict[str, Any]:
    """What the settings mean for the server below us."""
    level = "warning" if quiet else "info"
    return {
        "host": settings.host,
        "port": settings.port,
        "log_level": level,
        "log_config": configuration(settings.log_format, level),
        "access_log": not quiet,
        "ws": Wire,
        "ws_max_size": LARGEST_MESSAGE,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "server_header": False,
        # Whoever is not named here could call itself by any address, and so pass every limit.
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
        "http": PROTOCOL,
        "limit_concurrency": settings.most_connections,
    }


def free_port(host: str, wanted: int) -> int:
    """The wanted port if it is free, else another one."""
    for port in (wanted, 0):
        free = try_port(host, port)
        if free is not None:
            return free
    raise BadSettings(f"No port of {host} can be used; name another address with --host.")


def check_port(host: str, port: int) -> None:
    """BadSettings says what to do where the port can't be had."""
    if try_port(host, port) is not None:
        return
    other = free_port(host, 0)
    raise BadSettings(
        f"Port {port} of {host} is taken or not allowed; perhaps a table is open there already. "
        f"End what runs there, or name another port: --port {other}"
    )


def try_port(host: str, port: int) -> int | None:
    """The port that a server would get (any free one for 0), or None."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        if sys.platform != "win32":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return None
        return int(probe.getsockname()[1])


def open_when_ready(host: str, port: int, show: Callable[[str], bool] = webbrowser.open) -> threading.Thread:
    """Open the browser as soon as the server answers."""
    thread = threading.Thread(target=wait_and_show, args=(host, port, show), daemon=True)
    thread.start()
    return thread


def wait_and_show(host: str, port: int, show: Callable[[str], bool]) -> None:
    for _ in range(200):
        try:
            socket.create_connection((host, port), 0.5).close()
        except OSError:
            time.sleep(0.1)
            continue
        show(f"http://{host}:{port}/")
        return
