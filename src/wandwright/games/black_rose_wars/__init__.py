"""Black Rose Wars: Mages against each other and against the Black Rose, in a Lodge that falls apart."""

from wandwright.games.black_rose_wars.game import BlackRoseWars

GAME = BlackRoseWars()
