### Co se vypráví o dohrané partii Roku v Bradavicích, česky.

ending-strait-pv = { $left ->
    [0] { $turn }. tah: někomu nezbývá žádný život.
    [one] { $turn }. tah: někomu zbývá jediný život.
    [few] { $turn }. tah: někomu zbývají { $left } životy.
   *[other] { $turn }. tah: někomu zbývá { $left } životů.
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
