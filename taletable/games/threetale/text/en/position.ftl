### Why a position cannot be, beside what holds for every game.

position-same-hero = no two seats play the same Hero (TT-R.4)
position-order = every seat has one place in the turn order
position-not-chosen = Heroes and order are chosen in the Prophecy Phase (TT-3.3, TT-3.12)
position-no-prophecy = the Future needs its Prophecy (TT-18.2)
position-other-prophecy = one of the open Prophecies comes true (TT-18.2)
position-hero-off-map = the active Hero stands on the Map
position-other-land = a Hero sets out on the tile that was laid
position-no-fight = { $rule } belongs to a fight
position-no-treasure = a Treasure card lies open
position-no-choice = there are cards to choose from
position-no-tile = there is a tile to lay
position-dead = a Hero without Spirit or without Virtues is dead (TT-R.48)
position-talents = one Talent of each level, in order (TT-10.10, TT-10.12)
position-misplaced = { $card } does not belong here
position-no-space = there is no such space on the Map
position-off-map = tokens and foes stand on the Map
position-no-foe = the foe is not on the Map
position-nobody-active = somebody has to be active in { $rule }
position-nobody-to-fight = there is nobody to fight in { $rule }
position-other-talent = the Talent belongs to another Hero
position-tally =
    { $n ->
        [0] expected nothing
       *[other] { $rows ->
            [0] expected { $names }
           *[other] expected { $names }, up to { $rows } times
        }
    }
position-no-way-on = the Hero stands with another one, and has no Steps to a space where its turn may end (TT-R.14)
