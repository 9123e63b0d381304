"""What is asked in a fight, in words: who fights whom, with how many PV, and what may be done."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.sheets import called
from wandwright.games.year_at_hogwarts.chapters.fights import card_limits, shapes, steps
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.chapters.fights.combat import list_act
from wandwright.games.year_at_hogwarts.chapters.fights.hitting import needed
from wandwright.games.year_at_hogwarts.speech import name_of, speak
from wandwright.games.year_at_hogwarts.state import YearState


def seat_name(state: YearState, seat: int) -> str:
    return name_of(state, called(state, seat))


def fighter_name(state: YearState, fighter: int) -> str:
    return name_of(state, f.name_of_fighter(state, fighter))


def prompt_opponent(state: YearState, question: shapes.Meeting, secret: bool) -> str:
    space = name_of(state, state.box.space_names[question.space])
    return speak("prompt-opponent", who=seat_name(state, question.seat), space=space)


def prompt_death_eater(state: YearState, question: shapes.Meeting, secret: bool) -> str:
    """R154: the player to the right plays it."""
    return speak("prompt-death-eater", who=seat_name(state, question.seat), mover=seat_name(state, question.mover))


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


def prompt_prize(state: YearState, question: shapes.Prize, secret: bool) -> str:
    return speak(
        "prompt-prize", who=seat_name(state, question.seat), foe=seat_name(state, question.loser), n=question.number
    )


def prompt_second_item(state: YearState, question: shapes.Prize, secret: bool) -> str:
    return speak("prompt-second-item", who=seat_name(state, question.seat), foe=seat_name(state, question.loser))


def prompt_give_for(state: YearState, question: shapes.Prize, secret: bool) -> str:
    item = name_of(state, state.box.item_names[question.item])
    return speak("prompt-give-for", who=seat_name(state, question.seat), item=item)


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


def prompt_put_required(state: YearState, question: shapes.Required, secret: bool) -> str:
    item = name_of(state, state.box.item_names[question.item])
    return speak("prompt-put-required", who=seat_name(state, question.seat), item=item)


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
