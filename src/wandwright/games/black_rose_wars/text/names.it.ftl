### I nomi di Black Rose Wars, in italiano; un nome che manca suona come in inglese.

## The Lodge and its rooms

card-lodge = Loggia
card-black_rose_room = Stanza della Rosa Nera
card-throne_room = Sala del Trono
card-arena = Arena
card-alchemical_laboratory = Laboratorio Alchemico
card-summoner_room = Stanza dell’Evocatore
card-library_room = Sala di Lettura
card-observatory = Osservatorio
card-sanctuary = Santuario
card-garden = Giardino
card-forge = Forgia
card-treasure_room = Stanza del Tesoro
card-abyss = Abisso
card-oracle_room = Stanza dell’Oracolo
card-mirrors_room = Stanza degli Specchi
card-armory = Armeria
card-pleasures_room = Stanza dei Piaceri
card-crypt = Cripta
card-sacrificial_altar = Altare Sacrificale

## Mages and schools

card-jafar = Jaf’ar Ibn Al-Shatir
card-tessa = Tessa, Testimone degli Antichi
card-rebecca = Rebecca
card-nero = Nero
card-conspiracy = Cospirazione
card-destruction = Distruzione
card-divination = Divinazione
card-illusion = Illusione
card-necromancy = Negromanzia
card-transmutation = Trasmutazione

## Conspiracy

card-con_shadow_step = Passo d’Ombra
card-con_spiders_web = Tela del Ragno
card-con_pickpocket = Borseggio
card-con_stolen_orders = Ordini Rubati
card-con_rose_pact = Patto con la Rosa
card-con_whispering_blade = Lama Sussurrante
card-con_master_key = Passe-partout
card-con_smoke_curtain = Cortina di Fumo
card-con_blackmail = Ricatto
card-con_sabotage = Sabotaggio
card-con_hired_dagger = Pugnale a Pagamento
card-con_coup = Colpo di Stato

## Destruction

card-des_searing_lance = Lancia Rovente
card-des_rain_of_fire = Pioggia di Fuoco
card-des_meteor = Meteora
card-des_shockwave = Onda d’Urto
card-des_chain_lightning = Fulmine a Catena
card-des_burning_sigil = Sigillo Ardente
card-des_crumbling_walls = Mura Cadenti
card-des_blast_step = Passo Esplosivo
card-des_incinerate = Incenerire
card-des_war_fury = Furia di Guerra
card-des_detonation = Detonazione
card-des_living_flame = Servo Acceso

## Divination

card-div_rite_of_spring = Rito della Primavera
card-div_rite_of_summer = Rito dell’Estate
card-div_rite_of_autumn = Rito dell’Autunno
card-div_rite_of_winter = Rito dell’Inverno
card-div_hourglass = Clessidra
card-div_foresight = Preveggenza
card-div_first_light = Prima Luce
card-div_thread_of_fate = Filo del Destino
card-div_astral_library = Biblioteca Astrale
card-div_sacred_light = Luce Sacra
card-div_weavers_knot = Nodo del Tessitore
card-div_omen_of_ruin = Presagio di Rovina

## Illusion

card-ill_suggestion = Suggestione
card-ill_mirror_image = Immagine Riflessa
card-ill_hall_of_mirrors = Galleria degli Specchi
card-ill_phantom_pain = Dolore Fantasma
card-ill_vanish = Svanire
card-ill_false_floor = Falso Pavimento
card-ill_echoing_laughter = Eco di Risate
card-ill_puppet_strings = Fili del Burattinaio
card-ill_shade_double = Doppio d’Ombra
card-ill_two_faced_mask = Maschera Bifronte
card-ill_veil_of_lies = Velo di Menzogne
card-ill_labyrinth = Labirinto

## Necromancy

card-nec_vampires_bite = Morso del Vampiro
card-nec_icy_grip = Presa Gelida
card-nec_cowardice = Codardia
card-nec_vanishing_hope = Speranza Svanita
card-nec_treacherous_mist = Nebbia Infida
card-nec_raise_dead = Risveglio dei Morti
card-nec_bone_armor = Armatura d’Ossa
card-nec_corpse_burst = Cadavere Esplosivo
card-nec_grave_command = Comando dalla Tomba
card-nec_death_knell = Rintocco Funebre
card-nec_soul_snare = Laccio dell’Anima
card-nec_vampire_lord = Signore dei Vampiri

## Transmutation

card-tra_stone_claws = Artigli di Pietra
card-tra_rite_of_change = Rito del Mutamento
card-tra_rite_of_control = Rito del Controllo
card-tra_unstable_flames = Fiamme Instabili
card-tra_disfiguring_mutation = Mutazione Deformante
card-tra_putrefying_poison = Veleno Putrefacente
card-tra_quake = Scossa
card-tra_iron_skin = Pelle di Ferro
card-tra_beast_stride = Passo della Belva
card-tra_gargoyle = Pietra Desta
card-tra_collapse = Crollo
card-tra_petrify = Pietrificare

## Forgotten and personal spells

card-for_cataclysm = Cataclisma
card-for_time_stop = Arresto del Tempo
card-for_annihilation = Parola di Annientamento
card-for_thousand_masks = Mille Maschere
card-for_lord_of_bones = Signore delle Ossa
card-for_embrace_of_thorns = Abbraccio di Spine
card-for_usurpation = Usurpazione
card-for_perfect_form = Forma Perfetta
card-for_world_gate = Porta dei Mondi
card-for_last_prophecy = Ultima Profezia
card-per_reading_the_stars = Lettura delle Stelle
card-per_voice_of_the_ancients = Voce degli Antichi
card-per_staff_of_bones = Bastone d’Ossa
card-per_ring_of_fire = Anello di Fuoco

## Evocations

card-zombie = Zombie
card-bone_knight = Cavaliere d’Ossa
card-vampire = Vampiro
card-living_flame = Fiamma Viva
card-assassin = Sicario
card-shade = Ombra
card-gargoyle = Gargolla
card-abomination = Abominio
card-altar_spring = Altare della Primavera
card-altar_summer = Altare dell’Estate
card-altar_autumn = Altare dell’Autunno
card-altar_winter = Altare dell’Inverno
card-lodge_guardian = Guardiano della Loggia

## Quests of the First Moon

card-q1_01 = Primo Sangue
card-q1_02 = Materia Grezza
card-q1_03 = Chiama il Servo
card-q1_04 = Scaffale Proibito
card-q1_05 = Mappa dei Cieli
card-q1_06 = Purificazione
card-q1_07 = Radici Avvelenate
card-q1_08 = Tempra la Lama
card-q1_09 = Decima
card-q1_10 = Interroga l’Oracolo
card-q1_11 = Armati
card-q1_12 = Disturba i Morti
card-q1_13 = Cascata
card-q1_14 = Sangue Versato
card-q1_15 = Scuoti le Mura
card-q1_16 = Richiamo
card-q1_17 = Pazienza
card-q1_18 = Esorcismo
card-q1_19 = Passo Inquieto
card-q1_20 = In Mezzo a Loro

## Quests of the Second Moon

card-q2_01 = Reclama il Seggio
card-q2_02 = Dietro il Vetro
card-q2_03 = Favori Sussurrati
card-q2_04 = Offerta di Sangue
card-q2_05 = Sguardo nell’Abisso
card-q2_06 = Tocca la Rosa
card-q2_07 = Sentiero Cremisi
card-q2_08 = Sentiero Verdeggiante
card-q2_09 = Preda Condivisa
card-q2_10 = Carnefice
card-q2_11 = Demolitore
card-q2_12 = Mago da Battaglia
card-q2_13 = Disfacimento
card-q2_14 = Piccolo Esercito
card-q2_15 = Pagine Perdute
card-q2_16 = Poliedrico
card-q2_17 = Tutti Soffrono
card-q2_18 = Scattata
card-q2_19 = Pugni Prima delle Parole
card-q2_20 = Reggente

## Quests of the Third Moon

card-q3_01 = Comunione
card-q3_02 = Incoronazione
card-q3_03 = Padrone di Casa
card-q3_04 = Orlo della Rovina
card-q3_05 = Ultimi Riti
card-q3_06 = Parola Proibita
card-q3_07 = Tombe Gemelle
card-q3_08 = Architetto della Rovina
card-q3_09 = Assalto
card-q3_10 = Illeso
card-q3_11 = Teschi Rivali
card-q3_12 = Tutti i Maestri
card-q3_13 = Mani Nude
card-q3_14 = Servo Fedele
card-q3_15 = Cena del Ragno
card-q3_16 = Solo Io Resto
card-q3_17 = Cuore della Loggia
card-q3_18 = Tempesta di Incantesimi
card-q3_19 = Mano Vuota
card-q3_20 = In Ascesa

## Events of the First Moon

card-e1_01 = Benvenuto di Spine
card-e1_02 = Tremore dell’Alba
card-e1_03 = Tremore del Mezzogiorno
card-e1_04 = Tremore del Crepuscolo
card-e1_05 = Potatura
card-e1_06 = Scaffali Aperti
card-e1_07 = Vento che Disperde
card-e1_08 = Dono della Memoria
card-e1_09 = Tombe Inquiete
card-e1_10 = Peso della Pietra
card-e1_11 = Volontà Affilata
card-e1_12 = Porte Chiuse
card-e1_13 = Battiti del Cuore
card-e1_14 = Rosa Gelosa
card-e1_15 = Fili Spezzati
card-e1_16 = Consolazione
card-e1_17 = Nuovi Ordini
card-e1_18 = Inchiostro Prosciugato
card-e1_19 = Mente Lucida
card-e1_20 = Chiamata dell’Usciere

## Events of the Second Moon

card-e2_01 = Pedaggio di Sangue
card-e2_02 = Pedaggio Dorato
card-e2_03 = Pedaggio Azzurro
card-e2_04 = Pedaggio Smeraldo
card-e2_05 = Pedaggio Violetto
card-e2_06 = Pedaggio Cinereo
card-e2_07 = Peste di Torino
card-e2_08 = Rivolta dei Servi
card-e2_09 = Visione della Luna Piena
card-e2_10 = Stanchezza
card-e2_11 = Prezzo dell’Obbedienza
card-e2_12 = Trofei Barattati
card-e2_13 = Mani Oziose
card-e2_14 = Il Toro si Desta
card-e2_15 = Silenzio
card-e2_16 = Difese Smussate
card-e2_17 = Tappeto di Spine
card-e2_18 = Sigilli Infranti
card-e2_19 = Ispirazione
card-e2_20 = Ala Pericolante

## Events of the Third Moon

card-e3_01 = Lame Sguainate
card-e3_02 = Tregua Forzata
card-e3_03 = Echi
card-e3_04 = Febbre di Battaglia
card-e3_05 = Passato Riscritto
card-e3_06 = Giuramento di Spine
card-e3_07 = Decima Regale
card-e3_08 = Dolore
card-e3_09 = Menti Affamate
card-e3_10 = Immortali
card-e3_11 = Balsamo Amaro
card-e3_12 = La Rosa si Nutre
card-e3_13 = Crollo della Loggia
card-e3_14 = Il Toro Infuria
card-e3_15 = Corona di Spine
card-e3_16 = Braccati
card-e3_17 = Luce Morente
card-e3_18 = Ferite Aperte
card-e3_19 = Scaffali Vuoti
card-e3_20 = Ultima Campana
