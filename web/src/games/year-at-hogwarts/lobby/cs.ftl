# Co o Roku v Bradavicích říká předsálí.

year-at-hogwarts-title = Rok v Bradavicích
year-at-hogwarts-nobody = Student { $number }
year-at-hogwarts-summary = Procházej hradem, skládej zkoušky, plň mise, hraj famfrpál a vyhraj školní pohár; nebo zastav Voldemortův návrat. V jednom až v osmi.
year-at-hogwarts-goal = Vyhrává, kdo má na konci roku nejvíc bodů. Rok končí, jakmile má někdo víc než { $points } bodů a splněno { $missions ->
    [1] 1 misi
    [few] { $missions } mise
   *[other] { $missions } misí
    }.
year-at-hogwarts-table = Rok v Bradavicích
year-at-hogwarts-door-quidditch = Famfrpál pro dva
year-at-hogwarts-door-solo = Sólo hra
year-at-hogwarts-door-return = Návrat Voldemorta

year-at-hogwarts-option-mode-label = Co se hraje
year-at-hogwarts-option-mode-help = Školní rok, Návrat Voldemorta, nebo jeden zápas famfrpálu.
year-at-hogwarts-value-mode-year = Školní rok
year-at-hogwarts-value-mode-return = Návrat Voldemorta
year-at-hogwarts-value-mode-quidditch = Famfrpál
year-at-hogwarts-note-mode-year = Sbírej body pro svou kolej, dokud rok neskončí.
year-at-hogwarts-note-mode-return = Jeden proti všem: první místo hraje za Petra Pettigrewa a potom za Voldemorta, ostatní za Harryho, Rona a Hermionu. 2 až 4 hráči.
year-at-hogwarts-note-mode-quidditch = Jeden přátelský zápas pro dva, asi čtvrt hodiny.

year-at-hogwarts-option-variant-label = Jak se hraje
year-at-hogwarts-option-variant-help = Nezletilý kouzelník, Plnoletý kouzelník, Týmy, nebo Sólo hra.
year-at-hogwarts-value-variant-underage = Nezletilý kouzelník
year-at-hogwarts-value-variant-qualified = Plnoletý kouzelník
year-at-hogwarts-value-variant-teams = Týmy
year-at-hogwarts-value-variant-solo = Sólo hra
year-at-hogwarts-note-variant-underage = Nejlehčí: boje jsou krátké, na mise stačí předměty.
year-at-hogwarts-note-variant-qualified = Celá hra: na věžích čekají Smrtijedi, mise chtějí i kouzla a lektvary.
year-at-hogwarts-note-variant-teams = Jako Plnoletý kouzelník, ale v týmech; na misi jde celý tým společně.
year-at-hogwarts-note-variant-solo = Proti kalendáři. Kdo klesne na 0 životů, prohrává.

year-at-hogwarts-option-length-label = Jak dlouho
year-at-hogwarts-option-length-help = Kolik misí a bodů ukončí rok.
year-at-hogwarts-value-length-quick = Rychlá
year-at-hogwarts-value-length-classic = Klasická
year-at-hogwarts-value-length-long = Dlouhá
year-at-hogwarts-note-length-quick = 1 mise a víc než 210 bodů.
year-at-hogwarts-note-length-classic = 2 mise a víc než 260 bodů.
year-at-hogwarts-note-length-long = 3 mise a víc než 320 bodů.

year-at-hogwarts-option-solo-rules-label = Pravidla sólo hry
year-at-hogwarts-option-solo-rules-help = Nezletilý kouzelník je lehčí, Plnoletý kouzelník těžší.
year-at-hogwarts-value-solo-rules-underage = Nezletilý kouzelník
year-at-hogwarts-value-solo-rules-qualified = Plnoletý kouzelník

year-at-hogwarts-option-teams-label = Počet týmů
year-at-hogwarts-option-teams-help = Tým má dva nebo tři členy; jeden tým může být i ze všech.
year-at-hogwarts-note-teams-0 = Kolik se hodí k počtu míst.
year-at-hogwarts-note-teams-1 = Jeden tým ze všech, proti kalendáři.
year-at-hogwarts-note-teams-2 = Dva týmy po dvou nebo třech.
year-at-hogwarts-note-teams-3 = Tři týmy po dvou nebo třech.
year-at-hogwarts-note-teams-4 = Čtyři týmy po dvou.
year-at-hogwarts-option-team-seats-label = Kdo je ve kterém týmu
year-at-hogwarts-option-team-seats-help = Jedno písmeno za každé místo, třeba AABB. Prázdné: místa se týmům přidělí střídavě.

year-at-hogwarts-option-characters-label = Student
year-at-hogwarts-value-characters-harry = Harry Potter (Nebelvír)
year-at-hogwarts-value-characters-hermione = Hermiona Grangerová (Nebelvír)
year-at-hogwarts-value-characters-ron = Ron Weasley (Nebelvír)
year-at-hogwarts-value-characters-draco = Draco Malfoy (Zmijozel)
year-at-hogwarts-value-characters-luna = Lenka Láskorádová (Havraspár)
year-at-hogwarts-value-characters-ginny = Ginny Weasleyová (Nebelvír)
year-at-hogwarts-value-characters-neville = Neville Longbottom (Nebelvír)
year-at-hogwarts-value-characters-cedric = Cedrik Diggory (Mrzimor)
year-at-hogwarts-value-characters-peter = Petr Pettigrew

year-at-hogwarts-option-year-rounds-label = Kola roku
year-at-hogwarts-option-year-rounds-help = Rok skončí nejpozději po tolika kolech. -1: podle délky. 0: bez omezení.
year-at-hogwarts-option-return-rounds-label = Kola návratu
year-at-hogwarts-option-return-rounds-help = Nejvýš tolik kol. 0: bez omezení.
year-at-hogwarts-option-finish-round-label = Dohrát kolo
year-at-hogwarts-option-finish-round-help = Než rok skončí, dohraje se kolo.
year-at-hogwarts-value-finish-round-off = Vypnuto
year-at-hogwarts-value-finish-round-on = Zapnuto
year-at-hogwarts-option-stop-on-named-label = Zastávka na pojmenovaných polích
year-at-hogwarts-option-stop-on-named-help = Tah může skončit dřív i na kterémkoli poli s vypsaným jménem.
year-at-hogwarts-value-stop-on-named-off = Vypnuto
year-at-hogwarts-value-stop-on-named-on = Zapnuto
year-at-hogwarts-option-mission-swap-label = Výměna misí
year-at-hogwarts-option-mission-swap-help = Při 7 nebo 8 hráčích si ten, kdo skončí na věži, může vyměnit jednu misi.
year-at-hogwarts-value-mission-swap-off = Vypnuto
year-at-hogwarts-value-mission-swap-on = Zapnuto
year-at-hogwarts-option-death-eater-towers-label = Věže Smrtijedů
year-at-hogwarts-option-death-eater-towers-help = Vybírá je náhoda, nebo hráči: každý na řadě položí jednoho Smrtijeda.
year-at-hogwarts-value-death-eater-towers-chance = Náhoda
year-at-hogwarts-value-death-eater-towers-table = Hráči
year-at-hogwarts-option-defence-dice-label = Obranné kostky
year-at-hogwarts-option-defence-dice-help = V bojích s hráči a Smrtijedy lze každý zásah odvrátit kostkou.
year-at-hogwarts-value-defence-dice-off = Vypnuto
year-at-hogwarts-value-defence-dice-on = Zapnuto
year-at-hogwarts-option-voldemort-two-dice-label = Dvě kostky pro Voldemorta
year-at-hogwarts-option-voldemort-two-dice-help = Voldemort se pohybuje dvěma kostkami místo jedné.
year-at-hogwarts-value-voldemort-two-dice-off = Vypnuto
year-at-hogwarts-value-voldemort-two-dice-on = Zapnuto
year-at-hogwarts-option-hero-floo-refill-label = Letaxový prášek pro hrdiny
year-at-hogwarts-option-hero-floo-refill-help = Hrdina, který skončí ve společenské místnosti, dostane 1 letaxový prášek zpět.
year-at-hogwarts-value-hero-floo-refill-off = Vypnuto
year-at-hogwarts-value-hero-floo-refill-on = Zapnuto
year-at-hogwarts-option-first-player-label = Kdo začíná
year-at-hogwarts-option-first-player-help = Začíná první místo, nebo rozhodne náhoda.
year-at-hogwarts-value-first-player-first-seat = První místo
year-at-hogwarts-value-first-player-chance = Náhoda
