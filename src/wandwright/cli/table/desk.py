"""Session state of one terminal: the match, who sits where, what was told."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path

from wandwright import bots
from wandwright.cli.arguments import choosable
from wandwright.cli.speech import language_here, speak
from wandwright.cli.table import manual
from wandwright.cli.table.answers import step_in_line
from wandwright.cli.table.keeping import PERSON, keep, kept_here
from wandwright.cli.table.screen import Asked, Picture, Screen
from wandwright.content.messages import identifier
from wandwright.engine.display.tables import Section, seat_names, table_of
from wandwright.engine.language import spoken
from wandwright.engine.matches.chronicle import tell
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.options import Option
from wandwright.engine.questions.decisions import Decision

# How far back the lines above the board may reach where there is room for them.
OLDER_EVENTS = 60


class Desk:
    """A match with its seats: a bot's name for each seat that a bot has; people have the others."""

    def __init__(
        self,
        match: Match,
        seated: Mapping[int, str],
        screen: Screen,
        packs: tuple[str, ...] = (),
        path: Path | None = None,
    ) -> None:
        self.match = match
        self.seated = dict(seated)
        self.bots = {seat: bots.make(name, match.setup.seed + seat) for seat, name in seated.items()}
        self.screen = screen
        self.packs = packs
        self.kept_at = path if path is not None and kept_here(path) else None
        # Who takes up a match has had the past of it told before; `log` tells it again.
        self.told = len(match.events) if match.records else 0
        self.board_of_turn = ""

    def next_decision(self) -> Decision:
        """Where several seats are asked at once, the bots answer first, unless they leave a chance to people."""
        decisions = self.match.waited_for(self.bots.__contains__)
        return next((decision for decision in decisions if decision.seat in self.bots), decisions[0])

    def chances(self) -> list[Decision]:
        """Where people may step in while another seat is asked; bots are not asked for it."""
        return [found for found in self.match.decisions if found.optional and found.seat not in self.bots]

    def place(self) -> tuple[Match, int]:
        """Where the match stands: another match or another number of actions is another place."""
        return self.match, len(self.match.records)

    def take_up(self, match: Match) -> None:
        """Go on with another match; the bots keep their seats."""
        self.match = match
        self.kept_at = None
        self.forget_news()

    # What people see.

    def watching(self) -> int | None:
        """Through whose eyes the table is shown: the person asked, the only person, or a spectator's."""
        people = [seat for seat in range(self.match.setup.seats) if seat not in self.bots]
        asked = self.next_decision().seat if self.match.decisions else None
        if asked in people:
            return asked
        return people[0] if len(people) == 1 else None

    def sections(self) -> tuple[Section, ...]:
        return table_of(self.match, self.match.view(self.watching()))

    def names(self) -> dict[int, str]:
        """How each seat is called at the table."""
        return seat_names(table_of(self.match, self.match.view(None)))

    def seat_name(self, seat: int) -> str:
        return self.names()[seat]

    def heading(self) -> str:
        """The game and those of its options that are numbers, as the Game of the box."""
        options = self.match.setup.options
        numbers = [
            f"{self.called(option)} {options[option.name]}"
            for option in choosable(self.match.game)
            if not option.values
        ]
        return ", ".join((self.match.game.spoken_title(), *numbers))

    def called(self, option: Option) -> str:
        return self.match.game.in_words(identifier("called", option.name), option.name)

    def picture(self) -> Picture:
        """The board for the screen to draw."""
        sections = self.sections()
        texts = {piece.card: manual.effects(self.match.game, piece.card) for piece in manual.pieces(sections)}
        return Picture(self.heading(), sections, texts)

    def present(self, decision: Decision) -> None:
        """What happened, the board, and the question."""
        picture = self.picture()
        entries = [manual.choice(self.match.game, picture.sections, action) for action in decision.actions]
        asked = Asked(self.question(decision), entries, self.chance_lines(decision.seat))
        if self.screen.live:
            older, news = self.story(max(0, self.told - OLDER_EVENTS), self.told), self.news()
            self.screen.draw([*older, *news], len(news), picture, asked)
            return
        self.tell_news()
        turn = next((section.title for section in picture.sections if section.name == "turn"), "")
        if turn != self.board_of_turn:
            # In plain lines the board comes once a turn; `board` shows it in between.
            self.board_of_turn = turn
            self.show_board()
        self.screen.show_question(asked)

    def show_board(self) -> None:
        self.screen.show_board(self.picture())

    def chance_lines(self, asked: int) -> list[str]:
        """Who may step in beside the seat that is asked now, and how that is typed."""
        others = [chance for chance in self.chances() if chance.seat != asked]
        return [step_in_line(chance, self.seat_name(chance.seat)) for chance in others]

    def question(self, decision: Decision) -> str:
        """Whose move it is, what is asked and why, in one sentence."""
        if not decision.source:
            return speak("asked", prompt=decision.prompt, rule=decision.rule)
        card = self.match.game.card_text(decision.source)[0]
        return speak("asked-because", prompt=decision.prompt, card=card, rule=decision.rule)

    def story(self, start: int = 0, end: int | None = None) -> list[str]:
        """What happened between two events, as the people at this terminal may know it."""
        return tell(self.match.events_for(self.watching())[start:end], self.match.game, self.match.state)

    def news(self) -> list[str]:
        """What happened since the last time somebody was told."""
        start = self.told
        self.forget_news()
        return self.story(start)

    def forget_news(self) -> None:
        self.told = len(self.match.events)

    def tell_news(self) -> None:
        self.screen.say_lines(self.news())

    # Leaving.

    def leave(self) -> None:
        """Keep the match unless it is over, and say how to go on."""
        if self.match.outcome is not None:
            if self.kept_at is not None:
                self.kept_at.unlink(missing_ok=True)
            return
        seats = tuple(self.seated.get(seat, PERSON) for seat in range(self.match.setup.seats))
        path = keep(self.match, seats, self.kept_at)
        self.say_way_back(speak("kept"), path)

    def say_way_back(self, opening: str, path: Path) -> None:
        """Who the bots at the table are, and the command that goes on."""
        taken: list[str] = []
        for seat, bot in sorted(self.seated.items()):
            taken.append(bots.person(bot, taken))
            about = {"person": taken[-1], "bot": bot, "summary": bots.summary(bot)}
            self.screen.say(speak("played-by", name=self.seat_name(seat), **about))
        self.screen.say(opening)
        self.screen.say_unbroken(f"  {self.resume_command(path)}")

    def resume_command(self, path: Path) -> str:
        parts = ["wandwright", "terminal", self.match.game.name, "--load", str(path)]
        for seat, name in sorted(self.seated.items()):
            parts += ["--bot", f"{seat}={name}"]
        for pack in self.packs:
            parts += ["--pack", pack]
        if spoken() != language_here():
            parts += ["--language", spoken()]
        return shlex.join(parts)
