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
stage-pace-calm = Calm
stage-pace-brisk = Brisk
stage-pace-instant = Instant
stage-pace-why = How fast scenes are played
stage-step = One scene on
stage-step-key = One scene on (.)
stage-to-now = To now
stage-to-now-key = To now (Space)

## Recap

recap-title = Since your last turn
recap-nothing = Nothing has happened since.
recap-more =
    { $n ->
        [one] And { $n } thing more: the log has it.
       *[other] And { $n } things more: the log has them.
    }
