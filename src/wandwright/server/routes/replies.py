"""HTTP error responses: a fitting status and a sentence."""

from __future__ import annotations

import json
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from wandwright.engine.errors import Contradiction, UnknownGame, WandwrightError
from wandwright.server.errors import Conflict, NoEntry, OtherEdition, Refusal, ServerError
from wandwright.server.storage.database_trouble import DATABASE_ERRORS, DatabaseTrouble, note

WENT_WRONG = "Something went wrong at the server. Try again in a moment."


class Problem(BaseModel):
    """Why something was not done, in a sentence; code and values say it to a browser of another language."""

    detail: str
    code: str = ""
    values: dict[str, str | int] = {}


REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "What was asked for can't be done; the sentence says what can."},
    403: {"model": Problem, "description": "The page may not talk to this server."},
    404: {"model": Problem, "description": "There is no such game, or the key opens no such table."},
    409: {"model": Problem, "description": "It does not fit what the table is now."},
    413: {"model": Problem, "description": "Too large."},
    429: {"model": Problem, "description": "Too fast."},
    503: {"model": Problem, "description": "The database takes nothing now."},
}


def status_of(problem: WandwrightError) -> int:
    if isinstance(problem, NoEntry | UnknownGame):
        return 404
    if isinstance(problem, DatabaseTrouble):
        return 503
    if isinstance(problem, Refusal | Conflict | OtherEdition):
        return 409
    return 400


def answer_errors(app: FastAPI) -> None:
    """Every error of ours is an answer, never a crash."""

    @app.exception_handler(WandwrightError)
    async def answer(request: Request, problem: WandwrightError) -> JSONResponse:
        found = Problem(detail=sendable(str(problem)))
        if isinstance(problem, ServerError):
            found.code, found.values = problem.code, problem.values
        if isinstance(problem, Contradiction):
            found.code = problem.code
        return JSONResponse(found.model_dump(), status_of(problem))

    async def answer_later(request: Request, problem: Exception) -> JSONResponse:
        note(problem)
        return await answer(request, DatabaseTrouble())

    for kind in DATABASE_ERRORS:
        app.add_exception_handler(kind, answer_later)

    @app.exception_handler(Exception)
    async def own_up(request: Request, problem: Exception) -> JSONResponse:
        return JSONResponse(Problem(detail=WENT_WRONG, code="went-wrong").model_dump(), 500)

    @app.exception_handler(RequestValidationError)
    async def explain(request: Request, problem: RequestValidationError) -> JSONResponse:
        # What was sent is not sent back: it may hold secrets, or signs that can't be written.
        places = [{"loc": list(error["loc"]), "msg": error["msg"], "type": error["type"]} for error in problem.errors()]
        return JSONResponse({"detail": json.loads(sendable(json.dumps(places, ensure_ascii=False)))}, 422)


def sendable(text: str) -> str:
    """Halves of surrogate pairs can't be sent; they become question marks."""
    return text.encode("utf-8", "replace").decode()
