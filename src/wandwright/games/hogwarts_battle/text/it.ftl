### Ciò che legge chi gioca a Hogwarts Battle, in italiano.
###
### Il significato degli argomenti è spiegato in en.ftl.

## Names

name-attack = attacco
name-influence = influenza
name-health = salute
name-card = carta
name-control = segnalino controllo
name-location = Luogo
name-next-locations = prossimi Luoghi
name-last-foe = Ultimo dei nemici
name-market = mercato
name-hand = mano
name-deck = mazzo
name-discard-pile = pila degli scarti
name-play-area = area di gioco

type-spell = incantesimo
type-item = oggetto
type-ally = alleato

kind-hero = eroe
kind-starting = carta iniziale
kind-hogwarts = carta Hogwarts
kind-dark-arts = evento delle Arti Oscure
kind-villain = malvagio
kind-location = Luogo
kind-horcrux = Horcrux
kind-proficiency = Competenza
kind-die = dado

hero-harry = Harry Potter
hero-ron = Ron Weasley
hero-hermione = Hermione Granger
hero-neville = Neville Paciock

die-gryffindor = dado Grifondoro
die-slytherin = dado Serpeverde
die-ravenclaw = dado Corvonero
die-hufflepuff = dado Tassorosso
die-any = dado della Casa a scelta

face-attack = attacco
face-influence = influenza
face-health = salute
face-card = carta

tag-broom = scopa
tag-house-elf = elfo domestico
tag-morsmordre = Marchio Nero
tag-owl = gufo
tag-quidditch-gear = Quidditch
tag-voldemort = Voldemort
tag-weasley = Weasley

confidence-high = confermato
confidence-medium = probabile
confidence-low = incerto
confidence-reconstructed = ricostruito

printed-cost = { counted-influence }
printed-health = { counted-health }
printed-for = { $what } con { $heroes } eroi
printed-slots = { counted-control }
printed-events = { $n ->
    [one] { $n } evento delle Arti Oscure per turno
   *[other] { $n } eventi delle Arti Oscure per turno
}

## Heroes spoken of

who-self = tu
who-active = l’eroe attivo
who-all = ogni eroe
who-others = ogni altro eroe
who-any-one = un eroe a scelta
who-any-two = due eroi a scelta
who-up-to-two = fino a due eroi a scelta
who-one-other = un altro eroe a scelta
who-that = quell’eroe

who-all-if-at-full-health = ogni eroe con la salute al massimo
who-others-if-at-full-health = ogni altro eroe con la salute al massimo

## Triggers

when-discarded = quando viene scartata
when-in-hand = finché è nella tua mano
when-villain-defeated = la prossima volta che sconfiggi un malvagio in questo turno
when-control-added = quando si aggiunge un segnalino controllo al Luogo
when-control-removed = quando si rimuove un segnalino controllo dal Luogo
when-forced-discard = { $side ->
    [own] quando un evento delle Arti Oscure o un malvagio ti fa scartare una carta
   *[foe] quando un evento delle Arti Oscure o un malvagio fa scartare una carta a un eroe
}
when-villain-revealed = quando viene rivelato un altro malvagio
when-morsmordre = quando si risolve Morsmordre!
when-card-acquired = { $side ->
    [own] quando acquisisci una carta
   *[foe] quando un eroe acquisisce una carta
}
when-card-played = { $side ->
    [own] quando giochi una carta
   *[foe] quando un eroe gioca una carta
}
when-ally-played = { $side ->
    [own] quando giochi un alleato
   *[foe] quando un eroe gioca un alleato
}
when-item-played = { $side ->
    [own] quando giochi un oggetto
   *[foe] quando un eroe gioca un oggetto
}
when-spell-played = { $side ->
    [own] quando giochi un incantesimo
   *[foe] quando un eroe gioca un incantesimo
}
when-attack-assigned = { $side ->
    [own] quando assegni attacco a un malvagio
   *[foe] quando un eroe assegna attacco a un malvagio
}
when-health-gained = { $side ->
    [own] quando un eroe ottiene salute nel tuo turno
   *[foe] quando un eroe ottiene salute
}
when-die-rolled = { $side ->
    [own] quando tiri un dado
   *[foe] quando un eroe tira un dado
}
when-passive = { $side ->
    [own] sempre
   *[foe] finché questa carta è scoperta
}
when-revealed = quando viene rivelato
when-action = nel tuo turno

when-if = { $trigger }, { $condition }
when-spell-played-if-spells-played = { $side ->
    [own] quando hai giocato
   *[foe] quando un eroe ha giocato
} { counted-spell } { $side ->
    [own] nel tuo turno
   *[foe] in un turno
}
when-ally-played-if-allies-played = { $side ->
    [own] quando hai giocato
   *[foe] quando un eroe ha giocato
} { $n ->
    [one] { $n } alleato
   *[other] { $n } alleati
} { $side ->
    [own] nel tuo turno
   *[foe] in un turno
}
when-item-played-if-items-played = { $side ->
    [own] quando hai giocato
   *[foe] quando un eroe ha giocato
} { $n ->
    [one] { $n } oggetto
   *[other] { $n } oggetti
} { $side ->
    [own] nel tuo turno
   *[foe] in un turno
}
when-card-played-if-kinds-played = { $side ->
    [own] quando hai giocato
   *[foe] quando un eroe ha giocato
} { $n ->
    [3] un alleato, un oggetto e un incantesimo
    [2] carte di due tipi
   *[other] una carta
} { $side ->
    [own] nel tuo turno
   *[foe] in un turno
}
when-attack-assigned-if-attack-assigned = { $side ->
    [own] quando hai assegnato
   *[foe] quando un eroe ha assegnato
} { counted-attack } { $side ->
    [own] nel tuo turno
   *[foe] in un turno
}
when-attack-assigned-if-attack-on-villain = { $side ->
    [own] quando hai assegnato
   *[foe] quando un eroe ha assegnato
} { $n ->
    [one] almeno { $n } punto attacco
   *[other] almeno { $n } punti attacco
} a un solo malvagio { $side ->
    [own] nel tuo turno
   *[foe] in un turno
}, una volta per ogni malvagio
when-health-gained-if-health-gained = quando un eroe ha ottenuto { counted-health } { $side ->
    [own] nel tuo turno
   *[foe] in un turno
}
when-card-acquired-if-cost-at-least = { $side ->
    [own] quando acquisisci
   *[foe] quando un eroe acquisisce
} una carta che costa { $n } o più
when-card-acquired-if-type = { $side ->
    [own] quando acquisisci
   *[foe] quando un eroe acquisisce
} { $type ->
    [spell] un incantesimo
    [item] un oggetto
   *[ally] un alleato
}

## Conditions

if-spells-played = { $side ->
    [own] se in questo turno giochi
   *[foe] se in questo turno l’eroe attivo gioca
} { $n ->
    [one] un incantesimo
   *[other] almeno { $n } incantesimi
}
if-allies-played = { $side ->
    [own] se in questo turno giochi
   *[foe] se in questo turno l’eroe attivo gioca
} { $n ->
    [one] un alleato
   *[other] almeno { $n } alleati
}
if-items-played = { $side ->
    [own] se in questo turno giochi
   *[foe] se in questo turno l’eroe attivo gioca
} { $n ->
    [one] un oggetto
   *[other] almeno { $n } oggetti
}
if-attack-assigned = { $side ->
    [own] se in questo turno assegni
   *[foe] se in questo turno l’eroe attivo assegna
} { $n ->
    [one] almeno { $n } punto attacco
   *[other] almeno { $n } punti attacco
}
if-attack-on-villain = { $side ->
    [own] se in questo turno assegni a un solo malvagio
   *[foe] se in questo turno l’eroe attivo assegna a un solo malvagio
} { $n ->
    [one] almeno { $n } punto attacco
   *[other] almeno { $n } punti attacco
}
if-health-gained = se in questo turno si ottengono { $n } o più punti salute
if-kinds-played = { $side ->
    [own] se in questo turno giochi
   *[foe] se in questo turno l’eroe attivo gioca
} { $n ->
    [3] un alleato, un oggetto e un incantesimo
    [2] carte di due tipi
   *[other] una carta
}
if-kinds-in-hand = { $side ->
    [own] se hai in mano
   *[foe] se l’eroe attivo ha in mano
} { $n ->
    [3] un alleato, un oggetto e un incantesimo
    [2] carte di due tipi
   *[other] una carta
}
if-cost-at-least = se la carta costa { $n } o più
if-type = se la carta è { $type ->
    [spell] un incantesimo
    [item] un oggetto
   *[ally] un alleato
}
if-other-holds-tag = se un altro eroe ha in mano una carta «{ $tag }»
if-at-full-health = con la salute al massimo
if-every-villain-hit = se in questo turno è stato assegnato attacco a ogni malvagio

## Counts

per-ally-played = per ogni alleato giocato in questo turno
per-spell-played = per ogni incantesimo giocato in questo turno
per-item-played = per ogni oggetto giocato in questo turno
per-ally-in-hand = per ogni alleato in mano
per-cards-in-hand-costing = per ogni carta in mano che costa { $n } o più

## Limits

limit-turn = una volta per turno
limit-hero-turn = una volta per turno per ogni eroe
limit-game = una volta per partita

## Prices

pay-discard = scartare { $n } { $filter ->
    [spell] { $n ->
        [one] incantesimo
       *[other] incantesimi
    }
    [item] { $n ->
        [one] oggetto
       *[other] oggetti
    }
    [ally] { $n ->
        [one] alleato
       *[other] alleati
    }
   *[card] { $n ->
        [one] carta
       *[other] carte
    }
}
pay-influence = pagare { counted-influence }
pay-attack = pagare { counted-attack }
pay-this = rinunciare a questa carta
pay = { $who ->
    [self] puoi { $price }; se lo fai, { $text }
   *[active] { $subject } può { $price }; se lo fa, { $text }
}

## Effects

do-gain-attack = { $who ->
    [self] ottieni
    [any_two] { $subject } ottengono
    [up_to_two] { $subject } ottengono
   *[active] { $subject } ottiene
} { counted-attack }
do-gain-influence = { $who ->
    [self] ottieni
    [any_two] { $subject } ottengono
    [up_to_two] { $subject } ottengono
   *[active] { $subject } ottiene
} { counted-influence }
do-gain-health = { $who ->
    [self] ottieni
    [any_two] { $subject } ottengono
    [up_to_two] { $subject } ottengono
   *[active] { $subject } ottiene
} { counted-health }
do-lose-health = { $who ->
    [self] perdi
    [any_two] { $subject } perdono
    [up_to_two] { $subject } perdono
   *[active] { $subject } perde
} { counted-health }
do-draw = { $who ->
    [self] pesca
    [any_two] { $subject } pescano
    [up_to_two] { $subject } pescano
   *[active] { $subject } pesca
} { counted-card }
do-discard = { $who ->
    [self] scarta
    [any_two] { $subject } scartano
    [up_to_two] { $subject } scartano
   *[active] { $subject } scarta
} { $n } { $filter ->
    [spell] { $n ->
        [one] incantesimo
       *[other] incantesimi
    }
    [item] { $n ->
        [one] oggetto
       *[other] oggetti
    }
    [ally] { $n ->
        [one] alleato
       *[other] alleati
    }
   *[card] { $n ->
        [one] carta
       *[other] carte
    }
}
do-add-control = aggiungi { counted-control }
do-remove-control = rimuovi { $up_to ->
    [yes] fino a
   *[no] {""}
} { counted-control }
do-remove-attack = rimuovi { counted-attack } da ogni malvagio
do-reveal-dark-arts = rivela { $n ->
    [one] un altro evento delle Arti Oscure
   *[other] altri { $n } eventi delle Arti Oscure
}
do-choose-heroes = { $subject }: { $text }
do-each = { $subject }: { $text }
do-repeat = { $per } { $text }
do-roll = { $who ->
    [self] tira
   *[active] { $subject } tira
} { $die ->
    [gryffindor] il dado Grifondoro
    [slytherin] il dado Serpeverde
    [ravenclaw] il dado Corvonero
    [hufflepuff] il dado Tassorosso
   *[any] un dado della Casa a scelta
} { $times ->
    [1] {""}
    [2] due volte
   *[other] { $times } volte
}
do-roll-dark = { $who ->
    [self] tira
   *[active] { $subject } tira
} { $die ->
    [gryffindor] il dado Grifondoro
    [slytherin] il dado Serpeverde
    [ravenclaw] il dado Corvonero
   *[hufflepuff] il dado Tassorosso
}: con attacco, { $attack }; con influenza, { $influence }; con salute, { $health }; con carta, { $card }
do-suppress-ability = l’abilità di un malvagio non ha effetto fino al tuo prossimo turno
do-take-from-discard = { $may ->
    [yes] { $who ->
        [self] puoi prendere
        [any_two] { $subject } possono prendere
        [up_to_two] { $subject } possono prendere
       *[active] { $subject } può prendere
    }
   *[no] { $who ->
        [self] prendi
        [any_two] { $subject } prendono
        [up_to_two] { $subject } prendono
       *[active] { $subject } prende
    }
} in mano { $filter ->
    [spell] un incantesimo
    [item] un oggetto
   *[ally] un alleato
} dalla pila degli scarti
do-topdeck-acquired = puoi mettere in cima al tuo mazzo { $filter ->
    [spell] gli incantesimi
    [item] gli oggetti
   *[ally] gli alleati
} che acquisisci in questo turno
do-copy-ally = puoi copiare l’effetto di un alleato che hai giocato in questo turno
do-forbid = { $who ->
    [all] gli eroi non possono
   *[active] { $subject } non può
} { $what ->
    [draw] pescare carte extra
    [gain_health] ottenere salute
    [remove_control] rimuovere segnalini controllo
   *[tokens_off_turn] ottenere attacco o influenza nel turno di un altro eroe
} { $span ->
    [turn] in questo turno
   *[always] {""}
}
do-cap-attack = in questo turno non si può assegnare più di { counted-attack } a ogni malvagio
do-cap-health-loss = non perdi più di { counted-health } per ogni evento delle Arti Oscure e per ogni malvagio
do-reveal-top = { $subject } rivela la prima carta del proprio mazzo; { $condition }, scartala e { $text }
do-look-top = puoi guardare la prima carta del tuo mazzo e scartarla o lasciarla dov’è
do-search-deck = prendi in mano dal tuo mazzo una carta che costa { $cost_at_most } o meno e mescola il mazzo
do-signal = { $what ->
   *[morsmordre] le carte che attendono Morsmordre! hanno effetto
}
do-extra-health = { $subject } ne ottiene { $n } in più
do-discount = { $filter ->
   *[die] le carte che possono tirare un dado della Casa
} ti costano { counted-influence } in meno
do-reroll = puoi tirarlo di nuovo una volta

## Joints

sentence = { $text }.
triggered = { $trigger }: { $text }
conditional = { $condition }, { $text }
limited = { $text } ({ $limit })
counted = { $text } { $per }
if-discarded = { $text }; se è { $type ->
    [spell] un incantesimo
    [item] un oggetto
   *[ally] un alleato
}, { $then }
if-stunned = { $text }; se così l’eroe resta senza sensi, { $then }
choose = { $who ->
    [self] scegli
    [any_two] { $subject } scelgono
    [up_to_two] { $subject } scelgono
   *[active] { $subject } sceglie
} { $n ->
    [1] un’opzione
    [2] due opzioni
   *[other] { $n } opzioni
}: { $options }
reward = { $kind ->
    [horcrux] Potere di chi lo possiede – { $text }
   *[villain] Ricompensa: { $text }
}
needs-any = per distruggerlo, assegna un dado: { $faces }
needs-all = per distruggerlo, assegna i dadi: { $faces }
faces = facce: { $faces }
face-count = { $n } × { $face }

list-and = { $first } e { $rest }
list-or = { $first } o { $rest }
list-comma = { $first }, { $rest }
list-apart = { $first }; { $rest }
list-after-choice = { $first }; poi { $rest }
list-options = { $first }; oppure { $rest }

## Rules that a tag carries

rule-voldemort = { $game ->
    [0] non riceve attacco né influenza finché tutti gli altri nemici non sono sconfitti e tutte le prove completate; quando viene sconfitto, gli eroi vincono
    [7] non può essere attaccato finché tutti gli altri malvagi non sono sconfitti e tutti gli Horcrux distrutti; quando viene sconfitto, gli eroi vincono
   *[other] non può essere attaccato finché tutti gli altri malvagi non sono sconfitti; quando viene sconfitto, gli eroi vincono
}

## Prompts
## Chi deve fare che cosa, al tavolo. $hero è l’eroe interpellato, $card la carta che chiede, $n un numero.

prompt-act = { $hero }: gioca carte, attacca, acquisisci carte o termina il turno
prompt-discard = { $left ->
    [one] { $hero }: scegli una carta da scartare
   *[other] { $hero }: scegli { $left } carte da scartare
}
prompt-discard-spell = { $left ->
    [one] { $hero }: scegli un incantesimo da scartare
   *[other] { $hero }: scegli { $left } incantesimi da scartare
}
prompt-discard-item = { $left ->
    [one] { $hero }: scegli un oggetto da scartare
   *[other] { $hero }: scegli { $left } oggetti da scartare
}
prompt-discard-ally = { $left ->
    [one] { $hero }: scegli un alleato da scartare
   *[other] { $hero }: scegli { $left } alleati da scartare
}
prompt-discard-stunned = { $left ->
    [one] { $hero } resta senza sensi: scegli una carta da scartare
   *[other] { $hero } resta senza sensi: scegli { $left } carte da scartare
}
prompt-choose = { $left ->
    [one] { $hero }: scegli un effetto della carta «{ $card }»
   *[other] { $hero }: scegli { $left } effetti della carta «{ $card }»
}
prompt-hero-any-one = { $hero }: scegli un eroe per la carta «{ $card }»
prompt-hero-any-two = { $hero }: scegli due eroi per la carta «{ $card }»
prompt-hero-up-to-two = { $hero }: scegli uno o due eroi per la carta «{ $card }»
prompt-hero-one-other = { $hero }: scegli un altro eroe per la carta «{ $card }»
prompt-order-discards = { $hero }: più carte scartate hanno un effetto. Quale viene prima?
prompt-take-back = { $hero }: scegli una carta della tua pila degli scarti da prendere in mano
prompt-search = { $hero }: scegli una carta del tuo mazzo da prendere in mano
prompt-silence = { $hero }: scegli { $foe ->
    [creature] una creatura
   *[villain] un malvagio
} la cui abilità non ha effetto fino al tuo prossimo turno
prompt-copy = { $hero }: scegli un alleato giocato in questo turno da copiare
prompt-die = { $hero }: scegli un dado della Casa da tirare
prompt-face = { $hero }: { $die }, faccia «{ $face }». Decidi che cosa farne
prompt-place = { $hero }: metti { $card } sulla tua pila degli scarti o in cima al tuo mazzo
prompt-keep-top = { $hero }: la prima carta del tuo mazzo è { $card }. Lasciala lì o scartala
prompt-keep-top-hidden = { $hero }: lascia la prima carta sul mazzo o scartala
prompt-look = { $hero }: il tuo mazzo è vuoto. Vuoi rimescolare gli scarti e guardare la prima carta?
prompt-remove = { $hero }: scegli quanti segnalini controllo rimuovere
prompt-proficiency = { $hero }: scegli una Competenza
prompt-because = a causa della carta «{ $card }»

## Answers

label-end = Termina il turno
label-play = Gioca { $card }
label-attack = Attacca { $card }
label-acquire = Acquisisci { $card } per { counted-influence }
label-use = Usa { $card }
label-discard = Scarta { $card }
label-first = Prima { $card }
label-take-back = Prendi { $card }
label-nothing = Niente, grazie
label-no-more = Nessun altro
label-copy = Copia { $card }
label-silence = Metti a tacere { $card }
label-roll = Tira: { $die }
label-benefit = { $face ->
    [attack] Ogni eroe ottiene 1 punto attacco
    [influence] Ogni eroe ottiene 1 punto influenza
    [health] Ogni eroe ottiene 1 punto salute
   *[card] Ogni eroe pesca 1 carta
}
label-dark-benefit = Lascia che accada: { $text }
label-assign = Assegnalo all’Horcrux
label-reroll = Tira di nuovo
label-to-discard = Sulla pila degli scarti
label-to-deck = In cima al mazzo
label-look = Rimescola e guarda
label-keep = Lasciala in cima
label-remove = { $n ->
    [0] Non rimuovere nulla
    [one] Rimuovi { $n } segnalino controllo
   *[other] Rimuovi { $n } segnalini controllo
}

## Events
## Che cosa è successo, una riga per volta. $hero l’ha fatto o subìto, $card è la carta in questione.

event-turn = turno { $n }: { $hero }
event-turn-ends = { $hero } termina il turno
event-dark-arts = Arti Oscure: { $card }
event-resolves = { $several ->
    [yes] agiscono { $card }
   *[no] agisce { $card }
}
event-plays = { $hero } gioca { $card }
event-attacks = { $hero } attacca { $card }: { $n } su { $health }
event-defeats = sconfitta: { $card }
event-reward = ricompensa della carta «{ $card }»
event-pays = { $card } ricompensa per il malvagio sconfitto
event-acquires = { $hero } acquisisce { $card }
event-acquires-several-card = { $hero } acquisisce { $list }
event-topdecks = { $hero } mette { $card } in cima al mazzo
event-uses = { $hero } usa { $card }
event-gains-attack = { $hero } ottiene { counted-attack }
event-gains-influence = { $hero } ottiene { counted-influence }
event-gains-health = { $hero } ottiene { counted-health }
event-loses-health = { $hero } perde { counted-health }
event-loss-prevented = { $hero } questa volta non perde salute grazie alla carta «{ $card }»
event-protected = { $hero } perde { counted-health } in meno grazie alla carta «{ $card }»
event-loss-prevented-hidden = { $hero } è al sicuro e questa volta non perde salute
event-protected-hidden = { $hero } è al sicuro: { $n ->
    [one] { $n } punto salute perso in meno
   *[other] { $n } punti salute persi in meno
}
event-health-blocked = { $hero } ora non può ottenere salute
event-health-full = { $hero } ha già la salute al massimo
event-draw-blocked = { $hero } ora non può pescare carte extra
event-removal-blocked = ora non si può rimuovere alcun segnalino controllo
event-tokens-blocked = { $hero } non ottiene segnalini nel turno di un altro eroe
event-forbidden = { $what ->
    [draw] in questo turno nessun eroe può pescare carte extra
    [health] in questo turno nessun eroe può ottenere salute
    [own-health] { $hero } non può ottenere salute in questo turno
   *[removal] in questo turno non si possono rimuovere segnalini controllo
}
event-attack-capped = in questo turno ogni malvagio può ricevere al massimo { counted-attack }
event-stunned = { $hero } resta senza sensi
event-loses-attack = { $hero } perde { counted-attack }
event-loses-influence = { $hero } perde { counted-influence }
event-returns-attack = { $hero } restituisce { $n ->
    [one] { $n } punto attacco non usato
   *[other] { $n } punti attacco non usati
}
event-returns-influence = { $hero } restituisce { $n ->
    [one] { $n } punto influenza non usato
   *[other] { $n } punti influenza non usati
}
event-recovers = { $hero } torna a { $n } punti salute
event-draws = { $hero } pesca { $card }
event-draws-several-card = { $hero } pesca { $list }
event-draws-hidden = { $hero } pesca una carta
event-draws-hidden-several = { $hero } pesca { $n } carte
event-reshuffles = { $hero } rimescola la pila degli scarti in un nuovo mazzo
event-dark-arts-reshuffled = gli scarti delle Arti Oscure vengono rimescolati in un nuovo mazzo
event-discards = { $hero } scarta { $card }
event-discards-several-card = { $hero } scarta { $list }
event-reveals = { $hero } rivela { $card }
event-reveals-several-card = { $hero } rivela { $list }
event-looks = { $hero } guarda { $card } in cima al mazzo
event-looks-hidden = { $hero } guarda la prima carta del mazzo
event-takes-back = { $hero } prende { $card } dalla pila degli scarti
event-takes-back-several-card = { $hero } prende { $list } dalla pila degli scarti
event-finds = { $hero } prende { $card } dal mazzo
event-finds-several-card = { $hero } prende { $list } dal mazzo
event-finds-hidden = { $hero } prende una carta dal mazzo
event-finds-hidden-several = { $hero } prende { $n } carte dal mazzo
event-copies = { $hero } copia { $card }
event-silenced = { $hero } mette a tacere { $card }
event-silence-ends = { $card } può agire di nuovo
event-rolls = { $hero } tira ({ $die }): { $face }
event-assigns-symbol = { $hero } mette il simbolo «{ $face }» sull’Horcrux { $card }
event-destroys-horcrux = { $hero } distrugge { $card }
event-horcrux-active = l’Horcrux attivo ora è { $card }
event-control-added = { $n ->
    [one] si aggiunge { $n } segnalino controllo al Luogo
   *[other] si aggiungono { $n } segnalini controllo al Luogo
}
event-control-removed = { $n ->
    [one] si rimuove { $n } segnalino controllo
   *[other] si rimuovono { $n } segnalini controllo
}
event-control-full = il Luogo è pieno: non si aggiungono segnalini
event-location-falls = { $card } cade nelle mani dei malvagi
event-location-revealed = gli eroi si spostano: { $card }
event-villain-revealed = { $several ->
    [yes] appaiono { $card }
   *[no] appare { $card }
}
event-attack-removed = { $n ->
    [one] si toglie { $n } punto attacco: { $card }
   *[other] si tolgono { $n } punti attacco: { $card }
}
event-market = { $card } arriva al mercato
event-market-several-card = nuove carte al mercato: { $list }
event-proficiency = { $hero } impara { $card }

## Outcomes

outcome-villains-defeated = Gli eroi vincono: tutti i malvagi sono sconfitti
outcome-last-location-fell = Gli eroi perdono: è caduto l’ultimo Luogo

## Cards that speak of several people, so that their verbs do too

several-crabbe_and_goyle = yes

## Card names

card-neville_longbottom_hero_g1 = { hero-neville }
card-neville_longbottom_hero_g3 = { hero-neville }
card-neville_longbottom_hero_g7 = { hero-neville }
card-hedwig = Edvige
card-invisibility_cloak = Mantello dell’Invisibilità
card-the_tales_of_beedle_the_bard = Le Fiabe di Beda il Bardo
card-time_turner = Giratempo
card-crookshanks = Grattastinchi
card-every_flavour_beans = Gelatine Tuttigusti+1
card-cleansweep_11 = Scopalinda 11
card-pigwidgeon = Leotordo
card-remembrall = Ricordella
card-mandrake = Mandragola
card-trevor = Oscar
card-essence_of_dittany = Essenza di Dittamo
card-quidditch_gear = Attrezzatura da Quidditch
card-sorting_hat = Cappello Parlante
card-golden_snitch = Boccino d’Oro
card-oliver_wood = Oliver Baston
card-albus_dumbledore = Albus Silente
card-polyjuice_potion = Pozione Polisucco
card-nimbus_2001 = Nimbus Duemilauno
card-gilderoy_lockhart = Gilderoy Allock
card-dobby = Dobby l’elfo domestico
card-fawkes = Fanny la fenice
card-chocolate_frog = Cioccorana
card-butterbeer = Burrobirra
card-crystal_ball = Sfera di cristallo
card-marauders_map = Mappa del Malandrino
card-sybill_trelawney = Sibilla Cooman
card-hogwarts_a_history = Storia di Hogwarts
card-pensieve = Pensatoio
card-triwizard_cup = Coppa Tremaghi
card-mad_eye_moody = Alastor «Malocchio» Moody
card-pomona_sprout = Pomona Sprite
card-filius_flitwick = Filius Vitious
card-minerva_mcgonagall = Minerva McGranitt
card-severus_snape = Severus Piton
card-owls = G.U.F.O.
card-nymphadora_tonks = Ninfadora Tonks
card-deluminator = Deluminatore
card-advanced_potion_making = Pozioni Avanzate
card-elder_wand = Bacchetta di Sambuco
card-horace_slughorn = Horace Lumacorno
card-sword_of_gryffindor = Spada di Grifondoro
card-he_who_must_not_be_named = Colui-Che-Non-Deve-Essere-Nominato
card-petrification = Pietrificazione
card-hand_of_glory = Mano della Gloria
card-poison = Veleno
card-dementors_kiss = Bacio del Dissennatore
card-heir_of_slytherin = Erede di Serpeverde
card-regeneration = Rigenerazione
card-educational_decree = Decreto Didattico
card-legilimency = Legilimanzia
card-fiendfyre = Ardemonio
card-crabbe_and_goyle = Tiger e Goyle
card-quirinus_quirrell = Quirinus Raptor
card-basilisk = Basilisco
card-dementor = Dissennatore
card-peter_pettigrew = Peter Minus
card-death_eater = Mangiamorte
card-mirror_of_erised_location = Specchio delle Brame
card-forbidden_forest_location = Foresta Proibita
card-quidditch_pitch_location = Campo di Quidditch
card-chamber_of_secrets_location = Camera dei Segreti
card-hogwarts_express_location = Espresso di Hogwarts
card-hogsmeade_village_location = Villaggio di Hogsmeade
card-shrieking_shack_location = Stamberga Strillante
card-quidditch_world_cup_location = Coppa del Mondo di Quidditch
card-triwizard_tournament_location = Torneo Tremaghi
card-graveyard_location = Cimitero
card-hall_of_prophecy_location = Stanza delle Profezie
card-ministry_of_magic_location = Ministero della Magia
card-knockturn_alley_location = Nocturn Alley
card-the_burrow_location = La Tana
card-astronomy_tower_location = Torre di Astronomia
card-gringotts_location = Gringott
card-room_of_requirement_location = Stanza delle Necessità
card-hogwarts_castle_location = Castello di Hogwarts
card-horcrux_diary = Diario
card-horcrux_ring = Anello
card-horcrux_locket = Medaglione
card-horcrux_cup = Coppa
card-horcrux_diadem = Diadema
card-proficiency_arithmancy = Aritmanzia
card-proficiency_charms = Incantesimi
card-proficiency_defense_against_the_dark_arts = Difesa contro le Arti Oscure
card-proficiency_divination = Divinazione
card-proficiency_flying_lessons = Lezioni di volo
card-proficiency_herbology = Erbologia
card-proficiency_history_of_magic = Storia della Magia
card-proficiency_potions = Pozioni
card-proficiency_transfiguration = Trasfigurazione
card-die_gryffindor = Dado Grifondoro
card-die_slytherin = Dado Serpeverde
card-die_ravenclaw = Dado Corvonero
card-die_hufflepuff = Dado Tassorosso

## La fine
## Che cosa si racconta di una partita finita.

ending-sequel = Partita { $game }
ending-strait-health = { $left ->
    [0] Al turno { $turn } { $hero } era senza sensi.
    [one] Al turno { $turn } a { $hero } restava un solo punto salute.
   *[other] Al turno { $turn } a { $hero } restavano { $left } punti salute.
}
ending-strait-location = { $left ->
    [0] Al turno { $turn } l’ultimo Luogo era pieno: sarebbe caduto alla fine del turno.
    [one] Al turno { $turn } mancava un segnalino alla caduta dell’ultimo Luogo.
   *[other] Al turno { $turn } mancavano { $left } segnalini alla caduta dell’ultimo Luogo.
}
ending-hope-villains = { $done ->
    [one] Avevate sconfitto un malvagio su { $of }.
   *[other] Avevate sconfitto { $done } malvagi su { $of }.
}
ending-part-attacks = { $n ->
    [one] { $n } punto attacco inferto
   *[other] { $n } punti attacco inferti
}
ending-part-acquires = { $n ->
    [one] { $n } carta acquisita
   *[other] { $n } carte acquisite
}
ending-part-stunned = { $n ->
    [one] senza sensi una volta
   *[other] senza sensi { $n } volte
}
ending-total-gains-attack = Attacco
ending-total-gains-influence = Influenza
ending-total-gains-health = Salute recuperata

## Hints
## Perché una risposta è buona. $hero ci guadagna o si risparmia qualcosa, $card è il malvagio o l’Horcrux, $n quanti.

reason-defeats = Così cade { $card }
reason-destroys-horcrux = Così l’Horcrux è distrutto: { $card }
reason-symbol = L’Horcrux è più vicino alla fine: { $card }
reason-wounds = { $card }: attacco { $n }, fino alla sconfitta ancora { $left }
reason-silences = Mette a tacere { $card }
reason-removes-control = { $n ->
    [one] Toglie un segnalino controllo
   *[other] Toglie { $n } segnalini controllo
}
reason-heals = { $hero }: salute +{ $n }
reason-attack = { $hero }: attacco +{ $n }
reason-influence = { $hero }: influenza +{ $n }
reason-draws = { $hero } ha in mano { $n ->
    [one] una carta
   *[other] { $n } carte
} in più
reason-better-deck = Il mazzo di { $hero } migliora
reason-spares-control = { $n ->
    [one] Tiene lontano un segnalino controllo
   *[other] Tiene lontani { $n } segnalini controllo
}
reason-spares-stun = { $hero } resta in piedi
reason-spares-health = { $hero } non perde salute: { $n }
reason-spares-deck = Nel mazzo di { $hero } non entra una carta più debole
reason-spares-hand = Le carte migliori restano in mano: { $hero }

## The New Rules: names

type-potion = pozione

kind-creature = creatura
kind-villain-creature = malvagio-creatura
kind-encounter = Incontro
kind-charm = Incanto
kind-patronus = Patronus
kind-potion = pozione
kind-ingredient = ingrediente
kind-dark-arts-potion = pozione delle Arti Oscure
kind-detention = Punizione!

hero-luna = Luna Lovegood
hero-ginny = Ginny Weasley

die-creature = dado delle creature

face-health2 = doppia salute
face-card2 = due carte
face-control = teschio

tag-detention = Punizione!

ingredient-bicorn-horn = Corno di Bicorno
ingredient-mandrake-leaf = Foglia di Mandragola
ingredient-flobberworm = Vermicolo
ingredient-hellebore = Elleboro
ingredient-lacewing-fly = Mosca Crisopa
ingredient-wild = Ingrediente jolly

several-cornish_pixies = yes
several-inferi = yes
several-howlers = yes
several-argus_filch_and_mrs_norris = yes
several-padma_and_parvati_patil = yes

scenario-game-1 = Partita 1
scenario-game-2 = Partita 2
scenario-game-3 = Partita 3
scenario-game-4 = Partita 4
scenario-game-5 = Partita 5
scenario-game-6 = Partita 6
scenario-game-7 = Partita 7
scenario-monster-box-1 = Scatola dei Mostri 1
scenario-monster-box-2 = Scatola dei Mostri 2
scenario-monster-box-3 = Scatola dei Mostri 3
scenario-monster-box-4 = Scatola dei Mostri 4
scenario-charms-potions-1 = Incanti e Pozioni 1
scenario-charms-potions-2 = Incanti e Pozioni 2
scenario-charms-potions-3 = Incanti e Pozioni 3
scenario-charms-potions-4 = Incanti e Pozioni 4
scenario-year-1 = Anno 1
scenario-year-2 = Anno 2
scenario-year-3 = Anno 3
scenario-year-4 = Anno 4
scenario-year-5 = Anno 5
scenario-year-6 = Anno 6
scenario-year-7 = Anno 7
scenario-battle-for-hogwarts = Battaglia di Hogwarts

card-neville_longbottom_hero_mb = { hero-neville }
card-crumple_horned_snorkack = Ricciocorno Schiattoso
card-spectrespecs = Spettrocoli
card-lion_hat = Cappello a testa di leone
card-old_sock = Vecchio calzino
card-harp = Arpa
card-fang = Thor
card-argus_filch_and_mrs_norris = Argus Gazza e Mrs Purr
card-blast_ended = Schiopodo Sparacoda
card-inquisitorial_squad = Squadra d’Inquisizione
card-menacing_growl = Ringhio minaccioso
card-raging_troll = Troll infuriato
card-basilisk_creature = { card-basilisk }
card-dementor_creature = { card-dementor }
card-cornish_pixies = Folletti della Cornovaglia
card-fluffy = Fuffi
card-norbert = Norberto
card-castle_gates_location = Cancelli del castello
card-hagrids_hut_location = Capanna di Hagrid
card-great_hall_location_mb1 = Sala Grande
card-proficiency_care_of_magical_creatures = Cura delle Creature Magiche
card-encounter_students_out_of_bed = Studenti fuori dal letto
card-encounter_third_floor_corridor = Corridoio del Terzo Piano
card-detention = Punizione!
card-monster_book_of_monsters = Libro Mostro dei Mostri
card-buckbeak = Fierobecco
card-the_grim = Il Gramo
card-transformed = Trasformazione
card-vicious_bite = Morso feroce
card-scabbers = Crosta
card-boggart = Molliccio
card-werewolf = Lupo mannaro
card-d_a_d_a_classroom_location = Aula di Difesa contro le Arti Oscure
card-castle_hallways_location = Corridoi del castello
card-whomping_willow_location = Platano Picchiatore
card-encounter_unregistered_animagus = Animagus non registrato
card-encounter_full_moon_rises = Sorge la luna piena
card-encounter_defensive_training = Addestramento alla difesa
card-die_creature = Dado delle creature
card-erumpent_horn = Corno di Erumpent
card-lacewing_flies = Mosche Crisopa
card-kreacher = Kreacher l’elfo domestico
card-griphook = Unci-unci
card-acromantula_attack = Attacco delle Acromantule
card-centaur_attack = Attacco dei centauri
card-fight_and_flight = Lotta e fuga
card-seriously_misunderstood_creatures = Creature davvero incomprese
card-centaur = Centauro
card-grawp = Grop
card-ukrainian_ironbelly = Panciaferro Ucraino
card-unicorn_hollow_location = Conca degli unicorni
card-aragogs_lair_location = Tana di Aragog
card-giant_clearing_location = Radura del gigante
card-encounter_forbidden_forest = { card-forbidden_forest_location }
card-encounter_filthy_half_breed = Sporco ibrido
card-encounter_escape = Fuga!
card-stag_patronus = Patronus cervo
card-otter_patronus = Patronus lontra
card-terrier_patronus = Patronus terrier
card-non_corporeal_patronus = Patronus incorporeo
card-rabbit_patronus = Patronus coniglio
card-golden_egg = Uovo d’oro
card-gillyweed = Algabranchia
card-dragons_blood = Sangue di drago
card-dragons_breath = Soffio di drago
card-leprechaun_gold = Oro dei Lepricani
card-chinese_fireball = Petardo Cinese
card-common_welsh_green = Gallese Verde Comune
card-grindylow = Avvincino
card-hungarian_horntail = Ungaro Spinato
card-mermaid = Sirena
card-swedish_short_snout = Grugnocorto Svedese
card-selection_of_champions_location = Scelta dei campioni
card-dragon_arena_location = Arena dei Draghi
card-mermaid_village_location = Villaggio delle sirene
card-triwizard_maze_location = Labirinto Tremaghi
card-encounter_the_first_task = La prima prova
card-encounter_the_second_task = La seconda prova
card-encounter_the_third_task = La terza prova
card-bat_bogey_hex = Fattura Orcovolante
card-nimbus_2000 = Nimbus Duemila
card-self_correcting_ink = Inchiostro autocorreggente
card-auto_answer_quill = Penna Autorispondente
card-barn_owl = Barbagianni
card-screech_owl = Assiolo
card-lavender_brown = Lavanda Brown
card-padma_and_parvati_patil = Padma e Calì Patil
card-neville_longbottom_ally = { hero-neville }
card-caught_at_a_d_a_meeting = Scoperti a una riunione dell’ES
card-howlers = Strillettere
card-weasley_is_our_king = Weasley è il nostro re
card-cornelius_fudge = Cornelius Caramell
card-the_black_lake_location = Il Lago Nero
card-the_hospital_wing_location = L’Infermeria
card-the_hogwarts_library_location = La Biblioteca di Hogwarts
card-encounter_sneaking_in_the_halls = Di soppiatto nei corridoi!
card-encounter_the_ministry_is_meddling = Il Ministero s’immischia
card-encounter_detention_with_dolores = In punizione con Dolores
card-apparition_charm = Incanto di Materializzazione
card-cheering_charm = Incanto Rallegrante
card-defensive_charm = Incanto di Difesa
card-healing_charm = Incanto di Guarigione
card-hover_charm = Incanto di Librazione
card-memory_charm = Incanto di Memoria
card-permanent_sticking_charm = Incanto di Adesione Permanente
card-protean_charm = Incanto Proteus
card-summoning_charm = Incanto di Appello
card-undetectable_extension_charm = Incanto Estensivo Irriconoscibile
card-horse_patronus = Patronus cavallo
card-school_owl = Gufo della scuola
card-eagle_owl = Gufo reale
card-beyond_the_veil = Oltre il Velo
card-devils_snare = Tranello del Diavolo
card-in_the_hall_of_prophecy = Nella Stanza delle Profezie
card-quick_quotes_quill = Penna Prendiappunti
card-pius_thicknesse = Pius O’Tusoe
card-ministry_of_magic_atrium_location = Atrium del Ministero della Magia
card-ministry_courtroom_location = Aula di tribunale del Ministero
card-ministry_lift_location = Ascensore del Ministero
card-encounter_before_the_wizengamot = Davanti al Wizengamot
card-encounter_ministers_of_magic = Ministri della Magia
card-encounter_magic_is_might = La Magia è potere!
card-ageing_potion = Pozione Invecchiante
card-calming_draught = Distillato Calmante
card-mandrake_restorative_draught = Pozione Ricostituente alla Mandragola
card-pepperup_potion = Pozione Pepata
card-ingredient_bicorn_horn = { ingredient-bicorn-horn }
card-ingredient_mandrake_leaf = { ingredient-mandrake-leaf }
card-ingredient_flobberworm = { ingredient-flobberworm }
card-ingredient_hellebore = { ingredient-hellebore }
card-ingredient_lacewing_fly = { ingredient-lacewing-fly }
card-ingredient_wild_ingredient = { ingredient-wild }
card-cauldron = Calderone
card-potions_kit = Kit per pozioni
card-shrunken_head = Testa rimpicciolita
card-great_horned_owl = Gufo della Virginia
card-malfoy_manor_location = Villa Malfoy
card-cave_location = Caverna
card-atop_the_tower_location = In cima alla Torre
card-encounter_a_family_disgraced = Una famiglia in disgrazia
card-encounter_view_slughorns_memory = Il ricordo di Lumacorno
card-encounter_dumbledores_request = La richiesta di Silente
card-beguiling_bubbles = Bollicine ammalianti
card-elixir_of_life = Elisir di Lunga Vita
card-hair_raising_potion = Pozione Rizzacapelli
card-skele_gro = Ossofast
card-draught_of_living_death = Distillato della Morte Vivente
card-flesh_eating_slug_repellent = Repellente per Lumache Carnivore
card-garroting_gas = Gas Strozzante
card-memory_potion = Pozione della Memoria
card-truth_potion = Pozione della Verità
card-aberforth_dumbledore = Aberforth Silente
card-tawny_owl = Allocco
card-great_hall_location_cp4 = { card-great_hall_location_mb1 }
card-forest_clearing_location = Radura nella foresta
card-castle_courtyard_location = Cortile del castello
card-encounter_staffing_changes = Cambi nel corpo docente
card-encounter_the_seventh_horcrux = Il settimo Horcrux
card-encounter_battle_of_hogwarts = Battaglia di Hogwarts
card-murtlap_essence = Essenza di Murtlap
card-babbling_beverage = Infuso Farfugliante
card-confusing_concoction = Intruglio confondente
card-forgetfulness_potion = Pozione Obliviosa
card-sleeping_draught = Pozione Soporifera

## Set-up. In English these stand beside the options in the code.

summary = Gli eroi costruiscono insieme i loro mazzi e affrontano i malvagi, dalla Partita 1 alla Partita 7.
called-game = Partita
option-game = Quale Partita della scatola si gioca.
option-heroes = Gli eroi nell’ordine dei posti, uno per ogni posto.
option-proficiencies = Dalla Partita 6: ogni eroe sceglie una Competenza (choose), o vengono distribuite (deal).
option-hands = Scoperte (open): tutti vedono tutte le mani. Coperte (closed): ognuno vede solo la propria.
option-defeat-bonus = Le carte che premiano la sconfitta di un malvagio valgono una volta per turno, o per ogni malvagio.
option-stun-discards = Gli scarti di chi resta senza sensi contano come imposti dalle forze oscure, oppure no.
option-cloak = Il Mantello dell’Invisibilità lascia passare 1 punto salute da ogni evento delle Arti Oscure e da ogni malvagio, o da ogni singola perdita.
option-counting = Le carte che contano altre carte del turno contano tutto il turno, o solo ciò che è stato giocato prima di loro.
option-stunned-choices = Un eroe senza sensi che dovrebbe scegliere una perdita viene saltato, o interpellato.
option-empty-discard = Perdere o scartare: si può scegliere di scartare solo con una carta da scartare, o sempre.
option-voldemort = Voldemort appare quando tutti gli altri malvagi sono sconfitti, o come ultima carta della pila.

# Names that are the same here.
card-accio = Accio!
card-alecto_carrow = Alecto Carrow
card-alohomora_ginny = Alohomora!
card-alohomora_harry = Alohomora!
card-alohomora_hermione = Alohomora!
card-alohomora_luna = Alohomora!
card-alohomora_neville = Alohomora!
card-alohomora_ron = Alohomora!
card-amortentia = Amortentia
card-amycus_carrow = Amycus Carrow
card-arabella_figg = Arabella Figg
card-aragog = Aragog
card-arnold = Arnold
card-arresto_momentum = Arresto Momentum!
card-arthur_weasley = Arthur Weasley
card-ascendio = Ascendio!
card-avada_kedavra = Avada Kedavra!
card-azkaban_location = Azkaban
card-barty_crouch_jr = Barty Crouch Junior
card-bellatrix_lestrange = Bellatrix Lestrange
card-bezoar = Bezoar
card-bill_weasley = Bill Weasley
card-bombarda = Bombarda!
card-cave_inimicum = Cave Inimicum!
card-cedric_diggory = Cedric Diggory
card-cho_chang = Cho Chang
card-confringo = Confringo!
card-confundus = Confundus!
card-corban_yaxley = Corban Yaxley
card-crucio = Crucio!
card-dean_thomas = Dean Thomas
card-densaugeo = Densaugeo!
card-depulso = Depulso!
card-descendo = Descendo!
card-diagon_alley_location = Diagon Alley
card-dolores_umbridge = Dolores Umbridge
card-draco_malfoy = Draco Malfoy
card-encounter_peskipiksi_pesternomi = Peskipiksi Pesternomi!
card-engorgio = Engorgio!
card-errol = Errol
card-evanesco = Evanesco!
card-expecto_patronum = Expecto Patronum!
card-expelliarmus = Expelliarmus!
card-expulso = Expulso!
card-felix_felicis = Felix Felicis
card-fenrir_greyback = Fenrir Greyback
card-finite = Finite!
card-finite_incantatem = Finite Incantatem!
card-firebolt = Firebolt
card-flagrante = Flagrante!
card-fleur_delacour = Fleur Delacour
card-flipendo = Flipendo!
card-fred_weasley = Fred Weasley
card-george_weasley = George Weasley
card-ginny_weasley_ally = Ginny Weasley
card-ginny_weasley_hero = Ginny Weasley
card-godrics_hollow_location = Godric’s Hollow
card-harry_potter_ally = Harry Potter
card-harry_potter_hero_g1 = Harry Potter
card-harry_potter_hero_g3 = Harry Potter
card-harry_potter_hero_g7 = Harry Potter
card-harry_potter_hero_mb = Harry Potter
card-hermione_granger_ally = Hermione Granger
card-hermione_granger_hero_g1 = Hermione Granger
card-hermione_granger_hero_g3 = Hermione Granger
card-hermione_granger_hero_g7 = Hermione Granger
card-hermione_granger_hero_mb = Hermione Granger
card-horcrux_nagini = Nagini
card-igor_karkaroff = Igor Karkaroff
card-immobulus = Immobulus!
card-imperio = Imperio!
card-incendio = Incendio!
card-inferi = Inferi
card-kingsley_shacklebolt = Kingsley Shacklebolt
card-locomotor = Locomotor!
card-lord_voldemort_cp4 = Lord Voldemort
card-lord_voldemort_g5 = Lord Voldemort
card-lord_voldemort_g6 = Lord Voldemort
card-lord_voldemort_g7 = Lord Voldemort
card-lord_voldemort_mb4 = Lord Voldemort
card-lucius_malfoy = Lucius Malfoy
card-lumos = Lumos!
card-luna_lovegood_ally = Luna Lovegood
card-luna_lovegood_hero = Luna Lovegood
card-madame_maxime = Madame Maxime
card-marcus_flint = Marcus Flitt
card-molly_weasley = Molly Weasley
card-morsmordre = Morsmordre!
card-mundungus_fletcher = Mundungus Fletcher
card-nagini_villain = Nagini
card-narcissa_malfoy = Narcissa Malfoy
card-nox = Nox!
card-obliviate = Oblivion!
card-oppugno = Oppugno!
card-pansy_parkinson = Pansy Parkinson
card-percy_weasley = Percy Weasley
card-petrificus_totalus = Petrificus Totalus!
card-priori_incantatem = Priori Incantatem!
card-protego = Protego!
card-relashio = Relashio!
card-remus_lupin = Remus Lupin
card-reparo = Reparo!
card-revelio = Revelio!
card-rita_skeeter = Rita Skeeter
card-romilda_vane = Romilda Vane
card-ron_weasley_ally = Ron Weasley
card-ron_weasley_hero_g1 = Ron Weasley
card-ron_weasley_hero_g3 = Ron Weasley
card-ron_weasley_hero_g7 = Ron Weasley
card-ron_weasley_hero_mb = Ron Weasley
card-rubeus_hagrid = Rubeus Hagrid
card-rufus_scrimgeour = Rufus Scrimgeour
card-scourgify = Scourgify!
card-sectumsempra = Sectumsempra!
card-sirius_black = Sirius Black
card-slugulus_eructo = Slugulus Eructo!
card-stupefy = Stupeficium!
card-tarantallegra = Tarantallegra!
card-tergeo = Tergeo!
card-thestral = Thestral
card-tom_riddle = Tom Riddle
card-troll = Troll
card-viktor_krum = Viktor Krum
card-wingardium_leviosa = Wingardium Leviosa!
