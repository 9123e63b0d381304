# L'atrio: i giochi tra cui scegliere, la strada delle Partite, come si gioca.

lobby-games = I giochi
lobby-first-match = Gioca la prima partita
lobby-new-table = Prepara un tavolo
lobby-won = { $count ->
    [one] Vinto una volta in questo browser
   *[other] Vinto { $count } volte in questo browser
    }
facts-players = { $most ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
facts-minutes = { $minutes } minuti
difficulty-1 = Facile
difficulty-2 = Media
difficulty-3 = Difficile
difficulty-2-3 = Da media a difficile
difficulty-grows = Facile all’inizio, poi sempre più difficile
road-headline = { $won ->
    [0] Una strada di { $all } Partite
    [one] { $won } Partita vinta su { $all }
   *[other] { $won } Partite vinte su { $all }
    }
road-won = vinta
road-next = la prossima
road-later = non ancora vinta
road-stop = Partita { $stop }, { $state }. { $about }
road-stop-next = Partita { $stop }: { $about }
new-summary = { $what }. { $people ->
    [0] Nessuna persona
    [one] 1 persona
   *[other] { $people } persone
    } e { $bots ->
    [0] nessun bot
    [one] 1 bot
   *[other] { $bots } bot
    }.
how-to-play = Come si gioca
rules-numbered = Tutte le regole per numero
lobby-workshop = Laboratorio
lobby-workshop-help = Scrivi carte tue e provale
