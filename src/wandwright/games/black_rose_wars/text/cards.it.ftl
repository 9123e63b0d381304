### Le carte di Black Rose Wars a parole, in italiano; cards.en.ftl dice come si compongono i messaggi.

## Sentences

sentence = { $text }.
list-then = { $first }; { $rest }
list-comma = { $first }, { $rest }
list-and = { $first } e { $rest }
list-or = { $first } o { $rest }
list-or-else = { $first }; oppure { $rest }
list-next = { $first }, poi { $rest }
repeated = { $n ->
    [2] due volte
   *[other] { $n } volte
}: { $text }

## Sides of a spell

side = { $side ->
    [inverted] rovesciata: { $text }
   *[upright] dritta: { $text }
}
side-head = { $set ->
    [yes] { $type }, { $reach }, { $target }, { $token }
   *[no] { $type }, { $reach }, { $target }
}
side-cost = costo: { $text }
triggered = { $trigger }: { $text }
vortex = vortice: colloca 1 Instabilità nella tua Stanza
type-combat = Combattimento
type-utility = Utilità
type-evocation = Evocazione
type-trap = Trappola
type-protection = Protezione
played-combat = Combattimento
played-utility = Utilità
played-evocation = Evocazione
played-trap = Trappola
played-protection = Protezione
token-room = segnalino in quella Stanza
token-mage = segnalino sulla tua scheda
reach = { $least ->
    [0] { $n ->
        [any] portata illimitata
       *[other] portata { $n }
    }
   *[other] { $n ->
        [any] portata da { $least } in su
       *[other] portata da { $least } a { $n }
    }
}
target-none = nessun bersaglio
target-self = tu
target-model = un modello nemico
target-mage = un Mago nemico
target-evocation = un’Evocazione nemica
target-evocation-any = un’Evocazione di chiunque
target-own-evocation = una tua Evocazione
target-room = una Stanza
target-mage-or-self = un Mago o tu
target-two-mages = due Maghi (puoi essere uno di loro)
target-up-to-3-models = fino a tre modelli nemici

## Whom a clause speaks of

who-target = { $case ->
    [gen] del bersaglio
    [dat] al bersaglio
    [acc] il bersaglio
   *[nom] il bersaglio
}
who-targets = { $case ->
    [gen] di ogni bersaglio
    [dat] a ogni bersaglio
    [acc] ogni bersaglio
   *[nom] ogni bersaglio
}
who-target-1 = { $case ->
    [gen] del primo bersaglio
    [dat] al primo bersaglio
    [acc] il primo bersaglio
   *[nom] il primo bersaglio
}
who-target-2 = { $case ->
    [gen] del secondo bersaglio
    [dat] al secondo bersaglio
    [acc] il secondo bersaglio
   *[nom] il secondo bersaglio
}
who-target-or-self = { $case ->
    [gen] del bersaglio
    [dat] al bersaglio
    [acc] il bersaglio
   *[nom] il bersaglio
}
who-it-mage = { $case ->
    [gen] di quel Mago
    [dat] a quel Mago
    [acc] quel Mago
   *[nom] quel Mago
}
who-it-evocation = { $case ->
    [gen] di quell’Evocazione
    [dat] a quell’Evocazione
    [acc] quell’Evocazione
   *[nom] quell’Evocazione
}
who-this = { $case ->
    [gen] di questa Evocazione
    [dat] a questa Evocazione
    [acc] questa Evocazione
   *[nom] questa Evocazione
}
who-summoned = { $case ->
    [gen] dell’Evocazione evocata
    [dat] all’Evocazione evocata
    [acc] l’Evocazione evocata
   *[nom] l’Evocazione evocata
}
who-attacker = { $case ->
    [gen] dell’attaccante
    [dat] all’attaccante
    [acc] l’attaccante
   *[nom] l’attaccante
}
who-trigger-model = { $case ->
    [gen] di quel modello
    [dat] a quel modello
    [acc] quel modello
   *[nom] quel modello
}
who-trigger-mage = { $case ->
    [gen] di quel Mago
    [dat] a quel Mago
    [acc] quel Mago
   *[nom] quel Mago
}
who-trigger-owner = { $case ->
    [gen] di quel Mago (o il proprietario di quell’Evocazione)
    [dat] a quel Mago (o il proprietario di quell’Evocazione)
    [acc] quel Mago (o il proprietario di quell’Evocazione)
   *[nom] quel Mago (o il proprietario di quell’Evocazione)
}
who-chosen-mage = { $case ->
    [gen] del Mago scelto
    [dat] al Mago scelto
    [acc] il Mago scelto
   *[nom] il Mago scelto
}
who-other-mage-in-lodge = { $case ->
    [gen] di un altro Mago nella Loggia
    [dat] a un altro Mago nella Loggia
    [acc] un altro Mago nella Loggia
   *[nom] un altro Mago nella Loggia
}
who-black-rose = { $case ->
    [gen] della Rosa Nera
    [dat] alla Rosa Nera
    [acc] la Rosa Nera
   *[nom] la Rosa Nera
}
who-each-mage = { $case ->
    [gen] di ogni Mago
    [dat] a ogni Mago
    [acc] ogni Mago
   *[nom] ogni Mago
}
who-each-enemy-mage = { $case ->
    [gen] di ogni Mago nemico nella Loggia
    [dat] a ogni Mago nemico nella Loggia
    [acc] ogni Mago nemico nella Loggia
   *[nom] ogni Mago nemico nella Loggia
}
who-enemy-mages-with-own-damage = { $case ->
    [gen] di ogni Mago nemico nella Loggia che porta un tuo danno
    [dat] a ogni Mago nemico nella Loggia che porta un tuo danno
    [acc] ogni Mago nemico nella Loggia che porta un tuo danno
   *[nom] ogni Mago nemico nella Loggia che porta un tuo danno
}
who-each-evocation = { $case ->
    [gen] di ogni Evocazione
    [dat] a ogni Evocazione
    [acc] ogni Evocazione
   *[nom] ogni Evocazione
}
who-own-evocations = { $case ->
    [gen] di ogni tua Evocazione
    [dat] a ogni tua Evocazione
    [acc] ogni tua Evocazione
   *[nom] ogni tua Evocazione
}
who-enemy-evocations = { $case ->
    [gen] di ogni Evocazione nemica
    [dat] a ogni Evocazione nemica
    [acc] ogni Evocazione nemica
   *[nom] ogni Evocazione nemica
}
who-models-in-target-room = { $case ->
    [gen] di ogni modello nemico nella Stanza bersaglio
    [dat] a ogni modello nemico nella Stanza bersaglio
    [acc] ogni modello nemico nella Stanza bersaglio
   *[nom] ogni modello nemico nella Stanza bersaglio
}
who-models-in-adjacent-rooms = { $case ->
    [gen] di ogni modello nemico nelle Stanze adiacenti
    [dat] a ogni modello nemico nelle Stanze adiacenti
    [acc] ogni modello nemico nelle Stanze adiacenti
   *[nom] ogni modello nemico nelle Stanze adiacenti
}
who-models-at-target = { $case ->
    [gen] di ogni modello nemico nella Stanza del bersaglio
    [dat] a ogni modello nemico nella Stanza del bersaglio
    [acc] ogni modello nemico nella Stanza del bersaglio
   *[nom] ogni modello nemico nella Stanza del bersaglio
}
who-chosen-model-in-target-room = { $case ->
    [gen] di un modello nemico nella Stanza bersaglio
    [dat] a un modello nemico nella Stanza bersaglio
    [acc] un modello nemico nella Stanza bersaglio
   *[nom] un modello nemico nella Stanza bersaglio
}
who-chosen-mage-in-target-room = { $case ->
    [gen] di un Mago nemico nella Stanza bersaglio
    [dat] a un Mago nemico nella Stanza bersaglio
    [acc] un Mago nemico nella Stanza bersaglio
   *[nom] un Mago nemico nella Stanza bersaglio
}
who-chosen-model-within-1 = { $case ->
    [gen] di un modello nemico entro 1 Stanza
    [dat] a un modello nemico entro 1 Stanza
    [acc] un modello nemico entro 1 Stanza
   *[nom] un modello nemico entro 1 Stanza
}
who-chosen-mage-within-1 = { $case ->
    [gen] di un Mago nemico entro 1 Stanza
    [dat] a un Mago nemico entro 1 Stanza
    [acc] un Mago nemico entro 1 Stanza
   *[nom] un Mago nemico entro 1 Stanza
}
who-chosen-model-any = { $case ->
    [gen] di un modello nemico qualsiasi nella Loggia
    [dat] a un modello nemico qualsiasi nella Loggia
    [acc] un modello nemico qualsiasi nella Loggia
   *[nom] un modello nemico qualsiasi nella Loggia
}
who-chosen-mage-any = { $case ->
    [gen] di un Mago nemico qualsiasi nella Loggia
    [dat] a un Mago nemico qualsiasi nella Loggia
    [acc] un Mago nemico qualsiasi nella Loggia
   *[nom] un Mago nemico qualsiasi nella Loggia
}
who-another-model-within-1 = { $case ->
    [gen] di un altro modello entro 1 Stanza da te, non della parte dell’attaccante
    [dat] a un altro modello entro 1 Stanza da te, non della parte dell’attaccante
    [acc] un altro modello entro 1 Stanza da te, non della parte dell’attaccante
   *[nom] un altro modello entro 1 Stanza da te, non della parte dell’attaccante
}
who-another-model-within-1-of-target = { $case ->
    [gen] di un altro modello nemico entro 1 Stanza dal bersaglio
    [dat] a un altro modello nemico entro 1 Stanza dal bersaglio
    [acc] un altro modello nemico entro 1 Stanza dal bersaglio
   *[nom] un altro modello nemico entro 1 Stanza dal bersaglio
}
who-own-chosen = { $case ->
    [gen] di una tua Evocazione
    [dat] a una tua Evocazione
    [acc] una tua Evocazione
   *[nom] una tua Evocazione
}
who-chosen-any = { $case ->
    [gen] di un’Evocazione qualsiasi
    [dat] a un’Evocazione qualsiasi
    [acc] un’Evocazione qualsiasi
   *[nom] un’Evocazione qualsiasi
}
who-crown-holder = { $case ->
    [gen] di chi ha la Corona
    [dat] a chi ha la Corona
    [acc] chi ha la Corona
   *[nom] chi ha la Corona
}
who-mage-with-most-pp = { $case ->
    [gen] del Mago con più PP (in parità, ciascuno di loro)
    [dat] al Mago con più PP (in parità, ciascuno di loro)
    [acc] il Mago con più PP (in parità, ciascuno di loro)
   *[nom] il Mago con più PP (in parità, ciascuno di loro)
}
who-mages-in-cells = { $case ->
    [gen] di ogni Mago in una Cella
    [dat] a ogni Mago in una Cella
    [acc] ogni Mago in una Cella
   *[nom] ogni Mago in una Cella
}
who-mages-without-completed-quests = { $case ->
    [gen] di ogni Mago senza Missioni completate
    [dat] a ogni Mago senza Missioni completate
    [acc] ogni Mago senza Missioni completate
   *[nom] ogni Mago senza Missioni completate
}
who-last-hitter = { $case ->
    [gen] della parte che ha inflitto l’ultimo danno
    [dat] alla parte che ha inflitto l’ultimo danno
    [acc] la parte che ha inflitto l’ultimo danno
   *[nom] la parte che ha inflitto l’ultimo danno
}
who-chooser = { $case ->
    [gen] suo
    [dat] a lui
    [acc] lui
   *[nom] {""}
}
who-it-each-mage = { $case ->
    [gen] suo
    [dat] a lui
    [acc] lui
   *[nom] {""}
}
who-it-each-evocation = { $case ->
    [gen] suo
    [dat] a lei
    [acc] lei
   *[nom] {""}
}
who-models-here = { $case ->
    [gen] di ogni modello nemico
    [dat] a ogni modello nemico
   *[nom] ogni modello nemico
} { $where ->
    [evocation] nella sua Stanza
    [room] in questa Stanza
   *[mage] nella tua Stanza
}
who-chosen-model-here = { $case ->
    [gen] di un modello nemico
    [dat] a un modello nemico
   *[nom] un modello nemico
} { $where ->
    [evocation] nella sua Stanza
    [room] in questa Stanza
   *[mage] nella tua Stanza
}

## Rooms

place-here = { $form ->
    [in] { $where ->
        [evocation] nella sua Stanza
        [room] in questa Stanza
       *[mage] nella tua Stanza
    }
    [to] { $where ->
        [evocation] nella sua Stanza
        [room] in questa Stanza
       *[mage] nella tua Stanza
    }
    [of] { $where ->
        [evocation] della sua Stanza
        [room] di questa Stanza
       *[mage] della tua Stanza
    }
   *[acc] { $where ->
        [evocation] la sua Stanza
        [room] questa Stanza
       *[mage] la tua Stanza
    }
}
place-target-room = { $form ->
    [in] nella Stanza bersaglio
    [to] nella Stanza bersaglio
    [of] della Stanza bersaglio
   *[acc] la Stanza bersaglio
}
place-trap-room = { $form ->
    [in] nella Stanza della Trappola
    [to] nella Stanza della Trappola
    [of] della Stanza della Trappola
   *[acc] la Stanza della Trappola
}
place-same-room = { $form ->
    [in] nella stessa Stanza
    [to] nella stessa Stanza
    [of] della stessa Stanza
   *[acc] la stessa Stanza
}
place-location-of-target = { $form ->
    [in] nella Stanza del bersaglio
    [to] nella Stanza del bersaglio
    [of] della Stanza del bersaglio
   *[acc] la Stanza del bersaglio
}
place-location-of-target-owner = { $form ->
    [in] nella Stanza del suo proprietario
    [to] nella Stanza del suo proprietario
    [of] della Stanza del suo proprietario
   *[acc] la Stanza del suo proprietario
}
place-location-of-mage = { $form ->
    [in] nella Stanza di quel Mago
    [to] nella Stanza di quel Mago
    [of] della Stanza di quel Mago
   *[acc] la Stanza di quel Mago
}
place-location-of-each-mage = { $form ->
    [in] nella sua Stanza
    [to] nella sua Stanza
    [of] della sua Stanza
   *[acc] la sua Stanza
}
place-location-of-each-evocation = { $form ->
    [in] nella sua Stanza
    [to] nella sua Stanza
    [of] della sua Stanza
   *[acc] la sua Stanza
}
place-location-of-evocation = { $form ->
    [in] nella Stanza in cui stava
    [to] nella Stanza in cui stava
    [of] della Stanza in cui stava
   *[acc] la Stanza in cui stava
}
place-location-of-defeated = { $form ->
    [in] nella Stanza in cui è caduto quel Mago
    [to] nella Stanza in cui è caduto quel Mago
    [of] della Stanza in cui è caduto quel Mago
   *[acc] la Stanza in cui è caduto quel Mago
}
place-own-cell = { $form ->
    [in] nella sua Cella
    [to] nella sua Cella
    [of] della sua Cella
   *[acc] la sua Cella
}
place-room-with-most-instability-not-destroyed = { $form ->
    [in] nella Stanza intatta con più Instabilità (in parità sceglie chi ha la Corona)
    [to] nella Stanza intatta con più Instabilità (in parità sceglie chi ha la Corona)
    [of] della Stanza intatta con più Instabilità (in parità sceglie chi ha la Corona)
   *[acc] la Stanza intatta con più Instabilità (in parità sceglie chi ha la Corona)
}
place-chosen-room-within-1 = { $form ->
    [in] in una Stanza a distanza massima 1
    [to] in una Stanza a distanza massima 1
    [of] di una Stanza a distanza massima 1
   *[acc] una Stanza a distanza massima 1
}
place-chosen-room-within-2 = { $form ->
    [in] in una Stanza a distanza massima 2
    [to] in una Stanza a distanza massima 2
    [of] di una Stanza a distanza massima 2
   *[acc] una Stanza a distanza massima 2
}
place-chosen-room-any = { $form ->
    [in] in una Stanza intatta qualsiasi
    [to] in una Stanza intatta qualsiasi
    [of] di una Stanza intatta qualsiasi
   *[acc] una Stanza intatta qualsiasi
}
place-each-adjacent-room = { $form ->
    [in] in ogni Stanza adiacente
    [to] in ogni Stanza adiacente
    [of] di ogni Stanza adiacente
   *[acc] ogni Stanza adiacente
}
place-each-room-with-mage = { $form ->
    [in] in ogni Stanza con un Mago
    [to] in ogni Stanza con un Mago
    [of] di ogni Stanza con un Mago
   *[acc] ogni Stanza con un Mago
}
place-every-room-not-destroyed = { $form ->
    [in] in ogni Stanza intatta
    [to] in ogni Stanza intatta
    [of] di ogni Stanza intatta
   *[acc] ogni Stanza intatta
}
place-color = { $form ->
    [in] in ogni Stanza { $color_nom }
    [to] in ogni Stanza { $color_nom }
    [of] di ogni Stanza { $color_nom }
   *[acc] ogni Stanza { $color_nom }
}
place-id = { $form ->
    [in] nella Stanza «{ $name }»
    [to] nella Stanza «{ $name }»
    [of] della Stanza «{ $name }»
   *[acc] la Stanza «{ $name }»
}
except-rooms = (tranne { $rooms })
room-black-rose-room = { $form ->
    [in] nella Stanza della Rosa Nera
    [to] nella Stanza della Rosa Nera
    [of] della Stanza della Rosa Nera
   *[acc] la Stanza della Rosa Nera
}
room-throne-room = { $form ->
    [in] nella Sala del Trono
    [to] nella Sala del Trono
    [of] della Sala del Trono
   *[acc] la Sala del Trono
}
room-arena = { $form ->
    [in] nell’Arena
    [to] nell’Arena
    [of] dell’Arena
   *[acc] l’Arena
}
room-alchemical-laboratory = { $form ->
    [in] nel Laboratorio Alchemico
    [to] nel Laboratorio Alchemico
    [of] del Laboratorio Alchemico
   *[acc] il Laboratorio Alchemico
}
room-summoner-room = { $form ->
    [in] nella Stanza dell’Evocatore
    [to] nella Stanza dell’Evocatore
    [of] della Stanza dell’Evocatore
   *[acc] la Stanza dell’Evocatore
}
room-library-room = { $form ->
    [in] nella Sala di Lettura
    [to] nella Sala di Lettura
    [of] della Sala di Lettura
   *[acc] la Sala di Lettura
}
room-observatory = { $form ->
    [in] nell’Osservatorio
    [to] nell’Osservatorio
    [of] dell’Osservatorio
   *[acc] l’Osservatorio
}
room-sanctuary = { $form ->
    [in] nel Santuario
    [to] nel Santuario
    [of] del Santuario
   *[acc] il Santuario
}
room-garden = { $form ->
    [in] nel Giardino
    [to] nel Giardino
    [of] del Giardino
   *[acc] il Giardino
}
room-forge = { $form ->
    [in] nella Forgia
    [to] nella Forgia
    [of] della Forgia
   *[acc] la Forgia
}
room-treasure-room = { $form ->
    [in] nella Stanza del Tesoro
    [to] nella Stanza del Tesoro
    [of] della Stanza del Tesoro
   *[acc] la Stanza del Tesoro
}
room-abyss = { $form ->
    [in] nell’Abisso
    [to] nell’Abisso
    [of] dell’Abisso
   *[acc] l’Abisso
}
room-oracle-room = { $form ->
    [in] nella Stanza dell’Oracolo
    [to] nella Stanza dell’Oracolo
    [of] della Stanza dell’Oracolo
   *[acc] la Stanza dell’Oracolo
}
room-mirrors-room = { $form ->
    [in] nella Stanza degli Specchi
    [to] nella Stanza degli Specchi
    [of] della Stanza degli Specchi
   *[acc] la Stanza degli Specchi
}
room-armory = { $form ->
    [in] nell’Armeria
    [to] nell’Armeria
    [of] dell’Armeria
   *[acc] l’Armeria
}
room-pleasures-room = { $form ->
    [in] nella Stanza dei Piaceri
    [to] nella Stanza dei Piaceri
    [of] della Stanza dei Piaceri
   *[acc] la Stanza dei Piaceri
}
room-crypt = { $form ->
    [in] nella Cripta
    [to] nella Cripta
    [of] della Cripta
   *[acc] la Cripta
}
room-sacrificial-altar = { $form ->
    [in] nell’Altare Sacrificale
    [to] nell’Altare Sacrificale
    [of] dell’Altare Sacrificale
   *[acc] l’Altare Sacrificale
}
shade-red = { $form ->
    [acc] rossa
    [gen] rossa
    [plural] rosse
   *[nom] rossa
}
shade-yellow = { $form ->
    [acc] gialla
    [gen] gialla
    [plural] gialle
   *[nom] gialla
}
shade-green = { $form ->
    [acc] verde
    [gen] verde
    [plural] verdi
   *[nom] verde
}
shade-blue = blu
shade-purple = viola
shade-grey = { $form ->
    [acc] grigia
    [gen] grigia
    [plural] grigie
   *[nom] grigia
}
shade-black = { $form ->
    [acc] nera
    [gen] nera
    [plural] nere
   *[nom] nera
}

## Numbers that are not printed

value-count = { $text } (X: { $times ->
    [1] { $counter }
   *[other] { $times } volte { $counter }
}{ $max ->
    [0] {""}
   *[other] , al massimo { $max }
})
value-if = { $text } ({ $n } se { $condition })
value-by-type = { $text } (X secondo il tipo: { $types })
value-type = { $types } = { $n }
count-health-of-target-evocation = la Salute del bersaglio
count-models-damaged = il numero di modelli danneggiati
count-own-altars = il numero dei tuoi Altari
count-own-evocations-of-it = { $it ->
    [self] il numero delle tue Evocazioni
   *[other] il numero delle sue Evocazioni
}
count-own-instability-in-target-room = la tua Instabilità nella Stanza bersaglio
if-target-has-no-prepared = il bersaglio è un Mago senza Incantesimi preparati
if-healed-other = hai curato un altro Mago
if-target-damage-at-least-half-health = i danni del bersaglio sono almeno metà della sua Salute
if-owns-undead = possiedi un’Evocazione non morta

## Triggers of Traps and Protections

trigger-enemy-enters = quando un modello nemico entra nella Stanza della Trappola
trigger-enemy-leaves = quando un modello nemico lascia la Stanza della Trappola
trigger-enemy-activates = quando un Mago nemico attiva { $room ->
    [yes] { $colors ->
        [yes] la Stanza della Trappola, se è { $colors_nom }
       *[no] la Stanza della Trappola
    }
   *[no] { $colors ->
        [yes] una Stanza { $colors_nom }
       *[no] una Stanza
    }
}
trigger-enemy-casts = quando un Mago nemico { $within ->
    [0] nella Loggia
    [one] entro { $within } Stanza
   *[other] entro { $within } Stanze
} gioca un lato di Combattimento, Utilità o Evocazione
trigger-enemy-completes-quest = quando un altro Mago completa una Missione
trigger-mage-defeated = quando un altro Mago è sconfitto
trigger-self-targeted = quando sei bersaglio { $by ->
    [physical] di un Attacco Fisico
    [spell] di un Incantesimo
    [evocation] di un’Evocazione
    [trap] di una Trappola
    [reaction] di una Protezione
    [room] dell’effetto di una Stanza
    [quest] di una Missione
    [event] di un Evento
   *[any] di un effetto
}
trigger-self-would-be-damaged = quando stai per subire danni { $by ->
    [physical] da un Attacco Fisico
    [spell] da un Incantesimo
    [evocation] da un’Evocazione
    [trap] da una Trappola
    [reaction] da una Protezione
    [room] dall’effetto di una Stanza
    [quest] da una Missione
    [event] da un Evento
   *[any] {""}
}
trigger-own-evocation-would-be-damaged = quando una tua Evocazione sta per subire danni

## Hooks

hook-cleanup = all’inizio del Riordino
hook-study-phase = all’inizio della fase di Studio
hook-enemy-enters-here = ogni volta che un modello nemico entra nella sua Stanza
hook-evocation-defeated = ogni volta che un’Evocazione è sconfitta
hook-mage-activates-room = ogni volta che un Mago attiva { $color ->
    [no] { $id ->
        [no] una Stanza
       *[other] { $place_acc }
    }
   *[other] una Stanza { $color_nom }
}
hook-mage-completes-quest = ogni volta che un Mago completa una Missione
hook-mage-defeated = ogni volta che un Mago è sconfitto
hook-mage-enters-cell = ogni volta che un Mago finisce nella sua Cella
hook-mage-enters-room = ogni volta che un Mago entra { $color ->
    [no] { $id ->
        [no] in una Stanza
       *[other] { $place_to }
    }
   *[other] in una Stanza { $color_nom }
}
hook-mage-places-instability = ogni volta che un Mago colloca Instabilità
hook-mage-resolves-side = ogni volta che un Mago ha risolto { $types_given ->
    [yes] un lato di { $types }
   *[no] un lato
}
hook-owner-would-be-damaged-here = ogni volta che stai per subire danni nella sua Stanza
hook-this-damages-mage = ogni volta che il suo attacco danneggia un Mago
hook-this-defeated = quando è sconfitta

## Rules

rule-movement-modifier = i Movimenti Fisici sono { $sign ->
    [less] più corti
   *[more] più lunghi
} di { $size ->
    [one] { $size } Stanza
   *[other] { $size } Stanze
}
rule-physical-damage-modifier = gli Attacchi Fisici infliggono { $size ->
    [one] { $size } danno
   *[other] { $size } danni
} in { $sign ->
    [less] meno
   *[more] più
}
rule-combat-spell-damage-modifier = il primo danno di ogni lato di Combattimento { $sign ->
    [less] diminuisce
   *[more] aumenta
} di { $size }
rule-damage-to-mages-modifier = tutto ciò che danneggia un Mago gli infligge { $size ->
    [one] { $size } danno
   *[other] { $size } danni
} in { $sign ->
    [less] meno
   *[more] più
}
rule-library-draw-modifier = ogni Mago pesca { $size ->
    [one] { $size } carta
   *[other] { $size } carte
} in { $sign ->
    [less] meno
   *[more] più
} dalla Biblioteca
rule-library-keep-modifier = ogni Mago tiene { $size ->
    [one] { $size } carta
   *[other] { $size } carte
} della Biblioteca in { $sign ->
    [less] meno
   *[more] più
}
rule-grimoire-draw-modifier = ogni Mago pesca { $size ->
    [one] { $size } carta
   *[other] { $size } carte
} in { $sign ->
    [less] meno
   *[more] più
} dal Grimorio
rule-protection-prevents-modifier = le Protezioni prevengono { $size ->
    [one] { $size } danno
   *[other] { $size } danni
} in { $sign ->
    [less] meno
   *[more] più
}
rule-quick-slot-locked = non si possono giocare Incantesimi Rapidi
rule-room-color-cannot-activate = le Stanze { $color_plural } non si possono attivare
rule-traps-do-not-trigger = le Trappole non scattano
rule-no-heal = nessun danno si cura
rule-evocations-immune = le Evocazioni non subiscono danni
rule-ignores-traps = non fa scattare Trappole
rule-is-the-mage = segna un Mago che è un Abominio e non è un modello a sé

## States

state-abomination = { $who ->
    [self] sei un Abominio: hai forza 4 e agisci anche nella fase di Evocazione
   *[other] { $who_nom } è un Abominio: ha forza 4 e agisce anche nella fase di Evocazione
}
state-putrefying = { $who ->
    [self] ogni danno dei tuoi Attacchi Fisici colloca anche 1 Instabilità nella tua Stanza
   *[other] ogni danno degli Attacchi Fisici { $who_gen } colloca anche 1 Instabilità nella sua Stanza
}
state-rooted = { $who ->
    [self] non puoi muoverti
   *[other] { $who_nom } non può muoversi
}
state-weakened = { $who ->
    [self] i tuoi Attacchi Fisici infliggono 1 danno in meno
   *[other] gli attacchi { $who_gen } infliggono 1 danno in meno
}
state-no-protection = { $who ->
    [self] le tue Protezioni non scattano
   *[other] le Protezioni { $who_gen } non scattano
}

## Words of the cards

do-damage = { $by ->
    [black_rose] { $to ->
        [self] subisci
       *[other] { $to_nom } subisce
    } { counted-damage } dalla Rosa Nera
   *[other] { $to ->
        [self] subisci
        [chooser] subisce
        [it_each_mage] infliggigli
        [it_each_evocation] infliggile
       *[other] infliggi
    } { counted-damage } { $to ->
        [self] {""}
        [chooser] da te
        [it_each_mage] {""}
        [it_each_evocation] {""}
       *[other] { $to_dat }
    }
}
do-heal = { $to ->
    [self] curati
   *[other] { $to_nom } si cura
} { $n ->
    [all] di tutti i danni
    [one] di { $n } danno
   *[other] di { $n } danni
}
do-convert-damage = { $by ->
    [black_rose] la Rosa Nera sostituisce con i suoi
   *[other] sostituisci con i tuoi
} fino a { counted-damage } che { $to ->
    [self] altri ti hanno inflitto
   *[other] altri hanno inflitto { $to_dat }
}
do-instability = { $by ->
    [black_rose] la Rosa Nera colloca
   *[other] colloca
} { $n } Instabilità { $place_in }
do-convert-instability = sostituisci con la tua fino a { $n } Instabilità { $from ->
    [black_rose] della Rosa Nera
   *[others] altrui
} { $place_in }
do-move = { $who ->
    [self] muoviti
   *[other] { $who_nom } si muove
} fino a { counted-room }
do-push = spingi { $who_acc } fino a { counted-room }
do-pull = attira { $who_acc } verso di te fino a { counted-room }
do-teleport = { $who ->
    [self] teletrasportati { $place_to }
   *[other] teletrasporta { $who_acc } { $place_to }
}
do-swap = { $a ->
    [self] scambiati di posto con { $b_acc }
    [target_1] i due bersagli si scambiano di posto
   *[other] { $a_nom } e { $b_nom } si scambiano di posto
}
do-stop-movement = { $who ->
    [self] il tuo movimento finisce
   *[other] il movimento { $who_gen } finisce
}
do-summon = evoca { $count ->
    [1] 1 × { $evocation }
   *[other] { $count } × { $evocation }
} { $place_in }
do-activate-evocation = { $which ->
    [it_each_evocation] attivala
   *[other] attiva { $which_acc }
}{ $control ->
    [yes] {" "}sotto il tuo controllo
   *[no] {""}
}{ $attack_only ->
    [yes] , solo per un attacco
   *[no] {""}
}
do-modify-evocation = { $which_nom } ha { $sign ->
    [less] −{ $size }
   *[more] +{ $size }
} { $stat ->
    [movement] al movimento
   *[attack] all’attacco
} fino alla fine del turno
do-destroy-evocation = { $which ->
    [it_each_evocation] distruggila
   *[other] distruggi { $which_acc }
}{ $max_health ->
    [0] {""}
   *[other] {" "}se la sua Salute è { $max_health } o meno
}
do-draw = { $who ->
    [self] pesca
   *[other] { $who_nom } pesca
} { $from ->
    [library] { $n ->
        [one] { $n } carta dalla Biblioteca
       *[other] { $n } carte dalla Biblioteca
    }
    [quest] { counted-quest }{ $moon ->
        [1] {" "}della Prima Luna
        [2] {" "}della Seconda Luna
        [3] {" "}della Terza Luna
       *[0] {""}
    }
    [forgotten] { $n ->
        [one] { $n } Incantesimo Dimenticato
       *[other] { $n } Incantesimi Dimenticati
    }
   *[grimoire] { counted-card } { $who ->
        [self] dal tuo Grimorio
       *[other] dal suo Grimorio
    }
}{ $keep ->
    [0] {""}
   *[other] , { $who ->
        [self] tienine
       *[other] ne tiene
    } { $keep }
}
do-reveal-event = rivela e scarta il primo Evento della { $moon ->
    [1] Prima
    [2] Seconda
   *[3] Terza
} Luna (la Rosa Nera ottiene i suoi PP; ha effetto solo se è istantaneo)
do-discard = { $who ->
    [self] scarta
   *[other] { $who_nom } scarta
} { counted-card }{ $choice ->
    [random] {" "}a caso
   *[owner] {""}
} dalla mano
do-recover = { $who ->
    [self] riprendi
   *[other] { $who_nom } riprende
} fino a { counted-card } { $who ->
    [self] dalle tue Memorie
   *[other] dalle sue Memorie
}
do-search = prendi { counted-card } a tua scelta { $from ->
    [memories] dalle tue Memorie
   *[grimoire] dal tuo Grimorio e mescolalo
}
do-peek = guarda in segreto { $n ->
    [one] il primo Evento
   *[other] i primi { $n } Eventi
}{ $reorder ->
    [yes] {" "}e rimettili nell’ordine che vuoi
   *[no] {""}
}
do-reveal = { $who ->
    [self] mostra a tutti { $n ->
        [one] il tuo prossimo Incantesimo preparato
       *[other] i tuoi prossimi { $n } Incantesimi preparati
    }
   *[other] { $who_nom } mostra a tutti { $n ->
        [one] il suo prossimo Incantesimo preparato
       *[other] i suoi prossimi { $n } Incantesimi preparati
    }
}
do-cancel-prepared = { $who ->
    [self] scarta, { $n ->
        [one] senza giocarlo, il tuo prossimo Incantesimo preparato
       *[other] senza giocarli, i tuoi prossimi { $n } Incantesimi preparati
    }
   *[other] { $who_nom } scarta, { $n ->
        [one] senza giocarlo, il suo prossimo Incantesimo preparato
       *[other] senza giocarli, i suoi prossimi { $n } Incantesimi preparati
    }
}
do-swap-prepared = { $who ->
    [self] puoi
   *[other] { $who_nom } può
} scambiare { $n ->
    [one] { $n } Incantesimo preparato con una carta della mano
   *[other] fino a { $n } Incantesimi preparati con carte della mano
}
do-cast-next = { $who ->
    [self] gioca subito il tuo
   *[other] { $who_nom } gioca subito il suo
} prossimo Incantesimo preparato
do-cast-from-hand = { $who ->
    [self] puoi
   *[other] { $who_nom } può
} giocare una carta dalla mano al posto di un Incantesimo preparato, che torna in mano
do-forced-attack = infliggi { $n ->
    [one] { $n } danno fisico
   *[other] { $n } danni fisici
} a un altro modello nella Stanza { $who_gen } (non tuo)
do-gain-pp = { $who ->
    [self] ottieni
   *[other] { $who_nom } ottiene
} { $n } PP
do-lose-pp = { $who ->
    [self] perdi
   *[other] { $who_nom } perde
} { $n } PP
do-steal-pp = ruba { $n } PP { $who_dat }
do-take-crown = { $who ->
    [self] prendi
   *[other] { $who_nom } prende
} la Corona
do-activate-room = { $copy ->
    [yes] usa l’effetto { $place_of } senza il suo segnalino { $exclude }
   *[no] attiva { $place_acc } { $exclude }
}
do-refresh-room = rendi pronto il segnalino { $place_of }
do-exhaust-room = gira il segnalino { $place_of } sul lato usato
do-refresh-action = { $who ->
    [self] rendi
   *[other] { $who_nom } rende
} { $n ->
    [one] pronto { $n } segnalino Azione usato
   *[other] pronti fino a { $n } segnalini Azione usati
}
do-physical-attack = fai un Attacco Fisico{ $area ->
    [yes] {" "}contro ogni modello nemico nella tua Stanza
   *[no] {""}
}{ $set ->
    [0] {""}
   *[other] {" "}da esattamente { $set } danni
}{ $bonus ->
    [0] {""}
   *[other] {" "}con +{ $bonus } forza
}
do-buff = { $who ->
    [self] hai
   *[other] { $who_nom } ha
} { $sign ->
    [less] −{ $size }
   *[more] +{ $size }
} { $stat ->
    [movement] al movimento
   *[strength] alla forza
} fino alla fine del turno
do-status = fino alla fine del turno { $text }
do-prevent = previeni { $n ->
    [all] tutti i danni
    [one] { $n } danno
   *[other] { $n } danni
}
do-cancel = { $side ->
    [protection] l’effetto non ti fa nulla
   *[trap] la Stanza non ha effetto
}
do-reflect = infliggi { counted-damage } { $to_dat }
do-redirect = devia i danni su { $to_acc }
do-may-redirect = puoi deviare i danni su { $to_acc }
do-discard-quest = { $who ->
    [self] scarta
   *[other] { $who_nom } scarta
} { counted-quest }
do-steal-quest = ruba { counted-quest } a caso { $who_dat }
do-complete-quest = completa { $n ->
    [one] { $n } tua Missione
   *[other] { $n } tue Missioni
}: ottieni i PP ma non la ricompensa
do-lose-completed-quest = { $who ->
    [self] perdi
   *[other] { $who_nom } perde
} { $n ->
    [one] { $n } Missione completata
   *[other] { $n } Missioni completate
}
do-steal-trophy = ruba { $n ->
    [one] { $n } Trofeo
   *[other] { $n } Trofei
} { $who_dat }
do-lose-trophy = { $who ->
    [self] restituisci
   *[other] { $who_nom } restituisce
} { $n ->
    [one] { $n } Trofeo
   *[other] { $n } Trofei
}
do-remove-trap = rimuovi { $n ->
    [one] { $n } Trappola nemica
   *[other] { $n } Trappole nemiche
} { $place_in }
do-pay = paga: { $text }
do-choose = { $tag ->
    [mask] { $by ->
        [self] scegli una maschera
       *[other] { $by_nom } sceglie una maschera
    } –
   *[none] { $by ->
        [self] scegli:
       *[other] { $by_nom } sceglie:
    }
} { $options }
mask = { $mask ->
    [smile] sorridente: { $text }
   *[sad] triste: { $text }
}
do-choose-mage = scegli { $who_acc }
do-if = se { $condition }: { $text }{ $other ->
    [yes] ; altrimenti: { $else }
   *[no] {""}
}
do-for-each = { $of ->
    [each_mage] { $of_nom }: { $text }
   *[other] per { $of_acc }: { $text }
}
do-may = se vuoi, { $text }
do-instead-of-attack = al posto del suo attacco puoi fare questo: { $text }
do-hook = { $hook }{ $once ->
    [per_turn] {" "}(solo la prima volta in ogni turno)
   *[no] {""}
}: { $text }
do-rule = { $text }
do-bull = metti il Toro nella Stanza della Rosa Nera; se è già nella Loggia, carica fino a 2 Stanze verso il Mago con più PP e dove si ferma infligge { counted-damage } a ogni modello

## Mages, schools, rooms, Evocations

mage-numbers = Salute { $health }, limite di mano { $hand_limit }, movimento { $movement }, forza { $strength }
mage-school = scuola preferita: { $school }
mage-spell = Incantesimo personale: { $spell }
school-list = lista { $list }: { $spells }
school-conspiracy = passi veloci, attivazioni di Stanze, Trappole che feriscono, PP e Missioni rubati, patti con la Rosa Nera
school-destruction = danni a uno o a una Stanza intera, e Instabilità
school-divination = Altari, Missioni completate, cure, carte da pescare e cercare, la Corona
school-illusion = maschere a due effetti, Trappole e Protezioni, danni deviati, movimento forzato
school-necromancy = molti non morti, danni, PP rubati, danni sostituiti, cure per sé
school-transmutation = Attacchi Fisici, trasformazione, Instabilità
room-numbers = Stanza { $color_nom }, regge { $limit } Instabilità, il suo segnalino vale { $pp } PP
token-enters-second-moon = il suo segnalino arriva con la Seconda Luna
evocation-numbers = { $tags }{ $tags ->
    [0] {""}
   *[other] :{" "}
}movimento { $movement }, attacco { $attack }, { $health ->
    [mage] Salute del suo Mago
   *[other] Salute { $health }
}
tag-undead = non morto
tag-elemental = elementale
tag-human = umano
tag-illusion = illusione
tag-construct = costrutto
tag-transformation = trasformazione
tag-altar = altare

## Quests

quest-goal = obiettivo: { $goal }
quest-reward = ricompensa: { $text }
quest-pp = { $n } PP
quest-replaces = la ricompensa prende il posto dell’effetto della Stanza
quest-players = solo con { $n } o più giocatori
window-turn = { $goal } in un solo turno
window-held = { $goal }
window-instant = alla fine di una tua azione { $goal }
window-cleanup = alla fine del turno { $goal }
goal-activate-room = attiva { $room ->
    [no] { $distinct_colors ->
        [yes] { $count } Stanze di colori diversi
       *[no] { $color ->
            [no] { $count ->
                [one] una Stanza
               *[other] { $distinct ->
                    [yes] { $count } Stanze diverse
                   *[no] { $count } volte una Stanza
                }
            }
           *[other] { $count ->
                [one] una Stanza { $color_nom }
               *[other] { $distinct ->
                    [yes] { $count } diverse Stanze { $color_plural }
                   *[no] { $count } volte una Stanza { $color_nom }
                }
            }
        }
    }
   *[other] { $count ->
        [one] { $place_acc }
       *[other] { $count } volte { $place_acc }
    }
}
goal-damage-dealt = { $distinct_targets ->
    [yes] danneggia { $count ->
        [one] un Mago
       *[other] { $count } Maghi diversi
    }
   *[no] infliggi { $count ->
        [one] { $count } danno
       *[other] { $count } danni
    } { $to ->
        [mage] ai Maghi
       *[no] {""}
    }
}
goal-defeat-contribution = { $count ->
    [one] un Mago che porta un tuo danno è sconfitto
   *[other] { $count } Maghi che portano tuoi danni sono sconfitti
}
goal-enemy-models-here = nella tua Stanza { $count ->
    [one] c’è { $count } modello nemico
   *[other] ci sono { $count } modelli nemici
}
goal-evocation-defeated = sconfiggi { $count ->
    [one] un’Evocazione nemica
   *[other] { $count } Evocazioni nemiche
}
goal-evocation-summoned = evoca { $count ->
    [one] un’Evocazione
   *[other] { $count } Evocazioni
}
goal-forgotten-cast = gioca { $count ->
    [one] un Incantesimo Dimenticato
   *[other] { $count } Incantesimi Dimenticati
}
goal-forgotten-drawn = pesca e tieni { $count ->
    [one] un Incantesimo Dimenticato
   *[other] { $count } Incantesimi Dimenticati
}
goal-hand-size-at-most = { $count ->
    [0] non hai carte in mano
    [one] hai al massimo { $count } carta in mano
   *[other] hai al massimo { $count } carte in mano
}
goal-hold-crown = hai la Corona
goal-instability-placed = colloca { $count } Instabilità
goal-mage-defeated-by-self = infliggi l’ultimo danno a { $count ->
    [one] un Mago sconfitto
   *[other] { $count } Maghi sconfitti
}
goal-no-damage-on-self = non hai danni
goal-own-evocations-in-play = hai { $count ->
    [one] { $count } Evocazione
   *[other] { $count } Evocazioni
} in gioco
goal-physical-attack-hits = infliggi danni con { $count ->
    [one] un Attacco Fisico
   *[other] { $count } Attacchi Fisici
}
goal-pp-at-least = hai almeno { $count } PP
goal-room-token-won = vinci { $count ->
    [one] un segnalino Stanza
   *[other] { $count } segnalini Stanza
}
goal-rooms-entered = entra in { $count ->
    [one] una Stanza
   *[other] { $count } Stanze
}
goal-sole-contributor-defeat = { $count ->
    [one] un Mago che porta solo tuoi danni è sconfitto
   *[other] { $count } Maghi che portano solo tuoi danni sono sconfitti
}
goal-spell-cast = gioca { $count ->
    [one] un Incantesimo
   *[other] { $count } Incantesimi
}{ $distinct_schools ->
    [yes] {" "}di scuole diverse
   *[no] {""}
}
goal-trap-or-protection-triggered = { $count ->
    [one] scatta una tua Trappola o Protezione
   *[other] scattano { $count } tue Trappole o Protezioni
}
goal-trap-triggered = { $on_mage ->
    [yes] un Mago fa scattare { $count ->
        [one] una tua Trappola
       *[other] { $count } tue Trappole
    }
   *[no] { $count ->
        [one] scatta una tua Trappola
       *[other] scattano { $count } tue Trappole
    }
}
goal-trophies-from-distinct-mages = hai Trofei di { $count ->
    [one] un Mago
   *[other] { $count } Maghi diversi
}
only-holding-crown = mentre hai la Corona
only-room-instability-at-least = con almeno { $value } Instabilità
only-room-any-of = { $rooms_in }
only-by = con { $value ->
    [physical] un Attacco Fisico
    [spell] un Incantesimo
    [evocation] un’Evocazione
    [trap] una Trappola
    [reaction] una Protezione
    [room] l’effetto di una Stanza
    [quest] la ricompensa di una Missione
   *[any] qualsiasi cosa
}
only-trophies-at-least = e hai { $value ->
    [one] un Trofeo
   *[other] { $value } Trofei
}

## Events

works-reveal = subito – { $text }
works-black-rose = in ogni fase della Rosa Nera, { $number ->
    [one] nello spazio { $spaces }
   *[other] negli spazi { $spaces }
} – { $text }
works-study = nella fase di Studio, { $number ->
    [one] nello spazio { $spaces }
   *[other] negli spazi { $spaces }
} – { $text }
works-action = nella fase di Azione, { $number ->
    [one] nello spazio { $spaces }
   *[other] negli spazi { $spaces }
} – { $text }
works-cleanup = nel Riordino, { $number ->
    [one] nello spazio { $spaces }
   *[other] negli spazi { $spaces }
} – { $text }
works-always = { $number ->
    [one] nello spazio { $spaces }
   *[other] negli spazi { $spaces }
} – { $text }
works-crown = chi lo rivela prende la Corona
works-pp = la Rosa Nera ottiene { $reveal } PP quando l’Evento è rivelato e { $exit } PP quando esce
