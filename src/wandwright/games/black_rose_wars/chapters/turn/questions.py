"""The questions of the chapter on the turn."""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.answers import PASS, Answers, Fixed, Kinds, Ranges, Seats, Target
from wandwright.engine.games import Game
from wandwright.engine.questions import Question
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.answers import HandCards, Handed, Models, Rooms, Slots, quests
from wandwright.games.black_rose_wars.chapters.turn import steps
from wandwright.games.black_rose_wars.chapters.turn.preparing import most_prepared
from wandwright.games.black_rose_wars.state import RoseState


class Mages(Answers):
    """A Mage by its number."""

    def words(self, game: Game, state: RoseState, question: Any, answer: int) -> str:
        return state.box.mage_names[answer]

    def things(self, game: Game, state: RoseState, question: Any, answer: int) -> tuple[Target, ...]:
        return (Target("card", None, state.box.mage_names[answer]),)

    def arguments(self, game: Game, state: RoseState, question: Any, answer: int) -> dict[str, Any]:
        return {"mage": game.card_name(state.box.mage_names[answer])}


class Schools(Answers):
    """A school, or its deck in the Library."""

    def words(self, game: Game, state: RoseState, question: Any, answer: int) -> str:
        return state.box.school_names[answer]

    def things(self, game: Game, state: RoseState, question: Any, answer: int) -> tuple[Target, ...]:
        return (Target("pile", f"library:{state.box.school_names[answer]}"),)

    def arguments(self, game: Game, state: RoseState, question: Any, answer: int) -> dict[str, Any]:
        return {"school": game.card_name(state.box.school_names[answer])}


class Lists(Answers):
    """R25: list a or list b, with its spells."""

    def words(self, game: Game, state: RoseState, question: Any, answer: int) -> str:
        return "ab"[answer]

    def arguments(self, game: Game, state: RoseState, question: Any, answer: int) -> dict[str, Any]:
        cards = state.box.starting_lists[state.school[question.seat]][answer]
        spells = ", ".join(game.card_name(state.box.ids[card]) for card in cards)
        return {"list": "AB"[answer], "spells": spells}


class Prepared(Handed):
    """R176: a card of the hand, and the slot that it goes to."""

    def arguments(self, game: Game, state: RoseState, question: Any, answer: int) -> dict[str, Any]:
        return super().arguments(game, state, question, answer) | {"slot": v.SLOTS[min(len(question.placed), 3)]}


def drawn(state: RoseState, question: Any) -> tuple[int, ...]:
    seat: int = question.seat
    return state.drawn[seat]


def drawn_quests(state: RoseState, question: Any) -> tuple[int, ...]:
    seat: int = question.seat
    return state.drawn_quests[seat]


ACTS: Final = Ranges(
    ((steps.PLAY, Slots("play", "label-play-slot")), (steps.GIVE_UP, Slots("give-up", "label-give-up"))),
    {
        steps.MOVE: ("move", "label-move"),
        steps.ATTACK: ("attack", "label-attack"),
        steps.END: ("end", "label-end"),
        PASS: ("pass", "label-pass"),
    },
)
ACTIVATE: Final = Fixed((("leave", "label-leave-room"), ("activate", "label-activate")))
KEPT: Final = Kinds("keep", "label-keep", zone=drawn)
KEPT_QUESTS: Final = Kinds("keep", "label-keep", zone=drawn_quests)
QUESTS: Final = Kinds("discard", "label-discard-quest", {PASS: ("keep", "label-keep-quests")}, zone=quests)
OLDER: Final = Kinds("discard", "label-discard-quest", zone=quests)
BANS: Final = HandCards("ban", "label-ban", {PASS: ("nothing", "label-ban-nothing")})
DOWN: Final = HandCards("discard", "label-discard")
PREPARED: Final = Prepared("prepare", "label-prepare", {PASS: ("done", "label-prepared")})

# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.FIRST_PLAYER, "first_player", Seats("crown", "label-first"), rule="R24"),
    Question(steps.PICK_MAGE, "pick_mage", Mages("play", "label-mage"), rule="R20"),
    Question(steps.PICK_SCHOOL, "pick_school", Schools("school", "label-school"), rule="R25"),
    Question(steps.PICK_LIST, "pick_list", Lists("list", "label-list"), rule="R25"),
    Question(steps.DISCARD_QUEST, "discard_quest", QUESTS, shape=steps.Several, rule="R40", secret="quests"),
    Question(steps.NAME_DECKS, "name_decks", Schools("deck", "label-deck"), shape=steps.Naming, rule="R46",
             secret=True, shown=True, picks="picked", ordered=True),
    Question(steps.KEEP, "keep", KEPT, shape=steps.Several, rule="R47", secret="drawn", picks="picked"),
    Question(steps.BAN, "ban", BANS, shape=steps.Several, rule="R48", secret="hand", shown=True),
    Question(steps.DISCARD_DOWN, "discard_down", DOWN, shape=steps.Several, rule="R50", secret="hand", shown=True,
             picks="picked"),
    Question(steps.PREPARE, "prepare", PREPARED, shape=steps.Preparing, rule="R51", secret="hand", picks="placed",
             count=most_prepared, ordered=True),
    Question(steps.ACT, "act", ACTS, rule="R58", secret="prepared", shown=True, always=True),
    Question(steps.ACTIVATE, "activate", ACTIVATE, rule="R64"),
    Question(steps.NEXT_EVOCATION, "next_evocation", Models("activate", "label-next-evocation"), shape=steps.Listed,
             rule="R117"),
    Question(steps.NAME_WINNER, "name_winner", Seats("winner", "label-winner"), rule="R156"),
    Question(steps.KEEP_QUESTS, "keep_quests", KEPT_QUESTS, shape=steps.Several, rule="R124", secret="drawn_quests",
             picks="picked"),
    Question(steps.OLDER_QUEST, "older_quest", OLDER, shape=steps.Several, rule="R128", secret="quests"),
    Question(steps.KEEP_FORGOTTEN, "keep_forgotten", KEPT, shape=steps.Several, rule="R113", secret="drawn",
             picks="picked"),
    Question(steps.BULL_PREY, "bull_prey", Seats("prey", "label-prey"), shape=steps.Bull, rule="R215"),
    Question(steps.BULL_STEP, "bull_step", Rooms("bull", "label-bull-step"), shape=steps.Bull, rule="R215"),
)
