### Why a position cannot be, beside what holds for every game.

position-buildings = are not a choice that the set-up can give (PT-2.7, PT-V.9 to PT-V.15)
position-fifth-spot = needs a Building of level 2 (PT-3.4)
position-artifact-on-spot = an Artifact takes no spot (PT-12.6)
position-unit-among-artifacts = a Unit is not an Artifact (PT-12.4)
position-not-in-play = names a card that is not in play
position-hand = hands are empty after Deployment (PT-5.11)
position-plan-cards = holds cards that are neither Units of the hand nor in play
position-plan-artifacts = holds cards that are not Artifacts of the hand (PT-12.5)
position-kept-card = is not a card left in the hand (PT-5.10)
position-other-seats-asked =
    { $n ->
        [0] nobody has something to decide in { $rule }
       *[other] expected [{ $seats }], the seats that have something to decide in { $rule }
    }
position-other-answer = holds an answer that { $rule } does not ask for
position-answered-or-not = does not fit whether the seat is still waited for
position-age = only Units in play have Age tokens
position-nobody = names nobody who plays
position-other-building = is not a Building of this game (PT-2.7)
position-pack-sizes = all packs of a draft have the same number of cards, at least 2
position-packs = packs exist only during the draft (PT-4.2)
position-plans = plans exist only in the Deployment phase (PT-5.1)
position-impossible-answer = is not an answer that can be given now
position-pairs = expected pairs of Units
position-nothing-to-choose = belongs to a seat that has nothing to choose
position-nothing-to-pick = there is nothing to pick in 'plan'
position-lich-row = expected one card of each kind, in the order { $kinds } (PT-S.14)
position-lich-cards = expected as many different cards as the level asks for (PT-S.13)
position-lich-risen = one Necropolis card is turned up in the Wars phase of each turn (PT-S.18)
position-lich-alone = the Lich King plays against one Monarch only (PT-S)
position-lich-packs = the packs do not fit the number of cards in the hand (PT-S.16)
position-lich-stock = packs exist only during the draft (PT-S.15)
position-lich-left-over = the left-over cards are discarded in the Wars phase (PT-S.25)
