"""Encoding: a position as JSON and back, and positions prepared by hand."""
