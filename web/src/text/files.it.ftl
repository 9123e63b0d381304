# File portati da fuori, e pensieri che non portano a nulla.

refused-import-too-large = Questo file supera i { $size } kB che si possono importare qui. Scegli il file di una sola partita.
refused-import-too-long = Questa partita ha { $count } azioni, più delle { $most } che si possono importare qui.
refused-import-busy = In questo momento si leggono molti file. Importa il tuo di nuovo tra un minuto.
refused-import-slow = Qui la lettura di questo file richiede troppo tempo. Esporta di nuovo la partita o scegli una copia precedente.
refused-import-failed = Qui questo file non si può leggere. Esporta di nuovo la partita o scegli una copia precedente.
refused-no-advice = Il consigliere non ha trovato una risposta in tempo. Per questa volta decidi da te.
