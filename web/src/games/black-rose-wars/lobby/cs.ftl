# Co o Válkách Černé růže říká předsálí.

black-rose-wars-title = Války Černé růže
black-rose-wars-nobody = Mág { $number }
black-rose-wars-summary = Potají si připrav kouzla, klaď pasti, bojuj v Lóži, která se rozpadá, a staň se velmistrem dřív, než všechno pohltí Černá růže. Pro dva až čtyři mágy, nebo pro jednoho.
black-rose-wars-goal = Vyhrává, kdo má na konci nejvíc bodů moci. Hra skončí, jakmile jich má některý mág nebo Černá růže { $points }.
black-rose-wars-table = Války Černé růže
black-rose-wars-door-solo = Sólo proti Rivalovi

black-rose-wars-option-mages-label = Kdo hraje kterého mága
black-rose-wars-option-mages-help = Vybírá se u stolu v pořadí hry, losuje se, nebo se určí zde.
black-rose-wars-value-mages-ask = Vybrat u stolu
black-rose-wars-value-mages-random = Náhodně
black-rose-wars-value-mages-named = Určit zde

black-rose-wars-option-mage-seats-label = Mág
black-rose-wars-value-mage-seats-jafar = Jaf'ar
black-rose-wars-value-mage-seats-tessa = Tessa
black-rose-wars-value-mage-seats-rebecca = Rebecca
black-rose-wars-value-mage-seats-nero = Nero

black-rose-wars-option-schools-label = První škola
black-rose-wars-option-schools-help = Škola, se kterou kdo začíná: vybírá se u stolu, losuje se, nebo se určí zde.
black-rose-wars-value-schools-ask = Vybrat u stolu
black-rose-wars-value-schools-random = Náhodně
black-rose-wars-value-schools-named = Určit zde

black-rose-wars-option-school-seats-label = Škola
black-rose-wars-value-school-seats-conspiracy = Spiknutí
black-rose-wars-value-school-seats-destruction = Zkáza
black-rose-wars-value-school-seats-divination = Věštění
black-rose-wars-value-school-seats-illusion = Iluze
black-rose-wars-value-school-seats-necromancy = Nekromancie
black-rose-wars-value-school-seats-transmutation = Transmutace

black-rose-wars-option-lists-label = Výchozí sestava
black-rose-wars-option-lists-help = Šest kouzel školy: vybírá se, losuje se, nebo se určí písmeny.
black-rose-wars-value-lists-ask = Vybrat u stolu
black-rose-wars-value-lists-random = Náhodně
black-rose-wars-value-lists-named = Určit zde

black-rose-wars-option-list-seats-label = Písmena sestav
black-rose-wars-option-list-seats-help = Jedno písmeno a nebo b pro každé místo, třeba abba.

black-rose-wars-option-first-player-label = Kdo má na začátku Korunu
black-rose-wars-option-first-player-help = Vybírá se, losuje se, nebo se určí číslem místa.
black-rose-wars-value-first-player-ask = Vybrat u stolu
black-rose-wars-value-first-player-random = Náhodně
black-rose-wars-value-first-player-named = Určit zde

black-rose-wars-option-first-seat-label = Místo s Korunou
black-rose-wars-option-first-seat-help = Počítá se od 0.

black-rose-wars-option-personal-spells-label = Osobní kouzla
black-rose-wars-option-personal-spells-help = Každý mág má vlastní kouzla: jedno na začátku, další s každým novým měsícem.
black-rose-wars-value-personal-spells-on = Zapnuto
black-rose-wars-value-personal-spells-off = Vypnuto

black-rose-wars-option-black-rose-wins-label = Může vyhrát Černá růže?
black-rose-wars-option-black-rose-wins-help = Nikdy, nebo mágové prohrají, když má sama nejvíc bodů.
black-rose-wars-value-black-rose-wins-never = Nikdy
black-rose-wars-value-black-rose-wins-leads = Když vede

black-rose-wars-option-protections-label = Ochrany
black-rose-wars-option-protections-help = Otočí se samy, nebo se majitele hra ptá při každém zásahu.
black-rose-wars-value-protections-must = Samy
black-rose-wars-value-protections-may = S otázkou

black-rose-wars-option-library-peek-label = Při studiu vidět každou kartu
black-rose-wars-option-library-peek-help = Každou kartu knihovny uvidíš, než určíš další knihu.
black-rose-wars-value-library-peek-on = Zapnuto
black-rose-wars-value-library-peek-off = Vypnuto

black-rose-wars-option-solo-label = Sólo
black-rose-wars-option-solo-help = Jeden hráč proti Rivalovi řízenému pravidly, nebo jen proti Černé růži.
black-rose-wars-value-solo-off = Ne
black-rose-wars-value-solo-rival = Proti Rivalovi
black-rose-wars-value-solo-alone = Proti Černé růži
