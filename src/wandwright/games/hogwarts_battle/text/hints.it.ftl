### Perché una risposta è buona con le Nuove Regole, in italiano.

reason-collects = Ottiene l’Incontro: { $card }
reason-trial = { $left ->
    [0] Compie tutto ciò che chiede { $card }
   *[other] Compie una parte di ciò che chiede { $card }
}
reason-persuades = Mette { counted-influence } sulla carta «{ $card }»; { $left ->
    [one] ne manca { $left }
   *[other] ne mancano { $left }
}
reason-brews = Completa { $card }
reason-ingredient = Aggiunge un ingrediente alla pozione «{ $card }»
