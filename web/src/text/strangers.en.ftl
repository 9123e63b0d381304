# Keys, seeds and secrets: what people at one table must be able to rely on.

refused-shown = The secrets of this match have been given out since it ended, so it stays over. Look back, choose a position and play on from there at a new table.
refused-link-used = Somebody has taken this seat already, and a link works once. If it was you, open the table in the browser in which you sat down; else ask the host for a new link.
refused-not-to-be-taken = No seat can be taken with this link, or somebody has taken it. Ask the host for a new one.

undo-over-for-good = This match stays over, because its secrets have been given out. To try something else, look back and play on from a position.
vote-end = End the vote

dealt-chosen = The host chose the seed { $seed }. Who knows a seed can work out what chance will bring.
dealt-file = This match came from a saved file. Who has the file can know what lies hidden.
dealt-past = This match goes on from one that is over. Who was there can know what lies hidden.

invite-taken = { $name } has taken this seat. Only their own browser opens it.
invite-once = A link works once: whoever sits down with it has the seat alone, and you can't look into their cards.
seat-taken = Only their own browser opens this seat.
seat-open = The link of this seat has not been used yet.
own-link = My seat on another device
own-link-is = Open this on your other device. Give it to nobody: it shows your cards.

keys-watch-new = New link to watch
keys-watch-is = The new link to watch. The old one no longer works.
keys-host-new = Be host in this browser only
keys-host-help = Other browsers that are host here lose that right.

notice-reissued = The host has made a new link for { $name }. Who opens it sees what { $name } sees.
notice-renewed-host = The host has a new key.
notice-renewed-spectator = There is a new link to watch; the old one no longer works.
