"""Admission control: addresses, limits, deadlines and headers, before anything about a table is asked."""
