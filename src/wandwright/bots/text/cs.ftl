### Co říká rada vedle důvodů hry. $action je odpověď slovy hráče. Žádná zpráva nekončí tečkou: odpověď může mít svou.

hint-only = Nic jiného teď udělat nejde
hint-close = Zhruba stejně dobré: { $action }
hint-next = Potom: { $action }
hint-wins = Tím je hra vyhraná
hint-spares-match = Jinak hrozí prohra
hint-ahead = { $points ->
    [one] Šance na výhru je o bod větší než: { $action }
    [few] Šance na výhru je o { $points } body větší než: { $action }
   *[other] Šance na výhru je o { $points } bodů větší než: { $action }
}
hint-term = Nejvíc to mění tohle: { $term }
hint-term-others = Nejvíc to mění tohle u ostatních: { $term }

## Jak který bot hraje; stojí za jeho jménem.

bot-first-year = zásady zná, ale každý třetí tah na ně zapomene
bot-greedy = podívá se o jednu akci dopředu, účinky až do konce, a vezme, co vypadá nejlépe
bot-policy = hraje podle osvědčených zásad té které hry: obvyklý spoluhráč
bot-prefect = desetinu vteřiny promýšlí za všechny několik tahů dopředu
bot-professor = celou vteřinu promýšlí několik tahů dopředu: nejsilnější
bot-search = každou odpověď dohraje v mnoha odhadech a vezme tu, která vyhrává nejčastěji
bot-third-year = hraje dobře, jen tu a tam udělá chybu
bot-uniform = udělá cokoli, co pravidla dovolí, všechno stejně často
