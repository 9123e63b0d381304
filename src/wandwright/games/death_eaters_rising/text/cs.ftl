### Co čte hráč hry Vzestup smrtijedů, česky.
###
### Význam argumentů vysvětluje en.ftl. Slova jsou z českých pravidel: lokace, místo, vliv, zranění, žeton kouzla.

## Names

name-locations = lokace
name-foes = nepřátelé
name-teams = týmy
name-dice = kostky
name-damage = zranění
name-corruption = vliv
name-deck = balíček
name-below = pod ním
name-azkaban = Azkaban
name-defeated = poražení kouzelníci
name-corrupted = ovládnutá místa
name-pool = zásoba
name-aside = vyřazené
name-wizards = kouzelníci
name-tokens = žetony kouzel
name-assigned = přiřazené
name-begun = rozpracováno
name-not-rolled = nehozená
name-ability = { $card }, schopnost { $n }

sign-mission = mise
sign-voldemort = sem hledí Voldemort
sign-hidden = ještě neodhalen
sign-complete = hotovo

kind-affiliation = frakce
kind-location = lokace
kind-place = místo
kind-headquarters = hlavní štáb
kind-wizard = kouzelník
kind-death-eater = Smrtijed
kind-voldemort = Pán zla
kind-villain-card = karta Pána zla
kind-wizard-die = kouzelnická kostka
kind-voldemort-die = Voldemortova kostka
kind-spell-token = žeton kouzla

confidence-high = potvrzeno
confidence-medium = pravděpodobné
confidence-low = nejisté
confidence-reconstructed = rekonstruováno

symbol-friendship = přátelství
symbol-knowledge = vědění
symbol-loyalty = oddanost
symbol-courage = statečnost

# Tolik symbolů jednoho druhu.
symbols-friendship = { $n } přátelství
symbols-knowledge = { $n } vědění
symbols-loyalty = { $n ->
    [one] { $n } oddanost
    [few] { $n } oddanosti
   *[other] { $n } oddaností
}
symbols-courage = { $n ->
    [one] { $n } statečnost
    [few] { $n } statečnosti
   *[other] { $n } statečností
}
symbols-none = nic

# Barva $n kostek, které si někdo bere (4. pád); shade-… stojí samostatně.
color-orange = { $n ->
    [one] oranžovou
    [few] oranžové
   *[other] oranžových
}
color-blue = { $n ->
    [one] modrou
    [few] modré
   *[other] modrých
}
color-red = { $n ->
    [one] červenou
    [few] červené
   *[other] červených
}
color-purple = { $n ->
    [one] fialovou
    [few] fialové
   *[other] fialových
}
shade-orange = oranžová
shade-blue = modrá
shade-red = červená
shade-purple = fialová

# Strana kouzelnické kostky a táž strana s barvou kostky.
face = { $n ->
    [1] { $symbol }
   *[other] { $symbol } ×{ $n }
}
die = { $face } ({ $color })
die-on = { $die } na kartě { $card }

# Kouzelník s dosavadním zraněním a čísla vytištěná na kartě.
damaged = { $card } { $damage }/{ $health }
about-health = { $n ->
    [one] { $n } pole zranění
    [few] { $n } pole zranění
   *[other] { $n } polí zranění
}
about-cost = vyžaduje { $needs }
about-spaces = { $n ->
    [one] { $n } pole vlivu
    [few] { $n } pole vlivu
   *[other] { $n } polí vlivu
}
about-copies = { $n } × v krabici

turn-clockwise = otočení po směru hodinových ručiček
turn-counterclockwise = otočení proti směru hodinových ručiček
turn-dark-mark = Znamení zla

# Jak se říká týmu. team-of platí pro počáteční postavy, které tu nejsou.
team-harry_potter = Harryho tým
team-hermione_granger = Hermionin tým
team-albus_dumbledore = Brumbálův tým
team-minerva_mcgonagall = tým McGonagallové
team-nymphadora_tonks = tým Tonksové
team-sirius_black = Siriusův tým
team-of = tým postavy { $name }

## Triggers

when-pool = když si bereš kostky
when-after-roll = jednou za tah po hodu
when-assign = přiřaď { $cost }
when-once-per-turn = jednou za tah
when-self-damage = jednou za tah polož { $n } zranění na kartu { $card }
when-end-turn = na konci svého tahu
when-regular = v každém tahu, kdy sem hledí Voldemort
when-dark-mark = při Znamení zla
when-penalty = po ovládnutí, při každém Znamení zla
when-if = { $trigger }, { $condition }

## Conditions

if-team-has-other = pokud je ve tvém týmu další kouzelník frakce { $name }
if-team-has = pokud je ve tvém týmu kouzelník frakce { $name }
if-mission-at = pokud je tvůj žeton mise v lokaci { $name }
if-death-eater-at-mission = pokud je v lokaci mise Smrtijed
if-dealt-death-eater-damage = pokud v tomto tahu dostal některý Smrtijed zranění

## Counts

per-death-eater-damage-dealt = za každé zranění, které v tomto tahu dostali Smrtijedi,

## Effects

do-gain-die = { $side ->
    [token] hráč na tahu získá
   *[own] získej
} { $mixed ->
    [yes] { $n ->
        [few] { $n } kostky
       *[other] { $n } kostek
    }, každou { $colors }
   *[no] { $n } { $colors } { $n ->
        [one] kostku
        [few] kostky
       *[other] kostek
    }
}
do-reroll = přehoď { $n ->
    [one] { $n } nepřiřazenou kostku
    [few] { $n } nepřiřazené kostky
   *[other] { $n } nepřiřazených kostek
}
do-change-face = otoč { $n ->
    [one] { $n } nepřiřazenou kostku, která ukazuje symbol „{ $symbols }“, na jinou stranu
    [few] { $n } nepřiřazené kostky, které ukazují symbol „{ $symbols }“, každou na jinou stranu
   *[other] { $n } nepřiřazených kostek, které ukazují symbol „{ $symbols }“, každou na jinou stranu
}
do-heal = odeber { $wizards ->
    [one] { $n } zranění jednomu kouzelníkovi
    [few] po { $n } zranění nejvýše { $wizards } kouzelníkům
   *[other] po { $n } zranění nejvýše { $wizards } kouzelníkům
} { $target ->
    [own_team] ve svém týmu
   *[any_wizard] {""}
}
do-remove-corruption = odeber { $n ->
    [one] { $n } vliv
    [few] { $n } vlivy
   *[other] { $n } vlivů
} { $target ->
    [any_place] z libovolného místa
   *[mission_place] z místa s žetonem mise
}
do-gain-token = vezmi si { $draw ->
    [one] { $draw } žeton kouzla
    [few] { $draw } žetony kouzel
   *[other] { $draw } žetonů kouzel
}{ $all ->
    [yes] {""}
   *[no] , { $keep } si nech a zbytek odlož
}
do-damage-death-eater = uděl { $n } zranění { $undamaged ->
    [yes] nezraněnému Smrtijedovi
   *[no] Smrtijedovi
} v lokaci mise
do-assign-symbol = přiřaď ke kartě { $symbols }
do-swap-wizard = vyměň si kouzelníka se spoluhráčem
do-damage-wizards = { $target ->
    [active_team_all] každý kouzelník týmu na tahu dostane { $n } zranění
    [active_team_most_damaged] nejvíce zraněný kouzelník týmu na tahu dostane { $n } zranění (při shodě všichni)
    [active_team_least_damaged] nejméně zraněný kouzelník týmu na tahu dostane { $n } zranění (při shodě všichni)
    [each_team_most_damaged] v každém týmu dostane nejvíce zraněný kouzelník { $n } zranění (při shodě všichni)
    [here_affiliation] každý kouzelník frakce { $affiliation } v této lokaci dostane { $n } zranění
   *[here_all] každý kouzelník v této lokaci dostane { $n } zranění
}
do-add-corruption = přidej { $n ->
    [one] { $n } vliv
    [few] { $n } vlivy
   *[other] { $n } vlivů
} { $target ->
    [most_corrupted] na místo s největším vlivem
    [voldemort_location] v lokaci, na kterou hledí Voldemort
   *[here] v této lokaci
}
do-heal-death-eaters = { $target ->
    [here_others] každému dalšímu Smrtijedovi v této lokaci odeber { $n } zranění
   *[all] každému Smrtijedovi odeber { $n } zranění
}
do-discard-token = hráč na tahu odloží { $n ->
    [one] { $n } žeton kouzla
    [few] { $n } žetony kouzel
   *[other] { $n } žetonů kouzel
}
do-lose-die = hráč na tahu vyřadí před prvním hodem tohoto tahu { $n ->
    [one] { $n } kostku
    [few] { $n } kostky
   *[other] { $n } kostek
}

## A Death Eater in as few words as its card has room for

brief-damage-wizards = { $target ->
    [active_team_all] tým na tahu: každému { $n } zranění
    [active_team_most_damaged] nejzraněnějšímu v týmu na tahu { $n } zranění
    [active_team_least_damaged] nejméně zraněnému v týmu na tahu { $n } zranění
    [each_team_most_damaged] nejzraněnějšímu v každém týmu { $n } zranění
    [here_affiliation] { $affiliation } zde: každému { $n } zranění
   *[here_all] kouzelníci zde: každému { $n } zranění
}
brief-add-corruption = { $target ->
    [most_corrupted] na místo s největším vlivem
    [voldemort_location] kam hledí Voldemort:
   *[here] zde
} { $n ->
    [one] { $n } vliv
    [few] { $n } vlivy
   *[other] { $n } vlivů
}
brief-heal-death-eaters = { $target ->
    [here_others] ostatní Smrtijedi zde: o { $n } zranění méně
   *[all] všichni Smrtijedi: o { $n } zranění méně
}
brief-discard-token = hráč na tahu: o { $n ->
    [one] { $n } žeton kouzla
    [few] { $n } žetony kouzel
   *[other] { $n } žetonů kouzel
} méně
brief-lose-die = první hod o { $n ->
    [one] { $n } kostku
    [few] { $n } kostky
   *[other] { $n } kostek
} méně
brief-otherwise = { $text }; jinak { $otherwise }

## Rules that a kind of card carries

rule-location = když jsou ovládnuta všechna její místa, přibývá vliv na samotné lokaci; když se zaplní, hráči prohrávají
rule-voldemort = po odhalení jeho karty na něj lze útočit z lokace, na kterou hledí; nikdy nemá více zranění, než kolik je v Azkabanu Smrtijedů
headquarters = hlavní štáb: { $card }
starters = počáteční postava: { $cards }
lose-defeated = při { $seats } hráčích: prohra, když { $n ->
    [one] je poražen { $n } kouzelník
    [few] jsou poraženi { $n } kouzelníci
   *[other] je poraženo { $n } kouzelníků
}
lose-corrupted = hráči prohrávají, když { $n ->
    [one] je ovládnuto { $n } místo
    [few] jsou ovládnuta { $n } místa
   *[other] je ovládnuto { $n } míst
}

## Joints

sentence = { $text }.
triggered = { $trigger }: { $text }
counted = { $per } { $text }
otherwise = { $text }; nemá-li žádný, { $otherwise }
dice = kostky: { $dice }
dice-count = { $n } × { $shade }
faces = strany: { $faces }
face-count = { $n } × { $face }

list-and = { $first } a { $rest }
list-or = { $first } nebo { $rest }
list-comma = { $first }, { $rest }
list-then = { $first }; pak { $rest }
list-anyway = { $first }; v každém případě { $rest }

## Prompts
## Kdo má u stolu co udělat. $team je tázaný tým, $card karta, která se ptá, $amount číslo.

prompt-travel = { $team }: vyšli své kouzelníky do některé lokace
prompt-order = { $team }: { $sort ->
    [0] vyber Smrtijeda, který použije svou schopnost jako další
    [1] vyber Smrtijeda, jehož Znamení zla působí jako další
   *[other] vyber postih, který přijde jako další
}
prompt-corrupt = { $team }: největší vliv je na několika místech. Vyber to, na kterém ještě přibude
prompt-drop-token = { $team }: vyber žeton kouzla k odložení
prompt-colour = { $team }: vyber barvu kostky ({ $card })
prompt-lose-die = { $team }: vyber kostku, kterou na tento tah vyřadíš
prompt-act-begin = { $team }: hoď kostkami
prompt-act-begin-or-move = { $team }: hoď kostkami, nebo jednu vyřaď a přemísti se k Voldemortovi
prompt-act-rolled = { $team }: přiřaď aspoň jednu kostku, nebo jednu vyřaď
prompt-act-misfit = { $team }: žádná kostka se nehodí. Jednu vyřaď
prompt-act-assigned = { $team }: přiřazuj dál, hoď zbytkem, nebo přestaň
prompt-act-done = { $team }: žádnou kostku už nelze přiřadit. Udělej, co ještě můžeš, nebo ukonči tah
prompt-act-over = { $team }: žádnou kostku už nelze přiřadit. Ukonči tah
prompt-spell = { $team } může použít žeton kouzla
prompt-first-call = { $team }: použij žeton kouzla ještě před prvním hodem, nebo nepoužij nic
prompt-last-call = { $team }: použij žeton kouzla, nebo nech tah skončit
prompt-reroll = { $team }: vyber kostku, kterou přehodíš
prompt-change-die = { $team }: vyber kostku, kterou otočíš
prompt-change-face = { $team }: vyber stranu, kterou kostka ukáže ({ $color })
prompt-heal = { $team }: vyber kouzelníka, kterému odebereš { $amount } zranění
prompt-cleanse = { $team }: vyber místo, ze kterého odebereš { $amount ->
    [one] { $amount } vliv
    [few] { $amount } vlivy
   *[other] { $amount } vlivů
}
prompt-hit = { $team }: vyber Smrtijeda, kterému udělíš { $amount } zranění
prompt-keep-token = { $team }: vyber žeton kouzla, který si necháš
prompt-place-symbol = { $team }: vyber kartu, ke které přiřadíš symbol „{ $symbol }“
prompt-swap-mine = { $team }: vyber kouzelníka, kterého dáš
prompt-swap-with = { $team }: vyber tým, se kterým si vyměníš kouzelníka
prompt-swap-theirs = { $team }: vyber kouzelníka, kterého dáš výměnou

## Answers

label-travel = Vyslat tým do lokace { $card }
label-resolve = { $card }
label-corrupt = { $card } (vliv { $n }/{ $spaces })
label-drop-token = Odložit „{ $card }“
label-colour = { $color ->
    [orange] Oranžová
    [blue] Modrá
    [red] Červená
   *[purple] Fialová
} kostka
label-lose-die = Vyřadit { $color ->
    [orange] oranžovou
    [blue] modrou
    [red] červenou
   *[purple] fialovou
} kostku
label-roll = Hodit kostkami
label-roll-rest = Hodit zbytkem
label-stop = Ukončit tah (zbylé kostky vyřadit)
label-end = Ukončit tah
label-pass = Nic nepoužít
label-use = Použít schopnost: { $card }
label-cast = Použít „{ $card }“
label-discard = Vyřadit { $die } a hodit zbytkem
label-discard-last = Vyřadit { $die }
label-relocate = Vyřadit { $color ->
    [orange] oranžovou
    [blue] modrou
    [red] červenou
   *[purple] fialovou
} kostku a přemístit se do lokace { $card }
label-assign = Přiřadit { $die } ke kartě { $target }
label-on = Ke kartě { $target }
# K čemu lze přiřadit kostku nebo symbol a co ještě chybí.
target-card = { $card } (ještě chybí { $needs })
target-recruit = { $card } – najmout (ještě chybí { $needs })
target-attack = { $card } – zaútočit (ještě chybí { $needs })
target-ability = { $card } – schopnost „{ $text }“ (ještě chybí { $needs })
label-reroll = Přehodit { $die }
label-change-die = Otočit { $die }
label-change-face = { $face }
label-heal = Léčit: { $card } (zranění { $damage }/{ $health })
label-heal-nobody = Nikoho
label-no-more = Už žádnou
label-cleanse = { $card } (vliv { $n }/{ $spaces })
label-hit = { $card } (zranění { $damage }/{ $health })
label-keep-token = Nechat si „{ $card }“
label-give = Dát: { $card } (zranění { $damage }/{ $health })
label-with = { $team }

## Events
## Co se stalo, po jednom řádku. $team to udělal nebo pocítil, $card je dotčená karta.

event-turn = { $n }. tah: { $team }
event-travels = { $team } vyráží do lokace { $card }
event-relocates = { $team } se přemísťuje do lokace { $card }
event-voldemort-die = Voldemortova kostka: { $face }
event-faces = Voldemort hledí na lokaci { $card }
event-attacks = Voldemort útočí v lokaci { $card }
event-damage = { $card } dostává { $n } zranění
event-damage-several-card = po { $n } zranění dostávají: { $list }
event-heals = { $card }: odebráno { $n } zranění
event-corruption = { $card }: { $n ->
    [one] přibývá { $n } vliv
    [few] přibývají { $n } vlivy
   *[other] přibývá { $n } vlivů
}
event-no-room = { $card }: na další vliv už není pole
event-cleanses = { $card }: { $n ->
    [one] odebrán { $n } vliv
    [few] odebrány { $n } vlivy
   *[other] odebráno { $n } vlivů
}
event-resolves = { $card } používá svou schopnost
event-dark-mark = Znamení zla: { $card }
event-penalty = postih: { $card }
event-in-vain = bez následků: { $card }
die-taken = { $color ->
    [orange] oranžovou kostku
    [blue] modrou kostku
    [red] červenou kostku
   *[purple] fialovou kostku
}
event-gains-die = { $team } si bere { $die }
event-gains-die-several-die = { $team } si bere { $list }
event-loses-die = { $team } vyřazuje { $die }
event-loses-die-several-die = { $team } vyřazuje { $list }
event-rolls = { $team } hází: { $die }
event-rolls-several-die = { $team } hází: { $list }
event-rerolls = { $team } přehazuje: { $die }
event-rerolls-several-die = { $team } přehazuje: { $list }
event-turns-die = { $team } otáčí kostku: { $die }
event-assigns = { $team } přiřazuje { $die } ke kartě { $card }
event-assigns-several-die = { $team } přiřazuje { $list } ke kartě { $card }
event-assigns-symbol = { $team } přiřazuje symbol „{ $symbol }“ ke kartě { $card }
event-discards-die = { $team } vyřazuje { $die }
event-discards-die-several-die = { $team } vyřazuje { $list }
event-uses = { $team } používá schopnost: { $card }
event-casts = { $team } používá žeton „{ $card }“
event-draws-token = { $team } si bere žeton kouzla „{ $card }“
event-drops-token = { $team } odkládá žeton kouzla „{ $card }“
event-swaps = { $team } při výměně dává kartu { $card }
event-recruits = { $team } najímá: { $card }
event-hits = { $team } uděluje { $n } zranění: { $card }
event-place-corrupted = Voldemort ovládl místo { $card }
event-location-falls = Voldemort ovládl celou lokaci { $card }
event-defeated = na ošetřovnu míří { $card }
event-defeated-several-card = na ošetřovnu míří: { $list }
event-imprisoned = do Azkabanu míří { $card }
event-appears = v lokaci { $location } se objevuje { $card }
event-voldemort-revealed = odhalena karta: { $card }

## Outcomes

outcome-voldemort-defeated = Hráči vítězí: Voldemort je poražen
outcome-too-many-defeated = Hráči prohrávají: je poraženo příliš mnoho kouzelníků
outcome-team-lost = Hráči prohrávají: jeden z týmů přišel o všechny kouzelníky
outcome-places-corrupted = Hráči prohrávají: je ovládnuto příliš mnoho míst
outcome-location-corrupted = Hráči prohrávají: je ovládnuta celá lokace

## Card names

card-hogwarts = Bradavice
card-order_of_the_phoenix = Fénixův řád
card-dumbledores_army = Brumbálova armáda
card-ministry_of_magic = Ministerstvo kouzel
card-diagon_alley = Příčná ulice
card-hogsmeade = Prasinky
card-department_of_mysteries = Oddělení záhad
card-the_atrium = Atrium
card-ollivanders_wand_shop = Ollivanderův obchod
card-gringotts_bank = U Gringottových
card-hogs_head_inn = U Prasečí hlavy
card-hogsmeade_train_platform = Nádraží v Prasinkách
card-dumbledores_office = Brumbálova pracovna
card-grimmauld_place_12 = Grimmauldovo náměstí 12
card-room_of_requirement = Komnata nejvyšší potřeby
card-albus_dumbledore = Albus Brumbál
card-minerva_mcgonagall = Minerva McGonagallová
card-pomona_sprout = Pomona Prýtová
card-filius_flitwick = Filius Kratiknot
card-sybill_trelawney = Sibyla Trelawneyová
card-poppy_pomfrey = Poppy Pomfreyová
card-mrs_norris = Paní Norrisová
card-grawp = Dráp
card-nymphadora_tonks = Nymfadora Tonksová
card-alastor_moody = Alastor „Pošuk“ Moody
card-kingsley_shacklebolt = Kingsley Pastorek
card-arthur_weasley = Artur Weasley
card-molly_weasley = Molly Weasleyová
card-emmeline_vance = Emmeline Vanceová
card-elphias_doge = Elfias Dóže
card-aberforth_dumbledore = Aberforth Brumbál
card-hermione_granger = Hermiona Grangerová
card-ginny_weasley = Ginny Weasleyová
card-luna_lovegood = Lenka Láskorádová
card-cho_chang = Cho Changová
card-bellatrix_lestrange = Belatrix Lestrangeová
card-peter_pettigrew = Petr Pettigrew
card-fenrir_greyback = Fenrir Šedohřbet
card-barty_crouch_jr = Barty Skrk mladší
card-rodolphus_lestrange = Rodolfus Lestrange
card-dark_lord = Karta Pána zla
card-orange_die = Oranžová kostka
card-blue_die = Modrá kostka
card-red_die = Červená kostka
card-purple_die = Fialová kostka
card-voldemort_die = Voldemortova kostka
card-assign_friendship = Symbol přátelství
card-assign_knowledge = Symbol vědění
card-assign_loyalty = Symbol oddanosti
card-assign_courage = Symbol statečnosti
card-gain_orange_die = Oranžová kostka navíc
card-gain_blue_die = Modrá kostka navíc
card-gain_red_die = Červená kostka navíc
card-gain_purple_die = Fialová kostka navíc
card-remove_corruption = Odebrání vlivu
card-heal_two_from_one = Odebrat 2 zranění jednomu kouzelníkovi
card-heal_one_from_two = Odebrat 1 zranění dvěma kouzelníkům
card-swap_wizard = Výměna kouzelníků

## Konec
## Co se vypráví o dohrané partii.

ending-strait-hospital = { $left ->
    [one] { $turn }. tah: na ošetřovně zbývá jediné místo.
    [few] { $turn }. tah: na ošetřovně zbývají { $left } místa.
   *[other] { $turn }. tah: na ošetřovně zbývá { $left } míst.
}
ending-strait-places = { $left ->
    [one] { $turn }. tah: stačí ještě jedno ovládnuté místo a je konec.
    [few] { $turn }. tah: stačí ještě { $left } ovládnutá místa a je konec.
   *[other] { $turn }. tah: stačí ještě { $left } ovládnutých míst a je konec.
}
ending-hope-voldemort = Voldemortova zranění: { $done } z { $of }.
ending-part-recruits = { $n ->
    [one] { $n } najatý kouzelník
    [few] { $n } najatí kouzelníci
   *[other] { $n } najatých kouzelníků
}
ending-part-casts = { $n ->
    [one] { $n } seslané kouzlo
    [few] { $n } seslaná kouzla
   *[other] { $n } seslaných kouzel
}
ending-part-defeated = { $n ->
    [one] { $n } kouzelník na ošetřovně
    [few] { $n } kouzelníci na ošetřovně
   *[other] { $n } kouzelníků na ošetřovně
}
ending-total-hits = Způsobená zranění
ending-total-cleanses = Odebraný vliv

## Hints
## Proč je odpověď dobrá. $card je postava nebo lokace, $n kolik, $team kdo o něco nepřijde.

reason-hits = { $card } utrpí zranění
reason-covers-recruit = { $card }: vše přiřazeno, posila týmu je jistá
reason-covers-hit = { $card }: vše přiřazeno, zranění je jisté
reason-nearer-recruit = { $card }: k najmutí pak { $n ->
    [one] chybí jeden symbol
    [few] chybí { $n } symboly
   *[other] chybí { $n } symbolů
}
reason-nearer-hit = { $card }: ke zranění pak { $n ->
    [one] chybí jeden symbol
    [few] chybí { $n } symboly
   *[other] chybí { $n } symbolů
}
reason-aim-recruit = { $card }: kostky mohou stačit na najmutí
reason-aim-hit = { $card }: kostky mohou stačit na zranění
reason-cleanses = { $card }: vliv o { $n } nižší
reason-heals = { $card }: o { $n } zranění méně
reason-tokens = { $n ->
    [one] Přinese žeton kouzla
    [few] Přinese { $n } žetony kouzel
   *[other] Přinese { $n } žetonů kouzel
}
reason-spares-corruption = { $card }: vliv tu nepřibude
reason-spares-damage = { $card }: ušetří { $n } zranění
reason-spares-token = { $team } si nechá žeton kouzla

## Set-up. In English these stand beside the options in the code.

game-title = Vzestup smrtijedů
summary = Týmy kouzelníků házejí společnými kostkami, získávají spojence, bojují se Smrtijedy a chtějí porazit Voldemorta.
called-voldemort-damage = Voldemortova výdrž
option-starters = Počáteční kouzelníci v pořadí míst, na každé místo jeden; každý určuje frakci svého hráče.
option-voldemort-damage = Kolik zranění Voldemorta porazí: 4 je snazší, 5 běžná hra, 6 a víc těžší.
option-first-player = Začíná hráč, který sedí první, nebo rozhodne náhoda.
option-order = Kde jedná několik Smrtijedů nebo postihů, jejich pořadí vybírá hráč na tahu, nebo je pevné.

# Names that are the same here.
card-antonin_dolohov = Antonin Dolohov
card-argus_filch = Argus Filch
card-augustus_rookwood = Augustus Rookwood
card-dean_thomas = Dean Thomas
card-draco_malfoy = Draco Malfoy
card-fred_weasley = Fred Weasley
card-george_weasley = George Weasley
card-harry_potter = Harry Potter
card-lord_voldemort = Lord Voldemort
card-lucius_malfoy = Lucius Malfoy
card-mundungus_fletcher = Mundungus Fletcher
card-neville_longbottom = Neville Longbottom
card-remus_lupin = Remus Lupin
card-ron_weasley = Ron Weasley
card-rubeus_hagrid = Rubeus Hagrid
card-seamus_finnigan = Seamus Finnigan
card-severus_snape = Severus Snape
card-sirius_black = Sirius Black
card-walden_macnair = Walden Macnair
