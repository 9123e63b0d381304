### Co čte hráč Roku v Bradavicích, česky (quidditch).

## Names

name-pitch = famfrpálové hřiště
name-seekers = chytači
name-quidditch = famfrpálové karty
name-goals = góly
name-actions = zbývající akce
title-goals = fáze 1, { $n }. tah: dva góly
title-snitch = fáze 2: zlatonka
sign-quaffle = Camrál
sign-bludger = Potlouk
sign-holds-quaffle = Camrál v ruce
sign-holds-bludger = Potlouk v ruce
step-snitch = Zlatonka
pitch-house = { $house ->
    [gryffindor] Nebelvír
    [hufflepuff] Mrzimor
    [ravenclaw] Havraspár
   *[slytherin] Zmijozel
 }
pitch-piece = { $role ->
    [keeper] brankář
    [beater] { $n }. odrážeč
   *[chaser] { $n }. střelec
 }
pitch-slot = { $side ->
    [a] vlevo
    [b] vpravo
   *[none] uprostřed
 }{ $area ->
    [throw] { " " }u obručí, řada
    [defence] { " " }v obraně, řada
    [attack] { " " }v útoku, řada
   *[centre] , řada
 } { $n }
pitch-pawn = { $piece }, { $house }
pitch-seeker = chytač, { $house }

## Prompts

prompt-house = { $who }: za kterou kolej hraješ?
prompt-line-up = { $who }: kde bude stát { $piece }?
prompt-pitch-act = { $who }: { $n ->
    [0] odpálíš potlouk, nebo ukončíš tah?
    [one] co s poslední akcí?
    [few] co uděláš? (zbývají { $n } akce)
   *[other] co uděláš? (zbývá { $n } akcí)
 }
prompt-put-quaffle = { $who }: kam přijde camrál?
prompt-seek = { $who }: { $choice ->
    [yes] hodíš za chytače, nebo předtím zahraješ kartu?
   *[no] hoď za chytače
 }
prompt-steady = { $who }: padlo { $n }: { $choice ->
    [yes] poletíš dál, nebo zahraješ kartu?
   *[no] leť dál
 }

## Answers

label-house = { $house ->
    [gryffindor] Nebelvír
    [hufflepuff] Mrzimor
    [ravenclaw] Havraspár
   *[slytherin] Zmijozel
 }
label-place-piece = Postavit: { $slot }
label-usual = Všichni v obvyklém postavení
label-move-piece = { $piece }: { $slot }{ $how ->
    [steal] , sebrat camrál
    [take] , vzít míč
   *[move] { "" }
 }
label-throw = { $piece } → { $target } (doletí, padne-li { $n } { $n ->
    [6] na kostce
   *[other] a víc
 }; pak uhne se 4 a víc)
label-shoot = { $piece } střílí { $keeper ->
    [yes] (gól, padne-li víc než brankáři: 42 %)
   *[no] (bez brankáře: jistý gól)
 }
label-pass-on = Brankář přihraje: { $piece }
label-put-quaffle = Camrál: { $slot }
label-roll-seeker = Hodit za chytače
label-fly-on = Letět dál

## Events

event-is-challenged = { $who } dostává výzvu k famfrpálu
event-picks-house = { $who } hraje za { $house ->
    [gryffindor] Nebelvír
    [hufflepuff] Mrzimor
    [ravenclaw] Havraspár
   *[slytherin] Zmijozel
 }
event-lines-up = { $who } má rozestaveno
event-tosses = { $who }, hod o začátek: { $n }
event-rolls-actions = { $who }: počet akcí { $n }
event-moves-piece = { $who }: { $piece } letí { $slot }
event-takes-quaffle = { $who }: { $piece } má camrál
event-steals-quaffle = { $who }: { $piece } bere camrál
event-takes-bludger = { $who }: { $piece } má potlouk
event-throws = { $who }: { $piece } odpaluje, cíl: { $target }, dosah { $n }; potlouk leží { $slot }
event-dodges = { $who }: { $piece } uhýbá (hod { $n })
event-is-out = { $who }: { $piece } hází { $n } a je mimo hru
event-shoots = { $who }: { $piece } střílí (hod { $n })
event-saves = { $who } chytá (hod { $n })
event-scores = { $who }: { $piece } dává { $n }. gól
event-passes-quaffle = { $who }: brankář přihrává, { $piece }
event-puts-quaffle = { $who }: camrál leží { $slot }
event-whistle = píšťalka ukončila fázi 1 po { $n } tazích
event-wins-phase = { $who } vyhrává fázi 1
event-plays-quidditch = { $who } hraje: { $card }
event-seeker-rolls = { $who }: hod za chytače { $n }
event-seeker-moves = { $who }: chytač je na kroku { $n }
event-seeker-waits = { $who }: chytač přichází o tah
event-catches-snitch = { $who } chytá zlatonku

## Endings and advice

outcome-snitch = Zlatonka je chycena
gain-pitch = lepší postavení na hřišti
spared-pitch = postavení na hřišti zůstává

## Words of cards

do-seeker-steps = tvůj chytač postoupí o { counted-step }
do-rival-steps = soupeřův chytač jde o { $size ->
    [one] { $size } krok
    [few] { $size } kroky
   *[other] { $size } kroků
 } { $towards ->
    [back] zpět
   *[on] vpřed
 }
do-seeker-reroll = po hodu hoď kostkou chytače znovu
do-seeker-roll-two = v tomto tahu hoď 2 kostkami chytače
do-rival-skips = soupeřův chytač přijde o příští tah

## Quidditch cards

card-qcard_01 = Zameták
card-qcard_02 = Nimbus 2000
card-qcard_03 = Kulový blesk
card-qcard_04 = Bystré oko
card-qcard_05 = Wronského finta
card-qcard_06 = Potlouk v cestě
card-qcard_07 = Střemhlavý let
