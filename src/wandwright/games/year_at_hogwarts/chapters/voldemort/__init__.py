"""The second mode, the Return of Voldemort (R218 to R255a)."""
