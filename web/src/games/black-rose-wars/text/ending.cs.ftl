# Jak to dopadlo.

reason-grand_master = Nový velmistr: { $who }.
reason-crown = Všichni mají stejně a Koruna určila velmistra: { $who }.
reason-black_rose = Nejvíc bodů má jen Černá růže. Nikdo nevyhrál.
reason-solo_won = Rival i Černá růže jsou poraženi.
reason-solo_lost = Nepodařilo se porazit všechny.
majorities = Místnosti padají
takes-room = { $name } bere její žeton: { $n } BM na konci
