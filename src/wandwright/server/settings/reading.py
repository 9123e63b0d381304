"""Parsing of setting values that a host writes as text."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator

from wandwright.engine.matches.games import check_packs
from wandwright.server.errors import BadSettings
from wandwright.server.settings.declaring import Rate

PREFIX = re.compile(r"(/[A-Za-z0-9._~-]+)*")


def by_stroke(value: Any) -> Any:
    """A rate by its two numbers."""
    return value.split("/") if isinstance(value, str) else value


def by_comma(value: Any) -> Any:
    """Several things in one text."""
    return [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value


def pack_folders(value: Any) -> list[str]:
    return [str(folder) for folder in check_packs(by_comma(value))]


def without_stroke(origins: tuple[str, ...]) -> tuple[str, ...]:
    """As browsers name them."""
    return tuple(origin.rstrip("/") for origin in origins)


def check_prefix(text: str) -> str:
    """A path below which the server shall be found, without a stroke at its end; empty for none."""
    prefix = f"/{text.strip('/')}" if text.strip("/") else ""
    if not PREFIX.fullmatch(prefix) or ".." in prefix:
        raise BadSettings("The prefix must be a plain path like /games.")
    return prefix


Prefix = Annotated[str, AfterValidator(check_prefix)]
Names = Annotated[tuple[str, ...], BeforeValidator(by_comma)]
Origins = Annotated[tuple[str, ...], BeforeValidator(by_comma), AfterValidator(without_stroke)]
Packs = Annotated[tuple[Path, ...], BeforeValidator(pack_folders)]
WrittenRate = Annotated[Rate, BeforeValidator(by_stroke)]
