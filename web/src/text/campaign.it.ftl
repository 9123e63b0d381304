# La campagna: i libri, i livelli e i finali.

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
campaign-variations = { $count ->
    [0] Varianti: come al solito
    [one] Varianti: una scelta
   *[other] Varianti: { $count } scelte
    }
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
campaign-to-book = Al libro
campaign-shop = Negozio personale
campaign-power = Dall’Anno 3: { $power }
campaign-played-by = gioca { $name }
lobby-campaign = Campagna
lobby-campaign-help = Gli anni da 1 a 7 e la Battaglia di Hogwarts, in molte serate. Il libro ricorda tutto.
