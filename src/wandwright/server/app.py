"""The server, put together."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, WebSocket
from fastapi.responses import PlainTextResponse
from sqlalchemy.exc import SQLAlchemyError

from wandwright.engine import VERSION
from wandwright.server import votes
from wandwright.server.afterwards import afterwards
from wandwright.server.books.routes import books
from wandwright.server.collecting import Collector
from wandwright.server.driving import Driver
from wandwright.server.hall import Hall
from wandwright.server.history import history
from wandwright.server.limits import Buckets
from wandwright.server.listening import Listener
from wandwright.server.lobby import lobby
from wandwright.server.pages import pages
from wandwright.server.presence import Presence
from wandwright.server.replies import answer_errors
from wandwright.server.security import Guard
from wandwright.server.settings import ENVIRONMENT, Settings
from wandwright.server.sockets import Sockets

SWEEP_SECONDS = 5.0
LOG = logging.getLogger("wandwright.server")


def create_app(settings: Settings, *, alone: bool = False) -> FastAPI:
    """An application on one database. Its hall is made here, so a database that can't be opened is told at once.

    alone  the process has nothing else to do: its garbage is collected as suits those who play
    """
    hall = Hall(settings)
    Driver(hall)
    presence = Presence(hall)
    sockets = Sockets(hall, presence)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall.thinkers.warm_up()
        listener = Listener(hall, presence)
        tasks = [asyncio.create_task(sweep(hall, presence)), asyncio.create_task(listener.listen())]
        if alone:
            tasks.append(asyncio.create_task(Collector(lambda: hall.heard).work()))
        await listener.ready.wait()
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hall.close()

    app = FastAPI(
        title="Wandwright",
        version=VERSION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.hall = hall
    app.add_middleware(Guard, allowed=settings.allow_origins, posts=Buckets(settings.posts))
    answer_errors(app)

    @app.get("/health", response_class=PlainTextResponse, tags=["server"])
    async def health() -> PlainTextResponse:
        """200 while the server and its database answer."""
        try:
            await hall.call(hall.store.check)
        except SQLAlchemyError:
            return PlainTextResponse("The database does not answer.\n", 503)
        return PlainTextResponse("ok\n")

    @app.get("/metrics", response_class=PlainTextResponse, tags=["server"])
    async def metrics() -> PlainTextResponse:
        """Numbers for Prometheus."""
        connections = sum(len(table.connections) for table in hall.tables.values())
        text = hall.metrics.text(tables=len(hall.tables), connections=connections)
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4")

    @app.websocket("/api/tables/{table}/ws")
    async def talk(socket: WebSocket, table: str) -> None:
        await sockets.serve(socket, table)

    app.include_router(lobby(hall))
    app.include_router(history(hall))
    app.include_router(afterwards(hall))
    app.include_router(books(hall))
    app.include_router(pages(app, settings.static))
    return app


async def sweep(hall: Hall, presence: Presence) -> None:
    """Let idle tables leave memory, and keep the news of who is there fresh."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        hall.sweep()
        try:
            await votes.end_forgotten(hall, time.time())
            await presence.repeat()
        except SQLAlchemyError:
            LOG.warning("The database does not answer; who is there is told again later.")


def from_environment() -> FastAPI:
    """What each worker process runs."""
    return create_app(Settings.from_text(os.environ[ENVIRONMENT]), alone=True)
