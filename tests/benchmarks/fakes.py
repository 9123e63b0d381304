"""A game small enough to know by heart, a clock that only moves when told to, and made-up figures."""

from __future__ import annotations

from subprocess import CompletedProcess
from typing import Any

from benchmarks.figures import Figure

LAST_TURN = 6
ACTIONS_PER_TURN = 3
END_TURN = 0


class FakeState:
    """Each turn has a few actions; ending the turn, the last of them, is always possible."""

    def __init__(self, last_turn: int = LAST_TURN) -> None:
        self.turn = 0
        self.left = ACTIONS_PER_TURN
        self.last_turn = last_turn
        self.question: tuple[Any, ...] = (2, 0)
        self.legal = [1, 2, 3, END_TURN]

    def copy(self) -> FakeState:
        other = FakeState(self.last_turn)
        other.turn, other.left, other.legal = self.turn, self.left, self.legal
        return other


class FakeRules:
    """The kind of the only question is number 2."""

    def __init__(self) -> None:
        self.names = ["together", "answered", "act"]
        self.ended_early = 0

    def question(self, frame: tuple[Any, ...]) -> FakeRules:
        return self

    def notation(self, game: Any, state: FakeState, question: Any, answer: int) -> str:
        return "end turn" if answer == END_TURN else f"do {answer}"

    def apply(self, state: FakeState, option: int) -> None:
        assert option in state.legal
        if option == END_TURN:
            self.ended_early += state.left > 0
            state.turn += 1
            state.left = ACTIONS_PER_TURN
        else:
            state.left -= 1
        state.legal = [*range(1, state.left + 1), END_TURN] if state.turn < state.last_turn else []


class FakeDecision:
    def __init__(self, actions: tuple[int, ...]) -> None:
        self.actions = actions


class FakeMatch:
    """A match that keeps its positions, so that it can go back."""

    def __init__(self, rules: FakeRules, state: FakeState) -> None:
        self.rules = rules
        self.state = state
        self.earlier: list[FakeState] = []

    @property
    def decision(self) -> FakeDecision | None:
        return FakeDecision(tuple(self.state.legal)) if self.state.legal else None

    def apply(self, action: int) -> None:
        self.earlier.append(self.state.copy())
        self.rules.apply(self.state, action)

    def copy(self) -> FakeMatch:
        other = FakeMatch(self.rules, self.state.copy())
        other.earlier = list(self.earlier)
        return other

    def view(self, seat: int | None) -> dict[str, int | None]:
        return {"seat": seat, "turn": self.state.turn}

    def save(self) -> str:
        return f"{self.state.turn}/{self.state.left}"

    def undo(self) -> None:
        self.state = self.earlier.pop()


class FakeGame:
    """Two set-ups: a short match and a long one."""

    def __init__(self) -> None:
        self.rules = FakeRules()

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> FakeMatch:
        return FakeMatch(self.rules, FakeState(options["turns"]))

    def bench_setups(self) -> tuple[tuple[str, int, dict[str, Any]], ...]:
        return (("short, 2 seats", 2, {"turns": LAST_TURN}), ("long, 4 seats", 4, {"turns": 150}))


class FakeClock:
    """Time that passes only when somebody works."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def work(self, seconds: float) -> None:
        self.now += seconds


def figure(**changes: Any) -> Figure:
    """A row with made-up numbers."""
    values: dict[str, Any] = {
        "game": "hogwarts-battle",
        "label": "Game 1, 2 heroes",
        "build": "plain",
        "policy": "random",
        "measure": "decisions",
        "rate": 120_000.0,
        "low": 110_000.0,
        "high": 125_000.0,
        "ratio": 1.2,
    }
    return Figure(**(values | changes))


def printed(text: str = "", error: str = "", code: int = 0) -> CompletedProcess[str]:
    """The result of a command that was not run."""
    return CompletedProcess(args=[], returncode=code, stdout=text, stderr=error)
