"""The browser's files, a page for when they are not built, and a page about the interface."""

from __future__ import annotations

import html
import mimetypes
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response

from wandwright.server.routes.build_hash import build_hash
from wandwright.server.routes.encodings import (
    ALWAYS_ASK,
    FOR_EVER,
    Body,
    answered,
    compressed,
    headers_of,
    is_known,
    not_modified,
    taken,
)

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Wandwright</title>
<body style="font-family: Georgia, serif; max-width: 40em; margin: 4em auto; padding: 0 1em">
<h1>The server is ready, the table is not</h1>
<p>The browser part has not been built yet. In the project's folder, type <code>make play</code>: it builds the table
and opens it here. In the meantime <code>wandwright play --terminal</code> opens the table in the terminal.</p>
<p><a href="./api/docs">The server's interface</a></p></body></html>"""
HTML = "text/html"
# The build lays these beside a file that is worth it (web/plugins/compressed.ts): the smaller one first.
ENDINGS = {"br": ".br", "gzip": ".gz"}
METHODS = ("get", "post", "delete")
# So begins every address of our own in the built page: it can't know below which path it will be shown.
OWN = '="./'
# The built page has an empty place for the build hash, by which it asks for cards and rules.
BUILD = 'name="build" content="'


def pages(app: FastAPI, static: Path, prefix: str = "") -> APIRouter:
    """Routes for everything that is not the interface. They come last, because they answer every path.

    The page itself is told where it is: whatever address it is opened by, its files lie below the prefix.
    """
    router = APIRouter(include_in_schema=False)
    root = static.resolve()
    # It says the same to everybody as long as the server runs.
    described = cache(lambda: describe(app.openapi()))

    @router.get("/api/docs")
    def documentation() -> HTMLResponse:
        return HTMLResponse(described())

    @router.api_route("/api/{path:path}", methods=["GET", "POST", "PUT", "PATCH", "DELETE"])
    def unknown(path: str) -> JSONResponse:
        return JSONResponse({"detail": "There is nothing here. See /api/docs for what there is."}, 404)

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    def page(request: Request, path: str) -> Response:
        file = file_for(root, path)
        if file is None:
            return HTMLResponse(placed(MISSING, prefix), 503)
        if file == root / "index.html":
            return answered(request, first_page(file, file.stat().st_mtime_ns, prefix), HTML)
        hashed = "assets" in file.relative_to(root).parts
        return built_file(request, file, FOR_EVER if hashed else ALWAYS_ASK)

    return router


@lru_cache(maxsize=4)
def first_page(file: Path, written: int, prefix: str) -> Body:
    """The page as it was written then: it is told where it is, and what its cards and rules are made of."""
    text = placed(file.read_text(encoding="utf-8"), prefix)
    return compressed(text.replace(BUILD, BUILD + build_hash()).encode())


def placed(page: str, prefix: str) -> str:
    return page.replace(OWN, f'="{prefix}/')


def built_file(request: Request, file: Path, cache: str) -> Response:
    """A file of the build, in the smallest form that lies beside it and that the request takes."""
    forms = {name: file.with_name(file.name + ending) for name, ending in ENDINGS.items()}
    encoding = taken(request.headers, [name for name, form in forms.items() if form.is_file()])
    known = file.stat()
    headers = headers_of(f"{known.st_mtime_ns:x}-{known.st_size:x}", encoding, cache)
    if is_known(request.headers, headers["etag"]):
        return not_modified(headers)
    media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return FileResponse(forms.get(encoding, file), media_type=media_type, headers=headers)


def file_for(root: Path, path: str) -> Path | None:
    """The file of that name below the folder; any other path is a place in the app, so it gets the first page."""
    index = root / "index.html"
    if path and "\0" not in path:
        file = root / path
        try:
            if file.resolve().is_relative_to(root) and file.is_file():
                return file.resolve()
        except OSError:
            # A name that no file system takes is no file.
            return index if index.is_file() else None
    return index if index.is_file() else None


def describe(document: dict[str, Any]) -> str:
    """The interface as a plain page, without scripts from elsewhere."""
    rows = [
        f"<tr><td><code>{method.upper()} {html.escape(path)}</code></td>"
        f"<td>{html.escape(about(entry[method]))}</td></tr>"
        for path, entry in document["paths"].items()
        for method in METHODS
        if method in entry
    ]
    names = "".join(
        f"<details><summary>{html.escape(name)}</summary><pre>{html.escape(fields(schema))}</pre></details>"
        for name, schema in document.get("components", {}).get("schemas", {}).items()
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Wandwright: the interface</title>'
        '<body style="font-family: sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em">'
        "<h1>Wandwright: the interface</h1><p>The same as <a href='openapi.json'>OpenAPI</a>. The table itself "
        "talks over a WebSocket at <code>/api/tables/{table}/ws</code>; its messages are printed by "
        "<code>python -m wandwright.server.schema</code>.</p>"
        f"<table cellpadding='6'>{''.join(rows)}</table><h2>Messages</h2>{names}</body></html>"
    )


def about(entry: dict[str, Any]) -> str:
    return str(entry.get("description") or entry.get("summary", ""))


def fields(schema: dict[str, Any]) -> str:
    lines = [str(schema.get("description", ""))]
    lines += [f"{name}: {kind_of(field)}" for name, field in schema.get("properties", {}).items()]
    return "\n".join(line for line in lines if line)


def kind_of(field: dict[str, Any]) -> str:
    if "$ref" in field:
        return str(field["$ref"]).rpartition("/")[2]
    if "anyOf" in field:
        return " or ".join(kind_of(part) for part in field["anyOf"])
    if field.get("type") == "array":
        return f"list of {kind_of(field.get('items', {}))}"
    return str(field.get("const", field.get("type", "anything")))
