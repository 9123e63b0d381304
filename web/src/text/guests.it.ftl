# Eliminare un tavolo, e cosa dice un server lasciato aperto a tutti.

delete-table = Elimina il tavolo
delete-sure = La partita, il suo registro e la chat spariscono per tutti al tavolo. Non si può annullare.
delete-do = Elimina per sempre
delete-keep = Tienilo

refused-database = Il server ora non può scrivere sul disco, quindi nulla è cambiato. Riprova tra un momento.
refused-deleted = Questo tavolo non c’è più: chi lo ospita l’ha eliminato, o nessuno vi ha giocato da molto.
refused-full = A questo tavolo ci sono già così tante persone che nessun altro può entrare. Riprova più tardi.
refused-too-many-open = Ci sono troppe connessioni aperte a questo server. Chiudi qualche sua pagina, o aspetta un po’.
refused-table-full = Questa partita è diventata troppo lunga per un solo tavolo. Riguardala e continua da lì a uno nuovo.
refused-book-table = Questa partita appartiene al libro di una campagna. Prima abbandonala lì.
refused-too-slow = La connessione era troppo lenta, quindi il server non ha ricevuto tutto. Riprova.
refused-strange-name = Questo server non conosce il nome nella tua barra degli indirizzi. Chi lo gestisce può ammetterlo.
