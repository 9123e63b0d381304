### What a player of A Year at Hogwarts reads, in English (fights).
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
