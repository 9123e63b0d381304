"""Effect words: clauses of a pack as programs, and how they run."""
