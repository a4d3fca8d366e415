### What only the board of Dice Upon a Time says, English; docs/text.md explains the format.

## What things are called

# A face in a sentence about a die, such as “Place your 4”.
board-face =
    { $face ->
        [blank] nothing
        [item-face] { face-item-face }
        [story-face] Story
        [ban-face] { face-ban-face }
        [double-face] Doubling
        [lost-face] { face-lost-face }
        [gold-face] { face-gold-face }
        [bread-face] { face-bread-face }
        [apple-face] { face-apple-face }
       *[other] { $face }
    }
board-tokens =
    { $token ->
        [gold] { $n ->
            [one] { $n } Gold Coin
           *[other] { $n } Gold Coins
        }
        [bread] { $n } Bread
       *[apple] { $n ->
            [one] { $n } Apple
           *[other] { $n } Apples
        }
    }
board-rabbit-tokens =
    { $n ->
        [one] { $n } Rabbit Token
       *[other] { $n } Rabbit Tokens
    }
board-magic-items =
    { $n ->
        [one] { $n } Magic Item
       *[other] { $n } Magic Items
    }
board-quests =
    { $n ->
        [one] { $n } Quest
       *[other] { $n } Quests
    }
board-unused-dice =
    { $n ->
        [one] { $n } unused die
       *[other] { $n } unused dice
    }
board-unused-dice-show = { board-unused-dice }: { LIST($faces) }
board-spirit =
    { $spirit ->
        [rabbit] { socket-rabbit }
        [wolf] { socket-wolf }
        [snake] { socket-snake }
       *[fox] Fox
    }
# Long names as they stand on the map.
board-field-steed-north = North Steed
board-field-steed-east = East Steed
board-field-steed-south = South Steed
board-field-steed-west = West Steed
# Names that fit under an emblem of the hand: one short word.
board-item-wishing-table = Table
board-item-cloak-of-invisibility = Cloak
board-item-hazel-branch = Hazel
board-item-golden-ball = Gold Ball
board-item-spirit-in-the-bottle = Spirit
board-item-ball-of-yarn = Yarn
board-item-golden-horse = Horse
board-item-white-snake = Snake
board-item-starwort = Starwort
board-item-blue-light = Light
board-item-magic-mirror = Mirror
board-item-seven-league-boots = Boots
board-item-cursed-ring = Ring
board-item-crystal-ball = Crystal
board-item-wishing-cap = Cap
board-item-magic-beans = Beans
board-item-cudgel-in-the-sack = Cudgel
board-item-golden-bird = Bird
# What kind of thing a page of the picture book shows.
board-kind-item = Magic Item
board-kind-character = Character
board-kind-event = Event of the chapter
board-kind-quest = Quest
board-kind-good-luck = Good Luck
board-kind-bad-luck = Bad Luck
board-kind-side-quest = Side Quest
board-kind-curse = Curse
board-kind-mini-quest = Mini Quest
board-kind-field = Field
board-kind-spirit = Forest Spirit
# Adventure Points: the small word below or beside a number.
board-ap-unit = AP
board-ap = { $n } AP

## Labels that are put together out of sentences

# $act is a move, such as “Walk to King”; $why says why it is refused, and is a sentence.
board-act = { $act }.
board-act-and-walk = { $act }, and walk on.
board-act-of = { $act }. { $text }
board-not-possible = Not possible: { $why }
board-not-yet = Not yet: { $why }
board-not-now = Not now: { $why }
board-card = { $name }. { $text }
board-card-quest = { $name }, worth { $n }. { $text }

## Top bar: the chapters, and the team

board-chapters = Chapters
board-chapter =
    Chapter { $n }{ $now ->
        [yes] , now
       *[no] {""}
    }
board-chapter-event =
    Chapter { $n }: { $event }{ $now ->
        [yes] , now
       *[no] {""}
    }
board-before = Before the tale
board-the-end = The end
board-team = The team has { $n } AP: level { $level } of { $of }. Levels begin at { $levels } AP

## A seat in the list of players

board-score =
    { $n ->
        [one] { $n } Adventure Point
       *[other] { $n } Adventure Points
    }{ $begins ->
        [yes] , begins the chapter
       *[no] {""}
    }

## Map

board-map = Map
board-minimap = The whole map: jump to your figure
board-heading = Chapter { $n }
# The Wolf has eaten in this chapter; small, above its name.
board-fed = fed
board-socket = { $socket } needs { $n } or more.
# $name: whose die lies on top.
board-socket-stack =
    { $socket }: { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }, on top { $face } of { $snake ->
        [yes] the Snake Die
       *[no] { $name }
    }{ $ban ->
        [yes] , a Ban
       *[no] {""}
    }; needs { $needs } or more.
board-here = Here: { $names }.
board-spirit-label = { $name }, Forest Spirit. { $text }
board-figure = { $name }, on { $field }. Look at their things
board-figure-as = { $name }, { $character }, on { $field }. Look at their things

# What rises over a figure.
board-float-ap = +{ $n } AP
board-float-wards = wards it off!
board-float-passes = passes

## Cards that everybody looks at for a moment; the card lies below

board-show-played = <b>{ $name }</b> plays
board-show-read = <b>{ $name }</b> reads
board-show-completed = <b>{ $name }</b> completes
board-show-fulfilled = <b>{ $name }</b> fulfils
board-show-lifted = <b>{ $name }</b> is rid of
board-show-cursed = <b>{ $name }</b> is stuck with
board-show-shows = <b>{ $name }</b> shows

## Prompt: what is asked, its verb strong

board-ended =
    <b>The end.</b> { $n ->
        [one] { LIST($winners, type: "and") } wins with { $ap } AP
       *[other] { LIST($winners, type: "and") } share the victory with { $ap } AP
    }
board-ended-team = <b>Level { $level }</b> with { $n } AP
board-ask-react = <b>Answer above,</b> or let it pass
board-ask-react-help = Everybody who might answer is asked at the same time.
board-ask-held = <b>Place your { $face }</b> on a glowing socket
board-ask-held-help = Bright ones let you walk on. Of the pale ones the Forest Spirits repay you; the others only block.
board-ask-hop = <b>Hop</b> to a neighbouring field
board-ask-hop-help = It takes the place of a die, and nothing on the road can stop you.
board-ask-character = <b>{ $name }</b>
board-ask-item =
    { $verb ->
        [play-die] <b>{ $item }:</b> choose a die
        [play-face] <b>{ $item }:</b> choose a face
        [play-field] <b>{ $item }:</b> choose a field
        [play-seat] <b>{ $item }:</b> choose whom to join
        [play-token] <b>{ $item }:</b> choose the token
        [play-curse] <b>{ $item }:</b> choose who gets it
       *[play] <b>{ $item }</b>
    }
board-ask-die = <b>Choose the die</b> for { $socket }
board-ask-die-help = Dice that fit glow in your rack.

# What can still be done for the ability of a Character that is taken up.
board-ability-little-red-riding-hood = Any die opens a road at your field; then you run along it.
board-ability-puss-in-boots = Choose what is swapped for what.
board-ability-brave-little-tailor = Choose the stack whose top die counts as 1 for you.
board-ability-king-thrushbeard = Choose a field that gives no token, item or Quest.
board-ability-sleeping-beauty = Choose two dice, then a neighbouring field.
board-ability-musicians-of-bremen = One die may lie above the limit of a stack.

# A line of help. $hand: what one plays with.
board-help-place =
    { $hand ->
        [finger] Tap a die, then a socket.
       *[mouse] Click a die, then a socket; or drag it there.
    }
board-help-step =
    { $hand ->
        [finger] Tap the glowing field to walk there.
       *[mouse] Click the glowing field to walk there.
    }
board-help-steed =
    { $hand ->
        [finger] Tap a glowing Steed to ride there.
       *[mouse] Click a glowing Steed to ride there.
    }
board-help-deeds = What can be done now has a green border.
# $name: who put a die on the Wolf.
board-help-wolf =
    { $hand ->
        [finger] { $name } fed it with a die. Tap the die in your rack that it gets from you.
       *[mouse] { $name } fed it with a die. Click the die in your rack that it gets from you.
    }
board-help-die =
    { $hand ->
        [finger] Tap the die in your rack.
       *[mouse] Click the die in your rack.
    }
board-help-low-die =
    { $hand ->
        [finger] Tap a 1 or 2 in your rack.
       *[mouse] Click a 1 or 2 in your rack.
    }
board-help-turn-die =
    { $hand ->
        [finger] Tap the die in your rack, then its new face.
       *[mouse] Click the die in your rack, then its new face.
    }
board-help-stack =
    { $hand ->
        [finger] Tap a stack with your die.
       *[mouse] Click a stack with your die.
    }
board-help-give-up =
    { $hand ->
        [finger] Tap the Quest that goes under its deck.
       *[mouse] Click the Quest that goes under its deck.
    }
board-help-item =
    { $hand ->
        [finger] Tap one of your items.
       *[mouse] Click one of your items.
    }
board-help-fox = Any face of that die, or luck.
board-help-doubling = Your doubling face gives one more.
board-help-team = Your team has { $n } AP.

# While others are asked. $goods: a list of tokens.
board-takes = { $name } takes { $goods }.
board-places = { $name } places a { $face }.
board-turn = { $name }’s turn

# Buttons
board-faces = Faces of the die
board-pass = Pass
board-done = End the turn
board-let-it-be = Let it be
board-use-ability = Use the ability
board-stop = Stop here
board-draw-item = Draw an item
board-roll = Roll it
board-draw-character = Draw one at random
board-play-token = 1 more { $token }
board-play-seat = Ride to { $name }
board-play-curse = { $card } goes to { $name }
board-trade = Trade with { $name }
board-put-back = Put back
board-take-back = Take back
board-take-back-label = Take back your last act
board-play-it = Play it

## Reactions

board-reaction = Reaction
board-you-get = You are getting { $goods }.
board-draws-items =
    { $n ->
        [one] { $name } draws { $n } Magic Item.
       *[other] { $name } draws { $n } Magic Items.
    }
board-draws-quests =
    { $n ->
        [one] { $name } draws { $n } Quest.
       *[other] { $name } draws { $n } Quests.
    }
board-somebody = Somebody
board-about-to-place = { $name } is about to place a die that shows { $face }: { $socket }.
board-snake-token = The Snake Die shows a token: { $face }.
# $rolls: a list of board-roll-low.
board-rolled-low = You have just rolled { LIST($rolls, type: "and") }.
board-roll-low = a { $face } ({ $die })
board-rolled-unknown = You have just rolled a 1 or 2.
board-strike = { $name } plays { $item } against you!
board-nothing-fits = Nothing of yours fits.
board-seconds =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
board-play-item =
    { $more ->
        [yes] Play { $item } …
       *[no] Play { $item }
    }
board-let-it-pass = Let it pass

## The page over the map

board-look-at-map = Look at the map
board-show-page = Show the page
board-deck =
    { $act }; { $n ->
        [one] { $n } Quest left
       *[other] { $n } Quests left
    }
# Quests in a deck.
board-deck-left = { $n } left
board-keep = Keep it
# Buttons with the numbers of the decks follow.
board-redraw = Thumbling: put it back and draw from <decks/>

## An exchange

board-exchange = An exchange
board-you-give = You give
board-gives = { $name } gives
board-choose-gift = Choose what you give
board-choose-wish = Choose what you ask for
board-nothing = Nothing
board-an-item = A Magic Item

## The own side of the table

board-your-figure = Your figure
# Redraws of Thumbling.
board-thumbs-left = { $n } left
board-draws-two = Always draws two
board-ability-used = Ability used
board-ability-ready = Ability ready
board-ability-at-roll = Ability: at the roll
board-your-dice = Your dice
board-die =
    { $die }, shows { $face }{ $held ->
        [yes] , taken up
       *[no] {""}
    }.
board-die-lies = { $die }: lies on { $socket }
board-die-fox = { $die }: comes back from the Fox
board-die-away = { $die }: not in play now
board-your-tokens = Your tokens
board-hop = { board-rabbit-tokens }: hop to a neighbouring field instead of placing a die
board-your-quests = Your Quests
board-quests-of-all = Quests of all
board-carried = You carry it.
board-no-quest = No Quest yet
board-anywhere = anywhere
board-all-quests = All { board-open-quests }
board-open-quests =
    { $n ->
        [one] { $n } open Quest
       *[other] { $n } open Quests
    }
# It begins with what is seen: the number and the word below.
board-quests-done = { $n } { board-done-unit }. Look at these Quests
# The small word below the number of Quests that are done.
board-done-unit = done
board-your-items = Your Magic Items
board-no-items = No items

## Sheets

board-worth = Worth { $n }
board-any-steed = Any Steed
board-stands-on = On { $field }
board-spent = The ability is used up in this chapter.
board-unspent = The ability can still be used.
board-die-shows = { $die }: { $face }
board-has-passed = Has passed for this chapter
board-no-dice = No unused dice
board-open-before = Open before { $name }
board-done-quests = Done

## The sheet at the end

board-end-brought = What each one brought home
board-end-brought-together = What you brought home together
board-end-together =
    { $n ->
        [one] One Adventure Point for all of you.
       *[other] { $n } Adventure Points for all of you.
    }
board-end-no-quest = No Quest
board-end-line = { $source }: { $n }
