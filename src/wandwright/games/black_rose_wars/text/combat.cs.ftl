### Co hráč Válek Černé růže čte o činech: pohyb, boj, kouzla, místnosti, úkoly, česky.

## Výzvy

prompt-step = { $n ->
    [one] { $who }: jeden krok, nebo zůstaň stát
    [few] { $who }: až { $n } kroky, nebo zůstaň stát
   *[other] { $who }: až { $n } kroků, nebo zůstaň stát
 }
prompt-step-of = { $n ->
    [one] { $who }: jeden krok ({ $model }), nebo zůstaň stát
    [few] { $who }: až { $n } kroky ({ $model }), nebo zůstaň stát
   *[other] { $who }: až { $n } kroků ({ $model }), nebo zůstaň stát
 }
prompt-strike-whom = { $who }: na koho útočíš?
prompt-protect-blow = { $who }: hrozí { $n } zranění ({ $source ->
    [physical] fyzický útok
    [spell] kouzlo
    [evocation] evokace
    [trap] past
    [reaction] odražené
    [room] místnost
    [quest] úkol
    [event] událost
   *[none] jiné
 }); otočíš proti tomu položenou kartu?
prompt-protect-target = { $who }: jsi cílem ({ $source ->
    [physical] fyzický útok
    [spell] kouzlo
    [evocation] evokace
    [room] místnost
    [quest] úkol
   *[none] jiné
 }); otočíš proti tomu položenou kartu?
prompt-shade = { $who }: vezme za tebe { $number } zranění { $model }?
prompt-order-traps = { $who }: která z tvých pastí se vyhodnotí první?
prompt-set-room = { $who }: kde bude ležet žeton tvé pasti?
prompt-next-spell = { $who }: které kouzlo teď zahraješ?
prompt-replace-slot = { $who }: které připravené kouzlo ustoupí kartě z ruky?
prompt-replace-card = { $who }: kterou kartu z ruky zahraješ?
prompt-dismiss = { $who }: propustíš evokaci, aby přišla { $evocation }?
prompt-evocation-attack = { $who }: na koho zaútočí { $model }?
prompt-heal-token = { $who }, { $model }: čí žeton odstraníš? Zbývá: { $left }
prompt-convert-token = { $who }, { $model }: čí žeton vyměníš? Zbývá: { $left }
prompt-convert-instability = { $who }, { $room }: čí nestabilitu vyměníš? Zbývá: { $left }

## Odpovědi

label-go = Jít: { $room }
label-stop = Zůstat stát
label-attack-model = { $sort ->
    [mage] Útok: { $model }
   *[evocation] Útok: { $model } ({ $owner })
 }
label-attack-nobody = Bez útoku
label-instead = Schopnost místo útoku
label-use-protection = Otočit kartu { $card } ({ $half ->
    [upright] přímá strana
   *[inverted] obrácená strana
 })
label-unprotected = Neotáčet nic
label-trap-first = Nejdřív kartu { $card } ({ $half ->
    [upright] přímá strana
   *[inverted] obrácená strana
 })
label-set-room = Položit sem: { $room }
label-cast-slot = Zahrát { $slot ->
    [quick] rychlé kouzlo
   *[other] další běžné kouzlo
 }
label-replace-slot = Nahradit { $slot ->
    [quick] rychlé kouzlo
    [standard_1] první běžné kouzlo
    [standard_2] druhé běžné kouzlo
   *[standard_3] třetí běžné kouzlo
 }
label-replace-none = Nezahrát nic z ruky
label-cast-card = Zahrát kouzlo { $card } ({ $half ->
    [upright] přímá strana
   *[inverted] obrácená strana
 })
label-dismiss = Propustit: { $model }
label-dismiss-none = Nechat všechny a nic nevyvolat
label-heal-token = Žeton: { $by }
label-convert-token = Žeton: { $by }

## Co se stalo

event-enters = { $model } vstupuje: { $room }
event-enters-several-room = { $model } vstupuje: { $list }
event-enters-cell = { $who } je v cele
event-is-hit = { $model } dostává { $n } zranění ({ $by })
event-is-defeated = { $who } padá; poslední žeton: { $by }
event-sets-in-room = { $who } pokládá past nebo ochranu: { $room }
event-sets-on-sheet = { $who } pokládá past nebo ochranu na svůj list
event-loses-set-card = { $who } přichází o položenou kartu { $card }
event-springs = { $who }: spouští se past { $card }
event-protects = { $who } otáčí ochranu { $card }
event-is-spared = { $who } vyvázne bez následků
event-gives-up = { $who } odkládá do vzpomínek kouzlo { $card }
event-casts = { $who } hraje kouzlo { $card }
event-activates = { $who } aktivuje: { $room }
event-places-instability = { $by }: { $n ->
    [one] { $n } nestabilita
    [few] { $n } nestability
   *[other] { $n } nestabilit
 }, { $room }
event-converts-instability = { $by } vyměňuje nestabilitu: { $room }
event-is-healed = { $model }: vyléčeno { $n } zranění
event-is-converted = { $model }: jeden žeton teď patří straně { $by }
event-is-dismissed = propuštěná evokace: { $model }
event-is-summoned = vyvolaná evokace: { $model } ({ $room })
event-is-removed = { $model } mizí ze hry
event-completes = { $who } plní úkol { $card }
event-has-state = { $n ->
    [1] { $model }: z mága je Zrůda
    [2] { $model }: nový stav hnijící
    [4] { $model }: nový stav zakořeněný
    [8] { $model }: nový stav zesláblý
   *[16] { $model }: ochrany se nespouštějí
 }
