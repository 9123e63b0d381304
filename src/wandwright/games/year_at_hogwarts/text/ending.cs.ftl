### Co se vypráví o dohrané partii Roku v Bradavicích, česky.

ending-strait-pv = { $left ->
    [0] { $turn }. tah, { $who }: nezbývá žádný život.
    [one] { $turn }. tah, { $who }: zbývá jediný život.
    [few] { $turn }. tah, { $who }: zbývají { $left } životy.
   *[other] { $turn }. tah, { $who }: zbývá { $left } životů.
}
ending-hope-points = { $left ->
    [one] Chyběl jediný bod.
    [few] Chyběly { $left } body.
   *[other] Chybělo { $left } bodů.
}
ending-part-passes-exam = { $n ->
    [one] { $n } složená zkouška
    [few] { $n } složené zkoušky
   *[other] { $n } složených zkoušek
}
ending-part-takes = { $n ->
    [one] { $n } nalezený předmět
    [few] { $n } nalezené předměty
   *[other] { $n } nalezených předmětů
}
ending-total-points = Body do školního poháru
ending-part-wins-mission = { $n ->
    [one] { $n } splněná mise
    [few] { $n } splněné mise
   *[other] { $n } splněných misí
}
ending-part-destroys-horcrux = { $n ->
    [one] { $n } zničený viteál
    [few] { $n } zničené viteály
   *[other] { $n } zničených viteálů
}
ending-part-scores = { $n ->
    [one] { $n } gól ve famfrpálu
    [few] { $n } góly ve famfrpálu
   *[other] { $n } gólů ve famfrpálu
}
ending-part-catches-snitch = { $n ->
    [one] chycená Zlatonka
   *[other] chycená Zlatonka: { $n }×
}
