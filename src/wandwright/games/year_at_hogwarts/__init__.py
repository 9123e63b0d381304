"""A Year at Hogwarts: the board game of a school year, its Quidditch, and the Return of Voldemort."""

from wandwright.games.year_at_hogwarts.game import YearAtHogwarts

GAME = YearAtHogwarts()
