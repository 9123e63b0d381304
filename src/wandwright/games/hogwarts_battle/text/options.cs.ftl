### Volby Nových pravidel.

option-scenario = Který scénář se hraje; bez něj Hra.
option-charms = Ve scénářích s formulemi: každý hrdina si formuli vybere (choose), nebo se rozdají (deal).
option-one-active = Varianta V3: z více karet hrdiny nebo odborností platí vždy jedna, zvolená před vlastním tahem. Podle scénáře (scenario), nebo ano (on) či ne (off).
option-foes-in-order = Nepřátelé leží od snadných po těžké (V1), nebo jsou zamíchaní.
option-hardest-last = Pět nejtěžších nepřátel leží pod ostatními (V2), nebo kdekoli.
option-no-chained-reveals = Když karta černé magie, kterou odkryla jiná, žádá ještě jednu, aktivní hrdina ji smí nechat být (V4), nebo ne.
option-rising-darkness = První poražený nepřítel a odkrytí posledního přidají každému tahu po jedné kartě černé magie (V5), nebo ne.
option-darkness-start = Při sílící temnotě začíná tah jednou kartou černé magie místo těch, které ukazuje lokace (instead), nebo se k nim přidává (on_top).
option-market-dismiss = Hrdina smí za polovinu ceny poslat kartu z nabídky pryč (M1), nebo ne.
option-market-two-cards = Na volné místo nabídky se doberou dvě karty a jedna se vybere (M2), nebo jen jedna.
option-market-stacks = Stejné karty nabídky leží na sobě a zaberou jedno místo (M3), nebo ne.
option-market-two-decks = Levné a drahé bradavické karty tvoří dva balíčky po třech místech (M4), nebo jeden balíček.
option-market-prepared = Navrchu bradavického balíčku leží čtyři užitečné karty (M5), nebo ne.
option-market-flagrante = Flagrante! je první kartou nabídky (M6), nebo ne.
option-market-sweep = Jednou za partii smí hrdina nechat vyměnit celou nabídku, nebo ne; obvykle (usual): s Novými pravidly.
option-book = Co si hrdinové nesou ze své kampaně, jak to zapsala její kniha; prázdné pro jednu partii.

printed-influence = k poražení: { counted-influence }

game-title = Boj o Bradavice
