"""Questions: what is asked, what its answers are, and who is asked at the same time."""
