### The lesson: what its coach says.

lesson-title = Your first Kingdom
lesson-text = The first two turns, with a coach at your elbow. Then you rule alone.

lesson-welcome-monarch-paper = Welcome, Monarch. Paper Tales lasts four turns. Each one has six phases, and this ribbon shows them. Whoever has most Legend Points at the end is the one the tales are about.
lesson-recruitment-keep-one = Recruitment. Keep one card of this pack; the rest goes to your neighbour, and you get theirs. Take a Woodcutter: it costs nothing, fights a little, and makes Wood. Wood becomes Buildings.
lesson-a-new-pack = A new pack. The coin is a card's cost, the shield its strength. You begin with 3 Gold, so cheap is good. A Blacksmith is free and brings 1 Gold each turn, if you see one.
lesson-you-also-want = You also want fighters: Wars are the plainest way to Legend Points. Take something strong for its cost.
lesson-two-cards-left = Two cards left: one for you, and the last one of the next pack comes by itself. Choose as you like.
lesson-deployment-this-is = Deployment. This is your Kingdom: two spots in the Front, two in the Back. Only the Front fights. You place cards face down, and nobody sees them until all are ready.
lesson-put-a-strong = Put a strong Unit into the Front. Click the card, then the spot; or drag it there.
lesson-now-a-woodcutter = Now a Woodcutter into the Back. It makes its Wood from any spot; what makes things may as well stand behind.
lesson-fill-the-other = Fill the other spots, if you can pay for them: the coins show what is left. You may keep one card for the next turn. You can still move everything; when it pleases you, press Seal my Kingdom.
lesson-all-kingdoms-opened = All Kingdoms opened at once, and the Wars were fought: your Front against each neighbour's. Equal or stronger wins 3 Legend Points. Then came Income: 2 Gold for everybody, and what your Units bring.
lesson-construction-your-units = Construction. Your Units make Wood; it is only counted, never used up. The first Building needs no land. Build the Town: from now on it makes Wood and Food for you.
lesson-the-turn-ended = The turn ended with Aging: Units with an Age token died, the others got one. So each Unit serves two turns. Yours now have a token each, and will leave at the end of this turn.
lesson-a-new-turn = A new turn, and the packs go round the other way. Watch your neighbours' strength beside their crests: they fight you, too. Choose your five cards.
lesson-your-old-units = Your old Units still stand. You may move them, send them away to make room, and place new ones on free spots. Let two that make Wood stay: Wood is wanted once more this turn.
lesson-once-a-turn = Once a turn you may construct or upgrade. An upgrade costs no land: the Town's level 2 asks for 2 Wood. It opens a fifth spot in your Front and is worth 3 Legend Points at the end. If you cannot, something else or nothing will do.
lesson-that-is-the = That is the whole game: recruit, deploy, fight, earn, build, grow older. Two turns are left, and you know all of it. Touch anything dim and it tells you why not, with its rule. Long may you reign!
