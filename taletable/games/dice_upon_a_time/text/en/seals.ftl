### What can be earned: its name, and how.

seal-frogs-honour = A Frog’s Honour
seal-frogs-honour-how = Keep six promises in one tale
seal-well-read = Boots and Books
seal-well-read-how = Read eight Stories in one tale
seal-far-and-wide = No Bread Crumbs Needed
seal-far-and-wide-how = Arrive on 25 fields in one tale
seal-deep-pockets = What Big Pockets
seal-deep-pockets-how = Play six items in one tale
seal-not-a-word = Nose in No Book
seal-not-a-word-how = Win and read no Story
seal-seven = Seven at One Blow
seal-seven-how = Seven games won
