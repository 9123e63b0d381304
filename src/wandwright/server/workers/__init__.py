"""Processes beside the server: bots think and strangers' files are read there, within limits."""
