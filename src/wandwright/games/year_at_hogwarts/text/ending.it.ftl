### Che cosa si racconta di una partita finita di Un anno a Hogwarts, in italiano.

ending-strait-pv = { $left ->
    [0] Turno { $turn }: a qualcuno non restava nessun PV.
    [one] Turno { $turn }: a qualcuno restava un solo PV.
   *[other] Turno { $turn }: a qualcuno restavano solo { $left } PV.
}
ending-hope-points = { $left ->
    [one] Mancava un solo punto.
   *[other] Mancavano { $left } punti.
}
ending-part-passes-exam = { $n ->
    [one] { $n } esame superato
   *[other] { $n } esami superati
}
ending-part-takes = { $n ->
    [one] { $n } Oggetto trovato
   *[other] { $n } Oggetti trovati
}
ending-total-points = Punti per la Coppa
