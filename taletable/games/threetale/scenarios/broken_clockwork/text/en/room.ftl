### What is said of this Future.

## option

option-tale-broken-clockwork = Broken Clockwork
option-tale-broken-clockwork-text = This Prophecy is among the three and will come true: a land that falls away.

## prophecy

prophecy-broken-clockwork-name = Broken Clockwork
prophecy-broken-clockwork-story = Yesterday fell into the valley, then the day before. Four glasses stood in the dust with their sand run out. Only a hand that had learned something could turn them.

## chapter

chapter-broken-clockwork-intro = They wanted to save time, and put it into a machine. The machine broke. Now whole afternoons fall off the edge of the world, with the tea still warm. Four hourglasses held the land in place. Wind them, before there is no place to stand.
chapter-broken-clockwork-setup = Four Hourglasses stand on printed Altars and Portals. The Hour Eater is on the farthest space. In broken time, Trees are only a memory: they can be walked through.
chapter-broken-clockwork-rules = On or beside an Hourglass 1 Action, once a turn, is a roll of 5 dice and 1 more for each Talent of the Hero; forty-two positive dice in all wind it up. After the three turns three tiles fall: always the one farthest from the first tile that does not cut the Map in two and holds no Hourglass. A Hero on it leaps to the nearest free space and loses 3 Virtue points.
chapter-broken-clockwork-goal = All four Hourglasses are wound before round 5 is over.
chapter-broken-clockwork-stone = It winds the Hourglass that is furthest behind by 10.
chapter-broken-clockwork-win = Tick. The land shivers and holds. Tock. From below, an afternoon comes back, a little dented, with the tea still warm. You sit down and drink it.
chapter-broken-clockwork-loss = There is one tile left, then the thought of a tile. You try to remember what comes after now.

## panel

panel-broken-clockwork-sand = Hourglass { $nth }: { $have } of { $need }
panel-broken-clockwork-fallen =
    { $have } { $have ->
        [one] tile
       *[other] tiles
    } fallen

## trial

trial-broken-clockwork-about = Each positive die winds it by 1.

## thing

thing-hourglass = Hourglass

## deed

deed-wind = Wind up the hourglass

## event

event-fell = { $card } falls into nothing.

## enemy

enemy-hour-eater-name = Hour Eater
enemy-hour-eater-story = It is thin, and it is always lunchtime.

## omen

omen-clock-strikes-thirteen-name = The Clock Strikes Thirteen
omen-yesterday-again-name = Yesterday Again
omen-stolen-minutes-name = Stolen Minutes
omen-childhood-memory-name = Childhood Memory
omen-spring-uncoils-name = The Spring Uncoils
