# Slova u stolu hry Hogwarts Battle.

region-foes = Nepřátelé
region-market = Nabídka
region-heroes = Hrdinové

hero-harry = Harry
hero-ron = Ron
hero-hermione = Hermiona
hero-neville = Neville

kind-spell = Kouzlo
kind-item = Předmět
kind-ally = Spojenec
kind-dark_arts = Událost černé magie
kind-villain = Padouch
kind-location = Lokace
kind-horcrux = Viteál
kind-proficiency = Odbornost
kind-hero = Hrdina
kind-die = Kostka

fact-game = Od hry
fact-type = Druh
fact-cost = Cena
fact-health = Zdraví
fact-slots = Místa pro kontrolu
fact-events = Události černé magie
value-spell = kouzlo
value-item = předmět
value-ally = spojenec

# Slova, která karta ukazuje jako obrázek; i anglická, dokud karta nemá překlad.
symbol-attack = útok(?:y|ů)?|attack
symbol-influence = vliv(?:u|y|ů)?|influence
symbol-health = zdraví|životy?|životů|health
symbol-control = žeton(?:y|ů)? kontroly|control tokens?
symbol-card = kar(?:ta|tu|ty|et)|cards?
costs = Stojí

dark-arts = Černá magie
dark-deck = Černá magie
dark-discard = Poslední událost
villain-deck = Padouši
last-foe = Poslední nepřítel
next-locations = Další lokace
defeated = Poražení
hogwarts-deck = Balíček
banished = Vyhoštěné
proficiencies = Odbornosti
deck = Balíček
discard = Odložené
play-area = Herní oblast
play-here = Sem hraj své karty
nothing-played = V tomto tahu se ještě nic nehrálo
kept = Tvoje Odbornost a Viteály
horcruxes = Viteály
horcruxes-left = { $count ->
    [one] poslední
   *[other] zbývá { $count }
}
horcrux-about = Viteál, zbývá { $left }. Symboly na něm: { $symbols }

location-about = { $name }: žetony kontroly { $control }/{ $slots }, události černé magie za tah: { $events }, další lokace: { $left }
location-step = Lokace { $number }/{ $all }
location-events = { $count } za tah
location-full = Plno: na konci tahu padne!
location-fallen = Padla. Vše je ztraceno.

villain-health = útok na něm { $wounds }/{ $health }
silenced = Umlčen
hero-about = { $name }, hraje { $player }, zdraví { $health }/{ $full }
health-of = Zdraví { $health }/{ $full }
attack-of = Útok { $count }
influence-of = Vliv { $count }
hand-of = Karet v ruce { $count }
drag-attack = Přetáhni na padoucha, nebo na něj klikni
active = na tahu
your-turn = Jsi na tahu
turn-of = Na tahu: { $name }
stunned = Omráčen
die-rolled = Kostka je vržena.

why-watching = Jen se díváš; jednají hrdinové.
why-price = Stojí { $price }, máš vliv { $have }.
why-no-attack = Nemáš žádný útok. Zahraj karty, které ho dávají.
why-attack-cap = Na každého padoucha lze teď za tah dát nejvýš { $cap ->
    [one] { $cap } útok
    [few] { $cap } útoky
   *[other] { $cap } útoků
}.
why-last = Na tohoto se ještě nedá útočit.
why-not-yours = To patří jinému hrdinovi.
why-played = Tato karta už byla v tomto tahu zahrána.
why-nothing = S tím se teď nedá nic dělat.

reason-villains_defeated = Všichni padouši jsou poraženi. Bradavice jsou v bezpečí!
reason-last_location_fell = Poslední lokace padla do rukou padouchů.
tally-defeats = Poražení padouši: { $count }
tally-plays = Zahrané karty: { $count }
tally-acquires = Získané karty: { $count }
tally-stunned = Omráčení: { $count }
tally-control_added = Přidané žetony kontroly: { $count }

guide-dark-arts-title = Nejdřív černá magie
guide-dark-arts = Každý tah začíná potížemi. Tato karta byla právě otočena a stalo se, co na ní stojí.
guide-location-title = Toto místo musí vydržet
guide-location = Padouši sem kladou lebky. Je-li na konci tahu plno, místo padne; když padne poslední, hrdinové prohrávají.
guide-answer-title = Na něco se tě ptáme
guide-answer = Lišta dole vždy říká, na co se ptáme a proč. Co má zlatý okraj, je odpověď: klikni na ni tady nebo na stole.
guide-loss-title = O něco přicházíš
guide-loss = Lišta dole říká o co a proč. Čeho se vzdáváš, má přerušovaný červený okraj: vyber, co ti bude chybět nejmíň, tady nebo na stole.
guide-play-title = Zahraj ruku
guide-play = Klikni na kartu, nebo ji přetáhni do herní oblasti. Karty dávají útok, vliv, zdraví nebo další karty. Hraj jich, kolik chceš.
guide-attack-title = Udeř
guide-attack = Máš útok. Klikni na padoucha a přidělíš mu ho; kolik má zdraví, tolik stačí k porážce.
guide-acquire-title = Zesil
guide-acquire = Máš vliv. Klikni na zářící kartu a získáš ji; jde do odložených a vrátí se v některé z dalších rukou.
guide-end-title = Hotovo?
guide-end = Když už se nic nevyplatí, ukonči tah. Nepoužité žetony propadnou, dobereš pět nových karet a začnou potíže dalšího hrdiny.
