### Charms, Patronuses and active cards, in English; en.ftl says what the arguments are.

when-card-played-if-cost-at-most = { $n ->
    [0] when you play a card without a value
   *[other] when you play a card that costs { $n } or less
}
when-ally-played-if-items-played = when you play an ally after an item in your turn
when-action-if-health-gained = in your turn, once you have gained health
when-action-if-spells-played = in your turn, once you have played { $n ->
    [one] a spell
   *[other] { $n } spells
}
when-action-if-allies-played = in your turn, once you have played an ally

pay-health = lose { $n } health

do-move-attack = move any number of attack from one foe to another
do-keep-tokens-influence = you may keep your influence for your next turn
do-keep-tokens-both = you may keep your attack and your influence for your next turn
do-keep-tokens = you may keep your tokens for your next turn
do-give-tokens = you may give your attack and your influence to { $subject }
do-repeat-card = its effect happens once more
do-share-gains = if you have gained health this turn, one other hero gains the attack, influence, health and extra cards that it gave you
do-rescue = that hero is not stunned, has { $n } health and loses no more this turn
do-suppress-ability-end-of-turn = the ability of one villain has no effect this turn

charm-tier = { $tier } – { $text }

tier-8-10 = 8–10 health
tier-4-7 = 4–7 health
tier-1-3 = 1–3 health

table-charm = Charm (open: { $tier })
table-charm-closed = Charm (no effect open)
table-charm-declared = Charm (declared: { $tier })

prompt-hero-card = { $hero }: choose your hero card
prompt-charm = { $hero }: choose a Charm
prompt-active = { $group ->
    [0] { $hero }: choose the hero card that is active until your next turn
   *[1] { $hero }: choose the Proficiency that is active until your next turn
}
prompt-use-charm = { $hero }: use { $card } now?
prompt-rescue = { $hero }: { $fallen } is about to be stunned. Use { $card }?
prompt-move-from = { $hero }: choose the foe whose attack you move
prompt-move-to = { $hero }: choose the foe that takes the attack
prompt-move-how-many = { $hero }: choose how much attack moves
prompt-share = { $hero }: choose the hero who gains the same
prompt-silence-this-turn = { $hero }: choose a villain whose ability stops working for this turn

label-activate = { $card }
label-leave-charm = Not now
label-use-charm = Use the Charm
label-leave-hero = Let it happen
label-rescue = To the rescue
label-move-from = From { $card }
label-move-to = To { $card }
label-move = { $n } attack
label-share = { $hero }

event-takes-hero-card = { $hero } takes the hero card { $card }
event-takes-charm = { $hero } takes { $card }
event-activates = { $hero }: { $card } is active
event-declares = { $hero } declares { $card }: { $tier }
event-keeps-tokens = { $n ->
    [one] { $hero } keeps { $n } token
   *[other] { $hero } keeps { $n } tokens
}
event-moves-attack = { $hero } moves { $n } attack to { $card }
event-rescued = { $hero } is rescued and has { $n } health

event-charm-forbidden = { $hero } can't use a Charm this turn
