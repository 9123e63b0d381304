### Quello che legge chi gioca a Un anno a Hogwarts, in italiano (decks).
do-draw-and-resolve = pesca { $deck ->
    [event] una carta Evento
   *[action] una carta Azione
 } e risolvila
do-discard-cards = metti in fondo al suo mazzo { $n } { $cards ->
    [spell_or_potion] dei tuoi Incantesimi o delle tue Pozioni
   *[any] delle tue carte
 }
do-target-discards = un altro giocatore mette in fondo al suo mazzo { $n } { $cards ->
    [spell_or_potion] Incantesimo o Pozione
   *[any] carta
 } a caso
do-target-gives-card = { $n ->
    [one] un altro giocatore ti dà { $n } carta
   *[other] un altro giocatore ti dà { $n } carte
 }
do-search-deck = { $n ->
    [one] prendi { $n } carta che nomini
   *[other] prendi { $n } carte che nomini
 } dal mazzo { $deck ->
    [potion] Pozione
   *[spell] Incantesimo
 }
