# The campaign: its books, levels and endings.

campaign-headline = Campaign
campaign-sentence = Eight levels, one book. It keeps your heroes, their cards and every match; you come back by its link.
campaign-mine = Your books
campaign-forget = Forget { $name }
campaign-forget-help = Only this browser forgets it. Whoever has the link still opens it.
campaign-begin = Begin a new book
campaign-begin-button = Open the book
campaign-name = Name of the book
campaign-usual-name = Our school years
campaign-mode = Mode
campaign-mode-easy = Easy
campaign-mode-easy-help = After a won level everybody keeps the whole deck.
campaign-mode-normal = Normal
campaign-mode-normal-help = Each level starts with the starting decks; after a won one each hero may put one card into a personal shop.
campaign-heroes = Heroes
campaign-heroes-help = Two to six. Others may join later, and nobody has to play every evening.
campaign-import = A book from a file
campaign-import-help = Choose a book that was exported, here or elsewhere.
campaign-gate-closed = This book stays closed
campaign-no-key = This browser has no key to the book. Ask for its link, or bring it in from a file.
campaign-level-1 = Year 1
campaign-level-2 = Year 2
campaign-level-3 = Year 3
campaign-level-4 = Year 4
campaign-level-5 = Year 5
campaign-level-6 = Year 6
campaign-level-7 = Year 7
campaign-level-8 = Battle for Hogwarts
campaign-variations = { $count ->
    [0] Variations: as usual
    [one] Variations: one chosen
   *[other] Variations: { $count } chosen
    }
campaign-late = A hero joins
campaign-late-button = Join
campaign-has-easy = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
    }
campaign-has-normal = { $count ->
    [0] the shop is still empty
    [one] one card in the shop
   *[other] { $count } cards in the shop
    }
campaign-to-book = To the book
campaign-shop = Personal shop
campaign-power = From Year 3 on: { $power }
campaign-played-by = played by { $name }
lobby-campaign = Campaign
lobby-campaign-help = Years 1 to 7 and the Battle for Hogwarts, over many evenings. The book remembers everything.
