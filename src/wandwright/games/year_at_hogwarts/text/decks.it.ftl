### Quello che legge chi gioca a Un anno a Hogwarts, in italiano (decks).
do-draw-and-resolve = pesca { $deck ->
    [event] una carta Evento
   *[action] una carta Azione
 } e risolvila
do-discard-cards = metti { $n } delle tue carte sotto i mazzi
do-target-discards = un altro giocatore mette { $n } carte a caso sotto i mazzi
do-target-gives-card = un altro giocatore ti dà { $n } carte
do-search-deck = prendi { $n } carte a scelta dal mazzo { $deck ->
    [potion] Pozioni
   *[spell] Incantesimi
 }
