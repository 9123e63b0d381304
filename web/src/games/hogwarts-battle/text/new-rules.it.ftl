# Le parole delle Nuove Regole al tavolo.

hero-luna = Luna
hero-ginny = Ginny

kind-creature = Creatura
kind-villain_creature = Malvagio e creatura
kind-encounter = Incontro
kind-patronus = Patronus
kind-charm = Incanto
kind-potion = Pozione
kind-dark_arts_potion = Pozione delle Arti Oscure
kind-ingredient = Ingrediente
kind-detention = Punizione!
value-potion = pozione
fact-influence = Influenza

foe-deck = Nemici
kept-new = Quello che tieni
foe-influence = { $given } influenza su { $influence }
drag-influence = Trascinala su un nemico che brilla, o clicca il nemico
guide-persuade-title = Conquistalo
guide-persuade = Questo nemico accetta influenza. Metti un segnalino, uno per turno; quando ha tutto ciò che gli serve, è sconfitto.
why-no-influence = Gli serve influenza e non ne hai. Gioca carte che ne danno.
why-influence-cap = Ha già avuto la sua influenza in questo turno.

encounter-about = Incontro, ne restano { $left }. Fatto { $done } su { $needed }. Simboli sopra: { $symbols }
encounter-done = fatto { $done } su { $needed }
encounter-ready = Si può prendere alla fine del turno
encounter-waits = Vale dal prossimo turno
trials = Incontri e Horcrux

charm-open = Aperto con salute { $tier }

brewing = Pozioni
potion-deck = Pozioni
supply = Ingredienti
used-ingredients = Usati
shelves = Ripiani
shelf-met = soddisfatto
shelf-open = non ancora
shelf-about = Ripiano { $number }: { $asked } ({ $state })
free-space = spazio libero per { $ingredient }
filled-space = c’è { $ingredient }
dark-potion-of = Pozione delle Arti Oscure davanti a { $name }
region-brewing = Pozioni

limit-even = pari
limit-odd = dispari
request-spells_played = Incantesimi giocati: { $n }
request-items_played = Oggetti giocati: { $n }
request-allies_played = Alleati giocati: { $n }
request-attack_assigned = Attacco assegnato: { $n }
request-influence_gained = Influenza ottenuta: { $n }
request-influence_spent = Influenza spesa: { $n }
request-cards_drawn = Carte pescate in più: { $n }
request-cards_discarded = Carte scartate: { $n }
request-cards_acquired = Carte acquisite: { $n }{ $filter ->
    [cost_at_least] , da { $cost } in su
   *[other] { "" }
}
request-cards_banished = Carte bandite: { $n }
request-control_removed = Segnalini controllo tolti: { $n }
request-control_at_least = Segnalini controllo sul Luogo: almeno { $n }
request-villains_defeated = Malvagi sconfitti: { $n }
request-dark_arts_resolved = Eventi delle Arti Oscure risolti: { $n }
request-dark_potions_face_up = Una pozione delle Arti Oscure scoperta
request-heroes_stunned = Un eroe senza sensi
request-others_healed = Un altro eroe guarito
request-any_health_gained = Un eroe ha ottenuto { $n } salute
request-any_health_at_least = Un eroe con salute { $n }
request-any_health_at_most = Un eroe con salute { $n } o meno
request-health_lost = Salute persa: { $n }
request-house_dice_rolled = Un dado della Casa tirato
request-tokens_given = Un segnalino dato a un altro
request-tokens_saved = Un segnalino messo da parte
request-both_tokens_on_villains = Attacco e influenza sui malvagi
request-charm_used = Incanto usato
request-in_market = { $filter ->
    [ally] Alleati nel mercato: { $n }
   *[item] Oggetti nel mercato: { $n }
}
