### Jména hry Black Rose Wars, česky; jméno, které chybí, zní jako v angličtině.

## The Lodge and its rooms

card-lodge = Lóže
card-black_rose_room = Komnata Černé růže
card-throne_room = Trůnní sál
card-arena = Aréna
card-alchemical_laboratory = Alchymistická laboratoř
card-summoner_room = Komnata vyvolávačů
card-library_room = Studovna
card-observatory = Observatoř
card-sanctuary = Svatyně
card-garden = Zahrada
card-forge = Kovárna
card-treasure_room = Pokladnice
card-abyss = Propast
card-oracle_room = Síň věštby
card-mirrors_room = Zrcadlový sál
card-armory = Zbrojnice
card-pleasures_room = Komnata rozkoší
card-crypt = Krypta
card-sacrificial_altar = Obětní síň

## Mages and schools

card-jafar = Jaf’ar Ibn al-Šátir
card-tessa = Tessa, svědkyně Prastarých
card-rebecca = Rebecca
card-nero = Nero
card-conspiracy = Spiknutí
card-destruction = Zkáza
card-divination = Věštění
card-illusion = Iluze
card-necromancy = Nekromancie
card-transmutation = Transmutace

## Conspiracy

card-con_shadow_step = Krok stínem
card-con_spiders_web = Pavučina
card-con_pickpocket = Kapsář
card-con_stolen_orders = Ukradené rozkazy
card-con_rose_pact = Smlouva s Růží
card-con_whispering_blade = Šeptající čepel
card-con_master_key = Univerzální klíč
card-con_smoke_curtain = Kouřová clona
card-con_blackmail = Vydírání
card-con_sabotage = Sabotáž
card-con_hired_dagger = Najatá dýka
card-con_coup = Převrat

## Destruction

card-des_searing_lance = Žhavé kopí
card-des_rain_of_fire = Ohnivý déšť
card-des_meteor = Meteor
card-des_shockwave = Rázová vlna
card-des_chain_lightning = Řetězový blesk
card-des_burning_sigil = Hořící pečeť
card-des_crumbling_walls = Drolící se zdi
card-des_blast_step = Výbušný skok
card-des_incinerate = Spálení
card-des_war_fury = Válečný běs
card-des_detonation = Detonace
card-des_living_flame = Zažehnutý služebník

## Divination

card-div_rite_of_spring = Jarní obřad
card-div_rite_of_summer = Letní obřad
card-div_rite_of_autumn = Podzimní obřad
card-div_rite_of_winter = Zimní obřad
card-div_hourglass = Přesýpací hodiny
card-div_foresight = Předvídavost
card-div_first_light = První světlo
card-div_thread_of_fate = Nit osudu
card-div_astral_library = Astrální knihovna
card-div_sacred_light = Posvátné světlo
card-div_weavers_knot = Tkalcův uzel
card-div_omen_of_ruin = Znamení zmaru

## Illusion

card-ill_suggestion = Sugesce
card-ill_mirror_image = Zrcadlový obraz
card-ill_hall_of_mirrors = Zrcadlové bludiště
card-ill_phantom_pain = Přízračná bolest
card-ill_vanish = Zmizení
card-ill_false_floor = Falešná podlaha
card-ill_echoing_laughter = Ozvěna smíchu
card-ill_puppet_strings = Nitky loutkáře
card-ill_shade_double = Stínový dvojník
card-ill_two_faced_mask = Maska dvou tváří
card-ill_veil_of_lies = Závoj lží
card-ill_labyrinth = Labyrint

## Necromancy

card-nec_vampires_bite = Upíří kousnutí
card-nec_icy_grip = Ledové sevření
card-nec_cowardice = Zbabělost
card-nec_vanishing_hope = Mizející naděje
card-nec_treacherous_mist = Zrádná mlha
card-nec_raise_dead = Oživení mrtvých
card-nec_bone_armor = Kostěná zbroj
card-nec_corpse_burst = Výbuch mrtvoly
card-nec_grave_command = Rozkaz z hrobu
card-nec_death_knell = Umíráček
card-nec_soul_snare = Past na duše
card-nec_vampire_lord = Upíří pán

## Transmutation

card-tra_stone_claws = Kamenné drápy
card-tra_rite_of_change = Obřad změny
card-tra_rite_of_control = Obřad ovládnutí
card-tra_unstable_flames = Nestálé plameny
card-tra_disfiguring_mutation = Znetvořující mutace
card-tra_putrefying_poison = Hnilobný jed
card-tra_quake = Otřes
card-tra_iron_skin = Železná kůže
card-tra_beast_stride = Krok šelmy
card-tra_gargoyle = Probuzený kámen
card-tra_collapse = Zřícení
card-tra_petrify = Zkamenění

## Forgotten and personal spells

card-for_cataclysm = Kataklyzma
card-for_time_stop = Zastavení času
card-for_annihilation = Slovo zániku
card-for_thousand_masks = Tisíc masek
card-for_lord_of_bones = Pán kostí
card-for_embrace_of_thorns = Objetí trnů
card-for_usurpation = Uchvácení
card-for_perfect_form = Dokonalá podoba
card-for_world_gate = Brána světů
card-for_last_prophecy = Poslední proroctví
card-per_reading_the_stars = Čtení z hvězd
card-per_voice_of_the_ancients = Hlas Prastarých
card-per_staff_of_bones = Hůl z kostí
card-per_ring_of_fire = Ohnivý kruh

## Evocations

card-zombie = Zombie
card-bone_knight = Kostěný rytíř
card-vampire = Upír
card-living_flame = Živý plamen
card-assassin = Najatý vrah
card-shade = Stín
card-gargoyle = Chrlič
card-abomination = Zrůda
card-altar_spring = Jarní oltář
card-altar_summer = Letní oltář
card-altar_autumn = Podzimní oltář
card-altar_winter = Zimní oltář
card-lodge_guardian = Strážce Lóže

## Quests of the First Moon

card-q1_01 = První krev
card-q1_02 = Prvotní hmota
card-q1_03 = Přivolej služebníka
card-q1_04 = Zakázaná police
card-q1_05 = Zmapuj nebesa
card-q1_06 = Očista
card-q1_07 = Otrávené kořeny
card-q1_08 = Zakal čepel
card-q1_09 = Desátek
card-q1_10 = Zeptej se věštce
card-q1_11 = Ozbroj se
card-q1_12 = Vyruš mrtvé
card-q1_13 = Kaskáda
card-q1_14 = Teče krev
card-q1_15 = Rozechvěj zdi
card-q1_16 = Vábení
card-q1_17 = Trpělivost
card-q1_18 = Vyhnání
card-q1_19 = Neklidná chůze
card-q1_20 = V jejich středu

## Quests of the Second Moon

card-q2_01 = Nárok na trůn
card-q2_02 = Za sklem
card-q2_03 = Šeptané laskavosti
card-q2_04 = Krvavá oběť
card-q2_05 = Pohled do hlubin
card-q2_06 = Dotkni se Růže
card-q2_07 = Karmínová cesta
card-q2_08 = Zelená cesta
card-q2_09 = Podíl na kořisti
card-q2_10 = Kat
card-q2_11 = Bořitel
card-q2_12 = Bojový mág
card-q2_13 = Rozklad
card-q2_14 = Malá armáda
card-q2_15 = Ztracené stránky
card-q2_16 = Všeuměl
card-q2_17 = Trpí všichni
card-q2_18 = Sklaplo to
card-q2_19 = Pěsti místo slov
card-q2_20 = Regent

## Quests of the Third Moon

card-q3_01 = Splynutí
card-q3_02 = Korunovace
card-q3_03 = Pán domu
card-q3_04 = Na pokraji zkázy
card-q3_05 = Poslední pomazání
card-q3_06 = Zakázané slovo
card-q3_07 = Dva hroby
card-q3_08 = Strůjce zkázy
card-q3_09 = Nápor
card-q3_10 = Nedotčený
card-q3_11 = Lebky soků
card-q3_12 = Všichni mistři
card-q3_13 = Holé ruce
card-q3_14 = Věrný sluha
card-q3_15 = Pavoučí večeře
card-q3_16 = Stojím sám
card-q3_17 = Srdce Lóže
card-q3_18 = Bouře kouzel
card-q3_19 = Prázdná ruka
card-q3_20 = Na vzestupu

## Events of the First Moon

card-e1_01 = Trnité přivítání
card-e1_02 = Otřes za úsvitu
card-e1_03 = Otřes v poledne
card-e1_04 = Otřes za soumraku
card-e1_05 = Prořezávání
card-e1_06 = Otevřené police
card-e1_07 = Rozptylující vítr
card-e1_08 = Dar paměti
card-e1_09 = Neklidné hroby
card-e1_10 = Tíha kamene
card-e1_11 = Vybroušená vůle
card-e1_12 = Zamčené dveře
card-e1_13 = Srdce tluče
card-e1_14 = Žárlivá Růže
card-e1_15 = Přetržené nitky
card-e1_16 = Útěcha
card-e1_17 = Nové rozkazy
card-e1_18 = Vyschlý inkoust
card-e1_19 = Jasná mysl
card-e1_20 = Výzva dveřníka

## Events of the Second Moon

card-e2_01 = Krvavé mýto
card-e2_02 = Zlaté mýto
card-e2_03 = Azurové mýto
card-e2_04 = Smaragdové mýto
card-e2_05 = Fialkové mýto
card-e2_06 = Popelavé mýto
card-e2_07 = Turínský mor
card-e2_08 = Vzpoura služebníků
card-e2_09 = Vidina úplňku
card-e2_10 = Únava
card-e2_11 = Cena poslušnosti
card-e2_12 = Směna trofejí
card-e2_13 = Zahálčivé ruce
card-e2_14 = Býk procitá
card-e2_15 = Ticho
card-e2_16 = Otupělé ochrany
card-e2_17 = Koberec trnů
card-e2_18 = Zlomené pečeti
card-e2_19 = Inspirace
card-e2_20 = Hroutící se křídlo

## Events of the Third Moon

card-e3_01 = Tasené čepele
card-e3_02 = Vynucené příměří
card-e3_03 = Ozvěny
card-e3_04 = Bojová horečka
card-e3_05 = Přepsaná minulost
card-e3_06 = Přísaha trnů
card-e3_07 = Královský desátek
card-e3_08 = Zármutek
card-e3_09 = Hladové mysli
card-e3_10 = Nesmrtelní
card-e3_11 = Hořký balzám
card-e3_12 = Růže se sytí
card-e3_13 = Zřícení Lóže
card-e3_14 = Býk řádí
card-e3_15 = Trnová koruna
card-e3_16 = Štvanice
card-e3_17 = Slábnoucí světlo
card-e3_18 = Otevřené rány
card-e3_19 = Prázdné police
card-e3_20 = Poslední zvon
