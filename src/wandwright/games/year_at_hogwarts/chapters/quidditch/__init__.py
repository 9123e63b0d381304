"""Quidditch (R182 to R217a)."""
