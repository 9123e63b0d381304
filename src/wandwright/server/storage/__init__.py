"""Storage: tables, entries, chats, editions and books as rows of SQLite or PostgreSQL."""
