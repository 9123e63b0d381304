# Le persone al tavolo e la fine di una partita.

people-answered = ha risposto
people-you = Tu
people-plays = { $name } gioca come bot.
people-plays-greedy = { $name } pensa un passo avanti.
people-plays-policy = { $name } gioca bene.
people-plays-uniform = { $name } gioca a caso.
people-plays-first-year = { $name } gioca come al primo anno, con molte sviste.
people-plays-third-year = { $name } gioca bene, con qualche svista.
people-plays-prefect = { $name } pensa avanti.
people-plays-professor = { $name } pensa molto avanti.
people-covers = Un bot gioca al posto di { $name }.
people-covered = Un bot gioca al tuo posto
people-covered-help = Finché non riprendi il posto, nessuno ti chiede niente.
people-take-back = Riprendi il posto
people-cover = Fai giocare un bot per { $name }
people-cover-soon = Se ci vuole molto, intanto può giocare un bot.
people-pass = Passa il dispositivo a { $name }
people-pass-as = Tocca a { $hero }.
people-alone = Solo questo computer può aprire questi link
people-alone-do = Il server ascolta solo questo computer. Fermalo (Ctrl-C) e avvialo in modo che altri nella tua rete lo raggiungano:
people-alone-then = Il tavolo aspetta: tutto resta salvato. Poi i link porteranno l’indirizzo del tuo computer.

menu-table = Questo tavolo
menu-people = Chi gioca
menu-files = File
wrong-what = Si salva un file con la posizione come la vedi tu, le ultime righe del diario e ciò che ora si può fare. Non si invia niente a nessuno.
wrong-do = Scrivici che cosa doveva succedere, e dallo a chi si occupa di questo tavolo.
wrong-save = Salva la segnalazione

ending-won = Vittoria! La partita è finita
ending-lost = Sconfitta. La partita è finita
ending-minutes = { $minutes ->
    [one] Un minuto.
   *[other] { $minutes } minuti.
}
ending-people = La parte di ciascuno
ending-closest = Il momento più difficile
ending-so-close = Fin dove siete arrivati
ending-turning = Punto di svolta
ending-turning-race = { $still ->
    [yes] Il turno { $turn } ha cambiato di più: la strada verso la vittoria è passata dal { $before }% al { $after }%, il pericolo di sconfitta è rimasto al { $others }%.
   *[no] Il turno { $turn } ha cambiato di più: la strada verso la vittoria è passata dal { $before }% al { $after }%, il pericolo di sconfitta dal { $other }% al { $others }%.
}
ending-turning-points = { $still ->
    [yes] Il turno { $turn } ha cambiato di più. { $who }: { $before } → { $after }, il migliore degli altri: sempre { $others }.
   *[no] Il turno { $turn } ha cambiato di più. { $who }: { $before } → { $after }, il migliore degli altri: { $other } → { $others }.
}
ending-totals = Che cosa ha fatto ciascuno
ending-from = { $card }: { $n }
ending-place = { $n }º posto su { $of }
ending-best = La carta migliore
ending-best-card = { $count ->
    [one] { $card }, usata una volta
   *[other] { $card }, usata { $count } volte
}
ending-next = Avanti: { $title }
ending-again = Di nuovo con gli stessi posti
ending-retry = Riprova l’ultimo turno
ending-look-back = Riguarda la partita
ending-opened = a carte scoperte
ending-stays = a carte scoperte; poi non si annulla più nulla
ending-show = Com’è finita
ending-gone = qualcuno è già lì
