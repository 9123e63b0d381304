# Kampaň: knihy, úrovně a konce.

campaign-headline = Kampaň
campaign-sentence = Osm úrovní, jedna kniha. Uchová hrdiny, jejich karty i každou partii; vrátíš se k ní jejím odkazem.
campaign-mine = Tvoje knihy
campaign-forget = Zapomenout { $name }
campaign-forget-help = Zapomene ji jen tento prohlížeč. Kdo má odkaz, otevře ji i dál.
campaign-begin = Začít novou knihu
campaign-begin-button = Otevřít knihu
campaign-name = Jméno knihy
campaign-usual-name = Naše školní léta
campaign-mode = Režim
campaign-mode-easy = Lehký
campaign-mode-easy-help = Po vyhrané úrovni si každý nechá celý balíček.
campaign-mode-normal = Normální
campaign-mode-normal-help = Každá úroveň začíná s počátečními balíčky; po vyhrané smí každý hrdina dát jednu kartu do osobního obchodu.
campaign-heroes = Hrdinové
campaign-heroes-help = Dva až šest. Další se mohou přidat později a nikdo nemusí hrát každý večer.
campaign-import = Kniha ze souboru
campaign-import-help = Vyber knihu, která byla uložena tady nebo jinde.
campaign-gate-closed = Tato kniha zůstává zavřená
campaign-no-key = Tento prohlížeč nemá ke knize klíč. Požádej o její odkaz, nebo ji přines ze souboru.
campaign-level-1 = Rok 1
campaign-level-2 = Rok 2
campaign-level-3 = Rok 3
campaign-level-4 = Rok 4
campaign-level-5 = Rok 5
campaign-level-6 = Rok 6
campaign-level-7 = Rok 7
campaign-level-8 = Bitva o Bradavice
campaign-variations = { $count ->
    [0] Obměny: jako obvykle
    [one] Obměny: jedna vybraná
    [few] Obměny: { $count } vybrané
   *[other] Obměny: { $count } vybraných
    }
campaign-late = Přidá se hrdina
campaign-late-button = Přidat
campaign-has-easy = { $count ->
    [one] jedna karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
    }
campaign-has-normal = { $count ->
    [0] obchod je zatím prázdný
    [one] jedna karta v obchodě
    [few] { $count } karty v obchodě
   *[other] { $count } karet v obchodě
    }
campaign-to-book = Ke knize
campaign-shop = Osobní obchod
campaign-power = Od Roku 3: { $power }
campaign-played-by = hraje { $name }
lobby-campaign = Kampaň
lobby-campaign-help = Roky 1 až 7 a Bitva o Bradavice na mnoho večerů. Kniha si všechno pamatuje.
