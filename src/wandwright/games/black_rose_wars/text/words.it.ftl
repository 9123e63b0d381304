### Che cosa legge chi gioca a Le guerre della Rosa Nera quando una carta chiede qualcosa, in italiano.

evocation-of = { $name } di { $who }

## Domande

prompt-target = { $has ->
    [yes] { $who }, { $card }: chi è il bersaglio?
   *[no] { $who }: chi è il bersaglio?
 }{ $number ->
    [one] {""}
   *[other] {" "}({ $n } di { $number })
 }
prompt-target-room = { $who }, { $card }: quale Stanza è il bersaglio?
prompt-pick = { $has ->
    [yes] { $who }, { $card }: chi colpisce?
   *[no] { $who }: chi colpisce?
 }
prompt-pick-room = { $has ->
    [yes] { $who }, { $card }: quale Stanza?
   *[no] { $who }: quale Stanza?
 }
prompt-choose-option = { $has ->
    [yes] { $who }, { $card }: scegli una possibilità
   *[no] { $who }: scegli una possibilità
 }
prompt-may = { $who }: vuoi farlo? { $text }
prompt-next-of = { $who }: a chi tocca adesso?
prompt-push = { $who }: chi muovi per primo?
prompt-push-step = { $who }: dove va { $model }? { $steps ->
    [one] Resta un passo
   *[other] Fino a { $steps } passi
 }
prompt-teleport = { $who }: in quale Stanza metti { $model }?
prompt-force = { $who }: al tuo comando { $model } colpisce per { $strength }; chi?
prompt-discard = { $who }: quale carta va nelle tue Memorie? Ne mancano { $n }
prompt-recover = { $who }: quale carta riprendi dalle tue Memorie? Fino a { $n }
prompt-search = { $who }: quale carta prendi { $pile ->
    [memories] dalle tue Memorie
   *[grimoire] dal tuo Grimorio
 }?
prompt-order-events = { $who }: quale Evento viene per { $n }º?
prompt-swap-spell = { $who }: quale Incantesimo preparato scambi con quale carta della mano?
prompt-give-up-quest = { $who }: quale Missione scarti?
prompt-fulfil-quest = { $who }: quale delle tue Missioni vale come completata?
prompt-lose-completed = { $who }: quale Missione completata perdi?
prompt-take-trophy = { $who }: quale Trofeo prendi a { $holder }?
prompt-lose-trophy = { $who }: quale Trofeo restituisci?
prompt-remove-set = { $who }: quale segnalino togli ({ $room })?

## Risposte

label-target = { $sort ->
    [evocation] { $model } di { $owner }
   *[mage] { $model }
 }
label-room = { $room }
label-enough = Basta
label-nothing = Niente
label-no = No
label-yes = Sì
label-mask-0 = Maschera sorridente: { $text }
label-mask-1 = Maschera triste: { $text }
label-recover = Riprendi { $card }
label-take-card = Prendi { $card }
label-next-event = { $card }
label-slot = { $slot ->
    [quick] L’Incantesimo Rapido
    [standard_1] Il primo Incantesimo Standard
    [standard_2] Il secondo Incantesimo Standard
   *[standard_3] Il terzo Incantesimo Standard
 }
label-put-in = { $slot ->
    [quick] Rapido
    [standard_1] Standard 1
    [standard_2] Standard 2
   *[standard_3] Standard 3
 }: { $card }, { $half ->
    [inverted] rovesciato
   *[upright] dritto
 }
label-put-nothing = Nessuno scambio
label-give-up-quest = Scarta { $card }
label-fulfil = Completa { $card }
label-lose-quest = Perdi { $card }
label-trophy = Il Trofeo di { $who }
label-remove-set = Il segnalino { $n } di { $who }

## Eventi

event-is-stronger = { $who } ha { $n } di forza in più in questo turno
event-is-quicker = { $who } ha { $n } di movimento in più in questo turno
event-recovers = { $who } riprende { $card } dalle Memorie
event-finds = { $who } cerca nel Grimorio e prende una carta
event-looks-ahead = { $n ->
    [one] { $who } guarda il prossimo Evento
   *[other] { $who } guarda i prossimi { $n } Eventi
 }
event-shows = { $who } deve mostrare { $card }
event-turns-token = { $n ->
    [1] segnalino di nuovo pronto: { $room }
   *[2] segnalino usato: { $room }
 }
event-readies = { $n ->
    [0] { $who } non ha segnalini Azione usati
    [one] { $who } riprende un segnalino Azione
   *[other] { $who } riprende { $n } segnalini Azione
 }
event-loses-quest = { $who } perde la Missione completata { $card }
event-takes-trophy = { $who } prende un Trofeo
event-loses-trophy = { $who } restituisce un Trofeo
event-steals-quest = { $who } ruba una Missione
event-exchanges = { $who } scambia un Incantesimo mostrato
