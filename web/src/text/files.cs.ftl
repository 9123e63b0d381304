# Soubory, které sem někdo nahrává, a úvahy, které k ničemu nevedly.

refused-import-too-large = Tento soubor je větší než { $size } kB, které se sem dají nahrát. Vyber soubor s jednou partií.
refused-import-too-long = Tato partie má { $count } akcí, víc než { $most }, které se sem dají nahrát.
refused-import-busy = Právě se čte hodně souborů. Zkus to znovu za minutu.
refused-import-slow = Čtení tohohle souboru tu trvá příliš dlouho. Ulož partii znovu, nebo vyber starší kopii.
refused-import-failed = Tento soubor se tu nedá přečíst. Ulož partii znovu, nebo vyber starší kopii.
refused-no-advice = Rádce nenašel odpověď včas. Tentokrát se rozhodni bez něj.
