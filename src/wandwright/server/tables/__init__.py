"""One table in memory: its match, seats, votes and connections, and who may open, answer and undo what."""
