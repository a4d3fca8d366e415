### A Tale of Pirates, chapter 3: its story and everything in its envelope. The mechanics are in chapters/03-other-peoples-luggage.toml.

## story

chapter-3-title = Other People’s Luggage
chapter-3-teaser = On the Cinnamon Road rich ships travel with poor guards. Bring boat hooks. Bring bags.
chapter-3-place = Merchant Road
chapter-3-before-1 = The Cinnamon Road is where the Admiral ships his taxes home: chests of buttons, clocks, wedding rings, all of it labelled <i>time, unpaid</i>. The writer of the note waits on a raft with a deck chair. She is Ottoline Brack, a smuggler of some taste, and the raft is, she insists, temporary.
chapter-3-before-2 = “Three chests with a blue seal,” she says. “In one of them is what he took from your grandmother. I do not know which. Neither does he; his filing is dreadful.” She pours tea. “Go alongside and hook what you want. Merchants stop for a ship that looks them in the eye.”
chapter-3-after-1 = The third chest holds no gold at all, only a ledger, thick as a bollard. On every page the same entry: <i>one handful of sand, from the Long Hour</i>. Four handfuls are marked as lost at cards, to I. Quill. Four. You look at your hourglasses. The hourglasses, in their way, look back.
chapter-3-failed-1 = You come home with a fine assortment of left boots. Ottoline Brack is kind about it. “The first hundred times are difficult,” she says and pours more tea. On the horizon the next convoy is already forming up, punctual to the minute.

## card

card-merchant-name = Merchant
card-merchant-text = Point towards it at speed 1 and use its action space: you gain 1 Treasure and it is discarded. One hit destroys it, and the chest sinks with it.
card-wreck-name = Wreck
card-wreck-text = Good timber, no owner. Its action space is a Repairs action: take 1 Cork out of any space. The Card stays.
card-raft-name = Raft of Barrels
card-raft-text = Use its action space, wherever it lies: you gain 1 Treasure and it is discarded.

## token

token-treasure-name = Treasure
token-treasure-text = A chest with a blue seal. Orders count how many you hold.

## round 1

round-3-1-intro = A quiet morning, a drifting raft of barrels, and one guard who takes his work seriously.
happening-3-1-barrel-title = A Barrel Comes Aboard
happening-3-1-barrel-text = It is full of putty. One Cork comes out, wherever there is one.
goal-3-1-1 = Hook the first chest with a blue seal.

## round 2

round-3-2-intro = The convoy proper. The guards have noticed the deck chair, and you.
happening-3-2-powder-damp-title = Somebody Left the Hatch Open
happening-3-2-powder-damp-text = Spray gets into a gun: one loaded Cannonball rolls out.
goal-3-2-1 = Bring the Treasure up to two.

## round 3

round-3-3-intro = The last merchantman wallows along like a sofa. Around it: everybody who is paid to mind.
happening-3-3-broadside-title = Somebody Else’s Broadside
happening-3-3-broadside-text = A stray ball goes through the Cannonballs locker: 1 damage there.
happening-3-3-broadside-sign = Gun ports open on the side of your Cannonballs.
goal-3-3-1 = Four chests. One of them has to be hers.
goal-3-3-2 = Keep Ellen afloat until dusk.
