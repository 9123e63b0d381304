"""State fields of fights: the one that goes on, Death Eaters, missions begun, truces."""

from __future__ import annotations

from operator import attrgetter

from wandwright.engine.state.fields import Field

SEATS = "box.seats"
TEAMS = "max(box.team_of) + 1"
# Who may fight, by number (fighters.py): a seat, a Death Eater's sheet, or the opponent on a card.
fighter_names = attrgetter("box.fights.fighter_names")
servants = attrgetter("box.fights.servant_names")
opponents = attrgetter("box.fights.opponent_names")
definitions = attrgetter("box.fights.definition_names")
SORTS = ("none", "clash", "players", "death_eater", "duel", "mission", "return")

FIELDS: tuple[Field, ...] = (
    # The fight that goes on: its sort, its two sides (the attacker first), the side that acts, who was beaten.
    Field("fight_sort", "fight.sort", "word", "all", names=SORTS),
    Field("fighters", "fight.fighters", "words", "all", names=fighter_names),
    Field("fight_side", "fight.side", "number", "all"),
    Field("beaten", "fight.beaten", "word", "all", names=fighter_names, extra=("nobody", -1)),
    # Who stands on the card that is fought, with its PV; a Duel card lies here meanwhile.
    Field("opponent", "fight.opponent", "word", "all", names=opponents),
    Field("opponent_pv", "fight.opponent_pv", "number", "all"),
    Field("duel", "fight.duel", "card", "all"),
    # Of each side: dice by tokens (R99), Potions and Spells played, and what was used once (fighters.py: MARKS).
    Field("extra_dice", "fight.extra_dice", "list", "all", size="2"),
    Field("potions_played", "fight.potions_played", "list", "all", size="2"),
    Field("spells_played", "fight.spells_played", "list", "all", size="2"),
    Field("marks", "fight.marks", "list", "all", size="2"),
    # The Death Eaters: their PV, the cards of each in the hands of the seat that plays it, which it alone sees (R155),
    # which seat that is, and who was beaten for good.
    Field("servant_pv", "servants.*.pv", "number", "all", size="6"),
    Field("servant_potions", "servants.*.potions.*", "pile", "alone", mix="potion", size="6, box.seats"),
    Field("servant_spells", "servants.*.spells.*", "pile", "alone", mix="spell", size="6, box.seats"),
    Field("servant_seat", "servant_seat", "number", "all"),
    Field("fallen", "fallen", "words", "all", names=servants),
    # Mission fights, by teams: the number of the mission (0: none) and the PV of its opponent. Of each member while it
    # takes part: dice, Potions, Spells, marks; and the cards that were named for the mission (R109a).
    Field("fought", "teams.*.mission", "number", "all", size=TEAMS),
    Field("fought_pv", "teams.*.opponent_pv", "number", "all", size=TEAMS),
    Field("engaged", "players.*.engaged", "data", "all", size=SEATS),
    Field("named", "players.*.named", "words", "all", names=definitions, size=SEATS),
    # R140: two bits for each other seat, the turns of its own until which a truce lasts.
    Field("truces", "players.*.truces", "bits", "all", shown=False, size=SEATS),
)
