### The director: what happened is played scene by scene.

## Capsule

stage-control = What is being shown
stage-recap = Since your last turn
stage-recap-key = Since your last turn (W)
stage-caught-up = Caught up
stage-waiting =
    { $n ->
        [one] { $n } scene to come
       *[other] { $n } scenes to come
    }
stage-waiting-short = { $n } to come
stage-pace-calm = Calm
stage-pace-brisk = Brisk
stage-pace-instant = Instant
stage-pace-why = How fast scenes are played
stage-step = One scene on
stage-step-key = One scene on (.)
stage-to-now = To now
stage-to-now-key = To now (Space)

stage-programme = The scene in words
stage-next = On to the next scene

## Recap

recap-title = Since your last turn
recap-close = Read
recap-nothing = Nothing has happened since.
recap-more =
    { $n ->
        [one] And { $n } thing more: the log has it.
       *[other] And { $n } things more: the log has them.
    }

## A page of the tale

leaf-yours = This one is yours to read
leaf-all = For everybody
leaf-reads = { $name } reads
leaf-go-on = Go on
leaf-seen = Seen

## The book of this game

book-title = The book of this game
book-of-game = The book of this game
book-of-game-key = The book of this game (B)
book-so-far =
    { $n ->
        [0] Nothing has been read yet
        [one] { $n } page so far
       *[other] { $n } pages so far
    }
book-empty = What is read at this table is kept here, and can be read again.
book-reader = { $name } met this page.
book-back = Page before
book-on = Next page
book-all = All { $n }
