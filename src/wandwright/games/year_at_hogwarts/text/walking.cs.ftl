### Co čte hráč Roku v Bradavicích, česky (walking).

## Prompts

prompt-start = { $who }: { $choice ->
    [yes] hodíš kostkami, nebo předtím něco uděláš?
   *[no] hoď kostkami
 }
prompt-total = { $who }: kolik kroků ujdeš, a kam?
prompt-move = { $who }: kde tvůj pohyb skončí?
prompt-way = { $who }: kolem kterých předmětů?
prompt-take = { $who }: vezmeš si předmět?
prompt-leave = { $who }: který předmět za něj necháš?
prompt-slip = { $who }: bojovat, nebo proklouznout?
prompt-common-room = { $who }: lízni si kartu, nebo nabídni výměnu
prompt-offered-item = { $who }: co nabízíš?
prompt-wanted-item = { $who }: co za to chceš?
prompt-accept = { $who }: přijmeš výměnu?
prompt-exam = { $who }: ze které učebnice složíš zkoušku?
prompt-floo = { $who }: cestuješ letaxem?
prompt-pitch = { $who }: vyzveš někoho, nebo použiješ přenášedlo?
prompt-fly = { $who }: kam tě donese Klofan?
prompt-passage = { $who }: projdeš chodbou?
prompt-tower = { $who }: na které věži bude stát Smrtijed?
prompt-put-item = { $who }: kam předmět položíš?
prompt-finish = { $who }: ukonči tah, nebo použij předmět
prompt-fetch = { $who }: který předmět přivoláš?
prompt-stay = { $who }: zůstaneš tu pro tým, nebo se vrátíš?
prompt-swap-mission = { $who }: vyměníš tu místo všeho ostatního misi?

## Answers

label-return = Vrátit se
label-stay = Zůstat tady
label-swap-mission = Vyměnit: { $card }
label-roll = Hodit kostkami
label-wait = Počkat tu na tým
label-use-item = Použít: { $item }
label-play-card = Zahrát: { $card }
label-begin-mission = Začít: { $card }
label-try-horcrux = Zkusit zničit viteál: { $space }
label-total = { counted-step }
label-reroll-movement = Hodit znovu
label-go = Jít na: { $space }
label-fly-away = Místo toho letět s Klofanem
label-way = { $n ->
    [0] Kolem žádného předmětu
   *[other] { $meets ->
        [0] Kolem: { $items }
       *[other] Kolem: { $items }, potom setkání: { $foe }
    }
 }
label-take = Vzít: { $item }{ $use ->
    [mission] { " " }(potřebuješ na misi: { $missions })
    [ritual] { " " }(k obřadu na hřbitově)
    [weapon] { " " }(ničí viteály)
    [final] { " " }(k poslednímu střetnutí)
   *[none] { "" }
 }
label-leave = Nechat ležet
label-leave-item = Nechat tu: { $item }
label-fight = Bojovat
label-slip = Proklouznout
label-draw-deck = Líznout: { $deck ->
    [action] kartu akce
    [book] učebnici
    [potion] lektvar
   *[spell] kouzlo
 }
label-swap-with = Nabídnout výměnu: { $who }
label-offer = Nabídnout: { $item }
label-ask = Chtít: { $item }
label-refuse = Odmítnout
label-accept = Přijmout
label-resolve-book = Složit zkoušku: { $card }
label-done = Hotovo
label-floo = Letaxem na: { $space }{ $lies ->
    [yes] : { $items }
   *[no] { "" }
 }
label-challenge = Vyzvat: { $who }
label-portkey = Přenášedlem na hřbitov
label-fly = Letět na: { $space }
label-through = Projít na: { $space }
label-tower = Smrtijed sem: { $space }
label-put = Položit na: { $space }
label-end-turn = Ukončit tah
label-fetch = Přivolat: { $item }

# A space whose sort comes again and again, by the place beside it.
place-near = { $name }, poblíž: { $place }

## Events

event-waits = { $who } čeká
event-swaps-mission = { $who } si mění misi
event-turn = { $n }. tah: { $who }
event-rolls = { $who }: hod { $dice }
event-walks = { $who } jde na: { $space }
event-points = { $who }: { counted-point }
event-gains-pv = { $who } získává { counted-life }
event-loses-pv = { $who } ztrácí { counted-life }{ $told ->
    [yes] { " " }({ $cause })
   *[no] { "" }
 }
event-gains-floo = { $who } získává letaxový prášek: { $n }
event-gains-portkey = { $who } získává přenášedlo: { $n }
event-draws = { $who } si bere: { $card }
event-draws-several-card = { $who } si bere: { $list }
event-draws-hidden = { $who } si bere kartu
event-discards = { $card } jde pod svůj balíček
event-discards-several-card = pod svůj balíček jdou: { $list }
event-recovers = { $who } má zase { counted-life }
event-is-put = { $who } se ocitá na: { $space }
event-takes = { $who } si bere: { $item }
event-takes-several-item = { $who } si bere: { $list }
event-swaps = { $who } získává: { $item }
event-guards = Smrtijed stojí tady: { $space }
event-puts = { $item } teď leží na: { $space }
event-uses = { $who } používá: { $item }
event-flies = { $who } letí na: { $space }
event-travels = { $who } se { $by } dostává na: { $space }
event-returns = { $who } se vrací na: { $space }
event-passes-exam = { $who } skládá zkoušku, { $card }: { counted-point }
event-loses-turn = { $who } přichází o tah
by-floo = letaxem
by-portkey = přenášedlem
by-passage = chodbou

## Words of cards and spaces

do-draw = lízni si { $deck ->
    [book] { $n ->
        [one] { $n } učebnici
        [few] { $n } učebnice
       *[other] { $n } učebnic
    }
    [potion] { $n ->
        [one] { $n } lektvar
        [few] { $n } lektvary
       *[other] { $n } lektvarů
    }
   *[spell] { counted-spell }
 }
do-gain-points = získej { counted-point }
do-lose-points = ztrať { counted-point }
do-gain-pv = získej { counted-life }
do-lose-pv = ztrať { counted-life }{ $floor ->
    [0] {""}
   *[other] , aspoň { $floor } ti však zůstane
 }
do-raise-pv-to = máš-li méně, doplň si životy na { $n }
do-gain-floo = získej { $n ->
    [one] { $n } letaxový prášek
    [few] { $n } letaxové prášky
   *[other] { $n } letaxových prášků
 }
do-gain-portkey = získej { $n ->
    [one] { $n } přenášedlo
    [few] { $n } přenášedla
   *[other] { $n } přenášedel
 }
do-move-to = jdi sem: { $space }
do-skip-turn = přijdeš o příští tah
do-extra-turn = po tomto tahu hraješ znovu
do-take-item-token = vezmi si předmět z kteréhokoli pole plánu, na kterém stojíš
do-free-stop-this-turn = v tomto tahu smíš skončit dřív na kterémkoli pojmenovaném poli
do-movement-bonus = v tomto tahu smíš přidat { counted-step }
do-exam-bonus = do příštího tahu toho, kdo si ji lízl, dává každá učebnice o { counted-point } víc
do-fly-to = jdi na kterékoli pole Příčné ulice nebo Míst
do-common-room-choice = lízni si kartu akce, učebnici, lektvar nebo kouzlo, nebo nabídni hráči výměnu předmětů
do-quidditch-or-portkey = vyzvi hráče k famfrpálu, nebo použij přenášedlo

## Movement abilities

ability-adjust-roll = smíš změnit součet až o { $n }
ability-reroll-movement = jednou za tah smíš hodit kostkami pohybu znovu
ability-extra-book = kde si bereš učebnice, vezmi si o { $n } víc
ability-extra-potion = na polích lektvarů si vezmi o { $n } víc
ability-choose-action = na polích akcí si lízni 2 a vyber jednu
ability-slip-past = jednou za tah smíš projít přes jedno obsazené pole bez boje
ability-roll-3-keep-2 = hoď 3 kostkami pohybu a 2 si nech
ability-stop-on-class = tvůj pohyb smí skončit dřív v kterékoli učebně
ability-move-up-to = smíš použít méně kroků
ability-rat-form = hrdinové tě nezastaví
ability-free-passages = tajné chodby nic nestojí
ability-stop-early = tvůj pohyb smí skončit až o { counted-step } dřív
ability-minimum = hod pod { $n } platí jako { $n }
ability-plus-steps = vždy o { counted-step } víc
