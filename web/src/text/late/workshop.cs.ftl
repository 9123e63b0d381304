# Dílna, ve které se píší karty.

workshop-title = Dílna
workshop-sentence = Napiš vlastní kartu. Už při psaní vidíš, jak ji stůl nakreslí a co je na ní špatně.
workshop-game = Hra
workshop-model = Začít od této karty
workshop-writing = Karta slovy
workshop-back = Zpět k předchozímu textu
workshop-text = Karta, jak stojí v balíčku
workshop-preview = Jak vypadá
workshop-wrong = { $count ->
    [one] Jedna věc k opravě
    [few] { $count } věci k opravě
   *[other] { $count } věcí k opravě
}
workshop-line = Řádek { $line }:
workshop-allowed = dovoleno: { $words }
workshop-before = Karta, jak vypadala, když na ní nic nebylo špatně.
workshop-none = Tato hra nemá karty, proto tu není co psát.
workshop-right = Nic na ní není špatně.
workshop-try-where = Kde se vyzkouší
workshop-try = Vyzkoušet u stolu
workshop-off = Na tomto serveru se vlastní karty u stolu nezkoušejí; jeho hostitel to může zapnout. Vezmi si soubor domů a hraj s ním tam.
workshop-take = Stáhnout soubor
workshop-take-help = Dej ho do složky, třeba my-cards, a hraj s ním:
refused-workshop-off = Na tomto serveru se vlastní karty u stolu nezkoušejí; jeho hostitel to může zapnout.
refused-workshop-mistakes = S těmito kartami ještě něco není v pořádku. Nejdřív to oprav.
refused-workshop-unfit = Karty jsou napsány správně, ale hra je tak použít neumí. Začni od podobné karty a měň jednu věc po druhé.
refused-workshop-busy = Právě se prohlíží mnoho karet. Piš dál, prohlédnou se znovu.
refused-workshop-slow = Prohlédnout tyto karty zde trvá příliš dlouho. Piš jich najednou méně.
refused-workshop-failed = Tyto karty zde nelze prohlédnout. Vezmi zpět, co přibylo naposled.
