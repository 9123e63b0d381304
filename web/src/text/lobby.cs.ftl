# Předsálí: hry na výběr, cesta sedmi Her, jak se hraje.

lobby-games = Hry
lobby-first-match = Zahrát první partii
lobby-new-table = Připravit stůl
lobby-won = { $count ->
    [one] V tomto prohlížeči jedna výhra
    [few] V tomto prohlížeči { $count } výhry
   *[other] V tomto prohlížeči { $count } výher
    }
facts-players = { $most ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
facts-minutes = { $minutes } minut
difficulty-1 = Snadná
difficulty-2 = Střední
difficulty-3 = Těžká
difficulty-2-3 = Střední až těžká
difficulty-grows = Zpočátku snadná, pak čím dál těžší
road-headline = { $won ->
    [0] Cesta sedmi Her
    [one] { $won } ze { $all } Her vyhraná
    [few] { $won } ze { $all } Her vyhrané
   *[other] { $won } ze { $all } Her vyhraných
    }
road-won = vyhráno
road-next = na řadě
road-later = zatím nevyhráno
road-stop = Hra { $stop }, { $state }. { $about }
road-stop-next = Hra { $stop }: { $about }
new-summary = { $what }. { $people ->
    [0] Žádní lidé
    [one] 1 člověk
    [few] { $people } lidé
   *[other] { $people } lidí
    } a { $bots ->
    [0] žádný bot
    [one] 1 bot
    [few] { $bots } boti
   *[other] { $bots } botů
    }.
how-to-play = Jak se hraje
rules-numbered = Všechna pravidla podle čísel
lobby-workshop = Dílna
lobby-workshop-help = Napiš vlastní karty a vyzkoušej je
