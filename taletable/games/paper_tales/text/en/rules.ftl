### Paper Tales, English. What rules, boards and terminals say of it; docs/text.md explains the format.

## game

game-tagline = Draft a little Kingdom, win its Wars, and watch it grow old.
game-blurb = Four turns of choosing in secret: keep one card, pass the rest, raise Units face down, and make your Legend before time sweeps them away. Who plays alone meets the Lich King.

## shelf

shelf-place = 2
shelf-people = 1–7
shelf-minutes = 30
shelf-spirit = versus
shelf-spirit-more = neighbours
shelf-tempo = at once
shelf-tempo-more = all choose

## option

option-gates_units-name = Beyond the Gates: Units
option-gates_units-text = Twenty more cards: Relics that never die, Shadows that repeat, Apprentices that move the years.
option-gates_buildings-name = Beyond the Gates: Buildings
option-gates_buildings-text = Seven Buildings for all: four as always, three drawn at random out of new ones and the Barracks.
option-legends-name = What Forges Legends
option-legends-text = Legendary Artifacts that stay to the end of the game, Units that love them, and new Buildings to be drawn. They belong together: all of it, or nothing.
option-two_player-name = Two players
option-two_player-text = How two Monarchs play against each other.
option-two_player-simple = Simple
option-two_player-simple-text = The rules for more players, with one neighbour. Good for a first game.
option-two_player-advanced = Advanced
option-two_player-advanced-text = Packs of nine, one card discarded with each kept one, and a double victory for twice the strength.
option-level-name = Lich King
option-level-text = Who plays alone plays against the Lich King. Each level gives him one more way to earn LP.
option-level-1 = Level 1
option-level-1-text = He plays without Lich King cards.
option-level-2 = Level 2
option-level-2-text = One Lich King card.
option-level-3 = Level 3
option-level-3-text = Two Lich King cards.
option-level-4 = Level 4
option-level-4-text = Three Lich King cards.
option-level-5 = Level 5
option-level-5-text = All four Lich King cards.

## rule

rule-tale = Game
rule-turn = Turn
rule-recruitment = Recruitment
rule-draft = Draft
rule-solo_draft = Solo draft
rule-deployment = Deployment
rule-plan = Plan
rule-payment = Payment
rule-arrivals = Arrivals
rule-shadow = Shadow
rule-titan = Titan
rule-age_chosen = Age tokens
rule-age_by_food = Age tokens by Food
rule-wars = Wars
rule-income = Income
rule-construction = Construction
rule-aging = Aging
rule-healing = Healing

## ask

ask-draft = Choose a card to keep
ask-draft-dismiss = Discard a card of this pack
ask-solo_draft = Choose a card to keep; what you leave may serve the Lich King
ask-plan = Deploy cards, keep one, then seal your Kingdom
ask-payment = Choose what to pay for: your Gold is short
ask-shadow = Choose the Unit that your Shadow repeats
ask-titan = Choose the Building that your Titan founds
ask-age_chosen = Place 2 Age tokens on one of your Units
ask-age_chosen-both = Place 2 Age tokens on one of your Units; before or after it you may move some
ask-age_chosen-shift = Move Age tokens between your Units, or leave them
ask-age_by_food = Place the Alchemist's Age tokens on one of your Units
ask-construction = Construct or upgrade a Building, or pass
ask-healing = Save a Unit with exactly 1 Age token, or let go

## move

move-recruit = Keep { $card }
move-dismiss = Discard { $card }
move-place = Place { $card } face down: { $spot }
move-move = Move { $card }: { $spot }
move-discard = Send { $card } away
move-deploy = Lay { $card } face down beside your Kingdom
move-take-back = Take { $card } back into the hand
move-keep = Keep { $card } for the next turn
move-ready = Seal the Kingdom
move-pay = Pay for { $card }
move-repeat = Repeat { $card }
move-found = Found the { $building } on level 2
move-age = Age tokens on { $card }
move-shift = Move 1 Age from { $card } to { $card2 }
move-leave-ages = Move no more Age tokens
move-construct = Construct { $building }, level { $level }{ way }
move-upgrade = Upgrade { $building } to level 2{ way }
move-pass = Construct nothing
move-save = Save { $card }
move-let-go = Save nobody else

## stake: what is seen before something is done that cannot be taken back; confirm: what its button says

stake-land = Land { $n } Gold
stake-instead = For resources { $n } Gold
stake-gold-left = Gold { $n } › { $n2 }
stake-pay-and-build = Pay { $n }, build
stake-free = It costs no Gold
stake-nothing-built = No Building this turn
stake-price = { $card }: { $n } Gold
stake-unpaid = { $card } is discarded
stake-pay = Pay { $n }
stake-passed-on = { $n ->
    [one] The other card goes on
   *[other] The other { $n } cards go on
}
stake-comes-again = The other { $n } come again
stake-left-over = The other { $n } may serve the Lich King
stake-sent-away = { $n ->
    [one] 1 Unit is sent away
   *[other] { $n } Units are sent away
}
stake-short = { $n } Gold short: something will be discarded
stake-left-behind = { $n ->
    [one] 1 card is discarded; you could keep it
   *[other] { $n } cards are discarded; you could keep one
}
stake-dies = { $card } dies
confirm-construct = Build it
confirm-upgrade = Upgrade it
confirm-pass = Build nothing
confirm-recruit = Keep it
confirm-dismiss = Discard it
confirm-ready = Seal it
confirm-save = Save it
confirm-let-go = Let go

## way

way =
    { $way-id ->
        [gold] , paid with Gold
        [gold-then-resources] , level 1 with Gold, level 2 with resources
        [resources-then-gold] , level 1 with resources, level 2 with Gold
       *[resources] { "" }
    }
way-resources = with resources
way-gold = with Gold
way-gold-then-resources = level 1 with Gold, level 2 with resources
way-resources-then-gold = level 1 with resources, level 2 with Gold

## refuse

refuse-seats = Paper Tales is for 1 to 7 Monarchs.
refuse-advanced-is-for-two = The advanced rules are for exactly two players.
refuse-level-is-for-one = The level of the Lich King is for a Monarch who plays alone.
refuse-already-recruited = You keep { $card } out of this pack; discard another card of it.
refuse-no-fifth-spot = The third place in the Front opens with a Building of level 2.
refuse-occupied = { $card } holds this spot. Move it or send it away to make room for { $card2 }.
refuse-no-spot-for-artifacts = { $card } is an Artifact: it lies beside your Units and takes no spot.
refuse-artifact-stays = { $card } stays to the end of the game; no Artifact is given up to make the next one cheaper.
refuse-cannot-pay = { $card } costs { $n } Gold and you have { $n2 } left.
refuse-no-shadow-of-a-shadow = A Shadow repeats no Shadow.
refuse-no-age = { $card } has no Age token to move.
refuse-must-place = The Time Master's Age tokens must be placed first.
refuse-already-built = You have constructed the { $building } already; upgrade it instead.
refuse-already-level-2 = The { $building } is on level 2 already.
refuse-not-built = You have no { $building } to upgrade; construct it first.
refuse-missing-resources =
    { $n ->
        [0] { $n2 ->
            [0] For the { $building } your Kingdom still lacks { $n3 } Crystal.
           *[other] { $n3 ->
                [0] For the { $building } your Kingdom still lacks { $n2 } Food.
               *[other] For the { $building } your Kingdom still lacks { $n2 } Food and { $n3 } Crystal.
            }
        }
       *[other] { $n2 ->
            [0] { $n3 ->
                [0] For the { $building } your Kingdom still lacks { $n } Wood.
               *[other] For the { $building } your Kingdom still lacks { $n } Wood and { $n3 } Crystal.
            }
           *[other] { $n3 ->
                [0] For the { $building } your Kingdom still lacks { $n } Wood and { $n2 } Food.
               *[other] For the { $building } your Kingdom still lacks { $n } Wood, { $n2 } Food and { $n3 } Crystal.
            }
        }
    }
refuse-missing-land-cost = The land for one more Building costs { $n } Gold and you have { $n2 }.
refuse-missing-gold = This costs { $n } Gold in all and you have { $n2 }.
refuse-not-one-age = Only a Unit with exactly 1 Age token can be saved; { $card } has { $n }.
refuse-already-saved = { $card } is saved already.
refuse-will-not-die = { $card } does not die now, so there is nothing to save it from.
refuse-other-phase = That belongs to another phase: { $phase }.
refuse-other-step = Deployment goes step by step: cards are laid face down, shown and paid for; then their abilities work.
refuse-not-in-this-game = The { $building } is none of the Buildings of this game.
refuse-anothers = { $card } lies in the Kingdom of { $seat }; nobody reaches into another's.
refuse-kept-for-later = { $card } is the card you kept; it is back in your hand for the next Deployment.
refuse-comes-again = { $card } lies in a pack that comes again. You look at one pack at a time.
refuse-left-over = { $card } was left over; it is out of your reach.
refuse-no-unit = { $card } is an Artifact and no Unit.
refuse-discard-now = You keep { $card } out of this pack; now another card of it is discarded.
refuse-keep-first = First keep a card of this pack, then discard another one.
refuse-none-is-discarded = Only by the advanced rules for two a card is discarded with each one that is kept.
refuse-recruited-before = You keep { $card } already; choose a card of this pack.
refuse-not-of-the-pack = { $card } is in play; choose a card of this pack.
refuse-paid-already = { $card } is paid for.
refuse-paid-before = { $card } was in play before and is not paid for again.
refuse-nothing-to-place = There is no Age token left to place, only to move.
refuse-nothing-to-move = No Age token can be moved now, only placed.
refuse-same-unit = The Age token of { $card } goes to another Unit.
refuse-other-price = The { $building } cannot be paid in this way: Gold stands for a whole level only where the level shows it.
refuse-stands-there = { $card } stands there already.
refuse-has-a-spot = { $card } has a spot already; move it instead.
refuse-needs-a-spot = { $card } is a Unit and needs a spot in your Kingdom.
refuse-not-placed = { $card } is in your hand; place it on a free spot.
refuse-not-planned = { $card } is in your hand; there is nothing to take back.
refuse-take-back-first = { $card } lies face down in your plan; take it back first.
refuse-was-sent-away = { $card } is sent away; put it back on a free spot first.
refuse-was-in-play = { $card } was in play before; it can be moved or sent away.
refuse-rest-goes = { $card } is in your hand; all that you leave there, but for one kept card, is discarded by itself.
refuse-keeps-already = You keep { $card } for the next turn already.
refuse-only-of-the-hand = Only a card of your hand can be kept; { $card } is in play.

## pack: the packs of a draft for one

pack-letter =
    { $n ->
        [1] A
        [2] B
       *[other] C
    }

## event

event-phase = Turn { $n } · { $phase }
event-dealt = { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } dealt { $n } cards.
event-reshuffled = The discard pile is shuffled into a new draw pile of { $n } cards.
event-took-up = { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } up the kept card, { $card }.
event-recruits = { $seat-is ->
        [you] You keep
       *[other] { $seat } keeps
    } { $card }.
event-dismisses = { $seat-is ->
        [you] You discard
       *[other] { $seat } discards
    } { $card }.
event-passed = The packs go round; cards in each: { $n }.
event-last-card = { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } left with { $card }.
event-pack-opened = Pack { pack-letter } is opened; cards in it: { $n2 }.
event-pack-returns = Pack { pack-letter } comes again; cards in it: { $n2 }.
event-left-over = Left over for the Lich King: { $n } more.
event-ready = { $seat-is ->
        [you] You seal
       *[other] { $seat } seals
    } the Kingdom.
event-sent-away = { $seat-is ->
        [you] You send
       *[other] { $seat } sends
    } { $card } away.
event-deployed = { $seat-is ->
        [you] You reveal
       *[other] { $seat } reveals
    } { $card }: { $spot }.
event-moved = { $seat-is ->
        [you] You move
       *[other] { $seat } moves
    } { $card }: { $spot }.
event-forged = { $seat-is ->
        [you] You reveal
       *[other] { $seat } reveals
    } an Artifact: { $card }.
event-kept = { $seat-is ->
        [you] You keep
       *[other] { $seat } keeps
    } a card for the next turn.
event-left-behind = { $seat-is ->
        [you] You discard
       *[other] { $seat } discards
    } the rest of the hand; cards: { $n }.
event-paid = { $seat-is ->
        [you] You pay
       *[other] { $seat } pays
    } { $n } Gold.
event-gained = { $seat-is ->
        [you] You gain
       *[other] { $seat } gains
    } { $n } Gold.
event-unpaid = { $seat-is ->
        [you] You cannot
       *[other] { $seat } cannot
    } pay for { $card }; it is discarded.
event-turned-up = { $seat-is ->
        [you] You turn
       *[other] { $seat } turns
    } up { $card }.
event-became = { $seat }: { $card } becomes { $card2 }.
event-repeated = { seat-first }: a Shadow repeats { $card }.
event-found-artifact = { seat-first }: { $card } brings { $card2 }.
event-founded = { seat-first }: { $card } founds the { $building } on level 2.
event-raised = { seat-first }: { $card } raises the { $building } to level 2.
event-aged = { seat-first }: { $n } Age on { $card }.
event-shifted = { seat-first }: 1 Age goes from { $card } to { $card2 }.
# Each War is told once: by who wins it; a tie by the first seat.
event-war =
    { $n-than-n2 ->
        [more] { $seat-is ->
            [you] You beat
           *[other] { $seat } beats
        } { seat-second }, { $n } : { $n2 }.
        [same] { $seat-than-seat2 ->
            [less] { $seat-is ->
                [you] You tie
               *[other] { $seat } ties
            } with { seat-second }, { $n } : { $n2 }.
           *[other] { "" }
        }
       *[other] { "" }
    }
event-risen = { $necropolis } is turned up. The Pale Host now has strength { $n }, the Crimson Host { $n2 }.
event-host-war =
    { $n-than-n2 ->
        [more] { $seat-is ->
            [you] You beat
           *[other] { $seat } beats
        } the { $host }, { $n } : { $n2 }.
        [less] The { $host } beats { seat-object }, { $n2 } : { $n }.
       *[other] { $seat-is ->
            [you] You tie
           *[other] { $seat } ties
        } with the { $host }, { $n } : { $n2 }.
    }
event-lich-earned = The Lich King earns { $n } LP: { $source }.
event-earned = { $seat-is ->
        [you] You earn
       *[other] { $seat } earns
    } { $n } LP: { $source }.
event-lost = { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    } { $n } LP: { $source }.
event-income = { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } in { $n } Gold.
event-decided = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } decided on Construction.
event-constructed = { $seat-is ->
        [you] You construct
       *[other] { $seat } constructs
    } the { $building } on level { $level } for { $n } Gold.
event-upgraded = { $seat-is ->
        [you] You upgrade
       *[other] { $seat } upgrades
    } the { $building } to level { $level } for { $n } Gold.
event-built-nothing = { $seat-is ->
        [you] You construct
       *[other] { $seat } constructs
    } nothing.
event-saved = { $seat-is ->
        [you] You save
       *[other] { $seat } saves
    } { $card } from dying.
event-died = { seat-own } { $card } dies of old age.
event-reborn = { seat-own } { $card } rises out of its ashes.
event-grew-older = { $seat-is ->
        [you] Time passes in your Kingdom.
       *[other] Time passes in { seat-object }'s Kingdom.
    }
event-won = { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    } with { $n } LP.
event-lich-won = The Lich King wins: { $n } LP against { $n2 }.

## Below the name of who did it, where several are told of at once

scene-reveal = The Kingdoms are revealed
scene-deployment = The Kingdoms are revealed
scene-payment = Everybody pays
scene-construction = What is built
scene-grow_older = Time passes
brief-deployed = { $card }
brief-forged = { $card }
brief-kept = keeps 1 card
brief-left-behind = { $n } discarded
brief-paid = −{ $n } Gold
brief-gained = +{ $n } Gold
brief-income = +{ $n } Gold
brief-dealt = { $n } cards
brief-aged = +{ $n } Age: { $card }
brief-died = { $card } dies
brief-earned = +{ $n } LP: { $source }
brief-lost = −{ $n } LP: { $source }
brief-recruits = { $card }
brief-constructed = { $building }, level { $level }
brief-upgraded = { $building }, level { $level }
brief-built-nothing = nothing
brief-decided = decided
brief-unpaid = { $card } not paid: discarded
brief-grew-older = { $n ->
        [0] no Units
        [one] 1 Unit: +1 Age
       *[other] { $n } Units: +1 Age each
    }

## spot

spot-front-1 = Front, first spot
spot-front-2 = Front, second spot
spot-front-3 = Front, third spot
spot-back-1 = Back, first spot
spot-back-2 = Back, second spot

## source

source-war = Wars won
source-floor = a score never falls below 0
source-start = scored before this position
source-head-start = Head start with What Forges Legends

## rival

rival-lich-king = The Lich King

## host

host-pale = Pale Host
host-crimson = Crimson Host

## necropolis_kind

necropolis_kind-gate = The Gate
necropolis_kind-graves = The Graves
necropolis_kind-vaults = The Vaults
necropolis_kind-throne = The Throne

## necropolis

necropolis-rusted-gate-name = Rusted Gate
necropolis-rusted-gate-text = { $lp } LP for each left-over Unit of cost 0 or less
necropolis-raven-arch-name = Raven Arch
necropolis-raven-arch-text = { $lp } LP for each left-over Unit of cost 1
necropolis-toll-bridge-name = Toll Bridge
necropolis-toll-bridge-text = { $lp } LP for each left-over Unit of cost 2 or more
necropolis-twin-lanterns-name = Twin Lanterns
necropolis-twin-lanterns-text = { $lp } LP for each left-over card that the box has twice
necropolis-bone-fence-name = Bone Fence
necropolis-bone-fence-text = { $lp } LP for each left-over card that the box has three times
necropolis-paupers-field-name = Paupers' Field
necropolis-paupers-field-text = { $lp } LP for each left-over Unit of strength 0 or 1
necropolis-willow-hollow-name = Willow Hollow
necropolis-willow-hollow-text = { $lp } LP for each left-over Unit of strength 2
necropolis-soldiers-rest-name = Soldiers' Rest
necropolis-soldiers-rest-text = { $lp } LP for each left-over Unit of strength 3
necropolis-heroes-mound-name = Heroes' Mound
necropolis-heroes-mound-text = { $lp } LP for each left-over Unit of strength 4 or more
necropolis-restless-barrow-name = Restless Barrow
necropolis-restless-barrow-text = { $lp } LP for each left-over Unit whose strength has a star
necropolis-coffin-maker-name = Coffin Maker
necropolis-coffin-maker-text = { $lp } LP for each left-over card that makes Wood
necropolis-funeral-feast-name = Funeral Feast
necropolis-funeral-feast-text = { $lp } LP for each left-over card that makes Food
necropolis-jewelled-tomb-name = Jewelled Tomb
necropolis-jewelled-tomb-text = { $lp } LP for each left-over card that makes Crystal
necropolis-grave-goods-name = Grave Goods
necropolis-grave-goods-text = { $lp } LP for each left-over card that makes any resource
necropolis-ferrymans-purse-name = Ferryman's Purse
necropolis-ferrymans-purse-text = { $lp } LP for each left-over card with an Income or Construction ability
necropolis-heralds-stair-name = Herald's Stair
necropolis-heralds-stair-text = { $lp } LP for each left-over card with a Deployment ability
necropolis-iron-choir-name = Iron Choir
necropolis-iron-choir-text = { $lp } LP for each left-over card with a Wars ability
necropolis-hall-of-hourglasses-name = Hall of Hourglasses
necropolis-hall-of-hourglasses-text = { $lp } LP for each left-over card with an Aging ability
necropolis-silent-court-name = Silent Court
necropolis-silent-court-text = { $lp } LP for each left-over card without an ability of any phase
necropolis-crown-of-rime-name = Crown of Rime
necropolis-crown-of-rime-text = { $lp } LP for each left-over card that the box has only once

## lich_king

lich_king-crushing-march-name = Crushing March
lich_king-crushing-march-text = Wars: 1 LP more for each War he wins
lich_king-twice-cursed-name = Twice Cursed
lich_king-twice-cursed-text = Wars: 2 LP for each left-over card that has the features of two or more active Necropolis cards
lich_king-toll-of-years-name = Toll of Years
lich_king-toll-of-years-text = Wars: 1 LP for each Unit in your Front with an Age
lich_king-covetous-crown-name = Covetous Crown
lich_king-covetous-crown-text = Wars: 1 LP for each of your level 2 Buildings

## resource

resource-wood = Wood
resource-food = Food
resource-crystal = Crystal

## building

building-barracks-name = Barracks
building-barracks-level1 = Wars: 1 strength for each Wood you make
building-barracks-level2 = Wars: 1 LP for each of your Units with strength 3 or more
building-mine-name = Mine
building-mine-level1 = Makes 1 Crystal
building-mine-level2 = Wars: 2 LP for each Crystal you make
building-tavern-name = Tavern
building-tavern-level1 = Income: 1 Gold for each Food you make
building-tavern-level2 = Wars: 1 LP for each Food you make
building-temple-name = Temple
building-temple-level1 = Income: 2 Gold
building-temple-level2 = Wars: 2 LP
building-town-name = Town
building-town-level1 = Makes 1 Wood and 1 Food
building-town-level2 = Makes 1 Crystal more
building-abbey-name = Abbey
building-abbey-level1 = Income: { $n1 } Gold for every two resources you make
building-abbey-level2 = Wars: { $n1 } LP for each set of Wood, Food and Crystal you make
building-clock-tower-name = Clock Tower
building-clock-tower-level1 = Every Deployment: you may move { $n1 } Age from one of your Units to another
building-clock-tower-level2 = Aging: { $n1 } LP for each of your Units that dies
building-crypt-name = Crypt
building-crypt-level1 = Aging: { $n1 } Gold for each of your Units that dies
building-crypt-level2 = Wars: { $n1 } LP for every two Ages in your Kingdom
building-library-name = Library
building-library-level1 = Income: { $n1 } Gold for each of your Units with an Age
building-library-level2 = Wars: { $n1 } LP for each of your Units with an Age
building-port-name = Port
building-port-level1 = Income: { $n1 } Gold if you make any Food
building-port-level2 = Wars: { $n1 } LP if you make any Wood, and { $n2 } LP if you make any Crystal
building-watchtower-name = Watchtower
building-watchtower-level1 = Wars: { $n1 } strength
building-watchtower-level2 = Wars: { $n1 } LP for each War you win
building-inn-name = Inn
building-inn-level1 = Income: { $n1 } Gold for each of your Units in the Back
building-inn-level2 = Wars: { $n1 } LP for each of your Units without an Age
building-royal-palace-name = Royal Palace
building-royal-palace-level1 = Income: { $n1 } Gold for each of your Artifacts
building-royal-palace-level2 = Wars: { $n1 } LP for each of your Artifacts
building-sawmill-name = Sawmill
building-sawmill-level1 = Makes { $n1 } Wood
building-sawmill-level2 = Wars: { $n1 } LP for each Wood you make

## unit

unit-adventurer-name = Adventurer
unit-adventurer-text = Makes 1 Crystal for each Age on it
unit-archer-name = Archer
unit-archer-text = Wars: fights from the Back, too
unit-blacksmith-name = Blacksmith
unit-blacksmith-text = Income: 1 Gold
unit-cave-spirit-name = Cave Spirit
unit-cave-spirit-text = Makes 1 Crystal. On reveal: 1 Age on itself
unit-cerberus-name = Cerberus
unit-cerberus-text = Wars: strength 3 if you make any Food
unit-colossus-name = Colossus
unit-colossus-text = Wars: strength 7 once it has an Age; 1 LP for each War you win
unit-commander-name = Commander
unit-commander-text = Wars: 1 LP for each War you win
unit-cook-name = Cook
unit-cook-text = Income: 1 Gold for each Food you make
unit-demon-name = Demon
unit-demon-text = On reveal: 1 Age on itself. Aging: lose 3 LP if it dies with exactly 1 Age
unit-dragon-name = Dragon
unit-dragon-text = Wars: strength 7 if you make any Crystal
unit-farmer-name = Farmer
unit-farmer-text = Makes 1 Food
unit-forest-child-name = Forest Child
unit-forest-child-text = Makes 1 Wood and 1 Food
unit-forest-spirit-name = Forest Spirit
unit-forest-spirit-text = Makes 3 Wood
unit-giant-snake-name = Giant Snake
unit-giant-snake-text = Wars: strength 0 once it has an Age. Income: 3 Gold once it has an Age
unit-golem-name = Golem
unit-golem-text = On reveal: all your level 1 Buildings rise to level 2, free
unit-grand-architect-name = Grand Architect
unit-grand-architect-text = Construction: 1 Gold may stand for any 1 resource, as often as you like
unit-hunter-name = Hunter
unit-hunter-text = Makes 1 Food while in the Front
unit-knight-name = Knight
unit-knight-text = Just strong
unit-kraken-name = Kraken
unit-kraken-text = On reveal: lose 3 LP for each level 2 Building, and 1 Age on each of your other Units. Aging: 1 LP for each Age on your dying Units
unit-landlord-name = Landlord
unit-landlord-text = Makes 1 Wood. Construction: no Land cost
unit-leviathan-name = Leviathan
unit-leviathan-text = Makes 2 Food once it has an Age. Wars: 2 strength more for each Food you make; cannot fight once it has an Age
unit-manticore-name = Manticore
unit-manticore-text = Wars: 2 strength more for each Food you make
unit-master-alchemist-name = Master Alchemist
unit-master-alchemist-text = Every Deployment: as many Ages as you make Food on one of your Units. Wars: 1 LP per Crystal for each War you win. Income: 1 Gold per Wood
unit-militiaman-name = Militiaman
unit-militiaman-text = Wars: 1 strength more for each Age on it
unit-miner-name = Miner
unit-miner-text = Makes 1 Crystal
unit-monkey-name = Monkey
unit-monkey-text = Brings 1 Gold. Aging: when it dies, 1 Gold for each Age on it
unit-mystical-healer-name = Mystical Healer
unit-mystical-healer-text = Aging: may save one of your Units that has exactly 1 Age
unit-necromancer-name = Necromancer
unit-necromancer-text = On reveal: 1 Age on each of your other Units
unit-ogre-name = Ogre
unit-ogre-text = Wars: 1 strength more for each Gold of this turn's Income
unit-palm-reader-name = Palm Reader
unit-palm-reader-text = Aging: 1 LP for each Age on your dying Units
unit-peddler-name = Peddler
unit-peddler-text = Makes 1 Wood. Income: 1 Gold
unit-relic-of-wisdom-name = Relic of Wisdom
unit-relic-of-wisdom-text = Aging: never dies. At the end of the game: 2 LP for each Age on it
unit-rogue-name = Rogue
unit-rogue-text = Wars: 1 Gold for each War you win
unit-salamander-name = Salamander
unit-salamander-text = Wars: 1 strength more for each Age on it. Aging: dies only with 2 Ages or more
unit-sculptor-name = Sculptor
unit-sculptor-text = Aging: 3 LP when it dies
unit-shapeshifter-name = Shapeshifter
unit-shapeshifter-text = On reveal: the next Unit of cost 3 or less takes its place, free, with 1 Age
unit-strategist-name = Strategist
unit-strategist-text = Wars: 1 strength more for each Age in your Kingdom; fights from the Back, too
unit-time-master-name = Time Master
unit-time-master-text = On reveal: 2 Ages on one of your Units
unit-treefolk-name = Treefolk
unit-treefolk-text = Makes 1 Food
unit-veteran-name = Veteran
unit-veteran-text = On reveal: 1 Age on itself
unit-wood-merchant-name = Wood Merchant
unit-wood-merchant-text = Construction: 1 Gold may stand for 1 Wood, as often as you like
unit-woodcutter-name = Woodcutter
unit-woodcutter-text = Makes 1 Wood
unit-banner-bearer-name = Banner Bearer
unit-banner-bearer-text = On reveal: { $n1 } Gold if you have a Unit of cost 2 or more; { $n2 } LP if you have one of cost 3 or more
unit-dryad-name = Dryad
unit-dryad-text = Makes { $n1 } Wood. Construction: 1 Gold may stand for any 1 resource, as often as you like
unit-grand-intendant-name = Grand Intendant
unit-grand-intendant-text = Makes { $n1 } Food. On reveal: { $n2 } Gold
unit-imp-name = Imp
unit-imp-text = Brings 1 Gold. On reveal: 1 Age on itself
unit-lost-soul-name = Lost Soul
unit-lost-soul-text = Aging: { $n1 } LP when it dies
unit-noble-name = Noble
unit-noble-text = On reveal: { $n1 } LP for each Gold you have, at most 10
unit-princess-name = Princess
unit-princess-text = Wars: { $n1 } LP for each level of your Buildings
unit-relic-of-harvest-name = Relic of Harvest
unit-relic-of-harvest-text = Wars: { $n1 } LP for every two resources you make while in the Front, for every three while in the Back. Aging: never dies
unit-relic-of-light-name = Relic of Light
unit-relic-of-light-text = Aging: never dies; { $n2 } LP for each of your other Units that has an Age and does not die
unit-relic-of-war-name = Relic of War
unit-relic-of-war-text = Wars: { $n1 } strength more for each Age on it. Aging: never dies
unit-shadow-name = Shadow
unit-shadow-text = On reveal: choose one of your other Units, but no Shadow; what it does on reveal happens once more
unit-smuggler-name = Smuggler
unit-smuggler-text = Income: { $n1 } Gold if you make any Food
unit-sorcerers-apprentice-name = Sorcerer's Apprentice
unit-sorcerers-apprentice-text = On reveal: you may move up to { $n1 } Ages, each from one of your Units to another
unit-castellan-name = Castellan
unit-castellan-text = Wars: { $n1 } strength more for each of your Buildings
unit-chronicler-name = Chronicler
unit-chronicler-text = At the end of the game: { $n1 } LP for each of your Artifacts
unit-court-jester-name = Court Jester
unit-court-jester-text = On reveal: the next Artifact of the draw pile joins your Kingdom, free
unit-dwarf-king-name = Dwarf King
unit-dwarf-king-text = Makes { $n1 } Crystal. Income: { $n2 } Gold for each Crystal you make
unit-elder-oak-name = Elder Oak
unit-elder-oak-text = Makes { $n1 } Wood for each Age on it. Aging: dies only with { $n2 } Ages or more
unit-forager-name = Forager
unit-forager-text = Makes { $n1 } Food while in the Front, { $n2 } Wood while in the Back
unit-hermit-name = Hermit
unit-hermit-text = Wars: { $n1 } LP if you win no War
unit-minstrel-name = Minstrel
unit-minstrel-text = On reveal: { $n1 } LP for each of your Artifacts
unit-phoenix-name = Phoenix
unit-phoenix-text = Aging: loses all its Ages instead of dying
unit-servile-minion-name = Servile Minion
unit-servile-minion-text = Brings 2 Gold
unit-sleeping-beauty-name = Sleeping Beauty
unit-sleeping-beauty-text = Aging: your other Units get no new Age
unit-squire-name = Squire
unit-squire-text = Wars: { $n1 } strength more for each of your Artifacts
unit-straw-spinner-name = Straw Spinner
unit-straw-spinner-text = Income: { $n1 } Gold. Aging: lose { $n2 } LP when it dies
unit-titan-name = Titan
unit-titan-text = On reveal: one of your Buildings not yet constructed rises on level 2, free
unit-treasure-hunter-name = Treasure Hunter
unit-treasure-hunter-text = Income: { $n1 } Gold for each of your Artifacts
unit-wolf-name = Wolf
unit-wolf-text = Wars: { $n1 } strength more for each other Unit in your Front

## artifact

artifact-banner-of-heroes-name = Banner of Heroes
artifact-banner-of-heroes-text = Wars: { $n1 } LP for each War you win
artifact-bottomless-purse-name = Bottomless Purse
artifact-bottomless-purse-text = Income: { $n1 } Gold
artifact-cursed-crown-name = Cursed Crown
artifact-cursed-crown-text = Wars: { $n1 } strength
artifact-elixir-of-youth-name = Elixir of Youth
artifact-elixir-of-youth-text = Aging: may save one of your Units that has exactly 1 Age
artifact-golden-goose-name = Golden Goose
artifact-golden-goose-text = Income: { $n1 } Gold for each Food you make
artifact-golden-trowel-name = Golden Trowel
artifact-golden-trowel-text = Construction: Land costs { $n1 } Gold less
artifact-heart-of-the-mountain-name = Heart of the Mountain
artifact-heart-of-the-mountain-text = Makes { $n1 } Crystal
artifact-horn-of-plenty-name = Horn of Plenty
artifact-horn-of-plenty-text = Makes { $n1 } Food
artifact-hourglass-name = Hourglass
artifact-hourglass-text = Every Deployment: you may move { $n1 } Age from one of your Units to another
artifact-luxuriant-grove-name = Luxuriant Grove
artifact-luxuriant-grove-text = Makes { $n1 } Wood
artifact-magic-mirror-name = Magic Mirror
artifact-magic-mirror-text = Wars: { $n1 } LP if you make Wood, Food and Crystal
artifact-philosophers-stone-name = Philosopher's Stone
artifact-philosophers-stone-text = Construction: 1 Gold may stand for 1 Crystal, as often as you like
artifact-shield-of-power-name = Shield of Power
artifact-shield-of-power-text = Wars: { $n1 } strength
artifact-urn-of-ashes-name = Urn of Ashes
artifact-urn-of-ashes-text = Aging: { $n1 } LP for each of your Units that dies
artifact-wishing-lamp-name = Wishing Lamp
artifact-wishing-lamp-text = On reveal: { $n1 } Gold

## The course of a game

standing-score = Legend Points
standing-lich-king = Legend Points of the Lich King
gain-score = { $sign }{ $n } LP
gain-lich-king = { $sign }{ $n } LP
did-wars =
    { $n ->
        [one] { $n } War won
       *[other] { $n } Wars won
    }
did-buildings =
    { $n ->
        [one] One work of Construction
       *[other] { $n } works of Construction
    }
did-deaths =
    { $n ->
        [one] One Unit died
       *[other] { $n } Units died
    }
award-wars = Victor of most Wars
award-buildings = Busiest master builder
award-deaths = Longest roll of the dead
part-turn = Turn { $n }
