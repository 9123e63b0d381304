# Perché il server non ha fatto qualcosa. Ogni frase porta il nome del codice che il server invia.

refused-stale = Qualcuno è stato un attimo più veloce e la domanda è cambiata. Guarda il tavolo e scegli di nuovo.
refused-quicker = Qualcuno è stato un attimo più veloce. Guarda il tavolo e scegli di nuovo.
refused-not-possible = Ora non è possibile. Scegli una delle risposte che il tavolo offre.
refused-not-asked = Ora non ti viene chiesto nulla. Il tuo turno arriverà.
refused-no-hint = Ora non ti viene chiesto nulla. Chiedi un consiglio quando tocca a te.
refused-over = La partita è finita.
refused-not-your-seat = Quel posto non è tuo. Apri il tavolo con il link di quel posto.
refused-bot-sits-there = Ora lì gioca un bot. Prima riprendi il posto, poi rispondi.
refused-host-only = Può farlo solo chi ospita il tavolo.
refused-no-vote = Ora non c’è nessuna votazione.
refused-voted = La tua risposta è già nota. Aspetta gli altri.
refused-undo = Questo tavolo non lo annulla.
refused-export-seat = La partita non era finita: può esportarla solo chi ha un posto al tavolo.
refused-too-many = Sono più di quante se ne possano scegliere. Segnane di meno.
refused-too-many-autos = A questo tavolo ci sono troppe risposte automatiche. Prima fermane qualcuna.
refused-empty-line = Di quella riga non è rimasto nulla di leggibile. Scrivila con delle lettere.
refused-empty-name = Di quel nome non è rimasto nulla di leggibile. Scrivilo con delle lettere.
refused-no-such-seat = A questo tavolo quel posto non c’è.
refused-talk = Parlate in troppi insieme. Dillo di nuovo.
refused-locked = Questo tavolo è chiuso: entra solo chi ha un posto. Chiedi a chi ospita di aprirlo.
refused-no-entry = Questo link qui non apre nessun tavolo. Chiedine uno nuovo a chi ospita.
refused-other-edition = Questo tavolo è cominciato con un’altra versione di Wandwright o delle sue carte. Può continuare dove gira quella versione.
refused-silent = La connessione non è arrivata in tempo. Connettiti di nuovo.
refused-too-fast = Un po’ troppo in fretta. Aspetta un momento.
refused-too-long = È troppo lungo. Accorcialo.
refused-too-large = È troppo grande per questo server.
refused-not-understood = Il server non ha capito questa pagina. Ricaricala per avere la versione più recente.
refused-went-wrong = Qualcosa è andato storto sul server. Riprova tra un momento.
refused-report = Un rapporto dice ciò che sa un posto. Chiedilo con il link di un posto.
refused-other-seats = Questa partita ha { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}. Indica un giocatore per ciascuno.
refused-play-on = Finché la partita è in corso, solo chi ha un posto può continuarla da qui. Aspetta la fine.
refused-export = Finché la partita è in corso, solo chi ha un posto può salvarla. Aspetta la fine.
refused-no-such-action = Finora la partita ha { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}. Scegline una.
refused-not-away = Un bot può giocare per altri solo quando sono via da un po’. Aspetta un momento.
refused-not-over = La partita non è ancora finita. Prima portala a termine.
refused-no-sequel = Dopo questa partita non c’è un seguito. Giocala di nuovo.
refused-sequel-seat = Da qui può continuare solo chi ha giocato. Chiedi a qualcuno al tavolo.
refused-book-busy = Una partita di questo libro è ancora aperta. Finiscila e chiudila, o abbandonala.
refused-book-closed = Questa partita non è più aperta nel libro. Guarda di nuovo il libro.
refused-book-changed = Nel frattempo qualcun altro ha cambiato il libro. Guardalo di nuovo.
refused-closed = Questa partita è chiusa nel libro della sua campagna. Continua dal libro.
