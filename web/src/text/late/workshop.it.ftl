# Il laboratorio in cui si scrivono carte.

workshop-title = Laboratorio
workshop-sentence = Scrivi una carta tua. Mentre scrivi vedi come la disegnerà il tavolo e che cosa non va.
workshop-game = Il gioco
workshop-model = Comincia da questa carta
workshop-writing = La carta scritta
workshop-back = Torna a quello che avevo scritto
workshop-text = La carta come sta in un pacchetto
workshop-preview = Come appare
workshop-wrong = { $count ->
    [one] Una cosa da correggere
   *[other] { $count } cose da correggere
}
workshop-line = Riga { $line }:
workshop-allowed = ammesso: { $words }
workshop-before = La carta com’era quando tutto andava bene.
workshop-none = Questo gioco non ha carte, quindi non ce n’è da scrivere.
workshop-right = Non c’è niente che non va.
workshop-try-where = Dove si prova
workshop-try = Prova a un tavolo
workshop-off = Su questo server le carte proprie non si provano a un tavolo; chi lo gestisce può permetterlo. Prendi il file e gioca a casa tua.
workshop-take = Scarica il file
workshop-take-help = Mettilo in una cartella, per esempio my-cards, e gioca così:
refused-workshop-off = Su questo server le carte proprie non si provano a un tavolo; chi lo gestisce può permetterlo.
refused-workshop-mistakes = In queste carte c’è ancora qualcosa che non va. Prima correggilo.
refused-workshop-unfit = Le carte sono scritte bene, ma il gioco non può usarle così. Comincia da una carta simile e cambia una cosa alla volta.
refused-workshop-busy = In questo momento si esaminano molte carte. Continua a scrivere: saranno esaminate di nuovo.
refused-workshop-slow = Esaminare queste carte qui richiede troppo tempo. Scrivine meno per volta.
refused-workshop-failed = Queste carte non si possono esaminare qui. Togli l’ultima cosa che hai scritto.
