"""State fields: what a match of Quidditch adds to a position; while none is played, all of it is empty."""

from __future__ import annotations

from operator import attrgetter

from wandwright.engine.state.fields import Field, side_by_side
from wandwright.games.year_at_hogwarts import vocabulary as v

FIELDS: tuple[Field, ...] = (
    # The seats of the two sides, the challenger's first, and their Houses.
    Field("sides", "pitch.sides", "data", "all"),
    Field("side_houses", "pitch.houses", "words", "all", names=v.HOUSES),
    # The slot of each piece, those of the challenger first, each side in the order Keeper, Beaters, Chasers.
    Field("slots", "pitch.slots", "refs", "all", names=attrgetter("box.quidditch.slot_names")),
    # Where the Quaffle and the Bludgers are: on a slot or with a piece.
    Field("balls", "pitch.balls", "words", "all", names=attrgetter("box.quidditch.ball_places")),
    Field("goals", "pitch.goals", "data", "all"),
    # Steps of each Seeker on the track, and turns they lose.
    Field("seekers", "pitch.seekers", "data", "all"),
    Field("skips", "pitch.skips", "data", "all"),
    # phase: 1 for goals, 2 for the Snitch; side and turn: whose turn it is, and how many phase 1 has had; actions: how
    # many are left, in phase 2 what the Seeker rolled; seeker_dice: how many dice the Seeker rolls in this turn.
    *side_by_side("pitch", "phase", "side", "actions", "seeker_dice"),
    Field("play_turn", "pitch.turn", "number", "all"),
    # Beaters who can't throw in this turn (any more), one bit each.
    Field("spent", "pitch.spent", "bits", "all", said=attrgetter("box.quidditch.piece_names")),
    Field("quidditch", "players.*.quidditch", "pile", "owner", mix="quidditch", size="box.seats"),
)
