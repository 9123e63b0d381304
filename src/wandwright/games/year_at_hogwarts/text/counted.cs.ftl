# Počty s tvary jména: ostatní zprávy je volají jménem, číslo se všude jmenuje $n. Jména stojí ve čtvrtém pádě.

counted-life = { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}
counted-point = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
counted-step = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
}
counted-spell = { $n ->
    [one] { $n } kouzlo
    [few] { $n } kouzla
   *[other] { $n } kouzel
}
counted-attack-die = { $n ->
    [one] { $n } útočnou kostku
    [few] { $n } útočné kostky
   *[other] { $n } útočných kostek
}
