"""Death Eaters Rising: the cooperative dice game for two to four players."""

from wandwright.games.death_eaters_rising.game import DeathEatersRising

GAME = DeathEatersRising()
