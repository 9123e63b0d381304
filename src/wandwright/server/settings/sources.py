"""Sources of settings: the command line comes before the environment, that before a file, that before defaults."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic_settings import BaseSettings, InitSettingsSource, PydanticBaseSettingsSource, SettingsConfigDict

from wandwright.engine.errors import nearest
from wandwright.server.errors import BadSettings
from wandwright.server.settings.declaring import PREFIX, Known, known
from wandwright.server.settings.model import Settings

# Names the file, where the command line names none.
FILE = f"{PREFIX}CONFIG"
ALL = {one.name: one for one in known(Settings)}
Values = Mapping[str, Any]
Where = Callable[[Known], str]


def gather(told: Values, file: str = "") -> Settings:
    """The settings of a server; `told` are those of the command line. BadSettings says which is wrong, and where."""
    name = file or os.environ.get(FILE, "")
    found = read_file(name) if name else {}

    def where(one: Known) -> str:
        if one.name in told:
            return one.flag
        return one.variable if os.environ.get(one.variable) else f"{one.name} in {name}"

    return checked(lambda: merged(told, found), where)


def only(told: Values) -> Settings:
    """Settings for one's own machine: neither the environment nor a file changes how its table is served."""
    return checked(lambda: Settings.model_validate(told), lambda one: one.flag)


def read_file(name: str) -> dict[str, Any]:
    """The settings in a file."""
    try:
        found = tomllib.loads(Path(name).read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadSettings(
            f"The settings in {name} can't be read: {problem.strerror}. Name another file with --config."
        ) from problem
    except ValueError as problem:
        raise BadSettings(
            f"The settings in {name} are no TOML: {problem}. Write lines like bot_pause = 0.5."
        ) from problem
    for key, value in found.items():
        if key not in ALL:
            raise BadSettings(f"There is no setting {key}, which {name} gives. {nearest(key, ALL)}")
        if isinstance(value, bool) and ALL[key].info.annotation is not bool:
            # It would pass for a number.
            raise refusal(ALL[key], lambda one: f"{one.name} in {name}")
    return found


def merged(told: Values, found: dict[str, Any]) -> Settings:
    """What was told, then the environment, then what was found in a file."""

    class Sources(Settings, BaseSettings):
        model_config = SettingsConfigDict(
            populate_by_name=False,
            env_prefix=PREFIX,
            env_prefix_target="all",
            # A line without a value in an env file is no value.
            env_ignore_empty=True,
            # What is several things in one text is taken apart by its own field.
            enable_decoding=False,
        )

        @classmethod
        def settings_customise_sources(
            cls,
            settings_cls: type[BaseSettings],
            init_settings: PydanticBaseSettingsSource,
            env_settings: PydanticBaseSettingsSource,
            dotenv_settings: PydanticBaseSettingsSource,
            file_secret_settings: PydanticBaseSettingsSource,
        ) -> tuple[PydanticBaseSettingsSource, ...]:
            return init_settings, env_settings, InitSettingsSource(settings_cls, found)

    return Settings(**dict(Sources(**told)))


def checked(make: Callable[[], Settings], where: Where) -> Settings:
    """Settings whose values are of the right kind and within a host's bounds."""
    try:
        made = make()
    except ValidationError as problem:
        first = problem.errors()[0]
        raise refusal(ALL[str(first["loc"][0])], where) from problem
    for one in ALL.values():
        value, (low, high) = getattr(made, one.field), (one.option.low, one.option.high)
        if low is not None and high is not None and not low <= value <= high:
            raise refusal(one, where)
    return made


def refusal(one: Known, where: Where) -> BadSettings:
    return BadSettings(f"{where(one)} has a value that can't be used. Give {one.wanted}.")
