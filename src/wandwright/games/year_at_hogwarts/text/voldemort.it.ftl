### Quello che legge un giocatore di Un Anno a Hogwarts, in italiano (il Ritorno di Voldemort).

## Domande

prompt-pawn = { $who }: quale delle tue pedine muovi ora? ({ $n ->
    [one] ne resta una
   *[other] ne restano { $n }
 })
prompt-rival = { $who }: qui ci sono più avversari ({ $space }). Chi affronti?
prompt-ritual = { $who }: hai tutti e quattro i segnalini. Prosegui fino al Cimitero e fai tornare Voldemort?
prompt-post = { $who }: su quale torre metti { $servant }? (senza eroi, ognuno su una diversa)
prompt-hide = { $who }: dove metti il segnalino { $item }? L’altra squadra dovrà trovarlo
prompt-floo-last = { $who }: viaggi con la Polvere Volante? È l’ultima degli eroi, e solo così si arriva al Medaglione

## Risposte

label-pawn = Muovi { $foe }
label-rival = Affronta { $foe }
label-ritual-not-yet = Non ancora
label-ritual-now = Fai tornare Voldemort
label-post = Metti qui: { $space }
label-hide = Posa qui: { $space }
label-floo-wasted = Usa l’ultima Polvere Volante: { $space }

## Eventi

event-tries-horcrux = { $who } prova a distruggere { $item }: { $dice }
event-destroys-horcrux = { $who } distrugge { $item }
event-voldemort-returns = Lord Voldemort è tornato
event-posts = { $foe } si trova qui: { $space }
event-moves-pawn = muove { $foe }
event-foe-draws = { $foe } pesca { $deck ->
    [potion] una Pozione
   *[spell] un Incantesimo
 }
event-falls = { $who } perde il combattimento
event-leaves-the-game = { $foe } è fuori dal gioco
event-rolls-final = { $who } e Lord Voldemort tirano il dado decisivo: { $dice }

## Sul tavolo

title-night = La notte
night-horcruxes = Horcrux rimasti
night-voldemort-pv = PV di Voldemort
night-bound = deve riprovare
night-shield = turni in pace

## Finali

outcome-no-wand = Harry ha incontrato Voldemort, che non aveva la Bacchetta di Sambuco: vincono gli eroi
outcome-no-stone = Voldemort ha incontrato Harry, che non aveva la Pietra della Resurrezione: vince Voldemort
outcome-horcruxes-left = Harry e Voldemort si sono incontrati quando restava un Horcrux: vince Voldemort
outcome-final-heroes = Harry ha tirato il dado più alto nel combattimento finale: vincono gli eroi
outcome-final-voldemort = Voldemort ha tirato il dado più alto nel combattimento finale: vince Voldemort
outcome-night-over = La notte è finita e resta un Horcrux: vince la fazione di Voldemort
outcome-horcruxes-gone = La notte è finita e tutti gli Horcrux sono distrutti: vincono gli eroi

## Consigli

gain-horcruxes = un Horcrux distrutto
gain-weapon = un’arma in mano
gain-road = più vicino a ciò che serve
gain-ritual = un segnalino per il rituale
gain-token = il segnalino per il combattimento finale
gain-servants = Mangiamorte più forti
spared-horcruxes = l’Horcrux resta
spared-weapon = nessuna arma per gli eroi
spared-road = la strada non si allunga
spared-ritual = i segnalini restano
spared-token = il segnalino resta
spared-servants = i Mangiamorte sono risparmiati
