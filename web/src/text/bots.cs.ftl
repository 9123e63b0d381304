# Boti: úrovně na výběr, srovnání odpovědí a ohlédnutí za partií.

bot-uniform = Poltergeist
bot-uniform-how = Udělá cokoli, co pravidla dovolí, jak to padne.
bot-first-year = Prvák
bot-first-year-how = Ví, co je dobré, a každý třetí tah na to zapomene.
bot-third-year = Třeťák
bot-third-year-how = Hraje dobře, jen tu a tam udělá chybu.
bot-policy = Obvyklý spoluhráč
bot-policy-how = Hraje dobře a hned, podle osvědčených zásad hry.
bot-prefect = Prefekt
bot-prefect-how = Promýšlí dopředu: desetinu vteřiny si každou odpověď přehrává dál.
bot-professor = Profesor
bot-professor-how = Nejsilnější: promýšlí dopředu celou vteřinu.
bot-greedy = Krok dopředu
bot-greedy-how = Podívá se, co která odpověď přinese hned.
bot-search = Hledač
bot-search-how = Promýšlí dopředu: každou odpověď si mnohokrát přehraje dál.
bots-level = Jak dobře hraje
bots-level-of = Jak dobře hraje bot za hráče { $name }
bots-thinks-ahead = promýšlí dopředu…
bots-name-thinks-ahead = { $name } promýšlí tahy dopředu

compare-open = Srovnat
compare-close = Odpovědi
compare-title = Srovnání odpovědí
compare-how = Šance na výhru po každé odpovědi, když všichni hrají dál jako obvyklý spoluhráč. Stisknutím uvidíš, kde odpověď je; nic se nezahraje.
compare-order = Od nejlepší po nejslabší. Pro takovou partii nikdo šanci na výhru nezměřil, známe tedy jen pořadí. Stisknutím uvidíš, kde odpověď je; nic se nezahraje.
compare-chance = { $chance } % na výhru
compare-best = rada
compare-close-call = asi stejně dobré
compare-behind = { $points ->
    [one] o 1 bod pozadu
    [few] o { $points } body pozadu
   *[other] o { $points } bodů pozadu
}{ $error ->
    [0] {""}
   *[other] , s odchylkou { $error }
}

review-title = Kde se rozhodlo
review-begin = Ohlédnout se za volbami
review-begin-how = Každá volba se přehraje dál znovu, jen s tím, co její hráč tehdy věděl. Chvíli to trvá; mezitím můžeš dělat něco jiného.
review-making = Ohlížíme se: { $done } z { $total } akcí
review-waits = Začne to, jakmile přijde na řadu.
review-failed = Ohlédnutí se tentokrát nepovedlo. Nic se neztratilo, zkus to znovu.
review-stays = pak se už nic nevrací
review-again = Zkusit znovu
review-file = Uložit ohlédnutí
review-no-chance = Pro takovou partii nikdo šanci na výhru nezměřil, křivku tedy nelze nakreslit. Volby najdeš v souboru.
review-no-moments = Žádná chvíle nevyčnívala: o partii se rozhodlo krok za krokem.
review-picture = Šance na výhru v průběhu tahů
review-team = Všichni společně
review-turn = Tah { $turn }
review-at = Tah { $turn }: { $chances }
review-chance-of = { $name } { $chance } %
review-short = Od { $from } % na začátku po { $to } % na konci.
review-axis = tahy
review-moments = Chvíle, na kterých záleželo
review-rose = { $split ->
    [luck] Šance stoupla z { $before } % na { $after } %: volby byly stejně dobré jako kterékoli jiné a { $rivals ->
        [yes] štěstí a ostatní přidali
       *[no] štěstí přidalo
    } { $luck ->
        [one] 1 bod
        [few] { $luck } body
       *[other] { $luck } bodů
    }.
   *[both] Šance stoupla z { $before } % na { $after } %: { $rivals ->
        [yes] štěstí a ostatní přidali
       *[no] štěstí přidalo
    } { $luck ->
        [one] 1 bod
        [few] { $luck } body
       *[other] { $luck } bodů
    } a v jiných volbách { $choice ->
        [one] byl ještě 1
        [few] byly ještě { $choice }
       *[other] bylo ještě { $choice }
    }.
}
review-fell = { $split ->
    [luck] Šance klesla z { $before } % na { $after } %: nikdo nezvolil špatně, { $rivals ->
        [yes] smůla a ostatní vzali
       *[no] smůla vzala
    } { $luck ->
        [one] 1 bod
        [few] { $luck } body
       *[other] { $luck } bodů
    }.
    [choice] Šance klesla z { $before } % na { $after } %: byla to věc volby; jiná odpověď by uchovala { $choice ->
        [one] 1 bod
        [few] { $choice } body
       *[other] { $choice } bodů
    }.
   *[both] Šance klesla z { $before } % na { $after } %: { $rivals ->
        [yes] smůla a ostatní vzali
       *[no] smůla vzala
    } { $luck ->
        [one] 1 bod
        [few] { $luck } body
       *[other] { $luck } bodů
    } a jiná volba by uchovala ještě { $choice }.
}
review-look = Podívat se tam
review-what-if = Co kdyby?
review-what-if-how = Otevře nový stůl v tomto místě, aby sis mohl zkusit něco jiného.
review-what-if-title = { $what }: co kdyby, tah { $turn }
review-choices = Volby každého z vás
review-best = Nejlepší
review-best-of = { $played } (tah { $turn }): o { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} lepší než to, co je obvyklé. Dobrá práce!
review-costliest = Nejdražší
review-costliest-of = { $played } (tah { $turn }): příště zkus i tohle: { $best }. Mělo to cenu ještě { $points ->
    [one] 1 bodu
   *[other] { $points } bodů
}.
review-sound = Vyrovnaná hra po celou dobu: žádná volba nevyčnívala a žádná nestála mnoho.
