"""Snapshots: what of a table is shown to whom; messages for browsers, last views, exports and reports."""
