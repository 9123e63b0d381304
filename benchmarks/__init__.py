"""The speed of every game beside the peers, in one run. README.md tells the method."""
