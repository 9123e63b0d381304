"""The server, put together."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from fastapi import FastAPI, WebSocket
from fastapi.responses import PlainTextResponse

from wandwright.engine import VERSION
from wandwright.server.books.routes import books
from wandwright.server.edge.admission import Guarded
from wandwright.server.edge.affinity import office_of_workers
from wandwright.server.edge.connection_limits import Places
from wandwright.server.errors import BadSettings
from wandwright.server.registry import vote_endings
from wandwright.server.registry.driver import Driver
from wandwright.server.registry.expiry import Expiry
from wandwright.server.registry.health import Health
from wandwright.server.registry.listening import Listener
from wandwright.server.registry.presence import Presence
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.routes.ending_routes import afterwards
from wandwright.server.routes.history import history
from wandwright.server.routes.lobby import lobby
from wandwright.server.routes.pages import pages
from wandwright.server.routes.replies import answer_errors
from wandwright.server.routes.review_routes import reviews
from wandwright.server.routes.sockets import Sockets
from wandwright.server.routes.workshop import workshop
from wandwright.server.settings import ENVIRONMENT, Settings
from wandwright.server.storage.database_trouble import TROUBLE, note
from wandwright.server.workers.garbage_collection import Collector
from wandwright.server.workers.supervision import end_with_supervisor
from wandwright.server.workers.texts import read_texts

SWEEP_SECONDS = 5.0
SWITCH_SECONDS = 0.001
LOG = logging.getLogger("wandwright.server")


def create_app(settings: Settings, *, alone: bool = False) -> Guarded:
    """An application on one database. Its registry is made here, so a database that can't be opened is told at once.

    alone  the process has nothing else to do: its garbage is collected as suits those who play
    """
    # A thread that plays a long match again gives way to those who play, often.
    sys.setswitchinterval(SWITCH_SECONDS)
    registry = TableRegistry(settings)
    registry.after_change = Driver(registry).wake
    presence = Presence(registry)
    sockets = Sockets(registry, presence)
    app = Guarded(
        title="Wandwright",
        version=VERSION,
        lifespan=lifespan_of(registry, presence, alone=alone),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.registry = registry
    app.settings = settings
    app.lines = Places(settings.address_connections, settings.most_connections)
    answer_errors(app)
    add_watching(app, registry)

    @app.websocket("/api/tables/{table}/ws")
    async def talk(socket: WebSocket, table: str) -> None:
        await sockets.serve(socket, table)

    app.include_router(lobby(registry))
    app.include_router(workshop(registry))
    app.include_router(history(registry))
    app.include_router(afterwards(registry))
    app.include_router(reviews(registry))
    app.include_router(books(registry))
    app.include_router(pages(app, settings.static, settings.root_path))
    return app


def count_now(registry: TableRegistry) -> None:
    """Another worker may be asked for the sums, so each keeps its own numbers fresh."""
    registry.metrics.now(
        tables=len(registry.tables), connections=sum(len(table.connections) for table in registry.tables.values())
    )


def lifespan_of(
    registry: TableRegistry, presence: Presence, *, alone: bool
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    """What goes on from the start of the server to its end."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        registry.thinkers.warm_up()
        registry.importer.warm_up()
        listener = Listener(registry, presence)
        tasks = [
            asyncio.create_task(sweep(registry, presence, Expiry(registry))),
            asyncio.create_task(listener.listen()),
        ]
        if alone:
            tasks.append(asyncio.create_task(Collector(lambda: registry.heard).work()))
        await registry.run_long(read_texts)
        await listener.ready.wait()
        try:
            yield
        finally:
            office = app.office if isinstance(app, Guarded) else None
            if office is not None:
                office.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await registry.close()

    return lifespan


def add_watching(app: FastAPI, registry: TableRegistry) -> None:
    """What a host looks at."""
    checked = Health(registry)

    @app.get("/health", response_class=PlainTextResponse, tags=["server"])
    async def health() -> PlainTextResponse:
        """200 while the server answers and its database takes what is written."""
        if await checked.is_well():
            return PlainTextResponse("ok\n")
        return PlainTextResponse("The database takes nothing: it is gone, locked, full or read-only.\n", 503)

    @app.get("/metrics", response_class=PlainTextResponse, tags=["server"])
    async def metrics() -> PlainTextResponse:
        """Numbers for Prometheus."""
        count_now(registry)
        return PlainTextResponse(registry.metrics.text(), media_type="text/plain; version=0.0.4")


async def sweep(registry: TableRegistry, presence: Presence, expiry: Expiry) -> None:
    """Let idle tables leave memory and old ones the disk, and keep the news of who is there fresh."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        registry.sweep()
        count_now(registry)
        await presence.repeat()
        try:
            await vote_endings.end_forgotten(registry, time.time())
            await expiry.run()
        except TROUBLE as problem:
            note(problem)


def from_environment() -> Guarded:
    """What each worker process runs; it ends when whoever watches over the workers does, even by `kill -9`."""
    threading.Thread(target=end_with_supervisor, name="supervisor", daemon=True).start()
    try:
        app = create_app(Settings.model_validate_json(os.environ[ENVIRONMENT]), alone=True)
    except BadSettings as problem:
        # Its database has gone since the others started, say: whoever watches over the workers starts another one.
        raise SystemExit(str(problem)) from problem
    app.office = office_of_workers()
    return app
