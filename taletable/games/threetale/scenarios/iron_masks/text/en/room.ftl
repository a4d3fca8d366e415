### What is said of this Future.

## option

option-tale-iron-masks = Iron Masks
option-tale-iron-masks-text = This Prophecy is among the three and will come true: a hunt.

## prophecy

prophecy-iron-masks-name = Iron Masks
prophecy-iron-masks-story = I heard bells, but no sheep. They came down the street in masks that nobody had carved, and where they danced the snow stayed. Do not look at the last of them before the others are gone.

## chapter

chapter-iron-masks-intro = Once a year the men of the village put on fur and bells and danced the winter away. In this tomorrow the dance never stops. Machines in iron masks march up and down the frozen street, and behind them comes the Old Man, who beats the time.
chapter-iron-masks-setup = Five Iron Masks stand on printed Level 1 Battle spaces, five Iron Fiddlers on Level 2 Battle spaces, the Old Man of Iron on a Level 3 Battle space.
chapter-iron-masks-rules = A mask acts only when a Hero is within 4 Steps: it walks up and attacks. Each Action is one exchange of blows, each foe once a turn, and damage stays. While more than two masks walk, the Old Man cannot be attacked. When he whistles, a mask that was driven off comes back to him.
chapter-iron-masks-goal = Defeat the Old Man of Iron before round 6 is over.
chapter-iron-masks-stone = The nearest mask falls to pieces. Without masks, the Old Man takes 8 damage.
chapter-iron-masks-win = The mask rolls into the gutter. There is a second mask under it, and a third, smaller and smaller, and under the last one a frightened old man who asks whether it is spring. It drips from the roofs. It is.
chapter-iron-masks-loss = The drum does not stop. Your feet begin to move by themselves, left, right, in time. It is not even unpleasant.

## panel

panel-iron-masks-old-man = { $name }: { $have } Defence left
panel-iron-masks-old-man-shielded = { $name }: { $have } Defence left, behind his procession
panel-iron-masks-masks =
    { $have } { $have ->
        [one] mask
       *[other] masks
    } walking
panel-iron-masks-masks-shielded =
    { $have } { $have ->
        [one] mask
       *[other] masks
    } walking: they shield him

## refuse

refuse-shielded =
    The Old Man stands behind his procession while more than { $n } { $n ->
        [one] mask
       *[other] masks
    } walk.

## enemy

enemy-iron-mask-name = Iron Mask
enemy-iron-mask-story = Once such masks drove winter out. This one was built to keep it.
enemy-iron-fiddler-name = Iron Fiddler
enemy-iron-fiddler-story = Its strings are cable, and its dance is a march.
enemy-old-man-of-iron-name = Old Man of Iron
enemy-old-man-of-iron-story = The leader of the procession. Under the mask there is another mask.

## omen

omen-bells-in-the-snow-name = Bells in the Snow
omen-smoke-and-sparks-name = Smoke and Sparks
omen-rust-in-the-joints-name = Rust in the Joints
omen-hammer-on-the-gate-name = Hammer on the Gate
omen-a-song-behind-shutters-name = A Song Behind Shutters
omen-the-procession-turns-name = The Procession Turns
omen-red-hot-masks-name = Red-hot Masks
omen-snow-to-the-knee-name = Snow to the Knee
omen-silent-street-name = Silent Street
omen-the-old-man-whistles-name = The Old Man Whistles
