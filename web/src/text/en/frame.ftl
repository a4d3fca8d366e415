### What the client says: pages, dialogs, bars.

## Announcement

announcement = From the operators of this server

## Belongings

mine-devices = Where you are signed in
mine-here = this one
mine-seen = last seen { $when }
mine-sign-out = Sign out
mine-sign-out-of = Sign out { $name }
mine-signed-out = Signed out there.
mine-sign-out-others = Sign out everywhere else
mine-sign-out-everywhere = Sign out everywhere
mine-sign-out-sure = Yes, here too
mine-sign-out-text = Without a key or your recovery code nobody, not even you, can be this person again.
mine-blocked = People you have blocked
mine-unblock = Unblock
mine-unblock-whom = Unblock { $name }
mine-data = Your data
mine-export = Everything kept of you (JSON)
mine-delete = Delete me
mine-delete-text = Your name, words, devices, keys and codes are deleted for good; games you have played stay, without your name. Type { $name } if you mean it.
mine-delete-sure = Delete
