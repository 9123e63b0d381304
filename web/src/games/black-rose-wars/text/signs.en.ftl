# The signs of this game, in the order of its icons: what each one means.

sign-points = Power Points
sign-damage = Damage
sign-health = Health
sign-crown = The Crown: goes first
sign-trophy = Trophies
sign-hand = Cards in hand
sign-grimoire = Grimoire: what you draw from
sign-memories = Memories: used spells
sign-quest = Quest
sign-movement = Movement
sign-strength = Strength
sign-range = Range
sign-vortex = Vortex
sign-combat = Combat spell
sign-utility = Utility spell
sign-trap = Trap
sign-protection = Protection
sign-cracked = Instability: the room cracks
sign-hourglass = Still thinking
sign-seal = Has answered
sign-defeat = Defeat
