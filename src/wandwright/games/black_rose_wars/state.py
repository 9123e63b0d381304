"""Made by tools/states.py from fields.py beside it. Change that, then run: make states"""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD, State
from wandwright.games.black_rose_wars.box import Box
from wandwright.games.black_rose_wars.fields import FIELDS


class RoseState(State):
    """One position: zones as tuples of cards (the first is the top), counters, turn marks."""

    __slots__ = ("box", *[field.name for field in FIELDS])

    def __init__(self, box: Box) -> None:
        self.box = box

    def begin(self) -> None:
        """Nothing lies anywhere and nothing has happened yet."""
        super().begin()
        box = self.box
        self.phase: int = 0
        self.moon: int = 0
        self.turn: int = 0
        self.crown: int = 0
        self.leader: int = 0
        self.active: int = 0
        self.rose_points: int = 0
        self.bull: int = NO_CARD
        self.position: list[int] = [0] * len(box.room_names)
        self.instability: list[tuple[int, ...]] = [()] * len(box.room_names)
        self.token: list[int] = [0] * len(box.room_names)
        self.token_of: list[int] = [-1] * len(box.room_names)
        self.destroyed: int = 0
        self.mage_room: list[int] = [NO_CARD] * box.mages
        self.stood: list[int] = [NO_CARD] * box.mages
        self.cell: list[int] = [0] * box.mages
        self.damage: list[tuple[int, ...]] = [()] * box.mages
        self.last_side: list[int] = [-1] * box.mages
        self.last_source: list[int] = [0] * box.mages
        self.points: list[int] = [0] * box.mages
        self.actions: list[int] = [0] * box.mages
        self.passed: list[int] = [0] * box.mages
        self.strength: list[int] = [0] * box.mages
        self.movement: list[int] = [0] * box.mages
        self.states: list[int] = [0] * box.mages
        self.trophies: list[tuple[int, ...]] = [()] * box.mages
        self.grimoire: list[tuple[int, ...]] = [()] * box.mages
        self.hand: list[tuple[int, ...]] = [()] * box.mages
        self.memories: list[tuple[int, ...]] = [()] * box.mages
        self.prepared: list[tuple[int, ...]] = [(NO_CARD,) * box.mages] * 4
        self.prepared_halves: list[int] = [0] * box.mages
        self.bared: list[tuple[int, ...]] = [(NO_CARD,) * box.mages] * 4
        self.bared_halves: list[int] = [0] * box.mages
        self.played: list[tuple[int, ...]] = [()] * box.mages
        self.played_halves: list[tuple[int, ...]] = [()] * box.mages
        self._begin_2()
        self._begin_3()

    def _begin_2(self) -> None:
        box = self.box
        self.set_cards: list[tuple[int, ...]] = [(NO_CARD,) * box.mages] * 6
        self.set_halves: list[int] = [0] * box.mages
        self.set_rooms: list[tuple[int, ...]] = [(0,) * box.mages] * 6
        self.set_order: list[tuple[int, ...]] = [(0,) * box.mages] * 6
        self.seen: tuple[int, ...] = ()
        self.quests: list[tuple[int, ...]] = [()] * box.mages
        self.progress: list[tuple[int, ...]] = [()] * box.mages
        self.fresh: list[tuple[int, ...]] = [()] * box.mages
        self.completed: list[tuple[int, ...]] = [()] * box.mages
        self.drawn: list[tuple[int, ...]] = [()] * box.mages
        self.drawn_quests: list[tuple[int, ...]] = [()] * box.mages
        self.evocation: list[int] = [-1] * 12
        self.evocation_room: list[int] = [NO_CARD] * 12
        self.evocation_damage: list[tuple[int, ...]] = [()] * 12
        self.evocation_states: list[int] = [0] * 12
        self.evocation_attack: list[int] = [0] * 12
        self.evocation_movement: list[int] = [0] * 12
        self.evocation_came: list[int] = [0] * 12
        self.library: list[tuple[int, ...]] = [()] * len(box.school_names)
        self.library_discard: list[tuple[int, ...]] = [()] * len(box.school_names)
        self.forgotten: tuple[int, ...] = ()
        self.quest_deck: list[tuple[int, ...]] = [()] * 3
        self.quest_discard: list[tuple[int, ...]] = [()] * 3
        self.event_deck: list[tuple[int, ...]] = [()] * 3
        self.event_discard: list[tuple[int, ...]] = [()] * 3
        self.track: list[int] = [NO_CARD] * 3
        self.removed: tuple[int, ...] = ()
        self.foreseen: list[tuple[int, ...]] = [()] * box.mages
        self.mage: list[int] = [-1] * box.mages
        self.school: list[int] = [-1] * box.mages
        self.personal: list[tuple[int, ...]] = [()] * box.mages
        self.known: list[tuple[int, ...]] = [()] * box.mages
        self.act_source: int = 0
        self.act_side: int = -1
        self.act_card: int = NO_CARD

    def _begin_3(self) -> None:
        self.act_type: int = 0
        self.actor: int = 0
        self.act_room: int = NO_CARD
        self.targets: tuple[int, ...] = ()
        self.target_room: int = NO_CARD
        self.it: int = 0
        self.trigger: int = 0
        self.trap_room: int = NO_CARD
        self.chosen_mage: int = 0
        self.summoned: int = 0
        self.models_damaged: int = 0
        self.healed_others: int = 0
        self.spared: int = 0
        self.strikes: int = 0
        self.cancelled: int = 0
        self.shown_type: int = 0
        self.evocation_last: list[int] = [-1] * 12
        self.hooked: tuple[int, ...] = ()
        self.blow_victim: int = 0
        self.blow_number: int = 0
        self.blow_side: int = -1
        self.blow_source: int = 0
        self.blow_attacker: int = 0
        self.blow_redirected: int = 0
        self.evocation_hit: list[int] = [-1] * 12
        self.left: int = 0
        self.standard: int = 0
        self.ended_by: int = -1
        self.rival_deck: tuple[int, ...] = ()
        self.rival_discard: tuple[int, ...] = ()
        self.rival_activations: int = 0

    def copy(self) -> RoseState:
        """An independent position."""
        new = RoseState(self.box)
        new.copy_base(self)
        new.phase = self.phase
        new.moon = self.moon
        new.turn = self.turn
        new.crown = self.crown
        new.leader = self.leader
        new.active = self.active
        new.rose_points = self.rose_points
        new.bull = self.bull
        new.position = self.position[:]
        new.instability = self.instability[:]
        new.token = self.token[:]
        new.token_of = self.token_of[:]
        new.destroyed = self.destroyed
        new.mage_room = self.mage_room[:]
        new.stood = self.stood[:]
        new.cell = self.cell[:]
        new.damage = self.damage[:]
        new.last_side = self.last_side[:]
        new.last_source = self.last_source[:]
        new.points = self.points[:]
        new.actions = self.actions[:]
        new.passed = self.passed[:]
        new.strength = self.strength[:]
        new.movement = self.movement[:]
        new.states = self.states[:]
        new.trophies = self.trophies[:]
        new.grimoire = self.grimoire[:]
        new.hand = self.hand[:]
        new.memories = self.memories[:]
        new.prepared = self.prepared[:]
        new.prepared_halves = self.prepared_halves[:]
        new.bared = self.bared[:]
        new.bared_halves = self.bared_halves[:]
        new.played = self.played[:]
        self._copy_2(new)
        self._copy_3(new)
        return new

    def _copy_2(self, new: RoseState) -> None:
        new.played_halves = self.played_halves[:]
        new.set_cards = self.set_cards[:]
        new.set_halves = self.set_halves[:]
        new.set_rooms = self.set_rooms[:]
        new.set_order = self.set_order[:]
        new.seen = self.seen
        new.quests = self.quests[:]
        new.progress = self.progress[:]
        new.fresh = self.fresh[:]
        new.completed = self.completed[:]
        new.drawn = self.drawn[:]
        new.drawn_quests = self.drawn_quests[:]
        new.evocation = self.evocation[:]
        new.evocation_room = self.evocation_room[:]
        new.evocation_damage = self.evocation_damage[:]
        new.evocation_states = self.evocation_states[:]
        new.evocation_attack = self.evocation_attack[:]
        new.evocation_movement = self.evocation_movement[:]
        new.evocation_came = self.evocation_came[:]
        new.library = self.library[:]
        new.library_discard = self.library_discard[:]
        new.forgotten = self.forgotten
        new.quest_deck = self.quest_deck[:]
        new.quest_discard = self.quest_discard[:]
        new.event_deck = self.event_deck[:]
        new.event_discard = self.event_discard[:]
        new.track = self.track[:]
        new.removed = self.removed
        new.foreseen = self.foreseen[:]
        new.mage = self.mage[:]
        new.school = self.school[:]
        new.personal = self.personal[:]
        new.known = self.known[:]
        new.act_source = self.act_source

    def _copy_3(self, new: RoseState) -> None:
        new.act_side = self.act_side
        new.act_card = self.act_card
        new.act_type = self.act_type
        new.actor = self.actor
        new.act_room = self.act_room
        new.targets = self.targets
        new.target_room = self.target_room
        new.it = self.it
        new.trigger = self.trigger
        new.trap_room = self.trap_room
        new.chosen_mage = self.chosen_mage
        new.summoned = self.summoned
        new.models_damaged = self.models_damaged
        new.healed_others = self.healed_others
        new.spared = self.spared
        new.strikes = self.strikes
        new.cancelled = self.cancelled
        new.shown_type = self.shown_type
        new.evocation_last = self.evocation_last[:]
        new.hooked = self.hooked
        new.blow_victim = self.blow_victim
        new.blow_number = self.blow_number
        new.blow_side = self.blow_side
        new.blow_source = self.blow_source
        new.blow_attacker = self.blow_attacker
        new.blow_redirected = self.blow_redirected
        new.evocation_hit = self.evocation_hit[:]
        new.left = self.left
        new.standard = self.standard
        new.ended_by = self.ended_by
        new.rival_deck = self.rival_deck
        new.rival_discard = self.rival_discard
        new.rival_activations = self.rival_activations
