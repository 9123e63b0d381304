### Co čte hráč Roku v Bradavicích, česky (decks).

## Prompts

prompt-choose-drawn = { $who }: kterou z karet vyhodnotíš?
prompt-put-away = { $who }: která karta jde pod svůj balíček? Zbývá: { $number }
prompt-aim = { $who }: kdo přijde o kartu?
prompt-beg = { $who }: kdo ti dá kartu?
prompt-hand-over = { $who }: kterou kartu odevzdáš?
prompt-search = { $who }: kterou kartu jmenuješ?

## Answers

label-resolve-drawn = Vyhodnotit: { $card }
label-put-away = Odložit: { $card }
label-target = { $who }
label-beg = { $who }
label-target-foe = { $card }
label-hand-over = Odevzdat: { $card }
label-name-found = { $card }

## Events

event-resolves = { $who } si bere: { $card }
event-plays-at-start = { $who } hraje: { $card }
event-hands-over = { $who } odevzdává kartu
event-finds-card = { $who } vyhledává v balíčku: { $card }

## Words of cards

do-draw-and-resolve = lízni si { $deck ->
    [event] kartu události
   *[action] kartu akce
 } a vyhodnoť ji
do-discard-cards = dej { $n } ze svých { $cards ->
    [spell_or_potion] kouzel nebo lektvarů
   *[any] karet
 } pod balíček
do-target-discards = jiný hráč dá pod balíček { $cards ->
    [spell_or_potion] náhodná kouzla nebo lektvary ({ $n })
   *[any] { $n ->
        [one] { $n } náhodnou kartu
        [few] { $n } náhodné karty
       *[other] { $n } náhodných karet
    }
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
