### A Tale of Pirates, chapter 4: its story and everything in its envelope. The mechanics are in chapters/04-the-fastest-debt.toml.

## story

chapter-4-title = The Fastest Debt in the South
chapter-4-teaser = A courier sloop carries a letter about you. It is fast. It has to be: nobody has ever caught it.
chapter-4-place = The Long Debt
chapter-4-before-1 = The ledger has a gap. One page was torn out last week and sent south by courier, and the courier is the <i>Sin Demora</i>, painted white, rigged like a harp, famous for arriving before her own announcements. “Letters can wait,” says Ottoline Brack. “This one is about where the sand came from.”
chapter-4-before-2 = Ellen has not hurried since the old queen’s wedding. Still, there are gaps that open only for a ship at speed, and there is rum in the courier’s hold for whoever makes the last mile. Somebody oils the blocks. Somebody else feeds the parrot, who insists on being weighed first.
chapter-4-after-1 = You take the letter out of the captain’s hand while he is still saying “impossible”. It is short. <i>The Long Hour is where it always was. Only Quill’s four handfuls are missing, and without them it will not turn.</i> Below, in red: <i>Bring me the crew. The sand is in the crew.</i>
chapter-4-failed-1 = The <i>Sin Demora</i> dips her flag, which is polite, and vanishes, which is not. You drift in her wake, a smell of fresh paint and of other people’s punctuality. “She goes back and forth,” Interest says. “Tuesdays.” It is Monday.

## card

card-passage-2-name = Passage 2
card-passage-2-text = A gap that closes behind the slow. Point towards it at speed 2 and it is discarded.
card-passage-3-name = Passage 3
card-passage-3-text = Point towards it, then hoist to speed 3: under full sail it is discarded. At speed 3 you cannot turn.
card-gunboat-name = Gunboat
card-gunboat-text = A thin hull under two heavy guns: one hit destroys it, left alone it fires twice.
card-shoal-name = Shoal
card-shoal-text = While you point towards it the sail cannot be hoisted. At speed 0 or 1 you feel your way across and it is discarded.
card-courier-name = Sin Demora
card-courier-text = The courier. Point towards her at speed 2 and use her action space: you gain 1 Rum and she slips away, a letter lighter.

## token

token-rum-name = Rum
token-rum-text = Give one up when you place: the Sandtimer may go back into the area it just came from.

## round 1

round-4-1-intro = Shake her out. Three gaps, all in a hurry.
happening-4-1-lift-title = A Fair Wind, for Once
happening-4-1-lift-text = It lifts the canvas and everybody’s mood: the sail goes up one step.
goal-4-1-1 = Take a fast Passage, at speed 2.

## round 2

round-4-2-intro = There she is, white as a receipt. She will not hold still.
happening-4-2-tack-title = Sin Demora Tacks
happening-4-2-tack-text = The courier goes about: she moves one sector clockwise.
goal-4-2-1 = Come up with the Sin Demora and board her. You have until the end of round 3.

## round 3

round-4-3-intro = If she is still ahead, she is tired. If she is not, her friends have come to ask.
happening-4-3-cook-title = Soup on the Gun Deck
happening-4-3-cook-text = The cook has spilled dinner over the left-hand Cannons: 1 damage there.
happening-4-3-cook-sign = Smoke, and swearing, from the galley on the left.
goal-4-3-1 = Take a Passage, at 2 or at full sail. There will be others in round 4.

## round 4

round-4-4-intro = You have what you came for. Now everybody else wants it.
happening-4-4-choice-title = Cut or Hold?
happening-4-4-choice-text = A line fouls the rudder. Cut it and drift to the right, or hold on and strain the Helm.
happening-4-4-choice-choice-1 = Cut: the bow goes one sector right.
happening-4-4-choice-choice-2 = Hold: 1 damage at the Helm.
happening-4-4-letter-title = Interest Reads Aloud
happening-4-4-letter-text = Somebody laughs so hard that a Cork pops out.
goal-4-4-1 = South, and do not stop: end the round with the bow at S, under sail.
