"""Positions: what a state is made of, its declared fields, its events and its chance."""
