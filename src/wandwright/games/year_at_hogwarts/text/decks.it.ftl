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
label-target-foe = { $card }
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
