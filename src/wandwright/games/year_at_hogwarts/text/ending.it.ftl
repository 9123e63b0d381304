### Che cosa si racconta di una partita finita di Un anno a Hogwarts, in italiano.

ending-strait-pv = { $left ->
    [0] Turno { $turn }, { $who }: non restava nessun PV.
    [one] Turno { $turn }, { $who }: restava un solo PV.
   *[other] Turno { $turn }, { $who }: restavano solo { $left } PV.
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
ending-part-wins-mission = { $n ->
    [one] { $n } missione vinta
   *[other] { $n } missioni vinte
}
ending-part-destroys-horcrux = { $n ->
    [one] { $n } Horcrux distrutto
   *[other] { $n } Horcrux distrutti
}
ending-part-scores = { $n ->
    [one] { $n } gol nel Quidditch
   *[other] { $n } gol nel Quidditch
}
ending-part-catches-snitch = { $n ->
    [one] ha preso il Boccino d’Oro
   *[other] ha preso il Boccino d’Oro { $n } volte
}
