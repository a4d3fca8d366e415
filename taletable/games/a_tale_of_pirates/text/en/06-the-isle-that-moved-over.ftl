### A Tale of Pirates, chapter 6: its story and everything in its envelope. The mechanics are in chapters/06-the-isle-that-moved-over.toml.

## story

chapter-6-title = The Isle That Moved Over
chapter-6-teaser = An island that is on no chart turns out to be several, and shy. Anchor softly, dig quickly, argue later.
chapter-6-place = The Shy Isles
chapter-6-before-1 = There is not one island but a litter of them, round, green and faintly embarrassed, and they shift when nobody looks. On each there may be a cairn, and under the cairn a tile with a scrap of map burnt into it. Grandmother Quill was here. The initials are unmistakable; so are the sandwich crusts.
chapter-6-before-2 = Ottoline has lent you her second-best telescope, and the carpenter has nailed up a second basket to hold whoever holds it. So for once there are two places at the Lookout. Landing is done at anchor: point towards an island, let the sail all the way down, then put somebody ashore.
chapter-6-after-1 = Three tiles, laid edge to edge on the galley table, make a picture: a lagoon like a glass bulb, a strait like a neck, another lagoon below. The whole sea is an hourglass, and you have been sailing in the upper half. “Well,” says Ottoline after a while. “That explains the current.”
chapter-6-failed-1 = The islands have gone to bed. One of them snores. You anchor where a beach was this morning and find, on the sand bar that is left, a single sandwich crust and a note in a firm hand: <i>Again, dears, and this time look behind the shy one.</i>
chapter-6-ship = A second basket hangs on the mast: the Lookout has two action spaces. They are one area.

## card

card-island-name = Shy Island
card-island-text = Point towards it at speed 0 and use its action space: you dig up 1 Map Piece and the island moves over (discarded).
card-cove-name = Quiet Cove
card-cove-text = Point towards it at speed 0 and it is discarded: in the calm the carpenter takes 1 Cork out.

## token

token-map-piece-name = Map Piece
token-map-piece-text = A tile with a scrap of the chart. Orders count how many you hold.

## round 1

round-6-1-intro = Calm water, round hills, a bird that laughs at you. Find the first cairn.
happening-6-1-goat-title = A Goat Comes Aboard
happening-6-1-goat-text = It eats the cork it likes best. One Cork comes out.
goal-6-1-1 = Land on a Shy Island and dig up a Map Piece.

## round 2

round-6-2-intro = The Admiral’s surveyors are here as well. They have measured everything and found nothing.
happening-6-2-mist-title = Mist Rolls Up
happening-6-2-mist-text = Astern nothing can be made out any more: face-up Cards there turn face down.
happening-6-2-crab-title = Crabs at the Helm
happening-6-2-crab-text = They have opinions on steering. The Helm is closed for 20 seconds.
goal-6-2-1 = A second Map Piece. There is time until the end of round 3.

## round 3

round-6-3-intro = The surveyors have stopped measuring and started aiming.
happening-6-3-patrol-title = A Sail Behind the Hill
happening-6-3-patrol-text = A Brigantine comes round the point, to the right of the bow.
happening-6-3-landslip-title = An Island Shrugs
happening-6-3-landslip-text = Stones rattle down on the Helm: 1 damage there.
happening-6-3-landslip-sign = The hill behind the Helm clears its throat.
goal-6-3-1 = A third Map Piece makes a picture. Be quick, or come again in round 4.

## round 4

round-6-4-intro = Night. The islands draw together. One of them holds a lantern.
happening-6-4-choice-title = The Bird Wants Something
happening-6-4-choice-text = It lands on the capstan and looks at the rum, then at the powder store. Decide.
happening-6-4-choice-choice-1 = Pour it a drink: lose 1 Rum.
happening-6-4-choice-choice-2 = Shoo: it drops a Cannonball over the side.
goal-6-4-1 = Slip out through a Passage before the islands close it.
