# What is heard, and the mark on the log.
ear-skip = Přejít k otázce
ear-news = Co je nového
ear-your-move = Jsi na tahu. { $prompt }
ear-their-move = Na tahu: { $names }
ear-new-lines = { $count ->
    [one] nový řádek
    [few] nové řádky
   *[other] nových řádků
}
