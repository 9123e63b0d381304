# Il libro di una campagna.

campaign-news-1 = Tra i malvagi ci sono Creature, le carte si possono bandire e la Punizione appesantisce il mazzo.
campaign-news-2 = Accanto ai nemici ci sono gli Incontri: fai ciò che uno chiede e ricevi una ricompensa.
campaign-news-3 = Gli eroi usano le loro abilità, alcuni nemici cedono all’influenza e si tira il dado delle creature.
campaign-news-4 = Arrivano i dadi delle Case, e tre nemici vi affrontano insieme.
campaign-news-5 = Alla fine aspetta Voldemort in persona; accanto a ogni eroe ci sono un Incanto e un Patronus.
campaign-news-6 = Con gli ingredienti si preparano pozioni, e ogni eroe prende una Competenza.
campaign-news-7 = Gli Horcrux vanno distrutti, e gli eroi mostrano il loro lato più forte.
campaign-news-8 = Tutto si incontra: ogni eroe ha entrambe le carte eroe e due Competenze, una attiva per tipo.
campaign-levels = Livelli
campaign-bookmark = { $level }, { $state }
campaign-won = vinto
campaign-open = aperto
campaign-locked = chiuso
campaign-new = Novità:
campaign-new-cards = Le nuove carte
campaign-locations = Luoghi
campaign-foes = Nemici
campaign-more-foes = { $count ->
    [one] un altro è una sorpresa
   *[other] altri { $count } sono una sorpresa
    }
campaign-players = A un livello giocano da due a cinque eroi.
campaign-play = Gioca questo livello
campaign-play-for-fun = Rigiocalo per divertimento
campaign-for-fun-help = Gli eroi iniziano come allora. Il libro resta com’è, con una riga in più nel diario.
campaign-out = Non gioca
campaign-who = Chi gioca { $hero }?
campaign-bot = Quanto gioca bene il bot di { $hero }
campaign-player = Nome di chi gioca { $hero }
campaign-running = { $level } in corso, turno { $turn }
campaign-stopped = Una partita è iniziata con altre regole e non può continuare. Abbandonala e ricomincia il livello.
campaign-sit-down = Torna al tavolo
campaign-give-up = Abbandona questa partita
campaign-give-up-sure = La partita finisce qui. Gli eroi tengono ciò che avevano.
campaign-beats = Chiudere il livello
campaign-beat-1 = Risultato
campaign-beat-2 = Carte
campaign-beat-3 = Chiusura
campaign-won-level = { $level }: vittoria!
campaign-won-how = { $turns ->
    [one] In 1 turno
   *[other] In { $turns } turni
}, con { $heroes }.
campaign-go-on = Avanti
campaign-back = Indietro
campaign-undo-end = Torna al tavolo
campaign-keep = Che cosa tenete?
campaign-keep-easy = Ognuno tiene tutto il mazzo: mano, mazzo di pesca, scarti e ciò che ha appena giocato.
campaign-keep-normal = Ogni eroe può mettere nel negozio personale una carta che costa { $cost }.
campaign-keep-replay = Era per divertimento: non si tiene nulla.
campaign-nothing-fits = Questa volta nessuna carta va bene.
campaign-none = Nessuna carta
campaign-close-level = Chiudi: { $level }
campaign-close-help = Una volta chiuso il livello, il finale non si può più annullare.
campaign-close-button = Chiudi il livello
campaign-unlocked = Si apre un nuovo segnalibro
campaign-turn-page = Vai al livello: { $level }
campaign-lost-level = { $level }: questa volta è persa
campaign-nothing-lost = Non avete perso nulla, tranne la partita di stasera: gli eroi ricominciano con ciò che avevano.
campaign-again = Riprova subito
campaign-other-way = Cambia eroi o varianti
campaign-look-back = Riguarda la partita
campaign-logbook = Diario
campaign-logbook-empty = Qui starà la prima partita.
campaign-line = { $level }: { $result } in { $turns ->
    [one] un turno
   *[other] { $turns } turni
    }
campaign-replayed = (per divertimento)
campaign-result-won = vinto
campaign-result-lost = perso
campaign-result-given-up = abbandonato
campaign-keep-book = Conserva o condividi questo libro
campaign-link = Il link di questo libro
campaign-link-help = Chi ha questo link può giocare, chiudere livelli ed esportare il libro. Tenetelo tra voi.
campaign-export = Salva il libro in un file
campaign-story-1 = Una lettera sul tavolo di cucina, un gufo alla finestra: comincia il primo anno, e non tutto nel castello dorme.
campaign-story-2 = Di notte compaiono parole sui muri, e nei corridoi nessuno cammina più da solo.
campaign-story-3 = Qualcuno è fuggito, il lago gela in piena estate, e perfino il tempo ha una crepa.
campaign-story-4 = Arrivano ospiti da lontano, tre prove attendono, e viene letto un nome di troppo.
campaign-story-5 = Chi comanda non vi crede. Così vi esercitate in segreto, dietro un muro che si apre solo a chi ne ha bisogno.
campaign-story-6 = Un vecchio libro sa più di quanto dovrebbe, e qualcuno di cui vi fidate tace un segreto per l’altra parte.
campaign-story-7 = Quest’anno niente lezioni: una tenda, un elenco di cose da trovare, e gli amici che restano.
campaign-story-8 = I cancelli sono sbarrati, le statue si svegliano, e chiunque abbia studiato qui torna a casa per combattere.
campaign-seal = Sigilla il livello
campaign-diary-won = { $lost ->
    [0] Nessun Luogo è caduto.
    [one] È caduto un Luogo.
   *[other] Sono caduti { $lost } Luoghi.
    } Al tavolo: { $who }.
campaign-diary-lost = Quella sera non era destino. Al tavolo: { $who }.
campaign-diary-given-up = Hanno lasciato prima della fine. Al tavolo: { $who }.
