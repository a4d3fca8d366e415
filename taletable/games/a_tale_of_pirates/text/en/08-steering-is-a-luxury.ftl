### A Tale of Pirates, chapter 8: its story and everything in its envelope. The mechanics are in chapters/08-steering-is-a-luxury.toml.

## story

chapter-8-title = Steering Is a Luxury
chapter-8-teaser = Down the drain of the world without a helm. The carpenter has an idea. It involves everybody pulling.
chapter-8-place = The Neck
chapter-8-before-1 = Mildred’s goodnight hug has cost you the Helm: the wheel, the post and a good part of the bench. Where it stood there is now a view. Below lies the strait called the Neck, with a fort on either hand and the Admiral’s hunters coming up astern, and the current carries you towards all of it.
chapter-8-before-2 = “We shall haul her round,” says the carpenter and pats the capstan, which has so far been used for drying socks. It turns Ellen one sector at a time, whatever the sail is doing, even at anchor, even in a gale. In the flag locker Ottoline finds two Spanish ensigns, hardly worn.
chapter-8-after-1 = The second fort goes by so fast that its last shot arrives where you were an hour ago. Then the rock lets go of the light, and Ellen slides out on to the lower lagoon. It is full of ships. They do not move, and none of them has a living soul aboard, and all of them turn to look.
chapter-8-failed-1 = The forts are polite enough to stop firing once you are aground. A boat rows out with blankets, soup, and a bill for the ammunition. By morning the tide has lifted you off, the carpenter has oiled the capstan, and somebody has ironed the flags.
chapter-8-ship = The Helm is gone. The Capstan, a new area without a sector, turns the ship by 1 sector at any speed. Damage that would hit the Helm costs a Life Point.

## card

card-fort-name = Fort
card-fort-text = It cannot be shot at and fires twice. Point towards it at speed 3 to run past: discarded.
card-hunter-name = Hunter
card-hunter-text = Two life symbols, one shot. Hunters close in: events move them towards your stern.

## token

token-false-flag-name = False Flag
token-false-flag-text = The first enemy shot that hits at the end of a round takes one of these instead of doing damage.

## round 1

round-8-1-intro = Learn to pull together. The first hunters are still far away.
happening-8-1-tow-title = The Current Helps
happening-8-1-tow-text = It swings the bow one sector to the right, unasked.
goal-8-1-1 = Take a Passage into the Neck.

## round 2

round-8-2-intro = The upper fort. It has been waiting for somebody all year.
happening-8-2-close-in-title = They Close In
happening-8-2-close-in-text = All Hunters in sight move one sector towards your stern.
happening-8-2-splinters-title = Splinters
happening-8-2-splinters-text = A ball glances off the rock into the left-hand Cannons: 1 damage there.
happening-8-2-splinters-sign = The fort traverses a gun to your left-hand side.
goal-8-2-1 = Run past the Fort, under full sail.

## round 3

round-8-3-intro = Between the forts. It is almost quiet; that is how you know.
happening-8-3-pawl-title = The Pawl Slips
happening-8-3-pawl-text = Stand clear: the Capstan spins and is closed for 15 seconds.
happening-8-3-wreckwood-title = Useful Driftwood
happening-8-3-wreckwood-text = The carpenter reaches over the side: one Cork comes out.
goal-8-3-1 = One more Passage between the forts.

## round 4

round-8-4-intro = The lower fort, and everybody behind you at once. Pull.
happening-8-4-choice-title = A Chain Across the Neck
happening-8-4-choice-text = Ram it and risk the mast, or drop the sail and duck.
happening-8-4-choice-choice-1 = Ram: 1 damage at the Sail.
happening-8-4-choice-choice-2 = Duck: the sail drops one step.
happening-8-4-close-in-title = Hard on Your Heels
happening-8-4-close-in-text = All Hunters in sight move one sector towards your stern.
goal-8-4-1 = Run past the lower Fort, and out.
