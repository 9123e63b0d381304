# The book of a campaign.

campaign-news-1 = Creatures stand among the villains, cards can be banished, and Detention! clogs up a deck.
campaign-news-2 = Encounters lie open beside the foes: fulfil what one asks for and it pays a reward.
campaign-news-3 = Heroes use their abilities, some foes yield to influence, and the Creature die is rolled.
campaign-news-4 = The House dice come to the table, and three foes stand against you at once.
campaign-news-5 = Voldemort himself waits at the end; Charms and a Patronus stand by each hero.
campaign-news-6 = Potions are brewed from ingredients, and each hero takes a Proficiency.
campaign-news-7 = Horcruxes must be destroyed, and the heroes turn to their stronger side.
campaign-news-8 = Everything meets: each hero has both hero cards and two Proficiencies, one of each active at a time.
campaign-levels = Levels
campaign-bookmark = { $level }, { $state }
campaign-won = won
campaign-open = open
campaign-locked = locked
campaign-new = New:
campaign-new-cards = The new cards
campaign-locations = Locations
campaign-foes = Foes
campaign-more-foes = { $count ->
    [one] one more comes as a surprise
   *[other] { $count } more come as a surprise
    }
campaign-players = Two to five heroes play a level.
campaign-play = Play this level
campaign-play-for-fun = Play it again for fun
campaign-for-fun-help = The heroes begin as they did then. The book stays as it is, but for a line in the logbook.
campaign-out = Sits out
campaign-who = Who plays { $hero }?
campaign-bot = How well the bot plays { $hero }
campaign-player = Name of the player of { $hero }
campaign-running = { $level } is being played, turn { $turn }
campaign-stopped = A match was begun with other rules and can't go on. Give it up and begin the level again.
campaign-sit-down = Back to the table
campaign-give-up = Give this match up
campaign-give-up-sure = The match ends here. The heroes keep what they had.
campaign-beats = Closing the level
campaign-beat-1 = Result
campaign-beat-2 = Cards
campaign-beat-3 = Close
campaign-won-level = { $level } is won!
campaign-won-how = In { $turns } turns, by { $heroes }.
campaign-go-on = Go on
campaign-back = Back
campaign-undo-end = Back to the table, where the end can still be undone
campaign-keep = What do you keep?
campaign-keep-easy = Everybody keeps the whole deck: hand, draw pile, discard pile and what was just played.
campaign-keep-normal = Each hero may put one card that costs { $cost } into the personal shop.
campaign-keep-replay = This was for fun: nothing is kept.
campaign-nothing-fits = No card fits this time.
campaign-none = No card
campaign-close-level = Close { $level }
campaign-close-help = Once the level is closed its end can't be undone any more.
campaign-close-button = Close the level
campaign-unlocked = A new bookmark opens
campaign-turn-page = Turn to { $level }
campaign-lost-level = { $level } is lost this time
campaign-nothing-lost = Nothing was lost but the evening's match: the heroes begin again with what they had.
campaign-again = Try again at once
campaign-other-way = Change heroes or variations
campaign-look-back = Look back at the match
campaign-logbook = Logbook
campaign-logbook-empty = The first match will stand here.
campaign-line = { $level }: { $result } in { $turns ->
    [one] one turn
   *[other] { $turns } turns
    }
campaign-replayed = (for fun)
campaign-result-won = won
campaign-result-lost = lost
campaign-result-given-up = given up
campaign-keep-book = Keep or share this book
campaign-link = The link to this book
campaign-link-help = Whoever has this link can play, close levels and export the book. Keep it among you.
campaign-export = Save the book as a file
campaign-story-1 = A letter on the kitchen table, an owl at the window: the first year begins, and not everything in the castle sleeps.
campaign-story-2 = Words appear on the walls overnight, and nobody walks the corridors alone any more.
campaign-story-3 = Somebody has escaped, the lake freezes over in summer, and time itself has a crack.
campaign-story-4 = Strangers come as guests, three tasks are set, and one name too many is read aloud.
campaign-story-5 = Nobody in office believes you. So you practise in secret, behind a wall that opens only for those in need.
campaign-story-6 = An old textbook knows more than its owner should, and somebody you trust keeps a secret for the other side.
campaign-story-7 = No lessons this year: a tent, a list of things that must be found, and friends who stay.
campaign-story-8 = The gates are barred, the statues wake, and everyone who ever learned here comes home to fight.
campaign-seal = Seal the level
campaign-diary-won = { $lost ->
    [0] No Location was lost.
    [one] One Location was lost.
   *[other] { $lost } Locations were lost.
    } At the table: { $who }.
campaign-diary-lost = It was not to be that evening. At the table: { $who }.
campaign-diary-given-up = They left before it was decided. At the table: { $who }.
