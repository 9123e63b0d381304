"""Where HTTP requests and WebSockets arrive, and which part of the server answers them."""
