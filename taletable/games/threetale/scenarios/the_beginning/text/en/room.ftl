### What is said of this Future.

## option

option-tale-the-beginning = The Beginning
option-tale-the-beginning-text = The tutorial: nine tiles, three turns for each Hero, one short night.

## prophecy

prophecy-the-beginning-name = The Beginning
prophecy-the-beginning-story = I saw a house with a cold hearth, and a night that had forgotten to end. Five sparks lay in the grass, and something went around and around them on soft feet.

## chapter

chapter-the-beginning-intro = The Past closes behind you like a gate, and it is night. Not the good night with its crickets: this one has been here for years. In the middle of the village the great hearth is cold. Five embers glow in the dark around it. So do two eyes.
chapter-the-beginning-setup = The Altar nearest to the Heroes is the hearth. Five Embers lie on printed Treasure spaces, the farthest first. The Shadow Hound stands on the farthest space of all.
chapter-the-beginning-rules = An Ember is claimed for 1 Action and carried. On the hearth or beside it, 1 Action lays down all Embers that a Hero carries. After the three turns an Omen is turned up; then the Hound walks towards the nearest Hero and attacks if it can.
chapter-the-beginning-goal = Three Embers burn on the hearth before round 4 is over.
chapter-the-beginning-stone = A Sacred Stone burns like an Ember, wherever its bearer stands.
chapter-the-beginning-win = The third ember catches. A thread of smoke, a crackle, then light on all the walls, and doors open that nobody had knocked at. The hound lies down by the fire, because that is what dogs do. So it begins.
chapter-the-beginning-loss = The last spark goes out in a cupped hand. It is very quiet. Somewhere a dog turns around three times and lies down on the world. But tales can be told again.

## panel

panel-the-beginning-burning = { $have } of { $need } Embers on the hearth

## thing

thing-ember = Ember

## deed

deed-light = Lay the embers on the hearth

## enemy

enemy-shadow-hound-name = Shadow Hound
enemy-shadow-hound-story = The night's own dog. It has never been called in.

## omen

omen-owl-calls-once-name = Owl Calls Once
omen-hound-lifts-its-head-name = The Hound Lifts Its Head
omen-smell-of-bread-name = Smell of Bread
omen-cold-breath-name = Cold Breath
omen-moon-behind-clouds-name = Moon Behind Clouds
