### A Tale of Pirates, chapter 5: its story and everything in its envelope. The mechanics are in chapters/05-saint-elmo.toml.

## story

chapter-5-title = Saint Elmo Plays the Organ
chapter-5-teaser = A storm sits between you and the next page of the story. It has no back door.
chapter-5-place = Cape Sorrow
chapter-5-before-1 = The page names an island that is on no chart, and a month in which it can be found. This month. The short way there leads under a storm so old that it has a name, a birthday and, the sailors say, a favourite hymn. It begins with the low notes.
chapter-5-before-2 = Powder is stowed high, the cat is stowed low, and the parrot is wrapped in oilcloth, complaining. Blue fire sits on the mast like a choirboy. “He only plays for people he likes,” says Ottoline, tying herself to something. “That is the trouble with him.” Look at the set-up pages. The sea will want things arranged.
chapter-5-after-1 = The last chord dies away. In the silence everybody hears the same thing: surf, to the south, where no chart has ever allowed a beach. Saint Elmo’s fire bows from the masthead and goes out. Interest shakes himself dry. “He liked us,” he says, astonished. “He liked us <i>very loudly</i>.”
chapter-5-failed-1 = You wake to sunlight, flat water and the ship facing home, as if somebody had picked Ellen up and set her down again. On the deck lies a wet sheet of music with one line underlined: <i>from the beginning, please, with feeling</i>.

## card

card-waterspout-name = Waterspout
card-waterspout-text = Point towards it and break through at speed 3: discarded. Left at the end of the round, it turns the ship one sector right and damages the area that then faces it.
card-frigate-name = Frigate
card-frigate-text = Three life symbols: a job for two Cannons. It fires once.
card-powder-barge-name = Powder Barge
card-powder-barge-text = One hit destroys it. The blast hits each other face-up Card in its sector once.

## token

token-powder-name = Dry Powder
token-powder-text = Give one up with a cannon shot: a hit does 1 more. A Broken Cannon wastes it.

## round 1

round-5-1-intro = The first verse. It is slow, and you will want it back.
happening-5-1-low-note-title = A Low Note
happening-5-1-low-note-text = You feel it in the planks. The sail drops one step.
goal-5-1-1 = Break through a Waterspout under full sail.

## round 2

round-5-2-intro = The second verse comes from all sides.
round-5-2-page = The swell takes hold: the bow is turned two sectors to the right, and one Cannonball rolls into an empty Cannon.
happening-5-2-yard-title = The Yard Comes Down
happening-5-2-yard-text = Half the rigging lands on the Sail: 1 damage there.
happening-5-2-yard-sign = Something up on the mast begins to sing.
happening-5-2-blue-fire-title = Blue Fire
happening-5-2-blue-fire-text = By its light you see further: the next hidden Card clockwise is turned up.
goal-5-2-1 = Come out of this verse with at most two Corks on board.

## round 3

round-5-3-intro = The organ is warm now. So is the bosun.
round-5-3-page = Everything loose goes over the side: the sail is set to speed 0.
happening-5-3-cross-sea-title = A Cross Sea
happening-5-3-cross-sea-text = Water from two sides: the bow goes one sector left.
goal-5-3-1 = Another Waterspout has to go. Full sail, please.

## round 4

round-5-4-intro = The last verse. Two frigates have sheltered in it, and they are not singing.
round-5-4-page = A dry keg washes aboard: you gain 1 Dry Powder.
happening-5-4-wash-title = The Deck Goes Under
happening-5-4-wash-text = One place is awash: the first Sail space is closed for 20 seconds.
happening-5-4-last-chord-title = The Last Chord
happening-5-4-last-chord-text = All stops out. What stands on the right is shaken: 1 damage at the right-hand Cannons.
happening-5-4-last-chord-sign = Saint Elmo draws breath on the right-hand side.
goal-5-4-1 = Sink a Frigate, so that nobody carries the news of your course.
goal-5-4-2 = Live until the Amen.
