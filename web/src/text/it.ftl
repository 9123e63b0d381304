# The words of the lobby and everything around the table.
