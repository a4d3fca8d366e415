### Who one is: the sheet that opens from the crest, keys, devices.

enter-title = Keep your name
enter-choose = Choose one. More can be added later.
enter-card = Reader’s card
enter-guest = a guest in this browser
enter-keys =
    { $n ->
        [one] { $n } key
       *[other] { $n } keys
    }
enter-has-keys = has keys
enter-nameless = no name yet
enter-waiting = Tables that go on
enter-finished = Games finished
enter-lessons = Lessons learned
enter-moves = moves along
enter-moves-text = Everything on this card <b>comes with you</b>: tables, records, crews and lessons. Nothing is lost, whichever way you choose.
enter-enough = A name is enough to play. A key only makes sure it stays yours, on every device.
enter-passkey = Passkey
enter-passkey-text = Finger, face or PIN of this device. No password, nothing to remember.
enter-passkey-make = Make a passkey
enter-passkey-use = I have one
enter-passkey-none = This browser, or this address, can have none.
enter-passkey-no = That was broken off, or there is no passkey here. Nothing has changed.
enter-passkey-known = This device has a passkey for you already.
enter-mail = Link by e-mail
enter-mail-text = One letter, good for 15 minutes. No newsletter, ever.
enter-mail-label = Your address
enter-mail-field = ada@example.org
enter-mail-send = Send link
enter-mail-sent = Look into your mailbox. Open the link there in this browser, or type its code below.
enter-mail-left = { $time } left
enter-mail-again = Send again
enter-code = Recovery code
enter-code-text = Or a code from a letter, or from another device of yours.
enter-code-field = KITE-2427-…
enter-code-use = Use it
enter-club-text = Sign in with your club’s own account.
enter-club-go = Go to the club
enter-stay = Stay a guest
enter-stay-text = As a guest everything works too; your card then lives in this browser only.
enter-close = That will do
enter-close-text = Your keys and devices are on the page of your account.

## Whose door it is

door-together = Put both together?
door-in = Come in as <name>{ $name }</name>?
door-both = Seats, tables, records and crews of <name>{ $mine }</name> go over to <name>{ $name }</name>, for good. Where both have sat at one table that goes on, the seat of <name>{ $mine }</name> opens: nobody may know two hands.
door-own-keys = <name>{ $mine }</name> has keys of its own, and stays a card of its own.
door-elsewhere = This was asked for in another browser. If it was not by you, close this page.
door-behind = <name>{ $mine }</name> stays behind, and is found again with its recovery code only.
door-put = Put both together
door-only = Only come in
door-enter = Come in
door-stay = Stay { $mine }
door-no = No
door-looking = One moment …
door-to-type = Type it into the page where you asked: <b>{ $code }</b>
entered-title = You are { $name }
entered-back = Welcome back. This browser knows you from now on.
entered-together = Both cards are one now.
entered-kept = This key opens your card from now on, here and elsewhere.
entered-code = Your recovery code, should all else fail: <b>{ $code }</b>. It is shown only now.
entered-go = Go on

## Keys and devices, on the page of one's account

key-ring = Keys
keys-any = any of them opens the door
keys-none = No key yet: you are a guest in this browser. That is all right.
keys-made = since { $when }
keys-forget = Take away
keys-forget-label = Take away: { $name }
keys-forgotten = It opens your card no more.
keys-add = Add a key
keys-recovery = Recovery code
keys-recovery-text = Write it down. It is shown once, then only replaced.
keys-recovery-new = New code
keys-recovery-is = Your recovery code: <b>{ $code }</b>
bring = Bring another device
bring-text = Open { $place } there and type a code. It gets a cookie of its own.
bring-make = Show a code
bring-code = Type <b>{ $code }</b> there under “Recovery code”, within five minutes; or open { $link }
