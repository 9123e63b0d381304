"""Made by tools/states.py from fields.py beside it. Change that, then run: make states"""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD, State
from wandwright.games.year_at_hogwarts.box import Box
from wandwright.games.year_at_hogwarts.fields import FIELDS


class YearState(State):
    """One position: zones as tuples of cards (the first is the top), counters, turn marks."""

    __slots__ = ("box", *[field.name for field in FIELDS])

    def __init__(self, box: Box) -> None:
        self.box = box

    def begin(self) -> None:
        """Nothing lies anywhere and nothing has happened yet."""
        super().begin()
        box = self.box
        self.active: int = 0
        self.turn: int = 0
        self.round: int = 0
        self.first: int = 0
        self.last_round: int = 0
        self.position: list[int] = [NO_CARD] * box.seats
        self.trip: list[int] = [NO_CARD] * box.seats
        self.pv: list[int] = [0] * box.seats
        self.points: list[int] = [0] * box.seats
        self.floo: list[int] = [0] * box.seats
        self.portkeys: list[int] = [0] * box.seats
        self.matches: list[int] = [0] * box.seats
        self.lost_turns: list[int] = [0] * box.seats
        self.books: list[tuple[int, ...]] = [()] * box.seats
        self.potions: list[tuple[int, ...]] = [()] * box.seats
        self.spells: list[tuple[int, ...]] = [()] * box.seats
        self.missions: list[tuple[int, ...]] = [()] * box.seats
        self.done: list[tuple[int, ...]] = [()] * box.seats
        self.item_at: list[int] = [0] * len(box.item_names)
        self.death_eaters: tuple[int, ...] = ()
        self.supply_floo: int = 0
        self.supply_portkeys: int = 0
        self.action_deck: tuple[int, ...] = ()
        self.event_deck: tuple[int, ...] = ()
        self.duel_deck: tuple[int, ...] = ()
        self.book_deck: tuple[int, ...] = ()
        self.potion_deck: tuple[int, ...] = ()
        self.spell_deck: tuple[int, ...] = ()
        self.quidditch_deck: tuple[int, ...] = ()
        self.mission_deck: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()
        self.dice: tuple[int, ...] = ()
        self.bonus: tuple[int, ...] = ()
        self._begin_2()
        self._begin_3()
        if self.box.return_mode:
            self._begin_return_mode()

    def _begin_2(self) -> None:
        box = self.box
        self.total: int = 0
        self.taken: int = 0
        self.again: int = 0
        self.extra: int = 0
        self.rerolled: int = 0
        self.slipped: int = 0
        self.tried: int = 0
        self.free_stop: int = 0
        self.won: int = 0
        self.crossed: int = 0
        self.stays: int = 0
        self.put: int = 0
        self.exam_bonus: int = 0
        self.exam_until: int = NO_CARD
        self.drawn: tuple[int, ...] = ()
        self.fight_sort: int = 0
        self.fighters: tuple[int, ...] = ()
        self.fight_side: int = 0
        self.beaten: int = -1
        self.opponent: int = 0
        self.opponent_pv: int = 0
        self.duel: int = NO_CARD
        self.extra_dice: list[int] = [0] * 2
        self.potions_played: list[int] = [0] * 2
        self.spells_played: list[int] = [0] * 2
        self.marks: list[int] = [0] * 2
        self.servant_pv: list[int] = [0] * 6
        self.servant_potions: list[tuple[tuple[int, ...], ...]] = [((),) * box.seats] * 6
        self.servant_spells: list[tuple[tuple[int, ...], ...]] = [((),) * box.seats] * 6
        self.servant_seat: int = 0
        self.fallen: tuple[int, ...] = ()
        self.fought: list[int] = [0] * (max(box.team_of) + 1)
        self.fought_pv: list[int] = [0] * (max(box.team_of) + 1)

    def _begin_3(self) -> None:
        box = self.box
        self.engaged: list[tuple[int, ...]] = [()] * box.seats
        self.named: list[tuple[int, ...]] = [()] * box.seats
        self.truces: list[int] = [0] * box.seats
        self.sides: tuple[int, ...] = ()
        self.side_houses: tuple[int, ...] = ()
        self.slots: tuple[int, ...] = ()
        self.balls: tuple[int, ...] = ()
        self.goals: tuple[int, ...] = ()
        self.seekers: tuple[int, ...] = ()
        self.skips: tuple[int, ...] = ()
        self.phase: int = 0
        self.side: int = 0
        self.actions: int = 0
        self.seeker_dice: int = 0
        self.play_turn: int = 0
        self.spent: int = 0
        self.quidditch: list[tuple[int, ...]] = [()] * box.seats

    def _begin_return_mode(self) -> None:
        box = self.box
        self.pawn_at: list[int] = [NO_CARD] * 7
        self.pawn: int = 0
        self.moved: int = 0
        self.shield: list[int] = [0] * box.seats
        self.bound: list[int] = [0] * box.seats

    def copy(self) -> YearState:
        """An independent position."""
        box = self.box
        new = YearState(box)
        new.copy_base(self)
        new.active = self.active
        new.turn = self.turn
        new.round = self.round
        new.first = self.first
        new.last_round = self.last_round
        new.position = self.position[:]
        new.trip = self.trip[:]
        new.pv = self.pv[:]
        new.points = self.points[:]
        new.floo = self.floo[:]
        new.portkeys = self.portkeys[:]
        new.matches = self.matches[:]
        new.lost_turns = self.lost_turns[:]
        new.books = self.books[:]
        new.potions = self.potions[:]
        new.spells = self.spells[:]
        new.missions = self.missions[:]
        new.done = self.done[:]
        new.item_at = self.item_at[:]
        new.death_eaters = self.death_eaters
        new.supply_floo = self.supply_floo
        new.supply_portkeys = self.supply_portkeys
        new.action_deck = self.action_deck
        new.event_deck = self.event_deck
        new.duel_deck = self.duel_deck
        new.book_deck = self.book_deck
        new.potion_deck = self.potion_deck
        new.spell_deck = self.spell_deck
        new.quidditch_deck = self.quidditch_deck
        new.mission_deck = self.mission_deck
        new.removed = self.removed
        self._copy_2(new)
        self._copy_3(new)
        if box.return_mode:
            self._copy_return_mode(new)
        return new

    def _copy_2(self, new: YearState) -> None:
        new.dice = self.dice
        new.bonus = self.bonus
        new.total = self.total
        new.taken = self.taken
        new.again = self.again
        new.extra = self.extra
        new.rerolled = self.rerolled
        new.slipped = self.slipped
        new.tried = self.tried
        new.free_stop = self.free_stop
        new.won = self.won
        new.crossed = self.crossed
        new.stays = self.stays
        new.put = self.put
        new.exam_bonus = self.exam_bonus
        new.exam_until = self.exam_until
        new.drawn = self.drawn
        new.fight_sort = self.fight_sort
        new.fighters = self.fighters
        new.fight_side = self.fight_side
        new.beaten = self.beaten
        new.opponent = self.opponent
        new.opponent_pv = self.opponent_pv
        new.duel = self.duel
        new.extra_dice = self.extra_dice[:]
        new.potions_played = self.potions_played[:]
        new.spells_played = self.spells_played[:]
        new.marks = self.marks[:]
        new.servant_pv = self.servant_pv[:]
        new.servant_potions = self.servant_potions[:]
        new.servant_spells = self.servant_spells[:]

    def _copy_3(self, new: YearState) -> None:
        new.servant_seat = self.servant_seat
        new.fallen = self.fallen
        new.fought = self.fought[:]
        new.fought_pv = self.fought_pv[:]
        new.engaged = self.engaged[:]
        new.named = self.named[:]
        new.truces = self.truces[:]
        new.sides = self.sides
        new.side_houses = self.side_houses
        new.slots = self.slots
        new.balls = self.balls
        new.goals = self.goals
        new.seekers = self.seekers
        new.skips = self.skips
        new.phase = self.phase
        new.side = self.side
        new.actions = self.actions
        new.seeker_dice = self.seeker_dice
        new.play_turn = self.play_turn
        new.spent = self.spent
        new.quidditch = self.quidditch[:]

    def _copy_return_mode(self, new: YearState) -> None:
        new.pawn_at = self.pawn_at[:]
        new.pawn = self.pawn
        new.moved = self.moved
        new.shield = self.shield[:]
        new.bound = self.bound[:]
