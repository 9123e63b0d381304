### Co čte hráč Roku v Bradavicích, česky (fights).
name-fight = souboj
do-draw-and-fight = lízni si kartu souboje a bojuj
do-damage = soupeř ztratí { $n } životů
do-cancel-attack = zruš odpověď soupeře
do-extra-attack-die = o { $n } útočnou kostku víc v tomto souboji
do-leave-combat-move = opusť souboj a jdi { $n } kroků
ability-reroll-die = jednou za útok smíš hodit jednou kostkou znovu
ability-first-loss-minus = tvá první ztráta v souboji je o { $n } menší
ability-extra-spell-card = o { $n } kouzlo nad limit
ability-last-stand = o { $n } útočnou kostku víc při 2 životech a méně
ability-spoils-plus = po výhře nad hráčem si vezmi náhodnou kartu navíc: { $n }
ability-win-draw = po každém vyhraném souboji si lízni kartu: { $n }
ability-heal-plus = tvé obranné karty dávají o { $n } život víc
ability-die-plus = jednou za útok smíš zvýšit kostku o { $n }
ability-underdog-die = o { $n } útočnou kostku víc, dokud má soupeř víc životů
ability-disrupt = jednou za souboj přijde soupeř o náhodnou kartu
ability-mend = po útoku bez zásahu získej { $n } život
ability-pierce-defence = první obranná karta soupeře odpověď nezruší
ability-first-strike = v prvním útoku platí odolnost o { $n } nižší
ability-sixes-bite = každá 6 platí za 2 zásahy
ability-final-only = bojuje jen s Harrym, ve finále

## Výzvy

prompt-opponent = { $who }: na poli { $space } někdo stojí; s kým budeš bojovat?
prompt-death-eater = { $who }: { $mover } potkává Smrtijeda; za kterého budeš hrát?
prompt-act = { $who } (životy: { $pv }) proti { $foe } (životy: { $foepv }): hoď útočnými kostkami, nebo zahraj kartu (zbývá lektvarů: { $potions }, kouzel: { $spells })
prompt-act-servant = { $who }, hraješ za Smrtijeda { $fighter } (životy: { $pv }) proti { $foe } (životy: { $foepv }): hoď útočnými kostkami, nebo zahraj kartu (zbývá lektvarů: { $potions }, kouzel: { $spells })
prompt-reroll-die = { $who }: padlo ti { $dice }; jednou kostkou smíš hodit znovu
prompt-raise-die = { $who }: padlo ti { $dice }; jednu kostku smíš zvýšit o { $n }
prompt-defend = { $who }: zásahy, které dostává { $fighter }: { $n }; na kolik z nich hodíš obrannou kostkou?
prompt-ready = { $who }: každý jednou kostkou, proti { $foe }; hoď, nebo nejdřív použij žeton
prompt-prize = { $who }: výhra nad: { $foe }; vezmi si kořist ({ $n ->
    [one] 1 předmět nebo 1 náhodnou kartu
   *[other] 2 předměty nebo 2 náhodné karty
 }, nebo letax, nebo přenášedlo)
prompt-second-item = { $who }: hráči { $foe } smíš vzít druhý předmět
prompt-give-for = { $who }: máš 6 předmětů; který dáš za { $item }?
prompt-give-up-cards = { $who }: souboj je prohraný; vrať pod balíčky ještě karet: { $number }
prompt-try-mission = { $who }: na poli { $space } máš vše, co je třeba; pustíš se do mise?
prompt-name-card = { $who }: kterou kartu pro misi { $card } určíš jako { $deck ->
    [spell] { $attack ->
        [yes] útočné kouzlo
       *[no] obranné kouzlo
    }
   *[potion] { $attack ->
        [yes] útočný lektvar
       *[no] obranný lektvar
    }
 }?
prompt-put-required = { $who }: mise je vyhraná; na které pole desky Místa položíš { $item }?
prompt-slip-away = { $who }: pod pláštěm opouštíš souboj; kam půjdeš?
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
label-steal-item = Vzít { $item }
label-steal-floo = Vzít 1 letax
label-steal-portkey = Vzít 1 přenášedlo
label-steal-cards = Vzít náhodné karty
label-no-prize = Nevzít nic
label-give-item = Dát { $item }
label-discard = Odložit { $card }
label-no-mission = Teď žádnou misi
label-name-card = { $own ->
    [yes] { $card }
   *[no] { $card } ({ $who })
 }
label-find-card = Vzít { $card }

## Události

event-fights = { $fighter } bojuje proti { $foe }
event-attacks = { $fighter } útočí: { $dice }
event-changes-die = { $fighter } mění kostku: { $dice }
event-defends = { $fighter } hází obrannou kostkou: { $dice }
event-clashes = { $who } a soupeř hází: { $dice }
event-plays = { $who } hraje { $card }
event-plays-foe = { $who } hraje za Smrtijeda { $foe }
event-foe-loses-pv = { $foe } ztrácí životy: { $n }
event-foe-gains-pv = { $foe } získává životy: { $n }
event-is-immune = { $foe } odolává kartě { $card }
event-beats = { $who } poráží { $foe }
event-is-beaten = { $foe } poráží { $who }
event-steals = { $who } bere jako kořist { $card }
event-steals-hidden = { $who } bere jako kořist kartu
event-steals-item = { $who } bere jako kořist { $item }
event-steals-floo = { $who } bere jako kořist 1 letax
event-steals-portkey = { $who } bere jako kořist 1 přenášedlo
event-reveals = { $who } odkrývá { $card }
event-tries-mission = { $who } se pouští do mise { $mission }
event-wins-mission = { $who } vyhrává misi { $card }, body: { $n }
event-slips-away = { $who } mizí ze souboje
event-finds = { $who } bere z balíčku { $card }
