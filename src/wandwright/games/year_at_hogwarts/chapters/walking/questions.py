"""The questions of the chapter on walking."""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import PASS, Answers, Asked, Fixed, Kinds, Ranges, Seats, Target
from wandwright.engine.questions.questions import Plain, Question
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import answers as a
from wandwright.games.year_at_hogwarts.chapters.castle.sheets import called
from wandwright.games.year_at_hogwarts.chapters.castle.tokens import lying_on
from wandwright.games.year_at_hogwarts.chapters.walking import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.walking.moving import can_rest, ends_with, spaces_on, ways_of, ways_to
from wandwright.games.year_at_hogwarts.chapters.walking.passing import missions_for, takeable
from wandwright.games.year_at_hogwarts.chapters.walking.shapes import Way
from wandwright.games.year_at_hogwarts.chapters.walking.turn import list_start
from wandwright.games.year_at_hogwarts.speech import name_of, speak
from wandwright.games.year_at_hogwarts.state import YearState


def names_of(state: YearState, seat: int, way: Way) -> tuple[str, ...]:
    """The spaces of a way, from its first to its last."""
    return tuple(state.box.space_names[space] for space in spaces_on(state, seat, way))


def rival_on(game: Game, state: YearState, seat: int, way: Way) -> dict[str, object]:
    """R242: whom the way comes to with the token in hand."""
    if way.rival != NO_CARD:
        for rival in state.box.hooks.rival_on_way:
            return {"meets": 1, "foe": game.card_name(rival(state, seat))}
    return {"meets": 0}


class Ends(a.Spaces):
    """An end of the move, and one way that leads there."""

    def things(self, game: Game, state: YearState, question: Asked, answer: int) -> tuple[Target, ...]:
        way = ways_to(state, question.seat, answer, can_rest(state, question.seat, answer))[0]
        return (Target("space", state.box.space_names[answer], way=names_of(state, question.seat, way)),)


class Ways(Answers):
    """A way by the squares with tokens that it passes."""

    def squares(self, state: YearState, question: shapes.Going, answer: int) -> list[str]:
        way = ways_of(state, question)[answer]
        names = state.box.space_names
        walked = spaces_on(state, question.seat, way)[1:-1]
        return [names[space] for space in walked if way.squares >> space & 1 or space == way.rival]

    def words(self, game: Game, state: YearState, question: Any, answer: int) -> str:
        return " ".join(self.squares(state, question, answer)) or "nothing"

    def things(self, game: Game, state: YearState, question: Any, answer: int) -> tuple[Target, ...]:
        way = ways_of(state, question)[answer]
        names = state.box.space_names
        squares = self.squares(state, question, answer)
        end = squares[-1] if squares else names[question.space]
        return (Target("space", end, way=names_of(state, question.seat, way)),)

    def arguments(self, game: Game, state: YearState, question: Any, answer: int) -> dict[str, object]:
        way = ways_of(state, question)[answer]
        walked = spaces_on(state, question.seat, way)[1:-1]
        lying = [item for space in walked if way.squares >> space & 1 for item in takeable(state, space)]
        names = ", ".join(game.card_name(state.box.item_names[item]) for item in lying)
        return {"items": names, "n": len(lying), **rival_on(game, state, question.seat, way)}


class Tokens(a.Items):
    """A token that lies here, and what it is needed for."""

    def arguments(self, game: Game, state: YearState, question: Asked, answer: int) -> dict[str, object]:
        missions = ", ".join(game.card_name(state.box.ids[card]) for card in missions_for(state, question.seat, answer))
        use = "mission" if missions else next((use(state, answer) for use in state.box.hooks.use_of_token), "none")
        return {**super().arguments(game, state, question, answer), "use": use, "missions": missions}


class Totals(Answers):
    """So many steps, and the spaces where the move may end with them."""

    def things(self, game: Game, state: YearState, question: Asked, answer: int) -> tuple[Target, ...]:
        first, *others = [state.box.space_names[space] for space in ends_with(state, question.seat, answer)]
        return (Target("space", first, also=tuple(others)),)

    def arguments(self, game: Game, state: YearState, question: Asked, answer: int) -> dict[str, object]:
        return {"n": answer}


STARTS: Final = Ranges(
    (
        (steps.USE, a.Items("use", "label-use-item")),
        (steps.PLAY, a.HandCards("play", "label-play-card")),
        (steps.BEGIN_MISSION, Kinds("begin", "label-begin-mission", zone=a.own_missions)),
        (steps.TRY, a.Spaces("try", "label-try-horcrux")),
    ),
    {steps.ROLL: ("roll", "label-roll"), steps.WAIT: ("wait", "label-wait")},
)
ENDS: Final = Ranges(
    ((0, Ends("go", "label-go")), (steps.USE_IN_MOVE, a.Items("use", "label-use-item"))),
    {steps.FLY_AWAY: ("fly", "label-fly-away")},
)
ROOM: Final = Ranges(
    ((0, a.Decks("draw", "label-draw-deck")), (steps.SWAP_WITH, Seats("swap", "label-swap-with"))),
    {},
)
FINISH: Final = Ranges(((steps.USE, a.Items("use", "label-use-item")),), {steps.END: ("end turn", "label-end-turn")})
TOTALS: Final = Totals("total", others={steps.REROLL: ("reroll", "label-reroll-movement")})
SLIP: Final = Fixed((("fight", "label-fight"), ("slip past", "label-slip")))
ACCEPT: Final = Fixed((("refuse", "label-refuse"), ("accept", "label-accept")))

TOKENS: Final = Tokens("take", "label-take", {PASS: ("leave", "label-leave")})

STAY: Final = Fixed((("return", "label-return"), ("stay", "label-stay")))


def prompt_start(state: YearState, question: Plain, secret: bool) -> str:
    """R40, R41: whether something can be done before the roll is for the asked seat alone."""
    legal = list_start(state, question)
    choice = "yes" if secret or legal != [steps.ROLL] else "no"
    return speak("prompt-start", who=name_of(state, called(state, question.seat)), choice=choice)


def prompt_floo(state: YearState, question: Plain, secret: bool) -> str:
    is_last = any(last(state) for last in state.box.hooks.is_last_powder)
    return speak("prompt-floo-last" if is_last else "prompt-floo", who=name_of(state, called(state, question.seat)))


def label_floo(state: YearState, question: Plain, answer: int) -> str:
    """H38: said before it is spent for anything else; and what lies there."""
    is_wasted = any(wastes(state, question.seat, answer) for wastes in state.box.hooks.wastes_powder)
    items = ", ".join(name_of(state, state.box.item_names[item]) for item in lying_on(state, answer))
    told = {"space": name_of(state, state.box.space_names[answer]), "items": items, "lies": "yes" if items else "no"}
    return speak("label-floo-wasted" if is_wasted else "label-floo", **told)


# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.STAY, "stay", STAY, rule="R118", secret="missions", shown=True, telling=True),
    Question(steps.START, "start", STARTS, rule="R40", always=True, secret="spells", shown=True),
    Question(steps.TOTAL, "total", TOTALS, rule="R43", secret="missions", shown=True),
    Question(steps.MOVE, "move", ENDS, rule="R43", secret="missions", shown=True),
    Question(steps.WAY, "way", Ways("by", "label-way"), shape=shapes.Going, rule="R53", secret="missions", shown=True),
    Question(steps.TAKE, "take", TOKENS, shape=shapes.At, rule="R91", secret="missions", shown=True),
    Question(steps.LEAVE, "leave", a.Items("leave", "label-leave-item"), shape=shapes.Leaving, rule="R94",
             loses=("leave",)),
    Question(steps.SLIP, "slip", SLIP, shape=shapes.At, rule="R48"),
    Question(steps.COMMON_ROOM, "common_room", ROOM, shape=shapes.At, rule="R79"),
    Question(steps.OFFERED_ITEM, "offered_item", a.Items("offer", "label-offer"), shape=shapes.Trade, rule="R79"),
    Question(steps.WANTED_ITEM, "wanted_item", a.Items("ask", "label-ask"), shape=shapes.Trade, rule="R79"),
    Question(steps.ACCEPT, "accept", ACCEPT, shape=shapes.Trade, rule="R79"),
    Question(steps.FLOO, "floo", a.Spaces("floo", "label-floo"), rule="R64"),
    Question(steps.FLY, "fly", a.Spaces("fly", "label-fly"), shape=shapes.Flight, rule="R104"),
    Question(steps.PASSAGE, "passage", a.Spaces("through", "label-through"), shape=shapes.At, rule="R67"),
    Question(steps.FINISH, "finish", FINISH, rule="R102", always=True, ends=("end",)),
    Question(steps.FETCH, "fetch", a.Items("fetch", "label-fetch"), shape=shapes.Fetching, rule="R128"),
)
