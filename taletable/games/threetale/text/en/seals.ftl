### What can be earned: its name, and how.

seal-soft-hooves = Soft Hooves
seal-soft-hooves-how = Save the world and defeat nobody yourself
seal-bright-eyes = Bright Eyes
seal-bright-eyes-how = Open four Treasures in one tale
seal-stone-soup = Stone Soup
seal-stone-soup-how = Claim eight Stones in one tale
seal-well-laid = Well Laid Roads
seal-well-laid-how = Lay ten tiles in one tale
seal-happy-end = They Still Live
seal-happy-end-how = Three tales that end well
seal-brides-smile = The Bride Smiles
seal-brides-smile-how = 150 points with your friends
