### What can be earned: its name, and how.

seal-dry-powder = Dry Powder
seal-dry-powder-how = Fire twelve times in one chapter
seal-idle-hands = All Eyes, No Hands
seal-idle-hands-how = Look out twelve times in one chapter
seal-corkscrew = Corkscrew
seal-corkscrew-how = Pull six Corks in one chapter
seal-dizzy = Dizzy Helm
seal-dizzy-how = Steer ten times in one chapter
seal-quiet-gun = A Gun for Show
seal-quiet-gun-how = Win a chapter and never fire
seal-long-hour = The Long Hour
seal-long-hour-how = Ten chapters won
