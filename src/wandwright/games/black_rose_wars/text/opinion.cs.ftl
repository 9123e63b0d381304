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
reason-spares-cards = ušetří dobrou kartu
reason-spares-rivals = jiná odpověď by pomohla soupeři
