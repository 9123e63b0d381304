### Quello che si sceglie prima di una partita a Black Rose Wars, in italiano.

summary = Conquista il titolo di Gran Maestro: prepara Incantesimi in segreto, tendi Trappole, fai crollare le Stanze della Loggia e non farti superare dalla Rosa Nera.
option-mages = Chi gioca quale Mago: si sceglie in ordine di gioco (ask), decide il caso (random), oppure è stabilito prima (named).
option-mage-seats = I Maghi nell’ordine dei posti, se sono stabiliti prima.
option-schools = La scuola con cui si comincia: si sceglie in ordine di gioco (ask), decide il caso (random), oppure è stabilita prima (named).
option-school-seats = Le scuole nell’ordine dei posti, se sono stabilite prima.
option-lists = La lista di sei Incantesimi con cui si comincia: si sceglie in ordine di gioco (ask), decide il caso (random), oppure è stabilita prima (named).
option-list-seats = Le liste nell’ordine dei posti, a o b, per esempio abba, se sono stabilite prima.
option-first-player = Chi ha la Corona all’inizio: si chiede (ask), decide il caso (random), oppure è stabilito prima (named).
option-first-seat = Il posto che comincia, se è stabilito prima.
option-personal-spells = Ogni Mago ha Incantesimi personali: uno dall’inizio e uno a ogni nuova Luna (on), oppure no (off).
option-black-rose-wins = Se la Rosa Nera ha da sola più PP, non vince mai (never), oppure tutti i Maghi perdono (leads).
option-protections = Una Protezione scatta sempre quando può (must), oppure si chiede al suo proprietario (may).
option-library-peek = Vedi una carta della Biblioteca prima di nominare il mazzo successivo (on), oppure dopo averli nominati tutti (off).
option-solo = Un solo giocatore: no (off), contro il Rivale (rival), oppure solo contro la Rosa Nera (alone).
