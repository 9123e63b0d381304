# Co o hře Vzestup smrtijedů říká vstupní síň.

death-eaters-rising-title = Vzestup smrtijedů
death-eaters-rising-nobody = Tým { $number }
death-eaters-rising-summary = Dva až čtyři týmy společně vyrážejí na výpravy, házejí kostkami a najímají kouzelníky, zatímco se Voldemort otáčí z lokace na lokaci a jeho Smrtijedi se shromažďují.
death-eaters-rising-goal = Poraz Voldemorta { $damage ->
    [4] čtyřmi zraněními
    [5] pěti zraněními
   *[other] { $damage } zraněními
    }, dřív než { $places ->
    [4] budou ovládnuta čtyři místa
   *[other] bude ovládnuto { $places } míst
    } nebo než padne { $wizards ->
    [8] osm
    [10] deset
    [12] dvanáct
   *[other] { $wizards }
    } kouzelníků.
death-eaters-rising-table = Vzestup smrtijedů

death-eaters-rising-option-voldemort-damage-label = Obtížnost
death-eaters-rising-option-voldemort-damage-help = Kolik zranění Voldemorta porazí. Tolik Smrtijedů musí být nejdřív v Azkabanu.
death-eaters-rising-note-voldemort_damage-4 = Snazší: čtyři Smrtijedi, čtyři zranění.
death-eaters-rising-note-voldemort_damage-5 = Základní hra: pět Smrtijedů, pět zranění.
death-eaters-rising-note-voldemort_damage-6 = Těžší: šest Smrtijedů, šest zranění.
death-eaters-rising-note-voldemort_damage-7 = Ještě těžší: sedm z deseti Smrtijedů.
death-eaters-rising-note-voldemort_damage-8 = Velmi těžké: osm z deseti Smrtijedů.
death-eaters-rising-note-voldemort_damage-9 = Téměř beznadějné: devět z deseti Smrtijedů.
death-eaters-rising-note-voldemort_damage-10 = Nejdřív musí padnout všichni Smrtijedi z krabice.

death-eaters-rising-option-starters-label = První kouzelník
death-eaters-rising-value-starters-harry-potter = Harry Potter (Brumbálova armáda)
death-eaters-rising-value-starters-hermione-granger = Hermiona Grangerová (Brumbálova armáda)
death-eaters-rising-value-starters-nymphadora-tonks = Nymfadora Tonksová (Fénixův řád)
death-eaters-rising-value-starters-sirius-black = Sirius Black (Fénixův řád)
death-eaters-rising-value-starters-albus-dumbledore = Albus Brumbál (Bradavice)
death-eaters-rising-value-starters-minerva-mcgonagall = Minerva McGonagallová (Bradavice)

death-eaters-rising-option-first-player-label = Kdo začíná
death-eaters-rising-option-first-player-help = Začíná hráč, který sedí první, nebo rozhodne náhoda.
death-eaters-rising-value-first-player-first-seat = Kdo sedí první
death-eaters-rising-value-first-player-chance = Náhoda
death-eaters-rising-option-order-label = Pořadí temné strany
death-eaters-rising-option-order-help = Kde působí víc Smrtijedů nebo ovládnutých míst, pořadí volí hráč na tahu, nebo je pevné.
death-eaters-rising-value-order-choose = Volí se
death-eaters-rising-value-order-fixed = Pevné
