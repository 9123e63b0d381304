# Jak to skončilo.

reason-year_done = Rok skončil: body i mise na školní pohár stačí.
reason-calendar = Přišel poslední den školního roku.
reason-year_over = Rok skončil a cíl zůstal nesplněný.
reason-fallen = Nezbývá žádný život: rok je prohraný.
reason-snitch = Zlatonka je chycená. Kdo ji chytí, vyhrává, ať padlo gólů kolik chce.
reason-no_wand = Harry potkal Voldemorta, který neměl Bezovou hůlku. Hrdinové vítězí!
reason-no_stone = Voldemort potkal Harryho, který neměl Kámen vzkříšení. Voldemort vítězí.
reason-horcruxes_left = Harry a Voldemort se potkali, dokud zbýval viteál. Voldemort vítězí.
reason-final_heroes = Harry hodil ve finále víc. Hrdinové vítězí!
reason-final_voldemort = Voldemort hodil ve finále víc.
reason-night_over = Noc skončila a viteál zbývá. Voldemortova strana vítězí.
reason-horcruxes_gone = Noc skončila a všechny viteály jsou zničené. Hrdinové vítězí!
