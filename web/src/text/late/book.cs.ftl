# Kniha kampaně.

campaign-news-1 = Mezi padouchy stojí tvorové, karty lze vyhostit a Školní trest zanáší balíček.
campaign-news-2 = Vedle nepřátel leží Střetnutí: splň, co žádá, a dostaneš odměnu.
campaign-news-3 = Hrdinové mají schopnosti, na některé nepřátele platí vliv a hází se kostkou tvorů.
campaign-news-4 = Na stůl přicházejí kolejní kostky a proti hrdinům stojí tři nepřátelé najednou.
campaign-news-5 = Na konci čeká sám Voldemort; každému hrdinovi pomáhá formule a Patron.
campaign-news-6 = Z přísad se vaří lektvary a každý hrdina si bere odbornost.
campaign-news-7 = Viteály je třeba zničit a hrdinové se otočí na svou silnější stranu.
campaign-news-8 = Všechno se potká: každý hrdina má obě karty hrdiny a dvě odbornosti, z každých je činná jedna.
campaign-levels = Úrovně
campaign-bookmark = { $level }, { $state }
campaign-won = vyhráno
campaign-open = otevřeno
campaign-locked = zamčeno
campaign-new = Nové:
campaign-new-cards = Nové karty
campaign-locations = Lokace
campaign-foes = Nepřátelé
campaign-more-foes = { $count ->
    [one] jeden další je překvapení
    [few] { $count } další jsou překvapení
   *[other] { $count } dalších je překvapení
    }
campaign-players = Úroveň hrají dva až pět hrdinů.
campaign-play = Hrát tuto úroveň
campaign-play-for-fun = Zahrát si ji znovu pro radost
campaign-for-fun-help = Hrdinové začnou tak jako tehdy. Kniha zůstane, jak je, jen v deníku přibude řádek.
campaign-out = Nehraje
campaign-who = Kdo hraje za hrdinu { $hero }?
campaign-bot = Jak dobře hraje bot za hrdinu { $hero }
campaign-player = Jméno hráče za hrdinu { $hero }
campaign-running = { $level } se právě hraje, tah { $turn }
campaign-stopped = Partie začala s jinými pravidly a nemůže pokračovat. Vzdej ji a začni úroveň znovu.
campaign-sit-down = Zpátky ke stolu
campaign-give-up = Vzdát tuto partii
campaign-give-up-sure = Partie tu končí. Hrdinům zůstane, co měli.
campaign-beats = Uzavření úrovně
campaign-beat-1 = Výsledek
campaign-beat-2 = Karty
campaign-beat-3 = Uzavření
campaign-won-level = { $level }: vyhráno!
campaign-won-how = Počet tahů: { $turns }. Hráli: { $heroes }.
campaign-go-on = Dál
campaign-back = Zpět
campaign-undo-end = Zpátky ke stolu
campaign-keep = Co si hrdinové nechají?
campaign-keep-easy = Každý si nechá celý balíček: ruku, dobírací i odkládací balíček a to, co právě zahrál.
campaign-keep-normal = Každý hrdina smí dát do osobního obchodu jednu kartu s cenou { $cost }.
campaign-keep-replay = Toto bylo pro radost: nic se nenechává.
campaign-nothing-fits = Tentokrát se žádná karta nehodí.
campaign-none = Žádná karta
campaign-close-level = Uzavřít: { $level }
campaign-close-help = Jakmile úroveň uzavřeš, její konec už nepůjde vrátit.
campaign-close-button = Uzavřít úroveň
campaign-unlocked = Otevírá se nová záložka
campaign-turn-page = Otočit na { $level }
campaign-lost-level = { $level }: tentokrát prohra
campaign-nothing-lost = Nic se neztratilo, jen dnešní partie: hrdinové začnou znovu s tím, co měli.
campaign-again = Zkusit hned znovu
campaign-other-way = Změnit hrdiny nebo obměny
campaign-look-back = Ohlédnout se za partií
campaign-logbook = Deník
campaign-logbook-empty = Tady bude stát první partie.
campaign-line = { $level }: { $result }, { $turns ->
    [one] jeden tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
    }
campaign-replayed = (pro radost)
campaign-result-won = výhra
campaign-result-lost = prohra
campaign-result-given-up = vzdáno
campaign-keep-book = Uchovat nebo sdílet knihu
campaign-link = Odkaz na tuto knihu
campaign-link-help = Kdo má odkaz, může hrát, uzavírat úrovně a ukládat knihu. Nech ho jen mezi přáteli.
campaign-export = Uložit knihu do souboru
campaign-story-1 = Na kuchyňském stole leží dopis a za oknem čeká sova: začíná první rok a ne všechno v hradě spí.
campaign-story-2 = Přes noc se na zdech objevují slova a po chodbách už nikdo nechodí sám.
campaign-story-3 = Kdosi uprchl, jezero v létě zamrzá a i samotný čas dostal trhlinu.
campaign-story-4 = Cizinci přijíždějí jako hosté, čekají tři úkoly a nahlas zazní o jedno jméno víc.
campaign-story-5 = Nahoře pravdě nikdo nevěří. A tak se cvičí potají, za zdí, která se otevře jen těm, kdo to potřebují.
campaign-story-6 = Stará učebnice ví víc, než by měla, a někdo blízký tají, že slouží druhé straně.
campaign-story-7 = Letos žádné vyučování: jen stan, seznam věcí, které je nutné najít, a přátelé, kteří zůstali.
campaign-story-8 = Brány jsou zavřené, sochy se probouzejí a všichni, kdo se tu kdy učili, se vracejí domů bojovat.
campaign-seal = Zapečetit úroveň
campaign-diary-won = { $lost ->
    [0] Nepadla ani jedna lokace.
    [one] Padla jedna lokace.
    [few] Padly { $lost } lokace.
   *[other] Padlo { $lost } lokací.
    } U stolu: { $who }.
campaign-diary-lost = Ten večer to nevyšlo. U stolu: { $who }.
campaign-diary-given-up = Odešli dřív, než se rozhodlo. U stolu: { $who }.
