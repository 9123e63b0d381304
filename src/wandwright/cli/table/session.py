"""A match at the terminal: bots answer for their seats, people are asked until the match is over or somebody leaves."""

from __future__ import annotations

from wandwright.cli.speech import speak
from wandwright.cli.table.answers import Answers, Command, NotUnderstood, possible, stepping_in, understand
from wandwright.cli.table.commands import Commands, Leave
from wandwright.cli.table.desk import Desk
from wandwright.cli.table.reader import EndOfInput, Reader
from wandwright.engine.errors import WandwrightError
from wandwright.engine.language import sentence
from wandwright.engine.matches.seats import Position, question_for
from wandwright.engine.questions.decisions import Decision

PROBLEM = "yellow"


class Session:
    """One sitting at one table."""

    def __init__(self, desk: Desk, reader: Reader) -> None:
        self.desk = desk
        self.reader = reader
        self.commands = Commands(desk)
        self.last_person: int | None = None

    def run(self) -> None:
        """Play until the match is over or somebody leaves; either way nothing is lost."""
        try:
            while True:
                self.play()
                self.after_the_end()
        except Leave:
            self.desk.leave()
        except EndOfInput:
            self.desk.screen.say("")
            self.desk.leave()
        except KeyboardInterrupt:
            self.desk.screen.say("")
            self.desk.leave()
            raise

    def play(self) -> None:
        """Questions and answers to the end of the match."""
        desk = self.desk
        while desk.match.decisions:
            decision = desk.next_decision()
            if decision.seat not in desk.bots:
                self.ask(decision)
                continue
            desk.match.apply(desk.bots[decision.seat].choose(Position(desk.match, decision.seat)))
            if not desk.screen.live:
                desk.tell_news()

    def ask(self, decision: Decision) -> None:
        """Ask a person until there is an answer, or a command that changes the match."""
        self.hand_over(decision)
        self.desk.present(decision)
        before = self.desk.place()
        while self.desk.place() == before:
            line = self.reader.line()
            try:
                self.react(line, decision)
            except WandwrightError as problem:
                self.desk.screen.say(str(problem), PROBLEM)

    def hand_over(self, decision: Decision) -> None:
        """Where hands are closed, the next person looks only when the one before has looked away."""
        last, self.last_person = self.last_person, decision.seat
        if self.desk.screen.live and last not in (None, decision.seat) and decision.secret_from(last):
            self.desk.screen.clear()
            self.reader.line(f"{speak('pass-keyboard', name=self.desk.seat_name(decision.seat))} ")

    def react(self, line: str, decision: Decision) -> None:
        if not line:
            raise NotUnderstood(possible(decision.actions))
        interruption = stepping_in(line, self.desk.chances(), self.desk.names())
        if interruption is not None:
            self.desk.match.apply(interruption)
            return
        found = understand(line, decision, self.commands.known)
        if isinstance(found, Command):
            self.commands.do(found.word, found.rest)
        else:
            self.answer(found, decision)

    def answer(self, answers: Answers, decision: Decision) -> None:
        """Answer one question, or several of the same kind to the same seat in a row."""
        match = self.desk.match
        match.apply(answers[0])
        for action in answers[1:]:
            following = question_for(match, decision.seat)
            if following is None or following.kind != decision.kind:
                self.desk.screen.note(speak("left-out", action=sentence(action.label)))
                return
            if all(legal.notation != action.notation for legal in following.actions):
                self.desk.screen.note(speak("too-late", action=sentence(action.label)))
                return
            match.apply(action.notation, decision.seat)

    def after_the_end(self) -> None:
        """The outcome; a person may still look at the log, save or take back."""
        desk = self.desk
        desk.tell_news()
        desk.show_board()
        titles = [section.title for section in desk.sections() if section.name == "outcome"]
        won = desk.match.outcome is not None and bool(desk.match.outcome.winners)
        desk.screen.say(sentence("".join(titles) or speak("match-over")), "bold green" if won else "bold red")
        if not self.reader.keyboard:
            raise Leave
        desk.screen.say(speak("after-the-end"))
        before = desk.place()
        while desk.place() == before:
            word, _, rest = self.reader.line().partition(" ")
            if not word:
                raise Leave
            try:
                self.commands.do(word.casefold(), rest.strip())
            except WandwrightError as problem:
                desk.screen.say(str(problem), PROBLEM)
