### Co čte hráč Roku v Bradavicích, česky (walking).

## Prompts

prompt-start = { $who }: hoď kostkami, nebo předtím něco udělej
prompt-total = { $who }: kolik kroků?
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
label-total = { $n } kroků
label-reroll-movement = Hodit znovu
label-go = Jít na: { $space }
label-fly-away = Místo toho letět s Klofanem
label-way = Kolem: { $items }
label-take = Vzít: { $item }
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
label-floo = Letaxem na: { $space }
label-challenge = Vyzvat: { $who }
label-portkey = Přenášedlem na hřbitov
label-fly = Letět na: { $space }
label-through = Projít na: { $space }
label-put = Položit na: { $space }
label-end-turn = Ukončit tah
label-fetch = Přivolat: { $item }

## Events

event-waits = { $who } čeká
event-swaps-mission = { $who } si mění misi
event-turn = { $n }. tah: { $who }
event-rolls = { $who }: hod { $dice }
event-walks = { $who } jde na: { $space }
event-points = { $who }: { $n } bodů
event-gains-pv = { $who }: +{ $n } životů
event-loses-pv = { $who }: -{ $n } životů
event-gains-floo = { $who }: +{ $n } letaxového prášku
event-gains-portkey = { $who }: +{ $n } přenášedlo
event-draws = { $who } si bere: { $card }
event-draws-hidden = { $who } si bere kartu
event-discards = { $card } jde pod svůj balíček
event-recovers = { $who } se zotavuje s { $n } životy
event-is-put = { $who } se ocitá na: { $space }
event-takes = { $who } si bere: { $item }
event-swaps = { $who } získává: { $item }
event-puts = { $item } teď leží na: { $space }
event-uses = { $who } používá: { $item }
event-flies = { $who } letí na: { $space }
event-travels = { $who } se { $by } dostává na: { $space }
event-returns = { $who } se vrací na: { $space }
event-passes-exam = { $who } skládá zkoušku, { $card }: { $n } bodů
event-loses-turn = { $who } přichází o tah
by-floo = letaxem
by-portkey = přenášedlem
by-passage = chodbou

## Words of cards and spaces

do-draw = lízni si { $deck ->
    [book] učebnice: { $n }
    [potion] lektvary: { $n }
   *[spell] kouzla: { $n }
 }
do-gain-points = získej { $n } bodů
do-lose-points = ztrať { $n } bodů
do-gain-pv = získej { $n } životů
do-lose-pv = ztrať { $n } životů
do-raise-pv-to = měj aspoň { $n } životů
do-gain-floo = získej letaxový prášek: { $n }
do-gain-portkey = získej přenášedlo: { $n }
do-move-to = přesuň se na: { $space }
do-skip-turn = přijdeš o příští tah
do-extra-turn = po tomto tahu hraješ znovu
do-take-item-token = vezmi si předmět z pole svého plánu
do-free-stop-this-turn = v tomto tahu smíš skončit na kterémkoli pojmenovaném poli
do-movement-bonus = v tomto tahu smíš přidat { $n } kroky
do-exam-bonus = do tvého příštího tahu dává každá učebnice o { $n } bodů víc
do-fly-to = jdi na kterékoli pole Příčné ulice nebo Míst
do-common-room-choice = lízni si kartu akce, učebnici, lektvar nebo kouzlo, nebo nabídni hráči výměnu předmětů
do-quidditch-or-portkey = vyzvi hráče k famfrpálu, nebo použij přenášedlo

## Movement abilities

ability-adjust-roll = smíš změnit součet až o { $n }
ability-reroll-movement = jednou za tah smíš hodit kostkami pohybu znovu
ability-extra-book = kde si bereš učebnice, vezmi si o { $n } víc
ability-extra-potion = na polích lektvarů si vezmi o { $n } víc
ability-choose-action = na polích akcí si lízni 2 a vyber jednu
ability-slip-past = jednou za tah smíš projít jedno obsazené pole bez boje
ability-roll-3-keep-2 = hoď 3 kostkami pohybu a 2 si nech
ability-stop-on-class = tvůj pohyb smí skončit dřív v kterékoli učebně
ability-move-up-to = smíš použít méně kroků
ability-rat-form = hrdinové tě nezastaví
ability-free-passages = tajné chodby nic nestojí
ability-stop-early = tvůj pohyb smí skončit až o { $n } kroky dřív
ability-minimum = hod pod { $n } platí jako { $n }
ability-plus-steps = vždy o { $n } krok víc
