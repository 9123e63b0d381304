# Lidé u stolu a konec partie.

people-answered = už má hotovo
people-you = Ty
people-plays = { $name } hraje jako bot.
people-plays-greedy = { $name } myslí jeden krok dopředu.
people-plays-policy = { $name } hraje dobře.
people-plays-uniform = { $name } hraje náhodně.
people-plays-first-year = { $name } hraje jako prvák a leccos poplete.
people-plays-third-year = { $name } hraje dobře, jen tu a tam udělá chybu.
people-plays-prefect = { $name } promýšlí dopředu.
people-plays-professor = { $name } promýšlí daleko dopředu.
people-covers = Místo hráče { $name } hraje bot.
people-covered = Hraje za tebe bot
people-covered-help = Dokud si místo nevezmeš zpátky, nikdo se tě na nic neptá.
people-take-back = Vzít si místo zpátky
people-cover = Ať za hráče { $name } hraje bot
people-cover-soon = Kdyby to trvalo dlouho, může zatím hrát bot.
people-pass = Předej zařízení: { $name }
people-pass-as = Na tahu: { $hero }.
people-alone = Tyto odkazy otevře jen tento počítač
people-alone-do = Server poslouchá jen tento počítač. Zastav ho (Ctrl-C) a spusť ho tak, aby na něj dosáhli ostatní ve tvé síti:
people-alone-then = Stůl počká, všechno zůstává uložené. Odkazy pak ponesou adresu tvého počítače.

menu-table = Tento stůl
menu-people = Kdo hraje
menu-files = Soubory
wrong-what = Uloží se soubor s pozicí, jak ji vidíš, s posledními řádky záznamu a s tím, co teď jde udělat. Nikam se nic neposílá.
wrong-do = Napiš do něj, co se mělo stát, a dej ho tomu, kdo se o tento stůl stará.
wrong-save = Uložit hlášení

ending-won = Výhra! Partie skončila
ending-lost = Prohra. Partie skončila
ending-minutes = { $minutes ->
    [one] { $minutes } minuta.
    [few] { $minutes } minuty.
   *[other] { $minutes } minut.
}
ending-people = Kdo se jak podílel
ending-closest = Nejtěsnější chvíle
ending-so-close = Co se povedlo
ending-turning = Bod zlomu
ending-turning-race = { $still ->
    [yes] Nejvíc změnil { $turn }. tah: cesta k vítězství se posunula z { $before } % na { $after } %, hrozba porážky zůstala na { $others } %.
   *[no] Nejvíc změnil { $turn }. tah: cesta k vítězství se posunula z { $before } % na { $after } %, hrozba porážky z { $other } % na { $others } %.
}
ending-turning-points = { $still ->
    [yes] Nejvíc změnil { $turn }. tah. { $who }: { $before } → { $after }, nejlepší z ostatních: pořád { $others }.
   *[no] Nejvíc změnil { $turn }. tah. { $who }: { $before } → { $after }, nejlepší z ostatních: { $other } → { $others }.
}
ending-totals = Co kdo dokázal
ending-from = { $card }: { $n }
ending-place = { $n }. místo z { $of }
ending-best = Nejlepší karta
ending-best-card = { $card }, použita { $count }×
ending-next = Dál: { $title }
ending-again = Znovu se stejnými místy
ending-retry = Zkusit znovu poslední tah
ending-look-back = Ohlédnout se
ending-opened = se všemi kartami odkrytými
ending-stays = se všemi kartami odkrytými; pak už se nic nevrací
ending-show = Jak to dopadlo
ending-gone = někdo už tam je
