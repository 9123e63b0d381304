"""The questions before a match: which Game, how many seats, who sits there. Enter takes what stands in brackets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from wandwright import bots
from wandwright.cli.arguments import allowed, choosable, default_of, example, read_options, read_value
from wandwright.cli.speech import quoted, speak
from wandwright.cli.table.answers import NotUnderstood
from wandwright.cli.table.keeping import PERSON, Kept, waiting
from wandwright.cli.table.reader import EndOfInput, Reader
from wandwright.cli.table.screen import Screen
from wandwright.content.messages import identifier
from wandwright.engine.display.tables import seat_names, table_of
from wandwright.engine.errors import BadOption, WandwrightError
from wandwright.engine.language import capital
from wandwright.engine.matches.games import Game, game, games
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.options import Option, check_whole

Value = TypeVar("Value")
USUAL_GAME = "hogwarts-battle"
# What a person may type at every question before the match, as during it.
HELP = ("?", "help", "h")
HINT = "hint"
LEAVING = ("quit", "q", "exit")


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

    def ask(self, question: str, default: str, read: Callable[[str], Value], possible: str) -> Value:
        """One question; where an answer can't be used, what is possible is said and it is asked again."""
        while True:
            self.screen.say(question)
            answer = self.reader.line(f"[{default}] > ") or default
            if answer.casefold() in LEAVING:
                raise EndOfInput
            if answer.casefold() in HELP:
                self.screen.say(speak("how-to-answer"))
            elif answer.casefold() == HINT:
                self.screen.say(speak("setup-hint", default=default))
            else:
                try:
                    return read(answer)
                except NotUnderstood as problem:
                    self.screen.say(str(problem), "yellow")
                except WandwrightError:
                    self.screen.say(speak("refused", text=quoted(answer), possible=possible), "yellow")

    def numbered(self, question: str, entries: Sequence[tuple[str, str]], default: int) -> str:
        """One of a few, each a name with its words: by its number, by its name, or by the beginning of it."""
        lines = [f"  {number} {words}" for number, (_, words) in enumerate(entries, 1)]
        names = tuple(name for name, _ in entries)
        by_number = {str(number): name for number, name in enumerate(names, 1)}
        return self.ask(
            "\n".join([question, *lines]),
            str(default),
            lambda text: by_number.get(text) or one_of(names)(text),
            speak("type-number", low=1, high=len(names)),
        )

    def which_game(self) -> str:
        """The game to play, the first of all questions."""
        known = sorted(games(), key=lambda name: name != USUAL_GAME)
        entries = [(name, f"{game(name).spoken_title()}: {about(game(name))}") for name in known]
        return self.numbered(speak("which-game"), entries, 1)


class Dialogue(Questions):
    """What is to be played of one game, and by whom."""

    def __init__(self, game: Game, reader: Reader, screen: Screen) -> None:
        super().__init__(reader, screen)
        self.game = game

    def wish(self) -> Wish:
        """What to play."""
        game = self.game
        self.screen.say(game.spoken_title(), "bold")
        self.screen.say(f"{about(game)} {speak('press-enter')}")
        kept = self.resume() if self.reader.keyboard else None
        if kept is not None:
            return Wish(kept, 0, {})
        chosen: dict[str, Any] = {}
        for option in choosable(game):
            if not option.values:
                chosen[option.name] = self.number(option)
        low, high = game.fewest_seats, game.most_seats
        asked, possible = speak("how-many-seats", low=low, high=high), speak("type-number", low=low, high=high)
        seats = self.ask(asked, str(game.usual_seats), self.seats, possible)
        for option in choosable(game):
            if option.many:
                chosen[option.name] = self.listed(option, seats)
        possible = speak("type-options", example=example(game))
        chosen.update(self.ask(speak("other-options"), speak("none"), self.others, possible))
        return Wish(None, seats, chosen)

    def resume(self) -> Kept | None:
        """Offer the match that was left last."""
        found = waiting(self.game.name)
        if not found:
            return None
        possible = speak("type-one", values=f"{speak('yes')}, {speak('no')}")
        wanted = self.ask(speak("go-on", when=found[0].left), speak("yes"), yes_or_no, possible)
        return found[0] if wanted else None

    def number(self, option: Option) -> Any:
        """An option that takes a number."""
        possible = speak("type-number", low=option.low, high=option.high)
        return self.ask(self.question(option), default_of(option), reading(option), possible)

    def question(self, option: Option) -> str:
        return f"{self.help(option)} {capital(allowed(option))}"

    def help(self, option: Option) -> str:
        return self.game.in_words(identifier("option", option.name), option.help)

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

        possible = speak("type-list", count=seats, values=", ".join(option.values))
        return self.ask(self.question(option), ", ".join(usual), read, possible)

    def others(self, text: str) -> dict[str, Any]:
        """Further options, several separated by blanks."""
        if text in ("none", speak("none")):
            return {}
        if text in ("list", speak("list")):
            listing = [f"  {option.name} = {allowed(option)}: {self.help(option)}" for option in choosable(self.game)]
            raise NotUnderstood("\n".join(listing))
        return read_options(self.game, text.split())

    def who_sits_where(self, match: Match) -> dict[int, str]:
        """A person or a bot for each seat: at first a person with bots as partners."""
        seated: dict[int, str] = {}
        known = sorted(bots.names(), key=lambda bot: bot != bots.USUAL)
        taken: list[str] = []
        for seat, name in seat_names(table_of(match, match.view(None))).items():
            kinds = [(PERSON, speak("a-person")), *((bot, told_bot(bot, taken)) for bot in known)]
            answer = self.numbered(speak("who-plays", name=name), kinds, 1 if seat == 0 else 2)
            if answer != PERSON:
                seated[seat] = answer
                taken.append(bots.person(answer, taken))
        return seated


def told_bot(bot: str, taken: Sequence[str]) -> str:
    """Who would sit down, and how that bot plays."""
    return speak("a-bot", name=bots.person(bot, taken), summary=bots.summary(bot))


def about(found: Game) -> str:
    """What sort of game it is, in one sentence."""
    return found.in_words("summary", found.summary)


def reading(option: Option) -> Callable[[str], Any]:
    return lambda text: option.check(read_value(option, text))


def one_of(known: tuple[str, ...]) -> Callable[[str], str]:
    def read(text: str) -> str:
        fitting = [name for name in known if text and name.startswith(text.casefold())]
        if len(fitting) != 1:
            raise BadOption(speak("type-one", values=", ".join(known)))
        return fitting[0]

    return read


def yes_or_no(text: str) -> bool:
    yes, no = speak("yes"), speak("no")
    return one_of(tuple(dict.fromkeys((yes, no, "yes", "no"))))(text) in (yes, "yes")
