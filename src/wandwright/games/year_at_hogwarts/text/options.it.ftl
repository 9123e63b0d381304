### Che cosa si sceglie prima di una partita di Un anno a Hogwarts, in italiano.

game-title = Un anno a Hogwarts
summary = Gira per il castello, dai esami, gioca a Quidditch e lotta per la Coppa delle Case, o ferma il ritorno di Voldemort.
option-characters = Gli studenti nell’ordine dei posti, uno per ogni posto; il ritorno di Voldemort ha Peter e i suoi eroi.
option-mode = L’anno scolastico (year), il ritorno di Voldemort (return) o una sola partita di Quidditch (quidditch).
option-length = Quante missioni e quanti punti chiudono l’anno: Veloce (quick), Classica (classic), Lunga (long).
option-variant = Mago Minorenne (underage), Mago Qualificato (qualified), Squadre (teams) o Solitario (solo).
option-solo-rules = Le regole che segue il Solitario: Mago Minorenne (underage) o Mago Qualificato (qualified).
option-teams = Quante sono le squadre; 0: quante vanno bene ai posti, 1: una sola squadra di tutti.
option-team-seats = La squadra di ogni posto con una lettera, per esempio AABB; altrimenti i posti vanno alle squadre a turno.
option-year-rounds = I giri dopo i quali l’anno finisce; 0: senza fine, -1: secondo la durata.
option-return-rounds = I giri del ritorno di Voldemort; 0: senza fine.
option-finish-round = Il giro si gioca fino in fondo prima che l’anno finisca (on), o no (off).
option-stop-on-named = Il movimento può finire prima anche su ogni casella con il nome scritto (on), o no (off).
option-mission-swap = Con 7 o 8 giocatori, chi finisce su una torre può scambiare una carta Missione (on), o no (off).
option-death-eater-towers = Le torri dei Mangiamorte le sceglie il caso (chance), o il tavolo (table): a turno ognuno ne mette uno.
option-defence-dice = Dadi difesa nei combattimenti di Mago Qualificato e Squadre (on), o no (off).
option-voldemort-two-dice = Voldemort si muove con due dadi (on), o con uno (off).
option-hero-floo-refill = Nel ritorno di Voldemort un eroe che finisce in una sala comune riprende 1 Polvere Volante (on), o no (off).
option-first-player = Comincia il primo posto, o decide il caso.
