# Proč server něco neudělal. Každá věta se jmenuje podle kódu, který server posílá.

refused-stale = Někdo tě o chvilku předběhl a otázka se změnila. Podívej se na stůl a vyber znovu.
refused-quicker = Někdo tě o chvilku předběhl. Podívej se na stůl a vyber znovu.
refused-not-possible = To teď nejde. Vyber některou z odpovědí, které stůl nabízí.
refused-not-asked = Teď se tě nikdo na nic neptá. Tvůj tah přijde.
refused-no-hint = Teď se tě nikdo na nic neptá. O radu si řekni, až budeš na tahu.
refused-over = Partie skončila.
refused-not-your-seat = To místo není tvoje. Otevři stůl odkazem toho místa.
refused-bot-sits-there = Teď tam hraje bot. Nejdřív si místo vezmi zpátky, pak odpověz.
refused-host-only = To může jen hostitel stolu.
refused-no-vote = Teď se o ničem nehlasuje.
refused-voted = Tvoje odpověď už je známa. Počkej na ostatní.
refused-undo = Toto se u tohoto stolu nevrací.
refused-export-seat = Partie neskončila, takže ji může uložit jen ten, kdo u ní sedí.
refused-too-many = To je víc, než se dá vybrat. Označ jich méně.
refused-too-many-autos = U stolu je příliš mnoho automatických odpovědí. Nejdřív některé zruš.
refused-empty-line = Z té věty nezbylo nic čitelného. Napiš ji písmeny.
refused-empty-name = Z toho jména nezbylo nic čitelného. Napiš ho písmeny.
refused-no-such-seat = Takové místo u stolu není.
refused-talk = Najednou mluví příliš mnoho hráčů. Řekni to znovu.
refused-locked = Stůl je zamčený: dovnitř smí jen ten, kdo má místo. Požádej hostitele, ať ho otevře.
refused-no-entry = Tento odkaz tu žádný stůl neotevře. Požádej hostitele o nový.
refused-other-edition = Tento stůl začal s jinou verzí Wandwrightu nebo s jinými kartami. Pokračovat může tam, kde ta verze běží.
refused-silent = Spojení se nepodařilo navázat včas. Připoj se znovu.
refused-too-fast = To bylo trochu rychlé. Chvilku počkej.
refused-too-long = To je příliš dlouhé. Zkrať to.
refused-too-large = To je na tento server příliš velké.
refused-not-understood = Server této stránce nerozuměl. Načti ji znovu, ať máš nejnovější verzi.
refused-went-wrong = Na serveru se něco pokazilo. Zkus to za chvíli znovu.
refused-report = Hlášení říká, co ví jedno místo. Vyžádej si ho s odkazem místa.
refused-other-seats = Tato partie má { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}. Ke každému napiš hráče.
refused-play-on = Dokud partie běží, může z ní hrát dál jen ten, kdo má místo. Počkej na její konec.
refused-export = Dokud partie běží, může ji uložit jen ten, kdo má místo. Počkej na její konec.
refused-no-such-action = Partie má zatím { $count ->
    [one] { $count } akci
    [few] { $count } akce
   *[other] { $count } akcí
}. Vyber některou z nich.
refused-not-away = Za ostatní může hrát bot, až když jsou chvíli pryč. Okamžik počkej.
refused-not-over = Partie ještě neskončila. Nejdřív ji dohraj.
refused-no-sequel = Na tuto partii nic nenavazuje. Zahraj si ji znovu.
refused-sequel-seat = Odtud může pokračovat jen ten, kdo hrál. Popros někoho u stolu.
refused-book-busy = Jedna partie této knihy je ještě otevřená. Dohraj ji a uzavři, nebo ji vzdej.
refused-book-closed = Tato partie už v knize otevřená není. Podívej se do knihy znovu.
refused-book-changed = Někdo jiný mezitím knihu změnil. Podívej se do ní znovu.
refused-closed = Tato partie je v knize kampaně uzavřená. Pokračuj z knihy.
