"""`wandwright terminal`, and `wandwright play --terminal`: the table in the terminal."""

from __future__ import annotations

import argparse
import secrets
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

from wandwright.cli.arguments import DONE, INTERRUPTED, add_command, read_bots, read_options
from wandwright.cli.speech import LANGUAGES, language_here, speak
from wandwright.cli.table.desk import Desk
from wandwright.cli.table.dialogue import USUAL_GAME, Dialogue, Questions
from wandwright.cli.table.keeping import CannotKeep, read_match
from wandwright.cli.table.reader import EndOfInput, Reader
from wandwright.cli.table.screen import Screen
from wandwright.cli.table.session import Session
from wandwright.engine.display.tables import seat_names, table_of
from wandwright.engine.language import speaking
from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.matches import Match

EXAMPLES = (
    "wandwright terminal hogwarts-battle                               asks what you want to play",
    "wandwright terminal hogwarts-battle --option game=3 --bot 1=policy",
    "wandwright terminal hogwarts-battle --seats 3 --option heroes=ron,harry,neville --seed 7",
    "wandwright terminal hogwarts-battle --load evening.save --bot ron=policy",
    "wandwright terminal hogwarts-battle --seats 2 --bot all=policy    watch the bots",
    "wandwright terminal hogwarts-battle --language cs                 in Czech",
    "wandwright terminal hogwarts-battle --seats 2 < answers.txt       answers from a file, one a line",
)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    terminal = add_command(
        commands, "terminal", "play in the terminal, with people and bots in any mix", EXAMPLES, seats_bots=True
    )
    terminal.add_argument(
        "game", nargs="?", metavar="GAME", help=f"the game, for instance {USUAL_GAME} (default: it asks)"
    )
    add_pack(terminal)
    add_flags(terminal)
    terminal.set_defaults(run=run)


def add_pack(command: argparse._ActionsContainer) -> None:
    command.add_argument("--pack", action="append", default=[], metavar="DIR", help="a pack of your own cards")


def add_flags(command: argparse._ActionsContainer) -> None:
    command.add_argument("--seats", type=int, metavar="N", help="how many seats")
    command.add_argument(
        "--seed",
        type=int,
        metavar="S",
        help="a number from 0 to 2**256 - 1; the same seed gives the same match (default: a new one)",
    )
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    command.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="SEAT=BOT",
        help="a bot for a seat: 1=policy, ron=policy, all=uniform",
    )
    command.add_argument(
        "--language", choices=LANGUAGES, help="the language of the table (default: the one of this system)"
    )
    command.add_argument("--load", metavar="FILE", type=Path, help="go on with a saved match")
    command.add_argument("--plain", action="store_true", help="plain lines: no colours, no boxes, no redrawing")


def run(chosen: argparse.Namespace) -> int:
    reader = Reader()
    screen = Screen(plain=chosen.plain, keyboard=reader.keyboard)
    with ends_like_interrupts(), speaking(chosen.language or language_here()):
        try:
            found = game(chosen.game or wished(chosen, reader, screen), tuple(chosen.pack))
            Session(sit_down(found, chosen, reader, screen), reader).run()
        except EndOfInput:
            screen.say(speak("nothing-started"))
        except KeyboardInterrupt:
            print(speak("good-bye"), file=sys.stderr)
            return INTERRUPTED
    return DONE


def wished(chosen: argparse.Namespace, reader: Reader, screen: Screen) -> str:
    """The game where none was named: flags about a table mean the usual one, else it is asked for."""
    if chosen.load is not None or told_how(chosen):
        return USUAL_GAME
    return Questions(reader, screen).which_game()


def told_how(chosen: argparse.Namespace) -> bool:
    """Do the flags say what the table shall be, so that nobody is asked?"""
    return chosen.seats is not None or bool(chosen.option) or bool(chosen.bot)


def sit_down(found: Game, chosen: argparse.Namespace, reader: Reader, screen: Screen) -> Desk:
    """The match and who sits where: from the flags, or by asking where there are none."""
    packs = tuple(chosen.pack)
    if chosen.load is not None:
        match = read_match(chosen.load, packs)
        if match.game.name != found.name:
            raise CannotKeep(speak("save-other-game", path=str(chosen.load), game=match.game.name))
        return Desk(match, seated_by(chosen, match), screen, packs, chosen.load)
    if told_how(chosen):
        match = start(found, chosen.seats, chosen.seed, read_options(found, chosen.option))
        return Desk(match, seated_by(chosen, match), screen, packs)
    dialogue = Dialogue(found, reader, screen)
    wish = dialogue.wish()
    if wish.kept is not None:
        match = read_match(wish.kept.path, packs)
        return Desk(match, wish.kept.bots, screen, packs, wish.kept.path)
    match = start(found, wish.seats, chosen.seed, wish.options)
    return Desk(match, dialogue.who_sits_where(match), screen, packs)


def seated_by(chosen: argparse.Namespace, match: Match) -> dict[int, str]:
    return read_bots(chosen.bot, seat_names(table_of(match, match.view(None))))


def start(found: Game, seats: int | None, seed: int | None, options: dict[str, Any]) -> Match:
    return found.start(seats, new_seed() if seed is None else seed, options)


def new_seed() -> int:
    """A seed that nobody has had, short enough to be told to a friend."""
    return secrets.randbelow(1_000_000)


@contextmanager
def ends_like_interrupts() -> Iterator[None]:
    """A closed window or a polite kill leaves the table like Ctrl-C does: with the match kept."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        names = []
    before = {name: signal.signal(getattr(signal, name), interrupt) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def interrupt(number: int, frame: Any) -> NoReturn:
    raise KeyboardInterrupt
