### Co čte hráč Válek Černé růže, když se karta na něco ptá, česky.

evocation-of = { $name } ({ $who })

## Výzvy

prompt-target = { $has ->
    [yes] { $who }, { $card }: kdo je cílem?
   *[no] { $who }: kdo je cílem?
 }{ $number ->
    [one] {""}
   *[other] {" "}({ $n }/{ $number })
 }
prompt-target-room = { $who }, { $card }: která místnost je cílem?
prompt-pick = { $has ->
    [yes] { $who }, { $card }: koho to zasáhne?
   *[no] { $who }: koho to zasáhne?
 }
prompt-pick-room = { $has ->
    [yes] { $who }, { $card }: která místnost?
   *[no] { $who }: která místnost?
 }
prompt-choose-option = { $has ->
    [yes] { $who }, { $card }: vyber jednu možnost
   *[no] { $who }: vyber jednu možnost
 }
prompt-may = { $who }: uděláš to? { $text }
prompt-next-of = { $who }: kdo je další na řadě?
prompt-push = { $who }: kým pohneš nejdřív?
prompt-push-step = { $who }: kam půjde { $model }? { $steps ->
    [one] Zbývá jeden krok
    [few] Nejvýš { $steps } kroky
   *[other] Nejvýš { $steps } kroků
 }
prompt-teleport = { $who }: do které místnosti se přesune { $model }?
prompt-force = { $who }: { $model } na tvůj příkaz udeří silou { $strength }; koho?
prompt-discard = { $who }: která karta půjde do tvých vzpomínek? Zbývá { $n }
prompt-recover = { $who }: kterou kartu si vezmeš zpět ze vzpomínek? Nejvýš { $n }
prompt-search = { $who }: kterou kartu si vezmeš { $pile ->
    [memories] ze vzpomínek
   *[grimoire] z grimoáru
 }?
prompt-order-events = { $who }: která událost má přijít jako { $n }.?
prompt-swap-spell = { $who }: které připravené kouzlo vyměníš za kterou kartu z ruky?
prompt-give-up-quest = { $who }: který úkol odhodíš?
prompt-fulfil-quest = { $who }: který z tvých úkolů platí za splněný?
prompt-lose-completed = { $who }: o který splněný úkol přijdeš?
prompt-take-trophy = { $who }: kterou trofej bereš ({ $holder })?
prompt-lose-trophy = { $who }: kterou trofej vrátíš?
prompt-remove-set = { $who }: který žeton odstraníš ({ $room })?

## Odpovědi

label-target = { $sort ->
    [evocation] { $model } ({ $owner })
   *[mage] { $model }
 }
label-room = { $room }
label-enough = Dost
label-nothing = Nic
label-no = Ne
label-yes = Ano
label-mask-0 = Veselá maska: { $text }
label-mask-1 = Smutná maska: { $text }
label-recover = Vzít zpět: { $card }
label-take-card = Vzít: { $card }
label-next-event = { $card }
label-slot = { $slot ->
    [quick] Rychlé kouzlo
    [standard_1] První běžné kouzlo
    [standard_2] Druhé běžné kouzlo
   *[standard_3] Třetí běžné kouzlo
 }
label-put-in = { $slot ->
    [quick] Rychlé
    [standard_1] Běžné 1
    [standard_2] Běžné 2
   *[standard_3] Běžné 3
 }: { $card }, { $half ->
    [inverted] obrácená
   *[upright] přímá
 }
label-put-nothing = Nic nevyměňovat
label-give-up-quest = Odhodit: { $card }
label-fulfil = Splnit: { $card }
label-lose-quest = Ztratit: { $card }
label-trophy = Trofej: { $who }
label-remove-set = Žeton { $n } ({ $who })

## Události

event-is-stronger = { $who } má v tomto kole sílu o { $n } větší
event-is-quicker = { $who } má v tomto kole pohyb o { $n } větší
event-recovers = { $who } si bere zpět ze vzpomínek: { $card }
event-finds = { $who } prohledává grimoár a bere si kartu
event-looks-ahead = { $n ->
    [one] { $who } si prohlíží příští událost
    [few] { $who } si prohlíží příští { $n } události
   *[other] { $who } si prohlíží příštích { $n } událostí
 }
event-shows = { $who } musí ukázat: { $card }
event-turns-token = { $n ->
    [1] aktivační žeton je zase nepoužitý: { $room }
   *[2] aktivační žeton je použitý: { $room }
 }
event-readies = { $n ->
    [0] { $who } nemá použitý žeton akce
    [one] { $who } znovu získává žeton akce
    [few] { $who } znovu získává { $n } žetony akce
   *[other] { $who } znovu získává { $n } žetonů akce
 }
event-loses-quest = { $who } přichází o splněný úkol: { $card }
event-takes-trophy = { $who } bere trofej
event-loses-trophy = { $who } vrací trofej
event-steals-quest = { $who } krade úkol
event-exchanges = { $who } vyměňuje ukázané kouzlo
