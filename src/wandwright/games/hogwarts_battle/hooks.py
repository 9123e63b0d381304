"""Hooks of Hogwarts Battle: where the rules of Games 1 to 7 let later chapters join in.

A chapter joins in by a function of the same name in its hooks.py. The box of a match holds those of the chapters that
it has, in their order; in Games 1 to 7 nobody joins in. Of hooks that give a bool one True is enough.
Where a hook is passed often, the rules ask first whether anybody joins in: a loop over nobody is slower.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wandwright.games.hogwarts_battle.state import BattleState

Cards = tuple[int, ...]


class Hooks:
    """What each hook is given after the position, and what it gives."""

    # Set-up. A box: fill its tables, such as the answers of actions and the conditions of cards.
    unpack: tuple[Callable[[Any], None], ...]
    # The foes that are in; the foes as they lie, but for Voldemort; the Hogwarts decks: True, they are laid.
    draw_foes: tuple[Callable[[BattleState], Cards], ...]
    stack_foes: tuple[Callable[[BattleState, Cards], Cards], ...]
    lay_hogwarts_decks: tuple[Callable[[BattleState], bool], ...]
    # The market lies there, the heroes have no cards yet.
    laid_out: tuple[Callable[[BattleState], None], ...]
    # What heroes are asked after and before they take Proficiencies, pushed in this order.
    after_proficiencies: tuple[Callable[[BattleState], None], ...]
    before_proficiencies: tuple[Callable[[BattleState], None], ...]
    # A guess that was dealt by the fields, and the seat that guesses.
    complete_guess: tuple[Callable[[BattleState, int], None], ...]

    # A turn. It begins.
    turn_begins: tuple[Callable[[BattleState], None], ...]
    # Work before step 1; how many more Dark Arts cards are revealed than the Location shows; work before step 2.
    before_step_1: tuple[Callable[[BattleState], None], ...]
    more_events: tuple[Callable[[BattleState], int], ...]
    before_step_2: tuple[Callable[[BattleState], None], ...]
    # The next Dark Arts card if it lies apart, else NO_CARD; enough cards were revealed; a card is revealed, chained if
    # another one has asked for it; it lies elsewhere than on the discards.
    next_event: tuple[Callable[[BattleState], int], ...]
    events_end: tuple[Callable[[BattleState], bool], ...]
    event_revealed: tuple[Callable[[BattleState, bool], None], ...]
    lays_event: tuple[Callable[[BattleState, int], bool], ...]
    # Hostile effects: so many more Dark Arts cards are asked for by a card; an effect is complete.
    events_asked: tuple[Callable[[BattleState, int, int], None], ...]
    hostile_ends: tuple[Callable[[BattleState], None], ...]
    # Step 3 begins. A hero: what else may be done, what may not (legal answers, changed in place).
    step_3_begins: tuple[Callable[[BattleState], None], ...]
    actions: tuple[Callable[[BattleState, int, list[int]], None], ...]
    # What else may be attacked (legal answers). An answer is about to be done; do it if it is one of your own.
    attack_targets: tuple[Callable[[BattleState, list[int]], None], ...]
    before_action: tuple[Callable[[BattleState], None], ...]
    act: tuple[Callable[[BattleState, int], bool], ...]
    card_played: tuple[Callable[[BattleState], None], ...]
    # A hero and a card without a power of its own: can it be used, and use any card in another way.
    can_use: tuple[Callable[[BattleState, int, int], bool], ...]
    use: tuple[Callable[[BattleState, int, int], bool], ...]
    # The end of the turn: something comes before the last step, in it, before the market is filled, before the tokens
    # of a hero go back. How many cards the new hand of a hero has, where it is usually so many.
    before_last_step: tuple[Callable[[BattleState], bool], ...]
    in_last_step: tuple[Callable[[BattleState], bool], ...]
    before_refill: tuple[Callable[[BattleState], bool], ...]
    before_clearing: tuple[Callable[[BattleState, int], bool], ...]
    hand_size: tuple[Callable[[BattleState, int, int], int], ...]

    # Foes and trials. A place: was it a Villain that took attack there? Is a part of the foe not full yet?
    counts_as_villain: tuple[Callable[[BattleState, int], bool], ...]
    still_stands: tuple[Callable[[BattleState, int], bool], ...]
    # A token of a kind was assigned at a place; a foe was defeated at a place; one was revealed there.
    token_assigned: tuple[Callable[[BattleState, int, int], None], ...]
    foe_defeated: tuple[Callable[[BattleState, int, int], None], ...]
    foe_revealed: tuple[Callable[[BattleState, int], None], ...]
    # The active trial does not work yet; a hero took one: True, the next is uncovered. A hero's earned card rests.
    trial_waits: tuple[Callable[[BattleState], bool], ...]
    trial_taken: tuple[Callable[[BattleState], bool], ...]
    reward_rests: tuple[Callable[[BattleState, int, int], bool], ...]
    control_removed: tuple[Callable[[BattleState, int], None], ...]

    # Heroes. Their hero cards that work, further Proficiencies that work, all cards with abilities in their order.
    hero_cards: tuple[Callable[[BattleState, int], Cards], ...]
    more_proficiencies: tuple[Callable[[BattleState, int], Cards], ...]
    abilities: tuple[Callable[[BattleState, int], Cards], ...]
    # What a hero listens to was worked out; an event concerns a hero (event, subject); a further Proficiency was taken.
    abilities_refreshed: tuple[Callable[[BattleState, int], None], ...]
    own_event: tuple[Callable[[BattleState, int, int, int], None], ...]
    proficiency_taken: tuple[Callable[[BattleState, int, int], None], ...]
    # A hero gains attack and influence, health, cards (wanted and drawn), by a source; health and influence of a source
    # change places.
    tokens_gained: tuple[Callable[[BattleState, int, int, int, int], None], ...]
    health_gained: tuple[Callable[[BattleState, int, int, int], None], ...]
    cards_drawn: tuple[Callable[[BattleState, int, int, int, int], None], ...]
    swaps_symbols: tuple[Callable[[BattleState, int], bool], ...]
    # A hero has paid or assigned tokens, so much influence of it counts as spent.
    tokens_spent: tuple[Callable[[BattleState, int, int], None], ...]
    # A hero loses no health; lost so much by a source; at 0, having lost so much by a source: the stun waits; is
    # stunned, and keeps so much attack and influence.
    is_spared: tuple[Callable[[BattleState, int], bool], ...]
    health_lost: tuple[Callable[[BattleState, int, int, int], None], ...]
    before_stun: tuple[Callable[[BattleState, int, int, int], bool], ...]
    stunned: tuple[Callable[[BattleState, int], None], ...]
    kept_at_stun: tuple[Callable[[BattleState, int], tuple[int, int]], ...]
    # Cards that come into a hero's deck before it is shuffled; a hero discards a card, banishes one.
    before_shuffle: tuple[Callable[[BattleState, int], Cards], ...]
    card_discarded: tuple[Callable[[BattleState, int], None], ...]
    card_banished: tuple[Callable[[BattleState, int, int], None], ...]
    # A die is rolled; the question what becomes of its face: True, something else is asked first.
    die_rolled: tuple[Callable[[BattleState, int], None], ...]
    before_face: tuple[Callable[[BattleState, Any], bool], ...]

    # The market. Every card costs so much more; cards that lie under others.
    surcharge: tuple[Callable[[BattleState], int], ...]
    under_market: tuple[Callable[[BattleState], Cards], ...]
    # A card leaves its place; the active hero has acquired it; free places are filled: True, they are.
    card_leaves: tuple[Callable[[BattleState, int, int], None], ...]
    card_acquired: tuple[Callable[[BattleState, int], None], ...]
    fills_market: tuple[Callable[[BattleState], bool], ...]
