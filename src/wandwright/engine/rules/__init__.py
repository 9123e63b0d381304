"""Rules: the loop that runs frames, the chapters of a game and their hooks, play by chance."""
