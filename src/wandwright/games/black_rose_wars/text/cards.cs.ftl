### Karty hry Black Rose Wars slovy, česky; cards.en.ftl říká, jak se zprávy skládají.

## Sentences

sentence = { $text }.
list-then = { $first }; { $rest }
list-comma = { $first }, { $rest }
list-and = { $first } a { $rest }
list-or = { $first } nebo { $rest }
list-or-else = { $first }; nebo { $rest }
list-next = { $first }, { $rest }
repeated = { $n ->
    [2] dvakrát
   *[other] { $n }krát
}: { $text }

## Sides of a spell

side = { $side ->
    [inverted] obrácená: { $text }
   *[upright] přímá: { $text }
}
side-head = { $set ->
    [yes] { $type }, { $reach }, { $target }, { $token }
   *[no] { $type }, { $reach }, { $target }
}
side-cost = cena: { $text }
triggered = { $trigger }: { $text }
vortex = vír: polož 1 nestabilitu do své místnosti
type-combat = bojové kouzlo
type-utility = užitkové kouzlo
type-evocation = evokační kouzlo
type-trap = past
type-protection = ochrana
played-combat = bojové kouzlo
played-utility = užitkové kouzlo
played-evocation = evokační kouzlo
played-trap = past
played-protection = ochranu
token-room = žeton v té místnosti
token-mage = žeton na tvém listu
reach = { $least ->
    [0] { $n ->
        [any] libovolný dosah
       *[other] dosah { $n }
    }
   *[other] { $n ->
        [any] dosah { $least } a víc
       *[other] dosah { $least } až { $n }
    }
}
target-none = bez cíle
target-self = ty
target-model = jedna nepřátelská figura
target-mage = jeden nepřátelský mág
target-evocation = jedna nepřátelská evokace
target-evocation-any = jedna evokace kohokoli
target-own-evocation = jedna tvoje evokace
target-room = jedna místnost
target-mage-or-self = jeden mág nebo ty
target-two-mages = dva mágové (můžeš být jedním z nich)
target-up-to-3-models = až tři nepřátelské figury

## Whom a clause speaks of

who-target = { $case ->
    [gen] cíle
    [dat] cíli
    [acc] cíl
   *[nom] cíl
}
who-targets = { $case ->
    [gen] každého cíle
    [dat] každému cíli
    [acc] každý cíl
   *[nom] každý cíl
}
who-chooser = { $case ->
    [gen] jeho
    [dat] mu
    [acc] ho
   *[nom] {""}
}
who-target-1 = { $case ->
    [gen] prvního cíle
    [dat] prvnímu cíli
    [acc] první cíl
   *[nom] první cíl
}
who-target-2 = { $case ->
    [gen] druhého cíle
    [dat] druhému cíli
    [acc] druhý cíl
   *[nom] druhý cíl
}
who-target-or-self = { $case ->
    [gen] cíle
    [dat] cíli
    [acc] cíl
   *[nom] cíl
}
who-it-each-mage = { $case ->
    [gen] jeho
    [dat] mu
    [acc] ho
   *[nom] {""}
}
who-it-each-evocation = { $case ->
    [gen] její
    [dat] jí
    [acc] ji
   *[nom] {""}
}
who-it-mage = { $case ->
    [gen] toho mága
    [dat] tomu mágovi
    [acc] toho mága
   *[nom] ten mág
}
who-it-evocation = { $case ->
    [gen] té evokace
    [dat] té evokaci
    [acc] tu evokaci
   *[nom] ta evokace
}
who-this = { $case ->
    [gen] této evokace
    [dat] této evokaci
    [acc] tuto evokaci
   *[nom] tato evokace
}
who-summoned = { $case ->
    [gen] vyvolané evokace
    [dat] vyvolané evokaci
    [acc] vyvolanou evokaci
   *[nom] vyvolaná evokace
}
who-attacker = { $case ->
    [gen] útočníka
    [dat] útočníkovi
    [acc] útočníka
   *[nom] útočník
}
who-trigger-model = { $case ->
    [gen] té figury
    [dat] té figuře
    [acc] tu figuru
   *[nom] ta figura
}
who-trigger-mage = { $case ->
    [gen] toho mága
    [dat] tomu mágovi
    [acc] toho mága
   *[nom] ten mág
}
who-trigger-owner = { $case ->
    [gen] toho mága (nebo vlastníka té evokace)
    [dat] tomu mágovi (nebo vlastníkovi té evokace)
    [acc] toho mága (nebo vlastníka té evokace)
   *[nom] ten mág (nebo vlastník té evokace)
}
who-chosen-mage = { $case ->
    [gen] vybraného mága
    [dat] vybranému mágovi
    [acc] vybraného mága
   *[nom] vybraný mág
}
who-other-mage-in-lodge = { $case ->
    [gen] jiného mága v Lóži
    [dat] jinému mágovi v Lóži
    [acc] jiného mága v Lóži
   *[nom] jiný mág v Lóži
}
who-black-rose = { $case ->
    [gen] Černé růže
    [dat] Černé růži
    [acc] Černou růži
   *[nom] Černá růže
}
who-each-mage = { $case ->
    [gen] každého mága
    [dat] každému mágovi
    [acc] každého mága
   *[nom] každý mág
}
who-each-enemy-mage = { $case ->
    [gen] každého nepřátelského mága v Lóži
    [dat] každému nepřátelskému mágovi v Lóži
    [acc] každého nepřátelského mága v Lóži
   *[nom] každý nepřátelský mág v Lóži
}
who-enemy-mages-with-own-damage = { $case ->
    [gen] každého nepřátelského mága v Lóži, který nese tvé zranění
    [dat] každému nepřátelskému mágovi v Lóži, který nese tvé zranění
    [acc] každého nepřátelského mága v Lóži, který nese tvé zranění
   *[nom] každý nepřátelský mág v Lóži, který nese tvé zranění
}
who-each-evocation = { $case ->
    [gen] každé evokace
    [dat] každé evokaci
    [acc] každou evokaci
   *[nom] každá evokace
}
who-own-evocations = { $case ->
    [gen] každé tvé evokace
    [dat] každé své evokaci
    [acc] každou svou evokaci
   *[nom] každá tvoje evokace
}
who-enemy-evocations = { $case ->
    [gen] každé nepřátelské evokace
    [dat] každé nepřátelské evokaci
    [acc] každou nepřátelskou evokaci
   *[nom] každá nepřátelská evokace
}
who-models-in-target-room = { $case ->
    [gen] každé nepřátelské figury v cílové místnosti
    [dat] každé nepřátelské figuře v cílové místnosti
    [acc] každou nepřátelskou figuru v cílové místnosti
   *[nom] každá nepřátelská figura v cílové místnosti
}
who-models-in-adjacent-rooms = { $case ->
    [gen] každé nepřátelské figury v sousedních místnostech
    [dat] každé nepřátelské figuře v sousedních místnostech
    [acc] každou nepřátelskou figuru v sousedních místnostech
   *[nom] každá nepřátelská figura v sousedních místnostech
}
who-models-at-target = { $case ->
    [gen] každé nepřátelské figury v místnosti cíle
    [dat] každé nepřátelské figuře v místnosti cíle
    [acc] každou nepřátelskou figuru v místnosti cíle
   *[nom] každá nepřátelská figura v místnosti cíle
}
who-chosen-model-in-target-room = { $case ->
    [gen] jedné nepřátelské figury v cílové místnosti
    [dat] jedné nepřátelské figuře v cílové místnosti
    [acc] jednu nepřátelskou figuru v cílové místnosti
   *[nom] jedna nepřátelská figura v cílové místnosti
}
who-chosen-mage-in-target-room = { $case ->
    [gen] jednoho nepřátelského mága v cílové místnosti
    [dat] jednomu nepřátelskému mágovi v cílové místnosti
    [acc] jednoho nepřátelského mága v cílové místnosti
   *[nom] jeden nepřátelský mág v cílové místnosti
}
who-chosen-model-within-1 = { $case ->
    [gen] jedné nepřátelské figury do vzdálenosti 1
    [dat] jedné nepřátelské figuře do vzdálenosti 1
    [acc] jednu nepřátelskou figuru do vzdálenosti 1
   *[nom] jedna nepřátelská figura do vzdálenosti 1
}
who-chosen-mage-within-1 = { $case ->
    [gen] jednoho nepřátelského mága do vzdálenosti 1
    [dat] jednomu nepřátelskému mágovi do vzdálenosti 1
    [acc] jednoho nepřátelského mága do vzdálenosti 1
   *[nom] jeden nepřátelský mág do vzdálenosti 1
}
who-chosen-model-any = { $case ->
    [gen] kterékoli nepřátelské figury v Lóži
    [dat] kterékoli nepřátelské figuře v Lóži
    [acc] kteroukoli nepřátelskou figuru v Lóži
   *[nom] kterákoli nepřátelská figura v Lóži
}
who-chosen-mage-any = { $case ->
    [gen] kteréhokoli nepřátelského mága v Lóži
    [dat] kterémukoli nepřátelskému mágovi v Lóži
    [acc] kteréhokoli nepřátelského mága v Lóži
   *[nom] kterýkoli nepřátelský mág v Lóži
}
who-another-model-within-1 = { $case ->
    [gen] jiné figury do vzdálenosti 1 od tebe, která nepatří straně útočníka
    [dat] jiné figuře do vzdálenosti 1 od tebe, která nepatří straně útočníka
    [acc] jinou figuru do vzdálenosti 1 od tebe, která nepatří straně útočníka
   *[nom] jiná figura do vzdálenosti 1 od tebe, která nepatří straně útočníka
}
who-another-model-within-1-of-target = { $case ->
    [gen] jiné nepřátelské figury do vzdálenosti 1 od cíle
    [dat] jiné nepřátelské figuře do vzdálenosti 1 od cíle
    [acc] jinou nepřátelskou figuru do vzdálenosti 1 od cíle
   *[nom] jiná nepřátelská figura do vzdálenosti 1 od cíle
}
who-own-chosen = { $case ->
    [gen] jedné tvé evokace
    [dat] jedné své evokaci
    [acc] jednu svou evokaci
   *[nom] jedna tvoje evokace
}
who-chosen-any = { $case ->
    [gen] kterékoli evokace
    [dat] kterékoli evokaci
    [acc] kteroukoli evokaci
   *[nom] kterákoli evokace
}
who-crown-holder = { $case ->
    [gen] držitele Koruny
    [dat] držiteli Koruny
    [acc] držitele Koruny
   *[nom] držitel Koruny
}
who-mage-with-most-pp = { $case ->
    [gen] mága s nejvíce BM (při shodě každého z nich)
    [dat] mágovi s nejvíce BM (při shodě každému z nich)
    [acc] mága s nejvíce BM (při shodě každého z nich)
   *[nom] mág s nejvíce BM (při shodě každý z nich)
}
who-mages-in-cells = { $case ->
    [gen] každého mága v cele
    [dat] každému mágovi v cele
    [acc] každého mága v cele
   *[nom] každý mág v cele
}
who-mages-without-completed-quests = { $case ->
    [gen] každého mága bez splněného úkolu
    [dat] každému mágovi bez splněného úkolu
    [acc] každého mága bez splněného úkolu
   *[nom] každý mág bez splněného úkolu
}
who-last-hitter = { $case ->
    [gen] strany, která udělila poslední zranění,
    [dat] straně, která udělila poslední zranění,
    [acc] stranu, která udělila poslední zranění,
   *[nom] strana, která udělila poslední zranění,
}
who-models-here = { $case ->
    [gen] každé nepřátelské figury
    [dat] každé nepřátelské figuře
    [acc] každou nepřátelskou figuru
   *[nom] každá nepřátelská figura
} { $where ->
    [evocation] v její místnosti
    [room] v této místnosti
   *[mage] ve své místnosti
}
who-chosen-model-here = { $case ->
    [gen] jedné nepřátelské figury
    [dat] jedné nepřátelské figuře
    [acc] jednu nepřátelskou figuru
   *[nom] jedna nepřátelská figura
} { $where ->
    [evocation] v její místnosti
    [room] v této místnosti
   *[mage] ve své místnosti
}

## Rooms

place-here = { $form ->
    [in] { $where ->
        [evocation] v její místnosti
        [room] v této místnosti
       *[mage] ve své místnosti
    }
    [to] do { $where ->
        [evocation] její místnosti
        [room] této místnosti
       *[mage] své místnosti
    }
    [of] { $where ->
        [evocation] její místnosti
        [room] této místnosti
       *[mage] své místnosti
    }
   *[acc] { $where ->
        [evocation] její místnost
        [room] tuto místnost
       *[mage] svou místnost
    }
}
place-target-room = { $form ->
    [in] v cílové místnosti
    [to] do cílové místnosti
    [of] cílové místnosti
   *[acc] cílovou místnost
}
place-trap-room = { $form ->
    [in] v místnosti pasti
    [to] do místnosti pasti
    [of] místnosti pasti
   *[acc] místnost pasti
}
place-same-room = { $form ->
    [in] v téže místnosti
    [to] do téže místnosti
    [of] téže místnosti
   *[acc] tutéž místnost
}
place-location-of-target = { $form ->
    [in] v místnosti cíle
    [to] do místnosti cíle
    [of] místnosti cíle
   *[acc] místnost cíle
}
place-location-of-target-owner = { $form ->
    [in] v místnosti jeho vlastníka
    [to] do místnosti jeho vlastníka
    [of] místnosti jeho vlastníka
   *[acc] místnost jeho vlastníka
}
place-location-of-mage = { $form ->
    [in] v místnosti toho mága
    [to] do místnosti toho mága
    [of] místnosti toho mága
   *[acc] místnost toho mága
}
place-location-of-each-mage = { $form ->
    [in] v jeho místnosti
    [to] do jeho místnosti
    [of] jeho místnosti
   *[acc] jeho místnost
}
place-location-of-each-evocation = { $form ->
    [in] v její místnosti
    [to] do její místnosti
    [of] její místnosti
   *[acc] její místnost
}
place-location-of-evocation = { $form ->
    [in] v místnosti, kde stála
    [to] do místnosti, kde stála
    [of] místnosti, kde stála
   *[acc] místnost, kde stála
}
place-location-of-defeated = { $form ->
    [in] v místnosti, kde ten mág padl
    [to] do místnosti, kde ten mág padl
    [of] místnosti, kde ten mág padl
   *[acc] místnost, kde ten mág padl
}
place-own-cell = { $form ->
    [in] v jeho cele
    [to] do jeho cely
    [of] jeho cely
   *[acc] jeho celu
}
place-chosen-room-within-1 = { $form ->
    [in] v místnosti do vzdálenosti 1
    [to] do místnosti do vzdálenosti 1
    [of] místnosti do vzdálenosti 1
   *[acc] místnost do vzdálenosti 1
}
place-chosen-room-within-2 = { $form ->
    [in] v místnosti do vzdálenosti 2
    [to] do místnosti do vzdálenosti 2
    [of] místnosti do vzdálenosti 2
   *[acc] místnost do vzdálenosti 2
}
place-chosen-room-any = { $form ->
    [in] v kterékoli nezničené místnosti
    [to] do kterékoli nezničené místnosti
    [of] kterékoli nezničené místnosti
   *[acc] kteroukoli nezničenou místnost
}
place-each-adjacent-room = { $form ->
    [in] v každé sousední místnosti
    [to] do každé sousední místnosti
    [of] každé sousední místnosti
   *[acc] každou sousední místnost
}
place-each-room-with-mage = { $form ->
    [in] v každé místnosti s mágem
    [to] do každé místnosti s mágem
    [of] každé místnosti s mágem
   *[acc] každou místnost s mágem
}
place-every-room-not-destroyed = { $form ->
    [in] v každé nezničené místnosti
    [to] do každé nezničené místnosti
    [of] každé nezničené místnosti
   *[acc] každou nezničenou místnost
}
place-room-with-most-instability-not-destroyed = { $form ->
    [in] v nezničené místnosti s nejvíce nestabilitami (při shodě vybere držitel Koruny)
    [to] do nezničené místnosti s nejvíce nestabilitami (při shodě vybere držitel Koruny)
    [of] nezničené místnosti s nejvíce nestabilitami (při shodě vybere držitel Koruny)
   *[acc] nezničenou místnost s nejvíce nestabilitami (při shodě vybere držitel Koruny)
}
place-color = { $form ->
    [in] v každé { $color_gen } místnosti
    [to] do každé { $color_gen } místnosti
    [of] každé { $color_gen } místnosti
   *[acc] každou { $color_acc } místnost
}
place-id = { $form ->
    [in] v místnosti „{ $name }“
    [to] do místnosti „{ $name }“
    [of] místnosti „{ $name }“
   *[acc] místnost „{ $name }“
}
except-rooms = (kromě: { $rooms })
room-black-rose-room = { $form ->
    [in] v Komnatě Černé růže
    [to] do Komnaty Černé růže
    [of] Komnaty Černé růže
   *[acc] Komnatu Černé růže
}
room-throne-room = { $form ->
    [in] v Trůnním sále
    [to] do Trůnního sálu
    [of] Trůnního sálu
   *[acc] Trůnní sál
}
room-arena = { $form ->
    [in] v Aréně
    [to] do Arény
    [of] Arény
   *[acc] Arénu
}
room-alchemical-laboratory = { $form ->
    [in] v Alchymistické laboratoři
    [to] do Alchymistické laboratoře
    [of] Alchymistické laboratoře
   *[acc] Alchymistickou laboratoř
}
room-summoner-room = { $form ->
    [in] v Komnatě vyvolávačů
    [to] do Komnaty vyvolávačů
    [of] Komnaty vyvolávačů
   *[acc] Komnatu vyvolávačů
}
room-library-room = { $form ->
    [in] ve Studovně
    [to] do Studovny
    [of] Studovny
   *[acc] Studovnu
}
room-observatory = { $form ->
    [in] v Observatoři
    [to] do Observatoře
    [of] Observatoře
   *[acc] Observatoř
}
room-sanctuary = { $form ->
    [in] ve Svatyni
    [to] do Svatyně
    [of] Svatyně
   *[acc] Svatyni
}
room-garden = { $form ->
    [in] v Zahradě
    [to] do Zahrady
    [of] Zahrady
   *[acc] Zahradu
}
room-forge = { $form ->
    [in] v Kovárně
    [to] do Kovárny
    [of] Kovárny
   *[acc] Kovárnu
}
room-treasure-room = { $form ->
    [in] v Pokladnici
    [to] do Pokladnice
    [of] Pokladnice
   *[acc] Pokladnici
}
room-abyss = { $form ->
    [in] v Propasti
    [to] do Propasti
    [of] Propasti
   *[acc] Propast
}
room-oracle-room = { $form ->
    [in] v Síni věštby
    [to] do Síně věštby
    [of] Síně věštby
   *[acc] Síň věštby
}
room-mirrors-room = { $form ->
    [in] v Zrcadlovém sále
    [to] do Zrcadlového sálu
    [of] Zrcadlového sálu
   *[acc] Zrcadlový sál
}
room-armory = { $form ->
    [in] ve Zbrojnici
    [to] do Zbrojnice
    [of] Zbrojnice
   *[acc] Zbrojnici
}
room-pleasures-room = { $form ->
    [in] v Komnatě rozkoší
    [to] do Komnaty rozkoší
    [of] Komnaty rozkoší
   *[acc] Komnatu rozkoší
}
room-crypt = { $form ->
    [in] v Kryptě
    [to] do Krypty
    [of] Krypty
   *[acc] Kryptu
}
room-sacrificial-altar = { $form ->
    [in] v Obětní síni
    [to] do Obětní síně
    [of] Obětní síně
   *[acc] Obětní síň
}
shade-red = { $form ->
    [acc] červenou
    [gen] červené
    [plural] červené
   *[nom] červená
}
shade-yellow = { $form ->
    [acc] žlutou
    [gen] žluté
    [plural] žluté
   *[nom] žlutá
}
shade-green = { $form ->
    [acc] zelenou
    [gen] zelené
    [plural] zelené
   *[nom] zelená
}
shade-blue = { $form ->
    [acc] modrou
    [gen] modré
    [plural] modré
   *[nom] modrá
}
shade-purple = { $form ->
    [acc] fialovou
    [gen] fialové
    [plural] fialové
   *[nom] fialová
}
shade-grey = { $form ->
    [acc] šedou
    [gen] šedé
    [plural] šedé
   *[nom] šedá
}
shade-black = { $form ->
    [acc] černou
    [gen] černé
    [plural] černé
   *[nom] černá
}

## Numbers that are not printed

value-count = { $text } (X: { $times ->
    [1] { $counter }
   *[other] { $times }krát { $counter }
}{ $max ->
    [0] {""}
   *[other] , nejvýš { $max }
})
value-if = { $text } ({ $n }, pokud { $condition })
value-by-type = { $text } (X podle typu: { $types })
value-type = { $types } = { $n }
count-health-of-target-evocation = zdraví cíle
count-models-damaged = počet zraněných figur
count-own-altars = počet tvých oltářů
count-own-evocations-of-it = { $it ->
    [self] počet tvých evokací
   *[other] počet jeho evokací
}
count-own-instability-in-target-room = počet tvých nestabilit v cílové místnosti
if-target-has-no-prepared = je cílem mág bez připraveného kouzla
if-healed-other = se vyléčil jiný mág
if-target-damage-at-least-half-health = zranění cíle dosahují aspoň poloviny jeho zdraví
if-owns-undead = máš nemrtvou evokaci

## Triggers of Traps and Protections

trigger-enemy-enters = když do místnosti pasti vstoupí nepřátelská figura
trigger-enemy-leaves = když místnost pasti opustí nepřátelská figura
trigger-enemy-activates = když nepřátelský mág aktivuje { $room ->
    [yes] { $colors ->
        [yes] místnost pasti a ta je { $colors_nom }
       *[no] místnost pasti
    }
   *[no] { $colors ->
        [yes] { $colors_acc } místnost
       *[no] místnost
    }
}
trigger-enemy-casts = když nepřátelský mág { $within ->
    [0] v Lóži
   *[other] do vzdálenosti { $within }
} zahraje bojové, užitkové nebo evokační kouzlo
trigger-enemy-completes-quest = když jiný mág splní úkol
trigger-mage-defeated = když je poražen jiný mág
trigger-self-targeted = když se staneš cílem { $by ->
    [physical] fyzického útoku
    [spell] kouzla
    [evocation] evokace
    [trap] pasti
    [reaction] ochrany
    [room] účinku místnosti
    [quest] úkolu
    [event] události
   *[any] {""}
}
trigger-self-would-be-damaged = když máš utrpět zranění { $by ->
    [physical] z fyzického útoku
    [spell] z kouzla
    [evocation] od evokace
    [trap] z pasti
    [reaction] z ochrany
    [room] z účinku místnosti
    [quest] z úkolu
    [event] z události
   *[any] {""}
}
trigger-own-evocation-would-be-damaged = když má tvoje evokace utrpět zranění

## Hooks

hook-cleanup = na začátku úklidu
hook-study-phase = na začátku fáze studia
hook-enemy-enters-here = kdykoli do její místnosti vstoupí nepřátelská figura
hook-evocation-defeated = kdykoli je poražena evokace
hook-mage-activates-room = kdykoli mág aktivuje { $color ->
    [no] { $id ->
        [no] místnost
       *[other] { $place_acc }
    }
   *[other] { $color_acc } místnost
}
hook-mage-completes-quest = kdykoli mág splní úkol
hook-mage-defeated = kdykoli je mág poražen
hook-mage-enters-cell = kdykoli se mág octne ve své cele
hook-mage-enters-room = kdykoli mág vstoupí { $color ->
    [no] { $id ->
        [no] do místnosti
       *[other] { $place_to }
    }
   *[other] do { $color_gen } místnosti
}
hook-mage-places-instability = kdykoli mág položí nestabilitu
hook-mage-resolves-side = kdykoli mág vyhodnotí { $types_given ->
    [yes] { $types }
   *[no] kouzlo
}
hook-owner-would-be-damaged-here = kdykoli máš v její místnosti utrpět zranění
hook-this-damages-mage = kdykoli její útok zraní mága
hook-this-defeated = když je poražena

## Rules

rule-movement-modifier = fyzický pohyb je o { $size ->
    [one] { $size } místnost
    [few] { $size } místnosti
   *[other] { $size } místností
} { $sign ->
    [less] kratší
   *[more] delší
}
rule-physical-damage-modifier = fyzické útoky udělují o { $size } zranění { $sign ->
    [less] méně
   *[more] více
}
rule-combat-spell-damage-modifier = první zranění každého bojového kouzla je o { $size } { $sign ->
    [less] nižší
   *[more] vyšší
}
rule-damage-to-mages-modifier = cokoli zraní mága, udělí mu o { $size } zranění { $sign ->
    [less] méně
   *[more] více
}
rule-library-draw-modifier = každý mág si lízne z knihovny o { $size ->
    [one] { $size } kartu
    [few] { $size } karty
   *[other] { $size } karet
} { $sign ->
    [less] méně
   *[more] více
}
rule-library-keep-modifier = každý mág si z knihovny nechá o { $size ->
    [one] { $size } kartu
    [few] { $size } karty
   *[other] { $size } karet
} { $sign ->
    [less] méně
   *[more] více
}
rule-grimoire-draw-modifier = každý mág si lízne z grimoáru o { $size ->
    [one] { $size } kartu
    [few] { $size } karty
   *[other] { $size } karet
} { $sign ->
    [less] méně
   *[more] více
}
rule-protection-prevents-modifier = ochrany zabrání o { $size } zranění { $sign ->
    [less] méně
   *[more] více
}
rule-quick-slot-locked = nelze hrát rychlá kouzla
rule-room-color-cannot-activate = { $color_plural } místnosti nelze aktivovat
rule-traps-do-not-trigger = pasti se nespouštějí
rule-no-heal = žádné zranění se neléčí
rule-evocations-immune = evokace neutrpí žádná zranění
rule-ignores-traps = nespouští pasti
rule-is-the-mage = označuje mága, který je Zrůdou, a není samostatnou figurou

## States

state-abomination = { $who ->
    [self] jsi Zrůda: máš sílu 4 a jednáš i ve fázi evokací
   *[other] { $who_nom } je Zrůda: má sílu 4 a jedná i ve fázi evokací
}
state-putrefying = { $who ->
    [self] každé zranění z tvých fyzických útoků položí také 1 nestabilitu do tvé místnosti
   *[other] každé zranění z fyzických útoků { $who_gen } položí také 1 nestabilitu do jeho místnosti
}
state-rooted = { $who ->
    [self] se nemůžeš pohybovat
   *[other] se { $who_nom } nemůže pohybovat
}
state-weakened = { $who ->
    [self] tvé fyzické útoky udělují o 1 zranění méně
   *[other] útoky { $who_gen } udělují o 1 zranění méně
}
state-no-protection = { $who ->
    [self] tvé ochrany nefungují
   *[other] ochrany { $who_gen } nefungují
}

## Words of the cards

do-damage = { $by ->
    [black_rose] { $to ->
        [self] utrp { $n } zranění od Černé růže
       *[other] { $to_nom } utrpí { $n } zranění od Černé růže
    }
   *[other] { $to ->
        [self] utrp { $n } zranění
        [chooser] od tebe utrpí { $n } zranění
        [it_each_mage] uděl { $to_dat } { $n } zranění
        [it_each_evocation] uděl { $to_dat } { $n } zranění
        [target] uděl { $to_dat } { $n } zranění
        [targets] uděl { $to_dat } { $n } zranění
        [target_1] uděl { $to_dat } { $n } zranění
        [target_2] uděl { $to_dat } { $n } zranění
        [target_or_self] uděl { $to_dat } { $n } zranění
        [it_mage] uděl { $to_dat } { $n } zranění
        [attacker] uděl { $to_dat } { $n } zranění
        [trigger_model] uděl { $to_dat } { $n } zranění
        [trigger_mage] uděl { $to_dat } { $n } zranění
        [chosen_mage] uděl { $to_dat } { $n } zranění
       *[other] uděl { $n } zranění { $to_dat }
    }
}
do-heal = { $to ->
    [self] vyleč si { $n ->
        [all] všechna zranění
       *[other] { $n } zranění
    }
   *[other] { $to_nom } si vyléčí { $n ->
        [all] všechna zranění
       *[other] { $n } zranění
    }
}
do-convert-damage = { $by ->
    [black_rose] Černá růže { $to ->
        [self] ti
       *[other] { $to_dat }
    } nahradí až { $n ->
        [one] { $n } cizí zranění svým
        [few] { $n } cizí zranění svými
       *[other] { $n } cizích zranění svými
    }
   *[other] nahraď { $to ->
        [self] si
       *[other] { $to_dat }
    } až { $n ->
        [one] { $n } cizí zranění svým
        [few] { $n } cizí zranění svými
       *[other] { $n } cizích zranění svými
    }
}
do-instability = { $by ->
    [black_rose] Černá růže položí
   *[other] polož
} { $n ->
    [one] { $n } nestabilitu
    [few] { $n } nestability
   *[other] { $n } nestabilit
} { $place_to }
do-convert-instability = nahraď { $place_in } až { $from ->
    [black_rose] { $n ->
        [one] { $n } nestabilitu Černé růže svou
        [few] { $n } nestability Černé růže svými
       *[other] { $n } nestabilit Černé růže svými
    }
   *[others] { $n ->
        [one] { $n } cizí nestabilitu svou
        [few] { $n } cizí nestability svými
       *[other] { $n } cizích nestabilit svými
    }
}
do-move = { $who ->
    [self] přesuň se
   *[other] { $who_nom } se přesune
} až o { counted-room }
do-push = odstrč { $who_acc } až o { counted-room }
do-pull = přitáhni { $who_acc } až o { counted-room } k sobě
do-teleport = { $who ->
    [self] teleportuj se { $place_to }
   *[other] teleportuj { $who_acc } { $place_to }
}
do-swap = { $a ->
    [self] { $b_nom } a ty si vyměníte místa
    [target_1] oba cíle si vymění místa
   *[other] { $a_nom } a { $b_nom } si vymění místa
}
do-stop-movement = { $who ->
    [self] tvůj pohyb končí
   *[other] pohyb { $who_gen } končí
}
do-summon = vyvolej { $count ->
    [1] evokaci
   *[other] { $count }× evokaci
} { $evocation } { $place_in }
do-activate-evocation = aktivuj { $which_acc }{ $control ->
    [yes] {" "}pod svou kontrolou
   *[no] {""}
}{ $attack_only ->
    [yes] , jen k útoku
   *[no] {""}
}
do-modify-evocation = { $which_nom } má do konce kola { $sign ->
    [less] −{ $size }
   *[more] +{ $size }
} { $stat ->
    [movement] k pohybu
   *[attack] k útoku
}
do-destroy-evocation = znič { $which_acc }{ $max_health ->
    [0] {""}
   *[other] , má-li zdraví nejvýš { $max_health }
}
do-draw = { $who ->
    [self] lízni si
   *[other] { $who_nom } si lízne
} { $from ->
    [library] { $n ->
        [one] { $n } kartu z knihovny
        [few] { $n } karty z knihovny
       *[other] { $n } karet z knihovny
    }
    [quest] { $n ->
        [one] { $n } úkol
        [few] { $n } úkoly
       *[other] { $n } úkolů
    }{ $moon ->
        [1] {" "}prvního měsíce
        [2] {" "}druhého měsíce
        [3] {" "}třetího měsíce
       *[0] {""}
    }
    [forgotten] { $n ->
        [one] { $n } zapomenuté kouzlo
        [few] { $n } zapomenutá kouzla
       *[other] { $n } zapomenutých kouzel
    }
   *[grimoire] { $n ->
        [one] { $n } kartu z grimoáru
        [few] { $n } karty z grimoáru
       *[other] { $n } karet z grimoáru
    }
}{ $keep ->
    [0] {""}
   *[other] , { $keep } si { $who ->
        [self] nech
       *[other] nechá
    }
}
do-reveal-event = odhal a odlož vrchní událost { $moon ->
    [1] prvního
    [2] druhého
   *[3] třetího
} měsíce (Černá růže získá její body; účinek má jen okamžitá)
do-discard = { $who ->
    [self] odhoď
   *[other] { $who_nom } odhodí
} { $choice ->
    [random] { $n ->
        [one] { $n } náhodnou kartu
        [few] { $n } náhodné karty
       *[other] { $n } náhodných karet
    }
   *[owner] { counted-card }
} z ruky
do-recover = { $who ->
    [self] vezmi si zpět
   *[other] { $who_nom } si vezme zpět
} až { counted-card } ze vzpomínek
do-search = vezmi si { counted-card } podle své volby { $from ->
    [memories] ze vzpomínek
   *[grimoire] z grimoáru a zamíchej ho
}
do-peek = tajně si prohlédni { $n ->
    [one] vrchní událost
    [few] { $n } vrchní události
   *[other] { $n } vrchních událostí
}{ $reorder ->
    [yes] {" "}a vrať je v libovolném pořadí
   *[no] {""}
}
do-reveal = { $who ->
    [self] ukaž všem
   *[other] { $who_nom } ukáže všem
} { $n ->
    [one] své příští připravené kouzlo
    [few] svá { $n } příští připravená kouzla
   *[other] svých { $n } příštích připravených kouzel
}
do-cancel-prepared = { $who ->
    [self] odhoď
   *[other] { $who_nom } odhodí
} { $n ->
    [one] své příští připravené kouzlo nezahrané
    [few] svá { $n } příští připravená kouzla nezahraná
   *[other] svých { $n } příštích připravených kouzel nezahraných
}
do-swap-prepared = { $who ->
    [self] smíš
   *[other] { $who_nom } smí
} vyměnit { $n ->
    [one] { $n } připravené kouzlo za kartu z ruky
    [few] až { $n } připravená kouzla za karty z ruky
   *[other] až { $n } připravených kouzel za karty z ruky
}
do-cast-next = { $who ->
    [self] zahraj hned své
   *[other] { $who_nom } hned zahraje své
} příští připravené kouzlo
do-cast-from-hand = { $who ->
    [self] smíš
   *[other] { $who_nom } smí
} zahrát kartu z ruky místo připraveného kouzla, které se vrátí do ruky
do-forced-attack = uděl { $n ->
    [one] { $n } fyzické zranění
    [few] { $n } fyzická zranění
   *[other] { $n } fyzických zranění
} jiné figuře v místnosti { $who_gen } (ne své)
do-gain-pp = { $who ->
    [self] získej
   *[other] { $who_nom } získá
} { $n } BM
do-lose-pp = { $who ->
    [self] ztrať
   *[other] { $who_nom } ztratí
} { $n } BM
do-steal-pp = ukradni { $who_dat } { $n } BM
do-take-crown = { $who ->
    [self] vezmi si
   *[other] { $who_nom } si vezme
} Korunu
do-activate-room = { $copy ->
    [yes] použij účinek { $place_of } bez jejího žetonu { $exclude }
   *[no] aktivuj { $place_acc } { $exclude }
}
do-refresh-room = otoč žeton { $place_of } na nepoužitou stranu
do-exhaust-room = otoč žeton { $place_of } na použitou stranu
do-refresh-action = { $who ->
    [self] otoč
   *[other] { $who_nom } otočí
} { $n ->
    [one] { $n } použitý žeton akce na nepoužitý
    [few] až { $n } použité žetony akce na nepoužité
   *[other] až { $n } použitých žetonů akce na nepoužité
}
do-physical-attack = proveď fyzický útok{ $area ->
    [yes] {" "}na každou nepřátelskou figuru ve své místnosti
   *[no] {""}
}{ $set ->
    [0] {""}
   *[other] {" "}za přesně { $set } zranění
}{ $bonus ->
    [0] {""}
   *[other] {" "}se silou +{ $bonus }
}
do-buff = { $who ->
    [self] máš
   *[other] { $who_nom } má
} do konce kola { $sign ->
    [less] −{ $size }
   *[more] +{ $size }
} { $stat ->
    [movement] k pohybu
   *[strength] k síle
}
do-status = do konce kola { $text }
do-prevent = zabraň { $n ->
    [all] všem zraněním
    [one] { $n } zranění
   *[other] { $n } zraněním
}
do-cancel = { $side ->
    [protection] účinek ti nic neudělá
   *[trap] místnost nemá žádný účinek
}
do-reflect = uděl { $n } zranění { $to_dat }
do-redirect = přesměruj zranění na { $to_acc }
do-may-redirect = smíš zranění přesměrovat na { $to_acc }
do-discard-quest = { $who ->
    [self] odlož
   *[other] { $who_nom } odloží
} { $n ->
    [one] { $n } úkol
    [few] { $n } úkoly
   *[other] { $n } úkolů
}
do-steal-quest = ukradni { $who_dat } { $n ->
    [one] { $n } náhodný úkol
    [few] { $n } náhodné úkoly
   *[other] { $n } náhodných úkolů
}
do-complete-quest = splň { $n ->
    [one] { $n } svůj úkol: získáš jeho BM
    [few] { $n } své úkoly: získáš jejich BM
   *[other] { $n } svých úkolů: získáš jejich BM
}, ale ne odměnu
do-lose-completed-quest = { $who ->
    [self] ztrať
   *[other] { $who_nom } ztratí
} { $n ->
    [one] { $n } splněný úkol
    [few] { $n } splněné úkoly
   *[other] { $n } splněných úkolů
}
do-steal-trophy = ukradni { $who_dat } { $n ->
    [one] { $n } trofej
    [few] { $n } trofeje
   *[other] { $n } trofejí
}
do-lose-trophy = { $who ->
    [self] vrať
   *[other] { $who_nom } vrátí
} { $n ->
    [one] { $n } trofej
    [few] { $n } trofeje
   *[other] { $n } trofejí
}
do-remove-trap = odstraň { $place_in } { $n ->
    [one] { $n } nepřátelskou past
    [few] { $n } nepřátelské pasti
   *[other] { $n } nepřátelských pastí
}
do-pay = zaplať: { $text }
do-choose = { $tag ->
    [mask] { $by ->
        [self] vyber masku
       *[other] { $by_nom } vybere masku
    } –
   *[none] { $by ->
        [self] vyber jedno:
       *[other] { $by_nom } si vybere jedno:
    }
} { $options }
mask = { $mask ->
    [smile] veselá: { $text }
   *[sad] smutná: { $text }
}
do-choose-mage = vyber { $who_acc }
do-if = pokud { $condition }: { $text }{ $other ->
    [yes] ; jinak: { $else }
   *[no] {""}
}
do-for-each = { $of ->
    [each_mage] { $of_nom }: { $text }
   *[other] pro { $of_acc }: { $text }
}
do-may = chceš-li, { $text }
do-instead-of-attack = místo jejího útoku můžeš udělat toto: { $text }
do-hook = { $hook }{ $once ->
    [per_turn] {" "}(jen poprvé v každém kole)
   *[no] {""}
}: { $text }
do-rule = { $text }
do-bull = postav Býka do Komnaty Černé růže; je-li už v Lóži, vyrazí až o 2 místnosti k mágovi s nejvíce BM a tam, kde se zastaví, udělí každé figuře { $n } zranění

## Mages, schools, rooms, Evocations

mage-numbers = zdraví { $health }, limit ruky { $hand_limit }, pohyb { $movement }, síla { $strength }
mage-school = oblíbená škola: { $school }
mage-spell = osobní kouzlo: { $spell }
school-list = sestava { $list }: { $spells }
school-conspiracy = rychlý pohyb, aktivace místností, zraňující pasti, krádeže BM a úkolů, dohody s Černou růží
school-destruction = zranění jednoho i celé místnosti a nestabilita
school-divination = oltáře, plnění úkolů, léčení, lízání a hledání karet, Koruna
school-illusion = masky s dvojím účinkem, pasti a ochrany, přesměrovaná zranění, vynucený pohyb
school-necromancy = spousta nemrtvých, zranění, krádeže BM, výměna zranění, vlastní léčení
school-transmutation = fyzické útoky, proměna, nestabilita
room-numbers = { $color_nom } místnost, unese { $limit ->
    [one] { $limit } nestabilitu
    [few] { $limit } nestability
   *[other] { $limit } nestabilit
}, její žeton má hodnotu { $pp } BM
token-enters-second-moon = její žeton přichází s druhým měsícem
evocation-numbers = { $tags }{ $tags ->
    [0] {""}
   *[other] :{" "}
}pohyb { $movement }, útok { $attack }, { $health ->
    [mage] zdraví svého mága
   *[other] zdraví { $health }
}
tag-undead = nemrtvý
tag-elemental = živel
tag-human = člověk
tag-illusion = iluze
tag-construct = konstrukt
tag-transformation = proměna
tag-altar = oltář

## Quests

quest-goal = cíl: { $goal }
quest-reward = odměna: { $text }
quest-pp = { $n } BM
quest-replaces = odměna nahradí účinek místnosti
quest-players = { $n ->
    [few] jen se { $n } a více hráči
   *[other] jen s { $n } a více hráči
}
window-turn = { $goal } během jednoho kola
window-held = { $goal }
window-instant = na konci některé tvé akce { $goal }
window-cleanup = na konci kola { $goal }
goal-activate-room = aktivuj { $room ->
    [no] { $distinct_colors ->
        [yes] { $count ->
            [few] { $count } místnosti různých barev
           *[other] { $count } místností různých barev
        }
       *[no] { $color ->
            [no] { $count ->
                [one] místnost
                [few] { $distinct ->
                    [yes] { $count } různé místnosti
                   *[no] { $count }krát místnost
                }
               *[other] { $distinct ->
                    [yes] { $count } různých místností
                   *[no] { $count }krát místnost
                }
            }
           *[other] { $count ->
                [one] { $color_acc } místnost
                [few] { $distinct ->
                    [yes] { $count } různé { $color_plural } místnosti
                   *[no] { $count }krát { $color_acc } místnost
                }
               *[other] { $count }krát { $color_acc } místnost
            }
        }
    }
   *[other] { $count ->
        [one] { $place_acc }
       *[other] { $count }krát { $place_acc }
    }
}
goal-damage-dealt = { $distinct_targets ->
    [yes] zraň { $count ->
        [one] mága
        [few] { $count } různé mágy
       *[other] { $count } různých mágů
    }
   *[no] uděl { $to ->
        [mage] mágům
       *[no] {""}
    } { $count } zranění
}
goal-defeat-contribution = { $count ->
    [one] je poražen mág, který nese tvé zranění
    [few] jsou poraženi { $count } mágové, kteří nesou tvá zranění
   *[other] je poraženo { $count } mágů, kteří nesou tvá zranění
}
goal-enemy-models-here = ve tvé místnosti { $count ->
    [one] je { $count } nepřátelská figura
    [few] jsou { $count } nepřátelské figury
   *[other] je { $count } nepřátelských figur
}
goal-evocation-defeated = poraz { $count ->
    [one] nepřátelskou evokaci
    [few] { $count } nepřátelské evokace
   *[other] { $count } nepřátelských evokací
}
goal-evocation-summoned = vyvolej { $count ->
    [one] evokaci
    [few] { $count } evokace
   *[other] { $count } evokací
}
goal-forgotten-cast = zahraj { $count ->
    [one] zapomenuté kouzlo
    [few] { $count } zapomenutá kouzla
   *[other] { $count } zapomenutých kouzel
}
goal-forgotten-drawn = lízni si a nech si { $count ->
    [one] zapomenuté kouzlo
    [few] { $count } zapomenutá kouzla
   *[other] { $count } zapomenutých kouzel
}
goal-hand-size-at-most = { $count ->
    [0] nemáš v ruce žádnou kartu
    [one] máš v ruce nejvýš { $count } kartu
    [few] máš v ruce nejvýš { $count } karty
   *[other] máš v ruce nejvýš { $count } karet
}
goal-hold-crown = máš Korunu
goal-instability-placed = polož { $count ->
    [one] { $count } nestabilitu
    [few] { $count } nestability
   *[other] { $count } nestabilit
}
goal-mage-defeated-by-self = uděl poslední zranění { $count ->
    [one] poraženému mágovi
   *[other] { $count } poraženým mágům
}
goal-no-damage-on-self = nemáš žádné zranění
goal-own-evocations-in-play = máš ve hře { $count ->
    [one] { $count } evokaci
    [few] { $count } evokace
   *[other] { $count } evokací
}
goal-physical-attack-hits = uděl zranění { $count ->
    [one] fyzickým útokem
   *[other] { $count } fyzickými útoky
}
goal-pp-at-least = máš aspoň { $count } BM
goal-room-token-won = získej { $count ->
    [one] žeton místnosti
    [few] { $count } žetony místností
   *[other] { $count } žetonů místností
}
goal-rooms-entered = vstup { $count ->
    [one] do místnosti
   *[other] do { $count } místností
}
goal-sole-contributor-defeat = { $count ->
    [one] je poražen mág, který nese jen tvá zranění
    [few] jsou poraženi { $count } mágové, kteří nesou jen tvá zranění
   *[other] je poraženo { $count } mágů, kteří nesou jen tvá zranění
}
goal-spell-cast = zahraj { $count ->
    [one] kouzlo
    [few] { $count } kouzla
   *[other] { $count } kouzel
}{ $distinct_schools ->
    [yes] {" "}různých škol
   *[no] {""}
}
goal-trap-or-protection-triggered = { $count ->
    [one] spustí se tvoje past nebo ochrana
    [few] spustí se { $count } tvé pasti nebo ochrany
   *[other] spustí se { $count } tvých pastí nebo ochran
}
goal-trap-triggered = { $on_mage ->
    [yes] mág spustí { $count ->
        [one] tvoji past
        [few] { $count } tvé pasti
       *[other] { $count } tvých pastí
    }
   *[no] { $count ->
        [one] spustí se tvoje past
        [few] spustí se { $count } tvé pasti
       *[other] spustí se { $count } tvých pastí
    }
}
goal-trophies-from-distinct-mages = máš trofeje { $count ->
    [one] jednoho mága
   *[other] { $count } různých mágů
}
only-holding-crown = jako držitel Koruny
only-room-instability-at-least = { $value ->
    [one] s aspoň { $value } nestabilitou
   *[other] s aspoň { $value } nestabilitami
}
only-room-any-of = { $rooms_to }
only-by = { $value ->
    [physical] fyzickým útokem
    [spell] kouzlem
    [evocation] evokací
    [trap] pastí
    [reaction] ochranou
    [room] účinkem místnosti
    [quest] odměnou za úkol
   *[any] čímkoli
}
only-trophies-at-least = { $value ->
    [one] a máš trofej
    [few] a máš { $value } trofeje
   *[other] a máš { $value } trofejí
}

## Events

works-reveal = hned – { $text }
works-black-rose = v každé fázi Černé růže, { $number ->
    [one] na poli { $spaces }
   *[other] na polích { $spaces }
} – { $text }
works-study = ve fázi studia, { $number ->
    [one] na poli { $spaces }
   *[other] na polích { $spaces }
} – { $text }
works-action = ve fázi akcí, { $number ->
    [one] na poli { $spaces }
   *[other] na polích { $spaces }
} – { $text }
works-cleanup = při úklidu, { $number ->
    [one] na poli { $spaces }
   *[other] na polích { $spaces }
} – { $text }
works-always = { $number ->
    [one] na poli { $spaces }
   *[other] na polích { $spaces }
} – { $text }
works-crown = kdo ji odhalí, vezme si Korunu
works-pp = Černá růže získá { $reveal } BM při odhalení a { $exit } BM při odchodu
