# La guida della prima partita.

guide-missions-title = Le tue missioni
guide-missions = Ognuna dice quali oggetti portare, e dove. Sono segrete. Scegline una i cui oggetti stanno vicini: una missione dà più punti di ogni altra cosa.
guide-roll-title = Tira i dadi
guide-roll = Due dadi dicono di quanti passi cammini in questo turno.
guide-walk-title = Dove vai?
guide-walk = Le caselle dove puoi finire brillano. Usi tutti i passi, a meno che ti fermi su una torre o nel luogo di una tua missione. L’effetto di una casella vale dove finisci.
guide-take-title = Qui c’è qualcosa
guide-take = Passando puoi prendere due oggetti per turno, e tenerne sei.
guide-floo-title = Un camino
guide-floo = Da una torre la Polvere Volante ti porta lontano. A fine turno sei di ritorno.
guide-exam-title = Un esame
guide-exam = Sei nella classe giusta con il Libro giusto: ti dà i suoi punti.
guide-mission-title = Tutto è pronto
guide-mission = Hai ciò che la missione chiede, e sei sul posto. Vinci il combattimento, e i punti sono tuoi.
guide-fight-title = Un combattimento
guide-fight = Tira i dadi attacco, o gioca una carta. Una carta difesa ti risparmia la risposta, e tocca ancora a te.
guide-prize-title = Hai vinto un combattimento
guide-prize = Quando due studenti si incontrano tirano un dado a testa, e il più alto toglie un PV. I primi due li hai tolti tu: scegli il tuo premio.
