### Co čte hráč Roku v Bradavicích, česky (fights).
name-fight = boj
do-draw-and-fight = lízni si kartu souboje a bojuj
do-damage = soupeř ztratí { counted-life }
do-cancel-attack = zruš útok soupeře
do-extra-attack-die = o { counted-attack-die } víc v tomto boji
do-leave-combat-move = opusť boj a jdi { counted-step }
ability-reroll-die = jednou za útok smíš hodit jednou kostkou znovu
ability-first-loss-minus = tvá první ztráta v boji je o { $n } menší
ability-extra-spell-card = smíš zahrát o { counted-spell } víc, než je limit
ability-last-stand = při 2 životech a méně o { counted-attack-die } víc
ability-spoils-plus = po výhře nad hráčem si vezmi ještě { $n ->
    [one] { $n } náhodnou kartu
    [few] { $n } náhodné karty
   *[other] { $n } náhodných karet
 }
ability-win-draw = po každém vyhraném boji si lízni { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
 }
ability-heal-plus = tvé obranné karty dávají o { counted-life } víc
ability-die-plus = jednou za útok smíš zvýšit kostku o { $n }
ability-underdog-die = dokud má soupeř víc životů, o { counted-attack-die } víc
ability-disrupt = jednou za boj přijde soupeř o náhodnou kartu
ability-mend = po útoku bez zásahu získej { counted-life }
ability-pierce-defence = na první obrannou kartu soupeře přesto odpovíš
ability-first-strike = v prvním útoku platí odolnost o { $n } nižší
ability-sixes-bite = každá 6 platí za 2 zásahy
ability-final-only = bojuje jen s Harrym, ve finále

## Výzvy

prompt-opponent = { $who }: na poli { $space } někdo stojí; s kým budeš bojovat?
prompt-death-eater = { $who }: { $mover } potkává Smrtijeda; za kterého budeš hrát?
prompt-act = { $who } (životy: { $pv }), soupeř { $foe } (životy: { $foepv }): { $choice ->
    [yes] hodíš kostkami ({ $dice }×, zasahuje { $needed } a víc), nebo zahraješ kartu (lektvary: { $potions }, kouzla: { $spells })?
   *[no] hoď kostkami ({ $dice }×, zasahuje { $needed } a víc)
 }
prompt-act-servant = { $who }, hraješ za Smrtijeda { $fighter } (životy: { $pv }), soupeř { $foe } (životy: { $foepv }): { $choice ->
    [yes] hodíš kostkami ({ $dice }×, zasahuje { $needed } a víc), nebo zahraješ kartu (lektvary: { $potions }, kouzla: { $spells })?
   *[no] hoď kostkami ({ $dice }×, zasahuje { $needed } a víc)
 }
prompt-reroll-die = { $who }: padlo ti { $dice }; jednou kostkou smíš hodit znovu
prompt-raise-die = { $who }: padlo ti { $dice }; jednu kostku smíš zvýšit o { $n }
prompt-defend = { $who }: { $fighter } dostává zásahy: { $n }. Kolikrát hodíš obrannou kostkou?
prompt-ready = { $who }: každý jednou kostkou, soupeř { $foe }; hoď, nebo nejdřív použij předmět
prompt-prize = { $who }: vyhráváš, soupeř { $loser }; vezmi si kořist ({ $number ->
    [one] 1 předmět nebo 1 náhodnou kartu
   *[other] 2 předměty nebo 2 náhodné karty
 }, nebo letaxový prášek, nebo přenášedlo)
prompt-second-item = { $who }: smíš vzít i druhý předmět, soupeř { $loser }
prompt-give-for = { $who }: máš 6 předmětů; který dáš za tento: { $item }?
prompt-give-up-cards = { $who }: souboj je prohraný; vrať pod balíčky tolik karet: { $number }
prompt-try-mission = { $who } (životy: { $pv }): na poli { $space } máš vše, co je třeba; pustíš se do mise? Soupeř se ukáže až pak a může hned zaútočit. Bez životů { $solo ->
    [yes] je partie prohraná
   *[no] ztratíš všechna kouzla a lektvary, misi ne
 }
prompt-name-card = { $who }: mise { $card }; kterou kartu určíš jako { $deck ->
    [spell] { $attack ->
        [yes] útočné kouzlo
       *[no] obranné kouzlo
    }
   *[potion] { $attack ->
        [yes] útočný lektvar
       *[no] obranný lektvar
    }
 }?
prompt-put-required = { $who }: mise je splněná; na které pole plánu Míst jde { $item }?
prompt-slip-away = { $who }: pod pláštěm opouštíš boj; kam půjdeš?
prompt-servant-finds = { $who }: kterou kartu si Smrtijed vezme z balíčku?

## Odpovědi

label-fight-player = Bojovat: { $who }
label-fight-death-eater = Bojovat se Smrtijedem
label-play-death-eater = Hrát za: { $card }
label-attack = Hodit útočnými kostkami
label-clash = Hodit
label-change-die = Změnit { $n }
label-keep-dice = Nechat kostky
label-defend = Obranné kostky: { $n }
label-steal-item = Vzít: { $item }
label-steal-floo = Vzít 1 letaxový prášek
label-steal-portkey = Vzít 1 přenášedlo
label-steal-cards = Vzít náhodné karty
label-no-prize = Nevzít nic
label-give-item = Dát: { $item }
label-discard = Odložit: { $card }
label-no-mission = Teď žádnou misi
label-name-card = { $own ->
    [yes] { $card }
   *[no] { $card } ({ $who })
 }
label-find-card = Vzít: { $card }

## Události

event-fights = { $fighter } bojuje, soupeř: { $foe }
event-attacks = { $fighter } útočí: { $dice }
event-changes-die = { $fighter } mění kostku: { $dice }
event-defends = { $fighter } hází obrannou kostkou: { $dice }
event-clashes = { $who } a soupeř hází: { $dice }
event-plays = { $who } hraje: { $card }
event-plays-foe = { $who } hraje za Smrtijeda { $foe }
event-foe-loses-pv = { $foe } ztrácí životy: { $n }{ $told ->
    [yes] { " " }({ $cause })
   *[no] { "" }
 }
event-foe-gains-pv = { $foe } získává životy: { $n }
event-is-immune = karta { $card } nemá účinek: { $foe }
event-beats = { $who } vyhrává, soupeř: { $foe }
event-is-beaten = { $who } prohrává, soupeř: { $foe }
event-steals = { $who } bere jako kořist: { $card }
event-steals-hidden = { $who } bere jako kořist kartu
event-is-robbed = { $who } přichází o kartu: { $card }
event-is-robbed-hidden = { $who } přichází o kartu
event-steals-item = { $who } bere jako kořist: { $item }
event-steals-floo = { $who } bere jako kořist 1 letaxový prášek
event-steals-portkey = { $who } bere jako kořist 1 přenášedlo
event-reveals = { $who } odkrývá: { $card }
event-reveals-several-card = { $who } odhaluje: { $list }
event-tries-mission = { $who } se pouští do mise: { $mission }
event-wins-mission = { $who } plní misi: { $card }, body: { $n }
event-slips-away = { $who } mizí z boje
event-finds = { $who } bere z balíčku: { $card }
