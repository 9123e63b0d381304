"""The questions of the chapter on fights."""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import PASS, Answers, Kinds, Ranges, Seats, Target, of_cards
from wandwright.engine.questions.questions import Question
from wandwright.games.year_at_hogwarts import answers as a
from wandwright.games.year_at_hogwarts.chapters.castle import gains
from wandwright.games.year_at_hogwarts.chapters.fights import fighters, shapes, steps
from wandwright.games.year_at_hogwarts.state import YearState


class Servants(Answers):
    """A Death Eater by its place among the sheets."""

    def words(self, game: Game, state: YearState, question: Any, answer: int) -> str:
        return state.box.fights.servant_names[answer]

    def things(self, game: Game, state: YearState, question: Any, answer: int) -> tuple[Target, ...]:
        return (Target("card", None, state.box.fights.servant_names[answer]),)

    def arguments(self, game: Game, state: YearState, question: Any, answer: int) -> dict[str, Any]:
        return {"card": game.card_name(state.box.fights.servant_names[answer])}


class Named(Answers):
    """R109a: a card of a hand of the team; prompts.py has its words."""

    def things(self, game: Game, state: YearState, question: Any, answer: int) -> tuple[Target, ...]:
        seat, kind = divmod(answer, steps.OF_SEAT)
        hand = gains.hand_of(state, seat)
        return of_cards(game, state, [card for card in hand if state.box.definition[card] == kind])


def fighting_hand(state: YearState, question: Any) -> tuple[int, ...]:
    """The cards of the fighter whose turn it is: a seat's own, or those of the Death Eater it plays."""
    return fighters.hand_of(state, state.fighters[state.fight_side])


def team_missions(state: YearState, question: Any) -> list[int]:
    return [card for mate in state.box.mates[question.seat] for card in state.missions[mate]]


NOTHING: Final = {PASS: ("nothing", "label-no-prize")}
OPPONENTS: Final = Ranges(
    ((0, Seats("fight", "label-fight-player")),),
    {steps.A_DEATH_EATER: ("fight death_eater", "label-fight-death-eater")},
)
ACTS: Final = Ranges(
    (
        (steps.USE, a.Items("use", "label-use-item")),
        (steps.PLAY, Kinds("play", "label-play-card", zone=fighting_hand)),
    ),
    {steps.ATTACK: ("attack", "label-attack")},
)
READY: Final = Ranges(((steps.USE, a.Items("use", "label-use-item")),), {steps.ATTACK: ("roll", "label-clash")})
PRIZES: Final = Ranges(
    ((steps.ITEM, a.Items("steal", "label-steal-item")),),
    {
        steps.FLOO: ("steal floo", "label-steal-floo"),
        steps.PORTKEY: ("steal portkey", "label-steal-portkey"),
        steps.CARDS: ("steal cards", "label-steal-cards"),
        PASS: ("nothing", "label-no-prize"),
    },
)
DICE: Final = Answers("change", "label-change-die", {steps.KEEP: ("keep", "label-keep-dice")})
MISSIONS: Final = Kinds("try", "label-begin-mission", {PASS: ("nothing", "label-no-mission")}, zone=team_missions)

# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.OPPONENT, "opponent", OPPONENTS, shape=shapes.Meeting, rule="R48b"),
    Question(steps.DEATH_EATER, "death_eater", Servants("play", "label-play-death-eater"), shape=shapes.Meeting,
             rule="R155"),
    Question(steps.ACT, "act", ACTS, rule="R132", always=True, secret="spells", shown=True),
    Question(steps.CHANGE_DIE, "change_die", DICE, shape=shapes.Dice, rule="R255"),
    Question(steps.DEFEND, "defend", Answers("defend", "label-defend"), shape=shapes.Hits, rule="R246"),
    Question(steps.READY, "ready", READY, shape=shapes.Waiting, rule="H76"),
    Question(steps.PRIZE, "prize", PRIZES, shape=shapes.Prize, rule="R146"),
    Question(steps.SECOND_ITEM, "second_item", a.Items("steal", "label-steal-item", NOTHING), shape=shapes.Prize,
             rule="R146"),
    Question(steps.GIVE_FOR, "give_for", a.Items("give", "label-give-item", NOTHING), shape=shapes.Prize, rule="R151"),
    Question(steps.GIVE_UP_CARDS, "give_up_cards", a.HandCards("discard", "label-discard"), shape=shapes.Cards,
             rule="R166", secret="spells", shown=True, picks="picked", loses=("discard",)),
    Question(steps.TRY_MISSION, "try_mission", MISSIONS, rule="R110", secret="missions", shown=True,
             telling=True),
    Question(steps.NAME_CARD, "name_card", Named("name"), shape=shapes.Naming, rule="R109a", secret="spells",
             shown=True),
    Question(steps.PUT_REQUIRED, "put_required", a.Spaces("put", "label-put"), shape=shapes.Required, rule="R96"),
    Question(steps.SLIP_AWAY, "slip_away", a.Spaces("go", "label-go"), shape=shapes.Escape, rule="R103"),
    Question(steps.SERVANT_FINDS, "servant_finds", Kinds("find", "label-find-card"), shape=shapes.Finding, rule="R129",
             secret="servant_spells", shown=True),
)
