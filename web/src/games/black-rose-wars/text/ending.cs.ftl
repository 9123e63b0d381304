# Jak to dopadlo.

reason-grand_master = Lóže má nového velmistra.
