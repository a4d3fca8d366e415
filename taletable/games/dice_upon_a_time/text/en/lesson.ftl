### The lesson: what its coach says.

lesson-title = Once upon a first chapter
lesson-text = One chapter of a short game, with a coach at your elbow. Then the tale is yours.

lesson-once-upon-a = Once upon a time … you had nothing but a figure in the Town and a head full of Quests. Quests are worth 2, 3 or 4 Adventure Points; the more, the harder. Begin with an easy one.
lesson-it-lies-open = It lies open beside you, and says what it wants: to go somewhere, to bring something, or both. Take a second one, from any deck you dare.
lesson-a-chapter-begins = A chapter begins: everybody rolls five dice and keeps them as they fell. You use them one by one, one each turn. The faces with pictures count as 6, and do something when they are placed.
lesson-between-two-fields = Between two fields lies a socket with a number. A die fits if it shows at least that number; on top of another die, at least what that die shows. A die on a route opens it for you, this turn only.
lesson-open-a-way = Open a way from the Town to a field where Bread or Apples grow: choose a die, then the socket beside the Town.
lesson-the-route-glows = The route glows. Walk: what a field gives, it gives when you arrive.
lesson-take-what-grows = Take what grows here. Tokens are what most Quests ask for, and there is no limit to how many you carry.
lesson-not-every-die = Not every die has to open a way. In the corners sit the Forest Spirits: the Rabbit makes you first next chapter and lends you a step, the Fox lets you choose a die's face next time, the Snake lends a die, the Wolf eats a die of everybody else's.
lesson-low-dice-are = Low dice are good there: their sockets ask for nothing. Put your lowest die on a Spirit, or walk on, if you see where your Quest leads.
lesson-you-hold-a = You hold a Magic Item, too, and only you know which. It waits for its moment; when that may have come, you are asked: play it, or let it be. Now finish the chapter as you like: look at your Quests, and see how far a road can take you.
lesson-the-chapter-is = The chapter is over: the Spirits have paid, all dice came back and were rolled anew, and a new Event holds. A short game has three chapters, the usual one six. A Quest is completed at the end of your turn, as soon as you have what it asks. The rest you will find out, as in every good tale.
