### Why a position cannot be, beside what holds for every game.

position-same-character = no two players have the same Character (DU-2.5)
position-dice = dice are missing or too many: { $dice }
position-no-event = { $card } is no Event
position-nowhere = every figure stands on a field (DU-2.6)
position-no-face = the die has no such face
position-faceless = a die in the game shows a face
position-nobody-active = somebody has to be active in { $rule }
position-nothing-read = a Story card has to be read in { $rule }
position-other-die = the named die is one of the active player's unused dice
position-answer = there is nothing to answer, or the answer is still owed
position-answer-not-held = names an item that is not in the hand
position-die-elsewhere = { $die } lies in { $place } too
position-other-owner = { $die } belongs to somebody else
position-misplaced = { $card } does not belong here
