"""REST for the books of campaigns. The secret of a book comes as a bearer."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from wandwright.server.books.keeping import Library
from wandwright.server.books.messages import (
    BookInfo,
    BookKeys,
    CloseLevel,
    GiveUp,
    ImportBook,
    LateHero,
    NewBook,
    NewMatch,
)
from wandwright.server.books.telling import book_info
from wandwright.server.protocol.lobby import TableKeys
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.routes.history import Bearer, attachment, key_of
from wandwright.server.routes.replies import REFUSALS
from wandwright.server.storage.book_rows import BookRow

BookId = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
# The body of an import is not read in this process, so its description does not follow from the code.
IMPORT = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": ImportBook.model_json_schema()}}}
}
FILE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/json": {}}, "description": "The book as one file, to be imported again."}
}


def books(registry: TableRegistry) -> APIRouter:
    """The routes of books."""
    library = Library(registry)
    router = APIRouter(prefix="/api/books", tags=["books"], responses=REFUSALS)
    add_new(router, library)
    add_looking(router, library)
    add_matches(router, library)
    return router


def add_new(router: APIRouter, library: Library) -> None:
    @router.post("", status_code=201)
    async def begin(wish: NewBook) -> BookKeys:
        """Begin a book. Its secret is told once, here."""
        return keys_of(*await library.begin(wish))

    @router.post("/import", status_code=201, openapi_extra=IMPORT)
    async def bring_in(request: Request) -> BookKeys:
        """A book from an exported file; one that no play can have led to is refused with the reason."""
        return keys_of(*await library.bring_in(await request.body()))


def keys_of(row: BookRow, secret: str) -> BookKeys:
    return BookKeys(book=row.id, secret=secret)


def add_looking(router: APIRouter, library: Library) -> None:
    @router.get("/{book}")
    async def show(book: BookId, bearer: Bearer) -> BookInfo:
        """The book: levels, heroes, history, and the match that is open."""
        return await book_info(library, await library.enter(book, key_of(bearer)))

    @router.get("/{book}/export", response_class=Response, responses=FILE)
    async def export(book: BookId, bearer: Bearer) -> Response:
        """The book as one file."""
        row = await library.enter(book, key_of(bearer))
        return attachment(row.text, "application/json", f"campaign-{row.id}.book")

    @router.post("/{book}/heroes")
    async def join(book: BookId, wish: LateHero, bearer: Bearer) -> BookInfo:
        """A hero joins late."""
        row = await library.enter(book, key_of(bearer))
        return await book_info(library, await library.change(row, lambda found: found.join(wish.hero)))


def add_matches(router: APIRouter, library: Library) -> None:
    @router.post("/{book}/matches", status_code=201)
    async def start(book: BookId, wish: NewMatch, bearer: Bearer) -> TableKeys:
        """Begin a match of an open level: the next one, the same again, or an earlier one for fun."""
        secret = key_of(bearer)
        return await library.start(await library.enter(book, secret), secret, wish)

    @router.post("/{book}/close")
    async def close(book: BookId, wish: CloseLevel, bearer: Bearer) -> BookInfo:
        """Write a match that is over into the book."""
        row = await library.enter(book, key_of(bearer))
        return await book_info(library, await library.close(row, wish))

    @router.post("/{book}/give-up")
    async def give_up(book: BookId, wish: GiveUp, bearer: Bearer) -> BookInfo:
        """End a match that still goes on."""
        row = await library.enter(book, key_of(bearer))
        return await book_info(library, await library.give_up(row, wish.table))
