# Co kdo za tah udělal, po jméně a dvojtečce; co tu není, říká se jako v záznamu.
deed-plays = { $cards }
deed-plays_quidditch = { $cards }

now-turn = Nový tah
now-fights = Souboj
now-reveals = Souboj
now-clashes = Souboj
