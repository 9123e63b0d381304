### Che cosa legge chi gioca a Le guerre della Rosa Nera sulle azioni: movimento, lotta, Incantesimi, Stanze, Missioni.

## Domande

prompt-step = { $n ->
    [one] { $who }: un passo, o fermati qui
   *[other] { $who }: fino a { $n } passi, o fermati qui
 }
prompt-step-of = { $n ->
    [one] { $who }: un passo per { $model }, o fermati qui
   *[other] { $who }: fino a { $n } passi per { $model }, o fermati qui
 }
prompt-strike-whom = { $who }: chi attacchi?
prompt-protect-blow = { $who }: stai per subire { $n ->
    [one] 1 danno
   *[other] { $n } danni
 } ({ $source ->
    [physical] Attacco Fisico
    [spell] Incantesimo
    [evocation] Evocazione
    [trap] Trappola
    [reaction] riflessi
    [room] Stanza
    [quest] Missione
    [event] Evento
   *[none] altro
 }); scopri una carta piazzata?
prompt-protect-target = { $who }: sei il bersaglio ({ $source ->
    [physical] Attacco Fisico
    [spell] Incantesimo
    [evocation] Evocazione
    [room] Stanza
    [quest] Missione
   *[none] altro
 }); scopri una carta piazzata?
prompt-shade = { $who }: { $model } subisce { $number ->
    [one] il danno
   *[other] i { $number } danni
 } al posto tuo?
prompt-order-traps = { $who }: quale delle tue Trappole si risolve per prima?
prompt-set-room = { $who }: dove metti il segnalino della Trappola?
prompt-next-spell = { $who }: quale Incantesimo giochi ora?
prompt-replace-slot = { $who }: quale Incantesimo preparato lascia il posto a una carta della mano?
prompt-replace-card = { $who }: quale carta della mano giochi?
prompt-dismiss = { $who }: congedi un’Evocazione per { $evocation }?
prompt-evocation-attack = { $who }: chi attacca { $model }?
prompt-heal-token = { $who }, { $model }: di chi è il segnalino da togliere? Restano: { $left }
prompt-convert-token = { $who }, { $model }: di chi è il segnalino da sostituire? Restano: { $left }
prompt-convert-instability = { $who }, { $room }: di chi è l’Instabilità da sostituire? Restano: { $left }

## Risposte

label-go = Vai: { $room }
label-stop = Fermati qui
label-attack-model = { $sort ->
    [mage] Attacca { $model }
   *[evocation] Attacca { $model } di { $owner }
 }
label-attack-nobody = Nessun attacco
label-instead = La sua abilità al posto dell’attacco
label-use-protection = Scopri { $card } ({ $half ->
    [upright] lato dritto
   *[inverted] lato rovesciato
 })
label-unprotected = Non scoprire nulla
label-trap-first = Prima { $card } ({ $half ->
    [upright] lato dritto
   *[inverted] lato rovesciato
 })
label-set-room = Piazzala qui: { $room }
label-cast-slot = Gioca { $slot ->
    [quick] l’Incantesimo Rapido
   *[other] il prossimo Incantesimo Standard
 }
label-replace-slot = Sostituisci { $slot ->
    [quick] l’Incantesimo Rapido
    [standard_1] il primo Incantesimo Standard
    [standard_2] il secondo Incantesimo Standard
   *[standard_3] il terzo Incantesimo Standard
 }
label-replace-none = Non giocare nulla dalla mano
label-cast-card = Gioca { $card } ({ $half ->
    [upright] lato dritto
   *[inverted] lato rovesciato
 })
label-dismiss = Congeda { $model }
label-dismiss-none = Tienile tutte, non evocare
label-heal-token = Segnalino di { $by }
label-convert-token = Segnalino di { $by }

## Che cosa è successo

event-enters = { $model } entra: { $room }
event-enters-several-room = { $model } entra: { $list }
event-enters-cell = { $who } è nella Cella
event-is-hit = { $n ->
    [one] { $model } subisce 1 danno ({ $by })
   *[other] { $model } subisce { $n } danni ({ $by })
 }
event-is-defeated = cade { $who }; l’ultimo segnalino è di { $by }
event-sets-in-room = { $who } piazza una Trappola o Protezione: { $room }
event-sets-on-sheet = { $who } piazza una Trappola o Protezione sulla scheda
event-loses-set-card = { $who } perde { $card }, che era piazzata
event-springs = scatta una Trappola di { $who }: { $card }
event-protects = { $who } scopre una Protezione: { $card }
event-is-spared = { $who } evita l’effetto
event-gives-up = { $who } mette { $card } nelle Memorie senza risolverla
event-casts = { $who } gioca { $card }
event-activates = { $who } attiva: { $room }
event-places-instability = { $by } mette { $n } Instabilità: { $room }
event-converts-instability = { $by } sostituisce { $n } Instabilità: { $room }
event-is-healed = { $n ->
    [one] { $model }: 1 danno curato
   *[other] { $model }: { $n } danni curati
 }
event-is-converted = un segnalino su { $model } ora è di { $by }
event-is-dismissed = evocazione congedata: { $model }
event-is-summoned = evocazione evocata: { $model } ({ $room })
event-is-removed = evocazione rimossa: { $model }
event-completes = { $who } completa { $card }
event-has-state = { $n ->
    [1] { $model } diventa un Abominio
    [2] { $model }: nuovo stato, putrescenza
    [4] { $model }: nuovo stato, radicamento
    [8] { $model }: nuovo stato, indebolimento
   *[16] { $model }: le Protezioni non scattano
 }
