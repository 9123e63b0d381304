# Slova Nových pravidel u stolu.

hero-luna = Lenka
hero-ginny = Ginny

kind-creature = Tvor
kind-villain_creature = Padouch a tvor
kind-encounter = Střetnutí
kind-patronus = Patron
kind-charm = Formule
kind-potion = Lektvar
kind-dark_arts_potion = Lektvar černé magie
kind-ingredient = Přísada
kind-detention = Školní trest!
value-potion = lektvar
fact-influence = Vliv

foe-deck = Nepřátelé
kept-new = Co si necháváš
foe-influence = vliv na něm { $given }/{ $influence }
drag-influence = Přetáhni na zářícího nepřítele, nebo na něj klikni
guide-persuade-title = Získej ho
guide-persuade = Tento nepřítel přijímá vliv. Dej na něj žeton, jeden za tah; má-li vše, co potřebuje, je poražen.
why-no-influence = Potřebuje vliv a ty žádný nemáš. Zahraj karty, které ho dávají.
why-influence-cap = V tomto tahu už svůj vliv dostal.

encounter-about = Střetnutí, zbývá { $left }. Splněno { $done }/{ $needed }. Symboly na něm: { $symbols }
encounter-done = splněno { $done }/{ $needed }
encounter-ready = Na konci tahu ho lze získat
encounter-waits = Platí od příštího tahu
trials = Střetnutí a viteály

charm-open = Otevřeno při zdraví { $tier }

brewing = Lektvary
potion-deck = Lektvary
supply = Přísady
used-ingredients = Použité
shelves = Police
shelf-met = splněno
shelf-open = zatím nesplněno
shelf-about = Police { $number }: { $asked } ({ $state })
free-space = volné místo: { $ingredient }
filled-space = leží tu: { $ingredient }
dark-potion-of = Lektvar černé magie, leží u: { $name }
region-brewing = Lektvary

limit-even = sudé
limit-odd = liché
request-spells_played = Zahraná kouzla: { $n }
request-items_played = Zahrané předměty: { $n }
request-allies_played = Zahraní spojenci: { $n }
request-attack_assigned = Přidělený útok: { $n }
request-influence_gained = Získaný vliv: { $n }
request-influence_spent = Utracený vliv: { $n }
request-cards_drawn = Karty líznuté navíc: { $n }
request-cards_discarded = Odhozené karty: { $n }
request-cards_acquired = Získané karty: { $n }{ $filter ->
    [cost_at_least] , cena aspoň { $cost }
   *[other] { "" }
}
request-cards_banished = Vyhoštěné karty: { $n }
request-control_removed = Odebrané žetony kontroly: { $n }
request-control_at_least = Žetony kontroly na lokaci: aspoň { $n }
request-villains_defeated = Poražení padouši: { $n }
request-dark_arts_resolved = Vyhodnocené události černé magie: { $n }
request-dark_potions_face_up = Odkrytý lektvar černé magie
request-heroes_stunned = Omráčený hrdina
request-others_healed = Vyléčený jiný hrdina
request-any_health_gained = Hrdina získal zdraví: { $n }
request-any_health_at_least = Hrdina má zdraví { $n }
request-any_health_at_most = Hrdina má zdraví nejvýš { $n }
request-health_lost = Ztracené zdraví: { $n }
request-house_dice_rolled = Hod kolejní kostkou
request-tokens_given = Žeton předaný jinému
request-tokens_saved = Ušetřený žeton
request-both_tokens_on_villains = Útok i vliv na padouších
request-charm_used = Použitá formule
request-in_market = { $filter ->
    [ally] Spojenci v nabídce: { $n }
   *[item] Předměty v nabídce: { $n }
}
