### A Tale of Pirates, chapter 9: its story and everything in its envelope. The mechanics are in chapters/09-the-fleet-that-forgot-to-sink.toml.

## story

chapter-9-title = The Fleet That Forgot to Sink
chapter-9-teaser = Every ship that ever ran out of time lies in the lower lagoon. They are still waiting for somebody to say stop.
chapter-9-place = The Still Fleet
chapter-9-before-1 = They are all here: galleys, caravels, a rowing boat with a very patient dog. Every ship that ran out of time came down through the Neck and did not quite stop. Their crews are mist with hats on. When you look at them they are plain enough. When you look away they are somewhere else.
chapter-9-before-2 = “They cannot rest until a bell tells them the watch is over,” says Ottoline in a small voice. “There were bells. On buoys. Somebody forgot to wind the sea.” In the middle of the lagoon stands the Long Hour itself, an island of glass, and the <i>Puntualidad</i> is anchored before it. Ring first. Then go and see.
chapter-9-after-1 = When the second bell has died away, the dog in the rowing boat sighs, turns round three times and is gone. One after the other the old ships dip their flags and fade like breath on a pane. The last to go is a small sloop. At her tiller sits Grandmother Quill, who winks.
chapter-9-failed-1 = You dream of a long grey watch that nobody relieves. Then something cold and wet pushes into your hand: the dog. He sees you back to your berth, lies down across the door, and will not let anybody in who looks like giving up.

## card

card-ghost-name = Ghost Ship
card-ghost-text = Two life symbols, one shot. When the bow leaves its sector it turns face down again and its Damage Tokens fall off.
card-bell-buoy-name = Bell Buoy
card-bell-buoy-text = Point towards it and use its action space to ring it: 1 hit on each face-up Ghost Ship, and it is discarded.

## token

token-lantern-name = Lantern
token-lantern-text = While you hold it, a Lookout action turns up all Cards of the chosen sector.

## round 1

round-9-1-intro = Look at them, and they look back. Look away, and you will have to look again.
happening-9-1-lantern-title = Somebody Holds Out a Lantern
happening-9-1-lantern-text = A hand of mist, a real light. You gain the Lantern.
goal-9-1-1 = Find a Bell Buoy and ring it, by the end of round 2.

## round 2

round-9-2-intro = The mist takes hats off to you, and balls to the gun deck.
happening-9-2-sigh-title = A Sigh in the Rigging
happening-9-2-sigh-text = Ahead on the right nothing is certain any more: Cards there turn face down.
happening-9-2-cold-hands-title = Cold Hands
happening-9-2-cold-hands-text = They only want to help. 1 damage at the Helm.
happening-9-2-cold-hands-sign = Your breath turns white at the Helm.
goal-9-2-1 = Release a Ghost Ship, by the end of round 4.

## round 3

round-9-3-intro = Real cannon now, among the others: the Admiral’s rearguard has found you in the grey.
happening-9-3-drift-title = The Lagoon Turns Over
happening-9-3-drift-text = Slowly, in its sleep: the bow goes one sector left.

## round 4

round-9-4-intro = The dog swims ahead. He seems to know where the second bell is.
happening-9-4-dog-title = The Dog Points
happening-9-4-dog-text = Paw up, tail straight: two hidden Cards are turned up, clockwise from the bow.
happening-9-4-choice-title = A Toll
happening-9-4-choice-text = A boatman holds out his hand. Pay with a ball, or with a plank of the Sail.
happening-9-4-choice-choice-1 = A ball: one Cannon is unloaded.
happening-9-4-choice-choice-2 = A plank: 1 damage at the Sail.
goal-9-4-1 = Ring the second bell.

## round 5

round-9-5-intro = All of them have come. Some fire out of habit. The way to the glass island opens only once.
happening-9-5-salute-title = An Old Salute
happening-9-5-salute-text = Twenty-one guns, and one of them loaded: 1 damage from astern.
happening-9-5-salute-sign = Drums, far astern.
goal-9-5-1 = Take a Passage to the glass island.
