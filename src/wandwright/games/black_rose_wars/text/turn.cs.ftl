### Co hráč Válek Černé růže čte o kole a stole, česky.

## Názvy

game-title = Války Černé růže
summary = Plánuj kouzla v tajnosti, bojuj v Lóži, která se rozpadá, a staň se velmistrem dřív než Černá růže.
option-mages = Kdo hraje kterého mága: ptá se v pořadí hry (ask), náhodně (random), nebo předem (named).
option-mage-seats = Mágové v pořadí míst, pokud jsou určeni předem.
option-schools = Škola, se kterou se začíná: ptá se (ask), náhodně (random), nebo předem (named).
option-school-seats = Školy v pořadí míst, pokud jsou určeny předem.
option-lists = Výchozí sestava šesti kouzel: ptá se (ask), náhodně (random), nebo předem (named).
option-list-seats = Sestavy v pořadí míst, a nebo b, třeba abba, pokud jsou určeny předem.
option-first-player = Kdo má nejdřív Korunu: losuje se (random), ptá se (ask), nebo předem (named).
option-first-seat = Místo, které začíná, pokud je určeno předem.
option-personal-spells = Každý mág má osobní kouzla (on), nebo ne (off).
option-black-rose-wins = Všichni mágové prohrají, když má Černá růže sama nejvíc bodů (leads), nebo nikdy (never).
option-protections = Ochrany se otáčejí samy (must), nebo se majitele ptáme při každém zásahu (may).
option-library-peek = Při studiu je každá karta knihovny vidět dřív, než se jmenuje další (on), nebo ne (off).
option-solo = Jeden hráč proti Rivalovi (rival), sám proti Černé růži (alone), nebo běžná hra (off).
name-seat = místo { $n }
short-jafar = Jaf’ar
short-tessa = Tessa
short-rebecca = Rebecca
short-nero = Nero
name-players = mágové
name-lodge = Lóže
name-cell = cela: { $who }
name-bull = Býk
name-power = body moci
name-end = konec
name-black-rose = Černá růže
name-space = pole { $n }
name-events = události
name-deck = balíček
name-discard = odhozené
name-library = knihovna
name-damage = zranění
name-points = BM
name-actions = žetony akce
name-trophies = trofeje
name-completed = splněné úkoly
name-hand = ruka
name-drawn = dobrané
name-quests = úkoly
name-drawn-quests = dobrané úkoly
name-played = zahrané
name-memories = vzpomínky
name-grimoire = grimoár
slot-quick = rychlé pole
slot-standard-1 = běžné pole 1
slot-standard-2 = běžné pole 2
slot-standard-3 = běžné pole 3
moon-first = první měsíc
moon-second = druhý měsíc
moon-third = třetí měsíc
title-turn = Kolo { $n }, { $phase ->
    [setup] příprava hry
    [black_rose] Fáze Černé růže
    [study] Studium
    [preparation] Příprava
    [action] Fáze akcí
    [evocation] Fáze evokací
    [cleanup] Úklid
   *[over] konec
 }, { $moon ->
    [first] první měsíc
    [second] druhý měsíc
   *[third] třetí měsíc
 }
sign-destroyed = zničená
sign-instability = nestabilita { $n }/{ $limit }
sign-waiting = zatím zavřená
sign-used = použitá
sign-taken = žeton je pryč
sign-works = teď platí
sign-crown = Koruna
sign-passed = pasuje
kind-mage = mág
kind-school = škola
kind-room = místnost
kind-spell = kouzlo
kind-forgotten = zapomenuté kouzlo
kind-personal = osobní kouzlo
kind-evocation = evokace
kind-quest = úkol
kind-event = událost
kind-layout = rozložení
confidence-high = potvrzeno
confidence-medium = pravděpodobné
confidence-low = nejisté
confidence-reconstructed = rekonstruováno
about-health = zdraví { $n }
about-health-of-mage = zdraví svého mága
about-hand-limit = limit ruky { $n }
about-movement = pohyb { $n }
about-strength = síla { $n }
about-attack = útok { $n }
about-instability-limit = limit { $n }
about-token-pp = žeton { $n } BM
about-copies = { $n ->
    [one] { $n } kopie
    [few] { $n } kopie
   *[other] { $n } kopií
 }

## Otázky

prompt-first-player = { $who }: kdo naposledy dal nebo dostal růži? Ten mág dostane Korunu
prompt-pick-mage = { $who }: za kterého mága hraješ?
prompt-pick-school = { $who }: se kterou školou začínáš?
prompt-pick-list = { $who }: se kterou sestavou kouzel začínáš?
prompt-discard-quest = { $who }: odhodíš nějaký úkol?
prompt-name-decks = { $who }: jmenuj { $number ->
    [one] balíček
    [few] { $number } balíčky
   *[other] { $number } balíčků
 } knihovny
prompt-keep = { $who }: { $number ->
    [one] kterou kartu si necháš?
    [few] které { $number } karty si necháš?
   *[other] kterých { $number } karet si necháš?
 }
prompt-ban = { $who }: zapudíš kartu z ruky?
prompt-discard-down = { $who }: odhoď { $number ->
    [one] jednu kartu
    [few] { $number } karty
   *[other] { $number } karet
 } do limitu ruky
prompt-prepare = { $who }: připrav si kouzla, nejdřív rychlé
prompt-act = { $who }: co uděláš?
prompt-activate = { $who }: aktivuješ místnost?
prompt-next-evocation = { $who }: která evokace jedná dál?
prompt-name-winner = { $who }: máš Korunu; kdo vyhraje?
prompt-keep-quests = { $who }: { $number ->
    [one] který úkol si necháš?
    [few] které { $number } úkoly si necháš?
   *[other] kterých { $number } úkolů si necháš?
 }
prompt-older-quest = { $who }: který starší úkol odhodíš?
prompt-keep-forgotten = { $who }: které zapomenuté kouzlo si necháš?
prompt-bull-prey = { $who }: koho Býk loví?
prompt-bull-step = { $who }: kudy Býk běží?

## Odpovědi

label-first = { $who }
label-mage = { $mage }
label-school = { $school }
label-deck = { $school }
label-list = Sestava { $list }: { $spells }
label-keep = Nechat si: { $card }
label-discard-quest = Odhodit: { $card }
label-keep-quests = Nic neodhazovat
label-ban = Zapudit: { $card }
label-ban-nothing = Nic nezapudit
label-discard = Odhodit: { $card }
label-prepare = { $card }, { $half ->
    [inverted] obrácená
   *[upright] přímá
 }
label-prepared = Hotovo
label-play-slot = Zahrát kouzlo: { $slot ->
    [quick] rychlé
    [standard_1] běžné 1
    [standard_2] běžné 2
   *[standard_3] běžné 3
 }
label-give-up = Vzdát se kouzla a udělat krok: { $slot ->
    [quick] rychlé
    [standard_1] běžné 1
    [standard_2] běžné 2
   *[standard_3] běžné 3
 }
label-move = Pohyb
label-attack = Útok
label-end = Ukončit tah
label-pass = Pasovat
label-activate = Aktivovat místnost
label-leave-room = Nechat místnost být
label-next-evocation = { $model }
label-winner = { $who }
label-prey = { $who }
label-bull-step = { $room }

## Události

event-rose-gains = Černá růže získává { $n } BM
event-gains = { $who } získává { $n } BM
event-loses = { $who } ztrácí { $n } BM
event-moon = { $n ->
    [2] začíná druhý měsíc
   *[other] začíná třetí měsíc
 }
event-personal = { $who } si bere do ruky kartu { $card }
event-crown = { $who } si bere Korunu
event-mage = toto místo hraje za: { $mage }
event-school = { $who } začíná se školou { $school }
event-list = { $who } si bere { $n ->
    [1] sestavu A
   *[other] sestavu B
 }
event-turn = začíná kolo { $n }
event-phase = { $phase ->
    [black_rose] Fáze Černé růže
    [study] Studium
    [preparation] Příprava
    [action] Fáze akcí
    [evocation] Fáze evokací
   *[cleanup] Úklid
 }
event-event = událost: { $card }
event-event-leaves = { $card } opouští stupnici
event-draws = { $who } si líže kartu { $card }
event-draws-several-card = { $who } si líže karty { $list }
event-draws-hidden = { $who } si líže kartu
event-draws-hidden-several = { $n ->
    [one] { $who } si líže { $n } kartu
    [few] { $who } si líže { $n } karty
   *[other] { $who } si líže { $n } karet
 }
event-names = { $who } bere kartu školy { $school }
event-names-several-school = { $who } bere karty škol { $list }
event-rejects = { $who } vrací kartu { $card }
event-rejects-several-card = { $who } vrací karty { $list }
event-draws-forgotten = { $who } si nechává kouzlo { $card }
event-draws-forgotten-hidden = { $who } si nechává zapomenuté kouzlo
event-draws-quest = { $who } si líže úkol { $card }
event-draws-quest-hidden = { $who } si líže úkol
event-discards-quest = { $who } odhazuje úkol { $card }
event-discards-quest-hidden = { $who } odhazuje úkol
event-finds-hidden = { $who } prohledává grimoár a bere si kartu
event-steals-quest-hidden = { $who } krade úkol
event-bans = { $who } zapuzuje kartu { $card }
event-bans-several-card = { $who } zapuzuje karty { $list }
event-discards = { $who } odhazuje kartu { $card }
event-discards-several-card = { $who } odhazuje karty { $list }
event-prepares = { $who } připravuje { $n ->
    [one] jedno kouzlo
    [few] { $n } kouzla
   *[other] { $n } kouzel
 }
event-passes = { $who } pasuje
event-moves = { $who } se pohybuje
event-attacks = { $who } útočí
event-destroyed = { $room }: zničeno; { $n } BM bere { $who }
event-bull-placed = do Lóže přichází Býk
event-bull-strikes = Býk útočí ({ $room }), zranění: { $n }
event-score-quests = { $who }: { $n } BM za splněné úkoly
event-score-trophies = { $who }: { $n } BM za trofeje
event-score-rooms = { $who }: { $n } BM za žetony místností
event-score-crown = { $who }: { $n } BM za Korunu
event-wins = { $who }: velmistr s { $n } BM
event-nobody-wins = nevyhrává nikdo; Černá růže má { $n } BM

## Konce

outcome-grand-master = Jeden mág má nejvíc bodů moci
outcome-crown = Stejně bodů: vítěze určila Koruna
outcome-black-rose = Vede Černá růže: všichni mágové prohráli
outcome-solo-won = Vedeš před všemi ostatními
outcome-solo-lost = Nevedeš před všemi ostatními
ending-hope-points = { $left ->
    [one] Chyběl jeden bod.
    [few] Chyběly { $left } body.
   *[other] Chybělo { $left } bodů.
 }
ending-part-casts = { $n ->
    [one] { $n } zahrané kouzlo
    [few] { $n } zahraná kouzla
   *[other] { $n } zahraných kouzel
 }
ending-part-completes = { $n ->
    [one] { $n } splněný úkol
    [few] { $n } splněné úkoly
   *[other] { $n } splněných úkolů
 }
ending-part-gains = získáno { $n } BM
