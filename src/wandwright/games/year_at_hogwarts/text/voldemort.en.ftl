### What a player of A Year at Hogwarts reads, in English (the Return of Voldemort).

## Prompts

prompt-pawn = { $who }: which of your pawns moves now? ({ $n ->
    [one] one is left
   *[other] { $n } are left
 })
prompt-rival = { $who }: several stand on { $space }. Whom do you meet?
prompt-ritual = { $who }: you have all four tokens. Go on to the Graveyard and bring Voldemort back?
prompt-post = { $who }: on which tower does { $servant } stand? (one without a hero, each on another)
prompt-hide = { $who }: where do you lay { $item }? The other side has to find it
prompt-floo-last = { $who }: travel by Floo Powder? It is the last of the heroes, and only Floo Powder leads to the Locket

## Answers

label-pawn = Move { $foe }
label-rival = Meet { $foe }
label-ritual-not-yet = Not yet
label-ritual-now = Bring Voldemort back
label-post = Post on { $space }
label-hide = Lay it on { $space }
label-floo-wasted = Floo to { $space } (the last powder: the Locket will be out of reach)

## Events

event-tries-horcrux = { $who } tries to destroy { $item }: { $dice }
event-destroys-horcrux = { $who } destroys { $item }
event-voldemort-returns = Lord Voldemort has returned
event-posts = { $foe } stands on { $space }
event-moves-pawn = { $foe } moves
event-foe-draws = { $foe } draws { $deck ->
    [potion] a Potion
   *[spell] a Spell
 }
event-falls = { $who } is beaten
event-leaves-the-game = { $foe } is out of the game
event-rolls-final = { $who } and Lord Voldemort roll for everything: { $dice }

## On the table

title-night = The night
night-horcruxes = Horcruxes left
night-voldemort-pv = Voldemort's PV
night-bound = has to try again
night-shield = turns left alone

## Endings

outcome-no-wand = Harry met Voldemort, who did not have the Elder Wand: the heroes win
outcome-no-stone = Voldemort met Harry, who did not have the Resurrection Stone: Voldemort wins
outcome-horcruxes-left = Harry and Voldemort met while a Horcrux was left: Voldemort wins
outcome-final-heroes = Harry rolled higher in the final: the heroes win
outcome-final-voldemort = Voldemort rolled higher in the final: Voldemort wins
outcome-night-over = The night is over and a Horcrux is left: Voldemort's side wins
outcome-horcruxes-gone = The night is over and all Horcruxes are destroyed: the heroes win

## Advice

gain-horcruxes = a Horcrux destroyed
gain-weapon = a weapon in hand
gain-road = nearer to what is needed
gain-ritual = a token for the ritual
gain-token = the token for the final
gain-servants = stronger Death Eaters
spared-horcruxes = the Horcrux stands
spared-weapon = no weapon for the heroes
spared-road = the way is not longer
spared-ritual = the tokens are kept
spared-token = the token is kept
spared-servants = the Death Eaters are spared
