"""Every question, declared once: what its answers are, the rule behind it, and who may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wandwright.engine.answers import (
    PASS,
    Answers,
    Fixed,
    Kinds,
    Named,
    Numbered,
    Ranges,
    Seats,
    Target,
    of_cards,
    of_seat,
)
from wandwright.engine.games import Game
from wandwright.engine.programs import Choice
from wandwright.engine.questions import Question
from wandwright.engine.state import NO_CARD
from wandwright.games.hogwarts_battle import speech, steps
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.cards.questions import QUESTIONS as OF_CARDS
from wandwright.games.hogwarts_battle.chapters.charms.questions import QUESTIONS as OF_CHARMS
from wandwright.games.hogwarts_battle.chapters.creatures.questions import QUESTIONS as OF_CREATURES
from wandwright.games.hogwarts_battle.chapters.creatures.steps import PERSUADE
from wandwright.games.hogwarts_battle.chapters.market.questions import QUESTIONS as OF_THE_MARKET
from wandwright.games.hogwarts_battle.chapters.potions.questions import QUESTIONS as OF_POTIONS
from wandwright.games.hogwarts_battle.chapters.trials.questions import QUESTIONS as OF_TRIALS
from wandwright.games.hogwarts_battle.chapters.trials.questions import ActiveTrial
from wandwright.games.hogwarts_battle.chapters.trials.steps import ATTACK_TRIAL
from wandwright.games.hogwarts_battle.rules.acting import own_power_cards
from wandwright.games.hogwarts_battle.rules.choices import heroes_to_pick
from wandwright.games.hogwarts_battle.rules.dice import ASSIGN, BENEFIT
from wandwright.games.hogwarts_battle.rules.market import discount_of, price
from wandwright.games.hogwarts_battle.rules.piles import cards_to_discard
from wandwright.games.hogwarts_battle.state import BattleState


class Foes(Answers):
    """An answer is the place of a villain; the second of two equal ones is numbered."""

    def words(self, game: Game, state: BattleState, question: Any, answer: int) -> str:
        ids = [state.box.ids[card] if card >= 0 else "" for card in state.villains]
        earlier = ids[:answer].count(ids[answer])
        return f"{ids[answer]} {earlier + 1}" if earlier else ids[answer]

    def things(self, game: Game, state: BattleState, question: Any, answer: int) -> tuple[Target, ...]:
        return of_cards(game, state, (state.villains[answer],))

    def arguments(self, game: Game, state: BattleState, question: Any, answer: int) -> dict[str, Any]:
        names = [game.card_name(state.box.ids[card]) if card >= 0 else "" for card in state.villains]
        earlier = names[:answer].count(names[answer])
        return {"card": f"{names[answer]} ({earlier + 1})" if earlier else names[answer]}


class Heroes(Seats):
    """An answer is a hero, who is shown by a card as well."""

    def things(self, game: Game, state: BattleState, question: Any, answer: int) -> tuple[Target, ...]:
        return (*of_seat(answer), *of_cards(game, state, (state.box.hero_cards[answer],)))

    def label(self, game: Game, state: BattleState, question: Any, answer: int) -> str:
        named = answer not in self.others
        return game.speak(f"hero-{state.box.heroes[answer]}") if named else super().label(game, state, question, answer)


class Offers(Kinds):
    """A card of the market, with what the active hero pays for it now."""

    def arguments(self, game: Game, state: BattleState, question: Any, answer: int) -> dict[str, Any]:
        card = next(card for card in state.market if card != NO_CARD and state.box.definition[card] == answer)
        cost = price(state, card, discount_of(state, state.active))
        return {**super().arguments(game, state, question, answer), "price": cost}


class Options(Numbered):
    """One option of a card's choice, in the words of a card of the hero who chooses."""

    def label(self, game: Game, state: BattleState, question: Choice, answer: int) -> str:
        if answer in self.others:
            return super().label(game, state, question, answer)
        return speech.program_text(state, question.programs[answer], "hogwarts")


class Dice(Named):
    """One of the House dice."""

    def arguments(self, game: Game, state: BattleState, question: Any, answer: int) -> dict[str, Any]:
        return {"die": game.speak(f"die-{v.DICE[answer]}")}


class FaceUses(Fixed):
    """What the rolled face brings: to every hero, by the table of a dark roll, or to the active Horcrux."""

    def label(self, game: Game, state: BattleState, question: steps.FaceUse, answer: int) -> str:
        if answer != BENEFIT:
            return super().label(game, state, question, answer)
        if not question.table:
            face = v.FACES[question.face]
            key = "label-benefit" if face in v.HOUSE_FACES else f"label-benefit-{face}"
            return game.speak(key, face=face)
        text = speech.program_text(state, question.table[question.face], "dark_arts")
        return game.speak("label-dark-benefit", text=text)

    def things(self, game: Game, state: BattleState, question: Any, answer: int) -> tuple[Target, ...]:
        return of_cards(game, state, state.horcruxes[:1]) if answer == ASSIGN else ()


# Who may know, how many are picked, and the rules behind questions that depend on the card that asks.


def own_hand(state: BattleState, question: Any) -> Sequence[int]:
    hand: Sequence[int] = state.hand[question.seat]
    return hand


def choice_is_secret(state: BattleState, question: Choice) -> bool:
    """What a hero can choose may tell the hand; but everybody sees who is stunned, and knows who is passed over."""
    passed_over = question.mark and state.box.readings.skip_stunned and state.stunned[question.seat]
    return not state.box.readings.open_hands and not passed_over


def rule_of_discard(state: BattleState, question: steps.Discards) -> str:
    return "R24" if question.cause == v.STUNNED else "R28"


def rule_of_source(state: BattleState, question: Any) -> str:
    """The rule under which a card asks; a villain or Horcrux also asks when it rewards."""
    kind = state.box.about(question.source).kind
    hostile = state.hostile_depth > 0
    if kind == "villain":
        return "R15" if hostile else "R19"
    if kind == "horcrux":
        return "R15" if hostile else "R33"
    if kind == "encounter":
        return "R47" if hostile else "R57"
    return {"dark_arts": "R14", "location": "R21"}.get(kind, "R16")


ACTIONS: Final = Ranges(
    (
        (steps.PLAY, Kinds("play", zone=own_hand)),
        (steps.ATTACK, Foes("attack")),
        (steps.ACQUIRE, Offers("acquire", zone=lambda state, _: [card for card in state.market if card >= 0])),
        (steps.USE, Kinds("use", zone=lambda state, question: own_power_cards(state, question.seat))),
        (PERSUADE, Foes("persuade")),
        (ATTACK_TRIAL, ActiveTrial("attack")),
    ),
    {steps.END: ("end turn", "label-end")},
)
DISCARDED: Final = Kinds("take", "label-take-back", zone=lambda state, question: state.discard[question.seat])
LEARNED: Final = Kinds("learn", "label-take-back", zone=lambda state, _: state.proficiencies)
NO_MORE: Final = {PASS: ("no more", "label-no-more")}
FACES: Final = FaceUses((("take", "label-benefit"), ("assign", "label-assign"), ("reroll", "label-reroll")))
PLACES: Final = Fixed((("to discard", "label-to-discard"), ("to deck", "label-to-deck")))
KEEPING: Final = Fixed((("keep", "label-keep"), ("drop", "label-to-discard")))
LOOKING: Final = Fixed((), {steps.LOOK: ("look", "label-look")})

# Those that end or reveal something are asked even where only one answer is possible. Where hands are closed, what a
# hero can answer from the hand is the hero's secret until it is answered.
# fmt: off
QUESTIONS: Final = (
    Question(steps.ACT, "act", ACTIONS, rule="R16", secret="hand", shown=True, always=True,
             lapses=("play", "attack", "acquire")),
    Question(steps.PICK_DISCARDS, "discard", Kinds("discard", zone=own_hand), shape=steps.Discards,
             rule=rule_of_discard, secret="hand", shown=True, picks="chosen", count=cards_to_discard),
    Question(steps.CHOOSE_OPTION, "choose", Options("choose"), shape=Choice, rule=rule_of_source,
             secret=choice_is_secret, shown=True, picks="chosen"),
    Question(steps.PICK_HEROES, "hero", Heroes("hero", others=NO_MORE), shape=steps.HeroChoice, rule=rule_of_source,
             picks="chosen", count=heroes_to_pick),
    Question(steps.PICK_FROM_DISCARDS, "take_back", DISCARDED, shape=steps.TakeBack, rule=rule_of_source),
    Question(steps.PICK_FROM_DECK, "search", Kinds("take", "label-take-back"), shape=steps.Limit, rule="R16",
             secret="hand"),
    Question(steps.PICK_VILLAIN, "silence", Foes("silence"), shape=steps.Silencing, rule="R15"),
    Question(steps.PICK_ALLY, "copy", Kinds("copy", zone=lambda state, _: state.played), rule="R30"),
    Question(steps.PICK_DIE, "die", Dice("roll", v.HOUSE_DICE, kind="die"), rule="R10"),
    Question(steps.USE_FACE, "face", FACES, shape=steps.FaceUse, rule="R32"),
    Question(steps.PLACE_ACQUIRED, "place", PLACES, rule="R20"),
    Question(steps.KEEP_TOP, "keep_top", KEEPING, rule="R16", secret="hand", shown=True),
    Question(steps.REMOVE_HOW_MANY, "remove", Answers("remove"), shape=steps.Limit, rule="R21"),
    Question(steps.PICK_PROFICIENCY, "proficiency", LEARNED, rule="R12"),
    Question(steps.LOOK_AT_ALL, "look", LOOKING, rule="R22"),
    Question(steps.ORDER_DISCARDS, "order_discards", Kinds("first", zone=own_hand), shape=steps.DiscardOrder,
             rule="R35", secret="hand", shown=True, picks="chosen", ordered=True,
             count=lambda state, question: len(question.effects)),
    *OF_CREATURES, *OF_CARDS, *OF_TRIALS, *OF_CHARMS, *OF_POTIONS, *OF_THE_MARKET,
)
