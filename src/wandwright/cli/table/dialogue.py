"""The questions before a match: which Game, how many seats, who sits there. Enter takes what stands in brackets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from wandwright import bots
from wandwright.cli.arguments import allowed, default_of, read_options, read_value
from wandwright.cli.table.keeping import PERSON, Kept, waiting
from wandwright.cli.table.reader import EndOfInput, Reader
from wandwright.cli.table.screen import Screen
from wandwright.engine.errors import BadOption, WandwrightError, nearest
from wandwright.engine.games import Game, game, games
from wandwright.engine.matches import Match
from wandwright.engine.options import Option, check_whole
from wandwright.engine.tables import seat_names

Value = TypeVar("Value")
USUAL_GAME = "hogwarts-battle"
# What a person may type at every question before the match, as during it.
HELP = ("?", "help", "h")
HINT = "hint"
LEAVING = ("quit", "q", "exit")
HOW_TO_ANSWER = "Type an answer, or press Enter to take what stands in brackets. hint says what is usual, quit leaves."


class Wish(NamedTuple):
    """What is to be played: a match that waits, or how to start a new one."""

    kept: Kept | None
    seats: int
    options: dict[str, Any]


class Questions:
    """Asks until the answer can be used."""

    def __init__(self, reader: Reader, screen: Screen) -> None:
        self.reader = reader
        self.screen = screen

    def ask(self, question: str, default: str, read: Callable[[str], Value]) -> Value:
        """One question; what can't be used is explained and asked again."""
        while True:
            self.screen.say(question)
            answer = self.reader.line(f"[{default}] > ") or default
            if answer.casefold() in LEAVING:
                raise EndOfInput
            if answer.casefold() in HELP:
                self.screen.say(HOW_TO_ANSWER)
            elif answer.casefold() == HINT:
                self.screen.say(f"Hint: press Enter for {default}.")
            else:
                try:
                    return read(answer)
                except WandwrightError as problem:
                    self.screen.say(str(problem), "yellow")

    def numbered(self, question: str, entries: Sequence[tuple[str, str]], default: int) -> str:
        """One of a few, each a name with its words: by its number, by its name, or by the beginning of it."""
        lines = [f"  {number} {words}" for number, (_, words) in enumerate(entries, 1)]
        names = tuple(name for name, _ in entries)
        by_number = {str(number): name for number, name in enumerate(names, 1)}
        return self.ask(
            "\n".join([question, *lines]), str(default), lambda text: by_number.get(text) or one_of(names)(text)
        )

    def which_game(self) -> str:
        """The game to play, the first of all questions."""
        known = sorted(games(), key=lambda name: name != USUAL_GAME)
        entries = [(name, f"{game(name).title}: {game(name).summary}") for name in known]
        return self.numbered("Which game?", entries, 1)


class Dialogue(Questions):
    """What is to be played of one game, and by whom."""

    def __init__(self, game: Game, reader: Reader, screen: Screen) -> None:
        super().__init__(reader, screen)
        self.game = game

    def wish(self) -> Wish:
        """What to play."""
        game = self.game
        self.screen.say(game.title, "bold")
        self.screen.say(f"{game.summary} Press Enter to take what stands in brackets.")
        kept = self.resume() if self.reader.keyboard else None
        if kept is not None:
            return Wish(kept, 0, {})
        chosen: dict[str, Any] = {}
        for option in game.options():
            if not option.values:
                chosen[option.name] = self.ask(question(option), default_of(option), reading(option))
        seats = self.ask(
            f"How many seats, {game.fewest_seats} to {game.most_seats}?", str(game.usual_seats), self.seats
        )
        for option in game.options():
            if option.many:
                chosen[option.name] = self.listed(option, seats)
        chosen.update(self.ask("Other options as name=value, or list to see them", "none", self.others))
        return Wish(None, seats, chosen)

    def resume(self) -> Kept | None:
        """Offer the match that was left last."""
        found = waiting(self.game.name)
        if not found:
            return None
        when = found[0].left.strftime("%A %d %B, %H:%M")
        wanted = self.ask(f"Go on with the match left on {when}, yes or no?", "yes", yes_or_no)
        return found[0] if wanted else None

    def seats(self, text: str) -> int:
        value: Any = int(text) if text.isascii() and text.isdigit() else text
        return check_whole("The number of seats", value, self.game.fewest_seats, self.game.most_seats)

    def listed(self, option: Option, seats: int) -> Any:
        """An option that takes one value for each seat."""
        usual = self.game.setup(seats, 0, {}).options[option.name]

        def read(text: str) -> Any:
            value = option.check(read_value(option, text))
            self.game.setup(seats, 0, {option.name: value})
            return value

        return self.ask(question(option), ", ".join(usual), read)

    def others(self, text: str) -> dict[str, Any]:
        """Further options, several separated by blanks."""
        if text == "none":
            return {}
        if text == "list":
            listing = [f"  {option.name} = {allowed(option)}: {option.help}" for option in self.game.options()]
            raise BadOption("\n".join(listing))
        return read_options(self.game, text.split())

    def who_sits_where(self, match: Match) -> dict[int, str]:
        """A person or a bot for each seat: at first a person with bots as partners."""
        seated: dict[int, str] = {}
        known = sorted(bots.names(), key=lambda bot: bot != bots.USUAL)
        kinds = [(PERSON, "a person at this keyboard"), *((bot, f"a bot: {bots.summary(bot)}") for bot in known)]
        for seat, name in seat_names(self.game.table(match.view(None))).items():
            answer = self.numbered(f"Who plays {name}?", kinds, 1 if seat == 0 else 2)
            if answer != PERSON:
                seated[seat] = answer
        return seated


def question(option: Option) -> str:
    return f"{option.help} {allowed(option)[:1].upper()}{allowed(option)[1:]}"


def reading(option: Option) -> Callable[[str], Any]:
    return lambda text: option.check(read_value(option, text))


def one_of(known: tuple[str, ...]) -> Callable[[str], str]:
    def read(text: str) -> str:
        fitting = [name for name in known if text and name.startswith(text.casefold())]
        if len(fitting) != 1:
            raise BadOption(f"{text[:40]!r} is not possible here. {nearest(text, known)}")
        return fitting[0]

    return read


def yes_or_no(text: str) -> bool:
    return one_of(("yes", "no"))(text) == "yes"
