### Co čte hráč Roku v Bradavicích, česky (decks).
do-draw-and-resolve = lízni a vyřeš { $deck ->
    [event] kartu události
   *[action] kartu akce
 }
do-discard-cards = dej { $n } ze svých karet pod balíčky
do-target-discards = jiný hráč dá { $n } náhodné karty pod balíčky
do-target-gives-card = jiný hráč ti dá karty: { $n }
do-search-deck = vezmi si jmenované karty ({ $n }) z balíčku { $deck ->
    [potion] lektvarů
   *[spell] kouzel
 }
