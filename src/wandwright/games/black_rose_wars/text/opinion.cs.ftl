# Proč je odpověď doporučena.
reason-gains-points = přinese { $n } { $n ->
    [one] bod moci
    [few] body moci
   *[other] bodů moci
}
reason-gains-fights = tvá zranění na ostatních mají blíž ke svým bodům
reason-gains-rooms = získáš převahu v místnosti
reason-gains-honours = počítá se to v závěrečném bodování
reason-gains-quests = přiblíží se úkol
reason-gains-evocations = tvé evokace budou stát lépe
reason-gains-chances = dosáhneš na víc
reason-gains-danger = hrozí ti menší nebezpečí
reason-gains-cards = tvé karty budou lepší
reason-gains-rivals = vrátí to zpět toho, kdo mezi ostatními vede
reason-spares-points = ušetří { $n } { $n ->
    [one] bod moci
    [few] body moci
   *[other] bodů moci
}
reason-spares-fights = jiná odpověď by tě stála podíl na porážce
reason-spares-rooms = jiná odpověď by tě stála převahu v místnosti
reason-spares-honours = jiná odpověď by tě stála body v závěrečném bodování
reason-spares-quests = jiná odpověď by tě odvedla od úkolu
reason-spares-evocations = ušetří tvé evokace
reason-spares-chances = jiná odpověď by promarnila, co máš připraveno
reason-spares-danger = jiná odpověď by tě uvedla do nebezpečí
reason-spares-cards = ušetří dobrou kartu
reason-spares-rivals = jiná odpověď by pomohla soupeři
chance-score = body, kdyby partie skončila teď
chance-score-late = tytéž body, jak se blíží konec
chance-lead = náskok před nejlepším z ostatních
chance-lead-late = tento náskok, jak se blíží konec
chance-lead-last = náskok v posledních kolech
chance-over-rival = náskok před Rivalem
chance-over-rival-late = náskok před Rivalem, jak se blíží konec
chance-over-rose = náskok před Černou růží
chance-over-rose-late = náskok před Černou růží, jak se blíží konec
chance-rival-fights = Rivalova zranění na ostatních
chance-rose-rooms = převaha Černé růže v místnostech
chance-fights = zranění na ostatních
chance-fights-late = zranění na ostatních, ke konci partie
chance-rooms = převaha v místnostech
chance-rooms-late = převaha v místnostech, ke konci partie
chance-quests-done = splněné úkoly
chance-quests-held = úkoly, které se blíží
chance-quests-late = úkoly, které se blíží, ke konci partie
chance-trophies = trofeje
chance-evocations = evokace
chance-spells = připravená a položená kouzla
chance-hand = karty v ruce
chance-deck = karty Grimoáru
chance-tokens = připravené žetony akcí
chance-danger = hrozba porážky v tomto kole
chance-danger-late = tato hrozba, ke konci partie
chance-wounds = utrpěná zranění
chance-in-cell = mág ve své cele
chance-crown = koruna
chance-over-line = body, které ukončí partii
chance-first = první místo v pořadí hry
