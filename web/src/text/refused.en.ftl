# Why the server did not do something. Each is named for the code that the server sends.

refused-stale = Somebody was a moment quicker, so the question has changed. Look at the table and choose again.
refused-quicker = Somebody was a moment quicker. Look at the table and choose again.
refused-not-possible = That is not possible now. Choose one of the answers that the table offers.
refused-not-asked = You are not asked anything now. Your turn will come.
refused-no-hint = You are not asked anything now. Ask for a hint when it is your turn.
refused-over = The match is over.
refused-not-your-seat = That seat is not yours. Open the table with the link of that seat.
refused-bot-sits-there = A bot plays there now. Take the seat back first, then answer.
refused-host-only = Only the host of the table can do that.
refused-no-vote = There is no vote now.
refused-voted = Your answer is known already. Wait for the others.
refused-undo = This table does not take that back.
refused-export-seat = The match was not over, so only who holds a seat can export it.
refused-too-many = These are more than can be chosen. Mark fewer.
refused-too-many-autos = There are too many automatic answers at this table. Stop some of them first.
refused-empty-line = Nothing readable was left of that line. Write it with letters.
refused-empty-name = Nothing readable was left of that name. Write it with letters.
refused-no-such-seat = There is no such seat at this table.
refused-talk = Too many are talking at once. Say it again.
refused-locked = This table is locked: only who holds a seat comes in. Ask the host to open it.
refused-no-entry = This link opens no table here. Ask the host for a new one.
refused-other-edition = This table was begun with another version of Wandwright or of its cards. It can go on where that version runs.
refused-silent = The connection was not made in time. Connect again.
refused-too-fast = That was a little fast. Wait a moment.
refused-too-long = That is too long. Make it shorter.
refused-too-large = That is too large for this server.
refused-not-understood = The server did not understand this page. Reload it to get the newest version.
refused-went-wrong = Something went wrong at the server. Try again in a moment.
refused-report = A report tells what a seat knows. Ask for it with the link of a seat.
refused-other-seats = This match has { $count } seats. Name a player for each of them.
refused-play-on = While the match runs, only who holds a seat can play on from it. Wait for its end.
refused-export = While the match runs, only who holds a seat can save it. Wait for its end.
refused-no-such-action = The match has { $count ->
    [one] one action
   *[other] { $count } actions
} so far. Choose one of them.
refused-not-away = A bot can play for others only when they have been away for a while. Wait a moment.
refused-not-over = The match is not over yet. Play it to its end first.
refused-no-sequel = Nothing follows this match. Play it again instead.
refused-sequel-seat = Only who has played can go on from here. Ask somebody at the table.
refused-book-busy = A match of this book is still open. Play it to its end and close it, or give it up.
refused-book-closed = This match is not open in the book any more. Look at the book again.
refused-book-changed = Somebody else has changed the book meanwhile. Look at it again.
refused-closed = This match is closed in the book of its campaign. Go on from the book.
