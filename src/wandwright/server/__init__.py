"""The server: tables in a database, one WebSocket for each open table, and the browser's files."""
