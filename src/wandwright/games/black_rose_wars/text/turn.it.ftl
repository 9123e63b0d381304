### Che cosa legge sul turno e sul tavolo chi gioca a Le guerre della Rosa Nera, in italiano.

## Nomi

game-title = Le guerre della Rosa Nera
summary = Prepara Incantesimi in segreto, combatti in una Loggia che crolla e diventa Gran Maestro prima della Rosa Nera.
option-mages = Chi gioca quale Mago: si chiede in ordine di gioco (ask), a caso (random), o già scelto (named).
option-mage-seats = I Maghi in ordine di posto, se già scelti.
option-schools = La scuola con cui si comincia: si chiede (ask), a caso (random), o già scelta (named).
option-school-seats = Le scuole in ordine di posto, se già scelte.
option-lists = La lista iniziale di sei Incantesimi: si chiede (ask), a caso (random), o già scelta (named).
option-list-seats = Le liste in ordine di posto, a o b, per esempio abba, se già scelte.
option-first-player = Chi ha la Corona all’inizio: tirato a sorte (random), si chiede (ask), o già scelto (named).
option-first-seat = Il posto che comincia, se già scelto.
option-personal-spells = Ogni Mago ha Incantesimi personali (on), o no (off).
option-black-rose-wins = Tutti i Maghi perdono se la Rosa Nera da sola ha più punti (leads), o mai (never).
option-protections = Le Protezioni si scoprono da sole (must), o si chiede a chi le ha a ogni colpo (may).
option-library-peek = Nello Studio ogni carta della Biblioteca si vede prima di nominare la prossima (on), o no (off).
option-solo = Da soli contro un Rivale (rival), da soli contro la Rosa Nera (alone), o partita normale (off).
name-seat = posto { $n }
short-jafar = Jaf’ar
short-tessa = Tessa
short-rebecca = Rebecca
short-nero = Nero
name-players = Maghi
name-lodge = Loggia
name-cell = Cella: { $who }
name-bull = Toro
name-power = Punti Potere
name-end = fine
name-black-rose = Rosa Nera
name-space = spazio { $n }
name-events = Eventi
name-deck = mazzo
name-discard = scarti
name-library = Biblioteca
name-damage = danni
name-points = PP
name-actions = segnalini Azione
name-trophies = Trofei
name-completed = Missioni completate
name-hand = mano
name-drawn = pescate
name-quests = Missioni
name-drawn-quests = Missioni pescate
name-played = giocati
name-memories = Memorie
name-grimoire = Grimorio
slot-quick = Rapido
slot-standard-1 = Standard 1
slot-standard-2 = Standard 2
slot-standard-3 = Standard 3
moon-first = Prima Luna
moon-second = Seconda Luna
moon-third = Terza Luna
title-turn = Turno { $n }, { $phase ->
    [setup] preparazione della partita
    [black_rose] Fase della Rosa Nera
    [study] Studio
    [preparation] Preparazione
    [action] Fase di Azione
    [evocation] Fase di Evocazione
    [cleanup] Riordino
   *[over] fine
 }, { $moon ->
    [first] Prima Luna
    [second] Seconda Luna
   *[third] Terza Luna
 }
sign-destroyed = distrutta
sign-instability = Instabilità { $n } di { $limit }
sign-waiting = non ancora aperta
sign-used = usata
sign-taken = segnalino preso
sign-works = vale ora
sign-crown = Corona
sign-passed = ha passato
kind-mage = Mago
kind-school = scuola
kind-room = Stanza
kind-spell = Incantesimo
kind-forgotten = Incantesimo Dimenticato
kind-personal = Incantesimo personale
kind-evocation = Evocazione
kind-quest = Missione
kind-event = Evento
kind-layout = disposizione
confidence-high = confermato
confidence-medium = probabile
confidence-low = incerto
confidence-reconstructed = ricostruito
about-health = Salute { $n }
about-health-of-mage = Salute del suo Mago
about-hand-limit = limite di mano { $n }
about-movement = movimento { $n }
about-strength = forza { $n }
about-attack = attacco { $n }
about-instability-limit = limite { $n }
about-token-pp = segnalino da { $n } PP
about-copies = { $n ->
    [one] 1 copia
   *[other] { $n } copie
 }

## Domande

prompt-first-player = { $who }: chi ha dato o ricevuto una rosa per ultimo? Quel Mago prende la Corona
prompt-pick-mage = { $who }: quale Mago giochi?
prompt-pick-school = { $who }: con quale scuola cominci?
prompt-pick-list = { $who }: con quale lista di Incantesimi cominci?
prompt-discard-quest = { $who }: scarti una Missione?
prompt-name-decks = { $who }: nomina { $number ->
    [one] un mazzo
   *[other] { $number } mazzi
 } della Biblioteca
prompt-keep = { $who }: { $number ->
    [one] quale carta tieni?
   *[other] quali { $number } carte tieni?
 }
prompt-ban = { $who }: bandisci una carta della tua mano?
prompt-discard-down = { $who }: scarta { $number ->
    [one] una carta
   *[other] { $number } carte
 } fino al limite di mano
prompt-prepare = { $who }: prepara i tuoi Incantesimi, prima quello Rapido
prompt-act = { $who }: che cosa fai?
prompt-activate = { $who }: attivi la Stanza?
prompt-next-evocation = { $who }: quale Evocazione agisce ora?
prompt-name-winner = { $who }: hai la Corona; chi vince?
prompt-keep-quests = { $who }: { $number ->
    [one] quale Missione tieni?
   *[other] quali { $number } Missioni tieni?
 }
prompt-older-quest = { $who }: quale Missione più vecchia scarti?
prompt-keep-forgotten = { $who }: quale Incantesimo Dimenticato tieni?
prompt-bull-prey = { $who }: chi insegue il Toro?
prompt-bull-step = { $who }: da che parte corre il Toro?

## Risposte

label-first = { $who }
label-mage = { $mage }
label-school = { $school }
label-deck = { $school }
label-list = Lista { $list }: { $spells }
label-keep = Tieni { $card }
label-discard-quest = Scarta { $card }
label-keep-quests = Non scartare nulla
label-ban = Bandisci { $card }
label-ban-nothing = Non bandire nulla
label-discard = Scarta { $card }
label-prepare = { $card }, { $half ->
    [inverted] rovesciato
   *[upright] dritto
 }
label-prepared = Fatto
label-play-slot = Gioca l’Incantesimo: { $slot ->
    [quick] Rapido
    [standard_1] Standard 1
    [standard_2] Standard 2
   *[standard_3] Standard 3
 }
label-give-up = Rinuncia all’Incantesimo e fai un passo: { $slot ->
    [quick] Rapido
    [standard_1] Standard 1
    [standard_2] Standard 2
   *[standard_3] Standard 3
 }
label-move = Movimento
label-attack = Attacco
label-end = Termina l’attivazione
label-pass = Passa
label-activate = Attiva la Stanza
label-leave-room = Lascia la Stanza com’è
label-next-evocation = { $model }
label-winner = { $who }
label-prey = { $who }
label-bull-step = { $room }

## Eventi

event-rose-gains = la Rosa Nera ottiene { $n } PP
event-gains = { $who } ottiene { $n } PP
event-loses = { $who } perde { $n } PP
event-moon = { $n ->
    [2] comincia la Seconda Luna
   *[other] comincia la Terza Luna
 }
event-personal = { $who } prende in mano { $card }
event-crown = { $who } prende la Corona
event-mage = questo posto gioca { $mage }
event-school = { $who } comincia con { $school }
event-list = { $who } prende { $n ->
    [1] la lista A
   *[other] la lista B
 }
event-turn = comincia il turno { $n }
event-phase = { $phase ->
    [black_rose] Fase della Rosa Nera
    [study] Studio
    [preparation] Preparazione
    [action] Fase di Azione
    [evocation] Fase di Evocazione
   *[cleanup] Riordino
 }
event-event = evento: { $card }
event-event-leaves = { $card } lascia il tracciato
event-draws = { $who } pesca { $card }
event-draws-several-card = { $who } pesca { $list }
event-draws-hidden = { $who } pesca una carta
event-draws-hidden-several = { $who } pesca { $n } carte
event-names = { $who } prende una carta di { $school }
event-names-several-school = { $who } prende carte delle scuole: { $list }
event-rejects = { $who } rimette { $card }
event-rejects-several-card = { $who } rimette { $list }
event-draws-forgotten = { $who } tiene { $card }
event-draws-forgotten-hidden = { $who } tiene un Incantesimo Dimenticato
event-draws-quest = { $who } pesca la Missione { $card }
event-draws-quest-hidden = { $who } pesca una Missione
event-discards-quest = { $who } scarta la Missione { $card }
event-discards-quest-hidden = { $who } scarta una Missione
event-finds-hidden = { $who } cerca nel Grimorio e prende una carta
event-steals-quest-hidden = { $who } ruba una Missione
event-bans = { $who } bandisce { $card }
event-bans-several-card = { $who } bandisce { $list }
event-discards = { $who } scarta { $card }
event-discards-several-card = { $who } scarta { $list }
event-prepares = { $who } prepara { $n ->
    [one] un Incantesimo
   *[other] { $n } Incantesimi
 }
event-passes = { $who } passa
event-moves = { $who } si muove
event-attacks = { $who } attacca
event-destroyed = stanza distrutta: { $room }; { $n } PP per { $who }
event-bull-placed = il Toro entra nella Loggia
event-bull-strikes = il Toro infligge { $n ->
    [one] 1 danno
   *[other] { $n } danni
 }: { $room }
event-score-quests = { $who }: { $n } PP per le Missioni completate
event-score-trophies = { $who }: { $n } PP per i Trofei
event-score-rooms = { $who }: { $n } PP per i segnalini delle Stanze
event-score-crown = { $who }: { $n } PP per la Corona
event-wins = { $who } diventa Gran Maestro con { $n } PP
event-nobody-wins = non vince nessuno; la Rosa Nera ha { $n } PP

## Finali

outcome-grand-master = Un Mago ha più Punti Potere
outcome-crown = Parità: la Corona ha nominato chi vince
outcome-black-rose = La Rosa Nera è in testa: tutti i Maghi perdono
outcome-solo-won = Sei davanti a tutti gli altri
outcome-solo-lost = Non sei davanti a tutti gli altri
ending-hope-points = { $left ->
    [one] Mancava ancora un punto.
   *[other] Mancavano ancora { $left } punti.
 }
ending-part-casts = { $n ->
    [one] { $n } Incantesimo giocato
   *[other] { $n } Incantesimi giocati
 }
ending-part-completes = { $n ->
    [one] { $n } Missione completata
   *[other] { $n } Missioni completate
 }
ending-part-gains = { $n } PP ottenuti
