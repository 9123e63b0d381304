"""Questions: what this chapter asks."""

from __future__ import annotations

from typing import Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import PASS, Asked, Fixed, Ranges, Seats
from wandwright.engine.questions.questions import Picks, Question
from wandwright.games.black_rose_wars import answers as a
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.turn import shapes, steps
from wandwright.games.black_rose_wars.chapters.turn.preparation import most_prepared
from wandwright.games.black_rose_wars.state import RoseState


class Prepared(a.Handed):
    """R176: a card of the hand, and the slot that it goes to."""

    def arguments(self, game: Game, state: RoseState, question: Asked, answer: int) -> dict[str, object]:
        assert isinstance(question, shapes.Preparing)
        return super().arguments(game, state, question, answer) | {"slot": v.SLOTS[min(len(question.placed), 3)]}


ACTS: Final = Ranges(
    ((steps.PLAY, a.Slots("play", "label-play-slot")), (steps.GIVE_UP, a.Slots("give-up", "label-give-up"))),
    {
        steps.MOVE: ("move", "label-move"),
        steps.ATTACK: ("attack", "label-attack"),
        steps.END: ("end", "label-end"),
        PASS: ("pass", "label-pass"),
    },
)
ACTIVATE: Final = Fixed((("leave", "label-leave-room"), ("activate", "label-activate")))
BANS: Final = a.HandCards("ban", "label-ban", {PASS: ("nothing", "label-ban-nothing")})
DOWN: Final = a.HandCards("discard", "label-discard")
PREPARED: Final = Prepared("prepare", "label-prepare", {PASS: ("done", "label-prepared")})

# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.BAN, "ban", BANS, shape=Picks, rule="R48", secret="hand", shown=True, loses=("ban",)),
    Question(steps.DISCARD_DOWN, "discard_down", DOWN, shape=Picks, rule="R50", secret="hand", shown=True,
             picks="picked", loses=("discard",)),
    Question(steps.PREPARE, "prepare", PREPARED, shape=shapes.Preparing, rule="R51", secret="hand", picks="placed",
             count=most_prepared, ordered=True, ends=("done",)),
    Question(steps.ACT, "act", ACTS, rule="R58", secret="prepared", shown=True, always=True, ends=("end", "pass"),
             loses=("give-up",)),
    Question(steps.ACTIVATE, "activate", ACTIVATE, rule="R64", ends=("leave",)),
    Question(steps.NEXT_EVOCATION, "next_evocation", a.Models("activate", "label-next-evocation"), shape=shapes.Listed,
             rule="R117"),
    Question(steps.NAME_WINNER, "name_winner", Seats("winner", "label-winner"), rule="R156"),
)
