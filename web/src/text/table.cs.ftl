# Slova u stolu, pro každou hru.

at-close = Zavřít
at-opening = Zapalujeme svíčky…
at-refused = Tento odkaz stůl neotevře. Požádej hostitele o nový.
at-leave = Odejít od stolu
at-unnamed = Stůl
at-turn = { $number }. tah · { $name }
at-seats = Kdo sedí u stolu
at-seat-number = Místo { $number }
at-you = ty
at-bot = bot
at-here = u stolu
at-away = pryč
at-asked = na tahu
at-thinking = přemýšlí…
at-reconnecting = Spojení se přerušilo. Zkoušíme to znovu…
at-menu = Menu
at-regions = Části stolu
at-can-here = Tady můžeš něco udělat
at-side = Záznam a chat

at-hand = Ruka: { $name }, { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
at-hand-empty = V ruce není žádná karta
at-hidden-card = Karta
at-card-keys = Enter odpoví kartou. I ji ukáže zvětšenou.
at-open-pile = { $title }: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}. Prohlédnout
at-closed-pile = { $title }: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
} lícem dolů
at-pile-empty = Zatím tu nic není.
at-pile-count = { $count ->
    [one] Jedna karta.
    [few] { $count } karty, vrchní první.
   *[other] { $count } karet, vrchní první.
}
at-confidence = Jak jsme si touto kartou jisti: { $confidence ->
    [medium] pravděpodobně
    [low] nejistě
    [reconstructed] rekonstruovaná
   *[other] { $confidence }
}
at-doubts = Tištěnou kartu jsme neměli v ruce celou. Toto je naše nejlepší čtení; vlastní balíček je může opravit.
at-doubt = { $confidence ->
    [medium] pravděpodobné
    [low] nejisté
    [reconstructed] vymyšlené tak, aby zapadlo do hry
   *[other] { $confidence }
}: { $fields }

at-tray = Na co se ptáme
at-answers = Odpovědi
at-pick-up = Vzít do ruky: { $title }
at-in-hand = V ruce: { $title }
at-put-back = Vrátit zpět
at-all-answers = Všechny odpovědi
at-several = { $count ->
    [few] Vedou sem { $count } odpovědi
   *[other] Vede sem { $count } odpovědí
}
at-because = kvůli
at-rule = Pravidlo { $rule }
at-rulebook = Pravidla
at-rule-failed = Pravidlo se nepodařilo načíst. Otevři pravidla, nebo to za chvíli zkus znovu.
at-picked = Vybráno { $done }/{ $count }
at-picked-names = Vybráno { $done }/{ $count }: { $names }
at-picked-before = Vybráno dříve: { $names }.
at-mark-left = { $left ->
    [one] Zbývá označit { $left }
    [few] Zbývají označit { $left }
   *[other] Zbývá označit { $left }
}
at-mark-up-to = Označit jde ještě nejvýš { $left }
at-marked = Označeno: { $count }.
at-marked-all = Označeno je { $count } a víc vybrat nejde. Nejdřív nějakou značku zruš.
at-confirm = Potvrdit
at-hint = Rada
at-auto = Vždy…
at-auto-title = Odpovídat vždy takto
at-auto-until = Na jak dlouho?
at-auto-turn = tento tah
at-auto-match = celou partii
at-auto-stop = Zase se mě ptát
at-autos = Odpovídá se samo
at-any = Jakákoli otázka

at-moment = Okamžik…
at-over = Partie skončila
at-stopped = Tento stůl se dá jen prohlížet
at-stopped-why = { $sort ->
    [game] Jeho hra tu už není nainstalovaná.
    [rules] Začal s jinými pravidly své hry, než jaká jsou teď nainstalovaná.
   *[replay] Co se o něm uchovalo, se podle dnešních pravidel nedá znovu přehrát.
}
at-stopped-do = Rozhlédni se, a chceš-li si partii nechat, ulož ji do souboru.
at-together = Ptáme se několika hráčů najednou
at-still = Ještě odpoví: { $names }
at-awaits = Čeká se, co udělá { $name }.
at-awaits-away = Čeká se, co udělá { $name }; teď tu není.
at-also-you = { $name }, také na tomto zařízení.
at-then = Potom: { $text }
at-bot-thinks = { $name } přemýšlí
at-not-asked = Teď nejsi na tahu.
at-not-this-question = To není odpověď na otázku: { $prompt }.
at-why-nothing = S tím se teď nedá nic dělat.
at-just-changed = Otázka se právě změnila. Přečti si ji a klikni znovu.
at-sent-already = Tvá odpověď je na cestě.
at-sent-later = Právě není spojení. Tvá odpověď počká a odešle se, jakmile bude.
at-told-first = Toto kliknutí jen přeskočilo vyprávění. Odpovíš dalším.
at-only-replay = Tady se jen ohlížíš, nehraje se. Chceš-li to zkusit, hraj dál od některé pozice.
at-only-watching = Jen se díváš. Hrát může, kdo má u stolu místo.
at-choose-below = Vyber si z tlačítek dole.
at-not-there = Tam to položit nejde. Polož to tam, kde stůl září.
at-no-such-answer = Odpověď { $number } tu teď není.
at-nothing-to-end = Teď není co ukončit. Nejdřív odpověz na otázku.
at-covered = Tato ruka je zakrytá. Komu patří, ať nejdřív stiskne „{ at-ready }“.
at-no-line = Právě není spojení. Zkus to znovu, až bude.
at-broken-off = Spojení se přerušilo dřív, než stůl odpověděl. Podívej se, jak to dopadlo, a případně to zkus znovu.
at-mark-first = { $left ->
    [one] Nejdřív označ ještě jednu.
    [few] Nejdřív označ ještě { $left }.
   *[other] Nejdřív jich označ ještě { $left }.
}

at-ready = Jsem tu
at-handover = Předej zařízení

at-log = Záznam
at-log-toggle = Záznam
at-earlier = Dřívější
at-back-to = Vrátit se před toto
at-back-to-line = Vrátit se před: { $text }
at-back-do = Vrátit
at-reach-free = { $count ->
    [one] Vezme zpět poslední akci.
    [few] Vezme zpět poslední { $count } akce.
   *[other] Vezme zpět posledních { $count } akcí.
}
at-reach-vote = { $count ->
    [one] Vezme zpět jednu akci. Ostatní musí souhlasit.
    [few] Vezme zpět { $count } akce. Ostatní musí souhlasit.
   *[other] Vezme zpět { $count } akcí. Ostatní musí souhlasit.
}
at-reach-never = Od té doby vyšlo najevo něco nového nebo hrál někdo jiný: tak daleko se tento stůl nevrací.
at-undo = Zpět
at-undo-vote = Požádat o vrácení
at-undo-nothing = Ještě se nic neodehrálo, není co vracet.
at-undo-off = U tohoto stolu platí, co se stalo: tahy se nevracejí.
at-undo-plan = Vrátí poslední krok tvého plánu, který nikdo neviděl.
at-undo-own = { $count ->
    [one] Vrátí poslední akci.
    [few] Vrátí poslední { $count } akce.
   *[other] Vrátí posledních { $count } akcí.
}
at-undo-before-chance = Vrací se před chvíli, kdy rozhodla náhoda
at-undo-before-hidden = Vrací se před odhalení skryté karty
at-undo-before-seat = Vrací se před akci hráče { $name }
at-undo-never = { $back }: u tohoto stolu lze vrátit jen to, co neukázalo nic nového.
at-undo-needs = { $back }: musí souhlasit { $names }.
at-vote = Žádost o vrácení
at-vote-asks = { $name } žádá o vrácení { $count ->
    [one] jedné akce.
   *[other] { $count } akcí.
}
at-vote-yes = Souhlasím
at-vote-no = Ne
at-vote-refused = Nesouhlasili všichni: nic se nevrací.
at-vote-waits = Čeká se: { $names }.

at-chat = Chat
at-chat-open = Otevřít chat
at-chat-empty = Zatím nikdo nic neřekl.
at-chat-say = Řekni něco
at-send = Poslat
at-reactions = Reakce
at-react = Reagovat { $reaction }
at-banner-skip = Pokračovat

at-settings = Nastavení
at-replay = Přehrát partii
at-export = Uložit partii do souboru
at-wrong = Něco je špatně
at-to-bot = Ať hraje bot
at-to-person = Vrátit člověku
at-reissue = Nový odkaz
at-new-link = Nový odkaz pro místo { $name }. Starý už neplatí.
at-invite = Pozvat
at-lock = Zamknout stůl
at-unlock = Znovu otevřít stůl

at-won = Vítězství!
at-lost = Porážka
at-lasted = Tahů: { $turns }, akcí: { $actions }.
at-look-around = Prohlédnout si stůl

at-guide = Tvůj první tah
at-guide-next = Dál
at-guide-skip = Bez průvodce

at-keys = Klávesnice
at-key-answer = dát tuto odpověď nebo ji označit
at-key-point = ukázat na odpověď; rozsvítí se na stole
at-key-take = dát odpověď, na kterou se ukazuje; potvrdit, co je označeno
at-key-look = ukázat vybranou kartu zvětšenou
at-key-undo = zpět
at-key-hint = rada
at-key-log = otevřít nebo zavřít záznam
at-key-close = zavřít, přeskočit, pustit
at-key-keys = tento seznam

at-map-keys = Šipkami přejdeš z pole na pole, Enter pole vybere. Plus a minus přibližují a oddalují, nula ukáže vše.
at-map-view = Pohled na mapu
at-map-larger = Přiblížit
at-map-smaller = Oddálit
at-map-all = Ukázat vše
at-map-there = stojí tu: { $names }
at-track-at = { $name }: { $at }/{ $last }
at-plan-open = ještě plánuje
at-plan-done = hotovo
at-plan-hidden = Karta lícem dolů
at-plan-empty = Zatím nic
at-plan-carried = provedeno
at-mark-active = je na tahu
at-mark-asked = má odpovědět
at-mark-stunned = omráčení
at-mark-silenced = umlčení
at-face-down = lícem dolů: { $count }
at-nothing-here = zatím nic
