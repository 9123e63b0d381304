# Le parole del tavolo, per ogni gioco.

at-close = Chiudi
at-opening = Accendiamo le candele…
at-refused = Questo link non apre il tavolo. Chiedine uno nuovo a chi ospita.
at-leave = Lascia il tavolo
at-unnamed = Il tavolo
at-turn = Turno { $number } · { $name }
at-seats = Chi siede al tavolo
at-seat-number = Posto { $number }
at-you = tu
at-bot = bot
at-here = presente
at-away = assente
at-asked = di turno
at-thinking = sta pensando…
at-reconnecting = Connessione persa. Riproviamo…
at-menu = Menu
at-regions = Parti del tavolo
at-can-here = Qui puoi fare qualcosa
at-side = Registro e chat

at-hand = Mano di { $name }: { $count ->
    [one] una carta
   *[other] { $count } carte
}
at-hand-empty = Nessuna carta in mano
at-hidden-card = Una carta
at-card-keys = Invio risponde con la carta. I la mostra grande.
at-open-pile = { $title }: { $count ->
    [one] una carta
   *[other] { $count } carte
}. Sfoglia
at-closed-pile = { $title }: { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
}
at-pile-empty = Qui non c’è ancora niente.
at-pile-count = { $count ->
    [one] Una carta.
   *[other] { $count } carte, la prima è in cima.
}
at-confidence = Quanto siamo sicuri di questa carta: { $confidence ->
    [medium] probabile
    [low] incerta
    [reconstructed] ricostruita
   *[other] { $confidence }
}
at-doubts = Non avevamo sotto mano tutta la carta stampata. Questa è la nostra migliore lettura; un pacchetto tuo può correggerla.
at-doubt = { $confidence ->
    [medium] probabile
    [low] incerto
    [reconstructed] inventato per stare nel gioco
   *[other] { $confidence }
}: { $fields }

at-tray = Che cosa si chiede
at-answers = Risposte
at-pick-up = Prendi in mano: { $title }
at-in-hand = In mano: { $title }
at-put-back = Rimettilo giù
at-all-answers = Tutte le risposte
at-several = Portano qui { $count } risposte
at-because = a causa di
at-rule = Regola { $rule }
at-rulebook = Regolamento
at-rule-failed = Non è stato possibile leggere la regola. Apri il regolamento o riprova tra un momento.
at-picked = Scelte { $done } di { $count }
at-picked-names = Scelte { $done } di { $count }: { $names }
at-picked-before = Scelte prima: { $names }.
at-mark-left = { $left ->
    [one] Ne resta una da segnare
   *[other] Ne restano { $left } da segnare
}
at-mark-up-to = { $left ->
    [one] Puoi segnarne ancora una
   *[other] Puoi segnarne ancora fino a { $left }
}
at-marked = { $count ->
    [one] Una è segnata.
   *[other] { $count } sono segnate.
}
at-marked-all = Ne hai segnate { $count } e non puoi sceglierne altre. Prima togli un segno.
at-confirm = Conferma
at-hint = Consiglio
at-auto = Sempre…
at-auto-title = Rispondi sempre così
at-auto-until = Per quanto tempo?
at-auto-turn = questo turno
at-auto-match = tutta la partita
at-auto-stop = Chiedimelo di nuovo
at-autos = Risposte automatiche
at-any = Qualsiasi domanda

at-moment = Un momento…
at-over = La partita è finita
at-stopped = Questo tavolo si può solo guardare
at-stopped-why = { $sort ->
    [game] Il suo gioco qui non è più installato.
    [rules] È cominciato con regole del gioco diverse da quelle installate ora.
   *[replay] Ciò che se ne conserva non si può rigiocare con le regole di adesso.
}
at-stopped-do = Guardati intorno, e salva la partita in un file se vuoi conservarla.
at-together = Si chiede a più giocatori insieme
at-still = Devono ancora rispondere: { $names }
at-awaits = Si aspetta { $name }.
at-awaits-away = Si aspetta { $name }, che è assente.
at-also-you = { $name }, anche su questo dispositivo.
at-then = Poi: { $text }
at-bot-thinks = { $name } sta pensando
at-not-asked = Ora non tocca a te.
at-not-this-question = Questo non risponde alla domanda: { $prompt }.
at-why-nothing = Ora non c’è niente da farne.
at-just-changed = La domanda è appena cambiata. Leggila, poi premi di nuovo.
at-sent-already = La tua risposta è in viaggio.
at-sent-later = Ora non c’è connessione. La tua risposta è conservata, e parte appena torna.
at-told-first = Così hai solo saltato il racconto. Premi di nuovo per rispondere.
at-only-replay = Qui si guarda indietro: non si gioca. Per provare, continua da una posizione.
at-only-watching = Stai guardando. Gioca solo chi ha un posto al tavolo.
at-choose-below = Scegli uno dei pulsanti qui sotto.
at-not-there = Lì non si può posare. Posalo dove il tavolo brilla.
at-no-such-answer = Ora non c’è una risposta { $number }.
at-nothing-to-end = Ora non c’è niente da concludere. Prima rispondi alla domanda.
at-covered = Questa mano è coperta. Prima chi la possiede preme «{ at-ready }».
at-no-line = Ora non c’è connessione. Riprova quando torna.
at-broken-off = La connessione è caduta prima che il tavolo rispondesse. Guarda che cosa ne è stato e, se serve, riprova.
at-mark-first = { $left ->
    [one] Prima segnane un’altra.
   *[other] Prima segnane altre { $left }.
}

at-ready = Eccomi
at-handover = Passa il dispositivo

at-log = Registro
at-log-toggle = Registro
at-earlier = Prima
at-back-to = Torna a prima di questo
at-back-to-line = Torna a prima di: { $text }
at-back-do = Torna indietro
at-reach-free = { $count ->
    [one] Annulla l’ultima azione.
   *[other] Annulla le ultime { $count } azioni.
}
at-reach-vote = { $count ->
    [one] Annulla un’azione. Gli altri devono essere d’accordo.
   *[other] Annulla { $count } azioni. Gli altri devono essere d’accordo.
}
at-reach-never = Da allora è emerso qualcosa di nuovo, o ha agito qualcun altro: questo tavolo non torna così indietro.
at-undo = Annulla
at-undo-vote = Chiedi di annullare
at-undo-nothing = Non si è ancora giocato nulla, quindi non c’è nulla da annullare.
at-undo-off = A questo tavolo ciò che è fatto è fatto: non si annulla.
at-undo-plan = Annulla l’ultimo passo del tuo piano, che nessuno ha visto.
at-undo-own = { $count ->
    [one] Annulla l’ultima azione.
   *[other] Annulla le ultime { $count } azioni.
}
at-undo-before-chance = Torna a prima che il caso decidesse
at-undo-before-hidden = Torna a prima che una carta coperta fosse mostrata
at-undo-before-seat = Torna a prima dell’azione di { $name }
at-undo-never = { $back }: questo tavolo annulla solo ciò che non ha mostrato nulla di nuovo.
at-undo-needs = { $back }: serve il sì di { $names }.
at-vote = Richiesta di annullare
at-vote-asks = { $name } chiede di annullare { $count ->
    [one] un’azione.
   *[other] { $count } azioni.
}
at-vote-yes = D’accordo
at-vote-no = No
at-vote-refused = Non tutti sono d’accordo: non si torna indietro.
at-vote-waits = Si aspetta { $names }.

at-chat = Chat
at-chat-open = Apri la chat
at-chat-empty = Nessuno ha ancora detto niente.
at-chat-say = Di’ qualcosa
at-send = Invia
at-reactions = Reazioni
at-react = Reagisci con { $reaction }
at-banner-skip = Avanti

at-settings = Impostazioni
at-replay = Rivedi la partita
at-export = Salva la partita in un file
at-wrong = Qualcosa non va
at-to-bot = Fai giocare un bot
at-to-person = Ridai il posto a una persona
at-reissue = Nuovo link
at-new-link = Il nuovo link di { $name }. Quello vecchio non vale più.
at-invite = Invita
at-lock = Chiudi il tavolo agli altri
at-unlock = Riapri il tavolo

at-won = Vittoria!
at-lost = Sconfitta
at-lasted = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}, { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}.
at-look-around = Guarda il tavolo

at-guide = Il tuo primo turno
at-guide-next = Avanti
at-guide-skip = Niente guida, grazie

at-keys = Tastiera
at-key-answer = dai quella risposta, o segnala
at-key-point = indica una risposta; si illumina sul tavolo
at-key-take = dai la risposta indicata; conferma ciò che è segnato
at-key-look = mostra grande la carta scelta
at-key-undo = annulla
at-key-hint = consiglio
at-key-log = apri o chiudi il registro
at-key-close = chiudi, salta, lascia
at-key-keys = questo elenco

at-map-keys = Le frecce portano da una casella all’altra, Invio ne sceglie una. Più e meno ingrandiscono e riducono, zero mostra tutto.
at-map-view = Vista della mappa
at-map-larger = Ingrandisci
at-map-smaller = Riduci
at-map-all = Mostra tutto
at-map-there = qui: { $names }
at-track-at = { $name } è a { $at } di { $last }
at-plan-open = sta ancora pianificando
at-plan-done = pronto
at-plan-hidden = Una carta coperta
at-plan-empty = Ancora niente
at-plan-carried = eseguito
at-mark-active = è di turno
at-mark-asked = deve rispondere
at-mark-stunned = senza sensi
at-mark-silenced = zittito
at-face-down = { $count ->
    [one] 1 coperta
   *[other] { $count } coperte
}
at-nothing-here = ancora niente
