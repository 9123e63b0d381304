### Co říká rada vedle důvodů hry. $action je odpověď slovy hráče. Žádná zpráva nekončí tečkou: odpověď může mít svou.

hint-only = Nic jiného teď udělat nejde
hint-close = Zhruba stejně dobré: { $action }
hint-next = Potom: { $action }
hint-wins = Tím je hra vyhraná
hint-spares-match = Jinak hrozí prohra

## Jak který bot hraje; stojí za jeho jménem.

bot-greedy = podívá se o jednu akci dopředu, účinky až do konce, a vezme, co vypadá nejlépe
bot-policy = hraje podle osvědčených zásad té které hry: obvyklý spoluhráč
bot-uniform = udělá cokoli, co pravidla dovolí, všechno stejně často
