### A Tale of Pirates, chapter 1: its story and everything in its envelope. The mechanics are in chapters/01-a-quiet-little-exit.toml.

## story

chapter-1-title = A Quiet Little Exit
chapter-1-teaser = Ellen lies in the harbour of Puerto Sordo under seven seals and one sleepy guard. It would be rude to wake him.
chapter-1-place = Puerto Sordo
chapter-1-before-1 = Grandmother Quill left four things in her will: a ship called Ellen, a parrot called Interest because he always grows, a great deal of debt, and four small hourglasses, one for each of you. “Thirty seconds,” the notary reads. “She says it is all the time anybody ever really has.”
chapter-1-before-2 = The debt belongs to Don Tiberio Arenas, Admiral of Hours, who taxes every minute spent at sea. At noon his clerks seal Ellen. At midnight the whole harbour sleeps off the carnival. The gates are open for the fishing boats. Nobody is looking. Nobody, that is, apart from everybody with a cannon.
chapter-1-after-1 = The last lantern of Puerto Sordo winks out behind you. Ellen creaks the way an old aunt sighs when she is pleased. Interest counts the crew, gets it wrong, and counts again. Then he says, in Grandmother Quill’s own voice: “Now, my dears. Shall we find out what he really wanted my sand for?”
chapter-1-failed-1 = You are rowed back to the quay in a very polite silence. The sleepy guard yawns, stamps a form in triplicate and goes back to bed. By morning the seals hang crooked again, as seals do around here. Ellen waits. Carnival, it turns out, lasts two nights.

## card

card-passage-1-name = Passage 1
card-passage-1-text = A gap just wide enough for patience. Point towards it at speed 1 and it is discarded.
card-brigantine-name = Brigantine
card-brigantine-text = A nimble patrol. One hit sends it home; left alone, it fires once at the end of the round.
card-corvette-name = Corvette
card-corvette-text = A tougher patrol with two life symbols. It fires once at the end of the round.
card-fog-name = Fog Bank
card-fog-text = Nothing at all, spread very wide. It only costs you the time to look.

## round 1

round-1-1-intro = Cast off softly. Find the way between the moored ships, and mind the patrol.
goal-1-1-1 = Slip through a Passage between the moored ships.

## round 2

round-1-2-intro = The outer basin. Somebody has left a bucket in the way, and somebody else has heard it.
goal-1-2-1 = Take two Passages through the outer basin.

## round 3

round-1-3-intro = Bells. Lanterns. A drum. So much for quiet: the harbour mouth, and quickly.
goal-1-3-1 = Take two Passages to the harbour mouth.
goal-1-3-2 = The open sea lies South: end the round with the bow there, under sail.
