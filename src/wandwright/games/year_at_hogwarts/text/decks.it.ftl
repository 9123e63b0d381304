### Quello che legge chi gioca a Un anno a Hogwarts, in italiano (decks).

## Prompts

prompt-choose-drawn = { $who }: quale delle carte risolvi?
prompt-put-away = { $who }: quale carta va sotto il suo mazzo? Ancora { $number }
prompt-aim = { $who }: chi perde una carta?
prompt-beg = { $who }: chi ti dà una carta?
prompt-hand-over = { $who }: quale carta consegni?
prompt-search = { $who }: quale carta nomini?

## Answers

label-resolve-drawn = Risolvi { $card }
label-put-away = Metti via { $card }
label-target = { $who }
label-beg = { $who }
label-hand-over = Consegna { $card }
label-name-found = { $card }

## Events

event-resolves = { $who } pesca { $card }
event-plays-at-start = { $who } gioca { $card }
event-hands-over = { $who } consegna una carta
event-finds-card = { $who } prende { $card } dal mazzo

## Words of cards

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
