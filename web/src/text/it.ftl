# Le parole dell'ingresso e di tutto ciò che sta intorno al tavolo.

your-move = Tocca a te
loading = Un momento…
try-again = Riprova
skip-to-content = Vai al contenuto

nav-main = Luoghi
nav-home = Nella sala
nav-new = Nuovo tavolo
nav-tables = I miei tavoli
nav-rules = Regolamento
nav-settings = Impostazioni
nav-about = Informazioni

lobby-headline = Le candele sono accese. Accomodati.
lobby-sentence = Gioca stasera, con gli amici tramite un link o con i bot al tuo fianco. Il tavolo conosce ogni regola: tu puoi guardare le carte.
lobby-play = Gioca
lobby-play-game = Gioca a { $game } con un bot
lobby-laying = Prepariamo il tavolo…
lobby-go-on = Anche in corso
lobby-go-on-match = Continua: { $what }, turno { $turn }
lobby-go-on-room = Alla sala d’attesa: { $what }
lobby-go-on-book = Continua: { $name }
lobby-all-tables = Tutti i tavoli in corso ({ $count })
lobby-doors = Altro da fare
lobby-friends = Gioca con gli amici
lobby-friends-help = Scegli un gioco, manda un link, ci si trova nella sala d’attesa.
lobby-rules = Leggi le regole
lobby-rules-help = Ogni regola con il suo numero, con la ricerca.
lobby-import = Porta una partita salvata
lobby-import-help = Continua una partita che hai salvato in un file.

new-pick = A che cosa giochiamo?
new-unknown = Qui non c’è un gioco così. Scegline uno di questi.
new-other-game = Un altro gioco
new-what = Che cosa si gioca
new-packs = Carte proprie
new-packs-help = Carte aggiunte da chi gestisce questo server. Si sovrappongono a quelle della scatola e restano con il tavolo.
new-who = Chi siede al tavolo
new-only-bots = Per ora solo bot: li guarderai giocare.
new-more = Altro: annullare, nome del tavolo, seme
new-title = Nome del tavolo
new-seed = Seme del caso
new-seed-help = Un numero. Lo stesso seme distribuisce le stesse carte. Lascialo vuoto per affidarti al caso.
new-rulings = Regole della casa
new-rulings-help = Dove le regole si possono leggere in due modi, scegli il tuo. Così come sono, seguono la lettura del regolamento.
new-open = Apri il tavolo

seat-here = Su questo dispositivo
seat-friend = Amico con un link
seat-bot = Bot
seat-person = Persona
seat-who = Chi prende il posto { $number }
seat-own = { $what } del posto { $number }
seat-name = Nome per il posto { $number }
seat-name-here = Nome
seat-name-friend = Nome (il tuo amico può cambiarlo)
seat-bot-level = Quanto gioca bene il bot al posto { $number }
seat-add = Aggiungi un posto
seat-remove = Togli il posto { $number }
seat-fewest = Servono almeno { $count } posti
seat-full = Tutti i { $count } posti sono pronti.

undo-legend = Annullare le mosse
undo-free = Libero
undo-free-help = Si può annullare tutto, in ogni momento. Ottimo per imparare e per giocare da soli.
undo-safe = Finché non si scopre nulla
undo-safe-help = Fino all’ultimo dado, carta pescata o risposta di un altro.
undo-vote = D’accordo con gli altri
undo-vote-help = Più indietro di così, si chiede agli altri.
undo-off = Mai
undo-off-help = Mossa fatta, mossa giocata.

invite-headline = Invita i tuoi amici
invite-sentence = Ogni link è un posto. Mandalo, o fai inquadrare il codice con il telefono.
invite-link = Link per { $name }
invite-copy = Copia il link
invite-copied = Copiato
invite-share = Vieni a sederti al nostro tavolo.
invite-share-button = Condividi
invite-renew = Crea un nuovo link
invite-qr = Codice QR del link per { $name }
invite-arrived = è al tavolo
invite-waiting = non è ancora qui
invite-go = Al tavolo
invite-watch = Un link per guardare
invite-watch-title = Solo per guardare
invite-secret = Chi ha un link può prendere il posto. Puoi crearne uno nuovo in ogni momento; il vecchio smette di funzionare.

tables-running = In corso
tables-finished = Finiti
tables-none = Ancora nessun tavolo. Prepara il primo, o apri un link che ti ha mandato un amico.
tables-forget-sure = Dimenticare questo tavolo? Senza il suo link non potrai tornarci.
table-finished = Finita
table-won = Vinta
table-lost = Persa
table-waiting = In attesa
table-waiting-for = Si aspetta { $names }
table-packs = con carte proprie: { $packs }
table-stopped = Si può solo guardare
table-look-at = Guarda
table-turn = turno { $turn }
table-seats = Al tavolo
table-you = (tu)
table-replay = Rivedi
table-look = Guarda la fine
table-look-back = Rivedi
table-sit-down = Siediti
table-forget = Dimentica

import-sentence = Una partita salvata qui o su un altro server. Tutti i posti saranno su questo dispositivo; al tavolo potrai distribuire i link.
import-drop = Trascina qui il file, o sceglilo

rules-headline = Regolamento
rules-game = Gioco
rules-search = Cerca nelle regole
rules-search-example = senza sensi, R24, scartare…
rules-found = { $count ->
    [0] Nessun risultato. Prova un’altra parola.
    [one] Trovata una regola.
   *[other] Trovate { $count } regole.
}
rules-chapters = Capitoli
rules-number = Regola { $number }

settings-language = Lingua
settings-theme = Luce
settings-name = Il tuo nome al tavolo
settings-motion = Movimento
settings-speed = Velocità
settings-sound = Suono
settings-notifications = Avvisami quando tocca a me e la pagina non è in vista
settings-notifications-refused = Il browser non lo permette. Consenti le notifiche per questa pagina nelle impostazioni del browser, poi riprova.
theme-auto = Come il sistema
theme-light = Pergamena
theme-dark = Notte
motion-full = Tutto si muove
motion-reduced = Ridotto
motion-off = Niente si muove
speed-slow = Lenta
speed-usual = Normale
speed-quick = Rapida
sound-off = Nessuno
sound-chime = Campanella quando tocca a me
sound-all = Tutti

gate-closed = Questo tavolo resta chiuso
gate-connecting = Andiamo al tavolo…
gate-welcome = Il tuo posto è pronto
gate-with = Al tavolo: { $names }.
gate-name = Il tuo nome

replay-headline = Una partita rivista
replay-timeline = Linea del tempo
replay-position = Punto della partita
replay-where = Turno { $turn } · { $at } di { $count }
replay-opened = Tutte le carte sono scoperte: tocca un posto per vederne la mano.
replay-back = Un’azione indietro
replay-on = Un’azione avanti
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-play = Riproduci
replay-pause = Pausa
replay-save = Salva in un file
replay-play-on = Continua da qui
replay-leave = Esci

fan-notice-short = Un progetto amatoriale non ufficiale, senza legami con alcun editore.
about-fan = Un progetto amatoriale non ufficiale
about-fan-text = Wandwright è fatto da persone che amano questi giochi. Non è affiliato, approvato o sostenuto da alcun editore o titolare di diritti. I nomi appartengono ai loro proprietari.
about-words = Ogni testo delle carte è in parole nostre, ricavato da ciò che la carta fa, e ogni immagine è nostra. Compra la scatola: è bellissima.
about-icons = Immagini e caratteri
about-icons-text = Le icone vengono da
about-icons-authors = Le hanno disegnate Lorc, Delapouite, Skoll, Caro Asercion e gli altri autori; qui sono usate con altri colori e misure.
about-fonts = I nomi sono in Alegreya, il testo in Source Sans 3, entrambi con la SIL Open Font License.
about-licences = I testi delle licenze di tutto ciò di cui è fatta questa pagina
about-private = Che cosa si conserva
about-private-text = Non ci sono account. I tuoi posti sono link segreti, conservati solo in questo browser; il server ne tiene l’impronta. Anche le impostazioni restano in questo browser.

missing-headline = Qui non c’è nessun tavolo
missing-sentence = Forse l’indirizzo è scritto male. Torna nella sala e scegli da lì.

problem-offline = Il server non risponde. Controlla che sia acceso e che tu sia in rete, poi riprova.
problem-no-table = Non c’è un tavolo così, o il tuo link non lo apre. Chiedi un nuovo link.
problem-no-key = Questo browser non ha la chiave del tavolo. Aprilo con il link che hai ricevuto, o chiedine uno nuovo.
problem-too-large = Il file è troppo grande. Una partita salvata ha al massimo 20 MB; scegli un altro file.
problem-too-fast = Un po’ troppo in fretta. Aspetta un momento, poi riprova.
problem-other = Il server non ci è riuscito. Riprova; se succede ancora, riavvia il server.
