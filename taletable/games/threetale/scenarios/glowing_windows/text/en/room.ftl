### What is said of this Future.

## option

option-tale-glowing-windows = Glowing Windows
option-tale-glowing-windows-text = This Prophecy is among the three and will come true: a test of every Virtue.

## prophecy

prophecy-glowing-windows-name = Glowing Windows
prophecy-glowing-windows-story = In every house a window, and in every window a face that loved us. We sat and looked until we had forgotten what we had been good at. It does not help to be strong. It helps to be whole.

## chapter

chapter-glowing-windows-intro = Nobody was forced. The windows were beautiful, and they knew you so well. They asked for a little hope, a little patience, a little pity, and gave you pictures of it back. Five of them light the whole city. Put them out.
chapter-glowing-windows-setup = Five Windows glow on printed Quest and Treasure spaces, one each for Hope, Faith, Endeavour, Endurance and Mercy. Three Glass Bailiffs stand far away on different tiles.
chapter-glowing-windows-rules = On or beside a Window 1 Action, once a turn, is a roll of as many dice as the Hero has of its Virtue, and from each Hero around it 1 more than that Hero's band. Sixty-five positive dice in all put it out. After the three turns each Window drinks 1 point of its Virtue from the Hero who has most; who puts it out gets back what it drank. When the glowing Windows hold 25 points, all is lost. Then the Bailiffs act.
chapter-glowing-windows-goal = All five Windows are dark before round 5 is over.
chapter-glowing-windows-stone = The brightest Window loses 20 of its glow.
chapter-glowing-windows-win = The last one flickers, shows you your own face, tired and rather dear, and is only a window. Behind it a street. On the street, people, blinking, asking each other's names.
chapter-glowing-windows-loss = It is warm here, and blue. You had meant to do something. It will come to you after this.

## panel

panel-glowing-windows-dark = Window of { $name }: { $have } of { $need }
panel-glowing-windows-drunk = { $have } points drunk; at { $need } the city sleeps

## trial

trial-glowing-windows-about = Each positive die takes 1 of its glow, by the power of { $virtue }.

## thing

thing-window = Window

## deed

deed-resist = Look away

## refuse

refuse-nothing-to-resist-with = There is no { $virtue } to set against it, in you or in a friend beside you.

## enemy

enemy-glass-bailiff-name = Glass Bailiff
enemy-glass-bailiff-story = He sees to it that everybody is watching.

## omen

omen-evening-programme-name = Evening Programme
omen-lullaby-name = Lullaby
omen-dead-channel-name = Dead Channel
omen-knock-at-the-door-name = Knock at the Door
omen-blue-flicker-name = Blue Flicker
