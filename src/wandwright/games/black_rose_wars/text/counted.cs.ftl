# Počty s tvary jména: ostatní zprávy je volají jménem, číslo se všude jmenuje $n. Jména stojí ve čtvrtém pádě.

counted-room = { $n ->
    [one] { $n } místnost
    [few] { $n } místnosti
   *[other] { $n } místností
}
counted-card = { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}
