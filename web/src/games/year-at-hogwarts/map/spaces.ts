// The world as one map: every space with its board, its kind, its place and what is special about it; and the ways.
// Boards: m Hogwarts, d Diagon Alley, p Places. Marks: T tower, C common room, I item square, M mission place,
// F reached by Floo Powder, P by Portkey, S ends every move, N named.
export const SPACES = `
start m start 600 500 -
two_hands m symbol_hands 660 500 -
hogwarts_crest m symbol_crest 722 500 -
clock_tower m tower 785 500 TM
sc_potion_1 m potion 785 565 -
gryffindor_tower m tower 785 632 TC
sc_item_1 m item 845 668 I
sc_duel_1 m duel 905 690 -
sc_action_1 m action 967 700 -
hufflepuff_tower m tower 1030 700 TC
sc_spell_1 m spell 1093 693 -
sc_item_2 m item 1155 680 I
sc_event_1 m event 1215 660 -
sc_book_1 m book 1272 632 -
south_tower m tower 1328 600 T
nc_spell_1 m spell 785 435 -
bell_tower m tower 785 368 T
nc_item_1 m item 845 332 I
nc_book_1 m book 905 310 -
nc_event_1 m event 967 300 -
ravenclaw_tower m tower 1030 300 TC
nc_potion_1 m potion 1093 307 -
nc_item_2 m item 1155 320 I
nc_duel_1 m duel 1215 340 -
nc_action_1 m action 1272 368 -
north_tower m tower 1328 400 T
mc_item_1 m item 848 500 I
charms_class m class 908 500 N
mc_spell_1 m spell 967 492 -
grand_staircase_tower m tower 1030 480 T
mc_potion_1 m potion 1095 455 -
transfiguration_class m class 1160 475 N
mc_duel_1 m duel 1215 490 -
mc_item_2 m item 1272 500 I
east_tower m tower 1330 500 T
great_hall m blocked 1090 565 -
ew_book_1 m book 1338 450 -
ew_event_1 m event 1338 550 -
library m library 905 375 N
v1_action m action 905 437 -
v1_book2 m book2 905 563 -
v1_pv m pv 905 625 -
girls_bathroom m place 845 435 MN
chamber_of_secrets m place 845 388 MN
v2_item m item 1030 360 I
headmaster_tower m tower 1030 420 T
dumbledore_office m office 967 410 MN
v2_action m action 1022 560 -
kitchens m pv 1030 630 N
third_floor_corridor m place 1160 372 MN
defence_class m class 1160 423 MN
v3_spell m spell 1160 540 -
v3_duel m duel 1160 610 -
underground_chambers m place 1216 405 MN
v4_potion m potion 1272 435 -
v4_event m event 1272 565 -
defence_tower m tower 1216 560 T
dg_potion_1 m potion 845 735 -
slytherin_tower m tower 890 790 TC
dg_item_2 m item 950 815 I
potions_class m class 1010 825 MN
snape_office m office 1070 825 N
dg_item_1 m item 1130 810 I
dg_action_1 m action 1185 780 -
dg_pv m pv 1208 720 -
un_book_1 m book 845 282 -
west_tower m tower 845 230 T
un_item_1 m item 905 212 I
infirmary m pv 967 235 N
un_spell_1 m spell 1030 215 -
astronomy_tower m tower 1093 205 TM
un_item_2 m item 1155 220 I
room_of_requirement m place 1215 245 MN
un_action_1 m action 1220 295 -
dark_tower m tower 1275 228 T
un_event_1 m event 1322 275 -
un_pv m pv 1338 338 -
owlery_bridge m bridge 1093 150 -
owlery_tower m tower 1093 95 T
gn_potion_1 m potion 1030 78 -
gn_item_1 m item 967 82 I
courtyard_turret m tower 905 100 T
gn_action_1 m action 855 135 -
gn_book_1 m book 840 182 -
stone_bridge m bridge 1388 500 -
gr_potion_1 m potion 1440 492 -
hagrid_hut m hut 1490 455 MN
creatures_class m class 1512 520 N
gr_item_1 m item 1485 585 I
herbology_class m class 1440 640 N
wooden_bridge m bridge 1385 622 -
gr_spell_1 m spell 1505 395 -
forbidden_forest m place 1505 338 MN
gr_duel_1 m duel 1495 280 -
dragon_arena m place 1460 228 MN
gr_item_2 m item 1405 195 I
covered_bridge m bridge 1340 195 -
gr_item_3 m item 1445 350 I
viaduct m bridge 1388 378 M
gr_event_1 m event 1470 700 -
whomping_willow m place 1485 755 MN
gr_action_1 m action 1450 815 -
quidditch_pitch m pitch 1392 860 S
maze m place 1532 810 MN
gr_item_5 m item 1495 880 I
tr_spell_1 m spell 1305 685 -
training_tower m tower 1350 735 T
tr_item_1 m item 1380 795 I
gr_book_1 m book 1328 885 -
black_lake m place 1265 890 MN
gr_item_4 m item 1203 885 I
boathouse_bridge m bridge 1150 865 -
gr_potion_2 m potion 1545 585 -
tr_duel_1 m duel 1418 705 -
leaky_cauldron d place 515 511 N
da_spell_1 d spell 448 500 -
da_item_1 d item 381 511 I
flourish_and_blotts d book2 314 500 N
gringotts d place 246 511 MN
gringotts_vault d place 246 590 N
da_potion_1 d potion 196 461 -
da_item_2 d item 146 410 I
da_duel_1 d duel 95 360 -
borgin_and_burkes d spell 45 315 MN
da_book_1 d book 190 562 -
da_item_3 d item 140 612 I
da_action_1 d action 90 662 -
ollivanders d spell 45 707 N
ministry_of_magic p place 1650 310 IMF
hall_of_prophecy p place 1778 310 IMF
burrow p place 1907 310 IF
malfoy_manor p place 2036 310 IMF
godrics_hollow p place 1650 444 IF
grimmauld_place p place 1778 444 IF
horcrux_cave p place 1907 444 IMF
graveyard p place 2036 444 IMP
shrieking_shack p place 1622 646 IMN
hm_action_1 p action 1700 679 -
honeydukes p potion 1784 646 N
zonkos p event 1868 679 N
three_broomsticks p pv 1952 646 N
hogs_head p spell 2042 679 N
`;

/** Ways, as chains of spaces. */
export const WAYS = `
start two_hands hogwarts_crest clock_tower sc_potion_1 gryffindor_tower sc_item_1 sc_duel_1 sc_action_1 hufflepuff_tower sc_spell_1 sc_item_2 sc_event_1 sc_book_1 south_tower
clock_tower nc_spell_1 bell_tower nc_item_1 nc_book_1 nc_event_1 ravenclaw_tower nc_potion_1 nc_item_2 nc_duel_1 nc_action_1 north_tower
clock_tower mc_item_1 charms_class mc_spell_1 grand_staircase_tower mc_potion_1 transfiguration_class mc_duel_1 mc_item_2 east_tower
north_tower ew_book_1 east_tower ew_event_1 south_tower
nc_book_1 library v1_action charms_class v1_book2 v1_pv sc_duel_1
nc_spell_1 girls_bathroom v1_action
girls_bathroom chamber_of_secrets
ravenclaw_tower v2_item headmaster_tower grand_staircase_tower
headmaster_tower dumbledore_office v1_action
grand_staircase_tower v2_action kitchens hufflepuff_tower
nc_item_2 third_floor_corridor defence_class transfiguration_class v3_spell v3_duel sc_item_2
nc_action_1 v4_potion mc_item_2 v4_event sc_book_1
third_floor_corridor underground_chambers v4_potion
v3_spell defence_tower v4_event
sc_item_1 dg_potion_1 slytherin_tower dg_item_2 potions_class snape_office dg_item_1 dg_action_1 dg_pv sc_event_1
nc_item_1 un_book_1 west_tower un_item_1 infirmary un_spell_1 astronomy_tower un_item_2 room_of_requirement dark_tower un_event_1 un_pv north_tower
nc_event_1 infirmary
room_of_requirement un_action_1 nc_duel_1
astronomy_tower owlery_bridge owlery_tower gn_potion_1 gn_item_1 courtyard_turret gn_action_1 gn_book_1 west_tower
east_tower stone_bridge gr_potion_1 hagrid_hut creatures_class gr_item_1 herbology_class wooden_bridge south_tower
gr_potion_1 creatures_class
hagrid_hut gr_spell_1 forbidden_forest gr_duel_1 dragon_arena gr_item_2 covered_bridge dark_tower
north_tower viaduct gr_item_3 forbidden_forest
herbology_class gr_event_1 whomping_willow gr_action_1 quidditch_pitch
whomping_willow maze gr_item_5 quidditch_pitch
sc_book_1 tr_spell_1 training_tower tr_item_1 quidditch_pitch gr_book_1 black_lake gr_item_4 boathouse_bridge dg_item_1
creatures_class gr_potion_2 gr_item_1
training_tower tr_duel_1 gr_event_1
start leaky_cauldron da_spell_1 da_item_1 flourish_and_blotts gringotts da_potion_1 da_item_2 da_duel_1 borgin_and_burkes
gringotts da_book_1 da_item_3 da_action_1 ollivanders
shrieking_shack hm_action_1 honeydukes zonkos three_broomsticks hogs_head
`;

/** Secret passages: from, to, and how many steps they cost. */
export const PASSAGES = `
whomping_willow shrieking_shack 0
room_of_requirement hogs_head 0
infirmary honeydukes 1
ministry_of_magic hall_of_prophecy 0
gringotts_vault gringotts 0
`;
