# Prima gli amici: la via alla sala d'attesa, e la sala stessa.

friends-sentence = Scegli un gioco. I tuoi amici ricevono un link, vedono chi c’è, scelgono chi giocare, e tu dai il via.
friends-game = Quale gioco?
friends-open = Riunirsi per { $game }
friends-otherwise = Prepara tu il tavolo: posti, bot, seme e regole della casa

room-of = Su invito di { $name }
room-invited = { $name } ti invita a questa partita
room-lasts = Dura da { $low } a { $high } minuti. Di’ chi sei, e siediti.
room-full = Tutti i posti sono occupati. Puoi guardare.
room-who = Chi c’è
room-here = è qui
room-away = ora non c’è
room-free = Un posto libero
room-free-more = { $count ->
    [one] per chi aprirà il link
   *[other] per chi aprirà il link; { $count } posti sono liberi
    }
room-bot = Fai sedere un bot
room-beside = Qualcun altro gioca su questo dispositivo
room-their-name = Il suo nome
room-plays = gioca: { $part }
room-would-play = { $part }, se non sceglie altro
room-clear = Libera il posto di { $name }
room-clear-short = Libera il posto
room-choose = Scegli: { $what }
room-choose-for = { $name } sceglie: { $what }
room-mine = la mia scelta
room-invite = Invita con questo link
room-code = Codice QR del link
room-invite-help = Un solo link per tutti: mandalo, o fai inquadrare il codice con un telefono. Chi lo apre dopo l’inizio guarda.
room-start = Cominciate
room-ready = { $count ->
    [one] Una persona al tavolo.
   *[other] { $count } al tavolo.
    } I posti ancora liberi vengono tolti.
room-too-few = { $count ->
    [one] Deve arrivare ancora qualcuno, o un bot prende il posto.
   *[other] Devono arrivare ancora in { $count }, o i bot prendono i posti.
    }
room-too-many = Si può giocare al massimo in { $most }. Libera un posto, o scegli altro.
room-wait = Il via lo dà { $name }. Intanto scegli chi giocare.
room-state = Sala d’attesa: { $names }
room-enter = Alla sala d’attesa

ending-same-people = Le stesse persone
guest-of = Ospite di { $name }
guest-number = Ospite { $number }

refused-no-room = Questa partita è già cominciata. Vai al suo tavolo.
refused-not-offered = Qui non si può scegliere. Prendi uno dei valori che la pagina offre.
refused-all-taken = Tutti i posti sono occupati. Chiedi a chi ospita di liberarne uno, o guarda.
refused-wish-taken = L’ha già scelto qualcun altro. Scegline un altro.
refused-seat-taken = Lì siede già qualcuno. Prima libera il posto.
refused-room-changed = Qualcuno è appena arrivato o andato via. Guarda chi c’è, e ricomincia.
refused-not-begun = La partita non è ancora cominciata. Aspetta il via di chi ospita.

replay-branch = { $what }: dal turno { $turn }
