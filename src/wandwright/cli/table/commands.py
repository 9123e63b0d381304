"""The commands that a person may type instead of an answer."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from pathlib import Path

from wandwright import bots
from wandwright.cli.speech import quoted, speak
from wandwright.cli.table import manual
from wandwright.cli.table.answers import NotUnderstood
from wandwright.cli.table.desk import Desk
from wandwright.cli.table.keeping import CannotKeep, named_file, read_match, write_match
from wandwright.engine.display.rulebook import UnknownRule
from wandwright.engine.errors import BadOption, CannotUndo
from wandwright.engine.language import sentence
from wandwright.engine.questions.decisions import Decision

LOG_LINES = 20
# So many other answers a hint compares, and the interval of a difference in standard errors.
MOST_COMPARED = 3
INTERVAL = 1.96
# A question must be open for these.
ABOUT_A_QUESTION = ("?", "hint")


class Leave(Exception):
    """Somebody has said quit."""


class Commands:
    """Each command by its word; what follows the word is given to it as text."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.sure: Path | None = None
        self.known: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "card": self.show_card,
            "rule": self.show_rule,
            "hint": self.hint,
            "board": self.show_board,
            "log": self.show_log,
            "undo": self.undo,
            "save": self.save,
            "load": self.load,
            "help": self.show_help,
            "quit": self.quit,
        }
        self.known |= {short: self.known[word] for short, word in manual.ALSO.items()}

    def do(self, word: str, rest: str) -> None:
        """Run a command; after the end of a match some have nothing to speak of."""
        if word not in self.known or (word in ABOUT_A_QUESTION and not self.desk.match.decisions):
            raise NotUnderstood(f"{sentence(speak('match-over'))} {speak('after-the-end')}")
        self.known[word](rest)

    def explain(self, rest: str) -> None:
        self.desk.screen.say_lines(manual.explain(self.desk.match.game, self.desk.next_decision()))

    def show_card(self, rest: str) -> None:
        desk = self.desk
        decision = desk.next_decision() if desk.match.decisions else None
        desk.screen.say_lines(manual.find_card(desk.match.game, desk.sections(), decision, rest))

    def show_rule(self, rest: str) -> None:
        if not rest:
            raise NotUnderstood(speak("which-rule"))
        number = rest.strip().capitalize()
        try:
            text = self.desk.match.game.rule_text(number)
        except (BadOption, UnknownRule) as problem:
            raise NotUnderstood(speak("no-rule", rule=quoted(number))) from problem
        self.desk.screen.say(f"{number}: {text}")

    def hint(self, rest: str) -> None:
        decision = self.desk.next_decision()
        advice = bots.advise(self.desk.match, decision.seat)
        number = decision.actions.index(advice.action) + 1
        action = sentence(advice.action.label)
        self.desk.screen.say(speak("hint", number=number, action=action, reason=advice.reason).strip())
        self.desk.screen.say_lines(comparison_lines(advice, decision))

    def show_board(self, rest: str) -> None:
        self.desk.show_board()

    def show_log(self, rest: str) -> None:
        """The last lines of the log."""
        if rest not in ("", "all") and not is_number(rest):
            raise NotUnderstood(speak("how-to-log"))
        lines = self.desk.story()
        count = len(lines) if rest == "all" else int(rest or LOG_LINES)
        self.desk.screen.say_lines(lines[-count:])

    def undo(self, rest: str) -> None:
        """Take back people's last answers, with what bots did since."""
        if rest and not is_number(rest):
            raise CannotUndo(speak("how-to-undo"))
        count = int(rest or 1)
        match = self.desk.match
        answered = [record for record in match.records if record.seat not in self.desk.bots]
        if len(answered) < count:
            raise CannotUndo(speak("undo-too-far", count=len(answered)))
        record = answered[-count]
        shown = any(later.reveals & {"chance", "hidden"} for later in match.records[record.number :])
        match.undo(record.number)
        self.desk.forget_news()
        label = next(
            (
                action.label
                for asked in match.decisions
                for action in asked.actions
                if action.notation == record.notation
            ),
            record.notation,
        )
        self.desk.screen.note(speak("taken-back-shown" if shown else "taken-back", action=sentence(label)))

    def save(self, rest: str) -> None:
        """Write the match to a file; a file that is there already is replaced only when asked twice."""
        path = file_after("save", rest)
        if path.exists() and path != self.sure:
            self.sure = path
            raise CannotKeep(speak("file-there", path=str(path)))
        write_match(self.desk.match, path)
        self.sure = path
        self.desk.say_way_back(speak("saved", path=str(path)), path)

    def load(self, rest: str) -> None:
        match = read_match(file_after("load", rest), self.desk.packs)
        self.desk.take_up(match)
        self.desk.screen.note(speak("loaded", game=match.game.spoken_title(), count=len(match.records)))

    def show_help(self, rest: str) -> None:
        self.desk.screen.say_lines(manual.help_lines())

    def quit(self, rest: str) -> None:
        raise Leave


def comparison_lines(advice: bots.Advice, decision: Decision) -> list[str]:
    """The best of the other answers, each with its chance and how far it is behind; only where chances are known."""
    lines = []
    for one in advice.ranked[1 : MOST_COMPARED + 1]:
        if one.chance is not None:
            number = decision.actions.index(one.action) + 1
            chance, behind, error = (round(100 * share) for share in (one.chance, one.behind, margin(one.error)))
            action = one.action.label.removesuffix(".")
            lines.append(speak("hint-other", number=number, action=action, chance=chance, behind=behind, error=error))
    return lines


def margin(error: float) -> float:
    """Nineteen of twenty times the true difference lies within so much; nothing where one line says nothing of it."""
    return INTERVAL * error if isfinite(error) else 0.0


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and int(text[:9]) > 0 and len(text) < 10


def file_after(word: str, rest: str) -> Path:
    if not rest:
        raise CannotKeep(speak("which-file", word=word))
    return named_file(rest)
