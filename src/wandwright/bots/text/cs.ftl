### Co říká rada vedle důvodů hry. $action je odpověď slovy hráče. Žádná zpráva nekončí tečkou: odpověď může mít svou.

hint-only = Nic jiného teď udělat nejde
hint-close = Zhruba stejně dobré: { $action }
hint-next = Potom: { $action }
hint-wins = Tím je hra vyhraná
hint-spares-match = Jinak hrozí prohra
