"""Logging: a line for people, or JSON for programs, with the request and the table."""

from __future__ import annotations

import json
import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

FORMATS = ("text", "json")
# Which request is being answered, and at which table: whatever is written meanwhile belongs to them.
REQUEST: ContextVar[str] = ContextVar("request", default="")
TABLE: ContextVar[str] = ContextVar("table", default="")


class Where(logging.Filter):
    """Tells every line which request and which table it belongs to."""

    def filter(self, record: logging.LogRecord) -> bool:
        known = {"request": REQUEST.get(), "table": TABLE.get()}
        where = "".join(f" {name}={value}" for name, value in known.items() if value)
        record.__dict__.update(known, where=where)
        return True


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
            "request": getattr(record, "request", ""),
            "table": getattr(record, "table", ""),
            "trace": self.formatException(record.exc_info) if record.exc_info else "",
        }
        return json.dumps({name: value for name, value in line.items() if value}, ensure_ascii=False)


def configuration(form: str, level: str) -> dict[str, Any]:
    """For `logging.config`: everything to the error stream, in one form."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"where": {"()": Where}},
        "formatters": {
            "text": {"format": "%(asctime)s %(levelname)s %(message)s%(where)s"},
            "json": {"()": JsonLines},
        },
        "handlers": {"stream": {"class": "logging.StreamHandler", "formatter": form, "filters": ["where"]}},
        # What others' packages tell of their work is of use to nobody who runs a server.
        "root": {"handlers": ["stream"], "level": "WARNING"},
        "loggers": {name: {"level": level.upper()} for name in ("uvicorn", "wandwright")},
    }
