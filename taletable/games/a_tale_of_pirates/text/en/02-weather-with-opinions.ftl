### A Tale of Pirates, chapter 2: its story and everything in its envelope. The mechanics are in chapters/02-weather-with-opinions.toml.

## story

chapter-2-title = Weather with Opinions
chapter-2-teaser = Between the harbour and anywhere worth being stand the Molars, a reef with a good appetite. The weather has opinions, and it interrupts.
chapter-2-place = The Blowholes
chapter-2-before-1 = Behind you: six ships with the Admiral’s hourglass on every sail. Ahead: the Molars, a reef that has eaten better vessels than Ellen and complained about the taste. “Nobody follows anybody through the Molars,” says Interest. He thinks about it. “Nobody goes in, mostly.”
chapter-2-before-2 = Still, Grandmother Quill marked a way on the back of a menu. Black teeth: creep round them. Gaps: no faster than you can whistle. And where the menu says <i>soup of the day</i>, she has underlined one word three times: weather. From here on, things will happen to you. One of you should keep an eye on them.
chapter-2-after-1 = The last black tooth slides by so near that you could dust it. Astern, two corvettes discover the reef in the usual manner. Out of the surf a gull drops a parcel on the deck, bows, and demands a biscuit. Inside lies one line in a tidy hand: <i>Luggage going spare. Come to the Cinnamon Road.</i>
chapter-2-failed-1 = The reef chews, considers, and spits Ellen out more or less whole. You drift back into deep water with a fine collection of splinters. “Ate here once,” Interest remarks. “Would not recommend.” The menu is dry enough to read. The tide turns in an hour.

## card

card-rocks-name = Rocks
card-rocks-text = Steer round them at speed 1 and they are discarded. Point towards them at speed 2 or 3 and they damage the area that faces them.
card-squall-name = Squall
card-squall-text = When it is turned up, the sail drops one step. After that it is only wet.

## round 1

round-2-1-intro = The first row of teeth. Learn how they bite; the pursuers are still far off.
happening-2-1-gust-title = A Gust from Nowhere
happening-2-1-gust-text = The wind slaps the canvas. The sail goes up one step.
goal-2-1-1 = Steer round two Rocks. Slowly. Speed 1.

## round 2

round-2-2-intro = The corvettes have followed you in. They are braver than they are bright.
happening-2-2-wave-title = A Green One Over the Rail
happening-2-2-wave-text = The wave takes what it finds at the Lookout: 1 damage there.
happening-2-2-wave-sign = A wall of water rises on the side of the Lookout.
goal-2-2-1 = Find a Passage; Grandmother marked them as dessert.

## round 3

round-2-3-intro = One more row. The reef grinds its teeth; behind you somebody loads.
happening-2-3-swirl-title = The Reef Breathes In
happening-2-3-swirl-text = A current takes the bow one sector to the right.
goal-2-3-1 = Rocks lie across the way out. Round one of them.
goal-2-3-2 = Out! Take the last Passage into open water.
