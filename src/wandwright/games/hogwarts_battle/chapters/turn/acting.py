"""Step 3: what the active hero may do, and playing a card (R16 to R20)."""

from __future__ import annotations

from wandwright.engine.rules.hooks import any_of
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.chapters.market.acquiring import acquire, discount_of, price, surcharge_on_cards
from wandwright.games.hogwarts_battle.chapters.timing.abilities import trigger_abilities, trigger_watchers
from wandwright.games.hogwarts_battle.chapters.timing.hostile import trigger_hostile
from wandwright.games.hogwarts_battle.chapters.turn.ending import close_turn
from wandwright.games.hogwarts_battle.chapters.turn.powers import list_powers, use_power
from wandwright.games.hogwarts_battle.chapters.turn.steps import ACQUIRE, ATTACK, END, USE
from wandwright.games.hogwarts_battle.chapters.villains.villains import assign_attack, can_be_attacked
from wandwright.games.hogwarts_battle.state import BattleState


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
    if state.attack[hero]:
        list_targets(state, legal)
    influence = state.influence[hero]
    if influence or box.free_cards:
        list_market(state, influence, discount_of(state, hero) if box.proficiencies else 0, legal)
    if box.hooks.actions:
        list_more(state, hero, legal)
    if state.powers[hero] or box.location_powers[state.location]:
        list_powers(state, hero, legal)
    legal.append(END)
    return legal


def list_more(state: BattleState, hero: int, legal: list[int]) -> None:
    """What later chapters let a hero do besides, and what they keep from the hero."""
    for more in state.box.hooks.actions:
        more(state, hero, legal)
    if state.attack[hero]:
        for targets in state.box.hooks.attack_targets:
            targets(state, legal)


def list_targets(state: BattleState, legal: list[int]) -> None:
    """Villains that may be attacked."""
    locked = state.forbidden & v.FORBID_ATTACK_OTHERS or state.box.voldemort in state.villains
    special = locked or state.attack_cap or state.box.takes_influence
    answer = ATTACK
    for card in state.villains:
        if card != NO_CARD and (not special or can_be_attacked(state, answer - ATTACK)):
            legal.append(answer)
        answer += 1


def list_market(state: BattleState, influence: int, discount: int, legal: list[int]) -> None:
    """Market cards the hero can pay for."""
    box = state.box
    cost = box.cost
    held = influence
    if box.hooks.surcharge:
        held -= surcharge_on_cards(state)
    for card in state.market:
        if card != NO_CARD and (cost[card] <= held or (discount and price(state, card, discount) <= influence)):
            answer = box.acquire_answer[card]
            if answer not in legal:
                legal.append(answer)


def answer_act(state: BattleState, question: Frame, answer: int) -> None:
    """Do one thing, then ask again, until the turn is ended."""
    if answer == END:
        hooks = state.box.hooks
        if not (hooks.before_last_step and any_of(hooks.before_last_step, state)):
            close_turn(state, question)
        return
    state.stack.append(question)
    if state.box.hooks.before_action:
        for before in state.box.hooks.before_action:
            before(state)
    if answer < ATTACK:
        play_card(state, answer)
    elif answer < ACQUIRE:
        assign_attack(state, answer - ATTACK)
    elif answer < USE:
        acquire(state, answer)
    else:
        act_otherwise(state, answer)


def act_otherwise(state: BattleState, answer: int) -> None:
    """What a later chapter lets the hero do; or a power is used."""
    if not any_of(state.box.hooks.act, state, answer):
        use_power(state, answer - USE)


def play_card(state: BattleState, answer: int) -> None:
    """The card goes to the play area and counts as played, whatever becomes of its effect (R17, R18)."""
    hero = state.active
    box = state.box
    hand = state.hand[hero]
    play_answer = box.play_answer
    place = 0
    while play_answer[hand[place]] != answer:
        place += 1
    card = hand[place]
    state.hand[hero] = hand[:place] + hand[place + 1 :]
    state.played += (card,)
    if box.hooks.card_played:
        for join in box.hooks.card_played:
            join(state)
    if state.events is not None:
        note(state, "plays", hero, 1, card, NO_CARD)
    kind = box.type_of[card]
    if kind == v.SPELL:
        state.spells += 1
    elif kind == v.ITEM:
        state.items += 1
    elif kind == v.ALLY:
        state.allies += 1
    event = v.PLAYED_EVENT[kind]
    if state.listens[hero] & event:
        trigger_abilities(state, hero, event, hero, card)
    if state.watching:
        trigger_watchers(state, event)
    if state.listening & event:
        state.stack.append((RUN, box.on_play[card], 0, hero, card))
        trigger_hostile(state, event, hero, card)
    else:
        box.programs.run(state, box.on_play[card], 0, hero, card)
