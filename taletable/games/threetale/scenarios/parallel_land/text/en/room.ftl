### What is said of this Future.

## option

option-tale-parallel-land = Parallel Land
option-tale-parallel-land-text = This Prophecy is among the three and will come true: two sides of one land.

## prophecy

prophecy-parallel-land-name = Parallel Land
prophecy-parallel-land-story = I bent over the spring, and the one who looked up was not I. There were two lands with one shape, and doors of water between them. Knock on both sides at once.

## chapter

chapter-parallel-land-intro = They built a mirror so good that the land moved in. Now there are two, and every evil deed of one casts no shadow here, because the shadow is over there, growing. Six seals would close the glass. Each has two sides.
chapter-parallel-land-setup = Six Seals lie on six far tiles. Three Dark Reflections wait on the dark side. All Heroes begin on the light side.
chapter-parallel-land-rules = A jump through a Portal takes a Hero to the other side; so does 1 Action on an Altar, and anywhere else 1 Action and 2 Virtue points. Only who is on the same side can meet. On or beside a Seal 1 Action, once a turn, is a roll of 6 dice and 1 more for each Talent; 8 positive dice work this side of it. A Seal closes when both sides are worked in the same round; half-worked ones spring open after it.
chapter-parallel-land-goal = All six Seals are closed before round 5 is over.
chapter-parallel-land-stone = It works the bearer's side of a Seal, half-worked ones first.
chapter-parallel-land-win = The sixth seal clicks. You look into the spring, and the one who looks up is you, a little wet. You wave. For just a moment, you wave first.
chapter-parallel-land-loss = You look into the spring. Nobody looks up. Behind you somebody laughs with your voice.

## panel

panel-parallel-land-closed = { $have } of { $need } Seals closed

## trial

trial-parallel-land-about =
    { $needed } positive { $needed ->
        [one] die
       *[other] dice
    } work this side of it.

## thing

thing-seal = Seal

## deed

deed-work = Work the seal
deed-cross = Cross to the other side

## refuse

refuse-price-too-high = Away from Portals and Altars it takes { $n } Virtue points to cross.
refuse-side-worked = This side of the seal is worked already.
refuse-cross-here = One crosses where one stands.

## event

event-crossed = { $seat } is on the other side.
event-foe-crossed = { $piece } steps through the glass.

## enemy

enemy-dark-reflection-name = Dark Reflection
enemy-dark-reflection-story = It does what you did not.

## omen

omen-crack-in-the-mirror-name = Crack in the Mirror
omen-double-shadow-name = Double Shadow
omen-echo-before-the-shout-name = Echo Before the Shout
omen-left-is-right-name = Left Is Right
omen-the-glass-is-still-name = The Glass Is Still
omen-your-own-voice-name = Your Own Voice
omen-two-moons-name = Two Moons
omen-empty-frame-name = Empty Frame
omen-reflection-smiles-name = The Reflection Smiles
