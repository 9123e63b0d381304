# Nejdřív přátelé: cesta do čekárny a čekárna sama.

friends-sentence = Vyber hru. Přátelé dostanou odkaz, uvidí, kdo už přišel, vyberou si, za koho hrají, a ty dáš povel ke hře.
friends-game = Která hra?
friends-open = Sejít se u hry { $game }
friends-otherwise = Připravit stůl po svém: místa, boti, seed a domácí pravidla

room-of = Zve: { $name }
room-invited = { $name } tě zve k této hře
room-lasts = Hra trvá { $low } až { $high } minut. Řekni, jak se jmenuješ, a posaď se.
room-full = Všechna místa jsou obsazená. Můžeš se dívat.
room-who = Kdo už tu je
room-here = je tady
room-away = teď tu není
room-free = Volné místo
room-free-more = { $count ->
    [one] pro toho, kdo příště otevře odkaz
    [few] pro toho, kdo příště otevře odkaz; volná jsou { $count } místa
   *[other] pro toho, kdo příště otevře odkaz; volných je { $count } míst
    }
room-bot = Posadit sem bota
room-beside = Na tomto zařízení hraje ještě někdo
room-their-name = Jméno dalšího hráče
room-plays = hraje za: { $part }
room-would-play = { $part }, nebude-li vybráno jinak
room-clear = Uvolnit místo, kde sedí { $name }
room-clear-short = Uvolnit místo
room-choose = Vyber si: { $what }
room-choose-for = { $name } si vybírá: { $what }
room-mine = moje volba
room-invite = Pozvi přátele tímto odkazem
room-code = QR kód odkazu
room-invite-help = Jeden odkaz pro všechny: pošli ho, nebo ať namíří telefon na kód. Kdo ho otevře až po začátku, bude se dívat.
room-start = Začít hru
room-ready = { $count ->
    [one] U stolu je { $count } hráč.
    [few] U stolu jsou { $count } hráči.
   *[other] U stolu je { $count } hráčů.
    } Místa, která zůstala volná, se odklidí.
room-too-few = { $count ->
    [one] Ještě jeden musí přijít, nebo jeho místo zaujme bot.
    [few] Ještě { $count } musí přijít, nebo jejich místa zaujmou boti.
   *[other] Ještě { $count } musí přijít, nebo jejich místa zaujmou boti.
    }
room-too-many = Tohle může hrát nejvýš { $most }. Uvolni místo, nebo vyber něco jiného.
room-wait = Povel ke hře dá { $name }. Zatím si vyber, za koho hraješ.
room-state = Čekárna: { $names }
room-enter = Do čekárny

ending-same-people = Ve stejné sestavě
guest-of = Host, kterého zve { $name }
guest-number = Host { $number }

refused-no-room = Tato hra už začala. Jdi k jejímu stolu.
refused-not-offered = Tohle tu vybrat nejde. Vyber jednu z hodnot, které stránka nabízí.
refused-all-taken = Všechna místa jsou obsazená. Požádej hostitele, ať jedno uvolní, nebo se dívej.
refused-wish-taken = To už si vybral někdo jiný. Vyber si něco jiného.
refused-seat-taken = Tam už někdo sedí. Nejdřív místo uvolni.
refused-room-changed = Právě někdo přišel nebo odešel. Podívej se, kdo tu je, a začni znovu.
refused-not-begun = Hra ještě nezačala. Počkej, až ji hostitel zahájí.

replay-branch = { $what }: dál od { $turn }. tahu
