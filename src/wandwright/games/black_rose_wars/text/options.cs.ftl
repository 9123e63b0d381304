### Co se volí před partií Black Rose Wars, česky.

summary = Bojuj o titul Velmistra: tajně připravuj kouzla, nastražuj pasti, boř místnosti Lóže a nenech se předstihnout Černou růží.
option-mages = Kdo hraje za kterého mága: vybírá se v pořadí hry (ask), rozhodne náhoda (random), nebo je to dáno předem (named).
option-mage-seats = Mágové v pořadí míst, jsou-li dáni předem.
option-schools = Škola, se kterou kdo začíná: vybírá se v pořadí hry (ask), rozhodne náhoda (random), nebo je dána předem (named).
option-school-seats = Školy v pořadí míst, jsou-li dány předem.
option-lists = Seznam šesti kouzel, se kterým kdo začíná: vybírá se v pořadí hry (ask), rozhodne náhoda (random), nebo je dán předem (named).
option-list-seats = Seznamy v pořadí míst, a nebo b, třeba abba, jsou-li dány předem.
option-first-player = Kdo má na začátku Korunu: hra se zeptá (ask), rozhodne náhoda (random), nebo je to dáno předem (named).
option-first-seat = Místo, které začíná, je-li dáno předem.
option-personal-spells = Každý mág má osobní kouzla: jedno od začátku a další s každým měsícem (on), nebo ne (off).
option-black-rose-wins = Má-li sama nejvíce BM, Černá růže nevyhrává nikdy (never), nebo všichni mágové prohrají (leads).
option-protections = Ochrana se spustí vždy, když může (must), nebo se jejího vlastníka hra zeptá (may).
option-library-peek = Kartu z knihovny uvidíš dřív, než jmenuješ další balíček (on), nebo až po jmenování všech (off).
option-solo = Jeden hráč: nehraje se (off), proti Rivalovi (rival), nebo jen proti Černé růži (alone).
