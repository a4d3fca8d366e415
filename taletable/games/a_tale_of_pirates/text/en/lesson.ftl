### The lesson: what its coach says.

lesson-title = Thirty seconds at a time
lesson-text = The first chapter with two Sandtimers and a coach; the clock holds its breath while it speaks. Then the ship is yours.

lesson-welcome-aboard-ellen = Welcome aboard Ellen. A chapter begins with its story. Read it, or skip it; nobody is counting. I wait here.
lesson-each-round-has = Each round has its page: your orders, what lies out there, and how long you have. Five Cards are face down around the ship, and nobody knows which is where. Whenever you are ready, start the clock. It stops as long as I talk.
lesson-here-is-the = Here is the whole game: put a Sandtimer into an action space, wait thirty seconds, and then, not sooner, act. You have two of them, the lion's and the heron's. In a crew everybody has one, and all play at once.
lesson-ellen-lies-at = Ellen lies at anchor, and at anchor she does not turn. Put a Sandtimer on the Sail: tap the tile, or the glowing hole on deck.
lesson-see-it-run = See it run? Hands off until it is through. The other one is free meanwhile: send it to the Lookout.
lesson-while-the-sand = While the sand runs, look about. The dial shows what is left of the round, and each peg on its rim the moment at which a Sandtimer is through.
lesson-your-orders-want = Your orders want a Passage. Its Card asks for speed 1: point the bow at it at exactly that speed, and it is behind you. Two of the five Cards are Passages.
lesson-the-sand-is = The sand is through! Act now, or hold and wait: both are allowed. You want speed 1, so hoist the sail by one step.
lesson-and-your-lookout = And your lookout has waited long enough. Turn up a Card: South-East, if you trust me.
lesson-a-brigantine-the = A Brigantine. The heart is a life symbol: one hit sinks her. The shot symbol means that she fires at you when the round ends, if she is still there.
lesson-now-to-the = Now to the Helm with a Sandtimer. Only never back to where it comes from: no Sandtimer is used in the same area twice in a row.
lesson-the-other-one = The other one goes to the Cannonballs. An empty Cannon is a very heavy flower pot.
lesson-six-plates-on = Six plates on the ring, six sectors; each shows the part of the ship that looks there. The guns aim where their plate is, and damage from a sector lands in that part of the ship. When she turns, they all turn with her.
lesson-the-sail-decides = The sail decides how you turn: by 1 or 2 sectors at speed 1, by 1 at speed 2, not at all at anchor or under full sail.
lesson-the-helm-is = The Helm is ready. Turn right by 1, to North-East: what the bow points at is turned up.
lesson-now-load-up = Now load: up to two balls, each into a Cannon of its own. The right-hand Cannons look to South-East, at the Brigantine. Load those two.
lesson-there-was-the = There was the Passage, and the bow was on it at speed 1: gone, and the orders are done. But a ship full of guns is still looking at you.
lesson-man-a-right = Man a right-hand Cannon.
lesson-the-second-sandtimer = The second Sandtimer is yours. Another look, perhaps: what stays hidden fires, too. If you are not sure what a Card or symbol does, tap it, or open the reference at the top. The clock does not stop for that.
lesson-fire-give-up = Fire! Give up the ball, choose a face-up Card in that sector, and roll. The die shows 1 Hit, 2 Hits, or a Broken Cannon.
lesson-the-rest-of = The rest of this round is yours: look, load, turn, fire. A Corvette is out there somewhere, with two hearts. If nothing is left to do, “Run on” lets the clock run to the end.
lesson-a-cork-a = A Cork! A damaged space takes no Sandtimer until somebody repairs it. There are three Corks; damage that finds none left, or no room in its area, costs a Life Point. Only Repairs itself can never be damaged.
lesson-time-is-up = Time is up: every Card that still shows a shot symbol has fired, hidden ones included. Each shot rolls the die, and its damage goes into the part of the ship that points to that sector.
lesson-bow-sail-balls = Bow, sail, balls and Corks stay as they are; new Cards are dealt, and new orders given. Two Passages this time. Read the page, and start the clock.
lesson-first-things-first = First things first: send a Sandtimer to Repairs.
lesson-take-out-the = Take out the Cork you miss most. The space can be used again at once.
lesson-that-is-all = That is all there is to it. Win the chapter and the next one opens, with events, treasure and worse. With friends, talk! Or use “Call”. From here on the clock does not wait for me. Fair winds.
