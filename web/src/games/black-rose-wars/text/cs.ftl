# Slova stolu hry Války Černé růže.

region-lodge = Lóže
region-spells = Kouzla
region-events = Události
region-sheets = Listy
lodge = Lóže
cell-of = Cela: { $name }
black-rose = Černá růže
seat = Místo { $n }
bull = Býk
creature-of = { $kind } ({ $name })
destroyed = zničená
unstable = nestabilní: padne při úklidu
instability = Nestabilita { $n }/{ $limit }
token-ready = lze ji aktivovat, žeton má hodnotu { $n } BM
token-used = v tomto kole už použitá
token-waiting = její žeton přijde s druhým měsícem
token-taken = její žeton už někdo má
set-here = { $n ->
    [one] položená karta
    [few] { $n } položené karty
   *[other] { $n } položených karet
} ({ $name })
set-on-sheet = položená karta na listu
on-sheet = na listu
face-down = Tato karta leží lícem dolů.
taker = Kdyby padla teď, žeton získá { $name }.
here = Je tu: { $names }
nobody = nikdo
where = Co je kde
damage-of = zranění: { $n }/{ $health }
to-fall = do pádu { $n }
to-fall-whole = { $mage }: do pádu { $n ->
    [one] chybí { $n } zranění
    [few] chybějí { $n } zranění
   *[other] chybí { $n } zranění
}.
to-fall-gains = { $mage }: do pádu { $n ->
    [one] chybí { $n } zranění
    [few] chybějí { $n } zranění
   *[other] chybí { $n } zranění
}. Podle toho, co tu leží teď: { $gains }.
gains = { $name } +{ $n } BM
reaches = { $name } jedním pohybem dojde až k těmto mágům: { $names }. Místnosti jsou vyznačené.
reaches-nobody = { $name } jedním pohybem k nikomu nedojde. Místnosti jsou vyznačené.
rooms-do = Co dělají místnosti
power = Stupnice moci
has-points = { $name }: { $n } BM
moon-2 = Druhý měsíc
moon-3 = Třetí měsíc
end = Konec hry
events = Události
moon-name-first = První měsíc
moon-name-second = Druhý měsíc
moon-name-third = Třetí měsíc
works = působí teď
empty-space = prázdné
phases = Kolo { $n }, fáze
phase-black_rose = Černá růže
phase-study = Studium
phase-preparation = Příprava
phase-action = Akce
phase-evocation = Evokace
phase-cleanup = Úklid
you = ty
rival = Rival
crown = má Korunu
passed = pasuje
thinks = ještě přemýšlí
ready = hotovo, zapečetěno
points = Body moci
actions = { $n ->
    [one] 1 nepoužitý žeton akce
    [few] { $n } nepoužité žetony akce
   *[other] { $n } nepoužitých žetonů akce
}
prepared = { $n ->
    [one] 1 připravené kouzlo
    [few] { $n } připravená kouzla
   *[other] { $n } připravených kouzel
}
played = Zahraná kouzla
cards-in-hand = karty v ruce
grimoire = Grimoár
memories = Vzpomínky
quests = Úkoly
no-quests = Žádný úkol v ruce.
completed = Splněné úkoly
trophies = Trofeje
rooms-taken = získané žetony místností
progress = { $n }/{ $of }
state-abomination = Zrůda
state-putrefying = hnijící
state-rooted = zakořeněný
state-weakened = zesláblý
state-no_protection = bez ochran
slots = Připravená kouzla
slot-quick = Rychlé
slot-standard_1 = Běžné 1
slot-standard_2 = Běžné 2
slot-standard_3 = Běžné 3
next-slot = sem další karta
hand = Ruka: karty { $n }/{ $limit }
hand-empty = Žádné karty v ruce.
upright = přímá
inverted = obrácená
turn-card = Otočit kartu (R)
type-combat = Boj
type-utility = Užitek
type-evocation = Evokace
type-trap = Past
type-protection = Ochrana
shelf = Knihovna
deck-left = karet: { $n }
taken = jmenována { $n }×
books-named = Vybrané knihy: { $n }/{ $of }
auto-ban = Zapudit kartu při studiu
auto-discard_quest = Odhodit úkol
ask-ban = Při tomhle studiu zapudit kartu…
asked-ban = Hra se tě zeptá, kterou kartu zapudit
ask-discard_quest = Příští kolo odhodit úkol…
asked-discard_quest = Hra se tě příští kolo zeptá
same-books = Jako minule: { $books }
name-less = { $school }: o jednu míň
drawn = Líznuto z knihovny
take-back = Vzít zpět: { $card }
schools = Školy
about-conspiracy = Plíží se, krade body, úkoly a kouzla a dohaduje se s Černou růží.
about-destruction = Přímá zranění jednomu i všem a místnosti, které se blíží k pádu.
about-divination = Víc karet, léčení a oltáře; pomáhá s úkoly.
about-illusion = Dvojníci, zrcadla a pasti: nikdo neví, kde jsi a co platí.
about-necromancy = Nemrtví služebníci a zranění, která tě léčí.
about-transmutation = Silnější tělo: údery, tvrdá kůže, jiné podoby.
recommended = Sestava { $list } se hodí pro první hru
list-name = Sestava { $list }
begin-with = Začít se školou { $school }
take-list = Vzít sestavu { $list }
at-work = Co se právě děje
waits = čeká, až toto skončí
source-physical = Fyzická akce
source-spell = Kouzlo
source-evocation = Evokace
source-trap = Past
source-reaction = Reakce
source-room = Místnost
source-quest = Úkol
source-event = Událost
scoring = Závěrečné bodování
score-points = Stupnice moci
score-quests = Splněné úkoly
score-trophies = Trofeje
score-rooms = Žetony místností
score-crown = Koruna
score-sum = Celkem
why-not = To teď nejde. Vybrat můžeš, co svítí.
why-not-played = Toto kouzlo teď zahrát nejde. Můžeš je jen vydat za jeden krok.
give-up = Vydat
loses-spell = { $card } půjde nezahrané do tvých vzpomínek a všichni je uvidí. Dostaneš za to jeden krok.
mark-movement = Pohyb
mark-attack = Útok
mark-health = Zdraví
mark-pp = Body moci
mage-jafar = Jaf'ar
mage-tessa = Tessa
mage-rebecca = Rebecca
mage-nero = Nero
kind-spell = Kouzlo
kind-forgotten = Zapomenuté kouzlo
kind-personal = Osobní kouzlo
kind-quest = Úkol
kind-event = Událost
kind-evocation = Evokace
kind-mage = Mág
kind-black_rose = Černá růže
kind-conspiracy = Spiknutí
kind-destruction = Zkáza
kind-divination = Věštění
kind-illusion = Iluze
kind-necromancy = Nekromancie
kind-transmutation = Transmutace
short-black_rose_room = Růže
short-throne_room = Trůn
short-arena = Aréna
short-alchemical_laboratory = Laboratoř
short-summoner_room = Vyvolávač
short-library_room = Studovna
short-observatory = Observatoř
short-sanctuary = Svatyně
short-garden = Zahrada
short-forge = Kovárna
short-treasure_room = Poklad
short-abyss = Propast
short-oracle_room = Věštba
short-mirrors_room = Zrcadla
short-armory = Zbrojnice
short-pleasures_room = Rozkoše
short-crypt = Krypta
short-sacrificial_altar = Obětní síň
