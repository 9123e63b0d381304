### What a player of A Year at Hogwarts reads, in English (fights).
name-fight = fight
do-draw-and-fight = draw a Duel card and fight it
do-damage = your opponent loses { $n } PV
do-cancel-attack = cancel the answer of your opponent
do-extra-attack-die = { $n ->
    [one] { $n } attack die more in this fight
   *[other] { $n } attack dice more in this fight
 }
do-leave-combat-move = leave the fight and move { $n } steps
ability-reroll-die = once in an attack you may roll one die again
ability-first-loss-minus = your first loss in a fight is { $n } smaller
ability-extra-spell-card = { $n } Spell more than the limit
ability-last-stand = { $n } attack die more with 2 PV or fewer
ability-spoils-plus = after beating a player take { $n } random card more
ability-win-draw = after each fight won draw { $n } card
ability-heal-plus = your defence cards give { $n } PV more
ability-die-plus = once in an attack you may raise a die by { $n }
ability-underdog-die = { $n } attack die more while the opponent has more PV
ability-disrupt = once in a fight the opponent loses a random card
ability-mend = after an attack without a hit gain { $n } PV
ability-pierce-defence = the first defence card of the opponent is answered all the same
ability-first-strike = in the first attack the resistance counts { $n } lower
ability-sixes-bite = each 6 counts as 2 hits
ability-final-only = fights Harry only, in the final

## Prompts

prompt-opponent = { $who }: { $space } is taken; whom do you fight?
prompt-death-eater = { $who }: { $mover } has met a Death Eater; which of them do you play?
prompt-act = { $who } ({ $pv } PV) against { $foe } ({ $foepv } PV): roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } ({ $needed } or more hits){ $choice ->
    [yes] , or play a card (Potions left: { $potions }, Spells left: { $spells })?
   *[no] { "" }
 }
prompt-act-servant = { $who }, you play { $fighter } ({ $pv } PV) against { $foe } ({ $foepv } PV): roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } ({ $needed } or more hits){ $choice ->
    [yes] , or play a card (Potions left: { $potions }, Spells left: { $spells })?
   *[no] { "" }
 }
prompt-reroll-die = { $who }: you rolled { $dice }; you may roll one die again
prompt-raise-die = { $who }: you rolled { $dice }; you may raise one die by { $n }
prompt-defend = { $who }: { $fighter } takes { $n } hits; for how many do you roll a defence die?
prompt-ready = { $who }: one die each against { $foe }; roll, or use a token first
prompt-prize = { $who }: you have beaten { $loser }; take your prize ({ $number ->
    [one] 1 item or 1 random card
   *[other] 2 items or 2 random cards
 }, or Floo Powder, or a Portkey)
prompt-second-item = { $who }: you may take a second item of { $loser }
prompt-give-for = { $who }: you hold 6 items; which one do you give for { $item }?
prompt-give-up-cards = { $who }: you have lost the duel; put { $number } cards under their decks
prompt-try-mission = { $who } ({ $pv } PV): you have all you need at { $space }; begin a mission? Whom you meet is known only then, and may strike at once. With no PV left { $solo ->
    [yes] the match is lost
   *[no] you lose all Spells and Potions, not the mission
 }
prompt-name-card = { $who }: which card do you name for { $card } as { $deck ->
    [spell] { $attack ->
        [yes] an Attack Spell
       *[no] a Defence Spell
    }
   *[potion] { $attack ->
        [yes] an Attack Potion
       *[no] a Defence Potion
    }
 }?
prompt-put-required = { $who }: the mission is won; on which square of Places do you put { $item }?
prompt-slip-away = { $who }: you leave the fight under the Cloak; where do you go?
prompt-servant-finds = { $who }: which card does the Death Eater take out of the deck?

## Answers

label-fight-player = Fight { $who }
label-fight-death-eater = Fight the Death Eater
label-play-death-eater = Play { $card }
label-attack = Roll the attack dice
label-clash = Roll
label-change-die = Change the { $n }
label-keep-dice = Keep the dice
label-defend = Defence dice: { $n }
label-steal-item = Take { $item }
label-steal-floo = Take 1 Floo Powder
label-steal-portkey = Take 1 Portkey
label-steal-cards = Take random cards
label-no-prize = Take nothing
label-give-item = Give { $item }
label-discard = Put { $card } away
label-no-mission = No mission now
label-name-card = { $own ->
    [yes] { $card }
   *[no] { $card } of { $who }
 }
label-find-card = Take { $card }

## Events

event-fights = { $fighter } fights { $foe }
event-attacks = { $fighter } attacks: { $dice }
event-changes-die = { $fighter } changes a die: { $dice }
event-defends = { $fighter } rolls a defence die: { $dice }
event-clashes = { $who } and the rival roll { $dice }
event-plays = { $who } plays { $card }
event-plays-foe = { $who } plays { $foe }
event-foe-loses-pv = { $foe } loses { $n } PV{ $told ->
    [yes] { " " }({ $cause })
   *[no] { "" }
 }
event-foe-gains-pv = { $foe } gains { $n } PV
event-is-immune = { $foe } is immune to { $card }
event-beats = { $who } beats { $foe }
event-is-beaten = { $foe } beats { $who }
event-steals = { $who } takes { $card } as a prize
event-steals-hidden = { $who } takes a card as a prize
event-is-robbed = { $who } has to give up { $card }
event-is-robbed-hidden = { $who } has to give up a card
event-steals-item = { $who } takes { $item } as a prize
event-steals-floo = { $who } takes 1 Floo Powder as a prize
event-steals-portkey = { $who } takes 1 Portkey as a prize
event-reveals = { $who } reveals { $card }
event-reveals-several-card = { $who } reveals { $list }
event-tries-mission = { $who } tries the mission { $mission }
event-wins-mission = { $who } wins the mission { $card }: { $n } points
event-slips-away = { $who } slips out of the fight
event-finds = { $who } takes { $card } out of the deck
