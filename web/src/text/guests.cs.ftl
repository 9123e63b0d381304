# Smazání stolu a co říká server, který je otevřený všem.

delete-table = Smazat stůl
delete-sure = Partie, její záznam i chat pak zmizí všem u stolu. Vzít to zpět nejde.
delete-do = Smazat navždy
delete-keep = Nechat být

refused-database = Server teď nemůže zapisovat na disk, takže se nic nezměnilo. Zkus to za chvíli znovu.
refused-deleted = Tento stůl už není: hostitel ho smazal, nebo se u něj dlouho nehrálo.
refused-full = U tohoto stolu je už tolik lidí, že nikdo další nemůže dovnitř. Zkus to později.
refused-too-many-open = K tomuto serveru je otevřeno příliš mnoho spojení. Zavři některé jeho stránky, nebo chvíli počkej.
refused-table-full = Tato partie je na jeden stůl už příliš dlouhá. Ohlédni se za ní a hraj odtud dál u nového.
refused-book-table = Tato partie patří do knihy kampaně. Nejdřív ji vzdej tam.
refused-too-slow = Spojení bylo příliš pomalé, takže server nedostal všechno. Zkus to znovu.
refused-strange-name = Tento server nezná jméno v adresním řádku. Kdo ho provozuje, může to jméno povolit.
