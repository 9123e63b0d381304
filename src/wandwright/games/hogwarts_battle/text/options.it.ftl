### Le opzioni delle Nuove Regole.

option-scenario = Quale scenario si gioca; senza, la Partita.
option-charms = Negli scenari con Incanti: ogni eroe ne sceglie uno (choose), oppure si distribuiscono (deal).
option-one-active = Variante V3: fra più carte eroe o Competenze ne vale una per volta, scelta prima di ogni proprio turno. Come dice lo scenario (scenario), oppure sì (on) o no (off).
option-foes-in-order = I nemici stanno dal più facile al più duro (V1), oppure mescolati.
option-hardest-last = I cinque nemici più duri stanno sotto gli altri (V2), oppure ovunque.
option-no-chained-reveals = Se una carta delle Arti Oscure rivelata da un’altra ne chiede ancora una, l’eroe attivo può ignorarla (V4), oppure no.
option-rising-darkness = Il primo nemico sconfitto e la comparsa dell’ultimo aggiungono ciascuno una carta delle Arti Oscure a ogni turno (V5), oppure no.
option-darkness-start = Con l’oscurità che cresce un turno comincia con una carta delle Arti Oscure invece di quelle del Luogo (instead), oppure in più (on_top).
option-market-dismiss = Un eroe può pagare metà del costo di una carta del mercato per mandarla via (M1), oppure no.
option-market-two-cards = Per un posto libero del mercato si pescano due carte e se ne sceglie una (M2), oppure una sola.
option-market-stacks = Le carte uguali del mercato stanno una sull’altra in un solo posto (M3), oppure no.
option-market-two-decks = Le carte Hogwarts economiche e care sono due mazzi con tre posti ciascuno (M4), oppure un mazzo solo.
option-market-prepared = Quattro carte utili stanno in cima al mazzo Hogwarts (M5), oppure no.
option-market-flagrante = Flagrante! è la prima carta del mercato (M6), oppure no.
option-market-sweep = Una volta per partita un eroe può far rinnovare tutto il mercato, oppure no; di solito (usual): con le Nuove Regole.
option-book = Ciò che gli eroi portano dalla loro campagna, come lo scrive il suo libro; vuoto per una partita singola.

printed-influence = { counted-influence } per sconfiggerlo

game-title = Hogwarts Battle
