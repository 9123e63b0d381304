# Le parole del tavolo di Hogwarts Battle.

region-foes = Nemici
region-market = Mercato
region-heroes = Eroi

hero-harry = Harry
hero-ron = Ron
hero-hermione = Hermione
hero-neville = Neville

kind-spell = Incantesimo
kind-item = Oggetto
kind-ally = Alleato
kind-dark_arts = Evento delle Arti Oscure
kind-villain = Malvagio
kind-location = Luogo
kind-horcrux = Horcrux
kind-proficiency = Competenza
kind-hero = Eroe
kind-die = Dado

fact-game = Dalla Partita
fact-type = Tipo
fact-cost = Costo
fact-health = Salute
fact-slots = Spazi di controllo
fact-events = Eventi delle Arti Oscure
value-spell = incantesimo
value-item = oggetto
value-ally = alleato

# Parole che la carta mostra come icona; anche in inglese, finché una carta non è tradotta.
symbol-attack = (?:punt[oi] )?attacc(?:o|hi)|attack
symbol-influence = (?:punt[oi] )?influenz[ae]|influence
symbol-health = (?:punt[oi] )?salute|health
symbol-control = segnalin[oi] controllo|control tokens?
symbol-card = cart[ae]|cards?
costs = Costa

dark-arts = Arti Oscure
dark-deck = Arti Oscure
dark-discard = Ultimo evento
villain-deck = Malvagi
last-foe = Ultimo nemico
next-locations = Prossimi Luoghi
defeated = Sconfitti
hogwarts-deck = Mazzo
banished = Bandite
proficiencies = Competenze
deck = Mazzo
discard = Scarti
play-area = Area di gioco
play-here = Gioca qui le tue carte
nothing-played = In questo turno non si è ancora giocato niente
kept = La tua Competenza e i tuoi Horcrux
horcruxes = Horcrux
horcruxes-left = { $count ->
    [one] l’ultimo
   *[other] ne restano { $count }
}
horcrux-about = Horcrux, ne restano { $left }. Simboli sopra: { $symbols }

location-about = { $name }: segnalini controllo: { $control }/{ $slots }, eventi delle Arti Oscure per turno: { $events }, altri Luoghi: { $left }
location-step = Luogo { $number } di { $all }
location-events = { $count } per turno
location-full = Pieno: cade alla fine del turno!
location-fallen = Caduto. Tutto è perduto.

villain-health = { $wounds } attacco su { $health }
silenced = Zittito
hero-about = { $name }, giocato da { $player }, salute { $health } su { $full }
health-of = Salute { $health } su { $full }
attack-of = Attacco { $count }
influence-of = Influenza { $count }
hand-of = Carte in mano { $count }
drag-attack = Trascinalo su un malvagio, o clicca il malvagio
active = di turno
your-turn = Tocca a te
turn-of = Tocca a { $name }
stunned = Senza sensi
die-rolled = Il dado è tratto.

why-watching = Stai guardando; agiscono gli eroi.
why-price = Costa { $price }, hai { $have } di influenza.
why-no-attack = Non hai attacco da assegnare. Gioca carte che ne danno.
why-attack-cap = Ora ogni malvagio può ricevere al massimo { $cap ->
    [one] { $cap } punto attacco
   *[other] { $cap } punti attacco
} per turno.
why-last = Questo non si può ancora attaccare.
why-not-yours = Appartiene a un altro eroe.
why-played = È già stata giocata in questo turno.
why-nothing = Ora non c’è niente da farne.

reason-villains_defeated = Tutti i malvagi sono sconfitti. Hogwarts è salva!
reason-last_location_fell = L’ultimo Luogo è caduto in mano ai malvagi.
tally-defeats = { $count ->
    [one] Un malvagio sconfitto
   *[other] { $count } malvagi sconfitti
}
tally-plays = { $count ->
    [one] Una carta giocata
   *[other] { $count } carte giocate
}
tally-acquires = { $count ->
    [one] Una carta acquisita
   *[other] { $count } carte acquisite
}
tally-stunned = Eroi senza sensi: { $count }
tally-control_added = Segnalini controllo aggiunti: { $count }

guide-dark-arts-title = Prima le Arti Oscure
guide-dark-arts = Ogni turno comincia con dei guai. Questa carta è stata appena girata e ha fatto ciò che dice.
guide-location-title = Questo luogo deve reggere
guide-location = I malvagi mettono qui dei teschi. Se alla fine di un turno è tutto pieno, il luogo cade; quando cade l’ultimo, avete perso.
guide-answer-title = Ti si chiede qualcosa
guide-answer = La barra in basso dice sempre che cosa si chiede e perché. Ciò che ha il bordo d’oro è una risposta: cliccala qui o sul tavolo.
guide-loss-title = Qualcosa va perso
guide-loss = La barra in basso dice che cosa e perché. Ciò a cui rinunci ha un bordo rosso tratteggiato: scegli quello che ti mancherà di meno, qui o sul tavolo.
guide-play-title = Gioca la tua mano
guide-play = Clicca una carta o trascinala nell’area di gioco. Le carte danno attacco, influenza, salute o altre carte. Giocane quante vuoi.
guide-attack-title = Colpisci
guide-attack = Hai attacco. Clicca un malvagio per assegnarlo; quando è pari alla sua salute, è sconfitto.
guide-acquire-title = Diventa più forte
guide-acquire = Hai influenza. Clicca una carta che brilla per prenderla; va nei tuoi scarti e tornerà in una mano futura.
guide-end-title = Finito?
guide-end = Quando non c’è altro che valga la pena, termina il turno. I segnalini non usati si perdono, peschi cinque carte nuove e cominciano i guai del prossimo eroe.
