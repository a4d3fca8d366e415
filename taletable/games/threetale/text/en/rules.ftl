### ThreeTale, English. What rules, boards and terminals say of it; docs/text.md explains the format.

## tile

tile = tile { $n }

## die

die = die { $n }

## game

game-tagline = Walk the old tales of Thrace, so that three heroes are ready when the wrong tomorrow comes.
game-blurb = Three prophecies, and one of them will come true. In the Past you lay the land tile by tile and grow your Heroes: Virtues, Talents, Artifacts. In the Present the veil falls. In the Future you stand together, or you fall together.

## shelf

shelf-place = 1
shelf-people = 1–3
shelf-minutes = 120
shelf-spirit = together
shelf-spirit-more = 3 Heroes
shelf-tempo = in turns
shelf-tempo-more = no hurry

## option

option-edition-name = Edition
option-edition-text = Which rule book is on the table.
option-edition-2022 = 2022
option-edition-2022-text = Seven Heroes, 54 Artifacts, Prophecy Quests and three difficulties.
option-edition-preview = Preview
option-edition-preview-text = The earlier book: five Heroes, 36 Artifacts, Portals that pull you in, points for every round left.
option-tale-name = Tale
option-tale-text = Which Futures are possible. In a first game, play The Beginning.
option-tale-drawn = Three Prophecies
option-tale-drawn-text = Three are drawn; one of them comes true, and nobody knows which.
option-difficulty-name = Difficulty
option-difficulty-text = What each Hero is given before the Future begins.
option-difficulty-in-the-present = In the Present
option-difficulty-in-the-present-text = As the book says: the team decides when it knows what is coming.
option-difficulty-smooth = Smooth
option-difficulty-smooth-text = A rich gift for each Hero.
option-difficulty-daring = Daring
option-difficulty-daring-text = Half of it.
option-difficulty-brutal = Brutal
option-difficulty-brutal-text = Nothing.

## rule

rule-story = ThreeTale
rule-prophecy = Prophecy Phase
rule-heroes = Choosing Heroes
rule-first_order = Turn order
rule-past = Past Phase
rule-hero_turn = A Hero's turn
rule-lay_tile = Laying a tile
rule-set_out = Setting out
rule-turn = Moving and acting
rule-evening = Endurance and Mercy
rule-altar = Altar
rule-treasure = Treasure
rule-trial = Roll
rule-battle = Battle
rule-engage = First blow
rule-exchange = Blow for blow
rule-strike = Hero's attack round
rule-assault = Enemy's attack round
rule-raid = A foe attacks
rule-raise = Raising Virtues
rule-friend = Gifts of Virtue
rule-lose = Losing Virtues
rule-lose_artifact = Losing an Artifact
rule-choose_artifact = Gaining an Artifact
rule-bless = Blessing an Offering
rule-learn = New Talent
rule-shed = Faith falls
rule-whither = Where to
rule-carry = Bringing a friend
rule-present = Present Phase
rule-difficulty = Difficulty
rule-award = Gifts before the Future
rule-last_order = Turn order of the Future
rule-future = Future Phase
rule-future_round = Round
rule-world = The world moves
rule-item = The world moves

## ask

ask-heroes = Choose your Hero
ask-first_order = Agree on the turn order: who goes next?
ask-lay_tile = Turn the tile and attach it to the Map
ask-set_out = Put your Hero on an empty space of the new tile
ask-turn = Walk and act, in any order
ask-evening = Share out the points of Endurance and Mercy
ask-altar = Sacrifice on the Altar, as often as you like
ask-treasure = Flip dice if you can, then open the Treasure
ask-trial = Flip dice if you can, then let the roll stand
ask-engage = Take the first blow, or let the enemy come
ask-strike = Flip, spend dice on Artifacts, then strike
ask-assault = Take the damage, or spend 1 Spirit to stop all of it
ask-raise = Choose a Virtue to raise
ask-friend = Raise Virtues of other Heroes
ask-lose = Choose a Virtue to lower
ask-lose_artifact = Choose the Artifact that is lost
ask-choose_artifact = Keep one of these Artifacts
ask-bless = The Offering is blessed: choose an Artifact and who keeps it
ask-learn = Choose one of two Talents; the other is lost for ever
ask-shed = Choose the Bonus Card that is lost
ask-whither = Choose where to go
ask-carry = Choose whom to bring, and where
ask-difficulty = How hard shall the Future be?
ask-award = Choose one gift for the road
ask-last_order = Agree on the turn order of the Future: who goes next?

## move

move-become = Be { $hero }
move-next = { $seat } goes next
move-lay =
    Lay the tile at { $cell }, turned { $turn } { $turn ->
        [one] time
       *[other] times
    }
move-set-out = Set out at { $space }
move-walk = Walk to { $space }
move-jump = Jump through the Portal to { $space }
move-claim = Claim what lies at { $space }
move-sacrifice = Sacrifice on the Altar
move-give = Give { $card } to { $seat }
move-give-stone = Give a Sacred Stone to { $seat }
move-give-offering = Give an Offering to { $seat }, which blesses it
move-play = Play { $card }
move-use = Use { $card }
move-invoke = Call on { $talent }
move-attack = Attack { $piece }
move-do = { $deed } ({ $space })
move-end = End the turn
move-endure = Endurance: raise { $virtue }
move-comfort = Raise { $virtue } of { $seat }
move-done = Done
move-exchange = { $exchange }
move-melt = Give { $card } to the fire for Shevitsa
move-merge = Give { $card } and { $card2 } to the fire for something greater
move-flip = Flip { $die } with Hope
move-turn = Flip { $die } with a card
move-open = Open it
move-accept = Let it stand
move-strike = Strike
move-take = Take the damage on Virtues
move-block = Stop all of it for 1 Spirit
move-escape = Escape for 1 Spirit
move-stand = Let the enemy come
move-raise = Raise { $virtue }
move-lose = Lower { $virtue }
move-give-up = Lose { $card }
move-keep = Keep { $card }
move-award = { $card } for { $seat }
move-learn = Learn { $talent }
move-shed = Lose { $card }
move-go = Go to { $space }
move-bring = Bring { $seat } to { $space }
move-brave = { $difficulty }
move-choose = { $award }

## stake: what is seen before something is done that cannot be taken back; confirm: what its button says

stake-stones-left = { $n ->
    [0] Your only Stone
    [one] 1 Stone left
   *[other] { $n } Stones left
}
stake-stone-points = −{ $n } points at the end
stake-actions-lapse = { $n ->
    [one] 1 Action lapses
   *[other] { $n } Actions lapse
}
stake-steps-lapse = { $n ->
    [one] 1 Step lapses
   *[other] { $n } Steps lapse
}
stake-spirit-left = { $n } Spirit left
stake-last-spirit = Your last Spirit: you die
stake-talent-lost = { $talent } is lost for ever
confirm-do = Spend it
confirm-give-stone = Give it
confirm-end = End the turn
confirm-block = Spend it
confirm-escape = Escape
confirm-learn = Learn it
confirm-give-up = Lose it
confirm-become = Be that Hero

## refuse

refuse-no-such-chapter = The preview edition knows only the first five Futures.
refuse-not-in-the-preview = The preview edition does not have that.
refuse-hero-taken = { $hero } is on this journey already; there is only one.
refuse-not-in-this-edition = { $hero } is not in the preview edition.
refuse-corner-only = A tile touches the Map along one entire edge; a corner is not enough.
refuse-tree = A Tree stands there.
refuse-not-empty = The tile has an empty space; set out there.
refuse-no-steps = No Step is left.
refuse-no-way-on = Somebody stands there, and no Step would be left to come to a free space.
refuse-must-jump = You walked onto a Portal: it takes you along. Jump first.
refuse-held = Something holds the Hero fast.
refuse-occupied = Another Hero stands on this space; no Action is possible here.
refuse-occupied-end = Another Hero stands on this space; a turn cannot end here.
refuse-no-actions = No Action is left.
refuse-not-adjacent = { $seat } does not stand on one of the eight spaces around.
refuse-not-given-in-the-preview = In the preview edition this cannot be given.
refuse-no-portal = There is no free Portal on the Map.
refuse-nobody-to-carry = There is no friend to bring, or no free space around.
refuse-foe-out-of-reach = { $piece } is on the other side.
refuse-slot-used = An Artifact of the { $slot } was already used this turn.
refuse-shackled = The enemy shackles the hands.
refuse-used-this-round = { $card } was already used in this attack round.
refuse-used-this-turn = { $card } was already used this turn.
refuse-too-few-positives =
    It costs { $n } positive { $n ->
        [one] die
       *[other] dice
    } of this roll.
refuse-no-negative-die = Every die is positive already.
refuse-spirit-full = The Hero's Spirit is full.
refuse-cards-used-here = Each flip card turns one die of each object, and all were used here.
refuse-talent-used = { $talent } was already used this turn.
refuse-hopeless = Hope has no power over this enemy's dice.
refuse-too-late-to-flip = Dice were spent already; flips come before.
refuse-hope-used = Hope was used at another roll of this object already.
refuse-too-little-hope = Hope flips dice from 3 on; here it is { $n }.
refuse-no-more-flips = Hope flips { $n } here, and no more.
refuse-no-escape = There is no escape in the Future.
refuse-nothing-to-block = There is no damage to stop.
refuse-unblockable = Its first attack goes through every prayer.
refuse-at-the-top = { $virtue } is at 13 already.
refuse-at-the-bottom = There is no { $virtue } left.
refuse-aimed-at = The enemy aims at { $virtue }; that goes first.
refuse-another-virtue = In the preview edition Endurance raises another Virtue.
refuse-no-shevitsa = There is no Shevitsa to give.
refuse-too-few-virtues = It takes 3 Virtue points.
refuse-once-a-turn = This Hero has tried that here already this turn.
refuse-nothing-to-bring = The Hero carries nothing that belongs here.
refuse-not-to-be-taken = That stays where it is.
refuse-too-far-to-work = It is used from its own space or from one beside it.
refuse-stands-there = The Hero stands there already.
refuse-not-diagonal = A Step does not lead diagonally.
refuse-not-neighbouring = A Step leads to a neighbouring space.
refuse-no-tile-there = No tile lies there.
refuse-jump-from-portals = A jump leads from the Portal on which the Hero stands to another one.
refuse-portal-alone = It is the only Portal on the Map.
refuse-nothing-lies-there = Nothing lies there to be claimed.
refuse-stand-there-first = To claim it the Hero has to stand there.
refuse-permanent = That stays on the Map: { $thing }.
refuse-altar-first = Sacrifices are an Action on an Altar.
refuse-to-oneself = A gift is for another Hero.
refuse-no-such-gift = That cannot be given.
refuse-no-offering = The Hero has no Offering to give.
refuse-no-stone = The Hero has no Sacred Stone.
refuse-not-held = { $card } is not among the Hero’s own.
refuse-nothing-on-it = { $card } does nothing.
refuse-declared = { $card } was declared already; its one effect is in force.
refuse-foe-far = { $piece } is not on this space or one beside it.
refuse-no-roll = No dice lie on the table for that.
refuse-no-fight = There is no fight.
refuse-other-round = Not in this attack round.
refuse-die-spent = That die has paid for an Artifact.
refuse-no-flip-card = No card or Artifact gives a flip here.
refuse-in-a-fight = The fight comes first.
refuse-first-this = What is asked now comes first.
refuse-in-the-evening = Endurance and Mercy are used at the end of the turn, after all Steps and Actions.
refuse-no-points = There are no points to place or to lose now.
refuse-tile-lies = There is no tile to lay.
refuse-cell-taken = A tile lies there; it stays.
refuse-on-the-new-tile = The Hero sets out on the tile that was just laid.
refuse-in-the-order = { $seat } has a place in the order already.
refuse-not-free = That space is not free.
refuse-for-others = These points are for other Heroes.
refuse-none-left = No point of that is left this evening.
refuse-not-drawn = One of the drawn cards is kept.
refuse-levels-differ = Two Artifacts of the same level become one of the next.
refuse-other-level = One of the two Talents of the next level is learned.
refuse-not-enough-shevitsa = There is not enough Shevitsa for a Talent.
refuse-for-fights = { $card } helps in an own attack round.
refuse-for-enemy-rounds = { $card } helps in an enemy’s attack round.
refuse-for-first-blow = { $card } is used when it is settled who attacks first.
refuse-for-rolls = { $card } works on a roll.
refuse-for-the-turn = { $card } is used between Steps and Actions, not while a roll lies on the table.
refuse-paid-with-dice = { $card } is paid with positive dice of an own roll.
refuse-lowest-first = { $card } is not of the lowest level.
refuse-not-of-faith = Faith did not draw { $card }; it stays.
refuse-not-learned = { $talent } was not learned.
refuse-by-itself = { $talent } works by itself.

## event

event-phase = { $phase }
event-prophecy = A Prophecy is read: { $prophecy }.
event-became = { $seat-is ->
        [you] You are
       *[other] { $seat-person } is
    } { $hero }.
event-order = The order is { $seat }, { $seat2 }, { $seat3 }.
event-round = Round { $n } of the Past.
event-turn = { $seat-is ->
        [you] It is your turn.
       *[other] It is the turn of { seat-object }.
    }
event-drew-tile = { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } a tile.
event-laid = { $seat-is ->
        [you] You lay
       *[other] { $seat } lays
    } the tile.
event-set-out = { $seat-is ->
        [you] You set
       *[other] { $seat } sets
    } out.
event-walked = { $seat-is ->
        [you] You walk
       *[other] { $seat } walks
    } on.
event-jumped = { $seat-is ->
        [you] You jump
       *[other] { $seat } jumps
    } through the Portal.
event-carried = { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } carried away.
event-claimed = { $seat-is ->
        [you] You claim
       *[other] { $seat } claims
    } the { $thing }.
event-raised = { seat-own } { $virtue } rises by { $n }.
event-lost = { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    } { $n } { $virtue }.
event-gained-shevitsa = { $seat-is ->
        [you] You gain
       *[other] { $seat } gains
    } { $n } Shevitsa.
event-gained-speed = { $seat-is ->
        [you] You gain
       *[other] { $seat } gains
    } { $n } Speed.
event-lost-speed = { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    } { $n } Speed.
event-gained-stone =
    { $seat-is ->
        [you] You gain
       *[other] { $seat } gains
    } { $n } Sacred { $n ->
        [one] Stone
       *[other] Stones
    }.
event-spent-stone = { $seat-is ->
        [you] You spend
       *[other] { $seat } spends
    } a Sacred Stone.
event-more-actions =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } { $n } more { $n ->
        [one] Action
       *[other] Actions
    } this turn.
event-more-steps =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } { $n } more { $n ->
        [one] Step
       *[other] Steps
    } this turn.
event-spirit-spent = { $seat-is ->
        [you] You spend
       *[other] { $seat } spends
    } 1 Spirit; { $n } left.
event-healed = { $seat-is ->
        [you] You regain
       *[other] { $seat } regains
    } { $n } Spirit.
event-died = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } fallen. The tale ends here.
event-looks-at = { $seat-is ->
        [you] You look
       *[other] { $seat } looks
    } at { $card }.
event-gained-artifact = { $seat-is ->
        [you] You keep
       *[other] { $seat } keeps
    } { $card }.
event-lost-artifact = { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    } { $card }.
event-sacrificed = { $seat-is ->
        [you] You give
       *[other] { $seat } gives
    } { $card } to the fire.
event-drew-bonus = { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } { $card }.
event-bonus-lost = { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    } { $card }.
event-played = { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } { $card }.
event-used = { $seat-is ->
        [you] You use
       *[other] { $seat } uses
    } { $card }.
event-invoked = { $seat-is ->
        [you] You call
       *[other] { $seat } calls
    } on { $talent }.
event-learned = { $seat-is ->
        [you] You learn
       *[other] { $seat } learns
    } { $talent }.
event-drew-quest = { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } given a Quest: { $card }.
event-quest-done = { $seat-is ->
        [you] You complete
       *[other] { $seat } completes
    } { $card }.
event-kept-prophecy = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } fulfilled the Prophecy Quest of { $prophecy }.
event-gave = { $seat-is ->
        [you] You give
       *[other] { $seat } gives
    } { $card } to { seat-second }.
event-gave-stone = { $seat-is ->
        [you] You give
       *[other] { $seat } gives
    } a Sacred Stone to { seat-second }.
event-blessed = { $seat-is ->
        [you] You give
       *[other] { $seat } gives
    } an Offering to { seat-second }: number { $n } is blessed.
event-shuffled =
    The discards of { $pile } are shuffled, { $n } { $n ->
        [one] card
       *[other] cards
    }.
event-treasure = { $seat-is ->
        [you] You find
       *[other] { $seat } finds
    } { $card }.
event-opened =
    { $seat-is ->
        [you] You open
       *[other] { $seat } opens
    } it with { $n } positive { $n ->
        [one] die
       *[other] dice
    }.
event-rolled =
    { $seat-is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $n } { $n ->
        [one] die
       *[other] dice
    }: { $n2 } positive.
event-rolled-again = { $seat-is ->
        [you] You roll
       *[other] { $seat } rolls
    } the negative dice again: { $n } positive.
event-flipped = { $seat-is ->
        [you] You flip
       *[other] { $seat } flips
    } { $die }.
event-battle = { $seat-is ->
        [you] You face
       *[other] { $seat } faces
    } { $enemy }.
event-raid = { $piece } attacks { seat-object }.
event-enemy-bonus = { $enemy } draws { $card }.
event-enemy-heals = { $enemy } heals; { $n } damage is left on it.
event-struck = { $seat-is ->
        [you] You strike
       *[other] { $seat } strikes
    } { $enemy } for { $n }.
event-harmed = { $seat-is ->
        [you] You throw
       *[other] { $seat } throws
    } { $n } damage back at { $enemy }.
event-attacked =
    { $enemy } rolls { $n } { $n ->
        [one] die
       *[other] dice
    } against { seat-object }: { $n2 } positive.
event-doubled = { $enemy } doubles its attack.
event-took-damage = { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $n } damage from { $enemy }.
event-blocked = { $seat-is ->
        [you] You stop
       *[other] { $seat } stops
    } the attack of { $enemy }.
event-escaped = { $seat-is ->
        [you] You escape
       *[other] { $seat } escapes
    } from { $enemy }.
event-defeated = { $seat-is ->
        [you] You defeat
       *[other] { $seat } defeats
    } { $enemy }.
event-parted = { $seat-is ->
        [you] You and { $enemy } part.
       *[other] { $seat } and { $enemy } part.
    }
event-fate = The Prophecy that comes true is { $prophecy }.
event-chapter = The Future Book opens at { $prophecy }.
event-difficulty = The Future will be: { $difficulty }.
event-future-round = Round { $n } of { $n2 }.
event-omen = An Omen: { $card }.
event-foe-walked = { $piece } moves on.
event-foe-came = { $piece } appears.
event-foe-gone = { $piece } is gone.
event-brought = { seat-first }: { $n } { $thing } more.
event-worked = The work goes on: { $n } of { $n2 }.
event-won = The Future of { $prophecy } is mended. Everybody has won.
event-scenario-lost = The Future of { $prophecy } is lost.
event-time-up = Time has run out. The Future of { $prophecy } is lost.

## Below the name of who did it, where several are told of at once

brief-raised = { $virtue } +{ $n }
brief-healed = +{ $n } Spirit
brief-gained-shevitsa = +{ $n } Shevitsa

## verdict

verdict-won = The Future is mended.
verdict-hero-died = A Hero has fallen.
verdict-time-up = Time has run out.
verdict-scenario-lost = The goal is out of reach.

## source

source-virtues = Virtues
source-shevitsa = Shevitsa
source-speed = Speed
source-artifacts = Artifacts
source-stones = Sacred Stones
source-spirit = Spirit
source-future-quest = Future Quest
source-rounds-left = Rounds left

## virtue

virtue-love = Love
virtue-hope = Hope
virtue-faith = Faith
virtue-endeavour = Endeavour
virtue-endurance = Endurance
virtue-mercy = Mercy

## virtue-text

virtue-text-love = Dice in every attack round of the Hero.
virtue-text-hope = Dice that can be flipped, once for each object in a turn.
virtue-text-faith = Hero Bonus Cards at the start of the turn.
virtue-text-endeavour = Actions beside the first one.
virtue-text-endurance = Points for the Hero's own Virtues at the end of the turn.
virtue-text-mercy = Points for the Virtues of other Heroes at the end of the turn.

## statistic

statistic-fights = Fights
statistic-supporting = Supporting
statistic-mobility = Mobility
statistic-gathering = Gathering
statistic-talents = Talents
statistic-consistency = Consistency

## slot

slot-head = head
slot-hands = hands
slot-feet = feet

## usage

usage-passive = Passive
usage-active = Active { $n }
usage-one-timer = One-timer

## phase

phase-prophecy = The Prophecy Phase
phase-past = The Past
phase-present = The Present
phase-future = The Future

## pile

pile-artifacts-1 = Level 1 Artifacts
pile-artifacts-2 = Level 2 Artifacts
pile-artifacts-3 = Level 3 Artifacts
pile-battles-1 = Level 1 Battles
pile-battles-2 = Level 2 Battles
pile-battles-3 = Level 3 Battles
pile-treasures-1 = Level 1 Treasures
pile-treasures-2 = Level 2 Treasures
pile-treasures-3 = Level 3 Treasures
pile-quests = Quests
pile-hero-bonus = Hero Bonus Cards
pile-enemy-bonus = Enemy Bonus Cards
pile-tiles = map tiles
pile-prophecies = Prophecies
pile-omens = Omens

## difficulty

difficulty-smooth = Smooth
difficulty-daring = Daring
difficulty-brutal = Brutal

## award

award-virtues = Virtue points
award-shevitsa = Shevitsa
award-speed = Speed
award-artifact = An Artifact

## exchange

exchange-three-virtues = Give 3 Virtue points for 1 Shevitsa
exchange-shevitsa = Give 1 Shevitsa for 1 Virtue point

## deed

deed-stone = Spend a Sacred Stone

## thing

thing-free = free space
thing-tree = Tree
thing-portal = Portal
thing-altar = Altar
thing-white = White Stone
thing-red = Red Stone
thing-black = Black Stone
thing-battle-1 = Battle token, Level 1
thing-battle-2 = Battle token, Level 2
thing-battle-3 = Battle token, Level 3
thing-treasure-1 = Treasure token, Level 1
thing-treasure-2 = Treasure token, Level 2
thing-treasure-3 = Treasure token, Level 3
thing-quest = Quest token
thing-offering = Offering

## gain

gain-nothing = nothing
gain-virtue =
    { $n } Virtue { $n ->
        [one] point
       *[other] points
    } of choice
gain-named = { $n } { $virtue }
gain-shevitsa = { $n } Shevitsa
gain-speed = { $n } Speed
gain-spirit = { $n } Spirit
gain-stone =
    { $n } Sacred { $n ->
        [one] Stone
       *[other] Stones
    }
gain-artifact = a Level { $n } Artifact
gain-bonus =
    draw { $n } Bonus { $n ->
        [one] Card
       *[other] Cards
    }
gain-action =
    { $n } more { $n ->
        [one] Action
       *[other] Actions
    } this turn
gain-step =
    { $n } more { $n ->
        [one] Step
       *[other] Steps
    } this turn
gain-friend =
    { $n } Virtue { $n ->
        [one] point
       *[other] points
    } for other Heroes
gain-heal-all = each Hero regains { $n } Spirit
gain-lose-virtue =
    lose { $n } Virtue { $n ->
        [one] point
       *[other] points
    }
gain-lose-speed = lose { $n } Speed
gain-lose-artifact = lose an Artifact of your lowest level

## need

need-fights =
    Win { $n } { $n ->
        [one] Battle
       *[other] Battles
    }
need-battles-2 =
    Win { $n } { $n ->
        [one] Battle
       *[other] Battles
    } of Level 2 or 3
need-treasures =
    Collect { $n } { $n ->
        [one] Treasure
       *[other] Treasures
    }
need-whites =
    Claim { $n } White { $n ->
        [one] Stone
       *[other] Stones
    }
need-reds =
    Claim { $n } Red { $n ->
        [one] Stone
       *[other] Stones
    }
need-gifts =
    Make { $n } { $n ->
        [one] gift
       *[other] gifts
    }
need-blessed =
    Bless { $n } { $n ->
        [one] Offering
       *[other] Offerings
    }
need-mercies =
    Give { $n } Virtue { $n ->
        [one] point
       *[other] points
    } by Mercy
need-tiles =
    Visit { $n } { $n ->
        [one] tile
       *[other] different tiles
    }
need-jumps =
    Jump through Portals { $n } { $n ->
        [one] time
       *[other] times
    }
need-talents =
    Unlock { $n } { $n ->
        [one] Talent
       *[other] Talents
    }
need-virtue = Bring one Virtue to { $n }
need-balance = Bring every Virtue to { $n } or more

## effect

effect-damage = In an attack round: { $n } more damage.
effect-dice =
    In an attack round: roll { $n } more { $n ->
        [one] die
       *[other] dice
    }.
effect-again = In a roll of your own: roll all negative dice again.
effect-luck =
    In a roll of your own: up to { $n } negative { $n ->
        [one] die becomes
       *[other] dice become
    } positive.
effect-flip =
    In any roll of the object: flip up to { $n } { $n ->
        [one] die
       *[other] dice
    }.
effect-ward = In an enemy attack round: { $n } less damage.
effect-shield = In an enemy attack round: no damage at all.
effect-reflect = In an enemy attack round: { $n } damage to the enemy.
effect-first = Before a Battle: you attack first.
effect-step =
    { $n } more { $n ->
        [one] Step
       *[other] Steps
    } this turn.
effect-action =
    { $n } more { $n ->
        [one] Action
       *[other] Actions
    } this turn.
effect-wade = Trees can be entered this turn.
effect-portal = Go to any free Portal.
effect-leap = Go to any free space of the Map.
effect-virtue =
    Raise your Virtues by { $n } { $n ->
        [one] point
       *[other] points
    }.
effect-lend =
    Raise Virtues of other Heroes by { $n } { $n ->
        [one] point
       *[other] points
    }.
effect-shevitsa = Gain { $n } Shevitsa.
effect-bonus =
    Draw { $n } Bonus { $n ->
        [one] Card
       *[other] Cards
    }.
effect-heal = Regain { $n } Spirit.
effect-carry = Bring another Hero to a free space around you.
effect-far-gift = Your next gift this turn reaches any Hero.

## power

power-strike = An attack round with a positive die deals { $n } more damage.
power-dice =
    { $n } more { $n ->
        [one] die
       *[other] dice
    } in every attack round.
power-desperate =
    { $n } more { $n ->
        [one] die
       *[other] dice
    } in every attack round while your Spirit is not full.
power-charge = When you attack first, your first attack round deals { $n } more damage.
power-twin = Once a turn the positive dice of an attack round count double.
power-swift = Your Speed counts { $n } more for who attacks first.
power-guard = { $n } less damage in every enemy attack round.
power-aegis = { $n } less damage in every enemy attack round against any Hero.
power-unseen =
    Enemies roll { $n } { $n ->
        [one] die
       *[other] dice
    } fewer against you.
power-free-block = Once a turn, stopping an attack costs no Spirit.
power-prize =
    { $n } Virtue { $n ->
        [one] point
       *[other] points
    } after every Battle you win.
power-drain = { $n } Love after every Battle you win.
power-again = Once a turn, roll all negative dice of an own roll again.
power-hope = Hope flips { $n } more.
power-sure = One negative die of the first own roll of every object is positive.
power-treasure-dice =
    Roll { $n } more { $n ->
        [one] die
       *[other] dice
    } for Treasures; the best three count.
power-woods = You can enter Trees.
power-free-jump = The first Portal jump of your turn costs no Step.
power-altar-portal = Altars are Portals for you.
power-reach = You can claim what lies on neighbouring spaces.
power-speed = Your Speed counts { $n } more.
power-white = A White Stone gives you { $n } more.
power-red = A Red Stone gives you { $n } more.
power-haul =
    { $n } Virtue { $n ->
        [one] point
       *[other] points
    } with every Treasure you claim.
power-faith =
    Draw { $n } more Bonus { $n ->
        [one] Card
       *[other] Cards
    } each turn.
power-endeavour =
    { $n } more { $n ->
        [one] Action
       *[other] Actions
    } each turn.
power-endurance =
    { $n } more { $n ->
        [one] point
       *[other] points
    } of Endurance each turn.
power-mercy =
    { $n } more { $n ->
        [one] point
       *[other] points
    } of Mercy each turn.
power-gift-free = Gifts cost you no Action.
power-slots = You can use two Artifacts of the same slot in a turn.
power-tithe = Gain { $n } Shevitsa at the start of each turn.

## bonus-effect

bonus-effect-dice =
    { $n } more { $n ->
        [one] die
       *[other] dice
    } in Battle
bonus-effect-flip =
    { $n } more { $n ->
        [one] flip
       *[other] flips
    } for each object
bonus-effect-speed = { $n } Speed
bonus-effect-action =
    { $n } more { $n ->
        [one] Action
       *[other] Actions
    }
bonus-effect-strength = { $n } Strength
bonus-effect-defence = { $n } Defence
bonus-effect-nothing = nothing

## enemy-talent

enemy-talent-doubles = Rolls a die with every attack; if it is positive, the attack is doubled.
enemy-talent-heals = Heals 2 damage before each of its attacks.
enemy-talent-grows = Its Strength rises by 1 after each of its attacks.
enemy-talent-first = Always attacks first.
enemy-talent-unblockable = Its first attack cannot be stopped with Spirit.
enemy-talent-hopeless = Hope cannot flip its dice.
enemy-talent-aims-at-love = Its damage is taken on Love first.
enemy-talent-steals = Takes one of your unused Bonus Cards at the start.
enemy-talent-thorns = Each of your attack rounds costs you 1 Virtue point.
enemy-talent-shackles = Artifacts of the hands cannot be used.

## omen-effect

omen-effect-quiet = Nothing happens.
omen-effect-fury =
    Every foe rolls { $n } more { $n ->
        [one] die
       *[other] dice
    }.
omen-effect-haste =
    Every foe walks { $n } { $n ->
        [one] Step
       *[other] Steps
    } further.
omen-effect-slumber = The foes neither walk nor attack.
omen-effect-toll =
    Each Hero loses { $n } Virtue { $n ->
        [one] point
       *[other] points
    }.
omen-effect-balm =
    Each Hero raises { $n } Virtue { $n ->
        [one] point
       *[other] points
    }.
omen-effect-frost =
    Each Hero has { $n } { $n ->
        [one] Step
       *[other] Steps
    } fewer in its next turn.
omen-effect-surge = The trouble of this Future comes once more.

## hero

hero-silver-deer-name = The Silver Deer
hero-silver-deer-story = Hunters saw her three times in a hundred years, and each time the snow melted where she stood. She knows every spring in the mountain, and every spring knows her name.
hero-queen-of-living-water-name = The Queen of Living Water
hero-queen-of-living-water-story = She was a goose-girl until she gave the last cup from her jug to a beggar. The jug has not run dry since, and the beggar has not stopped telling of it.
hero-youngest-son-name = The Youngest Son
hero-youngest-son-story = His brothers had the horse and the house; he had a crust, an axe and a good heart. It was he who sat awake when the dragon came for the golden apples.
hero-unborn-maiden-name = The Unborn Maiden
hero-unborn-maiden-story = She was promised before she was born, and she is still on her way. Where she walks, distaffs turn by themselves and old women begin to sing.
hero-sun-and-moon-name = Sun and Moon
hero-sun-and-moon-story = Brother and sister share one shadow. When he sleeps she watches, and once in a while, to the terror of roosters, they walk side by side.
hero-vampires-bride-name = The Vampire's Bride
hero-vampires-bride-story = She danced with a stranger on Midwinter night and woke in a house without mirrors. She went home again, on foot, through everything that stood in the way.
hero-starred-boy-name = Starred Boy
hero-starred-boy-story = Three fates bent over his cradle and argued until dawn, so each left a gift. He hides the star on his brow under a cap, but chests open when he passes.

## talent

talent-forest-born-name = Forest-born
talent-swift-hooves-name = Swift Hooves
talent-between-two-springs-name = Between Two Springs
talent-silver-antlers-name = Silver Antlers
talent-dawn-runner-name = Dawn Runner
talent-flight-of-the-herd-name = Flight of the Herd
talent-cupped-hands-name = Cupped Hands
talent-first-spring-name = First Spring
talent-deep-well-name = Deep Well
talent-open-gates-name = Open Gates
talent-living-water-name = Living Water
talent-mantle-of-dew-name = Mantle of Dew
talent-third-try-name = Third Try
talent-brothers-blessing-name = Brothers' Blessing
talent-whetted-edge-name = Whetted Edge
talent-spoils-of-the-dragon-name = Spoils of the Dragon
talent-keeper-of-the-golden-apple-name = Keeper of the Golden Apple
talent-sword-from-the-lower-world-name = Sword from the Lower World
talent-red-thread-name = Red Thread
talent-unspun-wool-name = Unspun Wool
talent-whispering-apple-name = Whispering Apple
talent-white-thread-name = White Thread
talent-song-before-birth-name = Song Before Birth
talent-not-yet-born-name = Not Yet Born
talent-sky-road-name = Sky Road
talent-noon-and-midnight-name = Noon and Midnight
talent-eclipse-name = Eclipse
talent-chariot-of-dawn-name = Chariot of Dawn
talent-two-in-one-name = Two in One
talent-twin-blow-name = Twin Blow
talent-red-lips-name = Red Lips
talent-night-wings-name = Night Wings
talent-cold-skin-name = Cold Skin
talent-dowry-chest-name = Dowry Chest
talent-cape-of-shadows-name = Cape of Shadows
talent-nothing-to-lose-name = Nothing to Lose
talent-star-on-the-brow-name = Star on the Brow
talent-gift-of-the-three-fates-name = Gift of the Three Fates
talent-steady-star-name = Steady Star
talent-open-sack-name = Open Sack
talent-starfall-name = Starfall
talent-horse-from-the-sky-name = Horse from the Sky

## artifact

artifact-shepherds-cap-name = Shepherd's Cap
artifact-shepherds-cap-story = Whoever looks out from under it counts the flock right, even in fog.
artifact-basil-wreath-name = Basil Wreath
artifact-basil-wreath-story = Evil does not like the smell of clean rooms.
artifact-thrush-feather-name = Thrush Feather
artifact-thrush-feather-story = Tuck it behind the ear and hum: somewhere a needle begins to dance.
artifact-hazel-circlet-name = Hazel Circlet
artifact-hazel-circlet-story = Bent by a grandmother for whichever grandchild would be brave that day.
artifact-clay-whistle-name = Clay Whistle
artifact-clay-whistle-story = One breath, and luck comes running like a dog. It cracks at the second.
artifact-village-lantern-name = Village Lantern
artifact-village-lantern-story = It has oil for one good look.
artifact-icon-painters-hood-name = Icon-painter's Hood
artifact-icon-painters-hood-story = Under it one sees how things were meant.
artifact-felt-helm-name = Felt Helm
artifact-felt-helm-story = Seven layers of felt, and between each two a prayer.
artifact-crown-of-wheat-name = Crown of Wheat
artifact-crown-of-wheat-story = The last sheaf of the field, worn by whoever cut it singing.
artifact-kaval-of-memory-name = Kaval of Memory
artifact-kaval-of-memory-story = A shepherd's flute that plays what you had forgotten you could do.
artifact-veil-of-the-samodiva-name = Veil of the Samodiva
artifact-veil-of-the-samodiva-story = Stolen while she bathed. It lets a blow pass through you once, then it flies home.
artifact-bridal-coins-name = Bridal Coins
artifact-bridal-coins-story = They chime when given away, and never otherwise.
artifact-golden-burial-mask-name = Golden Burial Mask
artifact-golden-burial-mask-story = A king of Thrace wore it so that death would not know him.
artifact-laurel-of-orpheus-name = Laurel of Orpheus
artifact-laurel-of-orpheus-story = Even stones lean closer. Friends stand up straight.
artifact-eye-of-the-zmey-name = Eye of the Zmey
artifact-eye-of-the-zmey-story = It blinks when fortune is about to turn, a moment early.
artifact-moon-diadem-name = Moon Diadem
artifact-moon-diadem-story = Spun by night from the light on a mill pond.
artifact-crown-of-seven-skies-name = Crown of Seven Skies
artifact-crown-of-seven-skies-story = Put it on when all is lost. It can be put on once.
artifact-helm-of-certain-dawn-name = Helm of Certain Dawn
artifact-helm-of-certain-dawn-story = The rooster on its crest has crowed only for one king, and may crow for you.
artifact-forest-axe-name = Forest Axe
artifact-forest-axe-story = It asks the tree for pardon first. It does not ask dragons.
artifact-ash-staff-name = Ash Staff
artifact-ash-staff-story = Cut on Saint George's day, before the sun was up.
artifact-sling-and-river-stones-name = Sling and River Stones
artifact-sling-and-river-stones-story = Boys learn it on crows, and need it for giants.
artifact-net-of-nettles-name = Net of Nettles
artifact-net-of-nettles-story = A sister wove it in silence for six years and left one knot open.
artifact-bag-of-red-pepper-name = Bag of Red Pepper
artifact-bag-of-red-pepper-story = From the strings that hang on every porch. Throw, shut your eyes, run in.
artifact-martenitsa-name = Martenitsa
artifact-martenitsa-story = Red for blood, white for snow. Tie it on a friend's wrist and spring begins.
artifact-woodcarvers-hammer-name = Woodcarver's Hammer
artifact-woodcarvers-hammer-story = It has made a hundred ceilings of flowers. It can also make an end.
artifact-cornel-bow-name = Cornel Bow
artifact-cornel-bow-story = Cornel is the first to bloom and the last to break.
artifact-harvest-sickle-name = Harvest Sickle
artifact-harvest-sickle-story = It knows what is ripe.
artifact-drum-of-the-kukeri-name = Drum of the Kukeri
artifact-drum-of-the-kukeri-story = When it speaks, winter looks for the door.
artifact-jar-of-wildfire-name = Jar of Wildfire
artifact-jar-of-wildfire-story = Carried from a far war and kept behind the icons, wrapped in seven towels.
artifact-bracelet-of-the-well-name = Bracelet of the Well
artifact-bracelet-of-the-well-story = Somebody below let go of it so that you could pull harder.
artifact-rhomphaia-name = Rhomphaia
artifact-rhomphaia-story = The long curved blade of the hill people. Its scabbard is a song.
artifact-shield-of-the-horseman-name = Shield of the Horseman
artifact-shield-of-the-horseman-story = On it a rider hunts for ever. What strikes him strikes itself.
artifact-mace-of-the-giant-name = Mace of the Giant
artifact-mace-of-the-giant-story = He used it to knock on mountains and ask for water.
artifact-golden-quiver-name = Golden Quiver
artifact-golden-quiver-story = The arrows are sunrays, counted each evening.
artifact-thunder-in-a-gourd-name = Thunder in a Gourd
artifact-thunder-in-a-gourd-story = Saint Elijah left it with a gardener. Nobody may ask the gardener how.
artifact-seal-of-the-old-kings-name = Seal of the Old Kings
artifact-seal-of-the-old-kings-story = Whoever presses it into wax remembers being noble.
artifact-goatskin-shoes-name = Goatskin Shoes
artifact-goatskin-shoes-story = They find the path because the goat did.
artifact-hunters-wraps-name = Hunter's Wraps
artifact-hunters-wraps-story = Branches take them for branches.
artifact-dancers-bells-name = Dancer's Bells
artifact-dancers-bells-story = One good step, and the feet want the whole dance.
artifact-iron-heels-name = Iron Heels
artifact-iron-heels-story = Stamp once and ask the ground for another chance.
artifact-shoes-of-the-messenger-name = Shoes of the Messenger
artifact-shoes-of-the-messenger-story = They leave by themselves when the letter is urgent.
artifact-worn-sandals-name = Worn Sandals
artifact-worn-sandals-story = Nine roads are in them, and there is leather for a tenth.
artifact-boots-of-the-haiduk-name = Boots of the Haiduk
artifact-boots-of-the-haiduk-story = They have never been where the sheriff was.
artifact-wolf-paw-shoes-name = Wolf-paw Shoes
artifact-wolf-paw-shoes-story = You are there before your shadow is.
artifact-fire-dancers-soles-name = Fire-dancer's Soles
artifact-fire-dancers-soles-story = Who has crossed the embers with the icon in hand has time for one thing more.
artifact-stilts-of-the-stork-name = Stilts of the Stork
artifact-stilts-of-the-stork-story = Borrowed until the storks come back.
artifact-slippers-of-the-spring-name = Slippers of the Spring
artifact-slippers-of-the-spring-story = Wet them, think of another spring, and mind the frogs.
artifact-cart-of-the-kind-neighbour-name = Cart of the Kind Neighbour
artifact-cart-of-the-kind-neighbour-story = He was going there anyway.
artifact-winged-sandals-name = Winged Sandals
artifact-winged-sandals-story = Found in a tomb under the roses, warm.
artifact-shoes-of-the-ninth-mountain-name = Shoes of the Ninth Mountain
artifact-shoes-of-the-ninth-mountain-story = Eight pairs wore out on the way to them.
artifact-stormriders-stirrups-name = Stormrider's Stirrups
artifact-stormriders-stirrups-story = The horse is up to you.
artifact-hooves-of-the-wind-horse-name = Hooves of the Wind Horse
artifact-hooves-of-the-wind-horse-story = He lent two of four, and limps with a smile.
artifact-iron-shoes-of-the-pilgrim-name = Iron Shoes of the Pilgrim
artifact-iron-shoes-of-the-pilgrim-story = When they are worn through, the vow is done in one day.
artifact-seven-league-boots-name = Seven-league Boots
artifact-seven-league-boots-story = Seven, not eight. Measure before you step.

## enemy

enemy-magpie-thief-name = Magpie Thief
enemy-magpie-thief-story = She has three spoons, a church bell and somebody's wedding ring.
enemy-hungry-wolf-name = Hungry Wolf
enemy-hungry-wolf-story = Only hungry. It does not help.
enemy-bridge-goblin-name = Bridge Goblin
enemy-bridge-goblin-story = The toll is a riddle, and he has forgotten the answer.
enemy-mountain-robber-name = Mountain Robber
enemy-mountain-robber-story = He takes from the rich and from everybody else.
enemy-marsh-light-name = Marsh Light
enemy-marsh-light-story = It only wants company, down there.
enemy-stone-toad-name = Stone Toad
enemy-stone-toad-story = It sat on the spring for a hundred years and grew fond of it.
enemy-wild-boar-name = Wild Boar
enemy-wild-boar-story = Nobody told him that the acorns were yours.
enemy-witchs-broom-name = Witch's Broom
enemy-witchs-broom-story = It sweeps on Tuesdays. It is Tuesday.
enemy-drowned-miller-name = Drowned Miller
enemy-drowned-miller-story = The wheel still turns, and he still counts sacks.
enemy-fox-tsarina-name = Fox Tsarina
enemy-fox-tsarina-story = She bows, and your purse is gone.
enemy-bear-of-the-pass-name = Bear of the Pass
enemy-bear-of-the-pass-story = The pass is open when the bear says so.
enemy-robber-captain-name = Robber Captain
enemy-robber-captain-story = Forty men would die for her. Today they are at lunch.
enemy-ghost-in-the-wall-name = Ghost in the Wall
enemy-ghost-in-the-wall-story = They measured his shadow and built it into the bridge. He would like it back.
enemy-three-headed-dog-name = Three-headed Dog
enemy-three-headed-dog-story = Two heads can be reasoned with.
enemy-hail-bringer-name = Hail Bringer
enemy-hail-bringer-story = Half eagle, half weather. The vines fear it most.
enemy-lamia-cub-name = Lamia Cub
enemy-lamia-cub-story = It has swallowed only one river so far.
enemy-bone-rider-name = Bone Rider
enemy-bone-rider-story = The horse is new.
enemy-samodiva-archer-name = Samodiva Archer
enemy-samodiva-archer-story = She never misses. She is only choosing.
enemy-one-eyed-smith-name = One-eyed Smith
enemy-one-eyed-smith-story = He forges by night and needs something to hammer.
enemy-plague-maiden-name = Plague Maiden
enemy-plague-maiden-story = She knocks politely and comes in anyway.
enemy-heart-wrecker-name = The Heart Wrecker
enemy-heart-wrecker-story = It speaks with the voice you miss most.
enemy-zmey-of-the-crags-name = Zmey of the Crags
enemy-zmey-of-the-crags-story = He loved a village girl once. The village remembers it differently.
enemy-lamia-of-the-well-name = Lamia of the Well
enemy-lamia-of-the-well-story = No water until she is fed. She is never fed.
enemy-night-rider-name = Night Rider
enemy-night-rider-story = When you hear the hooves he has passed, and you are hurt.
enemy-blind-king-name = The Blind King
enemy-blind-king-story = He closed his eyes to his people, and strikes where the voices are.
enemy-lady-of-the-black-lake-name = Lady of the Black Lake
enemy-lady-of-the-black-lake-story = Everything hoped for lies on the bottom, and she has read it all.
enemy-heart-of-winter-name = Heart of Winter
enemy-heart-of-winter-story = It wants to be warm. It begins with yours.
enemy-thief-of-voices-name = Thief of Voices
enemy-thief-of-voices-story = Sing, and tomorrow somebody else does.
enemy-thorn-giant-name = Thorn Giant
enemy-thorn-giant-story = Every hedge that ever kept a child out, grown together.
enemy-shackler-name = The Shackler
enemy-shackler-story = He has a chain for every hand, and shakes all of them.

## treasure

treasure-wooden-spoon-name = Wooden Spoon
treasure-wooden-spoon-story = It remembers every soup.
treasure-honeycomb-name = Honeycomb
treasure-honeycomb-story = The bees look the other way.
treasure-painted-egg-name = Painted Egg
treasure-painted-egg-story = Red for the first wish, and the other colours for what came of it.
treasure-rooster-feather-name = Rooster Feather
treasure-rooster-feather-story = From the one who wakes the sun.
treasure-pot-under-the-hearth-name = Pot Under the Hearth
treasure-pot-under-the-hearth-story = Somebody saved for a daughter who became a bird.
treasure-spinning-wheel-name = Spinning Wheel
treasure-spinning-wheel-story = Turn it and it goes on where she stopped.
treasure-beehive-in-the-oak-name = Beehive in the Oak
treasure-beehive-in-the-oak-story = Sweetness, if you are quick.
treasure-cracked-jug-name = Cracked Jug
treasure-cracked-jug-story = What leaks out is not water.
treasure-shepherds-knot-name = Shepherd's Knot
treasure-shepherds-knot-story = Untie it at the right moment. Which one, it will not say.
treasure-lost-bell-name = Lost Bell
treasure-lost-bell-story = The sheep are long gone. It still calls.
treasure-chest-of-walnut-name = Chest of Walnut
treasure-chest-of-walnut-story = It smells of quinces and of weddings.
treasure-belt-of-silver-coins-name = Belt of Silver Coins
treasure-belt-of-silver-coins-story = One for each song she knew.
treasure-dragons-tooth-name = Dragon's Tooth
treasure-dragons-tooth-story = Do not plant it.
treasure-saddle-of-the-dapple-grey-name = Saddle of the Dapple-grey
treasure-saddle-of-the-dapple-grey-story = Whistle, and mind who is standing behind you.
treasure-embroidered-shirt-name = Embroidered Shirt
treasure-embroidered-shirt-story = Every stitch a warning, every rose a hope.
treasure-vineyard-key-name = Vineyard Key
treasure-vineyard-key-story = The gate is gone. The key still opens autumn.
treasure-hidden-chapel-name = Hidden Chapel
treasure-hidden-chapel-story = The saint on the wall has room beside him.
treasure-millstone-vault-name = Millstone Vault
treasure-millstone-vault-story = Turn against the sun.
treasure-sleeping-shepherds-purse-name = Sleeping Shepherd's Purse
treasure-sleeping-shepherds-purse-story = He dreams of giving it to you.
treasure-grandmothers-cupboard-name = Grandmother's Cupboard
treasure-grandmothers-cupboard-story = Behind the jam, behind the other jam.
treasure-tomb-of-the-horseman-name = Tomb of the Horseman
treasure-tomb-of-the-horseman-story = He rides past the door from within.
treasure-golden-fleece-name = Golden Fleece
treasure-golden-fleece-story = The ram wants to know what for.
treasure-zmeys-hoard-name = Zmey's Hoard
treasure-zmeys-hoard-story = He counts it every night. Tonight he is late.
treasure-rose-of-the-valley-name = Rose of the Valley
treasure-rose-of-the-valley-story = It blooms for one breath before sunrise.
treasure-kings-nine-cups-name = The King's Nine Cups
treasure-kings-nine-cups-story = Drink from eight.
treasure-well-at-the-worlds-edge-name = Well at the World's Edge
treasure-well-at-the-worlds-edge-story = Look down and see stars. Look longer and they see you.
treasure-horse-of-bronze-name = Horse of Bronze
treasure-horse-of-bronze-story = He will carry the one who does not ask where.
treasure-lyre-with-one-string-name = Lyre with One String
treasure-lyre-with-one-string-story = It plays the note that was missing.
treasure-mirror-of-three-sisters-name = Mirror of Three Sisters
treasure-mirror-of-three-sisters-story = The first shows what was, the second what is, the third winks.
treasure-altar-stone-of-the-sun-name = Altar Stone of the Sun
treasure-altar-stone-of-the-sun-story = Cut on a mountain top when the mountain was young.

## quest

quest-nine-mountains-over-name = Nine Mountains Over
quest-nine-mountains-over-story = Over nine mountains, the tale says, lies what you need. It does not say that it lies in one place.
quest-five-bells-name = Five Bells
quest-five-bells-story = A kuker earns a bell for each fear he has danced down.
quest-bread-and-salt-name = Bread and Salt
quest-bread-and-salt-story = A guest brings his hunger; a host brings the rest.
quest-a-candle-for-each-name = A Candle for Each
quest-a-candle-for-each-story = One for the living, one for the dead, and one that nobody asked for.
quest-well-for-strangers-name = A Well for Strangers
quest-well-for-strangers-story = Dig it where you will never drink.
quest-the-long-road-name = The Long Road
quest-the-long-road-story = A pair of iron shoes, an iron staff, and go until they are worn.
quest-three-springs-name = Three Springs
quest-three-springs-story = Wash in one, drink from one, and leave one as it is.
quest-wolves-at-the-fold-name = Wolves at the Fold
quest-wolves-at-the-fold-story = The shepherds have a week of courage left. Bring yours.
quest-white-kerchief-name = White Kerchief
quest-white-kerchief-story = Who brings it back without a stain may ask for the rest of the dowry.
quest-wedding-shirt-name = Wedding Shirt
quest-wedding-shirt-story = Sewn in one night by somebody who has learned to.

## bonus

bonus-strong-arm-name = Strong Arm
bonus-fair-wind-name = Fair Wind
bonus-second-sight-name = Second Sight
bonus-grandfathers-advice-name = Grandfather's Advice
bonus-downhill-path-name = Downhill Path
bonus-early-rising-name = Early Rising
bonus-busy-hands-name = Busy Hands
bonus-good-neighbour-name = Good Neighbour
bonus-lucky-knot-name = Lucky Knot
bonus-quiet-evening-name = Quiet Evening
bonus-quick-paws-name = Quick Paws
bonus-on-the-wind-name = On the Wind
bonus-sharp-claws-name = Sharp Claws
bonus-black-fury-name = Black Fury
bonus-bad-temper-name = Bad Temper
bonus-thick-hide-name = Thick Hide
bonus-iron-plates-name = Iron Plates
bonus-old-scars-name = Old Scars
bonus-yawning-name = Yawning
bonus-full-belly-name = Full Belly

## chapter

chapter-opening = Dreamers saw a bleak tomorrow, forty nights in a row. So they fasted and prayed for forty days, and then it was clear: somebody had to go back to where the tales begin, and grow strong there, and return. You are back. Turn the page.

## Things that are put together

move-play-effect = { move-play }: { $effect }
gains = { $all }
nothing = { "" }
piece = { $enemy } { $n }
space =
    { $n1 }{ $side1 ->
        [less] W
       *[more] E
    } { $n2 }{ $side2 ->
        [less] N
       *[more] S
    }
cell = { space }

## The course of a game

standing-virtues = Virtues
standing-objective = The Future mended
gain-virtues = { $sign }{ $n } Virtues
gain-objective = { $sign }{ $n } %
did-enemies =
    { $n ->
        [one] One Enemy defeated
       *[other] { $n } Enemies defeated
    }
did-treasures =
    { $n ->
        [one] One Treasure
       *[other] { $n } Treasures
    }
did-stones =
    { $n ->
        [one] One Stone claimed
       *[other] { $n } Stones claimed
    }
did-tiles =
    { $n ->
        [one] One Tile laid
       *[other] { $n } Tiles laid
    }
award-enemies = Terror of the monsters
award-treasures = Luckiest digger
award-stones = Gatherer of Stones
award-tiles = Maker of the land
part-past = Past { $n }
part-future = Future { $n }
