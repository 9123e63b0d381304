# Where some of those at a table win.
ending-winner = Winner
