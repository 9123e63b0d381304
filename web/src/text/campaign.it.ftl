# La campagna: i libri, i livelli e i finali.

lobby-campaign = Campagna
lobby-campaign-help = Gli anni da 1 a 7 e la Battaglia di Hogwarts, in molte serate. Il libro ricorda tutto.

campaign-headline = Campagna
campaign-sentence = Otto livelli, un libro. Conserva i vostri eroi, le loro carte e ogni partita; ci tornate con il suo link.
campaign-mine = I tuoi libri
campaign-forget = Dimentica { $name }
campaign-forget-help = Lo dimentica solo questo browser. Chi ha il link lo apre ancora.
campaign-begin = Inizia un nuovo libro
campaign-begin-button = Apri il libro
campaign-name = Nome del libro
campaign-usual-name = I nostri anni a scuola
campaign-mode = Modalità
campaign-mode-easy = Facile
campaign-mode-easy-help = Dopo un livello vinto ognuno tiene tutto il mazzo.
campaign-mode-normal = Normale
campaign-mode-normal-help = Ogni livello inizia con i mazzi iniziali; dopo una vittoria ogni eroe può mettere una carta nel negozio personale.
campaign-heroes = Eroi
campaign-heroes-help = Da due a sei. Altri possono unirsi più tardi, e nessuno deve giocare ogni sera.
campaign-import = Un libro da un file
campaign-import-help = Scegli un libro esportato, qui o altrove.
campaign-gate-closed = Questo libro resta chiuso
campaign-no-key = Questo browser non ha la chiave del libro. Chiedi il suo link, o portalo da un file.

campaign-level-1 = Anno 1
campaign-level-2 = Anno 2
campaign-level-3 = Anno 3
campaign-level-4 = Anno 4
campaign-level-5 = Anno 5
campaign-level-6 = Anno 6
campaign-level-7 = Anno 7
campaign-level-8 = Battaglia di Hogwarts
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
campaign-variations = { $count ->
    [0] Varianti: come al solito
    [one] Varianti: una scelta
   *[other] Varianti: { $count } scelte
    }
campaign-players = A un livello giocano da due a cinque eroi.
campaign-play = Gioca questo livello
campaign-play-for-fun = Rigiocalo per divertimento
campaign-for-fun-help = Gli eroi iniziano come allora. Il libro resta com’è, con una riga in più nel diario.
campaign-out = Non gioca
campaign-who = Chi gioca { $hero }?
campaign-bot = Quanto gioca bene il bot di { $hero }
campaign-player = Nome di chi gioca { $hero }
campaign-late = Si unisce un eroe
campaign-late-button = Aggiungi
campaign-has-easy = { $count ->
    [one] una carta nel mazzo
   *[other] { $count } carte nel mazzo
    }
campaign-has-normal = { $count ->
    [0] il negozio è ancora vuoto
    [one] una carta nel negozio
   *[other] { $count } carte nel negozio
    }

campaign-running = { $level } in corso, turno { $turn }
campaign-stopped = Una partita è iniziata con altre regole e non può continuare. Abbandonala e ricomincia il livello.
campaign-sit-down = Torna al tavolo
campaign-give-up = Abbandona questa partita
campaign-give-up-sure = La partita finisce qui. Gli eroi tengono ciò che avevano.
campaign-to-book = Al libro

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

campaign-shop = Negozio personale

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

campaign-power = Dall’Anno 3: { $power }
campaign-played-by = gioca { $name }
campaign-seal = Sigilla il livello
campaign-diary-won = { $lost ->
    [0] Nessun Luogo è caduto.
    [one] È caduto un Luogo.
   *[other] Sono caduti { $lost } Luoghi.
    } Al tavolo: { $who }.
campaign-diary-lost = Quella sera non era destino. Al tavolo: { $who }.
campaign-diary-given-up = Hanno lasciato prima della fine. Al tavolo: { $who }.
