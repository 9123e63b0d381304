"""Routing: HTTP requests and WebSockets, and which part of the server answers them."""
