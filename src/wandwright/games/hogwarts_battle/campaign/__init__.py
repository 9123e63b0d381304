"""The campaign of Hogwarts Battle: eight levels, one book (R65 to R67, R117 to R127).

campaign = ww.game("hogwarts-battle").campaign()
years = campaign.begin("Our school years", mode="normal", heroes=["harry", "ron"])
match = years.next_match(seed=7)
…  # play it to its end
years.close(match, {"harry": "lumos"})
text = years.save()
"""

from wandwright.games.hogwarts_battle.campaign.campaign import Campaign

__all__ = ["Campaign"]
