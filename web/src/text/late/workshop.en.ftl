# The workshop, in which cards are written.

workshop-title = Workshop
workshop-sentence = Write a card of your own. You see it as the table will draw it, and what is wrong with it, while you write.
workshop-game = The game
workshop-model = Begin from this card
workshop-writing = The card in writing
workshop-back = Back to what I had written
workshop-text = The card as it stands in a pack
workshop-preview = How it looks
workshop-wrong = { $count ->
    [one] One thing to mend
   *[other] { $count } things to mend
}
workshop-line = Line { $line }:
workshop-allowed = allowed: { $words }
workshop-before = The card as it was when nothing was wrong.
workshop-none = This game has no cards, so there are none to write.
workshop-right = Nothing is wrong with it.
workshop-try-where = Where it is tried
workshop-try = Try it at a table
workshop-off = On this server own cards are not tried at a table; its host can switch that on. Take the file home and play it there.
workshop-take = Take the file
workshop-take-help = Put it into a folder, for instance my-cards, and play with it:
refused-workshop-off = On this server own cards are not tried at a table; its host can switch that on.
refused-workshop-mistakes = Something is still wrong with these cards. Mend it first.
refused-workshop-unfit = These cards are written rightly, but the game can't use them so. Begin from a card that is like yours, and change one thing after the other.
refused-workshop-busy = Many cards are being looked at just now. Go on writing; they are looked at again.
refused-workshop-slow = These cards take too long to be looked at here. Write fewer at once.
refused-workshop-failed = These cards can't be looked at here. Take out what you wrote last.
