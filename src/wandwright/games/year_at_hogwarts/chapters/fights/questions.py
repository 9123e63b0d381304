"""The questions of the chapter on fights."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import PASS, Answers, Asked, Extent, Kinds, Ranges, Seats, Target, of_cards
from wandwright.engine.questions.questions import Picks, Plain, Question
from wandwright.games.year_at_hogwarts import answers as a
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import gains
from wandwright.games.year_at_hogwarts.chapters.castle.shapes import Putting
from wandwright.games.year_at_hogwarts.chapters.fights import card_limits, fighters, shapes, steps
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.chapters.fights.combat import list_act
from wandwright.games.year_at_hogwarts.chapters.fights.hitting import needed
from wandwright.games.year_at_hogwarts.speech import name_of, seat_name, speak
from wandwright.games.year_at_hogwarts.state import YearState


class Servants(Answers):
    """A Death Eater by its place among the sheets."""

    def words(self, game: Game, state: YearState, question: Asked, answer: int) -> str:
        return state.box.fights.servant_names[answer]

    def things(self, game: Game, state: YearState, question: Asked, answer: int) -> tuple[Target, ...]:
        return (Target("card", None, state.box.fights.servant_names[answer]),)

    def arguments(self, game: Game, state: YearState, question: Asked, answer: int) -> dict[str, object]:
        return {"card": game.card_name(state.box.fights.servant_names[answer])}


class Named(Answers):
    """R109a: a card of a hand of the team."""

    def codes(self, extent: Extent) -> Iterable[int]:
        return [steps.OF_SEAT * seat + kind for seat in range(extent.seats) for kind in extent.kinds]

    def things(self, game: Game, state: YearState, question: Asked, answer: int) -> tuple[Target, ...]:
        seat, kind = divmod(answer, steps.OF_SEAT)
        hand = gains.hand_of(state, seat)
        return of_cards(game, state, [card for card in hand if state.box.definition[card] == kind])


def fighting_hand(state: YearState, question: Asked) -> tuple[int, ...]:
    """The cards of the fighter whose turn it is: a seat's own, or those of the Death Eater it plays."""
    return fighters.hand_of(state, state.fighters[state.fight_side])


def team_missions(state: YearState, question: Asked) -> list[int]:
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


def fighter_name(state: YearState, fighter: int) -> str:
    return name_of(state, f.name_of_fighter(state, fighter))


def prompt_act(state: YearState, question: Plain, secret: bool) -> str:
    """R132: both sides with their PV, the dice and what they need, and the cards that are still allowed."""
    side = state.fight_side
    own, other = state.fighters[side], state.fighters[1 - side]
    told = {
        "who": seat_name(state, question.seat),
        "fighter": fighter_name(state, own),
        "pv": f.pv_of(state, own),
        "foe": fighter_name(state, other),
        "foepv": f.pv_of(state, other),
        "potions": card_limits.cards_left(state, side, v.POTION),
        "spells": card_limits.cards_left(state, side, v.SPELL),
        "dice": f.dice_of(state, side),
        "needed": needed(state, side),
        # Whether there is a card to play is for the asked seat alone.
        "choice": "yes" if secret or len(list_act(state, question)) > 1 else "no",
    }
    # After the return the first seat goes by the name of the pawn that it moves.
    itself = f.is_seat(own) or told["who"] == told["fighter"]
    return speak("prompt-act" if itself else "prompt-act-servant", **told)


def prompt_change_die(state: YearState, question: shapes.Dice, secret: bool) -> str:
    plus = f.ability(state, state.fighters[state.fight_side], v.DIE_PLUS)
    told = {"who": seat_name(state, question.seat), "dice": " ".join(map(str, question.dice)), "n": plus}
    return speak("prompt-raise-die" if plus else "prompt-reroll-die", **told)


def prompt_defend(state: YearState, question: shapes.Hits, secret: bool) -> str:
    target = fighter_name(state, state.fighters[1 - state.fight_side])
    return speak("prompt-defend", who=seat_name(state, question.seat), fighter=target, n=question.hits)


def prompt_ready(state: YearState, question: shapes.Waiting, secret: bool) -> str:
    first, second = state.fighters
    other = second if question.seat == first else first
    return speak("prompt-ready", who=seat_name(state, question.seat), foe=seat_name(state, other))


def prompt_try_mission(state: YearState, question: Plain, secret: bool) -> str:
    """R110, R113, R20: whom one meets is known only then; what is at stake is told."""
    space = name_of(state, state.box.space_names[state.position[question.seat]])
    solo = "yes" if state.box.variant == v.SOLO else "no"
    who, pv = seat_name(state, question.seat), state.pv[question.seat]
    return speak("prompt-try-mission", who=who, space=space, pv=pv, solo=solo)


def prompt_name_card(state: YearState, question: shapes.Naming, secret: bool) -> str:
    tables = state.box.fights
    deck, attacks = tables.missions[question.mission].kinds[question.place]
    told = {"deck": v.DECKS[deck], "attack": "yes" if attacks else "no"}
    mission = name_of(state, tables.definition_names[question.mission])
    return speak("prompt-name-card", who=seat_name(state, question.seat), card=mission, **told)


# Answers that are no plain card.


def notation_name_card(state: YearState, question: shapes.Naming, answer: int) -> str:
    """A card of the own hand by its id; one of a team mate with that seat."""
    seat, kind = divmod(answer, steps.OF_SEAT)
    name = state.box.fights.definition_names[kind]
    return f"name {name}" if seat == question.seat else f"name {name} of {state.box.characters[seat]}"


def label_name_card(state: YearState, question: shapes.Naming, answer: int) -> str:
    seat, kind = divmod(answer, steps.OF_SEAT)
    card = name_of(state, state.box.fights.definition_names[kind])
    return speak("label-name-card", card=card, who=seat_name(state, seat), own="yes" if seat == question.seat else "no")


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
    Question(steps.GIVE_UP_CARDS, "give_up_cards", a.HandCards("discard", "label-discard"), shape=Picks,
             rule="R166", secret="spells", shown=True, picks="picked", loses=("discard",)),
    Question(steps.TRY_MISSION, "try_mission", MISSIONS, rule="R110", secret="missions", shown=True,
             telling=True),
    Question(steps.NAME_CARD, "name_card", Named("name"), shape=shapes.Naming, rule="R109a", secret="spells",
             shown=True),
    Question(steps.PUT_REQUIRED, "put_required", a.Spaces("put", "label-put"), shape=Putting, rule="R96"),
    Question(steps.SLIP_AWAY, "slip_away", a.Spaces("go", "label-go"), shape=shapes.Escape, rule="R103"),
    Question(steps.SERVANT_FINDS, "servant_finds", Kinds("find", "label-find-card"), shape=shapes.Finding, rule="R129",
             secret="servant_spells", shown=True),
)
