# What is heard, and the mark on the log.
ear-skip = Vai alla domanda
ear-news = Novità
ear-your-move = Tocca a te. { $prompt }
ear-their-move = Tocca a: { $names }
ear-new-lines = { $count ->
    [one] riga nuova
   *[other] righe nuove
}
