# Chiavi, semi e segreti: ciò su cui le persone a un tavolo devono poter contare.

refused-shown = I segreti di questa partita sono stati rivelati dopo la sua fine, quindi resta finita. Guarda indietro, scegli una posizione e continua da lì a un tavolo nuovo.
refused-link-used = Qualcuno ha già preso questo posto, e un link vale una volta sola. Se eri tu, apri il tavolo nel browser in cui hai preso posto; altrimenti chiedi un nuovo link a chi ospita.
refused-not-to-be-taken = Con questo link non si può prendere un posto, oppure qualcuno l’ha già preso. Chiedine uno nuovo a chi ospita.

undo-over-for-good = Questa partita resta finita, perché i suoi segreti sono stati rivelati. Per provare altro, guarda indietro e continua da una posizione.
vote-end = Chiudi la votazione

dealt-chosen = Chi ospita ha scelto il seme { $seed }. Chi conosce un seme può calcolare che cosa porterà il caso.
dealt-file = Questa partita viene da un file salvato. Chi ha il file può sapere che cosa è nascosto.
dealt-past = Questa partita continua da una già finita. Chi c’era può sapere che cosa è nascosto.

invite-taken = { $name } ha preso questo posto. Lo apre solo il suo browser.
invite-once = Un link vale una volta: chi si siede con quello ha il posto per sé, e tu non puoi vedere le sue carte.
seat-taken = Questo posto lo apre solo il suo browser.
seat-open = Il link di questo posto non è ancora stato usato.
own-link = Il mio posto su un altro dispositivo
own-link-is = Aprilo sul tuo altro dispositivo. Non darlo a nessuno: mostra le tue carte.

keys-watch-new = Nuovo link per guardare
keys-watch-is = Il nuovo link per guardare. Quello vecchio non vale più.
keys-host-new = Ospita solo da questo browser
keys-host-help = Gli altri browser che qui ospitano perdono quel diritto.

notice-reissued = Chi ospita ha creato un nuovo link per { $name }. Chi lo apre vede ciò che vede { $name }.
notice-renewed-host = Chi ospita ha una nuova chiave.
notice-renewed-spectator = C’è un nuovo link per guardare; quello vecchio non vale più.
