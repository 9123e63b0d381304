# Počty s tvary jména: ostatní zprávy je volají jménem, číslo se všude jmenuje $n. Jména stojí ve čtvrtém pádě.

counted-influence = { $n ->
    [one] { $n } vliv
    [few] { $n } vlivy
   *[other] { $n } vlivů
}
counted-attack = { $n ->
    [one] { $n } útok
    [few] { $n } útoky
   *[other] { $n } útoků
}
counted-card = { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}
counted-spell = { $n ->
    [one] { $n } kouzlo
    [few] { $n } kouzla
   *[other] { $n } kouzel
}
counted-item = { $n ->
    [one] { $n } předmět
    [few] { $n } předměty
   *[other] { $n } předmětů
}
counted-ally = { $n ->
    [one] { $n } spojence
    [few] { $n } spojence
   *[other] { $n } spojenců
}
counted-control = { $n ->
    [one] { $n } žeton kontroly
    [few] { $n } žetony kontroly
   *[other] { $n } žetonů kontroly
}
