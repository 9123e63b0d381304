### Co čte hráč Roku v Bradavicích, česky (decks).
do-draw-and-resolve = lízni si { $deck ->
    [event] kartu události
   *[action] kartu akce
 } a vyhodnoť ji
do-discard-cards = dej { $n } ze svých { $cards ->
    [spell_or_potion] kouzel nebo lektvarů
   *[any] karet
 } pod balíček
do-target-discards = jiný hráč dá pod balíček { $n } { $cards ->
    [spell_or_potion] náhodné kouzlo nebo lektvar
   *[any] náhodnou kartu
 }
do-target-gives-card = jiný hráč ti dá { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
 }
do-search-deck = vezmi si z balíčku { $deck ->
    [potion] lektvarů
   *[spell] kouzel
 } { $n ->
    [one] { $n } kartu, kterou jmenuješ
    [few] { $n } karty, které jmenuješ
   *[other] { $n } karet, které jmenuješ
 }
