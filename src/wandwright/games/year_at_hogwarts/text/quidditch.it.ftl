### Quello che legge chi gioca a Un anno a Hogwarts, in italiano (quidditch).

## Names

name-pitch = Campo di Quidditch
name-seekers = Cercatori
name-quidditch = carte Quidditch
name-goals = gol
name-actions = azioni rimaste
title-goals = Fase 1, turno { $n }: due gol
title-snitch = Fase 2: il Boccino d’Oro
sign-quaffle = Pluffa
sign-bludger = Bolide
sign-holds-quaffle = Pluffa in mano
sign-holds-bludger = Bolide in mano
step-snitch = il Boccino d’Oro
pitch-house = { $house ->
    [gryffindor] Grifondoro
    [hufflepuff] Tassorosso
    [ravenclaw] Corvonero
   *[slytherin] Serpeverde
 }
pitch-piece = { $role ->
    [keeper] Portiere
    [beater] Battitore { $n }
   *[chaser] Cacciatore { $n }
 }
pitch-slot = { $area ->
    [throw] area di lancio
    [defence] difesa
    [attack] attacco
   *[centre] centro
 }{ $side ->
    [a] { " " }a sinistra, fila
    [b] { " " }a destra, fila
   *[none] , fila
 } { $n }
pitch-pawn = { $piece } di { $house }
pitch-seeker = Cercatore di { $house }

## Prompts

prompt-house = { $who }: per quale Casa giochi?
prompt-line-up = { $who }: dove metti il tuo { $piece }?
prompt-pitch-act = { $who }: { $n ->
    [0] tiri il Bolide o finisci il turno?
    [one] che cosa fai con l’ultima azione?
   *[other] che cosa fai? ({ $n } azioni rimaste)
 }
prompt-put-quaffle = { $who }: dove va la Pluffa?
prompt-seek = { $who }: { $choice ->
    [yes] tiri per il tuo Cercatore o giochi prima una carta?
   *[no] tira per il tuo Cercatore
 }
prompt-steady = { $who }: è uscito { $n }: { $choice ->
    [yes] voli avanti o giochi una carta?
   *[no] vola avanti
 }

## Answers

label-house = { $house ->
    [gryffindor] Grifondoro
    [hufflepuff] Tassorosso
    [ravenclaw] Corvonero
   *[slytherin] Serpeverde
 }
label-place-piece = Metti: { $slot }
label-usual = Tutti nella formazione solita
label-move-piece = { $piece }: { $slot }{ $how ->
    [steal] , ruba la Pluffa
    [take] , prendi la palla
   *[move] { "" }
 }
label-throw = { $piece } → { $target } (arriva con { $n } { $n ->
    [6] sul dado
   *[other] o più
 }; poi schiva con 4 o più)
label-shoot = { $piece } tira in porta { $keeper ->
    [yes] (gol se fai più del Portiere: 42 %)
   *[no] (senza Portiere: gol sicuro)
 }
label-pass-on = Il Portiere passa a { $piece }
label-put-quaffle = Pluffa: { $slot }
label-roll-seeker = Tira per il Cercatore
label-fly-on = Vola avanti

## Events

event-is-challenged = { $who } riceve una sfida a Quidditch
event-picks-house = { $who } gioca per { $house ->
    [gryffindor] Grifondoro
    [hufflepuff] Tassorosso
    [ravenclaw] Corvonero
   *[slytherin] Serpeverde
 }
event-lines-up = { $who } ha schierato la squadra
event-tosses = { $who } tira { $n } per chi comincia
event-rolls-actions = { $who } ha { $n ->
    [one] { $n } azione
   *[other] { $n } azioni
 }
event-moves-piece = { $who }: { $piece }, { $slot }
event-takes-quaffle = { $who }: { $piece } ha la Pluffa
event-steals-quaffle = { $who }: { $piece } ruba la Pluffa
event-takes-bludger = { $who }: { $piece } ha un Bolide
event-throws = { $who }: { $piece } tira a { $target }, portata { $n }; il Bolide è qui: { $slot }
event-dodges = { $who }: { $piece } schiva con { $n }
event-is-out = { $who }: { $piece } fa { $n } ed è eliminato
event-shoots = { $who }: { $piece } tira con { $n }
event-saves = { $who } para con { $n }
event-scores = { $who }: { $piece } segna, gol { $n }
event-passes-quaffle = { $who }: il Portiere passa a { $piece }
event-puts-quaffle = { $who }: la Pluffa è qui: { $slot }
event-whistle = il fischio chiude la fase 1 dopo { $n } turni
event-wins-phase = { $who } ha vinto la fase 1
event-plays-quidditch = { $who } gioca { $card }
event-seeker-rolls = { $who } tira { $n } per il Cercatore
event-seeker-moves = { $who }: il Cercatore è al passo { $n }
event-seeker-waits = { $who }: il Cercatore perde un turno
event-catches-snitch = { $who } prende il Boccino d’Oro

## Endings and advice

outcome-snitch = Il Boccino d’Oro è preso
gain-pitch = una posizione migliore in campo
spared-pitch = la posizione in campo resta

## Words of cards

do-seeker-steps = { $n ->
    [one] il tuo Cercatore avanza di { $n } passo
   *[other] il tuo Cercatore avanza di { $n } passi
 }
do-rival-steps = il Cercatore avversario va { $towards ->
    [back] indietro
   *[on] avanti
 } di { $size ->
    [one] { $size } passo
   *[other] { $size } passi
 }
do-seeker-reroll = dopo il tiro ritira il dado del Cercatore
do-seeker-roll-two = in questo turno tira 2 dadi del Cercatore
do-rival-skips = il Cercatore avversario perde il prossimo turno

## Quidditch cards

card-qcard_01 = Scopalinda
card-qcard_02 = Nimbus Duemila
card-qcard_03 = Firebolt
card-qcard_04 = Occhio attento
card-qcard_05 = Finta Wronski
card-qcard_06 = Un Bolide in mezzo
card-qcard_07 = Picchiata
