# Co předsálí říká o hře Rok v Bradavicích.

year-at-hogwarts-title = Rok v Bradavicích
year-at-hogwarts-summary = Jeden až osm studentů chodí po hradu, sbírá, co potřebují jejich mise, skládá zkoušky, hraje famfrpál a bojuje o školní pohár. Nebo jeden z vás přivede zpět Voldemorta.
year-at-hogwarts-goal = Měj nejvíc bodů, až rok skončí: jakmile má někdo víc než { $points } bodů a splněno { $missions ->
    [1] 1 misi
    [few] { $missions } mise
   *[other] { $missions } misí
    }.
year-at-hogwarts-table = Rok v Bradavicích

year-at-hogwarts-option-mode-label = Co hrajete
year-at-hogwarts-option-mode-help = Školní rok, Návrat Voldemorta, nebo jeden zápas famfrpálu.
year-at-hogwarts-value-mode-year = Školní rok
year-at-hogwarts-value-mode-return = Návrat Voldemorta (2 až 4)
year-at-hogwarts-value-mode-quidditch = Jeden zápas famfrpálu (2)
year-at-hogwarts-option-variant-label = Varianta
year-at-hogwarts-option-variant-help = Co mise žádají a jak se bojuje.
year-at-hogwarts-value-variant-underage = Nezletilý kouzelník
year-at-hogwarts-value-variant-qualified = Plnoletý kouzelník
year-at-hogwarts-value-variant-teams = Týmy
year-at-hogwarts-value-variant-solo = Sólo (1)
year-at-hogwarts-note-variant-underage = Nejlehčí: na misi stačí předměty a souboje hráčů jsou krátké.
year-at-hogwarts-note-variant-qualified = Mise potřebují i kouzla a lektvary; na věžích čekají Smrtijedi.
year-at-hogwarts-note-variant-teams = Body a mise patří týmu a bojujete všichni společně.
year-at-hogwarts-note-variant-solo = Sám proti kalendáři.
year-at-hogwarts-option-length-label = Délka
year-at-hogwarts-option-length-help = Kolik misí a bodů rok ukončí.
year-at-hogwarts-value-length-quick = Rychlá: 1 mise, 210 bodů
year-at-hogwarts-value-length-classic = Klasická: 2 mise, 260 bodů
year-at-hogwarts-value-length-long = Dlouhá: 3 mise, 320 bodů

year-at-hogwarts-option-characters-label = Postava
year-at-hogwarts-value-characters-harry = Harry Potter
year-at-hogwarts-value-characters-hermione = Hermiona Grangerová
year-at-hogwarts-value-characters-ron = Ron Weasley
year-at-hogwarts-value-characters-draco = Draco Malfoy
year-at-hogwarts-value-characters-luna = Lenka Láskorádová
year-at-hogwarts-value-characters-ginny = Ginny Weasleyová
year-at-hogwarts-value-characters-neville = Neville Longbottom
year-at-hogwarts-value-characters-cedric = Cedrik Diggory
year-at-hogwarts-value-characters-peter = Petr Pettigrew

year-at-hogwarts-option-solo-rules-label = Pravidla sólo hry
year-at-hogwarts-option-solo-rules-help = Pro nezletilé je to lehčí, pro plnoleté těžší.
year-at-hogwarts-value-solo-rules-underage = Nezletilý kouzelník
year-at-hogwarts-value-solo-rules-qualified = Plnoletý kouzelník
year-at-hogwarts-option-teams-label = Počet týmů
year-at-hogwarts-option-teams-help = 1: jeden tým všech. 0: podle počtu míst.
year-at-hogwarts-option-team-seats-label = Kdo je ve kterém týmu
year-at-hogwarts-option-team-seats-help = Písmeno pro každé místo, třeba AABB. Prázdné: střídavě.
year-at-hogwarts-option-year-rounds-label = Kola roku
year-at-hogwarts-option-year-rounds-help = Po tolika kolech rok končí. 0: bez konce. -1: podle délky.
year-at-hogwarts-option-return-rounds-label = Kola návratu
year-at-hogwarts-option-return-rounds-help = Po tolika kolech Návrat Voldemorta končí. 0: bez konce.
year-at-hogwarts-option-finish-round-label = Dohrát kolo
year-at-hogwarts-option-finish-round-help = Než rok skončí, kolo se dohraje.
year-at-hogwarts-option-stop-on-named-label = Zastavit na pojmenovaných polích
year-at-hogwarts-option-stop-on-named-help = Pohyb smí skončit dřív na každém poli, které má jméno.
year-at-hogwarts-option-mission-swap-label = Vyměnit misi
year-at-hogwarts-option-mission-swap-help = Při 7 nebo 8 hráčích lze na věži vyměnit kartu mise.
year-at-hogwarts-option-defence-dice-label = Obranné kostky
year-at-hogwarts-option-defence-dice-help = V bojích plnoletých a v Týmech smí zasažený hodit na obranu.
year-at-hogwarts-option-voldemort-two-dice-label = Dvě kostky pro Voldemorta
year-at-hogwarts-option-voldemort-two-dice-help = Chodí se dvěma kostkami, ne s jednou.
year-at-hogwarts-option-hero-floo-refill-label = Nový letaxový prášek pro hrdiny
year-at-hogwarts-option-hero-floo-refill-help = V návratu dostane hrdina ve společenské místnosti 1 zpět.
year-at-hogwarts-value-finish-round-off = Ne
year-at-hogwarts-value-finish-round-on = Ano
year-at-hogwarts-value-stop-on-named-off = Ne
year-at-hogwarts-value-stop-on-named-on = Ano
year-at-hogwarts-value-mission-swap-off = Ne
year-at-hogwarts-value-mission-swap-on = Ano
year-at-hogwarts-value-defence-dice-off = Ne
year-at-hogwarts-value-defence-dice-on = Ano
year-at-hogwarts-value-voldemort-two-dice-off = Ne
year-at-hogwarts-value-voldemort-two-dice-on = Ano
year-at-hogwarts-value-hero-floo-refill-off = Ne
year-at-hogwarts-value-hero-floo-refill-on = Ano
year-at-hogwarts-option-first-player-label = Kdo začíná
year-at-hogwarts-option-first-player-help = Začíná první místo, nebo rozhodne náhoda.
year-at-hogwarts-value-first-player-first-seat = První místo
year-at-hogwarts-value-first-player-chance = Náhoda
