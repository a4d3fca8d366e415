### The plain table, which plays every game.

plain-table = The table
plain-middle = In the middle
plain-you = you
plain-choices = Your choices
plain-pile =
    { $n ->
        [one] { $n } card, face down
       *[other] { $n } cards, face down
    }
plain-yes = yes
plain-no = no
plain-fact = { $name } { $value }
plain-facts = { $facts }
