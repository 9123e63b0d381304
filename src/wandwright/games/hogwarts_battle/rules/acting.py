"""Step 3: play cards, assign attack, acquire cards, use powers, end the turn (R16 to R20)."""

from __future__ import annotations

from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.creatures.rules import list_persuading, persuade
from wandwright.games.hogwarts_battle.chapters.creatures.steps import PERSUADE
from wandwright.games.hogwarts_battle.chapters.potions.dark import may_play_spells
from wandwright.games.hogwarts_battle.chapters.trials.rules import attack_trial, list_trial
from wandwright.games.hogwarts_battle.chapters.trials.steps import ATTACK_TRIAL
from wandwright.games.hogwarts_battle.library import Power
from wandwright.games.hogwarts_battle.rules import timing
from wandwright.games.hogwarts_battle.rules.conditions import fits_type
from wandwright.games.hogwarts_battle.rules.market import acquire, discount_of, price, surcharge
from wandwright.games.hogwarts_battle.rules.piles import discard_question
from wandwright.games.hogwarts_battle.rules.timing import HERO_BITS
from wandwright.games.hogwarts_battle.rules.turn import end_turn
from wandwright.games.hogwarts_battle.rules.villains import assign_attack, can_be_attacked
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.steps import ACQUIRE, ATTACK, END, PLAY, RUN, USE


def list_act(state: BattleState, question: Frame) -> list[int]:
    """Everything the active hero may do now. Copies of one card are one action."""
    hero = state.active
    box = state.box
    play_answer = box.play_answer
    legal: list[int] = []
    for card in state.hand[hero]:
        answer = play_answer[card]
        if answer not in legal:
            legal.append(answer)
    if box.new_rules and not may_play_spells(state):
        legal = [answer for answer in legal if box.definitions[answer - PLAY].type != v.SPELL]
    if state.attack[hero]:
        list_targets(state, legal)
    influence = state.influence[hero]
    if influence or box.free_cards:
        list_market(state, influence, discount_of(state, hero) if box.proficiencies else 0, legal)
    if box.new_rules and influence:
        list_persuading(state, legal)
    if box.has_encounters and state.attack[hero]:
        list_trial(state, legal)
    if state.powers[hero] or box.location_powers[state.location]:
        list_powers(state, hero, legal)
    legal.append(END)
    return legal


def list_targets(state: BattleState, legal: list[int]) -> None:
    """Villains that may be attacked."""
    special = state.attack_cap or state.box.new_rules or state.box.voldemort in state.villains
    answer = ATTACK
    for card in state.villains:
        if card != NO_CARD and (not special or can_be_attacked(state, answer - ATTACK)):
            legal.append(answer)
        answer += 1


def list_market(state: BattleState, influence: int, discount: int, legal: list[int]) -> None:
    """Market cards the hero can pay for."""
    box = state.box
    cost = box.cost
    held = influence - surcharge(state) if box.new_rules else influence
    for card in state.market:
        if card != NO_CARD and (cost[card] <= held or (discount and price(state, card, discount) <= influence)):
            answer = box.acquire_answer[card]
            if answer not in legal:
                legal.append(answer)


def own_power_cards(state: BattleState, hero: int) -> tuple[int, ...]:
    """Cards whose power the active hero may use: Proficiency, earned trials, and the Location."""
    return state.powers[hero] + state.box.location_powers[state.location]


def list_powers(state: BattleState, hero: int, legal: list[int]) -> None:
    for card in own_power_cards(state, hero):
        power = state.box.powers[card]
        if power is not None and can_pay(state, hero, card, power):
            legal.append(USE + state.box.definition[card])


def can_pay(state: BattleState, hero: int, card: int, power: Power) -> bool:
    """Not used up this turn, and the price is there."""
    if power.limit and card * HERO_BITS + HERO_BITS - 1 in state.used:
        return False
    if state.influence[hero] < power.influence or state.attack[hero] < power.attack:
        return False
    if not power.discards:
        return True
    return len([held for held in state.hand[hero] if fits_type(state, held, power.wanted)]) >= power.discards


def answer_act(state: BattleState, question: Frame, answer: int) -> None:
    """Do one thing, then ask again, until the turn is ended."""
    if answer == END:
        end_turn(state)
        return
    state.stack.append(question)
    if answer < ATTACK:
        play_card(state, answer)
    elif answer < ACQUIRE:
        assign_attack(state, answer - ATTACK)
    elif answer < USE:
        acquire(state, answer)
    elif answer < PERSUADE:
        use_power(state, answer - USE)
    elif answer == ATTACK_TRIAL:
        attack_trial(state)
    else:
        persuade(state, answer - PERSUADE)


def play_card(state: BattleState, answer: int) -> None:
    """The card goes to the play area and counts as played, whatever becomes of its effect (R17, R18)."""
    hero = state.active
    box = state.box
    hand = state.hand[hero]
    place = 0
    while box.play_answer[hand[place]] != answer:
        place += 1
    card = hand[place]
    state.hand[hero] = hand[:place] + hand[place + 1 :]
    state.played += (card,)
    if state.events is not None:
        note(state, "plays", hero, 1, card, NO_CARD)
    kind = box.type_of[card]
    if kind == v.SPELL:
        state.spells += 1
    elif kind == v.ITEM:
        state.items += 1
    elif kind == v.ALLY:
        state.allies += 1
    event = v.PLAYED_EVENT[kind] | v.ON_CARD_PLAYED
    if state.listens[hero] & event:
        timing.trigger_abilities(state, hero, event, hero, card)
    if state.watching:
        timing.trigger_watchers(state, event)
    if state.listening & event:
        state.stack.append((RUN, box.on_play[card], 0, hero, card))
        timing.trigger_hostile(state, event, hero, card)
    else:
        box.programs.run(state, box.on_play[card], 0, hero, card)


def use_power(state: BattleState, definition: int) -> None:
    """Pay, then gain: discard effects of the price interrupt at once (R35)."""
    hero = state.active
    card = next(held for held in own_power_cards(state, hero) if state.box.definition[held] == definition)
    power = state.box.powers[card]
    assert power is not None
    note(state, "uses", hero, 0, card, NO_CARD)
    if power.limit:
        timing.use_up(state, card, power.limit, hero)
    state.influence[hero] -= power.influence
    if state.box.new_rules:
        state.influence_spent += power.influence
    state.attack[hero] -= power.attack
    state.stack.append((RUN, power.program, 0, hero, card))
    if power.discards:
        state.stack.append(discard_question(hero, card, power.discards, power.wanted, v.COST, v.ANY_TYPE, 0))
    if power.gives_itself:
        state.earned[hero] = tuple(held for held in state.earned[hero] if held != card)
        state.banished += (card,)
        timing.refresh_abilities(state, hero)
