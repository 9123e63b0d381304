"""Turn, roll, movement, passages, tokens, Floo Powder and Portkey, spaces, exams, the end of the year (R1 to R121)."""
