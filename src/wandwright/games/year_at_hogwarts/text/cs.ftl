### Co čte hráč Roku v Bradavicích, česky.

## Names

name-players = hráči
name-map = mapa
name-pv = životy
name-points = body
name-floo = letaxový prášek
name-portkeys = přenášedla
name-done = splněné mise
name-books = učebnice
name-potions = lektvary
name-spells = kouzla
name-missions = mise
name-items = předměty
title-round = { $n }. kolo
sign-death-eater = Smrtijed
deck-action = karty akcí
deck-event = karty událostí
deck-duel = karty soubojů
deck-book = učebnice
deck-potion = lektvary
deck-spell = kouzla
deck-quidditch = karty famfrpálu
deck-mission = mise
kind-board = plán
kind-space = pole
kind-passage = tajná chodba
kind-pitch = hřiště
kind-slot = pole hřiště
kind-character = postava
kind-item = předmět
kind-mission = mise
kind-combat = protivník mise
kind-duel = karta souboje
kind-spell = kouzlo
kind-potion = lektvar
kind-book = učebnice
kind-action = karta akce
kind-event = karta události
kind-quidditch = karta famfrpálu
kind-return = druhý režim
confidence-high = ověřeno
confidence-medium = pravděpodobné
confidence-low = nejisté
confidence-reconstructed = doplněno
about-points = { counted-point }
about-pv = { counted-life }
about-resistance = odolnost { $n }: zasáhne ji { $n } a víc
about-dice = { $n ->
    [one] { $n } útočná kostka
    [few] { $n } útočné kostky
   *[other] { $n } útočných kostek
 }
about-copies = { $n ->
    [one] { $n } kus
    [few] { $n } kusy
   *[other] { $n } kusů
 }
label-nothing = Nic

## Sentences

sentence = { $text }.
list-then = { $first }; { $rest }
list-comma = { $first }, { $rest }
face-count = { $n } { $face }
when-effect = { $text }
when-event = pro všechny hráče: { $text }
when-combat = v boji: { $text }
when-turn-start = na začátku tvého tahu: { $text }
when-on-reveal = po odhalení: { $text }
when-before-player-attack = před každým tvým útokem: { $text }
when-after-player-attack = po každém tvém útoku: { $text }

## Endings

outcome-year-done = Školní rok končí: cíl je splněn
outcome-calendar = Kalendář je u konce
outcome-year-over = Rok skončil a cíl nebyl splněn
outcome-fallen = Nezbyl ti žádný život

## Advice

