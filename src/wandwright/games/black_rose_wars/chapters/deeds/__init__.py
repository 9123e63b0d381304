"""A chapter of the rules."""
