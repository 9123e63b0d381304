"""Arguments that the commands share: exit codes, help with examples, and the reading of options and bots."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wandwright import bots
from wandwright.cli.speech import speak
from wandwright.engine.errors import BadOption, UnknownOption, UnknownSeat, nearest
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.options import Option

DONE = 0
FAILED = 1
USAGE = 2
INTERRUPTED = 130

EXIT_CODES = """exit codes:
  0    done
  1    a check failed
  2    the command was not understood, or something it needs is missing
  130  interrupted with Ctrl-C"""
EVERYBODY = "all"


class Command(argparse.ArgumentParser):
    """A command. `late` adds options that take a moment to load, once somebody types it or asks for its help."""

    late: Callable[[], None] | None = None

    def complete(self) -> None:
        """With all its options."""
        late, self.late = self.late, None
        if late is not None:
            late()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        self.complete()
        return super().parse_known_args(args, namespace)


def add_command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    summary: str,
    examples: Sequence[str],
    *,
    seats_bots: bool = False,
    late: Callable[[], None] | None = None,
) -> argparse.ArgumentParser:
    """A command with its help: what it does, examples, the bots where it seats some, exit codes."""
    command = commands.add_parser(
        name,
        help=summary,
        description=f"{summary[:1].upper()}{summary[1:]}.",
        epilog=epilog(examples, bot_lines() if seats_bots else ()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    if late is not None and isinstance(command, Command):
        command.late = late
    return command


def epilog(examples: Sequence[str], seated: Sequence[str] = ()) -> str:
    lines = ["examples:", *(f"  {example}" for example in examples), ""]
    if seated:
        lines += ["bots:", *seated, ""]
    return "\n".join((*lines, EXIT_CODES))


def bot_lines() -> list[str]:
    """Every bot as it is typed, who it is, and how it plays; the usual partner first."""
    taken: list[str] = []
    lines = []
    for bot in sorted(bots.names(), key=lambda name: name != bots.USUAL):
        taken.append(bots.person(bot, taken))
        lines.append(f"  {bot:9} {taken[-1]}: {bots.summary(bot)}")
    return lines


def read_options(game: Game, texts: Sequence[str]) -> dict[str, Any]:
    """Options written as name=value; a list is written with commas."""
    known = {option.name: option for option in game.options()}
    found: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals:
            raise BadOption(f"An option is written name=value, for instance {example(game)}, not {text!r}.")
        if name not in known:
            raise UnknownOption(f"There is no option {name!r}. {nearest(name, known)}")
        found[name] = known[name].check(read_value(known[name], value))
    return found


def example(game: Game) -> str:
    option = game.options()[0]
    return f"{option.name}={option.default}"


def read_value(option: Option, text: str) -> Any:
    """The value behind its text; what does not fit is left as text, for the option's own check to refuse."""
    if option.many:
        return [read_one(option, part) for part in text.replace(",", " ").split()]
    return read_one(option, text.strip())


def read_one(option: Option, text: str) -> Any:
    if option.values:
        return text.casefold()
    return int(text) if text.isascii() and text.isdigit() else text


def choosable(game: Game) -> tuple[Option, ...]:
    """The options that a person chooses; a text is written by what keeps it, such as the book of a campaign."""
    return tuple(option for option in game.options() if not option.longest)


def allowed(option: Option) -> str:
    """What an option can be, in a few words."""
    values = ", ".join(option.values) if option.values else speak("from-to", low=option.low, high=option.high)
    return speak("list-of", values=values) if option.many else values


def default_of(option: Option) -> str:
    return ", ".join(option.default) if option.many else str(option.default)


def read_bots(texts: Sequence[str], names: Mapping[int, str]) -> dict[int, str]:
    """Bots written as SEAT=NAME, where SEAT is a number from 0, the name at that seat, or all."""
    found: dict[int, str] = {}
    for text in texts:
        seat, equals, name = text.partition("=")
        if not equals:
            raise UnknownSeat(f"A bot is written SEAT=NAME, for instance 1=policy, not {text!r}.")
        bots.summary(name.strip())
        found.update(dict.fromkeys(find_seats(seat.strip(), names), name.strip()))
    return found


def find_seats(text: str, names: Mapping[int, str]) -> list[int]:
    """The seats meant by a number, a name or `all`."""
    if text == EVERYBODY:
        return list(names)
    seats = [seat for seat, name in names.items() if text in (str(seat), name, name.casefold())]
    if not seats:
        known = ", ".join(f"{seat} ({name})" for seat, name in names.items())
        raise UnknownSeat(f"There is no seat {text!r}; the seats are {known}, or {EVERYBODY}.")
    return seats
