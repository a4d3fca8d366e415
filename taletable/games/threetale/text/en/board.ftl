### What only the board of ThreeTale says.

## What several parts say

board-tells = { $what }. { $more }
board-spirit = Spirit { $n } of 3
board-speed = { award-speed }
board-speed-is = Speed { $n }
board-virtue-is = { $virtue } { $n }
board-of = <b>{ $n }</b><small>of { $full }</small>
board-close = Close
board-one-will-come = One of these will come
board-comes-true = It comes true
board-omen = An Omen
board-back-to-map = Back to the Map
board-round-of = Round { $n } of { $full }
board-stones =
    { $n } Sacred { $n ->
        [one] Stone
       *[other] Stones
    }
board-stones-title = { source-stones }
board-offerings-title = Offerings
board-offerings =
    { $n } { $n ->
        [one] Offering
       *[other] Offerings
    }
board-battle-level = Battle { $level }
board-future-foe = Foe of the Future
board-your-roll = Your roll
board-heroes = Heroes

## Slots of Artifacts

board-slot-head = Head
board-slot-hands = Hands
board-slot-feet = Feet

## What lies on spaces, in a word

board-thing-free = { thing-free }
board-thing-tree = { thing-tree }
board-thing-portal = { thing-portal }
board-thing-altar = { thing-altar }
board-thing-white = { thing-white }
board-thing-red = { thing-red }
board-thing-black = { thing-black }
board-thing-battle-1 = Battle I
board-thing-battle-2 = Battle II
board-thing-battle-3 = Battle III
board-thing-treasure-1 = Treasure I
board-thing-treasure-2 = Treasure II
board-thing-treasure-3 = Treasure III
board-thing-quest = Quest
board-thing-offering = { thing-offering }

## What it is good for

board-about-tree = Nobody can enter it.
board-about-portal = Jump to any other Portal for 1 Step.
board-about-altar = Sacrifice here for 1 Action: Virtues, Shevitsa, Artifacts.
board-about-white = Claim it: raise a Virtue by 1.
board-about-red = Claim it: 1 Shevitsa for your Talents.
board-about-black = Claim it: 1 Speed for good.
board-about-battle-1 = Claim it: fight an enemy of Level 1.
board-about-battle-2 = Claim it: fight an enemy of Level 2.
board-about-battle-3 = Claim it: fight an enemy of Level 3.
board-about-treasure-1 = Claim it: roll three dice for a Treasure.
board-about-treasure-2 = Claim it: roll three dice for a good Treasure.
board-about-treasure-3 = Claim it: roll three dice for a great Treasure.
board-about-quest = Claim it: a Quest with a reward.
board-about-offering = Claim it, then give it to another Hero: it becomes an Artifact.

## What a Virtue gives, in few words, and in fewer

board-gives-love =
    { $n } { $n ->
        [one] die
       *[other] dice
    }
board-gives-hope =
    { $n } { $n ->
        [one] flip
       *[other] flips
    }
board-gives-faith =
    { $n } { $n ->
        [one] card
       *[other] cards
    }
board-gives-endeavour =
    +{ $n } { $n ->
        [one] action
       *[other] actions
    }
board-gives-endurance = +{ $n } own
board-gives-mercy = +{ $n } others
board-grows = more at { $at }
board-begins-hope = at { $at }: a flip
board-begins-faith = at { $at }: a card
board-begins-endeavour = at { $at }: an action
board-begins-endurance = at { $at }: +1 own
board-begins-mercy = at { $at }: +1 others
board-brief-love = { board-gives-love }
board-brief-hope = { board-gives-hope }
board-brief-faith = { board-gives-faith }
board-brief-endeavour = +{ $n }
board-brief-endurance = +{ $n }
board-brief-mercy = +{ $n }
board-later = at { $at }

## Moves as buttons say them

board-act-claim = Claim { $thing }
board-act-claim-at = Claim { $thing } ({ $place })
board-act-attack = Attack { $foe }
board-act-sacrifice = Sacrifice
board-act-bring = Bring { $hero } here
board-act-go = Go here
board-act-set-out = Set out here
board-act-next = { $hero } goes next
board-act-give = Give { $card } to { $hero }
board-act-give-stone = Give a Sacred Stone to { $hero }
board-act-give-offering = Give an Offering to { $hero }, which blesses it
board-act-comfort = Raise { $virtue } of { $hero }
board-act-award = { $card } for { $hero }

## Why a space cannot be entered

board-why-tree = A Tree stands there; nobody can enter it.
board-why-far =
    That is farther than your { $n ->
        [one] { $n } Step reaches
       *[other] { $n } Steps reach
    }.
board-why-no-steps = No Steps are left in this turn.

## What rises over a Hero

board-float-stones =
    +{ $n } Sacred { $n ->
        [one] Stone
       *[other] Stones
    }
board-float-actions =
    +{ $n } { $n ->
        [one] Action
       *[other] Actions
    }
board-float-steps =
    +{ $n } { $n ->
        [one] Step
       *[other] Steps
    }
board-float-spirit-less = −{ $n } Spirit
board-float-spirit-more = +{ $n } Spirit
board-float-escaped = escapes
board-float-crossed = crosses over
board-float-freed = free!

## What is said above a card that everybody looks at

board-show-drew-bonus =
    { $you ->
        [yes] You draw
       *[no] { $hero } draws
    }
board-show-gained-artifact =
    { $you ->
        [yes] You gain
       *[no] { $hero } gains
    }
board-show-drew-quest =
    { $you ->
        [yes] You take up
       *[no] { $hero } takes up
    }
board-show-quest-done =
    { $you ->
        [yes] You fulfil
       *[no] { $hero } fulfils
    }
board-show-learned =
    { $you ->
        [yes] You learn
       *[no] { $hero } learns
    }
board-show-treasure =
    { $you ->
        [yes] You find
       *[no] { $hero } finds
    }
board-show-defeated =
    { $you ->
        [yes] You defeat
       *[no] { $hero } defeats
    }
board-show-kept-prophecy =
    { $you ->
        [yes] You keep the Prophecy
       *[no] { $hero } keeps the Prophecy
    }

## Headings of phases and rounds

board-head-phase-prophecy = Prophecy Phase
board-head-phase-past = Past Phase
board-head-phase-present = Present Phase
board-head-phase-future = Future Phase
board-head-line-prophecy = Three things may come. One will.
board-head-line-past = Lay the land, walk it, grow.
board-head-line-present = Fate has chosen.
board-head-line-future = Now it has to be done.
board-head-round = Round { $n }
board-head-round-line = of { $full }: { $prophecy }

## The bar

board-bar = You are here
board-bar-phase-prophecy = Prophecy
board-bar-phase-past = Past
board-bar-phase-present = Present
board-bar-phase-future = Future
board-bar-laid =
    { $n } of { $full } { $full ->
        [one] tile
       *[other] tiles
    } laid

## The facts of a seat

board-facts-order =
    { $n ->
        [1] First
        [2] Second
       *[other] Third
    } in the turn order

## The Map

board-map = Map
board-map-tiles = Tiles and what lies on them
board-map-space = { $about }
board-map-here =
    { $n ->
        [one] { LIST($heroes, type: "and") } stands here
       *[other] { LIST($heroes, type: "and") } stand here
    }
board-map-walk =
    walk here, { $n } { $n ->
        [one] Step
       *[other] Steps
    }
board-map-not-possible = { $act }: not possible
board-map-cell-lay = { $place }: lay the tile here
board-map-cell-hold = { $place }: hold the tile here
board-map-cell-shut = { $place }: only a corner meets the Map
board-map-turn-left = Turn the tile to the left
board-map-turn-left-title = Turn left (Q)
board-map-turn-right = Turn the tile to the right
board-map-turn-right-title = Turn right (R)
board-map-pile =
    { $n } { $n ->
        [one] tile
       *[other] tiles
    } left
board-map-pile-title =
    { $n } { $n ->
        [one] tile
       *[other] tiles
    } left to be laid
board-map-pile-short = <b>{ $n }</b> left
board-map-closer = Closer
board-map-closer-title = Closer (+)
board-map-farther = Farther
board-map-farther-title = Farther (-)
board-map-whole = Show the whole Map
board-map-whole-title = The whole Map (0)
board-map-point = { $what } at { $place }

## What can be done at a space

board-choices = What to do here
board-choices-walk =
    Walk here <small>{ $n } { $n ->
        [one] Step
       *[other] Steps
    }</small>

## What lies under the pointer

board-hint-again = Click again to lay it here
board-hint-free = A free place
board-hint-turn = R or the wheel turns the tile.
board-hint-walk =
    Walk here: { $n } { $n ->
        [one] Step
       *[other] Steps
    }.
board-hint-acts = { LIST($acts, type: "and") }.
board-hint-foe = Defence { $defence }, Strength { $strength }, Speed { $speed }.
board-hint-heroes = { LIST($heroes, type: "and") }

## The apron: a Hero's own board

board-apron = Hero
board-apron-own = { $hero }, your Hero
board-apron-nobody = Your Hero
board-apron-speed =
    { $steps } { $steps ->
        [one] Step
       *[other] Steps
    } left of Speed { $n }
board-apron-speed-pill = <b>{ $n }</b>Speed
board-apron-steps-pill = <b>{ $n }<small>/{ $full }</small></b>Steps
board-apron-actions =
    { $n } { $n ->
        [one] Action
       *[other] Actions
    } left
board-apron-actions-pill =
    <b>{ $n }</b>{ $n ->
        [one] Action
       *[other] Actions
    }
board-apron-back = Back to { $hero }
board-apron-virtue = { $about }
board-apron-value = { $virtue } { $n } of { $full }

## Talents

board-talents = Talents, { $n } Shevitsa stored
board-talent =
    { $talent }, Talent { $level }, { $state ->
        [taken] learned
        [used] used this turn
        [lost] lost for ever
        [open] next
       *[later] later
    }. { $text }

## What a Hero carries

board-goods-artifact = { $card }, Level { $level } Artifact, { $slot }, { $usage }. { $text }
board-goods-artifact-used = { $card }, Level { $level } Artifact, { $slot }, { $usage }, used this turn. { $text }
board-goods-stones =
    { $n } Sacred { $n ->
        [one] Stone
       *[other] Stones
    }.
board-goods-offerings =
    { $n } { $n ->
        [one] Offering
       *[other] Offerings
    }.
board-goods-bare = { $slot }: no Artifact
board-goods-offerings-title = Offerings: give one to bless it
board-goods-thing = { $n } { $thing }
board-goods-cards = Quests and Bonus Cards
board-goods-quest = Quest { $card }: { $need }, { $n } of { $full }. Reward: { $reward }.
board-goods-bonus = { $card }: { $effect }
board-goods-lose = Lose
board-goods-lose-it = { $act }: { LIST($effects, type: "or") }
board-goods-played = { $card }, played this turn

## Another Hero

board-allies = The other Heroes
board-ally-look = Look at { $hero }: Spirit { $spirit }, Speed { $speed }
board-ally-virtue = { $virtue } { $n } of { $hero }
board-ally-carries = Carries
board-ally-quest = Quest { $card }

## Choosing Heroes

board-cast = Prophecies and Heroes
board-cast-need = { $need }: a Sacred Stone
board-cast-begins = Begins with
board-cast-good-at = Good at
board-cast-marks = { $n } of 5
board-cast-talent = <b>{ $talent }</b> { $text }
board-cast-lead = Three Heroes go together. Choose one to see who it is.
board-cast-wait = { $player } chooses …

## The turn order

board-order = Turn order
board-order-past = Who sets out first?
board-order-future = Who leads into the Future?
board-order-place =
    { $n ->
        [1] first
        [2] second
       *[other] third
    }

## The Battle

board-battle = Battle: { $hero } against { $enemy }
board-battle-rounds = Rounds
board-battle-before = <em>{ $n }</em><span>before</span>
board-battle-side-foe = Foe
board-battle-side-you = You
board-battle-side-hero = Hero
board-battle-blocked = blocked
board-battle-damage = { $n } damage
board-battle-rolls-foe = Foe <i>rolls { $n }</i>
board-battle-rolls-you = You <i>roll { $n }</i>
board-battle-rolls-hero = Hero <i>rolls { $n }</i>
board-battle-now = now
board-battle-next = next
board-battle-first = first
board-battle-its-attack = Its attack
board-battle-attacks = { $hero } attacks
board-battle-strength = Strength { $n }
board-battle-love = Love { $n }
board-battle-love-more = Love { $n } + { $more } more
board-battle-engage = { $enemy } would attack first: Speed { $n } against { $own }.
board-battle-lose =
    { $n } { $n ->
        [one] point
       *[other] points
    } to lose: choose Virtues on the apron.
board-battle-lose-aimed =
    { $n } { $n ->
        [one] point
       *[other] points
    } to lose: choose Virtues on the apron, the one it aims at first.
board-battle-strike-now = Strike now
board-battle-hits-for = It hits for
board-battle-attack-first = You attack first

## The enemy's card

board-foe = { $enemy }: Speed { $speed }, Defence { $left } of { $defence } left, Strength { $strength }
board-foe-speed = <b>{ $n }</b><span>Speed</span>
board-foe-defence = <b>{ $n }</b><span>of { $full }</span>
board-foe-strength = <b>{ $n }</b><span>Strength</span>
board-foe-effects = { $effects }
board-foe-prize = <b>Prize</b> { $prize }

## A Treasure, or a roll of the Future

board-trial-treasure = Treasure: { $title }
board-trial-roll = Roll: { $title }
board-trial-future = A roll of the Future
board-trial-line-0 = No hit
board-trial-line-1 = 1 or 2 hits
board-trial-line-2 = 3 hits
board-trial-rolls = { $hero } rolls
board-trial-dice =
    { $n } { $n ->
        [one] die
       *[other] dice
    }

## What a roll comes to

board-gauge-as-it-lies = As it lies
board-gauge-flips =
    { $n ->
        [one] With a flip
       *[other] With { $n } flips
    }

## The dice tray

board-tray-with = Flip with
board-tray-cards = Cards
board-tray-flips =
    { $n } { $n ->
        [one] flip
       *[other] flips
    } left
board-tray-dice = Dice
board-tray-die =
    Die { $n }, { $face ->
        [positive] positive
        [spent] spent
       *[negative] negative
    }
board-tray-fateful-1 = The fateful die, positive: the attack is doubled
board-tray-fateful-0 = The fateful die, negative
board-tray-none = No dice to roll.
board-tray-use = Use in this roll
board-tray-cost =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }: { $effect }
board-tray-once = once: { $effect }
board-tray-bonus-dice =
    +{ $n } { $n ->
        [one] die
       *[other] dice
    }
board-tray-bonus-flip =
    +{ $n } { $n ->
        [one] flip
       *[other] flips
    }

## What an Artifact does in a roll; when, is plain there

board-effect-damage = { $n } more damage
board-effect-dice =
    roll { $n } more { $n ->
        [one] die
       *[other] dice
    }
board-effect-again = roll all negative dice again
board-effect-luck =
    up to { $n } negative { $n ->
        [one] die becomes
       *[other] dice become
    } positive
board-effect-flip =
    flip up to { $n } { $n ->
        [one] die
       *[other] dice
    }
board-effect-ward = { $n } less damage
board-effect-shield = no damage at all
board-effect-reflect = { $n } damage to the enemy
board-effect-first = you attack first
board-effect-step = { effect-step }
board-effect-action = { effect-action }
board-effect-wade = { effect-wade }
board-effect-portal = { effect-portal }
board-effect-leap = { effect-leap }
board-effect-virtue = { effect-virtue }
board-effect-lend = { effect-lend }
board-effect-shevitsa = { effect-shevitsa }
board-effect-bonus = { effect-bonus }
board-effect-heal = { effect-heal }
board-effect-carry = { effect-carry }
board-effect-far-gift = { effect-far-gift }

## The Altar

board-altar-points =
    { $n } Virtue { $n ->
        [one] point
       *[other] points
    }
board-altar-points-pill = <b>{ $n }</b>Virtue points
board-altar-shevitsa-pill = <b>{ $n }</b>Shevitsa
board-altar-stones-pill = <b>{ $n }</b>Sacred
board-altar-lay =
    Lay { $n } Virtue { $n ->
        [one] point
       *[other] points
    } on the stone: choose them on the apron.
board-altar-fire-gives =
    The fire gives { $n } Virtue { $n ->
        [one] point
       *[other] points
    }: choose it on the apron.
board-altar-trades = Virtues and Shevitsa
board-altar-trade-shevitsa = 1 Shevitsa for 1 Virtue point
board-altar-trade-three-virtues = 3 Virtue points for 1 Shevitsa
board-altar-shelf = Artifacts to lay on the stone: one, or two of one level
board-altar-card = { $card }, Level { $level }
board-altar-none = No Artifact to lay on the stone.
board-altar-for-shevitsa = Give to the fire <small>for { $n } Shevitsa</small>
board-altar-for-artifact = Give to the fire <small>for 1 Level { $level } Artifact</small>
board-altar-for-stone = Give to the fire <small>for 1 Sacred Stone</small>
board-altar-two = Two Artifacts of the same level become one that is greater.
board-altar-one = Lay one Artifact on the stone for Shevitsa, or two of one level for something greater.

## Choices among cards

board-choice-title-choose_artifact = Three lie in the chest
board-choice-title-bless = The Offering is blessed
board-choice-title-learn = A blossom opens
board-choice-title-lose_artifact = Something is lost
board-choice-title-shed = Faith falls
board-choice-line-choose_artifact = One is kept
board-choice-line-bless = One Artifact, for any of the three
board-choice-line-learn = The twin withers for ever
board-choice-line-lose_artifact = Choose what can be spared
board-choice-line-shed = One Bonus Card is lost
board-choice-other = { $line }: { $hero } chooses
board-choice-do-choose_artifact = Keep it
board-choice-do-learn = Learn it
board-choice-do-lose_artifact = Lose it
board-choice-do-shed = Lose it
board-choice-keepers = Who keeps { $card }?
board-choice-for = For { $hero }

## The Present

board-present-read = Read the chapter
board-present-line-smooth = A rich gift for each Hero.
board-present-line-daring = Half of it.
board-present-line-brutal = Nothing but what you have become.
board-present-each = Each Hero chooses one:
board-present-gift = A gift for { $hero }
board-present-gift-other = { $hero } chooses a gift
board-present-gifts = Gifts for the road

## The Future

board-future = The Future: { $prophecy }
board-future-open = Open the chapter
board-future-foes = Foes
board-future-foe-is = { $foe }, Defence { $n } of { $full }
board-future-foe-title = { $foe }: { $n } of { $full } Defence
board-future-score = Score so far: { $n }
board-future-score-title = The team’s points so far
board-future-fold = Fold foes and Omen away
board-future-show = Show foes and the last Omen
board-future-last-omen = last Omen: { $text }

## Pages of the book

board-story-end-won = The Future is mended
board-story-end-hero-died = A Hero has fallen
board-story-end-time-up = Time has run out
board-story-end-scenario-lost = The goal is out of reach
board-story-stops = Here the telling stops, in the middle of the road. But tales can be told again.
board-story-part-setup = How it begins
board-story-part-rules = What is different
board-story-part-goal = What must be done
board-story-part-stone = A Sacred Stone
board-story-turn = Turn the page
board-story-prophecies = Prophecies
board-story-foretold = What was foretold
board-story-need = { $need }: a Sacred Stone if it comes true

## Prophecies at the edge of the Map, and in the phone's sheet

board-fate = { $prophecy }. { $need }, for a Sacred Stone if it comes true.
board-fate-kept = { $prophecy }. { $need }, for a Sacred Stone if it comes true. Kept.
board-tale-kept = kept
board-tale-blessed =
    { $n } { $n ->
        [one] Offering
       *[other] Offerings
    } blessed so far.

## The face of a card

board-face-artifact = { $slot } · { $usage }
board-face-talent = Talent { $level }
board-face-talent-once = Talent { $level } · once
board-face-quest = Quest
board-face-bonus-hero = Bonus Card
board-face-bonus-enemy = Enemy Bonus Card
board-face-omen = Omen
board-face-virtue = Virtue
board-face-level = Level { $n }
board-face-cost =
    costs { $n } positive { $n ->
        [one] die
       *[other] dice
    } of a roll
board-face-need = { $need }.
board-face-or = <em>{ $one }</em> or <em>{ $two }</em>
board-face-prophecy-need = { $need }: 1 Sacred Stone if it comes true
board-face-speed = { $n } Speed
board-face-defence = { $n } Defence
board-face-strength = { $n } Strength
board-face-walks =
    Walks { $n } { $n ->
        [one] Step
       *[other] Steps
    }.
board-face-now = Now { $gives }
board-face-now-next = Now { $gives }, { $next }

## The phone's tabs

board-tabs = Beside the Map
board-tab-hero = Hero
board-tab-allies = Allies
board-tab-tale = Tale
board-tab-due = something to do

## The prompt: what is asked

board-prompt = What now
board-prompt-heroes = Choose your Hero
board-prompt-heroes-hint =
    { $device ->
        [touch] Tap a Hero to see what it can become.
       *[mouse] Click a Hero to see what it can become.
    }
board-prompt-order =
    { $n ->
        [1] Who goes first?
        [2] Who goes second?
       *[other] Who goes last?
    }
board-prompt-order-hint = The order stays for the whole phase.
board-prompt-lay = Lay tile { $n } on a glowing place
board-prompt-lay-hint = Turn it freely; once down it stays.
board-prompt-lay-then =
    Turn it freely; once down it stays. Then: { $n } { $n ->
        [one] Step
       *[other] Steps
    }.
board-prompt-set-out = Set out on the new tile
board-prompt-set-out-hint =
    { $device ->
        [touch] Tap an empty space of it.
       *[mouse] Click an empty space of it.
    }
board-prompt-use-card = Use { $card }?
board-prompt-use-stone = Use a Sacred Stone?
board-prompt-use-hint =
    { $device ->
        [touch] Or tap a glowing Hero to give it.
       *[mouse] Or click a glowing Hero to give it.
    }
board-prompt-give-card = Give { $card }
board-prompt-give-stone = Give a Sacred Stone
board-prompt-give-offering = Give the Offering
board-prompt-give-hint =
    { $device ->
        [touch] Tap a glowing Hero, or put it back.
       *[mouse] Click a glowing Hero, or put it back.
    }
board-prompt-jump = Jump through the Portal
board-prompt-jump-hint =
    { $device ->
        [touch] Tap another Portal.
       *[mouse] Click another Portal.
    }
board-prompt-spent = Your turn is done
board-prompt-spent-hint = Play a card, use an Artifact, or end the turn.
board-prompt-both = Walk and act
board-prompt-walk = Walk on
board-prompt-act = Act where you stand
board-prompt-left-both =
    { $steps } { $steps ->
        [one] Step
       *[other] Steps
    } and { $actions } { $actions ->
        [one] Action
       *[other] Actions
    } left.
board-prompt-left-walk =
    { $steps } { $steps ->
        [one] Step
       *[other] Steps
    } left.
board-prompt-left-act =
    { $actions } { $actions ->
        [one] Action
       *[other] Actions
    } left.
board-prompt-space =
    { $device ->
        [touch] Tap a glowing space.
       *[mouse] Click a glowing space.
    }
board-prompt-glows = What glows can be done.
board-prompt-evening = Share the evening’s points
board-prompt-evening-both = Endurance: { $own } for you and Mercy: { $others } for others.
board-prompt-evening-own = Endurance: { $own } for you.
board-prompt-evening-others = Mercy: { $others } for others.
board-prompt-raise =
    { $n ->
        [one] Raise a Virtue
       *[other] Raise Virtues: { $n } points
    }
board-prompt-raise-hint =
    { $device ->
        [touch] Tap a Virtue of yours.
       *[mouse] Click a Virtue of yours.
    }
board-prompt-lose =
    Lose { $n } Virtue { $n ->
        [one] point
       *[other] points
    }
board-prompt-lose-aimed = It aims at { $virtue } first.
board-prompt-lose-hint =
    { $device ->
        [touch] Tap the Virtues that shall bear it.
       *[mouse] Click the Virtues that shall bear it.
    }
board-prompt-friend =
    Give { $n } Virtue { $n ->
        [one] point
       *[other] points
    } to others
board-prompt-friend-hint =
    { $device ->
        [touch] Tap a Virtue of another Hero.
       *[mouse] Click a Virtue of another Hero.
    }
board-prompt-altar = Sacrifice on the Altar
board-prompt-altar-hint = As many exchanges as you like, for this one Action.
board-prompt-treasure = Flip dice, then open the Treasure
board-prompt-trial = Flip dice, then let the roll stand
board-prompt-flips =
    Hope can flip { $n } { $n ->
        [one] die
       *[other] dice
    }.
board-prompt-engage = Strike first?
board-prompt-engage-hint = { $enemy } is faster.
board-prompt-strike = Flip, spend, then strike
board-prompt-strike-hint = { $enemy } has { $n } Defence left.
board-prompt-assault = It hits for { $n }
board-prompt-assault-hint = Take it on your Virtues, or spend Spirit to stop all of it.
board-prompt-choose-artifact = Keep one of these Artifacts
board-prompt-choose-artifact-hint = The others go to the discard pile.
board-prompt-bless = The Offering is blessed
board-prompt-bless-hint = Choose an Artifact, and who keeps it.
board-prompt-learn = Learn a Talent
board-prompt-learn-hint = The other one is lost for ever.
board-prompt-lose-artifact = Choose the Artifact that is lost
board-prompt-shed = Choose the Bonus Card that is lost
board-prompt-shed-hint = Your Faith has fallen.
board-prompt-whither = Choose where to go
board-prompt-carry = Bring a Hero to your side
board-prompt-carry-hint =
    { $device ->
        [touch] Tap a glowing space, then say whom.
       *[mouse] Click a glowing space, then say whom.
    }
board-prompt-difficulty = How hard shall the Future be?
board-prompt-difficulty-hint = The harder, the fewer gifts for the road.
board-prompt-award = Take one gift for the road
board-prompt-award-hint = Each Hero takes one.

## The prompt while others decide, and at the end

board-wait-won = You have won!
board-wait-over = The tale is over
board-lost-hero-died = A Hero has died.
board-lost-time-up = The time has run out.
board-lost-scenario-lost = It cannot be won any more.
board-doing-lay_tile = { $hero } lays a tile
board-doing-turn = { $hero } is on the way
board-doing-heroes = { $hero } chooses a Hero
board-doing-strike = { $hero } strikes
board-doing-assault = { $hero } is under attack
board-doing-treasure = { $hero } opens a Treasure
board-doing-altar = { $hero } stands at an Altar
board-doing-evening = { $hero } rests
board-doing-decides = { $hero } decides
board-wait-for = Waiting for { $player }.

## Buttons of the prompt

board-do-strike = Strike for { $n }
board-do-take = Take { $n }
board-do-block = Stop it <small>1 Spirit</small>
board-do-escape = Escape <small>1 Spirit</small>
board-do-stand = Let it come
board-do-leave-altar = Leave the Altar
board-do-all = Everything that can be tried
board-do-put-back = Put back
board-do-use = Use it
board-do-lay = Lay it here
board-do-undo = Take back your last act
board-do-undo-title = Take back (U)
board-do-to-stage = Back to the stage
board-do-to-map = Look at the Map
board-do-more-map = Show more of the Map
board-do-show-hero = Show your Hero

## The sheet at the end

board-end-future = Future
board-end-score = Score
board-end-table = Points of each Hero by source
board-end-team = Team
board-end-worth = { $worth } each
board-end-all = Together

## The book of this game

board-book-prophecy = Prophecy { $n }
board-book-future = The Future Book opens
board-book-end = How it ended
board-story-asks-for = What this Future asks for
