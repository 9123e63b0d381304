# Slova stolu hry Vzestup smrtijedů.

region-board = Lokace
region-teams = Týmy
region-dark = Pán zla

team-harry_potter = Harryho tým
team-hermione_granger = Hermionin tým
team-albus_dumbledore = Brumbálův tým
team-minerva_mcgonagall = Tým McGonagallové
team-nymphadora_tonks = Tým Tonksové
team-sirius_black = Siriusův tým
team-of = Tým: { $name }
affiliation-hogwarts = Bradavice
affiliation-order_of_the_phoenix = Fénixův řád
affiliation-dumbledores_army = Brumbálova armáda
team-about = { $team }, hraje { $player }, { $wizards ->
    [one] { $wizards } kouzelník
    [few] { $wizards } kouzelníci
   *[other] { $wizards } kouzelníků
}
active = na tahu
no-wizards = Nezbyl žádný kouzelník.

kind-affiliation = Frakce
kind-location = Lokace
kind-place = Místo
kind-headquarters = Hlavní štáb
kind-wizard = Kouzelník
kind-death_eater = Smrtijed
kind-voldemort = Pán zla
kind-villain_card = Karta Pána zla
kind-wizard_die = Kouzelnická kostka
kind-voldemort_die = Voldemortova kostka
kind-spell_token = Žeton kouzla

fact-health = Polí zranění
fact-spaces = Polí vlivu
fact-copies = V krabici
fact-color = Barva
value-orange = oranžová
value-blue = modrá
value-red = červená
value-purple = fialová
field-name = jméno
field-affiliations = frakce
field-affiliation = frakce
field-starter = zda jde o počáteční postavu
field-health = pole zranění
field-cost = potřebné symboly
field-ability = schopnost
field-abilities = schopnosti
field-dice = kostky
field-copies = počet kusů
field-regular = běžná schopnost
field-dark_mark = schopnost Znamení zla
field-penalty = postih
field-effect = účinek
field-faces = strany
field-spaces = pole vlivu
field-order = místo na plánu
field-color = barva
field-symbol = hlavní symbol
field-location = lokace
field-places = místa
field-headquarters = hlavní štáb
field-starters = počáteční postavy
field-corrupted_to_lose = hranice ovládnutých míst
field-defeated_to_lose = hranice poražených kouzelníků

symbol-friendship = přátelství
symbol-knowledge = vědění
symbol-loyalty = oddanost
symbol-courage = statečnost
word-friendship = přátelství
word-knowledge = vědění
word-loyalty = oddanost[ií]?
word-courage = statečnost[ií]?
word-damage = zranění
word-corruption = vliv[ůuy]?
word-orange = oranžov
word-blue = modr
word-red = červen
word-purple = fialov
word-die = kost
word-token = žeton\S* kouz
word-less = odeber|odlož|vyřa
counted-symbol = { $count }× { $symbol }
nothing = nic

colour-orange = Oranžová
colour-blue = Modrá
colour-red = Červená
colour-purple = Fialová
die-shows = { $colour } kostka: { $symbol }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
die-unrolled = { $colour } kostka, ještě nehozená
die-aside = Vyřazená na tento tah
die-supply = Ve společné zásobě
dice = Kostky a žetony kouzel
pool = Kostky tohoto tahu
pool-later = Kostky přijdou na řadu, až tým vyrazí a Voldemort odehraje svou fázi.
pool-empty = Nezbyla žádná kostka.
aside = Vyřazené
supply = Společná zásoba
your-tokens = Tvoje žetony kouzel
drawn = Vytažené
tokens = Žetony kouzel
tokens-below = Tvoje žetony kouzel leží dole vedle kostek
no-tokens = Žádné žetony kouzel

watched = Sem hledí Voldemort
voldemort-looks = Voldemort hledí sem: { $name }
mission-here = Je tu { $team }
mission = Mise
corruption = Vliv
travel-here = Vyrazit sem
corruption-of = Vliv { $corruption }/{ $spaces }
place-full = Plné: na konci tahu je ovládnuto!
below = Pod ním: { $name }
below-none = Pod ním: sama lokace
bare = Obě místa jsou ovládnuta. Bude-li ovládnuta i lokace, je konec.

damage-of = Zranění { $damage }/{ $health }
needs = Ještě chybí: { $symbols }
will-be-hit = Na konci tahu dostane zranění
will-join = Na konci tahu se přidá k týmu
stamp-hit = Zranění!
stamp-join = Přidá se!
used = V tomto tahu už použito

voldemort-damage = Zranění { $damage }/{ $health }
voldemort-open = { $count ->
    [0] Nelze zranit, dokud nebude v Azkabanu víc Smrtijedů
    [one] Teď může utrpět { $count } zranění
    [few] Teď může utrpět { $count } zranění
   *[other] Teď může utrpět { $count } zranění
}
voldemort-hidden = Skrývá se v balíčku; karet v něm: { $count }

score = Jak zápas stojí
pile-villain = Zranění Voldemorta
goal = Cíl: uděl Voldemortovi { $health } zranění, než bude poraženo { $defeated } kouzelníků nebo ovládnuta { $corrupted } místa.
lost-at = { $left ->
    [one] Ještě jedno, a prohráváte
   *[other] Při { $limit } prohráváte
}

piles = Kolem plánu
pile-hospital = Ošetřovna
pile-hospital-about = Poražení kouzelníci. Bude-li jich příliš, hráči prohrají.
pile-corrupted = Ovládnutá místa
pile-corrupted-about = Ovládnutá místa působí při každém Znamení zla. Bude-li jich příliš, hráči prohrají.
pile-azkaban = Azkaban
pile-azkaban-about = Poražení Smrtijedi. Voldemort může utrpět nejvýš tolik zranění, kolik jich tu je.
pile-deck = Balíček
pile-token-supply = Zbývá žetonů
pile-used-tokens = Použité žetony
pile-count = { $title }: { $count }
pile-limit = { $title }: { $count }/{ $limit }

cast-one = Použít žeton kouzla ({ $count })
brief-discard = Vyřadit
brief-relocate = Vyřadit ji a přemístit se k Voldemortovi

why-watching = Jen se díváš; jednají týmy.
why-die-supply = Tato kostka leží ve společné zásobě.
why-die-aside = Tato kostka je vyřazená do konce tahu.
why-die-card = Tato kostka zůstane na kartě do konce tahu.
why-die-unrolled = Nejdřív hoď: ještě se neví, co na ní padne.
why-die-fits-nowhere = Tato kostka se teď nikam nehodí.
why-no-match = Není tu volný symbol pro tuto kostku ({ $piece }).
why-travel-first = Nejdřív tým vyrazí a Voldemort odehraje svou fázi; pak se hází kostkami.
why-elsewhere = Tvůj tým je jinde: dosáhne jen na postavy ve své lokaci.
why-complete = Vše potřebné už je pokryto.
why-roll-first = Nejdřív hoď kostkami.
why-voldemort-elsewhere = Zaútočit na něj lze jen z Voldemortovy lokace.
why-voldemort-cap = Nemůže utrpět víc zranění, než kolik je Smrtijedů v Azkabanu: { $cap }.
why-used = V tomto tahu už to bylo použito.
why-not-yours = To patří jinému týmu.
why-token-not-now = Tento žeton teď nic nezmůže.
why-nothing = S tím teď nelze nic dělat.

reason-voldemort_defeated = Voldemort je poražen. Kouzelnický svět si oddechl!
reason-too_many_defeated = Na ošetřovně leží příliš mnoho kouzelníků.
reason-team_lost = Jednomu týmu nezbyl žádný kouzelník.
reason-places_corrupted = Voldemort ovládl příliš mnoho míst.
reason-location_corrupted = Voldemort ovládl celou lokaci.
tally-recruits = { $count ->
    [one] { $count } najatý kouzelník
    [few] { $count } najatí kouzelníci
   *[other] { $count } najatých kouzelníků
}
tally-imprisoned = { $count ->
    [one] { $count } Smrtijed poslán do Azkabanu
    [few] { $count } Smrtijedi posláni do Azkabanu
   *[other] { $count } Smrtijedů posláno do Azkabanu
}
tally-defeated = { $count ->
    [one] { $count } poražený kouzelník
    [few] { $count } poražení kouzelníci
   *[other] { $count } poražených kouzelníků
}
tally-place_corrupted = { $count ->
    [one] { $count } ovládnuté místo
    [few] { $count } ovládnutá místa
   *[other] { $count } ovládnutých míst
}
tally-casts = { $count ->
    [one] { $count } použitý žeton kouzla
    [few] { $count } použité žetony kouzel
   *[other] { $count } použitých žetonů kouzel
}

guide-board-title = Tři lokace k obraně
guide-board = Ve třech lokacích stojí kouzelníci a Smrtijedi. Voldemort uprostřed hledí na jednu z nich: tam udeří.
guide-travel-title = Kam tvůj tým vyrazí?
guide-travel = V tomto tahu dosáhneš jen na ty, kdo stojí ve tvé lokaci. Kouzelníky tam můžeš najmout, Smrtijedy zranit. Kam hledí Voldemort, tam je nebezpečno.
guide-voldemort-title = Voldemort na tahu
guide-voldemort = Jeho kostka ho otočila, nebo ukázala Znamení zla. Kam hledí, tam zraňuje kouzelníky a šíří svůj vliv; své schopnosti používají i tamní Smrtijedi.
guide-roll-title = Hoď kostkami
guide-roll = Tyto kostky ti dává hlavní štáb a tvoji kouzelníci. Hoď všemi.
guide-assign-title = Vezmi kostku
guide-assign = Klikni na kostku a pak na zářící kartu, nebo ji tam přetáhni. Pokryješ-li všechny symboly kouzelníka, najmeš ho; Smrtijeda tak zraníš. Po každém hodu přiřaď aspoň jednu kostku, nebo jednu vyřaď.
guide-home-title = Pomoc z domova
guide-home = Kostky můžeš dát i na svůj hlavní štáb a na kouzelníky svého týmu. Jakmile jsou pokryty, schopnost hned zapůsobí, každá jednou za tah.
guide-again-title = Házej dál
guide-again = Přiřaď další kostky, nebo hoď zbylými znovu. Kostky na kartě zůstanou do konce tahu.
guide-end-title = Hotovo?
guide-end = Na konci tahu se hotové karty vyhodnotí: kouzelníci se přidají, Smrtijedi dostanou zranění a ty za ně žetony kouzel. Pak vyráží další tým.
