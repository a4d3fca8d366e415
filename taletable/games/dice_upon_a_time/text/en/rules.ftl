### Dice Upon a Time, English. What rules, boards and terminals say of it; docs/text.md explains the format.

## game

game-tagline = Roll your fortune, open the roads, and walk the Grimms' map before somebody blocks it.
game-blurb = Six chapters in the land of the fairy tales. Your dice open routes, stack up against your rivals and wake the Forest Spirits; quests, stories and a few treacherous magic items do the rest.

## shelf

shelf-place = 3
shelf-people = 2–5
shelf-minutes = 60
shelf-spirit = versus
shelf-spirit-more = or cooperative
shelf-tempo = in turns
shelf-tempo-more = with reactions

## option

option-mode-name = Spirit
option-mode-text = Against each other, side by side, or all for one.
option-mode-competitive = Competitive
option-mode-competitive-text = Whoever has the most Adventure Points wins.
option-mode-peaceful = Peaceful
option-mode-peaceful-text = The same race with no item, face or spirit that is aimed at others.
option-mode-cooperative = Cooperative
option-mode-cooperative-text = All Quests lie open; the team shares one score and one verdict.
option-cards-name = Cards
option-cards-text = How much luck and mischief is in the box.
option-cards-all = Everything
option-cards-all-text = The whole game.
option-cards-no-stories = No stories
option-cards-no-stories-text = Less luck: Supporting characters keep their tales to themselves. Magic Items stay.
option-cards-beginner = Beginner
option-cards-beginner-text = Icons only: neither Magic Items nor Story cards. For children and for a first game.
option-characters-name = Characters
option-characters-text = Each player is one of nine characters with an ability of its own. Leave them out in a first game or with small children.
option-length-name = Length
option-length-text = How many chapters the tale has.
option-length-short = Short
option-length-short-text = Three chapters.
option-length-normal = Six chapters
option-length-normal-text = The tale as it is usually told.
option-length-extra-long = Extra long
option-length-extra-long-text = Until the chapter in which the last Quest is drawn, for those who never want it to end.
option-events-name = Events
option-events-text = One Event bends the rules of each chapter.
option-events-hidden = Face down
option-events-hidden-text = Each is a surprise.
option-events-open = Face up
option-events-open-text = All can be seen from the start, for people who plan.
option-events-none = None
option-events-none-text = Only in the extra long game.

## rule

rule-tale = Game
rule-characters = Characters
rule-quest_draw = Drawing Quests
rule-chapter = Chapter
rule-snake_die = Snake Die
rule-white_snake = Reaction: Snake Die
rule-fox = Dice from the Fox
rule-rapunzel = Rapunzel's reroll
rule-golden_bird = Reaction: roll
rule-lean_year = Lean Year
rule-turns = Turns
rule-turn = Turn
rule-place = Place a die
rule-yarn = Reaction: placement
rule-answer = Answer to an item
rule-action = An action within another
rule-wolf = The Wolf eats
rule-step = Move
rule-harvest = Tokens of the field
rule-steed = Steed
rule-gathering = Taking tokens
rule-taking = Taking tokens
rule-receiving = Goods received
rule-take_own = Reaction: own tokens
rule-take_others = Reaction: tokens taken
rule-choose_token = A token of your choice
rule-lose = Losing tokens
rule-item_draw = Magic Item
rule-one_of_two = One of two items
rule-items_gained = New items
rule-items_others = Reaction: item drawn
rule-quests_gained = New Quests
rule-quests_others = Reaction: Quest drawn
rule-give_up = Too many Quests
rule-story = Story card
rule-choose_story = One of two stories
rule-retell = A story of no use
rule-good_luck = Good Luck
rule-bad_luck = Bad Luck
rule-curse = Curse
rule-offered = A gift from a card
rule-back_route = A die comes back
rule-back_spirit = A die comes back
rule-reroll = Reroll
rule-reroll_best = Reroll of the best die
rule-turn_die = Turn a die
rule-lose_item = Discard an item
rule-lose_die = Discard a die
rule-deeds = Quests and deeds
rule-pay_any = Payment
rule-barter = Exchange
rule-consent = Consent
rule-hand_item = Handing over an item
rule-early_end = All Quests done

## ask: what a board shows strong is marked

ask-characters = <b>Choose</b> your Character
ask-quest_draw = <b>Choose</b> the deck you draw a Quest from
ask-quest_draw-keep = <b>Choose</b> the Quest you keep
ask-white_snake = Somebody's Snake Die shows a token: play an item or let it be
ask-fox = <b>Set</b> your die from the Fox, or roll it
ask-rapunzel = <b>Let down</b> your hair: reroll one 1 or 2, or leave it
ask-golden_bird = Just rolled a 1 or 2: play an item or let it be
ask-lean_year = <b>Give up</b> a token
ask-place = <b>Place</b> a die, or pass for this chapter
ask-yarn = A die is about to be placed: play an item or let it be
ask-answer = An item is aimed at you: ward it off or let it be
ask-wolf = <b>The Wolf</b> is hungry: give it one unused die
ask-step = <b>Move</b> over the route you opened, or stay
ask-harvest = <b>Take</b> what grows here, or leave it
ask-steed = <b>Ride</b> to another Steed, or stay
ask-take_own = You are getting tokens: play an item or let it be
ask-take_others = Somebody takes tokens: play an item or let it be
ask-choose_token = <b>Choose</b> a token
ask-lose = <b>Choose</b> the token you lose
ask-item_draw = <b>Draw</b> a Magic Item, or leave it
ask-one_of_two = <b>Keep</b> one of the two items
ask-items_others = Somebody draws an item: play an item or let it be
ask-quests_others = Somebody draws a Quest: play an item or let it be
ask-give_up = <b>Give up</b> a Quest: four is the limit
ask-choose_story = <b>Choose</b> which story is yours
ask-retell = <b>Draw</b> another Story card in its place, or leave it
ask-good_luck = <b>Choose</b> your luck
ask-bad_luck = <b>Choose</b> the lesser evil
ask-bad_luck-reward = <b>Choose</b> what every other player may take
ask-bad_luck-harmless = This card can do <b>nothing</b> to you: let it be, or play an item
ask-curse = <b>A Curse</b> falls on you: play an item or let it be
ask-offered = <b>Take</b> what the card offers, or decline
ask-offered-a-feast-without-you-1 = { story-a-feast-without-you-name }: <b>take</b> 1 Gold Coin, or decline
ask-offered-a-feast-without-you-2 = { story-a-feast-without-you-name }: <b>take</b> 1 Apple, or decline
ask-offered-the-neighbours-orchard-1 = { story-the-neighbours-orchard-name }: <b>take</b> 1 Apple, or decline
ask-offered-the-neighbours-orchard-2 = { story-the-neighbours-orchard-name }: <b>take</b> 1 Bread, or decline
ask-offered-a-loose-tongue-1 = { story-a-loose-tongue-name }: <b>take</b> 1 Bread, or decline
ask-offered-a-loose-tongue-2 = { story-a-loose-tongue-name }: <b>take</b> 1 Gold Coin, or decline
ask-offered-the-wrong-sack-1 = { story-the-wrong-sack-name }: <b>draw</b> a Magic Item, or decline
ask-offered-the-wrong-sack-2 = { story-the-wrong-sack-name }: <b>take</b> 1 Gold Coin, or decline
ask-offered-clever-elses-gifts-1 = { story-clever-elses-gifts-name }: <b>draw</b> a Magic Item, or decline
ask-offered-clever-elses-gifts-2 = { story-clever-elses-gifts-name }: <b>take</b> 1 Apple, or decline
ask-offered-the-hares-cousins-1 = { story-the-hares-cousins-name }: <b>take</b> a Rabbit Token, or decline
ask-offered-the-hares-cousins-2 = { story-the-hares-cousins-name }: <b>take</b> 1 Bread, or decline
ask-back_route = <b>Take</b> a die back from a route, or leave it
ask-back_spirit = <b>Take</b> a die back from a Forest Spirit, or leave it
ask-reroll = <b>Reroll</b> an unused die, or leave it
ask-reroll_best = <b>Reroll</b> one of your best dice
ask-turn_die = <b>Turn</b> an unused die to any face, or leave it
ask-lose_item = <b>Choose</b> the item you discard
ask-lose_die = <b>Choose</b> the die you discard
ask-deeds = <b>Complete</b> Quests, or end your turn
ask-deeds-none = <b>End your turn,</b> or use what you have
ask-pay_any = <b>Choose</b> the token you give
ask-barter = <b>Say</b> what you give and what you want, then propose
ask-consent = <b>Accept</b> the exchange, or decline
ask-hand_item = <b>Choose</b> the item you hand over
ask-early_end = <b>All Quests</b> are done: stop here, or play on

## move

move-become = Be { $character }
move-draw-character = Draw a Character at random
move-draw-quest = Draw a Quest worth { $value }
move-redraw-quest = Put it back and draw one worth { $value }
move-keep = Keep { $card }
move-leave = Leave it
move-give-up = Give up { $card }
move-set = Set { $die } to { $face }
move-roll = Roll { $die }
move-reroll = Reroll { $die }
move-turn-die = Turn { $die } to { $face }
move-take-back = Take back { $die }
move-place = Place { $die }: { $socket }
move-pass = Pass for the rest of the chapter
move-hop = Use a Rabbit Token: hop to { $field }
move-ability = Use your ability for this placement
move-soften = Call the top die of { $socket } a 1
move-sleepwalk = Discard { $die } and { $die2 }, and sleepwalk to { $field }
move-swap = Swap 1 { $token } for 1 { $token2 }
move-lose-die = Give up { $die }
move-walk = Walk to { $field }
move-stay = Stay
move-ride = Ride to { $field }
move-leap = Ride the Steed to { $field }
move-take = Take { $token }
move-take-single = Take { $token } without doubling
move-lose = Lose 1 { $token }
move-pay = Give 1 { $token }
move-draw-item = Draw a Magic Item
move-discard = Discard { $card }
move-choose = { $card }: option { $n }
move-redraw = Draw another
move-accept = Accept
move-decline = Decline
move-let-it-be = Let it be
move-play = Play { $card }
move-play-token = Play { $card }: 1 more { $token }
move-play-face = Play { $card }: turn { $die } to { $face }
move-play-die = Play { $card }: { $die }
move-play-field = Play { $card }: go to { $field }
move-play-seat = Play { $card }: ride to { $seat }
move-play-curse = Play { $card }: { $card2 } goes to { $seat }
move-complete = Complete { $card }
move-pick-up = Pick up what { $card } asks for
move-fulfil = Fulfil { $card }
move-lift = Lift the Curse: { $card }
move-done = End the turn
move-trade = Propose an exchange to { $seat }
move-give = Give { $thing }
move-want = Ask for { $thing }
move-show = Lay { $card } on the table
move-hand-over = Hand over { $card }
move-propose = Propose it
move-cancel = Never mind
move-stop = Stop here
move-play-on = Play on

## stake: what is seen before something is done that cannot be taken back; confirm: what its button says

stake-dice-left = { $n ->
    [0] Your last die
    [one] 1 die left
   *[other] { $n } dice left
}
stake-dice-unused = { $n ->
    [one] 1 die stays unused
   *[other] { $n } dice stay unused
}
stake-walk-to = You can walk to { $field }
stake-only-blocks = It only blocks: you do not walk
stake-no-more-turns = No more turns in this chapter
stake-rabbits-left = { $n ->
    [0] Your last Rabbit Token
    [one] 1 Rabbit Token left
   *[other] { $n } Rabbit Tokens left
}
stake-undone = { $n ->
    [one] 1 card could still be settled
   *[other] { $n } cards could still be settled
}
stake-quest-lost = { $value } AP can no more be won
confirm-place = Place it
confirm-pass = Pass
confirm-hop = Hop
confirm-sleepwalk = Sleepwalk
confirm-done = End the turn
confirm-give-up = Give it up
confirm-discard = Discard it
confirm-become = Be that one
confirm-draw-character = Draw one

## refuse

refuse-events-needed = Only the extra long game may do without Events.
refuse-nothing-left-to-draw = The extra long game lasts until the last Quest is drawn, and in the cooperative game all Quests lie open from the start.
refuse-too-low = This takes a die worth { $n } or more.
refuse-own-ban = Your Ban die is worth 6: cover it with a 6 or a special face.
refuse-banned = Only another Ban face may cover somebody's Ban die.
refuse-spirits-sleep = The Forest Spirits are asleep in this chapter: no dice in the corners.
refuse-full = This stack is full: { $n } dice.
refuse-full-for-two =
    { $n ->
        [one] This stack is full with one die, as there are two players.
       *[other] This stack is full: { $n } dice, as there are two players.
    }
refuse-no-stack = No stack may be built here.
refuse-wolf-fed = The Wolf has eaten in this chapter.
refuse-not-at-her-field = Your ability opens a route at your own field.
refuse-must-place-now = You have used your ability: place a die on a route at your field.
refuse-ability-used = Your Character card is turned over until the next chapter.
refuse-no-die = You have no unused die to place.
refuse-no-die-on-the-board = You have no die on the board to take back.
refuse-no-curse = Only a Curse of yours can be passed on, and to somebody else.
refuse-tailor-and-ban = Ban dice do not mind the Tailor.
refuse-nowhere-to-run = No route at your field would open, and the ability is for moving only.
refuse-no-such-token = You have no { $token } to swap.
refuse-came-by-cap = The Wishing-cap and this ability do not go together.
refuse-nothing-for-beggars = You ride as a beggar, and { $field } has nothing for beggars: it gives tokens, items or Quests.
refuse-no-trigger = { $card } waits for something else to happen.
refuse-deck-empty = There is no Quest worth { $value } left.
refuse-not-low = Only a 1 or 2 of this roll may be rerolled.
refuse-already-there = You are at { $field } already.
refuse-cannot-be-done = This cannot be carried out.
refuse-starwort-and-rewards = Starwort wards off harm; this card only rewards the others.
refuse-no-quest-item = You do not carry the { $relic }.
refuse-already-picked-up = Somebody has picked up the { $relic } already.
refuse-not-there = Your figure has to stand on { $field }.
refuse-not-on-a-steed = Your figure has to stand on a Steed field.
refuse-no-company = Another figure has to stand there with you.
refuse-not-enough-tokens =
    { $n ->
        [0] { $n2 ->
            [0] This takes { apples }.
           *[other] { $n3 ->
                [0] This takes { $n2 } Bread.
               *[other] This takes { $n2 } Bread and { apples }.
            }
        }
       *[other] { $n2 ->
            [0] { $n3 ->
                [0] This takes { coins }.
               *[other] This takes { coins } and { apples }.
            }
           *[other] { $n3 ->
                [0] This takes { coins } and { $n2 } Bread.
               *[other] This takes { coins }, { $n2 } Bread and { apples }.
            }
        }
    }
refuse-no-token = You have no token to give.
refuse-no-item = You have no item to give up.
refuse-by-riding = This Curse is lifted by riding from a Steed.
refuse-by-the-wolf = This Curse is lifted by placing a die on the Wolf.
refuse-too-late-for-the-horse = The Golden Horse runs before the first deed of this phase, and to a figure on another field.
refuse-said-no = { $seat } has been asked in this turn already.
refuse-nothing-to-exchange = Neither of you has anything to exchange.
refuse-empty-proposal = Say first what changes hands.
refuse-too-many-quests = { $seat } would have more than four active Quests.
refuse-character-taken = { $character } is taken.
# What nobody offers, and somebody may well try.
refuse-others-turn = It is { $seat }'s turn. This is done in one's own turn.
refuse-no-turn-yet = No turn has begun yet.
refuse-being-resolved = Something else is being resolved: that comes first.
refuse-other-character = That is the ability of { $character }.
refuse-no-characters = This tale is told without abilities.
refuse-not-by-card = This ability is not used by itself: it acts on something, or you are asked when it can help.
refuse-not-your-die = This die is not yours.
refuse-die-not-unused = This die is not among your unused dice.
refuse-no-such-face = This is not another face of that die.
refuse-other-die-first = Your other die from the Fox comes first.
refuse-not-from-the-fox = This die does not come from the Fox.
refuse-not-the-best = Only your best unused die can be rerolled here.
refuse-die-not-there = No die of yours lies there to be taken back.
refuse-die-placed = The placement of this turn is over: one die a turn.
refuse-no-die-to-soften = The Tailor softens the top die of a stack on a route.
refuse-two-dice = This costs two different unused dice.
refuse-no-rabbit = You have no Rabbit Token.
refuse-not-next = { $field } is not next to your field.
refuse-no-route-yet = A route has to be activated first: place a die on one at your field.
refuse-other-way = The route that you have activated does not lead you to { $field }.
refuse-spirits-are-no-route = A die on a Forest Spirit activates no route.
refuse-no-step-left = There is no step left in this turn: each one needs a route activated anew.
refuse-horses-are-lame = The Steeds are lame in this chapter.
refuse-only-to-steeds = A Steed carries you to another Steed field.
refuse-on-arrival = A field gives something when you arrive, and nothing for staying.
refuse-on-arriving-at-a-steed = This is done on arriving at a Steed field.
refuse-tokens-from-fields = Tokens are taken on arriving at a Resource field or the Fairy.
refuse-gives-another = This field gives another token.
refuse-nothing-doubled = Nothing is doubled here.
refuse-quests-lie-open = All Quests lie open from the start: there is none to draw.
refuse-keep-one-now = All are drawn: keep one of them.
refuse-quests-from-town = A Quest is drawn on arriving on the Town or at the King.
refuse-no-thumbs = You have no Thumbling token left.
refuse-when-drawing = This is done when you have just drawn a Quest.
refuse-no-items-here = This tale is told without Magic Items.
refuse-items-from-field = An item is drawn with a Magic Item face or on arriving on the Magic Items field.
refuse-quest-done = { $card } has been completed.
refuse-not-before-you = { $card } does not lie before you.
refuse-in-phase-5 = This is done in the last phase of your turn, after moving.
refuse-only-above-four = A Quest is given up when there are more than four.
refuse-at-the-end = A Side Quest is not completed: it counts if it is true at the end.
refuse-not-in-hand = { $card } is not in your hand.
refuse-item-used = { $card } has been used: it lies on the discard pile.
refuse-say-on-what = Say what { $card } is played on.
refuse-none-of-it = You have no { $token }.
refuse-takes-another = The card takes { $token }.
refuse-not-with-yourself = An exchange needs somebody else.
refuse-not-met = { $seat } stands on another field.
refuse-not-to-be-traded = This cannot change hands.
refuse-no-more-of-it = There is no more of it to change hands.

## event

event-became = { $seat-is ->
        [you] You are
       *[other] { $seat-person } is
    } { $character }.
event-phase = Chapter { $n }
event-roll = { $seat-is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $face }, { $face2 }, { $face3 }, { $face4 }, { $face5 }.
event-rolled = { $seat-is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $die }: { $face }.
event-rerolled = { $seat-is ->
        [you] You reroll
       *[other] { $seat } rerolls
    } { $die }: { $face }.
event-set = { $seat-is ->
        [you] You set
       *[other] { $seat } sets
    } { $die } from the Fox to { $face }.
event-turned-die = { $seat-is ->
        [you] You turn
       *[other] { $seat } turns
    } { $die } to { $face }.
event-event = The Event of this chapter: { $card }.
event-events-shuffled = The { $n } Events are shuffled anew.
event-items-shuffled = { $n } used items are shuffled into a new pile.
event-stories-shuffled = { $n } told stories are shuffled into a new pile.
event-played = { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } { $card }!
event-warded-off = { $seat-is ->
        [you] You ward
       *[other] { $seat } wards
    } off { $card }.
event-robbed = { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $n } { tokens-of } that { seat-second } was reaching for.
event-snatched = { $seat-is ->
        [you] You snatch
       *[other] { $seat } snatches
    } what { seat-second } drew: { $n }.
event-cursed = { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } stuck with { $card }.
event-placed = { $seat-is ->
        [you] You place
       *[other] { $seat } places
    } { $die }, { $face }: { $socket }.
event-passed = { $seat-is ->
        [you] You pass
       *[other] { $seat } passes
    }.
event-hopped = { $seat-is ->
        [you] You use
       *[other] { $seat } uses
    } a Rabbit Token and hops to { $field }.
event-sleepwalked = { $seat-is ->
        [you] You sleepwalk
       *[other] { $seat } sleepwalks
    } to { $field }.
event-ability = { $seat-is ->
        [you] You use
       *[other] { $seat } uses
    } the ability of { $character }.
event-softened = { $seat-is ->
        [you] You call
       *[other] { $seat } calls
    } the top die of { $socket } a 1.
event-swapped = { $seat-is ->
        [you] You swap
       *[other] { $seat } swaps
    } 1 { $token } for 1 { $token2 }.
event-took-back = { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $die } back from { $socket }.
event-discarded-die = { $seat-is ->
        [you] You discard
       *[other] { $seat } discards
    } { $die }.
event-gobbled = The Wolf gobbles up { $die } of { seat-object }.
event-arrived = { $seat-is ->
        [you] You arrive
       *[other] { $seat } arrives
    } at { $field }.
event-rode = { $seat-is ->
        [you] You ride
       *[other] { $seat } rides
    } to { $field }.
event-leapt = { $seat-is ->
        [you] You make
       *[other] { $seat } makes
    } the Steed run to { $field }.
event-took = { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $n } { tokens-of }.
event-lost = { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    } 1 { $token }.
event-drew-quest = { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } a Quest worth { $value }.
event-drew-item = { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } a Magic Item.
event-saw = { $seat-is ->
        [you] You see
       *[other] { $seat } sees
    } { $card }.
event-holds = { $seat-is ->
        [you] You now hold
       *[other] { $seat } now holds
    } { $card }.
event-thumbed = { $seat-is ->
        [you] You put
       *[other] { $seat } puts
    } the Quest back and thinks again.
event-buried = { $seat-is ->
        [you] You put
       *[other] { $seat } puts
    } a Quest worth { $value } under its deck.
event-new-quest = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } a new Quest: { $card }.
event-gave-up = { $seat-is ->
        [you] You give
       *[other] { $seat } gives
    } up { $card }.
event-discarded-item = { $seat-is ->
        [you] You discard
       *[other] { $seat } discards
    } { $card }.
event-read = { $seat-is ->
        [you] You read
       *[other] { $seat } reads
    }: { $card }.
event-laid = { $card } lies before { seat-object }.
event-no-effect = The story passes { seat-object } by.
event-rabbit-token = { $seat-is ->
        [you] You get
       *[other] { $seat } gets
    } a Rabbit Token.
event-lifted = { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } rid of { $card }.
event-fulfilled = { $seat-is ->
        [you] You fulfil
       *[other] { $seat } fulfils
    } { $card }.
event-picked-up = { $seat-is ->
        [you] You pick
       *[other] { $seat } picks
    } up the { $relic }.
event-completed = { $seat-is ->
        [you] You complete
       *[other] { $seat } completes
    } { $card }: { $n } AP.
event-shows = { $seat-is ->
        [you] You lay
       *[other] { $seat } lays
    } { $card } on the table.
event-proposes = { $seat-is ->
        [you] You propose
       *[other] { $seat } proposes
    } an exchange to { seat-second }.
event-offers = { $seat-is ->
        [you] You offer
       *[other] { $seat } offers
    } { $thing }.
event-asks-for = { $seat-is ->
        [you] You ask
       *[other] { $seat } asks
    } for { $thing }.
event-declined = { $seat-is ->
        [you] You decline
       *[other] { $seat } declines
    } what { seat-second } proposed.
event-agreed = { $seat-is ->
        [you] You and { $seat2 }
       *[other] { $seat } and { seat-second }
    } shake hands.
event-handed-over = { $seat-is ->
        [you] You give
       *[other] { $seat } gives
    } { seat-second } { $thing }.
event-slipped = { $seat-is ->
        [you] You slip
       *[other] { $seat } slips
    } { seat-second } a Magic Item.
event-won-snake = The Snake Die goes to { seat-object }.
event-won-rabbit = { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    } the Rabbit: a Rabbit Token, and the first turn of the next chapter.
event-quests = { seat-first }: { $n } AP for Quests.
event-side-quests = { seat-first }: { $n } AP for Side Quests.
event-curses = { seat-first }: { $n } AP lost to Curses.
event-won = { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    } with { $n } AP.
event-team-score = The team has { $n } AP: level { $n2 }.

## Below the name of who did it, where several are told of at once

brief-drew-item = 1 Magic Item
brief-roll = { $face }, { $face2 }, { $face3 }, { $face4 }, { $face5 }
brief-drew-quest = a Quest worth { $value }
brief-rabbit-token = Rabbit Token

## effect

effect-gain-any = Take { $n } token of your choice
effect-item = Draw a Magic Item
effect-go = Go to { $field }
effect-lose = Lose { $tokens }
effect-lose-any = Discard { $n } of your tokens
effect-lose-item = Discard an unused Magic Item
effect-lose-die = Discard an unused die
effect-reroll-best = Reroll your best unused die
effect-others-gain = Every other player may take { $tokens }
effect-others-item = Every other player may draw a Magic Item
effect-others-rabbit = Every other player may take a Rabbit Token

## verdict

verdict-1 = The step-sister would have managed as much, and complained less.
verdict-2 = You tried. Heroes are made of slightly sterner stuff.
verdict-3 = Mother Holle nods, and the snow falls a little softer.
verdict-4 = They will tell this one by the fire for a hundred years.
verdict-5 = The end of the story: every thread tied. Now do it again in fewer chapters.

## source

source-quests = Quests
source-side-quests = Side Quests
source-curses = Curses

## colour

colour-red = crimson
colour-white = teal
colour-green = amber
colour-blue = violet
colour-yellow = moss

## sort

sort-plain = plain die
sort-item = item die
sort-story = story die
sort-ban = Ban die
sort-double = doubling die
sort-snake = Snake Die

## face

face-blank = (Fox)
face-item-face = Magic Item
face-story-face = Story card
face-ban-face = Ban
face-double-face = Token doubling
face-lost-face = lost
face-gold-face = Gold Coin
face-bread-face = Bread
face-apple-face = Apple

## token

token-gold = Gold Coin
token-bread = Bread
token-apple = Apple
tokens-of =
    { $token-id ->
        [gold] { $n ->
            [one] Gold Coin
           *[other] Gold Coins
        }
        [apple] { $n ->
            [one] Apple
           *[other] Apples
        }
       *[bread] Bread
    }
coins =
    { $n ->
        [one] { $n } Gold Coin
       *[other] { $n } Gold Coins
    }
apples =
    { $n3 ->
        [one] { $n3 } Apple
       *[other] { $n3 } Apples
    }

## thing

thing-an-item = a Magic Item of their choice

## socket

socket-rabbit = Rabbit
socket-wolf = Wolf
socket-snake = Snake
socket-fox-1 = Fox, first socket
socket-fox-2 = Fox, second socket

## field

field-town = Town
field-bread-field = Bread
field-soldier = Soldier
field-apple-field = Apple
field-king = King
field-gold-field = Gold Coin
field-woodsman = Woodsman
field-old-woman = Old Woman
field-church = Church
field-fairy = Fairy
field-big-mountains = Big Mountains
field-clouds = Clouds
field-huntsman = Huntsman
field-big-sea = Big Sea
field-hell = Hell
field-steed-north = Steed of the North
field-steed-east = Steed of the East
field-steed-south = Steed of the South
field-steed-west = Steed of the West
field-magic-items = Magic Items

## field-text

field-text-town = On arrival you may draw a Quest.
field-text-bread-field = On arrival you may take 1 Bread.
field-text-soldier = On arrival you must draw a Story card.
field-text-apple-field = On arrival you may take 1 Apple.
field-text-king = On arrival you may draw 3 Quests and keep 1.
field-text-gold-field = On arrival you may take 1 Gold Coin.
field-text-woodsman = On arrival you must draw a Story card.
field-text-old-woman = On arrival you must draw a Story card.
field-text-church = Quiet, and cool in summer. Nothing happens by itself.
field-text-fairy = On arrival you may take 1 token of your choice.
field-text-big-mountains = Steep. Nothing happens by itself.
field-text-clouds = Soft, but draughty. Nothing happens by itself.
field-text-huntsman = On arrival you must draw a Story card.
field-text-big-sea = Wet. Nothing happens by itself.
field-text-hell = Warmer than it looks. Nothing happens by itself.
field-text-steed-north = On arrival you may jump to another Steed.
field-text-steed-east = On arrival you may jump to another Steed.
field-text-steed-south = On arrival you may jump to another Steed.
field-text-steed-west = On arrival you may jump to another Steed.
field-text-magic-items = On arrival you may draw a Magic Item.

## spirit-text

spirit-text-rabbit = Top die at the end of the chapter: a Rabbit Token, and you start the next chapter.
spirit-text-wolf = Once per chapter: everybody else loses an unused die at once.
spirit-text-snake = Top die at the end of the chapter: the Snake Die is yours for the next one.
spirit-text-fox = One die in each socket: set it to any face at the next roll.

## relic

relic-crossbow-of-the-angels = Crossbow of the Angels
relic-old-sword = Old Sword
relic-three-golden-hairs = Three Golden Hairs
relic-magic-pipe = Magic Pipe

## character

character-little-red-riding-hood-name = Little Red Riding Hood
character-little-red-riding-hood-text = Once per chapter: place a die on a route at your field whatever its value; then you must run along it. Ban and height still hold.
character-puss-in-boots-name = Puss in Boots
character-puss-in-boots-text = Once per chapter, in your turn: talk somebody into swapping one of your tokens for one of another kind.
character-brave-little-tailor-name = Brave Little Tailor
character-brave-little-tailor-text = Once per chapter, before you place: the top die of one route counts as 1 for you. Seven at one blow, but never a Ban die.
character-snow-white-name = Snow White
character-snow-white-text = Whenever you draw a Magic Item, draw two, keep one and discard the other. Seven advisers are worth something.
character-king-thrushbeard-name = King Thrushbeard
character-king-thrushbeard-text = Once per chapter, on arriving at a Steed: ride it to any field that gives no token, item or Quest. Not with the Wishing-cap.
character-sleeping-beauty-name = Sleeping Beauty
character-sleeping-beauty-text = Once per chapter, instead of placing a die: discard two unused dice and sleepwalk to a neighbouring field, whatever lies on the route.
character-thumbling-name = Thumbling
character-thumbling-text = Three times in the game: slip a Quest you just drew under its deck and draw again from any deck.
character-rapunzel-name = Rapunzel
character-rapunzel-text = Once per chapter, after the roll: reroll one die that shows 1 or 2. One die, one try.
character-musicians-of-bremen-name = The Musicians of Bremen
character-musicians-of-bremen-text = Once per chapter: one placement may go one die above the height limit. Who else would stand on each other's shoulders?

## item

item-wishing-table-name = The Wishing-Table
item-wishing-table-text = When you take tokens at a field: take 3 of that kind in all. Lay thyself!
item-cloak-of-invisibility-name = Cloak of Invisibility
item-cloak-of-invisibility-text = When you read a Bad Luck card: it does not find you. Discard it and read another Story card.
item-hazel-branch-name = The branch from the hazel-bush
item-hazel-branch-text = When you get tokens, from wherever: 1 more of a kind you just got. Shake and tremble, little tree.
item-golden-ball-name = The Golden Ball
item-golden-ball-text = When you would lose tokens, and not by your own choice: you lose none of them. The frog keeps an eye on it.
item-spirit-in-the-bottle-name = Spirit in the Bottle
item-spirit-in-the-bottle-text = When others draw Magic Items: all of these are yours instead. You only wanted to let it out for a moment.
item-ball-of-yarn-name = The Wonderful Ball of Yarn
item-ball-of-yarn-text = When a die is about to be placed, by anybody: it is rerolled, and its owner chooses anew.
item-golden-horse-name = The Golden Horse
item-golden-horse-text = In your turn, after moving and before your Quests: ride to a field with another figure. That is an arrival.
item-white-snake-name = The White Snake
item-white-snake-text = When anybody's Snake Die shows a token: they keep it, and you roll the Snake Die for yourself.
item-starwort-name = Starwort
item-starwort-text = When a card is about to hurt you: it does not. Characters and places are not cards.
item-blue-light-name = The Blue Light
item-blue-light-text = At the start of your turn: take one of your dice back from anywhere on the board, just as it lies.
item-magic-mirror-name = Magic Mirror
item-magic-mirror-text = When others draw Quests: all of these are yours instead. Who is the busiest of them all?
item-seven-league-boots-name = Seven-league Boots
item-seven-league-boots-text = For one placement of yours: the socket and the dice in it count as 1 and bar nobody. Height still holds.
item-cursed-ring-name = Cursed Ring
item-cursed-ring-text = At the start of your turn or when you read a Curse: give one Curse of yours to another player. It fits everybody.
item-crystal-ball-name = Crystal Ball
item-crystal-ball-text = When you could play an item or are about to take, draw or place: until this action ends, nobody else plays an item.
item-wishing-cap-name = Wishing-cap
item-wishing-cap-text = Instead of your normal move: be on any field. That is an arrival.
item-magic-beans-name = Magic Beans
item-magic-beans-text = For one placement of yours: the stack may grow one die above the limit.
item-cudgel-in-the-sack-name = Cudgel in the Sack
item-cudgel-in-the-sack-text = When others take tokens: out of the sack! All of these are yours instead.
item-golden-bird-name = The Golden Bird
item-golden-bird-text = When you have just rolled a 1 or 2: turn that die to any of its faces.

## quest

quest-counting-sheep-from-above-name = Counting Sheep from Above
quest-counting-sheep-from-above-text = Visit the Clouds.
quest-a-dare-at-the-chimney-name = A Dare at the Devil's Chimney
quest-a-dare-at-the-chimney-text = Visit Hell.
quest-the-flounders-ear-name = The Flounder's Ear
quest-the-flounders-ear-text = Visit the Big Sea.
quest-seven-times-yonder-name = Seven Times Yonder
quest-seven-times-yonder-text = Visit the Big Mountains.
quest-the-talking-horses-head-name = The Talking Horse's Head
quest-the-talking-horses-head-text = Visit a Steed.
quest-apples-for-the-well-name = Apples for the Well
quest-apples-for-the-well-text = Discard 2 Apples.
quest-pay-the-piper-name = Pay the Piper
quest-pay-the-piper-text = Discard 2 Gold Coins.
quest-a-trail-of-crumbs-name = A Trail of Crumbs
quest-a-trail-of-crumbs-text = Discard 2 Bread.
quest-the-beggar-at-the-gate-name = The Beggar at the Gate
quest-the-beggar-at-the-gate-text = Discard 1 Gold Coin and 1 Bread.
quest-supper-for-the-ants-name = Supper for the Ants
quest-supper-for-the-ants-text = Discard 1 Bread and 1 Apple.
quest-the-pedlars-comb-name = The Pedlar's Comb
quest-the-pedlars-comb-text = Discard 1 Gold Coin and 1 Apple.
quest-a-loaf-for-the-huntsman-name = A Loaf for the Huntsman
quest-a-loaf-for-the-huntsman-text = Bring 1 Bread to the Huntsman.
quest-an-apple-a-day-name = An Apple a Day
quest-an-apple-a-day-text = Bring 1 Apple to the Old Woman. She promises not to give it away.
quest-the-veterans-pension-name = The Veteran's Pension
quest-the-veterans-pension-text = Bring 1 Bread to the Soldier.
quest-audience-at-court-name = Audience at Court
quest-audience-at-court-text = Visit the King.
quest-a-thirteenth-golden-plate-name = A Thirteenth Golden Plate
quest-a-thirteenth-golden-plate-text = Visit the Fairy, and mind your manners.
quest-the-wedding-guest-name = The Wedding Guest
quest-the-wedding-guest-text = Be in the Church while another figure is there.
quest-one-of-everything-name = One of Everything
quest-one-of-everything-text = Discard 1 Gold Coin, 1 Bread and 1 Apple.
quest-hans-in-luck-name = Hans in Luck
quest-hans-in-luck-text = Discard 2 Gold Coins and 1 Bread, and feel lighter.
quest-pig-in-the-orchard-name = Pig in the Orchard
quest-pig-in-the-orchard-text = Discard 1 Bread and 2 Apples.
quest-harvest-thanksgiving-name = Harvest Thanksgiving
quest-harvest-thanksgiving-text = Bring 2 Apples to the Church.
quest-bread-for-the-poor-box-name = Bread for the Poor Box
quest-bread-for-the-poor-box-text = Bring 2 Bread to the Church.
quest-candles-for-a-promise-name = Candles for a Promise
quest-candles-for-a-promise-text = Bring 1 Gold Coin and 1 Bread to the Church.
quest-rent-for-mother-holle-name = Rent for Mother Holle
quest-rent-for-mother-holle-text = Bring 1 Gold Coin and 1 Bread to the Clouds.
quest-the-giants-second-breakfast-name = The Giant's Second Breakfast
quest-the-giants-second-breakfast-text = Bring 1 Bread and 1 Apple to the Clouds.
quest-a-toll-to-the-ferryman-name = A Toll to the Ferryman
quest-a-toll-to-the-ferryman-text = Bring 2 Gold Coins to Hell.
quest-the-fishwifes-next-wish-name = The Fishwife's Next Wish
quest-the-fishwifes-next-wish-text = Bring 1 Gold Coin and 1 Apple to the Big Sea.
quest-seven-small-plates-name = Seven Small Plates
quest-seven-small-plates-text = Bring 1 Gold Coin and 1 Bread to the Big Mountains.
quest-two-children-too-many-name = Two Children Too Many
quest-two-children-too-many-text = Bring 1 Bread and 1 Apple to the Woodsman.
quest-a-heart-spared-name = A Heart Spared
quest-a-heart-spared-text = Bring 1 Gold Coin and 1 Apple to the Huntsman. He knows what for.
quest-the-crossbow-of-the-angels-name = The Crossbow of the Angels
quest-the-crossbow-of-the-angels-text = Fetch the Crossbow from the Clouds and bring it to the Church.
quest-the-old-sword-name = The Old Sword
quest-the-old-sword-text = Fetch the Sword from the Big Sea and bring it to the Soldier. He dropped it, he says.
quest-the-devils-three-hairs-name = The Devil's Three Golden Hairs
quest-the-devils-three-hairs-text = Fetch the Hairs from Hell and bring them to the King. Do not wake the owner.
quest-the-magic-pipe-name = The Magic Pipe
quest-the-magic-pipe-text = Fetch the Pipe from the Big Mountains and bring it to the Fairy. She would like to dance.
quest-the-bride-price-name = The Bride-Price
quest-the-bride-price-text = Bring 1 Gold Coin, 1 Bread and 1 Apple to the Old Woman. Her granddaughter decides.
quest-straw-into-gold-name = Straw into Gold
quest-straw-into-gold-text = Bring 2 Gold Coins and 1 Apple to the Woodsman. Do not ask who spun it.
quest-pie-in-the-sky-name = Pie in the Sky
quest-pie-in-the-sky-text = Bring 1 Bread and 2 Apples to the Clouds.
quest-stoking-the-kettles-name = Stoking the Kettles
quest-stoking-the-kettles-text = Bring 1 Gold Coin and 2 Bread to Hell.
quest-provisions-for-a-ship-of-fools-name = Provisions for a Ship of Fools
quest-provisions-for-a-ship-of-fools-text = Bring 1 Gold Coin, 1 Bread and 1 Apple to the Big Sea.
quest-the-glass-mountain-name = The Glass Mountain
quest-the-glass-mountain-text = Bring 2 Gold Coins and 1 Apple to the Big Mountains.

## story

story-star-money-name = Star Money
story-star-money-text = You gave away your last shirt, and the sky noticed. Take 1 Gold Coin.
story-a-warm-loaf-name = A Warm Loaf
story-a-warm-loaf-text = “Take me out, I am done!” You do. Take 1 Bread.
story-windfall-name = Windfall
story-windfall-text = The tree begged to be shaken. Take 1 Apple.
story-gingerbread-roof-name = Gingerbread Roof
story-gingerbread-roof-text = Only a shingle, nobody will miss it. Take 1 token of your choice.
story-sweet-porridge-name = Sweet Porridge
story-sweet-porridge-text = The little pot cooks and cooks. Take 1 Bread and 1 Apple.
story-harvest-home-name = Harvest Home
story-harvest-home-text = The whole land is at table. Every player takes 1 Apple, you included.
story-elves-at-night-name = Elves at Night
story-elves-at-night-text = In the morning the work is done and sewn. Take one of your dice back from a route.
story-the-grateful-beasts-name = The Grateful Beasts
story-the-grateful-beasts-text = You once pulled a thorn. Take one of your dice back from a Forest Spirit.
story-second-thoughts-name = Second Thoughts
story-second-thoughts-text = Sleep on it. You may reroll one unused die.
story-gambling-hansel-name = Gambling Hansel
story-gambling-hansel-text = His dice never lose, and he lends them out. You may turn one unused die to any of its faces.
story-an-old-chest-name = An Old Chest
story-an-old-chest-text = The key fits, and the lid is heavy. Draw a Magic Item.
story-three-feathers-name = Three Feathers
story-three-feathers-text = Blow, and follow one: draw a Magic Item, or take 1 token of your choice.
story-a-lift-on-the-wind-name = A Lift on the Wind
story-a-lift-on-the-wind-text = The wind's mother owes you a favour. You may go to the Clouds or to the Big Mountains.
story-a-passing-hay-cart-name = A Passing Hay Cart
story-a-passing-hay-cart-text = The carter does not ask who is under the hay. You may go to the Big Sea or to Hell.
story-the-royal-coach-name = The Royal Coach
story-the-royal-coach-text = It was a pumpkin this morning, but it moves. You may go to the King or to the Church.
story-will-o-the-wisp-name = Will-o'-the-Wisp
story-will-o-the-wisp-text = For once it leads somewhere. You may go to the Magic Items or to the Fairy.
story-hare-and-hedgehog-name = Hare and Hedgehog
story-hare-and-hedgehog-text = “I am here already!” Take a Rabbit Token.
story-the-town-crier-name = The Town Crier
story-the-town-crier-text = Hear ye: help wanted. You may draw a Quest.
story-the-thieving-magpie-name = The Thieving Magpie
story-the-thieving-magpie-text = It likes what shines. Discard a token, or discard an unused Magic Item.
story-a-storm-of-crows-name = A Storm of Crows
story-a-storm-of-crows-text = They carry you off and argue about where to. Go at once to the Big Sea, or to the Big Mountains.
story-birds-ate-the-crumbs-name = Birds Ate the Crumbs
story-birds-ate-the-crumbs-text = So much for the way home. Lose 1 Bread, or discard an unused die.
story-the-toll-bridge-name = The Toll Bridge
story-the-toll-bridge-text = The keeper has horns under his hat. Lose 1 Gold Coin, or go at once to Hell.
story-the-poisoned-half-name = The Poisoned Half
story-the-poisoned-half-text = The red side, of all sides. Lose 1 Apple, or discard an unused die.
story-the-witchs-oven-name = The Witch's Oven
story-the-witchs-oven-text = “Creep in and see if it is hot.” Discard an unused Magic Item, or an unused die.
story-the-giants-sneeze-name = The Giant's Sneeze
story-the-giants-sneeze-text = Bless him. Go at once to the Clouds, or to the Steed of the West.
story-a-wrong-turn-name = A Wrong Turn
story-a-wrong-turn-text = The signpost was drunk. Go at once to Hell, or to the Clouds.
story-twelve-robbers-name = Twelve Robbers
story-twelve-robbers-text = They are polite, and they are twelve. Discard 2 tokens, or an unused Magic Item.
story-a-sleepless-night-name = A Sleepless Night
story-a-sleepless-night-text = There was a pea. Reroll your best unused die, or discard a token.
story-the-tailors-bill-name = The Tailor's Bill
story-the-tailors-bill-text = Seven patches at one blow. Lose 1 Gold Coin, or 1 Bread.
story-the-goat-was-hungry-name = The Goat Was Hungry
story-the-goat-was-hungry-text = “How should I have eaten?” it bleats. Lose 1 Apple, or 1 Bread.
story-a-feast-without-you-name = A Feast Without You
story-a-feast-without-you-text = Every other player may take 1 Gold Coin, or every other player may take 1 Apple: you say which.
story-the-neighbours-orchard-name = The Neighbours' Orchard
story-the-neighbours-orchard-text = Every other player may take 1 Apple, or every other player may take 1 Bread: you say which.
story-a-loose-tongue-name = A Loose Tongue
story-a-loose-tongue-text = You told where it is buried. Every other player may take 1 Bread, or every other player 1 Gold Coin: you say which.
story-the-wrong-sack-name = The Wrong Sack
story-the-wrong-sack-text = You sold it unopened. Every other player may draw a Magic Item, or every other player may take 1 Gold Coin: you say which.
story-clever-elses-gifts-name = Clever Else's Gifts
story-clever-elses-gifts-text = She meant well. Every other player may draw a Magic Item, or every other player may take 1 Apple: you say which.
story-the-hares-cousins-name = The Hare's Cousins
story-the-hares-cousins-text = A large family. Every other player may take a Rabbit Token, or every other player may take 1 Bread: you say which.
story-home-for-supper-name = Home for Supper
story-home-for-supper-text = At the end: your figure is on the Town. +2 AP.
story-friend-of-the-forest-name = Friend of the Forest
story-friend-of-the-forest-text = At the end: your dice lie on at least 2 Forest Spirits. +2 AP.
story-full-pockets-name = Full Pockets
story-full-pockets-text = At the end: you have 3 tokens or more. +1 AP.
story-a-table-well-laid-name = A Table Well Laid
story-a-table-well-laid-text = At the end: you have a Gold Coin, a Bread and an Apple. +2 AP.
story-a-magpies-nest-name = A Magpie's Nest
story-a-magpies-nest-text = At the end: you hold 2 Magic Items or more. +1 AP.
story-first-through-the-door-name = First through the Door
story-first-through-the-door-text = At the end: you have the starting player marker. +1 AP.
story-a-name-in-the-chronicle-name = A Name in the Chronicle
story-a-name-in-the-chronicle-text = At the end: you have completed 4 Quests or more. +2 AP.
story-good-company-name = Good Company
story-good-company-text = At the end: another figure is on your field. +1 AP.
story-to-the-worlds-end-name = To the World's End
story-to-the-worlds-end-text = At the end: your figure is on the Clouds, in Hell, at the Big Sea or on the Big Mountains. +2 AP.
story-at-the-kings-table-name = At the King's Table
story-at-the-kings-table-text = At the end: your figure is with the King. +3 AP.
story-a-hundred-years-sleep-name = A Hundred Years' Sleep
story-a-hundred-years-sleep-text = −2 AP at the end. Ride from a Steed to wake up.
story-donkey-ears-name = Donkey Ears
story-donkey-ears-text = −1 AP at the end. Visit the Church to lose them, hat off.
story-the-frogs-due-name = The Frog's Due
story-the-frogs-due-text = −1 AP at the end. Give 1 Gold Coin and the frog eats elsewhere.
story-the-endless-hunger-name = The Endless Hunger
story-the-endless-hunger-text = −2 AP at the end. Give 1 Bread and 1 Apple to be full.
story-red-hot-shoes-name = Red-Hot Shoes
story-red-hot-shoes-text = −2 AP at the end. Visit the Big Sea and wade in.
story-the-witchs-mark-name = The Witch's Mark
story-the-witchs-mark-text = −2 AP at the end. Discard a Magic Item to rub it off.
story-the-wolfs-promise-name = The Wolf's Promise
story-the-wolfs-promise-text = −1 AP at the end. Place a die on the Wolf, and he forgets you.
story-godfather-deaths-candle-name = Godfather Death's Candle
story-godfather-deaths-candle-text = −3 AP at the end. Visit Hell and ask for a longer one.
story-a-bargain-at-the-crossroads-name = A Bargain at the Crossroads
story-a-bargain-at-the-crossroads-text = Give 1 token of your choice: you may draw a Quest.
story-a-candle-for-the-lost-name = A Candle for the Lost
story-a-candle-for-the-lost-text = Visit the Church: take 1 token of your choice.
story-the-echo-keeps-a-secret-name = The Echo Keeps a Secret
story-the-echo-keeps-a-secret-text = Visit the Big Mountains: draw a Magic Item.
story-a-letter-in-a-bottle-name = A Letter in a Bottle
story-a-letter-in-a-bottle-text = Visit the Big Sea: take 1 Gold Coin and 1 Apple.
story-a-feather-from-holles-bed-name = A Feather from Holle's Bed
story-a-feather-from-holles-bed-text = Visit the Clouds: take a Rabbit Token.
story-a-sack-of-coals-name = A Sack of Coals
story-a-sack-of-coals-text = Visit Hell: take 2 Gold Coins. They cool down nicely.
story-breakfast-for-the-elves-name = Breakfast for the Elves
story-breakfast-for-the-elves-text = Give 1 Bread: take one of your dice back from a route.
story-the-old-womans-swap-name = The Old Woman's Swap
story-the-old-womans-swap-text = Give 1 Apple: draw a Magic Item.
story-whetted-luck-name = Whetted Luck
story-whetted-luck-text = Give 1 Gold Coin: you may turn one unused die to any of its faces.
story-the-miller-grinds-name = The Miller Grinds
story-the-miller-grinds-text = Give 1 Bread: take 1 Gold Coin and 1 Apple.

## chapter-event

chapter-event-beanstalk-summer-name = Beanstalk Summer
chapter-event-beanstalk-summer-text = Everything grows. Stacks hold one die more.
chapter-event-low-branches-name = Low Branches
chapter-event-low-branches-text = Mind your head. Stacks hold one die fewer.
chapter-event-the-spirits-sleep-name = The Spirits Sleep
chapter-event-the-spirits-sleep-text = No dice may be placed on the Forest Spirits.
chapter-event-rich-harvest-name = Rich Harvest
chapter-event-rich-harvest-text = Resource fields give 1 token more.
chapter-event-widdershins-name = Widdershins
chapter-event-widdershins-text = The world turns the wrong way: turns go counter-clockwise.
chapter-event-lame-horses-name = Lame Horses
chapter-event-lame-horses-text = The Steeds have no ability.
chapter-event-open-gates-name = Open Gates
chapter-event-open-gates-text = Sockets of 6 count as 4.
chapter-event-quiet-forest-name = Quiet Forest
chapter-event-quiet-forest-text = Ban faces are plain 6s.
chapter-event-fairy-gifts-name = Fairy Gifts
chapter-event-fairy-gifts-text = Each player draws a Magic Item now.
chapter-event-royal-call-name = Royal Call
chapter-event-royal-call-text = Each player may draw a Quest now.
chapter-event-lean-year-name = Lean Year
chapter-event-lean-year-text = Each player discards 1 token now.
chapter-event-storytellers-name = Storytellers
chapter-event-storytellers-text = Supporting characters know two stories: draw two, one is yours, the other is discarded.

## Things that are put together

route = { $here } – { $there }
die = { $colour } { $sort }
tokens = { $n } { $token }

## The course of a game

standing-score = Adventure Points
standing-team = Adventure Points of the team
gain-score = { $sign }{ $n } AP
gain-team = { $sign }{ $n } AP
did-quests =
    { $n ->
        [one] One Quest
       *[other] { $n } Quests
    }
did-stories =
    { $n ->
        [one] One Story
       *[other] { $n } Stories
    }
did-fields =
    { $n ->
        [one] One Field visited
       *[other] { $n } Fields visited
    }
did-items =
    { $n ->
        [one] One item played
       *[other] { $n } items played
    }
award-quests = Most Quests
award-stories = Best listener
award-fields = Farthest wanderer
award-items = Quickest hand in the sack
part-chapter = Chapter { $n }
