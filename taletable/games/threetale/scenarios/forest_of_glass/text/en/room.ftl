### What is said of this Future.

## option

option-tale-forest-of-glass = Forest of Glass
option-tale-forest-of-glass-text = This Prophecy is among the three and will come true: an escape.

## prophecy

prophecy-forest-of-glass-name = Forest of Glass
prophecy-forest-of-glass-story = The trees had learned to shine, and nobody came home from under them. I counted twelve small lights and one door. Go early. Go together.

## chapter

chapter-forest-of-glass-intro = Somebody wanted a forest without leaves to sweep. It was made of glass, and it grew. Now it grows faster than one can walk, and it sings while it grows. There is a gate, far on the other side. Twelve lanterns hang in the branches; together they would show the way.
chapter-forest-of-glass-setup = The Gate stands on the farthest space. Twelve Lanterns lie on printed Quest, Altar and Treasure spaces. Then sixty thickets of glass grow beside Trees or other glass, where nobody stands and nothing lies.
chapter-forest-of-glass-rules = After the three turns twenty-four more grow. Glass cannot be entered; 1 Action cuts a thicket on a neighbouring space. Then each Hero beside a thicket loses 1 Virtue point. With twelve Lanterns the Gate is open: who ends its turn there is out.
chapter-forest-of-glass-goal = All three Heroes are out before round 5 is over.
chapter-forest-of-glass-stone = All glass within two spaces of its bearer breaks.
chapter-forest-of-glass-win = The last of you steps through, and behind you a thousand windows break at once, like applause. Outside there is mud, and a crow, and real leaves to sweep. You sweep them gladly.
chapter-forest-of-glass-loss = It closes softly. Through the glass one sees the gate very clearly. One will see it for a long time.

## panel

panel-forest-of-glass-lanterns = { $have } of { $need } Lanterns
panel-forest-of-glass-out =
    { $have } { $have ->
        [one] Hero
       *[other] Heroes
    } out of the forest

## thing

thing-thicket = Glass thicket
thing-lantern = Lantern
thing-gate = Gate

## thing-text

thing-text-thicket = Nobody can enter it; it can be cut.

## deed

deed-cut = Cut the glass

## refuse

refuse-thicket = Glass has grown there; cut it first.
refuse-nothing-to-cut = Glass is cut on a neighbouring space; there is none.
refuse-stone-wasted = No glass stands near enough: the stone would be wasted.

## event

event-cut = { $seat } cuts the glass at { $space }.
event-grew = Glass grows at { $space }.
event-left = { $seat } is out of the forest.

## omen

omen-roots-of-glass-name = Roots of Glass
omen-singing-splinters-name = Singing Splinters
omen-a-clearing-name = A Clearing
omen-dew-on-the-panes-name = Dew on the Panes
omen-shards-underfoot-name = Shards Underfoot
