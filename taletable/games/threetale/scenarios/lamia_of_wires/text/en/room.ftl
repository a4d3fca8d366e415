### What is said of this Future.

## option

option-tale-lamia-of-wires = Lamia of Wires
option-tale-lamia-of-wires-text = This Prophecy is among the three and will come true: one huge foe.

## prophecy

prophecy-lamia-of-wires-name = Lamia of Wires
prophecy-lamia-of-wires-story = She lay in the middle of the world and her arms lay around it. Each arm hummed. Who was held could be freed by a friend, and by hardly anything else.

## chapter

chapter-lamia-of-wires-intro = The old lamia drank rivers. This one drinks everything that flows: light, talk, sleep. Her arms lie around the world like cables, because that is what they are. Do not get tangled, and if you do, be glad of your friends.
chapter-lamia-of-wires-setup = The Lamia lies on the free space that is nearest to all Heroes. Five Wire Arms stand on printed Level 3 and Level 2 Battle spaces.
chapter-lamia-of-wires-rules = The Lamia rolls 1 more die for each Arm that is left, and heals 2 damage for each of them at the end of a round. After the three turns she attacks a Hero beside her; each Arm seizes and attacks a Hero within two spaces. A seized Hero cannot walk. A Hero on one of the eight spaces around frees it for 1 Action; alone it takes 1 Action and two positive dice of its Love. When an Arm falls it lets go.
chapter-lamia-of-wires-goal = Defeat the Lamia before round 6 is over.
chapter-lamia-of-wires-stone = All captives are free, and the Lamia takes 12 damage.
chapter-lamia-of-wires-win = She lets go of everything at once. The lights go out, all over the world, and people come to their doors and say: look, stars. There are so many that it takes all night.
chapter-lamia-of-wires-loss = The hum is in your teeth now. It asks what you would like to see next.

## panel

panel-lamia-of-wires-body = The Lamia: { $have } Defence left
panel-lamia-of-wires-arms =
    { $have } { $have ->
        [one] arm
       *[other] arms
    } left

## trial

trial-lamia-of-wires-title = Tear loose
trial-lamia-of-wires-about =
    { $needed } positive { $needed ->
        [one] die
       *[other] dice
    } tear you loose.

## deed

deed-free = Cut the wires loose

## refuse

refuse-nobody-to-free = Nobody is held there.

## event

event-seized = { $piece } seizes { $seat }.
event-freed = { $seat } is free.
event-foe-heals = { $piece } heals up to { $n } damage.

## enemy

enemy-wire-arm-name = Wire Arm
enemy-wire-arm-story = It hums. Then it pulls.
enemy-lamia-of-wires-name = Lamia of Wires
enemy-lamia-of-wires-story = She drank the rivers first. Now she drinks the lightning.

## omen

omen-humming-wires-name = Humming Wires
omen-power-cut-name = Power Cut
omen-coils-tighten-name = The Coils Tighten
omen-a-new-arm-name = A New Arm
omen-candle-in-the-window-name = Candle in the Window
omen-static-name = Static
omen-lightning-in-the-cable-name = Lightning in the Cable
