# Com’è finita.

reason-grand_master = C’è un nuovo Gran Maestro.
