"""The state of a match (a position): plain data, all of it, the pending work included."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

Frame = tuple[Any, ...]
# Fills the frame of a question, whose fields have names: (shape, parts). It takes a third of the time of shape(*parts).
new_frame: Final = tuple.__new__
NO_CARD: Final = -1
NOBODY: Final = -1


class Outcome(NamedTuple):
    """Who won, the scores, and the reason in one word of the game's own."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class State:
    """What every game's state has. A game adds its own zones and counters.

    stack    the pending work, the next frame last
    question the open question, a frame (kind, seat, source, …); empty when none is open
    legal    its legal answers as small integers; empty when no question is open
    others   further questions open at the same time, each with its legal answers
    held     the number of the questions open at the same time, whose join lies on the stack; 0 if none are
    serial   how many questions have been opened: an answer names its question by it
    chain    the number of the question that began a choice of several answers, while it goes on; else 0
    streams  16 secret bytes for each stream of chance
    keys     what each card shows as its key, but for
    shuffled the last shuffle: its cards, what its stream was before it, and the shuffle before it; see keys.py
    keyed    shuffles whose cards have their keys already, since a match was last answered
    memory   what each seat of a match remembers of cards that went out of its sight, and at which serial; see memory.py
    script   prepared results of chance, in a scenario only
    revealed how many hidden things have come to light so far
    events   what happened, where somebody listens
    moments  how the table looked after it, where somebody watches: how many events there were, and a copy
    """

    __slots__ = (
        "chain",
        "events",
        "held",
        "keyed",
        "keys",
        "legal",
        "memory",
        "moments",
        "others",
        "outcome",
        "question",
        "revealed",
        "script",
        "serial",
        "shuffled",
        "stack",
        "streams",
    )

    stack: list[Frame]
    question: Frame
    legal: list[int]
    others: tuple[tuple[Frame, tuple[int, ...]], ...]
    held: int
    serial: int
    chain: int
    streams: list[bytes]
    keys: list[int]
    shuffled: Frame
    keyed: tuple[Frame, ...]
    memory: Frame
    script: dict[int, Any] | None
    revealed: int
    outcome: Outcome | None
    events: list[Frame] | None
    moments: list[tuple[int, State]] | None

    def begin(self) -> None:
        """Nothing has happened yet. (A copy is filled at once, so making the object alone sets nothing.)"""
        self.stack = []
        self.question = ()
        self.legal = []
        self.others = ()
        self.held = 0
        self.serial = 0
        self.chain = 0
        self.streams = []
        self.keys = []
        self.shuffled = ()
        self.keyed = ()
        self.memory = ()
        self.script = None
        self.revealed = 0
        self.outcome = None
        self.events = None
        self.moments = None

    def copy(self) -> State:
        """An independent position; nobody listens to it. The state that `make states` writes has a faster one."""
        new = type(self)()
        new.copy_base(self)
        for kind in type(self).__mro__:
            for name in [] if kind is State else kind.__dict__.get("__slots__", ()):
                value = getattr(self, name)
                setattr(new, name, value[:] if isinstance(value, list) else value)
        return new

    def copy_base(self, other: State) -> None:
        """Take over what every state has. What is replaced and never changed (legal answers, keys) is shared."""
        self.stack = other.stack[:]
        self.question = other.question
        self.legal = other.legal
        self.others = other.others
        self.held = other.held
        self.serial = other.serial
        self.chain = other.chain
        self.streams = other.streams[:]
        self.keys = other.keys
        self.shuffled = other.shuffled
        self.keyed = other.keyed
        self.memory = other.memory
        self.script = other.script
        self.revealed = other.revealed
        self.outcome = other.outcome
        self.events = None
        self.moments = None


def finish(state: State, winners: tuple[int, ...], scores: tuple[int, ...], reason: str) -> None:
    """End the match: no work is left and no question is open."""
    state.outcome = Outcome(winners, scores, reason)
    state.stack.clear()
    state.legal = []
    state.question = ()
    state.others = ()
    state.held = 0
