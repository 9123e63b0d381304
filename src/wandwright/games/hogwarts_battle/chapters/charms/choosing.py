"""What heroes bring: hero card, Proficiencies, Patronus and Charm; one of each kind active (R44, R78, R80)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.chance import shuffle
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.charms.offering import HERO_CARDS, PROFICIENCIES
from wandwright.games.hogwarts_battle.chapters.charms.shapes import Activation
from wandwright.games.hogwarts_battle.chapters.charms.steps import PICK_ACTIVE, PICK_CHARM, PICK_HERO_CARD
from wandwright.games.hogwarts_battle.chapters.piles.piles import first_of, without
from wandwright.games.hogwarts_battle.chapters.timing.abilities import refresh_abilities
from wandwright.games.hogwarts_battle.state import BattleState


def lay_out(state: BattleState) -> None:
    """The cards that heroes have by themselves, and those they choose from."""
    box = state.box
    state.charms = box.charms
    state.patronus = list(box.patronuses)
    for hero, cards in enumerate(box.hero_choices):
        if len(cards) == 1 or box.scenario.hero_card == "both":
            state.hero_cards[hero] = cards
        else:
            state.left_hero_cards += cards


def ask_active_at_first(state: BattleState) -> None:
    """R78: at set-up, for the time before the first own turn."""
    for hero in reversed(range(state.box.seats)):
        ask_active(state, hero)


def ask_active(state: BattleState, hero: int) -> None:
    """R78: which hero card and which Proficiency work until the next own turn."""
    if state.box.one_active:
        for group in (PROFICIENCIES, HERO_CARDS):
            state.stack.append(Activation(PICK_ACTIVE, hero, NO_CARD, group))


def ask_charms(state: BattleState) -> None:
    """R80: each hero takes one, by choice in seat order or dealt at random."""
    box = state.box
    if not box.charms:
        return
    if not box.deals_charms:
        for hero in reversed(range(box.seats)):
            state.stack.append(Plain(PICK_CHARM, hero, NO_CARD))
        return
    dealt = shuffle(state, v.CHARMS_STREAM, box.charms, box.definition)
    for hero in range(box.seats):
        answer_charm(state, Plain(PICK_CHARM, hero, NO_CARD), box.definition[dealt[hero]])


def ask_hero_cards(state: BattleState) -> None:
    for hero in reversed(range(state.box.seats)):
        if state.box.hero_choices[hero] and not state.hero_cards[hero]:
            state.stack.append(Plain(PICK_HERO_CARD, hero, NO_CARD))


def list_hero_card(state: BattleState, question: Plain) -> list[int]:
    """The cards of this hero (R80)."""
    return [state.box.definition[card] for card in state.box.hero_choices[question.seat]]


def answer_hero_card(state: BattleState, question: Plain, answer: int) -> None:
    hero = question.seat
    card = first_of(state, state.left_hero_cards, answer)
    state.left_hero_cards = without(state.left_hero_cards, card)
    state.hero_cards[hero] = (card,)
    note(state, "takes_hero_card", hero, 0, card, NO_CARD)
    refresh_abilities(state, hero)


def list_charm(state: BattleState, question: Plain) -> list[int]:
    """Charms that nobody has taken yet."""
    return [state.box.definition[card] for card in state.charms]


def answer_charm(state: BattleState, question: Plain, answer: int) -> None:
    hero = question.seat
    card = first_of(state, state.charms, answer)
    state.charms = without(state.charms, card)
    state.charm[hero] = card
    note(state, "takes_charm", hero, 0, card, NO_CARD)
    refresh_abilities(state, hero)


def choices_of(state: BattleState, question: Activation) -> tuple[int, ...]:
    """What a hero has several of, the active one first."""
    hero = question.seat
    if question.group == HERO_CARDS:
        return state.hero_cards[hero]
    first = state.proficiency[hero]
    return () if first == NO_CARD else (first, *state.more_proficiencies[hero])


def list_active(state: BattleState, question: Activation) -> list[int]:
    """The last pick stands unless another one is made."""
    own = choices_of(state, question)
    return [state.box.definition[card] for card in own] if len(own) > 1 else []


def answer_active(state: BattleState, question: Activation, answer: int) -> None:
    hero = question.seat
    own = choices_of(state, question)
    card = first_of(state, own, answer)
    rest = without(own, card)
    if question.group == HERO_CARDS:
        state.hero_cards[hero] = (card, *rest)
    else:
        state.proficiency[hero] = card
        state.more_proficiencies[hero] = rest
    note(state, "activates", hero, 0, card, NO_CARD)
    refresh_abilities(state, hero)
