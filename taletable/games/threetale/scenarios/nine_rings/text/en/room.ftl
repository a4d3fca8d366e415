### What is said of this Future.

## option

option-tale-nine-rings = Nine Rings
option-tale-nine-rings-text = This Prophecy is among the three and will come true: a gathering.

## prophecy

prophecy-nine-rings-name = Nine Rings
prophecy-nine-rings-story = A ruler without a heart ordered rings for the fingers of his people. Three were of copper, three of silver, three of gold, and one man at a furnace wanted them all back.

## chapter

chapter-nine-rings-intro = He had no heart, so he ruled by weight and measure. Every promise in the land was melted into a ring, and who wore it obeyed. Nine were never worn. They lie where treasures used to lie, and the Goldsmith has been sent to fetch them.
chapter-nine-rings-setup = Three Copper, three Silver and three Gold Rings lie on printed Treasure spaces of Level 1, 2 and 3. The Altar that is second nearest to the Heroes is the forge. The Goldsmith stands on the farthest space.
chapter-nine-rings-rules = A Hero carries one ring. Copper is claimed like anything else. Silver and Gold need a roll of 6 dice: 5 positive dice for Silver, 6 for Gold; who fails loses 2 Virtue points and the ring stays. On or beside the forge 1 Action binds the ring; its fire binds two in a round. The Goldsmith goes for the nearest ring and pockets it; who defeats him takes his sack.
chapter-nine-rings-goal = Three rings of each metal are bound before round 5 is over.
chapter-nine-rings-stone = It feeds the fire: once a ring is bound in this round, one more can be.
chapter-nine-rings-win = Nine rings on the stone, and the stone drinks them. All over the land people look at their bare hands and begin to make promises, clumsily, to each other.
chapter-nine-rings-loss = He counts them into the furnace, one by one. The last one has your name in it, and fits.

## panel

panel-nine-rings-bound = { $have } of { $need } { $name }s bound
panel-nine-rings-sack =
    { $have } { $have ->
        [one] ring
       *[other] rings
    } in the Goldsmith’s sack

## trial

trial-nine-rings-about =
    { $needed } positive { $needed ->
        [one] die
       *[other] dice
    } and the ring is yours. Fail, and it burns you: { $price } Virtue { $price ->
        [one] point
       *[other] points
    } lost, and it stays.

## thing

thing-copper-ring = Copper Ring
thing-silver-ring = Silver Ring
thing-gold-ring = Gold Ring

## deed

deed-bind = Bind a ring

## refuse

refuse-fire-is-low =
    The fire of the Altars binds { $n } { $n ->
        [one] ring
       *[other] rings
    } in a round.
refuse-fire-is-high = No ring was bound in this round yet: the fire needs no stone.
refuse-hands-full = A Hero carries { $n } at most.

## event

event-foe-took = { $piece } pockets a { $thing }.

## enemy

enemy-goldsmith-name = The Goldsmith
enemy-goldsmith-story = He melts promises and weighs them.

## omen

omen-clink-of-coins-name = Clink of Coins
omen-bribed-guards-name = Bribed Guards
omen-tax-day-name = Tax Day
omen-glitter-in-the-grass-name = Glitter in the Grass
omen-the-furnace-roars-name = The Furnace Roars
