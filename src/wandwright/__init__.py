"""Wandwright: rule documents on one digital table."""
