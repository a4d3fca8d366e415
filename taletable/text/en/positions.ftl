### Why a position cannot be read: `where` is the place in it, the reasons follow. A game has its own reasons in its own files.

position-at = { $where }: { $why }
position-other-rules = { $why } (it was made under rules { $rules }, these are { $today })

## Values

position-whole-number = expected a whole number, got { $got }
position-range = expected { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, got { $got }
position-true-or-false = expected true or false, got { $got }
position-flag = expected true or false
position-unknown = there is no { $got } here
position-no-card = there is no card { $got }
position-no-seat = there is no seat { $seat }
position-cards = expected a list of cards, got { $got }
position-list = expected a list, got { $got }
position-most = expected { $most } at most, got { $got }
position-seats = expected a list of seats
position-object = expected an object
position-object-with = expected an object with { $names }
position-objects = expected objects with { $names }
position-numbers = expected an object from name to number
position-places = expected an object from up to { $most } places to things
position-no-place = there is no place { $got }; expected { $names }
position-lacks = { $name } is missing
position-missing = missing
position-row = expected [{ $names }]
position-nothing-or-row = expected [] or [{ $names }]
position-two = there are two with { $own }
position-strays = unknown { $strays }; known are { $known }

## The whole

position-json = expected a JSON object
position-format = expected { $version }, the version of the position format
position-rules-version = expected the version of the rules, got { $got }
position-other-game = expected { $game }, got { $got }
position-players = expected a list of { $n } objects
position-not-asked = a seat is waited for that was not asked
position-nobody-decides = somebody has to decide unless the game is over, and nobody then

## Open paragraphs

position-frames = expected a list of open paragraphs
position-frame = expected an object with rule and step
position-no-rule = there is no rule { $got }; there are { $rules }
position-not-here = { $rule } at step { $step } is in { LIST($here, type: "or") }, not in { $got }
position-outermost = the outermost paragraph is { $rule }
position-asked-below = belongs to a paragraph that asks, while another one is open on top of it
position-nothing-asks = the last one has to be a rule that asks, unless the game is over

## Cards

position-lots = expected an object from lots to cards
position-lot = expected lots from 1 to { $newest }, the newest first (“7” or “9/7”), got { $got }
position-twice = { $card } is named twice
position-elsewhere = { $card } lies in { $place } too
position-not-in-box = { $card } is not part of the game with these options
position-cards-missing =
    cards are missing: { $more ->
        [0] { $cards }
       *[other] { $cards } …
    }
