### Co čte hráč Roku v Bradavicích, česky (fights).
do-draw-and-fight = lízni si kartu souboje a bojuj
do-damage = soupeř ztratí { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
 }
do-cancel-attack = zruš odpověď soupeře
do-extra-attack-die = o { $n ->
    [one] { $n } útočnou kostku
    [few] { $n } útočné kostky
   *[other] { $n } útočných kostek
 } víc v tomto boji
do-leave-combat-move = opusť boj a jdi { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
 }
ability-reroll-die = jednou za útok smíš hodit jednou kostkou znovu
ability-first-loss-minus = tvá první ztráta v boji je o { $n } menší
ability-extra-spell-card = smíš zahrát o { $n } kouzlo víc, než je limit
ability-last-stand = o { $n } útočnou kostku víc při 2 životech a méně
ability-spoils-plus = po výhře nad hráčem si vezmi ještě { $n } náhodnou kartu
ability-win-draw = po každém vyhraném boji si lízni { $n } kartu
ability-heal-plus = tvé obranné karty dávají o { $n } život víc
ability-die-plus = jednou za útok smíš zvýšit kostku o { $n }
ability-underdog-die = o { $n } útočnou kostku víc, dokud má soupeř víc životů
ability-disrupt = jednou za boj přijde soupeř o náhodnou kartu
ability-mend = po útoku bez zásahu získej { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
 }
ability-pierce-defence = na první obrannou kartu soupeře přesto odpovíš
ability-first-strike = v prvním útoku platí odolnost o { $n } nižší
ability-sixes-bite = každá 6 platí za 2 zásahy
ability-final-only = bojuje jen s Harrym, ve finále
