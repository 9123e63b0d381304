# Le parole del tavolo di L'Ascesa dei Mangiamorte.

region-board = Località
region-teams = Squadre
region-dark = Lato oscuro

team-harry_potter = Squadra di Harry
team-hermione_granger = Squadra di Hermione
team-albus_dumbledore = Squadra di Silente
team-minerva_mcgonagall = Squadra della McGranitt
team-nymphadora_tonks = Squadra di Tonks
team-sirius_black = Squadra di Sirius
team-of = Squadra: { $name }
affiliation-hogwarts = Hogwarts
affiliation-order_of_the_phoenix = Ordine della Fenice
affiliation-dumbledores_army = Esercito di Silente
team-about = { $team }, gioca { $player }, { $wizards ->
    [one] un mago
   *[other] { $wizards } maghi
}
active = di turno
no-wizards = Non è rimasto nessun mago.

kind-affiliation = Fazione
kind-location = Località
kind-place = Luogo
kind-headquarters = Quartier generale
kind-wizard = Mago
kind-death_eater = Mangiamorte
kind-voldemort = Il Signore Oscuro
kind-villain_card = Carta del Signore Oscuro
kind-wizard_die = Dado dei maghi
kind-voldemort_die = Dado di Voldemort
kind-spell_token = Segnalino incantesimo

fact-health = Spazi per i danni
fact-spaces = Spazi per la corruzione
fact-copies = Nella scatola
fact-color = Colore
value-orange = arancione
value-blue = blu
value-red = rosso
value-purple = viola
field-name = nome
field-affiliations = fazione
field-affiliation = fazione
field-starter = se è un personaggio iniziale
field-health = spazi per i danni
field-cost = simboli necessari
field-ability = abilità
field-abilities = abilità
field-dice = dadi
field-copies = quante ce ne sono
field-regular = abilità normale
field-dark_mark = abilità del Marchio Nero
field-penalty = penalità
field-effect = effetto
field-faces = facce
field-spaces = spazi per la corruzione
field-order = posizione sul tabellone
field-color = colore
field-symbol = simbolo principale
field-location = località
field-places = luoghi
field-headquarters = quartier generale
field-starters = personaggi iniziali
field-corrupted_to_lose = limite dei luoghi corrotti
field-defeated_to_lose = limite dei maghi sconfitti

symbol-friendship = amicizia
symbol-knowledge = conoscenza
symbol-loyalty = lealtà
symbol-courage = coraggio
word-friendship = simbol[io] amicizia
word-knowledge = simbol[io] conoscenza
word-loyalty = simbol[io] lealtà
word-courage = simbol[io] coraggio
word-damage = dann[io]
word-corruption = segnalin[io] corruzione
word-orange = arancion[ei]
word-blue = \bblu\b
word-red = ross[oi]\b
word-purple = viola\b
word-die = dad[oi]
word-token = segnalin[io] incantesimo
word-less = rimuovi|scarta|da parte
counted-symbol = { $count } { $symbol }
nothing = niente

colour-orange = arancione
colour-blue = blu
colour-red = rosso
colour-purple = viola
die-shows = Dado { $colour }: { $symbol }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
die-unrolled = Dado { $colour }, non ancora tirato
die-aside = Messo da parte per questo turno
die-supply = Nella riserva comune
dice = Dadi e segnalini incantesimo
pool = Dadi di questo turno
pool-later = I dadi arrivano dopo il viaggio della squadra e la fase di Voldemort.
pool-empty = Non restano dadi.
aside = Da parte
supply = Riserva comune
your-tokens = I tuoi segnalini incantesimo
drawn = Pescati
tokens = Segnalini incantesimo
tokens-below = I tuoi segnalini incantesimo sono in basso, accanto ai dadi
no-tokens = Nessun segnalino incantesimo

watched = Voldemort guarda qui
voldemort-looks = Voldemort guarda: { $name }
mission-here = Qui c’è: { $team }
mission = Missione
corruption = Corruzione
travel-here = Viaggia qui
corruption-of = Corruzione { $corruption } di { $spaces }
place-full = Pieno: a fine turno è perduto!
below = Sotto: { $name }
below-none = Sotto: la località stessa
bare = Entrambi i luoghi sono perduti. Se cade anche la località, è finita.

damage-of = Danni { $damage } di { $health }
needs = Servono ancora: { $symbols }
will-be-hit = Sarà colpito a fine turno
will-join = Si unirà alla squadra a fine turno
stamp-hit = Colpito!
stamp-join = Si unisce!
used = Già usata in questo turno

voldemort-damage = Danni { $damage } di { $health }
voldemort-open = { $count ->
    [0] Non può essere ferito finché non ci sono altri Mangiamorte ad Azkaban
    [one] Ora può subire 1 danno
   *[other] Ora può subire { $count } danni
}
voldemort-hidden = Si nasconde nel mazzo (carte: { $count })

score = Come va la partita
pile-villain = Danni a Voldemort
goal = Vincete infliggendo { $health } danni a Voldemort prima che { $defeated } maghi siano sconfitti o { $corrupted } luoghi perduti.
lost-at = { $left ->
    [one] Ancora uno e perdete
   *[other] A { $limit } perdete
}

piles = Attorno al tabellone
pile-hospital = Infermeria
pile-hospital-about = I maghi sconfitti. Se sono troppi, perdete.
pile-corrupted = Luoghi perduti
pile-corrupted-about = I luoghi corrotti agiscono a ogni Marchio Nero. Se sono troppi, perdete.
pile-azkaban = Azkaban
pile-azkaban-about = I Mangiamorte sconfitti. Voldemort può subire al massimo tanti danni quanti sono qui.
pile-deck = Mazzo
pile-token-supply = Segnalini rimasti
pile-used-tokens = Segnalini usati
pile-count = { $title }: { $count }
pile-limit = { $title }: { $count } di { $limit }

cast-one = Usa un segnalino incantesimo ({ $count })
brief-discard = Mettilo da parte
brief-relocate = Rinuncia al dado e raggiungi Voldemort

why-watching = Stai guardando; agiscono le squadre.
why-die-supply = Questo dado è nella riserva comune.
why-die-aside = Questo dado è da parte per il resto del turno.
why-die-card = Questo dado resta sulla carta fino a fine turno.
why-die-unrolled = Prima tira: non si sa ancora che cosa mostrerà.
why-die-fits-nowhere = Questo dado ora non va da nessuna parte.
why-no-match = Qui non c’è un simbolo libero per questo dado ({ $piece }).
why-travel-first = Prima la squadra viaggia e Voldemort fa la sua fase; poi si tirano i dadi.
why-elsewhere = La tua squadra è altrove: raggiunge solo i personaggi della sua località.
why-complete = Tutto ciò che serve è coperto.
why-roll-first = Prima tira i dadi.
why-voldemort-elsewhere = Lo si può attaccare solo dalla località che guarda.
why-voldemort-cap = Non può subire più danni dei Mangiamorte ad Azkaban: { $cap }.
why-used = È già stata usata in questo turno.
why-not-yours = Appartiene a un’altra squadra.
why-token-not-now = Questo segnalino ora non serve a nulla.
why-nothing = Ora non c’è nulla da fare con questo.

reason-voldemort_defeated = Voldemort è sconfitto. Il mondo magico respira di nuovo!
reason-too_many_defeated = Troppi maghi giacciono in infermeria.
reason-team_lost = Una squadra è rimasta senza maghi.
reason-places_corrupted = Troppi luoghi sono caduti nelle mani di Voldemort.
reason-location_corrupted = Un’intera località è caduta nelle mani di Voldemort.
tally-recruits = { $count ->
    [one] Un mago reclutato
   *[other] { $count } maghi reclutati
}
tally-imprisoned = { $count ->
    [one] Un Mangiamorte mandato ad Azkaban
   *[other] { $count } Mangiamorte mandati ad Azkaban
}
tally-defeated = { $count ->
    [one] Un mago sconfitto
   *[other] { $count } maghi sconfitti
}
tally-place_corrupted = { $count ->
    [one] Un luogo perduto
   *[other] { $count } luoghi perduti
}
tally-casts = { $count ->
    [one] Un segnalino incantesimo usato
   *[other] { $count } segnalini incantesimo usati
}

guide-board-title = Tre località da difendere
guide-board = Maghi e Mangiamorte stanno in tre località. Voldemort, al centro, ne guarda una: lì colpisce.
guide-travel-title = Dove va la tua squadra?
guide-travel = In questo turno raggiungi solo chi sta nella tua località. Lì puoi reclutare i maghi e colpire i Mangiamorte. Dove guarda Voldemort è pericoloso.
guide-voldemort-title = Tocca a Voldemort
guide-voldemort = Il suo dado lo ha girato, o ha mostrato il Marchio Nero. Dove guarda ferisce i maghi e corrompe il luogo; agiscono anche i Mangiamorte che sono lì.
guide-roll-title = Tira i dadi
guide-roll = Il tuo quartier generale e i tuoi maghi ti danno questi dadi. Tirali tutti.
guide-assign-title = Prendi un dado
guide-assign = Clicca un dado, poi una carta che brilla; oppure trascinalo lì. Copri tutti i simboli di un mago per reclutarlo, di un Mangiamorte per colpirlo. Dopo ogni tiro assegna almeno un dado o mettine da parte uno.
guide-home-title = Aiuto da casa
guide-home = I dadi possono andare anche sul quartier generale e sui maghi della tua squadra. Una volta coperta, l’abilità agisce subito, ognuna una volta per turno.
guide-again-title = Tira ancora
guide-again = Assegna altri di questi dadi, o ritira i restanti. I dadi su una carta restano lì fino a fine turno.
guide-end-title = Tutto fatto?
guide-end = A fine turno le carte complete hanno effetto: i maghi si uniscono a te, i Mangiamorte vengono colpiti e ti danno segnalini incantesimo. Poi viaggia la squadra successiva.
