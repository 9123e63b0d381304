# La proposta: chi deve rispondere e fra quali carte sceglie; che cosa conclude il turno e che cosa andrebbe perso.

tray-your-move = Tocca a te, { $name }: { $text }
tray-you = Tu: { $text }
tray-you-as = Tu, { $name }: { $text }
tray-hint-close = Chiudi il consiglio
tray-cards = { $count ->
    [one] Una carta da scegliere
   *[other] { $count } carte fra cui scegliere
}
tray-cards-fold = Guarda il tavolo
tray-cards-unfold = Mostra le carte
tray-above = Scegli tra ciò che sta qui sopra.
tray-left = Scegli tra ciò che sta a sinistra.

closing-left = Puoi ancora fare qualcosa:
closing-times = { $label } (×{ $count })
closing-more = { $count ->
    [one] e un’altra possibilità
   *[other] e altre { $count } possibilità
}
closing-anyway = Concludi comunque
closing-go-on = Continua a giocare
closing-never = Concludi e non chiedere più
closing-setting = Chiedi prima di concludere un turno in cui resta qualcosa da usare
closing-asked = Prima rispondi qui sopra: concludere o continuare?

losing-title = Vuoi davvero rinunciarvi?
losing-told = Rinunci a qualcosa: { $label }.
losing-keep = Tienilo
losing-confirm = Rinuncia

at-key-end = concludere il turno, o quello che si può concludere

tray-signs = Segni
legend-title = Che cosa significano i segni
