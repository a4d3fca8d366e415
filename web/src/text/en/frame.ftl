### What the client says: pages, dialogs, bars.

## Announcement

announcement = From the operators of this server
