# Deleting a table, and what a server says that is left open to everybody.

delete-table = Delete the table
delete-sure = The match, its log and its chat are gone then, for everybody at the table. This can't be taken back.
delete-do = Delete it for good
delete-keep = Keep it

refused-database = The server can't write to its disk now, so nothing was changed. Try again in a moment.
refused-deleted = This table is no more: its host has deleted it, or nobody had played at it for long.
refused-full = So many are at this table already that nobody more can come in. Try again later.
refused-too-many-open = Too many connections to this server are open. Close some of its pages, or wait a while.
refused-table-full = This match has become too long for one table. Look back at it, and play on from there at a new one.
refused-book-table = This match belongs to the book of a campaign. Give it up there first.
refused-too-slow = The connection was too slow, so the server did not get everything. Try it again.
refused-strange-name = This server is not known by the name in your address bar. Whoever runs it can let that name in.
