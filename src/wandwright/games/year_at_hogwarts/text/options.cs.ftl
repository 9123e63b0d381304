### Co se volí před partií Roku v Bradavicích, česky.

game-title = Rok v Bradavicích
summary = Choď po hradu, skládej zkoušky, hraj famfrpál a bojuj o Školní pohár, nebo zabraň Voldemortovu návratu.
option-characters = Studenti v pořadí míst, na každé místo jeden; Návrat Voldemorta má Petra a své hrdiny.
option-mode = Školní rok (year), Návrat Voldemorta (return), nebo jeden zápas famfrpálu (quidditch).
option-length = Kolik misí a bodů ukončí rok: rychlá hra (quick), klasická (classic), dlouhá (long).
option-variant = Nezletilý kouzelník (underage), plnoletý kouzelník (qualified), týmy (teams), nebo sólo (solo).
option-solo-rules = Podle kterých pravidel se hraje sólo: nezletilí (underage), nebo plnoletí (qualified).
option-teams = Kolik je týmů; 0: kolik sedí počtu hráčů, 1: jeden tým všech.
option-team-seats = Tým každého místa písmenem, třeba AABB; bez toho se místa do týmů střídají.
option-year-rounds = Kola, po kterých rok končí; 0: bez konce, -1: podle délky.
option-return-rounds = Kola Návratu Voldemorta; 0: bez konce.
option-finish-round = Kolo se před koncem roku dohraje (on), nebo ne (off).
option-stop-on-named = Tah smí skončit dřív i na kterémkoli poli s vypsaným názvem (on), nebo ne (off).
option-mission-swap = Se 7 nebo 8 hráči smí ten, kdo skončí na věži, vyměnit jednu kartu mise (on), nebo ne (off).
option-death-eater-towers = Věže Smrtijedů vybírá náhoda (chance), nebo hráči (table): každý na řadě položí jednoho.
option-defence-dice = Obranné kostky v bojích plnoletých a týmů (on), nebo ne (off).
option-voldemort-two-dice = Voldemort chodí dvěma kostkami (on), nebo jednou (off).
option-hero-floo-refill = Při Návratu Voldemorta dostane hrdina, který skončí ve společenské místnosti, zpět 1 letaxový prášek (on), nebo ne (off).
option-first-player = Začíná první místo, nebo rozhodne náhoda.
