### A Tale of Pirates, chapter 10: its story and everything in its envelope. The mechanics are in chapters/10-the-long-hour.toml.

## story

chapter-10-title = The Long Hour
chapter-10-teaser = One flagship, one Admiral, one hourglass the size of an island. There is no more time. There never was; there was only sand.
chapter-10-place = The Long Hour
chapter-10-before-1 = Don Tiberio Arenas waits on the quarterdeck of the <i>Puntualidad</i> with his watch in his hand. He is smaller than you thought. “You are late,” he calls across the water. “Sixty-one years. Your grandmother won four handfuls of my Hour at cards, and it has not turned since. I want my time back.”
chapter-10-before-2 = “All of it?” says Interest, in a voice that nobody taught him. Ellen has a gun in her stern now, a present from the ghosts. The flagship has everything else. But every time the Long Hour is struck a little sand runs out of it, and whoever catches enough may say when it is over.
chapter-10-after-1 = You pour the four handfuls back, all but a pinch. The Long Hour groans, tilts and turns, and for the first time in sixty-one years it is simply evening. The Admiral puts his watch away. He looks like somebody who has been on duty for a very long while. “What does one do,” he asks, “with it?”
chapter-10-after-2 = You show him: cards, tea, a deck chair. He loses eleven pesos to the parrot. Later, when the stars are out, you hang up four small hourglasses in Ellen’s cabin, where they catch the light. Thirty seconds each. Grandmother was right. It is all the time there is, and it is plenty.
chapter-10-failed-1 = “Time,” says the Admiral, and closes his watch. But the Long Hour has heard you knock. Far inside it something shifts; one grain comes loose and falls, and the whole day runs backwards like a startled crab, until you stand on Ellen’s deck again, before the battle, with the tea still warm.
chapter-10-ship = A Stern Gun, a new area with one Cannon, fires at the sector opposite the bow. It has no sector of its own, so Cards cannot damage it.

## card

card-galleon-name = Galleon
card-galleon-text = Four life symbols, two shots. Bring both Cannons of a side, twice.
card-flagship-name = Puntualidad
card-flagship-text = Five life symbols, two shots; she stays with her Damage Tokens. Once she has 2 hits her action space is open: board her for 1 Sand. Destroyed, she strikes her flag, and all the Sand is yours.

## token

token-sand-name = Sand of the Long Hour
token-sand-text = A handful that runs out when the flagship is boarded. Orders count how many you hold.

## round 1

round-10-1-intro = Outer escorts. Get past them while they are still laughing.
happening-10-1-ghost-help-title = An Old Friend Fires First
happening-10-1-ghost-help-text = A small sloop passes through the line: each open enemy to the right of the bow takes a hit.
goal-10-1-1 = Break through the outer line.

## round 2

round-10-2-intro = The inner line. A galleon sits in the gap like a cork in a bottle.
happening-10-2-sniper-title = A Marksman in the Tops
happening-10-2-sniper-text = He aims at whoever is steering: 1 damage at the Helm.
happening-10-2-sniper-sign = A glint in the galleon’s rigging, over your Helm.
happening-10-2-sand-wind-title = Sand in the Wind
happening-10-2-sand-wind-text = It gets into everything: one loaded Cannonball rolls out.
goal-10-2-1 = Find the way to the flagship.

## round 3

round-10-3-intro = The Puntualidad herself. She turns her side to you without hurrying.
happening-10-3-wear-title = She Wears Ship
happening-10-3-wear-text = The flagship moves one sector clockwise.
happening-10-3-strike-title = The Long Hour Strikes
happening-10-3-strike-text = The whole lagoon jumps. 1 damage at the right-hand Cannons.
happening-10-3-strike-sign = The glass island begins to hum, on the right.
goal-10-3-1 = Hit the Puntualidad twice and board her: a first handful of Sand, by the end of round 4.

## round 4

round-10-4-intro = He has put his watch away. That is a bad sign.
happening-10-4-wear-title = She Wears Again
happening-10-4-wear-text = The flagship moves one sector clockwise.
happening-10-4-choice-title = The Admiral Offers Terms
happening-10-4-choice-text = One handful back, and he holds his fire for now. Or keep it, and be shot at.
happening-10-4-choice-choice-1 = Give 1 Sand back: one Cork comes out.
happening-10-4-choice-choice-2 = Refuse: 1 damage at the Cannonballs.
goal-10-4-1 = Bring the Sand up to two handfuls.

## round 5

round-10-5-intro = The Long Hour has begun to run. Time itself is in a hurry: your sand takes 20 seconds now.
happening-10-5-mildred-title = Mildred Wakes
happening-10-5-mildred-text = She only came to say hello. Two open Brigantines are gone.
happening-10-5-wear-title = One Last Turn
happening-10-5-wear-text = The flagship moves one sector towards your bow.
goal-10-5-1 = Four handfuls, and you may say when it is over. Board her again and again, or make her strike her flag.
