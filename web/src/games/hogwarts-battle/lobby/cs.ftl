# Co předsálí říká o hře Boj o Bradavice.

hogwarts-battle-first = Zahrát Bitvu o Bradavice, Hru { $game }, s botem po boku
hogwarts-battle-title = Boj o Bradavice
hogwarts-battle-nobody = Hrdina { $number }
hogwarts-battle-summary = Dva až pět hrdinů společně buduje své balíčky a čelí padouchům, od Hry 1 po Hru 7.
hogwarts-battle-goal = Poraz { $villains ->
    [3] tři padouchy
    [few] { $villains } padouchy
   *[other] { $villains } padouchů
    }, dřív než ovládnou { $locations ->
    [2] dvě lokace
    [3] tři lokace
    [4] čtyři lokace
   *[other] { $locations } lokací
    }.
hogwarts-battle-table = Boj o Bradavice, Hra { $game }

hogwarts-battle-option-game-label = Hra
hogwarts-battle-option-game-help = Krabice roste hru od hry. Začni první.
hogwarts-battle-note-game-1 = První večer: jeden padouch a nejjednodušší karty.
hogwarts-battle-note-game-2 = Nové lokace, další padouši a další karty k získání.
hogwarts-battle-note-game-3 = Hrdinové dostanou vlastní schopnosti; dva padouši najednou.
hogwarts-battle-note-game-4 = Na stůl přicházejí kolejní kostky.
hogwarts-battle-note-game-5 = Tři padouši najednou a za nimi čeká Voldemort.
hogwarts-battle-note-game-6 = Každý hrdina si bere odbornost.
hogwarts-battle-note-game-7 = Než lze útočit na Voldemorta, musí být zničeny viteály. Nejtěžší.

hogwarts-battle-option-heroes-label = Hrdina
hogwarts-battle-value-heroes-harry = Harry Potter
hogwarts-battle-value-heroes-ron = Ron Weasley
hogwarts-battle-value-heroes-hermione = Hermiona Grangerová
hogwarts-battle-value-heroes-neville = Neville Longbottom
hogwarts-battle-value-heroes-luna = Lenka Láskorádová
hogwarts-battle-value-heroes-ginny = Ginny Weasleyová

hogwarts-battle-option-hands-label = Karty v ruce
hogwarts-battle-option-hands-help = Odkryté: každý vidí všechny. Skryté: každý jen své.
hogwarts-battle-value-hands-open = Odkryté
hogwarts-battle-value-hands-closed = Skryté

hogwarts-battle-option-proficiencies-label = Odbornosti
hogwarts-battle-option-proficiencies-help = Od Hry 6: každý hrdina si odbornost vybere, nebo se rozdají.
hogwarts-battle-value-proficiencies-choose = Vybrat
hogwarts-battle-value-proficiencies-deal = Rozdat
hogwarts-battle-option-charms-label = Formule
hogwarts-battle-option-charms-help = Každý hrdina si vybere formuli, nebo se formule rozdají.
hogwarts-battle-value-charms-choose = Každý si vybere
hogwarts-battle-value-charms-deal = Rozdají se náhodně
hogwarts-battle-option-one-active-label = Jedna aktivní karta od každého druhu
hogwarts-battle-option-one-active-help = Z více karet hrdiny nebo odborností platí vždy jedna; vybírá se před každým vlastním tahem.
hogwarts-battle-value-one-active-scenario = Podle scénáře
hogwarts-battle-value-one-active-on = Ano
hogwarts-battle-value-one-active-off = Ne

hogwarts-battle-option-defeat-bonus-label = Odměna za poraženého padoucha
hogwarts-battle-option-defeat-bonus-help = Karty, které odměňují poražení padoucha, platí jednou za tah, nebo za každého padoucha.
hogwarts-battle-value-defeat-bonus-once = Jednou za tah
hogwarts-battle-value-defeat-bonus-every = Za každého

hogwarts-battle-option-stun-discards-label = Odhazování při omráčení
hogwarts-battle-option-stun-discards-help = Počítá se jako vynucené temnou stranou (Crabbe a Goyle, Obrana proti černé magii), nebo ne.
hogwarts-battle-value-stun-discards-forced = Vynucené
hogwarts-battle-value-stun-discards-free = Nevynucené

hogwarts-battle-option-cloak-label = Neviditelný plášť
hogwarts-battle-option-cloak-help = Propustí ztrátu 1 zdraví z každé události černé magie a od každého padoucha, nebo z každé jednotlivé ztráty.
hogwarts-battle-value-cloak-source = Podle události a padoucha
hogwarts-battle-value-cloak-loss = Podle ztráty

hogwarts-battle-option-counting-label = Karty, které počítají jiné
hogwarts-battle-option-counting-help = Počítají celý tah, nebo jen to, co bylo zahráno před nimi.
hogwarts-battle-value-counting-whole-turn = Celý tah
hogwarts-battle-value-counting-before = Jen předchozí

hogwarts-battle-option-stunned-choices-label = Volby omráčeného hrdiny
hogwarts-battle-option-stunned-choices-help = Omráčený hrdina, který by měl volit ztrátu (Tom Raddle a další), se přeskočí, nebo se ho ptáme.
hogwarts-battle-value-stunned-choices-skip = Přeskočit
hogwarts-battle-value-stunned-choices-ask = Zeptat se

hogwarts-battle-option-empty-discard-label = Ztratit, nebo odhodit
hogwarts-battle-option-empty-discard-help = Odhození lze zvolit jen s kartou k odhození, nebo vždy.
hogwarts-battle-value-empty-discard-able = Jen s kartou
hogwarts-battle-value-empty-discard-allowed = Vždy

hogwarts-battle-option-voldemort-label = Voldemort přichází
hogwarts-battle-option-voldemort-help = Po porážce všech ostatních padouchů, nebo jako poslední karta balíčku.
hogwarts-battle-value-voldemort-after-all = Po všech ostatních
hogwarts-battle-value-voldemort-from-stack = Jako poslední karta

hogwarts-battle-table-of = Boj o Bradavice: { $what }
hogwarts-battle-option-scenario-label = Scénář
hogwarts-battle-option-scenario-help = Obludná krabice, Formule a lektvary i jednotlivé úrovně kampaně přinášejí Nová pravidla až pro pět hrdinů.
hogwarts-battle-group-monster-box = Obludná krabice
hogwarts-battle-group-charms-potions = Formule a lektvary
hogwarts-battle-group-campaign = Kampaň
hogwarts-battle-value-scenario-none = Žádný: Hra z krabice
hogwarts-battle-value-scenario-game-1 = Hra 1
hogwarts-battle-value-scenario-game-2 = Hra 2
hogwarts-battle-value-scenario-game-3 = Hra 3
hogwarts-battle-value-scenario-game-4 = Hra 4
hogwarts-battle-value-scenario-game-5 = Hra 5
hogwarts-battle-value-scenario-game-6 = Hra 6
hogwarts-battle-value-scenario-game-7 = Hra 7
hogwarts-battle-value-scenario-monster-box-1 = Obludná krabice 1
hogwarts-battle-value-scenario-monster-box-2 = Obludná krabice 2
hogwarts-battle-value-scenario-monster-box-3 = Obludná krabice 3
hogwarts-battle-value-scenario-monster-box-4 = Obludná krabice 4
hogwarts-battle-value-scenario-charms-potions-1 = Formule a lektvary 1
hogwarts-battle-value-scenario-charms-potions-2 = Formule a lektvary 2
hogwarts-battle-value-scenario-charms-potions-3 = Formule a lektvary 3
hogwarts-battle-value-scenario-charms-potions-4 = Formule a lektvary 4
hogwarts-battle-value-scenario-year-1 = Rok 1
hogwarts-battle-value-scenario-year-2 = Rok 2
hogwarts-battle-value-scenario-year-3 = Rok 3
hogwarts-battle-value-scenario-year-4 = Rok 4
hogwarts-battle-value-scenario-year-5 = Rok 5
hogwarts-battle-value-scenario-year-6 = Rok 6
hogwarts-battle-value-scenario-year-7 = Rok 7
hogwarts-battle-value-scenario-battle-for-hogwarts = Bitva o Bradavice
hogwarts-battle-note-scenario-monster-box-1 = K nepřátelům se přidávají tvorové: někdo chce útok, někdo vliv, někdo obojí. Střetnutí lze získat.
hogwarts-battle-note-scenario-monster-box-2 = K nepřátelům se přidávají tvorové: někdo chce útok, někdo vliv, někdo obojí. Střetnutí lze získat.
hogwarts-battle-note-scenario-monster-box-3 = K nepřátelům se přidávají tvorové: někdo chce útok, někdo vliv, někdo obojí. Střetnutí lze získat.
hogwarts-battle-note-scenario-monster-box-4 = K nepřátelům se přidávají tvorové: někdo chce útok, někdo vliv, někdo obojí. Střetnutí lze získat.
hogwarts-battle-note-scenario-charms-potions-1 = Formule podle zdraví a patron; od druhé se vaří lektvary.
hogwarts-battle-note-scenario-charms-potions-2 = Formule podle zdraví a patron; od druhé se vaří lektvary.
hogwarts-battle-note-scenario-charms-potions-3 = Formule podle zdraví a patron; od druhé se vaří lektvary.
hogwarts-battle-note-scenario-charms-potions-4 = Formule podle zdraví a patron; od druhé se vaří lektvary.
hogwarts-battle-note-scenario-year-1 = Jedna úroveň kampaně jako samostatná hra.
hogwarts-battle-note-scenario-year-2 = Jedna úroveň kampaně jako samostatná hra.
hogwarts-battle-note-scenario-year-3 = Jedna úroveň kampaně jako samostatná hra.
hogwarts-battle-note-scenario-year-4 = Jedna úroveň kampaně jako samostatná hra.
hogwarts-battle-note-scenario-year-5 = Jedna úroveň kampaně jako samostatná hra.
hogwarts-battle-note-scenario-year-6 = Jedna úroveň kampaně jako samostatná hra.
hogwarts-battle-note-scenario-year-7 = Jedna úroveň kampaně jako samostatná hra.
hogwarts-battle-note-scenario-battle-for-hogwarts = Jedna úroveň kampaně jako samostatná hra.
