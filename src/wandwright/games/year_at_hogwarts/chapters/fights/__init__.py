"""Missions and fights: players, Death Eaters, Duel cards, opponents of missions, teams (R106 to R118, R130 to R181)."""
