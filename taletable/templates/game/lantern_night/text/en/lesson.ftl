### The lesson: what its coach says.

lesson-title = Your first night
lesson-text = Three evenings at the edge of the wood.

lesson-good-evening-fireflies = Good evening. Fireflies have come to the edge of the wood, and all three of you want them in your jar.
lesson-but-there-is = But there is a wind. It blows out each lantern whose number it divides; those have gone dark in your hand.
lesson-everybody-chooses-in = Everybody chooses in secret. The brightest lantern gathers the fireflies. Choose one.
lesson-all-lanterns-were = All lanterns were lit at the same time; here you see them. If one outshines the next by more than 8, it dazzles the fireflies, and they fly to the second.
lesson-what-you-light = What you light is gone for the rest of the night. How much is this swarm worth to you?
lesson-the-last-evening = The last evening: nothing is worth keeping any more. Good luck!
