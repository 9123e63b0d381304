### Che cosa dice da sé il tavolo nel terminale; tutto il resto lo dicono i giochi. Le parole che si scrivono così come
### sono (i comandi, i nomi delle opzioni) sono le stesse in ogni lingua.

## Before the match

which-game = Quale gioco?
press-enter = Premi Invio per prendere ciò che è tra parentesi.
how-to-answer = Scrivi una risposta, o premi Invio per prendere ciò che è tra parentesi. hint dice che cosa è consueto, quit esce.
setup-hint = Consiglio: premi Invio per { $default }.
how-many-seats = Quanti posti, da { $low } a { $high }?
other-options = Altre opzioni come nome=valore, oppure { list } per vederle
go-on = Riprendere la partita lasciata { DATETIME($when, dateStyle: "full", timeStyle: "short") }, { yes } o { no }?
who-plays = Chi gioca per questo posto: { $name }?
a-person = una persona a questa tastiera
a-bot = { $name }, un bot: { $summary }
yes = sì
no = no
none = nessuna
list = elenco
from-to = da { $low } a { $high }
list-of = un elenco tra questi: { $values }
nothing-started = Nessuna partita è cominciata.
good-bye = Arrivederci.

## An answer that can't be used

refused = { $text } qui non è possibile. { $possible }
type-number = Scrivi un numero da { $low } a { $high }.
type-one = Scrivi una di queste parole: { $values }.
type-list = Scrivi tante parole quanti sono i posti ({ $count }), ognuna una volta sola, tra queste: { $values }.
type-options = Scrivi nome=valore, per esempio { $example }; { list } mostra ogni opzione con i suoi valori.
no-choice = La scelta { $number } non c’è. { $possible }
no-choice-no-command = { $text } non è né una scelta né un comando. { $possible }
could-mean = { $text } può voler dire { $choices }. Scrivi il numero.
possible = Scrivi un numero da 1 a { $count }, oppure help per i comandi.
possible-one = Scrivi 1, oppure help per i comandi.

## The question

asked = { $prompt } ({ $rule }; ? spiega)
asked-because = { $prompt } (per la carta «{ $card }», { $rule }; ? spiega)
step-in = { $name } può intervenire: scrivi { $seat }: e una di queste: { $answers }.
step-in-how = Scrivi che cosa fa { $name }.
no-step-in = { $name } adesso non può intervenire.
pass-keyboard = Passa la tastiera a { $name }, poi premi Invio.
left-out = Prima è venuta un’altra domanda, perciò questo è stato tralasciato: { $action }
too-late = Questo non era più possibile: { $action }
earlier-lines = { $count ->
    [one] … una riga precedente; scrivi log per leggerla
   *[other] … { $count } righe precedenti; scrivi log per leggerle
}

## Commands

help-answer = Rispondi con il numero di una scelta, con le sue parole (o una parte), o con più numeri insieme.
help-step-in = Dove può intervenire un altro posto, comincia con il suo numero o il suo nome e due punti: 1: e che cosa fa.
form-explain = ?
form-card = card NOME
form-rule = rule R12
form-hint = hint
form-board = board
form-log = log [N]
form-undo = undo [N]
form-save = save FILE
form-load = load FILE
form-help = help
form-quit = quit
about-explain = la regola dietro questa domanda, e la carta che la pone
about-card = che cosa fa una carta
about-rule = che cosa dice una regola
about-hint = che cosa farebbe qui un bot
about-board = il tavolo ancora una volta
about-log = che cosa è successo: le ultime N righe, o `log all`
about-undo = riprendi l’ultima risposta di una persona, o le ultime N
about-save = conserva la partita in un file
about-load = apri una partita da un file
about-help = questo elenco
about-quit = esci; la partita è conservata

rule = Regola { $number }: { $text }
asking-card = La carta che lo chiede:
no-effect = Nessun effetto proprio.
several-things = Si scelgono più cose, in tutto { $count }; già scelte: { $chosen }. Puoi scrivere i loro numeri insieme: 1 3.
which-card = Scrivi quale carta: card NOME, come il nome sta sul tavolo.
no-card = La carta { $card } non c’è. Scrivi il nome come sta sul tavolo.
no-card-near = La carta { $card } non c’è. È forse una di queste: { $near }?
which-rule = Scrivi quale regola: rule R12. Tutte le regole: wandwright rules.
no-rule = La regola { $rule } non c’è. Tutte le regole: wandwright rules.
hint = Consiglio: { $number }. { $action } { $reason }
hint-other = { $number }. { $action }: { $chance }% di vincere, { $behind ->
    [0] quasi altrettanto buona
    [one] 1 punto in meno
   *[other] { $behind } punti in meno
}{ $error ->
    [0] {""}
   *[other] , con un margine di { $error }
}
how-to-log = Scrivi log, log all, o log con il numero di righe: log 50.
how-to-undo = Scrivi undo, o undo con un numero: undo 3.
undo-too-far = { $count ->
    [one] Finora le persone hanno risposto una volta; di più non si può riprendere.
   *[other] Finora le persone hanno risposto { $count } volte; di più non si può riprendere.
}
taken-back = Ripreso, si torna a prima di: { $action }
taken-back-shown = Ripreso, si torna a prima di: { $action } Ciò che è venuto alla luce tornerà uguale.

## Files, and the end

which-file = Scrivi quale file: { $word } FILE, per esempio { $word } serata.save.
file-there = { $path } c’è già. Scrivilo di nuovo per sostituirlo, o scegli un altro file.
file-name = { $text } non può essere il nome di un file. Scegline un altro.
not-saved = La partita non si può salvare in { $path }: { $reason }. Scegli un altro file.
not-text = { $path } non è testo. Scegli un file fatto con save.
not-read = { $path } non si può leggere: { $reason }. Scegli un file fatto con save.
not-kept = La partita non si può conservare da nessuna parte: { $reason } Usa save FILE con un file in cui puoi scrivere.
reason-unknown = non è possibile
save-damaged = { $path } non è una partita salvata intera: è troncata, è stata cambiata, o è di un gioco che qui non c’è. Scegli un altro file fatto con save.
save-future = { $path } viene da un Wandwright più nuovo. Aggiorna Wandwright, poi aprila di nuovo.
save-other-cards = { $path } è stata giocata con altre carte, che qui non ci sono. Aprila con gli stessi pacchetti (--pack DIR) di allora.
save-other-rules = { $path } è stata giocata con regole diverse da quelle di qui. Aprila con la versione di Wandwright che l’ha salvata.
save-other-game = { $path } è una partita di { $game }; aprila con quel gioco.
saved = Salvata in { $path }. Riprendi più tardi con:
loaded = Aperta: { $game }, { $count ->
    [one] finora un’azione.
   *[other] finora { $count } azioni.
}
kept = La partita è conservata. Riprendi con:
played-by = { $name }: gioca { $person } ({ $bot }), un bot: { $summary }
match-over = La partita è finita
after-the-end = Scrivi undo, log, save FILE o load FILE, oppure premi Invio per uscire.

## On the board

done-so-far = fatto: { $meters }
empty = vuoto
face-down = { $count ->
    [one] una coperta
   *[other] { $count } coperte
}
slot-face-down = coperta
slot-open = scoperta
nothing = niente
done = fatto
mark-stunned = senza sensi
mark-silenced = zittito
# Ciò che qualcuno ha scritto, dentro una frase.
quoted = «{ $text }»
