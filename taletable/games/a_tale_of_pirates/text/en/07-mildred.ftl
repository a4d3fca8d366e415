### A Tale of Pirates, chapter 7: its story and everything in its envelope. The mechanics are in chapters/07-mildred.toml.

## story

chapter-7-title = Mildred
chapter-7-teaser = Something large has taken a liking to Ellen’s figurehead. It would like to hold her. For ever, if convenient.
chapter-7-place = Mildred’s Deep
chapter-7-before-1 = In the neck of the hourglass the water goes down in a slow green spiral, and in the spiral lives Mildred. She is not wicked. She has simply never met a ship with such kind wooden eyes, and she has eight arms to say so. The Admiral’s fleet waits outside. He knows her too.
chapter-7-before-2 = “You cannot sink Mildred,” says Ottoline. “You can tire her out. Cannon fire she takes for applause, but it does wear her down; and herring, oh, herring she cannot resist.” There are herring barrels all over the neck. Where Mildred lies she squeezes, and she does not stay where she lies.
chapter-7-after-1 = Mildred yawns. It takes a while. She pats the figurehead once, with an arm as thick as the mast, tucks a herring barrel under what may be her chin, and sinks, humming. Then the current takes hold of Ellen’s keel, and the neck of the world opens below you like a drain.
chapter-7-failed-1 = She does let go in the end, out of good manners, and sets Ellen down in the upper lagoon with her rigging tied in a bow. “She is fond of you,” says Ottoline, picking weed out of her hair. “Bring more herring. And perhaps do not wave.”

## card

card-mildred-name = Mildred
card-mildred-text = She stays from round to round with her Damage Tokens, and if she tires too early she comes back. Left at the end of a round, she squeezes the area that faces her: 1 damage. At her action space 1 Herring counts as 2 hits.
card-tentacle-name = Arm of Mildred
card-tentacle-text = Two hits and it lets go. Left at the end of a round, it damages the area that faces it once. No die.
card-herring-barrel-name = Herring Barrel
card-herring-barrel-text = Use its action space, wherever it lies: you gain 1 Herring and it is discarded.

## token

token-herring-name = Herring
token-herring-text = A barrel of it. Give one up at Mildred’s action space to tire her.

## round 1

round-7-1-intro = She is still below. Fish while you can.
happening-7-1-eye-title = An Eye, Very Close
happening-7-1-eye-text = It looks in at the Lookout, and leans: 1 damage there.
happening-7-1-eye-sign = The water below the Lookout goes dark.
goal-7-1-1 = Haul in a barrel of Herring.

## round 2

round-7-2-intro = Good evening, Mildred.
happening-7-2-cuddle-title = She Comes Closer
happening-7-2-cuddle-text = Mildred moves one sector towards the bow.
goal-7-2-1 = Give Mildred a Herring, by the end of round 3.

## round 3

round-7-3-intro = The Admiral’s ships have found the neck. They think that she is on their side. She thinks that they are snacks.
happening-7-3-snack-title = A Snack
happening-7-3-snack-text = Mildred helps herself to one enemy that lies open. It is discarded.
happening-7-3-cuddle-title = She Changes Sides
happening-7-3-cuddle-text = Mildred moves two sectors towards the stern.
goal-7-3-1 = Make one of her arms let go.

## round 4

round-7-4-intro = She is getting sleepy. One more song, one more fish, one more broadside.
happening-7-4-squeeze-title = An Affectionate Squeeze
happening-7-4-squeeze-text = She means the Cannonballs locker: 1 damage there.
happening-7-4-squeeze-sign = Eight arms reach for the bow, quite gently.
goal-7-4-1 = Tire Mildred out. The moment she sleeps, you are through.
